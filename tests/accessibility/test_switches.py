"""Everything that one switch, or two, must be able to do: win, and leave every state again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from support.window import Seconds, play, shown
from table.keyboard.test_keys_games import FIRST_WINS, played

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.variant import Deal
from reussite.table.a11y.preferences import Scan
from reussite.table.speech.move_sentences import MoveEntry
from reussite.windows.dialogs.confirm import LeaveQuestion
from reussite.windows.main import MainWindow
from reussite.windows.moves_list import MovesList
from reussite.windows.scanning import QuestionScan

DealOf = Callable[[str], Deal]
MAIN = {code.partition("1-")[0]: code for code in FIRST_WINS}.values()  # one of each variant
SWITCHES = (Scan.ONE_SWITCH, Scan.TWO_SWITCHES)


def with_switches(window: MainWindow, scan: Scan) -> MovesList:
    window.settings.set("access", "scan", str(scan))
    window.apply_access()
    assert window.scan_dock.isVisible()  # by itself
    return window.scan_dock.moves


def texts(moves: MovesList) -> list[str]:
    return [entry.text for entry in moves.entries]


def choose(window: MainWindow, row: int) -> None:
    """Take an entry as the switches do: it steps by itself, or the first switch steps."""
    moves = window.scan_dock.moves
    assert window.focusWidget() is moves.list
    is_one = window.view.access.scan is Scan.ONE_SWITCH
    for _ in range((row - moves.row) % len(moves.entries)):
        if is_one:
            assert moves.is_stepping
            moves._dwell.timeout.emit()
        else:
            QTest.keyClick(moves.list, Qt.Key.Key_Space)
    QTest.keyClick(moves.list, Qt.Key.Key_X if is_one else Qt.Key.Key_Return)


def choose_text(window: MainWindow, text: str) -> None:
    choose(window, texts(window.scan_dock.moves).index(text))


def is_for(entry: MoveEntry, move: Move, session: Session) -> bool:
    if not isinstance(entry.does, Move):
        return False
    if entry.does == move:
        return True
    same = entry.does.source is move.source and entry.does.count == move.count
    after = session.position[entry.does.target], session.position[move.target]
    alike = entry.does.target.kind is move.target.kind and all(pile.is_empty for pile in after)
    up = entry.does.target.kind is move.target.kind and entry.does.target.kind.value == "f"
    return same and (alike or up)


def scan_for(window: MainWindow, move: Move) -> None:
    """Find a move in the list, or under its pile, and take it."""
    moves, session = window.scan_dock.moves, window.controller.session
    for row, entry in enumerate(moves.entries):
        if is_for(entry, move, session):
            choose(window, row)
            return
        if isinstance(entry.does, tuple) and any(is_for(e, move, session) for e in entry.does):
            choose(window, row)
            scan_for(window, move)
            return
    raise AssertionError(f"{move} is not in {texts(moves)}")


@pytest.mark.sample(2)
@pytest.mark.parametrize("scan", SWITCHES)
@pytest.mark.parametrize("code", MAIN)
def test_a_game_is_won_and_the_next_one_begun(window: MainWindow, code: str, scan: Scan) -> None:
    game = FIRST_WINS[code]
    window.chooser.open(_deal(window, str(game["code"])))
    moves = with_switches(window, scan)
    for move in _alike_moves(window, str(game["moves"])):
        scan_for(window, move)
    assert window.controller.session.is_won
    assert window.end_panel is not None
    assert texts(moves) == ["New deal", "Same deal again"]
    choose_text(window, "New deal")
    assert not window.controller.session.is_over
    assert window.end_panel is None
    assert window.focusWidget() is moves.list
    assert len(moves.entries) > 2


def _deal(window: MainWindow, code: str) -> Deal:
    from reussite.kernel.codes import parse_code

    return parse_code(code, window.plugins.variants)


def _alike_moves(window: MainWindow, text: str) -> list[Move]:
    return list(played(text))


# Every state can be left.


@pytest.mark.parametrize("scan", SWITCHES)
def test_a_question_is_answered(window: MainWindow, scan: Scan) -> None:
    play(window, "s0>w0")
    with_switches(window, scan)
    begun = window.controller.session
    for answer, goes_on in (("Keep playing", True), ("Abandon game", False)):
        choose_text(window, "New deal")
        question = shown(window, LeaveQuestion)
        press_button(window, question, answer)
        assert not question.isVisible()
        assert (window.controller.session is begun) is goes_on
        QApplication.processEvents()
        assert window.focusWidget() is window.scan_dock.moves.list


def press_button(window: MainWindow, question: QMessageBox, text: str) -> None:
    """Wait until it is marked, or step to it, and press the switch."""
    (scanner,) = window.findChildren(QuestionScan)
    is_one = window.view.access.scan is Scan.ONE_SWITCH
    QApplication.processEvents()
    for _ in question.buttons():
        marked = scanner.marked
        assert isinstance(marked, QPushButton)
        assert QApplication.focusWidget() is marked
        if marked.text().replace("&", "") == text:
            break
        if is_one:
            assert scanner._dwell.isActive()
            scanner._dwell.timeout.emit()
        else:
            QTest.keyClick(marked, Qt.Key.Key_Space)
    else:
        raise AssertionError(f"no button {text}")
    assert scanner.marked is not None
    QTest.keyClick(scanner.marked, Qt.Key.Key_B if is_one else Qt.Key.Key_Return)


@pytest.mark.parametrize("scan", SWITCHES)
def test_a_pause_is_ended(window: MainWindow, deal: DealOf, scan: Scan) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    with_switches(window, scan)
    window.actions_by_key["pause"].trigger()
    assert window.curtain.isVisible()
    assert texts(window.scan_dock.moves) == ["Resume", "New deal", "Same deal again"]
    choose_text(window, "Resume")
    assert not window.curtain.isVisible()
    assert len(window.scan_dock.moves.entries) > 3


@pytest.mark.parametrize("scan", SWITCHES)
def test_time_that_is_up(window: MainWindow, deal: DealOf, seconds: Seconds, scan: Scan) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    with_switches(window, scan)
    seconds.pass_by(401)
    window.controller.look_at_clock()
    assert window.controller.session.is_over
    assert texts(window.scan_dock.moves)[:2] == ["New deal", "Same deal again"]
    choose_text(window, "Same deal again")
    assert not window.controller.session.is_over


@pytest.mark.parametrize("scan", SWITCHES)
def test_a_game_that_is_watched_is_left(window: MainWindow, scan: Scan) -> None:
    play(window, "s0>w0")
    with_switches(window, scan)
    session = window.controller.session
    window.watch(session.deal, session.log, "a game")
    window.scan_dock.take_focus()
    assert texts(window.scan_dock.moves) == ["Back to my game"]
    choose_text(window, "Back to my game")
    assert window.watching is None
    assert len(window.scan_dock.moves.entries) > 1


@pytest.mark.parametrize("scan", SWITCHES)
def test_a_game_without_moves_ends_with_what_can_be_done(window: MainWindow, scan: Scan) -> None:
    with_switches(window, scan)
    assert texts(window.scan_dock.moves)[-2:] == ["New deal", "Same deal again"]
    play(window, "s0>w0")
    assert texts(window.scan_dock.moves)[-3:] == ["New deal", "Same deal again", "Undo"]
    choose_text(window, "Undo")
    assert not window.controller.session.can_undo


def test_the_list_lies_beside_the_table(window: MainWindow) -> None:
    with_switches(window, Scan.ONE_SWITCH)
    QApplication.processEvents()
    dock, area = window.scan_dock.geometry(), window.area.geometry()
    assert not dock.intersects(area)
    assert dock.left() > area.right()


def test_it_goes_when_no_switch_is_used(window: MainWindow) -> None:
    with_switches(window, Scan.ONE_SWITCH)
    window.settings.set("access", "scan", "off")
    window.apply_access()
    assert not window.scan_dock.isVisible()
    assert window.focusWidget() is window.view


def test_escape_stops_scanning(window: MainWindow) -> None:
    moves = with_switches(window, Scan.ONE_SWITCH)
    QTest.keyClick(moves.list, Qt.Key.Key_Escape)
    assert not window.scan_dock.isVisible()
    assert not moves.is_stepping


def test_after_the_next_start_it_is_there_by_itself(
    qtbot: QtBot, opened: Callable[..., MainWindow], settings: object
) -> None:
    settings.set("access", "scan", "one-switch")  # type: ignore[attr-defined]
    window = opened(settings)
    assert window.scan_dock.isVisible()
    qtbot.waitUntil(lambda: window.focusWidget() is window.scan_dock.moves.list)
