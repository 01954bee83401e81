"""Forty Thieves and its kin: open columns built in suit, one pass through the stock.

Cards are their face, 0 to 51. A state is columns (bytes, bottom first), heights of the
foundations, the waste (top last) and how many cards of the stock are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .cells import BAR, RANK, SUIT, Columns, Heights
from .search import Act

State = tuple[Columns, Heights, bytes, int]


class Weights(NamedTuple):
    """What makes a table look far from won."""

    left: float = 2.0  # a card that is not on a foundation
    deep: float = 0.5  # a card over one that a foundation waits for
    inverted: float = 1.0  # a card over a lower one of its suit
    broken: float = 1.0  # a card that does not lie in sequence
    waste: float = 1.0  # a card on the waste
    column: float = -3.0  # an empty column
    drawn: float = 0.0  # a card drawn


class ThievesGame:
    """The model.

    :param stock: the cards of the stock in the order in which they are drawn.
    :param runs: whether a run moves as one.
    """

    def __init__(self, weights: Weights, stock: bytes, *, runs: bool = False) -> None:
        self.weights = weights
        self.runs = runs
        self.stock = stock
        self._columns: dict[bytes, tuple[float, int]] = {b"": (weights.column, 0)}
        self._wastes: dict[bytes, float] = {}

    def _column(self, column: bytes) -> tuple[float, int]:
        known = self._columns.get(column)
        if known is not None:
            return known
        weights = self.weights
        worth = 0.0
        lowest = [99, 99, 99, 99]
        under, run = -1, 0
        for card in column:
            if under == card + 1 and RANK[card] != 12:
                run += 1
            else:
                run = 1
                worth += weights.broken if under >= 0 else 0.0
            suit, rank = SUIT[card], RANK[card]
            if lowest[suit] < rank:
                worth += weights.inverted
            elif rank < lowest[suit]:
                lowest[suit] = rank
            under = card
        self._columns[column] = worth, run
        return worth, run

    def _waste(self, waste: bytes) -> float:
        known = self._wastes.get(waste)
        if known is not None:
            return known
        worth = self.weights.waste * len(waste)
        lowest = [99, 99, 99, 99]
        for card in waste:
            suit, rank = SUIT[card], RANK[card]
            if lowest[suit] < rank:
                worth += self.weights.inverted
            elif rank < lowest[suit]:
                lowest[suit] = rank
        self._wastes[waste] = worth
        return worth

    def key(self, state: State) -> tuple[bytes, bytes, int]:
        columns, _, waste, drawn = state
        return BAR.join(sorted(columns)), waste, drawn

    def score(self, state: State) -> float:
        columns, heights, waste, drawn = state
        left = 104 - sum(heights)
        if not left:
            return 0.0
        weights = self.weights
        worth = weights.left * left + self._waste(waste) + weights.drawn * drawn
        for column in columns:
            worth += self._column(column)[0]
        whole = BAR.join(columns) + BAR + waste + BAR
        deep = 0
        for at, height in enumerate(heights):
            if height < 13:
                found = whole.find((at & 3) * 13 + height)
                if found >= 0:
                    deep += whole.index(255, found) - found - 1
        return max(worth + weights.deep * deep, 0.001)

    def expand(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, heights, waste, drawn = state
        tops = [column[-1] if column else -1 for column in columns]
        for at, card in enumerate(tops):
            if card >= 0 and (to := _up(card, heights)) >= 0:
                yield self._settled(
                    ((f"t{at}", f"f{to}", 1),),
                    _put(columns, at, columns[at][:-1]),
                    _raised(heights, to),
                    waste,
                    drawn,
                )
        yield from self._between(state)
        if waste:
            yield from self._from_waste(state)
        if drawn < len(self.stock):
            yield self._settled(
                (("s0", "w0", 1),),
                columns,
                heights,
                waste + self.stock[drawn : drawn + 1],
                drawn + 1,
            )

    def _between(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns = state[0]
        tops = [column[-1] if column else -1 for column in columns]
        empty = columns.count(b"")
        first_empty = columns.index(b"") if empty else -1
        together = 13 if self.runs else empty + 1
        for at, column in enumerate(columns):
            if not column:
                continue
            run = self._column(column)[1]
            for count in range(min(run, together), 0, -1):
                wanted = column[-count] + 1
                if wanted % 13 == 0:
                    continue  # a king
                to = next((n for n, top in enumerate(tops) if top == wanted and n != at), -1)
                if to >= 0:
                    yield self._across(state, at, to, count)
            if empty and run < len(column) and (self.runs or run <= empty):
                yield self._across(state, at, first_empty, run)

    def _from_waste(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, heights, waste, drawn = state
        tops = [column[-1] if column else -1 for column in columns]
        first_empty = columns.index(b"") if b"" in columns else -1
        card = waste[-1]
        if (to := _up(card, heights)) >= 0:
            yield self._settled(
                (("w0", f"f{to}", 1),), columns, _raised(heights, to), waste[:-1], drawn
            )
        if RANK[card] != 12:
            for to, top in enumerate(tops):
                if top == card + 1:
                    yield self._settled(
                        (("w0", f"t{to}", 1),),
                        _put(columns, to, columns[to] + waste[-1:]),
                        heights,
                        waste[:-1],
                        drawn,
                    )
        if first_empty >= 0:
            yield self._settled(
                (("w0", f"t{first_empty}", 1),),
                _put(columns, first_empty, waste[-1:]),
                heights,
                waste[:-1],
                drawn,
            )

    def _across(self, state: State, at: int, to: int, count: int) -> tuple[tuple[Act, ...], State]:
        """A run moves card by card by way of empty columns."""
        columns, heights, waste, drawn = state
        changed = list(columns)
        changed[to] = columns[to] + columns[at][-count:]
        changed[at] = columns[at][:-count]
        if self.runs:
            acts: tuple[Act, ...] = ((f"t{at}", f"t{to}", count),)
            return self._settled(acts, tuple(changed), heights, waste, drawn)
        free = [n for n, column in enumerate(columns) if not column and n != to][: count - 1]
        out = tuple((f"t{at}", f"t{spot}", 1) for spot in free)
        back = tuple((f"t{spot}", f"t{to}", 1) for spot in reversed(free))
        acts = (*out, (f"t{at}", f"t{to}", 1), *back)
        return self._settled(acts, tuple(changed), heights, waste, drawn)

    def _settled(
        self, acts: tuple[Act, ...], columns: Columns, heights: Heights, waste: bytes, drawn: int
    ) -> tuple[tuple[Act, ...], State]:
        """The state once every card that nothing needs has gone up: one whose twin needs nothing
        under it, for both foundations of the suit have come so far."""
        again = True
        while again:
            again = False
            for at, column in enumerate(columns):
                if column:
                    card = column[-1]
                    suit, rank = SUIT[card], RANK[card]
                    low, high = sorted((heights[suit], heights[suit + 4]))
                    if low == rank or (rank < 1 and high >= low == rank):
                        to = suit if heights[suit] == rank else suit + 4
                        acts += ((f"t{at}", f"f{to}", 1),)
                        columns = _put(columns, at, column[:-1])
                        heights = _raised(heights, to)
                        again = True
            if waste:
                card = waste[-1]
                suit, rank = SUIT[card], RANK[card]
                if min(heights[suit], heights[suit + 4]) == rank:
                    to = suit if heights[suit] == rank else suit + 4
                    acts += (("w0", f"f{to}", 1),)
                    heights = _raised(heights, to)
                    waste = waste[:-1]
                    again = True
        return acts, (columns, heights, waste, drawn)


def _up(card: int, heights: Heights) -> int:
    suit, rank = SUIT[card], RANK[card]
    if heights[suit] == rank:
        return suit
    return suit + 4 if heights[suit + 4] == rank else -1


def _raised(heights: Heights, at: int) -> Heights:
    return (*heights[:at], heights[at] + 1, *heights[at + 1 :])


def _put(columns: Columns, at: int, column: bytes) -> Columns:
    return (*columns[:at], column, *columns[at + 1 :])
