"""The table as a list: the same piles and phrases in an ordinary list view."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QListView, QVBoxLayout, QWidget

from reussite.i18n.messages import filled
from reussite.table.keyboard.focus import TableFocus
from reussite.table.view import TableView
from reussite.windows.widgets.focus_ring import LINE
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.widgets.wrapping import wrap_rows

translate = QCoreApplication.translate

_OWN_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
_SHARE = 0.25  # of the window's width, at first
Index = QModelIndex | QPersistentModelIndex


class PilesModel(QAbstractListModel):
    """The phrase of every pile, in reading order."""

    def __init__(self, attention: TableFocus, parent: QObject) -> None:
        super().__init__(parent)
        self._focus = attention
        self._texts: list[str] = []

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self._texts) if parent is None or not parent.isValid() else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role not in shown or not 0 <= index.row() < len(self._texts):
            return None
        return self._texts[index.row()]

    def renew(self) -> None:
        """Show the piles as they are now; only what differs is told to the view."""
        texts = [self._text(key) for key in range(self._focus.pile_count)]
        if len(texts) != len(self._texts):
            self.beginResetModel()
            self._texts = texts
            self.endResetModel()
            return
        old, self._texts = self._texts, texts
        for row, (before, after) in enumerate(zip(old, texts, strict=True)):
            if before != after:
                index = self.index(row, 0)
                self.dataChanged.emit(index, index)

    def _text(self, key: int) -> str:
        text = self._focus.pile_name(key)
        if self._focus.is_held(key):
            return filled(translate("TableList", "%1, picked up", "a pile"), text)
        return text


class TableList(QListView):
    """A second view of the table, for whom the picture is of no use.

    Up and Down walk the piles, Enter or Space picks up and puts down; all other keys are those of
    the table, and the cursors of both views are one.
    """

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._attention = table.keyboard.focus
        self.piles = PilesModel(self._attention, self)
        self.setModel(self.piles)
        self.setItemDelegate(TallRows(self))
        wrap_rows(self)
        self.setAccessibleName(translate("TableList", "Table as list"))
        table.opened.connect(self._renew)
        table.shown.connect(self._renew)
        table.table.arranged.connect(self._renew)
        self._attention.turned.connect(self._follow)
        self._renew()

    def sizeHint(self) -> QSize:
        """No wider than a small window can spare: the table needs its room, and rows wrap."""
        usual = super().sizeHint()
        return QSize(min(usual.width(), round(_SHARE * self.window().width())), usual.height())

    def _renew(self) -> None:
        self.piles.renew()
        self._follow()

    def _follow(self) -> None:
        """The marked row is the pile under the table's cursor."""
        if self._attention.pile_count:
            row = self._attention.cursor.order.index(self._attention.cursor.spot)
            if row != self.currentIndex().row():
                self.setCurrentIndex(self.piles.index(row, 0))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = current.row()
        if 0 <= row < self._attention.pile_count:
            self._attention.cursor.go(self._attention.spot_of(row))
            self._attention.place_rings()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in _OWN_KEYS:
            super().keyPressEvent(event)
            return
        if self._table.keyboard.press(event):
            self._renew()
        else:
            event.ignore()  # the window's business; no search by letters


class TableListDock(QDockWidget):
    """The list beside the picture; it takes the focus when it is opened."""

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(translate("TableList", "Table as list"), parent)
        self.setObjectName("table_list")
        self.list = TableList(table, self)
        frame = QWidget()
        around = QVBoxLayout(frame)
        around.setContentsMargins(LINE, LINE, LINE, LINE)
        around.addWidget(self.list)
        self.setWidget(frame)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
