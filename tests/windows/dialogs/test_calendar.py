"""The calendar of the deals of the days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.window import CTRL, SHIFT, play, press, shown

from reussite.game.daily import Day, DayState, deal_of_the_day
from reussite.windows.dialogs.calendar import CalendarWindow
from reussite.windows.main import MainWindow


@pytest.fixture
def calendar(qtbot: QtBot, window: MainWindow) -> CalendarWindow:
    """The calendar over a Double Solitaire deal, on the last day of a month."""
    press(window, Qt.Key.Key_D, CTRL | SHIFT)
    found = shown(window, CalendarWindow)
    qtbot.waitUntil(found.isActiveWindow)
    found.today = date(2026, 11, 30)
    found.show_days({date(2026, 11, 29): Day(DayState.WON, 1040)})
    return found


def told(calendar: CalendarWindow) -> str:
    return calendar.told.text()


def test_won_days_are_ticked_and_told(calendar: CalendarWindow) -> None:
    assert calendar.day == date(2026, 11, 30)
    assert told(calendar) == "Monday, November 30, 2026: not played."
    QTest.keyClick(calendar.days, Qt.Key.Key_Left)
    item = calendar.days.currentItem()
    assert item.text() == "29 ✓"
    assert told(calendar) == "Sunday, November 29, 2026: won, best score 1,040."
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == told(calendar)
    assert calendar.streak.text() == "Current streak: 1 day. Longest streak: 1 day."


def test_page_up_and_down_turn_the_month_up_to_this_one(calendar: CalendarWindow) -> None:
    QTest.keyClick(calendar.days, Qt.Key.Key_PageUp)
    assert calendar.month.text() == "October 2026"
    assert calendar.day == date(2026, 10, 30)
    QTest.keyClick(calendar.days, Qt.Key.Key_PageDown)
    QTest.keyClick(calendar.days, Qt.Key.Key_PageDown)
    assert calendar.month.text() == "November 2026"
    assert not calendar.on.isEnabled()


def test_enter_deals_the_day_that_is_chosen(window: MainWindow, calendar: CalendarWindow) -> None:
    QTest.keyClick(calendar.days, Qt.Key.Key_Left)
    QTest.keyClick(calendar.days, Qt.Key.Key_Return)
    variant = window.plugins.variants["DS"]
    assert window.controller.session.deal == deal_of_the_day(variant, date(2026, 11, 29))


def test_a_day_to_come_says_from_when_it_can_be_played(
    window: MainWindow, calendar: CalendarWindow
) -> None:
    code = window.controller.session.code
    calendar.today = date(2026, 11, 12)
    calendar.show_days({})
    QTest.keyClick(calendar.days, Qt.Key.Key_Right)
    assert told(calendar) == "Friday, November 13, 2026: this deal can be played from that day on."
    assert not calendar.play.isEnabled()
    QTest.keyClick(calendar.days, Qt.Key.Key_Return)
    assert window.controller.session.code == code


def test_a_game_that_was_begun_is_there_when_the_calendar_opens(
    qtbot: QtBot, window: MainWindow
) -> None:
    """What the store keeps is what is shown."""
    window.actions_by_key["deal_of_the_day"].trigger()
    play(window, "s0>w0")
    window.dialogs.show_calendar()
    found = shown(window, CalendarWindow)
    assert found.played[found.today].state is DayState.PLAYED
    assert found.played.keys() == {found.today}
    assert found.today - date.today() < timedelta(days=1)
