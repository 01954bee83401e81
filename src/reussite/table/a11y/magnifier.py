"""One card as large as the table allows, for eyes that need it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reussite.kernel.cards import Card
from reussite.table.cards.deck import Drawing
from reussite.table.cards.preparing import Preparing
from reussite.table.geometry import ASPECT
from reussite.table.keyboard.focus import TableFocus
from reussite.table.speech.announcer import Announcer
from reussite.table.speech.card_names import card_name
from reussite.table.speech.pile_descriptions import PileDescriptions
from reussite.table.surface import Surface

SHARE = 0.9  # of the table
_SHADE = QColor(0, 0, 0, 170)


class MagnifiedSurface(Surface, Protocol):
    """What the magnifier uses of the table's widget: it lies over its viewport."""

    def viewport(self) -> QWidget: ...


class Enlarged(QWidget):
    """Shows the card that the cursor is on, until the player dismisses it by a key or a click.

    The table keeps the focus. `card` is None where no card can be seen: then only the shade is.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.card: Card | None = None
        self._deck: Drawing | None = None
        self._drawn: tuple[Card, Drawing, QSizeF, bool] | None = None
        self._preparing = Preparing(self)
        self._preparing.ready.connect(self.update)
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
        whole = (pixels.width(), pixels.height())
        is_ready = self._preparing.are_ready(deck, (card.face,), whole)
        wanted = (card, deck, QSizeF(pixels), is_ready)
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


class Lens:
    """Shows the card under the cursor enlarged, as long as the player wants."""

    def __init__(self, view: MagnifiedSurface, attention: TableFocus, announcer: Announcer) -> None:
        self._view = view
        self._focus = attention
        self._announcer = announcer
        self.enlarged: Enlarged | None = None

    @property
    def is_open(self) -> bool:
        return self.enlarged is not None and self.enlarged.isVisible()

    def turn(self) -> None:
        """Open or close it."""
        if self.is_open:
            self.close()
            self._tell_place()
            return
        if self.enlarged is None:
            self.enlarged = Enlarged(self._view.viewport())
        card = self._card
        self.enlarged.enlarge(card, self._view.table.faces.deck)
        if card is not None:
            self._announcer.say(card_name(card))
        else:
            self._tell_place()

    def follow(self) -> None:
        """The cursor may be elsewhere now."""
        if self.enlarged is not None and self.is_open:
            self.enlarged.enlarge(self._card, self._view.table.faces.deck)

    def close(self) -> None:
        if self.enlarged is not None:
            self.enlarged.hide()

    def _tell_place(self) -> None:
        """What a reader says of where the cursor is."""
        self._announcer.say(self._focus.name(self._focus.key))

    @property
    def _card(self) -> Card | None:
        """The card under the cursor, if it can be seen."""
        session, cursor = self._focus.session, self._focus.cursor
        assert session is not None
        pile = session.position[cursor.spot]
        depth = cursor.depth if cursor.depth is not None else pile.height - 1
        phrases = PileDescriptions(session, self._view.access)
        first = max(phrases.seen_from(cursor.spot), len(pile.down))
        return pile.cards[depth] if first <= depth < pile.height else None
