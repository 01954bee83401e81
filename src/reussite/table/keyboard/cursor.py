"""Where the player's attention is: a pile, and maybe one card of it. No Qt, no legality."""

from __future__ import annotations

from collections.abc import Iterable

from reussite.kernel.layout import Group, Layout
from reussite.kernel.piles import Kind, Spot


class Cursor:
    """A pile cursor over the places in reading order, and a card cursor inside the pile.

    A step that leads nowhere answers False and changes nothing; nothing wraps around.

    :ivar spot: the pile.
    :ivar depth: the card of it, counted from 0 at the bottom; None: the pile as a whole.
    """

    def __init__(self, layout: Layout) -> None:
        self.groups: tuple[Group, ...] = layout.reading
        self.order: tuple[Spot, ...] = tuple(spot for g in self.groups for spot in g.spots)
        columns = self.of_kind(Kind.TABLEAU)
        self.spot: Spot = columns[0] if columns else self.order[0]
        self.depth: int | None = None

    def of_kind(self, kind: Kind) -> tuple[Spot, ...]:
        """The piles of one kind in reading order."""
        return tuple(spot for spot in self.order if spot.kind is kind)

    @property
    def group(self) -> Group:
        return next(group for group in self.groups if self.spot in group.spots)

    # Piles.

    def go(self, spot: Spot) -> bool:
        """To this pile; whether anything changed."""
        moved = spot is not self.spot or self.depth is not None
        self.spot, self.depth = spot, None
        return moved

    def step(self, by: int, among: Iterable[Spot] | None = None) -> bool:
        """To the next (1) or previous (-1) pile, of those in `among` where given."""
        wanted = set(self.order if among is None else among)
        at = self.order.index(self.spot) + by
        while 0 <= at < len(self.order):
            if self.order[at] in wanted:
                return self.go(self.order[at])
            at += by
        return False

    def cycle(self, by: int, among: tuple[Spot, ...]) -> bool:
        """To the next or previous pile of a few, beginning again after the last."""
        if self.spot not in among:
            return self.go(among[0 if by > 0 else -1])
        return self.go(among[(among.index(self.spot) + by) % len(among)])

    def step_group(self, by: int) -> bool:
        """To the first pile of the next or previous group."""
        at = self.groups.index(self.group) + by
        return 0 <= at < len(self.groups) and self.go(self.groups[at].spots[0])

    # Cards.

    def look(self, depth: int | None) -> bool:
        """At one card of the pile, or at the pile as a whole; whether anything changed."""
        moved = depth != self.depth
        self.depth = depth
        return moved

    def deeper(self, height: int) -> bool:
        """From the pile to its top card, from a card to the one under it."""
        if not height or self.depth == 0:
            return False
        return self.look(min(self.depth if self.depth is not None else height, height) - 1)

    def higher(self, height: int) -> bool:
        """From a card to the one on it, from the top card to the pile as a whole."""
        if self.depth is None:
            return False
        return self.look(self.depth + 1 if self.depth + 1 < height else None)
