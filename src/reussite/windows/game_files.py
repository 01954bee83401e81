"""Game files: opened, saved, and dropped on the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from reussite.atomic_writing import NO_ROOM
from reussite.game.file_form import GameFileError
from reussite.game.game_file import (
    SUFFIX,
    GameFile,
    read_game,
    write_game,
)
from reussite.game.records import ReadingStoppedError
from reussite.game.session import Action, Session
from reussite.i18n import messages
from reussite.i18n.file_errors import game_file_problem
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.game_chooser import GameChooser
from reussite.windows.game_controller import GameController
from reussite.windows.messages import Messages
from reussite.windows.widgets.progress import Progress

translate = QCoreApplication.translate

TOURNAMENT: Final = "tournament.toml"  # in a folder: a tournament
SECTION, KEY = "files", "folder"  # where the settings name the folder used last
_LONGEST: Final = 200  # characters of an address that is told


class FilesOwner(Protocol):
    """What game files use of the main window."""

    settings: Settings
    plugins: PluginHost
    messages: Messages
    chooser: GameChooser
    controller: GameController
    now: Callable[[], float]

    def started(self, session: Session) -> datetime | None: ...

    def watch(self, deal: Deal, actions: Sequence[Action], title: str) -> None: ...

    def open_tournament(self, folder: Path) -> None: ...


class GameFiles(QObject):
    """Opens and saves the files of one window. A bad file is explained and changes nothing."""

    def __init__(self, owner: FilesOwner, window: QWidget) -> None:
        super().__init__(window)
        self._owner = owner
        self._window = window

    # Opening.

    def ask_to_open(self) -> None:
        """Let the player choose a file to be opened."""
        dialog = QFileDialog(self._window, translate("Files", "Open a game file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        self._show(dialog)

    def open(self, path: Path) -> None:
        """Go on with the game in a file, or watch it where it has ended; show a tournament."""
        if os.path.isfile(path / TOURNAMENT):
            self._owner.open_tournament(path)
            return
        if (file := self.read(path)) is None:
            return
        session = file.session
        if session.is_over or session.clock.is_up:
            title = messages.one_line(path.name)
            self._owner.watch(session.deal, file.game.actions, title)
        else:
            self._owner.chooser.offer_game(session, file.game.started)

    def read(self, path: Path) -> GameFile | None:
        """The game in a file; None where it holds none, which the player is told."""
        self._owner.plugins.load_installed()
        checked = translate("Files", "Verifying %1…", "a file")
        progress = Progress(
            self._window, lambda: messages.filled(checked, path.name), may_stop=True
        )
        try:
            return read_game(
                path, self._owner.plugins.variants, now=self._owner.now, go_on=progress.go_on
            )
        except GameFileError as error:
            told = translate("Files", "Could not open %1. %2", "a file, what is wrong with it")
            self._owner.messages.tell(messages.filled(told, path.name, game_file_problem(error)))
        except ReadingStoppedError:
            pass
        finally:
            progress.end()
        return None

    # Saving.

    def ask_to_save(self) -> None:
        """Let the player choose where the game on the table is saved."""
        play = self._owner.controller
        if play.has_session:
            self.save_game(play.session, self._owner.started(play.session))

    def save_game(
        self, session: Session, started: datetime | None, parent: QWidget | None = None
    ) -> None:
        """Let the player choose where a game is saved.

        :param started: when its first action was done.
        """
        title = translate("Files", "Save the game as")
        self.ask_where(
            title,
            f"{session.code.replace('#', '')}{SUFFIX}",
            lambda path: write_game(path, session, started=started),
            parent,
        )

    def ask_where(
        self,
        title: str,
        name: str,
        write: Callable[[Path], None],
        parent: QWidget | None = None,
    ) -> None:
        """Let the player choose a file and write it; tell whether it was.

        :param name: proposed for it; its ending is added where none is typed.
        """
        dialog = QFileDialog(parent or self._window, title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        suffix = Path(name).suffix
        dialog.setDefaultSuffix(suffix.removeprefix("."))  # Qt adds it where there is no dot
        dialog.fileSelected.connect(
            lambda chosen: self.write_unless_kept(Path(chosen), suffix, write)
        )
        self._show(dialog, suffix)
        dialog.selectFile(name)

    def write_unless_kept(self, chosen: Path, suffix: str, write: Callable[[Path], None]) -> None:
        """Write a file under the chosen name with its ending; where a file has that longer name,
        the player is asked first."""
        path = with_suffix(chosen, suffix)
        if path == chosen or not os.path.lexists(path):
            self.write(path, write)
            return
        from reussite.windows.dialogs.confirm import KeepingQuestion

        question = KeepingQuestion(self._window)
        question.setWindowTitle(translate("Files", "Replace file?"))
        question.setTextFormat(Qt.TextFormat.PlainText)
        told = translate("Files", "A file called %1 already exists.")
        question.setText(messages.filled(told, messages.one_line(path.name)))
        question.offer(
            translate("Files", "Replace"),
            QMessageBox.ButtonRole.DestructiveRole,
            translate("Files", "Cancel"),
        )
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.agreed.connect(lambda: self.write(path, write))
        question.open()

    def write(self, path: Path, write: Callable[[Path], None]) -> None:
        """Write a file, and tell whether that worked."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write(path)
        except OSError as error:
            told = translate("Files", "Could not save %1: %2", "a file, what the system says")
            reason = error.strerror or str(error)
            if error.errno in NO_ROOM:
                reason = translate(
                    "Files", "the disk is full. Free some space, or choose another folder."
                )
            self._owner.messages.tell(messages.filled(told, path.name, messages.one_line(reason)))
        else:
            told = translate("Files", "Saved as %1", "a file")
            self._owner.messages.tell(messages.filled(told, messages.one_line(str(path))))
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _show(self, dialog: QFileDialog, suffix: str = SUFFIX) -> None:
        dialog.setNameFilters(filters(suffix))
        if folder := self._owner.settings.get(SECTION, KEY, ""):
            dialog.setDirectory(folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(
            lambda name: self._owner.settings.set(SECTION, KEY, str(Path(name).parent))
        )
        dialog.open()


def filters(suffix: str) -> list[str]:
    """What a dialog for files offers: those with this ending, or all."""
    names = {
        SUFFIX: translate("Files", "Réussite games"),
        ".csv": translate("Files", "Comma-separated values"),
        ".png": translate("Files", "Pictures"),
    }
    return [f"{names[suffix]} (*{suffix})", f"{translate('Files', 'All files')} (*)"]


def with_suffix(path: Path, suffix: str) -> Path:
    """The path with this ending, which is added to every name that does not end in it."""
    if path.name.lower().endswith(suffix) and len(path.name) > len(suffix):
        return path
    return path.with_name(path.name.removesuffix(".") + suffix)


def take_dropped(files: GameFiles, data: QMimeData, tell: Callable[[str], object]) -> None:
    """Open the first of the dropped files; name all others, and what is not a local file."""
    paths = dropped_files(data)
    for path in paths[:1]:
        files.open(path)
    told = []
    if others := ", ".join(messages.one_line(path.name) for path in paths[1:]):
        told.append(
            messages.filled(
                translate("Files", "Only one game can be opened at a time. Not opened: %1"), others
            )
        )
    sentence = translate(
        "Files", "%1 is a web address. Download the file first, then open it here."
    )
    told += [
        messages.filled(sentence, messages.one_line(url.toDisplayString()[:_LONGEST]))
        for url in data.urls()
        if not url.isLocalFile()
    ]
    if told:
        tell("\n".join(told))


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files that are being dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
