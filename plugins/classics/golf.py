"""Golf: seven columns to be played off, each card a neighbour of the last."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    KING,
    ONE_APART,
    ONE_APART_ROUND,
    STOCK,
    WASTE,
    Carry,
    Choice,
    Fan,
    Fit,
    Kind,
    Layout,
    Option,
    Options,
    PileRule,
    Position,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    place,
    row,
    text,
    to_waste,
)

# Layout: the columns, below them stock and waste.

COLUMNS = 7
ROWS = 5

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        place(Kind.STOCK, 0, 1.9),
        place(Kind.WASTE, 1, 1.9, fan=Fan.RIGHT, shows=12),
    ),
    fan_room=ROWS - 1,
)


def deal() -> Iterator[Step]:
    """Five open cards in every column, row by row, and one on the waste."""
    for _ in range(ROWS):
        for column in range(COLUMNS):
            yield Carry(STOCK, Spot(Kind.TABLEAU, column))
    yield Carry(STOCK, WASTE)


# Options: what goes on a king stands in the deal code.

ON_A_KING = Option(
    "king",
    text("On a king"),
    (
        Choice("K", text("Nothing"), text("A king ends the chain: the strictest way.")),
        Choice("Q", text("A queen"), text("A queen may follow a king.")),
        Choice(
            "R",
            text("A queen or an ace: round the corner"),
            text("Ranks go round the corner: an ace may follow a king too."),
        ),
    ),
)

# Rules: no building in columns, a chain on the waste, won with all columns empty.

NOT_ON_A_KING = Fit("king-ends", lambda _card, onto: onto.rank != KING)

NEIGHBOURS = {
    "K": (ONE_APART, NOT_ON_A_KING),
    "Q": (ONE_APART,),
    "R": (ONE_APART_ROUND,),
}


class GolfRules(Rules):
    """Adds how to win."""

    def is_won(self, position: Position) -> bool:
        return all(pile.is_empty for spot, pile in position if spot.kind is Kind.TABLEAU)


def rules(options: Options) -> Rules:
    return GolfRules(
        piles={
            Kind.TABLEAU: PileRule(),
            Kind.WASTE: PileRule(takes=(Kind.TABLEAU,), build=NEIGHBOURS[options["king"]]),
        },
        draw=1,
        passes=1,
    )


# Scoring: cards played off the columns, and what is left of the stock when they are empty.


def points(played: Transition) -> int:
    left = played.after[STOCK].height if played.won else 0
    return 10 * len(played.carried(Kind.TABLEAU, Kind.WASTE)) + 10 * left


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


GOLF = Variant(
    family="GOLF",
    version=1,
    name=text("Golf"),
    summary=text("Clear the columns by taking cards one higher or one lower."),
    difficulty=2,
    options=(ON_A_KING,),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_waste,),
    double_click=(to_waste,),
    auto_place=(to_waste,),
    sentences={"king-ends": text("Nothing goes on a king.")},
)
