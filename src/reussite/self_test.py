"""`reussite --self-test`: what the program finds where it runs, and whether its parts work there.

It deals, plays, draws and saves, in a folder that is removed afterwards; nothing of the player's
is touched. Its answer belongs into every report of a fault.
"""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QPluginLoader,
    QRectF,
    qVersion,
)

from reussite import __version__
from reussite.cli.answers import Answer
from reussite.game.session import Session
from reussite.i18n.messages import filled, one_line, plugin_problem, variant_text
from reussite.kernel.variant import Variant
from reussite.paths import HOME_VARIABLE, bundled_plugins, players_folders, resources
from reussite.plugins.host import PluginHost
from reussite.settings import Settings

translate = QCoreApplication.translate

MOVES: Final = 20
SIZE: Final = (900, 600)
SHADES: Final = 64  # a drawn table has many more colours than that
ROOM: Final = 50 << 20  # bytes free where games are stored
NEEDS: Final = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}


class FaultError(Exception):
    """A part does not work here; the text is a sentence for the player."""


def self_test() -> Answer:
    """Look at everything; every line begins with `ok`, `!!` or, for mere facts, two blanks."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # opens no window
    lines = list(_facts())
    plugins = PluginHost(Settings(None), bundled=bundled_plugins(), safe=True)
    plugins.load_folders()
    faults = 0
    for name, look in _checks(plugins):
        try:
            lines.append(f"ok  {name}: {look()}")
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever fails, the other parts are looked at too
            faults += 1
            lines.append(f"!!  {name}: {_told(error)}")
    if not faults:
        return Answer("\n".join([*lines, translate("SelfTest", "Everything works.")]))
    complaint = translate("SelfTest", "Checks failed: %1. See the lines marked !!.")
    return Answer("\n".join(lines), filled(complaint, str(faults)))


def _told(error: BaseException) -> str:
    kind = "" if isinstance(error, FaultError) else f"{type(error).__name__}: "
    return one_line(f"{kind}{error}")


# Facts: neither good nor bad.


def _facts() -> Iterator[str]:
    facts = {
        "Réussite": f"{__version__}, {_installation()}",
        "Python": f"{platform.python_version()}, {sys.executable}",
        "SQLite": sqlite3.sqlite_version,
        "System": f"{_system()}, {platform.machine()}",
        "Locale": f"{QLocale.system().name()}, {sys.getfilesystemencoding()}",
        "Desktop": _environment("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", *NEEDS.values()),
        "Settings for Qt": ", ".join(
            f"{name}={value}" for name, value in sorted(os.environ.items()) if name[:3] == "QT_"
        ),
    }
    for name, fact in facts.items():
        yield f"    {name}: {fact or '-'}"


def _installation() -> str:
    """How this program came here."""
    if getattr(sys, "frozen", False):
        return "frozen"
    in_sources = bundled_plugins().parent != Path(__file__).parent / "_bundled"
    return "sources" if in_sources else "wheel"


def _system() -> str:
    if sys.platform.startswith("linux"):
        try:
            return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.release()}"
        except (OSError, KeyError):
            pass
    return platform.platform()


def _environment(*names: str) -> str:
    return ", ".join(f"{name}={os.environ[name]}" for name in names if os.environ.get(name))


# Checks: each gives what it found, or raises.


def _checks(plugins: PluginHost) -> Iterator[tuple[str, Callable[[], str]]]:
    yield "Qt", _qt
    yield "Displays", _displays
    yield "Fonts", _fonts
    yield "Plugins", lambda: _plugins(plugins)
    yield "Decks", _decks
    yield "Languages", _languages
    yield "Folders", _folders
    for variant in plugins.variants.values():
        yield variant.tag, partial(_game, variant, plugins.variants)


def _qt() -> str:
    from PySide6.QtWidgets import QApplication

    application = QCoreApplication.instance() or QApplication(sys.argv[:1])
    style = application.style().name() if isinstance(application, QApplication) else "-"
    from PySide6.QtGui import QGuiApplication

    return f"{qVersion()}, {QGuiApplication.platformName()}, {style}"


def _displays() -> str:
    """Which kinds of display Qt could open a window on: does the system have what they need?"""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    found, problems = [], []
    for file in sorted(folder.iterdir()):
        name = file.name.partition(".")[0].removeprefix("lib").removeprefix("q")
        loader = QPluginLoader(str(file))
        if loader.load():
            found.append(name)
        elif name in NEEDS:
            problems.append(f"{name}: {loader.errorString()}")
    problems_here = [
        problem for problem in problems if os.environ.get(NEEDS[problem.partition(":")[0]])
    ]
    if problems_here or not found:
        raise FaultError("; ".join(problems_here) or f"nothing in {folder}")
    return "; ".join([", ".join(found), *problems])


def _fonts() -> str:
    from PySide6.QtGui import QFontDatabase

    families = QFontDatabase.families()
    if not families:
        raise FaultError(translate("SelfTest", "No fonts are installed. Install some."))
    systems = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return f"{len(families)}, {systems}"


def _plugins(plugins: PluginHost) -> str:
    list(plugins.variants.values())  # imports the plugins that wait for being wanted
    failed = [plugin for plugin in plugins.found if plugin.error]
    if failed:
        told = (f"{p.name}: {plugin_problem(p.error)}" for p in failed if p.error)
        raise FaultError("; ".join(told))
    if not plugins.variants:
        raise FaultError(filled(translate("SelfTest", "None found in %1"), _bundled()))
    return ", ".join(f"{plugin.name} {plugin.version}" for plugin in plugins.found)


def _bundled() -> str:
    return str(bundled_plugins())


def _decks() -> str:
    """Every deck draws its ace of spades, and the process for decks of others works here."""
    from PySide6.QtGui import QImage

    from reussite.table.cards.deck import Deck
    from reussite.table.cards.foreign_decks import examined

    files = sorted((resources() / "cards").glob("deck-*.svg"))
    if not files:
        raise FaultError(filled(translate("SelfTest", "None found in %1"), str(resources())))
    for file in files:
        image = QImage(60, 84, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        Deck(file).draw(image, 0, QRectF(0, 0, 60, 84))
        if image.pixelColor(30, 42).alpha() == 0:
            raise FaultError(filled(translate("SelfTest", "%1 draws nothing"), file.name))
    for _ in examined(files[0]):
        pass  # it raises what is wrong
    return ", ".join(file.stem.removeprefix("deck-") for file in files)


def _languages() -> str:
    """The translations that came along: Qt's own, and the program's."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    of_qt = {file.stem.partition("_")[2] for file in folder.glob("qtbase_*.qm")}
    own = {file.stem.rpartition("_")[2] for file in resources().rglob("*.qm")}
    languages = sorted(of_qt & {"bg", "ca", "en", "fr", "ru"})
    return f"Qt: {' '.join(languages) or '-'}; Réussite: {' '.join(sorted(own)) or 'en'}"


def _folders() -> str:
    """Where the player's files lie, and whether there is room for them."""
    folders = players_folders()
    for folder in (folders.settings.parent, folders.store.parent, folders.cache):
        there = next(place for place in (folder, *folder.parents) if place.exists())
        if not there.is_dir() or not os.access(there, os.W_OK):
            raise FaultError(
                filled(
                    translate("SelfTest", "Cannot write to %1. Check its permissions."), str(there)
                )
            )
        if shutil.disk_usage(there).free < ROOM:
            raise FaultError(filled(translate("SelfTest", "The disk with %1 is full."), str(there)))
    named = f" ({HOME_VARIABLE})" if os.environ.get(HOME_VARIABLE) else ""
    return f"{folders.settings}, {folders.store}, {folders.plugins}, {folders.cache}{named}"


# One game of a variant: dealt, played, drawn and saved.


def _game(variant: Variant, variants: Mapping[str, Variant]) -> str:
    session = Session(variant.game().numbered(1), now=lambda: 0.0)
    played = _play(session)
    shades = _draw(session)
    with tempfile.TemporaryDirectory(prefix="reussite-") as folder:
        saved = _save(session, Path(folder), variants)
    name = variant_text(variant, variant.name)
    return f"{name}, {session.code}: {played}; {shades}; {saved}"


def _play(session: Session) -> str:
    """Whatever comes first in the list of legal moves; then back to the deal and forth again."""
    dealt = session.position
    while session.moves < MOVES and not session.is_over and (legal := session.legal()):
        session.play(legal[0])
    reached, undone = session.position, 0
    while session.can_undo:
        session.undo()
        undone += 1
    if session.position != dealt:
        raise FaultError(translate("SelfTest", "Undo did not lead back to the deal."))
    while session.can_redo:
        session.redo()
    if session.position != reached:
        raise FaultError(translate("SelfTest", "Redo did not lead back to the last position."))
    return filled(translate("SelfTest", "%1 moves played, undone and redone"), str(undone))


def _draw(session: Session) -> str:
    """The table as a picture that nobody sees."""
    from reussite.table.background import DEFAULT_FELT
    from reussite.table.theme import Theme
    from reussite.table.view import TableView

    deck = next(iter(sorted((resources() / "cards").glob("deck-*.svg"))))
    view = TableView(Theme(deck=deck, felt=DEFAULT_FELT))
    view.animated = False
    view.resize(*SIZE)
    view.open(session, animate=False)
    image = view.grab().toImage()
    width, height = image.width(), image.height()
    step = max(1, width // 200)
    shades = {image.pixel(x, y) for x in range(0, width, step) for y in range(0, height, step)}
    if len(shades) < SHADES:
        raise FaultError(
            filled(
                translate("SelfTest", "The table is drawn in only %1 colours."), str(len(shades))
            )
        )
    return filled(translate("SelfTest", "drawn in %1 colours"), str(len(shades)))


def _save(session: Session, folder: Path, variants: Mapping[str, Variant]) -> str:
    """A game file and a settings file, written and read again."""
    from reussite.game.game_file import read_game, write_game

    file = folder / "game.reussite"
    write_game(file, session)
    again = read_game(file, variants, now=lambda: 0.0)
    if again.session.position != session.position or again.session.score != session.score:
        raise FaultError(translate("SelfTest", "A saved game did not load back identically."))
    settings = folder / "settings.toml"
    Settings(settings).set("self-test", "é", session.score)
    if Settings(settings).get("self-test", "é", -1) != session.score:
        raise FaultError(translate("SelfTest", "Saved settings did not load back identically."))
    return filled(translate("SelfTest", "saved in %1 bytes"), str(file.stat().st_size))
