"""Whatever way the program ends, the next start shows the last action that was shown as done."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
import time
from pathlib import Path
from random import Random
from typing import IO, NamedTuple

import pytest
from processes.player import script
from processes.programs import Line, heard, looked_at, program, understood
from support.failing_calls import are_known
from support.games import acted, dealt

from reussite.game.session import Session
from reussite.store.store import Store

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


class Progress(NamedTuple):
    """How far it went: games ended, and actions of the one that goes on."""

    ended: int
    actions: int

    @property
    def total(self) -> int:
        return sum(len(script(number)[1]) for number in range(self.ended)) + self.actions


def progress(line: Line) -> Progress:
    """A won game counts with all its actions, whether or not the next is dealt."""
    mine = line["code"] == script(line["number"])[0]
    return Progress(line["number"], len(line["actions"]) if mine else 0)


def replayed(line: Line) -> Session:
    return acted(dealt(line["code"]), " ".join(line["actions"]))


def assert_right(line: Line) -> None:
    """What is shown is the game that its actions make, card for card and point for point."""
    session = replayed(line)
    assert line["piles"] == [str(pile) for _, pile in session.position]
    assert (line["score"], line["moves"], line["undos"]) == (
        session.score,
        session.moves,
        session.undos,
    )
    assert (line["can_undo"], line["can_redo"]) == (session.can_undo, session.can_redo)
    assert line["shown"]["moves"] == str(session.moves)
    assert line["shown"]["score"].replace(",", "") == str(session.score)
    assert line["shown"]["code"] == session.code


def wait_for_moment(said: IO[bytes], start: Line, chance: Random) -> list[bytes]:
    """Wait for some moment: at once, while it plays, or about when it wins."""
    moment = chance.randrange(6)
    if moment == 0:
        time.sleep(chance.random() * 0.2)
        return []
    left = chance.randrange(1, 40)
    if moment == 5:  # to the win of this game, or a little further
        here = progress(start)
        left = len(script(here.ended)[1]) - here.actions + chance.randrange(-1, 3)
    lines = [said.readline() for _ in range(max(left, 1))]
    time.sleep(chance.random() * 0.05)
    return lines


def assert_counted_once(home: Path, ended: int) -> None:
    """Every game that was won is recorded once, with the actions that won it."""
    store = Store.open(home / "reussite.sqlite3")
    assert store.take_problem() is None
    games = store.games()
    assert len(games) in (ended, ended + 1)
    for number, game in enumerate(games):
        code, actions = script(number)
        saved = store.game(game.id)
        assert saved is not None
        assert game.is_won
        assert (game.code, [action.text for action in saved.actions]) == (code, actions)
    assert sum(store.statistics(contest).won for contest in store.contests()) == len(games)
    store.close()


@pytest.mark.parametrize(
    "seed", [4, *(pytest.param(n, marks=pytest.mark.fuzz) for n in range(5, 10))]
)
def test_killed_at_any_moment_it_loses_nothing(tmp_path: Path, seed: int, full: bool) -> None:
    """In full six homes, each killed thirty times: several workers share them."""
    home = tmp_path / "home"
    chance = Random(seed)
    last: Line | None = None
    for _ in range(30 if full else 10):
        with program(home) as (running, said):
            if chance.randrange(8) == 0:
                time.sleep(chance.random() * 0.5)  # while it starts
                running.kill()
                lines = said.read().split(b"\n")[:-1]
            else:
                start = heard(said)
                lines = wait_for_moment(said, start, chance)
                running.kill()
                rest = said.read().split(b"\n")
                lines = [json_line(start), *lines, *rest[:-1]]
        found = [understood(line) for line in lines if line]
        if found and found[0]["kind"] == "start":
            assert_goes_on(last, found[0])
        last = found[-1] if found else last
    assert last is not None
    assert_goes_on(last, looked_at(home))
    assert_counted_once(home, progress(last).ended)
    assert progress(last).ended >= 1


def test_killed_with_a_running_clock_it_gives_at_most_two_seconds_back(
    tmp_path: Path, full: bool
) -> None:
    home = tmp_path / "home"
    chance = Random(6)
    shown: int | None = None
    for _ in range(20 if full else 2):
        with program(home, "--clock") as (running, said):
            heard(said)
            first = heard(said)["left"]  # as it was taken up
            if shown is not None:
                assert shown - 1 <= first <= shown + 2, (shown, first)
            left = [heard(said)["left"] for _ in range(chance.randrange(2, 6))]
            time.sleep(chance.random())
            running.kill()
            left += [understood(line)["left"] for line in said.read().split(b"\n")[:-1]]
        shown = left[-1]


def json_line(line: Line) -> bytes:
    return json.dumps(line).encode()


def assert_goes_on(last: Line | None, start: Line) -> None:
    """A start shows what was shown last, or one action more, and announces nothing again."""
    assert_right(start)
    assert not start["end"]
    assert not start["won"]
    before = progress(last).total if last is not None else 0
    assert 0 <= progress(start).total - before <= 1, (last, start)


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_asked_to_end_it_loses_nothing(tmp_path: Path, way: signal.Signals) -> None:
    home = tmp_path / "home"
    with program(home) as (running, said):
        heard(said)
        lines = [heard(said) for _ in range(15)]
        running.send_signal(way)
        rest = said.read().split(b"\n")[:-1]
        assert running.wait(30) == 0
    last = understood(rest[-1]) if rest else lines[-1]
    assert_goes_on(last, looked_at(home))


def test_the_database_is_whole_after_kills(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with program(home) as (running, said):
        for _ in range(10):
            heard(said)
        running.kill()
    connection = sqlite3.connect(home / "reussite.sqlite3")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_second_start_hands_over_and_leaves(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with program(home, "--look") as (first, said):
        heard(said)
        with program(home, "--look") as (second, nothing):
            assert second.wait(30) == 0
            assert nothing.read() == b""
        assert first.poll() is None
        first.terminate()
        assert first.wait(30) == 0


WITHOUT_LOCKS = """
import errno, os, sys
from support.failing_calls import LOCKING, refuse
refuse("fcntl", errno.ENOLCK, LOCKING)
refuse("flock", errno.ENOLCK)
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.mark.skipif(not are_known(), reason="the numbers of the calls are not known")
def test_killed_in_a_home_without_locks_it_loses_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    bound = (sys.executable, "-c", WITHOUT_LOCKS)
    last: Line | None = None
    for _ in range(3):
        with program(home, bound=bound) as (running, said):
            start = heard(said)
            assert_goes_on(last, start)
            lines = [heard(said) for _ in range(5)]
            running.kill()
            rest = said.read().split(b"\n")[:-1]
        last = understood(rest[-1]) if rest else lines[-1]
        assert last["saving"]
        assert last["told"] == ""
