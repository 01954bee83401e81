"""The rules of Klondike and Yukon, row by row."""

from __future__ import annotations

import pytest

from classics.klondike import KLONDIKE as KL
from classics.yukon import YUKON
from reussite.kernel.cards import factory_order
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import Position
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Game
from reussite.testing import begin, click, double_click, lay, legal, play, points, why_not


def columns(position: Position) -> list[tuple[int, int]]:
    """How many cards lie face down and face up in each column."""
    return [(len(p.down), len(p.up)) for spot, p in position if spot.kind is Kind.TABLEAU]


def klondike(**letters: str) -> Game:
    return KL.game(KL.choose(**letters))


# Klondike: the table


def test_one_to_seven_cards_the_last_of_each_column_face_up() -> None:
    opening = KL.game().numbered(7).opening().after
    assert columns(opening) == [(n, 1) for n in range(7)]
    assert opening[STOCK].height == 24
    assert opening[WASTE].is_empty


def test_cards_are_dealt_row_by_row() -> None:
    pack = factory_order(1)
    opening = KL.game().opening(pack).after
    assert opening[Spot(Kind.TABLEAU, 0)].cards == (pack[0],)
    assert opening[Spot(Kind.TABLEAU, 1)].cards == (pack[1], pack[7])
    assert opening[Spot(Kind.TABLEAU, 6)].up == (pack[27],)
    assert play(KL, opening, "s0>w0")[WASTE].top == pack[28]


# Klondike: moving cards


def test_columns_are_built_down_in_alternating_colours() -> None:
    position = lay(KL, t0="8S", t1="7H", t2="7C", t3="9D", t4="7D", t5="KS", t6="AC")
    onto_eight = [move for move in legal(KL, position) if move.endswith(">t0")]
    assert onto_eight == ["t1>t0", "t4>t0"]
    assert why_not(KL, position, "t2>t0") == "other-colour"
    assert why_not(KL, position, "t3>t0") == "one-lower"


def test_a_run_moves_with_the_cards_on_it() -> None:
    position = lay(KL, t0="-4C 9H 8S 7D", t1="TC")
    assert why_not(KL, position, "t0>t1*3") is None
    assert why_not(KL, position, "t0>t1*4") == "face-down"
    after = play(KL, position, "t0>t1*3")
    assert columns(after)[:2] == [(0, 1), (0, 4)], "the uncovered card turns up"


def test_only_kings_go_on_empty_columns() -> None:
    position = lay(KL, t0="KS QH", t1="QD", w0="KD", rest="s0")
    assert why_not(KL, position, "t1>t2") == "only-kings"
    assert why_not(KL, position, "t0>t2*2") is None
    assert why_not(KL, position, "w0>t2") is None


def test_foundations_go_up_in_suit_from_the_ace() -> None:
    position = lay(KL, f0="AS", t0="2S", t1="2H", t2="AH", t3="3S")
    assert why_not(KL, position, "t0>f0") is None
    assert why_not(KL, position, "t1>f0") == "same-suit"
    assert why_not(KL, position, "t3>f0") == "one-higher"
    assert why_not(KL, position, "t2>f1") is None
    assert why_not(KL, position, "t2>f2") == "own-ace"


def test_a_card_comes_back_from_a_foundation_where_a_column_takes_it() -> None:
    position = lay(KL, f0="AS 2S", t0="3H", t1="3S")
    assert why_not(KL, position, "f0>t0") is None
    assert why_not(KL, position, "f0>t1") == "other-colour"


# Klondike: stock and waste


@pytest.mark.parametrize(("draw", "move"), [("D1", "s0>w0"), ("D3", "s0>w0*3")])
def test_one_card_is_drawn_or_three(draw: str, move: str) -> None:
    game = klondike(draw=draw)
    opening = game.numbered(7).opening().after
    assert click(game, opening, "s0") == move
    assert len(play(game, opening, move)[WASTE].up) == int(draw[1])


@pytest.mark.parametrize(
    ("passes", "turned", "code"),
    [
        ("P1", 0, "no-more-passes"),
        ("P3", 0, None),
        ("P3", 1, None),
        ("P3", 2, "no-more-passes"),
        ("PU", 0, None),
        ("PU", 99, None),
    ],
)
def test_how_often_the_stock_is_gone_through(passes: str, turned: int, code: str | None) -> None:
    game = klondike(passes=passes)
    position = lay(game, rest="w0", marks={"recycled": turned} if turned else {})
    assert why_not(game, position, "w0>s0*52") == code


def test_the_default_is_one_card_without_limit_for_points() -> None:
    assert KL.game().numbered(1).code == "KL1-D1PUN-AAAAAAB"
    assert len(KL.all_options) == 12


# Klondike: scoring


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "AS"}, "t0>f0", 10),
        ({"w0": "AS"}, "w0>f0", 10),
        ({"w0": "7D", "t0": "8S"}, "w0>t0", 5),
        ({"t0": "8S", "t1": "7D"}, "t1>t0", 0),
        ({"t0": "8S", "t1": "-2C 7D"}, "t1>t0", 5),
        ({"f0": "AS 2S", "t0": "3H"}, "f0>t0", -15),
    ],
)
def test_points(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(KL, lay(KL, piles), move) == worth


@pytest.mark.parametrize(("draw", "cost"), [("D1", -100), ("D3", -20)])
def test_turning_the_waste_over_costs_points_but_never_below_0(draw: str, cost: int) -> None:
    game = klondike(draw=draw)
    position = lay(game, rest="w0")
    assert points(game, position, "w0>s0*52") == cost
    session = begin(game, position)
    session.act("w0>s0*52")
    assert session.score == 0


def test_vegas_buys_the_pack_and_pays_five_dollars_a_card() -> None:
    game = klondike(scoring="V")
    session = begin(game, lay(game, t0="2H", w0="AS", t1="2S"))
    assert (session.score, session.unit) == (-52, Unit.DOLLARS)
    session.act("w0>f0")
    session.act("t1>f0")
    assert session.score == -42
    assert points(game, lay(game, f0="AS 2S", t0="3H"), "f0>t0") == -5
    assert points(game, lay(game, rest="w0"), "w0>s0*52") == 0


def test_a_won_game_has_all_cards_up() -> None:
    almost = {f"f{n}": " ".join(f"{r}{s}" for r in "A23456789TJQK") for n, s in enumerate("SHD")}
    clubs = " ".join(f"{rank}C" for rank in "A23456789TJQ")
    session = begin(KL, lay(KL, almost, f3=clubs, t0="KC"))
    session.act("t0>f3")
    assert session.is_won


# Klondike: gestures


def test_a_click_sends_a_card_up_and_a_double_click_wherever_it_goes() -> None:
    position = lay(KL, f0="AS", t0="2S", t1="8S", t2="7D", t3="9H 8C", t4="KS")
    assert click(KL, position, "t0") == "t0>f0"
    assert click(KL, position, "t2") is None
    assert double_click(KL, position, "t2") == "t2>t3"
    assert double_click(KL, position, "t4") is None, "a king does not just change columns"


# Yukon


def test_yukon_is_dealt_as_klondike_with_four_more_on_six_columns() -> None:
    opening = YUKON.game().numbered(7).opening().after
    assert columns(opening) == [(0, 1), *((n, 5) for n in range(1, 7))]
    assert STOCK not in opening


def test_in_yukon_any_open_card_moves_with_whatever_lies_on_it() -> None:
    position = lay(YUKON, t0="-2C 7D KH 3H", t1="8S", t2="8D")
    assert why_not(YUKON, position, "t0>t1*3") is None
    assert why_not(YUKON, position, "t0>t2*3") == "other-colour"
    assert why_not(YUKON, position, "t0>t1*2") == "one-lower"
    assert why_not(YUKON, position, "t0>t1*4") == "face-down"
    assert play(YUKON, position, "t0>t1*3")[Spot(Kind.TABLEAU, 0)].height == 1


def test_in_yukon_only_kings_go_on_empty_columns() -> None:
    position = lay(YUKON, t0="5H KC 3H", t1="QS")
    assert why_not(YUKON, position, "t0>t2*2") is None
    assert why_not(YUKON, position, "t1>t2") == "only-kings"


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "AS"}, "t0>f0", 10),
        ({"t0": "-2C AS"}, "t0>f0", 15),
        ({"t0": "-2C 7D", "t1": "8S"}, "t0>t1", 5),
        ({"f0": "AS 2S", "t0": "3H"}, "f0>t0", -15),
    ],
)
def test_points_in_yukon(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(YUKON, lay(YUKON, piles), move) == worth
