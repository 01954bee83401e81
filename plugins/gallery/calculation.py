"""Calculation: four foundations that count up by one, two, three and four ranks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reussite.api import (
    ANY_CARD,
    KING,
    STOCK,
    WASTE,
    Carry,
    Kind,
    Move,
    Options,
    PileRule,
    Position,
    Refusal,
    Rules,
    Step,
    text,
)

from .parts import ONTO_ANY, spots
from .sir_tommy import SIR_TOMMY, SirTommyRules


def deal() -> Iterator[Step]:
    """An ace, a two, a three and a four on the foundations, and the first card of the stock."""
    for spot in spots(Kind.FOUNDATION, 4):
        yield Carry(STOCK, spot)
    yield Carry(STOCK, WASTE)


class CalculationRules(SirTommyRules):
    """Adds by how much each foundation goes up."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.target.kind is not Kind.FOUNDATION:
            return super().objection(position, move)
        card, onto = position[move.source].up[-1], position[move.target].up[-1:]
        by = move.target.number + 1
        if onto and (card.rank - onto[0].rank) % KING == by:
            return None
        return Refusal("by-steps")


def rules(_options: Options) -> Rules:
    return CalculationRules(
        piles={
            Kind.TABLEAU: PileRule(takes=(Kind.WASTE,), base=ANY_CARD, build=(ONTO_ANY,)),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE), base=ANY_CARD, build=(ONTO_ANY,), capacity=KING
            ),
            Kind.WASTE: PileRule(),
        },
    )


CALCULATION = replace(
    SIR_TOMMY,
    family="CALCUL",
    name=text("Calculation"),
    deal=deal,
    dealt_first=lambda _options: ("AS", "2H", "3D", "4C"),
    rules=rules,
    sentences={
        "lay-it-first": text("Lay the drawn card down before you draw another one."),
        "by-steps": text("From left to right, the foundations go up by 1, 2, 3 and 4 ranks."),
    },
    summary=text(
        "Four foundations count up by ones, twos, threes and fours, and the cards that must wait "
        "are laid aside with care."
    ),
    difficulty=2,
    like="SIRTOM",
)
