"""A small chart of results over time."""

from __future__ import annotations

import math
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
_LINE: Final = 1.6
_STEPS: Final = 4  # of the scale, or some more
_SIGNS: Final = 2  # of the legend's texts have one before them


class Chart(QWidget):
    """Average scores of games that ended one after the other, and a bar for how many were won.

    Scores stand at the left, shares of games won at the right, and above what is what.

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
            return translate("Chart", "No finished games yet")
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
        marks = self.marks()
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(self._score(mark)) for mark in marks) + _GAP
        right = metrics.horizontalAdvance(messages.per_cent(100)) + _GAP
        above = self._paint_legend(painter) + metrics.height() / 2 + _GAP
        below = metrics.height() + _GAP
        area = QRectF(self.rect()).adjusted(left, above, -right, -below)
        self._paint_frame(painter, area, marks)
        self._paint_bars(painter, area)
        self._paint_line(painter, area, marks[0], marks[-1])

    def marks(self) -> list[float]:
        """The scores of the scale, from the lowest to the highest: round ones, at equal steps."""
        scores = [each.average_score for each in self._slices]
        low, high = min(0.0, *scores), max(0.0, *scores)
        step = _round_step((high - low) / _STEPS)
        first, last = math.floor(low / step), math.ceil(high / step)
        return [step * n for n in range(first, max(last, first + 1) + 1)]

    @property
    def legend(self) -> tuple[str, str, str]:
        """What the line is, what a bar is, and how many games they stand for."""
        games = sum(each.ended for each in self._slices)
        return (
            translate("Chart", "Average score"),
            translate("Chart", "Games won"),
            messages.games(games),
        )

    def _paint_legend(self, painter: QPainter) -> float:
        """What is what, in as many lines as it takes; the height of it."""
        metrics = self.fontMetrics()
        sign = metrics.height()
        x = y = 0.0
        for number, text in enumerate(self.legend):
            wide = metrics.horizontalAdvance(text) + (1.5 * sign if number < _SIGNS else 0)
            if x and x + wide > self.width():
                x, y = 0.0, y + metrics.height()
            if number < _SIGNS:
                self._paint_sign(painter, QRectF(x, y, sign, sign), is_line=number == 0)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            begin = x + (1.5 * sign if number < _SIGNS else 0)
            painter.drawText(QPointF(begin, y + metrics.ascent()), text)
            x += wide + 2 * sign
        return y + metrics.height()

    def _paint_sign(self, painter: QPainter, box: QRectF, *, is_line: bool) -> None:
        if is_line:
            ink = self.palette().color(QPalette.ColorRole.WindowText)
            painter.setPen(QPen(ink, _LINE))
            painter.setBrush(ink)
            middle = box.center()
            painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.right(), middle.y()))
            painter.drawEllipse(middle, _DOT, _DOT)
        else:
            painter.fillRect(box.adjusted(2, 2, -2, -2), self._bar_colour)

    def _paint_frame(self, painter: QPainter, area: QRectF, marks: Sequence[float]) -> None:
        metrics = self.fontMetrics()
        ink = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        faint = QColor(ink)
        faint.setAlphaF(0.2)
        sides = Qt.AlignmentFlag
        right, left = sides.AlignRight | sides.AlignVCenter, sides.AlignLeft | sides.AlignVCenter
        every = max(1, math.ceil(len(marks) * 1.2 * metrics.height() / max(area.height(), 1)))
        for n, mark in enumerate(marks):
            y = area.bottom() - area.height() * n / (len(marks) - 1)
            painter.setPen(faint)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            if n % every == 0:
                painter.setPen(ink)
                box = QRectF(0, y - metrics.height() / 2, area.left() - _GAP / 2, metrics.height())
                painter.drawText(box, right, self._score(mark))
        painter.setPen(ink)
        for share in (0, 50, 100):
            y = area.bottom() - area.height() * share / 100 - metrics.height() / 2
            box = QRectF(area.right() + _GAP / 2, y, self.width(), metrics.height())
            painter.drawText(box, left, messages.per_cent(share))
        days = QRectF(area.left(), area.bottom() + _GAP / 2, area.width(), metrics.height())
        first, last = short_day(self._slices[0].first), short_day(self._slices[-1].last)
        painter.drawText(days, sides.AlignLeft, first)
        if last != first:
            painter.drawText(days, sides.AlignRight, last)

    @property
    def _bar_colour(self) -> QColor:
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlphaF(0.4)
        return colour

    def _paint_bars(self, painter: QPainter, area: QRectF) -> None:
        """How many of the games were won: a full bar is all of them."""
        width = area.width() / len(self._slices)
        for n, each in enumerate(self._slices):
            height = area.height() * each.won / each.ended
            bar = QRectF(area.left() + n * width, area.bottom() - height, width * 0.8, height)
            painter.fillRect(bar, self._bar_colour)

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
        painter.setPen(QPen(ink, _LINE))
        painter.drawPolyline(points)
        painter.setBrush(ink)
        for point in points:
            painter.drawEllipse(point, _DOT, _DOT)


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, no less than this; whole."""
    power = 10.0 ** math.floor(math.log10(max(least, 1)))
    return next(n * power for n in (1, 2, 5, 10) if n * power >= least)


def short_moment(moment: datetime) -> str:
    """Local day and time to the minute, as the language writes them."""
    local = moment.astimezone()
    shown = QDateTime(QDate(local.year, local.month, local.day), QTime(local.hour, local.minute))
    return QLocale().toString(shown, QLocale.FormatType.ShortFormat)


def short_day(moment: datetime) -> str:
    """The local day of a moment, as the language writes it."""
    day = moment.astimezone().date()
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
