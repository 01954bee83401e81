"""Menus, tool bar and keys: one list, and every key does what it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot
from support.window import CTRL, SHIFT, is_open, play, press, press_at_place, shown

from reussite.kernel.variant import Deal
from reussite.settings import Settings
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.menus import actions

DealOf = Callable[[str], Deal]
NONE = Qt.KeyboardModifier.NoModifier
PLAIN = Qt.KeyboardModifier.NoModifier
Key = Qt.Key


# The list.


def test_no_key_means_two_things(window: MainWindow) -> None:
    used = Counter(
        keys.toString() for entry in actions.entries() for keys in actions.sequences(entry)
    )
    assert [keys for keys, times in used.items() if times > 1] == []


def test_no_mnemonic_stands_twice_in_a_menu(window: MainWindow) -> None:
    for menu in actions.Menu:
        letters = Counter(
            entry.text[entry.text.index("&") + 1].lower()
            for entry in actions.entries()
            if entry.menu is menu
        )
        assert [letter for letter, times in letters.items() if times > 1] == []


def test_the_menus_hold_the_whole_list(window: MainWindow) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == list(actions.menu_titles().values())
    held = [
        action.objectName()
        for menu in window.menuBar().actions()
        for action in menu.menu().actions()  # type: ignore[attr-defined]  # a QMenu, says Qt
        if action.objectName()
    ]
    assert held == [entry.key for entry in actions.entries()]


def test_the_tool_bar_is_named_and_has_tool_tips(window: MainWindow) -> None:
    buttons = [b for b in window.tools.findChildren(QToolButton) if b.defaultAction()]
    assert [button.text() for button in buttons] == ["New", "Restart", "Undo", "Redo", "Rules"]
    assert buttons[2].toolTip() == "Undo (Ctrl+Z)"
    assert not any(button.icon().isNull() for button in buttons)


def test_a_narrow_tool_bar_shows_no_labels(window: MainWindow) -> None:
    assert window.tools.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    window.resize(800, 600)
    assert window.tools.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


# The keys.


def new_button(window: MainWindow) -> QToolButton:
    button = window.tools.widgetForAction(window.actions_by_key["new_deal"])
    assert isinstance(button, QToolButton)
    return button


def test_a_new_deal_is_dealt_at_once(window: MainWindow) -> None:
    before = window.controller.session.code
    press(window, Key.Key_N, CTRL)
    assert not is_open(window, NewGameDialog)
    assert window.controller.session.code != before
    assert window.controller.session.code.startswith("DS1-D1N-")


def test_the_tool_bar_deals_at_once_too(window: MainWindow) -> None:
    before = window.controller.session.code
    QTest.mouseClick(new_button(window), Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    assert not is_open(window, NewGameDialog)
    assert window.controller.session.code != before


@pytest.mark.parametrize(("key", "modifiers"), [(Key.Key_F2, NONE), (Key.Key_N, CTRL | SHIFT)])
def test_a_new_game_is_chosen_in_a_window(
    window: MainWindow, key: Key, modifiers: Qt.KeyboardModifier
) -> None:
    before = window.controller.session
    press(window, key, modifiers)
    shown(window, NewGameDialog).reject()
    assert window.controller.session is before


def test_main_and_last_games_are_one_click_away(window: MainWindow, deal: DealOf) -> None:
    for code in ("KL1-D1PUN-AAAAAAB", "GOLF1-R-AAAAAAB"):
        window.chooser.open(deal(code))
    menu = window.last_games
    menu.aboutToShow.emit()
    names = [action.text() for action in menu.actions() if not action.isSeparator()]
    main = ["Double Solitaire", "Forty Thieves (Quarante Voleurs)", "FreeCell"]
    assert names == [*main, "Golf", "Klondike", "New &game…"]
    menu.actions()[1].trigger()
    assert window.controller.session.code.startswith("FT1-N-")


def test_a_key_that_the_player_gave_away_asks_for_one_thing(
    window: MainWindow, settings: Settings
) -> None:
    settings.set("shortcuts", "new", ["Ctrl+N"])
    window.apply_shortcuts()
    press(window, Key.Key_N, CTRL)
    shown(window, NewGameDialog).reject()


def test_draw_undo_redo(window: MainWindow) -> None:
    session = window.controller.session
    press(window, Key.Key_D)
    press(window, Key.Key_D)
    assert session.moves == 2
    press(window, Key.Key_Z, CTRL)
    press(window, Key.Key_Z, CTRL)
    assert session.position is session.opening.after
    press(window, Key.Key_Y, CTRL)
    press(window, Key.Key_Z, CTRL | SHIFT)
    assert [str(action.text) for action in session.log] == [
        "s0>w0", "s0>w0", "undo", "undo", "redo", "redo"
    ]  # fmt: skip


def test_undo_with_key_repeat_stops_at_the_beginning(window: MainWindow) -> None:
    for _ in range(20):
        press(window, Key.Key_D)
    for _ in range(25):
        press(window, Key.Key_Z, CTRL)
    assert window.controller.session.undos == 20
    assert window.controller.session.position is window.controller.session.opening.after


def test_restart(window: MainWindow) -> None:
    before = window.controller.session
    press(window, Key.Key_R, CTRL)
    assert window.controller.session is not before
    assert window.controller.session.code == before.code


def test_full_screen(window: MainWindow) -> None:
    press(window, Key.Key_F11)
    assert window.isFullScreen()
    assert window.actions_by_key["full_screen"].isChecked()
    press(window, Key.Key_F11)
    assert not window.isFullScreen()


def test_quit(window: MainWindow) -> None:
    press(window, Key.Key_Q, CTRL)
    assert not window.isVisible()


def test_help_is_beside_the_game_and_does_not_stop_it(window: MainWindow, deal: DealOf) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    press(window, Key.Key_F1)
    page = shown(window, HelpWindow)
    assert "FreeCell" in page.browser.toPlainText()
    assert window.controller.session.clock.is_running
    page.close()


def test_the_key_list_names_every_key(window: MainWindow) -> None:
    press(window, Key.Key_F1, SHIFT)
    text = shown(window, HelpWindow).browser.toPlainText()
    lines = text.splitlines()
    assert lines[lines.index("New deal") + 1] == "Ctrl+N"
    assert lines[lines.index("New game") + 1] == "F2, Ctrl+Shift+N"
    assert lines[lines.index("Draw from the stock") + 1] == "D"
    for entry in actions.entries():
        if entry.shortcuts:
            assert actions.plain(entry.text) in lines


def test_the_key_list_has_only_keys_of_keyboards_and_all_work(window: MainWindow) -> None:
    shown_keys = ", ".join(keys for _, keys in actions.key_rows(window.actions_by_key))
    for rare in ("Open", "Save", "Help", "Copy", "Zoom In"):
        assert rare not in shown_keys
    opened = window.actions_by_key["open"].shortcuts()
    assert QKeySequence(Key.Key_Open) in opened
    assert actions.common([QKeySequence(Key.Key_Open)]) == [QKeySequence(Key.Key_Open)]


@pytest.mark.qt_log_ignore("does not support", extend=True)  # offscreen, of menus
def test_f10_opens_the_menus_and_escape_leaves_them(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_F10)
    first = window.menuBar().actions()[0]
    assert window.menuBar().activeAction() is first
    menu = first.menu()
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    QTest.keyClick(menu, Key.Key_Escape)
    assert not menu.isVisible()
    QTest.keyClick(window.menuBar(), Key.Key_Escape)
    qtbot.waitUntil(window.view.hasFocus)
    assert ("Open the menu bar", "F10") in actions.key_rows(window.actions_by_key)


def test_the_key_list_follows_the_players_own_keys(window: MainWindow) -> None:
    window.settings.set("shortcuts", "restart", ["F8"])
    window.apply_shortcuts()
    assert ("Restart this deal", "F8") in actions.key_rows(window.actions_by_key)


def test_about(window: MainWindow) -> None:
    window.actions_by_key["about"].trigger()
    assert "MIT" in shown(window, QMessageBox).informativeText()


# Keyboards without Latin letters.

NO_CODE = 0  # where the platform does not tell the place of a key
PLACES = {
    "Russian, by place": (0x42F, 52),  # я
    "Bulgarian, by place": (0x42E, 52),  # ю
    "Bulgarian phonetic, by place": (0x417, 52),  # з
    "Russian, by character": (0x42F, NO_CODE),
}


@pytest.mark.parametrize("place", PLACES)
def test_undo_is_the_same_key_on_a_cyrillic_keyboard(window: MainWindow, place: str) -> None:
    play(window, "s0>w0")
    key, code = PLACES[place]
    press_at_place(window, key, code, CTRL)
    assert window.controller.session.undos == 1


def test_draw_is_the_same_key_on_a_cyrillic_keyboard(window: MainWindow) -> None:
    press_at_place(window, 0x412, 40, PLAIN)  # в, where D is
    assert window.controller.session.moves == 1


def test_a_cyrillic_letter_without_meaning_does_nothing(window: MainWindow) -> None:
    press_at_place(window, 0x416, NO_CODE, PLAIN)  # ж
    assert not window.controller.session.is_started


# What can be done now.


def enabled(window: MainWindow) -> set[str]:
    keys = ("undo", "redo", "draw", "pause")
    return {key for key in keys if window.actions_by_key[key].isEnabled()}


def test_the_actions_follow_the_game(window: MainWindow, deal: DealOf) -> None:
    assert enabled(window) == {"draw", "pause"}
    play(window, "s0>w0")
    assert enabled(window) == {"draw", "undo", "pause"}
    window.controller.undo()
    assert enabled(window) == {"draw", "redo", "pause"}
    window.chooser.open(deal("FC1-R-AAAAAAB"))
    assert enabled(window) == {"pause"}
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    assert enabled(window) == {"pause"}


# Bars.


@pytest.mark.parametrize("bar", ["tool_bar", "status_bar", "time"])
def test_bars_are_hidden_and_stay_so(
    window: MainWindow, settings: Settings, home: object, bar: str
) -> None:
    parts: dict[str, Callable[[], bool]] = {
        "tool_bar": window.tools.isVisible,
        "status_bar": window.status.isVisible,
        "time": lambda: window.status.time.is_visible,
    }
    assert parts[bar]()
    window.actions_by_key[bar].trigger()
    assert not parts[bar]()
    assert settings.get("window", bar, True) is False
    window.actions_by_key[bar].trigger()
    assert parts[bar]()


def test_the_chrome_wears_the_felt_and_dialogs_do_not(qtbot: QtBot, window: MainWindow) -> None:
    picture = window.menuBar().grab().toImage()
    assert picture.pixelColor(picture.width() - 2, 2).name() == "#123a2a"
    press(window, Key.Key_F2)
    dialog = shown(window, NewGameDialog)
    assert dialog.styleSheet() == ""
    assert dialog.grab().toImage().pixelColor(3, 3) == dialog.palette().window().color()


def test_a_menu_action_sends_held_cards_home(window: MainWindow) -> None:
    view = window.view
    geometry = view.table.geometry
    assert geometry is not None
    card = window.controller.session.position.piles[
        window.controller.session.position.places[
            next(iter(window.controller.session.legal())).source
        ]
    ]
    assert card
    lie = next(lie for lie in view.table.lies.values() if lie.is_seen and lie.is_up)
    start = view.mapFromScene(lie.x + 10, lie.y + 10)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + start.__class__(60, 60))
    assert view.is_holding
    press(window, Key.Key_Z, CTRL)
    assert not view.is_holding
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert window.controller.session.moves == 0


def test_the_rules_are_one_click_away(window: MainWindow) -> None:
    (button,) = [
        b for b in window.tools.findChildren(QToolButton) if b.text() == "Rules" and b.isVisible()
    ]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shown(window, HelpWindow).page.key == "rules"
