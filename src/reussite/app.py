"""The program with its window: builds everything and connects it. Nobody imports this."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QPluginLoader,
    QSocketNotifier,
)
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from reussite import __version__, plain_imports, system_libraries  # noqa: F401
from reussite.i18n import languages, messages
from reussite.kernel.variant import Deal
from reussite.paths import bundled_plugins, players_folders, resources
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Plugin
from reussite.settings import Settings
from reussite.single_instance import first_program
from reussite.single_instance.first_program import Elsewhere, First
from reussite.single_instance.requests import Request
from reussite.store.store import Store
from reussite.table.view import TableView
from reussite.windows import window_geometry
from reussite.windows.access_settings import kept_access
from reussite.windows.appearance import Appearance
from reussite.windows.main import MainWindow
from reussite.windows.next_game import first_options, last_game, random_deal
from reussite.windows.widgets import drawings
from reussite.windows.widgets.first_picture import after_first_picture

if TYPE_CHECKING:
    from reussite.cli import OpenTable

translate = QCoreApplication.translate

NAME: Final = "reussite"
_ENDING: Final = () if os.name == "nt" else (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def run(asked: OpenTable | None = None) -> int:
    """Open the table and play until the window is closed; the exit status.

    :param asked: what was typed after the program's name; None: nothing.
    """
    if problem := display_problem():
        return _tell(problem)
    folders = players_folders()
    settings = (asked and asked.settings) or Settings(folders.settings)
    plugins = (asked and asked.plugins) or found_plugins(
        settings, own=folders.plugins, safe=asked is not None and asked.safe_mode
    )
    application = qt_application()
    languages.follow(settings, plugins)
    if asked is not None and asked.reset_window:
        window_geometry.forget(settings)
    place = first_program.enter(
        folders.store.parent, request(asked), starting=first_program.STARTING
    )
    if place is Elsewhere.HANDED_OVER:
        return 0
    if not plugins.variants:
        print(_without_variants(), file=sys.stderr)
        return 1
    first = place if isinstance(place, First) else None
    store = Store.open(folders.store) if first else forgetful_store(is_kept=False)
    window = main_window(settings, plugins, cache=folders.cache, now=time.monotonic, store=store)
    window_geometry.restore(window, settings)
    window.show()  # first: cards are drawn once, for the right size
    begin_later = _begun(window, store, lambda: begin(window, asked, settings, plugins))
    window.view.setFocus()

    def go_on() -> None:
        from reussite.windows.settings_watch import SettingsWatch

        is_new = begin_later()
        # What was made so far stays: later collections need not look at it, and drop no frame.
        gc.freeze()
        gc.enable()
        _afterwards(window, settings, plugins)
        window.messages.tell_store_problem()
        SettingsWatch(window)
        end_at_the_second_signal()
        if first is None:
            window.messages.tell_unsaved()
        else:
            listen(first, window)
        if asked is not None and asked.file is not None:
            window.files.open(asked.file)
        elif is_new:
            window.dialogs.ask_at_first_start()

    after_first_picture(window.view.viewport(), go_on)
    application.commitDataRequest.connect(lambda _manager: window.be_ready_to_leave())
    leave_on_signals(application)
    status = application.exec()
    window.rest_for_leaving()  # Qt can end without closing windows
    window.deleteLater()
    store.close()
    if first is not None:
        first.close()
    return status


def display_problem() -> Callable[[], str] | None:
    """What to say where there is no display, or this system lacks what Qt needs to use it.

    Qt would end the program at once. Its part for the display is loaded for good here: that is
    what Qt does next.
    """
    if sys.platform != "linux":
        return None
    names = system_libraries.platforms()
    if not names:
        return _no_display
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    told = ", ".join(names)
    for file in [file for name in names for file in sorted(folder.glob(f"libq{name}*.so"))]:
        loader = QPluginLoader(str(file))
        if loader.load():
            return None
        told = loader.errorString()
    if missing := system_libraries.missing_for_qt(names):
        return lambda: messages.libraries_missing(missing)
    return lambda: messages.filled(
        translate("CommandLine", "Qt cannot use this display: %1"), messages.one_line(told)
    )


def _no_display() -> str:
    return messages.filled(
        translate(
            "CommandLine",
            "No display was found. Start Réussite on a desktop, or play a demonstration: %1",
        ),
        f"{NAME} --demo game.png",
    )


def _tell(problem: Callable[[], str]) -> int:
    from reussite.cli.answers import tell
    from reussite.cli.speech import players_language

    with players_language():
        tell(problem())
    return 1


def request(asked: OpenTable | None) -> Request:
    """What a program that runs already is asked for."""
    if asked is None:
        return Request()
    code = None if asked.deal is None else asked.deal.code
    return Request(code=code, file=asked.file, family=asked.family)


def found_plugins(settings: Settings, *, own: Path | None, safe: bool) -> PluginHost:
    """The bundled plugins and the player's folder; installed ones are looked for later."""
    plugins = PluginHost(settings, bundled=bundled_plugins(), own=own, safe=safe)
    plugins.load_folders()
    return plugins


def qt_application() -> QApplication:
    """Qt's application object, named as desktops know the program."""
    application = QApplication([NAME])  # by which X11's window managers know its windows
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Réussite")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    return application


def main_window(
    settings: Settings,
    plugins: PluginHost,
    *,
    cache: Path | None,
    now: Callable[[], float],
    store: Store | None = None,
) -> MainWindow:
    """The window with an empty table.

    :param store: where games are kept; None: nowhere, they end with the program.
    """
    appearance = Appearance(settings, cache, plugins)
    appearance.tell_application()
    view = TableView(appearance.theme, access=kept_access(settings))
    return MainWindow(view, appearance, settings, plugins, store or forgetful_store(), now=now)


def forgetful_store(*, is_kept: bool = True) -> Store:
    """One that keeps games for as long as the program runs.

    :param is_kept: False: the player misses them afterwards, see `Store`.
    """
    return Store.open(Path(":memory:"), is_kept=is_kept)


def begin(
    window: MainWindow, asked: OpenTable | None, settings: Settings, plugins: PluginHost
) -> bool:
    """Lay the first game on the table: the one left open, or another one that is asked for.

    A game left open is given up for a deal of its variant only where the player agrees.
    Whether there was none, and none was asked for.
    """
    is_new = False
    wanted = wanted_deal(asked, settings, plugins)
    if wanted is not None and not window.chooser.is_waiting(wanted):
        window.chooser.open(wanted, animate=False)
    elif not window.chooser.resume_last():
        deal = first_deal(settings, plugins)
        assert deal is not None
        window.chooser.open(deal, animate=False)
        is_new = True
    if wanted is not None and not window.controller.is_playing(wanted):
        window.chooser.offer(wanted)
    return is_new


def _begun(window: MainWindow, store: Store, begin: Callable[[], bool]) -> Callable[[], bool]:
    """Begin at once where that is quick; what is left to do after the first picture: all of it
    where a long game is played again, which a bar tells and during which no input counts.

    It tells what `begin` does.
    """
    if not store.takes_long_to_resume():
        is_new = begin()
        return lambda: is_new
    window.progress.begin()

    def begin_later() -> bool:
        is_new = begin()
        window.progress.end()
        return is_new

    return begin_later


def wanted_deal(asked: OpenTable | None, settings: Settings, plugins: PluginHost) -> Deal | None:
    """The deal that was asked for; None where none was."""
    if asked is not None and asked.deal is not None:
        return asked.deal
    variant = plugins.variant(asked.family) if asked is not None and asked.family else None
    return random_deal(variant.game(first_options(settings, variant))) if variant else None


def first_deal(settings: Settings, plugins: PluginHost) -> Deal | None:
    """A random deal of the game begun last; None where no variant is known."""
    game = last_game(settings, plugins)
    return None if game is None else random_deal(game)


def listen(first: First, window: MainWindow) -> None:
    """Do what later starts of the program ask for."""
    if first.address is None:
        return
    try:
        from reussite.single_instance.listener import Listener  # it brings Qt's network library
    except ImportError:  # the system lacks what that needs: later starts play without saving
        return
    listener = Listener(first.address, window.handle_request, window)
    if application := QCoreApplication.instance():
        application.aboutToQuit.connect(listener.close)


def _without_variants() -> str:
    return messages.filled(
        translate("App", "No games were found in %1. Reinstall Réussite."), str(bundled_plugins())
    )


def _afterwards(window: MainWindow, settings: Settings, plugins: PluginHost) -> None:
    window.setWindowIcon(_icon())
    plugins.load_installed()
    languages.follow(settings, plugins)
    if window.appearance.theme != window.view.table.theme:
        window.apply_theme()  # an installed plugin brings what was chosen
    window.messages.tell_settings_problem()
    window.tell_lost_picture()
    window.file_waiting()
    if slow := [_slow(plugin, plugins) for plugin in plugins.take_slow()]:
        window.messages.tell(" ".join(slow))


def _icon() -> QIcon:
    icon = QIcon()
    for name, sides in (("icon-small", (16, 24, 32)), ("icon", (48, 64, 128, 256))):
        svg = (resources() / "icons" / f"{name}.svg").read_bytes()
        for side in sides:
            icon.addPixmap(QPixmap.fromImage(drawings.drawn(svg, side)))
    return icon


def _slow(plugin: Plugin, plugins: PluginHost) -> str:
    """What is to be said of a plugin that took too long in an earlier run."""
    slow = plugins.slow(plugin)
    if slow is None or slow.stuck:
        return messages.plugin_stuck(plugin.name)
    return messages.plugin_slow(plugin.name, slow.seconds)


# Being asked to end.


def leave_on_signals(application: QApplication) -> None:
    """End as the Quit entry does when the system or a terminal asks for it.

    Python sees a signal only when it runs, which an idle window does not: the signal's number
    goes through a pipe that Qt watches. Where a plugin does not let Qt go on, the second one ends
    the program at once.
    """
    if os.name == "nt":
        return
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer)

    def let_the_next_end_it(_number: int, _frame: object) -> None:
        for number in _ENDING:
            signal.signal(number, signal.SIG_DFL)

    for number in _ENDING:
        signal.signal(number, let_the_next_end_it)
    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, application)
    notifier.activated.connect(application.quit)


def end_at_the_second_signal() -> None:
    """Let the system itself forget what to do at a signal, once it came: the next one of its kind
    ends the program, even while a plugin is in code that is not Python's.

    Python has no word for this (SA_RESETHAND), so the entry of Linux is changed where it stands;
    see sigaction(2). Elsewhere the second signal is heard between two steps of Python.
    """
    if sys.platform != "linux" or sys.maxsize < 2**32:
        return
    import ctypes

    class Entry(ctypes.Structure):
        _fields_ = (
            ("handler", ctypes.c_void_p),
            ("mask", ctypes.c_byte * 128),
            ("flags", ctypes.c_int),
            ("restorer", ctypes.c_void_p),
        )

    resets = -0x80000000
    change = ctypes.CDLL(None).sigaction
    for number in _ENDING:
        entry = Entry()
        if change(number, None, ctypes.byref(entry)) == 0:
            entry.flags |= resets
            change(number, ctypes.byref(entry), None)
