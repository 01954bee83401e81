"""Cards and packs."""

from __future__ import annotations

from copy import copy, deepcopy

import pytest
from hypothesis import given

from reussite.kernel.cards import ACE, JACK, KING, QUEEN, SUITS, Card, Suit, factory_order
from reussite.testing.strategies import cards


def test_ranks_run_from_ace_to_king() -> None:
    texts = [str(Card.of(rank, Suit.HEARTS)) for rank in range(ACE, KING + 1)]
    assert texts == ["AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH"]
    assert (ACE, JACK, QUEEN, KING) == (1, 11, 12, 13)


def test_suits_have_a_fixed_order_and_two_of_them_are_red() -> None:
    assert [suit.letter for suit in SUITS] == ["S", "H", "D", "C"]
    assert [suit.is_red for suit in SUITS] == [False, True, True, False]


def test_a_new_pack_lies_suit_by_suit_from_ace_to_king() -> None:
    pack = factory_order(1)
    assert [str(card) for card in pack[:2]] == ["AS", "2S"]
    assert [str(card) for card in pack[12:15]] == ["KS", "AH", "2H"]
    assert str(pack[-1]) == "KC"
    assert len(set(pack)) == 52


def test_two_packs_lie_one_after_the_other() -> None:
    both = factory_order(2)
    assert [str(card) for card in both] == [str(card) for card in factory_order(1)] * 2
    assert [card.pack for card in both] == [0] * 52 + [1] * 52
    assert len(set(both)) == 104


@given(cards)
def test_a_card_is_made_of_rank_suit_and_pack(card: Card) -> None:
    assert Card.of(card.rank, card.suit, card.pack) == card
    assert card.is_red is card.suit.is_red


@given(cards)
def test_the_text_of_a_card_reads_back_in_its_pack(card: Card) -> None:
    assert Card.parse(str(card), card.pack) == card


@given(cards)
def test_copies_of_a_card_are_the_card(card: Card) -> None:
    assert copy(card) is card
    assert deepcopy(card) == card


def test_two_aces_of_spades_have_one_face_and_are_two_cards() -> None:
    first, second = Card.parse("AS"), Card.parse("AS", 1)
    assert first != second
    assert first.face == second.face
    assert str(first) == str(second) == repr(second) == "AS"


@pytest.mark.parametrize(
    "text",
    ["", "A", "1S", "10S", "AX", "SA", "as", "aS", "AS ", " AS", "-AS", "A♠", "♠", "A\u0410"],
)
def test_what_is_no_card_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Card.parse(text)


@pytest.mark.parametrize("rank", [-1, 0, 14])
def test_there_is_no_rank_beyond_ace_and_king(rank: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 13"):
        Card.of(rank, Suit.CLUBS)
