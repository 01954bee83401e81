"""How many cards lie where the pointer rests, where they cannot be counted by looking."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from reussite.kernel.piles import Kind
from reussite.table.mouse.hit_test import HitTest
from reussite.table.picture import Picture
from reussite.table.speech.card_names import Speech


def pile_tip(scene: Picture, point: QPointF) -> tuple[str, QRectF]:
    """What to tell about the pile at `point`, and the area it is told of; mostly nothing."""
    grip = HitTest(scene).grip(point)
    if grip is None or grip.card is None:
        return "", QRectF()
    session, geometry = scene.session, scene.geometry
    assert session is not None
    assert geometry is not None
    pile = session.position[grip.spot]
    lie = scene.lies[grip.card]
    area = QRectF(lie.x, lie.y, *geometry.card_size)
    if grip.spot.kind in (Kind.STOCK, Kind.WASTE):
        return Speech.tr("%n card(s)", "", pile.height), area
    if pile.down:
        return Speech.tr("%n card(s) face down", "of a column", len(pile.down)), area
    return "", area
