"""Which language is spoken, and switching it while the program runs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.silence import put_back

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite.i18n import languages
from reussite.i18n.messages import variant_text
from reussite.i18n.refusals import sentence
from reussite.kernel.moves import Refusal
from reussite.paths import bundled_plugins, resources
from reussite.plugins.discovery import folder_plugin
from reussite.plugins.fingerprint import fingerprint
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Origin
from reussite.settings import Settings

NOTHING = {
    "en": "No card can go there.",
    "fr": "Aucune carte ne peut y aller.",
    "bg": "Там не може да отиде карта.",
    "ca": "No hi pot anar cap carta.",
    "ru": "Туда карты не кладут.",
}
NAMES = {
    "en": "Double Solitaire",
    "fr": "Double Solitaire",
    "bg": "Double Solitaire",
    "ca": "Double Solitaire",
    "ru": "Double Solitaire",
}
CANCEL = {"en": "Cancel", "fr": "Annuler", "bg": "Отказ", "ca": "Cancel·la", "ru": "Отмена"}


@pytest.fixture
def plugins(home: Path) -> PluginHost:
    found = PluginHost(Settings(None), bundled=bundled_plugins(), own=home / "plugins")
    found.load_folders()
    return found


@pytest.fixture(autouse=True)
def silence(qapp: QApplication) -> Iterator[None]:
    """English, without any translator, before and after."""
    with put_back(qapp):
        yield


def asked_for(code: str) -> Settings:
    settings = Settings(None)
    settings.set("general", "language", code)
    return settings


# Which.


@pytest.mark.parametrize("code", languages.CODES)
def test_the_settings_name_the_language(code: str) -> None:
    assert languages.wanted(asked_for(code)) == code


@pytest.mark.parametrize("code", ["", "xx", "FR", "french"])
def test_what_is_no_language_is_the_systems(code: str) -> None:
    assert languages.wanted(asked_for(code)) == languages.systems_language()


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "ca_ES.UTF-8@valencia"}, "ca"),
        ({"LANG": "ru_UA"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:bg:fr"}, "bg"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
    ids=str,
)
def test_the_system_names_its_languages(environment: dict[str, str], code: str) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LA"))}
    asked = "from reussite.i18n.languages import systems_language as s; print(s())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == code


# Speaking.


@pytest.mark.parametrize("code", languages.CODES)
def test_program_plugins_and_qt_speak_one_language(code: str, plugins: PluginHost) -> None:
    languages.follow(asked_for(code), plugins)
    assert languages.spoken() == code
    assert sentence(Refusal("takes-nothing"), DS) == NOTHING[code]
    assert variant_text(DS, DS.name) == NAMES[code]
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text().replace("&", "") == CANCEL[code]
    assert QLocale().language() is QLocale(code).language()


def test_the_language_changes_again_and_again(plugins: PluginHost, qapp: QApplication) -> None:
    for code in [*languages.CODES, *reversed(languages.CODES)]:
        languages.follow(asked_for(code), plugins)
        assert sentence(Refusal("takes-nothing"), DS) == NOTHING[code]
    kept = qapp.findChildren(QTranslator)
    languages.follow(asked_for("en"), plugins)
    assert qapp.findChildren(QTranslator) == kept


def test_a_choice_is_kept_and_spoken_at_once(home: Path, plugins: PluginHost) -> None:
    path = home / "settings.toml"
    languages.choose("bg", Settings(path), plugins)
    assert languages.spoken() == "bg"
    assert languages.wanted(Settings(path)) == "bg"
    languages.choose("", Settings(path), plugins)
    assert languages.spoken() == languages.systems_language()


class Witness(QObject):
    """Counts how often a window is told that the language changed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.told = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.told += event.type() is QEvent.Type.LanguageChange
        return False


def test_a_window_is_told_once(qtbot: QtBot, plugins: PluginHost) -> None:
    languages.follow(asked_for("ru"), plugins)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    witness = Witness(window)
    languages.follow(asked_for("fr"), plugins)
    QApplication.processEvents()
    assert witness.told == 1
    languages.follow(asked_for("fr"), plugins)
    QApplication.processEvents()
    assert witness.told == 1


def test_without_an_application_all_is_english() -> None:
    asked = (
        "from reussite.i18n import languages; from reussite.i18n.messages import games\n"
        "languages.speak('fr'); print(languages.spoken(), games(1), games(2), sep=',')"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "en,1 game,2 games"


# Plugins.


def own_plugin(home: Path, *, qm: bytes) -> PluginHost:
    """A plugin of the player's own with this French translation, agreed to."""
    folder = home / "plugins" / "mine"
    (folder / "locale").mkdir(parents=True)
    (folder / "locale" / "fr.qm").write_bytes(qm)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    facts = 'name = "mine"\nversion = "1"\napi_version = "1.0"\nfamilies = []\n'
    (folder / "plugin.toml").write_text(facts, encoding="utf-8")
    settings = Settings(None)
    found = fingerprint(folder_plugin(folder, Origin.FOLDER))
    settings.set("plugins", "folder:mine", f"1 {found}")
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=home / "plugins")
    plugins.load_folders()
    return plugins


def test_a_plugin_cannot_change_the_words_of_the_program(home: Path, qapp: QApplication) -> None:
    russian = (resources() / "locale" / "reussite_ru.qm").read_bytes()
    plugins = own_plugin(home, qm=russian)
    folder = home / "plugins" / "mine" / "locale"
    languages.speak("fr", [*languages.locale_folders(plugins), folder])
    assert sentence(Refusal("takes-nothing"), DS) == NOTHING["fr"]
    assert variant_text(DS, DS.name) == NAMES["fr"]


def test_a_damaged_translation_leaves_english(home: Path, qapp: QApplication) -> None:
    own_plugin(home, qm=b"no translation at all")
    folder = home / "plugins" / "mine" / "locale"
    languages.speak("fr", [folder])
    assert sentence(Refusal("takes-nothing"), DS) == NOTHING["fr"]
    assert variant_text(DS, DS.name) == NAMES["en"]


def test_every_plugin_that_takes_part_brings_its_folder(plugins: PluginHost) -> None:
    folders = languages.locale_folders(plugins)
    assert bundled_plugins() / "freecell" / "locale" in folders
    assert all(folder.is_dir() for folder in folders)


def test_qts_own_texts_are_found_for_every_language() -> None:
    for code in languages.CODES:
        assert (languages.qt_translations() / f"qtbase_{code}.qm").is_file()


# Commands.


@pytest.mark.parametrize("code", languages.CODES)
def test_a_command_answers_in_the_players_language(code: str, home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text(f'[general]\nlanguage = "{code}"\n', encoding="utf-8")
    moves = ["play", "DS1-D1N-AAAAAAB", "t0>t1"]
    done = subprocess.run(
        [sys.executable, "-m", "reussite", "variants"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert NAMES[code] in done.stdout
    refused = subprocess.run(
        [sys.executable, "-m", "reussite", *moves],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C"},
        check=False,
    )
    assert refused.returncode == 1
    assert len(refused.stderr.strip().splitlines()) == 1


def test_a_bundled_plugin_tells_about_itself_in_every_language(plugins: PluginHost) -> None:
    """Switched on or off: its own file is asked, and no other text of it is spoken."""
    for plugin in plugins.found:
        for english in (plugin.title, plugin.description):
            assert english
            said = {}
            for code in languages.CODES:
                languages.speak(code)
                said[code] = languages.plugin_text(plugin, english)
            assert said["en"] == english
            if english == plugin.description:  # a name may be the same everywhere
                assert len(set(said.values())) == len(languages.CODES), said


@pytest.mark.parametrize("code", [code for code in languages.CODES if code != "en"])
def test_qts_own_dialog_for_files_speaks_the_language(
    code: str, plugins: PluginHost, qtbot: QtBot, tmp_path: Path
) -> None:
    """Where the desktop brings none of its own; Qt's translations lack some of it."""
    languages.speak(code, languages.locale_folders(plugins))
    (tmp_path / "folder").mkdir()
    dialog = QFileDialog(None, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    labels = [label.text().replace("&", "") for label in dialog.findChildren(QLabel)]
    for english in ("Look in:", "Files of type:", "File name:"):
        assert english not in labels
    (view,) = dialog.findChildren(QTreeView)
    qtbot.waitUntil(lambda: view.model().rowCount(view.rootIndex()) > 0)
    assert view.model().index(0, 2, view.rootIndex()).data() not in ("Folder", None)
