"""Royal Cotillion: two wings, and foundations that go up by twos."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    KING,
    SAME_SUIT,
    STOCK,
    WASTE,
    Base,
    Carry,
    Fan,
    Fit,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Step,
    Transition,
    Variant,
    block,
    place,
    row,
    text,
)

from .parts import UP, rows, scoring_up, spots

WING = spots(Kind.RESERVE, 16)
SUITS = ("spade", "heart", "diamond", "club")

LAYOUT = Layout(
    slots=(
        *row(Kind.TABLEAU, 4, x=0, y=0, fan=Fan.DOWN),
        place(Kind.STOCK, 0, 3),
        place(Kind.WASTE, 1, 3),
        *(place(Kind.FOUNDATION, 4, n, number=n) for n in range(4)),
        *(place(Kind.FOUNDATION, 5, n, number=n + 4) for n in range(4)),
        *block(Kind.RESERVE, rows=4, columns=4, x=6, y=0),
    ),
    breaks=(4, 6),
)


def deal() -> Iterator[Step]:
    """Three cards in each column of the left wing, sixteen in the right one."""
    yield from rows(STOCK, Kind.TABLEAU, 4, 4, 4)
    yield from rows(STOCK, Kind.RESERVE, len(WING))


class CotillionRules(Rules):
    """Adds that the right wing is filled again."""

    def consequences(self, played: Transition) -> Iterable[Step]:
        left = {WASTE: played.after[WASTE].height, STOCK: played.after[STOCK].height}
        for spot in WING:
            source = WASTE if left[WASTE] else STOCK
            if played.after[spot].is_empty and left[source]:
                left[source] -= 1
                yield Carry(source, spot)


BEGINS = Base(
    "ace-or-two",
    lambda card, spot: card.suit == spot.number % 4 and card.rank == 1 + spot.number // 4,
    SUITS,
)
BY_TWOS = Fit("by-twos", lambda card, onto: (card.rank - onto.rank) % KING == 2)


def rules(_options: Options) -> Rules:
    takes = (Kind.TABLEAU, Kind.RESERVE, Kind.WASTE)
    return CotillionRules(
        piles={
            Kind.TABLEAU: PileRule(),
            Kind.RESERVE: PileRule(),
            Kind.WASTE: PileRule(),
            Kind.FOUNDATION: PileRule(takes=takes, base=BEGINS, build=(SAME_SUIT, BY_TWOS)),
        },
    )


ROYAL_COTILLION = Variant(
    family="COTIL",
    version=1,
    name=text("Royal Cotillion"),
    packs=2,
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring_up,
    click=UP,
    double_click=UP,
    auto_place=UP,
    sentences={
        "ace-or-two": text(
            "Foundations begin with the ace at the left, with the two at the right."
        ),
        "by-twos": text("A foundation goes up by twos: ace, three, five; king, two, four."),
    },
    summary=text("A patience with 2 packs and two wings, whose foundations go up by twos."),
    difficulty=2,
)
