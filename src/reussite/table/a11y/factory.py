"""Whether and how a table shows itself to assistive technology; small, for it loads at start-up."""

from __future__ import annotations

import logging
import os
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

from reussite.table.a11y.preferences import AccessPreferences

VIEW: Final = "TableView"

log = logging.getLogger(__name__)
_installed: list[object] = []  # Qt keeps the bare function


def is_wanted(access: AccessPreferences) -> bool:
    """Whether readers may see piles and cards; `REUSSITE_A11Y=list` or `off` forbids it."""
    return access.tree and os.environ.get("REUSSITE_A11Y", "") not in ("list", "off")


def install() -> None:
    """Have Qt ask `made` for the interfaces of widgets, once in the life of the program."""
    if not _installed:
        _installed.append(made)
        QAccessible.installFactory(made)


def made(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a table; None for everything else.

    Qt swallows what is raised here and keeps its own interface for ever, so it is logged.
    """
    if name != VIEW:
        return None
    try:
        return _made(thing)
    except Exception:
        log.exception("no accessible interface for %s", name)
        return None


def _made(thing: QObject) -> QAccessibleInterface | None:
    from reussite.table.a11y.tree import TableAccessible  # only where somebody asks
    from reussite.table.view import TableView

    if not isinstance(thing, TableView) or not is_wanted(thing.access):
        return None
    return TableAccessible(thing)
