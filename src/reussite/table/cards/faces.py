"""Pictures of cards and empty places for one size of card.

Rendering a whole deck takes a tenth of a second or more, reading its finished pixels two
milliseconds; so the first start renders and later ones only read.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from reussite.kernel.cards import FACES, Card
from reussite.table.cards.deck import BACK, PICTURES, SLOTS, Drawing
from reussite.table.cards.pixmap_cache import read_atlas, write_atlas
from reussite.table.geometry import CORNER, card_pixels

EDGE: Final = 1 / 110  # an edge line that is seen on light cloths, in card widths
SLICE: Final = 0.008  # seconds of rendering at a time: half a frame
PIXELS: Final = QImage.Format.Format_ARGB32_Premultiplied


class Lift(IntEnum):
    """How far a card is off the table; it shows in its shadow."""

    RESTING = 0
    FOLLOWING = 1  # carried on top of a held card
    HELD = 2


# Layers of a shadow, their opacity, and in card widths how far they spread and fall. A darker
# resting shadow would add up to black side lines in long columns.
_SHADOWS: Final = {
    Lift.RESTING: (2, 0.075, 0.014, 0.006),
    Lift.FOLLOWING: (7, 0.055, 0.028, 0.0185),
    Lift.HELD: (7, 0.055, 0.069, 0.056),
}


class Faces:
    """All pictures of a deck for cards of one size.

    Every picture carries its shadow, so it is larger than the card by `margin` on each side: an
    item at the card's corner draws it with the offset (-margin, -margin). Pictures are made when
    they are first asked for; `render_slices` makes the rest and stores them.

    :param width: nominal width of a card, in device-independent pixels: `Geometry.card_width`.
    :param dpr: pixels of the screen for one device-independent pixel.
    :param cache: a folder for finished pixels; None stores nothing.
    :param source: the deck in another size, to be scaled as long as a picture is not rendered.
    """

    def __init__(
        self,
        deck: Drawing,
        width: int,
        dpr: float = 1.0,
        *,
        cache: Path | None = None,
        source: Faces | None = None,
    ) -> None:
        self.deck = deck
        self.width, self.dpr = width, dpr
        self._cache = cache
        self._card = card_pixels(width, dpr, deck.aspect)
        self._margin = _margin(Lift.RESTING, self._card[0])
        self._size = self._picture_size(Lift.RESTING)
        self._ready: dict[int, QPixmap] = {}
        self._scaled: dict[int, QPixmap] = {}
        self._made: dict[tuple[object, ...], QPixmap] = {}  # lifted and tinted ones
        self._shadow: QImage | None = None
        self._is_sharp = False
        self._stored = self._read()
        self._source = None if self._stored else source

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a card, in whole pixels of the screen; `Geometry.card_size`."""
        return self._card[0] / self.dpr, self._card[1] / self.dpr

    def margin(self, lift: Lift = Lift.RESTING) -> float:
        """How far a picture reaches beyond the card on each side, in device-independent pixels."""
        return _margin(lift, self._card[0]) / self.dpr

    @property
    def is_sharp(self) -> bool:
        """Whether all pictures are made and stored: `render_slices` has nothing left to do."""
        return self._is_sharp

    # Pictures

    def face(self, card: Card, lift: Lift = Lift.RESTING) -> QPixmap:
        return self._lifted(card.face, lift)

    def back(self, lift: Lift = Lift.RESTING) -> QPixmap:
        return self._lifted(BACK, lift)

    def slot(self, emblem: str, colour: str, *, strong: bool = False) -> QPixmap:
        """The mark of an empty place, one of SLOTS, in the colour that the cloth asks for.

        Its margin is that of a resting card.

        :param strong: nearly opaque, for high contrast.
        """
        number = BACK + 1 + SLOTS.index(emblem)
        key = (number, colour, strong)
        if key not in self._made:
            self._made[key] = self._tinted(self._picture(number), QColor(colour), strong)
        return self._made[key]

    def _lifted(self, number: int, lift: Lift) -> QPixmap:
        resting = self._picture(number)
        if lift is Lift.RESTING:
            return resting
        key = (number, lift)
        if key not in self._made:
            image = self._shadow_image(lift)
            painter = QPainter(image)
            gap = _margin(lift, self._card[0]) - self._margin
            painter.drawImage(gap, gap, _plain(resting))
            painter.end()
            self._made[key] = self._pixmap(image)
        return self._made[key]

    def _tinted(self, mark: QPixmap, colour: QColor, strong: bool) -> QPixmap:
        image = _blank(self._size)
        painter = QPainter(image)
        for _ in range(2 if strong else 1):  # 70 % over 70 % makes 91 %
            painter.drawImage(0, 0, _plain(mark))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), colour)
        painter.end()
        return self._pixmap(image)

    def _picture(self, number: int) -> QPixmap:
        """The best there is at once: sharp, or scaled from another size, or rendered now."""
        sharp = self.sharp(number)
        if sharp is not None:
            return sharp
        if number not in self._scaled:
            other = self._source.sharp(number) if self._source else None
            if other is None and self.deck.is_ready(number, self._card):
                return self._render(number)
            if other is None:
                self._scaled[number] = self._drawn(number)  # what stands in for it
                return self._scaled[number]
            self._scaled[number] = self._pixmap(
                _plain(other).scaled(
                    self._size,
                    Qt.AspectRatioMode.IgnoreAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            )
        return self._scaled[number]

    def sharp(self, number: int) -> QPixmap | None:
        """The resting picture of this number, if it was rendered or stored."""
        if number not in self._ready and self._stored is not None:
            line = self._size.width() * 4
            length = line * self._size.height()
            pixels = self._stored[number * length : (number + 1) * length]
            image = QImage(pixels, self._size.width(), self._size.height(), line, PIXELS)
            self._ready[number] = self._pixmap(image.copy())  # it may outlive the file's bytes
        return self._ready.get(number)

    # Other sizes

    def scaled(self, width: int, dpr: float | None = None) -> Faces:
        """The same deck in another size, at once: its pictures are scaled ones to begin with.

        `render_slices` makes them sharp; those found on disk are so already.
        """
        dpr = self.dpr if dpr is None else dpr
        if (width, dpr) == (self.width, self.dpr):
            return self
        source = self._source or self  # a scaled picture is not scaled once more
        return Faces(self.deck, width, dpr, cache=self._cache, source=source)

    def render_slices(
        self, first: Iterable[Card] = (), *, budget: float = SLICE
    ) -> Iterator[frozenset[int]]:
        """Make all pictures sharp and store them, a little at each step.

        Yields the numbers of the pictures made, as `Deck` counts them: what shows one of them
        should be shown again. The iterator may be dropped at any step.

        :param first: cards to begin with, as a rule those that lie open.
        :param budget: seconds for one step; a single picture may take longer.
        """
        found = self._stored is not None
        faces = [card.face for card in first]
        order = dict.fromkeys([*faces, *range(BACK, PICTURES), *range(FACES)])
        made: set[int] = set()
        unmade = [number for number in order if self.sharp(number) is None]
        for ready in self.deck.prepare(unmade, self._card):
            for number in ready:
                self._render(number)
            yield ready
        end = time.perf_counter() + budget
        for number in order:
            if self.sharp(number) is None:
                self._render(number)
                made.add(number)
            if time.perf_counter() >= end:
                yield frozenset(made)
                made.clear()
                end = time.perf_counter() + budget
        self._source = self._stored = None
        if made:
            yield frozenset(made)
        if self._cache is not None and not found and self.deck.problem is None:
            pictures = (self._ready[number].toImage().constBits() for number in range(PICTURES))
            for _ in write_atlas(self._cache, self._key(), pictures, budget):
                yield frozenset()
        self._is_sharp = True

    def _render(self, number: int) -> QPixmap:
        self._ready[number] = self._drawn(number)
        self._scaled.pop(number, None)
        self._made = {key: pixmap for key, pixmap in self._made.items() if key[0] != number}
        return self._ready[number]

    def _drawn(self, number: int) -> QPixmap:
        if number <= BACK:
            self._shadow = self._shadow or self._shadow_image(Lift.RESTING)
            image = self._shadow.copy()
        else:
            image = _blank(self._size)
        area = QRectF(self._margin, self._margin, *self._card)
        self.deck.draw(image, number, area)
        if number <= BACK and self.deck.edge is not None:
            self._draw_edge(image, area, QColor(self.deck.edge))
        return self._pixmap(image)

    def _draw_edge(self, image: QImage, area: QRectF, colour: QColor) -> None:
        """A line of at least one whole pixel: the deck's own is thinner, and fades."""
        width = max(1, round(EDGE * self._card[0]))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, width))
        inside = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        radius = CORNER * self._card[0] - width / 2
        painter.drawRoundedRect(inside, radius, radius)
        painter.end()

    def _shadow_image(self, lift: Lift) -> QImage:
        """Rounded rectangles one over the other: as soft as a blur, and much quicker."""
        layers, opacity, spread, fall = _SHADOWS[lift]
        w, h = self._card
        margin = _margin(lift, w)
        image = _blank(self._picture_size(lift))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(255 * opacity)))
        for layer in range(1, layers + 1):
            grown = layer / layers * spread * w
            area = QRectF(margin, margin + fall * w, w, h).adjusted(-grown, -grown, grown, grown)
            painter.drawRoundedRect(area, CORNER * w + grown, CORNER * w + grown)
        painter.end()
        return image

    def _picture_size(self, lift: Lift) -> QSize:
        margin = _margin(lift, self._card[0])
        return QSize(self._card[0] + 2 * margin, self._card[1] + 2 * margin)

    def _pixmap(self, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoOpaqueDetection)
        pixmap.setDevicePixelRatio(self.dpr)
        return pixmap

    # Storage

    def _key(self) -> str:
        size = f"{self._size.width()}x{self._size.height()}-{self._margin}"
        return f"{self.deck.key} {self.width} {self.dpr} {size} {qVersion()} {sys.byteorder}"

    def _read(self) -> memoryview | None:
        if self._cache is None:
            return None
        length = PICTURES * self._size.width() * self._size.height() * 4
        return read_atlas(self._cache, self._key(), length)


def _margin(lift: Lift, width: int) -> int:
    """Pixels of the screen beyond a card of this width that hold its shadow."""
    _, _, spread, fall = _SHADOWS[lift]
    return math.ceil((spread + fall) * width) + 1


def _blank(size: QSize) -> QImage:
    image = QImage(size, PIXELS)
    image.fill(0)
    return image


def _plain(pixmap: QPixmap) -> QImage:
    """Its pixels, to be painted one to one."""
    image = pixmap.toImage()
    image.setDevicePixelRatio(1)
    return image
