"""The number of cards that a pointer tells where it rests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from support.desk import Desk

from double_solitaire import DOUBLE_SOLITAIRE
from reussite.kernel.piles import STOCK, Kind, Spot

pytestmark = pytest.mark.qt_log_ignore("does not support raise", extend=True)

WASTE = Spot(Kind.WASTE)
COLUMN = Spot(Kind.TABLEAU, 0)
OPEN = Spot(Kind.TABLEAU, 1)


def desk_of(qtbot: QtBot) -> Desk:
    return Desk.with_table(
        qtbot, DOUBLE_SOLITAIRE, s0="2S 3S", w0="4S", t0="-5S -6S 7H", t1="9C 8D", rest="t6"
    )


def told(qtbot: QtBot, desk: Desk, point: QPoint) -> str:
    """What stands beside a pointer that has rested for the usual pause."""
    viewport = desk.view.viewport()
    event = QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, event)
    text = QToolTip.text()
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    return text


def test_stock_and_waste_tell_how_many_cards_they_have(qtbot: QtBot) -> None:
    desk = desk_of(qtbot)
    assert told(qtbot, desk, desk.point(STOCK)) == "2 cards"
    assert told(qtbot, desk, desk.point(WASTE)) == "1 card"


def test_a_column_tells_how_many_cards_lie_face_down(qtbot: QtBot) -> None:
    desk = desk_of(qtbot)
    assert told(qtbot, desk, desk.point(COLUMN)) == "2 cards face down"
    assert told(qtbot, desk, desk.point(OPEN)) == ""


def test_nothing_is_told_while_cards_are_carried(qtbot: QtBot) -> None:
    desk = desk_of(qtbot)
    point = desk.take(OPEN, 1)
    assert desk.view.is_holding
    assert told(qtbot, desk, desk.point(STOCK)) == ""
    desk.release(point)


def test_nothing_is_told_in_a_pause(qtbot: QtBot) -> None:
    desk = desk_of(qtbot)
    desk.view.cover(True)
    assert told(qtbot, desk, desk.point(STOCK)) == ""
