"""Osmosis: four rows of one suit each, where a rank seeps down from row to row."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    SAME_SUIT,
    STOCK,
    Carry,
    Choice,
    Face,
    Fan,
    Kind,
    Layout,
    Move,
    Option,
    Options,
    PileRule,
    Position,
    Refusal,
    Rules,
    Spot,
    Step,
    Variant,
    place,
    text,
)

from .parts import UP, rows, scoring_up, spots

PACKETS = spots(Kind.RESERVE, 4)
ROWS = spots(Kind.FOUNDATION, 4)

LAYOUT = Layout(
    slots=(
        *(place(Kind.RESERVE, 0, n, number=n) for n in range(4)),
        *(place(Kind.FOUNDATION, 1, n, number=n, fan=Fan.RIGHT) for n in range(4)),
        place(Kind.STOCK, 6, 0),
        place(Kind.WASTE, 6, 1, fan=Fan.DOWN, shows=3),
    ),
    breaks=(1, 6),
)

DRAW = Option(
    "draw",
    text("Draw"),
    (Choice("D3", text("Three cards at a time")), Choice("D1", text("One card at a time"))),
)


def deal() -> Iterator[Step]:
    """Four cards in every packet, only the last face up, and one that begins the first row."""
    yield from rows(STOCK, Kind.RESERVE, 4, 4, 4, face=Face.DOWN)
    yield from rows(STOCK, Kind.RESERVE, 4)
    yield Carry(STOCK, ROWS[0])


class OsmosisRules(Rules):
    """Adds what begins a row, and that a rank comes from the row above."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.target.kind is not Kind.FOUNDATION:
            return None
        card, number = position[move.source].up[-1], move.target.number
        if position[move.target].is_empty:
            first = position[ROWS[0]].up[:1]
            begins = first and card.rank == first[0].rank and position[ROWS[number - 1]].up
            return None if begins else Refusal("base-rank")
        above = position[Spot(Kind.FOUNDATION, number - 1)].up if number else (card,)
        return None if card.rank in {other.rank for other in above} else Refusal("row-above")


def rules(options: Options) -> Rules:
    return OsmosisRules(
        piles={
            Kind.RESERVE: PileRule(),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.RESERVE, Kind.WASTE), base=ANY_CARD, build=(SAME_SUIT,)
            ),
            Kind.WASTE: PileRule(),
        },
        draw=3 if options["draw"] == "D3" else 1,
        passes=None,
    )


OSMOSIS = Variant(
    family="OSMOSIS",
    version=1,
    name=text("Osmosis"),
    options=(DRAW,),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=UP,
    auto_place=UP,
    sentences={
        "base-rank": text("A row begins with the rank of the first row, after the row above it."),
        "row-above": text("The same rank must lie in the row above first."),
    },
    summary=text("Four rows, each in one suit: a rank seeps down from row to row."),
    difficulty=2,
)
