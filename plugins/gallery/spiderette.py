"""Spiderette: Spider with one pack in seven columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    ANY_CARD,
    KING,
    ONE_LOWER,
    SAME_SUIT,
    STOCK,
    Base,
    Carry,
    Choice,
    Fan,
    Kind,
    Layout,
    Move,
    Option,
    Options,
    PileRule,
    Position,
    Refusal,
    Reveal,
    Rules,
    Step,
    Transition,
    Variant,
    packed,
    place,
    row,
    text,
    to_empty_column,
    to_longest_column,
)

from .parts import ends_in_whole_run, scoring_up, spots, triangle

COLUMNS = spots(Kind.TABLEAU, 7)
PLACES = spots(Kind.FOUNDATION, 4)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *row(Kind.FOUNDATION, len(PLACES), x=3, y=0),
        *row(Kind.TABLEAU, len(COLUMNS), x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """One to seven cards, as in Klondike."""
    return triangle(STOCK, len(COLUMNS))


SUITS = Option(
    "suits",
    text("Suits"),
    (Choice("S1", text("One suit")), Choice("S2", text("Two suits")),
     Choice("S4", text("Four suits"))),
)  # fmt: skip
LETTERS = {"S1": "S", "S2": "SH", "S4": "SHDC"}


class SpideretteRules(Rules):
    """Adds that no row is dealt beside an empty column, and that whole runs leave."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.source is STOCK and any(position[column].is_empty for column in COLUMNS):
            return Refusal("empty-column")
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        free = (place for place in PLACES if played.after[place].is_empty)
        for column in COLUMNS:
            pile = played.after[column]
            if ends_in_whole_run(pile):
                yield Carry(column, next(free), KING)
                if pile.down and len(pile.up) == KING:
                    yield Reveal(column)


def rules(_options: Options) -> Rules:
    return SpideretteRules(
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
        deals_to=Kind.TABLEAU,
    )


SPIDERETTE = Variant(
    family="SPTTE",
    version=1,
    name=text("Spiderette"),
    options=(SUITS,),
    suits=lambda options: LETTERS[options["suits"]],
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    double_click=(to_longest_column, to_empty_column),
    auto_place=(to_longest_column, to_empty_column),
    sentences={
        "whole-run": text("A whole run from king to ace in one suit leaves by itself."),
        "empty-column": text("No row is dealt while a column is empty."),
    },
    summary=text("Spider with 1 pack: quicker than the big one, and not much easier."),
    difficulty=3,
    like="SPIDER",
)
