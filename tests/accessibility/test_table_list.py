"""The table as a list: an ordinary view with the same piles, phrases, keys and cursor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.typist import Typist, children, interface, key_of, name

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.windows.table_list import TableList

T = [Spot(Kind.TABLEAU, n) for n in range(9)]


@pytest.fixture
def double(qtbot: QtBot) -> Typist:
    return Typist.with_table(
        qtbot, DS, t0="-2D -3D 9S 8H 7S", t1="TD", t2="6H", t4="8D", w0="5H AS", rest="s0"
    )


@pytest.fixture
def listed(qtbot: QtBot, double: Typist) -> TableList:
    return shown(qtbot, double)


def shown(qtbot: QtBot, typist: Typist) -> TableList:
    view = TableList(typist.desk.view)
    qtbot.addWidget(view)
    view.resize(400, 600)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


def press(view: TableList, *chords: str) -> None:
    for chord in chords:
        QTest.keyClick(view, *key_of(chord))


def rows(view: TableList) -> list[str]:
    return [str(view.piles.index(n, 0).data()) for n in range(view.piles.rowCount())]


def marked(view: TableList) -> str:
    return str(view.currentIndex().data())


def test_it_says_what_the_table_says(double: Typist, listed: TableList) -> None:
    names = [name(node) for node in children(interface(double.desk.view))]
    assert rows(listed) == names[:19]
    assert marked(listed) == "Column 1: 7 of spades to 9 of spades, 2 hidden"


def test_readers_see_the_same_rows(listed: TableList) -> None:
    node = interface(listed)
    assert name(node) == "Table as list"
    assert node.role() is QAccessible.Role.List
    assert [name(child) for child in children(node)] == rows(listed)


def test_up_and_down_walk_the_piles(double: Typist, listed: TableList) -> None:
    press(listed, "Down")
    assert double.spot is T[1]
    press(listed, "Home")
    assert double.spot is STOCK
    press(listed, "End", "Up")
    assert marked(listed).startswith("Foundation clubs")


@pytest.mark.parametrize("key", ["Space", "Return"])
def test_cards_are_picked_up_and_put_down(double: Typist, listed: TableList, key: str) -> None:
    press(listed, key)
    assert double.held == "9S 8H 7S"
    assert marked(listed) == "Column 1: 7 of spades to 9 of spades, 2 hidden, picked up"
    press(listed, "Down", key)
    assert double.done == ["t0>t1*3"]
    assert marked(listed) == "Column 2: 7 of spades to 10 of diamonds"


def test_the_keys_of_the_table_work_too(double: Typist, listed: TableList) -> None:
    press(listed, "D", "3", "Space", "1", "U", "A")
    assert double.done == ["s0>w0", "t2>t0", "undo"]
    assert marked(listed).startswith("Column 1")
    press(listed, "Right")
    assert marked(listed).startswith("Column 2")
    press(listed, "Space", "Esc")
    assert not double.held
    assert rows(listed)[3] == "Column 2: 10 of diamonds"


def test_what_happens_on_the_table_shows(double: Typist, listed: TableList) -> None:
    double.desk.view.play(Move.parse("t0>t1*3"))
    assert rows(listed)[2] == "Column 1: 3 of diamonds, 1 hidden"
    double.desk.open(Session(FC.game().numbered(1), now=double.desk.time))
    assert len(rows(listed)) == 16
    assert marked(listed).startswith("Column 1")


def test_only_changed_rows_are_told(double: Typist, listed: TableList) -> None:
    told: list[int] = []
    listed.piles.dataChanged.connect(lambda first, _last: told.append(first.row()))
    double.desk.view.play(Move.parse("t0>t1*3"))
    assert sorted(set(told)) == [2, 3]


def test_rows_are_targets_of_24_pixels(listed: TableList) -> None:
    assert listed.visualRect(listed.piles.index(3, 0)).height() >= 24


@pytest.mark.parametrize(("window", "widest"), [(800, 200), (1280, 256)])
def test_a_small_window_keeps_its_room_for_the_table(
    listed: TableList, window: int, widest: int
) -> None:
    listed.resize(window, 600)  # it is a window of its own here
    assert 0 < listed.sizeHint().width() <= widest


def test_letters_do_not_search(double: Typist, listed: TableList) -> None:
    press(listed, "Q", "X")
    assert double.spot is T[0]


def test_hidden_cards_are_not_listed(double: Typist, listed: TableList) -> None:
    double.desk.view.cover(True)
    assert set(rows(listed)) == {""}


WINS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "wins.json").read_text("utf-8")
)["games"]


def test_a_whole_game_is_won_in_the_list(qtbot: QtBot) -> None:
    game = next(game for game in WINS if game["code"].startswith("FT1"))
    typist = Typist.at(Desk.laid(qtbot, game["code"]), qtbot)
    view = shown(qtbot, typist)
    order = typist.desk.view.keyboard.focus.cursor.order
    for text in game["moves"].split():
        move = Move.parse(text)
        if move.source is STOCK:
            press(view, "D")
        else:
            for spot in (move.source, move.target):
                by = order.index(spot) - view.currentIndex().row()
                press(view, *["Down" if by > 0 else "Up"] * abs(by), "Space")
        assert typist.done[-1] == text
    assert typist.desk.session.is_won
