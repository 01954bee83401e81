"""Which plugins take part: the player's agreement, checking and isolating them.

Nothing of a third-party plugin is imported before the player has agreed to exactly its files.
Whatever a plugin does wrong stays its own fault: it is left out, named and explained.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

import pluggy

from reussite.api import hookspecs
from reussite.api.advisers import Adviser
from reussite.api.hooks import NAME
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Game, Variant
from reussite.plugins.checks import faults
from reussite.plugins.discovery import (
    folder_plugin,
    forget_modules,
    installed_plugins,
    plugin_folders,
)
from reussite.plugins.fingerprint import fingerprint
from reussite.plugins.guard import Guard, error_text, shown
from reussite.plugins.guarded_hooks import ADVISERS, PAGES, VARIANTS, Given, GuardedHooks
from reussite.plugins.hang_marker import FILE_NAME, WATCHDOG, Slow, SlowNotes
from reussite.plugins.plugin import Origin, Plugin, PluginError, State
from reussite.settings import Settings

SETTINGS_SECTION = "plugins"
_MOST_WON = 100_000  # deals of one adviser
CHANGING = "trust_while_changing"  # identities of plugins that the player is writing

log = logging.getLogger(__name__)

T = TypeVar("T")

_MOST_TOLD: Final = 6  # faults of a variant


class PluginHost:
    """All plugins, and the variants of those that take part.

    A bundled plugin that says in `plugin.toml` which families it brings is imported only when one
    of them is wanted, so that the start does not grow with what is bundled. Tests hold it to what
    it says, and to all that is checked of other plugins before they are offered.

    :ivar variants: by family; reading one imports the plugin that brings it.
    :ivar brought_by: the plugin that brings each family.
    :param bundled: folder of the bundled plugins.
    :param own: folder of the player's own plugins; None: there is none.
    :param safe: leave out everything that is not bundled.
    """

    def __init__(
        self, settings: Settings, *, bundled: Path, own: Path | None = None, safe: bool = False
    ) -> None:
        self._settings = settings
        self._own = None if safe else own
        self._safe = safe
        self._bundled = bundled
        self._manager = pluggy.PluginManager(NAME)
        self._manager.add_hookspecs(hookspecs)
        self._installed_read = safe
        self._hooks: dict[Plugin, tuple[GuardedHooks, GuardedHooks]] = {}
        self._slow = SlowNotes(own.parent / FILE_NAME if own is not None else None)
        self.found: list[Plugin] = []
        self._brought_so_far: dict[str, Variant] = {}
        self.variants: Mapping[str, Variant] = _Variants(self._wanted, self._families)
        self.brought_by: dict[str, Plugin] = {}

    def load_folders(self) -> None:
        """The bundled plugins, single games before collections, then the player's own."""
        bundled = [
            folder_plugin(folder, Origin.BUNDLED) for folder in plugin_folders(self._bundled)
        ]
        for plugin in sorted(bundled, key=lambda plugin: len(plugin.families)):
            self._take(plugin)
        if self._own is not None:
            for folder in plugin_folders(self._own):
                self._take(folder_plugin(folder, Origin.FOLDER))

    def load_installed(self) -> None:
        """The plugins installed as distributions; reading their metadata is slow, so it is done
        after the first picture, or when a family is not known otherwise."""
        if self._installed_read:
            return
        self._installed_read = True
        for plugin in installed_plugins():
            self._take(plugin)

    def variant(self, family: str) -> Variant | None:
        """The variant of this family; installed plugins are looked through where needed."""
        if (variant := self.variants.get(family)) is None:
            self.load_installed()
            variant = self.variants.get(family)
        return variant

    def is_bundled(self, family: str) -> bool:
        """Whether the program itself brings this family."""
        plugin = self.brought_by.get(family)
        return plugin is not None and plugin.origin is Origin.BUNDLED

    def agree(self, plugin: Plugin, seen: str | None = None) -> bool:
        """The player agrees to these files: import the plugin and let it take part.

        One that its own facts rule out, such as another interface, stays failed and unread; so
        does one with the name of another that takes part, whose agreement stays.

        :param seen: the fingerprint of what the player was asked about; None: what is there now.
        :return: False where the files are no longer those: the player must be asked again.
        """
        if plugin.load is None:
            plugin.state = State.FAILED
            return True
        if self._is_second(plugin):
            self._fail(plugin, PluginError("plugin-name-taken", plugin.name))
            return True
        found = "" if plugin.origin is Origin.BUNDLED else fingerprint(plugin)
        if seen is not None and found != seen:
            return False
        agreement = f"{plugin.version} {found or ''}".strip()
        self._settings.set(SETTINGS_SECTION, plugin.identity, agreement)
        self._slow.forget(plugin.identity)
        if plugin.state is not State.ON:
            plugin.state = State.NOT_AGREED
            self._try(plugin)
        return True

    def disable(self, plugin: Plugin) -> None:
        """Leave it out from now on; its games and records stay."""
        if not self._is_second(plugin):
            self.trust_changes(plugin, is_trusted=False)
            self._settings.set(SETTINGS_SECTION, plugin.identity, "off")
        self._slow.forget(plugin.identity)
        self._leave_out(plugin, State.OFF)

    def can_trust_changes(self, plugin: Plugin) -> bool:
        """Whether the player may be its author: it lies in the player's own folder, under its own
        name, so that a copy or another plugin that bears the name is not trusted with it."""
        return (
            plugin.origin is Origin.FOLDER
            and plugin.folder is not None
            and plugin.folder.parent == self._own
            and plugin.folder.name == plugin.name
        )

    def trusts_changes(self, plugin: Plugin) -> bool:
        """Whether the player trusts its folder while it changes, without being asked again."""
        trusted = self._settings.texts(SETTINGS_SECTION, CHANGING)
        return plugin.identity in trusted and self.can_trust_changes(plugin)

    def trust_changes(self, plugin: Plugin, *, is_trusted: bool) -> None:
        """Trust a folder while it changes, or ask again when it has changed."""
        trusted = self._settings.texts(SETTINGS_SECTION, CHANGING)
        others = [identity for identity in trusted if identity != plugin.identity]
        if is_trusted and self.can_trust_changes(plugin):
            self._settings.set(SETTINGS_SECTION, CHANGING, [*others, plugin.identity])
        elif others:
            self._settings.set(SETTINGS_SECTION, CHANGING, others)
        else:
            self._settings.forget(SETTINGS_SECTION, CHANGING)

    def leave_out_disabled(self) -> None:
        """Leave out what another program switched off meanwhile."""
        for plugin in self.found:
            is_off = self._settings.get(SETTINGS_SECTION, plugin.identity, "") == "off"
            if is_off and plugin.state is State.ON:
                self._leave_out(plugin, State.OFF)

    def slow(self, plugin: Plugin) -> Slow | None:
        """What is known of a plugin that took too long once and takes part still."""
        return self._slow.of(plugin.identity) if plugin.state is State.ON else None

    def is_stuck(self, plugin: Plugin) -> bool:
        """Whether it is left out only because it did not answer any more in an earlier run."""
        return plugin.error is not None and plugin.error.problem == "plugin-stuck"

    def take_slow(self) -> list[Plugin]:
        """The plugins to be named to the player because they took too long, each once."""
        untold = []
        for plugin in self.found:
            slow = self._slow.of(plugin.identity)
            if slow is not None and not slow.told and plugin.state in (State.ON, State.FAILED):
                self._slow.is_told(plugin.identity)
                untold.append(plugin)
        return untold

    def reset(self) -> None:
        """As before the player chose anything: bundled plugins take part, all others wait."""
        self._settings.forget(SETTINGS_SECTION)
        for plugin in self.found:
            if plugin.origin is not Origin.BUNDLED and plugin.load is not None:
                plugin.error = None
                self._leave_out(plugin, State.NOT_AGREED)
            elif plugin.waits:
                self._leave_out(plugin, State.OFF)
            elif plugin.state is State.OFF:
                self._try(plugin)

    def in_folder(self, folder: Path) -> Plugin:
        """The plugin that lies in this folder, which may be any; nothing is imported."""
        for plugin in self.found:
            if plugin.folder is not None and plugin.folder.resolve() == folder.resolve():
                return plugin
        plugin = folder_plugin(folder, Origin.FOLDER)
        self.found.append(plugin)
        if plugin.error:
            plugin.state = State.FAILED
        return plugin

    def examine(self, plugin: Plugin) -> None:
        """Import a plugin whatever the player has agreed to, and forget it with the program: for
        its author. One of the player's own with the same name makes way."""
        if plugin.module is not None or plugin.load is None:
            return
        for other in self.found:
            if other.name == plugin.name and other.origin is not Origin.BUNDLED:
                self._leave_out(other, State.OFF)
        self._slow.forget(plugin.identity)
        self._try(plugin)

    @property
    def own_folder(self) -> Path | None:
        """The folder of the player's own plugins; None: they are left out altogether."""
        return self._own

    def reload(self, on_table: str | None = None) -> None:
        """Read the player's own folder as it is now: new plugins, changed ones, and no lost ones.

        :param on_table: a family in play; the plugin that brings it stays as it is.
        """
        if self._own is None:
            return
        kept = self.brought_by.get(on_table) if on_table is not None else None
        for plugin in [p for p in self.found if p.origin is Origin.FOLDER and p is not kept]:
            self._leave_out(plugin, State.OFF)
            self.found.remove(plugin)
            if plugin.folder is not None:
                forget_modules(plugin.folder, plugin.origin)
        known = [plugin.folder for plugin in self.found]
        for folder in plugin_folders(self._own):
            if folder not in known:
                self._take(folder_plugin(folder, Origin.FOLDER))

    def tell(self, hook: str, **facts: object) -> None:
        """Call a watching hook of all plugins."""
        getattr(self._manager.hook, hook)(**facts)

    def ask(self, hook: str, kind: type[T]) -> list[tuple[Plugin, T]]:
        """What each plugin gives at an adding hook; a plugin that fails gives nothing, and what
        is of another kind is logged and left out."""
        for plugin in self.found:
            if plugin.state is State.ON and plugin.module is None:
                self._try(plugin)
        return list(_of_kind(hook, getattr(self._manager.hook, hook)(), kind))

    @property
    def has_advisers(self) -> bool:
        """Whether somebody can be asked for a move; nothing is imported for it."""
        return any(
            plugin.state is State.ON and (plugin.advises or hasattr(plugin.module, ADVISERS))
            for plugin in self.found
        )

    def won_deals(self, game: Game) -> list[int]:
        """The numbers of deals of this game that are known to have been won."""
        if not self.has_advisers:
            return []
        found: list[int] = []
        for _, adviser in self.ask(ADVISERS, Adviser):
            guard = Guard(lambda _error: None)
            found += guard.ask(lambda adviser=adviser: _numbers(adviser, game), [])  # type: ignore[misc]
        return found

    def given(self, plugin: Plugin, hook: str) -> list[Given]:
        """What one plugin gives at an adding hook, unchecked: for its author."""
        return [given for given in self._hook_of(plugin, hook)() if given.plugin is plugin]

    def help_pages(self, language: str, family: str, topic: str = "") -> Path | None:
        """The page about a variant in this language, else in English.

        :param topic: `examples` or `faq`; empty: the rules.
        """
        self._wanted(family)
        name = f"{family}-{topic}" if topic else family
        plugin = self.brought_by.get(family)
        if plugin is None:
            return None
        hook = self._hook_of(plugin, PAGES)
        for wanted in dict.fromkeys((language, "en")):
            for _, page in _of_kind(PAGES, hook(language=wanted), Path):
                if page.stem == name and _is_file(page):
                    return page
        return None

    def _hook_of(self, plugin: Plugin, hook: str) -> pluggy.HookCaller:
        """A hook that is asked of one plugin alone; the wrappers of all run around it."""
        others = [hooks for owner, (hooks, _) in self._hooks.items() if owner is not plugin]
        return self._manager.subset_hook_caller(hook, others)

    def _take(self, plugin: Plugin) -> None:
        self.found.append(plugin)
        if plugin.error:
            plugin.state = State.FAILED
            return
        choice = self._settings.get(SETTINGS_SECTION, plugin.identity, "")
        if choice == "off" or (plugin.origin is Origin.BUNDLED and plugin.waits and not choice):
            plugin.state = State.OFF
        elif plugin.origin is Origin.BUNDLED and plugin.waits:
            plugin.state = State.ON  # imported when it is asked
        elif plugin.origin is Origin.BUNDLED and plugin.families:
            self._await(plugin)
        elif plugin.origin is Origin.BUNDLED:
            self._try(plugin)
        elif choice and self._is_agreed(plugin, choice):
            self._take_agreed(plugin)

    def _is_agreed(self, plugin: Plugin, choice: str) -> bool:
        """Whether the player agreed to the files as they are now.

        What an older version wrote has no fingerprint, and the player is asked again.
        """
        if self.trusts_changes(plugin):
            return True
        version, _, agreed = choice.partition(" ")
        return version == plugin.version and bool(agreed) and agreed == fingerprint(plugin)

    def _is_second(self, plugin: Plugin) -> bool:
        """Whether another plugin from the same place has its name and takes part."""
        return any(
            other is not plugin and other.identity == plugin.identity and other.state is State.ON
            for other in self.found
        )

    def _take_agreed(self, plugin: Plugin) -> None:
        """One that hung is not started again by itself: the program might never start."""
        if (slow := self._slow.of(plugin.identity)) is not None and slow.stuck:
            self._fail(plugin, PluginError("plugin-stuck", str(slow.seconds)))
        else:
            self._try(plugin)

    def _await(self, plugin: Plugin) -> None:
        """Register the families that a bundled plugin names; it is imported when one is wanted."""
        for family in plugin.families:
            if family in self.brought_by:
                self._fail(plugin, PluginError("plugin-family-taken", family))
                return
        self.brought_by |= dict.fromkeys(plugin.families, plugin)
        plugin.state = State.ON

    def _families(self) -> list[str]:
        return list(self.brought_by)

    def _wanted(self, family: str) -> Variant | None:
        """The variant of a family, for which its plugin is imported where it is not yet."""
        plugin = self.brought_by.get(family)
        if plugin is not None and plugin.module is None:
            self._try(plugin)
        return self._brought_so_far.get(family)

    def _try(self, plugin: Plugin) -> None:
        """Import and admit a plugin; whatever it raises is stored as its error."""
        watched = plugin.origin is not Origin.BUNDLED
        if watched:
            if plugin.root:
                WATCHDOG.watch(plugin.root, plugin.identity, self._slow)
            self._slow.starts(plugin.identity)
        try:
            with _surroundings_kept(plugin):
                self._admit(plugin)
        except KeyboardInterrupt:
            WATCHDOG.give_up()
            watched = False  # it counts as stuck
            raise
        except PluginError as error:
            self._fail(plugin, error)
        except BaseException as error:
            log.debug("plugin %s left out", plugin.name, exc_info=True)
            self._fail(plugin, PluginError("plugin-raised", error_text(error)))
            if plugin.error is not None:
                plugin.error.__cause__ = error  # for its author
        finally:
            if watched:
                self._slow.is_started(plugin.identity)

    def _fail(self, plugin: Plugin, error: PluginError) -> None:
        plugin.error = error
        self._leave_out(plugin, State.FAILED)

    def _leave_out(self, plugin: Plugin, state: State) -> None:
        plugin.state = state
        for family, bringer in list(self.brought_by.items()):
            if bringer is plugin:
                del self.brought_by[family]
                self._brought_so_far.pop(family, None)
        self._unregister(plugin)
        plugin.module = None

    def _register(self, plugin: Plugin, module: ModuleType) -> None:
        if any(owner.identity == plugin.identity for owner in self._hooks):
            raise PluginError("plugin-name-taken", plugin.name)
        hooks = GuardedHooks(plugin, module, self._manager)
        wrappers = GuardedHooks(plugin, module, self._manager, wrappers=True)
        self._hooks[plugin] = hooks, wrappers
        self._manager.register(hooks, plugin.identity)
        self._manager.register(wrappers, f"{plugin.identity} wrappers")
        self._check_hooks(plugin)

    def _unregister(self, plugin: Plugin) -> None:
        for hooks in self._hooks.pop(plugin, ()):
            if self._manager.is_registered(hooks):
                self._manager.unregister(hooks)

    def _admit(self, plugin: Plugin) -> None:
        if any(p.name == plugin.name for p in self._before(plugin)):
            raise PluginError("plugin-name-taken", plugin.name)
        assert plugin.load is not None, plugin
        with _surroundings_kept(plugin):  # put back before anything else runs
            plugin.module = plugin.load()
        self._register(plugin, plugin.module)
        brought = dict(self._brought(plugin))
        awaited = {family for family, by in self.brought_by.items() if by is plugin}
        if missing := awaited - brought.keys():
            raise PluginError("plugin-faulty-variant", f"{', '.join(sorted(missing))}: missing")
        plugin.families = tuple(brought)
        self._brought_so_far |= brought
        self.brought_by |= dict.fromkeys(brought, plugin)
        plugin.state = State.ON
        plugin.error = None

    def _before(self, plugin: Plugin) -> Iterator[Plugin]:
        """The plugins whose names and families are theirs: those that are on, and the bundled
        ones even while they are off, for codes and saved games go on meaning their games."""
        return (
            other
            for other in self.found
            if other is not plugin and (other.state is State.ON or other.origin is Origin.BUNDLED)
        )

    def _check_hooks(self, plugin: Plugin) -> None:
        """A misspelt hook is an error, not a silence."""
        try:
            self._manager.check_pending()
        except pluggy.PluginValidationError as error:
            raise PluginError("plugin-unknown-hook", error_text(error)) from error

    def _brought(self, plugin: Plugin) -> Iterator[tuple[str, Variant]]:
        seen = {family for other in self._before(plugin) for family in other.families}
        for given in self._hook_of(plugin, VARIANTS)():
            if given.plugin is not plugin:
                continue  # a wrapper adds nothing in the name of another
            if given.error is not None:
                raise given.error
            for variant in given:
                if found := faults(variant, in_full=plugin.origin is not Origin.BUNDLED):
                    name = str(getattr(variant, "family", plugin.name))[:60]
                    raise PluginError("plugin-faulty-variant", f"{name}: {_first_of(found)}")
                if variant.family in seen:
                    raise PluginError("plugin-family-taken", variant.family)
                seen.add(variant.family)
                yield variant.family, variant


class _Variants(Mapping[str, Variant]):
    """The variants of the plugins that take part, each brought when it is read."""

    def __init__(
        self, wanted: Callable[[str], Variant | None], families: Callable[[], list[str]]
    ) -> None:
        self._wanted = wanted
        self._families = families

    def __getitem__(self, family: str) -> Variant:
        if (variant := self._wanted(family)) is None:
            raise KeyError(family)
        return variant

    def __contains__(self, family: object) -> bool:
        return family in self._families()

    def __iter__(self) -> Iterator[str]:
        return (family for family in self._families() if self._wanted(family) is not None)

    def __len__(self) -> int:
        return len(self._families())


def _of_kind(hook: str, results: list[Given], kind: type[T]) -> Iterator[tuple[Plugin, T]]:
    for given in results:
        for thing in given:
            if isinstance(thing, kind):
                yield given.plugin, thing
            else:
                log.error("plugin %s: %s gave %s", given.plugin.name, hook, shown(thing))


def _numbers(adviser: Adviser, game: Game) -> list[int]:
    """What an adviser knows to have been won, as far as it can be dealt."""
    if adviser.won is None:
        return []
    numbers = islice(adviser.won(game), _MOST_WON)
    return [number for number in numbers if type(number) is int and 0 <= number < NUMBERS]


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no name that a file can have
        return False


def _surroundings_kept(plugin: Plugin) -> AbstractContextManager[None]:
    if plugin.origin is Origin.BUNDLED:
        return nullcontext()
    from reussite.plugins.process_state import process_state_kept  # seldom needed

    return process_state_kept()


def _first_of(faults: Sequence[str]) -> str:
    """The first few faults; `reussite check` lists all."""
    return "; ".join([*faults[:_MOST_TOLD], "…"] if len(faults) > _MOST_TOLD else faults)
