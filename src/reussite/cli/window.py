"""What the window shall open, where no command is given."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from reussite.cli.answers import PROGRAM, BadThingError, OpenTable, WrongUsageError
from reussite.cli.arguments import ParsedArguments, nearest
from reussite.i18n.messages import filled, quoted
from reussite.i18n.qt_core import QCoreApplication

translate = QCoreApplication.translate

GAME_FILE_SUFFIX: Final = ".reussite"


def asked_for(given: ParsedArguments, commands: Iterable[str]) -> OpenTable:
    """What was asked for, checked before any window opens.

    Raises BadThingError for a code or file that is none, WrongUsageError for an unknown command.
    """
    word = given.words[0] if given.words else None
    family, demo = given.value("--new"), given.value("--demo")
    asked = OpenTable(
        reset_window="--reset-window" in given,
        safe_mode="--safe-mode" in given,
        demo=None if demo is None else Path(demo),
    )
    if word is None:
        return asked if family is None else _checked(asked, family=family)
    if family is not None:
        raise WrongUsageError(
            translate("CommandLine", "Use either a code or file, or --new, but not both.")
        )
    if _is_tournament(word):
        return replace(asked, file=Path(word))
    if os.sep in word or word.lower().endswith(GAME_FILE_SUFFIX) or os.path.isfile(word):
        return replace(asked, file=_readable(Path(word)))
    _check_no_command(word, commands)
    return _checked(asked, code=word)


def _checked(asked: OpenTable, *, code: str | None = None, family: str | None = None) -> OpenTable:
    from reussite.cli.known import Known  # not for the bare start

    known = Known(safe=asked.safe_mode)
    return replace(
        asked,
        deal=None if code is None else known.deal(code),
        family=None if family is None else known.variant(family).family,
        settings=known.settings,
        plugins=known.plugins,
    )


def _readable(path: Path) -> Path:
    try:
        is_readable = path.is_file()
        with path.open("rb") if is_readable else io.BytesIO() as file:
            file.read(1)
    except (OSError, ValueError):
        is_readable = False
    if is_readable:
        return path
    problem = translate("CommandLine", "“%1” is neither a deal code nor a game file.")
    raise BadThingError(filled(problem, quoted(str(path))))


def _is_tournament(word: str) -> bool:
    try:
        return os.path.isfile(os.path.join(word, "tournament.toml"))
    except ValueError:  # a name that no file can have
        return False


def _check_no_command(word: str, commands: Iterable[str]) -> None:
    """Codes have digits: letters alone are a command that is not known."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z-]*", word):
        return
    known = list(commands)
    if word in known:
        problem = translate("CommandLine", "Put the command first: %1 %2.")
        raise WrongUsageError(filled(problem, PROGRAM, word))
    if near := nearest(word, known):
        problem = translate("CommandLine", "Unknown command “%1”. Did you mean %2?")
        raise WrongUsageError(filled(problem, quoted(word), near))
    problem = translate("CommandLine", "Unknown command “%1”. See %2 --help.")
    raise WrongUsageError(filled(problem, quoted(word), PROGRAM))
