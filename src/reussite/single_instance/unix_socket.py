"""The door of the first program on Unix: a socket that only the same user can reach.

What comes in was written by somebody else: it is read up to a limit, and anything that is no
request is ignored.

Python's sockets are imported when the first program listens, which it does once its window is
there: until then later starts try again.
"""

from __future__ import annotations

import fcntl
import os
import stat
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reussite.single_instance.requests import (
    LONGEST_CALL,
    TAKEN,
    Reply,
    Request,
    understood,
    written,
)

if TYPE_CHECKING:
    import selectors
    import socket

MOST_GUESTS: Final = 8  # connections that have not said yet what they want
LONGEST_ADDRESS: Final = 100  # bytes; systems allow 104 or 108
_SHORTEST_WAIT: Final = 0.01  # seconds


def locked(path: Path) -> int | None:
    """A descriptor that holds the lock; None: another program does. Raises OSError where no
    lock can be had."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if isinstance(error, BlockingIOError):
            return None
        raise
    return lock


def address_of(folder: Path) -> str | None:
    """Where the program that keeps this folder listens; None: there is no safe place.

    The folder must exist: its number names the socket, so that no way of writing its path makes
    another.
    """
    try:
        status = os.stat(folder)
    except OSError:
        return None
    name = f"reussite-{status.st_dev:x}-{status.st_ino:x}.sock"
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    own = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"reussite-{os.getuid()}")
    for place in (given, own):
        address = os.path.join(place, name)
        if not os.path.isabs(address) or len(os.fsencode(address)) > LONGEST_ADDRESS:
            continue
        if _is_private(place, make=place == own):
            return address
    return None


def _is_private(folder: str, *, make: bool) -> bool:
    """Whether nobody but this user can do anything in the folder."""
    try:
        if make:
            with suppress(FileExistsError):
                os.mkdir(folder, mode=0o700)
        status = os.lstat(folder)
    except OSError:
        return False
    is_mine = status.st_uid == os.getuid()
    return stat.S_ISDIR(status.st_mode) and is_mine and not status.st_mode & 0o077


# The later start.


def is_answered(address: str) -> bool:
    """Whether a program listens there."""
    with suppress(OSError), _connected(address, _SHORTEST_WAIT):
        return True
    return False


def call(address: str, request: Request, deadline: float) -> Reply:
    """Ask the program that listens there for something.

    :param deadline: monotonic seconds until which its answer is awaited.
    """
    try:
        door = _connected(address, _left(deadline))
    except OSError:
        return Reply.NOBODY
    with suppress(OSError), door:
        door.sendall(written(request))
        if _answer(door, deadline) == TAKEN:
            return Reply.TAKEN
    return Reply.SILENCE


def _answer(door: socket.socket, deadline: float) -> bytes:
    answer = b""
    while len(answer) < len(TAKEN):
        door.settimeout(_left(deadline))
        part = door.recv(len(TAKEN) - len(answer))
        if not part:
            break
        answer += part
    return answer


def _left(deadline: float) -> float:
    return max(_SHORTEST_WAIT, deadline - time.monotonic())


def _connected(address: str, seconds: float) -> socket.socket:
    import socket  # not at every start

    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.settimeout(seconds)
        connection.connect(address)
    except OSError:
        connection.close()
        raise
    return connection


# The first program.


@dataclass(eq=False)
class _Guest:
    """A connection that has not said yet what it wants."""

    connection: socket.socket
    heard: bytearray = field(default_factory=bytearray)


class Door:
    """Where the first program hears from later starts. Nothing here ever waits.

    :param lock: a descriptor to be closed at the end; None: no lock could be had.
    :param address: None: nobody can call, later starts find no answer.
    """

    def __init__(self, lock: int | None, address: str | None) -> None:
        self._lock = lock
        self._address = address
        self._selector: selectors.DefaultSelector | None = None
        self._listener: socket.socket | None = None
        self._guests: dict[int, _Guest] = {}

    def fileno(self) -> int | None:
        """A descriptor that can be read from whenever `accept` has something to do; None: there
        is none to watch, nobody can call. From now on somebody can."""
        self._listen()
        return self._selector.fileno() if self._selector and self._listener else None

    def _listen(self) -> None:
        if self._selector is not None or self._address is None:
            return
        import selectors  # not at every start

        self._selector = selectors.DefaultSelector()
        with suppress(OSError):
            self._listener = _listening(self._address)
            self._selector.register(self._listener, selectors.EVENT_READ)

    @property
    def address(self) -> str | None:
        """The socket's file; None: nobody can call."""
        return self._address

    def listen_again(self) -> None:
        """Listen at a new file where somebody has taken the old one away."""
        if self._listener is None or self._selector is None or self._address is None:
            return
        if os.path.exists(self._address):
            return
        import selectors

        with suppress(OSError):
            listener = _listening(self._address)
            self._selector.unregister(self._listener)
            self._listener.close()
            self._listener = listener
            self._selector.register(listener, selectors.EVENT_READ)

    def accept(self) -> list[Request]:
        """What later starts asked for since the last time. Their programs were told so and have
        ended."""
        self._listen()
        requests = []
        for key, _ in self._selector.select(0) if self._selector and self._listener else ():
            if guest := self._guests.get(key.fd):
                if request := self._heard(guest):
                    requests.append(request)
            elif key.fileobj is self._listener:
                self._let_in(self._listener)
        return requests

    def close(self) -> None:
        """Listen no more and let another program be the first."""
        for guest in list(self._guests.values()):
            self._show_out(guest)
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            with suppress(OSError):
                os.unlink(self._address or "")
        if self._selector is not None:
            self._selector.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _let_in(self, listener: socket.socket) -> None:
        try:
            connection, _ = listener.accept()
        except OSError:  # it has gone again
            return
        connection.setblocking(False)
        if not _is_same_user(connection):
            connection.close()
            return
        if len(self._guests) >= MOST_GUESTS:
            self._show_out(next(iter(self._guests.values())))
        import selectors

        self._guests[connection.fileno()] = _Guest(connection)
        assert self._selector is not None
        self._selector.register(connection, selectors.EVENT_READ)

    def _heard(self, guest: _Guest) -> Request | None:
        """What a guest wants, once its line is complete and it has the answer."""
        try:
            part = guest.connection.recv(LONGEST_CALL + 1 - len(guest.heard))
        except BlockingIOError:
            return None
        except OSError:
            part = b""
        guest.heard += part
        is_line = guest.heard.endswith(b"\n")
        if part and not is_line and len(guest.heard) <= LONGEST_CALL:
            return None
        request = understood(bytes(guest.heard)) if is_line else None
        is_told = request is not None and _is_told(guest.connection)
        self._show_out(guest)
        return request if is_told else None

    def _show_out(self, guest: _Guest) -> None:
        del self._guests[guest.connection.fileno()]
        assert self._selector is not None
        self._selector.unregister(guest.connection)
        guest.connection.close()


def _listening(address: str) -> socket.socket:
    """Listen where a program that was killed may have left its socket."""
    import socket

    with suppress(FileNotFoundError):
        os.unlink(address)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listener.setblocking(False)
        listener.bind(address)
        os.chmod(address, 0o600)
        listener.listen(MOST_GUESTS)
    except OSError:
        listener.close()
        raise
    return listener


def _is_told(connection: socket.socket) -> bool:
    """Answer; False where nobody waits for it any more and does by itself what it wanted."""
    try:
        return connection.send(TAKEN) == len(TAKEN)
    except OSError:
        return False


def _is_same_user(connection: socket.socket) -> bool:
    """The system knows who is at the other end. Where it does not say so, the folder that nobody
    else can enter must do."""
    import socket
    import struct

    if not hasattr(socket, "SO_PEERCRED"):
        return True
    form = "3i"
    told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize(form))
    _, user, _ = struct.unpack(form, told)
    return bool(user == os.getuid())
