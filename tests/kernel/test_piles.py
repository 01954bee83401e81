"""Places and the piles on them."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import pytest
from hypothesis import given

from reussite.kernel.cards import Card
from reussite.kernel.piles import EMPTY, HAND, STOCK, WASTE, Kind, Pile, Spot
from reussite.testing.strategies import spots


@given(spots)
def test_a_place_is_its_own_text_and_reads_back(spot: Spot) -> None:
    assert Spot.parse(str(spot)) is spot
    assert str(spot) == f"{spot.kind.letter}{spot.number}" == repr(spot)


@given(spots)
def test_every_place_exists_once(spot: Spot) -> None:
    assert Spot(spot.kind, spot.number) is spot
    assert copy(spot) is spot
    assert deepcopy(spot) is spot
    assert pickle.loads(pickle.dumps(spot)) is spot


def test_the_letters_of_the_notation() -> None:
    letters = {kind.name.lower(): kind.letter for kind in Kind}
    assert letters == {
        "stock": "s",
        "waste": "w",
        "foundation": "f",
        "tableau": "t",
        "cell": "c",
        "reserve": "r",
        "peak": "p",
        "discard": "d",
        "hand": "h",
    }
    assert (STOCK, WASTE, HAND) == ("s0", "w0", "h0")


@pytest.mark.parametrize(
    "text", ["", "t", "3", "x0", "t-1", "t01", "t1000", "T0", "t0 ", "tt0", "t٣"]
)
def test_what_is_no_place_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="is no place"):
        Spot.parse(text)


@pytest.mark.parametrize("number", [-1, 1000])
def test_places_are_numbered_to_999(number: int) -> None:
    with pytest.raises(ValueError, match="0 to 999"):
        Spot(Kind.TABLEAU, number)


def test_only_a_card_that_is_face_up_is_the_top_card() -> None:
    down, up = Card.parse("7H"), Card.parse("QS")
    assert Pile((down,), (up,)).top == up
    assert Pile((down,), ()).top is None
    assert EMPTY.top is None


def test_face_down_cards_lie_under_the_others() -> None:
    down, up = Card.parse("7H"), Card.parse("QS")
    pile = Pile((down,), (up,))
    assert pile.cards == (down, up)
    assert pile.height == 2
    assert not pile.is_empty
    assert not Pile((down,)).is_empty
    assert EMPTY.is_empty
