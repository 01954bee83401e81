"""One card on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from reussite.kernel.cards import Card
from reussite.table.cards.faces import Faces, Lift


class CardItem(QGraphicsPixmapItem):
    """The picture of a card; its position is the card's upper left corner.

    It scales and turns about the middle of the card. The picture reaches beyond the card, for its
    shadow: what lies under the pointer is a matter of geometry, not of this item's shape.
    """

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.is_up = False
        self.lift = Lift.RESTING
        self._faces: Faces | None = None
        # Painted by Qt itself, without a line of Python, and blended at once from its pixmap.
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)  # the scene follows the pointer

    def show_face(self, faces: Faces, up: bool, lift: Lift = Lift.RESTING) -> None:
        """Show the face or the back, as high above the table as `lift` says."""
        self._faces = faces
        self.is_up = up
        self.lift = lift
        self.setPixmap(faces.face(self.card, lift) if up else faces.back(lift))
        margin = faces.margin(lift)
        self.setOffset(-margin, -margin)
        width, height = faces.size
        self.setTransformOriginPoint(width / 2, height / 2)

    def turn(self, up: bool) -> None:
        """Show the other side, if it is not that already."""
        if self._faces is not None and up != self.is_up:
            self.show_face(self._faces, up, self.lift)

    def lift_to(self, lift: Lift) -> None:
        """Change the shadow to that of a card so high above the table."""
        if self._faces is not None and lift is not self.lift:
            self.show_face(self._faces, self.is_up, lift)

    def narrow(self, share: float) -> None:
        """Show it as if turned about its upright axis: `share` of its width, 1 for all."""
        self._scale(share, 1)

    def grow(self, share: float) -> None:
        """Show it so many times as large, about its middle."""
        self._scale(share, share)

    def _scale(self, across: float, down: float) -> None:
        # Only now, for a smoothly drawn pixmap takes many times as long where it lies straight.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        middle = self.transformOriginPoint()
        x, y = middle.x(), middle.y()
        self.setTransform(QTransform().translate(x, y).scale(across, down).translate(-x, -y))

    def lie_flat(self) -> None:
        """Have its whole width again."""
        self.resetTransform()
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)

    @property
    def middle(self) -> float:
        """Half the width of the card: where it turns."""
        return self.transformOriginPoint().x()
