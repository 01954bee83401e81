"""The games that wait, to be gone on with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from reussite.kernel.codes import CodeError, parse_code
from reussite.services.open_games import OpenGames, Waiting
from reussite.services.plugins import Plugins
from reussite.windows.choice import described
from reussite.windows.play import Play

translate = QCoreApplication.translate


class OpenMenu(QMenu):
    """Lists the open games of other variants when it is opened.

    Signal `chosen` carries the family.
    """

    chosen = Signal(str)

    def __init__(self, games: OpenGames, plugins: Plugins, play: Play, parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self._plugins = plugins
        self._play = play
        self.aboutToShow.connect(self._fill)

    def speak(self) -> None:
        self.setTitle(translate("OpenGames", "Open &games"))

    def _fill(self) -> None:
        self.clear()
        for waiting in self._games.all_waiting(self._others()):
            action = self.addAction(f"{waiting.code}    {self._described(waiting)}")
            action.triggered.connect(
                lambda _checked, family=waiting.family: self.chosen.emit(family)
            )
        if self.isEmpty():
            self.addAction(translate("OpenGames", "No other game is open")).setEnabled(False)

    def _others(self) -> list[str]:
        """The variants whose open game does not lie on the table."""
        on_table = None
        if self._play.has_session and not self._play.session.is_over:
            on_table = self._play.session.deal.variant.family
        return [family for family in self._plugins.brought_by if family != on_table]

    def _described(self, waiting: Waiting) -> str:
        try:
            return described(parse_code(waiting.code, self._plugins.variants))
        except CodeError:
            return waiting.family
