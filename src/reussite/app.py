"""The program with its window: builds everything and connects it. Nobody imports this."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QSize,
    QSocketNotifier,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from reussite import __version__, languages, words
from reussite.kernel.codes import parse_code
from reussite.kernel.variant import Deal
from reussite.places import bundled_plugins, resources
from reussite.services.folders import players_folders
from reussite.services.plugins import Plugins
from reussite.services.settings import Settings
from reussite.table.view import TableView
from reussite.windows import geometry
from reussite.windows.access import kept_access
from reussite.windows.appearance import Appearance
from reussite.windows.choice import last_game, random_deal
from reussite.windows.first_picture import after_first_picture
from reussite.windows.main import MainWindow

if TYPE_CHECKING:
    from reussite.cli import OpenTable

translate = QCoreApplication.translate

NAME: Final = "reussite"


def run(asked: OpenTable | None = None) -> int:
    """Open the table and play until the window is closed; the exit status.

    :param asked: what was typed after the program's name; None: nothing.
    """
    if asked is not None and asked.demo is not None:
        from reussite.demo import record

        return record(asked.demo)
    folders = players_folders()
    settings = (asked and asked.settings) or Settings(folders.settings)
    plugins = (asked and asked.plugins) or found_plugins(
        settings, own=folders.plugins, safe=asked is not None and asked.safe_mode
    )
    application = qt_application()
    languages.follow(settings, plugins)
    if asked is not None and asked.reset_window:
        geometry.forget(settings)
    deal = wanted_deal(asked, settings, plugins)
    if deal is None:
        print(_without_variants(), file=sys.stderr)
        return 1
    window = main_window(settings, plugins, cache=folders.cache, now=time.monotonic)
    geometry.restore(window, settings)
    window.show()
    window.open(deal, animate=False)  # after `show`: cards are drawn once, for the right size
    window.view.setFocus()
    if asked is not None and asked.file is not None:
        take_up(window, asked.file, plugins)
    after_first_picture(window.view.viewport(), lambda: _afterwards(window, settings, plugins))
    application.commitDataRequest.connect(lambda _manager: window.rest_for_leaving())
    leave_on_signals(application)
    status = application.exec()
    window.deleteLater()
    return status


def found_plugins(settings: Settings, *, own: Path | None, safe: bool) -> Plugins:
    """The bundled plugins and the player's folder; installed ones are looked for later."""
    plugins = Plugins(settings, bundled=bundled_plugins(), own=own, safe=safe)
    plugins.load_folders()
    return plugins


def qt_application() -> QApplication:
    """Qt's application object, named as desktops know the program."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Réussite")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    return application


def main_window(
    settings: Settings, plugins: Plugins, *, cache: Path | None, now: Callable[[], float]
) -> MainWindow:
    """The window with an empty table."""
    appearance = Appearance(settings, cache)
    appearance.tell_application()
    view = TableView(appearance.look, access=kept_access(settings))
    return MainWindow(view, appearance, settings, plugins, now=now)


def wanted_deal(asked: OpenTable | None, settings: Settings, plugins: Plugins) -> Deal | None:
    """What lies on the table first; None where no variant is known."""
    if asked is not None and asked.code is not None:
        return parse_code(asked.code, plugins.variants)
    variant = plugins.variant(asked.family) if asked is not None and asked.family else None
    game = variant.game(settings.last_options(variant)) if variant else last_game(settings, plugins)
    return None if game is None else random_deal(game)


def take_up(window: MainWindow, file: Path, plugins: Plugins) -> None:
    """Go on with the game in a file; a bad one is explained and changes nothing."""
    from reussite.file_words import game_file_problem
    from reussite.services.game_files import GameFileError, read_game

    try:
        window.play.take_up(read_game(file, plugins.variants).session)
    except GameFileError as error:
        told = translate("App", "%1 is not opened. %2", "a file, what is wrong with it")
        window.tell(words.filled(told, file.name, game_file_problem(error)))


def _without_variants() -> str:
    return words.filled(
        translate("App", "No game was found in %1: install Réussite again."), str(bundled_plugins())
    )


def _afterwards(window: MainWindow, settings: Settings, plugins: Plugins) -> None:
    icons = resources() / "icons"
    icon = QIcon(str(icons / "icon-small.svg"))
    icon.addFile(str(icons / "icon.svg"), QSize(256, 256))
    window.setWindowIcon(icon)
    plugins.load_installed()
    languages.follow(settings, plugins)
    window.tell_settings_problem()


# Being asked to end.


def leave_on_signals(application: QApplication) -> None:
    """End as the Quit entry does when the system or a terminal asks for it.

    Python sees a signal only when it runs, which an idle window does not: the signal's number
    goes through a pipe that Qt watches.
    """
    if os.name == "nt":
        return
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda _number, _frame: None)
    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, application)
    notifier.activated.connect(application.quit)
