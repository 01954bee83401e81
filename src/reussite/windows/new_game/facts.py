"""What is said of each game where one is chosen, known without importing the plugin again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from reussite import __version__
from reussite.atomic_writing import write_atomically
from reussite.i18n import messages
from reussite.i18n.messages import Counted
from reussite.kernel.variant import Variant
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Plugin

translate = QCoreApplication.translate

FILE: Final = "games.json"
_LARGEST: Final = 4 << 20  # bytes


class GameFacts(NamedTuple):
    """What a variant says of itself, in English.

    :param family: the beginning of its deal codes.
    :param stamp: changes with the files of its plugin.
    """

    family: str
    name: str
    summary: str = ""
    packs: int = 1
    difficulty: int = 0
    like: str = ""
    list_name: str = ""
    stamp: str = ""

    @property
    def title(self) -> str:
        """Its name in lists, in the player's language."""
        return self._said(self.list_name or self.name)

    @property
    def short_title(self) -> str:
        """Its name in the player's language, beside other words."""
        return self._said(self.name)

    @property
    def sentence(self) -> str:
        """What it is like."""
        return self._said(self.summary)

    @property
    def figures(self) -> str:
        """Packs and difficulty."""
        packs = Counted.tr("%n pack(s)", "of cards", self.packs)
        words = {
            1: translate("NewGame", "easy"),
            2: translate("NewGame", "medium"),
            3: translate("NewGame", "hard"),
        }
        return " · ".join((packs, words[self.difficulty])) if self.difficulty in words else packs

    def _said(self, english: str) -> str:
        return messages.one_line(translate(self.family, english)) if english else ""


def facts_of(variant: Variant, stamp: str = "") -> GameFacts:
    """What this variant says of itself."""
    return GameFacts(
        variant.family,
        variant.name,
        variant.summary,
        variant.packs,
        variant.difficulty,
        variant.like,
        variant.list_name,
        stamp,
    )


def all_facts(plugins: PluginHost, cache: Path | None) -> dict[str, GameFacts]:
    """Of every variant that takes part, by family.

    What was read once is kept: no plugin is imported only to be listed.

    :param cache: the folder for what can be made again; None keeps nothing.
    """
    kept = _read(cache)
    stamps = {plugin.identity: _stamp(plugin) for plugin in plugins.found}
    found: dict[str, GameFacts] = {}
    for family, plugin in list(plugins.brought_by.items()):
        stamp = stamps[plugin.identity]
        facts = _kept_facts(kept.get(family), family, stamp)
        if facts is None and (variant := plugins.variants.get(family)) is not None:
            facts = facts_of(variant, stamp)
        if facts is not None:
            found[family] = facts
    entries = {family: list(facts) for family, facts in found.items()}
    if entries != kept:
        _write(cache, entries)
    return found


def _stamp(plugin: Plugin) -> str:
    """Changes with the plugin's files."""
    newest = 0
    if plugin.folder is not None:
        newest = max((_time(file) for file in plugin.folder.glob("*.py")), default=0)
    return f"{__version__} {plugin.identity} {plugin.version} {newest}"


def _time(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def _kept_facts(entry: object, family: str, stamp: str) -> GameFacts | None:
    """What was kept, where it is whole and of these files."""
    kinds = [str, str, str, int, int, str, str, str]
    if not isinstance(entry, list) or [type(value) for value in entry] != kinds:
        return None
    facts = GameFacts(*entry)
    return facts if (facts.family, facts.stamp) == (family, stamp) else None


def _read(cache: Path | None) -> dict[str, list[Any]]:
    if cache is None:
        return {}
    try:
        path = cache / FILE
        if not path.is_file() or path.stat().st_size > _LARGEST:
            return {}
        read = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _write(cache: Path | None, entries: Mapping[str, list[Any]]) -> None:
    if cache is None:
        return
    with suppress(OSError):  # the plugins are asked again next time
        cache.mkdir(parents=True, exist_ok=True)
        write_atomically(cache / FILE, json.dumps(entries).encode())
