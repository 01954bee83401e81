"""Poker Squares: 25 cards in a square whose rows and columns are poker hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from reussite.api import (
    ACE,
    ANY_CARD,
    KING,
    STOCK,
    WASTE,
    Card,
    Carry,
    Kind,
    Layout,
    Move,
    Options,
    Outcome,
    PileRule,
    Position,
    Refusal,
    Rules,
    Scoring,
    Step,
    Transition,
    Variant,
    block,
    place,
    text,
)

from .parts import spots

SIDE = 5
SQUARE = spots(Kind.CELL, SIDE * SIDE)
LINES = tuple(SQUARE[n * SIDE : (n + 1) * SIDE] for n in range(SIDE)) + tuple(
    SQUARE[n::SIDE] for n in range(SIDE)
)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 0, 1),
        *block(Kind.CELL, rows=SIDE, columns=SIDE, x=1, y=0),
    ),
    breaks=(1,),
)


def deal() -> Iterator[Step]:
    """The first card of the stock."""
    yield Carry(STOCK, WASTE)


def worth(hand: list[Card]) -> int:
    """The points of a line, in the English count: a straight is worth more than a flush."""
    ranks = sorted(card.rank for card in hand)
    same = sorted(Counter(ranks).values(), reverse=True)
    is_whole = len(hand) == SIDE and same[0] == 1
    is_flush = len(hand) == SIDE and len({card.suit for card in hand}) == 1
    is_straight = is_whole and (ranks[-1] - ranks[0] == 4 or ranks == [ACE, 10, 11, 12, KING])
    if is_straight:
        return 30 if is_flush else 12
    pairs = {(4,): 16, (3, 2): 10, (3,): 6, (2, 2): 3, (2,): 1, (): 0}
    return max(5 if is_flush else 0, pairs[tuple(n for n in same if n > 1)])


def total(position: Position) -> int:
    """The points of all ten lines as they are."""
    return sum(worth([*(card for spot in line for card in position[spot].up)]) for line in LINES)


class PokerRules(Rules):
    """Adds that the next card turns up by itself, and when the square is full."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        return Refusal("turns-up") if move.source is STOCK else None

    def consequences(self, played: Transition) -> Iterable[Step]:
        if any(played.after[spot].is_empty for spot in SQUARE):
            yield Carry(STOCK, WASTE)

    def outcome(self, position: Position) -> Outcome | None:
        return Outcome.ENDED if all(position[spot].up for spot in SQUARE) else None


def rules(_options: Options) -> Rules:
    return PokerRules(
        piles={
            Kind.CELL: PileRule(takes=(Kind.WASTE,), base=ANY_CARD, capacity=1),
            Kind.WASTE: PileRule(),
        },
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=lambda played: total(played.after) - total(played.before))


POKER_SQUARES = Variant(
    family="POKERSQ",
    version=1,
    name=text("Poker Squares"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    summary=text("25 cards make five rows and five columns, each a poker hand."),
    difficulty=1,
    sentences={"turns-up": text("The next card turns up when this one lies in the square.")},
)
