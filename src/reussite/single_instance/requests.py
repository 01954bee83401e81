"""What a later start says to the program that runs already: one line of JSON."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

LONGEST_CALL: Final = 1 << 16  # bytes
TAKEN: Final = b'{"taken": true}\n'


class Request(NamedTuple):
    """What a start asks the running program for; all None: to show its window.

    :param code: a deal code as it was typed; whoever takes it reads it for himself.
    :param file: a game file.
    :param family: of a new random game.
    """

    code: str | None = None
    file: Path | None = None
    family: str | None = None


class Reply(Enum):
    """What a later start gets as the answer.

    TAKEN: its request is taken.
    SILENCE: somebody listens there, and does not take it.
    NOBODY: nobody listens there.
    """

    TAKEN = "taken"
    SILENCE = "silence"
    NOBODY = "nobody"


def written(request: Request) -> bytes:
    """A request as one line. A file is named by its absolute path."""
    import json  # not at every start

    facts: dict[str, object] = {"raise": True}
    if request.file is not None:
        facts = {"file": os.path.abspath(request.file)}
    elif request.code is not None:
        facts = {"code": request.code}
    elif request.family is not None:
        facts = {"family": request.family}
    return json.dumps(facts).encode("ascii") + b"\n"


def understood(line: bytes) -> Request | None:
    """The request in a line; None where it is none."""
    import json  # not at every start

    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(facts, dict) or len(facts) != 1:
        return None
    ((key, value),) = facts.items()
    if key == "raise" and value is True:
        return Request()
    if not isinstance(value, str) or not value or "\0" in value:
        return None
    match key:
        case "code":
            return Request(code=value)
        case "family":
            return Request(family=value)
        case "file" if os.path.isabs(value):
            return Request(file=Path(value))
    return None
