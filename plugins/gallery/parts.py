"""What many games of the gallery share: foundations by suit, ten points a card, gestures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from reussite.api import (
    KING,
    ONE_HIGHER,
    SAME_SUIT,
    Carry,
    Face,
    Fit,
    Kind,
    Options,
    Pile,
    PileRule,
    Scoring,
    Spot,
    Step,
    Transition,
    ace_of,
    to_discard,
    to_empty_column,
    to_foundation,
    to_longest_column,
    to_partner,
)

ONTO_ANY = Fit("any-card", lambda _card, _onto: True)  # whatever lies there

UP = (to_foundation,)
BEST = (to_foundation, to_longest_column, to_empty_column)
PAIRS = (to_discard, to_partner)


def spots(kind: Kind, count: int) -> tuple[Spot, ...]:
    """The places of one kind, from the first."""
    return tuple(Spot(kind, number) for number in range(count))


def up_in_suit(*takes: Kind, packs: int = 1) -> PileRule:
    """Foundations from ace to king, each in its suit, with a place for every suit and pack."""
    return PileRule(takes=takes, base=ace_of("SHDC" * packs), build=(SAME_SUIT, ONE_HIGHER))


def triangle(start: Spot, columns: int) -> Iterator[Step]:
    """One card in the first column, two in the next: row by row, the last of each face up."""
    for line in range(columns):
        for column in range(line, columns):
            face = Face.UP if column == line else Face.DOWN
            yield Carry(start, Spot(Kind.TABLEAU, column), face=face)


def rows(start: Spot, kind: Kind, *lengths: int, face: Face = Face.UP) -> Iterator[Step]:
    """Rows of so many cards, each from the first place on."""
    for length in lengths:
        for spot in spots(kind, length):
            yield Carry(start, spot, face=face)


def ends_in_whole_run(pile: Pile) -> bool:
    """Whether the uppermost cards run from king to ace in one suit."""
    run = pile.up[-KING:]
    return len(run) == KING and all(
        card.suit is under.suit and card.rank == under.rank - 1 for under, card in pairwise(run)
    )


def ten_each_up(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION)) if played.move else 0


def ten_each_away(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.DISCARD))


def scoring_up(_options: Options) -> Scoring:
    """Ten points for every card that the player brings to a foundation."""
    return Scoring(points=ten_each_up)


def scoring_away(_options: Options) -> Scoring:
    """Ten points for every card that leaves the table."""
    return Scoring(points=ten_each_away)
