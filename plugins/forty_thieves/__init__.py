"""Quarante Voleurs: two packs, ten columns of four, one card at a time, one pass."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import (
    ANY_CARD,
    ONE_HIGHER,
    ONE_LOWER,
    SAME_SUIT,
    STOCK,
    Carry,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    ace_of,
    hookimpl,
    only_from,
    place,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: stock, waste and foundations above the ten columns.

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 8, x=2, y=0),
        *row(Kind.TABLEAU, 10, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """Four face-up cards in every column, row by row."""
    for _ in range(4):
        for column in range(10):
            yield Carry(STOCK, Spot(Kind.TABLEAU, column))


# Rules: build down in suit, one card at a time; any card may start a column.


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE, Kind.FOUNDATION),
                base=ANY_CARD,
                build=(SAME_SUIT, ONE_LOWER),
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE),
                base=ace_of("SHDCSHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
            Kind.WASTE: PileRule(),
        },
        draw=1,
        passes=1,
    )


# Scoring: a card taken back from a foundation costs more than it earned.


def points(played: Transition) -> int:
    return (
        10 * len(played.carried(target=Kind.FOUNDATION))
        + 5 * len(played.carried(Kind.WASTE, Kind.TABLEAU))
        - 15 * len(played.carried(Kind.FOUNDATION, Kind.TABLEAU))
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, floor=0)


FORTY_THIEVES = Variant(
    family="FT",
    version=1,
    name=text("Quarante Voleurs"),
    list_name=text("Forty Thieves (Quarante Voleurs)"),
    summary=text("Ten open columns built in suit, and a stock that is gone through once."),
    difficulty=3,
    packs=2,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation, only_from(Kind.WASTE, to_longest_column, to_empty_column)),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
    undo_limit=100,
)


@hookimpl
def reussite_variants() -> list[Variant]:
    return [FORTY_THIEVES]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
