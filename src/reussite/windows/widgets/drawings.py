"""Small drawings as pictures: drawn from SVG once, read as finished pixels at later starts.

Qt's part for SVG is five megabytes in memory, which a usual start does without.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, qVersion
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from reussite.table.cards.faces import PIXELS
from reussite.table.cards.pixmap_cache import read_atlas, write_atlas

KIND: Final = "icons"
KEPT: Final = 80  # of some hundred bytes to some ten thousand each
_FOLDER: Final = "reussite_drawings"  # the application's property


def keep_in(folder: Path | None) -> None:
    """Where finished drawings lie from now on; None: they are drawn each time."""
    if (application := QApplication.instance()) is not None:
        application.setProperty(_FOLDER, None if folder is None else str(folder))


def drawn(svg: bytes, side: int) -> QImage:
    """A square drawing of so many pixels; empty where the text is no drawing."""
    folder = _folder()
    key = f"{zlib.crc32(svg):08x} {len(svg)} {side} {qVersion()} {sys.byteorder}"
    line = 4 * side
    if folder is not None and (pixels := read_atlas(folder, key, line * side, kind=KIND)):
        return QImage(pixels, side, side, line, PIXELS).copy()  # it outlives the file's bytes
    image = _read(svg, side)
    if folder is not None and not image.isNull():
        for _ in write_atlas(folder, key, [image.constBits()], 1.0, kind=KIND, kept=KEPT):
            pass
    return image


def _folder() -> Path | None:
    application = QApplication.instance()
    folder = application.property(_FOLDER) if application is not None else None
    return Path(folder) if folder else None


def _read(svg: bytes, side: int) -> QImage:
    """Drawn by Qt's image plugin, which spares the import of QtSvg."""
    data = QByteArray(svg)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    reader.setScaledSize(QSize(side, side))
    return reader.read().convertToFormat(PIXELS)
