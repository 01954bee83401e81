"""Pyramid: two cards that make thirteen leave together, kings alone."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    KING,
    STOCK,
    Base,
    Carry,
    Choice,
    Fan,
    Fit,
    Kind,
    Layout,
    Option,
    Options,
    PileRule,
    Position,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    place,
    row,
    text,
    to_discard,
    to_partner,
)

# Layout: seven rows, each over the one before; stock and waste at the left, the discard right.

ROWS = 7
PLACES = tuple(Spot(Kind.PEAK, number) for number in range(ROWS * (ROWS + 1) // 2))

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 0, 1, fan=Fan.DOWN, shows=3),
        place(Kind.DISCARD, ROWS + 1, 0),
        *(
            slot
            for n in range(ROWS)
            for slot in row(
                Kind.PEAK, n + 1, x=1 + (ROWS - 1 - n) / 2, y=n / 2, first=n * (n + 1) // 2
            )
        ),
    ),
)


def deal() -> Iterator[Step]:
    """The pyramid row by row, face up."""
    for spot in PLACES:
        yield Carry(STOCK, spot)


# Options: how often the stock is gone through stands in the deal code.

PASSES = Option(
    "passes",
    text("Through the stock"),
    (
        Choice("P3", text("Three times"), text("You go through the stock three times in all.")),
        Choice("P1", text("Once"), text("What lies in the waste stays there unless you play it.")),
        Choice("PU", text("Without limit"), text("The waste is turned over as often as you like.")),
    ),
)
HOW_OFTEN = {"P3": 3, "P1": 1, "PU": None}

# Rules: pairs of thirteen, kings alone; won with nothing left of the pyramid.

THIRTEEN = Fit("make-thirteen", lambda card, other: card.rank + other.rank == KING)
KING_ALONE = "king-alone"


class PyramidRules(Rules):
    """Adds how to win."""

    def is_won(self, position: Position) -> bool:
        return all(position[spot].is_empty for spot in PLACES)


def rules(options: Options) -> Rules:
    return PyramidRules(
        piles={
            Kind.PEAK: PileRule(),
            Kind.WASTE: PileRule(),
            Kind.DISCARD: PileRule(
                takes=(Kind.PEAK, Kind.WASTE),
                base=Base(KING_ALONE, lambda card, _spot: card.rank == KING),
                build=(Fit(KING_ALONE, lambda card, _onto: card.rank == KING),),
                pairs=(THIRTEEN,),
            ),
        },
        draw=1,
        passes=HOW_OFTEN[options["passes"]],
    )


# Scoring: cards of the pyramid that leave, and less for those of the waste.


def points(played: Transition) -> int:
    return 10 * len(played.carried(Kind.PEAK)) + 5 * len(played.carried(Kind.WASTE, Kind.DISCARD))


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


PYRAMID = Variant(
    family="PYRA",
    version=1,
    name=text("Pyramid"),
    summary=text("Take pairs that make thirteen until the pyramid is gone."),
    difficulty=3,
    like="GOLF",
    options=(PASSES,),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_discard,),
    double_click=(to_discard, to_partner),
    auto_place=(to_discard,),
    sentences={
        "make-thirteen": text("Two cards leave together when they make thirteen."),
        "king-alone": text("Only a king leaves alone."),
    },
)
