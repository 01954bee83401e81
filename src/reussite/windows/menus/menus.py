"""The menus: every action in its place, and the games that can be gone back to among them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar

from reussite.api.records import Felt
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.store.open_games import OpenGames
from reussite.windows.game_controller import GameController
from reussite.windows.menus import actions
from reussite.windows.menus.open_games import OpenMenu
from reussite.windows.menus.recent_deals import RecentMenu
from reussite.windows.widgets import chrome


class Menus(QObject):
    """Shows the actions of a window in its menu bar, under the names, keys and pictures of now.

    Signal `opening` tells that a menu is about to be shown.

    :param games: those that wait.
    """

    opening = Signal()

    def __init__(
        self,
        bar: QMenuBar,
        actions_by_key: Mapping[str, QAction],
        *,
        settings: Settings,
        plugins: PluginHost,
        games: OpenGames,
        play: GameController,
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._actions = actions_by_key
        self._settings = settings
        self._hint: QAction | None = None
        self._hint_line: QAction | None = None
        self._menus = {menu: bar.addMenu("") for menu in actions.Menu}
        game = self._menus[actions.Menu.GAME]
        self.recent = RecentMenu(settings, plugins, game)
        self.open_games = OpenMenu(games, plugins, play, game)
        for menu in self._menus.values():
            menu.aboutToShow.connect(self.opening)
        self._fill()

    def _fill(self) -> None:
        for entry in actions.entries():
            menu = self._menus[entry.menu]
            if entry.begins_group:
                menu.addSeparator()
            menu.addAction(self._actions[entry.key])
            if entry.key == "previous_number":
                menu.addMenu(self.recent)
                menu.addMenu(self.open_games)

    def show_hint(self, action: QAction | None) -> None:
        """Offer to ask for a move, or no longer."""
        move = self._menus[actions.Menu.MOVE]
        for shown in (self._hint_line, self._hint):
            if shown is not None:
                move.removeAction(shown)
        self._hint, self._hint_line = action, None
        if action is not None:
            self._hint_line = move.addSeparator()
            move.addAction(action)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for menu, title in actions.menu_titles().items():
            self._menus[menu].setTitle(title)
        for entry in actions.entries():
            actions.name(self._actions[entry.key], entry)
        if self._hint is not None:
            actions.name(self._hint, actions.hint())
        self.recent.retranslate()
        self.open_games.retranslate()

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self._bar, felt)
        for entry in actions.entries():
            if entry.icon:
                self._actions[entry.key].setIcon(chrome.icon(entry.icon, felt))

    def apply_shortcuts(self) -> None:
        """The keys of all actions. No other action has those that the player gave to one."""
        changed = self._settings.section("shortcuts")
        own = {
            key: [QKeySequence(keys) for keys in self._settings.texts("shortcuts", key)]
            for key in changed
            if key in self._actions
        }
        taken = [keys for those in own.values() for keys in those]
        for entry in actions.entries():
            action = self._actions[entry.key]
            usual = [keys for keys in actions.sequences(entry) if keys not in taken]
            keys = own.get(entry.key, usual)
            if action.shortcuts() != keys:
                action.setShortcuts(keys)
                actions.name(action, entry)
