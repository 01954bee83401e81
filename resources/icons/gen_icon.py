"""Draw the program's icon, in the style of the deck.

    python gen_icon.py [--into FOLDER]

`icon.svg` is for 48 px and more, `icon-small.svg` for 16 to 32 px, where three cards would be a
blur. The pictures of the tool bar are drawn by hand and lie beside this file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "cards"))

from colours import BACKS, EDGE, FACE, GOLD, GOLD_DARK, GOLD_LIGHT, INK, PALETTES
from glyphs import SUIT_OUTLINE
from svg import circle, group, num, path, petals, polygon, rounded

RED: Final = PALETTES["two"]["heart"]


def icon() -> str:
    """Three fanned cards on green cloth: a back, a heart, a crowned spade."""
    back = BACKS["blue"]
    rosette = petals(4, 0, 15.2, 6, 45)
    lattice = "".join(
        path(
            rosette, back.petal, extra=f' transform="translate({93 + i * 22} {num(69 + j * 22.2)})"'
        )
        for i in range(4)
        for j in range(6)
    )
    behind = (
        _card(70, 46)
        + path(rounded(78, 54, 96, 141, 7), back.ground)
        + path(rounded(82, 58, 88, 133, 5), None, GOLD, 2)
        + lattice
    )
    middle = _card(72, 44) + _suit("heart", 92, 66, 0.26, RED) + _suit("heart", 128, 122, 0.8, RED)
    front = _card(74, 46, shade=0.34) + _suit("spade", 130, 144, 0.92, INK) + _crown(130, 98, 0.72)
    return _framed(
        path(rounded(10, 10, 236, 236, 54), "url(#cloth)")
        + path(rounded(13, 13, 230, 230, 51), None, "#fff", 3, ' stroke-opacity=".16"')
        + group(behind, 'transform="rotate(-19 128 214)"')
        + group(middle, 'transform="rotate(-3 128 214)"')
        + group(front, 'transform="rotate(13 128 214)"')
    )


def small_icon() -> str:
    """A red card behind a white one with one big spade."""
    behind = path(rounded(58, 40, 124, 172, 16), "#c9c4b8") + path(
        rounded(64, 46, 112, 160, 12), RED
    )
    front = (
        path(rounded(66, 38, 128, 178, 16), "#9b968a")
        + path(rounded(68, 40, 124, 174, 14), FACE)
        + _suit("spade", 130, 128, 1.12, INK)
    )
    return _framed(
        path(rounded(8, 8, 240, 240, 52), "url(#cloth)")
        + group(behind, 'transform="rotate(-15 128 220)"')
        + group(front, 'transform="rotate(8 128 220)"')
    )


def _framed(content: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\n'
        '<defs><linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#35906a"/><stop offset="1" stop-color="#144631"/>'
        f"</linearGradient></defs>\n{content}\n</svg>\n"
    )


def _card(x: float, y: float, shade: float = 0.28) -> str:
    w, h, r = 112, 157, 11
    return (
        path(rounded(x - 1, y + 3, w + 2, h + 2, r + 1), "#000", extra=f' fill-opacity="{shade}"')
        + path(rounded(x, y, w, h, r), EDGE)
        + path(rounded(x + 1.2, y + 1.2, w - 2.4, h - 2.4, r - 1), FACE)
    )


def _suit(suit: str, x: float, y: float, scale: float, fill: str) -> str:
    transform = f' transform="translate({num(x)} {num(y)})scale({scale})"'
    return path(SUIT_OUTLINE[suit], fill, extra=transform)


def _crown(x: float, y: float, scale: float) -> str:
    points = [(-29, 0), (-37, -42), (-20, -21), (0, -54), (20, -21), (37, -42), (29, 0)]
    outline = polygon(points).removesuffix("Z") + "Q0-8-29 0Z"
    balls = ((-37, -45), (0, -57), (37, -45))
    return group(
        path(outline, GOLD, GOLD_DARK, 3, ' stroke-linejoin="round"')
        + path("M-29 0Q0-8 29 0V11Q0 3-29 11Z", GOLD_DARK)
        + "".join(circle(a, b, 7, GOLD_LIGHT, GOLD_DARK, 2.4) for a, b in balls),
        f'transform="translate({num(x)} {num(y)})scale({scale})"',
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the program's icon.")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent, metavar="FOLDER")
    folder: Path = parser.parse_args().into
    for name, content in (("icon.svg", icon()), ("icon-small.svg", small_icon())):
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
