"""The clock of a timed game: when it starts, rests, and runs out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.window import CTRL, Seconds, almost_won, play, press, shown, winning_move

from reussite.api import Ending
from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.variant import Deal
from reussite.settings import CLOCK, WITH_ACTION
from reussite.windows.dialogs.confirm import LeaveQuestion
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.pause import RestReason

DealOf = Callable[[str], Deal]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def timed(window: MainWindow, deal: DealOf) -> MainWindow:
    """A FreeCell deal with its clock running."""
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    return window


def cards_are_seen(window: MainWindow) -> bool:
    return any(item.isVisible() for item in window.view.table.items_by_card.values())


def is_resting(window: MainWindow) -> bool:
    """Whether everything about a pause is so."""
    resting = not window.controller.session.clock.is_running
    assert window.curtain.isVisible() is resting
    assert cards_are_seen(window) is not resting
    assert window.view.isEnabled() is not resting
    return resting


# When it starts.


def test_it_starts_when_the_deal_has_landed(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    window.view.animated = True
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    assert window.view.is_moving
    assert not window.controller.session.clock.is_running
    seconds.pass_by(5)
    window.view.finish()
    assert window.controller.session.clock.is_running
    assert window.controller.session.clock.seconds_left == 400


def test_a_deal_before_does_not_land_in_the_next(window: MainWindow, deal: DealOf) -> None:
    window.view.animated = True
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    window.chooser.open(deal("FC1-N-AAAAAAC"))
    assert window.view.is_moving
    assert not window.controller.session.clock.is_running


def test_without_limit_it_counts_from_the_first_action(
    window: MainWindow, seconds: Seconds
) -> None:
    seconds.pass_by(50)
    assert not window.controller.session.clock.is_running
    play(window, "s0>w0")
    seconds.pass_by(3)
    assert window.controller.session.clock.elapsed_ms == 3000


# Pausing.


def test_the_pause_key(timed: MainWindow, seconds: Seconds) -> None:
    assert not is_resting(timed)
    seconds.pass_by(10)
    press(timed, Qt.Key.Key_P)
    assert is_resting(timed)
    assert timed.actions_by_key["pause"].isChecked()
    seconds.pass_by(1000)
    assert timed.controller.session.clock.seconds_left == 390
    press(timed, Qt.Key.Key_P)
    assert not is_resting(timed)
    assert not timed.actions_by_key["pause"].isChecked()


def test_the_resume_button_by_mouse(timed: MainWindow) -> None:
    press(timed, Qt.Key.Key_P)
    QTest.mouseClick(timed.curtain.button, LEFT)
    assert not is_resting(timed)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_resume_button_by_key(timed: MainWindow, key: Qt.Key) -> None:
    press(timed, Qt.Key.Key_P)
    assert timed.focusWidget() is timed.curtain.button
    press(timed, key)
    assert not is_resting(timed)
    assert timed.focusWidget() is timed.view


def test_nothing_but_resuming_is_possible(timed: MainWindow, seconds: Seconds) -> None:
    session = timed.controller.session
    play(timed, str(session.legal()[0]))
    press(timed, Qt.Key.Key_P)
    log = list(session.log)
    timed.view.play(session.legal()[0])
    press(timed, Qt.Key.Key_Z, CTRL)
    press(timed, Qt.Key.Key_Y, CTRL)
    press(timed, Qt.Key.Key_D)
    QTest.mouseClick(timed.curtain, LEFT)
    QTest.mouseDClick(timed.view.viewport(), LEFT)
    assert session.log == log
    assert is_resting(timed)


def test_a_resize_does_not_uncover_the_table(timed: MainWindow) -> None:
    press(timed, Qt.Key.Key_P)
    for width in (900, 700, 1100):
        timed.resize(width, 700)
        assert is_resting(timed)
        assert timed.curtain.geometry() == timed.area.rect()


def test_minimising_waits_for_the_player(timed: MainWindow) -> None:
    timed.showMinimized()
    assert not timed.controller.session.clock.is_running
    timed.showNormal()
    assert is_resting(timed)
    timed.curtain.button.click()
    assert not is_resting(timed)


def test_a_modal_dialog_pauses_while_it_is_open(timed: MainWindow, seconds: Seconds) -> None:
    press(timed, Qt.Key.Key_F2)
    assert is_resting(timed)
    seconds.pass_by(1000)
    shown(timed, NewGameDialog).reject()
    assert not is_resting(timed)
    assert timed.controller.session.clock.seconds_left == 400


def test_a_dialog_does_not_end_a_pause(timed: MainWindow) -> None:
    press(timed, Qt.Key.Key_P)
    timed.dialogs.ask_for_game()
    shown(timed, NewGameDialog).reject()
    assert is_resting(timed)


def test_the_clock_rests_while_the_help_is_read(
    qtbot: QtBot, timed: MainWindow, seconds: Seconds
) -> None:
    timed.dialogs.show_help("rules")
    page = shown(timed, HelpWindow)
    qtbot.waitUntil(page.isActiveWindow)
    assert is_resting(timed)
    seconds.pass_by(1000)
    timed.activateWindow()
    qtbot.waitUntil(timed.isActiveWindow)
    assert not is_resting(timed)  # the rules may stay in sight
    assert timed.controller.session.clock.seconds_left == 400
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert is_resting(timed)
    page.close()
    assert not is_resting(timed)


def test_the_help_hides_no_game_without_a_clock(qtbot: QtBot, window: MainWindow) -> None:
    play(window, "s0>w0")
    window.dialogs.show_help("rules")
    qtbot.waitUntil(shown(window, HelpWindow).isActiveWindow)
    assert not window.controller.session.clock.is_running
    assert not window.curtain.isVisible()
    shown(window, HelpWindow).close()
    assert window.controller.session.clock.is_running


def test_the_end_of_the_session_pauses(timed: MainWindow) -> None:
    timed.rest_for_leaving()
    assert is_resting(timed)


def test_another_game_is_not_paused(timed: MainWindow, deal: DealOf) -> None:
    press(timed, Qt.Key.Key_P)
    timed.chooser.open(deal("FC1-N-AAAAAAC"))
    assert not is_resting(timed)
    press(timed, Qt.Key.Key_P)
    timed.chooser.open(deal("DS1-D1N-AAAAAAB"))
    assert not timed.curtain.isVisible()
    assert cards_are_seen(timed)


def test_a_pause_during_the_deal(window: MainWindow, deal: DealOf) -> None:
    window.view.animated = True
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    press(window, Qt.Key.Key_P)
    assert is_resting(window)
    window.pause.resume()
    assert not is_resting(window)


def test_a_game_without_a_limit_can_be_paused(window: MainWindow, seconds: Seconds) -> None:
    play(window, "s0>w0")
    press(window, Qt.Key.Key_P)
    assert is_resting(window)
    assert window.actions_by_key["pause"].isChecked()
    seconds.pass_by(60)
    press(window, Qt.Key.Key_P)
    assert not is_resting(window)
    assert window.controller.session.clock.elapsed_ms == 0


def test_a_pause_in_a_rest_hides_the_cards_too(window: MainWindow) -> None:
    play(window, "s0>w0")
    window.pause.begin(RestReason.OUT_OF_SIGHT)
    assert not window.curtain.isVisible()
    window.pause.begin(RestReason.PLAYER)
    assert window.curtain.isVisible()


def test_a_dialog_hides_no_game_without_a_clock(window: MainWindow, seconds: Seconds) -> None:
    play(window, "s0>w0")
    window.dialogs.ask_for_game()
    assert not window.curtain.isVisible()
    seconds.pass_by(60)
    shown(window, NewGameDialog).reject()
    assert window.controller.session.clock.elapsed_ms == 0  # it was not played time
    assert window.controller.session.clock.is_running


def test_a_timed_game_taken_up_again_waits(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    session = Session(deal("FC1-N-AAAAAAB"), now=seconds)
    session.play(session.legal()[0])
    session.clock.pause()
    window.controller.take_up(session)
    assert is_resting(window)
    window.pause.resume()
    assert not is_resting(window)


def test_reasons_are_kept_apart(timed: MainWindow) -> None:
    timed.pause.begin(RestReason.PLAYER)
    timed.pause.begin(RestReason.DIALOG)
    timed.pause.resume()
    assert is_resting(timed)
    timed.pause.end(RestReason.DIALOG)
    assert not is_resting(timed)


# Running out.


def test_the_time_runs_out(timed: MainWindow, seconds: Seconds) -> None:
    session = timed.controller.session
    (limit,) = [t for t in timed.controller.findChildren(QTimer) if t.isActive()]
    assert limit.interval() == 370_000  # then the player is told that it is nearly over
    play(timed, str(session.legal()[0]))
    seconds.pass_by(400)
    limit.timeout.emit()
    assert session.ending is Ending.TIME
    assert not limit.isActive()
    assert timed.end_panel is not None
    assert timed.end_panel.heading.text() == "Time is up"
    assert timed.status.time.text == "0"
    assert not timed.actions_by_key["undo"].isEnabled()


def test_the_timer_fires_early(timed: MainWindow, seconds: Seconds) -> None:
    (limit,) = [t for t in timed.controller.findChildren(QTimer) if t.isActive()]
    seconds.pass_by(399.9)
    limit.timeout.emit()
    assert not timed.controller.session.is_over
    assert limit.interval() == 100


def test_an_action_at_the_limit_comes_too_late(timed: MainWindow, seconds: Seconds) -> None:
    session = timed.controller.session
    seconds.pass_by(400)
    timed.view.play(session.legal()[0] if session.legal() else Move.parse("t0>c0"))
    assert session.ending is Ending.TIME
    assert session.moves == 0


def test_a_winning_action_before_the_limit_counts(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    game = deal("FC1-N-AAAAAAB").game
    window.controller.take_up(almost_won(game, seconds))
    seconds.pass_by(399.999)
    window.view.play(winning_move(game))
    seconds.pass_by(1)
    window.controller.look_at_clock()
    assert window.controller.session.is_won
    assert window.end_panel is not None
    assert window.end_panel.heading.text() == "You won!"


def test_held_cards_drop_home_when_the_time_is_up(
    qtbot: QtBot, timed: MainWindow, seconds: Seconds
) -> None:
    view = timed.view
    top = next(lie for lie in view.table.lies.values() if lie.is_up and lie.is_seen)
    start = view.mapFromScene(top.x + 8, top.y + 8)
    source = timed.controller.session.legal()[0].source
    card = timed.controller.session.position[source].cards[-1]
    lie = view.table.lies[card]
    start = view.mapFromScene(lie.x + 8, lie.y + 8)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), start + type(start)(50, 50))
    assert view.is_holding
    seconds.pass_by(400)
    timed.controller.look_at_clock()
    assert not view.is_holding
    assert view.table.items_by_card[card].pos().toTuple() == (lie.x, lie.y)
    QTest.mouseRelease(view.viewport(), LEFT, pos=start)
    assert timed.controller.session.moves == 0


def test_it_does_not_run_out_while_it_rests(timed: MainWindow, seconds: Seconds) -> None:
    press(timed, Qt.Key.Key_P)
    assert not [t for t in timed.controller.findChildren(QTimer) if t.isActive()]
    seconds.pass_by(1000)
    timed.pause.resume()
    assert not timed.controller.session.is_over


# Another game from a pause.


def by_restart(window: MainWindow) -> None:
    press(window, Qt.Key.Key_R, CTRL)


def by_next_number(window: MainWindow) -> None:
    press(window, Qt.Key.Key_PageDown, CTRL)


def by_new_game(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2)
    shown(window, NewGameDialog).accept()


@pytest.mark.parametrize("leave", [by_restart, by_next_number, by_new_game])
def test_every_way_to_another_game_is_open_in_a_pause(
    timed: MainWindow, seconds: Seconds, leave: Callable[[MainWindow], None]
) -> None:
    """Whoever wants another game need not let the clock of this one run; what was begun is asked
    about, and then the new clock runs."""
    play(timed, str(timed.controller.session.legal()[0]))
    seconds.pass_by(20)
    timed.actions_by_key["pause"].trigger()
    assert is_resting(timed)
    begun = timed.controller.session
    leave(timed)
    question = shown(timed, LeaveQuestion)
    question.stay.click()
    assert timed.controller.session is begun
    assert is_resting(timed)
    leave(timed)
    shown(timed, LeaveQuestion).go.click()
    assert timed.controller.session is not begun
    assert not is_resting(timed)
    assert timed.controller.session.clock.seconds_left == 400


def test_a_watched_game_is_not_restarted(timed: MainWindow) -> None:
    session = timed.controller.session
    timed.watch(session.deal, session.log, "a game")
    assert not timed.actions_by_key["restart"].isEnabled()
    timed.leave_watch()
    assert timed.actions_by_key["restart"].isEnabled()


# A clock that waits for the player.


@pytest.fixture
def waiting(window: MainWindow, deal: DealOf) -> MainWindow:
    """A FreeCell deal whose clock starts with the first move."""
    window.settings.set(CLOCK, "starts", WITH_ACTION)
    window.apply_preferences()
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    return window


def test_it_may_wait_for_the_first_move(waiting: MainWindow, seconds: Seconds) -> None:
    session = waiting.controller.session
    seconds.pass_by(60)
    assert not session.clock.is_running
    assert cards_are_seen(waiting)
    assert session.clock.seconds_left == 400
    play(waiting, "t0>c0")
    seconds.pass_by(10)
    assert session.clock.seconds_left == 390
    assert not waiting.status.start.isVisible()


def test_the_player_starts_a_clock_that_waits(waiting: MainWindow, seconds: Seconds) -> None:
    assert waiting.status.start.isVisible()
    QTest.mouseClick(waiting.status.start, LEFT)
    assert not waiting.status.start.isVisible()
    seconds.pass_by(401)
    waiting.controller.look_at_clock()
    assert waiting.controller.session.is_over


def test_a_clock_that_waits_still_waits_after_a_pause(
    waiting: MainWindow, seconds: Seconds
) -> None:
    waiting.pause.begin(RestReason.PLAYER)
    assert not waiting.status.start.isVisible()
    waiting.pause.resume()
    seconds.pass_by(60)
    assert waiting.status.start.isVisible()
    assert waiting.controller.session.clock.seconds_left == 400


def test_a_game_that_was_begun_goes_on_by_itself(
    waiting: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    play(waiting, "t0>c0")
    seconds.pass_by(10)
    waiting.pause.begin(RestReason.PLAYER)
    waiting.pause.resume()
    assert waiting.controller.session.clock.is_running


def test_games_without_a_limit_offer_no_start(waiting: MainWindow, deal: DealOf) -> None:
    waiting.chooser.open(deal("FT1-N-AAAAAAB"))
    assert not waiting.status.start.isVisible()


def test_the_usual_clock_offers_no_start(timed: MainWindow) -> None:
    assert not timed.status.start.isVisible()
    assert timed.controller.session.clock.is_running
