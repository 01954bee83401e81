"""Seahaven Towers: ten columns in suit, four cells of which two are taken, kings on spaces."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_LOWER,
    ONLY_KINGS,
    SAME_SUIT,
    Carry,
    Fan,
    Kind,
    Layout,
    Move,
    Options,
    PileRule,
    Position,
    Rules,
    Spot,
    Step,
    Variant,
    packed,
    place,
    row,
    text,
    to_cell,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 10

LAYOUT = Layout(
    slots=(
        *(place(Kind.FOUNDATION, x, 0, number=n) for n, x in enumerate((0, 1, 8, 9))),
        *row(Kind.CELL, 4, x=3, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """Five open cards in every column, the last two in the middle cells."""
    yield from rows(HAND, Kind.TABLEAU, *(COLUMNS,) * 5)
    for number in (1, 2):
        yield Carry(HAND, Spot(Kind.CELL, number))


class SeahavenRules(Rules):
    """Adds how long a run may be."""

    def limit(self, position: Position, move: Move) -> int:
        """One more than there are free cells."""
        return 1 + sum(pile.is_empty for spot, pile in position if spot.kind is Kind.CELL)


def rules(_options: Options) -> Rules:
    return SeahavenRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ONLY_KINGS,
                build=(SAME_SUIT, ONE_LOWER),
                lifts=packed(SAME_SUIT, ONE_LOWER),
            ),
            Kind.CELL: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, capacity=1),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, Kind.CELL),
        },
    )


SEAHAVEN = Variant(
    family="SEAHAVEN",
    version=1,
    name=text("Seahaven Towers"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=(*BEST, to_cell),
    auto_place=(*BEST, to_cell),
    summary=text("FreeCell in suits: ten columns, four cells, and only kings on empty columns."),
    difficulty=2,
    like="FC",
)
