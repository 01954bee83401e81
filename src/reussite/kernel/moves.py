"""Moves, their text, and the reasons why one is refused."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from reussite.kernel.piles import Spot

_MOVE_TEXT: Final = re.compile(r"([a-z][0-9]+)>([a-z][0-9]+)(?:\*([1-9][0-9]{0,3}))?")


@dataclass(frozen=True, slots=True)
class Move:
    """`count` cards from the top of one pile to another: the one shape of every act.

    Drawing goes from the stock to the waste, turning the waste over from the waste to the stock.
    What follows by itself belongs to the move. Text form: `t2>t7*4`, without `*1`.
    """

    source: Spot
    target: Spot
    count: int = 1

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move written as `t2>t7*4`; raises ValueError for anything else."""
        found = _MOVE_TEXT.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no move; a move looks like t3>f0, t2>t7*4 or s0>w0")
        return cls(Spot.parse(found[1]), Spot.parse(found[2]), int(found[3] or 1))

    def __str__(self) -> str:
        count = f"*{self.count}" if self.count != 1 else ""
        return f"{self.source}>{self.target}{count}"


class Refusal(NamedTuple):
    """Why a move is not allowed.

    :param code: the rule that refuses it, such as `only-kings`; `reussite.words` and the variant
        hold the sentence.
    :param number: a number for the sentence, such as how many cards may move together.
    """

    code: str
    number: int | None = None


class IllegalMoveError(ValueError):
    """A move, an undo or a redo was done that is refused: ask for the refusal first.

    :ivar move: None for a redo with nothing to redo.
    """

    def __init__(self, move: Move | None, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.code}" if move else refusal.code)
        self.move = move
        self.refusal = refusal
