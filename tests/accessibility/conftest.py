"""The window of the tests of windows, for readers and for players without a mouse."""

from __future__ import annotations

from windows.conftest import (
    as_the_desktop_has_it,
    deal,
    opened,
    pictures,
    plugins,
    seconds,
    settings,
    watcher,
    window,
)

__all__ = [
    "as_the_desktop_has_it",
    "deal",
    "opened",
    "pictures",
    "plugins",
    "seconds",
    "settings",
    "watcher",
    "window",
]
