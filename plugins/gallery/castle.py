"""Beleaguered Castle: eight open rows around foundations on which the aces lie from the start."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_LOWER,
    Carry,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Spot,
    Step,
    Variant,
    place,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

LAYOUT = Layout(
    slots=(
        *(place(Kind.TABLEAU, 0, n, number=n, fan=Fan.RIGHT) for n in range(4)),
        *(place(Kind.FOUNDATION, 9, n, number=n) for n in range(4)),
        *(place(Kind.TABLEAU, 4.5, n, number=n + 4, fan=Fan.RIGHT) for n in range(4)),
    ),
    breaks=(9,),
)


def deal() -> Iterator[Step]:
    """The aces on the foundations, and six cards in every row."""
    for number in range(4):
        yield Carry(HAND, Spot(Kind.FOUNDATION, number))
    yield from rows(HAND, Kind.TABLEAU, *(8,) * 6)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, build=(ONE_LOWER,)),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU),
        },
    )


CASTLE = Variant(
    family="CASTLE",
    version=1,
    name=text("Beleaguered Castle"),
    layout=LAYOUT,
    deal=deal,
    dealt_first=lambda _options: ("AS", "AH", "AD", "AC"),
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text("The four aces lie ready, and eight open rows of six cards besiege them."),
    difficulty=2,
)
