"""What CONTRIBUTING says about the code is there: files, functions, classes and layers."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from support.python_process import ROOT

TEXT = (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")
SOURCES = ROOT / "src" / "reussite"
MARKED = re.compile(r"`([^`\n]+)`")
WALKS = ("Press to picture", "Code to table", "Refusal to sentence", "Setting to table",
         "Plugin to menu")  # fmt: skip


def section(title: str, mark: str = "##") -> str:
    """What stands under a heading, up to the next one of its kind."""
    _, _, after = TEXT.partition(f"\n{mark} {title}\n")
    return re.split(rf"\n#{{2,{len(mark)}}} ", after)[0]


def hops(walk: str) -> list[str]:
    """The numbered entries of a walk."""
    return [part for part in parts(walk) if re.match(r"\d+\. ", part)]


def parts(walk: str) -> list[str]:
    """Each hop of a walk, and each paragraph beside them, in one line."""
    divided = re.split(r"\n\n|\n(?=\d+\. )", section(walk, "###").strip())
    return [" ".join(part.split()) for part in divided]


@cache
def names_in(file: Path) -> set[str]:
    """Functions, classes, and `Class.member` of a module."""
    names = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{member}" for member in members(node)}
    return names


def members(made: ast.ClassDef) -> Iterator[str]:
    for node in made.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (name.id for name in node.targets if isinstance(name, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def missing_from(paragraph: str) -> Iterator[str]:
    """The files that are not there, and the names that are not in the file before them."""
    file: Path | None = None
    for marked in MARKED.findall(paragraph):
        if marked.endswith(".py"):
            file = SOURCES / marked
            if not file.is_file():
                yield marked
        elif file is None or not file.is_file() or marked not in names_in(file):
            yield marked


@pytest.mark.parametrize("walk", WALKS)
def test_every_file_and_name_of_a_walk_is_there(walk: str) -> None:
    assert [name for part in parts(walk) for name in missing_from(part)] == []


@pytest.mark.parametrize("walk", WALKS)
def test_every_hop_of_a_walk_names_its_file_and_function_once(walk: str) -> None:
    named = [tuple(MARKED.findall(hop)[:2]) for hop in hops(walk)]
    assert len(named) > 5
    assert all(len(hop) == 2 and hop[0].endswith(".py") for hop in named)
    assert len(set(named)) == len(named)


def test_every_file_and_folder_of_the_map_is_there() -> None:
    named = MARKED.findall(section("The map"))
    places = [name for name in named if "/" in name]
    assert len(places) > 10
    assert [name for name in places if not (ROOT / name).exists()] == []


def test_every_part_of_the_program_stands_on_the_map() -> None:
    named = set(MARKED.findall(section("The map")))
    parts = {f"src/reussite/{init.parent.name}" for init in SOURCES.glob("*/__init__.py")}
    assert parts - named == set()


def test_the_map_has_the_layers_that_the_import_contract_has() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = next(one["layers"] for one in contracts["contracts"] if one["type"] == "layers")
    drawn = "".join(re.findall(r"^    .+$", section("The map"), re.M))
    told = [re.findall(r"\w+", layer) for layer in drawn.split("▶")]
    assert told == [re.findall(r"reussite\.(\w+)", layer) for layer in layers]


def test_every_file_of_ours_that_contributing_names_is_there() -> None:
    named = {name for name in MARKED.findall(TEXT) if re.fullmatch(r"[\w./]+\.py", name)}
    assert [
        name for name in named if not any((at / name).is_file() for at in (ROOT, SOURCES))
    ] == []
