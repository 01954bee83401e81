"""Results that were played again before, known by the hash of their content.

A cache in the player's own folder: what is damaged in it, or cannot be written, costs only time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from reussite import __version__
from reussite.api.records import Ending, Result
from reussite.game.checking import Played
from reussite.game.file_form import GameFileError
from reussite.kernel.moves import Refusal
from reussite.kernel.scoring import Unit

FILE: Final = "results.sqlite3"
_FORM: Final = 1  # raised when an older one cannot be read
_BETWEEN_COMMITS: Final = 500  # results
_MOST_AT_ONCE: Final = 100_000  # results that are read at once
_MOST: Final = 2_000_000  # results
#: These may be good once a plugin, or this program, is newer.
_NOT_FOR_GOOD: Final = frozenset(
    (
        *("file-code", "file-newer", "file-rules-failed", "file-missing", "file-unreadable"),
        *("file-no-file", "file-too-large"),
    )
)
_FACTS: Final = ("problem", "key", "line", "column", "number", "found", "expected", "code")


class Remembered:
    """What became of files that were played again, by the SHA-256 of their content.

    :param folder: of caches; None: only as long as the program runs.
    :param is_kept: whether the rules of a family are those of this very program: games of other
        plugins are played again each time.
    """

    def __init__(self, folder: Path | None, is_kept: Callable[[str], bool]) -> None:
        self._is_kept = is_kept
        self._connection = _opened(folder / FILE) if folder is not None else None
        self._unwritten = 0
        self._texts = _all_texts(self._connection)

    def get(self, digest: bytes) -> Played | None:
        if self._connection is None:
            return None
        try:
            text = self._texts.get(digest)
            if text is None:
                text = self._asked(digest)
            return _read(text) if text else None
        except (sqlite3.Error, ValueError, TypeError, KeyError):
            return None

    def _asked(self, digest: bytes) -> str | None:
        assert self._connection is not None
        row = self._connection.execute(
            "SELECT played FROM results WHERE digest = ?", (digest,)
        ).fetchone()
        return row[0] if row else None

    def put(self, digest: bytes, played: Played) -> None:
        if self._connection is None or not self._may_be_kept(played):
            return
        try:
            self._connection.execute(
                "INSERT OR REPLACE INTO results VALUES (?, ?)", (digest, _written(played))
            )
            self._unwritten += 1
            if self._unwritten >= _BETWEEN_COMMITS:
                self.save()
        except sqlite3.Error:
            self._connection = None

    def save(self) -> None:
        """Write what is not written yet."""
        if self._connection is not None and self._unwritten:
            self._unwritten = 0
            with suppress(sqlite3.Error):
                self._connection.commit()

    def close(self) -> None:
        self.save()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _may_be_kept(self, played: Played) -> bool:
        if played.error is not None:
            family = played.family or (played.code or "").rstrip("0123456789")
            return played.error.problem not in _NOT_FOR_GOOD and (
                not family or self._is_kept(_family(family))
            )
        return played.result is not None and self._is_kept(played.result.variant)


def _family(text: str) -> str:
    return text.partition("-")[0].rstrip("0123456789")


def _opened(path: Path) -> sqlite3.Connection | None:
    for _ in range(2):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(path, timeout=1, check_same_thread=False)
            _prepare(connection)
        except sqlite3.OperationalError:  # another program holds it, or it may not be written
            return None
        except sqlite3.DatabaseError:
            with suppress(OSError):
                path.unlink()  # damaged: begun again
        except OSError:
            return None
        else:
            return connection
    return None


def _all_texts(connection: sqlite3.Connection | None) -> dict[bytes, str]:
    """All that is remembered, by digest, where that is not too much: asking once is quicker."""
    if connection is None:
        return {}
    with suppress(sqlite3.Error):
        (count,) = connection.execute("SELECT count(*) FROM results").fetchone()
        if count <= _MOST_AT_ONCE:
            return dict(connection.execute("SELECT digest, played FROM results"))
    return {}


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    wanted = f"{_FORM} {__version__}"
    connection.execute("CREATE TABLE IF NOT EXISTS made_by (version TEXT)")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS results (digest BLOB PRIMARY KEY, played TEXT) WITHOUT ROWID"
    )
    row = connection.execute("SELECT version FROM made_by").fetchone()
    (count,) = connection.execute("SELECT count(*) FROM results").fetchone()
    if row != (wanted,) or count > _MOST:
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM made_by")
        connection.execute("INSERT INTO made_by VALUES (?)", (wanted,))
    connection.commit()


def _written(played: Played) -> str:
    facts: dict[str, Any] = {"family": played.family}
    if played.error is not None:
        facts["error"] = [getattr(played.error, name) for name in _FACTS]
        facts["refusal"] = played.error.refusal
        facts["code"] = played.code
    elif played.result is not None and played.started is not None:
        result = played.result
        facts["result"] = [
            *(result.code, result.variant, result.ending, result.score, result.unit),
            *(result.elapsed_ms, result.moves, result.take_backs),
        ]
        facts["game"] = [
            *(played.started.isoformat(), played.is_over, played.undos, played.hints),
            *(played.actions_size, played.actions_digest.hex()),
        ]
    return json.dumps(facts, separators=(",", ":"))


def _read(text: str) -> Played:
    facts = json.loads(text)
    if "error" in facts:
        error = GameFileError(**dict(zip(_FACTS, facts["error"], strict=True)))
        if facts["refusal"] is not None:
            error.refusal = Refusal(*facts["refusal"])
        return Played(code=facts["code"], error=error, family=facts["family"])
    code, variant, ending, score, unit, elapsed_ms, moves, take_backs = facts["result"]
    result = Result(code, variant, Ending(ending), score, Unit(unit), elapsed_ms, moves, take_backs)
    started, is_over, undos, hints, size, digest = facts["game"]
    return Played(
        code=code,
        result=result,
        started=datetime.fromisoformat(started),
        is_over=is_over,
        undos=undos,
        hints=hints,
        actions_size=size,
        actions_digest=bytes.fromhex(digest),
    )
