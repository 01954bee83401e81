"""The Keyboard page: every key can be changed, whose a key is already is named, all is reset."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.window import CTRL, SHIFT, preferences_of, press

from reussite.settings import Settings
from reussite.table.keyboard.commands import KeyCommand
from reussite.windows.main import MainWindow
from reussite.windows.menus import actions
from reussite.windows.menus.shortcuts import Shortcuts
from reussite.windows.preferences.keyboard import KeyboardPage, KeyField, KeyList

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")


def keys_of(window: MainWindow) -> KeyList:
    dialog = preferences_of(window)
    dialog.turn_to("keyboard")
    page = dialog.page("keyboard")
    assert isinstance(page, KeyboardPage)
    return page.keys


def type_key(
    keys: KeyList, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    keys.field.setFocus()
    QTest.keyClick(keys.field, key, modifiers)


def texts(window: MainWindow, key: str) -> list[str]:
    return [keys.toString() for keys in window.actions_by_key[key].shortcuts()]


def test_every_action_and_order_is_listed(settings: Settings, opened: Open) -> None:
    keys = keys_of(opened(settings))
    listed = {wish.key for wish in keys.shortcuts.wishes}
    assert {entry.key for entry in actions.entries()} <= listed
    assert {str(command) for command in KeyCommand} - {"column"} <= listed
    assert {f"column {n}" for n in range(1, 11)} <= listed


def test_a_new_key_works_at_once_and_after_a_restart(
    settings: Settings, opened: Open, home: Path
) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("status_bar")
    type_key(keys, Qt.Key.Key_F9)
    assert texts(window, "status_bar") == ["F9"]
    keys.window().close()
    shown = window.status.isVisible()
    press(window, Qt.Key.Key_F9)
    assert window.status.isVisible() is not shown
    again = opened(Settings(home / "settings.toml"))
    assert texts(again, "status_bar") == ["F9"]


def test_a_key_is_added_to_those_there_are(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("restart")
    type_key(keys, Qt.Key.Key_F8)
    assert texts(window, "restart") == ["Ctrl+R", "F8"]
    assert "(Ctrl+R)" in window.actions_by_key["restart"].toolTip()


def test_whose_a_key_is_already_is_said_before_it_is_taken(
    settings: Settings, opened: Open
) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("restart")
    type_key(keys, Qt.Key.Key_N, CTRL)
    assert "New deal" in keys.message.text()
    assert texts(window, "restart") == ["Ctrl+R"]
    assert keys.add.isEnabled()
    keys.add.click()
    assert texts(window, "restart") == ["Ctrl+R", "Ctrl+N"]
    assert "Ctrl+N" not in texts(window, "new_deal")
    assert "F2" in texts(window, "new")


def test_the_same_thing_asked_for_in_two_ways_may_share_a_key(
    settings: Settings, opened: Open
) -> None:
    shortcuts = Shortcuts(settings)
    by_key = {wish.key: wish for wish in shortcuts.wishes}
    assert shortcuts.owners("D", other_than=by_key["draw"]) == []
    assert by_key["deal"] in shortcuts.owners("D", other_than=by_key["new"])


def test_no_two_things_share_a_key_by_default(settings: Settings, opened: Open) -> None:
    shortcuts = Shortcuts(settings)
    for wish in shortcuts.wishes:
        for key in shortcuts.keys(wish):
            assert shortcuts.owners(key, other_than=wish) == [], (wish.key, key)


def test_keys_are_taken_away_and_given_back(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    keys = keys_of(window)
    usual = texts(window, "undo")
    keys.choose("undo")
    keys.clear.click()
    assert texts(window, "undo") == []
    assert settings.texts("shortcuts", "undo") == []
    keys.usual.click()
    assert texts(window, "undo") == usual
    assert "undo" not in settings.section("shortcuts")


def test_the_page_is_reset(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    usual = {key: texts(window, key) for key in window.actions_by_key}
    keys = keys_of(window)
    for key in ("new", "undo", "full_screen", "deal", "column 3", "undo"):
        keys.choose(key, at_table=key in ("deal", "column 3"))
        keys.clear.click()
    dialog = keys.window()
    dialog.reset.click()  # type: ignore[attr-defined]
    assert {key: texts(window, key) for key in window.actions_by_key} == usual
    assert not settings.section("shortcuts")
    assert not settings.section("keys")


def test_keys_of_the_table_are_changed_too(settings: Settings, opened: Open, home: Path) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("deal", at_table=True)
    type_key(keys, Qt.Key.Key_G, SHIFT)
    assert "Shift+G" in window.view.keyboard.map.keys(KeyCommand.DEAL)
    keys.clear.click()
    assert window.view.keyboard.map.keys(KeyCommand.DEAL) == []
    type_key(keys, Qt.Key.Key_G)
    keys.window().close()
    before = len(window.controller.session.log)
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_G)
    assert len(window.controller.session.log) == before + 1
    again = opened(Settings(home / "settings.toml"))
    assert again.view.keyboard.map.keys(KeyCommand.DEAL) == ["G"]


def test_a_key_of_another_alphabet_is_known_by_its_place(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("tool_bar")
    keys.field.setFocus()
    held, place_of_t = CTRL | SHIFT, 28
    pressed = QKeyEvent(QKeyEvent.Type.KeyPress, 0x415, held, place_of_t, 0, 0, "\u0415", False, 1)
    QApplication.sendEvent(keys.field, pressed)
    assert texts(window, "tool_bar") == ["Ctrl+Shift+T"]


def test_the_field_takes_keys_that_mean_something_elsewhere_but_leaves_tab_and_escape(
    settings: Settings, opened: Open, qtbot: object
) -> None:
    window = opened(settings)
    keys = keys_of(window)
    keys.choose("time")
    for key, modifiers in ((Qt.Key.Key_Q, CTRL), (Qt.Key.Key_F1, CTRL), (Qt.Key.Key_Return, CTRL)):
        type_key(keys, key, modifiers)
        assert window.isVisible()
        assert keys.window().isVisible()
    assert "Ctrl+Return" in texts(window, "time")
    QTest.keyClick(keys.field, Qt.Key.Key_Tab)
    assert not isinstance(QApplication.focusWidget(), KeyField)
    keys.field.setFocus()
    QTest.keyClick(keys.field, Qt.Key.Key_Escape)
    assert not keys.window().isVisible()


def test_nonsense_in_the_settings_hurts_nobody(home: Path, opened: Open) -> None:
    home.mkdir(parents=True)
    (home / "settings.toml").write_text(
        '[shortcuts]\nnew = ["", "Hyper+Q", "Ctrl+N"]\nundo = "Ctrl+Z"\nnothing = ["F5"]\n'
        '[keys]\n"Shift+G" = "dance"\nX = 5\n"" = "deal"\n',
        encoding="utf-8",
    )
    window = opened(Settings(home / "settings.toml"))
    assert "Ctrl+N" in texts(window, "new")
    keys = keys_of(window)
    for wish in keys.shortcuts.wishes:
        keys.choose(wish.key, at_table=wish.order is not None)
