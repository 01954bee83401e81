"""How much of a table flashes while cards move, as WCAG 2.3.1 counts it.

A flash is a pair of opposing changes of luminance by a tenth or more. What flashes more than three
times in any second may cover a quarter of ten degrees of sight at most, wherever the eye rests.

Rendering whole pictures would take a hundred times as long: the table is drawn so many times
smaller, each picture of a card shrunk once. `test_small_pictures_are_true` compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from reussite.table.view import TableView

SIGHT: Final = (341, 256)  # ten degrees of it, in pixels
LIMIT: Final = SIGHT[0] * SIGHT[1] // 4  # of them may flash
STEP: Final = 32  # ms between two pictures
SECOND: Final = ceil(1000 / STEP)  # pictures
TENTH: Final = 0.1 * 255
MOST: Final = 3  # flashes in a second

_BRIGHTNESS: Final = QColorSpace(
    QPointF(0.3127, 0.3290), QColorSpace.TransferFunction.Linear
)  # of grey: relative luminance, 0 to 255


class Camera:
    """Takes small pictures of a table.

    :param shrink: so many pixels of the table make one of the picture, across and down.
    """

    def __init__(self, view: TableView, shrink: int = 8) -> None:
        self.view, self.shrink = view, shrink
        self.across, self.down = view.width() // shrink, view.height() // shrink
        self._small: dict[int, QImage] = {}
        self._ground = self._draw_ground()

    def _draw_ground(self) -> QImage:
        """The cloth without anything on it."""
        view = self.view
        image = QImage(view.size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        view.table.drawBackground(painter, QRectF(view.rect()))
        painter.end()
        return self.shrunk(image)

    def shrunk(self, image: QImage) -> QImage:
        """A whole picture of the table, as small as those of the camera."""
        return _shrunk(image, QSize(self.across, self.down))

    def picture(self) -> QImage:
        """What is seen now."""
        image = self._ground.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(1 / self.shrink, 1 / self.shrink)
        for item in self.view.table.items(Qt.SortOrder.AscendingOrder):
            if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
                painter.save()
                painter.setTransform(item.sceneTransform(), combine=True)
                painter.setOpacity(item.opacity())
                painter.drawImage(item.boundingRect(), self._shrunk_pixmap(item.pixmap()))
                painter.restore()
        painter.end()
        return image

    def _shrunk_pixmap(self, pixmap: QPixmap) -> QImage:
        key = pixmap.cacheKey()
        if key not in self._small:
            size = pixmap.size() / self.shrink
            self._small[key] = _shrunk(pixmap.toImage(), size)
        return self._small[key]

    def luminances(self) -> bytes:
        """Of every pixel of the picture, row by row."""
        image = self.picture()
        image.setColorSpace(QColorSpace.NamedColorSpace.SRgb)
        grey = image.convertedToColorSpace(_BRIGHTNESS, QImage.Format.Format_Grayscale8)
        lines, width = bytes(grey.constBits()), grey.bytesPerLine()
        return b"".join(lines[y * width : y * width + self.across] for y in range(self.down))

    def film(self, begin: Callable[[], object]) -> list[bytes]:
        """All pictures from before something begins until it is settled."""
        view = self.view
        frames = [self.luminances()]
        begin()
        clock = view.table.animator._time
        if view.is_moving:
            clock.pause()
            for now in range(0, clock.duration(), STEP):
                clock.setCurrentTime(now)
                frames.append(self.luminances())
        view.finish()
        return [*frames, self.luminances()]

    def flashing(self, begin: Callable[[], object]) -> int:
        """The largest area, in pixels of the table, that flashes too often within sight."""
        return self.most_flashing(self.film(begin))

    def most_flashing(self, frames: Sequence[bytes]) -> int:
        """The same of pictures that were taken."""
        most = 0
        for flash in _flashing_cells(frames):
            if len(flash) * self.shrink**2 > most:
                most = max(most, self._largest(flash) * self.shrink**2)
        return most

    def _largest(self, flash: Iterable[int]) -> int:
        """How many of these cells lie within ten degrees of sight, at most."""
        wide, high = (side // self.shrink for side in SIGHT)
        table = [[0] * (self.across + 1)]
        marked = set(flash)
        for y in range(self.down):
            row = [0, *accumulate(y * self.across + x in marked for x in range(self.across))]
            table.append([above + here for above, here in zip(table[-1], row, strict=True)])
        return max(
            table[bottom][right] - table[y][right] - table[bottom][x] + table[y][x]
            for y in range(max(1, self.down - high + 1))
            for x in range(max(1, self.across - wide + 1))
            for bottom, right in [(min(self.down, y + high), min(self.across, x + wide))]
        )


def _shrunk(image: QImage, size: QSize) -> QImage:
    return image.scaled(
        max(1, size.width()),
        max(1, size.height()),
        mode=Qt.TransformationMode.SmoothTransformation,
    )


def _flashing_cells(frames: Sequence[bytes]) -> Iterator[list[int]]:
    """The cells that flash too often, for each second."""
    seconds: dict[int, list[int]] = {}
    for cell, values in enumerate(zip(*frames, strict=True)):
        if max(values) - min(values) < TENTH:
            continue
        turns = turning_points(values)
        if len(turns) <= 2 * MOST:
            continue
        for start in _too_often(values, turns):
            seconds.setdefault(start, []).append(cell)
    yield from seconds.values()


def _too_often(values: Sequence[int], turns: Sequence[int]) -> Iterator[int]:
    """The beginnings of all seconds in which it flashes too often."""
    for start in range(max(1, len(values) - SECOND + 1)):
        within = sum(start <= turn < start + SECOND for turn in turns)
        # A second may begin in the middle of a change, which then counts in it as well.
        if within > 2 * MOST and flashes(values[start : start + SECOND]) > MOST:
            yield start


def turning_points(values: Sequence[int]) -> list[int]:
    """When it has grown lighter or darker by a tenth since it last turned."""
    extreme, direction, turns = values[0], 0, []
    for n, value in enumerate(values):
        if direction * (value - extreme) > 0:
            extreme = value
        elif abs(value - extreme) >= TENTH:
            direction = 1 if value > extreme else -1
            extreme = value
            turns.append(n)
    return turns


def flashes(values: Sequence[int]) -> int:
    """Pairs of opposing changes of luminance by a tenth or more; the luminance is 0 to 255."""
    return len(turning_points(values)) // 2
