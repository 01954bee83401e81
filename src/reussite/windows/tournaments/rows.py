"""Lists of the tournaments window, filled a few rows in each turn: the table never waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem

from reussite.i18n import messages
from reussite.windows.widgets.dress import GROUP
from reussite.windows.widgets.headings import air_headings

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_ONCE: Final = 40  # rows in a turn of the event loop


class Rows(QTreeWidget):
    """Rows of texts; what is there already stays, with what is chosen in it.

    :param numbers: the columns of numbers.
    """

    def __init__(self, name: str, headings: list[str], numbers: tuple[int, ...] = ()) -> None:
        super().__init__()
        self._numbers = numbers
        self._row_at: Callable[[int], Sequence[str]] = lambda _number: ()
        self._count = self._next = 0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)
        self.setAccessibleName(name)
        self.setHeaderLabels(headings)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        air_headings(self.header())
        self.header().setStretchLastSection(self.columnCount() - 1 not in numbers)
        for number in numbers:
            self.headerItem().setTextAlignment(number, _RIGHT)

    def show_rows(self, count: int, row_at: Callable[[int], Sequence[str]]) -> None:
        """Show so many rows.

        :param row_at: the texts of a row, by its number.
        """
        self._row_at, self._count, self._next = row_at, count, 0
        self._go_on()

    @property
    def is_filled(self) -> bool:
        """Whether all rows are there."""
        return self._next >= self._count == self.topLevelItemCount()

    def _go_on(self) -> None:
        was_empty = self.topLevelItemCount() == 0
        end = min(self._count, self._next + _AT_ONCE)
        for number in range(self._next, end):
            self._show_row(number, self._row_at(number))
        self._next = end
        if was_empty and end:
            self._fit()
        over = self.topLevelItemCount() - self._count
        for _ in range(min(over, 10 * _AT_ONCE) if end == self._count else 0):
            self.takeTopLevelItem(self.topLevelItemCount() - 1)
        if not self.is_filled:
            self._later.start()

    def _show_row(self, number: int, row: Sequence[str]) -> None:
        item = self.topLevelItem(number)
        if item is None:
            item = QTreeWidgetItem(self)
            for column in self._numbers:
                item.setTextAlignment(column, _RIGHT)
        for column, text in enumerate(row):
            if item.text(column) != text:
                item.setText(column, text)
                item.setToolTip(column, messages.tool_tip(text))

    def _fit(self) -> None:
        for column in range(self.columnCount()):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, self.columnWidth(column) + GROUP)
