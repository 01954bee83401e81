"""Where every card of a position lies: the picture that the table must show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position
from reussite.table.geometry import Geometry

PILE_DEPTH = 200  # more cards than any pile can hold


class Lie(NamedTuple):
    """How one card lies.

    :param x: left edge, in device-independent pixels; `y` is the upper edge.
    :param z: stacking order over the whole table.
    :param is_up: whether its face shows.
    :param is_seen: whether any of it shows; wholly covered cards need no drawing.
    """

    spot: Spot
    x: float
    y: float
    z: int
    is_up: bool
    is_seen: bool


def arrange(
    position: Position, geometry: Geometry, held: tuple[Spot, int] | None = None
) -> Mapping[Card, Lie]:
    """How every card of `position` lies.

    :param held: a pile and how many of its uppermost cards are in the player's hand: what lies
        under them shows.
    """
    lies: dict[Card, Lie] = {}
    for at, (spot, pile) in enumerate(position):
        if spot.kind is Kind.HAND:
            _in_hand(lies, spot, pile.cards, geometry)
            continue
        down, up = pile
        places = geometry.card_positions(spot, len(down), len(up))
        lifted = held[1] if held is not None and held[0] is spot else 0
        remaining = len(places) - lifted
        for n, (card, (x, y)) in enumerate(zip(down + up, places, strict=True)):
            covered = n + 1 < remaining and places[n + 1] == (x, y)
            lies[card] = Lie(spot, x, y, at * PILE_DEPTH + n, n >= len(down), not covered)
    return lies


def _in_hand(
    lies: dict[Card, Lie], spot: Spot, cards: tuple[Card, ...], geometry: Geometry
) -> None:
    """The dealer sits below the table: cards fly in from there and are never seen lying."""
    x = round((geometry.width - geometry.card_size[0]) / 2)
    for n, card in enumerate(cards):
        lies[card] = Lie(spot, x, geometry.height, n, is_up=False, is_seen=False)
