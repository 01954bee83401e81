"""Diplomat: two packs, eight columns of four, any suit on any other, one pass."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    STOCK,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Step,
    Variant,
    place,
    row,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 8

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 8, x=2, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=2, y=1, fan=Fan.DOWN),
    ),
    breaks=(2,),
)


def deal() -> Iterator[Step]:
    """Four open cards in every column."""
    return rows(STOCK, Kind.TABLEAU, *(COLUMNS,) * 4)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE), base=ANY_CARD, build=(ONE_LOWER,)
            ),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, Kind.WASTE, packs=2),
            Kind.WASTE: PileRule(),
        },
    )


DIPLOMAT = Variant(
    family="DIPLOM",
    version=1,
    name=text("Diplomat"),
    packs=2,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text("A patience with 2 packs and eight columns, in which any suit goes on any other."),
    difficulty=2,
    like="FT",
)
