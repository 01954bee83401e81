"""The windows beside the table that the player can ask for; none is made before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reussite.game.records import Contest
from reussite.kernel.variant import Game
from reussite.store.store import Store
from reussite.windows.menus import actions
from reussite.windows.pause import RestReason

if TYPE_CHECKING:
    from reussite.plugins.host import PluginHost
    from reussite.settings import Settings
    from reussite.windows.dialogs.compare import CompareOwner
    from reussite.windows.game_chooser import GameChooser
    from reussite.windows.game_controller import GameController
    from reussite.windows.game_files import FilesOwner
    from reussite.windows.messages import Messages
    from reussite.windows.pause import Pause
    from reussite.windows.preferences.owner import PreferencesOwner
    from reussite.windows.statistics.window import StatisticsOwner
    from reussite.windows.tournaments.window import TournamentsOwner

    class DialogsOwner(
        FilesOwner, CompareOwner, StatisticsOwner, TournamentsOwner, PreferencesOwner, Protocol
    ):
        """What the dialogs use of the main window."""

        settings: Settings
        plugins: PluginHost
        messages: Messages
        chooser: GameChooser
        controller: GameController
        pause: Pause


class Dialogs:
    """Opens the dialogs and windows that belong to one window; they go when they are closed."""

    def __init__(self, owner: DialogsOwner, window: QWidget, store: Store) -> None:
        self._owner = owner
        self._window = window
        self._store = store

    def ask_for_game(self, *, by_code: bool = False) -> None:
        """Let the player choose another game."""
        from reussite.windows.dialogs.new_game import NewGameDialog

        owner = self._owner
        game = owner.controller.session.game if owner.controller.has_session else None
        dialog = NewGameDialog(
            owner.plugins,
            owner.settings,
            owner.view.table.theme,
            game=game,
            by_code=by_code,
            won=owner.plugins.won_deals if owner.plugins.has_advisers else None,
            parent=self._window,
        )
        _forget_when_closed(dialog)
        dialog.chosen.connect(owner.chooser.offer)
        dialog.rules_asked.connect(lambda wanted: self._show_rules(wanted, dialog))
        dialog.open()

    def ask_at_first_start(self) -> None:
        """Let a new player choose among the main games; everybody else just goes on."""
        from reussite.windows.dialogs.first_game import FirstGameDialog, is_first_start

        owner = self._owner
        if not is_first_start(owner.settings, self._store):
            return
        dialog = FirstGameDialog(
            owner.plugins, owner.settings, owner.view.table.theme, self._window
        )
        _forget_when_closed(dialog)
        dialog.chosen.connect(owner.chooser.offer)
        dialog.more_asked.connect(self.ask_for_game)
        dialog.finished.connect(self._remember_first)
        dialog.open()

    def _remember_first(self) -> None:
        """Closing the question is an answer, too: it is asked once."""
        from reussite.windows.next_game import remember

        if self._owner.controller.has_session:
            remember(self._owner.settings, self._owner.controller.session.deal)

    def _show_rules(self, game: Game, parent: QWidget) -> None:
        """The rules of a game that is being chosen, beside the window it is chosen in."""
        from reussite.windows.help.pages import RULES, HelpLibrary
        from reussite.windows.help.window import HelpWindow

        shown = parent.findChild(HelpWindow)
        if shown is None:
            library = HelpLibrary(self._owner.plugins, self._key_rows)
            shown = HelpWindow(library, lambda: self._owner.view.table.theme, parent)
        shown.open_at(game, RULES)

    def show_calendar(self) -> None:
        """Show the deals of the days for the game on the table."""
        from reussite.windows.dialogs.calendar import CalendarWindow

        owner = self._owner
        variant = owner.controller.session.deal.variant
        calendar = CalendarWindow(variant, owner.plugins, self._store, self._window)
        _forget_when_closed(calendar)
        calendar.chosen.connect(owner.chooser.offer_or_go_on)
        calendar.open()

    def show_statistics(self) -> None:
        from reussite.windows.statistics.window import StatisticsWindow

        if _is_raised(self._window.findChild(StatisticsWindow)):
            return
        play = self._owner.controller
        contest = Contest.of(play.session.deal) if play.has_session else None
        statistics = StatisticsWindow(self._owner, self._store, contest, self._window)
        _forget_when_closed(statistics)
        statistics.show()

    def compare_files(self) -> None:
        from reussite.windows.dialogs.compare import CompareWindow

        if _is_raised(self._window.findChild(CompareWindow)):
            return
        compare = CompareWindow(self._owner, self._window)
        _forget_when_closed(compare)
        compare.show()

    def show_tournaments(self, folder: Path | None = None) -> None:
        """Show the tournaments; with a folder, the one in it."""
        from reussite.windows.tournaments.window import TournamentsWindow

        window = self._window.findChild(TournamentsWindow)
        if not _is_raised(window):
            window = TournamentsWindow(self._owner, self._window)
            _forget_when_closed(window)
            window.show()
        if folder is not None and window is not None:
            window.enter(folder)

    def show_preferences(self) -> None:
        from reussite.windows.preferences import PreferencesWindow

        owner = self._owner
        preferences = PreferencesWindow(owner, owner.settings, owner.plugins)
        _forget_when_closed(preferences)
        preferences.open()

    def show_help(self, page: str) -> None:
        """Show this page of the help, for the game on the table."""
        from reussite.windows.help.pages import HelpLibrary
        from reussite.windows.help.window import HelpWindow

        window = self._owner
        shown = self._window.findChild(HelpWindow)
        if shown is None:
            library = HelpLibrary(window.plugins, self._key_rows)
            shown = HelpWindow(library, lambda: window.view.table.theme, self._window)
            shown.read.connect(self._rest_for_reading)
        shown.open_at(window.controller.session.game, page)

    def _rest_for_reading(self, is_read: bool) -> None:
        if is_read:
            self._owner.pause.begin(RestReason.READING)
        else:
            self._owner.pause.end(RestReason.READING)

    def _key_rows(self) -> list[tuple[str, str]]:
        window = self._owner
        return [*actions.key_rows(window.actions_by_key), *window.view.keyboard.map.rows()]

    def show_about(self) -> None:
        from reussite.windows.help.window import about

        box = about(self._window)
        _forget_when_closed(box)
        box.open()


def _is_raised(window: QWidget | None) -> bool:
    """Bring a window to the front; whether it is open."""
    if window is None or not window.isVisible():
        return False
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    return True


def _forget_when_closed(window: QWidget) -> None:
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
