"""Choosers: what a click or a double-click means, picked from the legal moves.

A variant lists choosers in order; the first that finds a move decides. A chooser never judges
legality: it only picks among what `Rules.legal` gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position

if TYPE_CHECKING:
    from reussite.kernel.rules import Rules


@dataclass(frozen=True, slots=True)
class Touch:
    """A touched card with the cards lying on it.

    :param source: the pile it lies in.
    :param count: how many cards: 1 for the top card.
    """

    rules: Rules
    position: Position
    source: Spot
    count: int = 1

    @property
    def moves(self) -> list[Move]:
        """The legal moves of exactly these cards, alone or in a pair, in the order of `legal`."""
        return [
            move
            for move in self.rules.legal(self.position)
            if move.count == self.count and move.takes_from(self.source)
        ]

    @property
    def is_whole_pile(self) -> bool:
        return self.position[self.source].height == self.count


Chooser = Callable[[Touch], Move | None]


def choose(choosers: Iterable[Chooser], touch: Touch) -> Move | None:
    """The move of the first chooser that finds one.

    A card is never taken back from a foundation this way: that wants a drag or a key.
    """
    if touch.source.kind is Kind.FOUNDATION:
        return None
    for chooser in choosers:
        if move := chooser(touch):
            return move
    return None


def _onto(touch: Touch, kind: Kind) -> list[Move]:
    return [move for move in touch.moves if move.target.kind is kind and move.partner is None]


def to_foundation(touch: Touch) -> Move | None:
    """The first foundation that accepts the card."""
    return next(iter(_onto(touch, Kind.FOUNDATION)), None)


def to_longest_column(touch: Touch) -> Move | None:
    """The accepting column with the most cards, the leftmost of equals; never an empty one."""
    filled = [m for m in _onto(touch, Kind.TABLEAU) if not touch.position[m.target].is_empty]
    return max(filled, key=lambda move: touch.position[move.target].height, default=None)


def to_empty_column(touch: Touch) -> Move | None:
    """The first empty column that accepts it, unless a whole column would only change places."""
    if touch.source.kind is Kind.TABLEAU and touch.is_whole_pile:
        return None
    empty = (m for m in _onto(touch, Kind.TABLEAU) if touch.position[m.target].is_empty)
    return next(empty, None)


def to_cell(touch: Touch) -> Move | None:
    """The first free cell, for a single card."""
    return next(iter(_onto(touch, Kind.CELL)), None)


def to_waste(touch: Touch) -> Move | None:
    """Onto the waste, where games build on it."""
    return next(iter(_onto(touch, Kind.WASTE)), None)


def to_discard(touch: Touch) -> Move | None:
    """Off the table by itself, without a second card."""
    return next(iter(_onto(touch, Kind.DISCARD)), None)


def to_partner(touch: Touch) -> Move | None:
    """With the first card that makes a pair with it."""
    return next((move for move in touch.moves if move.partner is not None), None)


def only_from(kind: Kind, *choosers: Chooser) -> Chooser:
    """These choosers, for cards of one kind of pile only."""

    def chosen(touch: Touch) -> Move | None:
        return choose(choosers, touch) if touch.source.kind is kind else None

    return chosen


def refused_by_length(touch: Touch) -> Refusal | None:
    """The refusal of a run that fits somewhere but is too long, with the most that may move."""
    refusals = (
        touch.rules.refusal(touch.position, Move(touch.source, target, touch.count))
        for target in touch.position.places
    )
    too_long = [refusal for refusal in refusals if refusal and refusal.code == "too-many"]
    return max(too_long, key=lambda refusal: refusal.number or 0, default=None)
