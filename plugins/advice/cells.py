"""Games of open columns, cells and four foundations: FreeCell and its kin.

Cards are their face, 0 to 51. A state is its columns (bytes, bottom first), its cells (-1: free)
and the heights of its foundations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .search import Act

RANK = tuple(card % 13 for card in range(52))
SUIT = tuple(card // 13 for card in range(52))
RED = tuple(suit in (1, 2) for suit in SUIT)
BAR = b"\xff"

Columns = tuple[bytes, ...]
Cells = tuple[int, ...]
Heights = tuple[int, ...]
State = tuple[Columns, Cells, Heights]


class Weights(NamedTuple):
    """What makes a table look far from won."""

    left: float = 2.0  # a card that is not on a foundation
    deep: float = 1.0  # a card over one that a foundation waits for
    inverted: float = 1.0  # a card over a lower one of its suit
    broken: float = 1.0  # a card that does not lie in sequence
    cell: float = 1.0
    column: float = -2.0  # an empty column


def alternating() -> tuple[frozenset[int], ...]:
    """For each card the cards that it may lie on, in alternating colours."""
    return tuple(
        frozenset(
            under
            for under in range(52)
            if RANK[under] == RANK[card] + 1 and RED[under] != RED[card]
        )
        for card in range(52)
    )


def in_suit() -> tuple[frozenset[int], ...]:
    """For each card the card that it may lie on, in its suit."""
    return tuple(frozenset((card + 1,)) if RANK[card] < 12 else frozenset() for card in range(52))


class CellGame:
    """The model.

    :param onto: for each card the cards that it may lie on.
    :param kings: whether only a king goes to an empty column.
    :param powers: whether empty columns double what moves together.
    """

    def __init__(
        self,
        onto: tuple[frozenset[int], ...],
        weights: Weights,
        *,
        kings: bool = False,
        powers: bool = True,
    ) -> None:
        self.onto = onto
        self.weights = weights
        self.kings = kings
        self.powers = powers
        self.by_suit = all(RANK[c] == 12 or onto[c] == frozenset((c + 1,)) for c in range(52))
        self._columns: dict[bytes, tuple[float, int]] = {BAR[:0]: (weights.column, 0)}

    def _column(self, column: bytes) -> tuple[float, int]:
        """What a column alone is worth, and how many cards lie in sequence at its end."""
        known = self._columns.get(column)
        if known is not None:
            return known
        onto, weights = self.onto, self.weights
        worth = 0.0
        lowest = [99, 99, 99, 99]
        under = -1
        run = 0
        for card in column:
            if under >= 0 and under in onto[card]:
                run += 1
            else:
                run = 1
                worth += weights.broken if under >= 0 else 0.0
            if lowest[SUIT[card]] < RANK[card]:
                worth += weights.inverted
            lowest[SUIT[card]] = min(lowest[SUIT[card]], RANK[card])
            under = card
        self._columns[column] = worth, run
        return worth, run

    def key(self, state: State) -> bytes:
        columns, cells, _ = state
        return BAR.join(sorted(columns)) + bytes(sorted(cell + 1 for cell in cells))

    def score(self, state: State) -> float:
        columns, cells, heights = state
        left = 52 - sum(heights)
        if not left:
            return 0.0
        weights = self.weights
        deep = 0
        whole = BAR.join(columns) + BAR
        for suit, height in enumerate(heights):
            if height < 13 and (at := whole.find(suit * 13 + height)) >= 0:
                deep += whole.index(255, at) - at - 1
        full = sum(cell >= 0 for cell in cells)
        worth = weights.left * left + weights.deep * deep + weights.cell * full
        for column in columns:
            worth += self._column(column)[0]
        return max(worth, 0.001)

    def expand(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        yield from self._up(state)
        yield from self._from_cells(state)
        yield from self._across(state)
        columns, cells, heights = state
        if -1 in cells:
            at_cell = cells.index(-1)
            for at, column in enumerate(columns):
                if column:
                    yield self._settled(
                        ((f"t{at}", f"c{at_cell}", 1),),
                        _with(columns, at, column[:-1]),
                        (*cells[:at_cell], column[-1], *cells[at_cell + 1 :]),
                        heights,
                    )

    def _up(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        """To the foundations."""
        columns, cells, heights = state
        tops = [column[-1] if column else -1 for column in columns]
        for at, card in enumerate(cells):
            if card >= 0 and heights[SUIT[card]] == RANK[card]:
                yield self._settled(
                    ((f"c{at}", f"f{SUIT[card]}", 1),),
                    columns,
                    (*cells[:at], -1, *cells[at + 1 :]),
                    _raised(heights, SUIT[card]),
                )
        for at, card in enumerate(tops):
            if card >= 0 and heights[SUIT[card]] == RANK[card]:
                yield self._settled(
                    ((f"t{at}", f"f{SUIT[card]}", 1),),
                    _with(columns, at, columns[at][:-1]),
                    cells,
                    _raised(heights, SUIT[card]),
                )

    def _from_cells(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        columns, cells, heights = state
        onto = self.onto
        tops = [column[-1] if column else -1 for column in columns]
        first_empty = columns.index(b"") if b"" in columns else -1
        for at, card in enumerate(cells):
            if card < 0:
                continue
            without = (*cells[:at], -1, *cells[at + 1 :])
            for to, top in enumerate(tops):
                if (top >= 0 and top in onto[card]) or (
                    to == first_empty and (not self.kings or RANK[card] == 12)
                ):
                    yield self._settled(
                        ((f"c{at}", f"t{to}", 1),),
                        _with(columns, to, columns[to] + bytes((card,))),
                        without,
                        heights,
                    )

    def _across(self, state: State) -> Iterator[tuple[tuple[Act, ...], State]]:
        """From column to column."""
        columns, cells, heights = state
        onto = self.onto
        free, empty = cells.count(-1), columns.count(b"")
        tops = [column[-1] if column else -1 for column in columns]
        first_empty = columns.index(b"") if empty else -1
        most = (free + 1) << empty if self.powers else free + 1
        most_empty = (free + 1) << (empty - 1) if self.powers and empty else free + 1
        for at, column in enumerate(columns):
            if not column:
                continue
            run = self._column(column)[1]
            for to, top in enumerate(tops):
                if top < 0 or to == at:
                    continue
                for count in range(1, min(run, most) + 1):
                    if top in onto[column[-count]]:
                        yield self._settled(
                            ((f"t{at}", f"t{to}", count),),
                            _moved(columns, at, to, count),
                            cells,
                            heights,
                        )
                        break
            count = min(run, most_empty)
            if (
                first_empty >= 0
                and count < len(column)
                and (not self.kings or RANK[column[-count]] == 12)
            ):
                yield self._settled(
                    ((f"t{at}", f"t{first_empty}", count),),
                    _moved(columns, at, first_empty, count),
                    cells,
                    heights,
                )

    def _safe(self, card: int, heights: Heights) -> bool:
        """Whether nothing can need `card` any more once it is on its foundation."""
        if self.by_suit:
            return True
        rank = RANK[card]
        if rank < 2:
            return True
        others = (heights[0], heights[3]) if RED[card] else (heights[1], heights[2])
        return min(others) >= rank

    def _settled(
        self, acts: tuple[Act, ...], columns: Columns, cells: Cells, heights: Heights
    ) -> tuple[tuple[Act, ...], State]:
        """The state once every card that nothing needs has gone up."""
        again = True
        while again:
            again = False
            for at, column in enumerate(columns):
                if column:
                    card = column[-1]
                    suit = SUIT[card]
                    if heights[suit] == RANK[card] and self._safe(card, heights):
                        acts += ((f"t{at}", f"f{suit}", 1),)
                        columns = _with(columns, at, column[:-1])
                        heights = _raised(heights, suit)
                        again = True
            for at, card in enumerate(cells):
                if card >= 0:
                    suit = SUIT[card]
                    if heights[suit] == RANK[card] and self._safe(card, heights):
                        acts += ((f"c{at}", f"f{suit}", 1),)
                        cells = (*cells[:at], -1, *cells[at + 1 :])
                        heights = _raised(heights, suit)
                        again = True
        return acts, (columns, cells, heights)


def _raised(heights: Heights, suit: int) -> Heights:
    return (*heights[:suit], heights[suit] + 1, *heights[suit + 1 :])


def _with(columns: Columns, at: int, column: bytes) -> Columns:
    return (*columns[:at], column, *columns[at + 1 :])


def _moved(columns: Columns, at: int, to: int, count: int) -> Columns:
    changed = list(columns)
    changed[to] = columns[to] + columns[at][-count:]
    changed[at] = columns[at][:-count]
    return tuple(changed)
