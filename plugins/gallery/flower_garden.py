"""Flower Garden: six beds, and a bouquet of sixteen cards that are all at hand."""

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
    block,
    row,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 6
BOUQUET = 16

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=1, x=COLUMNS, y=0),
        *block(Kind.RESERVE, rows=4, columns=4, x=COLUMNS + 1, y=0),
    ),
    breaks=(COLUMNS, COLUMNS + 1),
)


def deal() -> Iterator[Step]:
    """Six cards in every column, sixteen at hand."""
    yield from rows(HAND, Kind.TABLEAU, *(COLUMNS,) * 6)
    yield from rows(HAND, Kind.RESERVE, BOUQUET)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.RESERVE), base=ANY_CARD, build=(ONE_LOWER,)
            ),
            Kind.RESERVE: PileRule(),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, Kind.RESERVE),
        },
    )


FLOWER_GARDEN = Variant(
    family="FLOWER",
    version=1,
    name=text("Flower Garden"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text(
        "Six beds and a bouquet: every card is seen from the start, and you choose the order."
    ),
    difficulty=3,
)
