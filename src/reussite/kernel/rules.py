"""Which moves are legal: one opinion, declared by the variant, compiled once, asked everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from reussite.kernel.cards import SUIT_LETTERS, Card
from reussite.kernel.compiled import Compiled
from reussite.kernel.compiling import compile_rules
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.pile_rules import PileRule
from reussite.kernel.piles import STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import (
    Carry,
    Face,
    Mark,
    Outcome,
    Reveal,
    Step,
    Transition,
    apply,
    ended,
)

RECYCLED: Final = "recycled"  # the mark that counts how often the waste was turned over


@dataclass(eq=False)
class Rules:
    """The rules of a variant under its options.

    Subclasses may override `limit`, `objection`, `consequences`, `is_won` and `outcome`.

    :param piles: a rule for every kind of pile on the layout but the stock.
    :param draw: cards drawn from the stock at once.
    :param passes: how often the stock is gone through; None: without limit.
    :param packs: how many packs of 52 cards are in play; like `suits` and `covered_by` it is set
        by the game that the rules belong to.
    :param deals_to: where cards from the stock go: to the waste, or one to each place of another
        kind, `s0>t*`, as far as they last.
    :param suits: the suits that the cards bear.
    :param covered_by: the places that lie over a place: no card leaves it before they are empty.
    """

    piles: Mapping[Kind, PileRule]
    draw: int = 1
    passes: int | None = 1
    packs: int = 1
    deals_to: Kind = Kind.WASTE
    suits: str = SUIT_LETTERS
    covered_by: Mapping[Spot, tuple[Spot, ...]] = field(default_factory=dict)
    _compiled: Compiled | None = field(default=None, init=False, repr=False)
    _limits: bool = field(default=False, init=False, repr=False)
    _objects: bool = field(default=False, init=False, repr=False)
    _follows: bool = field(default=False, init=False, repr=False)
    _wins: bool = field(default=False, init=False, repr=False)
    _ends: bool = field(default=False, init=False, repr=False)

    def __post_init__(self) -> None:
        # What a subclass did not override need not be asked for every move.
        kind = type(self)
        self._limits = kind.limit is not Rules.limit
        self._objects = kind.objection is not Rules.objection
        self._follows = kind.consequences is not Rules.consequences
        self._wins = kind.is_won is not Rules.is_won
        self._ends = kind.outcome is not Rules.outcome

    # What a variant may add.

    def limit(self, position: Position, move: Move) -> int | None:
        """How many cards may go to `move.target` together; None: no limit. See `PileRule`."""
        return None

    def objection(self, position: Position, move: Move) -> Refusal | None:
        """A further rule that refuses a move which all declared rules allow."""
        return None

    def consequences(self, played: Transition) -> Iterable[Step]:
        """Steps that follow by themselves from the steps of `played`."""
        return ()

    def is_won(self, position: Position) -> bool:
        """Whether every card lies on the foundations; asked after moves to foundations, and after
        all moves where a subclass wins otherwise."""
        on_foundations = sum(pile.height for spot, pile in position if spot.kind is Kind.FOUNDATION)
        return on_foundations == self.packs * 52

    def outcome(self, position: Position) -> Outcome | None:
        """How the game ends here, asked after every move that does not win it.

        `Outcome.ENDED` where only points count, `Outcome.LOST` where the rules know that it cannot
        be won any more; None: it goes on.
        """
        return None

    # Asking.

    def legal(self, position: Position) -> list[Move]:
        """All legal moves: by source in layout order, then fewest cards, then target in order, and
        of pairs by partner."""
        moves = self._tables(position).legal(position)
        if not (self._limits or self._objects):
            return moves
        return [move for move in moves if self._further(position, move) is None]

    def refusal(self, position: Position, move: Move) -> Refusal | None:
        """The first rule that refuses this move, or None when it is legal. Never raises."""
        if self._tables(position).permits(position, move):
            return self._further(position, move) if self._limits or self._objects else None
        return self.declared_refusal(position, move)

    def play(self, position: Position, move: Move) -> Transition:
        """The move with all that follows from it; raises IllegalMoveError where refused."""
        if refusal := self.refusal(position, move):
            raise IllegalMoveError(move, refusal)
        steps = self._steps(position, move)
        after = apply(position, steps)
        asks = self._wins or move.target.kind is Kind.FOUNDATION
        if self._follows:
            first = Transition(position, move, steps, after)
            if further := ended(self.consequences(first), f"the consequences of {move}"):
                steps += further
                after = apply(after, further)
                asks = asks or _goes_up(further)
        won = asks and self.is_won(after)
        if won is not False or not self._ends:
            return Transition(position, move, steps, after, won)
        over = self.outcome(after)
        won = over is Outcome.WON
        return Transition(position, move, steps, after, won, None if won else over)

    def tap(self, position: Position) -> Move | None:
        """What a tap on the stock asks for, allowed or not: a draw, a dealt row, or turning the
        waste over."""
        if STOCK not in position:
            return None
        if self.deals_to is not Kind.WASTE:
            return Move(STOCK, Spot.every(self.deals_to))
        if left := position[STOCK].height:
            return Move(STOCK, WASTE, min(self.draw, left))
        waste = position[WASTE].height
        return Move(WASTE, STOCK, waste) if waste else Move(STOCK, WASTE, 1)

    def may_recycle(self, position: Position) -> bool:
        """Whether the rules still allow turning the waste over, once the stock is empty."""
        if self.deals_to is not Kind.WASTE:
            return False
        return self.passes is None or position.marked(RECYCLED) + 1 < self.passes

    def move_onto(self, position: Position, source: Spot, onto: Spot, count: int = 1) -> Move:
        """What a player asks for who lays the uppermost cards of `source` on `onto`, allowed or
        not: a pair where `onto` takes no cards but could be the partner."""
        takes = self.piles.get(onto.kind, PileRule()).takes
        if source.kind not in takes and count == 1 and onto is not source:
            for target in position.places:
                rule = self.piles.get(target.kind, PileRule())
                if rule.pairs and source.kind in rule.takes and onto.kind in rule.takes:
                    return Move(source, target, partner=onto)
        return Move(source, onto, count)

    def lift_refusal(self, position: Position, spot: Spot, count: int) -> Refusal | None:
        """Why these cards cannot be taken into the hand, or None when they can be."""
        if spot.kind in (Kind.STOCK, Kind.HAND) or spot not in position:
            return Refusal("not-in-hand")
        if refusal := self._depth_refusal(position, spot, count):
            return refusal
        if not any(spot.kind in rule.takes for rule in self.piles.values()):
            return Refusal("no-taking-back" if spot.kind is Kind.FOUNDATION else "not-in-hand")
        if count > 1 and self._limits:
            bounds = [
                self._bound(position, Move(spot, target, count), self.piles[target.kind])
                for target in position.places
                if target is not spot
                and target.kind in self.piles
                and spot.kind in self.piles[target.kind].takes
            ]
            known = [bound for bound in bounds if bound is not None]
            if known and len(known) == len(bounds) and count > max(known):
                return Refusal("too-many", max(known))
        return None

    def _bound(self, position: Position, move: Move, rule: PileRule) -> int | None:
        """How many cards may go to `move.target` together, whatever the reason; None: any."""
        bounds = (rule.most_at_once(move.target.kind), self.limit(position, move))
        return min((bound for bound in bounds if bound is not None), default=None)

    # The declared rules, one by one: names the rule that refuses, and is what the compiled
    # tables must agree with.

    def declared_refusal(  # noqa: C901  # guard clauses
        self, position: Position, move: Move
    ) -> Refusal | None:
        """As `refusal`, found by asking every declared test; slower, and the one that explains."""
        source, target, count = move.source, move.target, move.count
        if move.partner is not None:
            return self._pair_refusal(position, move, move.partner)
        if source not in position or not (target in position or _names_row(position, move)):
            return Refusal("no-such-place")
        if source is target:
            return Refusal("same-place")
        if source is STOCK:
            return self._draw_refusal(position, move) or self._further(position, move)
        if target is STOCK and source is WASTE:
            return self._recycle_refusal(position, count) or self._further(position, move)
        if Kind.HAND in (source.kind, target.kind):
            return Refusal("no-such-place")
        if refusal := self._depth_refusal(position, source, count):
            return refusal
        rule = self.piles.get(target.kind, PileRule())
        if refusal := _kind_refusal(source.kind, target.kind, rule):
            return refusal
        at_once = rule.most_at_once(target.kind)
        if at_once is not None and count > at_once:
            return Refusal("one-at-a-time")
        pile = position[target]
        if rule.capacity is not None and pile.height + count > rule.capacity:
            return Refusal("cell-full" if target.kind is Kind.CELL else "pile-full")
        lead = position[source].up[-count]
        if refusal := _fit_refusal(lead, target, pile, rule):
            return refusal
        return self._further(position, move)

    def _pair_refusal(self, position: Position, move: Move, partner: Spot) -> Refusal | None:
        pair, target = (move.source, partner), move.target
        if any(spot not in position or spot.kind is Kind.HAND for spot in (*pair, target)):
            return Refusal("no-such-place")
        if move.source is partner or target in pair:
            return Refusal("same-place")
        rule = self.piles.get(target.kind, PileRule())
        if not rule.pairs:
            return Refusal("no-pairs")
        if move.count != 1:
            return Refusal("one-at-a-time")
        for spot in pair:
            if refusal := self._depth_refusal(position, spot, 1):
                return refusal
            if refusal := _kind_refusal(spot.kind, target.kind, rule):
                return refusal
        return self._match_refusal(position, move, partner) or self._further(position, move)

    def _match_refusal(self, position: Position, move: Move, partner: Spot) -> Refusal | None:
        rule = self.piles[move.target.kind]
        if rule.capacity is not None and position[move.target].height + 2 > rule.capacity:
            return Refusal("pile-full")
        card, other = position[move.source].up[-1], position[partner].up[-1]
        failed = (fit.code for fit in rule.pairs if not fit.holds(card, other))
        return next((Refusal(code) for code in failed), None)

    def _draw_refusal(self, position: Position, move: Move) -> Refusal | None:
        if self.deals_to is not Kind.WASTE:
            if move.target is not Spot.every(self.deals_to) or move.count != 1:
                return Refusal("stock-only-deals")
            return None if position[STOCK].height else Refusal("no-more-passes")
        if move.target is not WASTE:
            return Refusal("stock-only-draws")
        left = position[STOCK].height
        if not left:
            if not self.may_recycle(position):
                return Refusal("no-more-passes")
            return Refusal("stock-empty" if position[WASTE].height else "nothing-left")
        expected = min(self.draw, left)
        return None if move.count == expected else Refusal("draw-count", expected)

    def _recycle_refusal(self, position: Position, count: int) -> Refusal | None:
        if position[STOCK].height:
            return Refusal("stock-not-empty")
        if not self.may_recycle(position):
            return Refusal("no-more-passes")
        waste = position[WASTE].height
        if not waste:
            return Refusal("nothing-left")
        return None if count == waste else Refusal("whole-waste", waste)

    def _depth_refusal(self, position: Position, spot: Spot, count: int) -> Refusal | None:
        pile = position[spot]
        if count < 1 or count > pile.height:
            return Refusal("not-so-many", pile.height)
        if count > len(pile.up):
            return Refusal("face-down")
        if self.is_covered(position, spot):
            return Refusal("still-covered")
        depth = self.piles.get(spot.kind, PileRule()).lifts
        if count > 1 and not depth.deep:
            return Refusal(depth.code)
        lifted = pile.up[-count:]
        for under, card in pairwise(lifted):
            if not all(fit.holds(card, under) for fit in depth.run):
                return Refusal(depth.code)
        return None

    def is_covered(self, position: Position, spot: Spot) -> bool:
        """Whether a card lies over this place, on another one."""
        return any(not position[over].is_empty for over in self.covered_by.get(spot, ()))

    def _further(self, position: Position, move: Move) -> Refusal | None:
        if self._limits and move.count > 1 and STOCK not in (move.source, move.target):
            limit = self.limit(position, move)
            if limit is not None and move.count > limit:
                return Refusal("too-many", limit)
        return self.objection(position, move) if self._objects else None

    def _tables(self, position: Position) -> Compiled:
        compiled = self._compiled
        if compiled is None or compiled.places is not position.places:
            compiled = self._compiled = compile_rules(self, position)
        return compiled

    def _steps(self, position: Position, move: Move) -> tuple[Step, ...]:
        source, target, count = move.source, move.target, move.count
        if target is STOCK:
            return Carry(source, target, count, Face.DOWN), Mark(RECYCLED)
        if target.number < 0:
            return self._dealt_row(position, target.kind)
        if move.partner is not None or (self.covered_by and source is not STOCK):
            return self._uncovering(position, move)
        carry = Carry(source, target, count)
        down, up = position[source]
        if down and len(up) == count and source is not STOCK:
            return carry, Reveal(source)
        return (carry,)

    def _dealt_row(self, position: Position, kind: Kind) -> tuple[Step, ...]:
        row = [spot for spot in position.places if spot.kind is kind]
        return tuple(Carry(STOCK, spot) for spot in row[: position[STOCK].height])

    def _uncovering(self, position: Position, move: Move) -> tuple[Step, ...]:
        """The steps of a move that may take cards from two piles, and uncover others."""
        sources = [spot for spot in (move.source, move.partner) if spot is not None]
        steps: list[Step] = [Carry(spot, move.target, move.count) for spot in sources]
        after = apply(position, steps)
        touched = {*sources, *(spot for spot in self.covered_by if self._lay_under(spot, sources))}
        for spot, (down, up) in after:
            if spot in touched and down and not up and not self.is_covered(after, spot):
                steps.append(Reveal(spot))
        return tuple(steps)

    def _lay_under(self, spot: Spot, sources: Iterable[Spot]) -> bool:
        return any(over in sources for over in self.covered_by[spot])


def _names_row(position: Position, move: Move) -> bool:
    """Whether the move deals a row to places that there are."""
    target = move.target
    if move.source is not STOCK or not target.is_every or target.kind is Kind.STOCK:
        return False
    return any(spot.kind is target.kind for spot in position.places)


def _goes_up(steps: tuple[Step, ...]) -> bool:
    """Whether a step brings cards to a foundation."""
    return any(type(step) is Carry and step.target.kind is Kind.FOUNDATION for step in steps)


def _kind_refusal(source: Kind, target: Kind, rule: PileRule) -> Refusal | None:
    if source in rule.takes:
        return None
    if source is target is Kind.FOUNDATION:
        return Refusal("between-foundations")
    if source is target is Kind.CELL:
        return Refusal("between-cells")
    if target in (Kind.STOCK, Kind.WASTE):
        return Refusal("not-onto-stock" if target is Kind.STOCK else "not-onto-waste")
    if not rule.takes:
        return Refusal("takes-nothing")
    return Refusal("no-taking-back" if source is Kind.FOUNDATION else "not-from-there")


def _fit_refusal(card: Card, spot: Spot, pile: Pile, rule: PileRule) -> Refusal | None:
    if pile.is_empty:
        return None if rule.base.holds(card, spot) else Refusal(rule.base.code)
    if pile.top is None:
        return Refusal("face-down")
    if not rule.build:
        return Refusal("no-building")
    for fit in rule.build:
        if not fit.holds(card, pile.top):
            return Refusal(fit.code)
    return None
