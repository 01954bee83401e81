"""The form of a game file: text, keys and kinds of values. Whether the game in it could have been
played is another question.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from reussite.api.records import Ending
from reussite.game.records import SavedGame
from reussite.game.session import MOST_ACTIONS, Action
from reussite.kernel.codes import CodeError
from reussite.kernel.moves import Refusal
from reussite.kernel.variant import Variant

V = TypeVar("V")

FORMAT: Final = "reussite-game"
VERSION: Final = 1
LONGEST_NUMBER: Final = 12  # digits: 30 years of milliseconds
LONGEST_SHOWN: Final = 200  # characters of a wrong value

_KEYS: Final = (
    "format", "version", "code", "program", "started", "actions", "elapsed_ms", "ended", "result",
)  # fmt: skip
_RESULT_KINDS: Final[dict[str, type]] = {"score": int, "unit": str, "moves": int, "won": bool}


@dataclass(eq=False)
class GameFileError(ValueError):
    """A file that holds no game that could have been played.

    :ivar problem: what is wrong, as a code for `reussite.i18n.file_errors`. Reading:
        `file-missing`, `file-unreadable`, `file-no-file`, `file-too-large`. Text: `file-empty`,
        `file-utf-16`, `file-byte-order-mark`, `file-not-utf-8`, `file-not-json`, `file-too-deep`,
        `file-key-twice`. Form: `file-other-format`, `file-newer`, `file-version`,
        `file-key-missing`, `file-key-unknown`, `file-value`. Game: `file-code`,
        `file-code-form`, `file-action`, `file-too-many-actions`, `file-elapsed-short`,
        `file-elapsed-over`, `file-ended`, `file-result`, `file-rules-failed`.
    :ivar key: the value it is about, such as `result.score` or `actions[2][0]`, counted from 0.
    :ivar line: in the text, from 1; 0: it is not about a place there.
    :ivar column: in the line, from 1.
    :ivar number: of the action, from 1.
    :ivar found: what the file says.
    :ivar expected: what it should say; with `file-value`, the kind of value: `whole-number`,
        `text`, `yes-or-no`, `object`, `list`, `time-and-action`, `moment`, `ending`.
    :ivar refusal: why the action is refused.
    :ivar variant: the one whose rules refuse it.
    :ivar code_error: what is wrong with the deal code.
    :ivar code: the deal code, where it is a good one.
    """

    problem: str
    key: str = ""
    line: int = 0
    column: int = 0
    number: int = 0
    found: str = ""
    expected: str = ""
    refusal: Refusal | None = None
    variant: Variant | None = None
    code_error: CodeError | None = None
    code: str = ""

    def __post_init__(self) -> None:
        super().__init__(self.problem)  # by which it is made again in another process

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}" if self.line else self.key
        action = f"action {self.number}, {self.found}: {self.refusal}" if self.refusal else ""
        return " ".join(filter(None, (self.problem, place, action or self.found)))


def read_facts(content: bytes) -> FileFacts:
    """What the bytes of a file say; raises GameFileError."""
    return _facts(_parsed(_text(content)))


def _text(content: bytes) -> str:
    if not content.strip():
        raise GameFileError("file-empty")
    if content.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in content[:2]:
        raise GameFileError("file-utf-16")
    if content.startswith(b"\xef\xbb\xbf"):
        raise GameFileError("file-byte-order-mark")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8", errors="replace")
        raise GameFileError(
            "file-not-utf-8", line=before.count("\n") + 1, column=_column(before)
        ) from error


def _column(before: str) -> int:
    """The column of what follows this text."""
    return len(before) - before.rfind("\n")


class _NoValue:
    """Stands for a number that no game file has: a fraction, a huge one, NaN."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


def _parsed(text: str) -> object:
    """The JSON value of the text."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=lambda number: (
                int(number) if len(number) <= LONGEST_NUMBER else _NoValue(number)
            ),
            parse_float=_NoValue,
            parse_constant=_NoValue,
        )
    except json.JSONDecodeError as error:
        raise GameFileError("file-not-json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise GameFileError("file-too-deep") from error


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise GameFileError("file-key-twice", key=key)
        found[key] = value
    return found


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What a file says; nothing of it is checked yet but its form."""

    game: SavedGame
    program: str
    result: dict[str, Any]


def _facts(value: object) -> FileFacts:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise GameFileError("file-other-format")
    _check_version(value)
    _check_keys(value, _KEYS)
    started = _of(value, "started", str)
    game = SavedGame(
        code=_of(value, "code", str),
        actions=tuple(_actions(_of(value, "actions", list))),
        elapsed_ms=_of(value, "elapsed_ms", int),
        started=_moment(started),
        ending=None if value["ended"] is None else _ending(_of(value, "ended", str)),
    )
    result: dict[str, Any] = _of(value, "result", dict)
    _check_keys(result, tuple(_RESULT_KINDS), inside="result.")
    for key, kind in _RESULT_KINDS.items():
        _of(result, key, kind, inside="result.")
    return FileFacts(game, _of(value, "program", str), result)


def _check_version(value: dict[str, object]) -> None:
    if "version" not in value:
        raise GameFileError("file-key-missing", key="version")
    version = _of(value, "version", int)
    if version != VERSION:
        problem = "file-newer" if version > VERSION else "file-version"
        raise GameFileError(problem, key="version", found=str(version), expected=str(VERSION))


def _check_keys(value: dict[str, object], keys: tuple[str, ...], inside: str = "") -> None:
    """Refuse unknown keys like missing ones: a version never gets further keys."""
    for key in keys:
        if key not in value:
            raise GameFileError("file-key-missing", key=inside + key)
    for key in value:
        if key not in keys:
            raise GameFileError("file-key-unknown", key=inside + key)


_KINDS: Final[dict[object, str]] = {
    int: "whole-number",
    str: "text",
    bool: "yes-or-no",
    dict: "object",
    list: "list",
}


def _of(value: dict[str, Any], key: str, kind: type[V], inside: str = "") -> V:
    """The value of this key, which must be of exactly this type: True is not taken for a number."""
    found = value[key]
    if isinstance(found, kind) and type(found) is kind:
        return found
    raise _wrong(inside + key, found, _KINDS[kind])


def _wrong(key: str, found: object, expected: str) -> GameFileError:
    return GameFileError("file-value", key=key, found=_shown(found), expected=expected)


def _shown(value: object) -> str:
    """A value as the file has it; a long one is cut, what contains others is only hinted at."""
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list):
        return "[…]" if value else "[]"
    text = str(value) if isinstance(value, _NoValue) else json.dumps(value, ensure_ascii=False)
    return text[:LONGEST_SHOWN]


def _actions(listed: list[object]) -> Iterator[Action]:
    if len(listed) > MOST_ACTIONS:
        raise GameFileError(
            "file-too-many-actions",
            key="actions",
            found=str(len(listed)),
            expected=str(MOST_ACTIONS),
        )
    for at, entry in enumerate(listed):
        if not isinstance(entry, list) or len(entry) != 2:
            raise _wrong(f"actions[{at}]", entry, "time-and-action")
        at_ms, text = entry
        if type(at_ms) is not int:
            raise _wrong(f"actions[{at}][0]", at_ms, "whole-number")
        if type(text) is not str:
            raise _wrong(f"actions[{at}][1]", text, "text")
        yield Action(at_ms, text)


def _moment(text: str) -> datetime:
    with suppress(ValueError):
        moment = datetime.fromisoformat(text)
        if moment.tzinfo is not None:
            with suppress(OverflowError):
                return moment.astimezone(UTC)
    raise _wrong("started", text, "moment")


def _ending(text: str) -> Ending:
    try:
        return Ending(text)
    except ValueError:
        raise _wrong("ended", text, "ending") from None
