"""A person starts the program, deals by code, plays with the mouse to the win, and is told the
right score."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.desk import LEFT, PLAIN, Desk, Seconds

from reussite import app
from reussite.kernel.moves import Move
from reussite.settings import Settings
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.main import MainWindow

WINS = json.loads((Path(__file__).parent.parent / "data" / "wins.json").read_text("utf-8"))["games"]


@pytest.fixture
def time() -> Seconds:
    return Seconds()


@pytest.fixture
def window(qtbot: QtBot, time: Seconds) -> MainWindow:
    settings = Settings(None)
    plugins = app.found_plugins(settings, own=None, safe=True)
    window = app.main_window(settings, plugins, cache=None, now=time)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    deal = app.first_deal(settings, plugins)
    assert deal is not None
    window.chooser.open(deal)
    return window


def deal_by_code(qtbot: QtBot, window: MainWindow, code: str) -> None:
    """Type a code into the New game dialog and accept it."""
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.code.clear()
    QTest.keyClicks(dialog.code, code)
    QTest.mouseClick(dialog.ok, LEFT)
    qtbot.waitUntil(lambda: window.controller.session.code == code.upper())


def desk_of(window: MainWindow, time: Seconds) -> Desk:
    """The mouse on the window's own table."""
    return Desk(window.view, window.controller.session, time)


@pytest.mark.sample(3)
@pytest.mark.parametrize("animated", [True, False])
@pytest.mark.parametrize("game", [WINS[0], WINS[6], WINS[10]], ids=lambda game: game["code"])
def test_a_game_dealt_by_code_is_played_to_the_win_with_the_mouse(
    qtbot: QtBot, window: MainWindow, time: Seconds, game: dict[str, Any], animated: bool
) -> None:
    window.view.animated = animated
    deal_by_code(qtbot, window, game["code"].lower() if animated else game["code"])
    desk = desk_of(window, time)
    moves = game["moves"].split()
    for number, text in enumerate(moves, start=1):
        time.now += 0.5
        desk.play(Move.parse(text))
        assert desk.session.log[-1].text == text
        assert desk.session.moves == number
        if not animated:
            desk.assert_picture()
    assert desk.session.is_won
    window.view.finish()
    desk.assert_picture()
    panel = window.end_panel
    assert panel is not None
    assert panel.isVisible()
    assert desk.session.score == game["score"]
    assert str(game["score"]) in panel.report.replace(",", "")
    QTest.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == game["code"]
    assert not window.actions_by_key["undo"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.mouseClick(window.view.viewport(), LEFT, PLAIN)
    assert window.end_panel is None
