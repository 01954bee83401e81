"""What the answers say, from Baker's Game in the alphabet of the families to Limited.

Their numbers are held against the rules elsewhere; here it is what they claim in words.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from support.help_view import example, variants

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE
from reussite.kernel.steps import Transition
from reussite.testing import click, lay, play, points, why_not
from reussite.testing.playthroughs import Line, read

GAMES = Path(__file__).parents[2] / "playthroughs"


def wins(family: str) -> list[tuple[str, list[Line]]]:
    """The code and the actions of recorded games of this family that were won."""
    games = [read(file.read_text(encoding="utf-8")) for file in sorted(GAMES.glob(f"{family}1-*"))]
    won = [(game.code, list(game.lines)) for game in games if game.won]
    assert won, family
    return won


def session(family: str, letters: dict[str, str] | None = None, **named: str) -> Session:
    """A game that begins with this table."""
    variant = variants()[family]
    game = variant.game(variant.choose(**(letters or {})))
    table = lay(game, named)
    return Session(game.numbered(0), now=lambda: 0.0, opening=Transition(table, None, (), table))


# What a won game is worth.


@pytest.mark.parametrize("family", ["BAKER", "CANF", "EIGHT"])
def test_a_won_game_of_one_pack_has_its_cards_and_nothing_else(family: str) -> None:
    assert {lines[-1].score for _, lines in wins(family)} == {520}


def test_a_won_game_of_golf_has_its_columns_and_what_is_left_of_the_stock() -> None:
    for _, lines in wins("GOLF"):
        drawn = sum(line.action == "s0>w0" for line in lines)
        drawn -= sum(
            line.action == "undo" and before.action == "s0>w0" for before, line in pairwise(lines)
        )
        assert lines[-1].score == 350 + 10 * (16 - drawn)


@pytest.mark.parametrize("family", ["JOSE", "LIMITED"])
def test_winning_itself_brings_nothing(family: str) -> None:
    for _, lines in wins(family):
        from_waste = sum(line.action.startswith("w0>t") for line in lines)
        assert not any(line.action.startswith("f") for line in lines)
        assert lines[-1].score == 1040 + 5 * from_waste


def test_a_win_of_klondike_has_no_more_than_cards_and_what_came_from_the_waste() -> None:
    for code, lines in wins("KL"):
        actions = [line.action for line in lines]
        if any(action.startswith("f") or action == "undo" for action in actions):
            continue
        if code.split("-")[1].endswith("V"):
            assert lines[-1].score == 208
            continue
        most = 625 + 5 * sum(action.startswith("w0>t") for action in actions)
        turned = sum(action.startswith("w0>s0") for action in actions)
        price = 20 if "D3" in code else 100
        assert most - turned * price <= lines[-1].score <= most


# Cells.


@pytest.mark.parametrize("family", ["BAKER", "EIGHT"])
def test_only_the_next_card_of_its_suit_lies_on_a_card(family: str) -> None:
    variant = variants()[family]
    takes = [
        f"{rank}{suit}"
        for rank in "A23456789TJQK"
        for suit in "SHDC"
        if (rank, suit) != ("8", "H")
        and why_not(variant, lay(variant, t0="8H", t1=f"{rank}{suit}"), "t1>t0") is None
    ]
    assert takes == ["7H"]


def test_an_empty_column_of_bakers_game_takes_a_card_and_a_run() -> None:
    baker = variants()["BAKER"]
    assert why_not(baker, lay(baker, t0="2C 9H 8H"), "t0>t1*2") is None
    assert why_not(baker, lay(baker, c0="5D"), "c0>t1") is None


def test_an_empty_column_of_eight_off_is_for_a_king_from_a_cell_or_a_column() -> None:
    eight = variants()["EIGHT"]
    table = lay(eight, c0="KS", t0="2C KH", t1="9D")
    assert why_not(eight, table, "c0>t2") is why_not(eight, table, "t0>t2") is None
    assert why_not(eight, table, "t1>t2") == "only-kings"


# Canfield.


def test_a_foundation_of_canfield_that_begins_with_a_nine_ends_with_an_eight() -> None:
    canfield = variants()["CANF"]
    ranks = "9TJQKA2345678"
    for below, rank in pairwise(ranks):
        table = lay(canfield, f0=f"9S {below}S" if below != "9" else "9S", t0=f"{rank}S")
        assert why_not(canfield, table, "t0>f0") is None


def test_a_pass_without_a_card_taken_shows_the_same_cards_again() -> None:
    canfield = variants()["CANF"]
    drawn = play(canfield, lay(canfield, f0="6S", s0="QH JC 4C 8H 2D"), "s0>w0*3 s0>w0*2")
    again = play(canfield, drawn, "w0>s0*5 s0>w0*3 s0>w0*2")
    assert again[WASTE] == drawn[WASTE]
    assert not points(canfield, drawn, "w0>s0*5")


def test_what_the_examples_of_canfield_leave_behind() -> None:
    column = example("canf-column")
    end = column.after(len(column.steps)).position
    assert str(end[Move.parse("t0>t1").source].top) == "4D"
    stock = example("canf-stock")
    assert stock.after(len(stock.steps)).position[STOCK].height == 2


# Golf.


@pytest.mark.parametrize(
    ("letters", "queen", "ace"),
    [("K", "king-ends", "one-apart"), ("Q", None, "one-apart"), ("R", None, None)],
)
def test_what_goes_on_a_king(letters: str, queen: str | None, ace: str | None) -> None:
    golf = variants()["GOLF"]
    game = golf.game(golf.choose(king=letters))
    table = lay(game, w0="KD", t0="QS", t1="AS")
    assert why_not(game, table, "t0>w0") == queen
    assert why_not(game, table, "t1>w0") == ace


def test_drawing_is_free_while_a_card_fits_and_refused_when_there_is_no_stock() -> None:
    golf = variants()["GOLF"]
    table = lay(golf, w0="7S", s0="2D", t0="8H", t1="9C")
    assert why_not(golf, table, "s0>w0") is why_not(golf, table, "t0>w0") is None
    table = play(golf, table, "s0>w0")
    assert why_not(golf, table, "s0>w0") == why_not(golf, table, "w0>s0*2") == "no-more-passes"
    assert why_not(golf, table, "t0>t1") == "takes-nothing"


# Stock, clicks and cards taken back.


@pytest.mark.parametrize(("letters", "turned"), [("P1", 0), ("P3", 2), ("PU", 9)])
def test_the_waste_of_klondike_is_turned_over_as_often_as_the_code_says(
    letters: str, turned: int
) -> None:
    klondike = variants()["KL"]
    game = klondike.game(klondike.choose(passes=letters))
    table = play(game, lay(game, s0="7C 2D", t0="JH"), "s0>w0 s0>w0")
    for _ in range(turned):
        table = play(game, table, "w0>s0*2 s0>w0 s0>w0")
    expected = None if letters == "PU" else "no-more-passes"
    assert why_not(game, table, "w0>s0*2") == expected
    vegas = klondike.game(klondike.choose(scoring="V"))
    assert points(vegas, lay(vegas, w0="7C"), "w0>s0") == 0


@pytest.mark.parametrize("family", ["JOSE", "LIMITED"])
def test_a_click_sends_a_card_of_the_waste_to_the_longest_column(family: str) -> None:
    variant = variants()[family]
    table = lay(variant, w0="7H", t0="8H", t1="9H 8H", t2="6H", t3="7D")
    assert click(variant, table, "w0") == "w0>t1"
    assert click(variant, table, "t3") is None
    assert click(variant, lay(variant, w0="7H", t0="2C"), "w0") == "w0>t1"


def test_an_ace_of_limited_takes_the_first_free_foundation_of_its_suit() -> None:
    limited = variants()["LIMITED"]
    assert click(limited, lay(limited, t0="AD"), "t0") == "t0>f2"
    table = lay(limited, f2="AD", t0="AD")
    assert click(limited, table, "t0") == "t0>f6"
    assert why_not(limited, lay(limited, t0="AD"), "t0>f6") is None


@pytest.mark.parametrize(
    ("family", "letters"), [("JOSE", {}), ("LIMITED", {}), ("KL", {}), ("KL", {"scoring": "V"})]
)
def test_a_card_taken_back_marks_the_game_and_earns_nothing(
    family: str, letters: dict[str, str]
) -> None:
    game = session(family, letters, t0="AS", t1="2S", t2="3S", t3="3H")
    for move in ("t0>f0", "t1>f0"):
        game.play(Move.parse(move))
    before = game.score
    onto = "t3" if family == "KL" else "t2"
    game.play(Move.parse(f"f0>{onto}"))
    game.play(Move.parse(f"{onto}>f0"))
    assert game.score <= before
    assert game.take_backs == 1
    game.undo()
    game.undo()
    assert (game.score, game.take_backs) == (before, 0)
