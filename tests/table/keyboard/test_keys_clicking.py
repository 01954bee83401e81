"""Move cards with two clicks: nobody has to drag."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.typist import Typist

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences

WINS = json.loads((Path(__file__).parents[2] / "data" / "wins.json").read_text("utf-8"))["games"]
FIRST_WINS = {game["code"].rpartition("-")[0]: game for game in reversed(WINS)}
T = [Spot(Kind.TABLEAU, n) for n in range(9)]
CLICKS = AccessPreferences(click_click=True)
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def double(qtbot: QtBot) -> Typist:
    return Typist.with_table(
        qtbot, DS, CLICKS, t0="-2D -3D 9S 8H 7S", t1="TD", t2="6H", t4="8D", w0="5H AS", rest="s0"
    )


def click(typist: Typist, spot: Spot, count: int = 1) -> None:
    typist.desk.click(typist.desk.point(spot, count))


def test_the_first_click_picks_up_and_the_second_puts_down(double: Typist) -> None:
    click(double, T[0], 3)
    assert double.held == "9S 8H 7S"
    assert double.desk.lit() == {T[1]}
    click(double, T[1])
    assert double.done == ["t0>t1*3"]
    double.desk.assert_picture()


def test_a_click_on_a_card_takes_exactly_this_card(double: Typist) -> None:
    click(double, T[0], 3)
    click(double, T[4])  # the 7 would fit, but the 9 was taken
    assert double.done == []
    assert not double.held
    assert [refusal.code for refusal in double.desk.refused] == [
        "other-colour"
    ] or double.desk.refused


def test_a_second_click_on_the_same_card_is_its_best_move(double: Typist) -> None:
    click(double, T[2])
    click(double, T[2])
    assert double.done == ["t2>t0"]
    click(double, Spot(Kind.WASTE))
    click(double, Spot(Kind.WASTE))
    assert double.done == ["t2>t0", "w0>f0"]


def test_quick_clicks_are_no_double_click(double: Typist) -> None:
    double.desk.double_click(double.desk.point(T[2]))
    assert double.done == ["t2>t0"]
    double.desk.double_click(double.desk.point(T[0]))
    assert double.held == ""
    assert double.done == ["t2>t0"]


def test_a_click_on_another_card_of_the_pile_takes_that_one(double: Typist) -> None:
    click(double, T[0], 3)
    click(double, T[0], 1)
    assert double.held == "7S"
    click(double, T[4])
    assert double.done == ["t0>t4"]


def test_a_single_click_sends_nothing_up(double: Typist) -> None:
    click(double, Spot(Kind.WASTE))
    assert double.done == []
    assert double.held == "AS"


@pytest.mark.parametrize("where", ["cloth", "stock", "same pile, face down"])
def test_a_click_elsewhere_puts_back(double: Typist, where: str) -> None:
    click(double, T[0])
    if where == "cloth":
        double.desk.click(QPoint(2, double.desk.view.height() - 3))
    elif where == "stock":
        click(double, STOCK)
    else:
        click(double, T[0], 5)
    assert not double.held
    assert double.done == []
    double.desk.assert_picture()


def test_every_click_on_the_stock_deals(double: Typist) -> None:
    double.desk.double_click(double.desk.stock_point())
    assert double.done == ["s0>w0", "s0>w0"]


def test_what_cannot_be_lifted_is_refused(double: Typist) -> None:
    click(double, T[0], 5)
    assert [refusal.code for refusal in double.desk.refused] == ["face-down"]
    assert not double.held


def test_cards_may_still_be_dragged(double: Typist) -> None:
    double.desk.drag(Move.parse("t0>t1*3"))
    assert double.done == ["t0>t1*3"]


def test_a_click_counts_on_release_where_it_was_pressed(double: Typist) -> None:
    double.desk.press(double.desk.point(T[2]))
    assert not double.held
    double.desk.release(double.desk.point(T[2]))
    assert double.held == "6H"  # type: ignore[comparison-overlap]  # it changes
    double.desk.press(double.desk.point(T[0]))
    double.desk.release(QPoint(2, double.desk.view.height() - 3))  # thought better of it
    assert double.held == "6H"
    assert double.done == []


def test_keys_and_clicks_share_the_hand(double: Typist) -> None:
    click(double, T[2])
    double.press("Esc")
    assert not double.held
    click(double, T[2])
    double.press("1")
    assert double.done == ["t2>t0"]


def test_a_right_click_lists_the_moves_of_the_card(double: Typist) -> None:
    QTest.mouseClick(double.desk.view.viewport(), RIGHT, pos=double.desk.point(T[0], 3))
    QTest.mouseClick(double.desk.view.viewport(), RIGHT, pos=double.desk.stock_point())
    QTest.mouseClick(double.desk.view.viewport(), RIGHT, pos=double.desk.point(T[3]))
    assert [[str(move) for move in moves] for moves in double.offered] == [
        ["t0>t1*3"],
        ["s0>w0"],
        [],
    ]
    assert double.done == []


def test_it_is_off_unless_wanted(qtbot: QtBot) -> None:
    plain = Typist.with_table(qtbot, DS, t2="6H", t0="7S", rest="s0")
    click(plain, T[2])
    assert not plain.held
    QTest.mouseClick(plain.desk.view.viewport(), RIGHT, pos=plain.desk.point(T[0]))
    assert plain.offered == []


def test_nothing_is_clicked_behind_a_cover(double: Typist) -> None:
    double.desk.view.cover(True)
    click(double, STOCK)
    click(double, T[2])
    assert double.done == []
    assert not double.held


def test_a_cell_holds_a_clicked_card(qtbot: QtBot) -> None:
    cell = Typist.with_table(qtbot, FC, CLICKS, t0="9S 8H 7S", rest="t7")
    click(cell, T[0])
    click(cell, Spot(Kind.CELL, 2))
    assert cell.done == ["t0>c2"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", FIRST_WINS.values(), ids=FIRST_WINS)
def test_a_whole_game_is_won_without_a_drag(qtbot: QtBot, game: dict[str, str | int]) -> None:
    desk = Desk.laid(qtbot, str(game["code"]))
    typist = Typist.at(desk, qtbot, CLICKS)
    for text in str(game["moves"]).split():
        move = Move.parse(text)
        if STOCK in (move.source, move.target):
            click(typist, STOCK)
        else:
            click(typist, move.source, move.count)
            click(typist, move.target)
        assert desk.done[-1] == text
    assert desk.session.is_won
    assert desk.session.score == game["score"]
