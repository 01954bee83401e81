"""Best-first search with a table of known positions, for any model of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from heapq import heapify, heappop, heappush, nsmallest
from time import process_time
from typing import Any, NamedTuple, Protocol, TypeVar

Act = tuple[str, str, int]
"""Source, target and count of a move, as in its text."""


S = TypeVar("S")
Way = tuple[Any, tuple[Act, ...]] | None  # the moves to a state, the last ones first


class Model(Protocol[S]):
    """A game as the search sees it. A state is whatever the model likes; it never changes."""

    def expand(self, state: S) -> Iterable[tuple[tuple[Act, ...], S]]:
        """What can be done: the moves, and the state after them."""

    def score(self, state: S) -> float:
        """How far from won it looks; 0 or less: it is won."""

    def key(self, state: S) -> Hashable:
        """Equal for states that are as good as each other."""


EVER = 1 << 60


@dataclass(slots=True)
class Budget:
    """What a search may use.

    :param seconds: of this process's own time.
    :param nodes: positions looked at.
    :param go_on: False stops the search.
    """

    seconds: float = 2.0
    nodes: int = EVER
    go_on: Callable[[], bool] = lambda: True


class Found(NamedTuple):
    """What a search came to.

    :param acts: the moves of the best line found.
    :param won: whether it wins.
    """

    acts: tuple[Act, ...]
    won: bool
    nodes: int
    seconds: float


_WIDEST = 60_000  # positions that wait; the worse half is forgotten beyond it
_LOOKS = 64  # positions between two looks at the clock


def search(model: Model[S], start: S, budget: Budget, *, depth_weight: float = 0.0) -> Found:
    """The first winning line found, else the way to the position that looked best."""
    began = process_time()
    expand, score, key = model.expand, model.score, model.key
    least = score(start)
    if least <= 0:
        return Found((), True, 0, 0.0)
    heap: list[Any] = [(least, 0, 0, start, None)]
    known = {key(start)}
    best: Any = None
    number = nodes = 0
    while heap:
        _, _, depth, state, link = heappop(heap)
        nodes += 1
        if nodes > budget.nodes or (
            nodes % _LOOKS == 0 and (process_time() - began > budget.seconds or not budget.go_on())
        ):
            break
        for acts, child in expand(state):
            mark = key(child)
            if mark in known:
                continue
            known.add(mark)
            worth = score(child)
            way = (link, acts)
            if worth <= 0:
                return Found(_line(way), True, nodes, process_time() - began)
            if worth < least:
                least, best = worth, way
            number += 1
            heappush(heap, (worth + depth_weight * depth, -number, depth + 1, child, way))
        if len(heap) > _WIDEST:
            heap = nsmallest(_WIDEST // 2, heap)
            heapify(heap)
    return Found(_line(best), False, nodes, process_time() - began)


def _line(way: Way) -> tuple[Act, ...]:
    parts: list[tuple[Act, ...]] = []
    while way is not None:
        way, acts = way
        parts.append(acts)
    return tuple(act for acts in reversed(parts) for act in acts)
