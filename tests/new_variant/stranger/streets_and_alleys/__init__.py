"""Streets and Alleys: one pack, all open, in eight columns; one card moves at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import (
    ANY_CARD, HAND, ONE_HIGHER, ONE_LOWER, SAME_SUIT,
    Carry, Fan, Kind, Layout, Options, PileRule, Rules, Scoring, Spot, Step, Transition, Variant,
    ace_of, hookimpl, row, text, to_empty_column, to_foundation, to_longest_column,
)  # fmt: skip

# Layout: four foundations above eight columns, four of seven cards and four of six.

COLUMNS = 8

LAYOUT = Layout(
    slots=(
        *row(Kind.FOUNDATION, 4, x=2, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """The whole pack, row by row, all face up."""
    for number in range(52):
        yield Carry(HAND, Spot(Kind.TABLEAU, number % COLUMNS))


# Rules: build down whatever the suit, one card at a time; any card may start a column.


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.FOUNDATION),
                base=ANY_CARD,
                build=(ONE_LOWER,),
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU,),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
        },
    )


# Scoring: a card taken back from a foundation costs more than it earned.


def points(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION)) - 15 * len(
        played.carried(Kind.FOUNDATION, Kind.TABLEAU)
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, floor=0)


# Preferences: what a click, a double-click and automatic placing do.

STREETS_AND_ALLEYS = Variant(
    family="ALLEYS",
    version=1,
    name=text("Streets and Alleys"),
    packs=1,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
)


@hookimpl
def reussite_variants() -> list[Variant]:
    return [STREETS_AND_ALLEYS]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
