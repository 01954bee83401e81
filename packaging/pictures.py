#!/usr/bin/env python3
"""Take pictures of every window in every language, to be looked at.

    make pictures [ARGS="--only watch --language fr --size 800x600 --scale 2 --text 200"]

They lie below build/pictures, as SIZE/LANGUAGE/SCENE.png; for each scene a sheet in SIZE/sheets
shows all languages side by side. Other scales and sizes of text have folders of their own. Each
size has a screen of its own, which no window may leave.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from reussite.app import found_plugins, main_window, qt_application
from reussite.demo import quiet_offscreen
from reussite.game.daily import Day, DayState
from reussite.game.game_file import write_game
from reussite.game.session import Session
from reussite.i18n import languages
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Refusal
from reussite.kernel.variant import Deal
from reussite.new_variant import write
from reussite.paths import resources
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.view import TableView
from reussite.testing.player import chosen
from reussite.windows.dialogs.confirm import UnsavedQuestion
from reussite.windows.main import MainWindow

if TYPE_CHECKING:
    from reussite.windows.preferences import PreferencesWindow

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "pictures"
GAMES: Final = ROOT / "tests" / "data" / "wins.json"
SIZES: Final = ("800x600", "1280x800")
LONGEST_SHARPENING: Final = 100  # times 30 ms
MENUS: Final = (
    "This plugin does not support raise()",
    "This plugin does not support grabbing the keyboard",
)

Scene = Callable[[MainWindow], QWidget]
"""Brings something into sight; what the picture is taken of."""


def deal(window: MainWindow, code: str) -> Deal:
    return parse_code(code, window.plugins.variants)


def dealt(window: MainWindow, code: str) -> Session:
    window.chooser.open(deal(window, code), animate=False)
    return window.controller.session


def code_of(window: MainWindow, family: str) -> str:
    return Deal(window.plugins.variants[family].game(), 1).code


def played(window: MainWindow, code: str, moves: int = 12) -> Session:
    """A game that was begun, always the same."""
    session, chance = dealt(window, code), Random(code)
    for _ in range(moves):
        if legal := session.legal():
            window.view.play(chosen(legal, 2, chance))
    return session


def wins() -> dict[str, str]:
    games = json.loads(GAMES.read_text(encoding="utf-8"))["games"]
    return {game["code"]: game["moves"] for game in games}


def won(window: MainWindow, code: str) -> Session:
    session = Session(deal(window, code), now=lambda: 0.0)
    for text in wins()[code].split():
        session.act(text)
    return session


def opened(window: MainWindow) -> QWidget:
    """The window that was opened last."""
    QApplication.processEvents()
    widgets = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
    active = QApplication.activeWindow()
    return active if active in widgets else widgets[-1]


# Scenes: the main window.


def table(window: MainWindow, *, family: str) -> QWidget:
    played(window, code_of(window, family))
    return window


def paused(window: MainWindow) -> QWidget:
    played(window, "FC1-N-AAAAAAB", 1)
    window.actions_by_key["pause"].trigger()
    return window


def end_won(window: MainWindow) -> QWidget:
    dealt(window, "FC1-R-AAAAAAB")
    session = won(window, "FC1-R-AAAAAAB")
    window.controller.resume(session)
    window.controller.undo()  # nothing: it is over
    window.controller.ended.emit(session.result())
    return window


def end_of_time(window: MainWindow) -> QWidget:
    session = dealt(window, "FC1-N-AAAAAAB")
    window.controller.ended.emit(session.result())
    return window


def reminder(window: MainWindow) -> QWidget:
    played(window, "FC1-R-AAAAAAB")
    window.toast.fades = False
    window.view.refused.emit(Refusal("too-many", 3))
    return window


def long_message(window: MainWindow) -> QWidget:
    dealt(window, "DS1-D1N-AAAAAAB")
    window.toast.fades = False
    window.messages.tell_unsaved()
    return window


def status_message(window: MainWindow) -> QWidget:
    """The longest that is said there: all numbers of the game."""
    played(window, "DS1-D3N-AAAAAAB", 30)
    window.status.tell(window.view.keyboard.numbers())
    return window


def not_saved(window: MainWindow) -> QWidget:
    played(window, "DS1-D3V-AAAAAAB", 30)
    window.status.show_saving(False)
    window.status.tell(window.view.keyboard.numbers())
    return window


def urgent(window: MainWindow) -> QWidget:
    dealt(window, "FC1-N-AAAAAAB")
    window.status.time.set_urgent(True)
    window.status.time.show_value("29")
    return window


def watched(window: MainWindow) -> QWidget:
    played(window, "DS1-D1N-AAAAAAB")
    session = won(window, "FC1-R-AAAAAAB")
    window.watch(session.deal, session.log, "FC1-R-AAAAAAB.reussite")
    assert window.watching is not None
    window.watching.go_to(20)
    return window


def table_list(window: MainWindow) -> QWidget:
    played(window, "DS1-D3N-AAAAAAB")
    window.actions_by_key["table_list"].trigger()
    return window


def menu(window: MainWindow, *, number: int) -> QWidget:
    played(window, "DS1-D3N-AAAAAAB")
    shown = window.menuBar().actions()[number].menu()
    assert isinstance(shown, QWidget)
    shown.popup(window.mapToGlobal(window.rect().topLeft()))  # type: ignore[attr-defined]
    return shown


# Scenes: dialogs.


def moves_list(window: MainWindow) -> QWidget:
    session = played(window, "FC1-R-AAAAAAB", 3)
    window.show_moves(session.legal())
    return window.moves_list


def new_game(window: MainWindow, *, code: str | None = None, family: str = "FC") -> QWidget:
    dealt(window, code_of(window, family))
    window.dialogs.ask_for_game(by_code=code is not None)
    dialog = opened(window)
    if code is not None:
        dialog.code.setText(code)  # type: ignore[attr-defined]
    return dialog


def first_game(window: MainWindow) -> QWidget:
    dealt(window, "DS1-D3N-AAAAAAB")
    window.dialogs.ask_at_first_start()
    return opened(window)


def calendar(window: MainWindow) -> QWidget:
    """Three days won in a row up to yesterday, and today's deal begun."""
    dealt(window, "FC1-N-AAAAAAB")
    window.dialogs.show_calendar()
    shown = opened(window)
    states = {date.today() - timedelta(ago): Day(DayState.WON, 7200 - ago) for ago in (1, 2, 3)}
    states[date.today()] = Day(DayState.PLAYED)
    shown.show_days(states)  # type: ignore[attr-defined]
    shown.turn(-1)  # type: ignore[attr-defined]
    return shown


def preferences(window: MainWindow, page: str) -> PreferencesWindow:
    from reussite.windows.preferences import PreferencesWindow

    window.dialogs.show_preferences()
    (shown,) = window.findChildren(PreferencesWindow)
    shown.turn_to(page)
    return shown


def preferences_page(window: MainWindow, *, page: str) -> QWidget:
    return preferences(window, page)


def preferences_end(window: MainWindow, *, page: str) -> QWidget:
    """What is seen when a page is scrolled down."""
    shown = preferences(window, page)
    settle()  # the page grows until all of it is laid out
    bar = shown.page(page).verticalScrollBar()
    bar.setValue(bar.maximum())
    return shown


def preferences_search(window: MainWindow) -> QWidget:
    shown = preferences(window, "playing")
    shown.search.setText("xyz")
    return shown


def of_plugin(window: MainWindow, *, name: str) -> QWidget:
    shown = preferences(window, "plugins")
    shown.page("plugins").row_of_all.choose(name)  # type: ignore[attr-defined]
    return shown


def plugin_question(window: MainWindow) -> QWidget:
    row = preferences(window, "plugins").page("plugins").row_of_all  # type: ignore[attr-defined]
    row.choose("lanes")
    row.switch.click()
    question = row.question
    assert isinstance(question, QMessageBox)
    return question


def statistics(window: MainWindow, *, tab: int) -> QWidget:
    for code in list(wins())[10:20]:
        window.controller.take_up(won(window, code))
    window.dialogs.show_statistics()
    dialog = opened(window)
    dialog.tabs.setCurrentIndex(tab)  # type: ignore[attr-defined]
    return dialog


def reset_question(window: MainWindow) -> QWidget:
    statistics(window, tab=0).reset.click()  # type: ignore[attr-defined]
    return opened(window)


def compare(window: MainWindow, folder: Path) -> QWidget:
    dealt(window, "FC1-R-AAAAAAB")
    window.dialogs.compare_files()
    dialog = opened(window)
    paths = []
    for number, code in enumerate(("FC1-R-AAAAAAB", "FC1-R-AAAAAAB", "DS1-D1N-AAAAAAB")):
        paths.append(folder / f"game-{number}.reussite")
        write_game(paths[-1], won(window, code))
    paths.append(folder / "broken.reussite")
    paths[-1].write_text("{", encoding="utf-8")
    dialog.add_files(paths)  # type: ignore[attr-defined]
    return dialog


def tournament(window: MainWindow, folder: Path) -> QWidget:
    """One of three rounds, joined, with results of two players and a file that does not count."""
    from reussite.tournament.folder import RESULTS, make
    from reussite.tournament.form import Tournament
    from reussite.windows.tournaments.name import NameDialog
    from reussite.windows.tournaments.window import TournamentsWindow

    codes = ("FC1-R-AAAAAAC", "FC1-R-AAAAAAD", "FC1-R-AAAAAAE")
    place = Path(tempfile.mkdtemp(dir=folder)) / "cup"
    make(place, Tournament("Winter Cup", codes))
    for player, code in (("Anna", codes[0]), ("Anna", codes[1]), ("Boris", codes[0])):
        path = place / RESULTS / player / f"{code}-20261201T200000Z.reussite"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_game(path, won(window, code))
    (place / RESULTS / "Boris" / f"{codes[1]}-20261201T210000Z.reussite").write_text("{")
    dealt(window, codes[0])
    window.files.open(place)
    name = opened(window)
    assert isinstance(name, NameDialog)
    name.name.setText("Clara")
    name.accept()
    found = window.findChild(TournamentsWindow)
    assert isinstance(found, TournamentsWindow)
    for _ in range(LONGEST_SHARPENING):
        if found.seen.tournament is not None and found.seen.is_complete:
            break
        loop = QEventLoop()
        QTimer.singleShot(100, loop.quit)
        loop.exec()
    return found


def new_tournament(window: MainWindow) -> QWidget:
    from reussite.windows.tournaments.new import NewTournamentDialog

    dealt(window, "FC1-R-AAAAAAB")
    window.dialogs.show_tournaments()
    asked = NewTournamentDialog(window, opened(window))
    asked.open()
    return asked


def help_page(window: MainWindow, *, page: str, code: str = "DS1-D1N-AAAAAAB") -> QWidget:
    dealt(window, code)
    window.dialogs.show_help(page)
    return opened(window)


def wide_help(window: MainWindow) -> QWidget:
    dialog = help_page(window, page="rules")
    dialog.resize(window.screen().availableSize())
    return dialog


def about(window: MainWindow) -> QWidget:
    window.setWindowIcon(QIcon(str(resources() / "icons" / "icon.svg")))
    window.dialogs.show_about()
    return opened(window)


def leave_question(window: MainWindow) -> QWidget:
    played(window, "DS1-D1N-AAAAAAB")
    window.chooser.offer_again()
    return opened(window)


def waiting_question(window: MainWindow) -> QWidget:
    played(window, "DS1-D3N-AAAAAAB")
    dealt(window, "FC1-R-AAAAAAB")
    window.chooser.offer(deal(window, "DS1-D1N-AAAAAAB"))
    return opened(window)


def unsaved_question(window: MainWindow) -> QWidget:
    question = UnsavedQuestion(window)
    question.open()
    return question


def save_as(window: MainWindow) -> QWidget:
    played(window, "DS1-D3N-AAAAAAB")
    window.files.ask_to_save()
    return opened(window)


PAGES: Final = ("playing", "cards", "appearance", "general", "keyboard", "access", "plugins")
HELP: Final = ("rules", "examples", "faq", "keys", "scoring", "codes", "take-backs")


def scenes(families: Sequence[str], folder: Path) -> Iterator[tuple[str, Scene]]:
    """Everything there is to be seen, each under a name.

    :param folder: for files.
    """
    for family in families:
        yield f"table-{family}", partial(table, family=family)
    yield "paused", paused
    yield "end-won", end_won
    yield "end-time", end_of_time
    yield "reminder", reminder
    yield "long-message", long_message
    yield "status-message", status_message
    yield "not-saved", not_saved
    yield "urgent", urgent
    yield "watch", watched
    yield "table-list", table_list
    for number, name in enumerate(("game", "move", "view", "help")):
        yield f"menu-{name}", partial(menu, number=number)
    yield "moves-list", moves_list
    yield "first-game", first_game
    yield "calendar", calendar
    yield "new-game", new_game
    yield "new-game-klondike", partial(new_game, family="KL")
    yield "by-code", partial(new_game, code="DS1-D3V-AAAAAAB")
    yield "by-wrong-code", partial(new_game, code="DS1-D3X-AAAAAAB")
    for page in PAGES:
        yield f"preferences-{page}", partial(preferences_page, page=page)
    for page in ("playing", "cards", "appearance", "access"):
        yield f"preferences-{page}-end", partial(preferences_end, page=page)
    yield "preferences-nothing", preferences_search
    yield "plugin-classics", partial(of_plugin, name="classics")
    yield "plugin-question", plugin_question
    yield "statistics", partial(statistics, tab=0)
    yield "statistics-games", partial(statistics, tab=1)
    yield "reset-question", reset_question
    yield "compare", partial(compare, folder=folder)
    yield "tournament", partial(tournament, folder=folder)
    yield "tournament-new", new_tournament
    for page in HELP:
        yield f"help-{page}", partial(help_page, page=page)
    yield "help-freecell", partial(help_page, page="rules", code="FC1-N-AAAAAAB")
    yield "help-wide", wide_help
    yield "about", about
    yield "leave-question", leave_question
    yield "waiting-question", waiting_question
    yield "unsaved-question", unsaved_question
    yield "save-as", save_as


# Taking them.


def close_all(window: MainWindow) -> None:
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            widget.close()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    """Let timers that wait for nothing fire, everything be laid out, and cards become sharp."""
    for _ in range(3):
        QApplication.processEvents()
    for _ in range(LONGEST_SHARPENING):
        loop = QEventLoop()
        QTimer.singleShot(30, loop.quit)
        loop.exec()
        if all(view.table.is_sharp for view in views_in_sight()):
            break


def views_in_sight() -> Iterator[TableView]:
    for widget in QApplication.allWidgets():
        if isinstance(widget, TableView) and widget.isVisible():
            yield widget


def settings_with(text: int) -> Settings:
    settings = Settings(None)
    settings.set("appearance", "text_size", text)
    return settings


def take(scene: Scene, language: str, wish: argparse.Namespace, own: Path) -> QImage:
    """The picture of one scene."""
    settings = settings_with(wish.text)
    settings.set(languages.SECTION, languages.KEY, language)
    plugins = found_plugins(settings, own=own, safe=False)
    languages.follow(settings, plugins)
    window = main_window(settings, plugins, cache=FOLDER / "cache", now=lambda: 0.0)
    window.view.animated = False
    width, height = map(int, wish.here.split("x"))
    window.resize(width, height)
    window.show()
    shown = scene(window)
    settle()
    picture = shown.grab().toImage()
    close_all(window)
    return picture


def sheet(pictures: Sequence[QImage], names: Sequence[str]) -> QImage:
    """Pictures of one size side by side, each under its name."""
    width = max(picture.width() for picture in pictures)
    height = max(picture.height() for picture in pictures) + 18
    across = max(1, min(len(pictures), 1700 // width))
    image = QImage(
        across * (width + 6), math.ceil(len(pictures) / across) * height, QImage.Format.Format_RGB32
    )
    image.fill(QColor("#8080ff"))  # what is no window
    painter = QPainter(image)
    for number, (picture, name) in enumerate(zip(pictures, names, strict=True)):
        x, y = number % across * (width + 6), number // across * height
        painter.drawText(QRect(x + 4, y, width, 18), Qt.AlignmentFlag.AlignVCenter, name)
        picture.setDevicePixelRatio(1)
        painter.drawImage(x, y + 18, picture)
    painter.end()
    return image


def take_all(wish: argparse.Namespace) -> None:
    """All pictures for one size."""
    application = qt_application()
    application.setQuitOnLastWindowClosed(False)
    known: PluginHost = found_plugins(Settings(None), own=None, safe=True)
    scale = f"-scale{wish.scale}" if wish.scale != 1 else ""
    text = f"-text{wish.text}" if wish.text != 100 else ""
    place = FOLDER / f"{wish.here}{scale}{text}"
    (place / "sheets").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as given:
        own = Path(given) / "plugins"
        own.mkdir()
        write("lanes", own)
        for name, scene in scenes(list(known.variants), Path(given)):
            if not any(part in name for part in wish.only or ("",)):
                continue
            pictures = []
            for language in wish.language or languages.CODES:
                pictures.append(take(scene, language, wish, own))
                (place / language).mkdir(exist_ok=True)
                pictures[-1].save(str(place / language / f"{name}.png"))
            sheet(pictures, wish.language or languages.CODES).save(
                str(place / "sheets" / f"{name}.png")
            )
            print(place.relative_to(ROOT) / "sheets" / f"{name}.png", flush=True)


def on_screen(size: str, scale: int, arguments: Sequence[str]) -> int:
    """Take the pictures for one size, on a screen as large as that."""
    width, height = (scale * int(part) for part in size.split("x"))
    screen = {"name": size, "x": 0, "y": 0, "width": width, "height": height}
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"screen-{size}-{scale}.json"
    screens = {"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96}]}
    file.write_text(json.dumps(screens), encoding="utf-8")
    variables = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        "QT_SCALE_FACTOR": str(scale),  # what the file says of it does not reach windows
    }
    command = [sys.executable, __file__, *arguments, "--here", size]
    return subprocess.run(command, env=variables, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--only", action="append", help="scenes with this in their name")
    parser.add_argument("--language", action="append", choices=languages.CODES)
    parser.add_argument("--size", action="append", help="such as 800x600")
    parser.add_argument("--scale", type=int, default=1, help="device pixels for one")
    parser.add_argument("--text", type=int, default=100, help="size of all text, per cent")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    wish = parser.parse_args(arguments)
    if wish.here:
        with quiet_offscreen(*MENUS):
            take_all(wish)
        return 0
    return max(on_screen(size, wish.scale, arguments) for size in wish.size or SIZES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
