"""Every way to hold cards, ended in every way: the picture is the position, and nothing is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from support.desk import LEFT, PLAIN, Desk
from support.typist import Typist

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.cards.faces import Lift

T = [Spot(Kind.TABLEAU, n) for n in range(9)]
NONE = Qt.MouseButton.NoButton
CLOTH = QPoint(1200, 700)


def hover(desk: Desk, point: QPoint) -> None:
    """The pointer moves, and no button is down."""
    viewport = desk.view.viewport()
    there = QPointF(viewport.mapToGlobal(point))
    kind = QEvent.Type.MouseMove
    QApplication.sendEvent(viewport, QMouseEvent(kind, QPointF(point), there, NONE, NONE, PLAIN))


# How cards are held. The button is down afterwards, as it may be whatever is held.


def by_drag(typist: Typist) -> None:
    typist.desk.take(T[0], 2)
    assert typist.desk.view.table.gestures.is_dragging


def by_key_with_the_button_down(typist: Typist) -> None:
    typist.desk.press(typist.desk.point(T[0]))
    typist.press("Space")
    assert typist.held


def by_key(typist: Typist) -> None:
    typist.press("Space")
    assert typist.held


def by_click(typist: Typist) -> None:
    typist.desk.view.access = AccessPreferences(click_click=True)
    typist.desk.click(typist.desk.point(T[0], 2))
    assert typist.held


def by_click_and_press(typist: Typist) -> None:
    by_click(typist)
    typist.desk.press(CLOTH)
    assert typist.held


def by_drag_in_click_click_play(typist: Typist) -> None:
    typist.desk.view.access = AccessPreferences(click_click=True)
    by_drag(typist)


HOLDS: Mapping[str, Callable[[Typist], None]] = {
    hold.__name__: hold
    for hold in (
        by_drag,
        by_key_with_the_button_down,
        by_key,
        by_click,
        by_click_and_press,
        by_drag_in_click_click_play,
    )
}


# How it ends.


def release(typist: Typist) -> None:
    desk = typist.desk
    if not desk.view.table.gestures.is_dragging and not desk.view.table.gestures._is_down:
        desk.press(CLOTH)
    desk.release(CLOTH)


def release_on_the_card(typist: Typist) -> None:
    desk, goal = typist.desk, typist.desk.point(T[0], 2)
    if desk.view.table.gestures.is_dragging:
        QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    else:
        typist.press("Esc")
    desk.release(goal)


def escape(typist: Typist) -> None:
    typist.press("Esc")


def right_press(typist: Typist) -> None:
    QTest.mousePress(typist.desk.view.viewport(), Qt.MouseButton.RightButton, PLAIN, CLOTH)


def lost_button(typist: Typist) -> None:
    desk = typist.desk
    if not desk.view.table.gestures._is_down:
        desk.press(CLOTH)
    hover(desk, CLOTH)


def lost_focus(typist: Typist) -> None:
    QApplication.sendEvent(typist.desk.view, QFocusEvent(QEvent.Type.FocusOut))


def new_game(typist: Typist) -> None:
    desk = typist.desk
    desk.open(type(desk.session)(desk.session.deal, now=desk.time))


def clock(typist: Typist) -> None:
    """As `Play.look_at_clock` ends a game whose time is up."""
    typist.desk.session.give_up()
    typist.desk.view.drop_held()
    typist.desk.view.finish()


def undo(typist: Typist) -> None:
    desk = typist.desk
    desk.view.show_undone(desk.session.undo())


def resize(typist: Typist) -> None:
    typist.desk.view.resize(900, 600)


def dialog(typist: Typist) -> None:
    box = QMessageBox(typist.desk.view)
    box.addButton(QMessageBox.StandardButton.Ok)
    box.open()
    assert QTest.qWaitForWindowActive(box)
    box.close()


def key_action(typist: Typist) -> None:
    typist.press("D")


def list_of_moves(typist: Typist) -> None:
    typist.press("M")


def another_move(typist: Typist) -> None:
    """Somebody else plays: a menu, a list, a reader."""
    desk = typist.desk
    desk.view.show_played(desk.session.play(Move.parse("s0>w0")))


def cover(typist: Typist) -> None:
    typist.desk.view.cover(True)
    typist.desk.view.cover(False)


def hide(typist: Typist) -> None:
    typist.desk.view.hide()
    typist.desk.view.show()


ENDS: Mapping[str, Callable[[Typist], None]] = {
    end.__name__: end
    for end in (
        release,
        release_on_the_card,
        escape,
        right_press,
        lost_button,
        lost_focus,
        new_game,
        clock,
        undo,
        resize,
        dialog,
        key_action,
        list_of_moves,
        another_move,
        cover,
        hide,
    )
}


def laid(qtbot: QtBot) -> Typist:
    """A run on the first column; something was done, so that it can be undone."""
    desk = Desk.with_table(qtbot, DS, t0="-2D 9S 8H", t1="TD", t2="9C", s0="2C 3C 4C", f0="AS")
    typist = Typist.at(desk, qtbot)
    desk.view.show_played(desk.session.play(Move.parse("s0>w0")))
    return typist


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("hold", HOLDS)
def test_whatever_ends_a_gesture_nothing_stays_raised(
    qtbot: QtBot, hold: str, end: str, full: bool
) -> None:
    for animated in (True, False) if full else (True,):
        typist = laid(qtbot)
        typist.desk.view.animated = animated
        _hold_and_end(typist, hold, end)


def _hold_and_end(typist: Typist, hold: str, end: str) -> None:
    desk = typist.desk
    HOLDS[hold](typist)
    assert desk.view.is_holding
    ENDS[end](typist)
    desk.view.finish()
    _assert_nothing_is_held(desk)
    # The player goes on as if nothing had been.
    desk.release(CLOTH)
    hover(desk, CLOTH)
    _assert_nothing_is_held(desk)
    if not desk.session.is_over:
        desk.view.access = AccessPreferences()
        before = len(desk.done)
        desk.click(desk.stock_point())
        desk.view.finish()
        assert desk.done[before:] == ["s0>w0"]
    desk.assert_picture()


def _assert_nothing_is_held(desk: Desk) -> None:
    scene, attention = desk.view.table, desk.view.keyboard.focus
    assert not desk.view.is_holding
    assert desk.lit() == set()
    assert not attention._held.isVisible()
    assert all(item.lift is Lift.RESTING for item in scene.items_by_card.values())
    desk.assert_picture()


# The button, and what became of it.


def test_a_move_without_a_button_ends_a_drag(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D 8C", t1="9H")
    desk.take(T[0])
    hover(desk, desk.point(T[1]))
    assert not desk.view.is_holding
    assert desk.done == []
    desk.assert_picture()


def test_a_press_whose_release_was_lost_is_no_click(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AH")
    point = desk.point(T[0])
    desk.press(point)
    hover(desk, point)
    desk.release(point)
    assert desk.done == []


def test_in_click_click_play_an_ended_drag_is_no_click(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="9D 8C", t1="9H")
    typist = Typist.at(desk, qtbot, AccessPreferences(click_click=True))
    point = desk.take(T[0])
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    desk.release(point)
    assert not typist.held
    desk.click(point)
    assert typist.held == "8C"  # type: ignore[comparison-overlap]  # it changes


def long_press(desk: Desk, point: QPoint, ms: int = 500) -> None:
    desk.stamp += 2000
    desk.press(point)
    desk.stamp += ms
    desk.release(point)


@pytest.mark.parametrize("ms", [500, 900, 20_000])
def test_a_long_press_plays_and_draws_nothing(qtbot: QtBot, ms: int) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AH", t1="9S", t2="8H", s0="2C 3C", w0="AC")
    for spot in (T[0], T[1], Spot(Kind.STOCK), Spot(Kind.WASTE)):
        long_press(desk, desk.point(spot), ms)
    assert desk.done == []
    long_press(desk, desk.point(T[0]), 499)
    assert desk.done == ["t0>f2"]


def test_a_click_after_a_long_press_is_the_first_of_its_own(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C")
    long_press(desk, desk.point(T[1]))
    desk.click(desk.point(T[1]), after=60)
    assert desk.done == []


# Double-clicks.


def second_click(desk: Desk, first: QPoint, second: QPoint, *, counted: bool) -> None:
    """Two quick clicks; `counted`: the platform takes the second for one of a double-click."""
    desk.click(first)
    desk.stamp += 60
    desk.press(second, second=counted)
    desk.stamp += 30
    desk.release(second)


@pytest.mark.parametrize("counted", [False, True])
def test_a_second_click_far_away_is_no_double_click(qtbot: QtBot, counted: bool) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C", t3="TD", t4="TH")
    far = QApplication.startDragDistance() * 2 + 1
    point = desk.point(T[1])
    second_click(desk, point, point + QPoint(far, 0), counted=counted)
    assert desk.done == []
    second_click(desk, point, desk.point(T[2]), counted=counted)
    assert desk.done == []
    second_click(desk, point, point + QPoint(4, 3), counted=counted)
    assert desk.done == ["t1>t2"]


def touch(desk: Desk, kind: QEvent.Type, point: QPoint) -> None:
    """A mouse event that was made from a finger."""
    viewport = desk.view.viewport()
    held = LEFT if kind is not QEvent.Type.MouseButtonRelease else NONE
    there = QPointF(viewport.mapToGlobal(point))
    source = Qt.MouseEventSource.MouseEventSynthesizedByQt
    where = QPointF(point)
    event = QMouseEvent(kind, where, where, there, LEFT, held, PLAIN, source)
    event.setTimestamp(desk.stamp)
    QApplication.sendEvent(viewport, event)


def tap(desk: Desk, point: QPoint, *, after: int) -> None:
    desk.stamp += after
    touch(desk, QEvent.Type.MouseButtonPress, point)
    desk.stamp += 40
    touch(desk, QEvent.Type.MouseButtonRelease, point)


@pytest.mark.parametrize(("aside", "moved"), [(0, True), (25, True), (40, True), (41, False)])
def test_a_second_tap_of_a_finger_counts_a_little_aside(
    qtbot: QtBot, aside: int, moved: bool
) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C")
    point = desk.point(T[1])
    tap(desk, point, after=2000)
    tap(desk, point + QPoint(0, aside), after=150)
    assert desk.done == (["t1>t2"] if moved else [])


def test_of_ten_quick_clicks_every_second_one_is_a_first(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, w0="5H 4H 3H 2H AH")
    geometry = desk.view.table.geometry
    assert geometry is not None
    waste = geometry.slots[Spot(Kind.WASTE)]
    # The foot of the place: the last card lies under it however many are fanned.
    point = QPoint(round(waste.x + waste.width / 2), round(waste.y + waste.height) - 4)
    for _ in range(10):
        desk.click(point, after=220)
    assert desk.done == ["w0>f2"] * 5


def test_a_double_click_never_means_cards_that_came_meanwhile(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="8H", t2="9C 8D", t3="9S")
    desk.view.show_played(desk.session.play(Move.parse("t2>t3")))
    desk.view.finish()
    point = desk.point(T[3])
    desk.click(point)
    desk.view.show_undone(desk.session.undo())
    done = desk.done
    desk.stamp += 60
    desk.press(point, second=True)
    desk.stamp += 30
    desk.release(point)
    assert desk.done == done


# A click that finds no place.


def shaken(desk: Desk) -> bool:
    """Whether cards are shaking; they lie still afterwards."""
    was_moving = desk.view.is_moving
    desk.view.finish()
    desk.assert_picture()
    return was_moving


def test_a_click_that_finds_no_place_shakes_the_card(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-2D 9S 8H", t1="KC", f0="AS", w0="9H")
    desk.view.animated = True
    places = [(T[0], 1), (T[0], 2), (T[0], 3), (Spot(Kind.FOUNDATION, 0), 1), (Spot(Kind.WASTE), 1)]
    for place, count in places:
        desk.click(desk.point(place, count))
        assert shaken(desk), place
    desk.click(desk.point(T[5]))
    assert not shaken(desk)  # nothing lies there
    assert desk.done == []
    assert desk.refused == []


@pytest.mark.parametrize(
    ("place", "count", "code"),
    [
        (T[0], 1, "no-place"),
        (T[0], 3, "face-down"),
        (Spot(Kind.FOUNDATION, 0), 1, "drag-it-down"),
    ],
)
def test_a_double_click_that_finds_no_place_says_why(
    qtbot: QtBot, place: Spot, count: int, code: str
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="-2D 9S 8H", t1="KC 2D", f0="AS")
    desk.view.animated = True
    desk.double_click(desk.point(place, count))
    assert shaken(desk)
    assert [refusal.code for refusal in desk.refused] == [code]
    assert desk.done == []
