"""The list of games that ended: what stands in its columns, and how it is sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from reussite.api.records import Ending
from reussite.game.records import GameRecord
from reussite.i18n import messages
from reussite.windows.statistics.chart import short_moment
from reussite.windows.widgets.headings import air_headings

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LOOKED_AT: Final = 50  # rows, to find out how wide a column must be


class Column(NamedTuple):
    """One thing that is told of every game.

    :param key: what it is sorted by.
    """

    title: str
    text: Callable[[GameRecord], str]
    key: Callable[[GameRecord], Any]
    is_number: bool = False


def columns() -> tuple[Column, ...]:
    """All columns, in the language spoken now."""
    locale = QLocale()

    def number(value: int) -> str:
        return locale.toString(value)

    return (
        Column(
            translate("Games", "Ended"),
            lambda game: short_moment(game.ended_at),
            lambda game: game.ended_at,
        ),
        Column(translate("Games", "Deal"), lambda game: game.code, lambda game: game.code),
        Column(translate("Games", "Result"), result_text, lambda game: game.ending),
        Column(
            translate("Games", "Score"),
            lambda game: messages.score(game.score, game.unit, locale),
            lambda game: game.score,
            is_number=True,
        ),
        Column(
            translate("Games", "Time"),
            lambda game: messages.duration(game.elapsed_ms),
            lambda game: game.elapsed_ms,
            is_number=True,
        ),
        Column(
            translate("Games", "Moves"),
            lambda game: number(game.moves),
            lambda game: game.moves,
            is_number=True,
        ),
        Column(
            translate("Games", "Taken back"),
            lambda game: number(game.take_backs) if game.take_backs else "",
            lambda game: game.take_backs,
            is_number=True,
        ),
        Column(
            translate("Games", "Notes"),
            lambda game: translate("Games", "seen before") if game.seen_before else "",
            lambda game: game.seen_before,
        ),
    )


def result_text(game: GameRecord) -> str:
    """How a game ended."""
    return {
        Ending.WON: translate("Games", "won"),
        Ending.TIME: translate("Games", "out of time"),
        Ending.GIVEN_UP: translate("Games", "abandoned"),
        Ending.ENDED: translate("Games", "played to the end"),
        Ending.LOST: translate("Games", "lost"),
    }[game.ending]


class GamesModel(QAbstractTableModel):
    """Some games as a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._columns = columns()
        self._games: list[GameRecord] = []

    def show_games(self, games: Sequence[GameRecord]) -> None:
        self.beginResetModel()
        self._games = list(games)
        self.endResetModel()

    def game(self, row: int) -> GameRecord:
        return self._games[row]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(self._games[index.row()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(self._columns[section])
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        known = [self._games[index.row()].id for index in before]
        self._games.sort(
            key=self._columns[column].key, reverse=order is Qt.SortOrder.DescendingOrder
        )
        rows = {game.id: row for row, game in enumerate(self._games)}
        self.changePersistentIndexList(
            before,
            [
                self.index(rows[game], index.column())
                for game, index in zip(known, before, strict=True)
            ],
        )  # what is chosen is a game, not a row
        self.layoutChanged.emit()


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class GamesTable(QTableView):
    """The list, sorted by a click on a heading; one game is chosen at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = GamesModel(self)
        self.setModel(self.games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setAccessibleName(translate("Games", "Finished games"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        air_headings(header)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setResizeContentsPrecision(_LOOKED_AT)
        header.setDefaultSectionSize(header.minimumSectionSize())  # the last one keeps it
        header.setStretchLastSection(True)
        self.setSortingEnabled(True)

    def show_games(self, games: Sequence[GameRecord], chosen: int | None = None) -> None:
        """Show these, newest first.

        :param chosen: the id of the game to be chosen; None, or not there: the newest.
        """
        self.games.show_games(games)
        if chosen is None:
            self.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        else:
            header = self.horizontalHeader()
            self.games.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self.resizeColumnsToContents()
        for row in range(len(games)):
            if self.games.game(row).id == chosen:
                self.selectRow(row)
                return
        if games:
            self.selectRow(0)

    @property
    def chosen(self) -> GameRecord | None:
        rows = self.selectionModel().selectedRows()
        return self.games.game(rows[0].row()) if rows else None
