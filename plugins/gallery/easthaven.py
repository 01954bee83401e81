"""Easthaven: seven short columns in alternating colours, and rows dealt from the stock."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    OTHER_COLOUR,
    STOCK,
    Face,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Step,
    Variant,
    packed,
    place,
    row,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 7

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *row(Kind.FOUNDATION, 4, x=3, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """Three cards in every column, the last of them face up."""
    yield from rows(STOCK, Kind.TABLEAU, COLUMNS, COLUMNS, face=Face.DOWN)
    yield from rows(STOCK, Kind.TABLEAU, COLUMNS)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=ANY_CARD,
                build=(OTHER_COLOUR, ONE_LOWER),
                lifts=packed(OTHER_COLOUR, ONE_LOWER),
            ),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU),
        },
        deals_to=Kind.TABLEAU,
    )


EASTHAVEN = Variant(
    family="EASTH",
    version=1,
    name=text("Easthaven"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text("A Klondike whose stock is dealt in rows over seven short columns."),
    difficulty=2,
    like="KL",
)
