"""Facts told to plugins that watch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from reussite.kernel.scoring import Unit


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    TIME = "time"
    GIVEN_UP = "given-up"


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal lies on the table.

    :param code: its canonical deal code.
    :param variant: the family.
    """

    code: str
    variant: str


@dataclass(frozen=True, slots=True)
class Result:
    """A game that ended.

    :param elapsed_ms: milliseconds of played time.
    :param moves: accepted actions; undo never lowers it.
    :param take_backs: cards taken back from foundations and not undone.
    """

    code: str
    variant: str
    ending: Ending
    score: int
    unit: Unit
    elapsed_ms: int
    moves: int
    take_backs: int
