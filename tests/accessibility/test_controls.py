"""Every control of every window: how well its focus is seen, how large it is, and its name.

The table of them all is kept in `controls.md`; with `REUSSITE_CONTROLS=write` and `--full` it is
written anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from accessibility.test_names import WINDOWS, own_name
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QDialog,
    QMenu,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.controls import Seen, bring, focus_share, kind, reach, reached, row_contrasts
from support.pictures import changed, contrast, pixels
from support.typist import interface
from support.window import Seconds, almost_won, preferences_of, winning_move

from reussite.kernel.variant import Game
from reussite.settings import Settings
from reussite.windows.dialogs.confirm import LeaveQuestion, UnsavedQuestion, WaitingQuestion
from reussite.windows.main import MainWindow
from reussite.windows.preferences.rows import SwitchRow
from reussite.windows.tournaments.name import NameDialog
from reussite.windows.tournaments.new import NewTournamentDialog
from reussite.windows.tournaments.window import TournamentsWindow
from reussite.windows.widgets.focus_ring import ControlRing

LEAST: Final = 24  # pixels of a target
DOCUMENT: Final = Path(__file__).with_name("controls.md")
IS_WRITTEN: Final = os.environ.get("REUSSITE_CONTROLS") == "write"

Walk = Callable[[MainWindow], Iterator[QWidget]]

#: What dialogs and chrome look like: light or dark, of strong contrast, and per cent of text.
LOOKS: Final = [
    (scheme, contrast, text)
    for text in (100, 200)
    for scheme, contrast in (("light", "normal"), ("dark", "normal"), ("light", "high"))
]


def table(window: MainWindow) -> Iterator[QWidget]:
    yield window


def won(window: MainWindow) -> Iterator[QWidget]:
    game: Game = window.controller.session.game
    window.controller.take_up(almost_won(game, Seconds()))
    window.view.play(winning_move(game))
    assert window.end_panel is not None
    yield window


def paused(window: MainWindow) -> Iterator[QWidget]:
    window.actions_by_key["pause"].trigger()
    yield window
    window.actions_by_key["pause"].trigger()


def questions(window: MainWindow) -> Iterator[QWidget]:
    made: tuple[QDialog, ...] = (
        LeaveQuestion(window),
        LeaveQuestion(window, again=True),
        UnsavedQuestion(window),
        WaitingQuestion("FreeCell", "FC1-R-AAAAAAA", window),
    )
    for question in made:
        question.open()
        yield question
        question.done(0)


def tournaments(window: MainWindow) -> Iterator[QWidget]:
    window.actions_by_key["tournaments"].trigger()
    shown = window.findChild(TournamentsWindow)
    assert shown is not None
    yield shown
    for asked in (
        NewTournamentDialog(window, shown),
        NameDialog(Path("nowhere"), "Anna", shown),
    ):
        asked.open()
        yield asked
        asked.done(0)
    shown.close()


ALL: Final[tuple[Walk, ...]] = (*WINDOWS, table, won, paused, questions, tournaments)


def dress(window: MainWindow, settings: Settings, look: tuple[str, str, int]) -> None:
    scheme, strong, text = look
    settings.set("appearance", "scheme", scheme)
    settings.set("appearance", "contrast", strong)
    settings.set("appearance", "text_size", text)
    window.apply_theme()
    QApplication.processEvents()


def measured(shown: QWidget) -> Iterator[Seen]:
    for control in list(reached(shown)):
        bring(control)
        if not control.isEnabled():
            continue  # nothing to go back to in an example that has just been laid
        name = own_name(interface(control))
        share = focus_share(control)
        yield Seen(kind(control), name, reach(control), share)


def faults(seen: Seen) -> list[str]:
    """What is under the numbers."""
    found = []
    if not seen.name:
        found.append("no name")
    if min(seen.size.width(), seen.size.height()) < LEAST:
        found.append(f"{seen.size.width()}×{seen.size.height()} pixels")
    if seen.focus < 1:
        found.append(f"focus {seen.focus:.2f}")
    return [f"{seen.kind} {seen.name!r}: {fault}" for fault in found]


@pytest.mark.sample(4)
@pytest.mark.usefixtures("as_the_desktop_has_it")
@pytest.mark.parametrize("number", range(len(ALL)), ids=[walk.__name__ for walk in ALL])
def test_every_control_is_seen_hit_and_named(
    qtbot: QtBot, window: MainWindow, settings: Settings, number: int, full: bool
) -> None:
    """One look for each window in the usual run, all of them in the thorough one."""
    looks = LOOKS if full else [LOOKS[number % len(LOOKS)]]
    if number and full and ALL[number] is won:
        looks = looks[:1]  # a game is won once
    found: dict[str, list[Seen]] = {}
    wrong = []
    for look in looks:
        dress(window, settings, look)
        for shown in ALL[number](window):
            shown.activateWindow()
            qtbot.waitUntil(shown.isActiveWindow)
            for seen in measured(shown):
                wrong += [f"{look} {fault}" for fault in faults(seen)]
                found.setdefault(f"{seen.kind} | {seen.name}", []).append(seen)
            wrong += [f"{look} {fault}" for fault in unread(shown)]
    assert not wrong, "\n".join(wrong)
    keep_table(ALL[number].__name__, found, is_whole=full)


def unread(shown: QWidget) -> list[str]:
    """Chosen rows that are not told apart, or whose text is not read."""
    found = []
    for view in shown.findChildren(QAbstractItemView):
        if view.isVisible() and view.window() is shown and (told := row_contrasts(view)):
            text, ground = told
            if text < 4.5 or ground < 3:
                found.append(f"{kind(view)} {view.accessibleName()}: {text:.2f} {ground:.2f}")
    return found


@pytest.mark.parametrize("walk", ALL, ids=[walk.__name__ for walk in ALL])
def test_scroll_areas_are_passed_by(window: MainWindow, walk: Walk) -> None:
    for shown in walk(window):
        areas = [area for area in shown.findChildren(QScrollArea) if area.isVisible()]
        assert [area for area in areas if area.focusPolicy() & Qt.FocusPolicy.TabFocus] == []


@pytest.mark.qt_log_ignore("does not support", extend=True)  # offscreen, of menus
def test_what_a_menu_would_do_stands_out(window: MainWindow) -> None:
    """The entry that Enter chooses, against the others."""
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(window.pos())
    entry = next(action for action in menu.actions() if action.isEnabled() and action.text())
    area = menu.actionGeometry(entry)
    pictures = []
    for active in (None, entry):
        menu.setActiveAction(active)  # type: ignore[arg-type]
        QApplication.processEvents()
        pictures.append(menu.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32))
    menu.close()
    plain, chosen = pictures
    assert changed(plain, chosen, chosen.rect(), 3) >= 4 * (area.width() + area.height())


def test_a_click_shows_no_line_until_a_key_is_pressed(qtbot: QtBot, window: MainWindow) -> None:
    preferences = preferences_of(window)
    qtbot.waitUntil(preferences.isActiveWindow)
    box = next(row.box for row in preferences.findChildren(SwitchRow) if row.isVisible())
    QTest.mousePress(box, Qt.MouseButton.LeftButton)
    assert box.hasFocus()
    assert not marked(box)
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton)
    QTest.keyClick(box, Qt.Key.Key_Shift)
    assert marked(box)
    preferences.reject()
    window.activateWindow()
    qtbot.waitUntil(window.view.hasFocus)
    QTest.keyClick(window.view, Qt.Key.Key_Tab)  # nothing is left of it, and nothing breaks
    held = window.focusWidget()
    assert held is not None
    assert held is not window.view
    assert marked(held)


@pytest.mark.usefixtures("as_the_desktop_has_it")
@pytest.mark.parametrize("look", LOOKS[:3], ids=["light", "dark", "strong"])
def test_empty_boxes_are_seen(
    window: MainWindow, settings: Settings, look: tuple[str, str, int]
) -> None:
    """1.4.11: the outline of what is not ticked."""
    dress(window, settings, look)
    for walk in (ALL[0], ALL[2]):
        for shown in walk(window):
            boxes: list[QAbstractButton] = [
                *shown.findChildren(QCheckBox),
                *shown.findChildren(QRadioButton),
            ]
            for box in boxes:
                if not box.isVisible() or box.isChecked() or not box.isEnabled():
                    continue
                left = box.grab(QRect(0, 0, 8, box.height())).toImage()
                colours = set(pixels(left.convertToFormat(QImage.Format.Format_RGB32), left.rect()))
                ground = box.palette().window().color().rgb() & 0xFFFFFF
                assert max(contrast(colour, ground) for colour in colours) >= 3, box


def marked(control: QWidget) -> bool:
    """Whether the line lies around it."""
    rings = control.window().findChildren(ControlRing)
    return any(ring.isVisible() and ring.widget() is control for ring in rings)


# The table of them all.

_TITLE: Final = """# Every control of every window

Made by `REUSSITE_CONTROLS=write pytest --full tests/accessibility/test_controls.py`, which measures
them light, dark and of strong contrast, with text of 100 and of 200 per cent.

*Size* is the smallest that was found, in pixels, of what a pointer hits. *Focus* is the smallest
share of a line of two pixels about the control that changes by 3:1 or more when the control gets
the focus: 1.0 is what WCAG 2.4.13 asks for.
"""


def rows(found: dict[str, list[Seen]]) -> list[str]:
    """Lines of the table, one for each control."""
    made = []
    for name, all_seen in sorted(found.items()):
        wide = min(seen.size.width() for seen in all_seen)
        high = min(seen.size.height() for seen in all_seen)
        focus = min(seen.focus for seen in all_seen)
        made.append(f"| {name} | {wide}×{high} | {focus:.1f} |")
    return made


def keep_table(name: str, found: dict[str, list[Seen]], *, is_whole: bool) -> None:
    """Write this window's part of the document, or see that all its controls stand there.

    Sizes are not compared: they differ with the fonts of a machine.
    """
    _, *parts = (DOCUMENT.read_text("utf-8") if DOCUMENT.exists() else _TITLE).split("\n## ")
    sections = dict(part.split("\n", 1) for part in parts)
    heading = name.replace("_", " ").capitalize()
    if IS_WRITTEN and is_whole:
        head = "\n| Kind | Name | Size | Focus |\n| --- | --- | --- | --- |\n"
        sections[heading] = head + "\n".join(rows(found)) + "\n"
        body = [f"## {key}\n{sections[key]}" for key in sorted(sections)]
        DOCUMENT.write_text("\n".join([_TITLE, *body]), "utf-8")
    elif is_whole:
        kept = [line.split(" | ")[:2] for line in sections[heading].splitlines()[3:] if line]
        assert [row.split(" | ")[:2] for row in rows(found)] == kept
