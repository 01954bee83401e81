"""Where the frozen program begins."""

from __future__ import annotations

import os
import re
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


def work_for_another() -> None:
    """Be what `multiprocessing` starts: a worker, or what clears up after workers. Both are
    called as if the program were Python."""
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()  # and ends
    if sys.argv[-2:-1] == ["-c"]:
        tracker = re.fullmatch(
            r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)", sys.argv[-1]
        )
        if tracker:
            from multiprocessing.resource_tracker import main

            main(int(tracker[1]))
            sys.exit()


leave_environment_alone()
if not hasattr(sys, "frozen"):
    be_called(os.path.join(os.path.dirname(os.path.realpath(sys.argv[0])), "reussite"))
work_for_another()

from reussite.__main__ import main  # noqa: E402

sys.exit(main())
