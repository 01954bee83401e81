"""The rules of Canfield, row by row."""

from __future__ import annotations

import pytest

from classics.canfield import CANFIELD as CANF
from reussite.kernel.cards import factory_order
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.steps import Carry, Reveal
from reussite.testing import begin, click, double_click, lay, legal, play, points, why_not

RESERVE, F0 = Spot(Kind.RESERVE), Spot(Kind.FOUNDATION)
T = tuple(Spot(Kind.TABLEAU, number) for number in range(4))


# The table


def test_thirteen_cards_are_the_reserve_one_begins_the_foundations() -> None:
    opening = CANF.game().numbered(7).opening().after
    assert (len(opening[RESERVE].down), len(opening[RESERVE].up)) == (12, 1)
    assert [opening[Spot(Kind.FOUNDATION, n)].height for n in range(4)] == [1, 0, 0, 0]
    assert [len(opening[column].up) for column in T] == [1] * 4
    assert opening[STOCK].height == 34


def test_the_order_of_the_deal() -> None:
    pack = factory_order(1)
    opening = CANF.game().opening(pack).after
    assert opening[RESERVE].cards == pack[:13]
    assert opening[F0].top == pack[13]
    assert [opening[column].top for column in T] == list(pack[14:18])
    assert play(CANF, opening, "s0>w0*3")[WASTE].up == pack[18:21]


# Foundations


def test_foundations_start_with_the_rank_of_the_first_one() -> None:
    position = lay(CANF, f0="8H", t0="8S", t1="AS", w0="8D", r0="8C")
    assert why_not(CANF, position, "t0>f1") is None
    assert why_not(CANF, position, "w0>f2") is None
    assert why_not(CANF, position, "r0>f3") is None
    assert why_not(CANF, position, "t1>f1") == "base-rank"


def test_foundations_go_up_in_suit_round_the_corner() -> None:
    position = lay(CANF, f0="QH KH", f1="QS", t0="AH", t1="AS", t2="KC")
    assert why_not(CANF, position, "t0>f0") is None
    assert why_not(CANF, position, "t1>f0") == "same-suit"
    assert why_not(CANF, position, "t1>f1") == "one-higher"


def test_nothing_comes_back_from_a_foundation() -> None:
    position = lay(CANF, f0="8H 9H", t0="TS")
    assert why_not(CANF, position, "f0>t0") == "no-taking-back"


# Columns


def test_columns_are_built_down_in_alternating_colours_round_the_corner() -> None:
    position = lay(CANF, t0="AS", t1="KH", t2="KC", t3="QC", w0="KD")
    assert why_not(CANF, position, "t1>t0") is None
    assert why_not(CANF, position, "w0>t0") is None
    assert why_not(CANF, position, "t2>t0") == "other-colour"
    assert why_not(CANF, position, "t3>t1") is None


def test_only_whole_columns_go_on_others_and_only_top_cards_up() -> None:
    position = lay(CANF, f0="6S", t0="9H 8S 7H", t1="TS", t2="8C", t3="KC")
    assert why_not(CANF, position, "t0>t1*3") is None
    assert why_not(CANF, position, "t0>t2") == "whole-column"
    assert why_not(CANF, position, "t0>f0*3") == "one-at-a-time"
    assert legal(CANF, position) == ["t0>t1*3"]
    assert why_not(CANF, lay(CANF, f0="6H", t0="8S 7H"), "t0>f0") is None


def test_an_empty_column_is_filled_from_the_reserve_at_once() -> None:
    position = lay(CANF, f0="8H", r0="-2C -3C 4D", t0="9H", t1="TS", t2="KC", t3="QC")
    played = CANF.game().rules.play(position, Move.parse("t0>t1"))
    assert played.steps == (Carry(T[0], T[1]), Carry(RESERVE, T[0]), Reveal(RESERVE))
    assert str(played.after[T[0]].top) == "4D"
    assert str(played.after[RESERVE].top) == "3C"


def test_a_card_sent_up_empties_a_column_that_is_filled_too() -> None:
    position = lay(CANF, f0="8H", r0="4D", t0="9H", t1="TS", t2="KC", t3="QC")
    after = play(CANF, position, "t0>f0")
    assert str(after[T[0]].top) == "4D"
    assert after[RESERVE].is_empty


def test_once_the_reserve_is_empty_spaces_are_filled_from_the_waste() -> None:
    position = lay(CANF, f0="8H", t0="9H", t1="TS", w0="2D", rest="s0")
    after = play(CANF, position, "t0>t1")
    assert after[T[0]].is_empty
    assert why_not(CANF, after, "w0>t0") is None
    assert why_not(CANF, after, "t1>t0*2") == "spaces-from-waste"


# Stock


@pytest.mark.parametrize(("draw", "move"), [("D3", "s0>w0*3"), ("D1", "s0>w0")])
def test_three_cards_are_drawn_or_one(draw: str, move: str) -> None:
    game = CANF.game(CANF.choose(draw=draw))
    assert click(game, game.numbered(7).opening().after, "s0") == move


def test_the_stock_is_gone_through_without_limit() -> None:
    position = lay(CANF, f0="8H", rest="w0", marks={"recycled": 99})
    assert why_not(CANF, position, "w0>s0*51") is None


# Scoring and gestures


def test_ten_points_for_every_card_up_the_first_included() -> None:
    session = begin(CANF, lay(CANF, f0="8H", t0="9H", t1="8S"))
    assert session.score == 10
    session.act("t0>f0")
    session.act("t1>f1")
    assert session.score == 30


def test_gestures() -> None:
    position = lay(CANF, f0="8H", t0="9H", t1="TS", t2="9D", r0="8D")
    assert click(CANF, position, "t0") == "t0>f0"
    assert click(CANF, position, "t2") is None
    assert double_click(CANF, position, "t2") == "t2>t1"
    assert click(CANF, position, "r0") == "r0>f1"
    assert points(CANF, position, "t2>t1") == 0


def test_a_won_game_has_all_cards_up() -> None:
    ranks = "89TJQKA234567"
    full = {f"f{n}": " ".join(rank + suit for rank in ranks) for n, suit in enumerate("HSD")}
    session = begin(CANF, lay(CANF, full, f3=" ".join(f"{r}C" for r in ranks[:-1]), w0="7C"))
    session.act("w0>f3")
    assert session.is_won
