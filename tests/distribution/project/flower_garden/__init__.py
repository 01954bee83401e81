"""Flower Garden: six beds of six open cards, and a bouquet of sixteen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_HIGHER,
    ONE_LOWER,
    SAME_SUIT,
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
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: foundations above six beds, the bouquet in two rows below them.

BEDS, BOUQUET = 6, 16

LAYOUT = Layout(
    slots=(
        *row(Kind.FOUNDATION, 4, x=2, y=0),
        *row(Kind.TABLEAU, BEDS, x=1, y=1, fan=Fan.DOWN),
        *row(Kind.RESERVE, BOUQUET // 2, x=0, y=3),
        *row(Kind.RESERVE, BOUQUET // 2, x=0, y=4, first=BOUQUET // 2),
    ),
    fan_room=8,
)


def deal() -> Iterator[Step]:
    for number in range(52 - BOUQUET):
        yield Carry(HAND, Spot(Kind.TABLEAU, number % BEDS))
    for number in range(BOUQUET):
        yield Carry(HAND, Spot(Kind.RESERVE, number))


# Rules: build down whatever the suit, one card at a time.


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.RESERVE), base=ANY_CARD, build=(ONE_LOWER,)
            ),
            Kind.RESERVE: PileRule(),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.RESERVE),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
        },
    )


# Scoring: ten points for each card brought up.


def points(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION))


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


# Preferences.

FLOWER_GARDEN = Variant(
    family="BLOOMS",
    version=1,
    name=text("Flower Garden"),
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
    return [FLOWER_GARDEN]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
