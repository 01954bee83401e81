"""The door of the first program on Windows: a named pipe that only the user's programs can write
to. Written from the documentation: the tests run on Unix.

A pipe cannot be watched, so a thread waits at it. Only bytes pass: `recv` would unpickle what
somebody else wrote.
"""

# ruff: noqa: E402  # elsewhere the type checker skips what follows the assertion

from __future__ import annotations

import sys

assert sys.platform == "win32"

import errno
import hashlib
import msvcrt
import os
import queue
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Client, Listener, PipeConnection
from pathlib import Path

from reussite.single_instance.requests import (
    LONGEST_CALL,
    TAKEN,
    Reply,
    Request,
    understood,
    written,
)

_PATIENCE = 2.0  # seconds for a guest to say what it wants


def locked(path: Path) -> int | None:
    """A descriptor that holds the lock; None: another program does. Raises OSError where no
    lock can be had."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOINHERIT)
    try:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    except OSError as error:
        os.close(lock)
        if error.errno in (errno.EACCES, errno.EDEADLK):
            return None
        raise
    return lock


def address_of(folder: Path) -> str | None:
    """The name of the pipe of the program that keeps this folder."""
    owned = f"{os.environ.get('USERNAME', '')}|{os.path.realpath(folder)}"
    return rf"\\.\pipe\reussite-{hashlib.sha256(owned.encode()).hexdigest()[:16]}"


def is_answered(address: str) -> bool:
    """Whether a program listens there."""
    with suppress(OSError, EOFError), Client(address, family="AF_PIPE"):
        return True
    return False


def call(address: str, request: Request, deadline: float) -> Reply:
    """Ask the program that listens there for something.

    :param deadline: monotonic seconds until which its answer is awaited.
    """
    try:
        door = Client(address, family="AF_PIPE")
    except (OSError, EOFError):
        return Reply.NOBODY
    with suppress(OSError, EOFError), door:
        door.send_bytes(written(request))
        is_heard = door.poll(max(0.0, deadline - time.monotonic()))
        if is_heard and door.recv_bytes(LONGEST_CALL) == TAKEN:
            return Reply.TAKEN
    return Reply.SILENCE


class Door:
    """Where the first program hears from later starts. `accept` never waits.

    :param lock: a descriptor to be closed at the end; None: no lock could be had.
    :param address: the name of the pipe.
    """

    def __init__(self, lock: int | None, address: str | None) -> None:
        self._lock = lock
        self._requests: queue.SimpleQueue[Request] = queue.SimpleQueue()
        self._is_open = True
        if address is not None:
            threading.Thread(target=self._wait, args=(address,), daemon=True).start()

    def fileno(self) -> int | None:
        """None: there is no descriptor to watch, `accept` is to be asked now and then."""
        return None

    address = None  # a pipe has no file that could be taken away

    def listen_again(self) -> None:
        """There is nothing to be made anew."""

    def accept(self) -> list[Request]:
        """What later starts asked for since the last time. Their programs were told so and have
        ended."""
        requests = []
        with suppress(queue.Empty):
            while True:
                requests.append(self._requests.get_nowait())
        return requests

    def close(self) -> None:
        """Listen no more and let another program be the first."""
        self._is_open = False
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _wait(self, address: str) -> None:
        with suppress(OSError), Listener(address, family="AF_PIPE") as listener:
            while self._is_open:
                with suppress(OSError, EOFError), listener.accept() as guest:
                    assert isinstance(guest, PipeConnection)
                    self._hear(guest)

    def _hear(self, guest: PipeConnection) -> None:
        if not guest.poll(_PATIENCE):
            return
        request = understood(guest.recv_bytes(LONGEST_CALL))
        if request is not None:
            guest.send_bytes(TAKEN)
            self._requests.put(request)
