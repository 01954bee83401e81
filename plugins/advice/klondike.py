"""Klondike and its kin, with one pack or two, all cards known.

Cards are their face, 0 to 51. A column is bytes: how many cards lie face down, then all cards from
the bottom. Stock and waste are one row in the order in which it is drawn, with a place in it: how
many of its cards lie on the waste. A state is columns, heights of the foundations, row, place, and
how often the waste may still be turned over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .cells import BAR, RANK, SUIT, Columns, Heights, alternating
from .search import Act

EVER = 1000  # passes: without limit
State = tuple[Columns, Heights, bytes, int, int]


class Weights(NamedTuple):
    """What makes a table look far from won."""

    left: float = 1.0  # a card that is not on a foundation
    down: float = 3.0  # a card that lies face down
    deep: float = 0.5  # a card over one that a foundation waits for
    inverted: float = 1.0  # a card over a lower one of its suit
    row: float = 1.0  # a card in stock and waste
    passes: float = 0.0  # a time that the waste was turned over
    column: float = 0.0  # an empty column


class KlondikeGame:
    """The model.

    :param packs: one or two; of two packs each suit has two foundations side by side.
    :param draw: cards drawn at once.
    :param suits: the suit of each foundation.
    """

    def __init__(self, weights: Weights, *, packs: int, draw: int, suits: tuple[int, ...]) -> None:
        self.weights = weights
        self.packs = packs
        self.draw = draw
        self.suits = suits
        self.places = tuple(
            tuple(at for at, of in enumerate(suits) if of == suit) for suit in range(4)
        )
        self.others = tuple(
            tuple(at for at, of in enumerate(suits) if (of in (1, 2)) is not (suit in (1, 2)))
            for suit in range(4)
        )
        self.onto = alternating()
        self._columns: dict[bytes, float] = {}

    def _column(self, column: bytes) -> float:
        known = self._columns.get(column)
        if known is not None:
            return known
        weights = self.weights
        down = column[0]
        worth = weights.down * down
        if len(column) == 1:
            worth = weights.column
        lowest = [99, 99, 99, 99]
        for at, card in enumerate(column[1:]):
            suit, rank = SUIT[card], RANK[card]
            if lowest[suit] < rank:
                worth += weights.inverted
            if rank < lowest[suit]:
                lowest[suit] = rank
            if at < down:
                continue
        self._columns[column] = worth
        return worth

    def key(self, state: State) -> tuple[bytes, bytes, int]:
        columns, _, row, place, passes = state
        return BAR.join(sorted(columns)), row, place + (passes << 8)

    def score(self, state: State) -> float:
        columns, heights, row, _, passes = state
        left = 52 * self.packs - sum(heights)
        if not left:
            return 0.0
        weights = self.weights
        worth = weights.left * left + weights.row * len(row) - weights.passes * passes
        for column in columns:
            worth += self._column(column)
        if weights.deep:
            whole = BAR.join(column[1:] for column in columns) + BAR
            deep = 0
            for at, height in enumerate(heights):
                if height < 13:
                    card = self.suits[at] * 13 + height
                    found = whole.find(card)
                    if found >= 0:
                        deep += whole.index(255, found) - found - 1
            worth += weights.deep * deep
        return max(worth, 0.001)

    def up(self, card: int, heights: Heights) -> int:
        """The foundation that takes this card; -1: none does."""
        rank = RANK[card]
        for at in self.places[SUIT[card]]:
            if heights[at] == rank:
                return at
        return -1

    def expand(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, heights, row, place, passes = state
        tops = [column[-1] if len(column) > 1 else -1 for column in columns]
        # Top cards to the foundations.
        for at, card in enumerate(tops):
            if card >= 0 and (to := self.up(card, heights)) >= 0:
                yield self._settled(
                    ((f"t{at}", f"f{to}", 1),),
                    _put(columns, at, _without(columns[at], 1)),
                    _raised(heights, to),
                    row,
                    place,
                    passes,
                )
        yield from self._between(state)
        yield from self._from_row(state)

    def _between(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, heights, *_ = state
        onto = self.onto
        tops = [column[-1] if len(column) > 1 else -1 for column in columns]
        empty = columns.index(b"\0") if b"\0" in columns else -1
        for at, column in enumerate(columns):
            down = column[0]
            most = len(column) - 1 - down
            for count in range(most, 0, -1):
                card = column[-count]
                whole = count == most
                if not whole and self.up(column[-count - 1], heights) < 0:
                    continue
                if RANK[card] == 12:
                    if whole and down and empty >= 0:
                        yield self._across(state, at, empty, count)
                    continue
                for to, top in enumerate(tops):
                    if top >= 0 and to != at and top in onto[card]:
                        yield self._across(state, at, to, count)

    def _from_row(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, heights, row, place, passes = state
        onto = self.onto
        tops = [column[-1] if len(column) > 1 else -1 for column in columns]
        empty = columns.index(b"\0") if b"\0" in columns else -1
        for acts, at, left in self._drawn(row, place, passes):
            card = row[at]
            rest = row[:at] + row[at + 1 :]
            if (to := self.up(card, heights)) >= 0:
                yield self._settled(
                    (*acts, ("w0", f"f{to}", 1)), columns, _raised(heights, to), rest, at, left
                )
            if RANK[card] == 12:
                if empty >= 0:
                    yield self._settled(
                        (*acts, ("w0", f"t{empty}", 1)),
                        _put(columns, empty, columns[empty] + row[at : at + 1]),
                        heights,
                        rest,
                        at,
                        left,
                    )
                continue
            for to, top in enumerate(tops):
                if top >= 0 and top in onto[card]:
                    yield self._settled(
                        (*acts, ("w0", f"t{to}", 1)),
                        _put(columns, to, columns[to] + row[at : at + 1]),
                        heights,
                        rest,
                        at,
                        left,
                    )

    def _across(self, state: State, at: int, to: int, count: int) -> tuple[tuple[Act, ...], State]:
        columns, heights, row, place, passes = state
        changed = list(columns)
        changed[to] = columns[to] + columns[at][-count:]
        changed[at] = _without(columns[at], count)
        return self._settled(
            ((f"t{at}", f"t{to}", count),), tuple(changed), heights, row, place, passes
        )

    def _drawn(
        self, row: bytes, place: int, passes: int
    ) -> Iterator[tuple[tuple[Act, ...], int, int]]:
        """Each card of the row that can come to the top of the waste, and how."""
        acts: tuple[Act, ...] = ()
        size = len(row)
        if place:
            yield acts, place - 1, passes
        at = place
        seen = {place}
        while True:
            while at < size:
                count = min(self.draw, size - at)
                acts = (*acts, ("s0", "w0", count))
                at += count
                if at in seen:
                    if self.draw == 1:
                        return
                    continue
                seen.add(at)
                yield acts, at - 1, passes
            if not passes or not size or len(acts) > 2 * size:
                return
            acts = (*acts, ("w0", "s0", size))
            at = 0
            if passes < EVER:
                passes -= 1
            if 0 in seen and place == 0:
                return
            place = 0
            seen.add(0)

    def _settled(
        self,
        acts: tuple[Act, ...],
        columns: Columns,
        heights: Heights,
        row: bytes,
        place: int,
        passes: int,
    ) -> tuple[tuple[Act, ...], State]:
        """The state once every card that nothing needs has gone up."""
        again = True
        while again:
            again = False
            for at, column in enumerate(columns):
                if len(column) > 1:
                    card = column[-1]
                    to = self.up(card, heights)
                    if to >= 0 and self._safe(card, heights):
                        acts += ((f"t{at}", f"f{to}", 1),)
                        columns = _put(columns, at, _without(column, 1))
                        heights = _raised(heights, to)
                        again = True
        return acts, (columns, heights, row, place, passes)

    def _safe(self, card: int, heights: Heights) -> bool:
        rank = RANK[card]
        if rank < 2:
            return True
        return min(heights[at] for at in self.others[SUIT[card]]) >= rank


def _raised(heights: Heights, at: int) -> Heights:
    return (*heights[:at], heights[at] + 1, *heights[at + 1 :])


def _put(columns: Columns, at: int, column: bytes) -> Columns:
    return (*columns[:at], column, *columns[at + 1 :])


def _without(column: bytes, count: int) -> bytes:
    """A column with so many cards less; its new top card is turned up."""
    rest = column[:-count]
    if rest[0] and rest[0] == len(rest) - 1:
        return bytes((rest[0] - 1,)) + rest[1:]
    return rest
