"""Baker's Game: four cells, and columns built down in suit."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_HIGHER,
    ONE_LOWER,
    SAME_SUIT,
    Carry,
    Edge,
    Fan,
    Kind,
    Layout,
    Move,
    Options,
    PileRule,
    Position,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    ace_of,
    packed,
    row,
    text,
    to_cell,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: cells packed to the left, foundations to the right, the eight columns below.

COLUMNS = 8

LAYOUT = Layout(
    slots=(
        *row(Kind.CELL, 4, x=0, y=0, edge=Edge.LEFT),
        *row(Kind.FOUNDATION, 4, x=4, y=0, edge=Edge.RIGHT),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
    gap=(0.12, 0.30),
    margin=0.16,
    fan_room=11,
)


def deal() -> Iterator[Step]:
    """The whole pack face up, row by row: seven cards in four columns, six in the others."""
    for number in range(52):
        yield Carry(HAND, Spot(Kind.TABLEAU, number % COLUMNS))


# Rules: build down in suit; a run moves when its cards could be carried one by one.


class BakersRules(Rules):
    """Adds how long a run may be."""

    def limit(self, position: Position, move: Move) -> int:
        """(free cells + 1) × 2^(empty columns), an empty destination not counted."""
        empty = [spot for spot, pile in position if pile.is_empty and spot is not move.target]
        cells = sum(spot.kind is Kind.CELL for spot in empty)
        columns = sum(spot.kind is Kind.TABLEAU for spot in empty)
        return (cells + 1) << columns


def rules(_options: Options) -> Rules:
    return BakersRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ANY_CARD,
                build=(SAME_SUIT, ONE_LOWER),
                lifts=packed(SAME_SUIT, ONE_LOWER),
            ),
            Kind.CELL: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, capacity=1),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
        },
    )


# Scoring: cards that go up; none comes back.


def points(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION))


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


BAKERS_GAME = Variant(
    family="BAKER",
    version=1,
    name=text("Baker’s Game"),
    summary=text("The older FreeCell: columns are built in suit."),
    difficulty=3,
    like="FC",
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_cell, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column, to_cell),
)
