"""The sentence after a refused move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.window import play, press

from reussite.kernel.moves import Refusal
from reussite.kernel.variant import Deal
from reussite.settings import Settings
from reussite.windows import toast
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]
LEFT = Qt.MouseButton.LeftButton
LONG = "A sentence that is rather long, as translations may be, and so has to be broken. " * 3


def test_it_says_which_rule_refused(window: MainWindow) -> None:
    play(window, "t0>t1")
    assert window.toast.text == "A card goes on the next higher card of the other colour."
    assert window.toast.isVisible()
    assert window.controller.session.moves == 0


def test_a_gesture_that_names_no_move_is_explained(window: MainWindow) -> None:
    window.view.refused.emit(Refusal("face-down"))
    assert "face-down card" in window.toast.text


def test_an_exhausted_stock_says_so(window: MainWindow, deal: DealOf) -> None:
    window.chooser.open(deal("FT1-N-AAAAAAB"))
    for _ in range(64):
        press(window, Qt.Key.Key_D)
    assert window.toast.text == ""
    press(window, Qt.Key.Key_D)
    assert window.toast.text == "You can go through the stock only once."
    assert window.controller.session.moves == 64


def test_the_preference_is_off(window: MainWindow, settings: Settings) -> None:
    settings.set("DS", "rule_reminders", False)
    play(window, "t0>t1")
    assert window.toast.text == ""
    assert not window.toast.isVisible()


def test_it_takes_neither_focus_nor_mouse(window: MainWindow) -> None:
    focus = window.focusWidget()
    play(window, "t0>t1")
    assert window.focusWidget() is focus
    assert window.toast.focusPolicy() is Qt.FocusPolicy.NoFocus
    middle = window.toast.geometry().center()
    assert window.area.childAt(middle) is window.view.viewport()


def test_the_next_action_takes_it_away(window: MainWindow) -> None:
    play(window, "t0>t1")
    play(window, "s0>w0")
    assert window.toast.text == ""
    play(window, "t0>t1")
    window.controller.undo()
    assert window.toast.text == ""


def test_the_next_refusal_replaces_it(window: MainWindow) -> None:
    play(window, "t0>t1", "t1>f0")
    assert window.toast.text == "A foundation starts with the ace of its suit."


def test_it_goes_away_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    play(window, "t0>t1")
    (end,) = [t for t in window.toast.findChildren(QTimer) if t.isActive()]
    text = window.toast.text
    assert end.interval() == toast.SHORTEST_MS + len(text) * toast.PER_LETTER_MS
    end.stop()
    end.timeout.emit()
    qtbot.waitUntil(lambda: not window.toast.isVisible())
    assert window.toast.text == ""


def test_escape_takes_it_away(window: MainWindow) -> None:
    play(window, "t0>t1")
    press(window, Qt.Key.Key_Escape)
    assert window.toast.text == ""


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (320, 240)])
def test_a_long_sentence_stays_within_the_table(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.toast.say(LONG)
    if size != (320, 240):
        assert window.area.rect().contains(window.toast.geometry())
    reminder = window.toast
    inner = reminder.rect().adjusted(18, 10, -18, -10)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    assert inner.contains(reminder.fontMetrics().boundingRect(inner, flags, LONG))


def test_it_keeps_its_place_when_the_window_changes(window: MainWindow) -> None:
    window.toast.say(LONG)
    window.resize(700, 500)
    assert window.area.rect().contains(window.toast.geometry())
    assert window.toast.geometry().center().x() in range(348, 352)


def test_it_fades_within_a_tenth_of_a_second() -> None:
    assert toast.FADE_MS <= 100


def test_assistive_technology_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", staticmethod(lambda event: told.append(event.message()))
    )
    play(window, "t0>t1")
    assert told == ["A card goes on the next higher card of the other colour."]
    assert window.toast.accessibleName() == told[0]


def test_a_real_click_on_a_refused_place(window: MainWindow) -> None:
    """A king's column taken by a card that fits nowhere: dragged, dropped, explained."""
    view, session = window.view, window.controller.session
    lead = view.table.lies[
        session.position.piles[
            session.position.places[
                next(spot for spot in session.position.places if str(spot) == "t0")
            ]
        ].up[-1]
    ]
    goal = view.table.lies[
        session.position.piles[
            session.position.places[
                next(spot for spot in session.position.places if str(spot) == "t1")
            ]
        ].up[-1]
    ]
    start = view.mapFromScene(lead.x + 20, lead.y + 20)
    end = view.mapFromScene(goal.x + 22, goal.y + 24)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    assert window.toast.text == "A card goes on the next higher card of the other colour."
    assert session.moves == 0
    assert not view.is_holding
