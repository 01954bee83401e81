"""Russian Solitaire: Yukon in suit: every open card moves with whatever lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ALL_OPEN,
    HAND,
    ONE_LOWER,
    ONLY_KINGS,
    SAME_SUIT,
    Carry,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Spot,
    Step,
    Variant,
    block,
    row,
    text,
)

from .parts import BEST, UP, scoring_up, triangle, up_in_suit

COLUMNS = 7

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=1, x=COLUMNS, y=0),
    ),
    breaks=(COLUMNS,),
)


def deal() -> Iterator[Step]:
    """One to seven cards as in Klondike, then four more on every column but the first."""
    yield from triangle(HAND, COLUMNS)
    for _ in range(4):
        for column in range(1, COLUMNS):
            yield Carry(HAND, Spot(Kind.TABLEAU, column))


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=ONLY_KINGS,
                build=(SAME_SUIT, ONE_LOWER),
                lifts=ALL_OPEN,
            ),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU),
        },
    )


RUSSIAN = Variant(
    family="RUSSIAN",
    version=1,
    name=text("Russian Solitaire"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text(
        "Yukon in suit: whole heaps move, but they fit on their own suit only. It is hard to win."
    ),
    difficulty=3,
    like="YUKON",
)
