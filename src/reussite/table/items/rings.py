"""Marks on the table: rings around targets and the focus, and counts of cards.

The only items painted in Python; there are few of them and they seldom change.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reussite.table.geometry import CORNER

FOCUS_BLUE: Final = "#0b57d0"
_COUNT, _LARGE_COUNT = 0.13, 0.19  # height of a count in card widths


class Ring(QGraphicsItem):
    """A ring about a card or an empty place; its position is the upper left corner of that."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # While cards are carried past, a ring is painted at every step: soft lines are dear.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._area = QRectF()
        self._line = 1.0

    def surround(self, width: float, height: float) -> None:
        """Fit a card of this size, in device-independent pixels."""
        self.prepareGeometryChange()
        self._area = QRectF(0, 0, width, height)
        self._line = max(1.0, width / 90)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = 7 * self._line
        return self._area.adjusted(-reach, -reach, reach, reach)

    def _stroke(
        self,
        painter: QPainter,
        colour: QColor,
        width: float,
        outside: float,
        dashes: tuple[float, ...] = (),
    ) -> None:
        """One line of the ring; `outside` is how far its middle lies beyond the card.

        :param dashes: lengths of dash and gap, in widths of the line; empty: unbroken.
        """
        pen = QPen(colour, width)
        if dashes:
            pen.setDashPattern(dashes)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        radius = max(0.0, self._area.width() * CORNER + outside)
        area = self._area.adjusted(-outside, -outside, outside, outside)
        painter.drawRoundedRect(area, radius, radius)


class TargetRing(Ring):
    """Here the cards in hand may go; `hot` when they would, if let go now."""

    def __init__(self, accent: str) -> None:
        super().__init__()
        self._accent = QColor(accent)
        self._hot = False

    @property
    def hot(self) -> bool:
        return self._hot

    @hot.setter
    def hot(self, hot: bool) -> None:
        if hot != self._hot:
            self._hot = hot
            self.update()

    def set_accent(self, accent: str) -> None:
        self._accent = QColor(accent)
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        k = self._line
        line = (3.2 if self.hot else 2.0) * k
        glow = ((5, 0.10), (3.6, 0.16), (2.4, 0.24)) if self.hot else ((4, 0.08), (2.6, 0.13))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, opacity in glow:
            self._stroke(painter, _faded(self._accent, opacity), 1.6 * width * k, 0)
        # A dark hairline inside, so that the ring is seen on white cards too.
        self._stroke(painter, QColor(0, 0, 0, 110), 1, -line / 2 - 0.5)
        painter.setBrush(_faded(self._accent, 0.16 if self.hot else 0.06))
        self._stroke(painter, _faded(self._accent, 1.0 if self.hot else 0.9), line, 0)


class FocusRing(Ring):
    """Where the keyboard is: white, blue and white, so it is seen on any ground."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        k = self._line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Side by side: the blue line alone must be as wide as two pixels where white is not seen.
        self._stroke(painter, QColor("white"), 2.0 * k, 4.6 * k)
        self._stroke(painter, QColor("white"), 1.6 * k, 0.2 * k)
        self._stroke(painter, QColor(FOCUS_BLUE), 3.0 * k, 2.5 * k)


class HeldRing(Ring):
    """A ring about cards picked up by a key or a click; dashed, unlike the focus ring."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        k = self._line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._stroke(painter, QColor("white"), 4.0 * k, 2.0 * k)
        self._stroke(painter, QColor("black"), 2.0 * k, 2.0 * k, dashes=(4.0, 3.0))


class CountPill(QGraphicsItem):
    """How many cards a pile holds; its position is the middle of the pile's lower edge."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text = ""
        self._font = QFont()
        self._shown: tuple[str, float, bool] | None = None
        self._area = QRectF()

    @property
    def text(self) -> str:
        return self._text

    def show_count(self, text: str, card_width: float, *, large: bool = False) -> None:
        """The text, as large as suits cards of this width; an empty one shows nothing."""
        self.setVisible(bool(text))
        wanted = (text, card_width, large)
        if wanted == self._shown:
            return
        self._shown = wanted
        share = _LARGE_COUNT if large else _COUNT
        font = QFont(QApplication.font())
        font.setPixelSize(max(11, int(card_width * share)))
        font.setWeight(QFont.Weight.DemiBold)
        height = 2 * round(font.pixelSize() * 0.775)
        text_width = QFontMetricsF(font).horizontalAdvance(text)
        width = max(height, 2 * round((text_width + font.pixelSize() * 1.1) / 2))
        self.prepareGeometryChange()
        self._text, self._font = text, font
        # The hairline runs along the middle of pixels.
        top = -height // 2 - round(card_width * 0.02)
        self._area = QRectF(-width / 2 + 0.5, top + 0.5, width - 1, height - 1)
        self.update()

    @property
    def middle(self) -> QPointF:
        """Of the text, seen from its position."""
        return self._area.center()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-1, -1, 1, 1)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(255, 255, 255, 200), 1))
        painter.setBrush(QColor(20, 26, 36, 235))
        radius = self._area.height() / 2
        painter.drawRoundedRect(self._area, radius, radius)
        painter.setPen(QColor("white"))
        painter.setFont(self._font)
        painter.drawText(self._area, Qt.AlignmentFlag.AlignCenter, self._text)


def _faded(colour: QColor, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded
