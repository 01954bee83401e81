"""What people do every day, through the real window, counted in keys and clicks.

The counts are those of `.github/CONTRIBUTING.md`: whoever makes a way longer finds out here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot
from support.window import CTRL, Seconds, almost_won, play, shown, winning_move

from reussite.game.session import Session
from reussite.kernel.piles import Spot
from reussite.kernel.variant import DOUBLE_CLICK, Deal
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.new_game.game_list import FAMILY
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.decks import DeckRow
from reussite.windows.preferences.rows import SwitchRow
from reussite.windows.statistics.window import StatisticsWindow

DealOf = Callable[[str], Deal]
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
WASTE = Spot.parse("w0")


class Hands:
    """Keys and clicks of a player, counted."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.count = 0

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.count += 1
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        QApplication.processEvents()

    def click(self, widget: QWidget, at: QPoint | None = None, *, times: int = 1) -> None:
        self.count += times
        at = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, LEFT, NONE, at)
        if times == 2:
            QTest.mouseDClick(widget, LEFT, NONE, at)
        QApplication.processEvents()

    def row(self, listed: QListWidget, row: int, *, times: int) -> None:
        """Click a line of a list, which is in sight."""
        item = listed.item(row)
        listed.scrollToItem(item)
        self.click(listed.viewport(), listed.visualItemRect(item).center(), times=times)

    @property
    def session(self) -> Session:
        return self.window.controller.session


@pytest.fixture
def hands(window: MainWindow) -> Hands:
    window.view.setFocus()
    return Hands(window)


def test_another_deal_takes_one_key(hands: Hands) -> None:
    before = hands.session.code
    hands.key(Qt.Key.Key_N, CTRL)
    assert hands.session.code != before
    assert hands.session.deal.variant.family == "DS"
    assert hands.count == 1


def test_another_game_takes_a_key_and_a_double_click(hands: Hands) -> None:
    hands.key(Qt.Key.Key_F2)
    listed = shown(hands.window, NewGameDialog).list
    rows = range(listed.count())
    hands.row(listed, next(n for n in rows if listed.item(n).data(FAMILY) == "FC"), times=2)
    assert hands.session.deal.variant.family == "FC"
    assert hands.count == 3


def test_the_same_deal_again_takes_one_click(hands: Hands, deal: DealOf, seconds: Seconds) -> None:
    game = deal("DS1-D1N-AAAAAAA")
    hands.window.controller.take_up(almost_won(game.game, seconds))
    play(hands.window, str(winning_move(game.game)))
    before = hands.session
    hands.window.view.finish()
    hands.key(Qt.Key.Key_R, CTRL)
    assert hands.session is not before
    assert hands.session.code == before.code
    assert hands.count == 1


def test_ten_undos_take_ten_keys_or_one(hands: Hands) -> None:
    for _ in range(12):
        play(hands.window, "s0>w0")
    for _ in range(10):
        hands.key(Qt.Key.Key_Z, CTRL)
    assert hands.session.position[WASTE].height == 2
    assert hands.count == 10
    hands.key(Qt.Key.Key_Backspace, CTRL)
    assert hands.session.position[WASTE].is_empty
    assert hands.count == 11


def test_another_deck_takes_a_key_a_click_and_a_double_click(hands: Hands, qtbot: QtBot) -> None:
    hands.key(Qt.Key.Key_Comma, CTRL)
    dialog = shown(hands.window, PreferencesWindow)
    hands.row(dialog.list, 1, times=1)
    decks = dialog.page("cards").findChild(DeckRow)
    assert decks is not None
    qtbot.waitUntil(lambda: decks.list.count() > 1)
    hands.row(decks.list, 1, times=2)
    assert hands.window.view.table.theme.deck.stem == "deck-four"
    assert hands.count == 4


def test_no_double_click_in_any_game_takes_a_key_and_a_click(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Comma, CTRL)
    row = shown(hands.window, PreferencesWindow).page("playing").row("Double-click moves a card")
    assert isinstance(row, SwitchRow)
    hands.click(row.box, QPoint(8, row.box.height() // 2))
    variants = hands.window.plugins.variants
    is_on = hands.window.settings.is_on
    assert not any(is_on(variants[family], DOUBLE_CLICK) for family in ("DS", "FC", "FT"))
    assert hands.count == 2


def test_the_rules_take_one_key(hands: Hands) -> None:
    hands.key(Qt.Key.Key_F1)
    assert "Double Solitaire" in shown(hands.window, HelpWindow).browser.toPlainText()
    assert hands.count == 1


def test_a_friends_line_is_played_with_three_keys(hands: Hands) -> None:
    QGuiApplication.clipboard().setText("Try this! FT1-N-AAAAAAD · Score 310 · Moves 214.")
    hands.key(Qt.Key.Key_E, CTRL)
    shown(hands.window, NewGameDialog)
    hands.key(Qt.Key.Key_V, CTRL)
    hands.key(Qt.Key.Key_Return)
    assert hands.session.code == "FT1-N-AAAAAAD"
    assert hands.count <= 3


def test_the_best_score_takes_one_key(hands: Hands, deal: DealOf, seconds: Seconds) -> None:
    game = deal("DS1-D1N-AAAAAAA")
    hands.window.controller.take_up(almost_won(game.game, seconds))
    play(hands.window, str(winning_move(game.game)))
    hands.window.view.finish()
    hands.key(Qt.Key.Key_T, CTRL)
    window = shown(hands.window, StatisticsWindow)
    assert window.isVisible()
    assert hands.count == 1


def test_a_result_is_sent_with_one_click(hands: Hands, deal: DealOf, seconds: Seconds) -> None:
    game = deal("DS1-D1N-AAAAAAA")
    hands.window.controller.take_up(almost_won(game.game, seconds))
    play(hands.window, str(winning_move(game.game)))
    hands.window.view.finish()
    panel = hands.window.end_panel
    assert panel is not None
    hands.click(panel.copy)
    assert QGuiApplication.clipboard().text().startswith("DS1-D1N-AAAAAAA · Score 10")
    assert hands.count == 1
