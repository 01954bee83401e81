"""A small mark on the card that was moved last, for those who look away between two moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind
from reussite.table.geometry import CORNER
from reussite.table.picture import Picture

SIDE: Final = 0.17  # of the mark, in card widths
_STRENGTH: Final = 0.85


class Corner(QGraphicsItem):
    """A coloured lower left corner of the card that it is part of: there no deck has an index."""

    def __init__(self, card: QGraphicsItem, width: float, height: float, colour: str) -> None:
        super().__init__(card)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area = QRectF(0, height - SIDE * width, SIDE * width, SIDE * width)
        self._radius = CORNER * width
        self._colour = QColor(colour)
        self._colour.setAlphaF(_STRENGTH)

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-1, -1, 1, 1)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._colour)
        painter.setPen(QPen(QColor(0, 0, 0, 120), 1))  # so that it is seen on every paper
        painter.drawPath(self._shape())

    def _shape(self) -> QPainterPath:
        """A triangle that follows the round corner of the card."""
        area, radius = self._area.adjusted(0.5, 0, 0, -0.5), self._radius
        path = QPainterPath(area.topLeft())
        path.lineTo(area.bottomRight())
        path.lineTo(area.left() + radius, area.bottom())
        path.quadTo(area.bottomLeft(), QPointF(area.left(), area.bottom() - radius))
        path.closeSubpath()
        return path


class LastMove:
    """Keeps the mark on the right card of one table."""

    def __init__(self, scene: Picture) -> None:
        self._scene = scene
        self._corner: Corner | None = None
        self._shown: tuple[object, ...] = ()

    @property
    def card(self) -> Card | None:
        """The card that bears the mark."""
        return None if self._corner is None else last_moved(self._scene.session)

    def show(self) -> None:
        """Mark the card that the last action put where it lies."""
        scene = self._scene
        card = last_moved(scene.session)
        if card is None or scene.geometry is None:
            self.take_off()
            return
        item, size, colour = scene.items_by_card[card], scene.geometry.card_size, scene.theme.felt
        wanted = (item, size, colour)
        if wanted != self._shown:
            self.take_off()
            self._shown = wanted
            self._corner = Corner(item, *size, colour.accent)

    def take_off(self) -> None:
        """No card is marked; always before the cards are taken away."""
        corner, self._corner, self._shown = self._corner, None, ()
        if corner is not None:
            self._scene.removeItem(corner)


def last_moved(session: Session | None) -> Card | None:
    """The uppermost card of those that the last action moved, where it lies open."""
    move = session.last_move if session is not None else None
    if session is None or move is None or move.target.kind is Kind.STOCK:
        return None
    if move.target not in session.position:
        return None
    up = session.position[move.target].up
    return up[-1] if up else None
