"""Playing many deals of a variant, to see what it is like: what one worker does for one deal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from reussite.api.advisers import Adviser, Question
from reussite.cli.known import Known
from reussite.game.session import Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind
from reussite.kernel.position import Position
from reussite.kernel.variant import Game

PLAYERS: Final = ("random", "careful", "advice")
STEPS_A_SECOND: Final = 5000  # positions that an adviser looks at in a second of --seconds
MOST_MOVES: Final = 1000  # of a game by chance
_IDLE: Final = 150  # moves without anything new


class Task(NamedTuple):
    """A deal to be played.

    :param seconds: what an adviser may use, counted in positions, so that the outcome does not
        depend on the machine.
    """

    code: str
    player: str
    seconds: float


class SurveyedDeal(NamedTuple):
    """How it went. All but `took` is the same wherever it is played.

    :param choices: legal moves of all positions together.
    :param nodes: positions that were looked at.
    :param took: seconds of the processor.
    """

    code: str
    won: bool
    score: int
    moves: int
    choices: int
    nodes: int
    took: float


def play(task: Task) -> SurveyedDeal:
    """Play a deal to the end."""
    began = time.process_time()
    session = Session(parse_code(task.code, _known().plugins.variants), now=lambda: 0.0)
    nodes = choices = 0
    if task.player == "advice":
        line, nodes = _line(session.game, session.position, task.seconds)
        moves: Iterator[Move] = iter(line) if line else _careful(session, Random(task.code))
    elif task.player == "careful":
        moves = _careful(session, Random(task.code))
    else:
        moves = _random(session, Random(task.code))
    for move in moves:
        choices += len(session.legal())
        session.play(move)
        nodes += 1
        if session.is_over:
            break
    return SurveyedDeal(
        task.code,
        session.is_won,
        session.score,
        session.moves,
        choices,
        nodes,
        time.process_time() - began,
    )


@cache
def _known() -> Known:
    """The plugins that take part here."""
    return Known()


@cache
def _advisers() -> list[Adviser]:
    plugins = _known().plugins
    return [adviser for _, adviser in plugins.ask("reussite_advisers", Adviser)]


def has_adviser(family: str) -> bool:
    """Whether somebody can be asked about this variant."""
    return any(adviser.knows(family) for adviser in _advisers())


def _line(game: Game, position: Position, seconds: float) -> tuple[tuple[Move, ...], int]:
    """The moves that win, all cards known, and how many positions were looked at for them."""
    nodes = 0
    for adviser in _advisers():
        if not adviser.knows(game.variant.family):
            continue
        steps = max(1, int(seconds * STEPS_A_SECOND))
        question = Question(game, position, 3600.0, lambda: True, steps)
        for advice in islice(adviser.advise(question), 1):
            nodes += advice.looked
            if advice.line:
                return advice.line, nodes
    return (), nodes


def _random(session: Session, chance: Random) -> Iterator[Move]:
    for _ in range(MOST_MOVES):
        legal = session.legal()
        if not legal:
            return
        yield chance.choice(legal)


def _careful(session: Session, chance: Random) -> Iterator[Move]:
    """Up what goes up, then what turns a card up or empties a place, then from the waste, then
    the stock; never where the game has been already."""
    seen = {session.position}
    idle = 0
    while idle < _IDLE:
        ranked = sorted(
            session.legal(), key=lambda move: (_rank(session.position, move), chance.random())
        )
        for move in ranked:
            after = session.game.rules.play(session.position, move).after
            if after not in seen:
                break
        else:
            return
        seen.add(after)
        idle = 0 if _rank(session.position, move) <= 1 else idle + 1
        yield move


def _rank(position: Position, move: Move) -> int:
    source = position[move.source]
    if move.source.kind is Kind.FOUNDATION:
        return 9
    if move.target.kind in (Kind.FOUNDATION, Kind.DISCARD):
        return 0
    if move.source is STOCK or move.target is STOCK:
        return 5
    if source.down and len(source.up) == move.count:
        return 1
    if move.source is WASTE:
        return 2
    if move.target.kind is Kind.CELL:
        return 6
    return 3 if source.height == move.count and not position[move.target].is_empty else 4
