"""Names come from plugins and files: wherever they are shown, none is taken for markup."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from support.window import preferences_of

from reussite.i18n.messages import one_line, tool_tip
from reussite.kernel.codes import parse_code
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.dialogs.compare import CompareWindow
from reussite.windows.dialogs.confirm import WaitingQuestion
from reussite.windows.main import MainWindow
from reussite.windows.preferences.plugins import PluginRow, TrustQuestion
from reussite.windows.statistics.window import ResetQuestion, StatisticsWindow

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")

TURN = "\N{RIGHT-TO-LEFT OVERRIDE}"
MARK = "x</b>"  # what is looked for
TOML = """
name = "evil"
version = "1.0"
api_version = "1.0"
families = ["EVIL"]
title = "<b>x</b>"
description = "<b>x</b><br>signed by the Réussite team"
"""
SOURCE = """
from dataclasses import replace
from reussite.api import hookimpl
from freecell import FREECELL
EVIL = "<b>x</b>\\n\\u202e\\0<img src='file:///etc/passwd'>"
GAME = replace(
    FREECELL,
    family="EVIL",
    name=EVIL,
    options=tuple(
        replace(o, name=EVIL, choices=tuple(replace(c, name=EVIL + c.letters) for c in o.choices))
        for o in FREECELL.options
    ),
    preferences=tuple(replace(p, name=EVIL, explanation=EVIL) for p in FREECELL.preferences),
    sentences={code: EVIL for code in FREECELL.sentences},
)

@hookimpl
def reussite_variants():
    return [GAME]
"""


@pytest.fixture
def evil(home: Path) -> PluginHost:
    """The bundled plugins, and one that deceives."""
    folder = home / "plugins" / "evil"
    folder.mkdir(parents=True)
    (folder / "plugin.toml").write_text(TOML, "utf-8")
    (folder / "__init__.py").write_text(SOURCE, "utf-8")
    settings = Settings(home / "settings.toml")
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=home / "plugins")
    plugins.load_folders()
    plugins.agree(next(plugin for plugin in plugins.found if plugin.name == "evil"))
    assert "EVIL" in plugins.variants
    return plugins


def tips(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from item_tips(widget.model(), QModelIndex())


def item_tips(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield str(model.data(index, Qt.ItemDataRole.ToolTipRole) or "")
        if columns > 1:
            yield from item_tips(model, model.index(row, 0, parent))


def sweep() -> int:
    """Look at every text there is; how many of them were foreign."""
    QApplication.processEvents()
    found = 0
    for widget in QApplication.allWidgets():
        if isinstance(widget, QLabel) and MARK in widget.text():
            assert widget.textFormat() is Qt.TextFormat.PlainText, widget.text()
            assert TURN not in widget.text()
            assert "\0" not in widget.text()
            assert "\n" not in widget.text().partition(MARK)[2][:3]
            found += 1
        if isinstance(widget, QMessageBox) and MARK in widget.text() + widget.informativeText():
            assert widget.textFormat() is Qt.TextFormat.PlainText, widget.text()
        for tip in tips(widget):
            assert "<" not in tip
            assert TURN not in tip
            found += "x&lt;/b" in tip
        assert TURN not in widget.windowTitle()
    return found


@pytest.fixture
def table(opened: Open, evil: PluginHost, home: Path) -> MainWindow:
    """A game of the plugin on the table."""
    window = opened(Settings(home / "settings.toml"), evil)
    window.chooser.open(parse_code("EVIL1-R-AAAAAAB", evil.variants), animate=False)
    return window


def test_the_bars_show_names_as_they_are(table: MainWindow) -> None:
    assert MARK in table.tools.game_name.text()
    assert sweep() >= 1


@pytest.mark.parametrize("wish", ["new", "enter_code", "restart", "how_to_play", "keys", "about",
                                  "table_list", "pause", "preferences"])  # fmt: skip
def test_every_window_shows_names_as_they_are(wish: str, table: MainWindow) -> None:
    table.actions_by_key[wish].trigger()
    assert sweep() >= 1


def test_every_page_of_the_preferences_shows_names_as_they_are(
    table: MainWindow, evil: PluginHost, qtbot: QtBot
) -> None:
    dialog = preferences_of(table)
    for page in dialog.pages:
        dialog.turn_to(page.key)
        assert sweep() >= 1, page.key
    row = dialog.findChild(PluginRow)
    assert row is not None
    row.choose("evil")
    assert MARK in row.details.toPlainText()
    question = TrustQuestion(row.plugin or evil.found[0], table)
    qtbot.addWidget(question)
    question.show()
    sweep()


def test_refusals_and_messages_show_names_as_they_are(table: MainWindow) -> None:
    table.messages.tell(f"<b>{MARK}")
    table.messages.tell_failure(table.controller.session.deal.variant, ValueError(f"<b>{MARK}"))
    assert sweep() >= 1


def test_the_end_and_the_statistics_show_names_as_they_are(table: MainWindow, qtbot: QtBot) -> None:
    table.actions_by_key["statistics"].trigger()
    statistics = table.findChild(StatisticsWindow)
    assert statistics is not None
    for tab in range(2):
        statistics.tabs.setCurrentIndex(tab)
        assert sweep() >= 1
    name = statistics.contest.currentText() or f"<b>{MARK}"
    for question in (ResetQuestion(name, table), WaitingQuestion(name, "EVIL1-R-AAAAAAB", table)):
        qtbot.addWidget(question)
        question.show()
        assert sweep() >= 2


def test_files_with_deceiving_names_are_compared_as_they_are(
    table: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / f"<b>x<!b>\n{TURN}.reussite"
    file.write_text("{}", "utf-8")
    table.actions_by_key["compare"].trigger()
    compare = table.findChild(CompareWindow)
    assert compare is not None
    compare.show_files([file])
    sweep()
    shown = [tip for tip in tips(compare.list) if "x" in tip]
    assert any("&lt;b>" in tip or "&lt;b&gt;" in tip for tip in shown)
    assert "\n" not in "".join(shown)


# The functions themselves.


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("plain", "plain"),
        ("two\nlines\r\nand\u2028more", "two lines and more"),
        ("  many   blanks\t here ", "many blanks here"),
        (f"a{TURN}b", "a\ufffdb"),
        ("a\u200bb\u2066c\u2069\ufeff", "a\ufffdb\ufffdc\ufffd\ufffd"),
        ("nul\0 bell\a del\x7f c1\x9b", "nul\ufffd bell\ufffd del\ufffd c1\ufffd"),
        ("bad name \udcff", "bad name \ufffd"),
        ("Réussite\u202f: «\xa0oui\xa0»", "Réussite\u202f: «\xa0oui\xa0»"),
        ("карты ♠", "карты ♠"),
        ("", ""),
    ],
)
def test_a_foreign_text_is_one_line_of_signs_that_are_seen(text: str, line: str) -> None:
    assert one_line(text) == line


@pytest.mark.parametrize(
    ("text", "tip"),
    [
        ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
        ("a & b", "a & b"),
        ("a & b <i>", "a &amp; b &lt;i&gt;"),
        (f"a\n<b>{TURN}", "a &lt;b&gt;\ufffd"),
    ],
)
def test_a_tool_tip_shows_a_foreign_text_as_it_is(text: str, tip: str) -> None:
    assert tool_tip(text) == tip
    assert QtGui.Qt.mightBeRichText(tip) is (
        "<" in text
    )  # and then its signs are read as themselves
