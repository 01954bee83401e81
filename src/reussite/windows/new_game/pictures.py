"""Small pictures of freshly dealt tables, drawn once and kept."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from reussite.atomic_writing import write_atomically
from reussite.kernel.piles import Kind
from reussite.kernel.position import Position
from reussite.kernel.variant import Variant
from reussite.plugins.guard import Guard
from reussite.table.arrangement import arrange
from reussite.table.background import background_pixmap
from reussite.table.cards.faces import Faces
from reussite.table.geometry import Geometry
from reussite.table.theme import Theme

SIZE: Final = QSize(480, 320)  # pixels of a picture
_TABLE: Final = QSize(960, 640)  # that it shows
_CARD: Final = 80  # pixels of the cards that are scaled for it
_FOLDER: Final = "tables"
_DEAL: Final = 1  # a number like any other


class TablePictures:
    """Pictures of variants in one look. What was drawn once is read from then on.

    :param look: what the tables are made of; a foreign deck is not asked.
    :param stamps: by family: what changes when a variant may look different.
    """

    def __init__(self, look: Theme, stamps: Mapping[str, str]) -> None:
        self._stamps = {
            family: hashlib.sha256(stamp.encode()).hexdigest()[:8]
            for family, stamp in stamps.items()
        }
        self._look = replace(look, foreign=None, zoom=1.0)
        facts = repr(replace(self._look, cache=None)).encode()
        self._key = hashlib.sha256(facts).hexdigest()[:16]
        self._faces: Faces | None = None
        self._made: dict[str, QImage] = {}

    def kept_of(self, family: str) -> QImage | None:
        """The picture of this family that was drawn before; None: `draw` it."""
        if family not in self._made and (path := self._path(family)) is not None:
            image = QImage(str(path)) if os.path.isfile(path) else QImage()
            if image.size() == SIZE:
                self._made[family] = image
        return self._made.get(family)

    def draw(self, variant: Variant) -> None:
        """Draw the picture of a variant and keep it; an even one where its rules fail."""
        image = Guard(lambda _error: None).ask(lambda: self._drawn(variant), None)
        if image is None:
            image = QImage(SIZE, QImage.Format.Format_RGB32)
            image.fill(QColor(self._look.felt.centre))
        self._made[variant.family] = image
        if (path := self._path(variant.family)) is not None:
            with suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(path, _png(image))

    def _path(self, family: str) -> Path | None:
        if self._look.cache is None:
            return None
        name = f"{family}-{self._stamps.get(family, '')}-{self._key}.png"
        return self._look.cache / _FOLDER / name

    def _drawn(self, variant: Variant) -> QImage:
        faces = self._ready_faces()
        game = variant.game()
        geometry = Geometry(
            variant.layout,
            _TABLE.width(),
            _TABLE.height(),
            up=self._look.strips[0],
            up_min=self._look.strips[1],
            heaped=self._look.is_heaped,
            mirrored=self._look.is_mirrored,
            aspect=faces.deck.aspect,
        )
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.SmoothPixmapTransform | hints.Antialiasing)
        painter.scale(SIZE.width() / _TABLE.width(), SIZE.height() / _TABLE.height())
        felt = background_pixmap(self._look.felt, _TABLE.width(), _TABLE.height())
        painter.drawPixmap(QPointF(0, 0), felt)
        position = game.numbered(_DEAL).opening().after
        self._paint(painter, position, geometry, faces)
        painter.end()
        return image

    def _paint(
        self, painter: QPainter, position: Position, geometry: Geometry, faces: Faces
    ) -> None:
        wide, high = geometry.card_size
        share = wide / faces.size[0]
        margin = faces.margin() * share

        def place(x: float, y: float) -> QRectF:
            return QRectF(x - margin, y - margin, wide + 2 * margin, high + 2 * margin)

        slot = faces.slot("slot", self._look.felt.slot, strong=self._look.is_strong)
        for spot, where in geometry.slots.items():
            if spot.kind is not Kind.PEAK:  # outlines would show through each other
                painter.drawPixmap(place(where.x, where.y), slot, QRectF(slot.rect()))
        lies = arrange(position, geometry)
        for card, lie in sorted(lies.items(), key=lambda one: one[1].z):
            if lie.is_seen and lie.spot.kind is not Kind.HAND:
                pixmap = faces.face(card) if lie.is_up else faces.back()
                painter.drawPixmap(place(lie.x, lie.y), pixmap, QRectF(pixmap.rect()))

    def _ready_faces(self) -> Faces:
        if self._faces is None:
            self._faces = Faces(self._look.drawing(), _CARD, cache=self._look.cache)
            for _ in self._faces.render_slices():
                pass
        return self._faces


def _png(image: QImage) -> bytes:
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt a text
    return bytes(written.data())
