"""The bundled variants keep true what every variant must."""

from __future__ import annotations

import pytest
from hypothesis import settings

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.testing.conformance import check_variant, conformance_tests
from reussite.testing.playthroughs import bundled_variants

test_double_solitaire = conformance_tests(DOUBLE_SOLITAIRE)
test_forty_thieves = conformance_tests(FORTY_THIEVES)
test_freecell = conformance_tests(FREECELL)


@pytest.mark.parametrize("family", sorted(bundled_variants().keys() - {"DS", "FT", "FC"}))
def test_the_classics(family: str) -> None:
    examples = max(3, settings().max_examples // 8)
    assert check_variant(bundled_variants()[family], examples=examples) == []
