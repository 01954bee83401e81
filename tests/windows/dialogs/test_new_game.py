"""Choosing a deal: variants, options, and codes typed or pasted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot
from support.window import CTRL, is_open, play, press, shown

from reussite.app import found_plugins
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.new_game.facts import all_facts
from reussite.windows.new_game.game_list import FAMILY
from reussite.windows.new_game.option_rows import OptionRows
from reussite.windows.new_game.pictures import TablePictures

DealOf = Callable[[str], Deal]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> NewGameDialog:
    """The dialog over a fresh Double Solitaire deal."""
    press(window, Qt.Key.Key_F2)
    found = shown(window, NewGameDialog)
    qtbot.waitUntil(found.isActiveWindow)
    return found


def typed(dialog: NewGameDialog, text: str) -> None:
    """Text typed into the field, or pasted where a key cannot type it."""
    dialog.code.setFocus()
    dialog.code.clear()
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(dialog.code, Qt.Key.Key_V, CTRL)


def option(dialog: NewGameDialog, letters: str) -> QRadioButton:
    found = dialog.options.findChild(QRadioButton, letters)
    assert isinstance(found, QRadioButton)
    return found


def choose(dialog: NewGameDialog, name: str) -> None:
    """Choose a variant by typing its name."""
    dialog.list.setFocus()
    QTest.keyClicks(dialog.list, name)


def chosen(dialog: NewGameDialog) -> str:
    assert dialog.game is not None
    return f"{dialog.game.variant.family} {dialog.game.options.letters}"


def names(dialog: NewGameDialog) -> list[str]:
    """What the list shows now, headings too."""
    items = [dialog.list.item(row) for row in range(dialog.list.count())]
    return [item.text() for item in items if not item.isHidden()]


# What is offered.


def test_every_game_is_there_once_and_says_what_it_is_like(
    dialog: NewGameDialog, plugins: PluginHost
) -> None:
    items = [dialog.list.item(row) for row in range(dialog.list.count())]
    games = [item for item in items if item.data(FAMILY)]
    assert sorted(item.data(FAMILY) for item in games) == sorted(plugins.brought_by)
    told = {item.data(FAMILY): item.data(Qt.ItemDataRole.AccessibleTextRole) for item in games}
    assert told["FC"].startswith("FreeCell: 1 pack, medium, All cards lie open")


def test_the_games_played_last_come_after_the_main_ones(
    window: MainWindow, deal: DealOf, qtbot: QtBot
) -> None:
    for code in ("KL1-D1PUN-AAAAAAB", "GOLF1-R-AAAAAAB", "DS1-D1N-AAAAAAB"):
        window.chooser.open(deal(code))
    press(window, Qt.Key.Key_F2)
    shown_names = names(shown(window, NewGameDialog))
    assert shown_names[4:7] == ["Recently played", "Golf", "Klondike"]
    assert shown_names.count("Klondike") == 1


def test_the_filter_leaves_what_fits(dialog: NewGameDialog) -> None:
    QTest.keyClicks(dialog.filter, "free")
    assert names(dialog)[:2] == ["Main games", "FreeCell"]
    assert "Double Solitaire" not in names(dialog)
    assert chosen(dialog) == "FC N"
    QTest.keyClick(dialog.filter, Qt.Key.Key_Down)
    assert chosen(dialog) != "FC N"
    dialog.filter.clear()
    assert "Double Solitaire" in names(dialog)


def test_each_choice_says_in_a_sentence_what_it_changes(dialog: NewGameDialog) -> None:
    option(dialog, "V").click()
    rows = dialog.options.widget()
    assert isinstance(rows, OptionRows)
    told = "You pay 104 dollars, get 5 a card, and go through the stock once."
    assert rows.explanations["scoring"].text() == told
    assert option(dialog, "V").accessibleDescription() == told


def test_the_rules_are_one_click_away(window: MainWindow, dialog: NewGameDialog) -> None:
    choose(dialog, "FreeCell")
    QTest.mouseClick(dialog.rules, LEFT)
    (help_window,) = dialog.findChildren(HelpWindow)
    assert help_window.isVisible()
    assert "FreeCell" in help_window.browser.toPlainText()
    help_window.close()


def test_a_table_is_drawn_once_and_then_read(
    window: MainWindow, plugins: PluginHost, tmp_path: Path
) -> None:
    look = replace(window.view.table.theme, cache=tmp_path)
    TablePictures(look, {}).draw(plugins.variants["FC"])
    again = TablePictures(look, {}).kept_of("FC")
    assert again is not None
    colours = {again.pixel(x, y) for x in range(0, 480, 5) for y in range(0, 320, 5)}
    assert len(colours) > 100  # cards lie there
    assert TablePictures(look, {"FC": "other files"}).kept_of("FC") is None


def test_what_was_read_once_is_listed_without_importing_it(
    settings: Settings, tmp_path: Path
) -> None:
    first = found_plugins(settings, own=None, safe=True)
    before = all_facts(first, tmp_path)
    second = found_plugins(settings, own=None, safe=True)
    assert all_facts(second, tmp_path) == before
    assert not any(plugin.module for plugin in second.found)


def test_it_offers_the_game_on_the_table(dialog: NewGameDialog) -> None:
    assert names(dialog)[:4] == [
        "Main games",
        "Double Solitaire",
        "Forty Thieves (Quarante Voleurs)",
        "FreeCell",
    ]
    assert chosen(dialog) == "DS D1N"
    assert dialog.random.isChecked()
    assert dialog.ok.isEnabled()


def test_every_option_can_be_chosen(window: MainWindow, dialog: NewGameDialog) -> None:
    QTest.mouseClick(option(dialog, "D3"), LEFT, pos=QPoint(8, 8))
    QTest.mouseClick(option(dialog, "V"), LEFT, pos=QPoint(8, 8))
    QTest.mouseClick(dialog.ok, LEFT)
    assert window.controller.session.code.startswith("DS1-D3V-")


def test_last_variant_and_options_are_remembered(
    window: MainWindow, dialog: NewGameDialog, settings: Settings
) -> None:
    choose(dialog, "FreeCell")
    option(dialog, "R").click()
    dialog.accept()
    assert settings.get("game", "family", "") == "FC"
    assert settings.get("FC", "options", "") == "R"
    window.dialogs.ask_for_game()
    assert chosen(shown(window, NewGameDialog)) == "FC R"


def test_it_is_played_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2)
    dialog = shown(window, NewGameDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    choose(dialog, "Forty")
    press(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert window.controller.session.deal.variant.family == "FT"
    assert window.focusWidget() is window.view


def test_tab_reaches_everything(dialog: NewGameDialog) -> None:
    reached = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert {dialog.list, dialog.code, dialog.ok, dialog.random} <= reached
    assert {option(dialog, "D1"), option(dialog, "N")} <= reached


def test_enter_deals_only_one_game(qtbot: QtBot, window: MainWindow, dialog: NewGameDialog) -> None:
    opened: list[object] = []
    window.controller.opened.connect(opened.append)
    dialog.list.setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert len(opened) == 1


def test_it_fits_a_small_screen(dialog: NewGameDialog) -> None:
    assert dialog.minimumSizeHint().width() <= 780
    assert dialog.minimumSizeHint().height() <= 540


# Codes.

GOOD = {
    "DS1-D1N-AAAAAAB": "DS1-D1N-AAAAAAB",
    "ds1-d3v-q7xk2md": "DS1-D3V-Q7XK2MD",
    "ft1naaaaaab": "FT1-N-AAAAAAB",
    " FC1 - R - AAAAAAB ": "FC1-R-AAAAAAB",
    "FC1\u2013N\u2014#11982": "FC1-N-#11982",
    "DS1\u00a0D1N\u00a0AAAAAAB": "DS1-D1N-AAAAAAB",
    "DS1-D1N-AAAAAAB\n": "DS1-D1N-AAAAAAB",
    "DS1-D1N-AAAA\u0410\u0410\u0412": "DS1-D1N-AAAAAAB",  # Cyrillic A, A, B
    "ds1-d1n-0180018": "DS1-D1N-OIBOOIB",
}


@pytest.mark.parametrize("text", GOOD)
def test_a_code_is_read_forgivingly(dialog: NewGameDialog, text: str) -> None:
    typed(dialog, text)
    assert dialog.by_code.isChecked()
    assert dialog.message.text().splitlines()[0] == GOOD[text]
    assert dialog.ok.isEnabled()


SHARED = {
    "DS1-D1N-AAAAAAB \u00b7 Score 10 \u00b7 Moves 12 \u00b7 Time 3:05": "DS1-D1N-AAAAAAB",
    "\u201cDS1-D1N-AAAAAAB\u201d": "DS1-D1N-AAAAAAB",
    "(ds1-d1n-aaaaaab).": "DS1-D1N-AAAAAAB",
    "Code: FC1-R-AAAAAAB": "FC1-R-AAAAAAB",
    "Try FC1-N-#11982 one day, it took me 400 moves!": "FC1-N-#11982",
}


@pytest.mark.parametrize("text", SHARED)
def test_a_code_is_found_in_what_somebody_sent(dialog: NewGameDialog, text: str) -> None:
    typed(dialog, text)
    assert dialog.message.text().splitlines()[0] == SHARED[text]
    assert dialog.ok.isEnabled()


def test_choosing_a_code_leads_to_the_field(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.by_code, LEFT, pos=QPoint(8, 8))
    assert dialog.by_code.isChecked()
    assert dialog.focusWidget() is dialog.code


def test_the_sample_is_a_code_of_the_chosen_game(dialog: NewGameDialog) -> None:
    choose(dialog, "FreeCell")
    assert dialog.code.placeholderText() == "FC1-N-AAAAAAB"
    dialog.by_code.click()
    assert "FC1-N-AAAAAAB" in dialog.message.text()


WRONG = {
    "DS1-D1N-AAAAAAB or FC1-R-AAAAAAB": "several deal codes: DS1-D1N-AAAAAAB, FC1-R-AAAAAAB",
    "Code: DS1-D2N-AAAAAAB, have fun": "\u201cD2N\u201d",
    "": "Enter a deal code",
    "hello, world!": "not a deal code",
    "XX1-N-AAAAAAB": "XX",
    "DS9-D1N-AAAAAAB": "DS9",
    "DS1-D2N-AAAAAAB": "D2N",
    "DS1-D1N-AAAAAA": "must have 7",
    "DS1-D1N-AAAAAAAB": "must have 7",
    "DS1-D1N-AAAAAA9": "9",
    "DS1-D1N-#11982": "Microsoft",
    "FC1-N-#0": "#0",
    "DS1-D1N-" + "A" * 5000: "must have 7",
    "\U0001f0a1" * 40: "not a deal code",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_code_is_explained_at_the_field(
    window: MainWindow, dialog: NewGameDialog, text: str
) -> None:
    session = window.controller.session
    dialog.by_code.setChecked(True)
    typed(dialog, text)
    assert WRONG[text] in dialog.message.text()
    QTest.keyClick(dialog.code, Qt.Key.Key_Return)  # it is typed
    assert dialog.code.accessibleDescription() == dialog.message.text()
    assert not dialog.ok.isEnabled()
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert window.controller.session is session


def test_it_is_read_at_every_key(dialog: NewGameDialog) -> None:
    dialog.code.setFocus()
    for letter in "FC1-R-AAAAAAB":
        assert not (dialog.by_code.isChecked() and dialog.ok.isEnabled())
        QTest.keyClicks(dialog.code, letter)
    assert dialog.ok.isEnabled()
    assert dialog.message.text() == "FC1-R-AAAAAAB\nFreeCell · Relaxed: no clock"


def test_options_in_a_code_set_the_buttons(dialog: NewGameDialog) -> None:
    typed(dialog, "DS1-D3V-AAAAAAB")
    assert chosen(dialog) == "DS D3V"
    typed(dialog, "FC1-R-AAAAAAB")
    assert chosen(dialog) == "FC R"


def test_buttons_change_the_options_of_a_code(dialog: NewGameDialog) -> None:
    typed(dialog, "ds1-d1n-aaaaaab")
    option(dialog, "D3").click()
    assert dialog.code.text() == "DS1-D3N-AAAAAAB"
    assert dialog.ok.isEnabled()


def test_another_variant_in_the_list_means_no_code(dialog: NewGameDialog) -> None:
    typed(dialog, "DS1-D1N-AAAAAAB")
    choose(dialog, "Forty Thieves")
    assert dialog.random.isChecked()
    assert chosen(dialog) == "FT N"
    assert dialog.message.text() == ""


def test_a_random_deal_forgives_a_wrong_code(dialog: NewGameDialog) -> None:
    typed(dialog, "nonsense")
    dialog.random.click()
    assert dialog.ok.isEnabled()
    assert dialog.message.text() == ""


def test_a_code_is_dealt(window: MainWindow, dialog: NewGameDialog) -> None:
    typed(dialog, "fc1 n #11982")
    press(dialog, Qt.Key.Key_Return)
    assert window.controller.session.code == "FC1-N-#11982"


def test_enter_code_leads_to_the_field(window: MainWindow) -> None:
    press(window, Qt.Key.Key_E, CTRL)
    dialog = shown(window, NewGameDialog)
    assert dialog.by_code.isChecked()
    assert dialog.focusWidget() is dialog.code


# Leaving it.


@pytest.mark.parametrize("way", ["escape", "close", "cancel"])
def test_leaving_it_leaves_the_game(window: MainWindow, way: str) -> None:
    play(window, "s0>w0")
    session, position = window.controller.session, window.controller.session.position
    window.dialogs.ask_for_game()
    dialog = shown(window, NewGameDialog)
    typed(dialog, "FT1-N-AAAAAAB")
    if way == "escape":
        press(dialog, Qt.Key.Key_Escape)
    elif way == "close":
        dialog.close()
    else:
        dialog.buttons.button(dialog.buttons.StandardButton.Cancel).click()
    assert not is_open(window, NewGameDialog)
    assert window.controller.session is session
    assert session.position is position
    assert not session.is_over
    assert not window.controller.is_held
