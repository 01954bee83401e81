"""Where piles and cards are seen, for rings around them and for readers that point at them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from reussite.kernel.piles import Spot
from reussite.table.scene import TableScene


def pile_area(scene: TableScene, spot: Spot) -> QRectF:
    """The empty place, or all cards of a pile."""
    assert scene.session is not None
    height = scene.session.position[spot].height
    return cards_area(scene, spot, 0, height) if height else _place(scene, spot)


def cards_area(scene: TableScene, spot: Spot, first: int, end: int) -> QRectF:
    """The cards of a pile from one to before another, counted from 0 at the bottom."""
    assert scene.session is not None
    area = QRectF()
    for card in scene.session.position[spot].cards[first:end]:
        lie = scene.lies[card]
        area = area.united(QRectF(lie.x, lie.y, *_size(scene)))
    return area


def card_area(scene: TableScene, spot: Spot, depth: int) -> QRectF:
    """What is seen of one card: all of the top one, a strip of one in a fan."""
    assert scene.session is not None
    cards = scene.session.position[spot].cards
    if depth >= len(cards):
        return pile_area(scene, spot)
    lie = scene.lies[cards[depth]]
    area = QRectF(lie.x, lie.y, *_size(scene))
    for card in cards[depth + 1 :]:  # of a heap all cards have the same strip
        above = scene.lies[card]
        if above.y > lie.y:
            area.setBottom(above.y)
        elif above.x > lie.x:
            area.setRight(above.x)
        else:
            continue
        break
    return area


def _place(scene: TableScene, spot: Spot) -> QRectF:
    assert scene.geometry is not None
    rect = scene.geometry.slots[spot]
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def _size(scene: TableScene) -> tuple[float, float]:
    assert scene.geometry is not None
    return scene.geometry.card_size


def raised(area: QRectF, by: float) -> QRectF:
    """An area of cards that are lifted so far."""
    return QRectF(area.topLeft().x(), area.top() - by, area.width(), area.height())
