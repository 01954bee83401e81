"""Whatever is wrong with the disk: nothing raises, nothing is overwritten, the game goes on."""

from __future__ import annotations

import inspect
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from support.failing_calls import are_known
from support.games import (
    DATA,
    VARIANTS,
    Calendar,
    Watch,
    acted,
    dealt,
    given_up,
    numbered,
    whole,
    won,
)

from reussite.game.records import Contest
from reussite.game.session import Session
from reussite.i18n.file_errors import game_lost_problem, store_problem, unsaved_beside_another
from reussite.store import database, queries, store
from reussite.store.store import Problem, Store

NOBODY = 65534
CODE = "DS1-D1N-AAAAAAB"
DAY = "2026-11-29"
OLD = DATA / "old" / "store_1.sqlite3"


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    monkeypatch.setattr(store, "PATIENCE", 0.0)
    monkeypatch.setattr(store, "PATIENCE_AT_START", 0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "reussite.sqlite3"


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with some ended games and one that goes on."""
    path = tmp_path_factory.mktemp("template") / "reussite.sqlite3"
    kept = Store.open(path, now=Calendar())
    for number in range(20):
        given_up(kept, numbered(number))
    session = dealt("DS1-D1N-ZZZZZZZ")
    kept.set_open(session)
    kept.record_action(acted(session, "s0>w0 s0>w0"))
    kept.close()
    return path.read_bytes()


@pytest.fixture
def filled(path: Path, template: bytes) -> Path:
    path.parent.mkdir()
    path.write_bytes(template)
    return path


def begun(kept: Store, code: str = CODE) -> Session:
    session = dealt(code)
    kept.set_open(session)
    kept.record_action(acted(session, "s0>w0"))
    return session


def problems(kept: Store) -> list[Problem]:
    found = []
    while problem := kept.take_problem():
        found.append(problem)
    return found


def codes(kept: Store) -> list[str]:
    return [problem.code for problem in problems(kept)]


def on_disk(path: Path, family: str = "DS") -> Session:
    """The open game of this family as another program finds it."""
    other = Store.open(path)
    saved = other.open_game(family)
    assert not other.take_problem()
    other.close()
    assert saved is not None
    return saved.session(VARIANTS, now=Watch())


def ask_everything(kept: Store) -> None:
    kept.last_open()
    for contest in (Contest("DS", 1, "D1N"), *kept.contests()):
        kept.statistics(contest)
        kept.recent(contest)
        kept.balance(contest)
    for game in kept.games():
        kept.game(game.id)
    kept.was_played(dealt(CODE).deal)


# Damaged

DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "an empty object": lambda _: b"{}",
    "binary": lambda whole: Random(1).randbytes(len(whole)),
    "UTF-16": lambda _: "reussite".encode("utf-16") * 400,
    "BOM": lambda whole: b"\xef\xbb\xbf" + whole,
    "CRLF": lambda whole: whole.replace(b"\n", b"\r\n"),
    "half a page": lambda whole: whole[:2048],
    "no header": lambda whole: bytes(100) + whole[100:],
    "no schema": lambda whole: whole[:100] + bytes(3996) + whole[4096:],
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_database_is_kept_aside_and_a_new_one_begun(filled: Path, kind: str) -> None:
    damaged = DAMAGE[kind](filled.read_bytes())
    filled.write_bytes(damaged)
    kept = Store.open(filled, now=Calendar())
    aside = filled.with_name(f"reussite.sqlite3.damaged-{DAY}-0")
    assert problems(kept) == [Problem("store-kept-aside", aside)]
    assert aside.read_bytes() == damaged
    assert kept.is_saving
    assert kept.last_open() is None
    session = begun(kept)
    assert whole(on_disk(filled)) == whole(session)
    kept.close()


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    kept = Store.open(path)
    assert begun(kept)
    assert problems(kept) == []
    kept.close()


def test_half_a_database_is_kept_aside_when_that_is_seen(filled: Path) -> None:
    content = filled.read_bytes()
    filled.write_bytes(content[: len(content) // 2])
    kept = Store.open(filled)
    session = begun(kept)
    ask_everything(kept)
    assert codes(kept) == ["store-kept-aside"]
    assert kept.record_action(acted(session, "s0>w0"))
    assert whole(on_disk(filled)) == whole(session)
    kept.close()


def test_damage_met_while_playing_loses_nothing_of_the_game(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    assert kept._connection is not None
    kept._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(filled.read_bytes())
    content[4096:] = Random(3).randbytes(len(content) - 4096)
    filled.write_bytes(content)
    kept._connection.execute("PRAGMA shrink_memory")
    for _ in range(3):
        kept.record_action(acted(session, "s0>w0"))
    assert codes(kept) == ["store-kept-aside"]
    assert whole(on_disk(filled)) == whole(session)
    kept.give_up(session)
    assert [game.moves for game in kept.recent()] == [4]
    kept.close()


def test_damage_met_while_reading_loses_nothing_of_the_game(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    assert kept._connection is not None
    kept._connection.execute("UPDATE games SET started = 'yesterday' WHERE id = 3")
    assert 3 not in [game.id for game in kept.recent()]
    assert len(kept.recent()) == 19
    assert codes(kept) == ["store-mended"]
    assert whole(on_disk(filled)) == whole(session)
    kept.close()


def test_a_log_left_beside_a_damaged_database_is_not_played_into_the_new_one(
    filled: Path,
) -> None:
    wal = filled.with_name(filled.name + "-wal")
    kept = Store.open(filled)
    begun(kept)
    log = wal.read_bytes()
    kept.close()
    filled.write_bytes(b"no database")
    wal.write_bytes(log)
    kept = Store.open(filled)
    assert codes(kept) == ["store-kept-aside"]
    assert kept.games() == []
    assert kept.last_open() is None
    assert whole(begun(kept)) == whole(on_disk(filled))
    kept.close()


def test_several_damaged_databases_a_day_are_all_kept(path: Path) -> None:
    for number in range(3):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"damaged %d" % number)
        Store.open(path, now=Calendar()).close()
        aside = path.with_name(f"{path.name}.damaged-{DAY}-{number}")
        assert aside.read_bytes() == b"damaged %d" % number


def test_missing_tables_are_damage(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("DROP TABLE totals")
    kept = Store.open(filled)
    assert codes(kept) == ["store-mended"]
    assert kept.statistics(Contest("DS", 1, "D1N")).ended == 20
    kept.close()


def test_a_log_that_unpacks_to_nonsense_is_damage(filled: Path) -> None:
    for packed in (b"", b"nonsense", queries._packed([])[:-3]):
        kept = Store.open(filled)
        given_up(kept, CODE)
        game = kept.recent()[0].id
        assert kept._connection is not None
        kept._connection.execute("UPDATE logs SET packed = ? WHERE game = ?", (packed, game))
        assert kept.game(game) is None
        assert codes(kept) == ["store-mended"]
        kept.close()


def test_bytes_changed_anywhere_never_raise(tmp_path: Path, template: bytes, full: bool) -> None:
    for seed in range(2000 if full else 60):
        path = tmp_path / str(seed) / "reussite.sqlite3"
        path.parent.mkdir()
        path.write_bytes(template)
        change_bytes_and_play(path, Random(seed))
        shutil.rmtree(path.parent)


def change_bytes_and_play(filled: Path, chance: Random) -> None:
    content = bytearray(filled.read_bytes())
    for _ in range(chance.choice((1, 3, 50))):
        content[chance.randrange(len(content))] = chance.randrange(256)
    filled.write_bytes(content)
    kept = Store.open(filled)
    ask_everything(kept)
    session = begun(kept)
    for _ in range(3):
        kept.record_action(acted(session, "s0>w0"))
    ask_everything(kept)
    told = problems(kept)
    if kept.is_saving:
        assert whole(on_disk(filled)) == whole(session)
    kept.give_up(session)
    kept.close()
    allowed = {
        "store-kept-aside",
        "store-mended",
        "store-newer",
        "store-foreign",
        "store-unusable",
    }
    assert {problem.code for problem in told} <= allowed
    assert all(problem.path.exists() for problem in told)


# Not ours


def test_a_newer_database_is_left_as_it_is(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {queries.VERSION + 1}")
    before = filled.read_bytes()
    kept = Store.open(filled)
    assert problems(kept) == [Problem("store-newer", filled)]
    session = begun(kept)
    assert not kept.record_action(acted(session, "s0>w0"))
    assert not kept.is_saving
    assert kept.last_open() is None
    kept.close()
    assert codes(kept) == []
    assert filled.read_bytes() == before
    assert os.listdir(filled.parent) == [filled.name]


def test_the_database_of_another_program_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    before = path.read_bytes()
    kept = Store.open(path)
    assert problems(kept) == [Problem("store-foreign", path)]
    begun(kept)
    kept.close()
    assert path.read_bytes() == before


# Locked


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program holds the database, as one does that is about to write."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_while_another_program_holds_it_the_game_goes_on_and_is_written_later(
    filled: Path,
) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    with held(filled):
        for _ in range(3):
            assert not kept.record_action(acted(session, "s0>w0"))
        assert not kept.is_saving
        assert problems(kept) == [Problem("store-locked", filled)]
        assert len(on_disk(filled).log) == 1
    assert kept.record_action(acted(session, "s0>w0"))
    assert kept.is_saving
    assert whole(on_disk(filled)) == whole(session)
    with held(filled):  # told anew, for it had been well in between
        kept.record_action(acted(session, "s0>w0"))
    assert codes(kept) == ["store-locked"]
    kept.close()
    assert whole(on_disk(filled)) == whole(session)


def test_the_end_of_a_game_waits_for_its_turn_too(filled: Path) -> None:
    kept = Store.open(filled)
    with held(filled):
        session = won("FC1-R-AAAAAAA", kept)
        other = begun(kept, numbered(99))
    assert kept.record_action(other)
    assert [game.code for game in kept.recent(limit=1)] == [session.code]
    assert kept.statistics(Contest("FC", 1, "R")).won == 1
    assert whole(on_disk(filled)) == whole(other)
    kept.close()


def test_locked_at_the_start_loses_neither_game(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        kept = Store.open(filled)
        assert codes(kept) == ["store-locked"]
        assert kept.last_open() is None
        session = begun(kept)
    assert kept.record_action(acted(session, "s0>w0"))
    assert whole(on_disk(filled)) == whole(session)
    kept.give_up(session)
    assert on_disk(filled).code == "DS1-D1N-ZZZZZZZ"
    kept.close()


# Full


def test_on_a_full_disk_the_game_goes_on_and_is_written_later(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    assert kept._connection is not None
    (pages,) = kept._connection.execute("PRAGMA page_count").fetchone()
    kept._connection.execute(f"PRAGMA max_page_count = {pages}")
    done = 0
    while kept.is_saving:
        kept.record_action(acted(session, "s0>w0 undo"))
        done += 1
        assert done < 5000
    for _ in range(10):
        kept.record_action(acted(session, "s0>w0 undo"))
    assert problems(kept) == [Problem("store-full", filled)]
    kept._connection.execute("PRAGMA max_page_count = 1000000")
    assert kept.record_time(session)
    assert whole(on_disk(filled)) == whole(session)
    assert problems(kept) == []
    kept.close()


@contextmanager
def nothing_can_grow(size: int) -> Iterator[None]:
    """No file may become larger than so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_writing_that_fails_is_tried_again(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    with nothing_can_grow(4096):
        for _ in range(3):
            assert not kept.record_action(acted(session, "s0>w0"))
    assert len(problems(kept)) == 1
    assert kept.record_action(acted(session, "s0>w0"))
    assert kept.is_saving
    assert whole(on_disk(filled)) == whole(session)
    kept.close()


def test_no_room_for_a_new_database(path: Path) -> None:
    with nothing_can_grow(1000):
        kept = Store.open(path)
        session = begun(kept)
        assert len(problems(kept)) == 1
        assert not kept.is_saving
    assert kept.record_action(acted(session, "s0>w0"))
    assert whole(on_disk(path)) == whole(session)
    kept.close()


# Nowhere to write


def test_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / "reussite.sqlite3"
    kept = Store.open(path)
    session = begun(kept)
    assert problems(kept) == [Problem("store-no-folder", path)]
    kept.give_up(session)
    ask_everything(kept)
    kept.close()
    assert problems(kept) == []
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_in_place_of_the_database(path: Path) -> None:
    path.mkdir(parents=True)
    kept = Store.open(path)
    begun(kept)
    assert problems(kept) == [Problem("store-unusable", path)]
    kept.close()
    assert list(path.iterdir()) == []


@pytest.fixture
def read_only(filled: Path) -> Iterator[Path]:
    """A database in a folder where this user may only read."""
    folder = Path(tempfile.mkdtemp())
    try:
        moved = Path(shutil.copy(filled, folder))
        moved.chmod(0o444)
        folder.chmod(0o555)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(NOBODY)
        try:
            yield moved
        finally:
            if is_root:
                os.seteuid(0)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_where_nothing_can_be_written_games_are_still_read(read_only: Path) -> None:
    before = read_only.read_bytes()
    kept = Store.open(read_only)
    assert problems(kept) == [Problem("store-read-only", read_only)]
    assert not kept.is_saving
    assert len(kept.recent()) == 20
    saved = kept.open_game("DS")
    assert saved is not None
    session = saved.session(VARIANTS, now=Watch())
    kept.resume(saved, session)
    for _ in range(3):
        assert not kept.record_action(acted(session, "s0>w0"))
    assert not kept.reset("DS")
    assert len(kept.recent()) == 20
    kept.close()
    assert problems(kept) == []
    assert read_only.read_bytes() == before


def test_damaged_where_nothing_can_be_moved(read_only: Path) -> None:
    if os.geteuid() == NOBODY:
        os.seteuid(0)
    read_only.chmod(0o644)
    read_only.write_bytes(b"damaged")
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    kept = Store.open(read_only)
    begun(kept)
    assert problems(kept) == [Problem("store-damaged", read_only)]
    kept.close()
    assert read_only.read_bytes() == b"damaged"


def test_a_database_taken_away_while_playing(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    assert kept._connection is not None
    kept._connection.execute("DELETE FROM games")  # as if another had taken its place
    kept._connection.execute("DELETE FROM totals")
    queries.seal(kept._connection)
    assert kept.record_action(acted(session, "s0>w0"))
    assert whole(on_disk(filled)) == whole(session)
    assert problems(kept) == []
    kept.close()


def test_a_closed_store_answers_nothing_and_raises_nothing(filled: Path) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    kept.close()
    assert not kept.record_action(acted(session, "s0>w0"))
    ask_everything(kept)
    kept.close()
    assert problems(kept) == []


# Two at once


def test_two_programs_on_one_folder_corrupt_nothing(path: Path) -> None:
    first, second = Store.open(path), Store.open(path)
    one, two = begun(first), begun(second, "DS1-D1N-AAAAAAC")
    for _ in range(10):
        assert first.record_action(acted(one, "s0>w0"))
        assert second.record_action(acted(two, "s0>w0"))
    first.give_up(one)
    assert whole(on_disk(path)) == whole(two)
    assert [game.moves for game in second.recent()] == [11]
    second.close()
    first.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_two_programs_on_one_game_lose_neither_way_it_went(filled: Path) -> None:
    ways = []
    for texts in ("s0>w0", "s0>w0 undo s0>w0"):
        kept = Store.open(filled)
        saved = kept.open_game("DS")
        assert saved is not None
        session = saved.session(VARIANTS, now=Watch())
        kept.resume(saved, session)
        ways.append((kept, session, texts))
    for kept, session, texts in ways:
        assert kept.record_action(acted(session, texts))
    for kept, session, _ in ways:
        assert kept.give_up(session)
    assert [game.moves for game in kept.recent(limit=2)] == [4, 3]
    for kept, _, _ in ways:
        assert problems(kept) == []
        kept.close()


def test_programs_that_make_the_same_database_at_once_do_not_hurt_each_other(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 20.0)
    monkeypatch.setattr(store, "PATIENCE_AT_START", 20.0)
    told: list[str] = []
    at_once = threading.Barrier(6)

    def program(number: int) -> None:
        at_once.wait()
        kept = Store.open(path)
        given_up(kept, numbered(number))
        told.extend(codes(kept))
        kept.close()

    programs = [threading.Thread(target=program, args=(number,)) for number in range(6)]
    for thread in programs:
        thread.start()
    for thread in programs:
        thread.join()
    assert told == []
    kept = Store.open(path)
    assert sorted(game.code for game in kept.games()) == [numbered(n) for n in range(6)]
    assert kept.statistics(Contest("DS", 1, "D1N")).ended == 6
    kept.close()


# A home that cannot be shared


def without_shared_memory(path: Path) -> None:
    """SQLite follows no link to map memory."""
    elsewhere = path.with_name("elsewhere")
    elsewhere.write_bytes(b"")
    path.with_name(path.name + "-shm").symlink_to(elsewhere)


def test_without_shared_memory_games_are_saved_all_the_same(path: Path) -> None:
    path.parent.mkdir()
    without_shared_memory(path)
    kept = Store.open(path)
    session = begun(kept)
    assert kept.is_saving
    assert problems(kept) == []
    assert kept._connection is not None
    assert kept._connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    kept.close()
    again = Store.open(path)
    saved = again.last_open()
    assert saved is not None
    assert whole(saved.session(VARIANTS, now=Watch())) == whole(session)
    again.close()


def test_games_from_a_place_with_shared_memory_go_on_where_there_is_none(
    filled: Path, path: Path
) -> None:
    kept = Store.open(filled)
    session = begun(kept)
    moved = filled.parent / "moved" / filled.name
    moved.parent.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{filled}{ending}", f"{moved}{ending}")
    kept.close()
    without_shared_memory(moved)
    kept = Store.open(moved)
    assert problems(kept) == []
    saved = kept.last_open()
    assert saved is not None
    assert whole(saved.session(VARIANTS, now=Watch())) == whole(session)
    assert kept.is_saving
    kept.close()


WITHOUT = """
import errno, sys
from pathlib import Path
from support.failing_calls import LOCKING, refuse
from support.games import acted, dealt
from reussite.store.store import Store

path = Path(sys.argv[1])
{before}
kept = Store.open(path)
session = dealt("DS1-D1N-AAAAAAB")
kept.set_open(session)
{between}
kept.record_action(acted(session, "s0>w0"))
print(kept.is_saving, [problem.code for problem in iter(kept.take_problem, None)])
kept.close()
"""
needs_calls = pytest.mark.skipif(not are_known(), reason="the numbers of the calls are not known")


def told_where_calls_fail(path: Path, *, before: str = "", between: str = "") -> str:
    """What a program of its own tells for which the kernel refuses some calls."""
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(before=before, between=between), str(path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


NO_LOCKS = ["ENOLCK", "EINVAL", "EOPNOTSUPP", "ENOSYS", "EIO", "EAGAIN", "EACCES", "EPERM"]


@needs_calls
@pytest.mark.parametrize("error", NO_LOCKS)
def test_without_locks_games_are_saved_all_the_same(path: Path, error: str) -> None:
    refused = f'refuse("fcntl", errno.{error}, LOCKING)'
    assert told_where_calls_fail(path, before=refused) == "True []"
    assert len(on_disk(path).log) == 1


@needs_calls
@pytest.mark.parametrize("call", ["fdatasync", "pwrite64"])
@pytest.mark.parametrize("error", ["ENOSPC", "EDQUOT"])
def test_a_full_disk_is_called_one_however_late_it_says_so(
    filled: Path, call: str, error: str
) -> None:
    full = f'refuse("{call}", errno.{error}); refuse("fsync", errno.{error})'  # no room for either
    assert told_where_calls_fail(filled, between=full) == "False ['store-full']"
    assert told_where_calls_fail(filled, before=full) == "False ['store-full']"


@needs_calls
def test_a_broken_disk_is_not_called_full(filled: Path) -> None:
    broken = 'refuse("pwrite64", errno.EIO)'
    assert told_where_calls_fail(filled, between=broken) == "False ['store-unusable']"


# Figures


FIGURES = ["ended = 'x'", "won = 1.5", "best_ms = 'x'", "streak = -1", "won = ended + 1"]


@pytest.mark.parametrize("change", FIGURES)
def test_figures_that_cannot_be_are_counted_again(filled: Path, change: str) -> None:
    kept = Store.open(filled)
    assert kept._connection is not None
    right = kept.statistics(Contest("DS", 1, "D1N"))
    kept._connection.execute(f"UPDATE totals SET {change}")
    assert kept.statistics(Contest("DS", 1, "D1N")) == right
    assert codes(kept) == ["store-mended"]
    kept._connection.execute(f"UPDATE totals SET {change}")
    given_up(kept, CODE)
    assert kept.statistics(Contest("DS", 1, "D1N")).ended == right.ended + 1
    assert codes(kept) == ["store-mended"]
    kept.close()


@pytest.mark.parametrize("change", ["dollars = 'x'", "dollars = 1.5", "since = 'never'"])
def test_a_balance_that_cannot_be_is_counted_again(filled: Path, change: str) -> None:
    kept = Store.open(filled)
    given_up(kept, "DS1-D1V-AAAAAAB")
    contest = kept.recent()[0].contest
    right = kept.balance(contest)
    assert right.dollars != 0
    assert kept._connection is not None
    kept._connection.execute(f"UPDATE balances SET {change}")
    assert kept.balance(contest) == right
    assert codes(kept) == ["store-mended"]
    kept.close()


# Older


def test_an_older_database_is_read_where_nothing_can_be_written(read_only: Path) -> None:
    as_root = os.geteuid() != os.getuid()
    if as_root:
        os.seteuid(0)
    read_only.chmod(0o644)
    shutil.copy(OLD, read_only)
    read_only.chmod(0o444)
    if as_root:
        os.seteuid(NOBODY)
    before = read_only.read_bytes()
    kept = Store.open(read_only)
    assert codes(kept) == ["store-read-only"]
    games = kept.recent()
    assert len(games) > 3
    assert all(kept.game(game.id) is not None for game in games)
    assert kept.last_open() is not None
    assert not kept.reset("DS")
    assert not kept.is_saving
    assert kept.recent() == games
    begun(kept)
    assert not kept.is_saving
    kept.close()
    assert read_only.read_bytes() == before


# Words


def test_every_problem_has_a_sentence_that_names_the_file() -> None:
    sources = [inspect.getsource(module) for module in (database, store, queries)]
    found = {code for text in sources for code in re.findall(r'["`](store-[a-z-]+)["`]', text)}
    found.remove("store-gone")  # never told: everything is written anew
    assert len(found) == 11
    for code in found:
        words = store_problem(Problem(code, Path("/home/é/reussite.sqlite3")))
        assert "/home/é/reussite.sqlite3" in words
        assert re.fullmatch(r"[A-Z/].*[.]", words), words
        assert not re.search(r"%\d", words), words
    for words in (game_lost_problem(CODE), unsaved_beside_another()):
        assert re.fullmatch(r"[A-Z].*[.]", words), words
