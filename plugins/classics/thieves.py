"""What the siblings of Quarante Voleurs share: two packs, one pass, eight foundations in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from reussite.api import (
    ONE_HIGHER,
    SAME_SUIT,
    STOCK,
    Carry,
    Face,
    Fan,
    Kind,
    Layout,
    Options,
    PileRule,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    ace_of,
    place,
    row,
)

FROM = (Kind.TABLEAU, Kind.WASTE, Kind.FOUNDATION)  # where a column takes cards from


def layout(columns: int) -> Layout:
    """Stock and waste at the left, the foundations at the right, above so many columns."""
    return Layout(
        slots=(
            place(Kind.STOCK, 0, 0),
            place(Kind.WASTE, 1, 0),
            *row(Kind.FOUNDATION, 8, x=columns - 8, y=0),
            *row(Kind.TABLEAU, columns, x=0, y=1, fan=Fan.DOWN),
        ),
    )


def dealing(columns: int, rows: int, face_down: int = 0) -> Callable[[], Iterator[Step]]:
    """Full rows of cards, the first of them face down."""

    def deal() -> Iterator[Step]:
        for line in range(rows):
            face = Face.DOWN if line < face_down else Face.UP
            for column in range(columns):
                yield Carry(STOCK, Spot(Kind.TABLEAU, column), face=face)

    return deal


def rules_with(column: PileRule) -> Callable[[Options], Rules]:
    """The rules of a game that has its own way of building columns."""

    def rules(_options: Options) -> Rules:
        return Rules(
            piles={
                Kind.TABLEAU: column,
                Kind.FOUNDATION: PileRule(
                    takes=(Kind.TABLEAU, Kind.WASTE),
                    base=ace_of("SHDCSHDC"),
                    build=(SAME_SUIT, ONE_HIGHER),
                ),
                Kind.WASTE: PileRule(),
            },
            draw=1,
            passes=1,
        )

    return rules


def points(played: Transition) -> int:
    """As in Quarante Voleurs; a card that turns up earns what one from the waste does."""
    return (
        10 * len(played.carried(target=Kind.FOUNDATION))
        + 5 * len(played.carried(Kind.WASTE, Kind.TABLEAU))
        + 5 * len(played.revealed)
        - 15 * len(played.carried(Kind.FOUNDATION, Kind.TABLEAU))
    )


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, floor=0)
