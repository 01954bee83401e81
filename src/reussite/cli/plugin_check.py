"""What is wrong with a plugin, for its author: its facts, its variants, its pages.

It plays many games by chance. The sentences are English, as the names that authors write are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from reussite.api import CardDeck, Felt
from reussite.cli.source_check import source_faults
from reussite.plugins import contributed
from reussite.plugins.author_frames import author_frames, author_line
from reussite.plugins.guard import error_text, shown
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Plugin
from reussite.testing.conformance import CHECKS, EXAMPLES, Fault, check_variant
from reussite.testing.examples import examples
from reussite.testing.time_limit import limited

PATIENCE: Final = 20.0  # seconds for one answer of a plugin
_TOPICS: Final = ("", "examples", "faq")

_LOOKS: Final[dict[str, tuple[type[Any], Callable[[Any], Iterator[str]]]]] = {
    "reussite_decks": (CardDeck, contributed.deck_faults),
    "reussite_felts": (Felt, contributed.felt_faults),
}


def faults_of(plugin: Plugin, plugins: PluginHost, *, with_frames: bool = False) -> Iterator[str]:
    """Everything found wrong, each in one line that says how to see it.

    :param with_frames: after what raised, a line for each place in the plugin's files that it
        passed.
    """
    families = plugin.families if plugin.module else ()
    yield from source_faults(plugin, [plugins.variants[family] for family in families])
    if plugin.module is None:
        return
    for family in plugin.families:
        variant = plugins.variants[family]
        for fault in check_variant(variant, patience=PATIENCE):
            yield _line(family, fault)
            if with_frames and fault.error is not None:
                yield from frame_lines(fault.error)
        yield from _page_faults(family, plugins)
    if plugin.claimed is not None and set(plugin.families) != set(plugin.claimed):
        claimed, brought = (" ".join(some) or "none" for some in (plugin.claimed, plugin.families))
        yield f"plugin.toml: families says {claimed}, but the plugin brings {brought}"
    yield from _look_faults(plugin, plugins)


def frame_lines(error: BaseException) -> Iterator[str]:
    """The places in a plugin's files that an error passed, the outermost first."""
    for frame in author_frames(error):
        yield f"  {frame.filename}:{frame.lineno}, in {frame.name}: {frame.line or ''}".rstrip()


def games_of(plugin: Plugin, plugins: PluginHost) -> Iterator[str]:
    """What was found to be right."""
    yield f"{plugin.name} {plugin.version}: no fault found."
    for family in plugin.families:
        tag = plugins.variants[family].tag
        yield f"  {tag}: {len(CHECKS)} checks, {EXAMPLES} games played"


def _line(family: str, fault: Fault) -> str:
    line = f"{family}: {fault.check}: {fault.problem}"
    if fault.table:
        line += f"; on {fault.table}"
    if fault.moves:
        line += f" after {' '.join(fault.moves)}"
    return line


def _page_faults(family: str, plugins: PluginHost) -> Iterator[str]:
    """The rules are told in English at least, and every example goes as it says."""
    if plugins.help_pages("en", family) is None:
        yield f"{family}: help: no page tells its rules; bring help/en/{family}.md"
    for topic in _TOPICS:
        page = plugins.help_pages("en", family, topic)
        if page is None:
            continue
        try:
            for example in examples(page, plugins.variants):
                with limited(PATIENCE):
                    example.check()
        except (Exception, SystemExit) as error:  # its rules may raise anything
            where = author_line(error)
            told = f"{error_text(error)} ({where})" if where else error_text(error)
            yield f"{family}: help: {page.name}: {told}"


def _look_faults(plugin: Plugin, plugins: PluginHost) -> Iterator[str]:
    for hook, (kind, faults) in _LOOKS.items():
        for given in plugins.given(plugin, hook):
            if given.error is not None:
                yield f"{hook}: {error_text(given.error)}"
            for thing in given:
                if isinstance(thing, kind):
                    found = contributed.all_faults(thing, faults)
                else:
                    found = [f"{shown(thing)} is no {kind.__name__}"]
                yield from (f"{hook}: {fault}" for fault in found)
