"""The command line: what may be typed after `reussite`, and the answers.

`main` answers a command, or says what the window shall open. No command needs a display.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout

from reussite.cli.answers import (
    BAD,
    GOOD,
    NOBODY_READS,
    STOPPED,
    WRONG_USAGE,
    Answer,
    BadThingError,
    OpenTable,
    WrongUsageError,
    tell,
)
from reussite.cli.speech import players_language
from reussite.i18n.qt_core import QCoreApplication

__all__ = ["OpenTable", "main"]

translate = QCoreApplication.translate


def main(argv: list[str]) -> int | OpenTable:
    """Answer a command with its exit status, or say what the window shall open.

    :param argv: what was typed after the name of the program.
    """
    if not argv:
        return OpenTable()
    from reussite.cli.commands import answer  # not for the bare start

    _encode_anything()
    with players_language():
        return _answered(argv, answer)


def _answered(
    argv: list[str], answer: Callable[[list[str]], Answer | OpenTable]
) -> int | OpenTable:
    try:
        with redirect_stdout(sys.stderr):  # plugins may print; standard output is for the answer
            answered = answer(argv)
        if isinstance(answered, OpenTable):
            return answered
        _say(answered.text)
    except WrongUsageError as error:
        return _complain(str(error), WRONG_USAGE)
    except BadThingError as error:
        return _complain(str(error), BAD)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        return NOBODY_READS
    return _complain(answered.complaint, BAD) if answered.complaint else GOOD


def _say(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError as error:
        # Let what is still unwritten go nowhere, or leaving the program would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise BadThingError(
            translate("CommandLine", "Could not write the output. Check that the disk is not full.")
        ) from error


def _complain(sentence: str, status: int) -> int:
    tell(sentence)
    return status


def _encode_anything() -> None:
    """No locale is too poor for an answer: what it lacks is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
