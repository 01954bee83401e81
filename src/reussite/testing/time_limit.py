"""A limit to the time that an answer of a plugin may take."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLongError(Exception):
    """There was no answer in time."""


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Raise TooLongError in here after so many seconds.

    :param seconds: None: never. Nor on systems without `setitimer`, nor beside the main thread.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if seconds is None or not hasattr(signal, "setitimer") or not is_main:
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise TooLongError(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
