"""What earlier versions wrote is read for ever; see `tests/data/old/README.md`."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.games import DATA, VARIANTS, Watch, acted, given_up

from reussite.api import Ending
from reussite.game.game_file import read_game
from reussite.game.records import Contest, GameRecord, SavedGame
from reussite.store import database, queries
from reussite.store.store import Store

OLD = DATA / "old"
STORES = sorted(OLD.glob("store_*.sqlite3"))
FILES = sorted(OLD.glob("*.reussite"))


def facts_of(store: Store) -> dict[str, Any]:
    """Everything that stands in a store, as plain values."""
    return {
        "games": [game_facts(store, game) for game in store.games()],
        "open": [open_facts(store, family) for family in sorted(VARIANTS)],
        "statistics": {
            "-".join(map(str, contest)): {
                name: getattr(store.statistics(contest), name)
                for name in ("played", "won", "longest_streak", "best_score", "best_ms")
            }
            for contest in store.contests()
        },
        "balances": {
            "-".join(map(str, contest)): store.balance(contest).dollars
            for contest in store.contests()
        },
    }


def game_facts(store: Store, game: GameRecord) -> dict[str, Any]:
    saved = store.game(game.id)
    assert saved is not None
    return {
        **played_facts(saved),
        "started": game.started.isoformat(),
        "ended": game.ended_at.isoformat(),
        "ending": game.ending,
        "recorded": [game.score, game.moves, game.undos, game.take_backs, game.elapsed_ms],
        "seen_before": game.seen_before,
    }


def open_facts(store: Store, family: str) -> dict[str, Any] | None:
    saved = store.open_game(family)
    return None if saved is None else played_facts(saved)


def played_facts(saved: SavedGame) -> dict[str, Any]:
    """The game, played again."""
    session = saved.session(VARIANTS, now=Watch())
    return {
        "code": saved.code,
        "actions": len(saved.actions),
        "table": repr(session.position),
        "score": session.score,
        "moves": session.moves,
        "elapsed_ms": session.clock.elapsed_ms,
    }


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "reussite.sqlite3"


# The database


def test_every_version_of_the_database_is_kept() -> None:
    assert [path.stem for path in STORES] == [f"store_{n + 1}" for n in range(queries.VERSION)]


@pytest.mark.parametrize("kept", STORES, ids=lambda path: path.stem)
def test_a_database_of_every_version_is_read(kept: Path, copy: Path) -> None:
    shutil.copy(kept, copy)
    store = Store.open(copy)
    assert store.take_problem() is None
    expected = json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))
    assert facts_of(store) == expected
    store.close()


@pytest.mark.parametrize("kept", STORES, ids=lambda path: path.stem)
def test_its_open_games_go_on(kept: Path, copy: Path) -> None:
    shutil.copy(kept, copy)
    store = Store.open(copy)
    saved = store.last_open()
    assert saved is not None
    session = saved.session(VARIANTS, now=Watch())
    store.resume(saved, session)
    assert store.record_action(acted(session, str(session.legal()[0])))
    before = len(store.games())
    assert store.give_up(session)
    assert len(store.games()) == before + 1
    given_up(store, session.code)
    assert store.recent()[0].seen_before
    store.close()


def drafted(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / "draft_0.sql").read_text(encoding="utf-8"))
    return path


def test_the_draft_is_taken_over(copy: Path) -> None:
    store = Store.open(drafted(copy))
    assert store.take_problem() is None
    codes = ["DS1-D1V-AAAAAAB", "FC1-R-AAAAAAB", "DS1-D3N-AAAAAAB"]  # as they ended
    assert [game.code for game in store.games()] == codes
    assert [game.ending for game in store.games()] == [Ending.GIVEN_UP] * 3
    assert [game.score for game in store.games()] == [-99, -100, 0]
    assert [game.undos for game in store.games()] == [0, 1, 0]
    assert [game.seen_before for game in store.games()] == [False, False, True]
    assert [len(saved.actions) for game in store.games() if (saved := store.game(game.id))] == [
        1,
        2,
        1,
    ]
    assert store.balance(Contest("DS", 1, "D1V")).dollars == -99
    saved = store.open_game("DS")
    assert saved is not None
    assert (saved.code, len(saved.actions), saved.elapsed_ms) == ("DS1-D1N-AAAAAAB", 4, 6010)
    session = saved.session(VARIANTS, now=Watch())
    assert (session.score, session.moves) == (5, 2)
    store.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert queries.names(connection) == {
            "games",
            "actions",
            "logs",
            "open_games",
            "seen",
            "totals",
            "balances",
            "checks",
            "set_aside",
            "state",
        }


def test_taking_over_is_done_as_a_whole_or_not_at_all(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(connection: sqlite3.Connection) -> None:
        queries._create(connection)
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(queries, "MIGRATIONS", (failing,))
    store = Store.open(drafted(copy))
    assert store.take_problem() is not None
    store.close()
    monkeypatch.undo()
    store = Store.open(copy)
    assert len(store.games()) == 3
    store.close()


def test_a_draft_with_rows_that_cannot_be_is_damaged(copy: Path) -> None:
    with closing(sqlite3.connect(drafted(copy))) as connection:
        connection.execute("UPDATE games SET started = 'long ago'")
        connection.commit()
    store = Store.open(copy)
    problem = store.take_problem()
    assert problem is not None
    assert problem.code == "store-kept-aside"
    assert store.games() == []
    store.close()
    with closing(sqlite3.connect(problem.path)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (4,)


def test_a_database_is_marked_as_ours(copy: Path) -> None:
    Store.open(copy).close()
    with closing(sqlite3.connect(copy)) as connection:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    assert (application, version, mode) == (database.APPLICATION, queries.VERSION, "wal")


# Game files


@pytest.mark.parametrize("family", VARIANTS)
def test_a_file_of_every_variant_is_kept(family: str) -> None:
    assert any(path.name.startswith(f"{family}_1") for path in FILES)


@pytest.mark.parametrize(
    ("name", "score", "moves", "take_backs", "ending"),
    [
        ("DS_1", 0, 2, 0, None),
        ("FT_1", 10, 17, 1, Ending.GIVEN_UP),
        ("FC_1", -100, 6, 0, None),
        ("FC_1_won", 7200, 85, 0, Ending.WON),
    ],
)
def test_files_of_every_version_are_read(
    name: str, score: int, moves: int, take_backs: int, ending: Ending | None
) -> None:
    read = read_game(OLD / f"{name}.reussite", VARIANTS, now=Watch())
    session = read.session
    assert read.program == "1.0.0"
    assert (session.score, session.moves, session.take_backs, session.ending) == (
        score,
        moves,
        take_backs,
        ending,
    )
