"""What a tournament's folder holds, read by a process of its own and told as it changes."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from reussite.tournament.folder import RESULTS
from reussite.tournament.reader import ReadingRequest, Seen, serve

_LISTENING_MS: Final = 50
_SETTLED_MS: Final = 150  # after something was written
_AGAIN_MS: Final = 3000  # before a process that ended is started anew
_MOST_WATCHED: Final = 200  # folders; the others are looked at now and then


class Reading(QObject):
    """Reads one folder as long as it lives.

    :ivar seen: how it stands now (Seen).
    :ivar ended: the process that read has ended, which it never should.
    """

    seen = Signal(object)
    ended = Signal()

    def __init__(self, folder: Path, player: str, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(theirs, str(folder), player), daemon=True)
        self._process.start()
        theirs.close()
        self._later = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._later.timeout.connect(self.look)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _path: self._later.start())
        self._watcher.fileChanged.connect(lambda _path: self._later.start())
        self._listening = QTimer(self, interval=_LISTENING_MS)
        self._listening.timeout.connect(self._listen)
        self._listening.start()
        self._watch()

    def ask(self, number: int) -> None:
        """Tell the results of this round from now on."""
        self._send(ReadingRequest(number))

    def look(self) -> None:
        """Look at the folder now."""
        self._watch()
        self._send("look")

    def close(self) -> None:
        """Read no more; the process ends by itself."""
        self._listening.stop()
        self._later.stop()
        self._send(None)
        self.blockSignals(True)
        self._pipe.close()
        self._process.terminate()
        self._process.join(1)

    def _send(self, asked: object) -> None:
        try:
            self._pipe.send(asked)
        except OSError:
            self._listening.stop()

    def _listen(self) -> None:
        newest: Seen | None = None
        try:
            while self._pipe.poll():
                newest = self._pipe.recv()
        except (EOFError, OSError):
            self._listening.stop()
            QTimer.singleShot(_AGAIN_MS, self, self.ended.emit)
        if newest is not None:
            self.seen.emit(newest)

    def _watch(self) -> None:
        """Watch every folder that a result may come to; where that fails, the process looks now
        and then by itself."""
        results = self._folder / RESULTS
        wanted = [self._folder, results]
        with suppress(OSError):
            wanted += [path for path in results.iterdir() if os.path.isdir(path)][:_MOST_WATCHED]
        watched = set(self._watcher.directories())
        there = [str(path) for path in wanted if os.path.isdir(path)]
        if new := [path for path in there if path not in watched]:
            self._watcher.addPaths(new)
