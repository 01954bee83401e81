"""Double Solitaire: Klondike with two packs, nine columns, draw one or three."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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
    block,
    hookimpl,
    place,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: stock and waste at the left, the columns, a row of two foundations for each suit.

COLUMNS = 9

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 0, 1, fan=Fan.DOWN, shows=3),
        *row(Kind.TABLEAU, COLUMNS, x=1, y=0, fan=Fan.DOWN),
        *block(Kind.FOUNDATION, rows=4, columns=2, x=10, y=0),
    ),
    breaks=(1, 10),
    gap=(0.10, 0.16),
    row_gap=(0.10, 0.20),
)


def deal() -> Iterator[Step]:
    """One to nine cards in the columns, row by row, the last of each column face up."""
    for line in range(COLUMNS):
        for column in range(line, COLUMNS):
            face = Face.UP if column == line else Face.DOWN
            yield Carry(STOCK, Spot(Kind.TABLEAU, column), face=face)


# Options: both stand in the deal code.

DRAW = Option(
    "draw",
    text("Draw"),
    (
        Choice("D1", text("Easy: one card at a time"), text("Each click turns one card: easier.")),
        Choice(
            "D3",
            text("Hard: three at a time"),
            text("Each click turns three cards, of which only the last can be played."),
        ),
    ),
)
SCORING = Option(
    "scoring",
    text("Scoring"),
    (
        Choice(
            "N",
            text("Normal: points"),
            text("You get points for what you uncover and bring home."),
        ),
        Choice(
            "V",
            text("Vegas: dollars"),
            text("You pay 104 dollars, get 5 a card, and go through the stock once."),
        ),
    ),
)

# Rules: build down in alternating colours, kings on empty columns, twin foundations by suit.


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
                base=ace_of("SSHHDDCC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
            Kind.WASTE: PileRule(),
        },
        draw=3 if options["draw"] == "D3" else 1,
        passes=1 if options["scoring"] == "V" else None,
    )


# Scoring: points, or dollars against the price of the packs.


def points(played: Transition) -> int:
    return (
        10 * len(played.carried(target=Kind.FOUNDATION))
        + 5 * len(played.carried(Kind.WASTE, Kind.TABLEAU))
        + 5 * len(played.revealed)
        - (100 if played.carried(Kind.WASTE, Kind.STOCK) else 0)
    )


def dollars(played: Transition) -> int:
    return 5 * len(played.carried(target=Kind.FOUNDATION))


def scoring(options: Options) -> Scoring:
    if options["scoring"] == "V":
        return Scoring(points=dollars, start=-104, unit=Unit.DOLLARS)
    return Scoring(points=points, floor=0)


DOUBLE_SOLITAIRE = Variant(
    family="DS",
    version=1,
    name=text("Double Solitaire"),
    summary=text(
        "Klondike with two packs: nine columns, eight foundations, and much room to build."
    ),
    difficulty=2,
    packs=2,
    options=(DRAW, SCORING),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
    undo_limit=200,
)


@hookimpl
def reussite_variants() -> list[Variant]:
    return [DOUBLE_SOLITAIRE]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
