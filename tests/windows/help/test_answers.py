"""What the answers about TriPeaks, Pyramid, Scorpion, Spider, Streets, Number Ten and Yukon say.

Their numbers are held against the rules elsewhere; here it is what they claim in words.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from support.help_view import example, pack, variants

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.steps import Transition
from reussite.testing import click, lay, legal, play, points, why_not
from reussite.testing.playthroughs import Playthrough, read

GAMES = Path(__file__).parents[2] / "playthroughs"


def known(family: str) -> list[Playthrough]:
    """Recorded games of this family that were won."""
    games = [read(file.read_text(encoding="utf-8")) for file in sorted(GAMES.glob(f"{family}1-*"))]
    won = [game for game in games if game.won]
    assert won, family
    return won


def times(game: Playthrough, beginning: str, target: str = "") -> int:
    """How often something was moved from there to there."""
    moves = [line.action for line in game.lines]
    return sum(move.startswith(beginning) and f">{target}" in move for move in moves)


def session(family: str, **named: str) -> Session:
    """A game that begins with this table."""
    variant = variants()[family]
    table = lay(variant, named)
    opening = Transition(table, None, (), table)
    return Session(variant.game().numbered(0), now=lambda: 0.0, opening=opening)


# What a won game is worth.


def test_a_won_game_of_scorpion_is_always_worth_the_same() -> None:
    assert {game.lines[-1].score for game in known("SCORP")} == {460}


@pytest.mark.parametrize(("family", "worth"), [("YUKON", 625), ("TEN", 1140), ("STREETS", 1040)])
def test_cards_and_what_came_from_the_waste_are_all_that_counts(family: str, worth: int) -> None:
    for game in known(family):
        assert not times(game, "f")
        assert game.lines[-1].score == worth + 5 * times(game, "w0>", "t")


def test_moves_of_cards_are_all_that_a_won_game_of_spider_lacks() -> None:
    for game in known("SPIDER"):
        assert game.lines[-1].score == 500 + 800 - times(game, "t")
        assert times(game, "s0") <= 5


def test_a_won_game_of_pyramid_counts_the_cards_of_the_waste_that_left() -> None:
    for game in known("PYRA"):
        from_waste = sum("w0" in line.action and ">d0" in line.action for line in game.lines)
        assert game.lines[-1].score == 280 + 5 * from_waste <= 400


def test_no_game_of_tri_peaks_is_worth_more_than_one_long_chain() -> None:
    assert all(game.lines[-1].score <= 466 for game in known("PEAKS"))


# Undo.


@pytest.mark.parametrize("family", ["PEAKS", "PYRA", "SCORP", "SPIDER", "STREETS", "TEN", "YUKON"])
def test_undo_costs_nothing_as_far_as_the_beginning(family: str) -> None:
    variant = variants()[family]
    assert variant.undo_limit is None
    assert not variant.game().scoring.undo_price


def test_undo_brings_back_the_chain_and_what_drawing_cost() -> None:
    game = session("PEAKS", w0="9H", s0="2D", p18="8S", p19="9D", p20="KH")
    for move in ("p18>w0", "s0>w0"):
        game.play(Move.parse(move))
    assert game.score == 1 - 5
    game.undo()
    game.play(Move.parse("p19>w0"))
    assert game.score == 1 + 2
    assert game.moves == 3


# TriPeaks.


def test_drawing_is_never_refused_while_there_is_a_stock() -> None:
    peaks = variants()["PEAKS"]
    table = lay(peaks, w0="9H", s0="2D", p18="8S", p19="9D")
    assert {"s0>w0", "p18>w0"} <= set(legal(peaks, table))
    assert why_not(peaks, table, "p19>w0") == "one-apart"  # the same rank
    table = play(peaks, table, "s0>w0")
    assert why_not(peaks, table, "s0>w0") == why_not(peaks, table, "w0>s0*2") == "no-more-passes"


# Pyramid.


@pytest.mark.parametrize(("letters", "turned"), [("P1", 0), ("P3", 2), ("PU", 9)])
def test_the_waste_is_turned_over_as_often_as_the_option_says(letters: str, turned: int) -> None:
    pyramid = variants()["PYRA"]
    game = pyramid.game(pyramid.choose(passes=letters))
    table = play(game, lay(game, s0="7C 2D", p21="JH"), "s0>w0 s0>w0")
    for _ in range(turned):
        assert not points(game, table, "w0>s0*2")
        table = play(game, table, "w0>s0*2 s0>w0 s0>w0")
    if letters != "PU":
        assert why_not(game, table, "w0>s0*2") == "no-more-passes"
    assert why_not(game, table, "w0+p21>d0") != "no-more-passes"


def test_a_pyramid_is_won_whatever_is_left_beside_it() -> None:
    shown = example("pyra-covered")
    end = shown.after(len(shown.steps))
    assert end.is_won
    assert end.position[Move.parse("w0>d0").source].height == 1


# Scorpion.


def test_a_card_on_a_whole_suit_takes_its_points_and_gives_them_back() -> None:
    scorpion = variants()["SCORP"]
    suit = " ".join(f"{rank}S" for rank in "KQJT98765432A")
    table = lay(scorpion, t0=suit, t1="4H", s0="3H")
    assert points(scorpion, table, "s0>t*") == -100
    table = play(scorpion, table, "s0>t*")
    assert points(scorpion, table, "t0>t1") == 100
    assert why_not(scorpion, lay(scorpion, t0="QS"), "t0>t1") == "only-kings"


# Spider.


def test_any_suit_goes_on_any_other_but_mixed_cards_move_one_by_one() -> None:
    spider = variants()["SPIDER"]
    game = spider.game(spider.choose(suits="S4"))
    assert why_not(game, lay(game, t0="9S", t1="8H"), "t1>t0") is None
    mixed = lay(game, t0="9S 8H", t1="TC", t2="9D")
    assert why_not(game, mixed, "t0>t1*2") == "not-a-run"
    assert why_not(game, mixed, "t0>t2") is None


def test_the_same_number_deals_the_same_ranks_with_each_choice_of_suits() -> None:
    spider = variants()["SPIDER"]
    dealt = []
    for letters in ("S1", "S2", "S4"):
        opening = spider.game(spider.choose(suits=letters)).numbered(77).opening().after
        dealt.append([[card.rank for card in pile.cards] for _, pile in opening])
    assert dealt[0] == dealt[1] == dealt[2]


# Streets, Number Ten and Yukon.


@pytest.mark.parametrize("family", ["STREETS", "TEN", "YUKON"])
def test_nothing_is_won_by_taking_cards_back(family: str) -> None:
    game = session(family, t0="AS", t1="2S", t2="3S", t3="2H", t4="3D", t5="4D")
    for move in ("t0>f0", "t1>f0", "t2>f0"):
        game.play(Move.parse(move))
    highest = game.score
    back = ("f0>t5", "f0>t4", "f0>t3")
    again = ("t3>f0", "t4>f0", "t5>f0")
    for move in (*back, *again, back[0], again[-1]):
        game.play(Move.parse(move))
        assert 0 <= game.score <= highest
    assert game.take_backs == 4


@pytest.mark.parametrize("family", ["STREETS", "TEN"])
def test_a_click_sends_a_card_of_the_waste_to_a_column_but_none_of_a_column(family: str) -> None:
    variant = variants()[family]
    table = lay(variant, w0="7H", t0="8S", t1="7D")
    assert click(variant, table, "w0") == "w0>t0"
    assert click(variant, table, "t1") is None


def test_a_run_of_number_ten_needs_no_free_places() -> None:
    ten = variants()["TEN"]
    others = {f"t{column}": f"K{'SHDC'[column % 4]}" for column in range(2, 10)}
    table = lay(ten, {**others, "t0": "9H 8S 7D 6C 5H 4S", "t1": "TS"})
    assert why_not(ten, table, "t0>t1*6") is None
    assert why_not(ten, lay(ten, t0="8H 7D"), "t0>t1*2") == "not-a-run"


def test_all_cards_of_yukon_lie_in_the_columns() -> None:
    opening = variants()["YUKON"].game().numbered(0).opening().after
    assert sum(pile.height for _, pile in opening) == pack("YUKON")
    assert sum(len(pile.down) for _, pile in opening) == 21
