"""What bundled variants say to who chooses a game."""

from __future__ import annotations

import pytest

from classics import reussite_variants
from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.api import Variant
from reussite.testing.playthroughs import bundled_variants

OLDEST = [DOUBLE_SOLITAIRE, FORTY_THIEVES, FREECELL, *reussite_variants()]


@pytest.mark.parametrize("variant", OLDEST, ids=lambda variant: variant.family)
def test_it_says_what_it_is_like_and_what_each_choice_changes(variant: Variant) -> None:
    assert variant.summary.endswith(".")
    assert variant.difficulty
    assert not variant.like or variant.like in bundled_variants()
    for option in variant.options:
        assert all(choice.explanation.endswith(".") for choice in option.choices)
