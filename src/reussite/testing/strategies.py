"""Hypothesis strategies for cards, places, moves and whole tables; needs Hypothesis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from reussite.kernel.cards import FACES, Card, factory_order
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Pile, Spot
from reussite.kernel.position import Position

cards = st.builds(Card, st.integers(0, 2 * FACES - 1))
spots = st.builds(Spot, st.sampled_from(Kind), st.integers(0, 999))
moves = st.builds(Move, spots, spots, st.integers(1, 9999))


@st.composite
def positions(draw: st.DrawFn, places: Mapping[Spot, int], packs: int = 1) -> Position:
    """Any cards anywhere, many of them nowhere: tables that no game would ever show."""
    pack: Sequence[Card] = draw(st.permutations(factory_order(packs)))
    most = draw(st.integers(1, 8))
    piles: list[Pile] = []
    for spot in places:
        down, pack = _taken(pack, draw(st.integers(0, most)) if spot.kind is not Kind.WASTE else 0)
        up, pack = _taken(pack, draw(st.integers(0, most)) if spot.kind is not Kind.STOCK else 0)
        piles.append(Pile(down, up))
    return Position(places, tuple(piles))


def _taken(pack: Sequence[Card], count: int) -> tuple[tuple[Card, ...], Sequence[Card]]:
    return tuple(pack[:count]), pack[count:]
