"""One card as large as the table allows, for eyes that need it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reussite.kernel.cards import Card
from reussite.table.deck import Drawing
from reussite.table.geometry import ASPECT

SHARE = 0.9  # of the table
_SHADE = QColor(0, 0, 0, 170)


class Enlarged(QWidget):
    """Shows the card that the cursor is on, until the player dismisses it by a key or a click.

    The table keeps the focus. `card` is None where no card can be seen: then only the shade is.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.card: Card | None = None
        self._deck: Drawing | None = None
        self._drawn: tuple[Card, Drawing, QSizeF] | None = None
        self._picture = QImage()
        self.hide()

    def enlarge(self, card: Card | None, deck: Drawing) -> None:
        self.card, self._deck = card, deck
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), _SHADE)
        if self.card is not None and self._deck is not None:
            size = self._size()
            self._draw(self.card, self._deck, size)
            area = QRectF(0, 0, size.width(), size.height())
            area.moveCenter(QRectF(self.rect()).center())
            painter.drawImage(area, self._picture)
        painter.end()

    def _draw(self, card: Card, deck: Drawing, size: QSizeF) -> None:
        pixels = (size * self.devicePixelRatioF()).toSize()
        wanted = (card, deck, QSizeF(pixels))
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self._picture = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
        self._picture.fill(Qt.GlobalColor.transparent)
        deck.draw(self._picture, card.face, QRectF(self._picture.rect()))

    def _size(self) -> QSizeF:
        aspect = self._deck.aspect if self._deck is not None else ASPECT
        height = min(self.height() * SHARE, self.width() * SHARE * aspect)
        return QSizeF(max(1.0, height / aspect), max(1.0, height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
