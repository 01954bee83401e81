"""How results reach the screen reader that is there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QAccessible, QGuiApplication

from reussite.table.a11y.preferences import Telling

_ORCA: Final = tuple(
    Path(root) / "orca" / "orca_platform.py"
    for root in (
        "/usr/lib/python3/dist-packages",
        *(f"/usr/lib/python3.{minor}/site-packages" for minor in range(9, 15)),
    )
)
_HEARS: Final = 45  # the first version of Orca that knows announcements
_VERSION: Final = re.compile(r"^version\s*=\s*[\"'](\d+)", re.MULTILINE)


def way_of(telling: Telling) -> Telling:
    """How to tell results, where the player leaves that to the program.

    Announcements, but notes where Orca is older than they are.
    """
    if telling is not Telling.AUTO:
        return telling
    is_desktop = QGuiApplication.platformName() in ("xcb", "wayland")
    if is_desktop and QAccessible.isActive() and is_deaf(_version_of_orca()):
        return Telling.NOTIFY
    return Telling.ANNOUNCE


def is_deaf(version: int | None) -> bool:
    """Whether this version of Orca ignores announcements; None: it is not installed."""
    return version is not None and version < _HEARS


@cache
def _version_of_orca() -> int | None:
    return version_in(_ORCA)


def version_in(files: Iterable[Path]) -> int | None:
    """The version that the first of these files names; None where there is none."""
    for file in files:
        try:
            found = _VERSION.search(file.read_text("utf-8", "replace"))
        except OSError:
            continue
        if found:
            return int(found[1])
    return None
