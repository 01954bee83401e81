"""Every deck of ours, with either index, on every felt: one picture to be looked at.

    python packaging/looks_sheet.py [build/looks.png]

Below it the index letters of all languages, all backs, and the decks that are installed here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from reussite.api.records import Felt
from reussite.kernel.cards import Card
from reussite.paths import resources
from reussite.table.background import CONTRAST, FELTS, background_pixmap
from reussite.table.cards.deck_worker import ForeignDeckError
from reussite.table.cards.faces import Faces
from reussite.table.cards.foreign_decks import examined, installed
from reussite.table.theme import Theme
from reussite.windows.appearance import BACKS, DECKS, INDEXES, LETTERS, back_element

CARD: Final = 62  # pixels across
CELL: Final = (410, 118)
HEADING: Final = 22
FAN: Final = ("9C", "8D", "7S")
OPEN: Final = ("KH", "QS", "JC", "TD")
STRIP: Final = {"normal": 0.27, "large": 0.40}


def look(deck: str, index: str, felt: Felt) -> Theme:
    large = "-large" if index == "large" else ""
    return Theme(
        resources() / "cards" / f"deck-{deck}{large}.svg", felt, is_strong=felt is CONTRAST
    )


def drawn(painter: QPainter, wanted: Theme, index: str, corner: QPointF) -> None:
    """A fan, four cards, an empty place and the back on their cloth."""
    width, height = CELL
    painter.save()
    painter.setClipRect(QRectF(corner.x(), corner.y(), width, height))
    painter.drawPixmap(corner, background_pixmap(wanted.felt, width, height))
    faces = Faces(wanted.drawing(), CARD)
    for _ in faces.render_slices():
        pass  # decks of others are drawn by a process of their own
    gap = -faces.margin()
    x, y = corner.x() + 10, corner.y() + 8
    for n, text in enumerate(FAN):
        top = y + n * round(STRIP[index] * CARD)
        painter.drawPixmap(QPointF(x + gap, top + gap), faces.face(Card.parse(text)))
    for n, text in enumerate(OPEN):
        left = x + (n + 1) * (CARD + 5)
        painter.drawPixmap(QPointF(left + gap, y + gap), faces.face(Card.parse(text)))
    slot = faces.slot("slot_spade", wanted.felt.slot, strong=wanted.is_strong)
    painter.drawPixmap(QPointF(x + 5 * (CARD + 5) + gap, y + gap), slot)
    painter.restore()


def rows() -> Iterator[tuple[str, list[tuple[Theme, str]]]]:
    """All lines of the sheet with their headings."""
    felts = [*FELTS.values(), CONTRAST]
    for deck in DECKS:
        for index in INDEXES:
            yield f"{deck}, {index}", [(look(deck, index, felt), index) for felt in felts]
    green = FELTS["green"]
    for index in INDEXES:
        lettered = [(replace(look("two", index, green), letters=code), index) for code in LETTERS]
        yield f"letters {' '.join(LETTERS)}, {index}", lettered


def back_line(painter: QPainter, corner: QPointF) -> None:
    for n, name in enumerate(BACKS):
        for m, felt in enumerate(FELTS.values()):
            wanted = replace(look("two", "normal", felt), back=back_element(name))
            faces = Faces(wanted.drawing(), CARD)
            at = corner + QPointF((n * len(FELTS) + m) * (CARD + 10), 0)
            painter.drawPixmap(at, background_pixmap(felt, CARD + 10, CELL[1]))
            painter.drawPixmap(at + QPointF(5 - faces.margin(), 8 - faces.margin()), faces.back())


def foreign_looks() -> Iterator[tuple[str, Theme]]:
    for theme in installed():
        try:
            *_, found = examined(theme.file)
        except ForeignDeckError as error:
            print(f"{theme.name}: {error}")
            continue
        yield theme.name, replace(look("two", "normal", FELTS["green"]), foreign=found)


def sheet() -> QImage:
    lines = list(rows())
    foreign = list(foreign_looks())
    across = len(FELTS) + 1
    foreign_lines = -(-len(foreign) // across)
    height = (len(lines) + 1 + foreign_lines) * (CELL[1] + HEADING)
    image = QImage(across * CELL[0], height, QImage.Format.Format_RGB32)
    image.fill(QColor("#dddddd"))
    painter = QPainter(image)
    y = 0
    for heading, cells in lines:
        said(painter, heading, 0, y)
        for n, (wanted, index) in enumerate(cells):
            drawn(painter, wanted, index, QPointF(n * CELL[0], y + HEADING))
        y += CELL[1] + HEADING
    said(painter, f"backs {' '.join(BACKS)}", 0, y)
    back_line(painter, QPointF(0, y + HEADING))
    y += CELL[1] + HEADING
    for n, (name, wanted) in enumerate(foreign):
        x, top = n % across * CELL[0], y + n // across * (CELL[1] + HEADING)
        said(painter, name, x, top)
        drawn(painter, wanted, "normal", QPointF(x, top + HEADING))
    painter.end()
    return image


def said(painter: QPainter, text: str, x: float, y: float) -> None:
    painter.setPen(QColor("black"))
    painter.drawText(QRectF(x + 6, y, CELL[0], HEADING), Qt.AlignmentFlag.AlignVCenter, text)


def main() -> None:
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/looks.png")
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet().save(str(target))
    print(target, application is not None)


if __name__ == "__main__":
    main()
