"""Hints: nothing of them is there before a plugin that advises is switched on, and no adviser can
hurt the game."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from reussite.game.session import HINT
from reussite.kernel.moves import Move
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows import hints
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.main import MainWindow

Opened = Callable[..., MainWindow]
PATIENCE = 60_000  # milliseconds that a test waits for a process


@pytest.fixture
def host(settings: Settings) -> PluginHost:
    found = PluginHost(settings, bundled=bundled_plugins())
    found.load_folders()
    return found


@pytest.fixture
def advised(opened: Opened, settings: Settings, host: PluginHost) -> MainWindow:
    """A window with the plugin on."""
    (advice,) = (plugin for plugin in host.found if plugin.name == "advice")
    host.agree(advice)
    return opened(settings, host)


def moves_menu(window: MainWindow) -> list[str]:
    (menu,) = (menu for menu in window.menuBar().findChildren(QMenu) if "Move" in menu.title())
    return [action.objectName() for action in menu.actions() if action.objectName()]


def ask(window: MainWindow) -> None:
    window.view.setFocus()
    QTest.keyClick(window.view.viewport(), Qt.Key.Key_F3)


def answering(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Somebody else answers instead of the advisers."""
    monkeypatch.setattr(hints, "command", lambda: [sys.executable, "-c", code])


def saying(monkeypatch: pytest.MonkeyPatch, *moves: str) -> None:
    lines = [
        json.dumps({"move": move, "reason": "turns-up", "card": None, "line": []}) for move in moves
    ]
    answering(monkeypatch, f"print({chr(10).join(lines)!r})")


def marked(window: MainWindow) -> set[str]:
    return {str(spot) for spot in window.view.table.drop_highlights.rings}


def test_without_the_plugin_nothing_can_be_asked_for(
    opened: Opened, settings: Settings, host: PluginHost
) -> None:
    window = opened(settings, host)
    ask(window)
    assert "hint" not in moves_menu(window)
    assert "hint" not in window.actions_by_key
    assert "hints" not in window.__dict__
    assert not window.controller.session.log


def test_switched_off_again_the_entry_goes(advised: MainWindow, host: PluginHost) -> None:
    assert moves_menu(advised)[-1] == "hint"
    (advice,) = (plugin for plugin in host.found if plugin.name == "advice")
    host.disable(advice)
    advised.apply_advisers()
    assert "hint" not in moves_menu(advised)
    ask(advised)
    assert not marked(advised)


def test_the_key_shows_a_move_with_its_reason(advised: MainWindow, qtbot: QtBot) -> None:
    """The real search, in its own process."""
    ask(advised)
    qtbot.waitUntil(lambda: bool(marked(advised)), timeout=PATIENCE)
    assert advised.toast.text
    session = advised.controller.session
    assert [action.text for action in session.log] == [HINT]
    assert session.result().hints == 1
    assert session.moves == 0


def test_a_second_press_shows_the_next_best(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (str(move) for move in advised.controller.session.legal()[:2])
    saying(monkeypatch, first, second)
    ends = [
        {str(Move.parse(text).source), str(Move.parse(text).target)} for text in (first, second)
    ]
    ask(advised)
    qtbot.waitUntil(lambda: marked(advised) == ends[0], timeout=PATIENCE)
    ask(advised)
    qtbot.waitUntil(lambda: marked(advised) == ends[1], timeout=PATIENCE)
    assert advised.controller.session.result().hints == 2


def test_marks_go_with_the_next_move(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(monkeypatch, str(advised.controller.session.legal()[0]))
    ask(advised)
    qtbot.waitUntil(lambda: bool(marked(advised)), timeout=PATIENCE)
    advised.controller.draw()
    assert not marked(advised)


def test_an_adviser_that_hangs_ends_when_the_player_moves_on(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "while True: pass")
    ask(advised)
    process = advised.hints.process
    assert process is not None
    qtbot.waitUntil(lambda: process.state() is process.ProcessState.Running, timeout=PATIENCE)
    advised.controller.draw()
    assert not advised.hints.is_asking
    assert advised.controller.session.moves == 1


def test_an_adviser_that_dies_is_said_to_have_given_none(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "import os; os.abort()")
    ask(advised)
    qtbot.waitUntil(lambda: advised.toast.text == "No hint was found.", timeout=PATIENCE)
    assert not advised.hints.is_asking
    assert not advised.controller.session.log


def test_an_adviser_that_lies_is_not_believed(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(monkeypatch, "t0>f0*9", "w0>f0")
    ask(advised)
    qtbot.waitUntil(lambda: advised.toast.text == "No hint was found.", timeout=PATIENCE)
    assert not marked(advised)


def test_an_adviser_that_never_stops_talking_is_stopped(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "while True: print('x' * 100_000, end='')")
    ask(advised)
    qtbot.waitUntil(lambda: not advised.hints.is_asking, timeout=PATIENCE)
    assert advised.toast.text == "No hint was found."


def test_whoever_leaves_waits_for_nobody(
    advised: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, "while True: pass")
    ask(advised)
    advised.close()
    assert not advised.hints.is_asking


def test_hints_come_back_with_the_game(advised: MainWindow, host: PluginHost) -> None:
    advised.controller.take_hint()
    session = advised.controller.session
    again = type(session).resumed(session.deal, session.log, now=lambda: 0.0)
    assert again.hints == 1
    assert again.position == session.position


def test_what_stays_of_a_game_says_how_often_a_move_was_shown(
    advised: MainWindow,
) -> None:
    from reussite.windows.end_panel import EndPanel

    advised.controller.take_hint()
    advised.controller.take_hint()
    panel = EndPanel(advised.controller.session.result(), advised)
    assert panel.hints == "2"


# Deals that have been won.


def test_a_deal_that_has_been_won_can_be_asked_for(advised: MainWindow, host: PluginHost) -> None:
    advised.dialogs.ask_for_game()
    dialog = advised.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.only_won.isVisible()
    dialog.only_won.click()
    assert dialog.game is not None
    assert dialog.deal is not None
    assert dialog.deal.number in host.won_deals(dialog.game)
    dialog.reject()


def test_without_the_plugin_no_such_deal_is_offered(
    opened: Opened, settings: Settings, host: PluginHost
) -> None:
    window = opened(settings, host)
    window.dialogs.ask_for_game()
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.only_won.isHidden()
    dialog.reject()
