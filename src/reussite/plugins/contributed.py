"""The decks and cloths that plugins add, checked before they are offered.

What is wrong with one is logged and leaves it out; its plugin and the others stay.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from reussite.api.records import CardDeck, Felt
from reussite.colours import contrast
from reussite.plugins.guard import Guard, error_text, shown
from reussite.plugins.host import PluginHost

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_READABLE: Final = 4.5  # contrast of texts
_SEEN: Final = 3.0  # contrast of marks

log = logging.getLogger(__name__)

Look = TypeVar("Look", bound=CardDeck | Felt)


def decks(plugins: PluginHost) -> dict[str, CardDeck]:
    """The decks of all plugins that are on, by the name of their plugin and their own:
    `plain:letters`."""
    return _sound(plugins, "reussite_decks", CardDeck, deck_faults)


def felts(plugins: PluginHost) -> dict[str, Felt]:
    """The cloths of all plugins that are on, in the same way."""
    return _sound(plugins, "reussite_felts", Felt, felt_faults)


def _sound(
    plugins: PluginHost, hook: str, kind: type[Look], faults: Callable[[Look], Iterator[str]]
) -> dict[str, Look]:
    found: dict[str, Look] = {}
    for plugin, thing in plugins.ask(hook, kind):
        wrong = all_faults(thing, faults)
        key = "" if wrong else f"{plugin.name}:{thing.key}"
        if key in found:
            wrong = ["its key is used twice"]
        if wrong:
            name = key or f"{plugin.name}:{shown(thing)}"
            log.error("plugin %s: %s is left out: %s", plugin.name, name, "; ".join(wrong))
        else:
            found[key] = thing
    return found


def all_faults(thing: Look, faults: Callable[[Look], Iterator[str]]) -> list[str]:
    """What is wrong with a look, also where asking for it fails."""
    wrong: list[str] = []
    guard = Guard(lambda error: wrong.append(error_text(error)))
    return guard.ask(lambda: list(faults(thing)), wrong)


def deck_faults(deck: CardDeck) -> Iterator[str]:
    """What is wrong with a deck, as far as can be said without drawing it."""
    yield from _name_faults(deck.key, deck.name)
    if not isinstance(deck.file, Path) or not deck.file.is_file():
        yield "its file is missing"


def felt_faults(felt: Felt) -> Iterator[str]:
    """What is wrong with a cloth: marks and texts on it must be seen."""
    yield from _name_faults(felt.key, felt.name)
    colours = (felt.centre, felt.edge, felt.chrome, felt.text, felt.slot, felt.accent)
    all_colours = (*colours, felt.card_edge) if felt.card_edge is not None else colours
    if wrong := [colour for colour in all_colours if not _is_colour(colour)]:
        yield f"{wrong[0]!r:.20} is no colour like #2c7a57"
        return
    if contrast(felt.text, felt.chrome) < _READABLE:
        yield "its text cannot be read on its chrome"
    for ground in (felt.centre, felt.edge):
        if contrast(felt.slot, ground) < _SEEN:
            yield f"marks of empty places are not seen on {ground}"
        if contrast(felt.accent, ground) < _SEEN:
            yield f"rings around places are not seen on {ground}"


def _name_faults(key: object, name: object) -> Iterator[str]:
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        yield "its key is not made of small letters, digits and _"
    if not isinstance(name, str) or not name.strip():
        yield "its name is empty"


def _is_colour(colour: object) -> bool:
    return isinstance(colour, str) and _COLOUR.fullmatch(colour) is not None
