"""The tables of the store: what stands in them, and how rows are written and read.

All times of day are UTC in ISO 8601, all durations played milliseconds. Errors of SQLite go
through to `store.store`.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from reussite.api.records import Ending
from reussite.game.records import Balance, Contest, GameRecord, SavedGame, Statistics
from reussite.game.session import UNDO, Action, Session
from reussite.kernel.scoring import Unit

MOST_GAMES: Final = 1_000_000  # that are looked for in a damaged database
LONGEST_LOG: Final = 1 << 28  # bytes of a log unpacked: more is damage, and not worth the memory


class WriteRefusedError(Exception):
    """A database that must not be used as it is.

    :ivar code: one of `store.store.Problem`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def sound_rows() -> Iterator[None]:
    """For reading: treat unreadable rows as corruption."""
    try:
        yield
    except (ValueError, TypeError, zlib.error, RecursionError) as error:
        raise WriteRefusedError("store-damaged") from error


# What stands in the database.

_SCHEMA: Final = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        family TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        code TEXT NOT NULL,
        started TEXT NOT NULL,
        seen_before INTEGER NOT NULL,
        score INTEGER NOT NULL,
        unit TEXT NOT NULL,
        moves INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        take_backs INTEGER NOT NULL,
        elapsed_ms INTEGER NOT NULL,
        ending TEXT,
        ended TEXT,
        place INTEGER UNIQUE  -- the order in which games ended; dates may jump
    )""",
    "CREATE INDEX games_by_contest ON games (family, version, options, place)",
    # What was done in a game that goes on; of one that ended, the same packed into one value.
    """CREATE TABLE actions (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        n INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE logs (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        packed BLOB NOT NULL
    )""",
    # The games left open, the last one laid on the table last. What is known of a deal before
    # its first action stands here, for it is no game yet.
    """CREATE TABLE open_games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        family TEXT NOT NULL,
        code TEXT NOT NULL,
        game INTEGER UNIQUE REFERENCES games ON DELETE CASCADE,
        elapsed_ms INTEGER NOT NULL,
        seen INTEGER NOT NULL
    )""",
    # Deals ever played: they stay when statistics are reset.
    "CREATE TABLE seen (cards TEXT PRIMARY KEY) WITHOUT ROWID",
    # The figures, so that nobody has to read all games.
    """CREATE TABLE totals (
        family TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        ended INTEGER NOT NULL,
        won INTEGER NOT NULL,
        streak INTEGER NOT NULL,
        longest_streak INTEGER NOT NULL,
        score_sum INTEGER NOT NULL,
        best_score INTEGER,
        won_ms INTEGER NOT NULL,
        best_ms INTEGER,
        won_moves INTEGER NOT NULL,
        best_moves INTEGER,
        PRIMARY KEY (family, version, options)
    ) WITHOUT ROWID""",
    """CREATE TABLE balances (
        family TEXT NOT NULL,
        version INTEGER NOT NULL,
        options TEXT NOT NULL,
        dollars INTEGER NOT NULL,
        since TEXT NOT NULL,
        PRIMARY KEY (family, version, options)
    ) WITHOUT ROWID""",
)
# Since version 2: what tells a log from a shortened or altered one.
_CHECKS: Final = (
    # A checksum of the log, carried on with every action, and one of the row in `games`.
    """CREATE TABLE checks (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        actions INTEGER NOT NULL,
        log INTEGER NOT NULL,
        figures INTEGER NOT NULL,
        again INTEGER NOT NULL  -- the same game has ended before: it does not count again
    )""",
    # Games that go on and cannot be resumed.
    "CREATE TABLE set_aside (game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE)",
    # One row: a checksum of all rows of `open_games`.
    "CREATE TABLE state (id INTEGER PRIMARY KEY, open_games INTEGER NOT NULL)",
)
DRAFT_TABLES: Final = frozenset({"games", "actions"})

_OF_CONTEST: Final = "family = ? AND version = ? AND options = ?"
# The games left open lead; SQLite left alone might go through all games of a contest.
_BEGUN: Final = "FROM open_games AS o CROSS JOIN games AS g ON g.id = o.game"
# A game that goes on and stands in no list.
_LOST: Final = (
    "place IS NULL AND id NOT IN (SELECT game FROM open_games WHERE game NOT NULL)"
    " AND id NOT IN (SELECT game FROM set_aside)"
)
_WITH_CHECK: Final = (
    "SELECT g.*, c.actions, c.log, c.again, c.figures FROM games AS g LEFT JOIN checks AS c"
    " ON c.game = g.id"
)
_FIGURES: Final = [field.name for field in fields(Statistics) if field.name != "unfinished"]
_RECORD: Final = (
    "id, family, version, options, code, started, ended, ending, score, unit, moves, undos,"
    " take_backs, elapsed_ms, seen_before"
)


def names(connection: sqlite3.Connection) -> set[str]:
    """The tables that are there, but for SQLite's own."""
    rows = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%'"
        " ESCAPE '\\'"
    )
    return {name for (name,) in rows}


def are_whole(connection: sqlite3.Connection) -> bool:
    """Whether the tables are there as they were made."""
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL")
    return {sql for (sql,) in rows} >= {*_SCHEMA, *_CHECKS}


def are_complete(connection: sqlite3.Connection) -> bool:
    """Whether no game is missing among all games and among those left open."""
    (sealed,) = connection.execute("SELECT max(open_games) FROM state").fetchone()
    ended, counted, lost = connection.execute(
        "SELECT (SELECT count(place) FROM games), (SELECT coalesce(sum(ended), 0) FROM totals),"
        f" (SELECT count(*) FROM games WHERE {_LOST})"
    ).fetchone()
    is_sealed = sealed == _open_games_check(connection)
    return is_sealed and ended == counted and not lost


# From version to version.


def _create(connection: sqlite3.Connection) -> None:
    """From nothing, or from the draft that knew only games and actions, to version 1."""
    has_draft = names(connection) == DRAFT_TABLES
    if has_draft:
        connection.execute("ALTER TABLE games RENAME TO draft_games")
        connection.execute("ALTER TABLE actions RENAME TO draft_actions")
    for statement in _SCHEMA:
        connection.execute(statement)
    if has_draft:
        with sound_rows():
            _take_over_draft(connection)
        connection.execute("DROP TABLE draft_actions")
        connection.execute("DROP TABLE draft_games")


def _take_over_draft(connection: sqlite3.Connection) -> None:
    """The games of the draft, in the order in which they ended, then those left open."""
    draft = connection.execute(
        "SELECT id, code, started, score, unit, moves, elapsed_ms, ending, ended"
        " FROM draft_games ORDER BY ended IS NULL, ended, id"
    )
    for game, code, started, score, unit, moves, elapsed_ms, ending, ended in draft.fetchall():
        rows = connection.execute(
            "SELECT at_ms, text FROM draft_actions WHERE game = ? ORDER BY n", (game,)
        )
        actions = [Action(*row) for row in rows]
        undos = sum(action.text == UNDO for action in actions)
        figures = Figures(score, unit, moves, undos, 0, elapsed_ms)
        begun, _ = _entered(connection, code, datetime.fromisoformat(started), figures)
        _enter_actions(connection, begun, 0, actions)
        if ending is None:
            lay_on_top(connection, code, begun, elapsed_ms)
        else:
            _enter_end(connection, begun, Ending(ending), datetime.fromisoformat(ended), actions)


def _add_checks(connection: sqlite3.Connection) -> None:
    """To version 2: checksums, of what is there."""
    for statement in _CHECKS:
        connection.execute(statement)
    with sound_rows():
        for (game,) in connection.execute("SELECT id FROM games").fetchall():
            actions = _actions(connection, game)
            _begin_check(connection, game)
            _carry_check_on(connection, game, actions)
    connection.execute(f"INSERT INTO set_aside SELECT id FROM games WHERE {_LOST}")
    seal(connection)


#: What leads from each version of the database to the next. What a release has once written is
#: never changed here: a change is a further step.
MIGRATIONS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_create, _add_checks)
VERSION: Final = len(MIGRATIONS)


# Writing.


class Figures(NamedTuple):
    """What changes in a game from action to action."""

    score: int
    unit: str
    moves: int
    undos: int
    take_backs: int
    elapsed_ms: int

    @classmethod
    def of(cls, session: Session) -> Figures:
        return cls(
            score=session.score,
            unit=session.unit,
            moves=session.moves,
            undos=session.undos,
            take_backs=session.take_backs,
            elapsed_ms=session.clock.elapsed_ms,
        )


def begin(
    connection: sqlite3.Connection,
    code: str,
    started: datetime,
    figures: Figures,
    *,
    seen: bool = False,
    is_known: bool = False,
) -> tuple[int, bool]:
    """Enter a game; its id, and whether its cards were seen before.

    :param seen: they were, whatever the store knows.
    :param is_known: it comes from a file, and may be a game that is here already: one that was
        given up goes on, one that has ended otherwise does not count again.
    """
    again = False
    if is_known:
        _take_back_giving_up(connection, code, started)
        again = _has_ended(connection, code, started)
    game, seen_before = _entered(connection, code, started, figures, seen=seen)
    _begin_check(connection, game, again=again)
    return game, seen_before


def _has_ended(connection: sqlite3.Connection, code: str, started: datetime) -> bool:
    found = connection.execute(
        "SELECT 1 FROM games WHERE code = ? AND started = ? AND place NOT NULL",
        (code, text_of(started)),
    )
    return found.fetchone() is not None


def _take_back_giving_up(connection: sqlite3.Connection, code: str, started: datetime) -> None:
    """Forget that this game was given up, for it goes on."""
    row = connection.execute(
        f"SELECT {_RECORD} FROM games WHERE code = ? AND started = ? AND ending = ?",
        (code, text_of(started), Ending.GIVEN_UP),
    ).fetchone()
    if row is None:
        return
    given_up = _record(row)
    connection.execute("DELETE FROM games WHERE id = ?", (given_up.id,))
    figures = Statistics()
    for record in records(connection, given_up.contest):
        figures = figures.after(record)
    _keep_totals(connection, given_up.contest, figures)
    if given_up.unit is Unit.DOLLARS:
        connection.execute(
            f"UPDATE balances SET dollars = dollars - ? WHERE {_OF_CONTEST} AND since <= ?",
            (given_up.score, *given_up.contest, text_of(given_up.ended_at)),
        )


def _entered(
    connection: sqlite3.Connection,
    code: str,
    started: datetime,
    figures: Figures,
    *,
    seen: bool = False,
) -> tuple[int, bool]:
    known = connection.execute("INSERT OR IGNORE INTO seen VALUES (?)", (cards(code),))
    seen_before = seen or known.rowcount == 0
    entered = connection.execute(
        "INSERT INTO games (family, version, options, code, started, seen_before,"
        " score, unit, moves, undos, take_backs, elapsed_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*contest_of(code), code, text_of(started), seen_before, *figures),
    )
    assert entered.lastrowid is not None
    return entered.lastrowid, seen_before


def add_actions(
    connection: sqlite3.Connection, game: int, first: int, actions: Iterable[Action]
) -> None:
    """Enter actions, the first of them as number `first`."""
    added = tuple(actions)
    _enter_actions(connection, game, first, added)
    _carry_check_on(connection, game, added)


def _enter_actions(
    connection: sqlite3.Connection, game: int, first: int, actions: Iterable[Action]
) -> None:
    connection.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?)",
        ((game, n, *action) for n, action in enumerate(actions, start=first)),
    )


def update(connection: sqlite3.Connection, game: int, figures: Figures) -> None:
    connection.execute(
        "UPDATE games SET score = ?, unit = ?, moves = ?, undos = ?, take_backs = ?,"
        " elapsed_ms = ? WHERE id = ?",
        (*figures, game),
    )


def lay_on_top(
    connection: sqlite3.Connection,
    code: str,
    game: int | None,
    elapsed_ms: int,
    *,
    seen: bool = False,
) -> int:
    """Enter an open game above all others; its place. An untouched deal of its family goes."""
    family = contest_of(code).family
    connection.execute("DELETE FROM open_games WHERE game IS NULL AND family = ?", (family,))
    connection.execute("DELETE FROM open_games WHERE game = ?", (game,))
    laid = connection.execute(
        "INSERT INTO open_games (family, code, game, elapsed_ms, seen) VALUES (?, ?, ?, ?, ?)",
        (family, code, game, elapsed_ms, seen),
    )
    assert laid.lastrowid is not None
    return laid.lastrowid


def end(
    connection: sqlite3.Connection,
    game: int,
    ending: Ending,
    ended: datetime,
    actions: Iterable[Action],
) -> None:
    """Enter the end of a game, once: list it, add it to the figures, pack its log. A game that
    has ended before is forgotten instead."""
    if connection.execute("SELECT again FROM checks WHERE game = ?", (game,)).fetchone() == (1,):
        connection.execute("DELETE FROM games WHERE id = ?", (game,))
        return
    _enter_end(connection, game, ending, ended, actions)
    _seal_figures(connection, game)


def _enter_end(
    connection: sqlite3.Connection,
    game: int,
    ending: Ending,
    ended: datetime,
    actions: Iterable[Action],
) -> None:
    connection.execute(
        "UPDATE games SET ending = ?, ended = ?,"
        " place = (SELECT coalesce(max(place), 0) + 1 FROM games) WHERE id = ?",
        (ending, text_of(ended), game),
    )
    connection.execute("DELETE FROM actions WHERE game = ?", (game,))
    connection.execute("DELETE FROM open_games WHERE game = ?", (game,))
    connection.execute("INSERT INTO logs VALUES (?, ?)", (game, _packed(actions)))
    row = connection.execute(f"SELECT {_RECORD} FROM games WHERE id = ?", (game,)).fetchone()
    _add_to_figures(connection, _record(row))


def _add_to_figures(connection: sqlite3.Connection, game: GameRecord) -> None:
    _keep_totals(connection, game.contest, _totals(connection, game.contest).after(game))
    if game.unit is Unit.DOLLARS:
        connection.execute(
            "INSERT INTO balances VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE"
            " SET dollars = dollars + excluded.dollars",
            (*game.contest, game.score, text_of(game.ended_at)),
        )


def _keep_totals(connection: sqlite3.Connection, contest: Contest, figures: Statistics) -> None:
    values = [getattr(figures, name) for name in _FIGURES]
    connection.execute(
        f"INSERT OR REPLACE INTO totals (family, version, options, {', '.join(_FIGURES)})"
        f" VALUES (?, ?, ?, {', '.join('?' * len(values))})",
        (*contest, *values),
    )


def empty_balance(connection: sqlite3.Connection, contest: Contest, since: datetime) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO balances VALUES (?, ?, ?, 0, ?)", (*contest, text_of(since))
    )


def forget(connection: sqlite3.Connection, family: str) -> None:
    """Remove what is known of games of a family but for those left open and the deals seen."""
    connection.execute(
        "DELETE FROM games WHERE family = ?"
        " AND id NOT IN (SELECT game FROM open_games WHERE game IS NOT NULL)",
        (family,),
    )
    connection.execute("DELETE FROM totals WHERE family = ?", (family,))
    connection.execute("DELETE FROM balances WHERE family = ?", (family,))


# Checksums. What another hand or a failing disk has changed is found, where SQLite finds nothing.


def _begin_check(connection: sqlite3.Connection, game: int, *, again: bool = False) -> None:
    code, started = connection.execute(
        "SELECT code, started FROM games WHERE id = ?", (game,)
    ).fetchone()
    check = _log_check(code, started)
    connection.execute("INSERT INTO checks VALUES (?, 0, ?, 0, ?)", (game, check, again))


def _carry_check_on(connection: sqlite3.Connection, game: int, added: Sequence[Action]) -> None:
    """Take further actions, and the row as it is now, into the checksums of a game."""
    (check,) = connection.execute("SELECT log FROM checks WHERE game = ?", (game,)).fetchone()
    connection.execute(
        "UPDATE checks SET actions = actions + ?, log = ? WHERE game = ?",
        (len(added), _carried_on(check, added), game),
    )
    _seal_figures(connection, game)


def _seal_figures(connection: sqlite3.Connection, game: int) -> None:
    row = connection.execute(f"{_WITH_CHECK} WHERE g.id = ?", (game,)).fetchone()
    connection.execute("UPDATE checks SET figures = ? WHERE game = ?", (_row_check(row), game))


def seal(connection: sqlite3.Connection) -> None:
    """Take the games left open as they are now into their checksum."""
    check = _open_games_check(connection)
    if connection.execute("SELECT open_games FROM state").fetchone() != (check,):
        connection.execute("INSERT OR REPLACE INTO state VALUES (1, ?)", (check,))


def _log_check(code: str, started: str) -> int:
    return zlib.crc32(f"{code} {started}\n".encode())


def _carried_on(check: int, actions: Iterable[Action]) -> int:
    for at_ms, text in actions:
        check = zlib.crc32(f"{at_ms} {text}\n".encode(), check)
    return check


def _row_check(row: tuple[Any, ...]) -> int:
    """The checksum of a row of `_WITH_CHECK`, which it ends with itself."""
    return zlib.crc32(repr(row[:-1]).encode())


def _open_games_check(connection: sqlite3.Connection) -> int:
    rows = connection.execute("SELECT * FROM open_games ORDER BY id").fetchall()
    return zlib.crc32(repr(rows).encode())


@sound_rows()
def checked(connection: sqlite3.Connection, game: int) -> tuple[Action, ...]:
    """The log of a game, found whole; raises RefusedError."""
    row = connection.execute(f"{_WITH_CHECK} WHERE g.id = ?", (game,)).fetchone()
    if row is None or row[-1] != _row_check(row):
        raise WriteRefusedError("store-damaged")
    actions = _actions(connection, game)
    code, started, number, log = row[4], row[5], row[-4], row[-3]
    if number != len(actions) or log != _carried_on(_log_check(code, started), actions):
        raise WriteRefusedError("store-damaged")
    return actions


# Reading.


@sound_rows()
def open_game(connection: sqlite3.Connection, families: Collection[str] | None) -> SavedGame | None:
    """The topmost open game, of one of these families where any are given."""
    rows = connection.execute(
        "SELECT o.id, o.family, o.code, o.game, coalesce(g.elapsed_ms, o.elapsed_ms),"
        " g.started, coalesce(g.seen_before, o.seen)"
        " FROM open_games AS o LEFT JOIN games AS g ON g.id = o.game ORDER BY o.id DESC"
    )
    for place, family, code, game, elapsed_ms, started, seen in rows.fetchall():
        if families is None or family in families:
            return SavedGame(
                code=str(code),
                actions=() if game is None else checked(connection, game),
                elapsed_ms=int(elapsed_ms),
                started=None if started is None else datetime.fromisoformat(started),
                seen_before=bool(seen),
                id=game,
                place=place,
            )
    return None


@sound_rows()
def begun_codes(connection: sqlite3.Connection) -> dict[str, str]:
    """The deal codes of the topmost open games of all families, but for untouched deals."""
    rows = connection.execute("SELECT family, code, game FROM open_games ORDER BY id")
    topmost = {str(family): (str(code), game) for family, code, game in rows}
    return {family: code for family, (code, game) in topmost.items() if game is not None}


def open_actions(connection: sqlite3.Connection) -> int:
    """How many actions were done in the games that go on, all together."""
    (actions,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    return int(actions)


@sound_rows()
def game(connection: sqlite3.Connection, identity: int) -> SavedGame | None:
    row = connection.execute(
        "SELECT code, elapsed_ms, started, ending, seen_before FROM games WHERE id = ?",
        (identity,),
    ).fetchone()
    if row is None:
        return None
    code, elapsed_ms, started, ending, seen_before = row
    return SavedGame(
        code=str(code),
        actions=checked(connection, identity),
        elapsed_ms=int(elapsed_ms),
        started=datetime.fromisoformat(started),
        ending=None if ending is None else Ending(ending),
        seen_before=bool(seen_before),
        id=identity,
    )


@sound_rows()
def records(
    connection: sqlite3.Connection, contest: Contest | None, *, newest: int | None = None
) -> list[GameRecord]:
    """Games that ended, oldest first; the `newest` of them, newest first, where that is given."""
    where = f"{_OF_CONTEST} AND place NOT NULL" if contest else "place NOT NULL"
    order = "ASC" if newest is None else f"DESC LIMIT {newest}"
    rows = connection.execute(f"{_WITH_CHECK} WHERE {where} ORDER BY place {order}", contest or ())
    return [_checked_record(row) for row in rows]


@sound_rows()
def statistics(connection: sqlite3.Connection, contest: Contest) -> Statistics:
    (unfinished,) = connection.execute(
        f"SELECT count(*) {_BEGUN} WHERE g.family = ? AND g.version = ? AND g.options = ?"
        " AND NOT EXISTS (SELECT 1 FROM checks WHERE game = g.id AND again)",
        contest,
    ).fetchone()
    return _totals(connection, contest, unfinished=unfinished)


def _totals(connection: sqlite3.Connection, contest: Contest, *, unfinished: int = 0) -> Statistics:
    row = connection.execute(
        f"SELECT {', '.join(_FIGURES)} FROM totals WHERE {_OF_CONTEST}", contest
    ).fetchone()
    figures = Statistics(unfinished=unfinished, **dict(zip(_FIGURES, row or (), strict=bool(row))))
    if not _are_sound(figures):
        raise WriteRefusedError("store-damaged")  # they are counted again
    return figures


def _are_sound(figures: Statistics) -> bool:
    """Whether games can have led to these figures."""
    values = {name: getattr(figures, name) for name in _FIGURES}
    bests = {name for name in _FIGURES if name.startswith("best_")}
    if any(type(v) is not int and not (v is None and name in bests) for name, v in values.items()):
        return False
    counts = (v for name, v in values.items() if name not in ("score_sum", "best_score"))
    return (
        all(v is None or v >= 0 for v in counts)
        and figures.streak <= figures.longest_streak <= figures.won <= figures.ended
    )


@sound_rows()
def contests(connection: sqlite3.Connection) -> list[Contest]:
    """All contests in which a game was begun, sorted."""
    rows = connection.execute(
        "SELECT family, version, options FROM totals"
        f" UNION SELECT g.family, g.version, g.options {_BEGUN} ORDER BY 1, 2, 3"
    )
    return [Contest(str(family), int(version), str(options)) for family, version, options in rows]


@sound_rows()
def balance(connection: sqlite3.Connection, contest: Contest) -> Balance:
    row = connection.execute(
        f"SELECT dollars, since FROM balances WHERE {_OF_CONTEST}", contest
    ).fetchone()
    if row is None:
        return Balance()
    dollars, since = row
    if type(dollars) is not int:
        raise WriteRefusedError("store-damaged")
    return Balance(dollars, datetime.fromisoformat(since))


def is_seen(connection: sqlite3.Connection, code: str) -> bool:
    found = connection.execute("SELECT 1 FROM seen WHERE cards = ?", (cards(code),)).fetchone()
    return found is not None


def _checked_record(row: tuple[Any, ...]) -> GameRecord:
    if row[-1] != _row_check(row):
        raise WriteRefusedError("store-damaged")
    identity, family, version, options, code, started, seen_before, score, unit = row[:9]
    moves, undos, take_backs, elapsed_ms, ending, ended = row[9:15]
    counts = (moves, undos, take_backs, elapsed_ms, seen_before)
    return _record(
        (identity, family, version, options, code, started, ended, ending, score, unit, *counts)
    )


def _record(row: tuple[Any, ...]) -> GameRecord:
    identity, family, version, options, code, started, ended, ending, score, unit, *rest = row
    moves, undos, take_backs, elapsed_ms, seen_before = map(int, rest)
    return GameRecord(
        id=identity,
        contest=Contest(family, version, options),
        code=str(code),
        started=datetime.fromisoformat(started),
        ended_at=datetime.fromisoformat(ended),
        ending=Ending(ending),
        score=int(score),
        unit=Unit(unit),
        moves=moves,
        undos=undos,
        take_backs=take_backs,
        elapsed_ms=elapsed_ms,
        seen_before=bool(seen_before),
    )


def _actions(connection: sqlite3.Connection, game: int) -> tuple[Action, ...]:
    packed = connection.execute("SELECT packed FROM logs WHERE game = ?", (game,)).fetchone()
    if packed:
        return _unpacked(packed[0])
    rows = connection.execute("SELECT at_ms, text FROM actions WHERE game = ? ORDER BY n", (game,))
    return tuple(Action(int(at_ms), str(text)) for at_ms, text in rows)


# Values as they stand in rows.


def contest_of(code: str) -> Contest:
    """The contest that a canonical deal code belongs to."""
    tag, options, _ = code.split("-")
    family = tag.rstrip("0123456789")
    return Contest(family, int(tag.removeprefix(family)), options)


def cards(code: str) -> str:
    """What stands for the cards of a deal: its code without the options."""
    tag, _, number = code.split("-")
    return f"{tag}-{number}"


def text_of(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _packed(actions: Iterable[Action]) -> bytes:
    import json  # not at every start

    return zlib.compress(json.dumps(list(actions), separators=(",", ":")).encode("ascii"))


def _unpacked(packed: bytes) -> tuple[Action, ...]:
    import json  # not at every start

    unpacking = zlib.decompressobj()
    log = unpacking.decompress(packed, LONGEST_LOG)
    if not unpacking.eof:
        raise ValueError("a log without end")
    return tuple(Action(int(at_ms), str(text)) for at_ms, text in json.loads(log))


# What is whole in a damaged database.


def take_over(
    old: sqlite3.Connection, new: sqlite3.Connection, *, but: Collection[int] = ()
) -> int:
    """Copy what is whole of a damaged database into a new one; how many games.

    :param but: games that are written anew.
    """
    taken = [game for game in _identities(old) if game not in but and _take_game(old, new, game)]
    _take_rows(old, new, "seen", "SELECT cards FROM seen")
    _take_rows(old, new, "set_aside", "SELECT game FROM set_aside", taken)
    open_games = "SELECT game, id, family, code, elapsed_ms, seen FROM open_games"
    for game, place, family, code, elapsed_ms, seen in _readable(old, open_games):
        with suppress(sqlite3.Error, ValueError, TypeError, AttributeError):
            if family == contest_of(code).family and (game is None or game in taken):
                new.execute(
                    "INSERT OR IGNORE INTO open_games SELECT ?, ?, ?, ?, ?, ?",
                    (place, family, code, game, elapsed_ms, seen),
                )
    for game, family, code in new.execute(
        f"SELECT id, family, code FROM games WHERE {_LOST} ORDER BY id"
    ).fetchall():
        new.execute(
            "INSERT INTO open_games (family, code, game, elapsed_ms, seen) VALUES (?, ?, ?, 0, 0)",
            (family, code, game),
        )
    for record in records(new, None):
        _add_to_figures(new, record)
    _take_balances(old, new)
    seal(new)
    return len(taken)


def _identities(old: sqlite3.Connection) -> range:
    """All ids that a game may have."""
    highest = [0]
    for query in (
        "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        "SELECT max(id) FROM games",
    ):
        highest += [value for (value,) in _readable(old, query) if isinstance(value, int)]
    return range(1, min(max(highest), MOST_GAMES) + 1)


def _take_game(old: sqlite3.Connection, new: sqlite3.Connection, game: int) -> bool:
    """Copy a game where it is whole; whether it is."""
    try:
        actions = checked(old, game)
        row = old.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
        check = old.execute("SELECT * FROM checks WHERE game = ?", (game,)).fetchone()
    except (sqlite3.Error, WriteRefusedError, OverflowError, UnicodeDecodeError):
        return False
    new.execute(f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", row)
    new.execute(f"INSERT INTO checks VALUES ({', '.join('?' * len(check))})", check)
    new.execute("INSERT OR IGNORE INTO seen VALUES (?)", (cards(row[4]),))
    if row[-1] is None:
        _enter_actions(new, game, 0, actions)
    else:
        new.execute("INSERT INTO logs VALUES (?, ?)", (game, _packed(actions)))
    return True


def _take_rows(
    old: sqlite3.Connection,
    new: sqlite3.Connection,
    table: str,
    query: str,
    only: Collection[object] | None = None,
) -> None:
    for (value,) in _readable(old, query):
        if only is None or value in only:
            new.execute(f"INSERT OR IGNORE INTO {table} VALUES (?)", (value,))


def _take_balances(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """A balance may have been reset since games were played."""
    for family, version, options, dollars, since in _readable(old, "SELECT * FROM balances"):
        with suppress(ValueError, TypeError):
            datetime.fromisoformat(since)
            if type(dollars) is int:
                new.execute(
                    "INSERT OR REPLACE INTO balances VALUES (?, ?, ?, ?, ?)",
                    (family, version, options, dollars, since),
                )


def _readable(old: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a query up to the first that cannot be read."""
    with suppress(sqlite3.Error, UnicodeDecodeError, OverflowError):
        yield from old.execute(query)
