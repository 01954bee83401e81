"""Agnes: seven open columns in one colour, and foundations that start with any rank."""

from __future__ import annotations

from collections.abc import Iterator

from reussite.api import (
    ANY_CARD,
    ONE_HIGHER_ROUND,
    ONE_LOWER_ROUND,
    SAME_SUIT,
    STOCK,
    Base,
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
    packed,
    place,
    row,
    text,
    to_foundation,
    to_longest_column,
)

from .parts import UP, scoring_up

COLUMNS = 7
FIRST = Spot(Kind.FOUNDATION)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        *row(Kind.FOUNDATION, 4, x=3, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
)


def deal() -> Iterator[Step]:
    """One to seven open cards in the columns, and one on a foundation."""
    for line in range(COLUMNS):
        for column in range(line, COLUMNS):
            yield Carry(STOCK, Spot(Kind.TABLEAU, column))
    yield Carry(STOCK, FIRST)


class AgnesRules(Rules):
    """Adds the rank that begins a foundation."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.target.kind is Kind.FOUNDATION and position[move.target].is_empty:
            lead, base = position[move.source].up[-1], position[FIRST].up[:1]
            return None if base and lead.rank == base[0].rank else Refusal("base-rank")
        return None


SAME_COLOUR = Fit("same-colour", lambda card, onto: card.is_red is onto.is_red)


def rules(_options: Options) -> Rules:
    return AgnesRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU,),
                base=Base("spaces-stay", lambda _card, _spot: False),
                build=(SAME_COLOUR, ONE_LOWER_ROUND),
                lifts=packed(SAME_SUIT, ONE_LOWER_ROUND),
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU,), base=ANY_CARD, build=(SAME_SUIT, ONE_HIGHER_ROUND)
            ),
        },
        deals_to=Kind.TABLEAU,
    )


AGNES = Variant(
    family="AGNES",
    version=1,
    name=text("Agnes"),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=(to_foundation, to_longest_column),
    auto_place=(to_foundation, to_longest_column),
    sentences={
        "base-rank": text("A foundation starts with the rank of the first one."),
        "same-colour": text("A card goes on the next higher card of the same colour."),
        "spaces-stay": text("An empty column is filled from the stock only."),
    },
    summary=text(
        "Klondike in one colour: the stock is dealt onto the columns, seven cards at a time."
    ),
    difficulty=3,
    like="KL",
)
