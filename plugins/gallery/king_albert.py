"""King Albert: nine columns like stairs, seven cards at hand, one card at a time."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_LOWER,
    OTHER_COLOUR,
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
    row,
    text,
)

from .parts import BEST, UP, rows, scoring_up, up_in_suit

COLUMNS = 9
AT_HAND = 7

LAYOUT = Layout(
    slots=(
        *row(Kind.RESERVE, AT_HAND, x=0, y=0),
        *row(Kind.FOUNDATION, 4, x=AT_HAND, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=1, y=1, fan=Fan.DOWN),
    ),
    breaks=(AT_HAND,),
)


def deal() -> Iterator[Step]:
    """One to nine open cards in the columns, seven at hand."""
    for line in range(COLUMNS):
        for column in range(line, COLUMNS):
            yield Carry(HAND, Spot(Kind.TABLEAU, column))
    yield from rows(HAND, Kind.RESERVE, AT_HAND)


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.RESERVE), base=ANY_CARD, build=(OTHER_COLOUR, ONE_LOWER)
            ),
            Kind.RESERVE: PileRule(),
            Kind.FOUNDATION: up_in_suit(Kind.TABLEAU, Kind.RESERVE),
        },
    )


KING_ALBERT = Variant(
    family="ALBERT",
    version=1,
    name=text("King Albert"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=BEST,
    auto_place=BEST,
    summary=text(
        "Nine columns like stairs and seven cards at hand; one card moves at a time. "
        "It is hard, but never unfair."
    ),
    difficulty=3,
)
