"""Where the first program listens: a place that only the same user can reach."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

LONGEST_ADDRESS: Final = 100  # bytes; systems allow 104 or 108


def address_of(folder: Path) -> str | None:
    """Where the program that keeps this folder listens: a socket's path, on Windows a pipe's name.
    None: there is no safe place.

    The folder must exist: its number makes the name, so that every way of writing its path leads
    to the same place.
    """
    try:
        status = os.stat(folder)
    except OSError:
        return None
    name = f"reussite-{status.st_dev:x}-{status.st_ino:x}"
    if sys.platform == "win32":
        return name
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    own = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"reussite-{os.getuid()}")
    for place in (given, own):
        address = os.path.join(place, f"{name}.sock")
        if not os.path.isabs(address) or len(os.fsencode(address)) > LONGEST_ADDRESS:
            continue
        if _is_private(place, make=place == own):
            return address
    return None


def _is_private(folder: str, *, make: bool) -> bool:
    """Whether nobody but this user can do anything in the folder."""
    if sys.platform == "win32":
        return True
    try:
        if make:
            with suppress(FileExistsError):
                os.mkdir(folder, mode=0o700)
        status = os.lstat(folder)
    except OSError:
        return False
    is_mine = status.st_uid == os.getuid()
    return stat.S_ISDIR(status.st_mode) and is_mine and not status.st_mode & 0o077
