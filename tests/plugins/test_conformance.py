"""The bundled variants keep true what every variant must."""

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.testing.conformance import conformance_tests

test_double_solitaire = conformance_tests(DOUBLE_SOLITAIRE)
test_forty_thieves = conformance_tests(FORTY_THIEVES)
test_freecell = conformance_tests(FREECELL)
