"""How a game that has ended stands: what its score is made of, and what came before it."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from reussite.game.records import Statistics
from reussite.game.session import Ply, Session
from reussite.kernel.steps import Transition

START, SECONDS, UNDO = "start", "seconds", "undo"


class Part(NamedTuple):
    """Some of the points of a score.

    :param name: what the variant calls it, in English, or one of START, SECONDS and UNDO.
    :param number: how many seconds or undos these points are for; 0: not counted one by one.
    """

    name: str
    points: int
    number: int = 0


class Standing(NamedTuple):
    """A game beside the others of its contest.

    :param parts: of its score, in the order in which they are told; none where they do not add up
        to it, or the variant does not say.
    :param before: the figures of the contest without this game; `after`: with it.
    """

    parts: tuple[Part, ...]
    before: Statistics
    after: Statistics

    @property
    def is_best_score(self) -> bool:
        """Whether no game before scored as much; never the first one."""
        best = self.before.best_score
        return best is not None and self.after.best_score != best

    @property
    def is_best_time(self) -> bool:
        """Whether no game before was won as quickly; never the first one."""
        return self.before.best_ms is not None and self.after.best_ms != self.before.best_ms

    @property
    def is_least_moves(self) -> bool:
        """Whether no game before was won in as few moves; never the first one."""
        best = self.before.best_moves
        return best is not None and self.after.best_moves != best


def parts(session: Session) -> tuple[Part, ...]:
    """What the score of a game is made of; nothing where that is not known."""
    return session.guard.ask(lambda: _parts(session), ())


def _parts(session: Session) -> tuple[Part, ...]:
    scoring = session.game.scoring
    plies = session.plies
    if not scoring.parts or plies is None:
        return ()
    actions = [_again(session, before, after) for before, after in pairwise(plies)]
    found = [Part(START, scoring.start)]
    found += [
        Part(name, sum(points(action) for action in actions))
        for name, points in scoring.parts.items()
    ]
    if session.is_won and scoring.second_bonus:
        seconds = session.clock.seconds_left
        found.append(Part(SECONDS, seconds * scoring.second_bonus, seconds))
    found.append(Part(UNDO, -scoring.undo_price * session.undos, session.undos))
    if sum(part.points for part in found) != session.score:
        return ()
    return tuple(part for part in found if part.points)


def _again(session: Session, before: Ply, after: Ply) -> Transition:
    assert after.move is not None
    return session.game.rules.play(before.position, after.move)
