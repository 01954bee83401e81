"""The window says everything in the language spoken now, and again when it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from support.window import play

from reussite.windows.main import MainWindow

WORDS = {
    ("Actions", "&Undo"): "&Rückgängig",
    ("Actions", "Undo"): "Zurück",
    ("Actions", "&Game"): "&Spiel",
    ("StatusBar", "Score"): "Punkte",
    ("Pause", "Paused"): "Angehalten",
    ("DS", "Double Solitaire"): "Doppelte Patience",
}


class Words(QTranslator):
    """A language of a few words that no translation file has."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return WORDS.get((context, source), "")


@pytest.fixture
def german(window: MainWindow) -> Iterator[MainWindow]:
    """The window, whose language changed while it was open."""
    application = QCoreApplication.instance()
    assert application is not None
    words = Words(application)
    QLocale.setDefault(QLocale("de_DE"))
    QCoreApplication.installTranslator(words)
    QCoreApplication.sendPostedEvents()
    yield window
    QCoreApplication.removeTranslator(words)


def test_menus_and_tools_change(german: MainWindow) -> None:
    assert german.menuBar().actions()[0].text() == "&Spiel"
    assert german.actions_by_key["undo"].text() == "&Rückgängig"
    assert german.actions_by_key["undo"].iconText() == "Zurück"
    assert german.actions_by_key["undo"].toolTip().startswith("Rückgängig (")


def test_the_status_bar_changes(german: MainWindow) -> None:
    assert german.status.score.label == "Punkte"
    assert german.curtain.heading.text() == "Angehalten"


def test_the_name_of_the_game_changes(german: MainWindow) -> None:
    assert german.windowTitle() == "Doppelte Patience"
    assert german.tools.game_name.text() == "Doppelte Patience"


def test_the_game_goes_on(german: MainWindow) -> None:
    session = german.controller.session
    play(german, "s0>w0")
    assert german.controller.session is session
    assert session.moves == 1
    assert not german.controller.is_held
