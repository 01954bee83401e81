"""The rules of Golf, TriPeaks and Pyramid, row by row."""

from __future__ import annotations

import pytest

from classics.golf import GOLF
from classics.pyramid import PYRAMID as PYRA
from classics.tri_peaks import TRI_PEAKS as PEAKS
from reussite.kernel.cards import factory_order
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.steps import Carry, Reveal
from reussite.kernel.variant import Game
from reussite.testing import begin, click, double_click, lay, legal, play, points, why_not

D0 = Spot(Kind.DISCARD)
P = tuple(Spot(Kind.PEAK, number) for number in range(28))


def golf(king: str) -> Game:
    return GOLF.game(GOLF.choose(king=king))


# Golf


def test_golf_is_seven_columns_of_five_and_a_card_on_the_waste() -> None:
    opening = GOLF.game().numbered(7).opening().after
    columns = [pile for spot, pile in opening if spot.kind is Kind.TABLEAU]
    assert [(len(p.down), len(p.up)) for p in columns] == [(0, 5)] * 7
    assert (len(opening[WASTE].up), opening[STOCK].height) == (1, 16)
    pack = factory_order(1)
    assert GOLF.game().opening(pack).after[WASTE].top == pack[35]


def test_a_card_goes_on_the_waste_when_it_is_one_higher_or_lower() -> None:
    position = lay(GOLF, w0="7C", t0="6H", t1="8C", t2="9S", t3="7D", t4="5S 6D")
    assert [m for m in legal(GOLF, position) if m != "s0>w0"] == ["t0>w0", "t1>w0", "t4>w0"]
    assert why_not(GOLF, position, "t2>w0") == "one-apart"
    assert why_not(GOLF, position, "t4>w0*2") == "only-top"


@pytest.mark.parametrize(
    ("king", "queen_on_king", "ace_on_king", "king_on_ace"),
    [
        ("K", "king-ends", "one-apart", "one-apart"),
        ("Q", None, "one-apart", "one-apart"),
        ("R", None, None, None),
    ],
)
def test_what_goes_on_a_king_is_an_option(
    king: str, queen_on_king: str | None, ace_on_king: str | None, king_on_ace: str | None
) -> None:
    game = golf(king)
    on_king = lay(game, w0="KC", t0="QH", t1="AD")
    assert why_not(game, on_king, "t0>w0") == queen_on_king
    assert why_not(game, on_king, "t1>w0") == ace_on_king
    assert why_not(game, lay(game, w0="AC", t0="KH"), "t0>w0") == king_on_ace
    assert why_not(game, lay(game, w0="QC", t0="KH"), "t0>w0") is None


def test_nothing_is_built_in_columns_and_nothing_comes_back() -> None:
    position = lay(GOLF, w0="2C 9C", t0="8S", t1="7H")
    assert why_not(GOLF, position, "t1>t0") == "takes-nothing"
    assert why_not(GOLF, position, "t1>t5") == "takes-nothing"
    assert why_not(GOLF, position, "w0>t0") == "takes-nothing"


def test_the_stock_of_golf_is_gone_through_once() -> None:
    position = lay(GOLF, rest="w0")
    assert why_not(GOLF, position, "s0>w0") == "no-more-passes"
    assert why_not(GOLF, position, "w0>s0*52") == "no-more-passes"


def test_golf_is_won_with_all_columns_empty() -> None:
    session = begin(GOLF, lay(GOLF, w0="7C", t0="6H", t3="7D", s0="2C 3C"))
    session.act("t0>w0")
    assert not session.is_won
    session.act("t3>w0")
    assert session.is_won
    assert session.score == 10 + 10 + 20, "two cards played off, two left in the stock"


def test_a_click_plays_a_card_of_golf() -> None:
    position = lay(GOLF, w0="7C", t0="6H", t1="9C")
    assert click(GOLF, position, "t0") == "t0>w0"
    assert click(GOLF, position, "t1") is None
    assert points(GOLF, position, "t0>w0") == 10


# TriPeaks: the table


def test_three_peaks_the_last_row_face_up() -> None:
    opening = PEAKS.game().numbered(7).opening().after
    assert [len(opening[peak].up) for peak in P] == [0] * 18 + [1] * 10
    assert (len(opening[WASTE].up), opening[STOCK].height) == (1, 23)


@pytest.mark.parametrize(
    ("place", "over"),
    [(0, (3, 4)), (1, (5, 6)), (2, (7, 8)), (3, (9, 10)), (4, (10, 11)), (5, (12, 13)),
     (8, (16, 17)), (9, (18, 19)), (17, (26, 27)), (18, ())],
)  # fmt: skip
def test_every_card_of_a_peak_is_covered_by_two(place: int, over: tuple[int, ...]) -> None:
    assert PEAKS.layout.covered_by.get(P[place], ()) == tuple(P[n] for n in over)


# TriPeaks: moving cards


def test_cards_go_on_the_waste_one_higher_or_lower_round_the_corner() -> None:
    position = lay(PEAKS, w0="AC", p20="KH", p23="2C", p27="QS")
    assert [move for move in legal(PEAKS, position) if move[0] == "p"] == ["p20>w0", "p23>w0"]
    assert why_not(PEAKS, position, "p27>w0") == "one-apart"
    assert why_not(PEAKS, position, "p20>p0") == "takes-nothing"


def test_a_covered_card_stays_and_turns_up_when_both_over_it_are_gone() -> None:
    position = lay(PEAKS, w0="7C", p9="-8D", p18="6H", p19="7S")
    assert why_not(PEAKS, position, "p9>w0") == "face-down"
    half = play(PEAKS, position, "p18>w0")
    assert not half[P[9]].up
    steps = PEAKS.game().rules.play(half, Move.parse("p19>w0")).steps
    assert steps[:2] == (Carry(P[19], WASTE), Reveal(P[9]))
    assert why_not(PEAKS, play(PEAKS, half, "p19>w0"), "p9>w0") is None


def test_the_stock_of_tri_peaks_is_gone_through_once() -> None:
    assert why_not(PEAKS, lay(PEAKS, rest="w0"), "w0>s0*52") == "no-more-passes"


def test_tri_peaks_is_won_with_nothing_left_of_them() -> None:
    session = begin(PEAKS, lay(PEAKS, w0="7C", p0="6H", p2="7D", s0="2C"))
    session.act("p0>w0")
    assert not session.is_won
    session.act("p2>w0")
    assert session.is_won
    assert session.score == (1 + 15) + (2 + 30)


# TriPeaks: scoring


def test_a_chain_pays_more_for_each_card_and_a_draw_ends_it() -> None:
    cards = {"p0": "KD", "p18": "6H", "p20": "7H", "p22": "8H", "p24": "3C", "p26": "4C"}
    session = begin(PEAKS, lay(PEAKS, cards, w0="5C", s0="2S"))
    scores = []
    for move in ("p18>w0", "p20>w0", "p22>w0", "s0>w0", "p24>w0", "p26>w0"):
        session.act(move)
        scores.append(session.score)
    assert scores == [1, 3, 6, 1, 2, 4]
    assert session.position.marked("chain") == 2
    session.undo()
    session.undo()
    session.undo()
    assert (session.score, session.position.marked("chain")) == (6, 3)


def test_a_drawn_card_costs_five_and_the_score_may_fall_below_0() -> None:
    session = begin(PEAKS, lay(PEAKS, w0="5C", p20="9C", s0="2S 3S"))
    session.act("s0>w0")
    assert session.score == -5
    assert session.position.marks == ()


# Pyramid: the table


def test_28_cards_make_the_pyramid_all_face_up() -> None:
    opening = PYRA.game().numbered(7).opening().after
    assert all(len(opening[place].up) == 1 for place in P)
    assert opening[STOCK].height == 24
    assert opening[WASTE].is_empty
    pack = factory_order(1)
    assert PYRA.game().opening(pack).after[P[27]].top == pack[27]


@pytest.mark.parametrize(
    ("place", "over"), [(0, (1, 2)), (1, (3, 4)), (5, (8, 9)), (20, (26, 27)), (21, ())]
)
def test_every_card_of_the_pyramid_is_covered_by_two(place: int, over: tuple[int, ...]) -> None:
    assert PYRA.layout.covered_by.get(P[place], ()) == tuple(P[n] for n in over)


# Pyramid: moving cards


def test_two_cards_that_make_thirteen_leave_together() -> None:
    position = lay(PYRA, p21="6H", p22="7C", p23="QS", p24="AD", p25="9C", w0="4S")
    pairs = [move for move in legal(PYRA, position) if "+" in move]
    assert pairs == ["w0+p25>d0", "p21+p22>d0", "p23+p24>d0"]
    assert why_not(PYRA, position, "p21+p23>d0") == "make-thirteen"
    assert why_not(PYRA, position, "p22+p21>d0") is None
    after = play(PYRA, position, "p21+p22>d0")
    assert [str(card) for card in after[D0].up] == ["6H", "7C"]


def test_only_kings_leave_alone() -> None:
    position = lay(PYRA, p21="KH", p22="7C", w0="KS", d0="2C JC")
    assert why_not(PYRA, position, "p21>d0") is None
    assert why_not(PYRA, position, "w0>d0") is None
    assert why_not(PYRA, position, "p22>d0") == "king-alone"
    assert why_not(PYRA, lay(PYRA, p22="7C"), "p22>d0") == "king-alone"


def test_a_card_under_others_does_not_leave() -> None:
    position = lay(PYRA, p15="6H", p21="7C", p22="2D", w0="7S")
    assert why_not(PYRA, position, "w0+p15>d0") == "still-covered"
    assert why_not(PYRA, position, "p15+p21>d0") == "still-covered"
    free = lay(PYRA, p15="6H", w0="7S")
    assert why_not(PYRA, free, "w0+p15>d0") is None


@pytest.mark.parametrize(
    ("passes", "turned", "code"),
    [("P1", 0, "no-more-passes"), ("P3", 1, None), ("P3", 2, "no-more-passes"), ("PU", 99, None)],
)
def test_how_often_the_stock_of_pyramid_is_gone_through(
    passes: str, turned: int, code: str | None
) -> None:
    game = PYRA.game(PYRA.choose(passes=passes))
    position = lay(game, rest="w0", marks={"recycled": turned} if turned else {})
    assert why_not(game, position, "w0>s0*52") == code


def test_pyramid_is_won_with_nothing_left_of_it() -> None:
    session = begin(PYRA, lay(PYRA, p0="6H", w0="7S", s0="2C"))
    session.act("w0+p0>d0")
    assert session.is_won
    assert session.score == 15


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"p21": "6H", "p22": "7C"}, "p21+p22>d0", 20),
        ({"p21": "6H", "w0": "7C"}, "w0+p21>d0", 15),
        ({"p21": "KH"}, "p21>d0", 10),
        ({"w0": "KH"}, "w0>d0", 5),
        ({"s0": "KH"}, "s0>w0", 0),
    ],
)
def test_points_in_pyramid(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(PYRA, lay(PYRA, piles), move) == worth


def test_a_click_sends_kings_away_and_a_double_click_finds_a_partner() -> None:
    position = lay(PYRA, p21="KH", p22="7C", p23="6D", p24="6S")
    assert click(PYRA, position, "p21") == "p21>d0"
    assert click(PYRA, position, "p22") is None
    assert double_click(PYRA, position, "p22") == "p22+p23>d0"
    assert double_click(PYRA, position, "p24") == "p22+p24>d0"
