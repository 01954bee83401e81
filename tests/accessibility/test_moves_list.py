"""The list of legal moves, by keys, by mouse, and by one or two switches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.typist import Typist, children, interface, key_of, name

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.kernel.moves import Move
from reussite.table.a11y.preferences import AccessPreferences, Scan
from reussite.table.speech.move_sentences import choices, choices_by_pile
from reussite.table.speech.pile_descriptions import distinct
from reussite.windows.moves_list import ROUNDS, MovesList

LEFT = Qt.MouseButton.LeftButton
ONE, TWO = AccessPreferences(scan=Scan.ONE_SWITCH), AccessPreferences(scan=Scan.TWO_SWITCHES)


@pytest.fixture
def double(qtbot: QtBot) -> Typist:
    return Typist.with_table(
        qtbot, DS, t0="-2D -3D 9S 8H 7S", t1="TD", t2="6H", t4="8D", w0="5H AS", rest="s0"
    )


@pytest.fixture
def moves(qtbot: QtBot, double: Typist) -> MovesList:
    """The list, as a window wires it."""
    made = MovesList(double.desk.view)
    qtbot.addWidget(made)
    double.desk.view.moves_wanted.connect(made.offer)
    made.wished.connect(double.grant)
    return made


def press(moves: MovesList, *chords: str) -> None:
    for chord in chords:
        QTest.keyClick(moves.list, *key_of(chord))


def texts(moves: MovesList) -> list[str]:
    return [entry.text for entry in moves.entries]


def opened(double: Typist, moves: MovesList, access: AccessPreferences | None = None) -> None:
    if access is not None:
        double.desk.view.access = access
    double.press("M")
    assert moves.isVisible()
    assert not moves.isModal()


# What it says.


def test_every_move_is_a_sentence(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    assert texts(moves) == [
        "Draw from the stock",
        "Ace of spades, waste to foundation spades",
        "7 of spades to 8 of diamonds, column 1 to column 5",
        "9 of spades and 2 more to 10 of diamonds, column 1 to column 2",
        "6 of hearts to 7 of spades, column 3 to column 1",
    ]
    assert moves.count.text() == "5 legal moves"
    assert moves.list.accessibleName() == "5 legal moves"


def test_turning_the_waste_over_is_a_sentence(qtbot: QtBot) -> None:
    double = Typist.with_table(qtbot, DS, w0="5S 6H 7D")
    session = double.desk.session
    assert [c.text for c in choices(session, AccessPreferences(), session.legal())] == [
        "Turn the waste over"
    ]


def test_moves_that_come_to_the_same_are_told_once(qtbot: QtBot) -> None:
    cell = Typist.with_table(qtbot, FC, t0="AS", c0="KH", rest="t7")
    session = cell.desk.session
    told = [str(move) for move in distinct(session, session.legal()) if move.source == "t0"]
    assert told == ["t0>c1", "t0>f0", "t0>t1"]


# Keys and mouse.


def test_enter_plays_and_the_table_has_the_focus_again(
    qtbot: QtBot, double: Typist, moves: MovesList
) -> None:
    opened(double, moves)
    press(moves, "Down", "Down", "Down", "Return")
    assert double.done == ["t0>t1*3"]
    assert not moves.isVisible()
    qtbot.waitUntil(double.desk.view.hasFocus)
    assert double.here == "Column 2: 7 of spades to 10 of diamonds"


def test_escape_closes_without_a_move(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    press(moves, "Down", "Esc")
    assert not moves.isVisible()
    assert double.done == []


def test_a_click_plays(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    place = moves.list.visualRect(moves.list.model().index(4, 0)).center()
    QTest.mouseClick(moves.list.viewport(), LEFT, pos=place)
    assert double.done == ["t2>t0"]


def test_a_list_without_moves_takes_nothing(double: Typist, moves: MovesList) -> None:
    moves.offer([])
    press(moves, "Return")
    assert moves.count.text() == "0 legal moves"
    assert double.done == []


def test_an_open_list_follows_the_game(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    double.desk.view.play(Move.parse("w0>f0"))
    assert "Ace of spades, waste to foundation spades" not in texts(moves)
    assert moves.count.text() == "4 legal moves"


def heights(moves: MovesList) -> list[int]:
    rows = [moves.list.visualRect(moves.list.model().index(n, 0)) for n in range(len(texts(moves)))]
    return [row.height() for row in rows]


def test_rows_are_targets_of_24_pixels(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    assert min(heights(moves)) >= 24


@pytest.mark.parametrize("access", [ONE, TWO], ids=["one", "two"])
def test_rows_are_targets_of_44_pixels_while_scanning(
    double: Typist, moves: MovesList, access: AccessPreferences
) -> None:
    opened(double, moves)
    assert max(heights(moves)) < 44
    moves.close()
    opened(double, moves, access)
    assert min(heights(moves)) >= 44
    double.desk.view.access = AccessPreferences()
    moves.close()
    opened(double, moves)
    assert max(heights(moves)) < 44


def test_a_reader_finds_a_named_list(double: Typist, moves: MovesList) -> None:
    opened(double, moves)
    node = interface(moves.list)
    assert name(node) == "5 legal moves"
    assert name(children(node)[0]) == "Draw from the stock"


# Switches.


def test_few_moves_are_scanned_one_by_one(double: Typist, moves: MovesList) -> None:
    opened(double, moves, ONE)
    assert len(moves.entries) == 5
    assert moves.is_stepping
    assert moves._dwell.interval() == 1500
    moves._dwell.timeout.emit()
    assert moves.row == 1
    press(moves, "A")  # any key is the switch
    assert double.done == ["w0>f0"]
    assert moves.isVisible()
    assert moves.is_stepping
    assert texts(moves)[-1] == "Undo"


@pytest.mark.parametrize("key", ["Space", "Return", "X", "F5", "Down"])
def test_any_key_is_the_one_switch(double: Typist, moves: MovesList, key: str) -> None:
    opened(double, moves, ONE)
    press(moves, key)
    assert double.done == ["s0>w0"]


def test_a_click_anywhere_is_the_one_switch(double: Typist, moves: MovesList) -> None:
    opened(double, moves, ONE)
    moves.step()
    QTest.mouseClick(moves.list.viewport(), LEFT, pos=moves.list.viewport().rect().bottomRight())
    assert double.done == ["w0>f0"]


def test_scanning_rests_after_some_rounds_and_goes_on_with_the_switch(
    double: Typist, moves: MovesList
) -> None:
    opened(double, moves, ONE)
    for _ in range(ROUNDS * 5):
        moves.step()
    assert not moves.is_stepping
    press(moves, "Space")
    assert moves.is_stepping
    assert double.done == []


def test_escape_stops_scanning(double: Typist, moves: MovesList) -> None:
    opened(double, moves, ONE)
    press(moves, "Esc")
    assert not moves.is_stepping
    assert not moves.isVisible()


def test_two_switches_step_and_take(double: Typist, moves: MovesList) -> None:
    opened(double, moves, TWO)
    assert not moves.is_stepping
    press(moves, "Space", "Space", "Return")
    assert double.done == ["t0>t4"]
    press(moves, *["Space"] * moves.entries.index(moves.entries[-1]), "Return")
    assert double.done == ["t0>t4", "undo"]


def test_many_moves_are_offered_pile_by_pile(qtbot: QtBot) -> None:
    cell = Typist.with_table(qtbot, FC, TWO, t0="9S 8H 7S", t1="TD", t2="6H", t3="AS", rest="t7")
    moves = MovesList(cell.desk.view)
    qtbot.addWidget(moves)
    cell.desk.view.moves_wanted.connect(moves.offer)
    cell.press("M")
    assert texts(moves)[:2] == ["Column 1: 5 legal moves", "Column 2: 2 legal moves"]
    press(moves, "Return")
    assert texts(moves)[-1] == "Back"
    press(moves, *["Space"] * (len(moves.entries) - 1), "Return")
    assert texts(moves)[0] == "Column 1: 5 legal moves"
    press(moves, "Return", "Return")
    assert len(cell.done) == 1


def test_a_pile_with_one_move_needs_no_second_choice(qtbot: QtBot) -> None:
    cell = Typist.with_table(qtbot, FC, t0="9S", c0="KH", c1="KD", c2="KC", c3="6H", rest="t7")
    session = cell.desk.session
    entries = choices_by_pile(session, AccessPreferences(), session.legal())
    assert all(isinstance(entry.does, Move) or len(entry.does) > 1 for entry in entries)


def test_a_whole_game_is_won_with_two_switches(qtbot: QtBot) -> None:
    """One card after the other goes up; every choice is a few steps away."""
    suits = "SHDC"
    up = {f"f{n}": " ".join(f"{rank}{s}" for rank in "A23456789") for n, s in enumerate(suits)}
    columns = {f"t{n}": f"K{s} Q{s} J{s} T{s}" for n, s in enumerate(suits)}
    cell = Typist.with_table(qtbot, FC.game(FC.choose(clock="R")), TWO, **up, **columns)
    moves = MovesList(cell.desk.view)
    qtbot.addWidget(moves)
    cell.desk.view.moves_wanted.connect(moves.offer)
    cell.press("M")
    while not cell.desk.session.is_won:
        goal = "to foundation"
        row = next((n for n, text in enumerate(texts(moves)) if goal in text), None)
        if row is None:
            row = next(n for n, text in enumerate(texts(moves)) if text.startswith("Column"))
        press(moves, *["Space"] * row, "Return")
    assert len(cell.done) == 16
