"""How long the store takes with 100 000 games, as ratios to an empty one, and what a commit costs.

    python tests/benchmarks/store.py [GAMES]

Milliseconds depend on the disk and on who else uses it; the ratios hardly do. The two stores are
asked in turn, so that both meet the same disturbances.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

if __name__ == "__main__":
    TOP = Path(__file__).parents[2]
    sys.path[:0] = [str(TOP / folder) for folder in ("src", "plugins", "tests")]

from support.games import WINS, Watch, acted, dealt, numbered, won

from reussite.api import Ending, Unit
from reussite.game.records import Contest, GameRecord, Statistics
from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.store import queries
from reussite.store.store import Store

GAMES = 100_000
CODE = "DS1-D1N-AAAAAAB"
CONTEST = Contest("DS", 1, "D1N")
ROUNDS = 15
START = datetime(2020, 1, 1, tzinfo=UTC)


def filled(path: Path, games: int) -> None:
    """Make a store with so many ended games of one contest, each with the log of a whole game."""
    Store.open(path).close()
    chance = Random(1)
    packed = queries._packed(won(next(code for code in WINS if code.startswith("DS1-D1N"))).log)
    records = [_record(number, chance) for number in range(1, games + 1)]
    figures = Statistics()
    for record in records:
        figures = figures.after(record)
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
            (
                (r.id, *r.contest, r.code, queries.text_of(r.started), r.score, r.unit, r.moves,
                 r.undos, r.elapsed_ms, r.ending, queries.text_of(r.ended_at), r.id)
                for r in records
            ),
        )  # fmt: skip
        connection.executemany("INSERT INTO logs VALUES (?, ?)", ((r.id, packed) for r in records))
        connection.executemany(
            "INSERT INTO seen VALUES (?)", ((queries.cards(r.code),) for r in records)
        )
        log = won(next(code for code in WINS if code.startswith("DS1-D1N"))).log
        for record in records:
            queries._begin_check(connection, record.id)
            queries._carry_check_on(connection, record.id, log)
        names = queries._FIGURES
        connection.execute(
            f"INSERT INTO totals VALUES (?, ?, ?, {', '.join('?' * len(names))})",
            (*CONTEST, *(getattr(figures, name) for name in names)),
        )
        connection.commit()


def _record(number: int, chance: Random) -> GameRecord:
    is_won = chance.randrange(3) == 0
    return GameRecord(
        id=number,
        contest=CONTEST,
        code=numbered(number),
        started=START + timedelta(hours=number),
        ended_at=START + timedelta(hours=number, minutes=9),
        ending=Ending.WON if is_won else Ending.GIVEN_UP,
        score=chance.randrange(600, 1500) if is_won else chance.randrange(300),
        unit=Unit.POINTS,
        moves=chance.randrange(1, 500),
        undos=chance.randrange(20),
        take_backs=0,
        elapsed_ms=chance.randrange(10**6),
        seen_before=False,
    )


# What is measured: each takes a store's file and gives seconds.


def start(path: Path) -> float:
    """Opening the store and taking up the game left open."""
    with Stopwatch() as timer:
        store = Store.open(path)
        store.last_open()
    store.close()
    return timer.seconds


def figures(path: Path) -> float:
    """What the statistics window shows."""
    store = Store.open(path)
    store.statistics(CONTEST)  # the first reads the schema
    with Stopwatch() as timer:
        store.contests()
        store.statistics(CONTEST)
        store.balance(CONTEST)
    store.close()
    return timer.seconds


def listing(path: Path) -> float:
    """The last 1000 games; an empty store has none to list."""
    store = Store.open(path)
    store.statistics(CONTEST)
    with Stopwatch() as timer:
        store.recent(CONTEST)
    store.close()
    return timer.seconds


def beginning(path: Path) -> float:
    """The first action of a game."""
    store, session = _begun(path)
    with Stopwatch() as timer:
        store.record_action(acted(session, "s0>w0"))
    store.close()
    return timer.seconds


def recording(path: Path) -> float:
    """One action of a game that goes on: the median of 50."""
    store, session = _begun(path)
    seconds = []
    for _ in range(50):
        acted(session, "s0>w0" if session.legal() and len(session.log) % 2 == 0 else "undo")
        with Stopwatch() as timer:
            store.record_action(session)
        seconds.append(timer.seconds)
    store.close()
    return statistics.median(seconds)


def ending(path: Path) -> float:
    """The end of a game of 51 actions."""
    store, session = _begun(path)
    acted(session, "s0>w0 " + "undo redo " * 25)
    store.record_action(session)
    with Stopwatch() as timer:
        store.give_up(session)
    store.close()
    return timer.seconds


def _begun(path: Path) -> tuple[Store, Session]:
    store = Store.open(path)
    session = Session(_deal(), now=Watch())
    store.set_open(session)
    return store, session


def _deal() -> Deal:
    return dealt(CODE).deal


class Stopwatch:
    """Seconds of a piece of work."""

    seconds = 0.0

    def __enter__(self) -> Stopwatch:
        self._before = time.perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.perf_counter() - self._before


MEASURED: tuple[Callable[[Path], float], ...] = (
    start, figures, listing, beginning, recording, ending,
)  # fmt: skip


def flush(folder: Path) -> float:
    """What the disk takes to keep one page, whatever the program does: the median of 50."""
    seconds = []
    number = os.open(folder / "flush", os.O_RDWR | os.O_CREAT)
    for _ in range(50):
        with Stopwatch() as timer:
            os.write(number, bytes(4096))
            os.fsync(number)
        seconds.append(timer.seconds)
    os.close(number)
    return statistics.median(seconds)


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder, "empty.sqlite3"), Path(folder, "full.sqlite3")
        filled(empty, 0)
        with Stopwatch() as timer:
            filled(full, games)
        size = full.stat().st_size >> 20
        print(f"{games:,} games stored: {size} MiB, made in {timer.seconds:.1f} s")
        print(f"{'':12}{'empty ms':>10}{'full ms':>10}{'ratio':>8}")
        for measure in MEASURED:
            pairs = [(measure(empty), measure(full)) for _ in range(ROUNDS)]
            few = statistics.median(pair[0] for pair in pairs)
            many = statistics.median(pair[1] for pair in pairs)
            ratio = statistics.median(pair[1] / pair[0] for pair in pairs)
            print(f"{measure.__name__:12}{few * 1000:10.2f}{many * 1000:10.2f}{ratio:8.2f}")
        disk = flush(Path(folder))
        print(f"{'disk alone':12}{disk * 1000:10.2f}   (one page written and kept)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
