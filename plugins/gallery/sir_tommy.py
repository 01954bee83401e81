"""Sir Tommy: every card of the stock is laid on one of four piles, and stays there."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    ONE_HIGHER,
    ONLY_ACES,
    STOCK,
    WASTE,
    Carry,
    Fan,
    Kind,
    Layout,
    Move,
    Options,
    PileRule,
    Position,
    Refusal,
    Rules,
    Step,
    Variant,
    place,
    row,
    text,
)

from .parts import ONTO_ANY, UP, scoring_up

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 4, x=2, y=0),
        *row(Kind.TABLEAU, 4, x=2, y=1, fan=Fan.DOWN),
    ),
    breaks=(2,),
)


def deal() -> Iterator[Step]:
    """The first card of the stock."""
    yield Carry(STOCK, WASTE)


class SirTommyRules(Rules):
    """Adds that a drawn card is laid down before the next one."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.source is STOCK and not position[WASTE].is_empty:
            return Refusal("lay-it-first")
        return None


def rules(_options: Options) -> Rules:
    return SirTommyRules(
        piles={
            Kind.TABLEAU: PileRule(takes=(Kind.WASTE,), base=ANY_CARD, build=(ONTO_ANY,)),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE), base=ONLY_ACES, build=(ONE_HIGHER,)
            ),
            Kind.WASTE: PileRule(),
        },
        draw=1,
        passes=1,
    )


SIR_TOMMY = Variant(
    family="SIRTOM",
    version=1,
    name=text("Sir Tommy"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=UP,
    auto_place=UP,
    sentences={"lay-it-first": text("Lay the drawn card down before you draw another one.")},
    summary=text(
        "Perhaps the oldest patience of all: each drawn card must be laid on one of "
        "four columns, where nothing moves again."
    ),
    difficulty=3,
)
