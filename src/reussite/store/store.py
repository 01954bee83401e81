"""Games on disk: those left open, with every action, and those that ended, with their figures.

One SQLite database. An action is written and synchronised before it is shown as done, so killing
the program at any moment loses nothing that was seen.

Whatever is wrong with the disk, a call never raises and the game goes on: what could not be
written is kept in memory and written with the next action that can be, and the player is told
once (`Store.take_problem`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from reussite.api.records import Ending
from reussite.game.records import (
    LISTED,
    Balance,
    Contest,
    GameRecord,
    SavedGame,
    Statistics,
)
from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.store import queries
from reussite.store.database import (
    ERRORS,
    PATIENCE,
    cut_log_kept,
    is_about_values,
    keep_aside,
    opened,
    readable,
    savepoint,
    take_over,
    transaction,
    trouble_at,
)
from reussite.store.queries import Figures

T = TypeVar("T")

BETWEEN_TIMES: Final = 1500  # ms of a running clock: with its ticks, every second one
MOST_AT_ONCE: Final = 2000  # actions: played again before the first picture
PATIENCE_AT_START: Final = 1.0  # seconds that another program may hold the database
_HOPELESS: Final = ("store-damaged", "store-newer", "store-foreign")  # trouble that stays


def utc_now() -> datetime:
    return datetime.now(UTC)


class Problem(NamedTuple):
    """Something that the player must be told.

    :param code: for `reussite.i18n.file_errors`: `store-kept-aside` (it was damaged; a new one is
        begun), `store-mended` (and has what was whole), `store-log-damaged` (what was written last
        is damaged; a copy is kept), `store-damaged` (and it cannot be moved), `store-newer`,
        `store-foreign`, `store-locked`, `store-full`, `store-read-only`, `store-no-folder`,
        `store-unusable`; `game-unsaved`: this one game holds what no database keeps, all others
        are saved.
    :param path: the database, where it lies now.
    :param game: the deal code of the game that it is about; empty: it is about all of them.
    """

    code: str
    path: Path
    game: str = ""


class _Kept(NamedTuple):
    """What of a session is on disk.

    :param game: its row; None: nothing was done in it yet.
    :param actions: how many of its actions.
    :param place: its row among the open games.
    :param seen: its cards were seen before.
    :param is_known: it comes from a file, and may be a game that is here already.
    :param elapsed_ms: the played time.
    """

    game: int | None = None
    actions: int = 0
    place: int | None = None
    started: datetime | None = None
    seen: bool = False
    is_known: bool = False
    elapsed_ms: int = 0
    is_ended: bool = False


class Store:
    """All games of a player.

    Open games lie on each other: the one laid on the table last is on top, and the one that
    was under it comes up again when it has ended. So several variants each keep their game, and
    no game is lost because another was begun.

    The calls that write say whether everything is on disk now.

    :param now: the time of day, UTC.
    :param is_kept: False: what is played is not saved, which the player is to see and be asked
        about: another program keeps the games.
    """

    def __init__(
        self, path: Path, *, now: Callable[[], datetime] = utc_now, is_kept: bool = True
    ) -> None:
        self.is_kept = is_kept
        self._path = path
        self._now = now
        self._connection: sqlite3.Connection | None = None
        self._is_given_up = False
        self._trouble = ""
        self._told: set[str] = set()
        self._problems: list[Problem] = []
        self._kept: WeakKeyDictionary[Session, _Kept] = WeakKeyDictionary()
        self._damaged: Path | None = None  # its games are to be taken over
        self._unsaved: dict[Session, bool] = {}  # whether it is to lie on top
        self._refused: WeakKeyDictionary[Session, bool] = WeakKeyDictionary()  # as above

    @classmethod
    def open(
        cls, path: Path, *, now: Callable[[], datetime] = utc_now, is_kept: bool = True
    ) -> Store:
        """The store in this file, which is made where it is missing. Look for problems."""
        store = cls(path, now=now, is_kept=is_kept)
        store._connect(PATIENCE_AT_START)
        return store

    def close(self) -> None:
        """Write what is not written yet, and leave the file."""
        self._save()
        self._disconnect()
        self._is_given_up = True

    @property
    def is_saving(self) -> bool:
        """Whether what is played is on disk; False while there is trouble."""
        if not self.is_kept or self._connection is None:
            return False
        return not self._trouble and not self._refused

    def take_problem(self) -> Problem | None:
        """The next thing to tell the player; each is told once, until all is well again."""
        return self._problems.pop(0) if self._problems else None

    # The games that are played.

    def set_open(
        self, session: Session, *, seen: bool = False, started: datetime | None = None
    ) -> bool:
        """This game lies on the table now and is the one to resume.

        It counts for nothing before its first action. A deal of its family that nobody touched
        is forgotten for it; a game that was begun stays under it until it is given up.

        :param seen: its cards are known from elsewhere, such as a file that somebody sent.
        :param started: of a game from a file: when its first action was done. With the code it
            says which game it is, and every game counts once.
        """
        kept = self._kept.get(session, _Kept())
        kept = kept._replace(seen=kept.seen or seen)
        if started is not None and kept.game is None:
            kept = kept._replace(started=started.replace(microsecond=0), is_known=True)
        self._kept[session] = kept
        self._unsaved.pop(session, None)
        self._unsaved[session] = True
        return self._save()

    def record_action(self, session: Session) -> bool:
        """Write the actions that are not on disk yet, and the end of the game where the last of
        them won it: the win is on disk with the winning action or not at all."""
        return self._save(session)

    def record_time(self, session: Session) -> bool:
        """Write the played time."""
        return self._save(session)

    def record_running_time(self, session: Session) -> bool:
        """Write the played time of a clock that runs, now and then: a program that is killed
        gives at most two seconds back. It need not outlive a power cut, and waits for no disk."""
        kept = self._kept.get(session)
        elapsed_ms = session.clock.elapsed_ms
        if kept is None or kept.is_ended or 0 <= elapsed_ms - kept.elapsed_ms < BETWEEN_TIMES:
            return self.is_saving
        if self._connection is None or self._trouble:
            return False
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA synchronous = NORMAL")
        try:
            return self._save(session)
        finally:
            if self._connection is not None:
                with suppress(sqlite3.Error):
                    self._connection.execute("PRAGMA synchronous = FULL")

    def finish(self, session: Session) -> bool:
        """Write the end of a game that was won or ran out of time; it counts once, however often
        this is called."""
        return self._save(session)

    def give_up(self, session: Session) -> bool:
        """End a game that goes on and write that; a deal that nobody touched is forgotten."""
        session.give_up()
        return self._save(session)

    def resume(self, saved: SavedGame, session: Session) -> None:
        """Say that this session is the saved game taken up again, so that it goes on there."""
        if len(session.log) != len(saved.actions):
            raise ValueError(f"{saved.code}: another game was taken up again")
        self._kept[session] = _Kept(
            game=saved.id,
            actions=len(saved.actions),
            place=saved.place,
            started=saved.started,
            seen=saved.seen_before,
            elapsed_ms=saved.elapsed_ms,
            is_ended=saved.ending is not None,
        )

    def set_aside(self, saved: SavedGame) -> bool:
        """Resume this open game no more, for it cannot be played again. It stays on disk."""

        def write(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM open_games WHERE id = ?", (saved.place,))
            if saved.id is not None:
                connection.execute("INSERT OR IGNORE INTO set_aside VALUES (?)", (saved.id,))
            return True

        return self._write(write) is not None

    def started(self, session: Session) -> datetime | None:
        """When its first action was done, UTC; None: nothing was done yet."""
        return self._kept.get(session, _Kept()).started

    def is_seen_before(self, session: Session) -> bool:
        """Whether this game is left out of the best ones, for its cards were played before."""
        return self._kept.get(session, _Kept()).seen

    def was_played(self, deal: Deal) -> bool:
        """Whether a game with these cards was ever begun, under whatever options."""
        return self._read(lambda connection: queries.is_seen(connection, deal.code), False)

    # Games to be taken up again.

    def open_game(self, family: str) -> SavedGame | None:
        """The game of this family to resume, whether or not its variant is known here."""
        return self.last_open([family])

    def begun_codes(self) -> dict[str, str]:
        """The deal codes of the games that were begun and go on, by family."""
        return self._read(queries.begun_codes, {})

    def last_open(self, families: Collection[str] | None = None) -> SavedGame | None:
        """The game that lay on the table last.

        :param families: of these variants only; None: of any.
        """
        return self._read(lambda connection: queries.open_game(connection, families), None)

    def takes_long_to_resume(self) -> bool:
        """Whether the games that go on were played so long that it shows to play them again."""
        return self._read(queries.open_actions, 0) > MOST_AT_ONCE

    def game(self, identity: int) -> SavedGame | None:
        """The game with this id, with all its actions."""
        return self._read(lambda connection: queries.game(connection, identity), None)

    # Figures.

    def contests(self) -> list[Contest]:
        """All contests in which a game was begun, sorted."""
        return self._read(queries.contests, [])

    def statistics(self, contest: Contest) -> Statistics:
        """The figures of a contest; all nothing where it was never played."""
        return self._read(lambda connection: queries.statistics(connection, contest), Statistics())

    def recent(self, contest: Contest | None = None, limit: int = LISTED) -> list[GameRecord]:
        """The last games that ended, newest first.

        :param contest: None: of all contests.
        """
        return self._read(lambda connection: queries.records(connection, contest, newest=limit), [])

    def games(self, contest: Contest | None = None) -> list[GameRecord]:
        """All games that ended, oldest first: for export."""
        return self._read(lambda connection: queries.records(connection, contest), [])

    def balance(self, contest: Contest) -> Balance:
        """Dollars over all games of a contest that ended since the balance was reset."""
        return self._read(lambda connection: queries.balance(connection, contest), Balance())

    def reset_balance(self, contest: Contest) -> bool:
        """Start the balance again from nothing; the games stay."""

        def write(connection: sqlite3.Connection) -> bool:
            queries.empty_balance(connection, contest, self._now())
            return True

        return self._write(write) is not None

    def reset(self, family: str) -> bool:
        """Forget all games of a variant that have ended, with its figures and balances.

        Open games stay. So does which deals were ever played: nobody gets a best score with
        known cards by a reset.
        """

        def write(connection: sqlite3.Connection) -> bool:
            queries.forget(connection, family)
            return True

        return self._write(write) is not None

    # Writing sessions.

    def _save(self, session: Session | None = None) -> bool:
        """Write this session, and whatever else could not be written so far."""
        if session is not None:
            self._unsaved.setdefault(session, self._refused.get(session, False))
        if not self._unsaved:
            return self.is_saving
        written = self._write(self._each_written)
        if written is None:
            return False
        self._kept.update(written)
        for saved in self._unsaved.keys() & written.keys():
            self._refused.pop(saved, None)
        for refused in self._unsaved.keys() - written.keys():
            self._refuse(refused)
        self._unsaved.clear()
        return not self._refused

    def _each_written(self, connection: sqlite3.Connection) -> dict[Session, _Kept]:
        """Write all that is unsaved; what is on disk then, without games that cannot be kept.

        Each game is written as a whole or not at all, and one that holds what no database keeps
        takes none of the others with it.
        """
        written = {}
        for session, to_top in self._unsaved.items():
            try:
                with savepoint(connection):
                    written[session] = self._written(connection, session, to_top=to_top)
            except ERRORS as error:
                if not is_about_values(error):
                    raise
        return written

    def _refuse(self, session: Session) -> None:
        """Say once that this game cannot be kept; its next action is tried again."""
        if session not in self._refused:
            self._problems.append(Problem("game-unsaved", self._path, session.code))
        self._refused[session] = self._unsaved[session]

    def _written(self, connection: sqlite3.Connection, session: Session, *, to_top: bool) -> _Kept:
        """Bring what is on disk of a session up to date; what is there then."""
        kept = self._kept.get(session, _Kept())
        if kept.is_ended:
            return kept
        if session.log:
            kept = self._with_actions(connection, session, kept)
        kept = kept._replace(elapsed_ms=session.clock.elapsed_ms)
        if session.ending is not None:
            return self._ended(connection, session, session.ending, kept)
        elapsed_ms = session.clock.elapsed_ms
        if kept.place is None or to_top:
            place = queries.lay_on_top(
                connection, session.code, kept.game, elapsed_ms, seen=kept.seen
            )
            return kept._replace(place=place)
        if kept.game is None:
            connection.execute(
                "UPDATE open_games SET elapsed_ms = ? WHERE id = ?", (elapsed_ms, kept.place)
            )
        return kept

    def _with_actions(self, connection: sqlite3.Connection, session: Session, kept: _Kept) -> _Kept:
        figures = Figures.of(session)
        if kept.game is None:
            started = kept.started or self._now()
            game, seen = queries.begin(
                connection,
                session.code,
                started,
                figures,
                seen=kept.seen,
                is_known=kept.is_known,
            )
            connection.execute("UPDATE open_games SET game = ? WHERE id = ?", (game, kept.place))
            kept = kept._replace(game=game, started=started, seen=seen)
        else:
            game = kept.game
            queries.update(connection, game, figures)
        queries.add_actions(connection, game, kept.actions, session.log[kept.actions :])
        return kept._replace(actions=len(session.log))

    def _ended(
        self, connection: sqlite3.Connection, session: Session, ending: Ending, kept: _Kept
    ) -> _Kept:
        if kept.game is not None:
            queries.end(connection, kept.game, ending, self._now(), session.log)
        else:
            connection.execute("DELETE FROM open_games WHERE id = ?", (kept.place,))
        return kept._replace(place=None, is_ended=True)

    # The border: no error of the database gets past here.

    def _read(self, work: Callable[[sqlite3.Connection], T], default: T) -> T:
        """What the database says; the default where it says nothing."""
        answer = self._ask(work)
        if self._unsaved and self.is_saving:
            self._save()  # reading may have found damage, and a new database waits
        return default if answer is None else answer

    def _write(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do work as a whole or not at all; None where it could not be done."""

        def transacted(connection: sqlite3.Connection) -> T:
            with transaction(connection):
                done = work(connection)
                queries.seal(connection)
                return done

        answer = self._ask(transacted)
        if answer is not None and self._trouble:
            self._trouble = ""
            self._told.clear()
            self._wait_for_others(PATIENCE)
        return answer

    def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do work on the database; a second time where it was damaged and a new one is begun."""
        for _ in range(2):
            if self._connection is None:
                self._connect(0)
            if self._connection is None:
                return None
            try:
                return work(self._connection)
            except ERRORS as error:
                if not self._is_begun_anew(error):
                    return None
        self._note("store-unusable")
        return None

    def _is_begun_anew(self, error: Exception) -> bool:
        """Make room for a new database where this one is damaged; note any other trouble."""
        code = trouble_at(self._path, error)
        if code == "store-gone":
            self._disconnect()
            self._forget_what_is_kept()
            return True
        if code == "store-damaged":
            self._disconnect()
            return self._is_moved_aside()
        self._note(code)
        if code in ("store-locked", "store-full"):
            self._wait_for_others(0)  # while there is trouble the player waits for nothing
        else:
            self._disconnect()  # it is opened again when something is to be written
        return False

    def _connect(self, patience: float) -> None:
        for _ in range(2):
            if self._is_given_up:
                return
            try:
                connection = opened(self._path, patience, self._look_at_log)
                self._connection = connection
                self._take_over_games(connection)
            except ERRORS as error:
                code = trouble_at(self._path, error)
                if code == "store-damaged" and self._is_moved_aside():
                    continue
                self._note(code)
                self._is_given_up = code in _HOPELESS
                if code in ("store-read-only", "store-unusable"):
                    self._connection = readable(self._path)
            return

    def _is_moved_aside(self) -> bool:
        """Keep a damaged database aside, so that a new one can be begun."""
        aside = keep_aside(self._path, self._now().date())
        if aside is None:
            self._note("store-damaged")
            self._is_given_up = True
            return False
        self._damaged = aside
        return True

    def _look_at_log(self, connection: sqlite3.Connection) -> None:
        if kept := cut_log_kept(connection, self._path, self._now):
            self._problems.append(Problem("store-log-damaged", kept))

    def _take_over_games(self, connection: sqlite3.Connection) -> None:
        """What is whole in a database that was kept aside goes on in the new one."""
        if (aside := self._damaged) is None:
            return
        self._damaged = None
        played = [kept.game for kept in self._kept.values() if kept.game and not kept.is_ended]
        taken = take_over(aside, connection, but=played)
        self._problems.append(Problem("store-mended" if taken else "store-kept-aside", aside))
        self._forget_what_is_kept()

    def _forget_what_is_kept(self) -> None:
        """Another database is begun: what is being played is to be written anew."""
        for session, kept in list(self._kept.items()):
            if not kept.is_ended:
                self._kept[session] = _Kept(
                    started=kept.started, seen=kept.seen, is_known=kept.is_known
                )
                self._unsaved.setdefault(session, False)

    def _note(self, code: str) -> None:
        self._trouble = code
        if code not in self._told:
            self._told.add(code)
            self._problems.append(Problem(code, self._path))

    def _wait_for_others(self, seconds: float) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
