"""Opening the database: whose it is, whether it can be used, and what stands in the way."""

from __future__ import annotations

import errno
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import Final

from reussite.services import tables
from reussite.services.tables import RefusedError

APPLICATION: Final = 0x52457573  # "REus", in the header of every database of ours
PATIENCE: Final = 0.25  # seconds to wait for another program while the player waits
BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite lays beside a database

_TROUBLE: Final = {
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_PROTOCOL: "store-locked",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
}
# A game that was written is not there or went on elsewhere, or the file has another name now.
_GONE: Final = (
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_READONLY_DBMOVED,
)
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)


def trouble(error: Exception) -> str:
    """What went wrong, as a code of `services.store.Problem`; `store-gone` where the games on
    disk are others than those that were written."""
    if isinstance(error, RefusedError):
        return error.code
    if isinstance(error, OSError):
        return "store-full" if error.errno in _NO_ROOM else "store-no-folder"
    if isinstance(error, UnicodeDecodeError) or str(error).startswith("Could not decode"):
        return "store-damaged"  # Python read a text, or a message of SQLite that quotes one
    if getattr(error, "sqlite_errorcode", 0) in _GONE:
        return "store-gone"
    return _TROUBLE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "store-unusable")


#: Whatever the calls below and calls of SQLite may raise.
ERRORS: Final = (sqlite3.Error, RefusedError, OSError, OverflowError, UnicodeDecodeError)


def opened(path: Path, patience: float) -> sqlite3.Connection:
    """The database in this file, made or brought up to date where needed; raises `ERRORS`.

    :param patience: seconds to wait for another program that holds it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        _check_owner(connection)
        _write_ahead(connection, patience)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
        if not tables.are_whole(connection):
            raise RefusedError("store-damaged")
        connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
    except BaseException:
        connection.close()
        raise
    return connection


def readable(path: Path) -> sqlite3.Connection | None:
    """The database where nothing can be written: its games can still be read. None: not even
    that."""
    connection = None
    try:
        wal = path.with_name(path.name + "-wal")
        # Only a database that nothing was left beside may be read as if nobody ever wrote it.
        is_whole = not wal.exists() or wal.stat().st_size == 0
        way = "?mode=ro&immutable=1" if is_whole else "?mode=ro"
        connection = sqlite3.connect(path.absolute().as_uri() + way, uri=True, isolation_level=None)
        if _version(connection) == tables.VERSION and tables.are_whole(connection):
            return connection
    except ERRORS:
        pass
    if connection is not None:
        connection.close()
    return None


def keep_aside(path: Path, day: date) -> Path | None:
    """Move a damaged database out of the way with all that lies beside it; where it is now, or
    None where it cannot be moved."""
    try:
        aside = _free_name(path, day)
        # The database goes last: a log left behind would be played into the new one.
        for ending in (*BESIDE, ""):
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
    except OSError:
        return None
    return aside


def _free_name(path: Path, day: date) -> Path:
    number = 0
    while True:
        aside = path.with_name(f"{path.name}.damaged-{day:%Y-%m-%d}-{number}")
        if not any(aside.with_name(aside.name + ending).exists() for ending in ("", *BESIDE)):
            return aside
        number += 1


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is done within is done as a whole or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def _check_owner(connection: sqlite3.Connection) -> None:
    """Leave alone what a newer program wrote, and what is none of ours."""
    version, found = _version(connection), tables.names(connection)
    if not 0 <= version <= tables.VERSION:
        raise RefusedError("store-newer")
    is_ours = _pragma(connection, "application_id") == APPLICATION
    if not is_ours and (version or found not in (set(), tables.DRAFT_TABLES)):
        raise RefusedError("store-foreign")


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Switch to a write-ahead log. Where the file system has no shared memory SQLite keeps its
    rollback journal, which is as safe and slower."""
    deadline = time.monotonic() + patience
    while _pragma(connection, "journal_mode") != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # Two programs that make the same database are told so at once, without waiting.
            if trouble(error) != "store-locked" or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring an older database up to date, as a whole or not at all."""
    if _version(connection) == tables.VERSION:
        return
    with transaction(connection):
        for version in range(_version(connection), tables.VERSION):
            tables.MIGRATIONS[version](connection)
        connection.execute(f"PRAGMA user_version = {tables.VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")


def _version(connection: sqlite3.Connection) -> int:
    version = _pragma(connection, "user_version")
    assert isinstance(version, int)
    return version


def _pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]
