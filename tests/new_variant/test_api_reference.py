"""The reference of the interface is written from the docstrings, and current."""

from __future__ import annotations

import api_reference

from reussite import api, testing

PAGE = api_reference.TARGET.read_text(encoding="utf-8")


def test_the_reference_is_current() -> None:
    assert api_reference.reference() == PAGE, f"run `{api_reference.COMMAND}`"


def test_every_public_name_stands_in_it() -> None:
    for name in (*api.__all__, *testing.__all__):
        assert f"`{name}" in PAGE, name


def test_the_sections_hold_every_name_once() -> None:
    listed = [name for names in api_reference.sections(api).values() for name in names]
    assert listed == list(api.__all__)


def test_it_names_the_version_of_the_interface() -> None:
    assert PAGE.startswith(f"# The interface for plugins, version {api.API_VERSION}\n")


def test_what_is_not_current_is_told() -> None:
    assert api_reference.main(["--check"]) == 0
