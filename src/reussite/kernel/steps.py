"""Steps: the only things that change piles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, StrEnum
from itertools import islice
from typing import Final, NamedTuple

from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Pile, Spot
from reussite.kernel.position import Marks, Position

MOST_STEPS: Final = 10_000  # that follow from one action: whoever gives more never ends
_MOST_MARKED: Final = 1 << 31


class StepError(Exception):
    """Steps that no table allows: a deal or a rule asks for what cannot be."""


class Face(Enum):
    """Which side shows."""

    UP = "up"
    DOWN = "down"


class Carry(NamedTuple):
    """The `count` uppermost cards of one pile are laid on another, all with `face` showing.

    They keep their order. A packet that shows its other side afterwards was turned over, hence
    reversed: that is how three drawn cards come to lie with the last one on top, and how the
    whole waste becomes the stock again.
    """

    source: Spot
    target: Spot
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which nobody needs here
    face: Face = Face.UP


class Reveal(NamedTuple):
    """The uppermost card of a pile, lying face down, is turned up."""

    spot: Spot


class Mark(NamedTuple):
    """A fact that no pile shows, counted by name in the position; undo takes it back.

    :param to: what the count becomes; None: one more than it was.
    """

    name: str
    to: int | None = None


Step = Carry | Reveal | Mark


class Flight(NamedTuple):
    """What one `Carry` did: these cards went from here to there.

    :param cards: bottom first, as they lie on the target.
    :param face_before: the side that showed on the source.
    """

    cards: tuple[Card, ...]
    source: Spot
    target: Spot
    face_before: Face
    face: Face


def _lifted(pile: Pile, count: int) -> tuple[Pile, tuple[Card, ...], Face]:
    """The pile without its `count` uppermost cards, those cards, and the side they show."""
    down, up = pile
    if 0 < count <= len(up):
        return Pile(down, up[:-count]), up[-count:], Face.UP
    if up or not 0 < count <= len(down):
        raise StepError(f"{count} cards of one side are lifted from {len(down)} down, {len(up)} up")
    return Pile(down[:-count], ()), down[-count:], Face.DOWN


def ended(steps: Iterable[Step], whose: str) -> tuple[Step, ...]:
    """All these steps; raises StepError where there are more than `MOST_STEPS`.

    :param whose: what gave them, for the error.
    """
    taken = tuple(islice(steps, MOST_STEPS + 1))
    if len(taken) > MOST_STEPS:
        raise StepError(f"{whose} do not end: there are more than {MOST_STEPS} steps")
    return taken


def apply(position: Position, steps: Iterable[Step]) -> Position:
    """The position after these steps; raises StepError where one is impossible, and KeyError
    where it names a place that the table lacks.

    No other code changes piles, so no rule can lose a card.
    """
    places = position.places
    piles = list(position.piles)
    marks = position.marks
    new, kind = tuple.__new__, Pile  # what Pile itself does, without its call
    for step in steps:
        if type(step) is Carry:
            source, target, count, face = step
            at = places[source]
            down, up = piles[at]
            if face is Face.UP and 0 < count <= len(up):  # as most moves are
                cards = up[-count:]
                piles[at] = new(kind, (down, up[:-count]))
            else:
                piles[at], cards, side = _lifted(piles[at], count)
                if side is not face:
                    cards = cards[::-1]
            at = places[target]
            down, up = piles[at]
            if face is Face.UP:
                piles[at] = new(kind, (down, up + cards))
            else:
                if up or face is not Face.DOWN:
                    raise StepError(f"{step} would lay a card face down on one that is face up")
                piles[at] = Pile(down + cards, ())
        elif type(step) is Reveal:
            at = places[step.spot]
            down, up = piles[at]
            if up or not down:
                raise StepError(f"{step} finds no card face down on top")
            piles[at] = new(kind, (down[:-1], down[-1:]))
        else:
            marks = _counted(marks, step)
    return Position(places, tuple(piles), marks)


def _counted(marks: Marks, mark: object) -> Marks:
    """The marks with one more; what is neither carried nor turned up must be one."""
    if not isinstance(mark, Mark):
        raise StepError(f"{type(mark).__name__} is no step")
    if type(mark.name) is not str or not mark.name:
        raise StepError("a mark needs a text for its name")
    if mark.to is not None and not (type(mark.to) is int and 0 <= mark.to < _MOST_MARKED):
        raise StepError(f"the mark {mark.name} counts to what is no number from 0")
    counts = dict(marks)
    counts[mark.name] = counts.get(mark.name, 0) + 1 if mark.to is None else mark.to
    if not counts[mark.name]:
        del counts[mark.name]  # as if it had never been made
    return tuple(sorted(counts.items()))


class Outcome(StrEnum):
    """How the rules end a game.

    WON: every card is where it belongs.
    ENDED: nothing is left to do, and there is no winning or losing: the points count.
    LOST: it cannot be won any more, and the rules say so.
    """

    WON = "won"
    ENDED = "ended"
    LOST = "lost"


class Transition(NamedTuple):
    """One action with everything that followed from it.

    :param move: None for the deal itself.
    :param steps: what was done, in order; they explain the whole difference.
    :param won: whether the game is won by it.
    :param over: how the game ends by it otherwise; None: it is won, or goes on.
    """

    before: Position
    move: Move | None
    steps: tuple[Step, ...]
    after: Position
    won: bool = False
    over: Outcome | None = None

    def flights(self) -> Iterator[Flight]:
        """The cards of each `Carry`, in order."""
        position = self.before
        for step in self.steps:
            if isinstance(step, Carry):
                _, cards, side = _lifted(position[step.source], step.count)
                if side is not step.face:
                    cards = cards[::-1]
                yield Flight(cards, step.source, step.target, side, step.face)
            position = apply(position, (step,))

    def carried(self, source: Kind | None = None, target: Kind | None = None) -> tuple[Card, ...]:
        """The cards that went from a pile of one kind to a pile of another; None: any kind."""
        return tuple(
            card
            for flight in self.flights()
            if source in (None, flight.source.kind) and target in (None, flight.target.kind)
            for card in flight.cards
        )

    @property
    def revealed(self) -> tuple[Spot, ...]:
        """The places where a face-down card turned up."""
        return tuple(step.spot for step in self.steps if isinstance(step, Reveal))

    @property
    def marked(self) -> tuple[str, ...]:
        """The names of the marks made."""
        return tuple(step.name for step in self.steps if isinstance(step, Mark))
