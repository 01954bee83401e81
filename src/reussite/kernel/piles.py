"""Places on the table and the piles that lie there."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from reussite.kernel.cards import Card


class Kind(StrEnum):
    """What a place is for; the value is its letter in notation."""

    STOCK = "s"
    WASTE = "w"
    FOUNDATION = "f"
    TABLEAU = "t"
    CELL = "c"
    RESERVE = "r"
    PEAK = "p"
    DISCARD = "d"
    HAND = "h"  # the dealer's hand, for variants without a stock; never on the table

    @property
    def letter(self) -> str:
        return str(self.value)


_SPOTS: Final[dict[tuple[str, int], Spot]] = {}
_EVERY: Final[dict[str, Spot]] = {}
_SPOT_TEXT: Final = re.compile(r"([swftcrpdh])(0|[1-9][0-9]{0,2}|\*)")


class Spot(str):
    """The name of one place: kind and number from 0. It is its own text: `t3`, `s0`.

    `Spot.every` names all places of one kind together. Every spot exists once, so spots may be
    compared with `is`.

    :ivar number: -1 where all places of the kind are meant.
    """

    __slots__ = ("kind", "number")

    kind: Kind
    number: int

    def __new__(cls, kind: Kind, number: int = 0) -> Spot:
        known = _SPOTS.get((kind.value, number))
        if known is not None:
            return known
        if not 0 <= number < 1000:
            raise ValueError(f"places are numbered from 0 to 999, not {number}")
        spot = super().__new__(cls, f"{kind.value}{number}")
        spot.kind = kind
        spot.number = number
        return _SPOTS.setdefault((kind.value, number), spot)

    @classmethod
    def every(cls, kind: Kind) -> Spot:
        """All places of this kind together, where a dealt row goes: `t*`. No pile lies there."""
        known = _EVERY.get(kind.value)
        if known is not None:
            return known
        spot = super().__new__(cls, f"{kind.value}*")
        spot.kind = kind
        spot.number = -1
        return _EVERY.setdefault(kind.value, spot)

    @classmethod
    def parse(cls, text: str) -> Spot:
        """The spot written as `t3` or `t*`; raises ValueError for anything else."""
        found = _SPOT_TEXT.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is no place: a letter of swftcrpd, then a number")
        return cls.every(Kind(found[1])) if found[2] == "*" else cls(Kind(found[1]), int(found[2]))

    @property
    def is_every(self) -> bool:
        """Whether all places of its kind are meant."""
        return self.number < 0

    def __reduce__(self) -> tuple[Callable[[str], Spot], tuple[str]]:
        return Spot.parse, (str(self),)

    def __repr__(self) -> str:
        return str(self)


STOCK: Final = Spot(Kind.STOCK)
WASTE: Final = Spot(Kind.WASTE)
HAND: Final = Spot(Kind.HAND)


class Pile(NamedTuple):
    """Cards of one place, bottom first; the face-down ones all lie under the face-up ones.

    Two tuples make a face-down card above a face-up one unrepresentable.
    """

    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    @property
    def top(self) -> Card | None:
        """The available card: the uppermost one when it is face up."""
        return self.up[-1] if self.up else None

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.down + self.up

    @property
    def height(self) -> int:
        """How many cards lie here."""
        return len(self.down) + len(self.up)

    @property
    def is_empty(self) -> bool:
        return not self.down and not self.up


EMPTY: Final = Pile()
