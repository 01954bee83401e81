"""The same number deals the same cards to everyone, for ever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PysolGame
from pysol_cards.random_base import RandomBase

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel.cards import factory_order
from reussite.kernel.codes import parse_code
from reussite.kernel.deals import (
    MICROSOFT_NUMBERS,
    NUMBERS,
    microsoft_pack,
    number_text,
    parse_number,
    shuffled,
)
from reussite.kernel.piles import Kind
from reussite.kernel.position import Position, describe
from reussite.kernel.variant import Deal, Variant

DATA = Path(__file__).parents[1] / "data"
VARIANTS = {variant.family: variant for variant in (DS, FT, FC)}
VECTORS = json.loads((DATA / "deals.json").read_text(encoding="utf-8"))["deals"]

numbers = st.integers(0, NUMBERS - 1)


def dealt(position: Position) -> dict[str, list[str]]:
    return {str(spot): describe(pile) for spot, pile in position if spot.kind is not Kind.HAND}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_a_published_code_deals_its_published_table(
    vector: dict[str, dict[str, list[str]]],
) -> None:
    deal = parse_code(str(vector["code"]), VARIANTS)
    assert dealt(deal.opening().after) == vector["piles"]


# The shuffle once more, word for word as it is specified.

M = 2**64


def split_mix(tag: str, number: int) -> Iterator[int]:
    state = (int.from_bytes(tag.encode(), "big") * 2**35 + number) % M
    while True:
        state = (state + 0x9E3779B97F4A7C15) % M
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % M
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % M
        yield (z ^ (z >> 31)) >> 32


def specified_order(tag: str, number: int, n: int) -> list[int]:
    order = list(range(n))
    draws = split_mix(tag, number)
    for i in range(n - 1, 0, -1):
        m = i + 1
        x = next(draws)
        while x >= 2**32 - (2**32 % m):
            x = next(draws)
        j = x % m
        order[i], order[j] = order[j], order[i]
    return order


@given(numbers, st.sampled_from(sorted(VARIANTS)))
def test_the_shuffle_is_the_specified_one(number: int, family: str) -> None:
    variant = VARIANTS[family]
    pack = shuffled(variant.tag, number, variant.packs)
    assert list(pack) == specified_order(variant.tag, number, 52 * variant.packs)


@given(numbers)
def test_families_never_share_an_order(number: int) -> None:
    assert shuffled("DS1", number, 2) != shuffled("FT1", number, 2)
    assert shuffled("DS1", number, 2) != shuffled("DS2", number, 2)


@given(numbers, st.sampled_from(sorted(VARIANTS)))
def test_options_never_change_the_cards(number: int, family: str) -> None:
    variant = VARIANTS[family]
    deal = variant.game().numbered(number)
    for options in variant.all_options:
        assert deal.under(options).opening().after == deal.opening().after


def chi_square(variant: Variant, deals: int) -> float:
    """How far from even the cards are spread over the pack, in standard deviations."""
    n = 52 * variant.packs
    seen = [[0] * n for _ in range(n)]
    for number in range(deals):
        for place, card in enumerate(shuffled(variant.tag, number * 343_597, variant.packs)):
            seen[place][card] += 1
    even = deals / n
    square = sum((count - even) ** 2 / even for row in seen for count in row)
    freedom = (n - 1) ** 2
    return float((square - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)
def test_every_card_is_as_likely_in_every_place(variant: Variant, full: bool) -> None:
    assert abs(chi_square(variant, 100_000 if full else 1_500)) < 5


# The text of numbers.


@given(numbers)
def test_the_text_of_a_number_has_seven_letters_and_reads_back(number: int) -> None:
    assert len(number_text(number)) == 7
    assert parse_number(number_text(number)) == number


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "AAAAAAA"), (1, "AAAAAAB"), (31, "AAAAAA7"), (32, "AAAAABA"), (NUMBERS - 1, "7777777")],
)
def test_the_most_significant_letter_comes_first(number: int, text: str) -> None:
    assert number_text(number) == text


@pytest.mark.parametrize("number", [-1, NUMBERS])
def test_a_number_has_35_bits(number: int) -> None:
    with pytest.raises(ValueError, match="35 bits"):
        number_text(number)


@pytest.mark.parametrize("text", ["", "AAAAAA", "AAAAAAAA", "AAAAAA1", "aaaaaaa", "AAAAAA-"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"letters|not found"):
        parse_number(text)


@given(numbers, st.sampled_from(sorted(VARIANTS)), st.data())
def test_the_code_of_a_deal_reads_back(number: int, family: str, data: st.DataObject) -> None:
    variant = VARIANTS[family]
    options = data.draw(st.sampled_from(variant.all_options))
    deal = Deal(variant.game(options), number)
    assert parse_code(deal.code, VARIANTS) == deal
    assert parse_code(deal.code, VARIANTS).code == deal.code


# Microsoft's deals.

WELL_KNOWN = (1, 617, 11982, 31465, 32000, 32001, 1_000_000, 2_147_483_647)
SOME = tuple(Random(2026).sample(MICROSOFT_NUMBERS, 40))


@pytest.mark.parametrize("number", WELL_KNOWN + SOME)
def test_a_microsoft_number_deals_the_cards_that_others_deal(number: int) -> None:
    game = PysolGame(game_id="freecell", game_num=number, which_deals=RandomBase.DEALS_MS)
    theirs = game.calc_layout_string(CardRenderer(print_ts=True)).split("\n")
    ours = Deal(FC.game(), number, microsoft=True).opening().after
    columns = [describe(pile) for spot, pile in ours if spot.kind is Kind.TABLEAU]
    assert columns == [line.split() for line in theirs if line]


@pytest.mark.parametrize("number", [-1, 0, 2**31])
def test_microsoft_numbers_go_from_1_to_2147483647(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 2147483647"):
        microsoft_pack(number)


@given(st.integers(1, 2**31 - 1))
def test_a_microsoft_deal_holds_every_card_once(number: int) -> None:
    assert sorted(microsoft_pack(number)) == list(factory_order(1))


@given(st.integers(1, 2**31 - 1), st.sampled_from(FC.all_options))
def test_the_code_of_a_microsoft_deal_reads_back(number: int, options: object) -> None:
    deal = Deal(FC.game(options), number, microsoft=True)  # type: ignore[arg-type]
    assert deal.code.endswith(f"-#{number}")
    assert parse_code(deal.code, VARIANTS) == deal
