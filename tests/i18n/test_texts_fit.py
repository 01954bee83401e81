"""Every text of every window fits its widget in every language, on a screen of 800 × 600."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off
from support.silence import put_back

from reussite.api.records import Ending, Result
from reussite.app import main_window
from reussite.game.session import Session
from reussite.i18n import languages, messages
from reussite.kernel.codes import parse_code
from reussite.kernel.scoring import Unit
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Origin, Plugin
from reussite.settings import Settings
from reussite.table.background import DEFAULT_FELT
from reussite.testing.player import chosen
from reussite.windows.dialogs.confirm import UnsavedQuestion
from reussite.windows.end_panel import EndPanel
from reussite.windows.help.pages import ABOUT_ALL, EXAMPLES, FAQ, RULES
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.plugins import TrustQuestion
from reussite.windows.statistics.window import ResetQuestion

SIZE = (800, 600)


@pytest.fixture(scope="module")
def plugins() -> PluginHost:
    found = PluginHost(Settings(None), bundled=bundled_plugins())
    found.load_folders()
    return found


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(params=languages.CODES)
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    qapp: QApplication,
    plugins: PluginHost,
    pictures: Path,
    home: Path,
) -> Iterator[MainWindow]:
    """The window on a small screen, speaking one language, with a timed game on it."""
    with put_back(qapp):
        languages.speak(request.param, languages.locale_folders(plugins))
        made = main_window(
            Settings(home / "settings.toml"), plugins, cache=pictures, now=lambda: 0.0
        )
        qtbot.addWidget(made)
        made.view.animated = False
        made.resize(*SIZE)
        made.show()
        made.chooser.open(parse_code("FC1-N-AAAAAAB", plugins.variants))
        QApplication.processEvents()
        yield made
        made.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def new_game(window: MainWindow) -> None:
    window.dialogs.ask_for_game()


def by_code(window: MainWindow) -> None:
    window.dialogs.ask_for_game(by_code=True)


def statistics(window: MainWindow) -> None:
    window.actions_by_key["statistics"].trigger()


def compare(window: MainWindow) -> None:
    window.actions_by_key["compare"].trigger()


def preferences(window: MainWindow) -> None:
    window.actions_by_key["preferences"].trigger()


def moves_list(window: MainWindow) -> None:
    """The longest there is to say: runs that go from here to there."""
    session = played(window, "FC1-R-AAAAAAB", 25)
    window.show_moves(session.legal())


DIALOGS: dict[str, Callable[[MainWindow], None]] = {
    "new_game": new_game,
    "by_code": by_code,
    "preferences": preferences,
    "statistics": statistics,
    "compare": compare,
    "moves_list": moves_list,
}


def leave_question(window: MainWindow) -> None:
    played(window, "DS1-D1N-AAAAAAB", 2)
    window.chooser.offer_again()


def waiting_question(window: MainWindow) -> None:
    played(window, "FT1-N-AAAAAAB", 2)
    window.chooser.open(parse_code("FC1-R-AAAAAAB", window.plugins.variants), animate=False)
    window.chooser.offer(parse_code("FT1-N-AAAAAAC", window.plugins.variants))


def unsaved_question(window: MainWindow) -> None:
    UnsavedQuestion(window).open()


def reset_question(window: MainWindow) -> None:
    ResetQuestion(longest_name(window), window).open()


def trust_question(window: MainWindow) -> None:
    TrustQuestion(Plugin("a_name_that_is_long", Origin.FOLDER, version="10.11.12"), window).open()


def about_the_program(window: MainWindow) -> None:
    window.dialogs.show_about()


QUESTIONS: dict[str, Callable[[MainWindow], None]] = {
    "leave": leave_question,
    "waiting": waiting_question,
    "unsaved": unsaved_question,
    "reset": reset_question,
    "trust": trust_question,
    "about": about_the_program,
}


def played(window: MainWindow, code: str, moves: int) -> Session:
    """A game that was begun, always the same."""
    window.chooser.open(parse_code(code, window.plugins.variants), animate=False)
    session, chance = window.controller.session, Random(code)
    for _ in range(moves):
        if legal := session.legal():
            window.view.play(chosen(legal, 2, chance))
    return session


def longest_name(window: MainWindow) -> str:
    variants = window.plugins.variants.values()
    return max((messages.variant_text(v, v.name) for v in variants), key=len)


def opened(window: MainWindow) -> list[QWidget]:
    QApplication.processEvents()
    return [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]


def test_the_main_window(window: MainWindow) -> None:
    for code in ("FC1-N-AAAAAAB", "DS1-D3V-AAAAAAB", "FT1-N-AAAAAAB"):
        window.chooser.open(parse_code(code, window.plugins.variants))
        QApplication.processEvents()
        assert cut_off(window) == []


def test_the_pause(window: MainWindow) -> None:
    window.actions_by_key["pause"].trigger()
    QApplication.processEvents()
    assert window.curtain.isVisible()
    assert cut_off(window) == []


@pytest.mark.parametrize("ending", [Ending.WON, Ending.TIME])
def test_the_end(window: MainWindow, ending: Ending) -> None:
    result = Result("FC1-N-AAAAAAB", "FC", ending, 12_345, Unit.POINTS, 399_000, 1_234, 0)
    panel = EndPanel(result, window.area)
    panel.apply_felt(DEFAULT_FELT)
    window.area.lay_over(panel)
    panel.show()
    QApplication.processEvents()
    assert panel.width() <= window.area.width()
    assert cut_off(panel) == []


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog(name: str, window: MainWindow) -> None:
    DIALOGS[name](window)
    (dialog,) = opened(window)
    assert dialog.minimumSizeHint().boundedTo(QSize(*SIZE)) == dialog.minimumSizeHint()
    dialog.resize(dialog.size().boundedTo(QSize(*SIZE)))
    QApplication.processEvents()
    assert cut_off(dialog) == []
    dialog.close()


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question(name: str, window: MainWindow) -> None:
    QUESTIONS[name](window)
    (dialog,) = opened(window)
    assert dialog.width() <= SIZE[0]
    assert dialog.height() <= SIZE[1]
    assert cut_off(dialog) == []
    dialog.close()


@pytest.mark.parametrize("name", ["a game", "A name that is far too long for any bar " * 4])
def test_a_watched_game(name: str, window: MainWindow) -> None:
    session = played(window, "DS1-D3N-AAAAAAB", 60)
    window.watch(session.deal, session.log, name)
    assert window.watching is not None
    window.watching.go_to(37)
    QApplication.processEvents()
    assert window.watching.bar.width() == window.area.width()
    assert cut_off(window) == []


@pytest.mark.parametrize("code", ["DS1-D3N-AAAAAAB", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"])
def test_the_table_as_list(code: str, window: MainWindow) -> None:
    played(window, code, 40)
    window.actions_by_key["table_list"].trigger()
    QApplication.processEvents()
    assert window.table_list.isVisible()
    assert cut_off(window) == []


@pytest.mark.parametrize("is_saving", [True, False])
def test_a_message_in_the_status_bar(window: MainWindow, is_saving: bool) -> None:
    """It may end in dots, and cuts nothing else."""
    played(window, "DS1-D3V-AAAAAAB", 30)
    window.status.show_saving(is_saving)
    window.status.tell(window.view.keyboard.numbers())
    QApplication.processEvents()
    assert cut_off(window) == []


def test_games_in_the_statistics(window: MainWindow) -> None:
    for code in ("FC1-R-AAAAAAB", "FC1-R-AAAAAAC", "FC1-R-AAAAAAD"):
        played(window, code, 3)
    statistics(window)
    (dialog,) = opened(window)
    for tab in range(2):
        dialog.findChildren(QTabWidget)[0].setCurrentIndex(tab)
        QApplication.processEvents()
        assert cut_off(dialog) == []
    dialog.close()


@pytest.fixture
def large(window: MainWindow) -> Iterator[MainWindow]:
    """All text twice as large."""
    window.settings.set("appearance", "text_size", 200)
    window.apply_theme()
    yield window
    window.settings.forget("appearance", "text_size")
    window.apply_theme()


def test_large_text_at_the_end_of_a_game(large: MainWindow) -> None:
    result = played(large, "FC1-R-AAAAAAB", 3).result()
    for size in (SIZE, (1280, 800), SIZE):
        large.resize(*size)
        large.controller.ended.emit(result)
        QApplication.processEvents()
        panel = large.end_panel
        assert panel is not None
        assert panel.width() <= large.area.width()
        assert panel.height() <= large.area.height()
        assert cut_off(panel) == []


@pytest.mark.parametrize("is_saving", [True, False])
def test_large_text_in_the_status_bar(large: MainWindow, is_saving: bool) -> None:
    played(large, "DS1-D3N-AAAAAAB", 30)
    large.status.show_saving(is_saving)
    QApplication.processEvents()
    assert cut_off(large.status) == []


@pytest.mark.parametrize("show", [moves_list, statistics, new_game])
def test_large_text_in_a_dialog(show: Callable[[MainWindow], None], large: MainWindow) -> None:
    played(large, "FC1-R-AAAAAAB", 10)
    show(large)
    (dialog,) = opened(large)
    assert dialog.width() <= SIZE[0]
    buttons = dialog.findChildren(QPushButton)
    assert all(dialog.rect().contains(b.mapTo(dialog, b.rect().bottomRight())) for b in buttons)
    dialog.close()


def test_every_page_of_the_preferences(window: MainWindow) -> None:
    preferences(window)
    (dialog,) = opened(window)
    assert isinstance(dialog, PreferencesWindow)
    dialog.resize(dialog.size().boundedTo(QSize(*SIZE)))
    for row, page in enumerate(dialog.pages):
        dialog.list.setCurrentRow(row)
        QApplication.processEvents()
        assert cut_off(dialog) == [], page.key
    dialog.close()


def test_the_help(window: MainWindow) -> None:
    for page in (RULES, EXAMPLES, FAQ, *ABOUT_ALL):
        window.dialogs.show_help(page)
        (help_window,) = opened(window)
        help_window.resize(*SIZE)
        QApplication.processEvents()
        assert cut_off(help_window) == [], page
    help_window.close()


def test_menus_have_each_letter_once(window: MainWindow) -> None:
    """Alt and a letter must mean one entry."""
    for menu in window.menuBar().findChildren(QMenu):
        entries = [action for action in menu.actions() if action.text()]
        letters = [letter for action in entries if (letter := letter_of(action))]
        assert len(letters) == len(set(letters)), [action.text() for action in entries]
    titles = [letter_of(action) for action in window.menuBar().actions()]
    assert len(titles) == len(set(titles))


def letter_of(action: QAction) -> str:
    _, _, rest = action.text().replace("&&", "").partition("&")
    return rest[:1].upper()


def test_what_does_not_fit_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("A text that is longer than its place", window)
    label.setGeometry(0, 0, 40, 20)
    window.show()
    assert cut_off(window) == ["QLabel: 'A text that is longer than its place'"]
    label.adjustSize()
    assert cut_off(window) == []
