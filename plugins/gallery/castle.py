"""Beleaguered Castle: Streets and Alleys with the aces on the foundations from the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reussite.api import HAND, Carry, Kind, Spot, Step, text

from .alleys import ALLEYS
from .parts import rows


def deal() -> Iterator[Step]:
    """The aces on the foundations, and six cards in every row."""
    for number in range(4):
        yield Carry(HAND, Spot(Kind.FOUNDATION, number))
    yield from rows(HAND, Kind.TABLEAU, *(8,) * 6)


CASTLE = replace(
    ALLEYS,
    family="CASTLE",
    name=text("Beleaguered Castle"),
    deal=deal,
    dealt_first=lambda _options: ("AS", "AH", "AD", "AC"),
    summary=text("The four aces lie ready, and eight open rows of six cards besiege them."),
    difficulty=2,
    like="ALLEYS",
)
