"""Where the frozen program begins."""

from __future__ import annotations

import inspect
import os
import sys


def leave_environment_alone() -> None:
    """What the program starts, a browser say, must not look for libraries here.

    PyInstaller's start code adds its folder to the path of libraries; our own find each other
    without it.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def no_source(of: object) -> str:
    """There is none here; PySide asks for that of every module, and looking for it takes long."""
    raise OSError(f"the frozen program has no source of {of}")


leave_environment_alone()
inspect.getsource = no_source  # type: ignore[assignment]  # narrower names, never given

from reussite.__main__ import main  # noqa: E402

sys.exit(main())
