"""Whether and how a table shows itself to assistive technology; small, for it loads at start-up."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

from reussite.table.a11y.preferences import AccessPreferences

VIEW: Final = "TableView"

log = logging.getLogger(__name__)
_installed: list[Callable[[QObject], QAccessibleInterface | None]] = []


def is_wanted(access: AccessPreferences) -> bool:
    """Whether readers may see piles and cards; `REUSSITE_A11Y=list` or `off` forbids it."""
    return access.tree and os.environ.get("REUSSITE_A11Y", "") not in ("list", "off")


def install(make: Callable[[QObject], QAccessibleInterface | None]) -> None:
    """Have Qt ask `made` for the interfaces of widgets, once in the life of the program.

    :param make: the interface of a table; None for anything else.
    """
    if not _installed:
        _installed.append(make)
        QAccessible.installFactory(made)


def made(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a table; None for everything else.

    Qt swallows what is raised here and keeps its own interface for ever, so it is logged.
    """
    if name != VIEW:
        return None
    try:
        return _installed[0](thing)
    except Exception:
        log.exception("no accessible interface for %s", name)
        return None
