"""Every control of every window has a name by which a reader tells it from others.

On Linux the name of a choice list is its value, whatever was set: only a label that is its buddy
names it there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot
from support.typist import interface, name
from support.window import Seconds, almost_won, play, preferences_of, winning_move

from reussite.kernel.variant import Deal
from reussite.windows.dialogs.calendar import CalendarWindow
from reussite.windows.dialogs.compare import CompareWindow
from reussite.windows.dialogs.first_game import FirstGameDialog
from reussite.windows.dialogs.new_game import NewGameDialog
from reussite.windows.help.window import HelpWindow
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.rows import CalmList, ChoiceRow
from reussite.windows.statistics.window import StatisticsWindow

Roles = QAccessible.Role
DealOf = Callable[[str], Deal]


def parts(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield node
    for number in range(node.childCount()):
        child = node.child(number)
        if child is not None and child.isValid():
            yield from parts(child)


def labels(node: QAccessibleInterface) -> list[str]:
    """Names of what labels a control."""
    relations = node.relations(QAccessible.RelationFlag.Label)
    return [name(label) for label, _ in relations if name(label)]


def own_name(node: QAccessibleInterface) -> str:
    """The name of a control that is not its value, as Linux has it."""
    if node.role() is Roles.ComboBox:
        return " ".join(labels(node))
    return name(node) or " ".join(labels(node))


def nameless(window: QWidget) -> list[str]:
    """What can have the focus and has no name of its own."""
    found = []
    for node in parts(interface(window)):
        state = node.state()
        if not state.focusable or state.invisible or state.disabled:
            continue
        thing = node.object()
        if isinstance(thing, QWidget) and thing.focusPolicy() is Qt.FocusPolicy.NoFocus:
            continue
        own = own_name(node)
        if not own:
            found.append(f"{node.role()} {node.text(QAccessible.Text.Value)!r} {thing!r}")
    return found


def pages_of(window: MainWindow) -> Iterator[QWidget]:
    preferences = preferences_of(window)
    for row in range(preferences.list.count()):
        preferences.list.setCurrentRow(row)
        yield preferences
    preferences.reject()


def statistics(window: MainWindow) -> Iterator[QWidget]:
    window.dialogs.show_statistics()
    shown = window.findChild(StatisticsWindow)
    assert shown is not None
    for tab in range(shown.tabs.count()):
        shown.tabs.setCurrentIndex(tab)
        yield shown
    shown.close()


def new_game(window: MainWindow) -> Iterator[QWidget]:
    window.dialogs.ask_for_game()
    shown = window.findChild(NewGameDialog)
    assert shown is not None
    yield shown
    shown.reject()


def first_game(window: MainWindow) -> Iterator[QWidget]:
    window.settings.forget("game", "family")  # nobody has chosen one yet
    window.dialogs.ask_at_first_start()
    shown = window.findChild(FirstGameDialog)
    assert shown is not None
    yield shown
    shown.reject()


def calendar(window: MainWindow) -> Iterator[QWidget]:
    window.dialogs.show_calendar()
    shown = window.findChild(CalendarWindow)
    assert shown is not None
    yield shown
    shown.reject()


def help_pages(window: MainWindow) -> Iterator[QWidget]:
    window.dialogs.show_help("rules")
    shown = window.findChild(HelpWindow)
    assert shown is not None
    for row in range(shown.list.count()):
        shown.list.setCurrentRow(row)
        yield shown
    shown.close()


def compare(window: MainWindow) -> Iterator[QWidget]:
    window.dialogs.compare_files()
    shown = window.findChild(CompareWindow)
    assert shown is not None
    yield shown
    shown.close()


def watching(window: MainWindow) -> Iterator[QWidget]:
    play(window, "s0>w0")
    session = window.controller.session
    window.watch(session.deal, session.log, "a game")
    assert window.watching is not None
    yield window
    window.leave_watch()


def lists(window: MainWindow) -> Iterator[QWidget]:
    window.show_moves(window.controller.session.legal())
    yield window.moves_list
    window.moves_list.close()
    window.actions_by_key["table_list"].trigger()
    yield window


WINDOWS = (
    pages_of,
    statistics,
    first_game,
    calendar,
    new_game,
    help_pages,
    compare,
    watching,
    lists,
)


@pytest.mark.parametrize("windows", WINDOWS, ids=lambda walk: walk.__name__)
def test_every_control_has_a_name_that_is_not_its_value(
    window: MainWindow, windows: Callable[[MainWindow], Iterator[QWidget]]
) -> None:
    for shown in windows(window):
        QApplication.processEvents()
        assert nameless(shown) == []


def test_the_panel_after_a_win(window: MainWindow, deal: DealOf, seconds: Seconds) -> None:
    game = deal("DS1-D1N-AAAAAAB").game
    window.controller.take_up(almost_won(game, seconds))
    window.view.play(winning_move(game))
    assert window.end_panel is not None
    assert nameless(window) == []


def test_no_two_lists_of_a_page_have_one_name(window: MainWindow) -> None:
    for shown in pages_of(window):
        assert isinstance(shown, PreferencesWindow)
        boxes = [box for box in shown.findChildren(QComboBox) if box.isVisible()]
        names = [own_name(interface(box)) for box in boxes]
        assert len(set(names)) == len(names)


def test_a_list_without_a_buddy_is_found(qtbot: QtBot) -> None:
    """The test above sees what it is for."""
    whole = QWidget()
    qtbot.addWidget(whole)
    box = QComboBox(whole)
    box.addItem("100%")
    box.setAccessibleName("Size of text")
    whole.show()
    assert len(nameless(whole)) == 1
    label = QLabel("Size of text", whole)
    label.setBuddy(box)
    assert nameless(whole) == []


# Keys in a choice list.


@pytest.fixture
def scheme(window: MainWindow) -> Iterator[CalmList]:
    preferences = preferences_of(window)
    keys = [preferences.list.item(row).text() for row in range(preferences.list.count())]
    preferences.list.setCurrentRow(keys.index("Accessibility"))
    (row,) = [row for row in preferences.findChildren(ChoiceRow) if row.name == "Verbosity"]
    row.list.setFocus()
    yield row.list
    preferences.reject()


@pytest.mark.qt_log_ignore("does not support", extend=True)  # offscreen, of menus
@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_F])
def test_keys_in_a_closed_list_choose_nothing(
    window: MainWindow, scheme: CalmList, key: Qt.Key
) -> None:
    before = scheme.currentText()
    QTest.keyClick(scheme, key)
    assert scheme.currentText() == before
    assert window.settings.get("access", "verbosity", "") == ""
    assert scheme.view().isVisible()
    scheme.hidePopup()


@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_what_is_chosen_in_the_open_list_counts(window: MainWindow, scheme: CalmList) -> None:
    QTest.keyClick(scheme, Qt.Key.Key_Down)
    QTest.keyClick(scheme.view(), Qt.Key.Key_Down)
    QTest.keyClick(scheme.view(), Qt.Key.Key_Return)
    assert window.settings.get("access", "verbosity", "") == "full"


# The help as a document.


def test_the_help_is_a_document_whose_caret_is_at_its_start(window: MainWindow) -> None:
    for shown in help_pages(window):
        assert isinstance(shown, HelpWindow)
        page = interface(shown.browser)
        assert page.role() is Roles.EditableText  # a text with a caret, not a label
        assert page.state().readOnly
        assert page.textInterface().cursorPosition() == 0
        assert not shown.browser.textCursor().hasSelection()


def test_reading_keys_walk_through_the_help_and_h_goes_by_headings(window: MainWindow) -> None:
    window.dialogs.show_help("rules")
    shown = window.findChild(HelpWindow)
    assert shown is not None
    browser = shown.browser
    told: list[str] = []
    browser.heading_reached.connect(told.append)
    QTest.keyClick(browser, Qt.Key.Key_Right)
    assert browser.textCursor().position() == 1
    QTest.keyClick(browser, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    end = browser.document().characterCount() - 1
    assert browser.textCursor().position() == end
    QTest.keyClick(browser, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    level = browser.textCursor().block().blockFormat().headingLevel()
    assert level
    assert told == [f"{browser.textCursor().block().text()}, heading {level}"]
    before = browser.textCursor().position()
    QTest.keyClick(browser, Qt.Key.Key_H)
    assert browser.textCursor().position() == before  # there is no other
    shown.close()
