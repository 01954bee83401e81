"""The places that would take the cards in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reussite.kernel.piles import Spot
from reussite.table.items.rings import TargetRing
from reussite.table.mouse.hit_test import HitTest
from reussite.table.picture import Picture


class DropHighlights:
    """Marks places of one table with rings."""

    def __init__(self, scene: Picture, hit_test: HitTest) -> None:
        self._scene = scene
        self._hit_test = hit_test
        self._rings: dict[Spot, TargetRing] = {}

    @property
    def rings(self) -> Mapping[Spot, TargetRing]:
        """Those that are shown, by the place they mark."""
        return self._rings

    def show(self, spots: Iterable[Spot]) -> None:
        """Mark these places and no others."""
        self.clear()
        for spot in spots:
            ring = TargetRing(self._scene.theme.felt.accent)
            area = self._hit_test.end(spot)
            ring.setPos(area.topLeft())
            ring.surround(area.width(), area.height())
            ring.setZValue(self._top_z(spot) + 0.5)
            self._scene.addItem(ring)
            self._rings[spot] = ring

    def show_hot(self, hot: Spot | None) -> None:
        """Mark the place that would take the cards if they were let go now."""
        for spot, ring in self._rings.items():
            ring.hot = spot is hot

    def clear(self) -> None:
        """No place is marked."""
        for ring in self._rings.values():
            self._scene.removeItem(ring)
        self._rings.clear()

    def _top_z(self, spot: Spot) -> float:
        session = self._scene.session
        assert session is not None
        cards = session.position[spot].cards
        return self._scene.lies[cards[-1]].z if cards else 0
