"""The bundled variants keep true what every variant must."""

from __future__ import annotations

import pytest
from hypothesis import settings

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from gallery import VARIANTS as GALLERY
from reussite.testing.conformance import check_variant, conformance_tests
from reussite.testing.playthroughs import bundled_variants

test_double_solitaire = conformance_tests(DOUBLE_SOLITAIRE)
test_forty_thieves = conformance_tests(FORTY_THIEVES)
test_freecell = conformance_tests(FREECELL)


IN_THE_GALLERY = {variant.family for variant in GALLERY}
CLASSICS = bundled_variants().keys() - {"DS", "FT", "FC"} - IN_THE_GALLERY


@pytest.mark.sample(7)
@pytest.mark.parametrize("family", sorted(CLASSICS))
def test_the_classics(family: str) -> None:
    examples = max(3, settings().max_examples // 8)
    assert check_variant(bundled_variants()[family], examples=examples) == []


@pytest.mark.sample(8)
@pytest.mark.parametrize("family", sorted(IN_THE_GALLERY))
def test_the_gallery(family: str) -> None:
    """With fewer games: they are many. `--full` plays more of them."""
    examples = max(2, settings().max_examples // 40)
    assert check_variant(bundled_variants()[family], examples=examples) == []
