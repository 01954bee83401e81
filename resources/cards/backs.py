"""Backs, and the marks of empty places."""

from __future__ import annotations

import math
from typing import Final

from colours import BACKS
from faces import CORNER, HEIGHT, WIDTH
from glyphs import INDEX_LETTERS, LETTERS, SUITS, letter_use
from svg import circle, group, num, path, petals, rounded, use

# Backs: a white rim, a lattice of petals, a medallion; the same when turned by 180 degrees.

RIM: Final = 13
INSET: Final = RIM + 8  # where the lattice begins
COLUMNS, ROWS = 6, 9
CELL_X, CELL_Y = (WIDTH - 2 * INSET) / COLUMNS, (HEIGHT - 2 * INSET) / ROWS


def back_definitions() -> str:
    """One row of the lattice, of its flowers and of its dots: a use for each row draws faster
    than one huge path."""
    half_x, half_y = CELL_X / 2, CELL_Y / 2
    lattice = flowers = ""
    for column in range(COLUMNS):
        x, y = (column + 0.5) * CELL_X, half_y
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            lattice += _lens(x, y, x + sx * half_x, y + sy * half_y, 9.5)
        for sx, sy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            end_x, end_y = x + sx * CELL_X * 0.31, y + sy * CELL_Y * 0.31
            flowers += _lens(x + sx * 2, y + sy * 2, end_x, end_y, 4.6)
    dots = "".join(
        f"M{num(i * CELL_X - 2.6)} 0l2.6-2.6 2.6 2.6-2.6 2.6Z" for i in range(COLUMNS + 1)
    )
    shapes = {
        "b_petal": lattice,
        "b_flower": flowers,
        "b_dots": dots,
        "b_med0": petals(8, 12, 41, 15),
        "b_med1": petals(8, 14, 43, 6.5, 22.5),
        "b_med2": petals(8, 12, 30, 6),
    }
    return "".join(f'<path id="{name}" d="{d}"/>' for name, d in shapes.items())


def back(name: str) -> str:
    ground, petal, medallion, line = BACKS[name]
    return (
        '<use xlink:href="#blank"/>'
        + path(rounded(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 9), ground)
        + _rows("b_petal", ROWS, petal)
        + _rows("b_flower", ROWS, line, ' fill-opacity=".8"')
        + _rows("b_dots", ROWS + 1, line)
        + path(rounded(17.5, 17.5, WIDTH - 35, HEIGHT - 35, 6), None, line, 1.8)
        + group(_medallion(ground, petal, medallion, line), 'transform="translate(120 168)"')
    )


def _rows(name: str, count: int, colour: str, extra: str = "") -> str:
    rows = "".join(f'<use xlink:href="#{name}" y="{num(i * CELL_Y)}"/>' for i in range(count))
    return group(rows, f'transform="translate({INSET} {INSET})" fill="{colour}"{extra}')


def _medallion(ground: str, petal: str, field: str, line: str) -> str:
    star = "M0-8.5C1.5-3 3-1.5 8.5 0C3 1.5 1.5 3 0 8.5C-1.5 3-3 1.5-8.5 0C-3-1.5-1.5-3 0-8.5Z"
    rosette = "".join(
        f'<use xlink:href="#b_med{i}" fill="{c}"/>' for i, c in enumerate((petal, line, ground))
    )
    return (
        circle(0, 0, 50, ground, line, 2)
        + circle(0, 0, 45, field, line, 1.2)
        + rosette
        + circle(0, 0, 13, ground, line, 2)
        + path(star, line)
    )


def _lens(x: float, y: float, end_x: float, end_y: float, half_width: float) -> str:
    """A petal between two points."""
    length = math.hypot(end_x - x, end_y - y)
    bow_x, bow_y = (y - end_y) / length * half_width, (end_x - x) / length * half_width
    mid_x, mid_y = (x + end_x) / 2, (y + end_y) / 2
    return (
        f"M{num(x)} {num(y)}Q{num(mid_x + bow_x)} {num(mid_y + bow_y)} {num(end_x)} {num(end_y)}"
        f"Q{num(mid_x - bow_x)} {num(mid_y - bow_y)} {num(x)} {num(y)}Z"
    )


# Empty places: white, to be tinted. Outline and mark are at 66 % or more, which gives 3:1 or more
# on every cloth.

STRENGTH: Final = ".7"


def slots(language: str = "en") -> dict[str, str]:
    """The marks of empty places by name."""
    marks = {"slot": ""}
    for suit in SUITS:
        extra = f' fill="#fff" fill-opacity="{STRENGTH}"'
        marks[f"slot_{suit}"] = use(f"s_{suit}", 120, 168, 0.92, extra=extra)
    for name, rank in (("slot_ace", "1"), ("slot_king", "king")):
        letter = INDEX_LETTERS[language][rank]
        x = 120 - LETTERS[letter].width * 0.84 / 2
        marks[name] = group(letter_use(letter, x, 168 - 42, 84, "#fff"), f'opacity="{STRENGTH}"')
    marks["slot_recycle"] = group(_turn_over(), f'opacity="{STRENGTH}"')
    hollow = f' stroke-opacity="{STRENGTH}" stroke-linecap="round" stroke-linejoin="round"'
    marks["slot_norecycle"] = path("M88 136L152 200M152 136L88 200", None, "#fff", 13, hollow)
    marks["slot_cell"] = path("M120 138L150 168L120 198L90 168Z", None, "#fff", 7, hollow)
    return {name: _place() + mark for name, mark in marks.items()}


def _place() -> str:
    # The line begins at the edge of the card, so on whole pixels: even on the smallest cards it
    # covers one of them.
    line = 4.4
    outline = rounded(line / 2, line / 2, WIDTH - line, HEIGHT - line, CORNER - line / 2)
    return (
        # invisible, but it makes the bounds those of a card
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", "#fff", extra=' fill-opacity="0"')
        + path(outline, "#fff", extra=' fill-opacity=".07"')
        + path(outline, None, "#fff", line, f' stroke-opacity="{STRENGTH}"')
    )


def _turn_over() -> str:
    """An open ring with an arrow head: the stock may be filled from the waste."""
    radius, start, end = 46, math.radians(-20), math.radians(262)
    x0, y0 = 120 + radius * math.cos(start), 168 + radius * math.sin(start)
    x1, y1 = 120 + radius * math.cos(end), 168 + radius * math.sin(end)
    ring = f"M{num(x0)} {num(y0)}A{radius} {radius} 0 1 1 {num(x1)} {num(y1)}"
    heading = end + math.pi / 2 + 0.28  # along the ring, leaning inwards as it bends
    ux, uy = math.cos(heading), math.sin(heading)
    tip = f"{num(x1 + ux * 34)} {num(y1 + uy * 34)}"
    wings = [f"{num(x1 - ux * 2 + s * uy * 24)} {num(y1 - uy * 2 - s * ux * 24)}" for s in (-1, 1)]
    head = f"M{tip}L{wings[0]}L{wings[1]}Z"
    return path(ring, None, "#fff", 13, ' stroke-linecap="round"') + path(
        head, "#fff", "#fff", 4, ' stroke-linejoin="round"'
    )
