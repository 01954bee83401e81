"""Where an error arose in the files of a plugin, which is what its author wants to know."""

from __future__ import annotations

import os
import sysconfig
import traceback
from pathlib import Path
from traceback import FrameSummary
from typing import Final

_HERE: Final = Path(__file__).parents[1]
_PLUGINS: Final = os.path.join(_HERE, "_bundled", "")
_PACKAGES: Final = ("hypothesis", "pluggy", "PySide6", "shiboken6")


def author_frames(error: BaseException) -> list[FrameSummary]:
    """The frames in files that are neither this program's nor Python's, the outermost first."""
    frames = traceback.extract_tb(error.__traceback__)
    return [frame for frame in frames if not _is_known(frame.filename)]


def author_line(error: BaseException) -> str:
    """The last of them as `file:line, in function`; empty where there is none."""
    frames = author_frames(error)
    if not frames:
        return ""
    file, line, function = frames[-1].filename, frames[-1].lineno, frames[-1].name
    return f"{file}:{line}, in {function}"


def _is_known(file: str) -> bool:
    path = os.path.abspath(file)
    if file.startswith("<"):
        return True
    if path.startswith(_PLUGINS):
        return False
    packages = os.path.join(sysconfig.get_path("purelib"), "")
    if path.startswith(packages):
        return path[len(packages) :].split(os.sep)[0] in _PACKAGES or _is_ours(path)
    return _is_ours(path) or path.startswith(os.path.join(sysconfig.get_path("stdlib"), ""))


def _is_ours(path: str) -> bool:
    return path.startswith(os.path.join(_HERE, ""))
