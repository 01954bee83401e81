"""One program for each folder of games.

The first program that starts holds a lock in the data folder, and listens once its window is
there. A second start hands what it was asked for to the first and leaves. Where the first does
not answer, the second plays without saving.

Qt's network library is imported by whoever calls or listens, not at every start.
"""

from __future__ import annotations

import os
import time
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile

from reussite.single_instance.address import address_of
from reussite.single_instance.requests import TAKEN, Reply, Request, written

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

LOCK_NAME: Final = "reussite.pid"
PATIENCE: Final = 2.0  # seconds until a first program counts as silent
STARTING: Final = 10.0  # seconds that a first program may take until it listens
_BETWEEN_TRIES: Final = 0.02  # seconds
_SHORTEST_WAIT: Final = 0.01  # seconds


class Elsewhere(Enum):
    """Why this program is not the one that keeps the games.

    HANDED_OVER: the first program has taken the request: there is nothing left to do.
    UNANSWERED: another program holds the folder and does not answer: play without saving.
    """

    HANDED_OVER = "handed over"
    UNANSWERED = "unanswered"


class First:
    """This program keeps the games of the folder until it closes.

    :param lock: what is freed at the end; None: no lock could be had.
    :param address: where later starts call; None: they cannot.
    """

    def __init__(self, lock: QLockFile | None, address: str | None) -> None:
        self._lock = lock
        self.address = address

    def close(self) -> None:
        """Let another program be the first."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def enter(
    folder: Path, request: Request, *, patience: float = PATIENCE, starting: float = 0.0
) -> First | Elsewhere:
    """Become the program that keeps the games of this folder, or ask the one that does.

    :param folder: of the database; it is made where it is missing.
    :param patience: seconds to wait for an answer.
    :param starting: seconds to wait for a first program that does not listen yet, where that is
        longer: two that start at once on a busy computer.
    """
    begun = time.monotonic()
    while True:
        # The lock is tried again while there is no answer: the first may be just leaving.
        if first := _first(folder):
            return first
        address = address_of(folder)
        reply = Reply.SILENCE  # where nobody can be called, nobody is about to listen either
        if address is not None:
            reply = call(address, request, time.monotonic() + patience)
        if reply is Reply.TAKEN:
            return Elsewhere.HANDED_OVER
        longest = max(patience, starting) if reply is Reply.NOBODY else patience
        if time.monotonic() - begun >= longest:
            return _first(folder, after_all=True) or Elsewhere.UNANSWERED
        time.sleep(_BETWEEN_TRIES)


def _first(folder: Path, *, after_all: bool = False) -> First | None:
    """The first program here, if it is this one; None: there is another.

    :param after_all: nobody answers. Then a lock file counts for nothing when the system no
        longer keeps its lock: Qt cannot tell so where it was damaged or left by another computer.
    """
    lock = _lock(folder)
    if lock is None or lock.tryLock(0):
        return First(lock, address_of(folder))
    if lock.error() is not QLockFile.LockError.LockFailedError or not _is_file(folder):
        # Where no lock can be had, whoever listens is the first.
        address = address_of(folder)
        return None if address is not None and _is_answered(address) else First(None, address)
    if after_all and lock.removeStaleLockFile() and lock.tryLock(0):
        return First(lock, address_of(folder))
    return None


def _lock(folder: Path) -> QLockFile | None:
    """The folder's lock, not held yet; None: there can be no such folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    lock = QLockFile(str(folder / LOCK_NAME))
    lock.setStaleLockTime(0)  # however long a program runs, its lock is not old
    return lock


def _is_file(folder: Path) -> bool:
    return os.path.isfile(folder / LOCK_NAME)


# Calling the first program.


def call(address: str, request: Request, deadline: float) -> Reply:
    """Ask the program that listens there for something.

    :param deadline: monotonic seconds until which its answer is awaited.
    """
    try:
        socket = _connected(address, _left(deadline))
    except ImportError:  # the system lacks what Qt's network library needs
        return Reply.SILENCE
    if socket is None:
        return Reply.NOBODY
    answer = b""
    socket.write(written(request))
    while len(answer) < len(TAKEN):
        socket.waitForReadyRead(_left(deadline))
        heard = socket.readAll().data()
        if not heard:
            break
        answer += heard
    socket.abort()
    return Reply.TAKEN if answer == TAKEN else Reply.SILENCE


def _is_answered(address: str) -> bool:
    """Whether a program listens there."""
    try:
        socket = _connected(address, round(_SHORTEST_WAIT * 1000))
    except ImportError:
        return False
    if socket is not None:
        socket.abort()
    return socket is not None


def _connected(address: str, wait: int) -> QLocalSocket | None:
    """A connection, made within some milliseconds; None: nobody listens there."""
    from PySide6.QtNetwork import QLocalSocket  # not at every start

    socket = QLocalSocket()
    socket.connectToServer(address)
    return socket if socket.waitForConnected(wait) else None


def _left(deadline: float) -> int:
    """Milliseconds."""
    return round(1000 * max(_SHORTEST_WAIT, deadline - time.monotonic()))
