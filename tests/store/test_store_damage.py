"""Damage that SQLite does not notice: what is whole is resumed, the rest is said and kept."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from support.games import VARIANTS, Calendar, Watch, acted, dealt, given_up, numbered, whole, won

from reussite.game.records import SavedGame
from reussite.game.session import Session
from reussite.store.store import Problem, Store

ACTIONS = 40
CODE = "DS1-D1N-ZZZZZZZ"
NAME = "reussite.sqlite3"
PAGE = 4096


def left_open() -> Session:
    session = dealt(CODE)
    for _ in range(ACTIONS):
        session.act(str(session.legal()[0]))
    return session


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a program that was ended in good order."""
    folder = tmp_path_factory.mktemp("closed")
    fill(folder).close()
    return folder


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a program that was killed: its games stand in the write-ahead log."""
    running, folder = (tmp_path_factory.mktemp(name) for name in ("running", "killed"))
    store = fill(running)
    for ending in ("", "-wal"):
        shutil.copy(running / (NAME + ending), folder / (NAME + ending))
    store.close()
    return folder


def fill(folder: Path) -> Store:
    store = Store.open(folder / NAME, now=Calendar())
    for number in range(6):
        given_up(store, numbered(number))
    won("FC1-R-AAAAAAI", store)
    waiting = dealt("FT1-N-AAAAAAD")
    store.set_open(waiting)
    store.record_action(acted(waiting, str(waiting.legal()[0])))
    session = dealt(CODE)
    store.set_open(session)
    for _ in range(ACTIONS):
        store.record_action(acted(session, str(session.legal()[0])))
    return store


def logs(store: Store) -> dict[tuple[str, str], SavedGame]:
    """Every game that can be listed or resumed, by its code and start."""
    found = [store.game(game.id) for game in store.games()]
    found += [store.open_game(family) for family in VARIANTS]
    return {(game.code, str(game.started)): game for game in found if game is not None}


def problems(store: Store) -> list[Problem]:
    found = []
    while problem := store.take_problem():
        found.append(problem)
    return found


def copied(folder: Path, to: Path) -> Path:
    shutil.copytree(folder, to)
    return to / NAME


# Whatever is damaged


def damage(path: Path, chance: Random) -> None:
    """One damage: a byte, some bytes, an emptied page, two pages that changed places."""
    wal = path.with_name(NAME + "-wal")
    if wal.exists() and chance.randrange(3):
        path = wal
    content = bytearray(path.read_bytes())
    kind = chance.choice(("byte", "byte", "bytes", "zeros", "swapped"))
    if kind in ("byte", "bytes"):
        at = chance.randrange(len(content))
        for place in range(at, min(at + (1 if kind == "byte" else 30), len(content))):
            content[place] ^= chance.randrange(1, 256)
    else:
        pages = len(content) // PAGE
        one, other = chance.randrange(pages) * PAGE, chance.randrange(pages) * PAGE
        first, second = content[one : one + PAGE], content[other : other + PAGE]
        content[one : one + PAGE] = bytes(PAGE) if kind == "zeros" else second
        if kind == "swapped":
            content[other : other + PAGE] = first
    path.write_bytes(content)


@pytest.mark.parametrize("ended", ["closed", "killed"])
def test_a_damaged_database_never_fools_the_player(
    tmp_path: Path, ended: str, request: pytest.FixtureRequest, full: bool
) -> None:
    folder = request.getfixturevalue(ended)
    with closing(Store.open(copied(folder, tmp_path / "before"), now=Calendar())) as store:
        before, figures = logs(store), [store.statistics(each) for each in store.contests()]
        assert problems(store) == []
    assert len(before[CODE, str(before_started(before))].actions) == ACTIONS
    whole_runs = 0
    for seed in range(150 if full else 15):
        path = copied(folder, tmp_path / str(seed))
        damage(path, Random(seed))
        store = Store.open(path, now=Calendar())
        found = logs(store)
        told = problems(store)
        if told:
            assert all(problem.path.exists() for problem in told), (seed, told)
        else:
            assert found == before, seed
            assert [store.statistics(each) for each in store.contests()] == figures, seed
            whole_runs += 1
        cut = any(problem.code == "store-log-damaged" for problem in told)
        for key, game in found.items():
            if cut and not game.actions:
                continue  # a deal from before its first action
            known = before.get(key)
            assert known is not None, (seed, key)
            assert game.actions == known.actions or (
                cut and game.actions == known.actions[: len(game.actions)]
            ), (seed, key)
        store.close()
        shutil.rmtree(path.parent)
    print(f"{ended}: {whole_runs} whole without a word")


def before_started(games: dict[tuple[str, str], SavedGame]) -> str:
    return next(started for code, started in games if code == CODE)


# The damages that were found


def changed(path: Path, find: bytes, to: bytes) -> None:
    content = path.read_bytes()
    assert find in content
    path.write_bytes(content.replace(find, to))


def test_a_game_whose_log_is_shorter_on_disk_is_not_resumed(closed: Path, tmp_path: Path) -> None:
    path = copied(closed, tmp_path / "home")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM actions WHERE n >= 9 AND game = 9")
        connection.commit()
    store = Store.open(path, now=Calendar())
    assert store.open_game("DS") is None
    (problem,) = problems(store)
    assert problem.code == "store-mended"
    with closing(sqlite3.connect(problem.path)) as aside:
        assert aside.execute("SELECT count(*) FROM actions WHERE game = 9").fetchone() == (9,)
    store.close()


def test_the_game_that_is_whole_lies_on_the_table_after_damage(
    closed: Path, tmp_path: Path
) -> None:
    path = copied(closed, tmp_path / "home")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET score = score + 5 WHERE id = 2")
        connection.commit()
    store = Store.open(path, now=Calendar())
    assert 2 not in [game.id for game in store.games()]
    assert [problem.code for problem in problems(store)] == ["store-mended"]
    saved = store.last_open()
    assert saved is not None
    assert whole(saved.session(VARIANTS, now=Watch())) == whole(left_open())
    assert len(store.games()) == 6
    assert sum(store.statistics(contest).ended for contest in store.contests()) == 6
    waiting = store.open_game("FT")
    assert waiting is not None
    store.close()


def test_an_open_game_that_vanished_from_the_list_is_found_again(
    closed: Path, tmp_path: Path
) -> None:
    path = copied(closed, tmp_path / "home")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM open_games WHERE family = 'DS'")
        connection.commit()
    store = Store.open(path, now=Calendar())
    assert [problem.code for problem in problems(store)] == ["store-mended"]
    saved = store.last_open()
    assert saved is not None
    assert (saved.code, len(saved.actions)) == (CODE, ACTIONS)
    store.close()


def test_a_byte_in_the_log_is_told_and_the_damaged_log_kept(killed: Path, tmp_path: Path) -> None:
    path = copied(killed, tmp_path / "home")
    wal = path.with_name(NAME + "-wal")
    content = bytearray(wal.read_bytes())
    content[len(content) * 3 // 4] ^= 1
    wal.write_bytes(content)
    store = Store.open(path, now=Calendar())
    (problem,) = problems(store)
    assert problem.code == "store-log-damaged"
    assert problem.path.with_name(problem.path.name + "-wal").read_bytes() == content
    store.close()
    again = Store.open(path, now=Calendar())
    assert problems(again) == []
    again.close()


def test_a_database_of_one_byte_is_damage(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(b"S")
    store = Store.open(path, now=Calendar())
    (problem,) = problems(store)
    assert problem.code == "store-kept-aside"
    assert problem.path.read_bytes() == b"S"
    store.close()


def test_a_damaged_database_takes_its_log_along(killed: Path, tmp_path: Path) -> None:
    path = copied(killed, tmp_path / "home")
    log = path.with_name(NAME + "-wal").read_bytes()
    path.write_bytes(b"no database")
    store = Store.open(path, now=Calendar())
    (problem,) = problems(store)
    assert problem.path.with_name(problem.path.name + "-wal").read_bytes() == log
    store.close()


# What must hold for all of this


def test_an_action_is_synchronised_before_it_is_shown(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME)
    session = dealt(CODE, watch := Watch())
    store.set_open(session)
    store.record_action(acted(session, "s0>w0"))
    assert store._connection is not None
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    watch.tick(5000)
    store.record_running_time(session)
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_after_trouble_the_store_waits_for_others_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME)
    session = dealt(CODE)
    store.set_open(session)
    assert store._connection is not None
    patience = store._connection.execute("PRAGMA busy_timeout").fetchone()
    assert patience > (0,)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert not store.record_action(acted(session, "s0>w0"))
        assert store._connection.execute("PRAGMA busy_timeout").fetchone() == (0,)
    assert store.record_action(acted(session, "s0>w0"))
    assert store._connection.execute("PRAGMA busy_timeout").fetchone() == patience
    store.close()


def test_a_resumed_game_with_known_cards_stays_out_of_the_best(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME)
    given_up(store, CODE)
    session = dealt(CODE)
    store.set_open(session)
    store.record_action(acted(session, "s0>w0"))
    store.close()
    store = Store.open(tmp_path / NAME)
    saved = store.last_open()
    assert saved is not None
    resumed = saved.session(VARIANTS, now=Watch())
    store.resume(saved, resumed)
    assert store.is_seen_before(resumed)
    store.give_up(resumed)
    assert [game.seen_before for game in store.recent()] == [True, False]
    store.close()


def test_a_fresh_deal_with_known_cards_resumed_before_its_first_action_too(
    tmp_path: Path,
) -> None:
    store = Store.open(tmp_path / NAME)
    store.set_open(dealt(CODE), seen=True)
    store.close()
    store = Store.open(tmp_path / NAME)
    saved = store.last_open()
    assert saved is not None
    resumed = saved.session(VARIANTS, now=Watch())
    store.resume(saved, resumed)
    store.record_action(acted(resumed, "s0>w0"))
    store.give_up(resumed)
    assert [game.seen_before for game in store.recent()] == [True]
    store.close()


# The clock


def test_a_running_clock_gives_at_most_two_seconds_back(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME)
    session = dealt("FC1-N-AAAAAAB", watch := Watch())
    store.set_open(session)
    session.clock.start()
    for _ in range(22):
        watch.tick(1000)
        store.record_running_time(session)
    other = Store.open(tmp_path / NAME)  # as after a kill
    saved = other.last_open()
    assert saved is not None
    assert 0 <= session.clock.elapsed_ms - saved.elapsed_ms <= 2000
    acted(session, str(session.legal()[0]))
    store.record_action(session)
    for _ in range(7):
        watch.tick(1000)
        store.record_running_time(session)
    saved = other.last_open()
    assert saved is not None
    assert 0 <= session.clock.elapsed_ms - saved.elapsed_ms <= 2000
    other.close()
    store.close()


# Every game counts once


def test_a_game_from_a_file_counts_once_and_as_a_win(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME, now=Calendar())
    winner = won("FC1-R-AAAAAAI")
    moves = [action.text for action in winner.log]
    session = dealt(winner.code)
    store.set_open(session)
    store.record_action(acted(session, moves[0]))
    started = store.started(session)
    store.give_up(session)
    (contest,) = store.contests()
    assert store.statistics(contest).played == 1
    opened = acted(dealt(winner.code), moves[0])
    store.set_open(opened, seen=True, started=started)
    assert store.statistics(contest).played == 1
    store.record_action(acted(opened, " ".join(moves[1:])))
    figures = store.statistics(contest)
    assert (figures.played, figures.ended, figures.won, figures.streak) == (1, 1, 1, 1)
    assert [(game.is_won, game.started) for game in store.games()] == [(True, started)]
    # A second ending of the same game does not count, after another start of the program too.
    second = acted(dealt(winner.code), moves[0])
    store.set_open(second, seen=True, started=started)
    assert store.statistics(contest).played == 1
    store.close()
    store = Store.open(tmp_path / NAME, now=Calendar())
    saved = store.last_open()
    assert saved is not None
    resumed = saved.session(VARIANTS, now=Watch())
    store.resume(saved, resumed)
    store.give_up(resumed)
    assert store.statistics(contest) == figures
    assert len(store.games()) == 1
    assert problems(store) == []
    store.close()


def test_taking_back_a_giving_up_takes_its_dollars_back(tmp_path: Path) -> None:
    store = Store.open(tmp_path / NAME, now=Calendar())
    code = "DS1-D1V-AAAAAAB"
    session = given_up(store, code)
    (contest,) = store.contests()
    before = store.balance(contest).dollars
    assert before == session.score
    opened = acted(dealt(code), session.log[0].text)
    store.set_open(opened, seen=True, started=store.started(session))
    assert store.balance(contest).dollars == 0
    store.give_up(opened)
    assert store.balance(contest).dollars == before
    store.close()


def test_a_new_game_of_the_same_deal_in_the_same_second_is_another(tmp_path: Path) -> None:
    moment = Calendar()()
    store = Store.open(tmp_path / NAME, now=lambda: moment)
    given_up(store, CODE)
    given_up(store, CODE)
    assert len(store.games()) == 2
    store.close()
