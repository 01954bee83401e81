"""Kings, queens and jacks.

Figures are drawn about the centre of the card, y downwards, the upper half only; crown, cap and
feather stand out above the panel. At a glance: a king has a five-point crown, full beard and
ermine; a queen a diadem, parted hair and a flower; a jack a feathered cap and a pole arm.
"""
# ruff: noqa: E501  (an outline stays on its line)

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from colours import (
    GARMENTS,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PALETTES,
    PANEL,
    PANEL_RAYS,
    PERSONS,
    STEEL,
    STEEL_DARK,
    WHITE,
    Garment,
    Person,
)
from svg import circle, group, num, path, petal, petals, rays, use

PANEL_X, PANEL_Y = 98, 102  # half the width and height of the panel
AXIS: Final = 22  # a figure stands a little right of the middle, its mirror a little left
LARGE_AXIS: Final = 8  # alone on its card it stands nearer to the middle
LARGE_SCALE: Final = 1.08
LARGE_BELOW: Final = 50  # how far the garment of a single figure goes on below its belt


def ray_definition() -> str:
    """The sunburst behind the heads, to be used as `rays`."""
    burst = rays((AXIS, -58), 22, 400, (-PANEL_X, -PANEL_Y, PANEL_X, 0))
    return path(burst, extra=' id="rays"')


def court(rank: str, suit: str, palette: str) -> str:
    """Two halves, one the other turned by 180 degrees, about the origin."""
    colour, garment = PALETTES[palette][suit], GARMENTS[palette][suit]
    figure = FIGURES[rank](suit, garment, PERSONS[suit], AXIS)
    half = f"h_{rank}_{suit}"
    pip = use(f"s_{suit}", -64, -68, 0.42, extra=f' fill="{colour}"')
    frame = f"M{-PANEL_X}-{PANEL_Y}H{PANEL_X}V{PANEL_Y}H{-PANEL_X}Z"
    x, y = PANEL_X - 5, PANEL_Y - 5
    sides = f"M{-PANEL_X}-{PANEL_Y}V{PANEL_Y}M{PANEL_X}-{PANEL_Y}V{PANEL_Y}"
    return (
        path(frame, PANEL)
        + f'<use xlink:href="#rays" fill="{PANEL_RAYS}"/>'
        + f'<use xlink:href="#rays" transform="rotate(180)" fill="{PANEL_RAYS}"/>'
        + path(f"M{-x}-{y}H{x}V{y}H{-x}Z", None, GOLD, 1.4)
        + path(frame, None, colour, 2.4)
        + group(pip + figure, f'id="{half}"')
        + f'<use xlink:href="#{half}" transform="rotate(180)"/>'
        + _belt(garment.main_shade)
        + path(sides, None, colour, 2.4)  # once more, over the garments
    )


def single_court(rank: str, suit: str, palette: str, height: float) -> str:
    """One upright half-length figure in a panel that begins `height` above the origin.

    The origin is its belt; the panel ends LARGE_BELOW under it.
    """
    colour, garment = PALETTES[palette][suit], GARMENTS[palette][suit]
    figure = FIGURES[rank](suit, garment, PERSONS[suit], LARGE_AXIS)
    panel = f"M{-PANEL_X}{num(-height)}H{PANEL_X}V{LARGE_BELOW}H{-PANEL_X}Z"
    burst = rays((LARGE_AXIS, -58), 22, 600, (-PANEL_X, -height, PANEL_X, 0))
    return (
        path(panel, PANEL)
        + path(burst, PANEL_RAYS)
        + path(f"M{-PANEL_X} 0H{PANEL_X}V{LARGE_BELOW}H{-PANEL_X}Z", garment.main)
        + LAPS[rank](garment)
        + figure
        + _belt(garment.main_shade)
        + path(panel, None, colour, 2.4)
    )


# Garments below the belt, for single figures.


def _king_lap(garment: Garment) -> str:
    x, low = LARGE_AXIS, LARGE_BELOW
    tails = ((x - 9, 15), (x + 9, 15), (x, 26), (x - 11, 37), (x + 11, 37))
    return (
        path(f"M{x} 0H{PANEL_X}V{low}H{x}Z", garment.main_shade)
        + path(f"M{x - 16} 0H{x + 16}L{x + 24} {low}H{x - 24}Z", WHITE, INK, 1.6)
        + path("".join(f"M{a} {b}l2 6h-4Z" for a, b in tails), INK)
        + path(f"M-40 0L-62 {low}M-64 0L-90 {low}M78 0L94 {low}", None, GOLD, 3)
    )


def _queen_lap(garment: Garment) -> str:
    x, low = LARGE_AXIS, LARGE_BELOW
    slashes = (
        f"M-20 8C-30 20-38 34-40 {low}H-30C-28 34-24 20-20 8Z"
        f"M-50 8C-64 20-74 34-78 {low}H-68C-64 34-58 20-50 8Z"
        f"M66 8C72 20 78 34 80 {low}H90C88 34 78 20 66 8Z"
    )
    return (
        path(f"M{x} 0H{PANEL_X}V{low}H{x}Z", garment.main_shade)
        + path(f"M{x - 16} 0H{x + 16}L{x + 24} {low}H{x - 24}Z", garment.second, GOLD, 1.6)
        + path(slashes, GOLD)
        + path(f"M{x} 14L{x + 8} 27L{x} 40L{x - 8} 27Z", GOLD)
    )


def _jack_lap(garment: Garment) -> str:
    x, low = LARGE_AXIS, LARGE_BELOW
    corners = [(a, 8) for a in range(-86, 0, 24)] + [(a, 26) for a in range(-74, 0, 24)]
    lozenges = "".join(
        f"M{a} {b}L{a + 8} {b + 10}L{a} {b + 20}L{a - 8} {b + 10}Z" for a, b in corners
    )
    stripes = "".join(f"M{a} 0H{a + 8}L{a + 11} {low}H{a + 3}Z" for a in (34, 50, 66, 82))
    return (
        path(f"M{x} 0H{PANEL_X}V{low}H{x}Z", garment.second)
        + path(lozenges, GOLD)
        + path(stripes, garment.second_shade)
    )


LAPS: Final[dict[str, Callable[[Garment], str]]] = {
    "king": _king_lap,
    "queen": _queen_lap,
    "jack": _jack_lap,
}

# Figures.


def _face(x: int, cy: int, rx: float, ry: float, person: Person, brow: float) -> str:
    """One oval; its right half lies in the shade, with the nose cut into the dividing line."""
    head = (
        f"M{num(x - rx)} {num(cy - 5)}C{num(x - rx)} {num(cy - ry * 1.25)} {num(x + rx)} {num(cy - ry * 1.25)} {num(x + rx)} {num(cy - 5)}"
        f"C{num(x + rx)} {num(cy + ry * 0.55)} {num(x + rx * 0.5)} {num(cy + ry)} {num(x)} {num(cy + ry)}"
        f"C{num(x - rx * 0.5)} {num(cy + ry)} {num(x - rx)} {num(cy + ry * 0.55)} {num(x - rx)} {num(cy - 5)}Z"
    )
    half = (
        f"M{num(x)} {num(cy - ry * 0.98)}C{num(x + rx * 0.7)} {num(cy - ry)} {num(x + rx)} {num(cy - ry * 0.6)} {num(x + rx)} {num(cy - 5)}"
        f"C{num(x + rx)} {num(cy + ry * 0.55)} {num(x + rx * 0.5)} {num(cy + ry)} {num(x)} {num(cy + ry)}"
        f"V{num(cy + 10)}L{num(x - 6)} {num(cy + 8)}L{num(x)} {num(cy - 7)}Z"
    )
    eyes = "".join(_eye(x + side * rx * 0.48, cy - 3, person.hair_shade, brow) for side in (-1, 1))
    return path(head, person.skin) + path(half, person.skin_shade) + eyes


def _eye(x: float, y: float, hair: str, brow: float) -> str:
    white = f"M{num(x - 5.5)} {num(y + 0.5)}Q{num(x)} {num(y - 5)} {num(x + 5.5)} {num(y + 0.5)}Q{num(x)} {num(y + 3.5)} {num(x - 5.5)} {num(y + 0.5)}Z"
    lid = f"M{num(x - 5.8)} {num(y + 0.6)}Q{num(x)} {num(y - 5.4)} {num(x + 5.8)} {num(y + 0.6)}"
    arch = f"M{num(x - 6.5)} {num(y - 6)}Q{num(x)} {num(y - 10.5)} {num(x + 6.5)} {num(y - 6.5)}"
    return (
        path(white, WHITE)
        + circle(x, y - 0.3, 2.5, INK)
        + path(lid, None, INK, 1.6)
        + path(arch, None, hair, brow)
    )


def _lips(x: int, y: float, colour: str) -> str:
    outline = (
        f"M{num(x - 6.5)} {num(y)}Q{num(x - 3)} {num(y - 3.2)} {num(x)} {num(y - 1.5)}"
        f"Q{num(x + 3)} {num(y - 3.2)} {num(x + 6.5)} {num(y)}Q{num(x)} {num(y + 5)} {num(x - 6.5)} {num(y)}Z"
    )
    return path(outline, colour)


def _belt(cloth: str) -> str:
    """The band over the dividing line; it hides the cut, so no clipping is needed."""
    lozenges = "".join(f"M{x}-5L{x + 6} 0L{x} 5L{x - 6} 0Z" for x in range(-90, 91, 18))
    studs = "".join(
        f"M{x - 1.5} 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z" for x in range(-81, 82, 18)
    )
    return (
        path(f"M{-PANEL_X}-9H{PANEL_X}V9H{-PANEL_X}Z", cloth)
        + path(f"M{-PANEL_X}-9H{PANEL_X}M{-PANEL_X} 9H{PANEL_X}", None, GOLD, 2.2)
        + path(lozenges, GOLD)
        + path(studs, GOLD_LIGHT)
    )


def _regalia(suit: str, dark: str) -> str:
    """What the king holds: sceptre, sword, orb, mace."""
    rod = path("M80 0V-74", None, GOLD_DARK, 6) + path("M79 0V-74", None, GOLD, 3.5)
    if suit == "heart":
        return (
            rod
            + circle(80, -84, 12, GOLD, GOLD_DARK, 2)
            + use("s_heart", 80, -84, 0.14, 0, f' fill="{dark}"')
        )
    if suit == "spade":
        return (
            path("M75-40V-88L80-99V-40Z", STEEL, INK, 1.2)
            + path("M85-40V-88L80-99V-40Z", STEEL_DARK, INK, 1.2)
            + path("M66-45H94V-39H66Z", GOLD, GOLD_DARK, 1.4)
            + circle(66, -42, 3.6, GOLD_LIGHT, GOLD_DARK, 1.2)
            + circle(94, -42, 3.6, GOLD_LIGHT, GOLD_DARK, 1.2)
            + path("M80 0V-40", None, GOLD_DARK, 6)
        )
    if suit == "diamond":
        return (
            path("M80-84V-66M73-77H87", None, GOLD_DARK, 5)
            + path("M80-83.5V-66M74-77H86", None, GOLD, 2.6)
            + circle(80, -52, 16, GOLD, GOLD_DARK, 2)
            + path("M64-54Q80-46 96-54L95.5-47Q80-39 64.5-47Z", dark)
            + path("M80-68Q74-60 75-52M80-68Q86-60 85-52", None, GOLD_DARK, 1.4)
            + circle(80, -49, 2.6, GOLD_LIGHT)
        )
    fl = "".join(petal(0, 17, 6.5, a) for a in (-150, -120, -90, -60, -30))
    return (
        rod
        + path(fl, GOLD, GOLD_DARK, 1.6, ' transform="translate(80 -70)"')
        + circle(80, -70, 5.5, dark, GOLD_DARK, 1.6)
    )


def _flower(suit: str, x: int, y: int, main: str, shade: str) -> str:
    """What the queen holds: rose, tulip, lily, trefoil."""
    if suit == "heart":  # rose
        o = "".join(
            circle(
                x + 9.5 * math.cos(i * math.pi / 3),
                y + 9.5 * math.sin(i * math.pi / 3),
                7.6,
                main if i % 2 else shade,
            )
            for i in range(6)
        )
        return (
            o
            + circle(x, y, 7.5, GOLD, GOLD_DARK, 1.4)
            + path(f"M{x - 3} {y}h6M{x} {y - 3}v6", None, GOLD_DARK, 1.4)
        )
    t = f' transform="translate({x} {y})"'
    if suit == "diamond":  # star lily
        return (
            path(petals(6, 2, 20, 8), shade, extra=t)
            + path(petals(6, 2, 20, 8, 30), main, extra=t)
            + circle(x, y, 5, GOLD, GOLD_DARK, 1.2)
        )
    if suit == "spade":  # tulip
        return (
            path("M0 12C-18 10-17-10-13-18L-6-8L0-20L6-8L13-18C17-10 18 10 0 12Z", main, extra=t)
            + path("M0 12C-7 6-6-8 0-20C6-8 7 6 0 12Z", shade, extra=t)
            + path("M-8 4Q0 9 8 4", None, GOLD, 1.8, t)
        )
    return "".join(
        circle(x + 10 * math.cos(a), y + 10 * math.sin(a), 8.6, main if k else shade)
        for k, a in enumerate((-math.pi / 2, 0.5, math.pi - 0.5))
    ) + circle(x, y, 5, GOLD, GOLD_DARK, 1.2)


def _pole_arm(suit: str, second: str) -> str:
    """What the jack holds: a pennon in hearts and diamonds, a halberd in spades and clubs."""
    pole = path("M80 0V-82", None, "#6d4a2a", 5)
    if suit in ("heart", "diamond"):
        return (
            pole
            + path("M80-72H97L91-64.5L97-57H80Z", second, INK, 1.3, ' stroke-linejoin="round"')
            + path("M80-103C88-94 88-86 83-77H77C72-86 72-94 80-103Z", STEEL, INK, 1.4)
            + path("M80-103C88-94 88-86 83-77H80Z", STEEL_DARK)
            + path("M75-78H85V-72H75Z", GOLD, GOLD_DARK, 1.2)
        )
    return (
        pole
        + path("M80-97L85-81L80-71L75-81Z", STEEL, INK, 1.4)
        + path("M77-74C66-84 58-80 56-70C56-58 62-52 70-50L77-56Z", STEEL_DARK, INK, 1.4)
        + path("M83-72L95-66L83-58Z", STEEL_DARK, INK, 1.4)
        + path("M76-76H84V-54H76Z", GOLD, GOLD_DARK, 1.2)
    )


def _king(suit: str, garment: Garment, person: Person, x: int) -> str:
    main, shade, second, _ = garment
    _, _, skin, skin_shade, lips, beard, beard_shade = person
    cy = -60
    o: list[str] = []
    # robe
    o.append(
        path(f"M{-PANEL_X} 0V-22C-80-42-46-49-12-51H{x + 34}C74-49 88-42 {PANEL_X}-30V0Z", main)
    )
    o.append(path(f"M{x} 0V-51H{x + 34}C74-49 88-42 {PANEL_X}-30V0Z", shade))
    # gold trims following the V of the collar
    o.append(path("M-86-31L-34 0M-98-22L-62 0", None, GOLD, 3))
    # ermine collar
    o.append(
        path(
            f"M{x - 68}-47L{x} 0L{x + 64}-46L{x + 40}-51L{x}-24L{x - 40}-51C{x - 52}-50 {x - 62}-49 {x - 68}-47Z",
            WHITE,
            INK,
            1.6,
            ' stroke-linejoin="round"',
        )
    )
    ticks = ""
    for tx, ty in [
        (-52, -44),
        (-41, -41),
        (-31, -33),
        (52, -44),
        (41, -41),
        (31, -33),
        (-46, -37),
        (46, -37),
    ]:
        ticks += f"M{x + tx} {ty - 3}l2 6h-4Z"
    o.append(path(ticks, INK))
    o.append(_regalia(suit, shade))
    # hair: side locks curling outwards
    o.append(
        path(
            f"M{x - 22}-86C{x - 40}-78 {x - 36}-54 {x - 32}-44C{x - 36}-40 {x - 42}-42 {x - 42}-48C{x - 50}-40 {x - 42}-28 {x - 30}-32C{x - 22}-36 {x - 20}-60 {x - 22}-86Z",
            beard,
            INK,
            1.2,
        )
    )
    o.append(
        path(
            f"M{x + 22}-86C{x + 40}-78 {x + 36}-54 {x + 32}-44C{x + 36}-40 {x + 42}-42 {x + 42}-48C{x + 50}-40 {x + 42}-28 {x + 30}-32C{x + 22}-36 {x + 20}-60 {x + 22}-86Z",
            beard,
            INK,
            1.2,
        )
    )
    o.append(_face(x, cy, 25, 32, person, brow=2.4))
    # beard
    o.append(
        path(
            f"M{x - 25}-66C{x - 25}-52 {x - 20}-48 {x - 12}-47H{x + 12}C{x + 20}-48 {x + 25}-52 {x + 25}-66C{x + 31}-44 {x + 26}-22 {x}-8C{x - 26}-22 {x - 31}-44 {x - 25}-66Z",
            beard,
        )
    )
    o.append(
        path(
            f"M{x} -46V-9M{x - 9}-46C{x - 12}-34 {x - 9}-24 {x - 5}-15M{x + 9}-46C{x + 12}-34 {x + 9}-24 {x + 5}-15M{x - 18}-46C{x - 21}-36 {x - 18}-28 {x - 13}-21M{x + 18}-46C{x + 21}-36 {x + 18}-28 {x + 13}-21",
            None,
            beard_shade,
            1.8,
        )
    )
    # mouth and moustache
    o.append(path(f"M{x - 5}-42Q{x}-46 {x + 5}-42Q{x}-38 {x - 5}-42Z", lips))
    o.append(
        path(
            f"M{x}-49C{x - 5}-53 {x - 13}-51 {x - 22}-42C{x - 14}-43 {x - 6}-41 {x}-46C{x + 6}-41 {x + 14}-43 {x + 22}-42C{x + 13}-51 {x + 5}-53 {x}-49Z",
            beard_shade if suit in ("spade", "club") else beard,
            beard_shade,
            0.8,
        )
    )
    # crown
    o.append(
        path(f"M{x - 33}-114C{x - 20}-126 {x + 20}-126 {x + 33}-114L{x + 28}-92H{x - 28}Z", shade)
    )
    pts = [
        (-29, -82),
        (-35, -123),
        (-23, -106),
        (-20, -135),
        (-8, -108),
        (0, -142),
        (8, -108),
        (20, -135),
        (23, -106),
        (35, -123),
        (29, -82),
    ]
    d = "M" + "L".join(f"{num(x + a)} {num(c)}" for a, c in pts) + f"Q{x}-90 {x - 29}-82Z"
    o.append(path(d, GOLD, GOLD_DARK, 1.8, ' stroke-linejoin="round"'))
    o.append(
        path(
            f"M{x - 29}-82L{x - 32}-95Q{x}-103 {x + 32}-95L{x + 29}-82Q{x}-90 {x - 29}-82Z",
            second,
            GOLD_DARK,
            1.6,
        )
    )
    o.extend(circle(x + a, -91, 3, GOLD_LIGHT) for a in (-18, 18))
    o.append(path(f"M{x}-100L{x + 5}-93L{x}-86L{x - 5}-93Z", WHITE))
    for a, c in ((-35, -125), (-20, -137), (0, -143), (20, -137), (35, -125)):
        o.append(circle(x + a, c, 4.6 if a else 5.5, main if a else GOLD_LIGHT, GOLD_DARK, 1.4))
    # hand
    o.append(path("M62 0L66-22H94L98-6V0Z", second))
    o.append(path("M65-21H95V-14H64Z", GOLD))
    o.append(path("M69-22C67-32 70-38 77-38H84C91-38 93-32 91-22Z", skin, INK, 1.2))
    o.append(path("M70-32H90M70-27H90", None, skin_shade, 1.5))
    return "".join(o)


def _queen(suit: str, garment: Garment, person: Person, x: int) -> str:
    main, shade, second, _ = garment
    hair, hair_shade, skin, skin_shade, lips, _, _ = person
    cy = -58
    o: list[str] = []
    # hair behind, long
    o.append(
        path(
            f"M{x}-94C{x - 42}-94 {x - 42}-62 {x - 41}-46C{x - 40}-34 {x - 48}-28 {x - 46}-16H{x + 46}C{x + 48}-28 {x + 40}-34 {x + 41}-46C{x + 42}-62 {x + 42}-94 {x}-94Z",
            hair,
        )
    )
    # standing collar (fan)
    fan = ""
    for sx in (-1, 1):
        fan += f"M{x + sx * 10}-36L{x + sx * 62}-66C{x + sx * 70}-54 {x + sx * 70}-42 {x + sx * 62}-30L{x + sx * 20}-22Z"
    o.append(path(fan, WHITE, INK, 1.6, ' stroke-linejoin="round"'))
    ln = ""
    for sx in (-1, 1):
        ln += f"M{x + sx * 14}-33L{x + sx * 67}-56M{x + sx * 16}-30L{x + sx * 67.5}-46M{x + sx * 18}-26L{x + sx * 66}-37"
    o.append(path(ln, None, main, 2))
    # gown
    o.append(path(f"M{-PANEL_X} 0V-12C-92-34-66-43-40-43L{x - 22}-40L{x - 14} 0Z", main))
    o.append(path(f"M{PANEL_X} 0V-18C95-34 84-42 66-43L{x + 22}-40L{x + 14} 0Z", shade))
    o.append(path(f"M{x - 23}-40L{x - 30} 0H{x + 30}L{x + 23}-40Z", second))
    # sleeves slashes
    o.append(
        path(
            "M-84 0C-86-16-77-29-64-36C-73-24-75-12-73 0ZM-60 0C-62-16-55-30-43-37C-50-24-51-12-49 0ZM-36 0C-38-14-33-28-22-36C-27-24-27-12-25 0Z",
            GOLD,
        )
    )
    # skin: neck and neckline
    o.append(
        path(
            f"M{x - 8}-34V-46H{x + 8}V-34L{x + 21}-36C{x + 20}-22 {x + 10}-12 {x}-12C{x - 10}-12 {x - 20}-22 {x - 21}-36Z",
            skin,
        )
    )
    o.append(path(f"M{x - 8}-40C{x - 4}-28 {x + 6}-26 {x + 8}-40V-46H{x - 8}Z", skin_shade))
    # lacing
    o.append(
        path(f"M{x - 20}-34L{x - 9}-12L{x - 11} 0M{x + 20}-34L{x + 9}-12L{x + 11} 0", None, GOLD, 3)
    )
    o.append(path(f"M{x - 9}-9L{x + 9}-3M{x + 9}-9L{x - 9}-3", None, GOLD_LIGHT, 1.6))
    # necklace
    o.append(path(f"M{x - 13}-34C{x - 8}-20 {x + 8}-20 {x + 13}-34", None, GOLD, 2.6))
    o.append(circle(x, -20, 5.5, main, GOLD, 2))
    o.append(_face(x, cy, 23, 31, person, brow=1.6) + _lips(x, cy + 31 * 0.56, lips))
    # hair in front: parted, framing the face
    o.append(
        path(
            f"M{x}-92C{x - 16}-90 {x - 22}-78 {x - 22}-62C{x - 22}-50 {x - 24}-42 {x - 30}-34C{x - 42}-44 {x - 38}-66 {x - 34}-78C{x - 28}-94 {x - 14}-98 {x}-92Z",
            hair,
        )
    )
    o.append(
        path(
            f"M{x}-92C{x + 16}-90 {x + 22}-78 {x + 22}-62C{x + 22}-50 {x + 24}-42 {x + 30}-34C{x + 42}-44 {x + 38}-66 {x + 34}-78C{x + 28}-94 {x + 14}-98 {x}-92Z",
            hair_shade,
        )
    )
    o.append(
        path(
            f"M{x - 6}-91C{x - 24}-86 {x - 30}-70 {x - 30}-58C{x - 30}-50 {x - 30}-44 {x - 31}-38",
            None,
            hair_shade,
            1.6,
        )
    )
    o.append(
        path(
            f"M{x + 6}-91C{x + 24}-86 {x + 30}-70 {x + 30}-58C{x + 30}-50 {x + 30}-44 {x + 31}-38",
            None,
            hair,
            1.6,
        )
    )
    # earrings
    o.extend(circle(x + a, -44, 3.6, GOLD, GOLD_DARK, 1) for a in (-24.5, 24.5))
    # diadem
    d = f"M{x - 31}-80L{x - 38}-104Q{x - 28}-96 {x - 22}-114Q{x - 12}-100 {x}-130Q{x + 12}-100 {x + 22}-114Q{x + 28}-96 {x + 38}-104L{x + 31}-80Q{x}-96 {x - 31}-80Z"
    o.append(path(d, GOLD, GOLD_DARK, 1.8, ' stroke-linejoin="round"'))
    o.append(
        path(
            f"M{x - 31}-81Q{x}-97 {x + 31}-81L{x + 33}-88Q{x}-104 {x - 33}-88Z",
            second,
            GOLD_DARK,
            1.2,
        )
    )
    o.append(use("s_" + suit, x, -107, 0.15, 0, f' fill="{shade}"'))
    for a, c, r in (
        (-38, -106, 4),
        (-22, -117, 4.6),
        (0, -133, 5.6),
        (22, -117, 4.6),
        (38, -106, 4),
    ):
        o.append(circle(x + a, c, r, WHITE, GOLD_DARK, 1.4))
    # flower
    fx, fy = 80, -70
    o.append(path(f"M{fx} {fy + 8}C{fx + 2}-40 {fx - 4}-20 {fx - 6}-4", None, "#2f6b4a", 3.2))
    o.append(
        path(
            f"M{fx - 1}-38C{fx - 16}-50 {fx - 20}-44 {fx - 20}-36C{fx - 14}-32 {fx - 6}-32 {fx - 1}-38ZM{fx + 1}-30C{fx + 8}-44 {fx + 16}-42 {fx + 17}-34C{fx + 14}-28 {fx + 6}-26 {fx + 1}-30Z",
            "#3c8560",
        )
    )
    o.append(_flower(suit, fx, fy, main, shade))
    # hand
    o.append(path(f"M{fx - 20} 0L{fx - 16}-14H{fx + 8}L{fx + 14} 0Z", main))
    o.append(path(f"M{fx - 17}-14H{fx + 9}V-8H{fx - 19}Z", WHITE))
    o.append(
        path(
            f"M{fx - 13}-14C{fx - 15}-22 {fx - 11}-28 {fx - 5}-28H{fx}C{fx + 5}-28 {fx + 6}-22 {fx + 5}-14Z",
            skin,
            INK,
            1.1,
        )
    )
    return "".join(o)


def _jack(suit: str, garment: Garment, person: Person, x: int) -> str:
    main, shade, second, second_shade = garment
    hair, hair_shade, skin, skin_shade, lips, _, _ = person
    cy = -57
    o: list[str] = []
    o.append(_pole_arm(suit, second))
    # hair: page-boy
    o.append(
        path(
            f"M{x - 26}-88C{x - 42}-74 {x - 40}-50 {x - 46}-38C{x - 36}-30 {x - 22}-34 {x - 18}-42H{x + 18}C{x + 22}-34 {x + 36}-30 {x + 46}-38C{x + 40}-50 {x + 42}-74 {x + 26}-88Z",
            hair,
        )
    )
    o.append(
        path(
            f"M{x + 18}-42C{x + 22}-34 {x + 36}-30 {x + 46}-38C{x + 40}-50 {x + 42}-74 {x + 26}-88H{x + 10}Z",
            hair_shade,
        )
    )
    # tunic, parti-coloured
    o.append(path(f"M{-PANEL_X} 0V-14C-90-34-66-38-40-40L{x}-42V0Z", main))
    o.append(path(f"M{PANEL_X} 0V-20C92-36 78-40 56-41L{x}-42V0Z", second))
    loz = ""
    for lx, ly in [
        (-74, -16),
        (-50, -16),
        (-26, -16),
        (-62, -30),
        (-38, -30),
        (-62, -2),
        (-38, -2),
        (-14, -2),
        (-86, -2),
    ]:
        if ly + 10 > 0:
            f = -ly / 10
            loz += f"M{lx} {ly - 10}L{lx + 8} {ly}L{num(lx + 8 * (1 - f))} 0H{num(lx - 8 * (1 - f))}L{lx - 8} {ly}Z"
        else:
            loz += f"M{lx} {ly - 10}L{lx + 8} {ly}L{lx} {ly + 10}L{lx - 8} {ly}Z"
    o.append(path(loz, GOLD))
    o.append(
        path(
            f"M{x + 14}-42H{x + 21}L{x + 27} 0H{x + 19}ZM{x + 31}-42H{x + 38}L{x + 45} 0H{x + 37}ZM{x + 48}-40L{x + 55}-38L{x + 63} 0H{x + 55}ZM{x + 64}-35L{x + 71}-31L76 0V0H{x + 72}Z",
            second_shade,
        )
    )
    # neck
    o.append(path(f"M{x - 9}-46H{x + 9}V-30L{x}-22L{x - 9}-30Z", skin_shade))
    # dagged collar
    o.append(
        path(
            f"M{x - 14}-38L{x - 42}-42L{x - 40}-20L{x - 25}-28L{x - 20}-8L{x - 7}-22L{x}-12L{x + 7}-22L{x + 20}-8L{x + 25}-28L{x + 40}-20L{x + 42}-42L{x + 14}-38L{x}-24Z",
            WHITE,
            INK,
            1.6,
            ' stroke-linejoin="round"',
        )
    )
    for a, c in ((-38, -17), (-20, -5), (20, -5), (38, -17)):
        o.append(circle(x + a, c, 3.2, GOLD, GOLD_DARK, 1))
    o.append(_face(x, cy, 22.5, 29, person, brow=2.4) + _lips(x, cy + 29 * 0.56, lips))
    # fringe
    o.append(
        path(
            f"M{x - 24}-84C{x - 30}-70 {x - 27}-56 {x - 24}-46C{x - 18}-54 {x - 20}-66 {x - 14}-72H{x + 14}C{x + 20}-66 {x + 18}-54 {x + 24}-46C{x + 27}-56 {x + 30}-70 {x + 24}-84Z",
            hair,
        )
    )
    o.append(
        path(
            f"M{x - 7}-84V-72M{x + 1}-84V-72M{x + 9}-84V-72M{x - 14}-84V-72", None, hair_shade, 1.4
        )
    )
    # feather
    o.append(
        path(
            f"M{x + 18}-92C{x + 24}-124 {x + 52}-142 {x + 82}-138C{x + 84}-124 {x + 74}-106 {x + 50}-96C{x + 40}-91 {x + 28}-88 {x + 18}-88Z",
            WHITE,
            INK,
            1.6,
        )
    )
    o.append(path(f"M{x + 20}-90C{x + 36}-112 {x + 54}-126 {x + 80}-136", None, main, 2.4))
    o.append(
        path(
            f"M{x + 34}-108L{x + 34}-122M{x + 44}-117L{x + 46}-132M{x + 56}-125L{x + 60}-138M{x + 36}-110L{x + 52}-106M{x + 47}-119L{x + 65}-114M{x + 59}-126L{x + 76}-122",
            None,
            main,
            1.5,
        )
    )
    # cap
    o.append(
        path(
            f"M{x - 32}-82C{x - 50}-100 {x - 36}-124 {x - 6}-124C{x + 26}-124 {x + 46}-106 {x + 33}-82Q{x}-94 {x - 32}-82Z",
            main,
            INK,
            1.6,
        )
    )
    o.append(
        path(
            f"M{x + 2}-124C{x + 28}-123 {x + 46}-106 {x + 33}-82C{x + 26}-86 {x + 18}-88 {x + 10}-89C{x + 22}-100 {x + 20}-116 {x + 2}-124Z",
            shade,
        )
    )
    o.append(
        path(
            f"M{x - 33}-79Q{x}-92 {x + 33}-79L{x + 35}-90Q{x}-103 {x - 35}-90Z",
            GOLD,
            GOLD_DARK,
            1.6,
        )
    )
    o.append(circle(x + 19, -101, 11, GOLD, GOLD_DARK, 1.6))
    o.append(use("s_" + suit, x + 19, -101, 0.14, 0, f' fill="{shade}"'))
    # hand
    o.append(path("M62 0L66-18H94L98-6V0Z", main))
    o.append(path("M65-18H95V-12H64Z", GOLD))
    o.append(path("M70-18C68-28 71-33 77-33H84C91-33 92-28 90-18Z", skin, INK, 1.2))
    o.append(path("M71-28H90M71-23H90", None, skin_shade, 1.5))
    return "".join(o)


FIGURES: Final[dict[str, Callable[[str, Garment, Person, int], str]]] = {
    "king": _king,
    "queen": _queen,
    "jack": _jack,
}
