"""The settings, plugins and variants of this player, as a command needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from reussite.cli.answers import BadThingError, tell
from reussite.game.session import Session
from reussite.i18n import languages
from reussite.i18n.messages import code_problem, filled, one_line, quoted, settings_problem
from reussite.i18n.qt_core import QCoreApplication
from reussite.kernel.code_search import find_code
from reussite.kernel.codes import CodeError, tidy
from reussite.kernel.variant import Deal, Variant
from reussite.paths import bundled_plugins, players_folders
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Plugin
from reussite.settings import Settings

translate = QCoreApplication.translate


class Known:
    """What is known here, read anew.

    :param safe: leave out everything that is not bundled.
    """

    def __init__(self, *, safe: bool = False) -> None:
        folders = players_folders()
        self.settings = Settings(folders.settings)
        self.plugins = PluginHost(
            self.settings, bundled=bundled_plugins(), own=folders.plugins, safe=safe
        )
        self.plugins.load_folders()
        languages.follow(self.settings, self.plugins)

    @classmethod
    def for_command(cls) -> Known:
        """As a command needs it: what is wrong with the settings is said at once."""
        known = cls()
        if problem := known.settings.take_problem():
            tell(settings_problem(*problem))
        return known

    def deal(self, code: str) -> Deal:
        """The deal of this code; installed plugins are looked through where needed."""
        try:
            return self._deal(code)
        except CodeError as error:
            if error.problem != "code-family":
                raise BadThingError(code_problem(error)) from error
        self.plugins.load_installed()
        try:
            return self._deal(code)
        except CodeError as error:
            raise BadThingError(code_problem(error)) from error

    def variant(self, family: str) -> Variant:
        """The variant whose codes begin so."""
        if variant := self.plugins.variant(tidy(family)):
            return variant
        known = ", ".join(sorted(self.plugins.variants))
        raise BadThingError(code_problem(CodeError("code-family", family, known)))

    def plugin(self, name: str) -> Plugin:
        """The plugin with this name, or with this origin and name where two share the name."""
        named = [plugin for plugin in self.plugins.found if name in (plugin.name, plugin.identity)]
        if len(named) == 1:
            return named[0]
        if named:
            problem = translate(
                "CommandLine", "There are several plugins called %1. Use one of %2."
            )
            choices = ", ".join(plugin.identity for plugin in named)
        else:
            problem = translate("CommandLine", "Unknown plugin “%1”. Use one of %2.")
            choices = ", ".join(plugin.name for plugin in self.plugins.found)
        raise BadThingError(filled(problem, quoted(name), choices))

    def session(self, code: str, elapsed_ms: int = 0) -> Session:
        """A fresh game of this code, its clock standing still at this played time."""
        deal = self.deal(code)
        with self.blamed(deal.variant):
            session = Session(deal, now=lambda: 0.0)
        session.clock.set(elapsed_ms)
        return session

    @contextmanager
    def blamed(self, variant: Variant) -> Iterator[None]:
        """Raise BadThingError that names the plugin for whatever its rules raise in here."""
        try:
            yield
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a plugin may raise anything, SystemExit included
            problem = translate(
                "CommandLine", "The plugin %1 failed (%2). Report this to its author."
            )
            plugin = self.plugins.brought_by[variant.family].name
            told = one_line(f"{type(error).__name__}: {error}")
            raise BadThingError(filled(problem, plugin, told)) from error

    def _deal(self, code: str) -> Deal:
        return find_code(code, self.plugins.variants)
