"""Thirteens: ten cards; pairs that make thirteen leave, and others take their places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    KING,
    STOCK,
    Base,
    Carry,
    Fit,
    Kind,
    Layout,
    Move,
    Options,
    PileRule,
    Position,
    Refusal,
    Rules,
    Spot,
    Step,
    Transition,
    Variant,
    block,
    place,
    text,
    to_discard,
)

from .parts import PAIRS, rows, scoring_away, spots

PLACES = spots(Kind.RESERVE, 10)
AWAY = Spot(Kind.DISCARD)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *block(Kind.RESERVE, rows=2, columns=5, x=1, y=0),
        place(Kind.DISCARD, 6, 0),
    ),
    breaks=(1, 6),
)


def deal() -> Iterator[Step]:
    """Ten cards in two rows."""
    return rows(STOCK, Kind.RESERVE, len(PLACES))


class ThirteensRules(Rules):
    """Adds that the places are filled from the stock, and how to win."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        return Refusal("fills-itself") if move.source is STOCK else None

    def consequences(self, played: Transition) -> Iterable[Step]:
        empty = [spot for spot in PLACES if played.after[spot].is_empty]
        return (Carry(STOCK, spot) for spot in empty[: played.after[STOCK].height])

    def is_won(self, position: Position) -> bool:
        return position[AWAY].height == 52


def rules(_options: Options) -> Rules:
    return ThirteensRules(
        piles={
            Kind.RESERVE: PileRule(),
            Kind.DISCARD: PileRule(
                takes=(Kind.RESERVE,),
                base=Base("king-alone", lambda card, _spot: card.rank == KING),
                build=(Fit("king-alone", lambda card, _onto: card.rank == KING),),
                pairs=(Fit("make-thirteen", lambda card, other: card.rank + other.rank == KING),),
            ),
        },
        deals_to=Kind.RESERVE,
    )


THIRTEENS = Variant(
    family="THIRT",
    version=1,
    name=text("Thirteens"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_away,
    click=(to_discard,),
    double_click=PAIRS,
    auto_place=(to_discard,),
    sentences={
        "make-thirteen": text("Two cards leave together when they make thirteen."),
        "king-alone": text("Only a king leaves alone."),
        "fills-itself": text("Empty places are filled from the stock automatically."),
    },
    summary=text("A quick patience: pairs that make 13 leave, and new cards take their places."),
    difficulty=2,
)
