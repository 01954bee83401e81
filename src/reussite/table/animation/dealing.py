"""How the cards are dealt: the pack glides along the piles and leaves each pile's cards behind,
which fan out and turn up.

Cards that fly one after another from one place make light and dark change places all the way. The
pack passes each place once, and a pile's cards turn together, so that nothing flashes on any
cloth, however many cards are dealt: `tests/accessibility/test_flashes.py` measures it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from math import acos, cos, hypot, pi
from typing import Final

from PySide6.QtCore import QPointF

from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind
from reussite.kernel.steps import Transition
from reussite.table.animation.animator import LINEAR, OUT_CUBIC, Motion
from reussite.table.animation.motions import Timing, followed
from reussite.table.arrangement import Lie
from reussite.table.items.card import CardItem

# Milliseconds.
GLIDE_LEAST, GLIDE_MOST, GLIDE_STEP = 500, 1000, 60  # a step is one card width of the way
FAN: Final = 260
PACK: Final = 3  # so many cards are seen of the pack
THICKNESS: Final = 0.015  # of a card, where several lie on one another, in card widths


def dealing(
    deal: Transition,
    items: Mapping[Card, CardItem],
    lies: Mapping[Card, Lie],
    start: QPointF,
    card_width: float,
) -> list[Motion]:
    """The ways of all dealt cards, pile after pile.

    :param start: where the pack lies.
    """
    packets = _in_order(_packets(deal, lies), lies, start)
    if not packets:
        return []
    stops = [_corner(packet, lies) for packet in packets]
    route = _Route([start, *stops])
    glide = round(min(max(GLIDE_LEAST, GLIDE_STEP * route.length / card_width), GLIDE_MOST))
    ways: list[Motion] = []
    for number, (packet, stop) in enumerate(zip(packets, stops, strict=True), 1):
        begin = round(glide * route.share_at(number))
        for card in packet:
            ways.append(_fanned(items[card], lies[card], stop, begin, len(ways), card_width))
    pack = packets[-1][-PACK:]
    for n, card in enumerate(pack):
        up = QPointF(0, -n * THICKNESS * card_width)
        ways.append(_carried(items[card], route, up, glide, len(ways)))
    return ways


def pack_of(ways: Sequence[Motion]) -> list[CardItem]:
    """The cards that are seen gliding, the lowest first."""
    return [way.item for way in ways if way.path is not None]


def _packets(deal: Transition, lies: Mapping[Card, Lie]) -> list[list[Card]]:
    """The cards of each pile that are seen once all are dealt, the lowest first."""
    return [
        seen
        for spot, pile in deal.after
        if spot.kind not in (Kind.STOCK, Kind.HAND)
        and (seen := [card for card in pile.cards if lies[card].is_seen])
    ]


def _corner(packet: Sequence[Card], lies: Mapping[Card, Lie]) -> QPointF:
    return QPointF(lies[packet[0]].x, lies[packet[0]].y)


def _in_order(
    packets: Iterable[list[Card]], lies: Mapping[Card, Lie], start: QPointF
) -> list[list[Card]]:
    """Row by row from above, each from the end that is nearer, or from the left."""

    def height(packet: list[Card]) -> float:
        return _corner(packet, lies).y()

    def across(packet: list[Card]) -> float:
        return _corner(packet, lies).x()

    ordered: list[list[Card]] = []
    here = start.x()
    for _, row in groupby(sorted(packets, key=height), height):
        along = sorted(row, key=across)
        if abs(across(along[-1]) - here) < abs(across(along[0]) - here) - 1:
            along.reverse()
        ordered += along
        here = across(along[-1])
    return ordered


def _fanned(
    item: CardItem, lie: Lie, stop: QPointF, begin: int, order: int, card_width: float
) -> Motion:
    """The Motion of a card from the top of its pile to where it lies in the end."""
    goal = QPointF(lie.x, lie.y)
    timing = followed(Timing(begin, FAN, OUT_CUBIC), _distance(stop, goal) / card_width)
    return Motion(
        item,
        stop,
        goal,
        begin,
        timing.length,
        timing.curve,
        turns=lie.is_up,
        is_up=lie.is_up,
        order=order,
        rest_z=lie.z,
    )


def _carried(item: CardItem, route: _Route, up: QPointF, glide: int, order: int) -> Motion:
    """The Motion of a card that glides along all piles to the last one."""

    def path(share: float) -> QPointF:
        return route.at(share) + up

    return Motion(item, path(0), route.at(1), 0, glide, LINEAR, order=order, path=path)


def _distance(one: QPointF, other: QPointF) -> float:
    return hypot(*(other - one).toTuple())


class _Route:
    """The way of the pack along all piles, which it begins and ends gently."""

    def __init__(self, stops: Sequence[QPointF]) -> None:
        self._stops = stops
        self._passed = [0.0]  # the way up to each stop
        for one, other in pairwise(stops):
            self._passed.append(self._passed[-1] + _distance(one, other))

    @property
    def length(self) -> float:
        """In pixels."""
        return self._passed[-1]

    def share_at(self, number: int) -> float:
        """The share of the time after which it passes a stop."""
        return acos(1 - 2 * self._passed[number] / self.length) / pi if self.length else 0.0

    def at(self, share: float) -> QPointF:
        """Where it is after a share 0 to 1 of the time."""
        way = self.length * (1 - cos(pi * share)) / 2
        for n, (before, after) in enumerate(pairwise(self._passed)):
            if before <= way < after:
                one, other = self._stops[n : n + 2]
                return one + (other - one) * ((way - before) / (after - before))
        return QPointF(self._stops[-1])
