"""The conformance kit finds what is wrong, and nothing where nothing is."""

from __future__ import annotations

import dataclasses
import sys

import pytest
from broken_variants.variants import BROKEN, SOUND, Broken

from reussite.testing.conformance import CHECKS, Fault, check_variant, conformance_tests


def test_a_sound_variant_has_no_fault() -> None:
    assert check_variant(SOUND) == []


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.title)
def test_a_broken_promise_is_found_by_its_check(broken: Broken) -> None:
    found = check_variant(broken.variant, only=(broken.check,))
    assert [fault.check for fault in found] == [broken.check]


def fault_of(title: str) -> Fault:
    broken = next(broken for broken in BROKEN if broken.title == title)
    (fault,) = check_variant(broken.variant, only=(broken.check,))
    return fault


def test_every_named_check_says_what_it_holds_a_variant_to() -> None:
    assert {broken.check for broken in BROKEN} <= CHECKS.keys()
    assert all(sentence.strip() for sentence in CHECKS.values())


def test_a_fault_names_a_deal_that_can_be_dealt_again() -> None:
    fault = fault_of("columns numbered with a gap")
    assert (fault.table, fault.moves) == ("", ())
    fault = fault_of("legal lists too little")
    assert fault.table.startswith("SOUND1-D") or "laid: " in fault.table
    assert fault.table in str(fault)


def test_a_fault_shows_as_few_moves_as_bring_it_about() -> None:
    assert fault_of("legal lists too much").moves == ()
    assert len(fault_of("steps that were not played").moves) == 1
    assert len(fault_of("won twice").moves) <= 2


def test_what_is_raised_is_told_once_and_with_its_words() -> None:
    broken = next(broken for broken in BROKEN if broken.title == "consequences that raise")
    told = [str(fault) for fault in check_variant(broken.variant, examples=8)]
    assert sum("no cards to divide by" in text for text in told) <= 2
    assert any("ZeroDivisionError" in text for text in told)


def test_a_plugins_test_file_is_three_lines_long() -> None:
    test = conformance_tests(SOUND, examples=3)
    for check in CHECKS:
        test(check)


def test_the_check_that_fails_says_what_was_promised_and_what_was_found() -> None:
    test = conformance_tests(dataclasses.replace(SOUND, name=""), examples=1)
    with pytest.raises(AssertionError, match="everything the player reads has words") as failed:
        test("labels")
    assert "the variant's name is missing" in str(failed.value)
    test("layout")


def test_without_hypothesis_the_kit_plays_by_a_chance_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    assert check_variant(SOUND, examples=2) == []
    broken = next(broken for broken in BROKEN if broken.title == "won twice")
    assert [fault.check for fault in check_variant(broken.variant, only=("won-once",))]
