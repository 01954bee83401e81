"""Game files: one game as text, to keep, send and compare. Trusted in nothing: a file is good
where playing it again gives what it says.
"""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from reussite import __version__
from reussite.api.records import Ending
from reussite.atomic_writing import write_atomically
from reussite.game.file_form import FORMAT, VERSION, FileFacts, GameFileError, read_facts
from reussite.game.records import ReadingStoppedError, SavedGame, handed_out
from reussite.game.session import ReplayError, Session
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.variant import Deal, Variant
from reussite.reading import NoFileError, TooLargeError, read_regular

SUFFIX: Final = ".reussite"
MIME: Final = "application/vnd.reussite.game+json"
LARGEST: Final = 16 << 20  # bytes


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
    """How the game ended; an open game whose time is up counts as out of time."""
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
    return parse_game(read_content(path), variants, now=now, go_on=go_on)


def parse_game(
    content: bytes,
    variants: Mapping[str, Variant],
    *,
    now: Callable[[], float] = time.monotonic,
    go_on: Callable[[float], bool] = _go_on,
) -> GameFile:
    """Like `read_game`, for the bytes of a file."""
    facts = read_facts(content)
    deal = _deal(facts.game.code, variants)
    try:
        session = _replayed(facts.game, deal, now, go_on)
        _check_time(facts.game, session)
        _check_result(facts, session)
    except GameFileError as error:
        error.code = deal.code
        raise
    return GameFile(facts.game, session, facts.program)


def read_content(path: Path) -> bytes:
    """The bytes of a regular file that is not too large; raises GameFileError for anything else."""
    try:
        return read_regular(path, LARGEST)
    except NoFileError as error:
        raise GameFileError("file-no-file") from error
    except TooLargeError as error:
        raise GameFileError("file-too-large", expected=str(LARGEST >> 20)) from error
    except OSError as error:
        raise _unread(error) from error


def _unread(error: OSError) -> GameFileError:
    if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG):
        return GameFileError("file-missing")
    if error.errno in (errno.EISDIR, errno.ENXIO):
        return GameFileError("file-no-file")
    return GameFileError("file-unreadable", found=error.strerror or str(error))


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
    """Play the game again; whatever the rules of a plugin raise counts as their fault."""
    try:
        return game.played(deal, handed_out(game.actions, go_on), now=now)
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


def _check_result(facts: FileFacts, session: Session) -> None:
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
