"""Game files: one game as text, to keep, send and compare. Trusted in nothing: a file is good
where playing it again gives what it says.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from reussite import __version__
from reussite.api.records import Ending, Result
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.moves import Refusal
from reussite.kernel.variant import Deal, Variant
from reussite.services.records import SavedGame, ranks
from reussite.services.session import Action, ReplayError, Session
from reussite.services.settings import write_atomically

V = TypeVar("V")

SUFFIX: Final = ".reussite"
MIME: Final = "application/vnd.reussite.game+json"
FORMAT: Final = "reussite-game"
VERSION: Final = 1
LARGEST: Final = 16 << 20  # bytes
LONGEST_NUMBER: Final = 12  # digits: 30 years of milliseconds
LONGEST_SHOWN: Final = 200  # characters of a wrong value

_KEYS: Final = (
    "format", "version", "code", "program", "started", "actions", "elapsed_ms", "ended", "result",
)  # fmt: skip
_RESULT_KINDS: Final[dict[str, type]] = {"score": int, "unit": str, "moves": int, "won": bool}
_ACTIONS_BETWEEN_NEWS: Final = 1000


@dataclass(eq=False)
class GameFileError(ValueError):
    """A file that holds no game that could have been played.

    :ivar problem: what is wrong, as a code for `reussite.file_words`. Reading: `file-missing`,
        `file-unreadable`, `file-no-file`, `file-too-large`. Text: `file-empty`, `file-utf-16`,
        `file-byte-order-mark`, `file-not-utf-8`, `file-not-json`, `file-too-deep`,
        `file-key-twice`. Form: `file-other-format`, `file-newer`, `file-version`,
        `file-key-missing`, `file-key-unknown`, `file-value`. Game: `file-code`,
        `file-code-form`, `file-action`, `file-elapsed-short`, `file-elapsed-over`,
        `file-ended`, `file-result`, `file-rules-failed`.
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

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}" if self.line else self.key
        action = f"action {self.number}, {self.found}: {self.refusal}" if self.refusal else ""
        return " ".join(filter(None, (self.problem, place, action or self.found)))


class ReadingStoppedError(Exception):
    """Whoever watched a long file being played again had enough of it."""


@dataclass(frozen=True, eq=False)
class GameFile:
    """A game file that was found good.

    :param game: what stands in it.
    :param session: the game played again, its clock at rest; over where the file says so.
    :param program: the version of the program that wrote it.
    """

    game: SavedGame
    session: Session
    program: str


# Writing.


def game_text(session: Session, *, started: datetime | None = None) -> str:
    """A game as the text of a file, an action a line.

    :param started: when its first action was done; None: now.
    """
    moment = (started or datetime.now(UTC)).astimezone(UTC)
    actions = ",\n  ".join(json.dumps(action) for action in session.log)
    values = {
        "format": json.dumps(FORMAT),
        "version": json.dumps(VERSION),
        "code": json.dumps(session.code),
        "program": json.dumps(__version__),
        "started": json.dumps(moment.isoformat(timespec="seconds")),
        "actions": f"[\n  {actions}\n ]" if actions else "[]",
        "elapsed_ms": json.dumps(session.clock.elapsed_ms),
        "ended": json.dumps(_ending_due(session)),
        "result": json.dumps(_result(session)),
    }
    lines = ",\n ".join(f"{json.dumps(key)}: {value}" for key, value in values.items())
    return f"{{{lines}}}\n"


def write_game(path: Path, session: Session, *, started: datetime | None = None) -> None:
    """Write a game file, whole or not at all; raises OSError, for one too large to be read too."""
    content = game_text(session, started=started).encode("utf-8")
    if len(content) > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    write_atomically(path, content)


def _result(session: Session) -> dict[str, object]:
    return {
        "score": session.score,
        "unit": session.unit,
        "moves": session.moves,
        "won": session.is_won,
    }


def _ending_due(session: Session) -> Ending | None:
    """How the game ended, whether or not somebody has looked at its clock."""
    if session.clock.is_up and not session.is_won:
        return Ending.TIME
    return session.ending


# Reading.


def _go_on(_share: float) -> bool:
    return True


def read_game(
    path: Path,
    variants: Mapping[str, Variant],
    *,
    now: Callable[[], float] = time.monotonic,
    go_on: Callable[[float], bool] = _go_on,
) -> GameFile:
    """The game in a file, played again and checked; raises GameFileError.

    :param variants: the known ones by family.
    :param now: monotonic seconds, for the game when it goes on.
    :param go_on: told now and then which share has been played again, 0 to 1; answering False
        stops with ReadingStoppedError.
    """
    return parse_game(_content(path), variants, now=now, go_on=go_on)


def parse_game(
    content: bytes,
    variants: Mapping[str, Variant],
    *,
    now: Callable[[], float] = time.monotonic,
    go_on: Callable[[float], bool] = _go_on,
) -> GameFile:
    """Like `read_game`, for the bytes of a file."""
    facts = _facts(_parsed(_text(content)))
    deal = _deal(facts.game.code, variants)
    try:
        session = _replayed(facts.game, deal, now, go_on)
        _check_time(facts.game, session)
        _check_result(facts, session)
    except GameFileError as error:
        error.code = deal.code
        raise
    return GameFile(facts.game, session, facts.program)


def _content(path: Path) -> bytes:
    """The bytes of a file that is none too large; nothing else is opened at all."""
    try:
        # A pipe would otherwise wait for somebody to write into it.
        with open(path, "rb", opener=_open_at_once) as file:
            status = os.fstat(file.fileno())
            is_file, is_small = stat.S_ISREG(status.st_mode), status.st_size <= LARGEST
            content = file.read(LARGEST + 1) if is_file and is_small else b""
    except OSError as error:
        raise _unread(error) from error
    except ValueError as error:  # a name that no file can have
        raise GameFileError("file-missing") from error
    if not is_file:
        raise GameFileError("file-no-file")
    if not is_small or len(content) > LARGEST:
        raise GameFileError("file-too-large", expected=str(LARGEST >> 20))
    return content


def _open_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _unread(error: OSError) -> GameFileError:
    if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG):
        return GameFileError("file-missing")
    if error.errno in (errno.EISDIR, errno.ENXIO):
        return GameFileError("file-no-file")
    return GameFileError("file-unreadable", found=error.strerror or str(error))


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
class _Facts:
    """What a file says; nothing of it is checked yet but its form."""

    game: SavedGame
    program: str
    result: dict[str, Any]


def _facts(value: object) -> _Facts:
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
    return _Facts(game, _of(value, "program", str), result)


def _check_version(value: dict[str, object]) -> None:
    if "version" not in value:
        raise GameFileError("file-key-missing", key="version")
    version = _of(value, "version", int)
    if version != VERSION:
        problem = "file-newer" if version > VERSION else "file-version"
        raise GameFileError(problem, key="version", found=str(version), expected=str(VERSION))


def _check_keys(value: dict[str, object], keys: tuple[str, ...], inside: str = "") -> None:
    """A key that this version does not know is as wrong as one that lacks: no version gets
    further ones."""
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
    """The value of this key, which must be of exactly this kind: True is no number."""
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


# Checking.


def _deal(code: str, variants: Mapping[str, Variant]) -> Deal:
    """The deal of a code, which is written in its canonical form or wrong."""
    try:
        deal = parse_code(code, variants)
    except CodeError as error:
        raise GameFileError("file-code", key="code", found=code, code_error=error) from error
    if deal.code != code:
        raise GameFileError("file-code-form", key="code", found=code, expected=deal.code)
    return deal


def _replayed(
    game: SavedGame, deal: Deal, now: Callable[[], float], go_on: Callable[[float], bool]
) -> Session:
    """The border to the rules of a plugin: whatever fails in there is its fault."""
    try:
        return game.played(deal, _watched(game.actions, go_on), now=now)
    except ReplayError as error:
        raise GameFileError(
            "file-action",
            key=f"actions[{error.number - 1}]",
            number=error.number,
            found=error.action.text,
            refusal=error.refusal,
            variant=deal.variant,
        ) from error
    except (KeyboardInterrupt, ReadingStoppedError):
        raise
    except BaseException as error:  # a plugin may raise anything, SystemExit included
        told = f"{type(error).__name__}: {error}"
        raise GameFileError("file-rules-failed", found=told, variant=deal.variant) from error


def _watched(actions: Sequence[Action], go_on: Callable[[float], bool]) -> Iterator[Action]:
    for at, action in enumerate(actions):
        if at % _ACTIONS_BETWEEN_NEWS == 0 and not go_on(at / len(actions)):
            raise ReadingStoppedError
        yield action


def _check_time(game: SavedGame, session: Session) -> None:
    last = session.log[-1].at_ms if session.log else 0
    if game.elapsed_ms < last:
        raise GameFileError(
            "file-elapsed-short",
            key="elapsed_ms",
            found=str(game.elapsed_ms),
            expected=str(last),
        )
    limit = session.clock.limit_ms
    if limit is not None and game.elapsed_ms > limit:
        raise GameFileError(
            "file-elapsed-over",
            key="elapsed_ms",
            found=str(game.elapsed_ms),
            expected=str(limit),
        )


def _check_result(facts: _Facts, session: Session) -> None:
    ending = facts.game.ending
    expected = _ending_due(session)
    if ending is not expected:
        raise GameFileError(
            "file-ended", key="ended", found=json.dumps(ending), expected=json.dumps(expected)
        )
    for key, value in _result(session).items():
        if facts.result[key] != value:
            raise GameFileError(
                "file-result",
                key=f"result.{key}",
                found=json.dumps(facts.result[key]),
                expected=json.dumps(value),
            )


# Comparing.


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a file that was to be compared.

    :param code: None where the file has no good one.
    :param result: the game; None where the file is not good.
    :param rank: among the good files of the same code, 1 is the best; equal games share theirs.
    :param error: what is wrong with it first.
    """

    path: Path
    code: str | None = None
    result: Result | None = None
    rank: int | None = None
    error: GameFileError | None = None

    @property
    def is_valid(self) -> bool:
        return self.result is not None


def verify(paths: Iterable[Path], variants: Mapping[str, Variant]) -> list[Verdict]:
    """Play files again and rank those that share a code, in the order they were named."""
    verdicts = [_verdict(path, variants) for path in paths]
    by_code: dict[str, list[int]] = {}
    for at, verdict in enumerate(verdicts):
        if verdict.result is not None:
            by_code.setdefault(verdict.result.code, []).append(at)
    for places in by_code.values():
        results = [result for at in places if (result := verdicts[at].result)]
        for at, rank in zip(places, ranks(results), strict=True):
            verdicts[at] = replace(verdicts[at], rank=rank)
    return verdicts


def _verdict(path: Path, variants: Mapping[str, Variant]) -> Verdict:
    try:
        result = read_game(path, variants).session.result()
    except GameFileError as error:
        return Verdict(path, code=error.code or None, error=error)
    return Verdict(path, code=result.code, result=result)
