"""The files of a new variant: a plain game with every kind of pile, to be changed into another.

`$name`, `$family`, `$constant` and `$title` are filled in; every file stands under its path in
the plugin's folder.
"""

from __future__ import annotations

from typing import Final

TOML: Final = """\
name = "$name"
version = "0.1.0"
api_version = "$api_version"
families = ["$family"]
description = "$title"
"""

CODE: Final = '''\
"""$title: one pack, seven columns of four open cards, one pass through the stock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import (
    ANY_CARD, ONE_HIGHER, ONE_LOWER, OTHER_COLOUR, SAME_SUIT, STOCK,
    Carry, Fan, Kind, Layout, Options, PileRule, Rules, Scoring, Spot, Step, Transition, Variant,
    ace_of, hookimpl, only_from, place, row, text,
    to_empty_column, to_foundation, to_longest_column,
)  # fmt: skip

# Layout: where the places lie, in columns and rows of a grid, and how the cards come to them.

COLUMNS = 7

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 4, x=3, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """Four rows of open cards; what is left stays in the stock."""
    for _ in range(4):
        for column in range(COLUMNS):
            yield Carry(STOCK, Spot(Kind.TABLEAU, column))


# Rules: build down in alternating colours, one card at a time; any card may start a column.


def rules(_options: Options) -> Rules:
    return Rules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE, Kind.FOUNDATION),
                base=ANY_CARD,
                build=(OTHER_COLOUR, ONE_LOWER),
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
            Kind.WASTE: PileRule(),
        },
        draw=1,
        passes=1,
    )


# Scoring: a card taken back from a foundation costs more than it earned.


def points(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION)) - 15 * len(
        played.carried(Kind.FOUNDATION, Kind.TABLEAU)
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, floor=0)


# Preferences: what a click, a double-click and automatic placing do.

$constant = Variant(
    family="$family",
    version=1,
    name=text("$title"),
    packs=1,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation, only_from(Kind.WASTE, to_longest_column, to_empty_column)),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
)


@hookimpl
def reussite_variants() -> list[Variant]:
    return [$constant]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
'''

TEST: Final = """\
from $name import $constant
from reussite.testing.conformance import conformance_tests

test_conformance = conformance_tests($constant)
"""

HELP: Final = """\
# $title

**The aim** is to bring all 52 cards to the foundations, suit by suit, from the ace up to the king.

## The table

- **Columns.** 7 columns of 4 cards, all face up.
- **Stock.** The other 24 cards, face down.
- **Waste.** Here lie the cards drawn from the stock. It is empty at first.
- **Foundations.** 4 places above the columns, from left to right: ♠ ♥ ♦ ♣.

## Moving cards

- Cards move one at a time: the last card of a column, or the top card of the waste.
- A card goes on the last card of a column if that card is of the other colour and exactly one \
rank higher.
- An empty column takes any card.
- A foundation begins with the ace of its suit, and then takes the next higher card of that suit.
- The top card of a foundation can be dragged back to a column where it fits.

## The stock

A click on the stock turns up 1 card. The stock is gone through a single time.

## Points

A card brought to a foundation earns 10 points, a card taken back costs 15.
"""

EXAMPLES: Final = """\
# $title: examples

These tables are alive. Let the steps play, or move cards yourself.

## One card at a time

The 9 and the 8 lie in sequence, but they are refused as a pair. An empty column helps.

```example
game: ${family}1-N
t0: 9S 8H
t1: TD
moves: t0>t1*2!only-top t0>t2 t0>t1 t2>t1
score: 0
```
"""

TRANSLATIONS: Final = """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Copy this file to fr.ts, say, write translations, and make fr.qm of it:
     pyside6-lrelease fr.ts -qm fr.qm
     Every text("...") of the plugin is one message; the texts of plugin.toml stand in the
     context that is named as the plugin. -->
<TS version="2.1" language="" sourcelanguage="en_US">
<context>
    <name>$family</name>
    <message>
        <source>$title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>$name</name>
    <message>
        <source>$title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
"""

FILES: Final = {
    "plugin.toml": TOML,
    "__init__.py": CODE,
    "test_$name.py": TEST,
    "help/en/$family.md": HELP,
    "help/en/$family-examples.md": EXAMPLES,
    "locale/template.ts": TRANSLATIONS,
}
