"""How the first program hears from later starts.

What comes in was written by somebody else: it is read up to a limit, and anything that is no
request is ignored. Nothing here ever waits.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from reussite.single_instance.requests import LONGEST_CALL, TAKEN, Request, understood

MOST_GUESTS: Final = 8  # connections that have not said yet what they want


class Listener(QObject):
    """Listens for later starts as long as its parent lives.

    Whoever tidies up may take the socket's file away: another one is made at once.

    :param address: from `address_of`.
    :param handle: does what a later start asked for. Its program was told so and ends.
    """

    def __init__(
        self, address: str, handle: Callable[[Request], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._address = address
        self._handle = handle
        self._guests: dict[QLocalSocket, bytes] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._be_found)
        self._be_found()

    @property
    def is_listening(self) -> bool:
        """Whether later starts can call."""
        return self._server.isListening()

    def close(self) -> None:
        """Stop listening."""
        self._watcher.fileChanged.disconnect(self._be_found)
        self._server.close()
        for guest in list(self._guests):
            self._let_go(guest)
            _show_out(guest)

    def _be_found(self) -> None:
        if self._server.isListening() and os.path.exists(self._address):
            return
        self._server.close()
        QLocalServer.removeServer(self._address)  # a program that was killed left it behind
        if self._server.listen(self._address) and sys.platform != "win32":
            self._watcher.addPath(self._address)

    def _let_in(self) -> None:
        while guest := self._server.nextPendingConnection():
            if len(self._guests) >= MOST_GUESTS:
                longest_here = next(iter(self._guests))
                self._let_go(longest_here)
                _show_out(longest_here)
            self._guests[guest] = b""
            guest.readyRead.connect(self._hear)
            guest.disconnected.connect(self._hear)
        self._hear()

    def _hear(self) -> None:
        """Take what the guests say so far; do what they want whose line is complete."""
        for guest in list(self._guests):
            if request := self._heard(guest):
                self._handle(request)

    def _heard(self, guest: QLocalSocket) -> Request | None:
        """What a guest wants, once its line is complete and it has the answer."""
        heard = self._guests.get(guest, b"")
        if guest.bytesAvailable():
            heard += guest.read(LONGEST_CALL + 1).data()
        is_line = heard.endswith(b"\n")
        if _is_connected(guest) and not is_line and len(heard) <= LONGEST_CALL:
            self._guests[guest] = heard
            return None
        self._let_go(guest)
        request = understood(heard) if is_line else None
        # Who does not wait for the answer any more does by itself what it wanted.
        is_told = request is not None and _is_connected(guest) and _is_told(guest)
        _show_out(guest)
        return request if is_told else None

    def _let_go(self, guest: QLocalSocket) -> None:
        if self._guests.pop(guest, None) is not None:
            guest.readyRead.disconnect(self._hear)
            guest.disconnected.disconnect(self._hear)


def _is_connected(guest: QLocalSocket) -> bool:
    return guest.state() is QLocalSocket.LocalSocketState.ConnectedState


def _is_told(guest: QLocalSocket) -> bool:
    return guest.write(TAKEN) == len(TAKEN) and guest.flush()


def _show_out(guest: QLocalSocket) -> None:
    guest.disconnectFromServer()
    guest.deleteLater()
