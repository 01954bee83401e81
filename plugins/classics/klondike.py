"""Klondike: seven columns in alternating colours, draw one or three."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ALL_OPEN,
    ONE_HIGHER,
    ONE_LOWER,
    ONLY_KINGS,
    OTHER_COLOUR,
    SAME_SUIT,
    STOCK,
    Carry,
    Choice,
    Face,
    Fan,
    Kind,
    Layout,
    Option,
    Options,
    PileRule,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Unit,
    Variant,
    ace_of,
    place,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: stock, waste and foundations above the seven columns.

COLUMNS = 7

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0, fan=Fan.RIGHT, shows=3),
        *row(Kind.FOUNDATION, 4, x=3, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
    row_gap=(0.08, 0.24),
    fan_room=9,
)


def deal() -> Iterator[Step]:
    """One to seven cards in the columns, row by row, the last of each column face up."""
    for line in range(COLUMNS):
        for column in range(line, COLUMNS):
            face = Face.UP if column == line else Face.DOWN
            yield Carry(STOCK, Spot(Kind.TABLEAU, column), face=face)


# Options: all three stand in the deal code.

DRAW = Option(
    "draw",
    text("Draw"),
    (
        Choice("D1", text("One card at a time"), text("Each click turns one card: easier.")),
        Choice(
            "D3",
            text("Three cards at a time"),
            text("Each click turns three cards, of which only the last can be played."),
        ),
    ),
)
PASSES = Option(
    "passes",
    text("Through the stock"),
    (
        Choice(
            "PU",
            text("Without limit"),
            text(
                "The waste is turned over as often as you like; with points, each time costs some."
            ),
        ),
        Choice("P3", text("Three times"), text("You go through the stock three times in all.")),
        Choice("P1", text("Once"), text("What lies in the waste stays there unless you play it.")),
    ),
)
SCORING = Option(
    "scoring",
    text("Scoring"),
    (
        Choice(
            "N", text("Normal: points"), text("You get points for what you uncover and bring home.")
        ),
        Choice(
            "V",
            text("Vegas: dollars"),
            text("You pay 52 dollars for the cards and get 5 for each one on a foundation."),
        ),
    ),
)

# Rules: build down in alternating colours, kings on empty columns, foundations by suit.

HOW_OFTEN = {"PU": None, "P3": 3, "P1": 1}


def rules(options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE, Kind.FOUNDATION),
                base=ONLY_KINGS,
                build=(OTHER_COLOUR, ONE_LOWER),
                lifts=ALL_OPEN,
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
            Kind.WASTE: PileRule(),
        },
        draw=3 if options["draw"] == "D3" else 1,
        passes=HOW_OFTEN[options["passes"]],
    )


# Scoring: points, or dollars against the price of the pack. Taking back costs what it earned.


def points(played: Transition, price: int) -> int:
    return (
        10 * len(played.carried(target=Kind.FOUNDATION))
        + 5 * len(played.carried(Kind.WASTE, Kind.TABLEAU))
        + 5 * len(played.revealed)
        - 15 * len(played.carried(Kind.FOUNDATION, Kind.TABLEAU))
        - (price if played.carried(Kind.WASTE, Kind.STOCK) else 0)
    )


def dollars(played: Transition) -> int:
    up, back = played.carried(target=Kind.FOUNDATION), played.carried(Kind.FOUNDATION)
    return 5 * len(up) - 5 * len(back)


def scoring(options: Options) -> Scoring:
    if options["scoring"] == "V":
        return Scoring(points=dollars, start=-52, unit=Unit.DOLLARS)
    price = 20 if options["draw"] == "D3" else 100
    return Scoring(points=lambda played: points(played, price), floor=0)


KLONDIKE = Variant(
    family="KL",
    version=1,
    name=text("Klondike"),
    summary=text("The patience that everybody knows: seven columns in alternating colours."),
    difficulty=2,
    options=(DRAW, PASSES, SCORING),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
)
