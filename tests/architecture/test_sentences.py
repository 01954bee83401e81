"""The conformance kit knows which codes the program has sentences for, without knowing Qt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from broken_variants.variants import SOUND

from reussite.i18n.refusals import sentence
from reussite.kernel.moves import Refusal
from reussite.testing.refusals import CORE_CODES

README = Path(__file__).parents[2] / "plugins" / "README.md"


@pytest.mark.parametrize("code", sorted(CORE_CODES))
def test_every_code_that_the_kit_takes_for_known_has_a_sentence(code: str) -> None:
    words = sentence(Refusal(code, 3), SOUND)
    assert words
    assert f"({code})" not in words  # as it is where a sentence is lacking
    assert "%" not in words


def test_a_code_that_nobody_knows_is_told_as_it_is() -> None:
    assert "no-tuesdays" not in CORE_CODES
    assert "no-tuesdays" in sentence(Refusal("no-tuesdays"), SOUND)


def test_the_guide_for_authors_lists_the_same_codes() -> None:
    listed = set(re.findall(r"^\| `([a-z-]+)` \| [A-Z]", README.read_text("utf-8"), re.M))
    assert listed >= CORE_CODES
