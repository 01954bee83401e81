"""The list of legal moves: for keys, for readers, and for one or two switches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListView, QVBoxLayout, QWidget

from reussite.kernel.moves import Move
from reussite.table.a11y.preferences import AccessPreferences, Scan
from reussite.table.speech.card_names import Speech
from reussite.table.speech.move_sentences import MoveEntry, choices, choices_by_pile
from reussite.table.view import TableView
from reussite.windows.widgets.chrome import text_share
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import LEAST, LEAST_FOR_SWITCHES, TallRows
from reussite.windows.widgets.wrapping import wrap_rows
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_SIZE = QSize(420, 480)
ROUNDS = 3  # scanning rests after so many rounds without a choice, until the switch is pressed
TAKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
NOT_SWITCHES = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)


class MovesList(QDialog):
    """Offers moves to choose from; it is not modal, so it neither pauses nor hides the game.

    Without scanning a choice closes it. With scanning it stays and offers what is legal next: with
    one switch it steps by itself and any key or click takes the marked entry; with two, Space
    steps and Enter takes.

    Signal `wished` carries an action of the window by name.

    :param instead: what is scanned where no move can be, such as after the game; None: moves are.
    :param after: what is scanned after the moves; by itself it is nothing but undo.
    """

    wished = Signal(str)

    def __init__(
        self,
        table: TableView,
        parent: QWidget | None = None,
        *,
        instead: Callable[[], tuple[MoveEntry, ...] | None] = lambda: None,
        after: Callable[[], tuple[MoveEntry, ...]] = tuple,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._instead = instead
        self._after = after
        self._offered: tuple[MoveEntry, ...] = ()
        self._shown: tuple[MoveEntry, ...] = ()
        self._rounds = 0
        self.setWindowTitle(translate("MovesList", "Legal moves"))
        self.count = PlainLabel()
        self.list = QListView()
        self._texts = QStringListModel(self)
        self.list.setModel(self._texts)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        wrap_rows(self.list)
        self._rows = TallRows(self.list)
        self.list.setItemDelegate(self._rows)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self.count.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.addWidget(self.count)
        column.addWidget(self.list)
        self._dwell = QTimer(self)
        self._dwell.timeout.connect(self.step)
        self.resize((_SIZE * text_share()).boundedTo(self.screen().availableSize() - FRAME))
        table.opened.connect(self.renew)
        table.shown.connect(self.renew)

    # What it offers.

    def offer(self, moves: list[Move]) -> None:
        """Open with these moves."""
        self._list_moves(moves)
        self.show()
        self.activateWindow()

    def renew(self) -> None:
        """The game went on while the list is open."""
        session = self._table.table.session
        if self.isVisible() and session is not None:
            self._list_moves(session.legal())

    def _list_moves(self, moves: list[Move]) -> None:
        session, access = self._table.table.session, self._access
        assert session is not None
        single = choices(session, access, moves)
        instead = self._instead() if self.is_scanning else None
        if instead is not None:
            single, self._offered = (), instead
        elif self.is_scanning:
            offered = (*choices_by_pile(session, access, moves), *self._after())
            undo = MoveEntry(translate("MovesList", "Undo"), "undo")
            self._offered = (*offered, undo) if session.can_undo else offered
        else:
            self._offered = single
        self.count.setText(Speech.tr("%n legal move(s)", "", len(single)))
        self.list.setAccessibleName(self.count.text())
        self._show(self._offered)

    @property
    def _access(self) -> AccessPreferences:
        return self._table.access

    @property
    def is_scanning(self) -> bool:
        return self._access.scan is not Scan.OFF

    @property
    def entries(self) -> tuple[MoveEntry, ...]:
        """What stands in the list."""
        return self._shown

    @property
    def row(self) -> int:
        """The marked entry; -1 in an empty list."""
        return self.list.currentIndex().row()

    def _show(self, entries: tuple[MoveEntry, ...]) -> None:
        self._shown = entries
        self._rows.least = LEAST_FOR_SWITCHES if self.is_scanning else LEAST
        self._texts.setStringList([entry.text for entry in entries])
        self._mark(0)
        self._rounds = 0
        self._scan()

    def _mark(self, row: int) -> None:
        self.list.setCurrentIndex(self._texts.index(row, 0))

    # Choosing.

    def take(self) -> None:
        """Do what the marked entry says."""
        if not 0 <= self.row < len(self._shown):
            return
        does = self._shown[self.row].does
        if isinstance(does, tuple):
            back = MoveEntry(translate("MovesList", "Back"), self._offered)
            self._show(does if does is self._offered else (*does, back))
            return
        if not self.is_scanning:
            self.close()
        if isinstance(does, Move):
            self._table.keyboard.play(does)
        else:
            self.wished.emit(does)

    def step(self) -> None:
        """Mark the next entry; after the last comes the first."""
        if not self._shown:
            return
        row = (self.row + 1) % len(self._shown)
        self._mark(row)
        if row == 0:
            self._rounds += 1
            if self._rounds >= ROUNDS:
                self._dwell.stop()

    @property
    def is_stepping(self) -> bool:
        """Whether it steps by itself just now."""
        return self._dwell.isActive()

    def _scan(self) -> None:
        steps = self._access.scan is Scan.ONE_SWITCH and self.isVisible() and bool(self._shown)
        if steps:
            self._dwell.start(self._access.dwell_ms)
        else:
            self._dwell.stop()

    def _press(self) -> None:
        """The one switch: it takes, or starts again what has come to rest."""
        if self._dwell.isActive():
            self.take()
        else:
            self._rounds = 0
            self._scan()

    # Events.

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.setWindowTitle(translate("MovesList", "Legal moves"))
            self.renew()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and self._key(event)
        if event.type() is QEvent.Type.MouseButtonRelease and watched is self.list.viewport():
            if self._access.scan is Scan.ONE_SWITCH:
                self._press()
            else:
                self.take()
        # In one-switch scanning a click means the marked entry, not the one under the pointer.
        is_press = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return is_press and self._access.scan is Scan.ONE_SWITCH

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if self._access.scan is Scan.ONE_SWITCH and key not in NOT_SWITCHES:
            if not event.isAutoRepeat():
                self._press()
            return True
        if self._access.scan is Scan.TWO_SWITCHES and key == Qt.Key.Key_Space:
            self.step()
            return True
        if key in TAKING:
            self.take()
            return True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self._scan()

    def hideEvent(self, event: QHideEvent) -> None:
        self._dwell.stop()
        super().hideEvent(event)
        self._table.activateWindow()
        self._table.setFocus()
