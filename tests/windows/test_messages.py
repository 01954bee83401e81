"""What must not be lost on the player: lasting messages, the mark of trouble, the last seconds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.window import Seconds, is_open, play, shown

from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.store.store import Store
from reussite.windows.dialogs.confirm import UnsavedQuestion
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def test_a_move_wipes_no_trouble_away(window: MainWindow) -> None:
    window.messages.tell("The disk is full.")
    play(window, "s0>w0")
    assert window.toast.text == "The disk is full."
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.toast.text == ""


def test_the_name_of_a_file_is_said_as_it_is_written(window: MainWindow) -> None:
    said: list[str] = []
    window.view.said.connect(said.append)
    window.messages.tell("deal.reussite was not opened.")
    with window.view.keyboard.announcer.breath():
        window.view.say("you won!")
        window.messages.tell("deal.reussite was saved.")
    assert said == ["deal.reussite was not opened.", "You won! deal.reussite was saved"]


def test_of_two_troubles_each_has_its_time(window: MainWindow) -> None:
    window.messages.tell("The settings are damaged.")
    window.messages.tell("The games are damaged.")
    assert window.toast.text == "The games are damaged."
    window.toast.say("Only a king may go there.")
    assert window.toast.text == "The games are damaged."
    window.toast.dismiss(by_player=True)
    assert window.toast.text == "The settings are damaged."
    window.toast.dismiss(by_player=True)
    assert window.toast.text == ""


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
    window.chooser.open(deal("FC1-N-AAAAAAB"), animate=False)
    seconds.now += played
    window.status.show_time()
    assert window.status.time.is_urgent is urgent


def test_a_game_without_a_clock_is_never_urgent(window: MainWindow, seconds: Seconds) -> None:
    play(window, "s0>w0")
    seconds.now += 5000
    window.status.show_time()
    assert not window.status.time.is_urgent


def test_the_pause_key_goes_on_wherever_the_focus_is(window: MainWindow, deal: DealOf) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"), animate=False)
    window.activateWindow()
    QTest.keyClick(window.view, Qt.Key.Key_P)
    assert window.pause.is_on
    window.status.copy.setFocus()
    QTest.keyClick(window.status.copy, Qt.Key.Key_P)
    assert not window.pause.is_on
    assert window.status.message != window.curtain.heading.text()


# Quitting while nothing is kept.


def unsaved(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "is_saving", property(lambda _store: False))
    play(window, "s0>w0")


def by_menu(window: MainWindow) -> None:
    window.actions_by_key["quit"].trigger()


class FromOutside(QCloseEvent):
    """As it comes when the player closes the window by its frame."""

    def spontaneous(self) -> bool:
        return True


def by_the_frame(window: MainWindow) -> None:
    event = FromOutside()
    window.closeEvent(event)
    window.setVisible(not event.isAccepted())


@pytest.mark.parametrize("leave", [by_menu, by_the_frame])
def test_quitting_asks_while_nothing_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, leave: Callable[[MainWindow], None]
) -> None:
    unsaved(window, monkeypatch)
    leave(window)
    question = shown(window, UnsavedQuestion)
    assert question.defaultButton() is question.stay
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert window.isVisible()
    leave(window)
    shown(window, UnsavedQuestion).go.click()
    assert not window.isVisible()


@pytest.mark.parametrize("leave", [by_menu, by_the_frame])
def test_quitting_tries_once_more_first(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, leave: Callable[[MainWindow], None]
) -> None:
    unsaved(window, monkeypatch)
    record_time = Store.record_time

    def work_again(store: Store, session: Session) -> bool:
        monkeypatch.setattr(Store, "is_saving", property(lambda _store: True))
        return record_time(store, session)

    monkeypatch.setattr(Store, "record_time", work_again)
    leave(window)
    assert not window.isVisible()


def test_what_was_not_begun_is_not_asked_about(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "is_saving", property(lambda _store: False))
    by_menu(window)
    assert not window.isVisible()


def test_the_system_is_not_kept_waiting(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signal ends the program through the application."""
    unsaved(window, monkeypatch)
    QApplication.closeAllWindows()
    assert not window.isVisible()
    assert not is_open(window, UnsavedQuestion)


def test_beside_another_program_that_keeps_the_games_quitting_asks(window: MainWindow) -> None:
    window._store.is_kept = False
    play(window, "s0>w0")
    assert window.status.is_marked_unsaved
    by_menu(window)
    question = shown(window, UnsavedQuestion)
    assert "already running" in question.informativeText()
    question.stay.click()
    assert window.isVisible()
