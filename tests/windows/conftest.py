"""A window as the program builds it, with a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.window import ENGLISH, Seconds, Watcher

from reussite.app import main_window
from reussite.i18n import languages
from reussite.kernel.codes import parse_code
from reussite.kernel.variant import Deal
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.appearance import Appearance
from reussite.windows.main import MainWindow


def put_away() -> None:
    """Hide what an earlier test left open: it might keep a window from becoming active."""
    for left in QApplication.topLevelWidgets():
        if left.isVisible():
            left.hide()


def is_made_active(window: MainWindow) -> bool:
    """Whether the window is the active one; it is asked for again where it is not."""
    if not window.isActiveWindow():
        window.activateWindow()
    return window.isActiveWindow()


@pytest.fixture(scope="session")
def plugins() -> PluginHost:
    """The bundled plugins; loading them once is enough."""
    found = PluginHost(Settings(None), bundled=bundled_plugins())
    found.load_folders()
    return found


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where finished cards are kept for all tests."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def settings(home: Path) -> Settings:
    return Settings(home / "settings.toml")


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
def deal(plugins: PluginHost) -> Callable[[str], Deal]:
    """The deal that a code names."""
    return lambda code: parse_code(code, plugins.variants)


@pytest.fixture
def window(
    qtbot: QtBot,
    plugins: PluginHost,
    settings: Settings,
    seconds: Seconds,
    pictures: Path,
    watcher: Watcher,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """An English window with a Double Solitaire deal, shown, nothing animated."""
    before = QLocale()
    QLocale.setDefault(ENGLISH)
    monkeypatch.setattr(plugins, "tell", watcher)
    made = main_window(settings, plugins, cache=pictures, now=seconds)
    qtbot.addWidget(made)
    made.view.animated = False
    made.resize(1280, 800)
    made.show()
    made.chooser.open(parse_code("DS1-D1N-AAAAAAB", plugins.variants))
    made.activateWindow()
    made.view.setFocus()
    qtbot.waitUntil(lambda: is_made_active(made), timeout=30_000)
    yield made
    made.close()
    QLocale.setDefault(before)


@pytest.fixture
def as_the_desktop_has_it(qapp: QApplication) -> Iterator[None]:
    """Size of text, palette and language are the application's: leave them as they were."""
    before = QLocale()
    languages.speak("en")
    yield
    Appearance(Settings(None), None).tell_application()
    languages.speak("en")
    QLocale.setDefault(before)


@pytest.fixture
def opened(
    qtbot: QtBot, plugins: PluginHost, pictures: Path, seconds: Seconds
) -> Iterator[Callable[..., MainWindow]]:
    """Starts the program with these settings, as often as wanted; the window before is closed."""
    made: list[MainWindow] = []
    put_away()

    def start(settings: Settings, found: PluginHost = plugins) -> MainWindow:
        for window in made:
            window.close()
        languages.follow(settings, found)
        window = main_window(settings, found, cache=pictures, now=seconds)
        qtbot.addWidget(window)
        made.append(window)
        window.resize(1000, 700)
        window.show()
        window.chooser.open(parse_code("DS1-D1N-AAAAAAB", found.variants), animate=False)
        window.activateWindow()
        qtbot.waitUntil(lambda: is_made_active(window), timeout=30_000)
        return window

    yield start
    for window in made:
        window.close()
