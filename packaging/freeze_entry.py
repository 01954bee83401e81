"""Where the frozen program begins."""

from __future__ import annotations

import os
import sys


def leave_environment_alone() -> None:
    """What the program starts, a browser say, must not look for libraries here.

    What started this one may have added to the path of libraries, for this process only.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def be_called(program: str) -> None:
    """What started Python is the program, for whoever wants to start it again."""
    sys.frozen = True  # type: ignore[attr-defined]  # the usual sign of such programs
    sys.executable = os.path.realpath(program)


leave_environment_alone()
if not hasattr(sys, "frozen"):
    be_called(os.path.join(os.path.dirname(os.path.realpath(sys.argv[0])), "reussite"))

from reussite.__main__ import main  # noqa: E402

sys.exit(main())
