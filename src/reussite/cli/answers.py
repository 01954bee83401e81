"""What the command line answers, and with which exit status."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from reussite.i18n.messages import one_line

if TYPE_CHECKING:
    from reussite.kernel.variant import Deal
    from reussite.plugins.host import PluginHost
    from reussite.settings import Settings

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


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What the window shall show; the game left open where nothing else is named.

    :param deal: of the code that was typed.
    :param file: a game file that can be read; what stands in it was not looked at.
    :param family: the family of a new random game with its last options.
    :param reset_window: forget where the window was.
    :param safe_mode: leave out third-party plugins.
    :param demo: play a demonstration and leave its picture here.
    :param settings: where they were read to check the arguments, to be used on.
    :param plugins: likewise: reading them a second time would run their code a second time.
    """

    deal: Deal | None = None
    file: Path | None = None
    family: str | None = None
    reset_window: bool = False
    safe_mode: bool = False
    demo: Path | None = None
    settings: Settings | None = field(default=None, compare=False, repr=False)
    plugins: PluginHost | None = field(default=None, compare=False, repr=False)


class BadThingError(Exception):
    """What was asked about is bad; the text is a sentence for the player."""


class WrongUsageError(Exception):
    """The command line is not valid; the text is a sentence for the player."""


def document(content: object) -> str:
    """One JSON document, in ASCII: every locale can write it."""
    import json  # only where it is asked for

    return json.dumps(content)


def tell(sentence: str) -> None:
    """Say on standard error, in one line, what is wrong."""
    print(f"{PROGRAM}: {one_line(sentence)}", file=sys.stderr)
