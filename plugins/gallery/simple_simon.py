"""Simple Simon: Spider with one open pack and no stock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    KING,
    ONE_LOWER,
    SAME_SUIT,
    Base,
    Carry,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Step,
    Transition,
    Variant,
    packed,
    row,
    text,
    to_empty_column,
    to_longest_column,
)

from .parts import ends_in_whole_run, rows, scoring_up, spots

COLUMNS = spots(Kind.TABLEAU, 10)
PLACES = spots(Kind.FOUNDATION, 4)

LAYOUT = Layout(
    slots=(
        *row(Kind.FOUNDATION, len(PLACES), x=3, y=0),
        *row(Kind.TABLEAU, len(COLUMNS), x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """Eight cards in the first three columns, then one less in each."""
    return rows(HAND, Kind.TABLEAU, 10, 9, 8, 7, 6, 5, 4, 3)


class SimonRules(Rules):
    """Adds that whole runs leave."""

    def consequences(self, played: Transition) -> Iterable[Step]:
        free = (place for place in PLACES if played.after[place].is_empty)
        for column in COLUMNS:
            if ends_in_whole_run(played.after[column]):
                yield Carry(column, next(free), KING)


def rules(_options: Options) -> Rules:
    return SimonRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=ANY_CARD,
                build=(ONE_LOWER,),
                lifts=packed(SAME_SUIT, ONE_LOWER),
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU,),
                base=Base("whole-run", lambda _card, _spot: False),
                at_once=KING,
            ),
        },
    )


SIMPLE_SIMON = Variant(
    family="SIMON",
    version=1,
    name=text("Simple Simon"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    double_click=(to_longest_column, to_empty_column),
    auto_place=(to_longest_column, to_empty_column),
    sentences={"whole-run": text("A whole run from king to ace in one suit leaves by itself.")},
    summary=text(
        "Spider with 1 open pack and no stock: you see everything, and nothing is left to chance."
    ),
    difficulty=3,
    like="SPIDER",
)
