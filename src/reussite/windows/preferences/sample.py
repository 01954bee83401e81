"""A few cards as the table would show them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reussite.api.records import Felt
from reussite.kernel.cards import Card
from reussite.table.cards.deck import BACK, Drawing
from reussite.table.cards.faces import PIXELS
from reussite.table.cards.preparing import Preparing
from reussite.table.geometry import card_pixels
from reussite.table.theme import Theme

CARDS: Final = ("KH", "QS", "JC", "TD")
_NUMBERS: Final = (*(Card.parse(text).face for text in CARDS), BACK)
_GAP: Final = 0.12  # between cards and around them, in card widths
_WIDEST: Final = 84  # pixels of a card
_NARROWEST: Final = 40


class Sample(QWidget):
    """King of hearts, queen of spades, jack of clubs, ten of diamonds, and the back."""

    def __init__(self) -> None:
        super().__init__()
        self._look: Theme | None = None
        self._drawing: Drawing | None = None
        self._pictures: dict[tuple[str, int, int, bool], list[QImage]] = {}
        self._preparing = Preparing(self)
        self._preparing.ready.connect(self.update)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_look(self, look: Theme) -> None:
        """Show cards of this look; nothing has to be worn for that."""
        self._look, self._drawing = look, look.drawing()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        aspect = self._drawing.aspect if self._drawing is not None else 1.4
        return QSize(300, round((aspect + 2 * _GAP) * self._card_width))

    @property
    def _card_width(self) -> int:
        count = len(CARDS) + 1
        fitting = self.width() / (count + (count + 1) * _GAP)
        return round(min(max(fitting, _NARROWEST), _WIDEST))

    def pictures(self, width: int) -> list[QImage]:
        """The cards, so many pixels wide."""
        assert self._drawing is not None
        drawing = self._drawing
        size = QSize(*card_pixels(width, self.devicePixelRatioF(), drawing.aspect))
        is_ready = self._preparing.are_ready(drawing, _NUMBERS, (size.width(), size.height()))
        key = (drawing.key, size.width(), size.height(), is_ready)
        if key not in self._pictures:
            self._pictures = {key: [_picture(drawing, number, size) for number in _NUMBERS]}
        return self._pictures[key]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or self._drawing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_cloth(self._look.felt))
        painter.drawRoundedRect(self.rect(), 6, 6)
        width = self._card_width
        height = width * self._drawing.aspect
        for n, picture in enumerate(self.pictures(width)):
            left = round(width * (_GAP + n * (1 + _GAP)))
            painter.drawImage(QRectF(left, round(width * _GAP), width, height), picture)
        painter.end()


def _picture(drawing: Drawing, number: int, size: QSize) -> QImage:
    image = QImage(size, PIXELS)
    image.fill(0)
    drawing.draw(image, number, QRectF(image.rect()))
    return image


def _cloth(felt: Felt) -> QColor:
    return QColor(felt.centre)
