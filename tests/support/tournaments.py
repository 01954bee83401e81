"""Tournaments for tests: folders with results played by the book."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from support.games import VARIANTS, WINS, Watch, dealt

from reussite.game.game_file import game_text
from reussite.game.session import Session
from reussite.tournament.checked import Checking
from reussite.tournament.folder import RESULTS, make
from reussite.tournament.form import Tournament, read_tournament
from reussite.tournament.remembered import Remembered
from reussite.tournament.standings import Standings
from reussite.workers import at_work

CODES = ("FC1-R-AAAAAAC", "FC1-R-AAAAAAD", "FC1-R-AAAAAAE")
BEGUN = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)
CUP = Tournament("Winter Cup", CODES)


def won_text(code: str, *, ms: int = 500, started: datetime = BEGUN, before: str = "") -> str:
    """A game won by the book, as a file; `before`: actions done first."""
    return game_text(_played(code, f"{before} {WINS[code]}", ms), started=started)


def given_up_text(code: str, moves: int = 3, *, ms: int = 500, started: datetime = BEGUN) -> str:
    """A game given up after a few moves."""
    session = _played(code, " ".join(WINS[code].split()[:moves]), ms)
    session.give_up()
    return game_text(session, started=started)


def open_text(code: str) -> str:
    """A game that goes on."""
    return game_text(_played(code, WINS[code].split()[0], 500), started=BEGUN)


def _played(code: str, actions: str, ms: int) -> Session:
    watch = Watch()
    session = dealt(code, watch)
    for action in actions.split():
        watch.tick(ms)
        session.act(action)
    return session


def put(folder: Path, player: str, name: str, text: str | bytes) -> Path:
    """Lay a file among the results of a player, as a sync program does."""
    path = folder / RESULTS / player / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def made(folder: Path, tournament: Tournament = CUP) -> Path:
    make(folder, tournament)
    return folder


def standings(folder: Path, cache: Path | None = None) -> Standings:
    """How the tournament in a folder stands."""
    with at_work() as workers:
        remembered = Remembered(cache, lambda _family: True)
        tournament = read_tournament(folder, VARIANTS)
        try:
            return Checking(folder, tournament, VARIANTS, workers, remembered).look()
        finally:
            remembered.close()
