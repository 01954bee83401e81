"""The first start: three main games as pictures, once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.window import play, shown

from reussite.settings import Settings
from reussite.windows.dialogs.first_game import FirstGameDialog, GameTile
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.main import MainWindow


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> FirstGameDialog:
    window.dialogs.ask_at_first_start()
    found = shown(window, FirstGameDialog)
    qtbot.waitUntil(found.isActiveWindow)
    return found


def is_asked(window: MainWindow) -> bool:
    window.dialogs.ask_at_first_start()
    return window.findChild(FirstGameDialog) is not None


def on_table(window: MainWindow) -> str:
    return window.controller.session.deal.variant.family


def test_the_three_main_games_are_shown_with_the_pictures_of_their_tables(
    dialog: FirstGameDialog,
) -> None:
    assert [tile.family for tile in dialog.tiles] == ["DS", "FT", "FC"]
    assert all(not tile.shown.pixmap().isNull() for tile in dialog.tiles)
    assert dialog.tiles[1].accessibleName() == "Forty Thieves (Quarante Voleurs)"
    assert dialog.tiles[1].accessibleDescription().startswith("2 packs, hard. Ten open columns")


def test_a_click_deals_the_game_and_the_program_does_not_ask_again(
    window: MainWindow, dialog: FirstGameDialog
) -> None:
    QTest.mouseClick(dialog.tiles[2], Qt.MouseButton.LeftButton)
    assert on_table(window) == "FC"
    QApplication.processEvents()
    assert not is_asked(window)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_arrows_go_from_game_to_game_and_a_key_deals(
    window: MainWindow, dialog: FirstGameDialog, key: Qt.Key
) -> None:
    assert dialog.focusWidget() is dialog.tiles[0]
    QTest.keyClick(dialog.tiles[0], Qt.Key.Key_Right)
    tile = dialog.focusWidget()
    assert isinstance(tile, GameTile)
    QTest.keyClick(tile, key)
    assert on_table(window) == "FT"


def test_escape_leaves_the_deal_on_the_table_and_the_program_does_not_ask_again(
    window: MainWindow, dialog: FirstGameDialog
) -> None:
    code = window.controller.session.code
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.controller.session.code == code
    QApplication.processEvents()
    assert not is_asked(window)


def test_all_other_games_are_one_click_away(window: MainWindow, dialog: FirstGameDialog) -> None:
    dialog.more.click()
    assert shown(window, NewGameDialog).isVisible()


def test_who_has_begun_a_game_is_not_asked(window: MainWindow) -> None:
    play(window, "s0>w0")
    assert not is_asked(window)


@pytest.mark.parametrize(
    ("section", "key", "value"), [("game", "family", "FC"), ("access", "scan", "one-switch")]
)
def test_who_has_chosen_a_game_or_plays_with_a_switch_is_not_asked(
    window: MainWindow, settings: Settings, section: str, key: str, value: str
) -> None:
    settings.set(section, key, value)
    assert not is_asked(window)
