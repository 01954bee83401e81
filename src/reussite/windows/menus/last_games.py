"""Other games at hand: the main ones and those played last, each dealt by one click."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from reussite.i18n import messages
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.next_game import SECTION, first_options, random_deal

translate = QCoreApplication.translate

KEY = "played"
MAIN = ("DS", "FT", "FC")  # the families that the program is made for
KEPT = 8


def last_families(settings: Settings) -> list[str]:
    """The families that lay on the table last, the latest first."""
    return settings.texts(SECTION, KEY)[:KEPT]


def remember_played(settings: Settings, left: str, family: str) -> None:
    """A game of one family has taken the place of another one's on the table."""
    others = [known for known in last_families(settings) if known not in (left, family)]
    settings.set(SECTION, KEY, [family, left, *others][:KEPT])


def main_and_last(settings: Settings, known: Iterable[str]) -> tuple[list[str], list[str]]:
    """The main games and, beside them, the ones played last, as far as they are known."""
    there = set(known)
    main = [family for family in MAIN if family in there]
    last = [family for family in last_families(settings) if family in there - set(main)]
    return main, last


class LastGamesMenu(QMenu):
    """Lists the main games and the last ones when it is opened, and then what leads to all others.

    Signal `chosen` carries the Deal.

    :param more: the action that shows all games.
    """

    chosen = Signal(object)

    def __init__(
        self, settings: Settings, plugins: PluginHost, more: QAction, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._plugins = plugins
        self._more = more
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        for families in main_and_last(self._settings, self._plugins.brought_by):
            for family in families:
                self._add(family)
            self.addSeparator()
        self.addAction(self._more)

    def _add(self, family: str) -> None:
        if (variant := self._plugins.variants.get(family)) is None:
            return
        action = self.addAction(messages.name_in_lists(variant).replace("&", "&&"))
        action.triggered.connect(
            lambda: self.chosen.emit(
                random_deal(variant.game(first_options(self._settings, variant)))
            )
        )
