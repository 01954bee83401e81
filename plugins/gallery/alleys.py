"""Streets and Alleys: eight open rows beside the foundations, one card at a time."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_LOWER,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
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
    """Seven cards in the rows at the left, six in those at the right."""
    return rows(HAND, Kind.TABLEAU, 8, 8, 8, 8, 8, 8, 4)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, build=(ONE_LOWER,)),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU),
        },
    )


ALLEYS = Variant(
    family="ALLEYS",
    version=1,
    name=text("Streets and Alleys"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text("Eight open rows of which one card at a time moves, whatever its suit."),
    difficulty=3,
)
