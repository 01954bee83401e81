"""A plugin's hooks behind guards: pluggy calls these, so that order and wrappers work across
plugins, and yet whatever one plugin does wrong stays its own fault."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import pluggy

from reussite.api.hooks import hookimpl
from reussite.plugins.guard import Guard, shown
from reussite.plugins.plugin import Plugin, PluginError

if TYPE_CHECKING:
    from types import ModuleType

VARIANTS: Final = "reussite_variants"
PAGES: Final = "reussite_help_pages"
ADVISERS: Final = "reussite_advisers"
ADDING: Final = (  # the others watch
    VARIANTS, PAGES, "reussite_decks", "reussite_felts", ADVISERS,
)  # fmt: skip
MANY: Final = 1000  # of anything at once: whoever gives more never ends

log = logging.getLogger(__name__)

Function = Callable[..., Any]


class Given(tuple[Any, ...]):
    """What one plugin gave at a hook. Wrappers see a list of these, as tuples.

    :ivar plugin: who gave it.
    :ivar error: what went wrong; then there is nothing in it.
    """

    plugin: Plugin
    error: BaseException | None

    @classmethod
    def by(
        cls, plugin: Plugin, things: Iterable[object], error: BaseException | None = None
    ) -> Given:
        """At most MANY of these things."""
        given = cls(islice(things, MANY))
        given.plugin, given.error = plugin, error
        return given


class GuardedHooks:
    """Stands in for a plugin's module in pluggy's eyes.

    The wrappers of a plugin stand apart, so that they run around hooks that are asked of another
    plugin alone.

    :param wrappers: hold the wrappers; otherwise all the rest.
    """

    def __init__(
        self,
        plugin: Plugin,
        module: ModuleType,
        manager: pluggy.PluginManager,
        *,
        wrappers: bool = False,
    ) -> None:
        self._identity = plugin.identity
        for name in dir(module):
            options = manager.parse_hookimpl_opts(module, name)
            if options is None:
                continue
            is_old = bool(options.get("hookwrapper"))
            if (is_old or bool(options.get("wrapper"))) is not wrappers:
                continue
            hook = str(options.get("specname") or name)
            function = getattr(module, name)
            if wrappers:
                guarded = _guarded_wrapper(plugin, hook, function, is_old=is_old)
            else:
                guarded = _guarded(plugin, hook, function)
            mark = hookimpl(
                wrapper=wrappers,
                tryfirst=bool(options.get("tryfirst")),
                trylast=bool(options.get("trylast")),
                optionalhook=bool(options.get("optionalhook")),
                specname=hook,
            )
            setattr(self, name, mark(guarded))

    def __repr__(self) -> str:
        return self._identity


def _guarded(plugin: Plugin, hook: str, function: Function) -> Function:
    def ask(*facts: object) -> Given | None:
        answer = function(*facts)
        return Given.by(plugin, _listed(hook, answer)) if hook in ADDING else None

    @functools.wraps(function)  # pluggy reads the names of the arguments
    def guarded(*facts: object) -> Given | None:
        errors: list[BaseException] = []
        given = Guard(errors.append).ask(lambda: ask(*facts), None)
        if not errors:
            return given
        if hook != VARIANTS:  # the host leaves such a plugin out, and says why
            _log_failure(plugin, hook, errors[0])
        return Given.by(plugin, (), errors[0]) if hook in ADDING else None

    return guarded


def _listed(hook: str, things: object) -> Iterable[object]:
    if things is None and hook == PAGES:  # none in this language
        return ()
    if not isinstance(things, Iterable):
        raise PluginError("plugin-nonsense", f"{hook} gave {shown(things)}")
    return things


def _guarded_wrapper(plugin: Plugin, hook: str, function: Function, *, is_old: bool) -> Function:
    def fails(error: BaseException) -> None:
        _log_failure(plugin, hook, error)

    guard = Guard(fails)
    finish = _old_finish if is_old else _finish

    @functools.wraps(function)
    def guarded(*facts: object) -> Generator[None, list[Given], list[Given]]:
        wrapper = guard.ask(lambda: _begun(function(*facts)), None)
        try:
            results = yield
        except BaseException:  # the player interrupts
            if wrapper is not None:
                guard.ask(wrapper.close, None)
            raise
        if wrapper is None:
            return results
        changed = guard.ask(lambda: _tagged(plugin, hook, finish(wrapper, list(results))), results)
        return changed if _may_change(plugin, hook, results) else results

    return guarded


def _begun(wrapper: Generator[None, Any, object]) -> Generator[None, Any, object]:
    try:
        next(wrapper)
    except StopIteration as end:
        raise RuntimeError("it does not yield") from end
    return wrapper


def _finish(wrapper: Generator[None, Any, object], results: list[Given]) -> object:
    """What a wrapper makes of the results."""
    try:
        wrapper.send(results)
    except StopIteration as end:
        return end.value
    wrapper.close()
    raise RuntimeError("it yields twice")


def _old_finish(wrapper: Generator[None, Any, object], results: list[Given]) -> object:
    """The same of a wrapper in pluggy's older way, which is sent a result that it may force."""
    result = pluggy.Result.from_call(lambda: results)
    _finish(wrapper, result)  # type: ignore[arg-type]
    return result.get_result()


def _tagged(plugin: Plugin, hook: str, results: object) -> list[Given]:
    """What a wrapper adds is given by its plugin."""
    if hook not in ADDING:
        return []
    return [
        given if isinstance(given, Given) else Given.by(plugin, _listed(hook, given))
        for given in islice(_listed(hook, results), MANY)
    ]


def _may_change(plugin: Plugin, hook: str, results: list[Given]) -> bool:
    """Whether a wrapper may change this: no plugin changes the games of another."""
    return hook in ADDING and (hook != VARIANTS or all(given.plugin is plugin for given in results))


def _log_failure(plugin: Plugin, hook: str, error: BaseException) -> None:
    log.error("plugin %s failed in %s", plugin.name, hook, exc_info=error)
