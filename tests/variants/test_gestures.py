"""What a click, a double-click or a drop beside all piles means, row by row."""

from __future__ import annotations

import pytest

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel.choosers import Touch, refused_by_length
from reussite.kernel.moves import Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position, describe
from reussite.kernel.variant import Variant
from reussite.testing import auto_place, click, double_click, lay, play, why_not

ALL = pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)


# Click on the stock


def test_a_click_on_the_stock_draws_one_or_three() -> None:
    hard = DS.game(DS.choose(draw="D3"))
    assert click(DS, lay(DS, s0="4S 3S 2S AS"), "s0") == "s0>w0"
    assert click(hard, lay(hard, s0="4S 3S 2S AS"), "s0") == "s0>w0*3"
    assert click(FT, lay(FT, s0="4S 3S 2S AS"), "s0") == "s0>w0"


def test_a_click_on_the_empty_stock_turns_the_waste_over_where_that_is_allowed() -> None:
    position = lay(DS, w0="AS 2S 3S")
    assert click(DS, position, "s0") == "w0>s0*3"
    assert why_not(DS, position, "w0>s0*3") is None


def test_a_click_on_the_exhausted_stock_is_refused_with_the_rule() -> None:
    vegas = DS.game(DS.choose(scoring="V"))
    for game, position in ((vegas, lay(vegas, w0="AS")), (FT, lay(FT, w0="AS"))):
        asked = click(game, position, "s0")
        assert asked is not None
        assert why_not(game, position, asked) == "no-more-passes"


def test_freecell_has_no_stock_to_click() -> None:
    assert click(FC, lay(FC, t0="AS"), "s0") is None


# Click on a top card


@ALL
def test_a_click_sends_the_top_card_of_a_column_to_the_foundation(variant: Variant) -> None:
    assert click(variant, lay(variant, t3="KH AS"), "t3") == "t3>f0"


@pytest.mark.parametrize("variant", [DS, FT], ids=lambda variant: variant.family)
def test_a_click_sends_the_top_card_of_the_waste_to_the_foundation(variant: Variant) -> None:
    assert click(variant, lay(variant, w0="KH AS"), "w0") == "w0>f0"


def test_a_click_sends_the_card_of_a_cell_to_the_foundation() -> None:
    assert click(FC, lay(FC, c2="AS"), "c2") == "c2>f0"


@ALL
def test_a_click_on_a_column_goes_nowhere_else(variant: Variant) -> None:
    lower = "7S" if variant is FT else "7H"
    position = lay(variant, t0="8S", t1=f"KD {lower}")
    assert why_not(variant, position, "t1>t0") is None
    assert click(variant, position, "t1") is None


def test_in_double_solitaire_and_freecell_a_click_never_goes_to_a_column_or_cell() -> None:
    assert click(DS, lay(DS, w0="7H", t0="8S"), "w0") is None
    assert click(FC, lay(FC, c0="7H", t0="8S"), "c0") is None
    assert click(FC, lay(FC, t0="7H"), "t0") is None


def test_in_quarante_voleurs_a_waste_card_goes_to_the_longest_column_that_accepts_it() -> None:
    position = lay(FT, w0="7S", t2="KH 8S", t5="KD QD 8S", t7="")
    assert click(FT, position, "w0") == "w0>t5"


def test_in_quarante_voleurs_a_waste_card_prefers_the_foundation() -> None:
    position = lay(FT, w0="2S", f0="AS", t5="KD QD 3S")
    assert click(FT, position, "w0") == "w0>f0"


def test_in_quarante_voleurs_a_waste_card_goes_to_an_empty_column_at_last() -> None:
    position = lay(FT, w0="7S", t0="KH", t1="KD", t4="KC")
    assert click(FT, position, "w0") == "w0>t2"


# Double-click


@ALL
def test_a_double_click_prefers_the_foundation(variant: Variant) -> None:
    lower = "2S" if variant is FT else "2H"
    foundation = "f0" if variant is FT else ("f2" if variant is DS else "f1")
    onto = "3S"
    position = lay(variant, {"t0": onto, "t1": f"KD {lower}", foundation: f"A{lower[1]}"})
    assert double_click(variant, position, "t1") == f"t1>{foundation}"


@ALL
def test_a_double_click_takes_the_longest_column_not_the_empty_one(variant: Variant) -> None:
    lower = "7S" if variant is FT else "7H"
    position = lay(
        variant, t1=f"KC {lower}", t2="KD 8S", t4="QD JD 8S" if variant is not FC else "QD JD 8C"
    )
    assert double_click(variant, position, "t1") == "t1>t4"


@ALL
def test_of_equally_long_columns_a_double_click_takes_the_leftmost(variant: Variant) -> None:
    lower = "7S" if variant is FT else "7H"
    other = "8C" if variant is FC else "8S"
    position = lay(variant, t1=f"KC {lower}", t3="KD 8S", t6=f"QD {other}")
    assert double_click(variant, position, "t1") == "t1>t3"


def test_the_longest_column_has_most_cards_face_down_ones_included() -> None:
    position = lay(DS, w0="7H", t1="KD QD 8S", t6="-2C -3C -4C 8C")
    assert double_click(DS, position, "w0") == "w0>t6"


@pytest.mark.parametrize("variant", [DS, FC], ids=lambda variant: variant.family)
def test_a_double_click_moves_a_card_with_the_run_on_it(variant: Variant) -> None:
    position = lay(variant, t1="KC 7H 6S", t4="QD 8S")
    assert double_click(variant, position, "t1", 2) == "t1>t4*2"


def test_in_double_solitaire_a_double_click_sends_a_king_to_an_empty_column() -> None:
    position = lay(DS, t0="-3C KH QS", w0="KD", t1="2D")
    assert double_click(DS, position, "t0", 2) == "t0>t2*2"
    assert double_click(DS, position, "w0") == "w0>t2"


def test_in_quarante_voleurs_a_double_click_sends_any_card_to_an_empty_column() -> None:
    position = lay(FT, t0="3C KH", t1="2D")
    assert double_click(FT, position, "t0") == "t0>t2"


def test_in_freecell_a_double_click_sends_a_single_card_to_a_cell_before_a_column() -> None:
    position = lay(FC, t0="3C KH", c0="2D")
    assert double_click(FC, position, "t0") == "t0>c1"


def test_in_freecell_a_double_click_sends_a_single_card_to_an_empty_column_at_last() -> None:
    position = lay(FC, t0="3C KH", c0="2D", c1="4D", c2="6D", c3="8D", t1="JD")
    assert double_click(FC, position, "t0") == "t0>t2"


def test_in_freecell_a_double_click_sends_a_run_to_an_empty_column_not_to_a_cell() -> None:
    position = lay(FC, t0="3C KH QS", t1="JD")
    assert double_click(FC, position, "t0", 2) == "t0>t2*2"


def test_in_freecell_a_cell_card_goes_to_a_column() -> None:
    position = lay(FC, c0="7H", t4="KD 8S")
    assert double_click(FC, position, "c0") == "c0>t4"


FULL_CELLS = {"c0": "2D", "c1": "4D", "c2": "6D", "c3": "8D"}


def refused_length(position: Position, spot: str, count: int) -> Refusal | None:
    return refused_by_length(Touch(FC.game().rules, position, Spot.parse(spot), count))


def test_in_freecell_destinations_that_the_length_forbids_are_passed_over() -> None:
    # With one empty column two cards may go to a filled one, but only one to the empty one.
    columns = {"t2": "JC TS", "t3": "KS", "t4": "KD", "t5": "KC", "t6": "QC", "t7": "QD"}
    position = lay(FC, FULL_CELLS | columns, t0="3C 9H 8S")
    assert why_not(FC, position, "t0>t1*2") == "too-many"
    assert double_click(FC, position, "t0", 2) == "t0>t2*2"


def test_in_freecell_a_run_too_long_for_all_that_remain_is_refused_with_the_number() -> None:
    columns = {"t2": "JC", "t3": "KS", "t4": "KD", "t5": "KC", "t6": "QC", "t7": "QD"}
    position = lay(FC, FULL_CELLS | columns, t0="3C 9H 8S")
    assert double_click(FC, position, "t0", 2) is None
    assert refused_length(position, "t0", 2) == Refusal("too-many", 1)
    fitting = lay(FC, FULL_CELLS | columns, t0="3C 9H 8S 7D", t1="TS")
    assert double_click(FC, fitting, "t0", 3) is None
    assert refused_length(fitting, "t0", 3) == Refusal("too-many", 1)


def test_a_run_that_fits_nowhere_is_not_refused_by_its_length() -> None:
    position = lay(FC, FULL_CELLS | filled("9S KH KS KD KC QC QD JC"), t0="3C 9H 8S")
    assert double_click(FC, position, "t0", 2) is None
    assert refused_length(position, "t0", 2) is None


def filled(cards: str) -> dict[str, str]:
    """One card in each column, from the left."""
    return {f"t{number}": card for number, card in enumerate(cards.split())}


@ALL
def test_a_double_click_never_moves_a_whole_column_to_another_empty_one(variant: Variant) -> None:
    position = lay(variant, t0="KH", t2="2D 2C")
    assert why_not(variant, position, "t0>t1") is None
    found = double_click(variant, position, "t0")
    assert found == ("t0>c0" if variant is FC else None)
    run = lay(variant, t0="KH QS")
    if variant is not FT:
        assert double_click(variant, run, "t0", 2) is None


def test_a_double_click_that_finds_nothing_does_nothing() -> None:
    assert double_click(DS, lay(DS, t0="-2C 7H"), "t0") is None
    assert double_click(FT, lay(FT, filled("7H KS KH KD KC QS QH QD QC JS")), "t0") is None
    position = lay(FC, FULL_CELLS | filled("7H KH KS KD KC QC QD JC"))
    assert double_click(FC, position, "t0") is None


@ALL
def test_a_card_under_others_never_jumps_to_a_foundation(variant: Variant) -> None:
    position = lay(variant, f0="AS", t0="KH 2S QD")
    for gesture in (double_click, auto_place):
        assert gesture(variant, position, "t0", 2) is None
    assert why_not(variant, position, "t0>f0") is not None
    assert why_not(variant, position, "t0>f0*2") is not None


# Dropped beside all piles, with automatic placing on


@ALL
def test_a_dropped_card_prefers_the_foundation(variant: Variant) -> None:
    lower = "2S" if variant is FT else "2H"
    foundation = "f0" if variant is FT else ("f2" if variant is DS else "f1")
    position = lay(variant, {"t0": "3S", "t1": f"KD {lower}", foundation: f"A{lower[1]}"})
    assert auto_place(variant, position, "t1") == f"t1>{foundation}"


@ALL
def test_a_dropped_card_takes_the_longest_column_before_an_empty_one(variant: Variant) -> None:
    lower = "7S" if variant is FT else "7H"
    other = "8C" if variant is FC else "8S"
    position = lay(variant, t1=f"KC {lower}", t2="KD 8S", t4=f"QD JD {other}")
    assert auto_place(variant, position, "t1") == "t1>t4"


def test_a_dropped_card_takes_an_empty_column_that_may_take_it() -> None:
    assert auto_place(DS, lay(DS, w0="KH", t0="2C"), "w0") == "w0>t1"
    assert auto_place(DS, lay(DS, w0="QH", t0="2C"), "w0") is None
    assert auto_place(FT, lay(FT, w0="QH", t0="2C"), "w0") == "w0>t1"


def test_in_freecell_cells_come_last_for_a_dropped_card() -> None:
    assert auto_place(FC, lay(FC, t0="3C KH", t1="2D"), "t0") == "t0>t2"
    columns = filled("KH QD QC JD JC TD TC 9D")
    assert auto_place(FC, lay(FC, columns, t0="3C KH", c0="2D"), "t0") == "t0>c1"


@ALL
def test_a_dropped_column_never_only_changes_its_place(variant: Variant) -> None:
    found = auto_place(variant, lay(variant, t0="KH"), "t0")
    assert found == ("t0>c0" if variant is FC else None)


@ALL
def test_a_card_from_a_foundation_is_never_placed_by_itself(variant: Variant) -> None:
    position = lay(variant, f0="AS 2S", t0="3S" if variant is FT else "3H")
    assert auto_place(variant, position, "f0") is None
    assert click(variant, position, "f0") is None
    assert double_click(variant, position, "f0") is None


# No automatism


@ALL
def test_no_card_goes_to_a_foundation_by_itself(variant: Variant) -> None:
    lower = "7S" if variant is FT else "7H"
    position = lay(variant, t0="8S", t1=f"AS {lower}", t2="AD")
    after = play(variant, position, "t1>t0")  # uncovers an ace, beside another one
    assert not any(pile.up for spot, pile in after if spot.kind is Kind.FOUNDATION)


@ALL
def test_a_game_never_finishes_itself(variant: Variant) -> None:
    position = lay(variant, f0="AS 2S 3S", t0="6S 5S 4S")
    after = play(variant, position, "t0>f0")
    assert describe(after[Spot.parse("t0")]) == ["6S", "5S"]
