"""What readers say when a window opens: its title and what has the focus, in few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from accessibility.test_names import parts
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QRadioButton, QWidget
from pytestqt.qtbot import QtBot
from support.typist import interface, name
from support.window import preferences_of, shown

from reussite.windows.dialogs.compare import CompareWindow
from reussite.windows.dialogs.first_game import FirstGameDialog
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.preferences.rows import SwitchRow
from reussite.windows.statistics.window import StatisticsWindow, Told

MOST = 40  # words
LABEL = QAccessible.RelationFlag.Label

Open = Callable[[MainWindow], QDialog]


def new_game(window: MainWindow) -> QDialog:
    window.dialogs.ask_for_game()
    return shown(window, NewGameDialog)


def first_game(window: MainWindow) -> QDialog:
    window.dialogs.ask_at_first_start()
    return shown(window, FirstGameDialog)


def statistics(window: MainWindow) -> QDialog:
    window.dialogs.show_statistics()
    return shown(window, StatisticsWindow)


def compare(window: MainWindow) -> QDialog:
    window.dialogs.compare_files()
    return shown(window, CompareWindow)


def help_window(window: MainWindow) -> QDialog:
    window.dialogs.show_help("rules")
    return shown(window, HelpWindow)


WINDOWS: tuple[Open, ...] = (
    preferences_of,
    first_game,
    new_game,
    statistics,
    compare,
    help_window,
)


def said_at_opening(dialog: QDialog) -> list[str]:
    """As Orca does: the title, every text of three words that belongs to no control, the focus."""
    told = [dialog.windowTitle()]
    told += [text for text in loose_texts(interface(dialog)) if len(text.split()) > 2]
    held = dialog.focusWidget()
    if held is not None:
        node = interface(held)
        row = node.focusChild() if hasattr(node, "focusChild") else None
        for part in (node, row):
            if part is not None:
                told += [name(part), part.text(QAccessible.Text.Description)]
    return [text for text in dict.fromkeys(told) if text.strip()]  # a control is its own row


def loose_texts(whole: QAccessibleInterface) -> Iterator[str]:
    for node in parts(whole):
        is_seen = not node.state().invisible
        of_control = node.relations(QAccessible.RelationFlag.Labelled)
        if node.role() is QAccessible.Role.StaticText and is_seen and not of_control:
            yield name(node)


@pytest.mark.parametrize("window_of", WINDOWS, ids=lambda walk: walk.__name__)
def test_few_words_are_said_when_a_window_opens(
    qtbot: QtBot, window: MainWindow, window_of: Open
) -> None:
    dialog = window_of(window)
    qtbot.waitUntil(dialog.isActiveWindow)
    said = said_at_opening(dialog)
    assert len(" ".join(said).split()) <= MOST, said
    dialog.close()


def test_figures_are_stops_of_the_tab_key(qtbot: QtBot, window: MainWindow) -> None:
    dialog = statistics(window)
    assert isinstance(dialog, StatisticsWindow)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.tabs.tabBar().setFocus()
    heard = []
    for _ in dialog.shown:
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        held = dialog.focusWidget()
        assert isinstance(held, Told)
        heard.append(held.accessibleName())
    assert heard == [f"{figure.name}: {figure.value}" for figure in dialog.shown]
    dialog.close()


def test_an_explanation_is_said_with_its_control_and_not_again(window: MainWindow) -> None:
    preferences = preferences_of(window)
    texts = [name(node) for node in parts(interface(preferences))]
    told = [node.text(QAccessible.Text.Description) for node in parts(interface(preferences))]
    rows = [row for row in preferences.findChildren(SwitchRow) if row.explanation]
    assert len(rows) > 5
    for row in rows:
        assert row.explanation not in texts
        assert row.explanation in told
    preferences.reject()


def test_the_pause_that_a_dialog_makes_is_not_read_into_it(
    window: MainWindow, deal: Callable[[str], object]
) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))  # type: ignore[arg-type]  # with a clock
    said: list[str] = []
    window.view.said.connect(said.append)
    dialog = new_game(window)
    QApplication.processEvents()
    assert window.curtain.isVisible()
    assert said == []
    dialog.reject()


# New Game.


def reached(dialog: QDialog, count: int) -> list[QWidget]:
    """What the Tab key comes to, one after the other."""
    found = []
    for _ in range(count):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        held = dialog.focusWidget()
        assert held is not None
        found.append(held)
    return found


def test_tab_goes_from_the_game_to_options_code_and_deal(qtbot: QtBot, window: MainWindow) -> None:
    dialog = new_game(window)
    assert isinstance(dialog, NewGameDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.list.setFocus()
    for family in ("DS", "FC"):
        dialog.list.choose(family)
        options, random, code, deal = dialog.options, dialog.random, dialog.code, dialog.ok
        groups = len(dialog.variant.options) if dialog.variant else 0
        dialog.list.setFocus()
        stops = reached(dialog, groups + 3)
        for stop in stops[:groups]:
            assert isinstance(stop, QRadioButton)
            assert options.isAncestorOf(stop)
            assert stop.isChecked()  # the focus lands on what is chosen
        assert stops[groups:] == [random, code, deal]
    dialog.reject()


def test_a_wrong_code_is_told_once_it_is_typed(qtbot: QtBot, window: MainWindow) -> None:
    dialog = new_game(window)
    assert isinstance(dialog, NewGameDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.code.setFocus()
    told = []
    for key in "XX1-R-AAAAAAA":
        QTest.keyClicks(dialog.code, key)
        told.append(dialog.code.accessibleDescription())
    assert len(set(told)) == 1  # nothing while it is being typed
    assert dialog.message.text()  # but it is seen
    qtbot.waitUntil(lambda: dialog.code.accessibleDescription() == dialog.message.text())
    dialog.reject()
