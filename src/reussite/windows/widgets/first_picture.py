"""Doing later what the first picture need not wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

_PATIENCE_MS: Final = 3000  # a window that is started minimised is not painted at all


class _FirstPicture(QObject):
    """Waits until a widget has been painted, or nobody sees it."""

    def __init__(self, widget: QWidget, act: Callable[[], None]) -> None:
        super().__init__(widget)
        self._act: Callable[[], None] | None = act
        widget.installEventFilter(self)
        QTimer.singleShot(_PATIENCE_MS, self, self._act_once)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._act_once)
        return False

    def _act_once(self) -> None:
        act, self._act = self._act, None
        if act is not None:
            act()


def after_first_picture(widget: QWidget, act: Callable[[], None]) -> None:
    """Do something once, as soon as the widget has been painted; soon where it is not."""
    _FirstPicture(widget, act)
