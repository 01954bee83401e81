"""Work for the tests of workers: at the top of a module, where other processes find it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def doubled(number: int) -> int:
    return 2 * number


def slow_first(number: int) -> int:
    """The first of every four is answered last."""
    time.sleep(0.05 if number % 4 == 0 else 0)
    return number


def refused(number: int) -> int:
    raise ValueError(f"{number} is refused")


def process(_number: int) -> int:
    return os.getpid()


def deadly_once(path: Path) -> str:
    """Ends the worker that is the first to come to this path; the file says that one was there."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return path.name
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def deadly(number: int) -> int:
    """The seventh ends every worker."""
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
