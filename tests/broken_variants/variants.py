"""One sound variant, and what can be wrong with it: each of the others breaks a single promise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from reussite.api import (
    ALL_OPEN,
    ANY_CARD,
    ONE_HIGHER,
    ONE_LOWER,
    OTHER_COLOUR,
    SAME_SUIT,
    STOCK,
    WASTE,
    Base,
    Card,
    Carry,
    Choice,
    Face,
    Fan,
    Fit,
    Kind,
    Layout,
    Mark,
    Move,
    Option,
    Options,
    PileRule,
    Position,
    Preference,
    Refusal,
    Rules,
    Scoring,
    Spot,
    Step,
    Touch,
    Transition,
    Variant,
    ace_of,
    place,
    row,
    text,
    to_empty_column,
    to_foundation,
    to_longest_column,
)

COLUMNS = 5

LAYOUT = Layout(
    slots=(
        place(Kind.STOCK, 0, 0),
        place(Kind.WASTE, 1, 0),
        *row(Kind.FOUNDATION, 4, x=2, y=0),
        *row(Kind.TABLEAU, COLUMNS, x=0, y=1, fan=Fan.DOWN),
    )
)

COLUMN = PileRule(
    takes=(Kind.TABLEAU, Kind.WASTE, Kind.FOUNDATION),
    base=ANY_CARD,
    build=(OTHER_COLOUR, ONE_LOWER),
    lifts=ALL_OPEN,
)
FOUNDATION = PileRule(
    takes=(Kind.TABLEAU, Kind.WASTE), base=ace_of("SHDC"), build=(SAME_SUIT, ONE_HIGHER)
)


def deal() -> Iterator[Step]:
    """Three cards in each column, the last face up."""
    for line in range(3):
        for column in range(COLUMNS):
            face = Face.UP if line == 2 else Face.DOWN
            yield Carry(STOCK, Spot(Kind.TABLEAU, column), face=face)


class SoundRules(Rules):
    """With everything that a variant may add."""

    def limit(self, position: Position, move: Move) -> int | None:
        return 4

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if move.source is WASTE and move.target == Spot(Kind.TABLEAU, 0):
            return Refusal("first-column")
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        if played.carried(target=Kind.FOUNDATION) and not played.before.marked("began"):
            yield Mark("began")


def rules_of(
    kind: Callable[..., Rules] = SoundRules,
    *,
    column: PileRule = COLUMN,
    foundation: PileRule = FOUNDATION,
) -> Callable[[Options], Rules]:
    piles = {Kind.TABLEAU: column, Kind.FOUNDATION: foundation, Kind.WASTE: PileRule()}

    def rules(options: Options) -> Rules:
        return kind(piles=piles, draw=2 if options["draw"] == "D2" else 1, passes=3)

    return rules


def points(played: Transition) -> int:
    cost = 4 if played.carried(Kind.WASTE, Kind.STOCK) else 0
    return 10 * len(played.carried(target=Kind.FOUNDATION)) + len(played.marked) - cost


def scored(scoring: Scoring) -> Callable[[Options], Scoring]:
    return lambda _options: scoring


DRAW = Option(
    "draw", text("Draw"), (Choice("D1", text("One card")), Choice("D2", text("Two cards")))
)

SOUND = Variant(
    family="SOUND",
    version=1,
    name=text("Sound"),
    layout=LAYOUT,
    deal=deal,
    rules=rules_of(),
    scoring=scored(Scoring(points=points, floor=0)),
    options=(DRAW,),
    click=(to_foundation,),
    double_click=(to_foundation, to_longest_column, to_empty_column),
    undo_limit=50,
    sentences={"first-column": text("The first column takes nothing from the waste.")},
)


@dataclass(frozen=True)
class Broken:
    """A variant with one fault.

    :param check: the check that has to find it.
    """

    title: str
    check: str
    variant: Variant


def broken(title: str, check: str, **changes: Any) -> Broken:  # noqa: ANN401  # Variant's fields
    return Broken(title, check, replace(SOUND, **changes))


# Deals.

_CALLS = count()


def deal_of_a_whim() -> Iterator[Step]:
    start = next(_CALLS)
    for number in range(15):
        face = Face.UP if number >= 10 else Face.DOWN
        yield Carry(STOCK, Spot(Kind.TABLEAU, (start + number) % COLUMNS), face=face)


_ONCE = iter(tuple(deal()))


def deal_only_once() -> Iterator[Step]:
    return _ONCE


def deal_upside_down() -> Iterator[Step]:
    yield Carry(STOCK, Spot(Kind.TABLEAU))
    yield Carry(STOCK, Spot(Kind.TABLEAU), face=Face.DOWN)


def deal_a_part() -> Iterator[Step]:
    for column in range(COLUMNS):
        yield Carry(Spot(Kind.HAND), Spot(Kind.TABLEAU, column))


NO_STOCK = Layout(slots=tuple(slot for slot in LAYOUT.slots if slot.spot.kind not in "sw"))


def rules_without_stock(_options: Options) -> Rules:
    return Rules(piles={Kind.TABLEAU: COLUMN, Kind.FOUNDATION: FOUNDATION})


# Rules.

OF_ONE_PACK = Fit("one-pack", lambda card, onto: card.pack == onto.pack)


class Fickle(SoundRules):
    """Objects to every second question."""

    asked = 0

    def objection(self, position: Position, move: Move) -> Refusal | None:
        Fickle.asked += 1
        return Refusal("first-column") if Fickle.asked % 2 else None


class Tiring(SoundRules):
    """Counts its moves outside the position, for all games together."""

    played = 0

    def limit(self, position: Position, move: Move) -> int | None:
        return 1 if Tiring.played % 3 else 4

    def consequences(self, played: Transition) -> Iterable[Step]:
        Tiring.played += 1
        return ()


class Leaking(SoundRules):
    """Remembers by itself whether a foundation was begun."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **named)
        self.began = False

    def consequences(self, played: Transition) -> Iterable[Step]:
        if played.carried(target=Kind.FOUNDATION) and not self.began:
            self.began = True
            yield Mark("began")


class Thrower(SoundRules):
    """Raises when a column becomes empty."""

    def consequences(self, played: Transition) -> Iterable[Step]:
        assert played.move is not None
        if played.after[played.move.source].is_empty:
            raise ZeroDivisionError("no cards to divide by")
        return ()


class Stumbler(SoundRules):
    """Cannot say how many cards may go to an empty column."""

    def limit(self, position: Position, move: Move) -> int | None:
        top = position[move.target].top
        assert top is not None
        return top.rank


class Quitter(SoundRules):
    """Leaves the program when asked about kings."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        if position[move.source].up[-move.count].rank == 13:
            raise SystemExit(3)
        return None


class Shouter(SoundRules):
    """Refuses with a text."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        no: Any = "not like this"
        return no if move.source is WASTE else None


class Halves(SoundRules):
    def limit(self, position: Position, move: Move) -> int | None:
        half: Any = 1.5
        return half  # type: ignore[no-any-return]


class Stranger(SoundRules):
    """Refuses with a code that nobody knows."""

    def objection(self, position: Position, move: Move) -> Refusal | None:
        return Refusal("no-tuesdays") if move.count == 2 else None


class Hopeful(SoundRules):
    def is_won(self, position: Position) -> bool:
        return True


class Insatiable(SoundRules):
    def is_won(self, position: Position) -> bool:
        return False


class Counting(SoundRules):
    def is_won(self, position: Position) -> bool:
        cards: Any = sum(pile.height for spot, pile in position if spot.kind is Kind.FOUNDATION)
        return cards // 52  # type: ignore[no-any-return]


class EarlyWinner(SoundRules):
    """Won with the first card on a foundation, and with the second again."""

    def is_won(self, position: Position) -> bool:
        return any(pile.up for spot, pile in position if spot.kind is Kind.FOUNDATION)


class Generous(SoundRules):
    """Lists a move that its rules refuse."""

    def legal(self, position: Position) -> list[Move]:
        return [*super().legal(position), Move(STOCK, Spot(Kind.TABLEAU))]


class Forgetful(SoundRules):
    """Does not list moves onto the last column."""

    def legal(self, position: Position) -> list[Move]:
        last = Spot(Kind.TABLEAU, COLUMNS - 1)
        return [move for move in super().legal(position) if move.target is not last]


class Untidy(SoundRules):
    def legal(self, position: Position) -> list[Move]:
        return super().legal(position)[::-1]


class Sticky(SoundRules):
    """The hand may not lift what may be moved."""

    def lift_refusal(self, position: Position, spot: Spot, count: int) -> Refusal | None:
        return (
            Refusal("not-in-hand") if spot is WASTE else super().lift_refusal(position, spot, count)
        )


class Sleight(SoundRules):
    """Plays another move than the one asked for."""

    def play(self, position: Position, move: Move) -> Transition:
        played = super().play(position, move)
        return played._replace(steps=(*played.steps, Mark("sleight")))


class Tapless(SoundRules):
    def tap(self, position: Position) -> Move | None:
        return None


# Points.

_PLAYED = count()


def rising_points(played: Transition) -> int:
    return next(_PLAYED)


def half_points(played: Transition) -> int:
    worth: Any = 0.5
    return worth  # type: ignore[no-any-return]


def points_for_some(played: Transition) -> int:
    if played.carried(target=Kind.FOUNDATION):
        return 10
    nothing: Any = None
    return nothing  # type: ignore[no-any-return]


# Gestures.


def to_the_first_column(touch: Touch) -> Move | None:
    return Move(touch.source, Spot(Kind.TABLEAU))


def draw_instead(touch: Touch) -> Move | None:
    return next(iter(touch.rules.legal(touch.position)), None)


def to_a_neighbour(touch: Touch) -> Move | None:
    return Move(touch.source, Spot(Kind.TABLEAU, touch.source.number - 1))


OVERLAPPING = Layout(slots=(*LAYOUT.slots[:-1], place(Kind.TABLEAU, 3.5, 1, number=COLUMNS - 1)))
OUTSIDE = Layout(slots=(*LAYOUT.slots[:-1], place(Kind.TABLEAU, -1, 1, number=COLUMNS - 1)))
GAP_IN_NUMBERS = Layout(slots=(*LAYOUT.slots[:-1], place(Kind.TABLEAU, 4, 1, number=COLUMNS)))

AMBIGUOUS = (
    Option("draw", "Draw", (Choice("D1", "One"), Choice("D2", "Two"), Choice("D1A", "Any"))),
    Option("pace", "Pace", (Choice("AB", "Slow"), Choice("B", "Quick"))),
)


def only_black_aces(card: Card, _spot: Spot) -> bool:
    return card.rank == 1 and not card.is_red


BROKEN = (
    # Deals
    broken("deal differs each time", "deal", deal=deal_of_a_whim),
    broken("deal can be made only once", "deal", deal=deal_only_once),
    broken("deal lays a card face down on an open one", "deal", deal=deal_upside_down),
    broken(
        "deal leaves cards in the hand",
        "deal",
        layout=NO_STOCK,
        deal=deal_a_part,
        rules=rules_without_stock,
    ),
    # Words
    broken("variant without a name", "labels", name=" "),
    broken("choice without a name", "labels", options=(replace(DRAW, name=""),)),
    broken(
        "preference without an explanation",
        "labels",
        preferences=(Preference("speed", "Speed", default=True),),
    ),
    broken("empty sentence", "labels", sentences={"first-column": ""}),
    broken(
        "base without a sentence",
        "sentences",
        rules=rules_of(column=replace(COLUMN, base=Base("only-black-aces", only_black_aces))),
    ),
    broken(
        "fit without a sentence",
        "sentences",
        rules=rules_of(column=replace(COLUMN, build=(OF_ONE_PACK,))),
    ),
    broken("objection without a sentence", "sentences", rules=rules_of(Stranger)),
    # Layout and codes
    broken("columns half over each other", "layout", layout=OVERLAPPING),
    broken("column outside the table", "layout", layout=OUTSIDE),
    broken("columns numbered with a gap", "layout", layout=GAP_IN_NUMBERS),
    broken("two options with the same letters", "offer", options=AMBIGUOUS),
    broken("key used twice", "offer", options=(DRAW, replace(DRAW))),
    broken("undo limit below 0", "offer", undo_limit=-1),
    broken("combinations that write the same", "codes", options=AMBIGUOUS),
    # Rules
    broken(
        "fit that minds the pack",
        "legal-complete",
        packs=2,
        rules=rules_of(column=replace(COLUMN, build=(OF_ONE_PACK,))),
    ),
    broken("objection to every second question", "legal-complete", rules=rules_of(Fickle)),
    broken("legal lists too much", "legal-complete", rules=rules_of(Generous)),
    broken("legal lists too little", "legal-complete", rules=rules_of(Forgetful)),
    broken("legal in another order", "legal-in-order", rules=rules_of(Untidy)),
    broken("rules with a memory of all games", "same-again", rules=rules_of(Tiring)),
    broken("rules with a memory of one game", "same-again", rules=rules_of(Leaking)),
    broken("consequences that raise", "legal-moves-play", rules=rules_of(Thrower)),
    broken("limit that raises", "asking-never-raises", rules=rules_of(Stumbler)),
    broken("objection that leaves the program", "asking-never-raises", rules=rules_of(Quitter)),
    broken("objection that is a text", "asking-never-raises", rules=rules_of(Shouter)),
    broken("limit that is no whole number", "asking-never-raises", rules=rules_of(Halves)),
    broken("cards stick to their pile", "lifting", rules=rules_of(Sticky)),
    broken("steps that were not played", "steps-explain", rules=rules_of(Sleight)),
    broken("stock that cannot be tapped", "tap", rules=rules_of(Tapless)),
    # Winning
    broken("always won", "winning", rules=rules_of(Hopeful)),
    broken("never won", "winning", rules=rules_of(Insatiable)),
    broken("won by a number", "winning", rules=rules_of(Counting)),
    broken("won twice", "won-once", rules=rules_of(EarlyWinner)),
    # Scores
    broken("points that rise by themselves", "same-again", scoring=scored(Scoring(rising_points))),
    broken("half points", "whole-points", scoring=scored(Scoring(half_points))),
    broken("no points for most moves", "whole-points", scoring=scored(Scoring(points_for_some))),
    broken("start below the floor", "scoring", scoring=scored(Scoring(points, start=-1, floor=0))),
    broken(
        "price of undoing breaks the floor",
        "whole-points",
        scoring=scored(Scoring(points, floor=0, undo_price=5)),
    ),
    broken("undo that pays", "scoring", scoring=scored(Scoring(points, undo_price=-5))),
    broken("clock of no seconds", "scoring", time_limit=lambda _options: 0),
    # Gestures
    broken("click makes an illegal move", "gestures", click=(to_the_first_column,)),
    broken("click moves another card", "gestures", double_click=(draw_instead,)),
    broken("click raises", "gestures", auto_place=(to_a_neighbour,)),
)
