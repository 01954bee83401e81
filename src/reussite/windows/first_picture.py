"""Doing later what the first picture need not wait for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class _FirstPicture(QObject):
    """Waits until a widget has been painted."""

    def __init__(self, widget: QWidget, act: Callable[[], None]) -> None:
        super().__init__(widget)
        self._act = act
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._act)
        return False


def after_first_picture(widget: QWidget, act: Callable[[], None]) -> None:
    """Do something once, as soon as the widget has been painted."""
    _FirstPicture(widget, act)
