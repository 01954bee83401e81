"""Aces Up: of two cards of one suit the lower leaves, until only the aces are there."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ACE,
    ANY_CARD,
    STOCK,
    Base,
    Card,
    Carry,
    Fan,
    Fit,
    Kind,
    Layout,
    Move,
    Options,
    PileRule,
    Position,
    Refusal,
    Rules,
    Spot,
    Step,
    Variant,
    place,
    row,
    text,
    to_discard,
    to_empty_column,
)

from .parts import scoring_away, spots

COLUMNS = spots(Kind.TABLEAU, 4)
AWAY = Spot(Kind.DISCARD)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *row(Kind.TABLEAU, len(COLUMNS), x=1, y=0, fan=Fan.DOWN),
        place(Kind.DISCARD, 5, 0),
    ),
    breaks=(1, 5),
)


def deal() -> Iterator[Step]:
    """A card in every column."""
    return (Carry(STOCK, column) for column in COLUMNS)


def height(card: Card) -> int:
    """Its rank, with the ace above the king."""
    return 14 if card.rank == ACE else card.rank


class AcesUpRules(Rules):
    """Adds which cards leave, and how to win."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.target is not AWAY:
            return None
        card = position[move.source].up[-1]
        tops = [position[column].up[-1] for column in COLUMNS if position[column].up]
        if any(top.suit is card.suit and height(top) > height(card) for top in tops):
            return None
        return Refusal("lower-of-suit")

    def is_won(self, position: Position) -> bool:
        return position[AWAY].height == 48


def rules(_options: Options) -> Rules:
    return AcesUpRules(
        piles={
            Kind.TABLEAU: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD),
            Kind.DISCARD: PileRule(
                takes=(Kind.TABLEAU,),
                base=Base("lower-of-suit", lambda card, _spot: card.rank != ACE),
                build=(Fit("lower-of-suit", lambda card, _onto: card.rank != ACE),),
            ),
        },
        deals_to=Kind.TABLEAU,
    )


ACES_UP = Variant(
    family="ACESUP",
    version=1,
    name=text("Aces Up"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_away,
    click=(to_discard,),
    double_click=(to_discard, to_empty_column),
    auto_place=(to_discard, to_empty_column),
    sentences={
        "lower-of-suit": text("A card leaves when a higher one of its suit lies open at an end."),
    },
    summary=text(
        "A quick patience: of two cards of one suit the lower one leaves, until only "
        "the aces are there."
    ),
    difficulty=3,
)
