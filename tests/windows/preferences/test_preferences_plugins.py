"""The Plugins page: what was found, what is wrong in full, agreement, reading the folder anew."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module, metadata
from pathlib import Path
from types import SimpleNamespace

import PySide6
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from support.window import preferences_of

from reussite.paths import bundled_plugins
from reussite.plugins.host import CHANGING, PluginHost
from reussite.plugins.plugin import Origin, State
from reussite.settings import Settings
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.plugins import PluginRow, PluginsPage

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")

GAME = """
from dataclasses import replace
from freecell import FREECELL
from reussite.api import hookimpl

@hookimpl
def reussite_variants():
    return [replace(FREECELL, family="{family}", name="{name}")]
"""
RAISING = """
def inner():
    raise ZeroDivisionError("no cards left")

inner()
"""


def write(folder: Path, source: str, *, version: str = "1.0", api: str = "1.0") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.toml").write_text(
        f'name = "{folder.name}"\nversion = "{version}"\napi_version = "{api}"\n'
        f'description = "Made for a test."\n',
        encoding="utf-8",
    )
    (folder / "__init__.py").write_text(source, encoding="utf-8")


@pytest.fixture
def own(home: Path) -> Path:
    folder = home / "plugins"
    write(folder / "tasty", GAME.format(family="TASTY", name="Tasty"))
    write(folder / "broken", RAISING)
    write(folder / "ancient", "", api="0.3")
    return folder


@pytest.fixture
def found(settings: Settings, own: Path) -> PluginHost:
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=own)
    plugins.load_folders()
    return plugins


def plugins_page(dialog: PreferencesWindow) -> PluginsPage:
    page = dialog.page("plugins")
    assert isinstance(page, PluginsPage)
    return page


def row_of(window: MainWindow) -> PluginRow:
    dialog = preferences_of(window)
    dialog.turn_to("plugins")
    return plugins_page(dialog).row_of_all


def answer(row: PluginRow, role: QMessageBox.ButtonRole) -> None:
    """Answer the question about trust."""
    question = row.question
    assert question is not None
    assert question.isVisible()
    (button,) = [b for b in question.buttons() if question.buttonRole(b) is role]
    button.click()


def test_every_plugin_is_listed_with_all_that_is_known(
    settings: Settings, opened: Open, found: PluginHost
) -> None:
    row = row_of(opened(settings, found))
    assert row.list.count() == len(found.found)
    row.choose("tasty")
    text = row.details.toPlainText()
    for fact in ("tasty", "1.0", "your plugins folder", "not trusted yet", "Made for a test."):
        assert fact in text
    row.choose("double_solitaire")
    text = row.details.toPlainText()
    for fact in ("part of Réussite", "Double Solitaire (DS)", "State: on"):
        assert fact in text
    row.choose("ancient")
    assert "version 0.3 of the plugin interface" in row.details.toPlainText()
    assert not row.switch.isEnabled()


def test_a_plugin_is_switched_on_only_after_the_player_has_agreed(
    settings: Settings, opened: Open, found: PluginHost, home: Path
) -> None:
    row = row_of(opened(settings, found))
    row.choose("tasty")
    row.switch.click()
    assert row.question is not None
    assert "tasty 1.0" in row.question.text()
    assert "only its current files" in row.question.informativeText()
    answer(row, QMessageBox.ButtonRole.RejectRole)
    assert "TASTY" not in found.variants
    assert "folder:tasty" not in settings.section("plugins")
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    assert "TASTY" in found.variants
    assert "Tasty (TASTY)" in row.details.toPlainText()
    assert Settings(home / "settings.toml").get("plugins", "folder:tasty", "").startswith("1.0 ")
    row.switch.click()
    assert "TASTY" not in found.variants
    assert Settings(home / "settings.toml").get("plugins", "folder:tasty", "") == "off"


TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>tasty</name>
    <message>
        <source>Made for a test.</source>
        <translation>Fait pour un essai.</translation>
    </message>
</context>
</TS>
"""


def translate_into_french(folder: Path) -> None:
    """Give a plugin a translation of what it says of itself."""
    locale = folder / "locale"
    locale.mkdir()
    (locale / "fr.ts").write_text(TS, encoding="utf-8")
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    made = [str(lrelease), "-silent", str(locale / "fr.ts"), "-qm", str(locale / "fr.qm")]
    subprocess.run(made, check=True)


def test_a_plugin_tells_about_itself_in_the_players_language(
    settings: Settings, opened: Open, found: PluginHost, own: Path
) -> None:
    """The player's own plugins bring translations as well; they are read while they take part."""
    translate_into_french(own / "tasty")
    settings.set("general", "language", "fr")
    row = row_of(opened(settings, found))
    row.choose("classics")
    assert row.list.currentItem().text().startswith("Classiques")
    assert "Classiques (classics)" in row.details.toPlainText()
    assert "Quatorze jeux bien connus" in row.details.toPlainText()
    row.choose("tasty")
    assert "Made for a test." in row.details.toPlainText()
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    assert "Fait pour un essai." in row.details.toPlainText()
    row.switch.click()
    assert "Made for a test." in row.details.toPlainText()  # none of its files is read now


@pytest.mark.parametrize("source", [GAME.format(family="TASTY", name="Tasty"), RAISING])
def test_an_installed_plugin_is_read_while_it_takes_part_only(
    source: str,
    settings: Settings,
    opened: Open,
    found: PluginHost,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither before anybody agreed, nor when it failed, nor when it is off."""
    package = tmp_path / "site" / "tasty_far"
    write(package, source)
    translate_into_french(package)
    monkeypatch.syspath_prepend(str(package.parent))
    dist = SimpleNamespace(version="2.0", metadata={"Summary": "Made for a test."}, files=None)
    entry = SimpleNamespace(
        name="tasty", module="tasty_far", dist=dist, load=lambda: import_module("tasty_far")
    )
    monkeypatch.setattr(metadata, "entry_points", lambda group: [entry])
    monkeypatch.delitem(sys.modules, "tasty_far", raising=False)
    settings.set("general", "language", "fr")
    row = row_of(opened(settings, found))
    installed = [plugin for plugin in found.found if plugin.origin is Origin.INSTALLED]
    row.choose_again(installed[0])
    assert "Made for a test." in row.details.toPlainText()
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    takes_part = source != RAISING
    assert (installed[0].state is State.ON) is takes_part
    assert ("Fait pour un essai." in row.details.toPlainText()) is takes_part
    if takes_part:
        row.switch.click()
    assert "Made for a test." in row.details.toPlainText()


def test_an_error_is_shown_in_full_and_copied(
    settings: Settings, opened: Open, found: PluginHost
) -> None:
    row = row_of(opened(settings, found))
    row.choose("broken")
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    text = row.details.toPlainText()
    assert "not loaded" in text
    assert "ZeroDivisionError: no cards left" in text
    assert 'raise ZeroDivisionError("no cards left")' in text
    assert "broken" in row.list.currentItem().text()
    row.copy.click()
    assert QGuiApplication.clipboard().text() == text


def test_bundled_plugins_need_no_agreement(
    settings: Settings, opened: Open, found: PluginHost
) -> None:
    row = row_of(opened(settings, found))
    row.choose("freecell")
    row.switch.click()
    assert "FC" not in found.variants
    row.switch.click()
    assert row.question is None
    assert "FC" in found.variants


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["classics", "freecell", "tasty"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_focus_stays_on_the_switch_of_a_plugin(
    name: str, language: str, qtbot: QtBot, settings: Settings, opened: Open, found: PluginHost
) -> None:
    settings.set("general", "language", language)
    if name == "tasty":
        (tasty,) = [plugin for plugin in found.found if plugin.name == name]
        found.agree(tasty)
    dialog = preferences_of(opened(settings, found))
    dialog.turn_to("plugins")
    plugins_page(dialog).row_of_all.choose(name)
    plugins_page(dialog).row_of_all.switch.setFocus()
    for wanted in (State.OFF, State.ON, State.OFF):
        focused = dialog.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Space)
        row = plugins_page(dialog).row_of_all
        if name == "tasty" and wanted is State.ON:
            answer(row, QMessageBox.ButtonRole.AcceptRole)
        qtbot.wait(10)  # a page in another language would be made anew
        row = plugins_page(dialog).row_of_all
        assert row.plugin is not None
        assert (row.plugin.name, row.plugin.state) == (name, wanted)
        assert dialog.focusWidget() is row.switch


def test_the_folder_is_read_anew(
    settings: Settings, opened: Open, found: PluginHost, own: Path
) -> None:
    window = opened(settings, found)
    row = row_of(window)
    write(own / "fresh", GAME.format(family="FRESH", name="Fresh"))
    (own / "ancient" / "__init__.py").unlink()
    row.again.click()
    names = {plugin.name for plugin in found.found}
    assert "fresh" in names
    assert "ancient" not in names
    row.choose("tasty")
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    assert found.variants["TASTY"].name == "Tasty"
    write(own / "tasty", GAME.format(family="TASTY", name="Tastier"))
    row.again.click()
    assert "TASTY" not in found.variants  # changed files ask anew
    settings.set("plugins", CHANGING, ["folder:tasty"])
    row.again.click()
    assert found.variants["TASTY"].name == "Tastier"
    settings.forget("plugins", CHANGING)
    write(own / "tasty", GAME.format(family="TASTY", name="Tastiest"), version="2.0")
    row.again.click()
    (tasty,) = [plugin for plugin in found.found if plugin.name == "tasty"]
    assert tasty.state is State.NOT_AGREED  # a new version asks anew


def test_an_author_trusts_a_plugin_while_it_changes_by_a_click(
    settings: Settings, opened: Open, found: PluginHost, own: Path
) -> None:
    row = row_of(opened(settings, found))
    row.choose("freecell")
    assert not row.changes.isEnabled()
    row.choose("tasty")
    assert not row.changes.isEnabled()  # not agreed yet
    row.switch.click()
    answer(row, QMessageBox.ButtonRole.AcceptRole)
    assert row.changes.isEnabled()
    assert not row.changes.box.isChecked()
    QTest.mouseClick(row.changes.box, Qt.MouseButton.LeftButton)
    assert settings.texts("plugins", CHANGING) == ["folder:tasty"]
    write(own / "tasty", GAME.format(family="TASTY", name="Tastier"))
    row.again.click()
    assert found.variants["TASTY"].name == "Tastier"
    row.choose("freecell")
    assert not row.changes.box.isChecked()
    row.choose("tasty")
    assert row.changes.box.isChecked()
    QTest.mouseClick(row.changes.box, Qt.MouseButton.LeftButton)
    assert settings.texts("plugins", CHANGING) == []
    row.again.click()
    assert "TASTY" not in found.variants  # changed since the player agreed: it asks anew


def test_what_is_on_the_table_stays_as_it_is(
    settings: Settings, opened: Open, found: PluginHost, own: Path
) -> None:
    found.agree(next(plugin for plugin in found.found if plugin.name == "tasty"))
    window = opened(settings, found)
    window.chooser.open(found.variants["TASTY"].game().numbered(5), animate=False)
    variant = window.controller.session.deal.variant
    row = row_of(window)
    write(own / "tasty", GAME.format(family="TASTY", name="Tastier"))
    row.again.click()
    assert found.variants["TASTY"] is variant


def test_the_folder_is_opened_and_made_where_there_is_none(
    settings: Settings, opened: Open, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=home / "plugins")
    plugins.load_folders()
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toLocalFile()))
    row_of(opened(settings, plugins)).folder.click()
    assert asked == [str(home / "plugins")]
    assert (home / "plugins").is_dir()


def test_a_safe_start_has_no_folder(settings: Settings, opened: Open, own: Path) -> None:
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=own, safe=True)
    plugins.load_folders()
    row = row_of(opened(settings, plugins))
    assert not row.folder.isEnabled()
    assert not row.again.isEnabled()


def test_the_page_is_reset_to_what_was_before_any_choice(
    settings: Settings, opened: Open, found: PluginHost
) -> None:
    found.agree(next(plugin for plugin in found.found if plugin.name == "tasty"))
    found.disable(next(plugin for plugin in found.found if plugin.name == "freecell"))
    row = row_of(opened(settings, found))
    dialog = row.window()
    dialog.reset.click()  # type: ignore[attr-defined]
    assert "FC" in found.variants
    assert "TASTY" not in found.variants
    assert not settings.section("plugins")
