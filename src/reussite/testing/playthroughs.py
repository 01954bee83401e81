"""Whole games as text that are played again: a deal code, then a move and the score on each line.

    FT1-N-AAAAAAB
    s0>w0      0
    w0>t3      5
    won

The last line of a won game says so. `undo` and `redo` are written like moves; all happen at the
same moment. Beside the games lies a table of how many ways lead on from some of their positions,
with the legal moves in the order of the program.

    python -m reussite.testing.playthroughs --regenerate FOLDER

writes all of it anew for the rules as they are, to be reviewed as a diff. `--new CODE` adds a game
by a player who always makes the same choices.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from reussite.game.session import REDO, UNDO, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import IllegalMoveError
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.variant import Variant
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.testing.player import chosen

WAYS: Final = "ways.txt"
WAYS_AT: Final = (0, 20, 60)  # moves into a game
DEPTH: Final = 3  # moves
LENGTH: Final = 120  # moves of a new game that is not won before
FEW: Final = 1  # legal moves
WON: Final = "won"


class Line(NamedTuple):
    """One action and the score after it."""

    action: str
    score: int


class Playthrough(NamedTuple):
    """A game from its deal on.

    :param won: whether it ends with the win.
    """

    code: str
    lines: tuple[Line, ...]
    won: bool


def read(text: str) -> Playthrough:
    """A playthrough from its text; raises ValueError for anything else."""
    code, *lines = text.splitlines()
    won = bool(lines) and lines[-1] == WON
    pairs = (line.split() for line in (lines[:-1] if won else lines))
    return Playthrough(code, tuple(Line(action, int(score)) for action, score in pairs), won)


def write(game: Playthrough) -> str:
    """The text of a playthrough."""
    lines = [f"{line.action:<9}{line.score:>5}" for line in game.lines]
    return "\n".join([game.code, *lines, *([WON] if game.won else [])]) + "\n"


def replayed(game: Playthrough, variants: Mapping[str, Variant]) -> Playthrough:
    """The same actions under the rules as they are; raises IllegalMoveError at a refused one."""
    session = _session(game.code, variants)
    lines = tuple(_done(session, line.action) for line in game.lines)
    return Playthrough(session.code, lines, session.is_won)


def renewed(game: Playthrough, variants: Mapping[str, Variant]) -> Playthrough:
    """The same actions as long as they are possible; then the player goes on, as long as before."""
    session = _session(game.code, variants)
    lines: list[Line] = []
    for line in game.lines:
        try:
            lines.append(_done(session, line.action))
        except IllegalMoveError:
            lines += _played_on(session, length=len(game.lines) - len(lines))
            break
    return Playthrough(session.code, tuple(lines), session.is_won)


def new(code: str, variants: Mapping[str, Variant]) -> Playthrough:
    """A game by the player who always makes the same choices."""
    session = _session(code, variants)
    lines = tuple(_played_on(session, length=LENGTH))
    return Playthrough(session.code, lines, session.is_won)


def _session(code: str, variants: Mapping[str, Variant]) -> Session:
    return Session(parse_code(code, variants), now=lambda: 0.0)


def _done(session: Session, action: str) -> Line:
    session.act(action)
    return Line(action, session.score)


def _played_on(session: Session, *, length: int) -> Iterator[Line]:
    """Moves by chance that is always the same, now and then taken back or done again.

    Where few moves are left the player goes back more often than on.
    """
    chance = Random(session.code)
    for _ in range(length):
        kind = chance.randrange(20)
        moves = session.legal()
        stuck = len(moves) <= FEW
        if session.can_undo and (kind < (14 if stuck else 1) or not moves):
            yield _done(session, UNDO)
        elif session.can_redo and kind < 10:
            yield _done(session, REDO)
        elif moves:
            yield _done(session, str(chosen(moves, 3, chance)))
        else:
            return


# Ways on from a position.


def ways(games: Iterable[Playthrough], variants: Mapping[str, Variant]) -> str:
    """How many sequences of one, two and three legal moves there are, and which the first are."""
    lines = []
    for game in games:
        for session, after in _stations(game, variants):
            rules = session.game.rules
            counts = " ".join(str(count(rules, session.position, n + 1)) for n in range(DEPTH))
            lines.append(f"{session.code} after {after}: {counts}")
            lines.append("  " + " ".join(map(str, rules.legal(session.position))))
    return "\n".join(lines) + "\n"


def _stations(game: Playthrough, variants: Mapping[str, Variant]) -> Iterator[tuple[Session, int]]:
    session = _session(game.code, variants)
    for number in range(len(game.lines) + 1):
        if number in WAYS_AT:
            yield session, number
        if number < len(game.lines):
            session.act(game.lines[number].action)


def count(rules: Rules, position: Position, depth: int) -> int:
    """How many sequences of `depth` legal moves lead on from here."""
    moves = rules.legal(position)
    if depth == 1:
        return len(moves)
    return sum(count(rules, rules.play(position, move).after, depth - 1) for move in moves)


# Files.


def files(folder: Path) -> list[Path]:
    """The playthroughs of a folder."""
    return sorted(path for path in folder.glob("*.txt") if path.name != WAYS)


def file_name(code: str) -> str:
    """The name of a playthrough's file; not every system takes a `#`."""
    return code.replace("#", "ms") + ".txt"


@cache
def bundled_variants() -> Mapping[str, Variant]:
    """The variants that come with the program, by family."""
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    return plugins.variants


def _save(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
    print(path)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m reussite.testing.playthroughs")
    parser.add_argument("--regenerate", metavar="FOLDER", type=Path, required=True)
    parser.add_argument("--new", metavar="CODE", nargs="*", default=[], help="add a game")
    asked = parser.parse_args(arguments)
    folder: Path = asked.regenerate
    variants = bundled_variants()
    folder.mkdir(parents=True, exist_ok=True)
    for code in asked.new:
        game = new(code, variants)
        _save(folder / file_name(game.code), write(game))
    games = [read(path.read_text(encoding="utf-8")) for path in files(folder)]
    games = [renewed(game, variants) for game in games]
    for game in games:
        _save(folder / file_name(game.code), write(game))
    _save(folder / WAYS, ways(games, variants))
    return 0


if __name__ == "__main__":
    sys.exit(main())
