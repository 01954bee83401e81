"""The games that wait, to be gone on with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from reussite.kernel.codes import CodeError, parse_code
from reussite.plugins.host import PluginHost
from reussite.store.open_games import OpenGames, Waiting
from reussite.windows.game_controller import GameController
from reussite.windows.next_game import described

translate = QCoreApplication.translate


class OpenMenu(QMenu):
    """Lists the open games of other variants when it is opened.

    Signal `chosen` carries the family.
    """

    chosen = Signal(str)

    def __init__(
        self, games: OpenGames, plugins: PluginHost, play: GameController, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._plugins = plugins
        self._controller = play
        self.aboutToShow.connect(self._fill)

    def retranslate(self) -> None:
        self.setTitle(translate("OpenGames", "Open game&s"))

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
        if self._controller.has_session and not self._controller.session.is_over:
            on_table = self._controller.session.deal.variant.family
        return [family for family in self._plugins.brought_by if family != on_table]

    def _described(self, waiting: Waiting) -> str:
        try:
            return described(parse_code(waiting.code, self._plugins.variants))
        except CodeError:
            return waiting.family
