"""The rules of Spider and Scorpion, row by row."""

from __future__ import annotations

from collections import Counter

import pytest

from classics.scorpion import SCORPION as SCORP
from classics.spider import SPIDER
from reussite.kernel.cards import factory_order
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import Carry, Reveal
from reussite.kernel.variant import Game
from reussite.testing import begin, double_click, lay, legal, play, points, why_not

RANKS = "KQJT98765432A"
#: A card in each of the columns from the third on.
OTHERS = {
    f"t{n}": card
    for n, card in enumerate(("5H", "5D", "5C", "4H", "4D", "4C", "3H", "3D"), start=2)
}


def spider(suits: str) -> Game:
    return SPIDER.game(SPIDER.choose(suits=suits))


FOUR = spider("S4")


def run(suit: str, first: str = "K", last: str = "A") -> str:
    """A run in one suit, from the first rank down to the last."""
    return " ".join(f"{rank}{suit}" for rank in RANKS[RANKS.index(first) : RANKS.index(last) + 1])


def columns(position: Position) -> list[Pile]:
    return [pile for spot, pile in position if spot.kind is Kind.TABLEAU]


# Spider: the table


def test_54_cards_lie_in_ten_columns_the_last_of_each_face_up() -> None:
    opening = SPIDER.game().numbered(7).opening().after
    assert [(len(p.down), len(p.up)) for p in columns(opening)] == [(5, 1)] * 4 + [(4, 1)] * 6
    assert opening[STOCK].height == 50


@pytest.mark.parametrize(("suits", "letters"), [("S1", "S"), ("S2", "SH"), ("S4", "SHDC")])
def test_104_cards_in_one_suit_two_or_four(suits: str, letters: str) -> None:
    cards = spider(suits).numbered(7).opening().after.cards
    each = 104 // len(letters) // 13
    faces = Counter(str(card) for card in cards)
    assert faces == {f"{rank}{suit}": each for rank in RANKS for suit in letters}
    assert len(set(cards)) == 104


def test_the_same_number_deals_the_same_ranks_with_all_suits() -> None:
    tables = [spider(suits).numbered(7).opening().after for suits in ("S1", "S2", "S4")]
    ranks = [[card.rank for card in table.cards] for table in tables]
    assert ranks[0] == ranks[1] == ranks[2]


# Spider: moving cards


def test_columns_are_built_down_whatever_the_suit() -> None:
    position = lay(FOUR, t0="8S", t1="7S", t2="7H", t3="9D")
    assert why_not(FOUR, position, "t1>t0") is None
    assert why_not(FOUR, position, "t2>t0") is None
    assert why_not(FOUR, position, "t3>t0") == "one-lower"


def test_only_a_run_in_one_suit_moves() -> None:
    position = lay(FOUR, t0="8S 7S 6H 5H", t1="7C", t2="9D")
    assert why_not(FOUR, position, "t0>t1*2") is None
    assert why_not(FOUR, position, "t0>t2*4") == "not-a-run"
    assert why_not(FOUR, position, "t0>t1*3") == "not-a-run"


def test_any_card_or_run_goes_on_an_empty_column() -> None:
    position = lay(FOUR, t0="8S 7S", t1="3D")
    assert why_not(FOUR, position, "t0>t2*2") is None
    assert why_not(FOUR, position, "t1>t2") is None


# Spider: the stock


def test_a_row_is_dealt_a_card_to_every_column() -> None:
    opening = SPIDER.game().numbered(7).opening().after
    assert "s0>t*" in legal(SPIDER, opening)
    after = play(SPIDER, opening, "s0>t*")
    assert [len(pile.up) for pile in columns(after)] == [2] * 10
    assert after[STOCK].height == 40
    left = play(SPIDER, opening, "s0>t* " * 5)
    assert why_not(SPIDER, left, "s0>t*") == "no-more-passes"


def test_cards_are_dealt_row_by_row() -> None:
    pack = factory_order(2)
    opening = FOUR.opening(pack).after
    assert opening[Spot(Kind.TABLEAU, 0)].cards == pack[0:60:10][:6]
    assert play(FOUR, opening, "s0>t*")[Spot(Kind.TABLEAU, 0)].top == pack[54]


def test_no_row_is_dealt_while_a_column_is_empty() -> None:
    position = lay(FOUR, OTHERS, t0="9S", rest="s0")
    assert why_not(FOUR, position, "s0>t*") == "empty-column"
    assert "s0>t*" not in legal(FOUR, position)
    filled = lay(FOUR, OTHERS, t0="9S", t1="JD", rest="s0")
    assert why_not(FOUR, filled, "s0>t*") is None


def test_the_stock_does_nothing_else() -> None:
    opening = SPIDER.game().numbered(7).opening().after
    assert why_not(SPIDER, opening, "s0>t0") == "stock-only-deals"


# Spider: whole runs


def test_a_whole_run_in_one_suit_leaves_by_itself() -> None:
    position = lay(FOUR, t0="-4D " + run("S", last="2"), t1="-5C AS")
    session = begin(FOUR, position)
    played = session.play(Move.parse("t1>t0"))
    t0, t1, f0 = Spot(Kind.TABLEAU, 0), Spot(Kind.TABLEAU, 1), Spot(Kind.FOUNDATION, 0)
    assert played.steps == (Carry(t1, t0), Reveal(t1), Carry(t0, f0, 13), Reveal(t0))
    assert len(session.position[f0].up) == 13
    session.undo()
    assert session.position is position


def test_a_run_of_two_suits_does_not_leave() -> None:
    position = lay(FOUR, t0=run("S", last="3") + " 2H", t1="AS")
    assert play(FOUR, position, "t1>t0")[Spot(Kind.FOUNDATION, 0)].is_empty


def test_a_dealt_row_may_complete_runs_too() -> None:
    almost = {"t0": run("S", last="2"), "t5": run("H", last="2")}
    position = lay(FOUR, OTHERS | almost, t1="JD", s0="9D 9C 8D 8C AH 7D 7C 6C 2D AS")
    after = play(FOUR, position, "s0>t*")
    assert [after[Spot(Kind.FOUNDATION, n)].height for n in range(3)] == [13, 13, 0]


def test_nothing_is_laid_on_foundations_and_nothing_comes_back() -> None:
    position = lay(FOUR, t0="KS", f1=run("S"), t1="KH")
    assert why_not(FOUR, position, "t0>f0") == "whole-run"
    assert why_not(FOUR, position, "f1>t1") == "no-taking-back"


def test_the_eighth_run_wins() -> None:
    game = spider("S1")
    seven = {f"f{n}": run("S") for n in range(7)}
    session = begin(game, lay(game, seven, t0=run("S", last="2"), t1="AS"))
    session.act("t1>t0")
    assert session.is_won


# Spider: scoring and gestures


def test_a_game_starts_at_500_moves_cost_one_and_runs_earn_a_hundred() -> None:
    assert FOUR.scoring.start == 500
    position = lay(FOUR, OTHERS, t0=run("S", last="2"), t1="AS", s0="AS")
    assert points(FOUR, position, "t1>t0") == 99
    assert points(FOUR, position, "s0>t*") == 100, "a dealt row costs nothing"
    assert points(FOUR, lay(FOUR, t0="8S", t1="7D"), "t1>t0") == -1


def test_a_double_click_prefers_the_own_suit() -> None:
    position = lay(FOUR, t0="9D 8D", t1="2C 9S 9H", t2="7D", t3="8S")
    assert double_click(FOUR, position, "t2") == "t2>t0"
    assert double_click(FOUR, position, "t3") == "t3>t1"


# Scorpion


def test_seven_columns_of_seven_and_three_cards_in_the_stock() -> None:
    opening = SCORP.game().numbered(7).opening().after
    assert [(len(p.down), len(p.up)) for p in columns(opening)] == [(3, 4)] * 4 + [(0, 7)] * 3
    assert opening[STOCK].height == 3


def test_in_scorpion_any_open_card_moves_with_whatever_lies_on_it() -> None:
    position = lay(SCORP, t0="-2C 7D KC 3H", t1="8D", t2="8S")
    assert why_not(SCORP, position, "t0>t1*3") is None
    assert why_not(SCORP, position, "t0>t2*3") == "same-suit"
    assert why_not(SCORP, position, "t0>t1*4") == "face-down"


def test_in_scorpion_only_kings_go_on_empty_columns() -> None:
    position = lay(SCORP, t0="5H KC 3H", t1="QS")
    assert why_not(SCORP, position, "t0>t2*2") is None
    assert why_not(SCORP, position, "t1>t2") == "only-kings"


def test_the_three_cards_go_on_the_first_three_columns_at_any_time() -> None:
    position = lay(SCORP, s0="4C 5C 6C", t0="9S", t2="KD")
    after = play(SCORP, position, "s0>t*")
    assert [len(pile.up) for pile in columns(after)] == [2, 1, 2, 0, 0, 0, 0]
    assert after[STOCK].is_empty
    assert why_not(SCORP, after, "s0>t*") == "no-more-passes"


def test_scorpion_is_won_with_a_whole_suit_in_each_of_four_columns() -> None:
    whole = {f"t{n}": run(suit) for n, suit in enumerate("SHD")}
    session = begin(SCORP, lay(SCORP, whole, t3=run("C", last="5"), t4="4C 3C 2C AC"))
    session.act("t4>t3*4")
    assert session.is_won
    assert session.score == 100


def test_a_whole_suit_on_other_cards_is_no_win() -> None:
    whole = {f"t{n}": run(suit) for n, suit in enumerate("HDC")}
    position = lay(SCORP, whole, t3="2S AS " + run("S", last="4"), t4="3S")
    assert not SCORP.game().rules.is_won(play(SCORP, position, "t4>t3"))


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "-2C 7D", "t1": "8D"}, "t0>t1", 5),
        ({"t0": "5C 7D", "t1": "8D"}, "t0>t1", 0),
        ({"t0": run("S", last="2"), "t1": "AS"}, "t1>t0", 100),
        ({"t0": run("S")}, "t0>t1*13", 0),
        ({"s0": "AS AH AD"}, "s0>t*", 0),
    ],
)
def test_points_in_scorpion(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(SCORP, lay(SCORP, piles), move) == worth
