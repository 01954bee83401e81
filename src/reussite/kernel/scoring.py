"""What an action is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from reussite.kernel.steps import Transition

MOST_POINTS: Final = 10**9  # of a score, above and below nothing
MOST_EACH: Final = 10**6  # for a second left, or for an undo


def is_score(value: object) -> bool:
    """Whether a plugin may count so: a whole number (no bool) that any program can keep."""
    return type(value) is int and -MOST_POINTS <= value <= MOST_POINTS


class Unit(StrEnum):
    """What a score counts. Windows write it in the player's language."""

    POINTS = "points"
    DOLLARS = "dollars"


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a variant counts.

    :param points: what one action adds or takes; undo gives exactly that back.
    :param start: the score of a fresh deal.
    :param floor: the score never falls below it: a cost is cut to what is there. None: no floor.
    :param undo_price: what each undo costs beside the points it takes back; never given back.
    :param second_bonus: points for each second left on the clock when the game is won.
    :param parts: what `points` are made of, to be told at the end: names in English, each with what
        an action adds or takes under it; together they are `points`. Empty: only the sum is told.
    """

    points: Callable[[Transition], int]
    start: int = 0
    floor: int | None = None
    unit: Unit = Unit.POINTS
    undo_price: int = 0
    second_bonus: int = 0
    parts: Mapping[str, Callable[[Transition], int]] = field(default_factory=dict)

    def after(self, score: int, transition: Transition, seconds_left: int = 0) -> int:
        """The score after `transition` when it was `score` before.

        Raises TypeError where `points` gives no whole number, OverflowError where the score
        passes `MOST_POINTS`.
        """
        score += _whole(self.points(transition))
        if transition.won:
            score += self.second_bonus * seconds_left
        score = score if self.floor is None else max(self.floor, score)
        if not is_score(score):
            raise OverflowError(f"the score passes {MOST_POINTS} points")
        return score


def _whole(points: object) -> int:
    """What a plugin counts, where it is a whole number."""
    if type(points) is not int:
        raise TypeError(f"points gives a {type(points).__name__}, which is no whole number")
    return points
