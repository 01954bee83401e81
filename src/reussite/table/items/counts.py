"""Numbers of cards, where they cannot be counted by looking."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from PySide6.QtCore import QPointF

from reussite.kernel.cards import Card
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.kernel.position import Position
from reussite.table.animation.animator import MOVING_Z
from reussite.table.geometry import Geometry
from reussite.table.items.rings import CountPill
from reussite.table.picture import Picture

COUNT_Z: Final = MOVING_Z - 1


class Counts:
    """The number of cards in the stock, and of face-down cards in heaps, on one table.

    :ivar stock: the number at the stock.
    """

    def __init__(self, scene: Picture) -> None:
        self._scene = scene
        self._badges: dict[Spot, CountPill] = {}
        self.stock = self._pill()

    @property
    def badges(self) -> Mapping[Spot, CountPill]:
        """The numbers of face-down cards."""
        return self._badges

    def show(self, position: Position, moving: Container[Card]) -> None:
        """The numbers of this position, on a table that is laid; a heap has none while a card of
        it moves."""
        geometry = self._scene.geometry
        assert geometry is not None
        self._show_badges(position, geometry, moving)
        if STOCK not in position:
            self.stock.hide()
            return
        left = position[STOCK].height
        rect = geometry.slots[STOCK]
        self.stock.setPos(QPointF(rect.x + rect.width / 2, rect.y + rect.height))
        self._show(self.stock, str(left) if left and not self._scene.is_covered else "")

    def _show_badges(self, position: Position, geometry: Geometry, moving: Container[Card]) -> None:
        wanted: dict[Spot, tuple[QPointF, str]] = {}
        if geometry.heaped and not self._scene.is_covered:
            for spot, (down, up) in position:
                if spot.kind is Kind.HAND or any(card in moving for card in down):
                    continue
                if place := geometry.badge(spot, len(down), len(up)):
                    wanted[spot] = QPointF(*map(round, place)), str(len(down))
        for spot in self._badges.keys() - wanted.keys():
            self._scene.removeItem(self._badges.pop(spot))
        for spot, (middle, text) in wanted.items():
            badge = self._badges.get(spot)
            if badge is None:
                badge = self._badges[spot] = self._pill()
            self._show(badge, text)
            corner = middle - badge.middle
            least = -badge.boundingRect().top()  # on the smallest tables it is higher than a strip
            badge.setPos(corner.x(), max(corner.y(), least))

    def _pill(self) -> CountPill:
        pill = CountPill()
        pill.setZValue(COUNT_Z)
        self._scene.addItem(pill)
        return pill

    def _show(self, pill: CountPill, text: str) -> None:
        scene = self._scene
        pill.show_count(text, scene.faces.width, large=scene.theme.is_heaped)
