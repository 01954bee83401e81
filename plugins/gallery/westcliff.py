"""Westcliff: ten short columns in alternating colours, and one pass through the stock."""

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

COLUMNS = 10

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 4, x=6, y=0),
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
                takes=(Kind.TABLEAU, Kind.WASTE),
                base=ANY_CARD,
                build=(OTHER_COLOUR, ONE_LOWER),
                lifts=packed(OTHER_COLOUR, ONE_LOWER),
            ),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, Kind.WASTE),
            Kind.WASTE: PileRule(),
        },
        draw=1,
        passes=1,
    )


WESTCLIFF = Variant(
    family="WEST",
    version=1,
    name=text("Westcliff"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text(
        "A Klondike with ten short columns and 1 pass through the stock. It is won "
        "more often than not."
    ),
    difficulty=1,
    like="KL",
)
