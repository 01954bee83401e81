"""Opening the database: whose it is, whether it can be used, and what stands in the way."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date, datetime
from pathlib import Path
from typing import Final

from reussite.atomic_writing import NO_ROOM
from reussite.store import queries
from reussite.store.queries import WriteRefusedError

APPLICATION: Final = 0x52457573  # "REus", in the header of every database of ours
PATIENCE: Final = 0.25  # seconds to wait for another program while the player waits
SMALLEST: Final = 512  # bytes of a database that is none by accident
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
# What SQLite meets where a file system has no locks or no shared memory.
_NO_SHARING: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_UNLOCK,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_IOERR_SHMLOCK,
    sqlite3.SQLITE_IOERR_SHMMAP,
)
_WAL_HEADER: Final = 32  # bytes
_FRAME_HEADER: Final = 24
_ROOM: Final = 1 << 16  # bytes that a disk takes which is not full


def trouble(error: Exception) -> str:
    """What went wrong, as a code of `store.store.Problem`; `store-gone` where the games on
    disk are others than those that were written."""
    if isinstance(error, WriteRefusedError):
        return error.code
    if isinstance(error, OSError):
        return "store-full" if error.errno in NO_ROOM else "store-no-folder"
    if isinstance(error, UnicodeDecodeError) or str(error).startswith("Could not decode"):
        return "store-damaged"  # Python read a text, or a message of SQLite that quotes one
    if getattr(error, "sqlite_errorcode", 0) in _GONE:
        return "store-gone"
    return _TROUBLE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "store-unusable")


def trouble_at(path: Path, error: Exception) -> str:
    """What went wrong with the database in this file, as `trouble` says it; SQLite calls a disk
    that is full an error of reading and writing where it learns it late."""
    code = trouble(error)
    return "store-full" if code == "store-unusable" and not _has_room(path.parent) else code


def _has_room(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_ROOM))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return error.errno not in NO_ROOM
    return True


# What a value raises that no table holds, whatever the state of the disk.
_VALUES: Final = (OverflowError, UnicodeEncodeError, sqlite3.InterfaceError)
_UNHELD: Final = (
    sqlite3.SQLITE_CONSTRAINT_NOTNULL,  # as NaN is written
    sqlite3.SQLITE_CONSTRAINT_CHECK,
    3091,  # SQLITE_CONSTRAINT_DATATYPE, which Python 3.11 does not name
    sqlite3.SQLITE_TOOBIG,
)


def is_about_values(error: Exception) -> bool:
    """Whether an error is about what was to be written, and not about the database."""
    if isinstance(error, sqlite3.ProgrammingError):
        return "bind" in str(error)  # not: that the database is closed
    return isinstance(error, _VALUES) or getattr(error, "sqlite_errorcode", 0) in _UNHELD


#: Whatever the calls below and calls of SQLite may raise.
ERRORS: Final = (sqlite3.Error, WriteRefusedError, OSError, OverflowError, UnicodeError)


def opened(
    path: Path, patience: float, look: Callable[[sqlite3.Connection], None] = lambda _: None
) -> sqlite3.Connection:
    """The database in this file, made or brought up to date where needed; raises `ERRORS`.

    Where the file system has no shared memory or no locks, it is held for this program alone.

    :param patience: seconds to wait for another program that holds it.
    :param look: is shown the database before anything is written to it.
    """
    try:
        return _opened(path, patience, look)
    except sqlite3.OperationalError as error:
        if not _is_about_sharing(path, error) or not path.is_file():
            raise
    try:
        return _opened(path, patience, look, alone="")
    except sqlite3.OperationalError as error:
        if not _is_about_sharing(path, error):
            raise
    return _opened(path, patience, look, alone="?nolock=1")


def _is_about_sharing(path: Path, error: sqlite3.OperationalError) -> bool:
    code = getattr(error, "sqlite_errorcode", 0)
    return code in _NO_SHARING or (
        trouble(error) in ("store-locked", "store-read-only") and not _has_locks(path.parent)
    )


def _has_locks(folder: Path) -> bool:
    """Whether files here can be locked. SQLite takes a lock that it cannot get for another
    program's; nobody else can hold one on a new file, so any refusal means that there are none."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115  # closed below
    except OSError:
        return True  # nothing can be tried here
    with file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def _opened(
    path: Path,
    patience: float,
    look: Callable[[sqlite3.Connection], None],
    *,
    alone: str | None = None,
) -> sqlite3.Connection:
    """The database in this file.

    :param alone: what is added to its address where it is not shared with other programs.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _check_kind(path)
    if path.is_file() and 0 < path.stat().st_size < SMALLEST:
        raise WriteRefusedError("store-damaged")  # SQLite would call it empty and write over it
    if alone is None:
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    else:
        address = path.absolute().as_uri() + alone
        connection = sqlite3.connect(address, timeout=patience, isolation_level=None, uri=True)
    try:
        if alone is not None:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # before anything is read
        _check_owner(connection)
        if alone is None:
            look(connection)
            _write_ahead(connection, patience)
        else:
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
        if not queries.are_whole(connection) or not queries.are_complete(connection):
            raise WriteRefusedError("store-damaged")
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
        _check_kind(path)
        wal = path.with_name(path.name + "-wal")
        # Only a database that nothing was left beside may be read as if nobody ever wrote it.
        is_whole = not wal.exists() or wal.stat().st_size == 0
        way = "?mode=ro&immutable=1" if is_whole else "?mode=ro"
        connection = sqlite3.connect(path.absolute().as_uri() + way, uri=True, isolation_level=None)
        _check_owner(connection)
        if _version(connection) < queries.VERSION and queries.names(connection):
            connection = _migrated_copy(connection)
        if queries.are_whole(connection):
            return connection
    except ERRORS:
        pass
    if connection is not None:
        connection.close()
    return None


def _migrated_copy(older: sqlite3.Connection) -> sqlite3.Connection:
    """An older database brought up to date in memory, to be read; the older one is closed."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        with closing(older):
            older.backup(copy)
        _migrate(copy)
        copy.execute("PRAGMA query_only = ON")  # what is written there would be lost
    except BaseException:
        copy.close()
        raise
    return copy


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


def take_over(aside: Path, new: sqlite3.Connection, *, but: Collection[int]) -> int:
    """Copy every game that is whole from a damaged database; how many there were."""
    try:
        uri = aside.absolute().as_uri() + "?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as old:
            if _version(old) != queries.VERSION:
                return 0
            with transaction(new):
                return queries.take_over(old, new, but=but)
    except ERRORS:
        return 0


def cut_log_kept(
    connection: sqlite3.Connection, path: Path, now: Callable[[], datetime]
) -> Path | None:
    """Copy a database whose write-ahead log is damaged: SQLite goes on from what stands before the
    damage and says nothing. Where the copy is; None: all is well."""
    wal = path.with_name(path.name + "-wal")
    if not wal.exists() or wal.stat().st_size <= _WAL_HEADER:
        return None
    try:
        with transaction(connection):  # nobody else writes now
            if not _is_cut(wal, path, connection):
                return None
            aside = _free_name(path, now().date())
            for ending in ("-wal", ""):
                shutil.copyfile(f"{path}{ending}", f"{aside}{ending}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except ERRORS as error:
        if trouble(error) == "store-locked":
            return None  # another program writes: its log is in use
        raise
    return aside


def _is_cut(wal: Path, path: Path, connection: sqlite3.Connection) -> bool:
    """Whether a transaction that was finished stands in the log behind the last one that SQLite
    takes: the log's index tells how far it went."""
    index = path.with_name(path.name + "-shm")
    if not index.exists():
        return False
    with index.open("rb") as file:
        head = file.read(40)
    size = _pragma(connection, "page_size")
    assert isinstance(size, int)
    with wal.open("rb") as file:
        header = file.read(_WAL_HEADER)
        salts = struct.unpack(">16x4s4s8x", header)
        if not _is_whole_header(header):
            return True
        if len(head) < 40 or head[32:40] not in (bytes(8), b"".join(salts)):
            return False  # the log was begun again, and nothing was written to it yet
        taken = int.from_bytes(head[16:20], sys.byteorder)
        at = _WAL_HEADER + taken * (_FRAME_HEADER + size)
        whole = wal.stat().st_size
        while at + _FRAME_HEADER + size <= whole:
            file.seek(at)
            pages, *found = struct.unpack(">4xI4s4s", file.read(16))
            if pages and (found[0] == salts[0] or found[1] == salts[1]):
                return True
            at += _FRAME_HEADER + size
    return False


def _is_whole_header(header: bytes) -> bool:
    """Whether the first bytes of a write-ahead log are as SQLite writes them."""
    if header[:4] not in (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"):
        return False
    words = struct.unpack(f"{'>' if header[3] & 1 else '<'}6I", header[:24])
    first = second = 0
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return struct.pack(">2I", first, second) == header[24:]


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


def _check_kind(path: Path) -> None:
    """Raise for anything but a regular file: SQLite would wait for a pipe, or read a device."""
    for ending in ("", *BESIDE):
        file = path.with_name(path.name + ending)
        with suppress(FileNotFoundError):
            if not stat.S_ISREG(file.stat().st_mode):
                raise WriteRefusedError("store-unusable")


@contextmanager
def savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    """A part of a transaction that is done as a whole or not at all."""
    connection.execute("SAVEPOINT part")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK TO part")
                connection.execute("RELEASE part")
        raise
    connection.execute("RELEASE part")


def _check_owner(connection: sqlite3.Connection) -> None:
    """Leave alone what a newer program wrote, and what is none of ours."""
    version, found = _version(connection), queries.names(connection)
    if not 0 <= version <= queries.VERSION:
        raise WriteRefusedError("store-newer")
    is_ours = _pragma(connection, "application_id") == APPLICATION
    if not is_ours and (version or found not in (set(), queries.DRAFT_TABLES)):
        raise WriteRefusedError("store-foreign")


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
    if _version(connection) == queries.VERSION:
        return
    with transaction(connection):
        for version in range(_version(connection), queries.VERSION):
            queries.MIGRATIONS[version](connection)
        connection.execute(f"PRAGMA user_version = {queries.VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")


def _version(connection: sqlite3.Connection) -> int:
    version = _pragma(connection, "user_version")
    assert isinstance(version, int)
    return version


def _pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]
