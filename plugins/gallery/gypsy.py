"""Gypsy: two packs in eight columns, alternating colours, and rows dealt from the stock."""

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
    block,
    packed,
    place,
    row,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 8

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, COLUMNS, x=0, y=0, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=2, x=COLUMNS, y=0),
        place(Kind.STOCK, COLUMNS + 1, 4),
    ),
    breaks=(COLUMNS,),
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
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, packs=2),
        },
        deals_to=Kind.TABLEAU,
    )


GYPSY = Variant(
    family="GYPSY",
    version=1,
    name=text("Gypsy"),
    packs=2,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text("A patience with 2 packs: Klondike’s way of building, Spider’s way of dealing."),
    difficulty=2,
    like="KL",
)
