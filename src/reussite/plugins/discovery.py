"""Where plugins are found: folders, and distributions that are installed.

Their facts are read without importing anything of them.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from reussite.api import API_VERSION
from reussite.plugins.guard import error_text
from reussite.plugins.plugin import Origin, Plugin, PluginError
from reussite.reading import read_toml

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "reussite"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_VERSION = re.compile(  # as in PEP 440
    r"v?(\d{1,6}!)?\d+(\.\d+)*([-_.]?(a|b|c|rc|alpha|beta|pre|preview|post|rev|r|dev)?[-_.]?\d+)*"
    r"(\+[a-z0-9]+([-_.][a-z0-9]+)*)?",
    re.ASCII,
)
_FAMILY = re.compile(r"[A-Z]{2,8}")
_LONGEST_VERSION = 40
_LONGEST = {"title": 60, "description": 300}  # characters
_FAMILIES = 100

# Plugins as folders.


def plugin_folders(root: Path) -> list[Path]:
    """The folders below `root` that hold a plugin, sorted."""
    try:
        return sorted(init.parent for init in root.glob("*/__init__.py") if init.is_file())
    except OSError:
        return []


def folder_plugin(folder: Path, origin: Origin) -> Plugin:
    """What `plugin.toml` says of a plugin; nothing is imported."""
    plugin = Plugin(folder.name, origin, folder=folder, root=_module_name(folder, origin))
    try:
        facts = read_toml(folder / "plugin.toml")
    except FileNotFoundError:
        plugin.error = PluginError("plugin-no-toml", str(folder / "plugin.toml"))
        return plugin
    except (OSError, ValueError, RecursionError) as error:
        plugin.error = PluginError("plugin-bad-toml", error_text(error))
        return plugin
    plugin.name = _fact(facts, "name") or folder.name
    plugin.version = _fact(facts, "version")
    plugin.title = " ".join(_fact(facts, "title").split())
    plugin.description = " ".join(_fact(facts, "description").split())
    families = facts.get("families", [])
    if isinstance(families, list):
        plugin.families = plugin.claimed = tuple(str(family) for family in families)
    plugin.waits = facts.get("switched_on") is False
    plugin.advises = facts.get("advises") is True
    plugin.error = _fault_of(facts, plugin)
    if plugin.error is None:
        plugin.load = lambda: _import_folder(folder, origin)
    return plugin


def _fact(facts: dict[str, Any], key: str) -> str:
    value = facts.get(key, "")
    return value if isinstance(value, str) else ""


def _fault_of(facts: dict[str, Any], plugin: Plugin) -> PluginError | None:
    if not _NAME.fullmatch(plugin.name):
        return PluginError("plugin-bad-name", plugin.name[:60])
    if not plugin.version:
        return PluginError("plugin-no-version", plugin.name)
    if wrong := _odd_fact(plugin):
        _forget_facts(plugin)
        return PluginError("plugin-bad-toml", wrong)
    wanted = _fact(facts, "api_version")
    if not wanted:
        return PluginError("plugin-no-api", API_VERSION)
    if not _understands(wanted):
        return PluginError("plugin-other-api", wanted)
    return None


def _odd_fact(plugin: Plugin) -> str:
    """The fact that is too long or has signs that deceive, such as those that turn a text round."""
    if not _is_version(plugin.version):
        return "version"
    for key in _LONGEST:
        if not _is_harmless(key, getattr(plugin, key)):
            return key
    families = plugin.claimed or ()
    if len(families) > _FAMILIES or not all(map(_FAMILY.fullmatch, families)):
        return "families"
    return ""


def _is_harmless(key: str, text: str) -> bool:
    return len(text) <= _LONGEST[key] and text.isprintable()


def _is_version(version: str) -> bool:
    return len(version) <= _LONGEST_VERSION and _VERSION.fullmatch(version) is not None


def _forget_facts(plugin: Plugin) -> None:
    """Nothing is shown of a plugin whose facts deceive but its name."""
    plugin.version = plugin.version if _is_version(plugin.version) else ""
    plugin.title = plugin.description = ""
    plugin.families, plugin.claimed = (), None


def _understands(wanted: str) -> bool:
    """Whether this program offers the interface that a plugin was written for: the same first
    number, and a second one not below the wanted."""
    try:
        major, minor = (int(part) for part in wanted.split("."))
    except ValueError:
        return False
    here_major, here_minor = (int(part) for part in API_VERSION.split("."))
    return major == here_major and minor <= here_minor


def _module_name(folder: Path, origin: Origin) -> str:
    return f"reussite_{origin}_{folder.name}"


def forget_modules(folder: Path, origin: Origin) -> None:
    """The next import reads the files anew."""
    name = _module_name(folder, origin)
    for known in list(sys.modules):
        if known == name or known.startswith(f"{name}."):
            del sys.modules[known]


def _import_folder(folder: Path, origin: Origin) -> ModuleType:
    """Import a folder under a name of its own, so that no two plugins can collide."""
    name = _module_name(folder, origin)
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folder} cannot be imported")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# Plugins installed as distributions.


def installed_plugins() -> Iterator[Plugin]:
    """Those of all distributions, by name; reading the metadata is slow."""
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        yield _installed_plugin(entry)


def _installed_plugin(entry: EntryPoint) -> Plugin:
    """What the distribution's metadata say; nothing is imported."""
    plugin = Plugin(entry.name, Origin.INSTALLED)
    plugin.root = getattr(entry, "module", "").partition(".")[0]
    plugin.distribution = entry.dist
    if entry.dist is not None:
        version = entry.dist.version or ""
        plugin.version = version if _is_version(version) else ""
        summary = " ".join((entry.dist.metadata["Summary"] or "").split())
        plugin.description = summary if _is_harmless("description", summary) else ""
    if not _NAME.fullmatch(plugin.name):
        plugin.error = PluginError("plugin-bad-name", plugin.name[:60])
    elif not plugin.version:
        plugin.error = PluginError("plugin-no-version", plugin.name)
    else:
        plugin.load = entry.load
    return plugin
