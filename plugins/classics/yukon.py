"""Yukon: no stock, and every open card moves with whatever lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ALL_OPEN,
    HAND,
    ONE_HIGHER,
    ONE_LOWER,
    ONLY_KINGS,
    OTHER_COLOUR,
    SAME_SUIT,
    Carry,
    Face,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    ace_of,
    block,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: seven columns, the foundations one below the other at their right.

COLUMNS = 7
OPEN = 5  # cards that lie open in every column but the first

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=1, x=COLUMNS, y=0),
    ),
    breaks=(COLUMNS,),
    row_gap=(0.10, 0.24),
)


def deal() -> Iterator[Step]:
    """One to seven cards as in Klondike, then four more on every column but the first."""
    for line in range(COLUMNS):
        for column in range(line, COLUMNS):
            face = Face.UP if column == line else Face.DOWN
            yield Carry(HAND, Spot(Kind.TABLEAU, column), face=face)
    for _ in range(OPEN - 1):
        for column in range(1, COLUMNS):
            yield Carry(HAND, Spot(Kind.TABLEAU, column))


# Rules: the first of the moved cards must fit, the ones on it need no order.


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.FOUNDATION),
                base=ONLY_KINGS,
                build=(OTHER_COLOUR, ONE_LOWER),
                lifts=ALL_OPEN,
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU,),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
        },
    )


# Scoring: cards that go up or turn up; taking back costs more than it earned.


def points(played: Transition) -> int:
    return (
        10 * len(played.carried(target=Kind.FOUNDATION))
        + 5 * len(played.revealed)
        - 15 * len(played.carried(Kind.FOUNDATION, Kind.TABLEAU))
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, floor=0)


YUKON = Variant(
    family="YUKON",
    version=1,
    name=text("Yukon"),
    summary=text("Klondike without a stock: any open card is moved, with all cards on it."),
    difficulty=2,
    like="KL",
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
)
