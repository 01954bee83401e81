"""Any variant, by its own rules: slow, and without knowing what its tables mean."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import pairwise

from reussite.api import Game, Kind, Move, Position

from .search import Act

_OUT = (Kind.FOUNDATION, Kind.DISCARD)
_LYING = (Kind.TABLEAU, Kind.PEAK, Kind.RESERVE)


class AnyGame:
    """The model. A state is a position; a move that takes cards back is never tried."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.counts_lying = not any(spot.kind in _OUT for spot in game.variant.layout.spots)

    def expand(self, state: Position) -> Iterator[tuple[tuple[Act, ...], Position]]:
        for move in self.rules.legal(state):
            if move.source.kind is not Kind.FOUNDATION:
                yield (
                    ((_source(move), str(move.target), move.count),),
                    self.rules.play(state, move).after,
                )

    def key(self, state: Position) -> Hashable:
        return state.piles, state.marks

    def score(self, state: Position) -> float:
        if self.rules.is_won(state):
            return 0.0
        worth = 1.0
        for spot, (down, up) in state:
            kind = spot.kind
            if kind in _OUT:
                worth -= 1.0 * len(up)
            elif kind is Kind.STOCK:
                worth += 0.5 * len(down)
            elif kind is Kind.CELL:
                worth += len(up)
            elif kind in _LYING:
                worth += 3.0 * len(down) + (1.0 if self.counts_lying else 0.0) * len(up)
                for under, card in pairwise(up):
                    if under.rank != card.rank + 1:
                        worth += 1.0
                    elif under.suit != card.suit:
                        worth += 0.3
        return max(worth + 110.0 + 3.0 * state.marked("recycled"), 0.001)


def _source(move: Move) -> str:
    return f"{move.source}+{move.partner}" if move.partner is not None else str(move.source)
