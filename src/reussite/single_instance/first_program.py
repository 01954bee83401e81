"""One program for each folder of games.

The first program that starts holds a lock in the data folder; the system frees it whatever way
the program ends. It listens at a local door. A second start hands what it was asked for to the
first and leaves. Where the first does not answer, the second plays without saving.
"""

from __future__ import annotations

import sys
import time
from enum import Enum
from pathlib import Path
from typing import Final

from reussite.single_instance.requests import Reply, Request

if sys.platform == "win32":
    from reussite.single_instance.windows_pipe import Door, address_of, call, is_answered, locked
else:
    from reussite.single_instance.unix_socket import Door, address_of, call, is_answered, locked

__all__ = ["Door", "Elsewhere", "Request", "enter"]

LOCK_NAME: Final = "reussite.lock"
PATIENCE: Final = 2.0  # seconds until a first program counts as silent
STARTING: Final = 10.0  # seconds that a first program may take until it listens
_BETWEEN_TRIES: Final = 0.02  # seconds


class Elsewhere(Enum):
    """Why this program is not the one that keeps the games.

    HANDED_OVER: the first program has taken the request: there is nothing left to do.
    UNANSWERED: another program holds the folder and does not answer: play without saving.
    """

    HANDED_OVER = "handed over"
    UNANSWERED = "unanswered"


def enter(
    folder: Path, request: Request, *, patience: float = PATIENCE, starting: float = 0.0
) -> Door | Elsewhere:
    """Become the program that keeps the games of this folder, or ask the one that does.

    :param folder: of the database; it is made where it is missing.
    :param patience: seconds to wait for an answer.
    :param starting: seconds to wait for a first program that does not listen yet, where that is
        longer: two that start at once on a busy computer.
    """
    begun = time.monotonic()
    while True:
        # The lock is tried again while there is no answer: the first may be just leaving.
        if door := _first(folder):
            return door
        address = address_of(folder)
        reply = Reply.SILENCE  # where nobody can be called, nobody is about to listen either
        if address is not None:
            reply = call(address, request, time.monotonic() + patience)
        if reply is Reply.TAKEN:
            return Elsewhere.HANDED_OVER
        longest = max(patience, starting) if reply is Reply.NOBODY else patience
        if time.monotonic() - begun >= longest:
            return Elsewhere.UNANSWERED
        time.sleep(_BETWEEN_TRIES)


def _first(folder: Path) -> Door | None:
    """The door of the first program here; None: there is another."""
    try:
        lock = locked(folder / LOCK_NAME)
    except OSError:
        # Where no lock can be had, whoever listens is the first.
        address = address_of(folder)
        is_first = address is None or not is_answered(address)
        return Door(None, address) if is_first else None
    return None if lock is None else Door(lock, address_of(folder))
