"""A small chart of results over time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QDateTime,
    QLocale,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTime,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reussite.game.records import Slice
from reussite.i18n import messages
from reussite.kernel.scoring import Unit

translate = QCoreApplication.translate

SLICES: Final = 40
_DOT: Final = 2.5  # pixels
_GAP: Final = 8


class Chart(QWidget):
    """Average scores of games that ended one after the other, and a bar for how many were won.

    What it shows stands in words in its accessible description.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slices: Sequence[Slice] = ()
        self._unit = Unit.POINTS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 90)
        self.setAccessibleName(translate("Chart", "Results over time"))

    def sizeHint(self) -> QSize:
        return QSize(420, 150)

    def show_results(self, slices: Sequence[Slice], unit: Unit) -> None:
        """Show these games, oldest first."""
        self._slices, self._unit = slices, unit
        self.setAccessibleDescription(self.summary)
        self.update()

    @property
    def summary(self) -> str:
        """From where to where it goes, in words."""
        if not self._slices:
            return translate("Chart", "No game has ended yet")
        first, last = self._slices[0], self._slices[-1]
        told = translate("Chart", "Average score: %1 in the oldest games, %2 in the newest")
        return messages.filled(
            told, self._score(first.average_score), self._score(last.average_score)
        )

    def _score(self, value: float) -> str:
        return messages.score(round(value), self._unit, QLocale())

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._slices:
            self._paint_results(painter)
        else:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.summary)
        painter.end()

    def _paint_results(self, painter: QPainter) -> None:
        low, high = self._range()
        labels = self._score(high), self._score(low)
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(label) for label in labels) + _GAP
        below = metrics.height() + _GAP
        area = QRectF(self.rect()).adjusted(left, metrics.height() / 2, -_GAP, -below)
        self._paint_frame(painter, area, labels)
        self._paint_bars(painter, area)
        self._paint_line(painter, area, low, high)

    def _range(self) -> tuple[float, float]:
        scores = [each.average_score for each in self._slices]
        low, high = min(0.0, *scores), max(0.0, *scores)
        return low, high if high > low else low + 1

    def _paint_frame(self, painter: QPainter, area: QRectF, labels: tuple[str, str]) -> None:
        metrics = self.fontMetrics()
        line = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setPen(line)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for label, y in zip(labels, (area.top(), area.bottom()), strict=True):
            box = QRectF(0, y - metrics.height() / 2, area.left() - _GAP / 2, metrics.height())
            painter.drawText(box, right, label)
        days = QRectF(area.left(), area.bottom() + _GAP / 2, area.width(), metrics.height())
        painter.drawText(days, Qt.AlignmentFlag.AlignLeft, short_day(self._slices[0].first))
        painter.drawText(days, Qt.AlignmentFlag.AlignRight, short_day(self._slices[-1].last))
        line.setAlphaF(0.35)
        painter.setPen(line)
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.bottomLeft())

    def _paint_bars(self, painter: QPainter, area: QRectF) -> None:
        """How many of the games were won: a full bar is all of them."""
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlphaF(0.35)
        width = area.width() / len(self._slices)
        for n, each in enumerate(self._slices):
            height = area.height() * each.won / each.ended
            bar = QRectF(area.left() + n * width, area.bottom() - height, width * 0.8, height)
            painter.fillRect(bar, colour)

    def _paint_line(self, painter: QPainter, area: QRectF, low: float, high: float) -> None:
        width = area.width() / len(self._slices)
        points = [
            QPointF(
                area.left() + (n + 0.4) * width,
                area.bottom() - area.height() * (each.average_score - low) / (high - low),
            )
            for n, each in enumerate(self._slices)
        ]
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 1.6))
        painter.drawPolyline(points)
        painter.setBrush(ink)
        for point in points:
            painter.drawEllipse(point, _DOT, _DOT)


def short_moment(moment: datetime) -> str:
    """Local day and time to the minute, as the language writes them."""
    local = moment.astimezone()
    shown = QDateTime(QDate(local.year, local.month, local.day), QTime(local.hour, local.minute))
    return QLocale().toString(shown, QLocale.FormatType.ShortFormat)


def short_day(moment: datetime) -> str:
    """The local day of a moment, as the language writes it."""
    day = moment.astimezone().date()
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
