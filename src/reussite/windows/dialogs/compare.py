"""The Compare window: games of the same deal from several files, checked and ranked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QLocale, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reussite.game.game_file import SUFFIX
from reussite.game.ranking import Verdict, verify
from reussite.game.session import Action
from reussite.i18n import messages
from reussite.i18n.file_errors import game_file_problem
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.game_files import SECTION as FOLDER_SECTION
from reussite.windows.game_files import GameFiles, dropped_files, filters
from reussite.windows.widgets.headings import air_headings
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate

_NUMBERS: Final = (0, 2, 3, 4, 5)  # columns
_RESULT: Final = 6
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SETTLED_MS: Final = 200  # after a file was written
_PATH: Final = Qt.ItemDataRole.UserRole


class CompareOwner(Protocol):
    """What comparing uses of the main window."""

    settings: Settings
    plugins: PluginHost

    @property
    def files(self) -> GameFiles: ...

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None: ...


class CompareWindow(QDialog):
    """Plays files again and ranks those that share a deal: by score, then time, then moves; games
    with cards taken back come after all others. A bad file is named with what is wrong first."""

    def __init__(self, owner: CompareOwner, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner = owner
        self._paths: list[Path] = []
        self._stamps: list[tuple[int, int]] = []
        self._files = QFileSystemWatcher(self)
        self._later = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self.setWindowTitle(translate("Compare", "Compare games"))
        self.setAcceptDrops(True)
        self.explained = PlainLabel(
            translate(
                "Compare",
                "Each file is verified by replaying it. Games of the same deal are ranked"
                " by score, then time, then moves. Games with cards taken back come last.",
            )
        )
        self.explained.setWordWrap(True)
        self.list = QTreeWidget()
        self.list.setAcceptDrops(False)
        self.list.setHeaderLabels(
            [
                translate("Compare", "Rank"),
                translate("Compare", "File"),
                translate("Compare", "Score"),
                translate("Compare", "Time"),
                translate("Compare", "Moves"),
                translate("Compare", "Taken back"),
                translate("Compare", "Result"),
            ]
        )
        self.list.setAccessibleName(translate("Compare", "Games of the same deal"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAlternatingRowColors(True)
        header = self.list.header()
        air_headings(header)
        for number in _NUMBERS:
            self.list.headerItem().setTextAlignment(number, _RIGHT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().lineSpacing())
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.add = QPushButton(translate("Compare", "&Add files…"))
        self.watch = QPushButton(translate("Compare", "&Watch"))
        self.clear = QPushButton(translate("Compare", "Clea&r"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for button in (self.add, self.watch, self.clear):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self.explained)
        column.addWidget(self.list, 1)
        column.addWidget(self.told)
        column.addWidget(self.buttons)
        self.resize(760, 480)
        self._connect()
        self._look_at_choice()

    def _connect(self) -> None:
        self.add.clicked.connect(self.ask_for_files)
        self.clear.clicked.connect(lambda: self.show_files([]))
        self.watch.clicked.connect(self._watch)
        self.list.itemDoubleClicked.connect(lambda _item, _column: self._watch())
        self.list.itemSelectionChanged.connect(self._look_at_choice)
        self.buttons.rejected.connect(self.reject)
        self._files.fileChanged.connect(lambda _path: self._later.start())
        self._files.directoryChanged.connect(lambda _path: self._later.start())
        self._later.timeout.connect(self.follow)

    # Files.

    def ask_for_files(self) -> None:
        """Let the player choose files to be compared."""
        dialog = QFileDialog(self, translate("Compare", "Add game files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(filters(SUFFIX))
        if folder := self._owner.settings.get(FOLDER_SECTION, "folder", ""):
            dialog.setDirectory(folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.add_files(map(Path, names)))
        dialog.open()

    def add_files(self, paths: Iterable[Path]) -> None:
        """Compare these too."""
        self.show_files([*self._paths, *paths])

    def show_files(self, paths: Iterable[Path]) -> None:
        """Compare these, each once."""
        self._paths = list(dict.fromkeys(paths))
        if watched := [*self._files.files(), *self._files.directories()]:
            self._files.removePaths(watched)
        if self._paths:  # a file written anew is another file: its folder tells
            self._files.addPaths(
                [str(path) for path in {*self._paths, *(path.parent for path in self._paths)}]
            )
        self._stamps = _stamps(self._paths)
        self._owner.plugins.load_installed()
        self.setCursor(Qt.CursorShape.WaitCursor)
        try:
            self._show(verify(self._paths, self._owner.plugins.variants))
        finally:
            self.unsetCursor()
        self._look_at_choice()

    def follow(self) -> None:
        """Check the files again where one of them is another now."""
        if _stamps(self._paths) != self._stamps:
            self.show_files(self._paths)

    # What it shows.

    def _show(self, verdicts: Sequence[Verdict]) -> None:
        self.list.clear()
        codes = dict.fromkeys(verdict.code or "" for verdict in verdicts)
        for code in sorted(codes, key=lambda code: (not code, code)):
            group = QTreeWidgetItem(self.list, [code or translate("Compare", "No game")])
            group.setFirstColumnSpanned(True)
            group.setExpanded(True)
            mine = [verdict for verdict in verdicts if (verdict.code or "") == code]
            for verdict in sorted(mine, key=_place):
                row = _add_row(group, verdict)
                if not verdict.is_valid:
                    self.list.setCurrentItem(row)  # what is wrong is read at once

    def _look_at_choice(self) -> None:
        item = self.list.currentItem()
        problem = item.toolTip(_RESULT) if item is not None else ""
        name = item.text(1) if item is not None else ""
        told = translate("Compare", "%1: %2", "a file, what is wrong with it")
        self.told.setText(messages.filled(told, name, problem) if problem else "")
        self.watch.setEnabled(self._chosen is not None)
        self.clear.setEnabled(bool(self._paths))

    @property
    def _chosen(self) -> Path | None:
        """The good file that is chosen."""
        item = self.list.currentItem() if self.list.selectedItems() else None
        path = item.data(0, _PATH) if item is not None else None
        return Path(path) if path else None

    def _watch(self) -> None:
        path = self._chosen
        file = self._owner.files.read(path) if path is not None else None
        if path is not None and file is not None:
            self.close()
            self._owner.watch(file.session.deal, file.game.actions, path.name)

    # Events.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.add_files(dropped_files(event.mimeData()))


def _stamps(paths: Iterable[Path]) -> list[tuple[int, int]]:
    """What tells whether files are still the same: when each was written, and which file it is."""
    found = []
    for path in paths:
        try:
            status = path.stat()
            found.append((status.st_mtime_ns, status.st_ino))
        except OSError:
            found.append((0, 0))
    return found


def _place(verdict: Verdict) -> tuple[bool, int]:
    return verdict.rank is None, verdict.rank or 0


def _add_row(group: QTreeWidgetItem, verdict: Verdict) -> QTreeWidgetItem:
    locale, result = QLocale(), verdict.result
    if result is None:
        problem = game_file_problem(verdict.error) if verdict.error else ""
        row = QTreeWidgetItem(
            group, ["–", messages.one_line(verdict.path.name), "", "", "", "", problem]
        )
        row.setToolTip(_RESULT, messages.tool_tip(problem))
    else:
        row = QTreeWidgetItem(
            group,
            [
                locale.toString(verdict.rank or 0),
                messages.one_line(verdict.path.name),
                messages.score(result.score, result.unit, locale),
                messages.duration(result.elapsed_ms),
                locale.toString(result.moves),
                locale.toString(result.take_backs) if result.take_backs else "",
                translate("Compare", "won") if result.ending == "won" else "",
            ],
        )
        row.setData(0, _PATH, str(verdict.path))
    row.setToolTip(1, messages.tool_tip(str(verdict.path)))
    for column in _NUMBERS:
        row.setTextAlignment(column, _RIGHT)
    return row
