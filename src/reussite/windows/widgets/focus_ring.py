"""A line around the control that has the focus, in dialogs and around the table.

Styles mark the focus each in their own way, and often by a change that nobody sees: a dotted line,
a border of another shade. This one is the same everywhere: as large as WCAG 2.4.13 wants, outside
the control, in a colour that is told apart from the ground by 3:1 or more.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QGraphicsView,
    QMenu,
    QMenuBar,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from reussite.colours import contrast

LINE: Final = 3  # pixels: a little is lost at round corners
_RADIUS: Final = 7.5
_TOLD_APART: Final = 4.5  # contrast with the ground
_SHOWN: Final = "reussite_focus_ring"  # the application's property: it has one
_MARK_THEMSELVES: Final = (QGraphicsView, QMenu, QMenuBar)


class ControlRing(QFocusFrame):
    """The line itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setStyle(_outside())

    def paintEvent(self, _event: QPaintEvent) -> None:
        around = self.widget()
        if around is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_colour(_ground(around)), LINE))
        half = LINE / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        painter.end()


def _ground(around: QWidget) -> QPalette:
    """The palette of what it lies on; style sheets keep parts from inheriting it."""
    part: QWidget | None = around
    while part is not None and not part.isWindow():
        if part.testAttribute(Qt.WidgetAttribute.WA_SetPalette):
            return part.palette()
        part = part.parentWidget()
    return around.palette()


def _colour(palette: QPalette) -> QColor:
    """The accent, or that of the text where the accent is not seen on the ground."""
    accent = palette.color(QPalette.ColorRole.Accent)
    ground = palette.color(QPalette.ColorRole.Window)
    is_seen = contrast(accent.name(), ground.name()) >= _TOLD_APART
    return accent if is_seen else palette.color(QPalette.ColorRole.WindowText)


class _Outside(QProxyStyle):
    """Lays the line around the control, above what is beside it."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        metrics = QStyle.PixelMetric
        if metric in (metrics.PM_FocusFrameHMargin, metrics.PM_FocusFrameVMargin):
            return LINE
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, returned)


@cache
def _outside() -> _Outside:
    """One for all lines; Qt does not keep it alive."""
    return _Outside()


class _Follower(QObject):
    """Moves the line with the focus of keys; after a click it comes with the next key."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._ring: ControlRing | None = None
        self._clicked: QWidget | None = None
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        self._forget_click()
        if now is None or isinstance(now, _MARK_THEMSELVES):
            self._show(None)
        elif QApplication.mouseButtons() is Qt.MouseButton.NoButton:
            self._show(now)
        else:
            self._show(None)
            self._clicked = now
            now.installEventFilter(self)

    def _show(self, around: QWidget | None) -> None:
        if self._ring is None or not shiboken6.isValid(self._ring):  # it went with a window
            if around is None:
                return
            self._ring = ControlRing()
        self._ring.setWidget(around)  # type: ignore[arg-type]  # nothing is allowed

    def _forget_click(self) -> None:
        if self._clicked is not None and shiboken6.isValid(self._clicked):
            self._clicked.removeEventFilter(self)
        self._clicked = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and watched is self._clicked:
            self._show(self._clicked)
            self._forget_click()
        return super().eventFilter(watched, event)


def show_focus(application: QApplication) -> None:
    """Mark what has the focus, from now on."""
    if application.property(_SHOWN) is None:
        application.setProperty(_SHOWN, True)
        _Follower(application)
