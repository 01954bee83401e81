"""The numbers below the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.window import (
    CTRL,
    Seconds,
    almost_won,
    play,
    press,
    running,
    winning_move,
)

from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.windows.main import MainWindow
from reussite.windows.pause import RestReason
from reussite.windows.status import StatusBar

DealOf = Callable[[str], Deal]

LANGUAGES = {
    "en": QLocale("en_US"),
    "fr": QLocale("fr_FR"),
    "bg": QLocale("bg_BG"),
    "ca": QLocale("ca_ES"),
    "ru": QLocale("ru_RU"),
}
POINTS = {
    "en": "1,220",
    "fr": "1\u202f220",
    "bg": "1220",  # grouped from five figures on
    "ca": "1.220",
    "ru": "1\u00a0220",
}
DOLLARS = {
    "en": "-$104",
    "fr": "-104\u00a0$",
    "bg": "-$104",
    "ca": "-104\u00a0$",
    "ru": "-104\u00a0$",
}


@pytest.fixture
def speak_numbers() -> Iterator[Callable[[QLocale], None]]:
    """Numbers as a language writes them, until the test is over."""
    before = QLocale()
    yield QLocale.setDefault
    QLocale.setDefault(before)


def test_a_fresh_deal_shows_its_numbers(window: MainWindow) -> None:
    status = window.status
    assert status.score.text == "0"
    assert status.moves.text == "0"
    assert status.time.text == "0:00"
    assert status.stock.text == "59 · pass 1"
    assert status.code.text == "DS1-D1N-AAAAAAB"


def test_the_numbers_follow_the_game(window: MainWindow, seconds: Seconds) -> None:
    play(window, "t4>f2")
    seconds.pass_by(67)
    play(window, "s0>w0")
    assert window.status.score.text == "15"
    assert window.status.moves.text == "2"
    assert window.status.time.text == "1:07"
    assert window.status.stock.text == "58 · pass 1"
    window.controller.undo()
    assert window.status.stock.text == "59 · pass 1"
    assert window.status.moves.text == "2"


def test_a_stock_that_is_gone_through_once_shows_no_pass(window: MainWindow, deal: DealOf) -> None:
    window.chooser.open(deal("FT1-N-AAAAAAB"))
    assert window.status.stock.text == "64"


def test_a_game_without_stock_shows_none(window: MainWindow, deal: DealOf) -> None:
    assert window.status.stock.is_visible
    window.chooser.open(deal("FC1-R-AAAAAAB"))
    assert not window.status.stock.is_visible


def test_a_narrow_window_leaves_out_the_stock(window: MainWindow) -> None:
    window.resize(999, 700)
    assert not window.status.stock.is_visible
    window.resize(1000, 700)
    assert window.status.stock.is_visible


@pytest.mark.parametrize("language", LANGUAGES)
def test_dollars_in_every_language(
    qtbot: QtBot, deal: DealOf, language: str, speak_numbers: Callable[[QLocale], None]
) -> None:
    speak_numbers(LANGUAGES[language])
    bar = StatusBar()
    qtbot.addWidget(bar)
    bar.follow(Session(deal("DS1-D1V-AAAAAAB"), now=lambda: 0.0))
    assert bar.score.text == DOLLARS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_in_every_language(
    qtbot: QtBot,
    deal: DealOf,
    language: str,
    speak_numbers: Callable[[QLocale], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak_numbers(LANGUAGES[language])
    bar = StatusBar()
    qtbot.addWidget(bar)
    session = Session(deal("DS1-D1N-AAAAAAB"), now=lambda: 0.0)
    monkeypatch.setattr(session, "_present", session._present._replace(score=1220))
    bar.follow(session)
    assert bar.score.text == POINTS[language]


def test_a_clock_counts_down(window: MainWindow, deal: DealOf, seconds: Seconds) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    assert window.status.time.label == "Seconds left"
    assert window.status.time.text == "400"
    seconds.pass_by(12.2)
    window.status.show_time()
    assert window.status.time.text == "388"  # rounded up


def test_one_click_copies_the_code(window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(window.status.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "DS1-D1N-AAAAAAB"
    assert window.status.message == "Copied"


def test_the_copy_key_copies_the_code(window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    press(window, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "DS1-D1N-AAAAAAB"


def test_what_is_copied_is_said_without_the_bar_too(window: MainWindow) -> None:
    window.actions_by_key["status_bar"].trigger()
    window.copy_code()
    assert window.toast.text == "Copied"


# Waking up.


def test_it_ticks_only_while_the_clock_runs(window: MainWindow) -> None:
    assert not window.status.is_ticking
    play(window, "s0>w0")
    assert window.status.is_ticking
    window.pause.begin(RestReason.DIALOG)
    assert not window.status.is_ticking
    window.pause.end(RestReason.DIALOG)
    assert window.status.is_ticking


@pytest.mark.parametrize("bar", ["time", "status_bar"])
def test_a_hidden_time_does_not_tick(window: MainWindow, bar: str) -> None:
    play(window, "s0>w0")
    window.actions_by_key[bar].trigger()
    assert not window.status.is_ticking
    window.actions_by_key[bar].trigger()
    assert window.status.is_ticking


def test_a_minimised_window_does_not_tick(window: MainWindow) -> None:
    play(window, "s0>w0")
    window.showMinimized()
    assert not window.status.is_ticking
    window.showNormal()
    assert window.status.is_ticking


def test_a_game_that_has_ended_does_not_tick(window: MainWindow, deal: DealOf) -> None:
    game = deal("DS1-D1N-AAAAAAB").game
    window.controller.take_up(almost_won(game, lambda: 0.0))
    window.view.play(winning_move(game))
    assert not window.status.is_ticking


def test_a_tick_shows_the_next_second(window: MainWindow, seconds: Seconds) -> None:
    play(window, "s0>w0")
    seconds.pass_by(0.4)
    window.status.show_time()
    (timer,) = [t for t in window.status.findChildren(QTimer) if t.isActive()]
    assert timer.interval() == 600  # to the full second
    seconds.pass_by(0.6)
    timer.timeout.emit()
    assert window.status.time.text == "0:01"


def test_nothing_wakes_the_program_before_the_first_action(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.waitUntil(lambda: not running(window))  # the pictures are sharp
    assert not window.status.is_ticking
    assert running(window.view.table) == []


def test_a_message_without_room_ends_in_dots_and_is_told_in_full(window: MainWindow) -> None:
    window.resize(800, 600)
    window.status.show_saving(False)
    told = "A message that is far longer than what the numbers of the game leave of the bar"
    window.status.tell(told)
    QApplication.processEvents()
    assert window.status.message == told
    assert window.status.message_shown.endswith("…")
    (label,) = (label for label in window.status.findChildren(QLabel) if label.text() == told)
    assert label.toolTip() == told
    for other in window.status.findChildren(QLabel):
        if other is not label and other.isVisible():
            assert other.width() >= other.sizeHint().width(), other.text()
    window.resize(1280, 800)
    window.status.tell("Copied")
    QApplication.processEvents()
    assert window.status.message_shown == "Copied"
