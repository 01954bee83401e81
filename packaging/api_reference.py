#!/usr/bin/env python3
"""Write `plugins/API.md`: every name that a plugin may use, from the docstrings.

    python packaging/api_reference.py [--check]

`--check` changes nothing: it only says whether the file is current.
"""

from __future__ import annotations

import argparse
import dataclasses
import enum
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from reussite import api, testing
from reussite.api import Base, Depth, Fit, Preference, hookspecs
from reussite.api.hooks import NAME

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "plugins" / "API.md"
COMMAND: Final = "make api"

INTRODUCTION: Final = f"""\
# The interface for plugins, version {api.API_VERSION}

Everything that `reussite.api` offers, as its docstrings say. [README.md](README.md) teaches how it
is used. This page is written by `{COMMAND}`.
"""

_PARAMETER: Final = re.compile(r"^:(?:param|ivar) (\w+): ", re.MULTILINE)


def reference() -> str:
    """The whole page."""
    return "\n".join(line for part in _parts() for line in (*part, "")).rstrip() + "\n"


def _parts() -> Iterator[list[str]]:
    yield INTRODUCTION.splitlines()
    for title, names in sections(api).items():
        yield [f"## {title}"]
        for name in names:
            yield list(_entry(name, getattr(api, name)))
    yield ["## Hooks", "", *_first_lines(_hooks())]
    yield ["## Testing: `reussite.testing`", "", *_first_lines(_public(testing))]
    for name, function in _public(testing).items():
        yield list(_function(name, function))


def sections(module: ModuleType) -> dict[str, list[str]]:
    """The public names under the titles that stand over them in the source."""
    source = inspect.getsource(module)
    listed = source.split("__all__ = [", 1)[1].rsplit("]", 1)[0]
    found: dict[str, list[str]] = {}
    for line in listed.splitlines()[1:]:
        if title := re.fullmatch(r"\s*# (.+)", line):
            names = found[title[1]] = []
        else:
            names += re.findall(r'"(\w+)"', line)
    return found


def _hooks() -> dict[str, Callable[..., Any]]:
    functions = inspect.getmembers(hookspecs, inspect.isfunction)
    return {name: function for name, function in functions if hasattr(function, f"{NAME}_spec")}


def _public(module: ModuleType) -> dict[str, Callable[..., Any]]:
    return {name: getattr(module, name) for name in module.__all__}


def _first_lines(functions: dict[str, Callable[..., Any]]) -> Iterator[str]:
    """A list of functions, each with the first sentence about it."""
    for name, function in functions.items():
        first = " ".join((inspect.getdoc(function) or "").split("\n\n")[0].split())
        yield f"- `{name}({', '.join(inspect.signature(function).parameters)})`: {first}"


def _entry(name: str, thing: object) -> Iterator[str]:
    if inspect.isclass(thing):
        yield from _class(name, thing)
    elif inspect.isfunction(thing):
        yield from _function(name, thing)
    else:
        yield f"- **`{name}`** {_value(thing)}".rstrip()


def _value(thing: object) -> str:
    """What a constant is, in a few words."""
    match thing:
        case Fit() | Base() | Depth():
            return f"is a `{type(thing).__name__}`; what it refuses has the code `{thing.code}`."
        case Preference():
            usual = "on" if thing.default else "off"
            return f"is a `Preference`, {usual} at first. {thing.explanation}"
        case str() | int():
            return f"is `{str(thing)!r}`." if isinstance(thing, str) else f"is `{thing}`."
    return ""


def _class(name: str, kind: type) -> Iterator[str]:
    yield f"### `{name}{_signature(kind)}`"
    yield ""
    yield from _words(kind)
    if issubclass(kind, enum.Enum):
        yield ""
        yield " · ".join(f"`{member}`" for member in kind.__members__)
    members = [line for line in _members(kind) if line]
    if members:
        yield ""
        yield from members


def _signature(kind: type) -> str:
    if issubclass(kind, enum.Enum) or not (dataclasses.is_dataclass(kind) or _is_tuple(kind)):
        return ""
    fields = inspect.signature(kind).parameters.values()
    return f"({', '.join(_short(field) for field in fields if not field.name.startswith('_'))})"


def _is_tuple(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def _short(field: inspect.Parameter) -> str:
    """A parameter with its default, where that can be read."""
    if field.default is inspect.Parameter.empty:
        return field.name
    default = field.default
    is_plain = default is None or isinstance(default, bool | int | str) or default == ()
    return f"{field.name}={default!r}" if is_plain and not _is_enum(default) else f"{field.name}=…"


def _is_enum(value: object) -> bool:
    return isinstance(value, enum.Enum)


def _members(kind: type) -> Iterator[str]:
    """Its own methods and properties, as far as something is said of them."""
    for name, member in vars(kind).items():
        function = inspect.unwrap(_function_of(member))
        words = inspect.getdoc(function) if callable(function) else None
        if name.startswith("_") or not words or not inspect.isfunction(function):
            continue
        first = " ".join(words.split("\n\n")[0].split())
        is_asked = isinstance(member, property | cached_property)
        parameters = [p for p in inspect.signature(function).parameters if p not in ("self", "cls")]
        call = "" if is_asked else f"({', '.join(parameters)})"
        yield f"- `.{name}{call}`: {first}"


def _plain(member: object) -> object:
    return member.__func__ if isinstance(member, classmethod | staticmethod) else member


def _function_of(member: object) -> Any:  # noqa: ANN401  # whatever stands in a class
    if isinstance(member, property):
        return member.fget
    return getattr(member, "func", None) or _plain(member)


def _function(name: str, function: Callable[..., Any]) -> Iterator[str]:
    parameters = inspect.signature(function).parameters.values()
    shown = [
        {"VAR_POSITIONAL": "*", "VAR_KEYWORD": "**"}.get(parameter.kind.name, "")
        + _short(parameter)
        for parameter in parameters
    ]
    yield f"### `{name}({', '.join(shown)})`"
    yield ""
    yield from _words(function)


def _words(thing: object) -> Iterator[str]:
    """The docstring, its parameters as a list."""
    words = inspect.getdoc(thing) or ""
    said, *rest = _PARAMETER.split(words)
    yield from said.rstrip().splitlines()
    if rest:
        yield ""
    for name, about in zip(rest[::2], rest[1::2], strict=True):
        yield f"- `{name}`: {' '.join(about.split())}"


def main(arguments: Sequence[str]) -> int:
    """Write the page, or say that it is not current; 1 where it is not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    wish = parser.parse_args(arguments)
    page = reference()
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == page:
        return 0
    if wish.check:
        print(f"{TARGET.relative_to(ROOT)} is not current: run `{COMMAND}`.", file=sys.stderr)
        return 1
    TARGET.write_text(page, encoding="utf-8", newline="\n")
    print(TARGET.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
