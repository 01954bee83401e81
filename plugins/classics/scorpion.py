"""Scorpion: every open card moves with whatever lies on it, runs stay in their columns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from reussite.api import (
    ALL_OPEN,
    KING,
    ONE_LOWER,
    ONLY_KINGS,
    SAME_SUIT,
    STOCK,
    Carry,
    Face,
    Fan,
    Kind,
    Layout,
    Options,
    Pile,
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
    to_empty_column,
    to_longest_column,
)

# Layout: seven columns, the three cards of the stock at their right.

COLUMNS = 7

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        place(Kind.STOCK, COLUMNS, 0),
    ),
    breaks=(COLUMNS,),
)


def deal() -> Iterator[Step]:
    """Seven cards in every column, the first three of four columns face down."""
    for line in range(7):
        for column in range(COLUMNS):
            face = Face.DOWN if line < 3 and column < 4 else Face.UP
            yield Carry(STOCK, Spot(Kind.TABLEAU, column), face=face)


# Rules: build down in suit, kings on empty columns; won with a whole suit in each of four columns.


class ScorpionRules(Rules):
    """Adds another way to win: nothing goes to foundations."""

    def is_won(self, position: Position) -> bool:
        return all(pile.is_empty or is_whole_suit(pile) for _, pile in position)


def is_whole_suit(pile: Pile) -> bool:
    """Whether a column holds one suit from king to ace and nothing else."""
    return (
        pile.height == len(pile.up) == KING
        and pile.up[0].rank == KING
        and all(
            card.suit is under.suit and card.rank == under.rank - 1
            for under, card in pairwise(pile.up)
        )
    )


def rules(_options: Options) -> Rules:
    return ScorpionRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=ONLY_KINGS,
                build=(SAME_SUIT, ONE_LOWER),
                lifts=ALL_OPEN,
            ),
        },
        deals_to=Kind.TABLEAU,
    )


# Scoring: cards that turn up, and whole suits.


def points(played: Transition) -> int:
    whole = whole_suits(played.after) - whole_suits(played.before)
    return 5 * len(played.revealed) + 100 * whole


def whole_suits(position: Position) -> int:
    return sum(is_whole_suit(pile) for _, pile in position)


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


SCORPION = Variant(
    family="SCORP",
    version=1,
    name=text("Scorpion"),
    summary=text("Build four runs in suit from king to ace, moving any open card."),
    difficulty=3,
    like="SPIDER",
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    double_click=(to_longest_column, to_empty_column),
    auto_place=(to_longest_column, to_empty_column),
)
