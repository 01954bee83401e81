"""Controls whose text goes on in another line where there is little room and text is large."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QListView,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionFocusRect,
    QStylePainter,
    QWidget,
)

from reussite.colours import mixed
from reussite.windows.widgets.chrome import box_height, text_share

_MUCH: Final = 100_000  # pixels
_CHECK: Final = QStyle.PrimitiveElement.PE_IndicatorCheckBox
_RADIO: Final = QStyle.PrimitiveElement.PE_IndicatorRadioButton
_TEXT: Final = QPalette.ColorRole.WindowText
_OUTLINE: Final = 0.6  # strength of it: 3:1 or more on the ground
_INDICATORS: Final = (
    QStyle.PixelMetric.PM_IndicatorWidth,
    QStyle.PixelMetric.PM_IndicatorHeight,
    QStyle.PixelMetric.PM_ExclusiveIndicatorWidth,
    QStyle.PixelMetric.PM_ExclusiveIndicatorHeight,
)


class ClearBoxes(QProxyStyle):
    """Check boxes and radio buttons that grow with the size of text that the player chose, and have
    an outline that is seen in dark windows too."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        usual = super().pixelMetric(metric, option, widget)
        return round(usual * text_share()) if metric in _INDICATORS else usual

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        if element not in (_CHECK, _RADIO):
            return
        palette: QPalette = option.palette
        window, text = palette.color(QPalette.ColorRole.Window), palette.color(_TEXT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(mixed(window.name(), text.name(), _OUTLINE)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
        corner = 2 if element is _CHECK else area.width() / 2
        painter.drawRoundedRect(area, corner, corner)
        painter.restore()


@cache
def clear_boxes() -> ClearBoxes:
    """One for all boxes; Qt does not keep it alive."""
    return ClearBoxes()


class WrappedRadio(QRadioButton):
    """A radio button that needs no more width than its longest word."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setStyle(clear_boxes())
        self.setMinimumHeight(box_height())
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return option

    def _contents(self, size: QSize) -> QRect:
        """Where the text stands in a button of this size."""
        option = self._option()
        option.rect = QRect(0, 0, size.width(), size.height())
        element = QStyle.SubElement.SE_RadioButtonContents
        return self.style().subElementRect(element, option, self)

    def minimumSizeHint(self) -> QSize:
        single = self.sizeHint()
        beside = single.width() - self.fontMetrics().horizontalAdvance(self.text())
        return QSize(beside + longest_word(self.text(), self.fontMetrics()), single.height())

    def heightForWidth(self, width: int) -> int:
        single = self.sizeHint()
        room = self._contents(QSize(width, single.height())).width()
        flags = Qt.TextFlag.TextWordWrap
        needed = self.fontMetrics().boundingRect(QRect(0, 0, room, _MUCH), flags, self.text())
        return max(single.height(), needed.height(), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        option, style = self._option(), self.style()
        painter = QStylePainter(self)
        contents = self._contents(self.size())
        if self.hasFocus():
            frame = QStyleOptionFocusRect()
            frame.initFrom(self)
            frame.rect = contents
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, frame)
        indicator = style.subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        option.rect = indicator
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorRadioButton, option)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        flags |= Qt.TextFlag.TextWordWrap
        painter.drawItemText(
            contents, flags, self.palette(), self.isEnabled(), self.text(), self.foregroundRole()
        )
        painter.end()


class Buttons(QWidget):
    """Buttons side by side, below each other where there is no room for that, and in the end with
    their texts in several lines."""

    def __init__(self, *buttons: QPushButton) -> None:
        super().__init__()
        self._buttons = buttons
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            button.setAutoDefault(False)  # Enter belongs to what is chosen
        self._arrange()

    def _arrange(self) -> None:
        for button in self._buttons:
            self._break(button)
        widest = max(button.sizeHint().width() for button in self._buttons)
        count = len(self._buttons)
        fitting = (self.width() + self._grid.spacing()) // (widest + self._grid.spacing())
        columns = max(1, min(fitting, count))
        columns = -(-count // -(-count // columns))  # lines of equal length
        if columns == self._columns:
            return
        self._columns = columns
        for n, button in enumerate(self._buttons):
            self._grid.addWidget(button, n // columns, n % columns)

    def _break(self, button: QPushButton) -> None:
        """Give its text as many lines as it needs in the width there is."""
        text = " ".join(button.text().split())
        lines = in_lines(text, button.fontMetrics(), self.width() - _around(button))
        if lines != button.text():
            button.setText(lines)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()  # a button says something else now
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        least = max(
            longest_word(button.text(), button.fontMetrics()) + _around(button)
            for button in self._buttons
        )
        return QSize(least, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _around(button: QPushButton) -> int:
    """Pixels that a button wants beside its text."""
    metrics = button.fontMetrics()
    lines = button.text().split("\n")
    return button.sizeHint().width() - max(metrics.horizontalAdvance(line) for line in lines)


def wrap_rows(rows: QListView) -> None:
    """Wrap long rows of a list instead of scrolling sideways."""
    rows.setWordWrap(True)
    rows.setUniformItemSizes(False)
    rows.setResizeMode(QListView.ResizeMode.Adjust)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def longest_word(text: str, metrics: QFontMetrics) -> int:
    """Pixels that its longest word takes."""
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0)


def in_lines(text: str, metrics: QFontMetrics, width: int) -> str:
    """The text with its blanks turned into line ends where a line would be wider."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
