"""Every hook is specified in one sentence and told to authors of plugins."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from reussite import api
from reussite.api import hookspecs
from reussite.api.hooks import NAME
from reussite.testing.conformance import CHECKS

README = Path(__file__).parents[2] / "plugins" / "README.md"
HOOKS = {
    name: function
    for name, function in inspect.getmembers(hookspecs, inspect.isfunction)
    if hasattr(function, f"{NAME}_spec")
}
ADDING = {
    "reussite_variants",
    "reussite_help_pages",
    "reussite_decks",
    "reussite_felts",
    "reussite_advisers",
}


def documented() -> dict[str, str]:
    """The hooks of the table in `plugins/README.md`, with what it says about each."""
    rows = re.findall(r"^\| `(reussite_\w+\([^`]*\))` \| (.+) \|$", README.read_text("utf-8"), re.M)
    return dict(rows)


def signature(name: str) -> str:
    return f"{name}({', '.join(inspect.signature(HOOKS[name]).parameters)})"


def test_there_are_nine_hooks() -> None:
    assert HOOKS.keys() == {
        "reussite_variants",
        "reussite_help_pages",
        "reussite_decks",
        "reussite_felts",
        "reussite_advisers",
        "reussite_deal_started",
        "reussite_move_played",
        "reussite_move_undone",
        "reussite_deal_ended",
    }


def test_every_hook_stands_in_the_guide_for_authors() -> None:
    assert documented().keys() == {signature(name) for name in HOOKS}


@pytest.mark.parametrize("name", HOOKS)
def test_the_guide_says_of_a_hook_what_its_specification_says(name: str) -> None:
    words = inspect.getdoc(HOOKS[name])
    assert words is not None
    first = " ".join(words.split("\n\n")[0].split())
    assert documented()[signature(name)] == first


@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_either_adds_or_watches(name: str) -> None:
    returns = inspect.signature(HOOKS[name]).return_annotation
    assert (returns != "None") is (name in ADDING)


def test_every_check_of_the_conformance_kit_stands_in_the_guide_for_authors() -> None:
    text = README.read_text("utf-8")
    for check, promise in CHECKS.items():
        assert f"| `{check}` | {promise} |" in text


def test_the_public_names_are_all_there_and_each_only_once() -> None:
    assert len(set(api.__all__)) == len(api.__all__)
    for name in api.__all__:
        assert hasattr(api, name)


def test_what_every_public_function_and_class_is_for_is_said() -> None:
    undocumented = [
        name
        for name in api.__all__
        if (inspect.isclass(getattr(api, name)) or inspect.isfunction(getattr(api, name)))
        and not inspect.getdoc(getattr(api, name))
    ]
    assert undocumented == []
