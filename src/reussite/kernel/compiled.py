"""Rules as tables: what the declared tests say about every pair of cards, looked up.

A set of faces is an integer with one bit for each of the 52 faces, so that "does any open top
want this card?" is one `&`. `Rules.declared_refusal` is the same opinion asked test by test; a
property test holds the two equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, Protocol

from reussite.kernel.cards import FACES, Card
from reussite.kernel.moves import Move
from reussite.kernel.pile_rules import PileRule
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import Position


class DeclaredRules(Protocol):
    """What a set of rules declares, as far as tables are made of it. See `Rules`."""

    piles: Mapping[Kind, PileRule]
    draw: int
    packs: int
    deals_to: Kind
    suits: str
    covered_by: Mapping[Spot, tuple[Spot, ...]]

    def may_recycle(self, position: Position) -> bool: ...

    def is_covered(self, position: Position, spot: Spot) -> bool: ...


class _Target(NamedTuple):
    """A pile that takes cards: index, faces it wants when empty and by top card, limits."""

    at: int
    spot: Spot
    takes: tuple[Kind, ...]
    base: int
    build: tuple[int, ...] | None
    capacity: int | None
    at_once: int | None


class _Source(NamedTuple):
    """A pile that gives cards: how deep, and how the lifted cards must lie on each other."""

    at: int
    spot: Spot
    deep: bool
    run: tuple[int, ...] | None


class _Pairing(NamedTuple):
    """A pile that takes pairs: index, and by one card the faces that make a pair with it."""

    at: int
    spot: Spot
    takes: tuple[Kind, ...]
    fits: tuple[int, ...]
    capacity: int | None


_Ways = tuple[tuple[int, tuple[Move, ...]], ...]  # target index, its moves by count - 1


_KEPT_DEEPS: Final = 2000  # some hundred kilobytes


@cache
def _moves(source: Spot, target: Spot, most: int) -> tuple[Move, ...]:
    """The moves between two places, made once for all rule sets: entry n carries n + 1 cards."""
    return tuple(Move(source, target, count) for count in range(1, most + 1))


@cache
def _pair(source: Spot, target: Spot, partner: Spot) -> Move:
    return Move(source, target, 1, partner)


class Compiled:
    """The rules of one variant for one order of places."""

    def __init__(
        self, places: Mapping[Spot, int], rules: DeclaredRules, pack: tuple[Card, ...]
    ) -> None:
        self.places = places
        self._rules = rules
        self._bit = tuple(1 << card % FACES for card in pack)
        self._most = len(pack)
        self._targets: list[_Target] = []
        self._sources: list[_Source] = []
        self._pairings: dict[Spot, _Pairing] = {}
        self._groups = 0
        self._deeps: dict[tuple[Card, ...], int] = {}
        self._fills_up = False  # whether a pile can be full and still want cards
        self._is_refined = False  # whether more must be asked than what the loop looks up
        self._covers = bool(rules.covered_by)
        self._stock = places.get(STOCK)
        self._waste = places.get(WASTE)
        self._by_target: dict[Spot, _Target] = {}
        self._by_source: dict[Spot, _Source] = {}
        self._draws: dict[int, Move] = {}
        self._row: Move | None = None
        if rules.deals_to is not Kind.WASTE:
            self._waste = None
            if any(spot.kind is rules.deals_to for spot in places):
                self._row = Move(STOCK, Spot.every(rules.deals_to))
        # What `legal` loops over, as plain tuples for speed. A group is all piles of one kind: if
        # the union of what they want lacks a card, none of them need be asked. A reach is the
        # union over the groups that one source may give to.
        self._wanting: list[tuple[int, int, tuple[int, ...] | None, int]] = []
        self._giving: list[tuple[int, tuple[int, ...] | None, _Ways, int, _Ways, int]] = []
        self._reaches: list[tuple[int, ...]] = []

    def add_target(
        self,
        at: int,
        spot: Spot,
        *,
        takes: tuple[Kind, ...],
        base: int,
        build: tuple[int, ...] | None,
        capacity: int | None,
        at_once: int | None,
    ) -> None:
        self._targets.append(_Target(at, spot, takes, base, build, capacity, at_once))

    def add_source(self, at: int, spot: Spot, *, deep: bool, run: tuple[int, ...] | None) -> None:
        self._sources.append(_Source(at, spot, deep, run))

    def add_pairing(
        self,
        at: int,
        spot: Spot,
        *,
        takes: tuple[Kind, ...],
        fits: tuple[int, ...],
        capacity: int | None,
    ) -> None:
        self._pairings[spot] = _Pairing(at, spot, takes, fits, capacity)

    def finish(self) -> None:
        """Tie sources to targets once all are known, and lay out what `legal` loops over."""
        kinds = {(t.spot.kind, t.at_once): None for t in self._targets}
        groups = {kind: number for number, kind in enumerate(kinds)}
        self._groups = len(groups)
        for target in self._targets:
            group = groups[target.spot.kind, target.at_once]
            self._wanting.append((target.at, target.base, target.build, group))
            self._by_target[target.spot] = target
            limits = (target.capacity, target.build, target.at_once)
            if target.capacity is not None and limits != (1, None, 1):
                self._fills_up = True
        for source in self._sources:
            self._by_source[source.spot] = source
            pulling = [
                t
                for t in self._targets
                if source.spot.kind in t.takes and t.at != source.at and t.at_once != 0
            ]
            deep = [t for t in pulling if source.deep and t.at_once != 1]
            single, single_reach = self._ways(source, pulling, groups, most=1)
            many, many_reach = self._ways(source, deep, groups, most=self._most)
            self._giving.append((source.at, source.run, single, single_reach, many, many_reach))
        self._is_refined = self._fills_up or self._covers or bool(self._pairings)

    def _ways(
        self,
        source: _Source,
        targets: list[_Target],
        groups: dict[tuple[Kind, int | None], int],
        *,
        most: int,
    ) -> tuple[_Ways, int]:
        """The moves from `source` to each target, and the number of the reach they need."""
        needed = tuple(sorted({groups[t.spot.kind, t.at_once] for t in targets}))
        if needed not in self._reaches:
            self._reaches.append(needed)
        ways = tuple(
            (t.at, _moves(source.spot, t.spot, min(most, t.at_once or most))) for t in targets
        )
        return ways, self._reaches.index(needed)

    def legal(self, position: Position) -> list[Move]:  # noqa: C901  # one flat loop, for speed
        """All moves that the tables allow, in the order documented at `Rules.legal`."""
        piles = position.piles
        bit, deeps = self._bit, self._deeps
        wants = [0] * len(piles)
        unions = [0] * self._groups
        for at, base, build, group in self._wanting:
            down, up = piles[at]
            if up:
                if build is None:
                    continue
                mask = build[up[-1]]
            elif down:
                continue
            else:
                mask = base
            wants[at] = mask
            unions[group] |= mask
        reaches = [0] * len(self._reaches)
        for number, groups in enumerate(self._reaches):
            for group in groups:
                reaches[number] |= unions[group]
        moves = [] if self._stock is None else self._at_stock(position)
        in_order = not moves or (moves[0].source is STOCK and self._stock == 0)
        for at, run, single, single_reach, many, many_reach in self._giving:
            up = piles[at][1]
            if not up:
                continue
            card = bit[up[-1]]
            if card & reaches[single_reach]:
                for to, by_count in single:
                    if wants[to] & card:
                        moves.append(by_count[0])
            if not many or len(up) == 1:
                continue
            reach = reaches[many_reach]
            if not (deeps.get(up) or self._deep(up)) & reach:
                continue
            above = card
            for count, lead in enumerate(up[-2::-1], start=1):
                if run is not None and not run[lead] & above:
                    break
                above = bit[lead]
                if above & reach:
                    for to, by_count in many:
                        if wants[to] & above and count < len(by_count):
                            moves.append(by_count[count])
        if self._is_refined:
            moves = [move for move in moves if self.permits(position, move)]
            pairs = self._pairs(position)
            moves += pairs
            in_order = in_order and not pairs
        if not in_order:
            moves.sort(key=self._order)
        return moves

    def _deep(self, up: tuple[Card, ...]) -> int:
        """The faces of the open cards under the uppermost one.

        Most columns stay as they are from one position to the next, so the answer is kept.
        """
        if len(self._deeps) >= _KEPT_DEEPS:
            self._deeps.clear()
        faces = 0
        for card in up[:-1]:
            faces |= self._bit[card]
        self._deeps[up] = faces
        return faces

    def _order(self, move: Move) -> tuple[int, int, int, int]:
        at = self.places
        partner = -1 if move.partner is None else at[move.partner]
        return at[move.source], move.count, at.get(move.target, -1), partner

    def _pairs(self, position: Position) -> list[Move]:
        """Every two cards that may leave together."""
        moves = []
        for pairing in self._pairings.values():
            fits = pairing.fits
            givers = self._givers(position, pairing, [source.spot for source in self._sources])
            for (spot, card), (other, second) in combinations(givers, 2):
                if fits[card] & self._bit[second]:
                    moves.append(_pair(spot, pairing.spot, other))
        return moves

    def _permits_pair(self, position: Position, move: Move, partner: Spot) -> bool:
        pairing = self._pairings.get(move.target)
        if pairing is None or move.count != 1 or move.source is partner:
            return False
        givers = self._givers(position, pairing, (move.source, partner))
        if len(givers) < 2:
            return False
        (_, card), (_, second) = givers
        return bool(pairing.fits[card] & self._bit[second])

    def _givers(
        self, position: Position, pairing: _Pairing, spots: Iterable[Spot]
    ) -> list[tuple[Spot, Card]]:
        """Those of `spots` whose top card may leave for this pile, with that card."""
        full = pairing.capacity
        if full is not None and position.piles[pairing.at].height + 2 > full:
            return []
        return [
            (spot, up[-1])
            for spot in spots
            if spot in self._by_source
            and spot.kind in pairing.takes
            and spot is not pairing.spot
            and (up := position[spot].up)
            and not (self._covers and self._rules.is_covered(position, spot))
        ]

    def _at_stock(self, position: Position) -> list[Move]:
        """The draw, the dealt row, or turning the waste over, where one of them is allowed."""
        assert self._stock is not None
        if self._row is not None:
            return [self._row] if position.piles[self._stock].height else []
        if self._waste is None:
            return []
        left = position.piles[self._stock].height
        if left:
            count = min(self._rules.draw, left)
            draw = self._draws.get(count)
            if draw is None:
                draw = self._draws[count] = Move(STOCK, WASTE, count)
            return [draw]
        waste = position.piles[self._waste].height
        if waste and self._rules.may_recycle(position):
            return [Move(WASTE, STOCK, waste)]
        return []

    def permits(self, position: Position, move: Move) -> bool:  # noqa: C901  # guard clauses
        """Whether the tables allow this move; limits and objections are asked elsewhere."""
        count = move.count
        if move.partner is not None:
            return self._permits_pair(position, move, move.partner)
        if move.source is STOCK or move.target is STOCK:
            return self._stock is not None and move in self._at_stock(position)
        source = self._by_source.get(move.source)
        target = self._by_target.get(move.target)
        if source is None or target is None:
            return False
        if source.spot.kind not in target.takes or source.at == target.at or count < 1:
            return False
        up = position.piles[source.at].up
        if count > len(up) or (count > 1 and not source.deep):
            return False
        if self._covers and self._rules.is_covered(position, source.spot):
            return False
        if target.at_once is not None and count > target.at_once:
            return False
        goal = position.piles[target.at]
        if target.capacity is not None and goal.height + count > target.capacity:
            return False
        if count > 1 and source.run is not None:
            lifted = up[-count:]
            for n in range(count - 1):
                if not source.run[lifted[n]] & self._bit[lifted[n + 1]]:
                    return False
        lead = self._bit[up[-count]]
        if goal.up:
            return target.build is not None and bool(target.build[goal.up[-1]] & lead)
        return not goal.down and bool(target.base & lead)
