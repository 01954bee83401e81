"""The real program as a process, and what it says."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

PLAYER = Path(__file__).with_name("player.py")
TOP = Path(__file__).parents[2]
PLACES = ("src", "plugins", "tests")
PATIENCE = 300  # seconds
Line = dict[str, Any]


def runtime(home: Path) -> str:
    """Where the programs of this home find each other: a short path, as sockets want it."""
    folder = Path("/tmp", f"reussite-{zlib.crc32(bytes(home)):08x}")
    if not folder.exists():
        folder.mkdir(mode=0o700)
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return str(folder)


def environment(home: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(TOP / folder) for folder in PLACES),
        "REUSSITE_HOME": str(home),
        "XDG_RUNTIME_DIR": runtime(home),  # no door is shared with another program
        "QT_QPA_PLATFORM": "offscreen",
        "LANGUAGE": "en",
    }


def started(home: Path, *arguments: str, bound: Sequence[str] = ()) -> subprocess.Popen[bytes]:
    """:param bound: a command that runs the program with fewer rights."""
    return subprocess.Popen(
        [*bound, sys.executable, str(PLAYER), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )


@contextmanager
def program(
    home: Path, *arguments: str, bound: Sequence[str] = ()
) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """The program while it runs, and where it can be heard; killed if it has not ended."""
    running = started(home, *arguments, bound=bound)
    assert running.stdout is not None
    assert running.stderr is not None
    overdue = threading.Timer(PATIENCE, running.kill)  # then nothing more is heard
    overdue.start()
    with running.stdout as said, running.stderr:
        try:
            yield running, said
        finally:
            overdue.cancel()
            running.kill()
            running.wait()


def heard(said: IO[bytes]) -> Line:
    """The next line; fails where the program has ended."""
    line = said.readline()
    assert line.endswith(b"\n"), "the program has ended"
    return understood(line)


def understood(line: bytes) -> Line:
    found: Line = json.loads(line)
    return found


def looked_at(home: Path) -> Line:
    """What a new start shows, ended by SIGTERM."""
    with program(home, "--look") as (running, said):
        line = heard(said)
        running.terminate()
        assert running.wait(30) == 0
    return line
