"""One empty place on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from reussite.kernel.piles import Spot
from reussite.table.cards.faces import Faces


class PileItem(QGraphicsPixmapItem):
    """The outline of a place with its emblem; its position is the place's upper left corner."""

    def __init__(self, spot: Spot, emblem: str = "slot") -> None:
        super().__init__()
        self.spot = spot
        #: One of `reussite.table.cards.deck.SLOTS`; a change shows with the next `show_place`.
        self.emblem = emblem
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_place(self, faces: Faces, colour: str, *, strong: bool = False) -> None:
        """Show the mark in the colour that the cloth asks for; `strong` is for high contrast."""
        self.setPixmap(faces.slot(self.emblem, colour, strong=strong))
        self.setOffset(-faces.margin(), -faces.margin())
