"""The windows beside the table that the player can ask for; none is made before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reussite.services.records import Contest
from reussite.services.store import Store
from reussite.windows import actions

if TYPE_CHECKING:
    from reussite.services.plugins import Plugins
    from reussite.services.settings import Settings
    from reussite.windows.compare import CompareOwner
    from reussite.windows.dealer import Dealer
    from reussite.windows.files import FilesOwner
    from reussite.windows.notices import Notices
    from reussite.windows.play import Play
    from reussite.windows.preferences.owner import Owner
    from reussite.windows.statistics import StatisticsOwner

    class DialogsOwner(FilesOwner, CompareOwner, StatisticsOwner, Owner, Protocol):
        """What the dialogs use of the main window."""

        settings: Settings
        plugins: Plugins
        notices: Notices
        dealer: Dealer
        play: Play


class Dialogs:
    """Opens the dialogs and windows that belong to one window; they go when they are closed."""

    def __init__(self, owner: DialogsOwner, window: QWidget, store: Store) -> None:
        self._owner = owner
        self._window = window
        self._store = store

    def ask_for_game(self, *, by_code: bool = False) -> None:
        """Let the player choose another game."""
        from reussite.windows.new_game import NewGameDialog

        owner = self._owner
        game = owner.play.session.game if owner.play.has_session else None
        dialog = NewGameDialog(
            owner.plugins.variants,
            owner.settings,
            game=game,
            by_code=by_code,
            parent=self._window,
        )
        _forget_when_closed(dialog)
        dialog.chosen.connect(owner.dealer.offer)
        dialog.open()

    def show_statistics(self) -> None:
        from reussite.windows.statistics import StatisticsWindow

        if _is_raised(self._window.findChild(StatisticsWindow)):
            return
        play = self._owner.play
        contest = Contest.of(play.session.deal) if play.has_session else None
        statistics = StatisticsWindow(self._owner, self._store, contest, self._window)
        _forget_when_closed(statistics)
        statistics.show()

    def compare_files(self) -> None:
        from reussite.windows.compare import CompareWindow

        if _is_raised(self._window.findChild(CompareWindow)):
            return
        compare = CompareWindow(self._owner, self._window)
        _forget_when_closed(compare)
        compare.show()

    def show_preferences(self) -> None:
        from reussite.windows.preferences import PreferencesWindow

        owner = self._owner
        preferences = PreferencesWindow(owner, owner.settings, owner.plugins)
        _forget_when_closed(preferences)
        preferences.open()

    def show_help(self, page: str) -> None:
        """Show this page of the help, for the game on the table."""
        from reussite.windows.help import HelpWindow
        from reussite.windows.help_pages import Library

        window = self._owner
        shown = self._window.findChild(HelpWindow)
        if shown is None:
            library = Library(window.plugins, self._key_rows)
            shown = HelpWindow(library, lambda: window.view.table.look, self._window)
        shown.open_at(window.play.session.game, page)

    def _key_rows(self) -> list[tuple[str, str]]:
        window = self._owner
        return [*actions.key_rows(window.actions_by_key), *window.view.keyboard.map.rows()]

    def show_about(self) -> None:
        from reussite.windows.help import about

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
