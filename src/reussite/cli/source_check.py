"""What is wrong with the files of a plugin, seen without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from reussite.api import hookspecs
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Variant,
)
from reussite.plugins.plugin import Plugin

HOOKS: Final = sorted(name for name in vars(hookspecs) if name.startswith("reussite_"))
_TRANSLATED: Final = {DOUBLE_CLICK, AUTO_PLACE, DROP_HELP, RULE_REMINDERS, SEND_UP}
_OPEN: Final = ("reussite.api", "reussite.testing")  # what plugins and their tests may import


def source_faults(plugin: Plugin, variants: list[Variant]) -> Iterator[str]:
    """Everything wrong with its sources and translations, each in one line that says where."""
    if plugin.folder is None:
        return
    marked: set[str] = set()
    for path in sorted(plugin.folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError):
            continue  # whoever imports it is told
        named = path.relative_to(plugin.folder)
        yield from (f"{named}:{line}: {fault}" for line, fault in _module_faults(tree))
        marked |= set(_marked(tree))
    yield from _unmarked(variants, marked)
    yield from _translation_faults(plugin.folder)


def _module_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """With the line of each."""
    for node in ast.walk(tree):
        for line, name in _imported(node):
            if name.split(".")[0] == "reussite" and not name.startswith(_OPEN):
                yield line, f"imports {name}: plugins import only reussite.api"
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from ((node.lineno, fault) for fault in _hook_faults(node))


def _imported(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and name of every module that is imported here by its whole name."""
    match node:
        case ast.Import(names=names):
            yield from ((node.lineno, alias.name) for alias in names)
        case ast.ImportFrom(module="reussite", level=0, names=names):
            yield from ((node.lineno, f"reussite.{alias.name}") for alias in names)
        case ast.ImportFrom(module=str(module), level=0):
            yield node.lineno, module


def _hook_faults(function: ast.FunctionDef) -> Iterator[str]:
    """A hook that pluggy would never call: misspelt, or not marked."""
    found = map(_hook_options, function.decorator_list)
    options = next((given for given in found if given is not None), None)
    name = function.name if options is None else options.get("specname") or function.name
    if options is None and not name.startswith("reussite_"):
        return
    if name not in HOOKS:
        near = get_close_matches(name, HOOKS, n=1, cutoff=0.5)
        yield f"{name} is no hook" + (f"; did you mean {near[0]}?" if near else "")
    elif options is None:
        yield f"{name} is never called: mark it with @hookimpl"


def _hook_options(decorator: ast.expr) -> dict[str, str] | None:
    """The texts that `@hookimpl` is given; None where another decorator stands."""
    call = decorator if isinstance(decorator, ast.Call) else None
    named = decorator if call is None else call.func
    found = named.attr if isinstance(named, ast.Attribute) else getattr(named, "id", "")
    if found != "hookimpl":
        return None
    return {
        keyword.arg: keyword.value.value
        for keyword in (call.keywords if call else ())
        if keyword.arg
        and isinstance(keyword.value, ast.Constant)
        and isinstance(keyword.value.value, str)
    }


def _marked(tree: ast.Module) -> Iterator[str]:
    """The texts that are marked for translation."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="text") | ast.Attribute(attr="text"),
                args=[ast.Constant(value=str(words)), *_],
            ):
                yield words


def _unmarked(variants: list[Variant], marked: set[str]) -> Iterator[str]:
    for variant in variants:
        for words in _read_by_players(variant):
            if words not in marked:
                yield f'{variant.family}: "{words}" cannot be translated: write text("…") around it'


def _read_by_players(variant: Variant) -> Iterator[str]:
    for option in variant.options:
        yield option.name
        yield from (choice.name for choice in option.choices)
    for preference in set(variant.preferences) - _TRANSLATED:
        yield from filter(None, (preference.name, preference.explanation))
    yield from variant.sentences.values()


def _translation_faults(folder: Path) -> Iterator[str]:
    for source in sorted(folder.glob("locale/*.ts")):
        compiled = source.with_suffix(".qm")
        if source.name != "template.ts" and not compiled.is_file():
            yield f"locale/{source.name}: {compiled.name} is missing; make it with pyside6-lrelease"
