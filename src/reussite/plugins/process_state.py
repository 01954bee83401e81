"""What a plugin may find and change in this process, put back as it was.

A plugin runs as the player and can change anything. What it changes by habit while it is started
must not reach the program or other plugins: where modules are looked for, the folder, the
environment, the locale, the streams, the built-in names.
"""

from __future__ import annotations

import builtins
import locale
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def process_state_kept() -> Iterator[None]:
    """Put back afterwards what was changed meanwhile."""
    path, deepest = list(sys.path), sys.getrecursionlimit()
    streams = sys.stdin, sys.stdout, sys.stderr
    environment, names = dict(os.environ), dict(vars(builtins))
    spoken, folder = locale.setlocale(locale.LC_ALL), _folder()
    try:
        yield
    finally:
        sys.path[:] = path
        sys.stdin, sys.stdout, sys.stderr = streams
        sys.setrecursionlimit(deepest)
        _put_back_environment(environment)
        _put_back_names(names)
        with suppress(locale.Error):
            locale.setlocale(locale.LC_ALL, spoken)
        if folder is not None and folder != _folder():
            with suppress(OSError):
                os.chdir(folder)


def _folder() -> str | None:
    try:
        return os.getcwd()
    except OSError:  # it is gone
        return None


def _put_back_environment(before: dict[str, str]) -> None:
    if os.environ != before:
        os.environ.clear()
        os.environ.update(before)


def _put_back_names(before: dict[str, object]) -> None:
    now = vars(builtins)
    for name in now.keys() - before.keys() - {"_"}:  # `_` is the last answer of a Python prompt
        del now[name]
    now.update(before)
