"""The whole window, for players without a mouse and without sight."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot
from support.pictures import commonest, contrast, picture, pixels
from support.typist import children, interface, key_of, name, reader_running
from support.window import Seconds, almost_won

from reussite.kernel.moves import Move
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.a11y.tree import TableAccessible
from reussite.table.background import CONTRAST, FELTS
from reussite.windows.access_settings import kept_access
from reussite.windows.main import MainWindow
from reussite.windows.moves_list import MovesList
from reussite.windows.next_game import first_options

DealOf = Callable[[str], Deal]


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every announcement, in order."""
    said: list[str] = []
    send = QAccessible.updateAccessibility

    def keep(event: object) -> None:
        if event.type() is QAccessible.Event.Announcement:  # type: ignore[attr-defined]
            said.append(event.message())  # type: ignore[attr-defined]
        send(event)  # type: ignore[arg-type]

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(keep))
    return said


def press(window: MainWindow, *chords: str) -> None:
    for chord in chords:
        QTest.keyClick(window.focusWidget() or window, *key_of(chord))


def done(window: MainWindow) -> list[str]:
    return [action.text for action in window.controller.session.log]


def walk(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [node]
    for child in children(node):
        if child is not None:
            found += walk(child)
    return found


# Names, sizes, reach.


def test_everything_that_takes_the_focus_has_a_name(window: MainWindow) -> None:
    press(window, "F7")
    nodes = [node for node in walk(interface(window)) if node.state().focusable]
    seen = [node for node in nodes if not node.state().invisible]
    assert len(seen) > 20
    assert [node.role() for node in seen if not name(node)] == []


def test_the_table_is_found_in_the_window(window: MainWindow) -> None:
    tables = [node for node in walk(interface(window)) if isinstance(node, TableAccessible)]
    assert [name(node) for node in tables] == ["Card table"]
    assert tables[0].childCount() == 21


@pytest.mark.usefixtures("as_the_desktop_has_it")
@pytest.mark.parametrize("felt", [*FELTS, CONTRAST.key])
def test_all_texts_around_the_table_can_be_read(
    window: MainWindow, settings: Settings, felt: str
) -> None:
    """1.4.3, as drawn: menus, tools, status, and what lies over the table when a game has ended."""
    if felt == CONTRAST.key:
        settings.set("appearance", "contrast", "high")
    else:
        settings.set("appearance", "felt", felt)
    window.apply_theme()
    press(window, "D")
    window.controller.ended.emit(window.controller.session.result())
    QApplication.processEvents()
    assert window.view.table.theme.felt.key == felt
    image = picture(window)
    parts: list[QLabel | QAbstractButton] = [
        *window.findChildren(QLabel),
        *window.findChildren(QAbstractButton),
    ]
    where = [
        (part.text(), QRect(part.mapTo(window, QPoint(0, 0)), part.size()))
        for part in parts
        if part.isVisible() and part.isEnabled() and part.text()
    ]
    bar = window.menuBar()
    where += [(a.text(), bar.actionGeometry(a).translated(bar.pos())) for a in bar.actions()]
    assert len(where) > 15
    for text, area in where:
        ground = commonest(pixels(image, area))
        strongest = max(contrast(colour, ground) for colour in pixels(image, area))
        assert strongest >= 4.5, text


@pytest.mark.usefixtures("as_the_desktop_has_it")
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(("scan", "least"), [("off", 32), ("one-switch", 44), ("two-switches", 44)])
def test_buttons_are_large_targets(
    window: MainWindow, settings: Settings, scan: str, least: int, text: int
) -> None:
    """2.5.8 asks for 24 pixels; of the tool bar, of panels, and of the menus."""
    settings.set("appearance", "text_size", text)
    settings.set("access", "scan", scan)
    window.apply_theme()
    window.apply_access()
    window.controller.ended.emit(window.controller.session.result())
    QApplication.processEvents()
    buttons = [b for b in window.findChildren(QAbstractButton) if b.isVisible()]
    assert len(buttons) >= 7
    small = [b for b in buttons if min(b.width(), b.height()) < least]
    assert [(b.objectName(), b.text(), b.size()) for b in small] == []
    rows = []
    for menu in window.menuBar().findChildren(QMenu):
        menu.ensurePolished()
        rows += [menu.actionGeometry(a) for a in menu.actions() if not a.isSeparator()]
    heights = [row.height() for row in rows if row.isValid()]
    assert len(heights) > 20
    assert min(heights) >= (24 if least == 32 else least)


@pytest.mark.usefixtures("as_the_desktop_has_it")
def test_buttons_become_large_as_soon_as_switches_are_chosen(
    window: MainWindow, settings: Settings
) -> None:
    def lowest() -> int:
        QApplication.processEvents()
        tools = window.tools.findChildren(QAbstractButton)
        return min(button.height() for button in tools if button.isVisible())

    before = lowest()
    settings.set("access", "scan", "one-switch")
    window.apply_access()
    assert lowest() >= 44 > before
    settings.set("access", "scan", "off")
    window.apply_access()
    assert lowest() == before


def test_the_focus_goes_round_and_is_nowhere_trapped(window: MainWindow) -> None:
    seen = set()
    for _ in range(30):
        seen.add(QApplication.focusWidget())
        press(window, "Tab")
    assert window.view in seen
    assert len(seen) > 1
    assert QApplication.focusWidget() in seen


# Words.


@pytest.mark.parametrize("key", ["D", "1", "Space"])
def test_what_is_told_to_readers_does_not_stand_in_the_status_bar(
    window: MainWindow, announced: list[str], key: str
) -> None:
    press(window, key)
    assert announced
    assert not window.status.message


def test_answers_to_a_key_stand_in_the_status_bar_too(
    window: MainWindow, announced: list[str]
) -> None:
    for key in ("I", "Shift+I", "/", "Escape", "V", "R"):
        press(window, key)
        assert window.status.message == announced[-1], key


def test_a_refusal_is_one_announcement_with_its_rule(
    window: MainWindow, announced: list[str]
) -> None:
    press(window, "1", "Space", "1", "2", "Space")
    announced.clear()
    press(window, "9")
    assert done(window) == []
    assert len(announced) == 1
    assert announced[0].startswith("No: ")
    assert announced[0].count(". ") == 2  # the card is back, and the sentence of the rule follows
    assert window.toast.text in announced[0] + "."


def test_a_win_is_one_announcement(
    window: MainWindow, deal: DealOf, seconds: Seconds, announced: list[str]
) -> None:
    window.controller.take_up(almost_won(deal("FC1-R-AAAAAAB").game, seconds))
    window.view.setFocus()
    press(window, "1")
    announced.clear()
    press(window, "A")
    assert window.controller.session.is_won
    assert len(announced) == 1
    assert announced[0].startswith("King of clubs up. ")
    assert ". You won, 1 move, " in announced[0]
    assert "You won!" not in announced[0]
    assert announced[0].count("You won") == 1
    assert ". Score: " in announced[0].partition("You won")[2]  # what won, the score, what next
    assert "empty now" not in announced[0]


def test_what_can_be_next_is_told_after_the_result(
    window: MainWindow, deal: DealOf, seconds: Seconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The focus goes to the first button once all is said, and no reader reads the panel again."""
    window.controller.take_up(almost_won(deal("FC1-R-AAAAAAB").game, seconds))
    window.view.setFocus()
    focused: list[bool] = []
    said: list[str] = []
    window.view.said.connect(said.append)
    window.view.said.connect(lambda _: focused.append(window.view.hasFocus()))
    press(window, "1", "A")
    assert "You won" in said[-1]
    assert focused[-1]
    assert window.end_panel is not None
    assert window.end_panel.new.hasFocus()
    assert name(interface(window.end_panel)) == ""


def test_undo_by_the_menu_is_told_too(window: MainWindow, announced: list[str]) -> None:
    press(window, "D")
    window.actions_by_key["undo"].trigger()
    assert announced[-1].startswith("Undone: ")


def test_pause_is_told(window: MainWindow, deal: DealOf, announced: list[str]) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    window.view.setFocus()
    press(window, "P")
    assert window.pause.is_on
    assert announced[-1]
    assert {name(node) for node in children(interface(window.view))} == {""}


# Keys.


RUSSIAN = dict(zip("QWERTYUD", "ЙЦУКЕНГВ", strict=True))
CODES = {"D": 40, "U": 30}


@pytest.mark.parametrize("code", [True, False], ids=["by place", "by character"])
def test_a_cyrillic_letter_acts_once(window: MainWindow, code: bool) -> None:
    for letter in ("D", "D", "U"):
        char = RUSSIAN[letter]
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            event = QKeyEvent(
                kind,
                ord(char),
                Qt.KeyboardModifier.NoModifier,
                CODES[letter] if code else 0,
                0,
                0,
                char,
            )
            QApplication.sendEvent(window.view, event)
    assert done(window) == ["s0>w0", "s0>w0", "undo"]


def test_letters_of_the_table_are_typed_elsewhere(window: MainWindow, qtbot: QtBot) -> None:
    press(window, "Ctrl+E")
    dialog = next(d for d in window.findChildren(QDialog) if d.isVisible())
    line = next(one for one in dialog.findChildren(QLineEdit) if one.isVisible())
    line.setFocus()
    QTest.keyClicks(line, "dum")
    assert "dum" in line.text().lower()
    assert done(window) == []
    dialog.reject()


def test_the_list_of_moves_plays(window: MainWindow, qtbot: QtBot) -> None:
    press(window, "M")
    moves = next(d for d in window.findChildren(MovesList) if d.isVisible())
    assert not window.pause.is_on
    QTest.keyClick(moves.list, Qt.Key.Key_Return)
    assert done(window) == ["s0>w0"]
    qtbot.waitUntil(window.view.hasFocus)


def test_the_table_as_a_list_comes_and_goes(window: MainWindow, qtbot: QtBot) -> None:
    press(window, "F7")
    listed = window.table_list.list
    qtbot.waitUntil(listed.hasFocus)
    assert window.actions_by_key["table_list"].isChecked()
    assert listed.piles.rowCount() == 19
    QTest.keyClick(listed, Qt.Key.Key_D)
    assert done(window) == ["s0>w0"]
    press(window, "F7")
    assert not window.table_list.isVisible()
    assert not window.actions_by_key["table_list"].isChecked()


def test_the_verbosity_is_kept(window: MainWindow, settings: Settings) -> None:
    press(window, "V")
    assert kept_access(settings).verbosity == "full"
    assert window.view.access.verbosity == "full"


def test_keys_of_table_and_window_do_not_collide(window: MainWindow) -> None:
    """Each key that both know means the same, or the table's wish reaches the window."""
    from reussite.table.keyboard.keys import canonical

    table = window.view.keyboard.map
    both = {
        (entry, canonical(keys.toString()))
        for entry, action in window.actions_by_key.items()
        for keys in action.shortcuts()
        if canonical(keys.toString()) in table._orders
    }
    assert {entry for entry, _ in both} <= {"draw", "pause"}


# Time.


@pytest.mark.parametrize(
    ("reader", "scan", "letters"),
    [(False, "off", "N"), (True, "off", "R"), (False, "two-switches", "R")],
)
def test_no_clock_is_offered_first_to_readers_and_switches(
    settings: Settings, plugins: PluginHost, reader: bool, scan: str, letters: str
) -> None:
    """2.2.1: the limit is off before it begins, unless the player has chosen it."""
    freecell = plugins.variants["FC"]
    settings.set("access", "scan", scan)
    with reader_running() if reader else nullcontext():
        assert first_options(settings, freecell).letters == letters
        settings.set("FC", "options", "N")
        assert first_options(settings, freecell).letters == "N"
        assert first_options(settings, plugins.variants["DS"]).letters == "D1N"


def test_the_clock_tells_readers_nothing_by_itself(window: MainWindow, seconds: Seconds) -> None:
    """A label with a constant name tells no change; who asks finds the time in its description."""
    press(window, "D")
    label = interface(window.status.time._value)
    for second in range(1, 5):
        seconds.pass_by(1)
        window.status.show_time()
        assert name(label) == "Time"
        assert label.text(QAccessible.Text.Description) == f"Time: 0:0{second}"


def test_half_a_minute_before_the_end_readers_are_told(
    window: MainWindow, deal: DealOf, seconds: Seconds, announced: list[str]
) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    announced.clear()
    seconds.pass_by(369)
    window.controller.look_at_clock()
    assert announced == []
    seconds.pass_by(1)
    window.controller.look_at_clock()
    window.controller.look_at_clock()
    assert announced == ["Time left: 30 seconds. 0 moves. Score: 0"]
    window.chooser.open(deal("FC1-N-AAAAAAC"))
    announced.clear()
    seconds.pass_by(371)
    window.controller.look_at_clock()
    assert len(announced) == 1
    announced.clear()
    seconds.pass_by(30)
    window.controller.look_at_clock()
    assert window.controller.session.is_over
    assert len(announced) == 1  # the end, too, is told as one
    assert announced[0].startswith("Time is up. Score: ")


@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "mouse"])
def test_the_end_of_a_game_interrupts_whatever_is_read(
    window: MainWindow,
    deal: DealOf,
    seconds: Seconds,
    monkeypatch: pytest.MonkeyPatch,
    by_keys: bool,
) -> None:
    told: list[object] = []
    send = QAccessible.updateAccessibility

    def keep(event: object) -> None:
        if event.type() is QAccessible.Event.Announcement:  # type: ignore[attr-defined]
            told.append(event.politeness())  # type: ignore[attr-defined]
        send(event)  # type: ignore[arg-type]

    window.controller.take_up(almost_won(deal("FC1-R-AAAAAAB").game, seconds))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(keep))
    if by_keys:
        window.view.setFocus()
        press(window, "1")
        told.clear()
        press(window, "A")
    else:
        window.view.play(Move.parse("t0>f3"))
    assert window.controller.session.is_won
    assert told == [QAccessible.AnnouncementPoliteness.Assertive]
