"""Sentences about tournaments, in the player's language, for the command line and the windows.

As in `reussite.i18n.messages`, only QtCore's translation is used, and every sentence stands as a
literal inside `translate(...)`.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from reussite.atomic_writing import NO_ROOM
from reussite.i18n.file_errors import game_file_problem
from reussite.i18n.messages import Counted, filled, one_line, quoted
from reussite.i18n.qt_core import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from reussite.kernel.variant import Variant
    from reussite.tournament.form import TournamentError
    from reussite.tournament.standings import RefusedFile

translate = QCoreApplication.translate


def tournament_problem(error: TournamentError) -> str:
    """What is wrong with the file `tournament.toml` of a folder, and what to do."""
    if problem := _PROBLEMS.get(error.problem):
        return problem(error)
    return filled(translate("Tournament", "This is not a valid tournament (%1)."), error.problem)


_PROBLEMS: Final[Mapping[str, Callable[[TournamentError], str]]] = {
    "tournament-missing": lambda _error: translate(
        "Tournament", "The folder has no tournament.toml, or is not available now."
    ),
    "tournament-unreadable": lambda error: filled(
        translate("Tournament", "tournament.toml cannot be read (%1)."), quoted(error.found)
    ),
    "tournament-no-file": lambda _error: translate(
        "Tournament", "tournament.toml is a folder or a device, not a file."
    ),
    "tournament-link": lambda _error: translate(
        "Tournament", "tournament.toml is a link: put the file itself into the folder."
    ),
    "tournament-too-large": lambda error: filled(
        translate("Tournament", "tournament.toml is too large: the limit is %1 MiB."),
        error.expected,
    ),
    "tournament-not-utf-8": lambda _error: translate(
        "Tournament", "tournament.toml is not text in UTF-8."
    ),
    "tournament-not-toml": lambda error: filled(
        translate("Tournament", "tournament.toml is not valid TOML (%1)."), quoted(error.found)
    ),
    "tournament-other-format": lambda _error: translate(
        "Tournament", "tournament.toml does not describe a tournament of Réussite."
    ),
    "tournament-newer": lambda error: filled(
        translate(
            "Tournament",
            "A newer version of Réussite made this tournament (format %1; this version reads %2). "
            "Update Réussite.",
        ),
        error.found,
        error.expected,
    ),
    "tournament-version": lambda error: filled(
        translate("Tournament", "Format %1 does not exist. This version reads %2."),
        error.found,
        error.expected,
    ),
    "tournament-key-missing": lambda error: filled(
        translate("Tournament", "“%1” is missing in tournament.toml."), error.key
    ),
    "tournament-key-unknown": lambda error: filled(
        translate("Tournament", "“%1” does not belong in tournament.toml."), quoted(error.key)
    ),
    "tournament-value": lambda error: filled(
        translate("Tournament", "“%1” in tournament.toml is %2: it must be %3."),
        error.key,
        quoted(error.found),
        translate("Tournament", _KINDS[error.expected]),
    ),
    "tournament-code": lambda error: (
        filled(
            translate("Tournament", "The deal code “%1” must be written %2."),
            quoted(error.found),
            error.expected,
        )
        if error.expected
        else filled(translate("Tournament", "“%1” is not a valid deal code."), quoted(error.found))
    ),
    "tournament-round-twice": lambda error: filled(
        translate("Tournament", "The deal %1 appears twice in the list of rounds."),
        quoted(error.found),
    ),
    "tournament-closes-first": lambda _error: translate(
        "Tournament", "The tournament closes before it opens."
    ),
}

_KINDS: Final[Mapping[str, str]] = {
    "name": QT_TRANSLATE_NOOP("Tournament", "a name of 1 to 80 characters on one line"),
    "rounds": QT_TRANSLATE_NOOP("Tournament", "a list of 1 to 1000 deal codes"),
    "code": QT_TRANSLATE_NOOP("Tournament", "a deal code in quotes"),
    "attempts": QT_TRANSLATE_NOOP("Tournament", "“first” or “best”"),
    "points": QT_TRANSLATE_NOOP("Tournament", "“sum” or “places”"),
    "yes-or-no": QT_TRANSLATE_NOOP("Tournament", "true or false"),
    "moment": QT_TRANSLATE_NOOP(
        "Tournament", "a date and time with its offset, such as 2026-12-01T18:00:00Z"
    ),
    "whole-number": QT_TRANSLATE_NOOP("Tournament", "a whole number"),
}


def refused_result(refused: RefusedFile, variants: Mapping[str, Variant]) -> str:
    """Why a result does not count."""
    if refused.error is not None:
        if refused.family:
            refused.error.variant = variants.get(refused.family)
        return game_file_problem(refused.error)
    if refused.reason == "result-hints":
        return Counted.tr(
            "Played with %n hint(s): here such games do not count.", "", refused.hints
        )
    return filled(translate("Tournament", _REASONS[refused.reason]), refused.code)


_REASONS: Final[Mapping[str, str]] = {
    "result-open": QT_TRANSLATE_NOOP("Tournament", "The game has not ended."),
    "result-other-round": QT_TRANSLATE_NOOP(
        "Tournament", "Its deal %1 is not a round of this tournament."
    ),
    "result-undo": QT_TRANSLATE_NOOP(
        "Tournament", "An action was taken back, which this tournament does not allow."
    ),
}


def name_problem(name: str) -> str:
    """Why no player can be called so."""
    return filled(
        translate(
            "Tournament",
            "“%1” cannot be a player's name: use 1 to 40 characters, without / \\ : * ? \" < > | "
            "and without a dot or blank at either end.",
        ),
        quoted(name),
    )


def spelt_in_several_ways(spellings: tuple[str, ...]) -> str:
    """Names that are one player."""
    told = translate("Tournament", "%1 are counted as one player.")
    return filled(told, ", ".join(one_line(name) for name in spellings))


def begun_early(file: str) -> str:
    return filled(
        translate(
            "Tournament",
            "%1 counts, but by its clock it began before the tournament opened.",
        ),
        one_line(file),
    )


def begun_late(file: str) -> str:
    return filled(
        translate(
            "Tournament",
            "%1 counts, but by its clock it began after the tournament closed.",
        ),
        one_line(file),
    )


def folder_problem(error: OSError) -> str:
    """Why nothing can be written to the folder of a tournament, or read from it."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return translate("Tournament", "The folder is not available now.")
    if error.errno in NO_ROOM:
        return translate("Tournament", "The disk is full.")
    if error.errno == errno.EROFS or isinstance(error, PermissionError):
        return translate("Tournament", "Cannot write to the folder. Check its permissions.")
    return filled(
        translate("Tournament", "The folder cannot be used (%1)."),
        one_line(error.strerror or str(error)),
    )
