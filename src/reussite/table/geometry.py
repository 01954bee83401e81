"""From a layout in card widths to pixels.

Pure arithmetic, without Qt. Lengths that go in and out are device-independent pixels; inside, all
of it is counted in whole pixels of the screen, so that no card begins or ends between two of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from reussite.kernel.layout import Edge, Fan, Layout, Slot
from reussite.kernel.piles import Kind, Spot

ASPECT: Final = 1.4  # height of a card of our own decks in card widths
CORNER: Final = 16 / 240  # radius of its corners in card widths
# Width of a card. A smaller window has smaller cards, or none but the last of a column would show.
CARD_MIN, CARD_MAX = 24, 320

# In card widths:
EDGE_GAP: Final = 0.12  # largest gap between places packed against a side
TOP: Final = (0.08, 0.22)  # free space above, smallest and largest
BOTTOM: Final = 0.04
STRIP: Final = 0.24  # what a layout's `fan_room` counts in
WIDEST_UP: Final = 0.40  # strip of a face-up card in a column that has the room
# Strip of a face-down card: natural, squeezed, at worst. The rim of a back takes .054.
FACE_DOWN: Final = (0.115, 0.085, 0.075)
COUNTED: Final = (0.32, 0.28, 0.24)  # the same of all of them in one heap, with their number
SIDEWAYS: Final = 0.42  # natural strip of a fan to the right: index letter and suit side by side
STOCK_STEP: Final = (-0.012, -0.016)  # how the backs of a thick stock are set off
STOCK_LAYERS: Final = 4
LAYER_CARDS: Final = 12  # so many cards of the stock make one visible back

CLICK_MIN: Final = 24  # a face-up strip is not smaller than this, in pixels, while there is room

Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle on the table, in device-independent pixels."""

    x: float
    y: float
    width: float
    height: float


def card_pixels(width: int, dpr: float, aspect: float = ASPECT) -> tuple[int, int]:
    """How many pixels of the screen a card of this width covers, across and down."""
    return max(1, round(width * dpr)), max(1, round(width * aspect * dpr))


class Geometry:
    """Where the places and cards of a layout lie on a table of a given size.

    Never changed: a resized table has a new geometry. Works for any size; on a table too small
    for its layout places and cards overlap, but they stay in order and on the table.

    :param width: of the table, in device-independent pixels; so is `height`.
    :param up: natural strip of a face-up card in a fan, in card widths; where there is more room
        it grows to `WIDEST_UP`.
    :param up_min: the same when squeezed, before face-down cards give way altogether.
    :param heaped: face-down cards in a column lie on one another; their number tells how many.
    :param dpr: pixels of the screen for one device-independent pixel.
    :param mirrored: the other way round, for the left hand.
    :param aspect: height of a card in card widths.
    :param zoom: below 1: cards are by so much smaller than there is room for; above: so much
        larger ones than usual are allowed.
    """

    def __init__(
        self,
        layout: Layout,
        width: float,
        height: float,
        *,
        up: float = 0.27,
        up_min: float = 0.20,
        heaped: bool = False,
        dpr: float = 1.0,
        mirrored: bool = False,
        aspect: float = ASPECT,
        zoom: float = 1.0,
    ) -> None:
        self.layout = layout
        self.width, self.height = width, height
        self.up, self.up_min = up, up_min
        self.heaped = heaped
        self.dpr = dpr
        self.mirrored = mirrored

        #: Nominal width of a card, whole: what `Faces` are made for.
        self.card_width: int = _card_width(layout, width, height, dpr, aspect, zoom)
        self._card = card_pixels(self.card_width, dpr, aspect)
        self._table = max(1, math.floor(width * dpr)), max(1, math.floor(height * dpr))
        #: Width and height of a card as drawn: the nominal ones in whole pixels of the screen.
        self.card_size: Point = (self._card[0] / dpr, self._card[1] / dpr)

        across = _Across(layout, self._table[0], self._card[0])
        down = _Down(layout, self._table[1], self._card, across.margin)
        corners = {slot.spot: (across.left(slot), down.top(slot)) for slot in layout.slots}
        self._slots = {slot.spot: slot for slot in layout.slots}
        self._rooms = {slot.spot: self._room(slot, corners, across, down) for slot in layout.slots}
        if mirrored:
            far = self._table[0] - self._card[0]
            corners = {spot: (far - x, y) for spot, (x, y) in corners.items()}
        self._corners = corners
        #: The place of every spot, empty or not.
        self.slots: Mapping[Spot, Rect] = MappingProxyType(
            {spot: Rect(x / dpr, y / dpr, *self.card_size) for spot, (x, y) in corners.items()}
        )

    def zone(self, spot: Spot) -> Rect:
        """The place and all the table that its fan may take."""
        (x, y), (w, h), room = self._corners[spot], self._card, self._rooms[spot]
        match self._slots[spot].fan:
            case Fan.DOWN:
                h += room
            case Fan.RIGHT:
                w += room
                x -= room if self.mirrored else 0
        return Rect(x / self.dpr, y / self.dpr, w / self.dpr, h / self.dpr)

    def card_positions(self, spot: Spot, n_down: int, n_up: int) -> list[Point]:
        """The upper left corner of each card of a pile, bottom first.

        A card that has the same corner as the one after it is wholly covered: it need not be
        drawn, and should not, for shadows add up.
        """
        slot = self._slots[spot]
        x, y = self._corners[spot]
        if slot.fan is Fan.NONE:
            count = n_down + n_up
            if spot.kind is not Kind.STOCK:
                return [self._point(x, y)] * count
            return [self._point(x + dx, y + dy) for dx, dy in self._stock_steps(count)]
        offsets = self._fan(slot, n_down, n_up)
        if slot.fan is Fan.DOWN:
            return [self._point(x, y + offset) for offset in offsets]
        if self.mirrored and offsets:
            # The index is at the left of a card: the last one lies on the place, the others
            # come before it, or the fan would show their blank sides.
            x -= offsets[-1]
        return [self._point(x + offset, y) for offset in offsets]

    def _point(self, x: int, y: int) -> Point:
        (far_x, far_y), (w, h) = self._table, self._card
        return max(0, min(x, far_x - w)) / self.dpr, max(0, min(y, far_y - h)) / self.dpr

    # Fans

    def _fan(self, slot: Slot, n_down: int, n_up: int) -> list[int]:
        """Pixels from the first card to each card of a fanned pile."""
        count = n_down + n_up
        shown = count if slot.shows is None else min(count, slot.shows)
        up = min(n_up, shown)
        down = shown - up
        down_strips, up_strips = (down, up - 1) if up else (max(0, down - 1), 0)
        heaped = self._heaps(slot)
        strips = min(1, down_strips) if heaped and up else 0 if heaped else down_strips
        d, u = self._strips(slot, strips, up_strips)
        offsets = [0 if heaped else round(i * d) for i in range(down_strips)]
        offsets += [round(strips * d + i * u) for i in range(shown - down_strips)]
        return [0] * (count - shown) + offsets

    def _heaps(self, slot: Slot) -> bool:
        return self.heaped and slot.fan is Fan.DOWN

    def badge(self, spot: Spot, n_down: int, n_up: int) -> Point | None:
        """Where the number of face-down cards stands: the middle of what is seen of them; None
        where they are not in a heap."""
        if not n_down or not self._heaps(self._slots[spot]):
            return None
        places = self.card_positions(spot, n_down, n_up)
        x, y = places[n_down - 1]
        strip = places[n_down][1] - y if n_up else COUNTED[0] * self.card_size[0]
        return x + self.card_size[0] / 2, y + strip / 2

    def _strips(self, slot: Slot, down: int, up: int) -> tuple[float, float]:
        """Pixels that a face-down and a face-up card show, when so many are partly covered.

        Face-up ones are as wide as the room allows, between natural and widest. Where there is less
        room, in turn: face-down strips shrink; face-up ones do; face-down ones once more; the
        face-up ones take what is left, and in the end all strips are alike.
        """
        w, room = self._card[0], self._rooms[slot.spot]
        shares = COUNTED if self._heaps(slot) else FACE_DOWN
        natural, squeezed, worst = (share * w for share in shares)
        d = float(round(natural))
        if slot.fan is Fan.RIGHT:
            u = widest = float(round(SIDEWAYS * w))
        else:
            u = float(round(max(self.up * w, CLICK_MIN * self.dpr)))
            widest = max(u, float(round(WIDEST_UP * w)))
        u_min = min(u, self.up_min * w)
        if down * d + up * u <= room:
            return d, min(widest, (room - down * d) / up) if up else u
        if down:
            d = _between(squeezed, (room - up * u) / down, d)
        if up and down * d + up * u > room:
            u = _between(u_min, (room - down * d) / up, u)
        if down and down * d + up * u > room:
            d = _between(worst, (room - up * u) / down, d)
        if up and down * d + up * u > room:
            u = (room - down * d) / up
        if u < d or (not up and down * d > room):
            d = u = room / (down + up)
        return d, u

    def _room(
        self,
        slot: Slot,
        corners: Mapping[Spot, tuple[int, int]],
        across: _Across,
        down: _Down,
    ) -> int:
        """Pixels that a fan may grow beyond its first card, up to the next place or the edge."""
        (x, y), (w, h) = corners[slot.spot], self._card
        others = [corner for spot, corner in corners.items() if spot is not slot.spot]
        if slot.fan is Fan.RIGHT:
            ends = [left - across.gap for left, top in others if abs(top - y) < h and left >= x + w]
            return max(0, min([self._table[0] - across.margin, *ends]) - x - w)
        ends = [
            corner[1] - down.gap
            for spot, corner in corners.items()
            if spot is not slot.spot
            and corner[0] - w < x < corner[0] + self._wide(spot)
            and corner[1] >= y + h
        ]
        return max(0, min([self._table[1] - down.bottom, *ends]) - y - h)

    def _wide(self, spot: Spot) -> int:
        """Pixels across that the cards of a place may take, fanned to the right or not."""
        slot, w = self._slots[spot], self._card[0]
        if slot.fan is not Fan.RIGHT or slot.shows is None:
            return w
        return w + round((slot.shows - 1) * SIDEWAYS * w)

    def _stock_steps(self, count: int) -> list[tuple[int, int]]:
        """A thick stock shows a few backs, set off towards the outer corner."""
        layers = min(STOCK_LAYERS, math.ceil(count / LAYER_CARDS))
        step_x, step_y = STOCK_STEP
        side = -1 if self.mirrored else 1
        steps = [
            (side * round(layer * step_x * self._card[0]), round(layer * step_y * self._card[0]))
            for layer in range(layers)
        ]
        return [steps[i * layers // count] for i in range(count)]


def _card_width(
    layout: Layout, width: float, height: float, dpr: float, aspect: float, zoom: float
) -> int:
    """The largest card with which the layout fits, within bounds; at worst one card fits."""
    units_across = _span(layout, layout.gap[0], layout.group_gap[0]) + 2 * layout.margin
    units_down = TOP[0] + _depth(layout, layout.row_gap[0], aspect) + BOTTOM
    fitting = min(width / units_across, height / units_down)
    fitting = _between(CARD_MIN, fitting, CARD_MAX * max(1.0, zoom))
    card = math.floor(fitting * min(1.0, zoom))
    while card > 1:
        w, h = card_pixels(card, dpr, aspect)
        if w <= width * dpr and h <= height * dpr:
            break
        card -= 1
    return card


class _Across:
    """The horizontal half: gaps grow with the width left over, the rest becomes margins."""

    def __init__(self, layout: Layout, table: int, card: int) -> None:
        self._breaks = layout.breaks
        self._card = card
        self._rows = _packed_rows(layout)
        least = _span(layout, layout.gap[0], layout.group_gap[0])
        most = _span(layout, layout.gap[1], layout.group_gap[1])
        growth = _share(table / card - 2 * layout.margin - least, most - least)
        self.gap = int(_blend(layout.gap, growth) * card)
        self._group_gap = int(_blend(layout.group_gap, growth) * card)
        self._packed_gap = min(self.gap, int(EDGE_GAP * card))
        grid = [self._grid_left(slot.x) for slot in layout.slots if slot.edge is Edge.GRID]
        rows = [len(row) * (card + self._packed_gap) - self._packed_gap for row in self._rows]
        #: From the left edge of the first card to the left edge of the last.
        self._reach = max(0, max([*grid, *(row - card for row in rows)], default=0))
        free = max(0, table - card - self._reach)
        self.margin = free // 2
        # On a table too narrow places move together, and overlap.
        self._squeeze = min(1.0, (table - card) / self._reach) if self._reach else 1.0

    def left(self, slot: Slot) -> int:
        if slot.edge is Edge.GRID:
            pixels: float = self._grid_left(slot.x)
        else:
            row = next(row for row in self._rows if slot in row)
            number = row.index(slot)
            step = self._card + self._packed_gap
            pixels = number * step
            if slot.edge is Edge.RIGHT:
                pixels = self._reach - (len(row) - 1 - number) * step
        return self.margin + round(pixels * self._squeeze)

    def _grid_left(self, x: float) -> int:
        """Pixels from the first grid column to column `x`."""
        return round(_grid(x, self._breaks, self._card + self.gap, self._card + self._group_gap))


class _Down:
    """The vertical half: rows move apart with the height left over, then the top margin grows."""

    def __init__(self, layout: Layout, table: int, card: tuple[int, int], side: int) -> None:
        w, h = card
        least, most = (_depth(layout, gap, h / w) for gap in layout.row_gap)
        free = table / w - TOP[0] - BOTTOM - least
        growth = _share(free, most - least)
        self.gap = int(_blend(layout.row_gap, growth) * w)
        free -= growth * (most - least)
        wanted = _between(TOP[0], side / w, TOP[1])  # as much as at the side looks right
        top = int(_between(TOP[0], TOP[0] + free, wanted) * w)
        self.bottom = int(BOTTOM * w)
        self._step = h + self.gap
        reach = round(max((slot.y for slot in layout.slots), default=0) * self._step)
        spare = max(0, table - h - reach)
        self._top = min(top, spare // 2)
        self.bottom = min(self.bottom, spare // 2)
        self._squeeze = min(1.0, (table - h) / reach) if reach else 1.0

    def top(self, slot: Slot) -> int:
        return self._top + round(slot.y * self._step * self._squeeze)


# Lengths in card widths, from a layout and its gaps.


def _span(layout: Layout, gap: float, group_gap: float) -> float:
    """How wide the places are together."""
    ends = [1.0]
    for slot in layout.slots:
        if slot.edge is Edge.GRID:
            fan = (slot.shows - 1) * SIDEWAYS if slot.fan is Fan.RIGHT and slot.shows else 0.0
            ends.append(_grid(slot.x, layout.breaks, 1 + gap, 1 + group_gap) + 1 + fan)
    packed = min(gap, EDGE_GAP)
    ends.extend(len(row) * (1 + packed) - packed for row in _packed_rows(layout))
    return max(ends)


def _depth(layout: Layout, row_gap: float, aspect: float) -> float:
    """How high the places are together with the room their fans ask for."""
    depths = [aspect]
    for slot in layout.slots:
        strips = 0
        if slot.fan is Fan.DOWN:
            strips = layout.fan_room if slot.shows is None else slot.shows - 1
        depths.append(slot.y * (aspect + row_gap) + aspect + strips * STRIP)
    return max(depths)


def _grid(x: float, breaks: Iterable[int], step: float, group_step: float) -> float:
    """Where grid column `x` begins, if a column takes `step` and one before a break more."""

    def column(number: int) -> float:
        wide = sum(1 for start in breaks if 0 < start <= number)
        return (number - wide) * step + wide * group_step

    whole = math.floor(x)
    part = x - whole
    return column(whole) + (part * (column(whole + 1) - column(whole)) if part else 0.0)


def _packed_rows(layout: Layout) -> list[list[Slot]]:
    """The places that are packed against a side, row by row, from left to right."""
    rows: dict[float, list[Slot]] = {}
    for slot in layout.slots:
        if slot.edge is not Edge.GRID:
            rows.setdefault(slot.y, []).append(slot)
    return [
        sorted(row, key=lambda slot: (slot.edge is Edge.RIGHT, slot.x)) for row in rows.values()
    ]


def _between(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))


def _share(free: float, wanted: float) -> float:
    """Which part of what is wanted there is room for, 0 to 1."""
    return _between(0.0, free / wanted, 1.0) if wanted > 0 else 0.0


def _blend(bounds: tuple[float, float], share: float) -> float:
    return bounds[0] + (bounds[1] - bounds[0]) * share
