"""Choosing a deck by its picture: ours at once, those of others once they are looked through."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.window import preferences_of

from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.cards import deck_process
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.cards import CardsPage
from reussite.windows.preferences.decks import DeckRow
from reussite.windows.preferences.rows import ChoiceRow
from reussite.windows.preferences.window import _SIZE

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")

EXAMPLES = Path(__file__).parents[2] / "plugins_examples"
NAMES = [
    f"{rank}_{suit}"
    for suit in ("spade", "heart", "diamond", "club")
    for rank in (*map(str, range(1, 11)), "jack", "queen", "king")
]


def write_deck(folder: Path, name: str, elements: list[str]) -> None:
    """A KDE deck of plain rectangles."""
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text(
        f"[KDE Backdeck]\nName={name}\nSVG=deck.svg\n", encoding="utf-8"
    )
    cards = "".join(
        f'<rect id="{element}" x="{n % 13 * 60}" y="{n // 13 * 90}" width="50" height="75" '
        f'fill="#{n * 4:02x}8080" stroke="none"/>'
        for n, element in enumerate(elements)
    )
    (folder / "deck.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 450" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink">{cards}</svg>',
        "utf-8",
    )


@pytest.fixture(autouse=True)
def installed_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole deck and a broken one."""
    data = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    write_deck(data / "carddecks" / "svg-whole", "Whole", [*NAMES, "back"])
    write_deck(data / "carddecks" / "svg-torn", "Torn", NAMES[:-3])
    return data


def row_of(window: MainWindow) -> DeckRow:
    found = window.findChildren(PreferencesWindow)
    dialog = found[0] if found else preferences_of(window)
    dialog.turn_to("cards")
    page = dialog.page("cards")
    assert isinstance(page, CardsPage)
    page.deck.look_for_themes()
    QApplication.processEvents()
    return page.deck


def click(row: DeckRow, key: str, *, times: int = 1) -> None:
    """A click or a double-click on the picture of this deck."""
    item = row.list.item(row._keys.index(key))
    row.list.scrollToItem(item)
    at = row.list.visualItemRect(item).center()
    for hit in (QTest.mouseClick, QTest.mouseDClick)[:times]:
        hit(row.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def wear(qtbot: QtBot, row: DeckRow, key: str) -> None:
    click(row, key)
    qtbot.waitUntil(lambda: row.worn == key, timeout=30_000)


def picture_of(row: DeckRow, key: str) -> QImage:
    icon = row.list.item(row._keys.index(key)).icon()
    return icon.pixmap(row.list.iconSize()).toImage()


def test_our_decks_are_worn_at_once(settings: Settings, opened: Open, home: Path) -> None:
    window = opened(settings)
    row = row_of(window)
    assert row.worn == "two"
    for key in ("four", "familiar", "poker", "two", "four"):
        click(row, key)
        assert window.view.table.theme.deck.name == f"deck-{key}.svg"
        assert row.worn == key
    again = opened(Settings(home / "settings.toml"))
    assert again.view.table.theme.deck.name == "deck-four.svg"


def test_arrows_look_at_decks_and_enter_chooses(settings: Settings, opened: Open) -> None:
    window = opened(settings)
    row = row_of(window)
    row.list.setFocus()
    QTest.keyClick(row.list, Qt.Key.Key_Right)
    assert row.worn == "two"
    QTest.keyClick(row.list, Qt.Key.Key_Return)
    assert row.worn == "four"
    assert row.window().isVisible()


def test_every_deck_is_seen(settings: Settings, opened: Open, qtbot: QtBot) -> None:
    row = row_of(opened(settings))
    before = picture_of(row, "kde:svg-whole")
    qtbot.waitUntil(lambda: picture_of(row, "kde:svg-whole") != before, timeout=30_000)
    seen = [picture_of(row, key) for key in ("two", "four", "familiar", "poker", "kde:svg-whole")]
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])


@pytest.mark.parametrize("language", ["en", "fr", "bg", "ca", "ru"])
def test_nothing_lies_below_the_fold_when_the_window_opens(
    settings: Settings, opened: Open, installed_here: Path, language: str, qtbot: QtBot
) -> None:
    for number in range(30):
        folder = installed_here / "carddecks" / f"svg-{number}"
        write_deck(folder, f"Deck {number}", [*NAMES, "back"])
    settings.set("general", "language", language)
    row = row_of(opened(settings))
    dialog = row.window()
    assert isinstance(dialog, PreferencesWindow)
    dialog.resize(_SIZE)
    for key in ("cards", "appearance"):
        dialog.turn_to(key)
        bar = dialog.page(key).verticalScrollBar()
        qtbot.waitUntil(lambda bar=bar: bar.maximum() == 0, timeout=10_000)  # type: ignore[misc]
    lines = row.list.viewport().height() / row.list.gridSize().height()
    assert lines >= 1.5  # so that it is seen that there are more


def test_another_deck_is_worn_once_it_is_looked_through(
    settings: Settings, opened: Open, home: Path, qtbot: QtBot
) -> None:
    window = opened(settings)
    row = row_of(window)
    key = window.view.table.faces.deck.key
    wear(qtbot, row, "kde:svg-whole")
    assert window.view.table.faces.deck.key != key
    assert not row.message.isVisible()
    again = opened(Settings(home / "settings.toml"))
    assert again.view.table.faces.deck.key == window.view.table.faces.deck.key
    width, height = again.view.table.faces.size
    assert height / width == pytest.approx(1.5, abs=0.02)
    again_row = row_of(again)
    assert again_row.worn == "kde:svg-whole"
    click(again_row, "two")
    assert again.view.table.faces.deck.key == key


def test_a_double_click_wears_a_deck(settings: Settings, opened: Open, qtbot: QtBot) -> None:
    window = opened(settings)
    row = row_of(window)
    click(row, "kde:svg-whole", times=2)
    qtbot.waitUntil(lambda: row.worn == "kde:svg-whole", timeout=30_000)
    assert window.view.table.theme.foreign is not None


def test_a_broken_deck_is_refused_with_a_reason(
    settings: Settings, opened: Open, qtbot: QtBot
) -> None:
    window = opened(settings)
    row = row_of(window)
    click(row, "kde:svg-torn")
    qtbot.waitUntil(lambda: "cards are missing" in row.message.text(), timeout=30_000)
    assert row.message.isVisible()
    assert row.worn == "two"
    assert window.view.table.theme.foreign is None
    click(row, "two")
    assert not row.message.isVisible()


def test_a_deck_that_takes_for_ever_does_not_stop_the_window(
    settings: Settings, opened: Open, qtbot: QtBot, installed_here: Path
) -> None:
    levels = [(n, 10 * f'<use xlink:href="#b{n - 1}"/>') for n in range(1, 31)]
    use = "".join(f'<g id="b{n}">{uses}</g>' for n, uses in levels)
    write_deck(installed_here / "carddecks" / "svg-bomb", "Bomb", [*NAMES, "back"])
    file = installed_here / "carddecks" / "svg-bomb" / "deck.svg"
    inside = f'<defs><rect id="b0" width="1" height="1"/>{use}</defs><g id="1_spade">'
    bomb = file.read_text("utf-8").replace(
        "<rect ", f"{inside}<use xlink:href='#b30'/></g><rect ", 1
    )
    file.write_text(bomb.replace('id="1_spade" x', "x"), "utf-8")
    window = opened(settings)
    row = row_of(window)
    click(row, "kde:svg-bomb")
    assert "Checking the deck" in row.message.text()
    wear(qtbot, row, "kde:svg-whole")  # meanwhile: nothing waits for it
    assert row._drawing.found("kde:svg-bomb") is None
    click(row, "two")
    assert window.view.table.theme.foreign is None


def test_a_deck_that_cannot_be_drawn_is_told_and_ours_is_worn(
    settings: Settings, opened: Open, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = row_of(opened(settings))
    wear(qtbot, row, "kde:svg-whole")
    with monkeypatch.context() as broken:
        broken.setattr(deck_process, "command", lambda: [sys.executable, "-c", "1 / 0"])
        again = opened(Settings(home / "settings.toml"))
        assert again.view.table.theme.foreign is not None
        qtbot.waitUntil(lambda: again.view.table.theme.foreign is None, timeout=30_000)
    said = again.toast.text
    assert "The default cards are shown instead." in said
    assert "This deck cannot be used" in said
    again_row = row_of(again)
    assert again_row.worn == "two"
    wear(qtbot, again_row, "kde:svg-whole")  # it may be tried once more
    assert again.view.table.theme.foreign is not None


def test_a_deck_that_is_gone_is_no_trouble(
    settings: Settings, opened: Open, qtbot: QtBot, installed_here: Path, home: Path
) -> None:
    window = opened(settings)
    key = window.view.table.faces.deck.key
    row = row_of(window)
    wear(qtbot, row, "kde:svg-whole")
    (installed_here / "carddecks" / "svg-whole" / "deck.svg").unlink()
    again = opened(Settings(home / "settings.toml"))
    QApplication.processEvents()
    width, height = again.view.table.faces.size
    assert height / width == pytest.approx(1.4, abs=0.02)
    assert again.view.table.faces.deck.key != key
    row_of(again)


def test_the_page_is_reset_to_our_deck(settings: Settings, opened: Open, qtbot: QtBot) -> None:
    window = opened(settings)
    row = row_of(window)
    wear(qtbot, row, "kde:svg-whole")
    window_of_row = row.window()
    window_of_row.reset.click()  # type: ignore[attr-defined]
    assert window.view.table.theme.foreign is None
    assert row.worn == "two"


def test_decks_and_cloths_of_plugins_are_offered_and_worn(
    settings: Settings, opened: Open, qtbot: QtBot, home: Path
) -> None:
    own = home / "plugins"  # a copy: how long plugins took is kept beside the folder
    shutil.copytree(EXAMPLES, own)

    def host(settings: Settings) -> PluginHost:
        plugins = PluginHost(settings, bundled=bundled_plugins(), own=own)
        plugins.load_folders()
        return plugins

    plugins = host(settings)
    for plugin in plugins.found:
        if plugin.name in ("plain_deck", "night_felt"):
            plugins.agree(plugin)
    window = opened(settings, plugins)
    row = row_of(window)
    wear(qtbot, row, "plain_deck:plain")
    preferences = window.findChild(PreferencesWindow)
    assert preferences is not None
    felts = preferences.page("appearance").row("Felt")
    assert isinstance(felts, ChoiceRow)
    felts.choose("night_felt:night")
    assert window.view.table.theme.felt.centre == "#4a3f75"
    assert window.view.table.theme.foreign is not None
    again = opened(Settings(home / "settings.toml"), host(Settings(home / "settings.toml")))
    assert again.view.table.theme.felt.centre == "#4a3f75"
    assert again.view.table.theme.foreign is not None
    for plugin in plugins.found:
        if plugin.name in ("plain_deck", "night_felt"):
            plugins.disable(plugin)
    without = opened(settings, plugins)
    assert without.view.table.theme.felt.key == "green"
    assert without.view.table.theme.foreign is None
