"""Card faces: index, pips, aces. A card is 240 x 336 units, its origin the upper left corner."""

from __future__ import annotations

import math
from typing import Final

from colours import EDGE, FACE, GOLD, GOLD_LIGHT, PALETTES
from courts import LARGE_BELOW, LARGE_SCALE, court, single_court
from glyphs import INDEX_LETTERS, LETTERS, letter_use
from svg import circle, group, num, path, petal, petals, rounded, use

WIDTH, HEIGHT, CORNER = 240, 336, 16
COURTS: Final = ("jack", "queen", "king")
SINGLE_TOP: Final = 104  # where the panel of a large-index court begins


def blank() -> str:
    """The card without print. The edge line is drawn by a larger shape below, so it stays thin."""
    outer = rounded(0, 0, WIDTH, HEIGHT, CORNER)
    inner = rounded(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, CORNER - 1.4)
    return path(outer, EDGE) + path(inner, FACE)


def card(rank: str, suit: str, palette: str, language: str) -> str:
    """A face with the normal index, in two corners."""
    colour = PALETTES[palette][suit]
    if rank in COURTS:
        print_ = group(court(rank, suit, palette), 'transform="translate(120 168)"')
    elif rank == "1":
        print_ = _ace(suit, colour)
    else:
        print_ = _pips(rank, suit, colour)
    index = f"i_{rank}_{suit}"
    return (
        '<use xlink:href="#blank"/>'
        + print_
        + group(_index(rank, suit, colour, language), f'id="{index}"')
        + f'<use xlink:href="#{index}" transform="rotate(180 120 168)"/>'
    )


def large_card(rank: str, suit: str, palette: str, language: str) -> str:
    """A face for weak eyes: one large index across the top, one large mark below it."""
    colour = PALETTES[palette][suit]
    if rank in COURTS:
        belt = HEIGHT - 16 - LARGE_BELOW * LARGE_SCALE
        figure = single_court(rank, suit, palette, height=(belt - SINGLE_TOP) / LARGE_SCALE)
        print_ = group(figure, f'transform="translate(120 {num(belt)})scale({LARGE_SCALE})"')
    elif rank == "1" and suit == "spade":
        print_ = group(_ace(suit, colour), 'transform="translate(0 44)"')
    else:
        print_ = use(f"s_{suit}", 120, 214, 1.6, extra=f' fill="{colour}"')
    return '<use xlink:href="#blank"/>' + print_ + _large_index(rank, suit, colour, language)


# Index: rank and suit side by side, so that a thin strip shows both.


def _index(rank: str, suit: str, colour: str, language: str) -> str:
    left, top, height, size = 12, 9, 48, 42
    name = INDEX_LETTERS[language].get(rank, rank)
    x = left + 5 + _half_width(suit, size)
    mark = use(f"s_{suit}", x, top + height / 2, size / 100, extra=f' fill="{colour}"')
    # The letter's width stands alone, so that another letter can take its place.
    behind = f'transform="translate({num(LETTERS[name].width * height / 100)} 0)"'
    return letter_use(name, left, top, height, colour) + group(mark, behind)


def _large_index(rank: str, suit: str, colour: str, language: str) -> str:
    left, top, height, size = 13, 6, 86, 74
    name = INDEX_LETTERS[language].get(rank, rank)
    x = WIDTH - 12 - _half_width(suit, size)
    mark = use(f"s_{suit}", x, top + height / 2, size / 100, extra=f' fill="{colour}"')
    return letter_use(name, left, top, height, colour) + mark


def _half_width(suit: str, size: float) -> float:
    return size / 2 * (0.8 if suit == "diamond" else 0.96)


# Pips: three columns, rows counted in sixths from the first to the last.

PIP_COLUMNS: Final = {"l": 67, "c": 120, "r": 173}
PIP_TOP, PIP_BOTTOM, PIP_SIZE = 91, 245, 43
PIPS: Final = {
    "2": "c0 c6",
    "3": "c0 c3 c6",
    "4": "l0 r0 l6 r6",
    "5": "l0 r0 c3 l6 r6",
    "6": "l0 r0 l3 r3 l6 r6",
    "7": "l0 r0 c1.5 l3 r3 l6 r6",
    "8": "l0 r0 c1.5 l3 r3 c4.5 l6 r6",
    "9": "l0 r0 l2 r2 c3 l4 r4 l6 r6",
    "10": "l0 r0 c1 l2 r2 l4 r4 c5 l6 r6",
}


def _pips(rank: str, suit: str, colour: str) -> str:
    size = PIP_SIZE - 3 if rank in ("9", "10") else PIP_SIZE
    marks = ""
    for place in PIPS[rank].split():
        row = float(place[1:])
        y = PIP_TOP + (PIP_BOTTOM - PIP_TOP) * row / 6
        turn = 180 if row > 3 else 0
        marks += use(f"s_{suit}", PIP_COLUMNS[place[0]], y, size / 100, turn)
    return group(marks, f'fill="{colour}"')


# Aces: one large pip; the ace of spades carries the deck's ornament.


def _ace(suit: str, colour: str) -> str:
    if suit != "spade":
        return use(f"s_{suit}", 120, 172, 1.12, extra=f' fill="{colour}"')
    contour = f' fill="none" stroke="{FACE}" stroke-width="1.5" stroke-opacity=".9"'
    return (
        use("s_spade", 120, 170, 1.66, extra=f' fill="{colour}"')
        + use("s_spade", 120, 171, 1.45, extra=contour)
        + group(_ornament(colour), 'transform="translate(120 187)"')
    )


def _ornament(ground: str) -> str:
    """Rosette, a leafy stem up to the tip, and a volute with leaf and bud in either lobe."""
    volutes = _volute(-28, 12, 16, 196, 1) + _volute(28, 12, 16, -16, -1)
    leaves = "".join(
        _leaf(y, side * reach) for y, reach in ((-38, 20), (-50, 15), (-61, 11)) for side in (-1, 1)
    )
    return (
        path(petals(8, 7, 27, 9), GOLD)
        + path(petals(8, 11, 31, 4.4, 22.5), FACE)
        + circle(0, 0, 6.5, GOLD_LIGHT)
        + circle(0, 0, 2.6, ground)
        + path("M0-33V-74", None, GOLD, 1.8)
        + path(leaves, GOLD)
        + path("M0-84L3.5-77L0-70L-3.5-77Z", GOLD_LIGHT)
        + path(volutes, None, GOLD, 2.4, ' stroke-linecap="round"')
        + path(petal(0, 19, 6.5, -62), GOLD, extra=' transform="translate(31 -16)"')
        + path(petal(0, 19, 6.5, 242), GOLD, extra=' transform="translate(-31 -16)"')
        + circle(-43, -3, 2.6, GOLD_LIGHT)
        + circle(43, -3, 2.6, GOLD_LIGHT)
    )


def _leaf(y: float, reach: float) -> str:
    """A leaf that springs from the stem at height `y`; a negative reach goes left."""
    up = abs(reach)
    return (
        f"M0 {num(y)}C{num(reach * 0.3)} {num(y - up * 0.75)} {num(reach * 0.8)} "
        f"{num(y - up * 0.8)} {num(reach)} {num(y - up * 0.85)}C{num(reach * 0.95)} "
        f"{num(y - up * 0.2)} {num(reach * 0.5)} {num(y + 1)} 0 {num(y)}Z"
    )


def _volute(x: float, y: float, radius: float, heading: float, hand: int) -> str:
    """A spiral of quarter arcs with shrinking radius; `hand` is 1 or -1, the way it winds."""
    bend = 0.5523  # a cubic Bézier with this tangent length is nearly a quarter circle
    quarters = 7
    a = math.radians(heading)
    outline = f"M{num(x)} {num(y)}"
    for i in range(quarters):
        r = radius * (1 - i / (quarters + 1.2))
        b = a + hand * math.pi / 2
        end_x = x + (-math.sin(a) * hand + math.cos(a)) * r
        end_y = y + (math.cos(a) * hand + math.sin(a)) * r
        outline += (
            f"C{num(x + math.cos(a) * r * bend)} {num(y + math.sin(a) * r * bend)} "
            f"{num(end_x - math.cos(b) * r * bend)} {num(end_y - math.sin(b) * r * bend)} "
            f"{num(end_x)} {num(end_y)}"
        )
        x, y, a = end_x, end_y, b
    return outline
