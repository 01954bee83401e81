"""A game that was started is not thrown away by a slip."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.window import (
    CTRL,
    Seconds,
    Watcher,
    almost_won,
    is_open,
    play,
    press,
    shown,
    winning_move,
)

from reussite.api import Ending
from reussite.kernel.variant import Deal
from reussite.windows.dialogs.confirm import LeaveQuestion
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def by_new_deal(window: MainWindow) -> None:
    press(window, Qt.Key.Key_N, CTRL)


def by_new(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2)
    shown(window, NewGameDialog).accept()


def by_code(window: MainWindow) -> None:
    press(window, Qt.Key.Key_E, CTRL)
    dialog = shown(window, NewGameDialog)
    dialog.code.setText("DS1-D3N-AAAAAAC")
    dialog.accept()


def by_restart(window: MainWindow) -> None:
    press(window, Qt.Key.Key_R, CTRL)


WAYS = {"new deal": by_new_deal, "new": by_new, "code": by_code, "restart": by_restart}


@pytest.fixture(params=WAYS)
def leave(request: pytest.FixtureRequest) -> Callable[[MainWindow], None]:
    """Each way to leave the game on the table."""
    return WAYS[request.param]


def test_a_started_game_is_asked_about(
    window: MainWindow, leave: Callable[[MainWindow], None]
) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    leave(window)
    assert is_open(window, LeaveQuestion)
    assert window.controller.session is session


def test_an_undone_game_was_started(
    window: MainWindow, leave: Callable[[MainWindow], None]
) -> None:
    play(window, "s0>w0")
    window.controller.undo()
    leave(window)
    assert is_open(window, LeaveQuestion)


def test_an_untouched_game_is_left_at_once(
    window: MainWindow, leave: Callable[[MainWindow], None], watcher: Watcher
) -> None:
    session = window.controller.session
    leave(window)
    assert not is_open(window, LeaveQuestion)
    assert window.controller.session is not session
    assert "reussite_deal_ended" not in watcher.hooks


def test_a_won_game_is_left_at_once(
    window: MainWindow, leave: Callable[[MainWindow], None], deal: DealOf
) -> None:
    game = deal("DS1-D1N-AAAAAAB").game
    session = almost_won(game, lambda: 0.0)
    window.controller.take_up(session)
    window.view.play(winning_move(game))
    leave(window)
    assert not is_open(window, LeaveQuestion)
    assert window.controller.session is not session


def test_a_game_out_of_time_is_left_at_once(
    window: MainWindow,
    leave: Callable[[MainWindow], None],
    deal: DealOf,
    seconds: Seconds,
) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    window.view.play(window.controller.session.legal()[0])
    session = window.controller.session
    seconds.pass_by(400)
    window.controller.look_at_clock()
    leave(window)
    assert not is_open(window, LeaveQuestion)
    assert window.controller.session is not session


@pytest.mark.parametrize("way", ["enter", "escape", "close"])
def test_without_thinking_the_game_is_kept(qtbot: QtBot, window: MainWindow, way: str) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    by_restart(window)
    question = shown(window, LeaveQuestion)
    qtbot.waitUntil(question.isActiveWindow)
    if way == "close":
        question.close()
    else:
        press(question, Qt.Key.Key_Return if way == "enter" else Qt.Key.Key_Escape)
    assert not is_open(window, LeaveQuestion)
    assert window.controller.session is session
    assert not session.is_over
    play(window, "s0>w0")
    assert session.moves == 2


def test_restarting_is_asked_about_in_its_own_words(window: MainWindow) -> None:
    play(window, "s0>w0")
    by_restart(window)
    question = shown(window, LeaveQuestion)
    assert question.windowTitle() == "Restart this deal?"
    assert question.text() == "Play the same cards again from the beginning?"
    assert question.go.text() == "&Restart"
    question.reject()
    by_new_deal(window)
    question = shown(window, LeaveQuestion)
    assert question.text() == "Abandon this game and deal another one?"
    assert "count as abandoned" in question.informativeText()


def test_giving_it_up_ends_it(window: MainWindow, watcher: Watcher) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    by_restart(window)
    shown(window, LeaveQuestion).go.click()
    assert session.ending is Ending.GIVEN_UP
    assert watcher.hooks[-2:] == ["reussite_deal_ended", "reussite_deal_started"]
    again = window.controller.session
    assert again is not session
    assert again.code == session.code
    assert again.position == session.opening.after
    assert again.moves == 0


def test_the_question_after_the_dialog_can_still_keep_the_game(window: MainWindow) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    by_code(window)
    shown(window, LeaveQuestion).stay.click()
    assert window.controller.session is session


def test_closing_the_window_does_not_ask(window: MainWindow) -> None:
    play(window, "s0>w0")
    window.close()
    assert not is_open(window, LeaveQuestion)
    assert not window.isVisible()
    assert not window.controller.session.is_over
