"""Where the program's own files lie, however it was installed.

A wheel carries them inside the package, a frozen build beside its modules, and
an editable install leaves them at the top of the source tree. No
`importlib.resources`: importing it costs 50 ms of the start.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def bundled_plugins() -> Path:
    """The folder that holds one folder per bundled variant."""
    return _place("plugins")


def resources() -> Path:
    """The folder of cards, icons and translations."""
    return _place("resources")


def _place(name: str) -> Path:
    """The first folder called `name` that exists, else where a source tree has it.

    A missing folder is no error here: whoever opens a file in it gets an error
    that names the file.
    """
    in_sources = _PACKAGE.parent.parent / name
    candidates = [_PACKAGE / "_bundled" / name]
    if frozen := getattr(sys, "_MEIPASS", None):
        candidates += [Path(frozen, "reussite", "_bundled", name), Path(frozen, name)]
    return next((folder for folder in candidates if folder.is_dir()), in_sources)
