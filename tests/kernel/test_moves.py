"""The text of moves."""

from __future__ import annotations

import pytest
from hypothesis import given

from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.testing.strategies import moves


@given(moves)
def test_the_text_of_a_move_reads_back(move: Move) -> None:
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize("text", ["t3>f0", "w0>t7", "t2>t7*4", "s0>w0", "s0>w0*3", "w0>s0*40"])
def test_moves_of_the_notation_are_written_as_they_are_read(text: str) -> None:
    assert str(Move.parse(text)) == text


def test_one_card_is_written_without_a_count() -> None:
    assert str(Move.parse("t0>t1*1")) == "t0>t1"


@pytest.mark.parametrize(
    "text",
    [
        "", "t0", "t0>", ">t0", "t0>t1*", "t0>t1*0", "t0>t1*-1", "t0>t1*04", "t0>t1*10000",
        "t0 > t1", "t0>t1 ", "t0>t1\n", "t0-t1", "T0>T1", "t0>x1", "t0>t1>t2", "t0>t1*²",
        "undo", "redo", "t0>t01", "t0>t1*1*1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        Move.parse(text)


def test_an_illegal_move_tells_the_move_and_the_rule() -> None:
    error = IllegalMoveError(Move.parse("t0>t1"), Refusal("only-kings"))
    assert str(error) == "t0>t1: only-kings"
    assert str(IllegalMoveError(None, Refusal("nothing-to-redo"))) == "nothing-to-redo"
