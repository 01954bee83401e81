"""How far a long game has been played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QProgressDialog, QWidget

_PATIENCE_MS: Final = 500  # before a long game shows how far it is
_PARTS: Final = 1000  # of the bar


class Progress:
    """A bar before a window, which takes no input meanwhile.

    :param told: what is going on.
    :param may_stop: whether the player may have it stopped.
    """

    def __init__(self, parent: QWidget, told: Callable[[], str], *, may_stop: bool) -> None:
        self._parent = parent
        self._told = told
        self._may_stop = may_stop
        self._bar: QProgressDialog | None = None

    def begin(self) -> None:
        """Show the bar at once, whether or not it takes long."""
        bar = self._made()
        bar.setValue(0)
        bar.show()

    def go_on(self, share: float) -> bool:
        """Show which share is done, from 0 to 1; whether the player lets it go on."""
        if self._bar is None and share == 0:
            return True  # a short game has ended before there is anything to show
        bar = self._made()
        bar.setValue(int(share * _PARTS))
        return not bar.wasCanceled()

    def end(self) -> None:
        bar, self._bar = self._bar, None
        if bar is not None:
            bar.hide()
            bar.deleteLater()

    def _made(self) -> QProgressDialog:
        if self._bar is None:
            bar = self._bar = (
                QProgressDialog(self._parent) if self._may_stop else _Lasting(self._parent)
            )
            bar.setLabelText(self._told())
            bar.setRange(0, _PARTS)
            bar.setMinimumDuration(_PATIENCE_MS)
            bar.setWindowModality(Qt.WindowModality.WindowModal)
        return self._bar


class _Lasting(QProgressDialog):
    """Stays until it is over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCancelButton(None)

    def reject(self) -> None:
        """Escape changes nothing."""

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
