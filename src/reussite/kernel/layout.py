"""Where the places lie: in columns and rows of a grid, not in pixels.

A variant names a grid column and row for each place; the table turns them into pixels. All
lengths are in card widths, so a layout holds at every window size.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import MappingProxyType

from reussite.kernel.piles import Kind, Spot


class Fan(Enum):
    """How the cards of a pile overlap."""

    NONE = "none"
    DOWN = "down"
    RIGHT = "right"


class Edge(Enum):
    """What a place is aligned to: the grid, or packed tightly against one side of the table."""

    GRID = "grid"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Slot:
    """One place on the table.

    :param x: grid column, from 0 at the left; fractions are allowed.
    :param y: grid row, from 0 at the top; fractions are allowed.
    :param fan: how its cards overlap.
    :param shows: how many of the uppermost cards are fanned; the ones below lie under the first
        of them. None: all.
    :param edge: LEFT or RIGHT packs the places of a row against that side of the table.
    :param name: what the player calls it, in English; empty: by its kind and number, `Column 3`.
    """

    spot: Spot
    x: float
    y: float
    fan: Fan = Fan.NONE
    shows: int | None = None
    edge: Edge = Edge.GRID
    name: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Places that belong together for a player who walks the table by keys or hears it.

    :param spots: in reading order.
    :param name: what the player calls it, in English; empty: by the kinds of its places.
    """

    spots: tuple[Spot, ...]
    name: str = ""


@dataclass(frozen=True)
class Layout:
    """All places of a variant, in the order in which moves to them are listed.

    :param slots: the places; their order is the order of `legal` and of the keyboard.
    :param breaks: grid columns before which a group begins, set off by the wider `group_gap`.
    :param gap: smallest and largest gap between two grid columns, in card widths.
    :param group_gap: the same before a column in `breaks`.
    :param row_gap: smallest and largest gap between two grid rows, in card widths.
    :param margin: free space at the left and right, in card widths.
    :param fan_room: strips of .24 card widths that a fanned pile asks for below its first card;
        more cards squeeze the fan.
    :param groups: the groups of places in reading order, where those of `reading` will not do.
    """

    slots: tuple[Slot, ...]
    breaks: tuple[int, ...] = ()
    gap: tuple[float, float] = (0.10, 0.26)
    group_gap: tuple[float, float] = (0.22, 0.40)
    row_gap: tuple[float, float] = (0.10, 0.24)
    margin: float = 0.14
    fan_room: int = 14
    groups: tuple[Group, ...] = ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(slot.spot for slot in self.slots)

    @cached_property
    def covered_by(self) -> Mapping[Spot, tuple[Spot, ...]]:
        """The places of a pyramid or of peaks that others lie over, with those others.

        Places of `Kind.PEAK` may overlap: of two that do, the later one lies over the earlier. A
        card is not in play before the places over it are empty.
        """
        peaks = [slot for slot in self.slots if slot.spot.kind is Kind.PEAK]
        covers = {
            slot.spot: tuple(over.spot for over in peaks[n + 1 :] if overlap(slot, over))
            for n, slot in enumerate(peaks)
        }
        return MappingProxyType({spot: over for spot, over in covers.items() if over})

    @property
    def reading(self) -> tuple[Group, ...]:
        """Every place once, in the order in which the table is read.

        Undeclared places follow in the order of `slots`, grouped by kind, stock and waste together.
        """
        declared = {spot for group in self.groups for spot in group.spots}
        derived: dict[Kind, list[Spot]] = {}
        for spot in self.spots:
            if spot not in declared:
                kind = Kind.STOCK if spot.kind is Kind.WASTE else spot.kind
                derived.setdefault(kind, []).append(spot)
        return (*self.groups, *(Group(tuple(spots)) for spots in derived.values()))


def overlap(one: Slot, other: Slot) -> bool:
    """Whether two places lie less than one grid step apart, across and down."""
    return abs(one.x - other.x) < 1 and abs(one.y - other.y) < 1


def place(
    kind: Kind,
    x: float,
    y: float,
    *,
    number: int = 0,
    fan: Fan = Fan.NONE,
    shows: int | None = None,
    edge: Edge = Edge.GRID,
    name: str = "",
) -> Slot:
    """One place at grid column `x`, row `y`."""
    return Slot(Spot(kind, number), x, y, fan, shows, edge, name)


def row(
    kind: Kind,
    count: int,
    x: float,
    y: float,
    *,
    fan: Fan = Fan.NONE,
    edge: Edge = Edge.GRID,
    first: int = 0,
) -> Iterable[Slot]:
    """`count` places side by side, numbered from `first`."""
    return (place(kind, x + n, y, number=first + n, fan=fan, edge=edge) for n in range(count))


def block(kind: Kind, rows: int, columns: int, x: float, y: float) -> Iterable[Slot]:
    """Places row by row, numbered from 0 along the rows."""
    return (place(kind, x + n % columns, y + n // columns, number=n) for n in range(rows * columns))
