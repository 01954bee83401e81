"""Asking the command line, in this process or in one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reussite.cli import OpenTable

DATA = Path(__file__).parents[1] / "data"


@dataclass(frozen=True)
class Said:
    """What the command line answered.

    :param status: None where the window is to be opened.
    """

    status: int | None
    out: str
    err: str
    opened: OpenTable | None = None

    @property
    def document(self) -> dict[str, Any]:
        """The one JSON document, and nothing else, on standard output."""
        read = json.loads(self.out)
        assert isinstance(read, dict)
        return read

    @property
    def complaint(self) -> str:
        """The one line on standard error, without the name of the program."""
        (line,) = self.err.splitlines()
        name, _, words = line.partition(": ")
        assert name == "reussite"
        assert words[-1] in ".?]", words
        return words


Ask = Callable[..., Said]


def ask_process(
    *arguments: str | bytes, stdin: str | bytes = "", env: Mapping[str, str] | None = None
) -> Said:
    """The same in a process of its own, as a shell would start it."""
    ended = subprocess.run(
        [sys.executable, "-m", "reussite", *arguments],
        input=stdin if isinstance(stdin, bytes) else stdin.encode(),
        capture_output=True,
        env={**os.environ, **(env or {})},
        timeout=60,
        check=False,
    )
    return Said(
        ended.returncode, ended.stdout.decode("utf-8"), ended.stderr.decode("utf-8", "replace")
    )


def vectors(name: str) -> list[dict[str, Any]]:
    """The deals or games of a data file."""
    read = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    listed = read["deals" if name == "deals" else "games"]
    assert isinstance(listed, list)
    return listed
