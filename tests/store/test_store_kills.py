"""A program killed at any moment has on disk what it showed as done.

Run as a program of its own, this file plays games by a script and says each action once it is
on disk: `test_store_kills.py FOLDER`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import IO, NamedTuple

from support.games import VARIANTS, WINS, Watch, acted, dealt, whole

from reussite.game.records import Contest, Statistics
from reussite.game.session import Session
from reussite.store.store import Store

TOP = Path(__file__).parents[2]
PLACES = ("src", "plugins", "tests")
CODES = [code for code in WINS if code.startswith("FC1-R")]
RELAXED = Contest("FC", 1, "R")
RECORD_TIME_EVERY = 7  # actions


@cache
def script(number: int) -> tuple[str, list[str]]:
    """The code of a game, and its actions up to the win, some of them undone and done again."""
    code = CODES[number % len(CODES)]
    chance = Random(number)
    actions = []
    *moves, last = WINS[code].split()
    for move in moves:
        actions += [move, "undo", "redo"] if chance.randrange(6) == 0 else [move]
    return code, [*actions, last]


def play(path: Path) -> None:
    """Go on for ever where the last program stopped."""
    store = Store.open(path)
    for number in count(len(store.games())):
        code, actions = script(number)
        session = taken_up(store) or dealt(code)
        assert session.code == code
        store.set_open(session)
        for done in range(len(session.log), len(actions)):
            session.act(actions[done])
            assert store.record_action(session)
            say(f"{number} {done + 1}")
            if done % RECORD_TIME_EVERY == 0:
                store.record_time(session)
        store.finish(session)


def taken_up(store: Store) -> Session | None:
    saved = store.last_open()
    if saved is None:
        return None
    session = saved.session(VARIANTS, now=time.monotonic)
    store.resume(saved, session)
    return session


def say(line: str) -> None:
    os.write(1, line.encode() + b"\n")


class Progress(NamedTuple):
    """How far it went: games won, and actions of the one that goes on."""

    won: int
    actions: int

    @property
    def total(self) -> int:
        return sum(len(script(number)[1]) for number in range(self.won)) + self.actions


def wait_for_moment(said: IO[bytes], chance: Random) -> bytes:
    """Wait for some moment: while it starts, while it plays, or about when it wins; what it said
    until then."""
    moment = chance.randrange(8)
    if moment == 0:
        time.sleep(chance.random() * 0.3)
        return b""
    heard = said.readline()
    if moment < 5:
        time.sleep(chance.random() * 0.1)
        return heard
    line = heard
    while heard and not is_near_the_win(line):
        line = said.readline()
        heard += line
    time.sleep(chance.random() * 0.01)
    return heard


def is_near_the_win(line: bytes) -> bool:
    number, done = map(int, line.split())
    return done >= len(script(number)[1]) - 3


def killed(path: Path, chance: Random) -> Progress | None:
    """Let a program play and kill it; what it said last, None where it said nothing."""
    program = subprocess.Popen(
        [sys.executable, __file__, str(path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(str(TOP / f) for f in PLACES)},
    )
    assert program.stdout is not None
    with program.stdout as said:
        heard = wait_for_moment(said, chance)
        program.kill()
        lines = (heard + said.read()).split(b"\n")
    assert program.wait() == -9
    complete = [line for line in lines[:-1] if line]
    if not complete:
        return None
    number, done = map(int, complete[-1].split())
    return Progress(number, done)


def found(path: Path) -> Progress:
    """How far it is on disk; everything there is as if it had been played without a break."""
    store = Store.open(path)
    assert store.take_problem() is None
    games = store.games()
    figures = Statistics()
    for number, game in enumerate(games):
        code, actions = script(number)
        saved = store.game(game.id)
        assert saved is not None
        assert (game.code, [action.text for action in saved.actions]) == (code, actions)
        assert game.is_won
        figures = figures.after(game)
    saved = store.last_open()
    session = saved.session(VARIANTS, now=Watch()) if saved else None
    is_begun = session is not None and session.is_started
    assert store.statistics(RELAXED) == replace(figures, unfinished=int(is_begun))
    if session is not None:
        code, actions = script(len(games))
        fresh = acted(dealt(code), " ".join(actions[: len(session.log)]))
        fresh.log[:] = session.log  # their times differ, their texts do not
        fresh.clock.pause()
        fresh.clock.set(session.clock.elapsed_ms)
        assert [action.text for action in session.log] == actions[: len(session.log)]
        assert whole(session) == whole(fresh)
    store.close()
    return Progress(len(games), len(session.log) if session else 0)


def test_a_program_killed_at_any_moment_loses_nothing(tmp_path: Path, full: bool) -> None:
    path = tmp_path / "reussite.sqlite3"
    chance = Random(4)
    before = Progress(0, 0)
    for _ in range(200 if full else 20):
        said = killed(path, chance) or before
        there = found(path)
        assert 0 <= there.total - said.total <= 1, (said, there)
        before = there
    assert before.won > 3


if __name__ == "__main__":
    play(Path(sys.argv[1]))
