"""Following settings that another program changes while the window is open."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from reussite.i18n import languages

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow

_QUIET_MS: Final = 200  # after the last change: an editor writes in several steps


class SettingsWatch(QObject):
    """Reads the settings again when their file changes, and lets the window take them.

    A plugin that was switched off elsewhere is left out at once; one that was switched on takes
    part from the next start.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._watcher = QFileSystemWatcher(self)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self.follow)
        self._watcher.fileChanged.connect(self._quiet.start)
        self._watcher.directoryChanged.connect(self._quiet.start)
        self._look_there()

    def follow(self) -> None:
        """Read the settings, and take what is different in them."""
        self._look_there()
        window = self._window
        if window.settings.read_again():
            window.plugins.leave_out_disabled()
            languages.follow(window.settings, window.plugins)
            window.take_settings()

    def _look_there(self) -> None:
        """Watch the file, which is replaced by each change, and its folder.

        Where there is no folder yet, the nearest one above tells when it comes.
        """
        path = self._window.settings.path
        if path is None:
            return
        file = os.path.realpath(path)
        folder = os.path.dirname(file)
        while not os.path.isdir(folder) and folder != os.path.dirname(folder):
            folder = os.path.dirname(folder)
        there = [folder, *([file] if os.path.isfile(file) else [])]
        wanted = {place for place in there if os.access(place, os.R_OK)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        if new := wanted - watched:
            self._watcher.addPaths(sorted(new))
