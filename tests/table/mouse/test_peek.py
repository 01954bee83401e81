"""Looking closer without playing: peeking while the button is held, spreading tight fans."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.desk import PLAIN, Desk

from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.table.mouse.drag_items import HELD_Z
from reussite.table.mouse.peek import PEEK_AFTER

COLUMN = Spot(Kind.TABLEAU, 0)
WASTE = Spot(Kind.WASTE)
RUN = "KS QH JS TH 9S 8H 7S 6H"


def hover(desk: Desk, point: QPoint) -> None:
    """The pointer moves, no button down."""
    viewport = desk.view.viewport()
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        none,
        none,
        PLAIN,
    )
    QApplication.sendEvent(viewport, event)


def hold(desk: Desk, point: QPoint) -> None:
    """Press and keep the button down for long enough."""
    desk.stamp += 2000
    desk.press(point)
    desk.view.peek._hold.stop()
    desk.view.peek._peek()


# Peeking.


def test_a_covered_card_is_shown_while_the_button_is_held(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FREECELL, t0=RUN)
    card = desk.cards(COLUMN)[2]
    point = desk.point(COLUMN, 6)
    desk.stamp += 2000
    desk.press(point)
    item = desk.view.table.items_by_card[card]
    usual = item.zValue()
    qtbot.waitUntil(lambda: item.zValue() == HELD_Z, timeout=PEEK_AFTER + 3000)
    assert desk.view.peek.is_peeking
    desk.stamp += 500
    desk.release(point)
    assert item.zValue() == usual
    assert desk.done == []
    desk.assert_picture()


def test_the_waste_is_fanned_while_the_button_is_held_and_that_is_no_click(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FORTY_THIEVES, w0="2S 5H 9C AS")
    scene = desk.view.table
    point = desk.point(WASTE)
    hold(desk, point)
    places = [scene.items_by_card[card].pos().x() for card in desk.cards(WASTE)]
    assert all(b > a for a, b in pairwise(places))
    assert all(scene.items_by_card[card].isVisible() for card in desk.cards(WASTE))
    desk.release(point)
    assert desk.done == []  # the ace stays: a long look is no click
    desk.assert_picture()
    desk.click(point)
    assert desk.done == ["w0>f0"]


def test_a_waste_of_one_card_is_clicked_before_a_long_press(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FORTY_THIEVES, w0="AS")
    point = desk.point(WASTE)
    hold(desk, point)
    assert not desk.view.peek.is_peeking
    desk.release(point)
    assert desk.done == ["w0>f0"]


def test_the_waste_stays_on_the_table_however_many_cards_it_has(qtbot: QtBot) -> None:
    cards = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H 3H"
    desk = Desk.with_table(qtbot, FORTY_THIEVES, w0=cards)
    for mirrored in (False, True):
        desk.view.apply_theme(replace(desk.view.table.theme, is_mirrored=mirrored))
        hold(desk, desk.point(WASTE))
        scene = desk.view.table
        assert scene.geometry is not None
        for card in desk.cards(WASTE)[-10:]:
            x = scene.items_by_card[card].pos().x()
            assert 0 <= x <= scene.geometry.width - scene.geometry.card_size[0]
        desk.release(desk.point(WASTE))
        desk.assert_picture()


def test_a_peek_that_becomes_a_drag_is_a_drag(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FREECELL, t0=RUN)
    point = desk.point(COLUMN, 3)
    hold(desk, point)
    assert desk.view.peek.is_peeking
    desk.move_to(point + QPoint(QApplication.startDragDistance() + 2, 1))
    assert not desk.view.peek.is_peeking
    assert desk.view.is_holding
    desk.release(point)
    desk.assert_picture()


def test_face_down_cards_and_top_cards_are_not_peeked_at(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAB")
    for column in range(9):
        spot = Spot(Kind.TABLEAU, column)
        for count in range(1, len(desk.cards(spot)) + 1):
            hold(desk, desk.point(spot, count))
            assert not desk.view.peek.is_peeking, (spot, count)
            desk.view.table.gestures.let_go()
            desk.view.peek.stop()
    assert desk.done == []


def test_peeking_can_be_switched_off(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FREECELL, t0=RUN)
    desk.view.preferences = replace(desk.view.preferences, peek=False)
    desk.press(desk.point(COLUMN, 6))
    assert not desk.view.peek._hold.isActive()
    desk.release(desk.point(COLUMN, 6))


def test_other_input_ends_a_peek(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FREECELL, t0=RUN)
    for end in (desk.view.clearFocus, desk.view.hide):
        desk.view.show()
        desk.view.setFocus()
        hold(desk, desk.point(COLUMN, 6))
        end()
        desk.view.peek.leave()
        assert not desk.view.peek.is_peeking
        desk.assert_picture()


# Spreading.

LONG = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H KD QC JD TC 9D 8C 7D 6C"


def tops(desk: Desk, spot: Spot = COLUMN) -> list[float]:
    return [desk.view.table.lies[card].y for card in desk.cards(spot)]


def strips(desk: Desk) -> list[float]:
    return [b - a for a, b in pairwise(tops(desk))]


@pytest.fixture
def tight(qtbot: QtBot) -> Desk:
    """A column of twenty cards, which show less than they should."""
    desk = Desk.with_table(qtbot, FREECELL, t0=LONG)
    desk.view.resize(800, 510)
    geometry = desk.view.table.geometry
    assert geometry is not None
    assert max(strips(desk)) < geometry.up_min * geometry.card_width
    return desk


def spread(desk: Desk, count: int) -> None:
    """Rest on a card counted from the top."""
    hover(desk, desk.point(COLUMN, count))
    desk.view.peek._rest.stop()
    desk.view.peek._spread_out()


def test_resting_on_a_card_of_a_tight_fan_spreads_it(qtbot: QtBot, tight: Desk) -> None:
    geometry = tight.view.table.geometry
    assert geometry is not None
    before = tops(tight)
    hover(tight, tight.point(COLUMN, 10))
    qtbot.waitUntil(lambda: tight.view.peek.spread is COLUMN)
    after = tops(tight)
    assert after[:11] == before[:11]  # what lies under the pointer stays there
    wide = geometry.up * geometry.card_width
    assert after[11] - after[10] == pytest.approx(wide, abs=1)
    assert after[12] - after[11] == pytest.approx(wide, abs=1)
    assert all(b > a for a, b in pairwise(after))
    assert after[-1] <= geometry.height - geometry.card_size[1]
    tight.view.peek.leave()
    assert tops(tight) == before
    tight.assert_picture()


@pytest.mark.parametrize("count", range(2, 21))
def test_every_card_of_a_tight_fan_can_be_spread(tight: Desk, count: int) -> None:
    geometry = tight.view.table.geometry
    assert geometry is not None
    usual = strips(tight)
    spread(tight, count)
    now = strips(tight)
    assert now[-count + 1] > usual[-count + 1]
    assert min(now) > 0
    assert tops(tight)[-1] <= geometry.height - geometry.card_size[1]


def test_what_is_spread_is_taken_where_it_is_seen(tight: Desk) -> None:
    spread(tight, 3)
    seen = tight.point(COLUMN, 2)
    grip = tight.view.table.hit_test.grip(QPointF(seen))
    assert grip is not None
    assert (grip.spot, grip.count) == (COLUMN, 2)
    point = tight.take(COLUMN, 2)
    assert tight.view.is_holding
    tight.release(point)
    tight.view.peek.leave()
    tight.assert_picture()


def test_a_spread_ends_with_the_next_action_and_with_another_size(tight: Desk) -> None:
    spread(tight, 10)
    tight.view.settle()
    assert tight.view.peek.spread is None
    tight.assert_picture()
    spread(tight, 10)
    tight.view.resize(820, 520)
    assert tight.view.peek.spread is None
    tight.assert_picture()


def test_a_spread_under_way_never_outlives_its_table(qtbot: QtBot, tight: Desk) -> None:
    tight.view.animated = True
    spread(tight, 10)
    assert tight.view.is_moving
    tight.view.resize(860, 540)
    tight.view.finish()
    tight.assert_picture()
    spread(tight, 10)
    tight.view.settle()
    tight.assert_picture()


def test_no_fan_is_spread_at_a_card_that_has_left(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FREECELL, t0=LONG, t1="7H")
    desk.view.resize(800, 510)
    hover(desk, desk.point(COLUMN, 2))
    hover(desk, desk.point(COLUMN))
    hover(desk, desk.point(COLUMN, 2))  # the 7 of diamonds, with a card on it
    assert desk.view.peek._rest.isActive()
    for text in ("t0>c0", "t0>c1", "t0>c2"):
        desk.view.show_played(desk.session.play(Move.parse(text)))
    desk.view.peek._rest.stop()
    desk.view.peek._spread_out()
    desk.view.finish()
    desk.view.peek.leave()
    desk.assert_picture()


def test_wide_fans_and_switched_off_ones_stay(qtbot: QtBot, tight: Desk) -> None:
    tight.view.preferences = replace(tight.view.preferences, spread=False)
    hover(tight, tight.point(COLUMN, 10))
    assert not tight.view.peek._rest.isActive()
    wide = Desk.with_table(qtbot, FREECELL, t0="KS QH JS")
    spread(wide, 3)
    assert wide.view.peek.spread is None
    wide.assert_picture()
