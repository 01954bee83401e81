"""Spider: two packs of four, two suits or one, rows dealt from the stock, whole runs leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from reussite.api import (
    ANY_CARD,
    KING,
    ONE_LOWER,
    SAME_SUIT,
    STOCK,
    Base,
    Carry,
    Choice,
    Face,
    Fan,
    Kind,
    Layout,
    Move,
    Option,
    Options,
    Pile,
    PileRule,
    Position,
    Refusal,
    Reveal,
    Rules,
    Scoring,
    Spot,
    Step,
    Touch,
    Transition,
    Variant,
    packed,
    place,
    row,
    text,
    to_empty_column,
    to_longest_column,
)

# Layout: the stock and a place for each whole run above the ten columns.

COLUMNS = tuple(Spot(Kind.TABLEAU, number) for number in range(10))
PLACES = tuple(Spot(Kind.FOUNDATION, number) for number in range(8))

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *row(Kind.FOUNDATION, len(PLACES), x=2, y=0),
        *row(Kind.TABLEAU, len(COLUMNS), x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """54 cards row by row, six in the first four columns, the last of each column face up."""
    for number in range(54):
        face = Face.UP if number >= 44 else Face.DOWN
        yield Carry(STOCK, COLUMNS[number % len(COLUMNS)], face=face)


# Options: how many suits the cards bear. The same number deals the same ranks with all of them.

SUITS = Option(
    "suits",
    text("Suits"),
    (
        Choice("S1", text("One suit"), text("Every run is in suit: easy.")),
        Choice("S2", text("Two suits"), text("Hearts and spades: runs of one suit move together.")),
        Choice("S4", text("Four suits"), text("The full game: hard.")),
    ),
)
LETTERS = {"S1": "S", "S2": "SH", "S4": "SHDC"}

# Rules: build down whatever the suit; only a run in one suit moves, and leaves when it is whole.

BY_ITSELF = Base("whole-run", lambda _card, _spot: False)


class SpiderRules(Rules):
    """Adds that no row is dealt beside an empty column, and that whole runs leave."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.source is STOCK and any(position[column].is_empty for column in COLUMNS):
            return Refusal("empty-column")
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        free = (place for place in PLACES if played.after[place].is_empty)
        for column in COLUMNS:
            pile = played.after[column]
            if ends_in_whole_run(pile):
                yield Carry(column, next(free), KING)
                if pile.down and len(pile.up) == KING:
                    yield Reveal(column)


def ends_in_whole_run(pile: Pile) -> bool:
    """Whether the uppermost cards run from king to ace in one suit."""
    run = pile.up[-KING:]
    return len(run) == KING and all(
        card.suit is under.suit and card.rank == under.rank - 1 for under, card in pairwise(run)
    )


def rules(_options: Options) -> Rules:
    return SpiderRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=ANY_CARD,
                build=(ONE_LOWER,),
                lifts=packed(SAME_SUIT, ONE_LOWER),
            ),
            Kind.FOUNDATION: PileRule(takes=(Kind.TABLEAU,), base=BY_ITSELF, at_once=KING),
        },
        deals_to=Kind.TABLEAU,
    )


# Scoring: every move of cards costs a point, every whole run earns a hundred.


def points(played: Transition) -> int:
    runs = len(played.carried(target=Kind.FOUNDATION)) // KING
    return 100 * runs - (1 if played.carried(Kind.TABLEAU, Kind.TABLEAU) else 0)


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, start=500, floor=0)


def to_own_suit(touch: Touch) -> Move | None:
    """The first column whose top card is the next higher one of the same suit."""
    suit = touch.position[touch.source].up[-touch.count].suit
    tops = ((move, touch.position[move.target].top) for move in touch.moves)
    return next((move for move, top in tops if top and top.suit is suit), None)


SPIDER = Variant(
    family="SPIDER",
    version=1,
    name=text("Spider"),
    summary=text("Ten columns with two packs: runs in suit from king to ace leave the table."),
    difficulty=2,
    packs=2,
    options=(SUITS,),
    suits=lambda options: LETTERS[options["suits"]],
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    double_click=(to_own_suit, to_longest_column, to_empty_column),
    auto_place=(to_own_suit, to_longest_column, to_empty_column),
    sentences={
        "whole-run": text("A whole run from king to ace in one suit leaves by itself."),
        "empty-column": text("No row is dealt while a column is empty."),
    },
)
