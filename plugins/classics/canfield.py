"""Canfield: a reserve of thirteen, and foundations that start with any rank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    ALL_OPEN,
    ANY_CARD,
    ONE_HIGHER_ROUND,
    ONE_LOWER_ROUND,
    OTHER_COLOUR,
    SAME_SUIT,
    STOCK,
    Carry,
    Choice,
    Face,
    Fan,
    Kind,
    Layout,
    Move,
    Option,
    Options,
    PileRule,
    Position,
    Refusal,
    Reveal,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    place,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: stock and waste above the reserve, foundations above the four columns.

COLUMNS = tuple(Spot(Kind.TABLEAU, number) for number in range(4))
RESERVE, FIRST = Spot(Kind.RESERVE), Spot(Kind.FOUNDATION)

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0, fan=Fan.RIGHT, shows=3),
        *row(Kind.FOUNDATION, 4, x=3, y=0),
        place(Kind.RESERVE, 0, 1, fan=Fan.DOWN, name=text("Reserve")),
        *row(Kind.TABLEAU, len(COLUMNS), x=3, y=1, fan=Fan.DOWN),
    ),
    fan_room=10,
)


def deal() -> Iterator[Step]:
    """Thirteen cards in the reserve, the last face up; one on a foundation; one in each column."""
    for _ in range(12):
        yield Carry(STOCK, RESERVE, face=Face.DOWN)
    yield Carry(STOCK, RESERVE)
    yield Carry(STOCK, FIRST)
    for column in COLUMNS:
        yield Carry(STOCK, column)


# Options: the draw stands in the deal code.

DRAW = Option(
    "draw",
    text("Draw"),
    (
        Choice(
            "D3",
            text("Three cards at a time"),
            text("Each click turns three cards, of which only the last can be played."),
        ),
        Choice("D1", text("One card at a time"), text("Each click turns one card: easier.")),
    ),
)

# Rules: alternating colours round the corner, whole columns only, spaces filled from the reserve.


class CanfieldRules(Rules):
    """Adds the rank that begins a foundation, whole columns, and what fills a space."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        source, target = move.source, move.target
        if target.kind is Kind.FOUNDATION and position[target].is_empty:
            lead, base = position[source].up[-1], position[FIRST].up[0]
            return None if lead.rank == base.rank else Refusal("base-rank")
        if source.kind is target.kind is Kind.TABLEAU:
            if position[target].is_empty:
                return Refusal("spaces-from-waste")
            if move.count < position[source].height:
                return Refusal("whole-column")
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        reserve = played.after[RESERVE]
        empty = [column for column in COLUMNS if played.after[column].is_empty]
        if reserve.up and empty:
            yield Carry(RESERVE, empty[0])
            if reserve.down:
                yield Reveal(RESERVE)


def rules(options: Options) -> Rules:
    return CanfieldRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE, Kind.RESERVE),
                base=ANY_CARD,
                build=(OTHER_COLOUR, ONE_LOWER_ROUND),
                lifts=ALL_OPEN,
            ),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.WASTE, Kind.RESERVE),
                base=ANY_CARD,
                build=(SAME_SUIT, ONE_HIGHER_ROUND),
            ),
            Kind.RESERVE: PileRule(),
            Kind.WASTE: PileRule(),
        },
        draw=3 if options["draw"] == "D3" else 1,
        passes=None,
    )


# Scoring: cards that go up, the one that was dealt there included; none comes back.


def points(played: Transition) -> int:
    return 10 * len(played.carried(target=Kind.FOUNDATION)) if played.move else 0


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points, start=10)


CANFIELD = Variant(
    family="CANF",
    version=1,
    name=text("Canfield"),
    summary=text("A reserve of thirteen cards, and foundations that begin with any rank."),
    difficulty=3,
    like="KL",
    options=(DRAW,),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column),
    sentences={
        "base-rank": text("A foundation starts with the rank of the first one."),
        "whole-column": text("Only a whole column goes on another one."),
        "spaces-from-waste": text("An empty column is filled from the waste."),
    },
)
