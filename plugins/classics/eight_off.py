"""Eight Off: eight cells, four of them taken, columns built down in suit, kings on empty ones."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_HIGHER,
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
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    ace_of,
    block,
    packed,
    row,
    text,
    to_cell,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: a cell above each of the eight columns, the foundations at the right.

COLUMNS = 8
TAKEN = 4  # cells that hold a card after the deal

LAYOUT = Layout(
    slots=(
        *row(Kind.CELL, COLUMNS, x=0, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=1, x=COLUMNS, y=0),
    ),
    breaks=(COLUMNS,),
    row_gap=(0.12, 0.24),
)


def deal() -> Iterator[Step]:
    """Six cards in every column, row by row, and the last four in the first cells."""
    for number in range(6 * COLUMNS):
        yield Carry(HAND, Spot(Kind.TABLEAU, number % COLUMNS))
    for number in range(TAKEN):
        yield Carry(HAND, Spot(Kind.CELL, number))


# Rules: build down in suit, kings on empty columns; a run moves as the free cells allow.


class EightOffRules(Rules):
    """Adds how long a run may be."""

    def limit(self, position: Position, move: Move) -> int:
        """One more than there are free cells: an empty column takes only kings in passing."""
        return 1 + sum(pile.is_empty for spot, pile in position if spot.kind is Kind.CELL)


def rules(_options: Options) -> Rules:
    return EightOffRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ONLY_KINGS,
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


EIGHT_OFF = Variant(
    family="EIGHT",
    version=1,
    name=text("Eight Off"),
    summary=text("Eight cells make up for columns built in suit."),
    difficulty=1,
    like="FC",
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column, to_cell),
    auto_place=(to_foundation, to_longest_column, to_empty_column, to_cell),
)
