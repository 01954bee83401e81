"""Playing with one or two switches: a list at the side, and every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMessageBox, QPushButton, QWidget

from reussite.table.a11y.preferences import AccessPreferences, Scan
from reussite.table.view import TableView
from reussite.windows.moves_list import NOT_SWITCHES, TAKING, MovesList

if TYPE_CHECKING:
    from reussite.table.speech.move_sentences import MoveEntry

translate = QCoreApplication.translate


class ScanDock(QDockWidget):
    """The list of what can be done now, at the side of the table for as long as it is scanned.

    It has the focus whenever the window has it: what else would take it over, such as the table or
    a panel, is reached through the list.

    :param instead: what can be done where no move can, and None where the game goes on.
    :param after: what can be done besides the moves.
    """

    def __init__(
        self,
        table: TableView,
        parent: QWidget,
        *,
        instead: Callable[[], tuple[MoveEntry, ...] | None],
        after: Callable[[], tuple[MoveEntry, ...]],
    ) -> None:
        super().__init__(translate("MovesList", "Legal moves"), parent)
        self.setObjectName("scanning")
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.moves = MovesList(table, self, instead=instead, after=after)
        self.moves.setWindowFlags(Qt.WindowType.Widget)
        self.setWidget(self.moves)
        self.moves.finished.connect(lambda _: self.hide())

    def begin(self) -> None:
        """Offer what can be done now."""
        self.setWindowTitle(translate("MovesList", "Legal moves"))
        self.moves.show()
        self.show()
        self.moves.renew()
        self.take_focus()

    def take_focus(self) -> None:
        """Keys are for the list again."""
        if self.isVisible() and self.window().isActiveWindow():
            self.moves.list.setFocus()


class QuestionScan(QObject):
    """Steps over the buttons of a question or another window, as the list of moves does over
    moves: with one switch any key presses the marked button, with two, Space steps and Enter
    presses.

    :param access: the player's preferences now.
    """

    def __init__(self, access: Callable[[], AccessPreferences], parent: QObject) -> None:
        super().__init__(parent)
        self._access = access
        self._asked: QDialog | None = None
        self._buttons: list[QPushButton] = []
        self._at = 0
        self._dwell = QTimer(self)
        self._dwell.timeout.connect(self.step)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._look)

    @property
    def marked(self) -> QPushButton | None:
        """The button that the switch presses now."""
        return self._buttons[self._at] if self._buttons else None

    def _look(self, _old: QWidget | None, now: QWidget | None) -> None:
        window = now.window() if now is not None else None
        if self._access().scan is Scan.OFF or not isinstance(window, QDialog):
            if window is not None:
                self._leave()
            return
        if window is not self._asked:
            self._leave()
            self._enter(window)

    def _enter(self, asked: QDialog) -> None:
        found = [b for b in asked.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
        if not found:
            return
        first = asked.defaultButton() if isinstance(asked, QMessageBox) else None
        self._asked, self._buttons = asked, found
        self._at = found.index(first) if isinstance(first, QPushButton) and first in found else 0
        asked.finished.connect(self._leave)
        for thing in (asked, *found):
            thing.installEventFilter(self)
        self._mark()
        if self._access().scan is Scan.ONE_SWITCH:
            self._dwell.start(self._access().dwell_ms)

    def _leave(self) -> None:
        self._dwell.stop()
        self._asked = None
        self._buttons = []

    def step(self) -> None:
        """Mark the next button; after the last comes the first."""
        self._buttons = [b for b in self._buttons if b.isVisible() and b.isEnabled()]
        if not self._buttons:
            self._leave()
            return
        self._at = (self._at + 1) % len(self._buttons)
        self._mark()

    def _mark(self) -> None:
        if self.marked is not None:
            self.marked.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._asked is None or self._access().scan is Scan.OFF:
            return False
        if isinstance(event, QKeyEvent):
            return self._key(event)
        is_press = event.type() is QEvent.Type.MouseButtonPress
        if is_press and watched is self._asked and self._access().scan is Scan.ONE_SWITCH:
            self._press()
            return True
        return False

    def _key(self, event: QKeyEvent) -> bool:
        key, is_one = event.key(), self._access().scan is Scan.ONE_SWITCH
        counts = key not in NOT_SWITCHES if is_one else key in TAKING
        if not counts:
            return False
        if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
            if is_one or key != Qt.Key.Key_Space:
                self._press()
            else:
                self.step()
        return True

    def _press(self) -> None:
        if self.marked is not None:
            self.marked.click()
