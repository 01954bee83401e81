"""Small tables for tests, written out."""

from __future__ import annotations

import pytest

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.kernel.position import describe
from reussite.testing import begin, lay, legal, play, points, why_not
from reussite.testing.player import all_up, endgame

T0 = Spot(Kind.TABLEAU)


def test_piles_are_laid_bottom_card_first_with_a_dash_for_face_down() -> None:
    position = lay(DS, t0="-7H QS", w0="3D")
    assert describe(position[T0]) == ["-7H", "QS"]
    assert repr(position) == "w0=['3D'] t0=['-7H', 'QS']"


def test_cards_of_the_stock_lie_face_down_with_or_without_a_dash() -> None:
    assert describe(lay(DS, s0="-7H QS")[STOCK]) == ["-7H", "-QS"]


def test_piles_may_come_from_json() -> None:
    assert lay(DS, {"t0": ["-7H", "QS"]}, w0="3D") == lay(DS, t0="-7H QS", w0="3D")


def test_the_second_card_with_a_face_comes_from_the_second_pack() -> None:
    first, second = lay(DS, t0="AS", t1="AS").cards
    assert (first.pack, second.pack) == (0, 1)
    with pytest.raises(ValueError, match="AS is laid more often"):
        lay(DS, t0="AS AS AS")
    with pytest.raises(ValueError, match="AS is laid more often"):
        lay(FC, t0="AS", t1="AS")


def test_the_other_cards_are_nowhere_or_all_in_one_place() -> None:
    assert len(lay(DS, t0="AS").cards) == 1
    position = lay(DS, t0="AS", s0="KH", rest="s0")
    assert sorted(position.cards) == list(DS.game().cards)
    assert describe(position[STOCK])[-1] == "-KH"  # what is named lies on top
    assert describe(lay(FC, t0="AS", rest="t0")[T0])[-1] == "AS"


@pytest.mark.parametrize(
    ("piles", "told"),
    [
        ({"t9": "AS"}, "DS has no place t9"),
        ({"x0": "AS"}, "is no place"),
        ({"t0": "1S"}, "is no card"),
        ({"t0": "QS -7H"}, "face down on a card that is face up"),
    ],
)
def test_a_table_that_cannot_lie_so_is_refused(piles: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        lay(DS, piles)


def test_marks_can_be_made_beforehand() -> None:
    assert lay(DS, marks={"recycled": 3}).marked("recycled") == 3


def test_a_variant_stands_for_its_default_options() -> None:
    position = lay(DS, s0="4S 3S 2S AS")
    hard = DS.game(DS.choose(draw="D3"))
    assert legal(DS, position) == ["s0>w0"]
    assert legal(hard, position) == ["s0>w0*3"]


def test_moves_are_played_and_asked_about_as_text() -> None:
    position = lay(DS, t0="AS", t1="-KD 2S")
    assert why_not(DS, position, "t1>f0") == "own-ace"
    assert points(DS, position, "t0>f0") == 10
    assert repr(play(DS, position, "t0>f0 t1>f0")) == "t1=['KD'] f0=['AS', '2S']"


def test_a_game_can_begin_on_a_laid_table() -> None:
    position = lay(DS, t0="AS")
    session = begin(DS, position)
    session.act("t0>f0")
    assert session.score == 10
    session.undo()
    assert session.position is position


def test_endgames_hold_every_card_and_can_be_won() -> None:
    for variant in (DS, FC):
        game = variant.game()
        full = all_up(game)
        assert full is not None
        assert game.rules.is_won(full)
        for cards in (1, 7, 24):
            position = endgame(game, cards)
            assert position is not None
            assert sorted(position.cards) == list(game.cards)
            session = begin(game, position)
            while not session.is_over:
                session.play(next(m for m in session.legal() if m.target.kind is Kind.FOUNDATION))
            assert session.moves == cards
