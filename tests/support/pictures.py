"""Measuring rendered pictures: contrast as WCAG has it, colours as other eyes see them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

Colour = int  # 0xRRGGBB


def picture(widget: QWidget, scale: int = 1) -> QImage:
    """What is seen of a widget, with so many pixels for each of its own."""
    image = QImage(widget.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    QWidget.render(widget, image, QPoint())  # a QGraphicsView hides it behind one of its own
    return image


def pixels(image: QImage, area: QRect) -> Iterator[Colour]:
    """Row by row; what lies outside the picture is left out."""
    inside = area.intersected(image.rect())
    for y in range(inside.top(), inside.bottom() + 1):
        for x in range(inside.left(), inside.right() + 1):
            yield image.pixel(x, y) & 0xFFFFFF


def commonest(colours: Iterable[Colour]) -> Colour:
    return Counter(colours).most_common(1)[0][0]


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def changed(before: QImage, after: QImage, area: QRect, ratio: float) -> int:
    """How many pixels differ by at least this contrast."""
    pairs = zip(pixels(before, area), pixels(after, area), strict=True)
    return sum(contrast(one, other) >= ratio for one, other in pairs if one != other)


_LINEAR = tuple(  # of one channel, 0 to 255
    value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    for value in (channel / 255 for channel in range(256))
)


def _linear(colour: Colour) -> tuple[float, float, float]:
    return _LINEAR[colour >> 16 & 0xFF], _LINEAR[colour >> 8 & 0xFF], _LINEAR[colour & 0xFF]


# Colour vision, by the matrices of Machado and others (2009), at full strength.

VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def difference(one: Colour, other: Colour, vision: str) -> float:
    """How different two colours look to these eyes: CIEDE2000."""
    return _ciede2000(_lab(one, vision), _lab(other, vision))


def _lab(colour: Colour, vision: str) -> tuple[float, float, float]:
    rgb = _linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * value for share, value in zip(row, rgb, strict=True))))
        for row in VISIONS[vision]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (841 / 108) * t + 4 / 29 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _ciede2000(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    spread = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -spread * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)
