"""Number Ten: alternating colours, runs that move together, half the columns face down."""

from __future__ import annotations

from reussite.api import (
    ANY_CARD,
    ONE_LOWER,
    OTHER_COLOUR,
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

# Layout: ten columns of four cards, the first two of each face down.

COLUMNS = 10

LAYOUT = layout(COLUMNS)
DEAL = dealing(COLUMNS, rows=4, face_down=2)

# Rules: build down in alternating colours; a run moves as one.

COLUMN = PileRule(
    takes=FROM,
    base=ANY_CARD,
    build=(OTHER_COLOUR, ONE_LOWER),
    lifts=packed(OTHER_COLOUR, ONE_LOWER),
)

# Scoring: that of Quarante Voleurs, and points for cards that turn up.

NUMBER_TEN = Variant(
    family="TEN",
    version=1,
    name=text("Number Ten"),
    summary=text("Quarante Voleurs in alternating colours, half of it face down."),
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
