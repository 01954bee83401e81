"""What the pointer and the cards it carries reach.

All of it from the settled picture: what still moves counts as landed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind, Spot
from reussite.table.picture import Picture

BELOW_HALF: Final = 0.5  # a pile reaches this part of a card below its last card, for drops


@dataclass(frozen=True, slots=True)
class Grip:
    """What lies under the pointer.

    :param card: None on an empty place.
    :param count: the card and those on it; 0 on an empty place.
    """

    spot: Spot
    card: Card | None
    count: int


class HitTest:
    """Finds the cards and places of one table by where they are."""

    def __init__(self, scene: Picture) -> None:
        self._scene = scene

    def grip(self, point: QPointF) -> Grip | None:
        """What a press at `point` takes hold of."""
        scene = self._scene
        session, geometry = scene.session, scene.geometry
        if session is None or geometry is None or scene.is_covered:
            return None
        best: tuple[int, Card] | None = None
        for card, lie in scene.lies.items():
            if lie.is_seen and (best is None or lie.z > best[0]):
                area = QRectF(lie.x, lie.y, *geometry.card_size)
                if area.contains(point):
                    best = lie.z, card
        if best is not None:
            card = best[1]
            spot = scene.lies[card].spot
            cards = session.position[spot].cards
            return Grip(spot, card, len(cards) - cards.index(card))
        for spot, rect in geometry.slots.items():
            if QRectF(*rect).contains(point):
                return Grip(spot, None, 0)
        return None

    def overlaps(self, area: QRectF) -> list[tuple[Spot | Kind, float]]:
        """The zones under `area`, most overlap first; a zone is a pile, or all foundations."""
        zones: dict[Spot | Kind, QRectF] = {}
        for spot, place in self._scene.items_by_spot.items():
            if not place.isVisible() and not self._cards_on(spot):
                continue  # nothing is seen there
            zone = zone_of(spot)
            zones[zone] = zones.get(zone, QRectF()).united(self._drop_area(spot))
        found = []
        for zone, where in zones.items():
            shared = where.intersected(area)
            if not shared.isEmpty():
                found.append((zone, shared.width() * shared.height()))
        return sorted(found, key=lambda entry: -entry[1])

    def end(self, spot: Spot) -> QRectF:
        """The area of the last card of a pile, or of its empty place."""
        geometry = self._scene.geometry
        assert geometry is not None
        place = geometry.slots[spot]
        cards = self._cards_on(spot)
        if not cards:
            return QRectF(*place)
        lie = self._scene.lies[cards[-1]]
        return QRectF(lie.x, lie.y, place.width, place.height)

    def _drop_area(self, spot: Spot) -> QRectF:
        """From the place down to a little below its last card: generous, as hands are."""
        geometry = self._scene.geometry
        assert geometry is not None
        place = QRectF(*geometry.slots[spot])
        last = self.end(spot)
        area = place.united(last)
        if last.y() > place.y():
            area.setHeight(area.height() + BELOW_HALF * place.height())
        return area

    def _cards_on(self, spot: Spot) -> tuple[Card, ...]:
        session = self._scene.session
        assert session is not None
        return session.position[spot].cards


def zone_of(spot: Spot) -> Spot | Kind:
    """What counts as one target: the whole foundation area, else each pile."""
    return spot.kind if spot.kind is Kind.FOUNDATION else spot
