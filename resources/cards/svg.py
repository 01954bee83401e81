"""SVG as text: the few elements that Qt draws right, with short numbers.

Only `path`, `circle`, `g` and `use` with transforms: Qt leaves out clip paths and does not scale
symbols, so a deck must do without them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

Point = tuple[float, float]


def num(value: float) -> str:
    """The shortest text of a number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(
    d: str,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1.0,
    extra: str = "",
) -> str:
    """A path; with a stroke and no fill it stays hollow. `width` is the stroke's."""
    colour = f' fill="{fill}"' if fill else ' fill="none"' if stroke else ""
    if stroke:
        colour += f' stroke="{stroke}" stroke-width="{num(width)}"'
    return f'<path d="{d}"{colour}{extra}/>'


def circle(
    x: float, y: float, r: float, fill: str, stroke: str | None = None, width: float = 1.0
) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}/>'


def use(
    ref: str, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0, extra: str = ""
) -> str:
    """The element `ref` once more, moved to (x, y) and turned by `turn` degrees."""
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f"rotate({num(turn)})"
    if scale != 1:
        transform += f"scale({scale:.3f})"
    return f'<use xlink:href="#{ref}" transform="{transform}"{extra}/>'


def group(content: str, attributes: str) -> str:
    return f"<g {attributes}>{content}</g>"


# Outlines: what goes into the `d` of a path.


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with corners of radius `r`."""
    right, bottom = x + w, y + h
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}Q{num(right)} {num(y)} {num(right)} {num(y + r)}"
        f"V{num(bottom - r)}Q{num(right)} {num(bottom)} {num(right - r)} {num(bottom)}"
        f"H{num(x + r)}Q{num(x)} {num(bottom)} {num(x)} {num(bottom - r)}"
        f"V{num(y + r)}Q{num(x)} {num(y)} {num(x + r)} {num(y)}Z"
    )


def petal(inner: float, outer: float, half_width: float, angle: float) -> str:
    """A lens about the origin, from radius `inner` to `outer`, at `angle` degrees."""
    a = math.radians(angle)
    ux, uy = math.cos(a), math.sin(a)
    middle = (inner + outer) / 2

    def point(r: float, t: float) -> str:
        return f"{num(ux * r - uy * t)} {num(uy * r + ux * t)}"

    return (
        f"M{point(inner, 0)}Q{point(middle, half_width)} {point(outer, 0)}"
        f"Q{point(middle, -half_width)} {point(inner, 0)}Z"
    )


def petals(count: int, inner: float, outer: float, half_width: float, turn: float = 0) -> str:
    """A rosette: `count` lenses about the origin, the first at `turn` degrees."""
    return "".join(petal(inner, outer, half_width, turn + i * 360 / count) for i in range(count))


def rays(origin: Point, count: int, reach: float, box: tuple[float, float, float, float]) -> str:
    """A sunburst of `count` rays from `origin`, cut off at `box` (left, top, right, bottom)."""
    x, y = origin
    outline = ""
    for i in range(count):
        a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 0.5) / count
        ray = [
            origin,
            (x + reach * math.cos(a), y + reach * math.sin(a)),
            (x + reach * math.cos(b), y + reach * math.sin(b)),
        ]
        cut = _clip(ray, *box)
        if len(cut) > 2:
            outline += polygon(cut)
    return outline


def _clip(points: list[Point], left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The part of a polygon inside a rectangle (Sutherland and Hodgman)."""

    def at_x(x: float) -> Callable[[Point, Point], Point]:
        return lambda p, q: (x, p[1] + (q[1] - p[1]) * (x - p[0]) / (q[0] - p[0]))

    def at_y(y: float) -> Callable[[Point, Point], Point]:
        return lambda p, q: (p[0] + (q[0] - p[0]) * (y - p[1]) / (q[1] - p[1]), y)

    points = _cut(points, lambda p: p[0] >= left, at_x(left))
    points = _cut(points, lambda p: p[0] <= right, at_x(right))
    points = _cut(points, lambda p: p[1] >= top, at_y(top))
    return _cut(points, lambda p: p[1] <= bottom, at_y(bottom))


def _cut(
    points: list[Point], inside: Callable[[Point], bool], edge: Callable[[Point, Point], Point]
) -> list[Point]:
    kept: list[Point] = []
    for p, q in zip(points, points[1:] + points[:1], strict=True):
        if inside(p):
            kept.append(p)
        if inside(p) != inside(q):
            kept.append(edge(p, q))
    return kept
