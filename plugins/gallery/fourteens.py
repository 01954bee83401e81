"""Fourteens: twelve columns; two end cards that make fourteen leave."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    HAND,
    Base,
    Fan,
    Fit,
    Kind,
    Layout,
    Options,
    PileRule,
    Position,
    Rules,
    Spot,
    Step,
    Variant,
    place,
    row,
    text,
    to_partner,
)

from .parts import rows, scoring_away

AWAY = Spot(Kind.DISCARD)

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, 6, x=0, y=0, fan=Fan.DOWN),
        *row(Kind.TABLEAU, 6, x=0, y=2, fan=Fan.DOWN, first=6),
        place(Kind.DISCARD, 6, 0),
    ),
    breaks=(6,),
    fan_room=4,
)


def deal() -> Iterator[Step]:
    """Five cards in the first four columns, four in the others."""
    return rows(HAND, Kind.TABLEAU, 12, 12, 12, 12, 4)


class FourteensRules(Rules):
    """Adds how to win."""

    def is_won(self, position: Position) -> bool:
        return position[AWAY].height == 52


def rules(_options: Options) -> Rules:
    return FourteensRules(
        piles={
            Kind.TABLEAU: PileRule(),
            Kind.DISCARD: PileRule(
                takes=(Kind.TABLEAU,),
                base=Base("make-fourteen", lambda _card, _spot: False),
                pairs=(Fit("make-fourteen", lambda card, other: card.rank + other.rank == 14),),
            ),
        },
    )


FOURTEENS = Variant(
    family="FOURT",
    version=1,
    name=text("Fourteens"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_away,
    double_click=(to_partner,),
    sentences={"make-fourteen": text("Two cards leave together when they make fourteen.")},
    summary=text("Twelve columns of open cards: pairs that make 14 leave, and it matters which."),
    difficulty=2,
)
