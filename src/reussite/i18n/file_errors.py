"""Sentences about game files and stored games, in the player's language.

As in `reussite.i18n.messages`, only QtCore's translation is used, and every sentence stands as a
literal inside `translate(...)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from reussite.i18n.messages import code_problem, filled, one_line, quoted
from reussite.i18n.qt_core import QT_TRANSLATE_NOOP, QCoreApplication
from reussite.i18n.refusals import sentence

if TYPE_CHECKING:
    from reussite.game.file_form import GameFileError
    from reussite.store.store import Problem

translate = QCoreApplication.translate


# Game files.


def game_file_problem(error: GameFileError) -> str:
    """What is wrong with a game file, and where; the file itself is named by whoever asks."""
    if problem := _FILE_PROBLEMS.get(error.problem):
        return problem(error)
    return filled(translate("GameFile", "This is not a valid game file (%1)."), error.problem)


_FILE_PROBLEMS: Final[Mapping[str, Callable[[GameFileError], str]]] = {
    # Reading.
    "file-missing": lambda _error: translate("GameFile", "The file does not exist."),
    "file-unreadable": lambda error: filled(
        translate("GameFile", "Could not read the file (%1)."), quoted(error.found)
    ),
    "file-no-file": lambda _error: translate(
        "GameFile", "This is a folder or a device, not a file."
    ),
    "file-too-large": lambda error: filled(
        translate("GameFile", "The file is too large for a game file (more than %1 MiB)."),
        error.expected,
    ),
    # Text.
    "file-empty": lambda _error: translate("GameFile", "The file is empty."),
    "file-utf-16": lambda _error: translate("GameFile", "The file is in UTF-16. Save it as UTF-8."),
    "file-byte-order-mark": lambda _error: translate(
        "GameFile", "The file begins with a byte order mark. Save it as UTF-8 without one."
    ),
    "file-not-utf-8": lambda error: filled(
        translate(
            "GameFile",
            "This is not a Réussite game file: it is not UTF-8 text (line %1, column %2).",
        ),
        str(error.line),
        str(error.column),
    ),
    "file-not-json": lambda error: filled(
        translate("GameFile", "This is not a Réussite game file (line %1, column %2)."),
        str(error.line),
        str(error.column),
    ),
    "file-too-deep": lambda _error: translate(
        "GameFile", "This is not a Réussite game file: its brackets are nested too deeply."
    ),
    "file-key-twice": lambda error: filled(
        translate("GameFile", "“%1” appears twice in the file."), quoted(error.key)
    ),
    # Form.
    "file-other-format": lambda _error: translate("GameFile", "This is not a Réussite game file."),
    "file-newer": lambda error: filled(
        translate(
            "GameFile",
            "The file was saved by a newer version of Réussite (format %1; this "
            "version reads %2). Update Réussite.",
        ),
        error.found,
        error.expected,
    ),
    "file-version": lambda error: filled(
        translate("GameFile", "Unknown format %1. This version reads format %2."),
        error.found,
        error.expected,
    ),
    "file-key-missing": lambda error: filled(
        translate("GameFile", "“%1” is missing in the file."), _entry(error.key)
    ),
    "file-key-unknown": lambda error: filled(
        translate("GameFile", "The file contains an unknown entry “%1”."), quoted(error.key)
    ),
    "file-value": lambda error: filled(
        translate("GameFile", "“%1” has the value %2, but it must be %3."),
        _entry(error.key),
        quoted(error.found),
        translate("GameFile", _KINDS[error.expected]),
    ),
    # Game.
    "file-code": lambda error: (
        code_problem(error.code_error)
        if error.code_error
        else translate("GameFile", "Its deal code is not valid.")
    ),
    "file-code-form": lambda error: filled(
        translate("GameFile", "Its deal code is “%1”, but it must be written %2."),
        quoted(error.found),
        error.expected,
    ),
    "file-too-many-actions": lambda error: filled(
        translate("GameFile", "The game has %1 actions, but the limit is %2."),
        error.found,
        error.expected,
    ),
    "file-action": lambda error: _action_problem(error),
    "file-elapsed-short": lambda error: filled(
        translate(
            "GameFile", "The game lasts %1 milliseconds in the file, but its last action is at %2."
        ),
        error.found,
        error.expected,
    ),
    "file-elapsed-over": lambda error: filled(
        translate(
            "GameFile", "The game lasts %1 milliseconds in the file, but the clock stops at %2."
        ),
        error.found,
        error.expected,
    ),
    "file-ended": lambda error: _differs(error),
    "file-result": lambda error: _differs(error),
    "file-rules-failed": lambda error: filled(
        translate("GameFile", "The rules of %1 failed when the game was replayed (%2)."),
        error.variant.family if error.variant else "",
        quoted(error.found),
    ),
}

_KINDS: Final[Mapping[str, str]] = {
    "whole-number": QT_TRANSLATE_NOOP("GameFile", "a whole number"),
    "text": QT_TRANSLATE_NOOP("GameFile", "text"),
    "yes-or-no": QT_TRANSLATE_NOOP("GameFile", "true or false"),
    "object": QT_TRANSLATE_NOOP("GameFile", "an object in braces"),
    "list": QT_TRANSLATE_NOOP("GameFile", "a list in brackets"),
    "time-and-action": QT_TRANSLATE_NOOP("GameFile", "a time and an action, such as [0, “t3>f0”]"),
    "moment": QT_TRANSLATE_NOOP(
        "GameFile", "a date and time with its offset, such as 2026-11-29T20:08:10+00:00"
    ),
    "ending": QT_TRANSLATE_NOOP("GameFile", "null, “won”, “time”, “given-up”, “ended” or “lost”"),
}


def _action_problem(error: GameFileError) -> str:
    assert error.refusal is not None, error
    if error.refusal.code == "time-backwards":
        return filled(
            translate("GameFile", "Action %1 (%2) is earlier than the one before it."),
            str(error.number),
            quoted(error.found),
        )
    assert error.variant is not None, error
    return filled(
        translate("GameFile", "Action %1 (%2) was refused (%3): %4"),
        str(error.number),
        quoted(error.found),
        error.refusal.code,
        sentence(error.refusal, error.variant),
    )


def _differs(error: GameFileError) -> str:
    if error.key == "result.won":
        return (
            translate("GameFile", "The file says that the game was won, but it was not.")
            if error.found == "true"
            else translate("GameFile", "The file says that the game was not won, but it was.")
        )
    pattern = translate("GameFile", _DIFFERENCES[error.key])
    return filled(pattern, _value(error.found), _value(error.expected))


_DIFFERENCES: Final[Mapping[str, str]] = {
    "ended": QT_TRANSLATE_NOOP(
        "GameFile", "The ending is “%1” in the file, but “%2” when the game is replayed."
    ),
    "result.score": QT_TRANSLATE_NOOP(
        "GameFile", "The score is %1 in the file, but %2 when the game is replayed."
    ),
    "result.unit": QT_TRANSLATE_NOOP(
        "GameFile", "The score is in %1 in the file, but in %2 when the game is replayed."
    ),
    "result.moves": QT_TRANSLATE_NOOP(
        "GameFile", "The number of moves is %1 in the file, but %2 when the game is replayed."
    ),
}


def _value(json_text: str) -> str:
    """A value of the file, as a player reads it: the words of a text without quotation marks."""
    return quoted(json_text.strip('"'))


def _entry(key: str) -> str:
    """What the player reads for a key of a game file: `score` for `result.score`."""
    return key.removeprefix("result.")


# Stored games.


def store_problem(problem: Problem) -> str:
    """What is wrong with the stored games, and what becomes of the game on the table."""
    code, path, game = problem
    if code == "game-unsaved":
        return filled(
            translate(
                "Store",
                "Could not save the game %1: its plugin returned an invalid value. All "
                "other games are saved.",
            ),
            one_line(game),
        )
    if known := _STORE_PROBLEMS.get(code):
        return filled(translate("Store", known), one_line(str(path)))
    return filled(translate("Store", "There is a problem with the saved games (%1)."), code)


_STORE_PROBLEMS: Final[Mapping[str, str]] = {
    "store-kept-aside": QT_TRANSLATE_NOOP(
        "Store",
        "The saved games are damaged. They were moved to %1, and Réussite starts "
        "with no saved games.",
    ),
    "store-mended": QT_TRANSLATE_NOOP(
        "Store",
        "The saved games were damaged. All intact games were recovered; the "
        "damaged file was moved to %1.",
    ),
    "store-log-damaged": QT_TRANSLATE_NOOP(
        "Store",
        "The last saved changes are damaged. Your games continue from the state "
        "saved before them; the damaged file was copied to %1.",
    ),
    "store-damaged": QT_TRANSLATE_NOOP(
        "Store", "The saved games in %1 are damaged. This game is not being saved."
    ),
    "store-newer": QT_TRANSLATE_NOOP(
        "Store",
        "The games in %1 were saved by a newer version of Réussite. Update "
        "Réussite. Until then, this game is not being saved.",
    ),
    "store-foreign": QT_TRANSLATE_NOOP(
        "Store",
        "%1 was not created by Réussite. Move it elsewhere. Until then, this game"
        " is not being saved.",
    ),
    "store-locked": QT_TRANSLATE_NOOP(
        "Store",
        "Another program is using %1. Close it. Until then, this game is not being saved.",
    ),
    "store-full": QT_TRANSLATE_NOOP(
        "Store",
        "The disk with %1 is full. Free some space. Until then, this game is not being saved.",
    ),
    "store-read-only": QT_TRANSLATE_NOOP(
        "Store", "Cannot write to %1. Check its permissions. This game is not being saved."
    ),
    "store-no-folder": QT_TRANSLATE_NOOP(
        "Store", "The folder for %1 could not be created. This game is not being saved."
    ),
    "store-unusable": QT_TRANSLATE_NOOP(
        "Store", "%1 cannot be used. Check its folder. This game is not being saved."
    ),
}


def game_lost_problem(code: str) -> str:
    """A stored game that cannot be played again."""
    return filled(
        translate("Store", "The game %1 could not be replayed, so it was not resumed."), code
    )


def unsaved_beside_another() -> str:
    """Another program keeps the games and does not answer."""
    return translate(
        "Store", "Réussite is already running but does not respond. This game is not being saved."
    )
