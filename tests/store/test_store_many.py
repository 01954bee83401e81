"""However many games there are, starting, recording and looking at figures never reads them all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.store import CONTEST, GAMES, filled
from support.games import VARIANTS, WINS, Watch, acted, dealt, whole, won

from reussite.game.records import Statistics
from reussite.game.session import Session
from reussite.store.open_games import OpenGames
from reussite.store.store import Store

FEW, MANY = 20, 2000
WORK: dict[str, Callable[[Store, Session], object]] = {
    "looking whether a deal was played": lambda store, session: store.was_played(session.deal),
    "laying a deal on the table": lambda store, session: store.set_open(session),
    "the first action": lambda store, session: store.record_action(acted(session, "s0>w0")),
    "an action": lambda store, session: store.record_action(acted(session, "s0>w0")),
    "the time": lambda store, session: store.record_time(session),
    "resuming": lambda store, _: store.last_open(),
    "contests": lambda store, _: store.contests(),
    "statistics": lambda store, _: store.statistics(CONTEST),
    "a balance": lambda store, _: store.balance(CONTEST),
    "the last games of a contest": lambda store, _: store.recent(CONTEST, limit=10),
    "the last games of all": lambda store, _: store.recent(limit=10),
    "a game": lambda store, _: store.game(7),
    "the end of a game": lambda store, session: store.give_up(session),
}


def steps(path: Path, games: int) -> dict[str, int]:
    """How many steps SQLite takes for each piece of work with so many games stored."""
    filled(path, games)
    store = Store.open(path)
    session = dealt("DS1-D1N-AAAAAAB")
    store.statistics(CONTEST)  # the first look reads the schema
    taken = {}
    for name, work in WORK.items():
        counted = 0

        def count() -> None:
            nonlocal counted
            counted += 1

        assert store._connection is not None
        store._connection.set_progress_handler(count, 1)
        assert work(store, session) is not None
        taken[name] = counted
    store.close()
    return taken


def test_no_work_grows_with_the_number_of_games(tmp_path: Path) -> None:
    few, many = steps(tmp_path / "few", FEW), steps(tmp_path / "many", MANY)
    for name, taken in many.items():
        assert few[name] > 0, name
        assert taken < few[name] + 50, (name, few[name], taken)


def test_a_store_that_was_filled_is_a_store(tmp_path: Path) -> None:
    path = tmp_path / "reussite.sqlite3"
    filled(path, 200)
    store = Store.open(path)
    figures = Statistics()
    for game in store.games(CONTEST):
        figures = figures.after(game)
    assert figures.ended == 200
    assert store.statistics(CONTEST) == figures
    saved = store.game(200)
    assert saved is not None
    assert len(saved.actions) == len(next(iter(WINS.values())).split())
    store.close()


@pytest.mark.fuzz
def test_a_hundred_thousand_games(tmp_path: Path) -> None:
    path = tmp_path / "reussite.sqlite3"
    filled(path, GAMES)
    store = Store.open(path)
    assert store.statistics(CONTEST).ended == GAMES
    assert [game.id for game in store.recent(CONTEST)] == list(range(GAMES, GAMES - 1000, -1))
    session = won("FC1-R-AAAAAAI", store)
    opened = dealt("DS1-D1N-AAAAAAB")
    store.set_open(opened)
    store.record_action(acted(opened, "s0>w0"))
    store.close()
    store = Store.open(path)
    (last,) = store.recent(limit=1)
    assert last.code == session.code
    saved = store.last_open()
    assert saved is not None
    assert whole(saved.session(VARIANTS, now=Watch())) == whole(opened)
    assert saved.seen_before
    assert store.reset("DS")
    assert len(store.games()) == 1
    store.close()


def test_the_games_that_wait_are_listed_by_one_question(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "reussite.sqlite3")
    for code, action in (("DS1-D1N-AAAAAAB", "s0>w0"), ("FT1-N-AAAAAAB", "s0>w0")):
        session = dealt(code)
        store.set_open(session)
        store.record_action(acted(session, action))
    store.set_open(dealt("FC1-R-AAAAAAB"))  # nobody touched it
    games = OpenGames(store, VARIANTS, now=lambda: 0.0)
    asked: list[str] = []
    assert store._connection is not None
    store._connection.set_trace_callback(asked.append)
    waiting = games.all_waiting(VARIANTS)
    assert len(asked) == 1
    assert {game.code for game in waiting} == {"DS1-D1N-AAAAAAB", "FT1-N-AAAAAAB"}
    assert waiting == [game for game in map(games.waiting, VARIANTS) if game is not None]
    store.close()
