"""Game files: opened, saved, and dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from reussite import words
from reussite.file_words import game_file_problem
from reussite.services.game_files import (
    SUFFIX,
    GameFile,
    ReadingStoppedError,
    read_game,
    write_game,
)
from reussite.services.game_form import GameFileError
from reussite.services.session import Session

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow

translate = QCoreApplication.translate

SECTION, KEY = "files", "folder"  # where the settings name the folder used last
_PATIENCE_MS: Final = 500  # before a long file shows how far it is
_PARTS: Final = 1000  # of the bar


class GameFiles(QObject):
    """Opens and saves the files of one window. A bad file is explained and changes nothing."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    # Opening.

    def ask_to_open(self) -> None:
        """Let the player choose a file to be opened."""
        dialog = QFileDialog(self._window, translate("Files", "Open a game file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        self._show(dialog)

    def open(self, path: Path) -> None:
        """Go on with the game in a file, or watch it where it has ended."""
        if (file := self.read(path)) is None:
            return
        session = file.session
        if session.is_over or session.clock.is_up:
            self._window.watch(session.deal, file.game.actions, path.name)
        else:
            self._window.dealer.offer_game(session, file.game.started)

    def read(self, path: Path) -> GameFile | None:
        """The game in a file; None where it holds none, which the player is told."""
        self._window.plugins.load_installed()
        progress = _Progress(self._window, path)
        try:
            return read_game(
                path, self._window.plugins.variants, now=self._window.now, go_on=progress.go_on
            )
        except GameFileError as error:
            told = translate("Files", "%1 is not opened. %2", "a file, what is wrong with it")
            self._window.notices.tell(words.filled(told, path.name, game_file_problem(error)))
        except ReadingStoppedError:
            pass
        finally:
            progress.end()
        return None

    # Saving.

    def ask_to_save(self) -> None:
        """Let the player choose where the game on the table is saved."""
        play = self._window.play
        if play.has_session:
            self.save_game(play.session, self._window.started(play.session))

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
        dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
        dialog.fileSelected.connect(lambda chosen: self.write(Path(chosen), write))
        self._show(dialog, Path(name).suffix)
        dialog.selectFile(name)

    def write(self, path: Path, write: Callable[[Path], None]) -> None:
        """Write a file, and tell whether that worked."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write(path)
        except OSError as error:
            told = translate("Files", "%1 is not saved: %2", "a file, what the system says")
            reason = error.strerror or str(error)
            self._window.notices.tell(words.filled(told, path.name, words.one_line(reason)))
        else:
            told = translate("Files", "Saved as %1", "a file")
            self._window.notices.tell(words.filled(told, words.one_line(str(path))))
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _show(self, dialog: QFileDialog, suffix: str = SUFFIX) -> None:
        names = {
            SUFFIX: translate("Files", "Games of Réussite"),
            ".csv": translate("Files", "Comma-separated values"),
        }
        dialog.setNameFilter(f"{names[suffix]} (*{suffix})")
        if folder := self._window.settings.get(SECTION, KEY, ""):
            dialog.setDirectory(folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(
            lambda name: self._window.settings.set(SECTION, KEY, str(Path(name).parent))
        )
        dialog.open()


class _Progress:
    """How far a long file has been played again, and a way to stop it."""

    def __init__(self, parent: QWidget, path: Path) -> None:
        self._parent = parent
        self._name = path.name
        self._bar: QProgressDialog | None = None

    def go_on(self, share: float) -> bool:
        if share == 0:
            return True  # a short file has ended before there is anything to show
        if self._bar is None:
            told = translate("Files", "%1 is played again to check it.", "a file")
            self._bar = QProgressDialog(self._parent)
            self._bar.setLabelText(words.filled(told, self._name))
            self._bar.setRange(0, _PARTS)
            self._bar.setMinimumDuration(_PATIENCE_MS)
            self._bar.setWindowModality(Qt.WindowModality.WindowModal)
        self._bar.setValue(int(share * _PARTS))
        return not self._bar.wasCanceled()

    def end(self) -> None:
        if self._bar is not None:
            self._bar.close()
            self._bar.deleteLater()


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files that are being dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
