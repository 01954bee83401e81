"""Limited: Quarante Voleurs with twelve short columns."""

from __future__ import annotations

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    SAME_SUIT,
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

# Layout: twelve columns of three open cards.

COLUMNS = 12

LAYOUT = layout(COLUMNS)
DEAL = dealing(COLUMNS, rows=3)

# Rules: build down in suit, one card at a time.

COLUMN = PileRule(
    takes=FROM,
    base=ANY_CARD,
    build=(SAME_SUIT, ONE_LOWER),
)

# Scoring: that of Quarante Voleurs.

LIMITED = Variant(
    family="LIMITED",
    version=1,
    name=text("Limited"),
    summary=text("Quarante Voleurs with twelve columns."),
    difficulty=3,
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
