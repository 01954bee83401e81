"""The rules of the siblings of Quarante Voleurs: what they share, and where they differ."""

from __future__ import annotations

import pytest

from classics.josephine import JOSEPHINE as JOSE
from classics.limited import LIMITED
from classics.number_ten import NUMBER_TEN as TEN
from classics.streets import STREETS
from forty_thieves import FORTY_THIEVES as FT
from reussite.api import Variant
from reussite.kernel.piles import STOCK, WASTE, Kind
from reussite.testing import click, double_click, lay, points, why_not

FOUR = (JOSE, STREETS, TEN, LIMITED)
four = pytest.mark.parametrize("variant", FOUR, ids=lambda variant: variant.family)


# The table


@pytest.mark.parametrize(
    ("variant", "columns", "down", "up", "stock"),
    [(JOSE, 10, 0, 4, 64), (STREETS, 10, 0, 4, 64), (TEN, 10, 2, 2, 64), (LIMITED, 12, 0, 3, 68)],
    ids=lambda value: getattr(value, "family", str(value)),
)
def test_how_the_cards_lie(variant: Variant, columns: int, down: int, up: int, stock: int) -> None:
    opening = variant.game().numbered(7).opening().after
    piles = [pile for spot, pile in opening if spot.kind is Kind.TABLEAU]
    assert [(len(pile.down), len(pile.up)) for pile in piles] == [(down, up)] * columns
    assert opening[STOCK].height == stock
    assert opening[WASTE].is_empty
    assert sum(spot.kind is Kind.FOUNDATION for spot, _ in opening) == 8


# How columns are built


@pytest.mark.parametrize("variant", [JOSE, LIMITED], ids=lambda variant: variant.family)
def test_josephine_and_limited_build_down_in_suit(variant: Variant) -> None:
    position = lay(variant, t0="8S", t1="7S", t2="7H", t3="9S")
    assert why_not(variant, position, "t1>t0") is None
    assert why_not(variant, position, "t2>t0") == "same-suit"
    assert why_not(variant, position, "t3>t0") == "one-lower"


@pytest.mark.parametrize("variant", [STREETS, TEN], ids=lambda variant: variant.family)
def test_streets_and_number_ten_build_down_in_alternating_colours(variant: Variant) -> None:
    position = lay(variant, t0="8S", t1="7S", t2="7H", t3="9D")
    assert why_not(variant, position, "t2>t0") is None
    assert why_not(variant, position, "t1>t0") == "other-colour"
    assert why_not(variant, position, "t3>t0") == "one-lower"


@pytest.mark.parametrize(
    ("variant", "run", "onto", "code"),
    [
        (JOSE, "8S 7S 6S", "9S", None),
        (JOSE, "8S 7H 6S", "9S", "not-a-run"),
        (TEN, "8S 7H 6S", "9H", None),
        (TEN, "8S 7S 6S", "9H", "not-a-run"),
        (STREETS, "8S 7H 6S", "9H", "only-top"),
        (LIMITED, "8S 7S 6S", "9S", "only-top"),
    ],
    ids=lambda value: getattr(value, "family", None),
)
def test_which_runs_move_together(variant: Variant, run: str, onto: str, code: str | None) -> None:
    assert why_not(variant, lay(variant, t0=run, t1=onto), "t0>t1*3") == code


@four
def test_any_card_or_run_goes_on_an_empty_column(variant: Variant) -> None:
    position = lay(variant, t0="8S", w0="KD")
    assert why_not(variant, position, "t0>t1") is None
    assert why_not(variant, position, "w0>t1") is None


@four
def test_foundations_and_the_single_pass_are_those_of_quarante_voleurs(variant: Variant) -> None:
    position = lay(variant, f0="AS", t0="2S", t1="AH", rest="w0")
    assert why_not(variant, position, "t0>f0") is None
    assert why_not(variant, position, "t1>f1") is None
    assert why_not(variant, position, "t1>f2") == "own-ace"
    assert why_not(variant, position, "w0>s0*101") == "no-more-passes"
    assert variant.game().rules.piles[Kind.FOUNDATION].takes == (Kind.TABLEAU, Kind.WASTE)


# Scoring and gestures


@four
@pytest.mark.parametrize(
    ("piles", "move"),
    [
        ({"t0": "AS"}, "t0>f0"),
        ({"w0": "AS"}, "w0>f0"),
        ({"w0": "AS"}, "w0>t0"),
        ({"t0": "AS"}, "t0>t1"),
        ({"f0": "AS"}, "f0>t0"),
        ({"s0": "AS"}, "s0>w0"),
    ],
)
def test_points_are_those_of_quarante_voleurs(
    variant: Variant, piles: dict[str, str], move: str
) -> None:
    assert points(variant, lay(variant, piles), move) == points(FT, lay(FT, piles), move)
    assert variant.game().scoring.floor == 0


def test_in_number_ten_a_card_that_turns_up_earns_five_points() -> None:
    assert points(TEN, lay(TEN, t0="-2C 7D", t1="8S"), "t0>t1") == 5


@four
def test_gestures_are_those_of_quarante_voleurs(variant: Variant) -> None:
    position = lay(variant, w0="KD", t0="AS", t1="9H")
    assert click(variant, position, "t0") == "t0>f0"
    assert click(variant, position, "t1") is None
    assert click(variant, position, "w0") == "w0>t2"
    assert double_click(variant, lay(variant, t0="2C 9H"), "t0") == "t0>t1"
