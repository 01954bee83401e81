"""The cloth of the table and the colours that go with it."""

from __future__ import annotations

import math
import random
import sys
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from reussite.api.records import Felt

_DARK_EDGE: Final = "#6f6a5e"  # 3:1 or more on the light cloths

_OURS: Final[tuple[tuple[str, ...], ...]] = (
    ("green", "Green", "#2c7a57", "#174834", "#123a2a", "#e8f1ec", "#ffffff", "#ffd257"),
    ("blue", "Blue", "#2f6796", "#163a5c", "#102c47", "#e6eef6", "#ffffff", "#ffd257"),
    ("burgundy", "Burgundy", "#7f3542", "#4a1a25", "#3a131c", "#f5e8ea", "#ffffff", "#ffd257"),
    ("slate", "Slate", "#414b5a", "#232a35", "#1a2029", "#e4e8ee", "#ffffff", "#ffd257"),
    ("sage", "Sage", "#d3e0d2", "#b3c8b6", "#f4f3ee", "#22302a", "#1d3a2b", "#0b5fbf", _DARK_EDGE),
    ("sand", "Sand", "#e8dfca", "#d2c4a5", "#f7f3ea", "#332b1d", "#4a3a1c", "#0b5fbf", _DARK_EDGE),
)
FELTS: Final = {facts[0]: Felt(*facts) for facts in _OURS}
DEFAULT_FELT: Final = FELTS["green"]

#: The table of those who need strong contrasts; nobody chooses it as a cloth.
CONTRAST: Final = Felt(
    "contrast",
    "Contrast",
    "#000000",
    "#000000",
    "#000000",
    "#ffffff",
    "#ffffff",
    "#ffd400",
    "#000000",
)


class PaintedFelt(Felt):
    """A cloth that is more than its colours."""

    def paint(self, pixmap: QPixmap) -> None:
        """Paint all of a table."""
        raise NotImplementedError


_CENTRE: Final = (0.5, 0.38)  # where the light falls, in parts of the table
_REACH: Final = 0.62  # of the light, in diagonals of the table
_GRAIN: Final = 128  # size of the repeated piece of noise
_GRAIN_ALPHA: Final = 10  # of 255: hides the bands of the gradient and reads as cloth


def background_pixmap(felt: Felt, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """The cloth for a table of this size in device-independent pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * dpr)), max(1, math.ceil(height * dpr)))
    if isinstance(felt, PaintedFelt):
        felt.paint(pixmap)
        pixmap.setDevicePixelRatio(dpr)
        return pixmap
    size = QSizeF(pixmap.size())
    light = QPointF(size.width() * _CENTRE[0], size.height() * _CENTRE[1])
    gradient = QRadialGradient(light, math.hypot(size.width(), size.height()) * _REACH)
    gradient.setColorAt(0, QColor(felt.centre))
    gradient.setColorAt(1, QColor(felt.edge))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), gradient)
    if felt != CONTRAST:  # which is even
        painter.fillRect(pixmap.rect(), QBrush(_grain()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


@cache
def _grain() -> QImage:
    """Grey noise, the same at each start."""
    shades = bytes(value * _GRAIN_ALPHA // 255 for value in range(256))  # premultiplied
    grey = random.Random(7).randbytes(_GRAIN * _GRAIN).translate(shades)
    pixels = bytearray(4 * len(grey))
    alpha = 3 if sys.byteorder == "little" else 0
    for channel in range(4):
        opaque = channel == alpha
        pixels[channel::4] = bytes([_GRAIN_ALPHA]) * len(grey) if opaque else grey
    image = QImage(pixels, _GRAIN, _GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()  # of its own, apart from the bytes
