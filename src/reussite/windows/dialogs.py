"""The windows beside the table that the player can ask for; none is made before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reussite.services.records import Contest
from reussite.services.store import Store
from reussite.windows import actions

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow


class Dialogs:
    """Opens the dialogs and windows that belong to one window; they go when they are closed."""

    def __init__(self, window: MainWindow, store: Store) -> None:
        self._window = window
        self._store = store

    def ask_for_game(self, *, by_code: bool = False) -> None:
        """Let the player choose another game."""
        from reussite.windows.new_game import NewGameDialog

        window = self._window
        game = window.play.session.game if window.play.has_session else None
        dialog = NewGameDialog(
            window.plugins.variants, window.settings, game=game, by_code=by_code, parent=window
        )
        _forget_when_closed(dialog)
        dialog.chosen.connect(window.dealer.offer)
        dialog.open()

    def show_statistics(self) -> None:
        from reussite.windows.statistics import StatisticsWindow

        if _is_raised(self._window.findChild(StatisticsWindow)):
            return
        play = self._window.play
        contest = Contest.of(play.session.deal) if play.has_session else None
        statistics = StatisticsWindow(self._window, self._store, contest)
        _forget_when_closed(statistics)
        statistics.show()

    def compare_files(self) -> None:
        from reussite.windows.compare import CompareWindow

        if _is_raised(self._window.findChild(CompareWindow)):
            return
        compare = CompareWindow(self._window)
        _forget_when_closed(compare)
        compare.show()

    def show_preferences(self) -> None:
        from reussite.windows.preferences import PreferencesWindow

        window = self._window
        preferences = PreferencesWindow(window, window.settings, window.plugins)
        _forget_when_closed(preferences)
        preferences.open()

    def show_help(self, page: str) -> None:
        """Show this page of the help, for the game on the table."""
        from reussite.windows.help import HelpWindow
        from reussite.windows.help_pages import Library

        window = self._window
        shown = window.findChild(HelpWindow)
        if shown is None:
            library = Library(window.plugins, self._key_rows)
            shown = HelpWindow(library, lambda: window.view.table.look, window)
        shown.open_at(window.play.session.game, page)

    def _key_rows(self) -> list[tuple[str, str]]:
        window = self._window
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
