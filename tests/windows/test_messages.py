"""What must not be lost on the player: lasting messages, the mark of trouble, the last seconds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from windows.support import Seconds, play

from reussite.kernel.variant import Deal
from reussite.services.store import Store
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def test_a_move_wipes_no_trouble_away(window: MainWindow) -> None:
    window.tell("The disk is full.")
    play(window, "s0>w0")
    assert window.reminder.text == "The disk is full."
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.reminder.text == ""


def test_of_two_troubles_each_has_its_time(window: MainWindow) -> None:
    window.tell("The settings are damaged.")
    window.tell("The games are damaged.")
    assert window.reminder.text == "The games are damaged."
    window.reminder.say("Only a king may go there.")
    assert window.reminder.text == "The games are damaged."
    window.reminder.dismiss(by_player=True)
    assert window.reminder.text == "The settings are damaged."
    window.reminder.dismiss(by_player=True)
    assert window.reminder.text == ""


def test_a_mark_stands_as_long_as_nothing_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(window, "s0>w0")
    assert not window.status.is_marked_unsaved
    monkeypatch.setattr(Store, "is_saving", property(lambda _store: False))
    play(window, "s0>w0")
    assert window.status.is_marked_unsaved
    monkeypatch.undo()
    play(window, "s0>w0")
    assert not window.status.is_marked_unsaved


@pytest.mark.parametrize(("played", "urgent"), [(369, False), (370, True), (399, True)])
def test_the_last_thirty_seconds_are_set_off(
    window: MainWindow, deal: DealOf, seconds: Seconds, played: int, urgent: bool
) -> None:
    window.open(deal("FC1-N-AAAAAAB"), animate=False)
    seconds.now += played
    window.status.show_time()
    assert window.status.time.is_urgent is urgent


def test_a_game_without_a_clock_is_never_urgent(window: MainWindow, seconds: Seconds) -> None:
    play(window, "s0>w0")
    seconds.now += 5000
    window.status.show_time()
    assert not window.status.time.is_urgent


def test_the_pause_key_goes_on_wherever_the_focus_is(window: MainWindow, deal: DealOf) -> None:
    window.open(deal("FC1-N-AAAAAAB"), animate=False)
    window.activateWindow()
    QTest.keyClick(window.view, Qt.Key.Key_P)
    assert window.pause.is_on
    assert not window.actions_by_key["restart"].isEnabled()
    window.status.copy.setFocus()
    QTest.keyClick(window.status.copy, Qt.Key.Key_P)
    assert not window.pause.is_on
    assert window.status.message != window.curtain.heading.text()
    assert window.actions_by_key["restart"].isEnabled()
