"""The panel over the table when a game has ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.window import Seconds, almost_won, is_open, play, press, shown, winning_move

from reussite.api.records import Ending, Result
from reussite.game.records import Contest, Statistics
from reussite.game.standing import Standing
from reussite.kernel.moves import Move
from reussite.kernel.piles import WASTE
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import Unit
from reussite.kernel.steps import Outcome
from reussite.kernel.variant import Deal
from reussite.table.animation.motions import Pace
from reussite.windows.dialogs.confirm import LeaveQuestion
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.end_panel import EndPanel
from reussite.windows.main import MainWindow
from reussite.windows.statistics.games import result_text
from reussite.windows.statistics.window import StatisticsWindow

DealOf = Callable[[str], Deal]
LEFT = Qt.MouseButton.LeftButton


def panel(window: MainWindow) -> EndPanel:
    assert window.end_panel is not None
    assert window.end_panel.isVisible()
    return window.end_panel


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def assert_in_focus(window: MainWindow, told: EndPanel) -> None:
    focus = window.focusWidget()
    assert focus is not None
    assert told.isAncestorOf(focus)


def win(window: MainWindow, deal: Deal, seconds: Seconds, *, after: int = 0) -> EndPanel:
    """Move the last king `after` so many seconds."""
    window.controller.take_up(almost_won(deal.game, seconds))
    seconds.pass_by(after)
    window.view.play(winning_move(deal.game))
    window.view.finish()
    return panel(window)


@pytest.fixture
def won(window: MainWindow, deal: DealOf, seconds: Seconds) -> EndPanel:
    return win(window, deal("DS1-D1N-AAAAAAA"), seconds)


# What it says.

SCORES = {
    "DS1-D1N-AAAAAAA": ("10", "0:00"),
    "DS1-D1V-AAAAAAA": ("-$99", "0:00"),
    "FT1-N-AAAAAAA": ("10", "0:00"),
    "FC1-R-AAAAAAA": ("3,200", "0:00"),
    "FC1-N-AAAAAAA": ("8,300", "1:00"),  # and 340 seconds at 15 points
}


@pytest.mark.parametrize("code", SCORES)
def test_it_says_what_the_status_bar_says(
    window: MainWindow, deal: DealOf, seconds: Seconds, code: str
) -> None:
    told = win(window, deal(code), seconds, after=60)
    assert told.heading.text() == "You won!"
    assert (told.score, told.time) == SCORES[code]
    assert told.moves == window.status.moves.text == "1"
    assert told.score == window.status.score.text
    if code != "FC1-N-AAAAAAA":
        assert told.time == window.status.time.text


def test_it_stays_right_while_time_goes_on(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    told = win(window, deal("FC1-N-AAAAAAA"), seconds, after=60)
    seconds.pass_by(500)
    window.controller.look_at_clock()
    window.status.show_time()
    assert window.status.time.text == "340"
    assert panel(window) is told
    assert window.controller.session.is_won


def test_it_copies_code_and_result(won: EndPanel) -> None:
    QTest.mouseClick(won.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "DS1-D1N-AAAAAAA · Score 10 · Moves 1 · Time 0:00"


# What can be next.


def test_a_new_deal_lies_there_at_once(window: MainWindow, won: EndPanel) -> None:
    QTest.mouseClick(won.new, LEFT)
    assert window.end_panel is None
    assert not is_open(window, LeaveQuestion)
    assert not is_open(window, NewGameDialog)
    assert window.controller.session.code.startswith("DS1-D1N-")
    assert window.controller.session.code != "DS1-D1N-AAAAAAA"
    assert not window.controller.session.is_over


def test_the_statistics_come_and_the_panel_stays(window: MainWindow, won: EndPanel) -> None:
    QTest.mouseClick(won.statistics, LEFT)
    shown(window, StatisticsWindow).reject()
    assert panel(window) is won
    assert_in_focus(window, won)


def test_it_comes_back_after_another_game_was_watched(window: MainWindow, won: EndPanel) -> None:
    session = window.controller.session
    window.watch(session.deal, [], "x")
    assert not won.isVisible()
    window.leave_watch()
    assert panel(window) is won


def test_it_comes_back_after_a_dialog_that_was_cancelled(window: MainWindow, won: EndPanel) -> None:
    window.actions_by_key["new"].trigger()
    shown(window, NewGameDialog).reject()
    assert panel(window) is won
    assert_in_focus(window, won)


def test_its_close_button_closes_it(window: MainWindow, won: EndPanel) -> None:
    assert won.close_button.accessibleName() == "Close"
    QTest.mouseClick(won.close_button, LEFT)
    assert window.end_panel is None
    assert window.controller.session.is_won


# What it compares with.


def test_the_first_game_has_nothing_to_compare_with(won: EndPanel) -> None:
    assert won.bests() == ["–", "–", "–"]
    assert won.streak.text() == "Current streak: 1 (longest: 1)"
    assert "New record" not in won.told


BEFORE = Statistics(ended=4, won=2, best_score=8_000, best_ms=90_000, best_moves=80)


def test_it_says_what_was_best_and_what_is_a_record(window: MainWindow) -> None:
    result = Result("FC1-N-AAAAAAA", "FC", Ending.WON, 8_300, Unit.POINTS, 60_000, 90, 0)
    after = replace(BEFORE, won=3, streak=2, longest_streak=5, best_score=8_300, best_ms=60_000)
    told = EndPanel(result, window.area, Standing((), BEFORE, after))
    assert told.bests() == ["New record", "80", "New record"]
    assert told.streak.text() == "Current streak: 2 (longest: 5)"
    assert "New record: best score\nNew record: best time" in told.told


def test_no_record_is_told_where_none_is(window: MainWindow) -> None:
    result = Result("FC1-N-AAAAAAA", "FC", Ending.TIME, 300, Unit.POINTS, 400_000, 90, 0)
    told = EndPanel(result, window.area, Standing((), BEFORE, replace(BEFORE, ended=5)))
    assert told.bests() == ["8,000", "80", "1:30"]
    assert "New record" not in told.told
    assert told.streak.text() == ""


def test_a_game_is_compared_with_those_before_it(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    win(window, deal("FC1-N-AAAAAAA"), seconds, after=60)
    slower = win(window, deal("FC1-N-AAAAAAA"), seconds, after=100)
    assert slower.bests() == ["8,300", "1", "1:00"]
    assert slower.streak.text() == "Current streak: 2 (longest: 2)"


def test_it_says_how_the_score_was_made_up(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    told = win(window, deal("FC1-N-AAAAAAA"), seconds, after=60)
    assert plain(told.parts.text()) == (
        "Cards: 100 · Emptied columns: 100 · Win: 3,000 · Seconds left: 340 × 15 = 5,100"
    )
    assert plain(told.told).startswith(
        "Score: 8,300\nCards: 100\nEmptied columns: 100\nWin: 3,000\nSeconds left: 340 × 15 = 5,100"
    )


def test_what_was_undone_is_a_part_of_the_score(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    game = deal("FC1-R-AAAAAAA").game
    window.controller.take_up(almost_won(game, seconds))
    window.view.play(Move.parse("t0>t1"))
    window.controller.undo()
    window.view.play(winning_move(game))
    assert plain(panel(window).parts.text()).endswith("Win: 3,000 · Undone (1): -100")


def test_a_score_whose_parts_are_not_known_is_told_as_a_sum(
    window: MainWindow, won: EndPanel
) -> None:
    assert won.parts.text() == ""
    assert not won.parts.isVisible()


def test_the_same_deal_again(window: MainWindow, won: EndPanel) -> None:
    QTest.mouseClick(won.again, LEFT)
    assert window.end_panel is None
    assert window.controller.session.code == "DS1-D1N-AAAAAAA"
    assert not window.controller.session.is_over
    assert window.controller.session.moves == 0


def test_escape_closes_it_and_nothing_else(window: MainWindow, won: EndPanel) -> None:
    session = window.controller.session
    press(window, Qt.Key.Key_Escape)
    assert window.end_panel is None
    assert window.controller.session is session
    assert window.focusWidget() is window.view


def test_escape_at_the_table_closes_it_too(window: MainWindow, won: EndPanel) -> None:
    window.view.setFocus()
    press(window, Qt.Key.Key_Escape)
    assert window.end_panel is None


def test_it_is_used_by_keys(window: MainWindow, won: EndPanel) -> None:
    assert window.focusWidget() is won.new
    won.waiting.stop()  # half a second has passed
    press(window, Qt.Key.Key_Tab)
    assert window.focusWidget() is won.again
    press(window, Qt.Key.Key_Return)
    assert window.end_panel is None
    assert window.controller.session.moves == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_N])
def test_a_second_press_of_the_key_that_won_is_not_meant_for_it(
    window: MainWindow, won: EndPanel, key: Qt.Key
) -> None:
    session = window.controller.session
    assert won.waiting.interval() == 500
    assert won.waiting.isActive()
    press(window, key)
    assert panel(window) is won
    assert won.isVisible()
    assert window.controller.session is session
    assert QApplication.activeModalWidget() is None
    won.waiting.timeout.emit()
    won.waiting.stop()
    press(window, Qt.Key.Key_Space)
    assert window.controller.session is not session


# When it is there.


def test_it_is_shown_once(window: MainWindow, won: EndPanel) -> None:
    press(window, Qt.Key.Key_Escape)
    window.controller.undo()
    window.controller.redo()
    play(window, "t0>f0")
    window.controller.look_at_clock()
    window.showMinimized()
    window.showNormal()
    assert window.end_panel is None


def test_it_blocks_nothing(window: MainWindow, won: EndPanel) -> None:
    window.actions_by_key["keys"].trigger()
    window.actions_by_key["copy_code"].trigger()
    assert QGuiApplication.clipboard().text() == "DS1-D1N-AAAAAAA"
    assert window.actions_by_key["new"].isEnabled()
    assert window.view.isEnabled()


def test_undo_is_closed(window: MainWindow, won: EndPanel) -> None:
    assert not window.actions_by_key["undo"].isEnabled()
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.session.is_won


@pytest.mark.parametrize("by", ["key", "click"])
def test_any_input_ends_the_celebration_and_the_panel_opens(
    window: MainWindow, deal: DealOf, seconds: Seconds, by: str
) -> None:
    celebrating(window, deal, seconds)
    window.view.table.animator.finish()  # the last king lies: now all cards leave
    assert window.view.is_celebrating
    assert window.end_panel is None
    if by == "key":
        press(window, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(window.view.viewport(), LEFT)
    assert not window.view.is_moving
    assert panel(window).heading.text() == "You won!"


def test_input_while_the_last_card_flies_spares_the_celebration(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    celebrating(window, deal, seconds)
    press(window, Qt.Key.Key_Escape)
    assert not window.view.is_moving
    assert panel(window)


def test_the_panel_opens_after_the_celebration(
    window: MainWindow, deal: DealOf, seconds: Seconds
) -> None:
    celebrating(window, deal, seconds)
    window.view.table.animator.finish()
    clock = window.view.table.animator._time
    assert 1000 < clock.duration() <= 4000
    assert window.end_panel is None
    clock.setCurrentTime(clock.duration())
    assert panel(window)


@pytest.mark.parametrize("pace", [Pace.OFF, Pace.REDUCED])
def test_who_wants_no_motion_sees_the_panel_at_once(
    window: MainWindow, deal: DealOf, seconds: Seconds, pace: Pace
) -> None:
    celebrating(window, deal, seconds, pace)
    window.view.table.animator.finish()
    assert panel(window)


def celebrating(
    window: MainWindow, deal: DealOf, seconds: Seconds, pace: Pace = Pace.NORMAL
) -> None:
    window.view.pace = pace
    game = deal("FC1-R-AAAAAAA").game
    window.controller.take_up(almost_won(game, seconds))
    window.view.finish()
    window.view.play(winning_move(game))


def test_a_game_taken_up_after_its_win_is_not_announced_again(
    window: MainWindow, won: EndPanel
) -> None:
    session = window.controller.session
    window.controller.take_up(session)
    assert window.end_panel is None


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (640, 480)])
def test_it_lies_within_the_table(window: MainWindow, won: EndPanel, size: tuple[int, int]) -> None:
    window.resize(*size)
    assert window.area.rect().contains(won.geometry())


# Games that the rules end.


class _TwoDraws(Rules):
    """The second drawn card ends the game."""

    how: Outcome

    def outcome(self, position: Position) -> Outcome | None:
        return self.how if position[WASTE].height == 2 else None


@pytest.mark.parametrize(
    ("outcome", "heading", "listed"),
    [
        (Outcome.ENDED, "The game is over", "played to the end"),
        (Outcome.LOST, "The game is lost", "lost"),
    ],
)
def test_a_game_that_the_rules_end_is_not_called_won(
    window: MainWindow, outcome: Outcome, heading: str, listed: str
) -> None:
    from forty_thieves import FORTY_THIEVES

    class Ends(_TwoDraws):
        how = outcome

    variant = replace(
        FORTY_THIEVES, rules=lambda options: Ends(dict(FORTY_THIEVES.rules(options).piles))
    )
    window.chooser.open(variant.game().numbered(1), animate=False)
    play(window, "s0>w0", "s0>w0")
    window.view.finish()
    told = panel(window)
    assert told.heading.text() == heading
    assert not window.controller.session.is_won
    session = window.controller.session
    (game,) = window.controller._store.recent(Contest.of(session.deal))
    assert result_text(game) == listed
    assert window.controller._store.statistics(Contest.of(session.deal)).won == 0
