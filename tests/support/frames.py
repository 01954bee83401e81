"""What is drawn between two settled pictures: one frame after the other, by a clock that a test
turns by hand, so that no machine is too slow for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from reussite.kernel.cards import Card
from reussite.table.view import TableView

FRAME = 16  # ms between two pictures of a usual screen
SMOOTH = 8  # distinct pictures that any motion shows on its way, at least


class Shown(NamedTuple):
    """How one card is drawn."""

    x: float
    y: float
    wide: float
    opacity: float
    is_up: bool
    pixmap: int


Frame = dict[Card, Shown]


def frame(view: TableView) -> Frame:
    """The cards that are drawn now, within the table."""
    table = view.table.sceneRect()
    return {
        card: Shown(
            item.pos().x(),
            item.pos().y(),
            item.transform().m11(),
            item.opacity(),
            item.is_up,
            item.pixmap().cacheKey(),
        )
        for card, item in view.table.items_by_card.items()
        if item.isVisible() and item.sceneBoundingRect().intersects(table)
    }


def film(view: TableView, begin: Callable[[], object]) -> list[Frame]:
    """The picture before something begins, all while it moves, and the settled one."""
    frames = [frame(view)]
    begin()
    clock = view.table.animator._time
    if view.is_moving:
        clock.pause()
        for now in range(0, clock.duration(), FRAME):
            clock.setCurrentTime(now)
            frames.append(frame(view))
        clock.setCurrentTime(clock.duration())
    view.finish()
    return [*frames, frame(view)]


def between(frames: Sequence[Frame]) -> int:
    """How many distinct pictures were seen that are neither the first nor the last."""
    ends = [tuple(sorted(frames[n].items())) for n in (0, -1)]
    return len({tuple(sorted(each.items())) for each in frames} - set(ends))


def longest_jump(frames: Sequence[Frame]) -> float:
    """The furthest, in pixels, that any card goes from one picture to the next."""
    return max(
        (
            hypot(after[card].x - before[card].x, after[card].y - before[card].y)
            for before, after in pairwise(frames)
            for card in before.keys() & after.keys()
        ),
        default=0.0,
    )


def assert_smooth(view: TableView, frames: Sequence[Frame], what: object = None) -> None:
    """The eye can follow: enough pictures, and no card goes further than its own width at once."""
    geometry = view.table.geometry
    assert geometry is not None
    assert between(frames) >= SMOOTH, what
    assert longest_jump(frames) <= geometry.card_width, what
