"""Moves, their text, and the reasons why one is refused."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from reussite.kernel.piles import Kind, Spot

_MOVE_TEXT: Final = re.compile(
    r"([a-z][0-9]+)(?:\+([a-z][0-9]+))?>([a-z](?:[0-9]+|\*))(?:\*([1-9][0-9]{0,3}))?"
)


@dataclass(frozen=True, slots=True)
class Move:
    """`count` cards from the top of one pile to another: the one shape of every act.

    Drawing goes from the stock to the waste, turning the waste over from the waste to the stock,
    a dealt row from the stock to every place of a kind. What follows by itself belongs to the
    move. Text form: `t2>t7*4`, without `*1`; a row `s0>t*`, a pair `p3+p7>d0`.

    :param partner: where a second card lies that goes along, in games that take cards in pairs.
        A pair has no order: the place that comes first by kind and number becomes the source.
    """

    source: Spot
    target: Spot
    count: int = 1
    partner: Spot | None = None

    def __post_init__(self) -> None:
        if self.partner is not None and _rank(self.partner) < _rank(self.source):
            source, partner = self.source, self.partner
            object.__setattr__(self, "source", partner)
            object.__setattr__(self, "partner", source)

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move written as `t2>t7*4`; raises ValueError for anything else."""
        found = _MOVE_TEXT.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no move; a move looks like t3>f0, t2>t7*4 or s0>w0")
        partner = Spot.parse(found[2]) if found[2] else None
        return cls(Spot.parse(found[1]), Spot.parse(found[3]), int(found[4] or 1), partner)

    def __str__(self) -> str:
        partner = f"+{self.partner}" if self.partner is not None else ""
        count = f"*{self.count}" if self.count != 1 else ""
        return f"{self.source}{partner}>{self.target}{count}"

    def takes_from(self, spot: Spot) -> bool:
        """Whether the move takes cards from the pile on `spot`."""
        return spot is self.source or spot is self.partner

    def lands_on(self, held: Spot) -> Spot:
        """Where a hand that holds the cards of `held` lets go of them to ask for this move: on the
        other card of a pair, else on the target."""
        if self.partner is None:
            return self.target
        return self.partner if held is self.source else self.source


_KINDS: Final = {kind: number for number, kind in enumerate(Kind)}


def _rank(spot: Spot) -> tuple[int, int]:
    return _KINDS[spot.kind], spot.number


class Refusal(NamedTuple):
    """Why a move is not allowed.

    :param code: the rule that refuses it, such as `only-kings`; `reussite.i18n.refusals` and the
        variant hold the sentence.
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
