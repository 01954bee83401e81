"""FreeCell: every card open, four cells, and a clock of 400 seconds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from reussite.api import (
    ANY_CARD,
    HAND,
    ONE_HIGHER,
    ONE_LOWER,
    OTHER_COLOUR,
    SAME_SUIT,
    Carry,
    Choice,
    Edge,
    Fan,
    Kind,
    Layout,
    Mark,
    Move,
    Option,
    Options,
    PileRule,
    Position,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    ace_of,
    hookimpl,
    packed,
    row,
    text,
    to_cell,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

# Layout: cells packed to the left, foundations to the right, the eight columns below.

COLUMNS = 8

LAYOUT = Layout(
    slots=(
        *row(Kind.CELL, 4, x=0, y=0, edge=Edge.LEFT),
        *row(Kind.FOUNDATION, 4, x=4, y=0, edge=Edge.RIGHT),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    ),
    gap=(0.12, 0.30),
    margin=0.16,
    fan_room=11,
)


def deal() -> Iterator[Step]:
    """The whole pack face up, row by row: seven cards in four columns, six in the others."""
    for number in range(52):
        yield Carry(HAND, Spot(Kind.TABLEAU, number % COLUMNS))


# Rules: a run moves when its cards could be carried one by one.


class FreeCellRules(Rules):
    """Adds how long a run may be, and the mark of a column emptied for the first time."""

    def limit(self, position: Position, move: Move) -> int:
        """(free cells + 1) × 2^(empty columns), an empty destination not counted."""
        empty = [spot for spot, pile in position if pile.is_empty and spot is not move.target]
        cells = sum(spot.kind is Kind.CELL for spot in empty)
        columns = sum(spot.kind is Kind.TABLEAU for spot in empty)
        return (cells + 1) << columns

    def consequences(self, played: Transition) -> Iterable[Step]:
        move = played.move
        if move and move.source.kind is Kind.TABLEAU and played.after[move.source].is_empty:
            name = f"emptied {move.source}"
            if not played.before.marked(name):
                yield Mark(name)


CLOCK = Option(
    "clock",
    text("Clock"),
    (
        Choice(
            "N",
            text("Against the clock: 400 seconds"),
            text("After 400 seconds the game is over; every second left counts when you win."),
        ),
        Choice(
            "R",
            text("Relaxed: no clock"),
            text("Take all the time you like; there is no bonus for time."),
        ),
    ),
)


def rules(_options: Options) -> Rules:
    return FreeCellRules(
        piles={
            Kind.TABLEAU: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ANY_CARD,
                build=(OTHER_COLOUR, ONE_LOWER),
                lifts=packed(OTHER_COLOUR, ONE_LOWER),
            ),
            Kind.CELL: PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, capacity=1),
            Kind.FOUNDATION: PileRule(
                takes=(Kind.TABLEAU, Kind.CELL),
                base=ace_of("SHDC"),
                build=(SAME_SUIT, ONE_HIGHER),
            ),
        },
    )


# Scoring: by rank, for emptied columns, for winning and for the seconds left.


def for_cards(played: Transition) -> int:
    return sum(min(10 * card.rank, 100) for card in played.carried(target=Kind.FOUNDATION))


def for_columns(played: Transition) -> int:
    return 100 * len(played.marked)


def for_winning(played: Transition) -> int:
    return 3000 if played.won else 0


PARTS = {
    text("Cards"): for_cards,
    text("Emptied columns"): for_columns,
    text("Win"): for_winning,
}


def points(played: Transition) -> int:
    return sum(of_part(played) for of_part in PARTS.values())


def scoring(options: Options) -> Scoring:
    timed = options["clock"] == "N"
    return Scoring(points=points, undo_price=100, second_bonus=15 if timed else 0, parts=PARTS)


def time_limit(options: Options) -> int | None:
    return 400 if options["clock"] == "N" else None


FREECELL = Variant(
    family="FC",
    version=1,
    name=text("FreeCell"),
    summary=text("All cards lie open, and four cells help: nearly every deal can be won."),
    difficulty=2,
    packs=1,
    options=(CLOCK,),
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_cell, to_empty_column),
    auto_place=(to_foundation, to_longest_column, to_empty_column, to_cell),
    time_limit=time_limit,
    microsoft=True,
)


@hookimpl
def reussite_variants() -> list[Variant]:
    return [FREECELL]


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (Path(__file__).parent / "help" / language).glob("*.md")
