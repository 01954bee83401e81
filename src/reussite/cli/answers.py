"""What the command line answers, and with which exit status."""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from reussite.words import one_line

PROGRAM: Final = "reussite"

GOOD: Final = 0
BAD: Final = 1
WRONG_USAGE: Final = 2
STOPPED: Final = 130  # by Ctrl+C, as shells count it
NOBODY_READS: Final = 141  # the reader of a pipe went away, as shells count it


class Answer(NamedTuple):
    """What a command says.

    :param text: for standard output.
    :param complaint: for standard error, where the thing asked about is bad.
    """

    text: str
    complaint: str = ""


class BadThingError(Exception):
    """What was asked about is bad; the text is a sentence for the player."""


class WrongUsageError(Exception):
    """What was typed is no command line; the text is a sentence for the player."""


def document(content: object) -> str:
    """One JSON document, in ASCII: every locale can write it."""
    import json  # only where it is asked for

    return json.dumps(content)


def tell(sentence: str) -> None:
    """Say on standard error, in one line, what is wrong."""
    print(f"{PROGRAM}: {one_line(sentence)}", file=sys.stderr)
