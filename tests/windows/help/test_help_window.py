"""The help window: its pages, and the small tables that play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from support.silence import put_back

from classics import VARIANTS as CLASSICS
from reussite.i18n import languages
from reussite.kernel.moves import Move
from reussite.paths import bundled_plugins, resources
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.background import DEFAULT_FELT
from reussite.table.theme import Theme
from reussite.windows.help.example import ExamplePlayer
from reussite.windows.help.pages import EXAMPLES, FAQ, KEYS, RULES, HelpLibrary, key_table
from reussite.windows.help.window import HelpWindow

FAMILIES = ["DS", "FT", "FC", *(variant.family for variant in CLASSICS)]
KEY_ROWS = [("Undo", "Ctrl+Z, Alt+Backspace"), ("One card fewer in hand", "-"), ("Find", "/, |")]


@pytest.fixture(scope="module")
def plugins() -> PluginHost:
    found = PluginHost(Settings(None), bundled=bundled_plugins())
    found.load_folders()
    return found


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def speech(qapp: QApplication, plugins: PluginHost) -> Iterator[None]:
    """English before and after."""
    with put_back(qapp):
        languages.speak("en", languages.locale_folders(plugins))
        yield


@pytest.fixture
def window(
    qapp: QApplication, plugins: PluginHost, pictures: Path, speech: None
) -> Iterator[HelpWindow]:
    look = Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT, pictures)
    parent = QWidget()
    made = HelpWindow(HelpLibrary(plugins, lambda: KEY_ROWS), lambda: look, parent)
    made.resize(800, 600)
    made.open_at(plugins.variants["DS"].game())
    QApplication.processEvents()
    yield made
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def player(window: HelpWindow, plugins: PluginHost, family: str, number: int) -> ExamplePlayer:
    """An example of a game, not animated."""
    window.open_at(plugins.variants[family].game(), EXAMPLES)
    QApplication.processEvents()
    found = window.browser.players[number]
    found.wake()
    found.table.animated = False
    return found


def press(player: ExamplePlayer, name: str) -> None:
    button = getattr(player, name)
    assert button.isEnabled()
    button.click()


# Pages.


def test_the_rules_of_the_game_on_the_table_come_first(window: HelpWindow) -> None:
    assert window.page.key == RULES
    assert window.games.currentText() == "Double Solitaire"
    assert "104 cards" in window.browser.toPlainText()


def test_another_game_shows_the_same_kind_of_page(window: HelpWindow, plugins: PluginHost) -> None:
    window.open_at(plugins.variants["DS"].game(), FAQ)
    window.games.setCurrentIndex(window.games.findData("FC"))
    assert window.page.key == FAQ
    assert "Relaxed" in window.browser.toPlainText()


def test_every_page_of_every_game_opens(window: HelpWindow, plugins: PluginHost) -> None:
    for variant in plugins.variants.values():
        window.open_at(variant.game())
        for row in range(window.list.count()):
            window.list.setCurrentRow(row)
            assert window.browser.toPlainText().strip()
            assert "```" not in window.browser.toPlainText()


def test_a_page_that_is_gone_is_told_and_the_others_open(
    window: HelpWindow, plugins: PluginHost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(plugins, "help_pages", lambda *_: tmp_path / "gone.md")
    window.open_at(plugins.variants["FT"].game())
    assert "Could not read" in window.browser.toPlainText()


def test_lines_stay_short_in_a_wide_window(window: HelpWindow, plugins: PluginHost) -> None:
    """Text ends where its lines would grow too long; tables may be wider, and nothing is cut."""
    for width in (800, 1600, 520, 2560):
        window.resize(width, 700)
        for page in (RULES, EXAMPLES):
            window.open_at(plugins.variants["FC"].game(), page)
            QApplication.processEvents()
            lines = list(shown_lines(window))
            assert max(map(len, lines)) <= 96, max(lines, key=len)
            if width > 1000:
                assert max(map(len, lines)) >= 65
            # A table of text may be a pixel wider: its columns are rounded up.
            assert window.browser.horizontalScrollBar().maximum() <= 1
            assert not window.browser.horizontalScrollBar().isVisible()
            assert {player.width() for player in window.browser.players} <= {
                min(720, round(window.browser.viewport().width() - 30))
            }


def shown_lines(window: HelpWindow) -> Iterator[str]:
    """What stands in each line of the text."""
    block = window.browser.document().begin()
    while block.isValid():
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            yield block.text()[line.textStart() : line.textStart() + line.textLength()]
        block = block.next()


def test_a_game_without_pages_is_summed_up(
    window: HelpWindow, plugins: PluginHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugins, "help_pages", lambda *_: None)
    window.open_at(plugins.variants["FT"].game())
    assert "Quarante Voleurs" in window.browser.toPlainText()
    assert "same suit" in window.browser.toPlainText()


def test_keys_that_mean_something_in_markdown_are_shown_as_they_are(window: HelpWindow) -> None:
    window.open_at(window._game, KEYS)  # type: ignore[arg-type]  # there is one
    lines = window.browser.toPlainText().splitlines()
    for action, keys in KEY_ROWS:
        assert lines[lines.index(action) + 1] == keys
    assert key_table(KEY_ROWS).count("\n| ") == 2 + len(KEY_ROWS)


def test_the_language_changes_while_a_page_is_open(window: HelpWindow, plugins: PluginHost) -> None:
    for code, title, word in (
        ("fr", "Règles", "cartes"),
        ("ru", "Правила", "карты"),
        ("en", "Rules", "cards"),
    ):
        languages.speak(code, languages.locale_folders(plugins))
        QApplication.processEvents()
        assert window.list.item(0).text() == title
        assert word in window.browser.toPlainText()
        close = window.buttons.findChild(QPushButton)
        assert close is not None


def test_escape_closes_it(window: HelpWindow) -> None:
    QTest.keyClick(window.browser, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_pages_scroll_by_keys(window: HelpWindow) -> None:
    bar = window.browser.verticalScrollBar()
    QTest.keyClick(window.browser, Qt.Key.Key_PageDown)
    assert bar.value() > 0


# Examples.


def test_an_example_plays_step_by_step(window: HelpWindow, plugins: PluginHost) -> None:
    king = player(window, plugins, "DS", 0)
    assert not king.start.isEnabled()
    assert king.caption.text().startswith("3 steps")
    press(king, "next")
    assert king.caption.text() == "Refused: Only a king can go on an empty column."
    assert king.session.moves == 0
    press(king, "next")
    assert king.caption.text() == "Step 2 of 3 · Score 0"
    press(king, "next")
    assert [action.text for action in king.session.log] == ["t1>t3", "t0>t3"]
    assert not king.next.isEnabled()
    press(king, "back")
    assert king.done == 2
    press(king, "start")
    assert king.done == 0
    assert not king.session.log


def test_points_are_told_as_they_come(window: HelpWindow, plugins: PluginHost) -> None:
    waste = player(window, plugins, "DS", 3)
    press(waste, "next")
    assert waste.caption.text() == "Step 1 of 4 · Score 10 (+10)"
    press(waste, "next")
    assert waste.caption.text() == "Step 2 of 4 · Score 0 (-10)"


def test_an_example_plays_by_itself_and_stops(
    window: HelpWindow, plugins: PluginHost, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reussite.windows.help.example.SLOWEST_MS", 1)
    monkeypatch.setattr("reussite.windows.help.example.QUICKEST_MS", 1)
    whole = player(window, plugins, "FT", 3)
    press(whole, "play")
    assert whole.is_playing
    assert whole.play.text() == "Stop"
    press(whole, "play")
    assert not whole.is_playing
    press(whole, "play")
    qtbot.waitUntil(lambda: not whole.is_playing, timeout=30_000)
    assert whole.session.is_won
    assert whole.session.score == 1185
    assert whole.caption.text() == "Step 277 of 277 · Score 1,185 (+10) · Won"
    press(whole, "play")
    assert whole.done == 1


def test_the_reader_may_play_too(window: HelpWindow, plugins: PluginHost) -> None:
    king = player(window, plugins, "DS", 0)
    king.table.play(Move.parse("t2>t3"))
    assert king.caption.text() == "Your move · Score 0"
    press(king, "next")
    assert king.done == 1
    assert king.session.position is king.session.opening.after
    king.table.play(Move.parse("t2>t3"))
    press(king, "back")
    assert king.done == 1
    assert not king.session.log


def test_a_move_of_the_reader_stops_what_plays(window: HelpWindow, plugins: PluginHost) -> None:
    whole = player(window, plugins, "FC", 4)
    press(whole, "play")
    whole.table.play(Move.parse("t0>c3"))
    assert not whole.is_playing


def test_a_page_that_is_left_stops_its_examples(window: HelpWindow, plugins: PluginHost) -> None:
    whole = player(window, plugins, "FT", 3)
    press(whole, "play")
    window.list.setCurrentRow(0)
    assert not whole.is_playing
    assert window.browser.players == []


@pytest.mark.sample(14)
@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
@pytest.mark.parametrize("family", FAMILIES)
def test_tables_lie_in_their_places_and_no_card_covers_another(
    window: HelpWindow, plugins: PluginHost, family: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.open_at(plugins.variants[family].game(), EXAMPLES)
    QApplication.processEvents()
    browser = window.browser
    assert browser.horizontalScrollBar().maximum() == 0
    bottom = 0
    for example in browser.players:
        example.wake()
        assert example.isVisible()
        assert example.x() >= 0
        assert example.geometry().right() <= browser.viewport().width()
        assert example.y() > bottom
        bottom = example.geometry().bottom()
        geometry = example.table.table.geometry
        assert geometry is not None
        slots = sorted((slot.y, slot.x) for slot in geometry.slots.values())
        rights = [(y, x, x + geometry.card_size[0]) for y, x in slots]
        for (y, _, right), (other, left, _) in pairwise(rights):
            assert y != other or right <= left
        assert all(right <= example.table.width() for _, _, right in rights)


def test_tables_move_with_the_text(window: HelpWindow, plugins: PluginHost) -> None:
    king = player(window, plugins, "DS", 0)
    before = king.y()
    window.browser.verticalScrollBar().setValue(100)
    assert king.y() == before - 100


def test_the_wheel_over_a_table_is_for_the_page(window: HelpWindow, plugins: PluginHost) -> None:
    king = player(window, plugins, "DS", 0)
    middle = QPointF(king.table.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(king.table.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(king.table.viewport(), event)
    assert not event.isAccepted()  # Qt offers it to the page then


def test_a_table_sleeps_until_it_is_seen(window: HelpWindow, plugins: PluginHost) -> None:
    player(window, plugins, "DS", 0)
    last = window.browser.players[-1]
    assert not last.is_awake
    window.browser.verticalScrollBar().setValue(window.browser.verticalScrollBar().maximum())
    assert last.is_awake
    assert last.session.moves == 0


def test_tab_reaches_every_button_and_shows_it(window: HelpWindow, plugins: PluginHost) -> None:
    player(window, plugins, "DS", 0)
    window.activateWindow()
    last = window.browser.players[-1]
    last.next.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert last.y() >= 0
    assert last.geometry().bottom() <= window.browser.viewport().height()


def test_large_text_leaves_everything_readable(
    qapp: QApplication, window: HelpWindow, plugins: PluginHost
) -> None:
    font = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(larger)
    try:
        window.open_at(plugins.variants["FC"].game(), EXAMPLES)
        QApplication.processEvents()
        browser = window.browser
        assert browser.horizontalScrollBar().maximum() == 0
        for example in browser.players:
            assert example.geometry().right() <= browser.viewport().width()
            for button in example.buttons:
                assert example.rect().contains(button.geometry())
    finally:
        qapp.setFont(font)


# How it is read.


def test_lines_of_text_are_no_longer_than_can_be_followed(window: HelpWindow) -> None:
    window.resize(1600, 900)
    QApplication.processEvents()
    browser = window.browser
    assert browser.fontInfo().pixelSize() == 14
    layout = browser.document().documentLayout()
    block = browser.document().begin()
    seen = 0
    while block.isValid():
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            right = layout.blockBoundingRect(block).x() + line.x() + line.naturalTextWidth()
            assert right <= 640 + browser.document().documentMargin(), block.text()
            seen += 1
        block = block.next()
    assert seen > 10
    assert browser.viewport().width() > 1000
