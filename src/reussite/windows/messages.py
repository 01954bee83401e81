"""Telling the player what there is to know, and what went wrong, once and in their language."""

from __future__ import annotations

from reussite.i18n import messages
from reussite.kernel.variant import Variant
from reussite.plugins.guard import error_text
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.store.open_games import LostGameError
from reussite.store.store import Store
from reussite.table.view import TableView
from reussite.windows.toast import Toast


class Messages:
    """Says things to eyes and ears: over the table, and to readers of the screen.

    The store and the settings keep their troubles until they are asked for them.

    :param reminder: where sentences are read.
    :param view: what says them.
    """

    def __init__(
        self,
        reminder: Toast,
        view: TableView,
        *,
        settings: Settings,
        store: Store,
        plugins: PluginHost,
    ) -> None:
        self._toast = reminder
        self._view = view
        self._settings = settings
        self._store = store
        self._plugins = plugins

    def tell(self, sentence: str, *, lasting: bool = True) -> None:
        """Say something that the player should know; see `Toast.say`."""
        self._toast.say(sentence, lasting=lasting)
        self._view.say(sentence, as_written=True)

    def tell_store_problem(self) -> None:
        """Say once what is wrong with the stored games, if anything is."""
        told_problems = []
        while problem := self._store.take_problem():
            from reussite.i18n.file_errors import store_problem  # seldom needed

            told_problems.append(store_problem(problem))
        if told_problems:
            self.tell(" ".join(told_problems))

    def tell_settings_problem(self) -> None:
        """Say once what is wrong with the settings, if anything is."""
        if problem := self._settings.take_problem():
            self.tell(messages.settings_problem(*problem))

    def tell_unsaved(self) -> None:
        """Say that another program keeps the games and does not answer."""
        from reussite.i18n.file_errors import unsaved_beside_another  # seldom needed

        self.tell(unsaved_beside_another())

    def tell_lost(self, error: LostGameError) -> None:
        """Say that a stored game cannot be played again."""
        from reussite.i18n.file_errors import game_lost_problem  # seldom needed

        self.tell(game_lost_problem(error.code))

    def tell_failure(self, variant: Variant, error: BaseException) -> None:
        """Say that the rules of a plugin raised something."""
        plugin = self._plugins.brought_by.get(variant.family)
        name = plugin.name if plugin is not None else variant.family
        self.tell(messages.rules_failed(name, error_text(error)))
