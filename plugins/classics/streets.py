"""Streets: Quarante Voleurs in alternating colours."""

from __future__ import annotations

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    OTHER_COLOUR,
    Kind,
    PileRule,
    Variant,
    only_from,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

from .thieves import FROM, dealing, layout, rules_with, scoring

# Layout: ten columns of four open cards.

COLUMNS = 10

LAYOUT = layout(COLUMNS)
DEAL = dealing(COLUMNS, rows=4)

# Rules: build down in alternating colours, one card at a time.

COLUMN = PileRule(
    takes=FROM,
    base=ANY_CARD,
    build=(OTHER_COLOUR, ONE_LOWER),
)

# Scoring: that of Quarante Voleurs.

STREETS = Variant(
    family="STREETS",
    version=1,
    name=text("Streets"),
    summary=text("Quarante Voleurs in alternating colours."),
    difficulty=2,
    like="FT",
    packs=2,
    layout=LAYOUT,
    deal=DEAL,
    rules=rules_with(COLUMN),
    scoring=scoring,
    click=(to_foundation, only_from(Kind.WASTE, to_longest_column, to_empty_column)),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
)
