"""Pages of the help come from plugins too: their links open the web and the help, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from freecell import FREECELL
from reussite.paths import bundled_plugins, resources
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.background import DEFAULT_FELT
from reussite.table.theme import Theme
from reussite.windows.help.pages import FAQ, RULES, HelpLibrary, HelpPage
from reussite.windows.help.window import HelpWindow


@pytest.fixture
def opened_urls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the desktop was asked to open."""
    urls: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: urls.append(url.toString()))
    return urls


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[HelpWindow]:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    look = Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT, tmp_path / "cache")
    parent = QWidget()
    made = HelpWindow(HelpLibrary(plugins, list), lambda: look, parent)
    made.open_at(FREECELL.game())
    yield made
    made.close()
    parent.deleteLater()


def click(window: HelpWindow, markdown: str) -> None:
    """Show a page whose first line is a link, and click it."""
    browser = window.browser
    browser.show_page(HelpPage("page", "Page", markdown, window.page.folder))
    cursor = QTextCursor(browser.document())
    cursor.setPosition(3)
    assert cursor.charFormat().isAnchor()
    where = browser.cursorRect(cursor).center()
    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=where)


@pytest.mark.parametrize("url", ["https://example.org/rules", "http://example.org/a?b=c#d"])
def test_a_link_to_the_web_is_opened_by_the_desktop(
    url: str, window: HelpWindow, opened_urls: list[str]
) -> None:
    click(window, f"[link to the web]({url})")
    assert opened_urls == [url]
    assert "link to the web" in window.browser.toPlainText()


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "file:FC.md",
        "javascript:alert(1)",
        "ftp://example.org/a",
        "smb://host/share",
        "ssh://host",
        "mailto:somebody@example.org",
        "data:text/html,hello",
        "reussite:open",
        "x-custom://anything",
        "http:///etc/passwd",
        "//host/share",
        "/etc/passwd",
        "../../../../README.md",
        "..%2F..%2FREADME.md",
        "en/FC.md",
        "FC.html",
        "none.md",
    ],
)
def test_no_other_link_opens_anything(url: str, window: HelpWindow, opened_urls: list[str]) -> None:
    before = window.list.currentRow()
    click(window, f"[link to a thing]({url})")
    assert opened_urls == []
    assert window.list.currentRow() == before
    assert window.browser.toPlainText() == "link to a thing"


def test_a_link_to_another_page_of_the_same_help_turns_to_it(
    window: HelpWindow, opened_urls: list[str]
) -> None:
    assert window.page.key == RULES
    click(window, "[questions and answers](FC-faq.md)")
    assert window.page.key == FAQ
    assert opened_urls == []


@pytest.mark.parametrize("text", ["![a]({0})", "![a](file://{0})"])
def test_no_picture_is_loaded(text: str, window: HelpWindow, tmp_path: Path) -> None:
    picture = QImage(77, 55, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    file = tmp_path / "red.png"
    assert picture.save(str(file))
    browser = window.browser
    browser.show_page(HelpPage("page", "Page", text.format(file), tmp_path))
    seen = browser.viewport().grab().toImage()
    reds = sum(
        seen.pixelColor(x, y) == Qt.GlobalColor.red
        for x in range(0, seen.width(), 4)
        for y in range(0, min(seen.height(), 120), 4)
    )
    assert reds == 0


def test_nothing_else_that_a_page_names_is_read(window: HelpWindow, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    sheet.write_text("p { color: #ff0000 }", "utf-8")
    kind = QTextDocument.ResourceType.StyleSheetResource.value
    for name in (str(sheet), f"file://{sheet}"):
        assert window.browser.loadResource(kind, QUrl(name)) == ""
