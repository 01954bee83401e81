"""Josephine: Quarante Voleurs with runs that move together."""

from __future__ import annotations

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    SAME_SUIT,
    Kind,
    PileRule,
    Variant,
    only_from,
    packed,
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

# Rules: build down in suit; a run in suit moves as one.

COLUMN = PileRule(
    takes=FROM,
    base=ANY_CARD,
    build=(SAME_SUIT, ONE_LOWER),
    lifts=packed(SAME_SUIT, ONE_LOWER),
)

# Scoring: that of Quarante Voleurs.

JOSEPHINE = Variant(
    family="JOSE",
    version=1,
    name=text("Josephine"),
    summary=text("Quarante Voleurs in which whole runs move."),
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
