"""Sentences about game files and stored games, in the player's language.

As in `reussite.i18n.messages`, only QtCore's translation is used, and every sentence stands as a
literal inside `translate(...)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from reussite.i18n.messages import code_problem, filled, one_line, quoted
from reussite.i18n.qt_core import QCoreApplication
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
    return filled(translate("GameFile", "It is no good game file (%1)."), error.problem)


_FILE_PROBLEMS: Final[Mapping[str, Callable[[GameFileError], str]]] = {
    # Reading.
    "file-missing": lambda _error: translate("GameFile", "There is no such file."),
    "file-unreadable": lambda error: filled(
        translate("GameFile", "It cannot be read (%1)."), quoted(error.found)
    ),
    "file-no-file": lambda _error: translate(
        "GameFile", "It is no file, but a folder or a device."
    ),
    "file-too-large": lambda error: filled(
        translate("GameFile", "It is too large for a game file: the limit is %1 MiB."),
        error.expected,
    ),
    # Text.
    "file-empty": lambda _error: translate("GameFile", "It is empty."),
    "file-utf-16": lambda _error: translate(
        "GameFile", "It is written in UTF-16: save it as UTF-8."
    ),
    "file-byte-order-mark": lambda _error: translate(
        "GameFile", "It begins with a byte order mark: save it as UTF-8 without one."
    ),
    "file-not-utf-8": lambda error: filled(
        translate("GameFile", "It is not text in UTF-8: see line %1, column %2."),
        str(error.line),
        str(error.column),
    ),
    "file-not-json": lambda error: filled(
        translate("GameFile", "It is not JSON: see line %1, column %2."),
        str(error.line),
        str(error.column),
    ),
    "file-too-deep": lambda _error: translate(
        "GameFile", "It is no game file: its brackets are nested too deeply."
    ),
    "file-key-twice": lambda error: filled(
        translate("GameFile", "“%1” stands in it twice."), quoted(error.key)
    ),
    # Form.
    "file-other-format": lambda _error: translate("GameFile", "It is no game file of Réussite."),
    "file-newer": lambda error: filled(
        translate(
            "GameFile", "A newer Réussite wrote it (format %1, known here is %2): update Réussite."
        ),
        error.found,
        error.expected,
    ),
    "file-version": lambda error: filled(
        translate("GameFile", "There is no format %1: known is %2."), error.found, error.expected
    ),
    "file-key-missing": lambda error: filled(
        translate("GameFile", "“%1” is missing in the file."), _entry(error.key)
    ),
    "file-key-unknown": lambda error: filled(
        translate("GameFile", "“%1” does not belong in a game file."), quoted(error.key)
    ),
    "file-value": lambda error: filled(
        translate("GameFile", "“%1” has the value %2, but it must be %3."),
        _entry(error.key),
        quoted(error.found),
        _KINDS[error.expected](),
    ),
    # Game.
    "file-code": lambda error: (
        code_problem(error.code_error)
        if error.code_error
        else translate("GameFile", "Its deal code is none.")
    ),
    "file-code-form": lambda error: filled(
        translate("GameFile", "Its deal code is written “%1”: it must be %2."),
        quoted(error.found),
        error.expected,
    ),
    "file-too-many-actions": lambda error: filled(
        translate("GameFile", "It holds %1 actions, but the limit is %2."),
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
        translate("GameFile", "The rules of %1 failed when it was played again (%2)."),
        error.variant.family if error.variant else "",
        quoted(error.found),
    ),
}

_KINDS: Final[Mapping[str, Callable[[], str]]] = {
    "whole-number": lambda: translate("GameFile", "a whole number, not too large"),
    "text": lambda: translate("GameFile", "a text"),
    "yes-or-no": lambda: translate("GameFile", "true or false"),
    "object": lambda: translate("GameFile", "an object in braces"),
    "list": lambda: translate("GameFile", "a list in brackets"),
    "time-and-action": lambda: translate("GameFile", "a time and an action, such as [0, “t3>f0”]"),
    "moment": lambda: translate(
        "GameFile", "a date and time with its offset, such as 2026-11-29T20:08:10+00:00"
    ),
    "ending": lambda: translate("GameFile", "null, “won”, “time”, “given-up”, “ended” or “lost”"),
}


def _action_problem(error: GameFileError) -> str:
    assert error.refusal is not None, error
    if error.refusal.code == "time-backwards":
        return filled(
            translate("GameFile", "Action %1, %2, lies before the one before it in time."),
            str(error.number),
            quoted(error.found),
        )
    assert error.variant is not None, error
    return filled(
        translate("GameFile", "Action %1, %2, is refused (%3): %4"),
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
    pattern = _DIFFERENCES[error.key]()
    return filled(pattern, _value(error.found), _value(error.expected))


_DIFFERENCES: Final[Mapping[str, Callable[[], str]]] = {
    "ended": lambda: translate(
        "GameFile", "The ending is “%1” in the file, but “%2” when the game is replayed."
    ),
    "result.score": lambda: translate(
        "GameFile", "The score is %1 in the file, but %2 when the game is replayed."
    ),
    "result.unit": lambda: translate(
        "GameFile", "The score is in %1 in the file, but in %2 when the game is replayed."
    ),
    "result.moves": lambda: translate(
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
                "The game %1 cannot be saved: its plugin gave a value that cannot be stored. "
                "All other games are saved.",
            ),
            one_line(game),
        )
    if known := _STORE_PROBLEMS.get(code):
        return known(one_line(str(path)))
    return filled(translate("Store", "Something is wrong with the stored games (%1)."), code)


_STORE_PROBLEMS: Final[Mapping[str, Callable[[str], str]]] = {
    "store-kept-aside": lambda path: filled(
        translate(
            "Store", "The stored games are damaged. They are kept as %1, and new ones begun."
        ),
        path,
    ),
    "store-mended": lambda path: filled(
        translate(
            "Store",
            "The saved games were damaged. All games in them that are whole were taken over; the "
            "damaged ones are kept as %1.",
        ),
        path,
    ),
    "store-log-damaged": lambda path: filled(
        translate(
            "Store",
            "What was saved last is damaged: the games go on from what was saved before. The "
            "damaged ones are kept as %1.",
        ),
        path,
    ),
    "store-damaged": lambda path: filled(
        translate("Store", "The stored games in %1 are damaged: this game is not saved."), path
    ),
    "store-newer": lambda path: filled(
        translate(
            "Store", "A newer Réussite wrote the games in %1: update it. This game is not saved."
        ),
        path,
    ),
    "store-foreign": lambda path: filled(
        translate("Store", "Another program wrote %1: move it away. This game is not saved."), path
    ),
    "store-locked": lambda path: filled(
        translate(
            "Store", "Another program holds %1: close it. Until then this game is not saved."
        ),
        path,
    ),
    "store-full": lambda path: filled(
        translate("Store", "The disk of %1 is full: make room. Until then this game is not saved."),
        path,
    ),
    "store-read-only": lambda path: filled(
        translate("Store", "Nothing may be written to %1: this game is not saved."), path
    ),
    "store-no-folder": lambda path: filled(
        translate("Store", "There can be no folder for %1: this game is not saved."), path
    ),
    "store-unusable": lambda path: filled(
        translate("Store", "%1 cannot be used: check its folder. This game is not saved."), path
    ),
}


def game_lost_problem(code: str) -> str:
    """A stored game that cannot be played again."""
    return filled(
        translate("Store", "The game %1 cannot be played again, so it is not resumed."), code
    )


def unsaved_beside_another() -> str:
    """Another program keeps the games and does not answer."""
    return translate(
        "Store", "Réussite is already running and does not answer: this game is not saved."
    )
