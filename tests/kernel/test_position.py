"""Positions never change."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from reussite.kernel.cards import Card
from reussite.kernel.piles import EMPTY, STOCK, WASTE, Pile
from reussite.kernel.position import Position, describe

PLACES = MappingProxyType({STOCK: 0, WASTE: 1})
SEVEN, QUEEN = Card.parse("7H"), Card.parse("QS")


def position(*, marks: tuple[tuple[str, int], ...] = ()) -> Position:
    return Position(PLACES, (Pile((SEVEN,)), Pile((), (QUEEN,))), marks)


@pytest.mark.parametrize("name", ["piles", "places", "marks", "anything"])
def test_a_position_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(position(), name, ())


def test_a_position_is_asked_by_place() -> None:
    assert position()[STOCK] == Pile((SEVEN,))
    assert dict(position()) == {STOCK: Pile((SEVEN,)), WASTE: Pile((), (QUEEN,))}
    assert WASTE in position()
    assert position().cards == [SEVEN, QUEEN]


def test_equal_tables_are_equal_positions() -> None:
    assert position() == position()
    assert hash(position()) == hash(position())
    assert position() != position(marks=(("recycled", 1),))
    assert position() != Position(PLACES, (EMPTY, EMPTY))
    assert position() != "s0=['-7H']"


def test_marks_are_counted_by_name() -> None:
    assert position(marks=(("recycled", 2),)).marked("recycled") == 2
    assert position().marked("recycled") == 0


def test_a_position_is_described_pile_by_pile_with_dashes_for_face_down_cards() -> None:
    assert repr(position()) == "s0=['-7H'] w0=['QS']"
    assert describe(Pile((SEVEN,), (QUEEN,))) == ["-7H", "QS"]
