"""Cards in the hand: how they are lifted, follow the pointer and glide home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.piles import Spot
from reussite.table.animation.animator import MOVING_Z
from reussite.table.animation.motions import HOME, Timing, together
from reussite.table.arrangement import arrange
from reussite.table.cards.faces import Lift
from reussite.table.geometry import Geometry
from reussite.table.picture import Picture

HELD_Z: Final = 2 * MOVING_Z  # held cards are above everything that moves
RAISED: Final = 0.06  # how far cards rise that a key or a click picks up, in card widths


class MovingPicture(Picture, Protocol):
    """A picture that moves its cards."""

    def settle(self) -> None: ...

    def animate(self, timings: Mapping[Card, Timing]) -> None: ...


class DragItems:
    """Moves the `count` uppermost cards of a pile of one table as the player's hand does."""

    def __init__(self, scene: MovingPicture) -> None:
        self._scene = scene

    def corner(self, spot: Spot, count: int) -> QPointF:
        """Where the first of them is shown."""
        return self._scene.items_by_card[self._cards(spot, count)[0]].pos()

    def area(self, spot: Spot, count: int) -> QRectF:
        """The area of the first of them as shown."""
        return QRectF(self.corner(spot, count), QSizeF(*self._geometry.card_size))

    def pick_up(self, spot: Spot, count: int) -> None:
        """Take them into the hand."""
        self._scene.settle()
        items = self._scene.items_by_card
        for n, card in enumerate(self._cards(spot, count)):
            item = items[card]
            item.lift_to(Lift.FOLLOWING if n else Lift.HELD)
            item.setZValue(HELD_Z + n)
        position = self._session.position
        under = arrange(position, self._geometry, held=(spot, count))
        for card in position[spot].cards[:-count]:
            items[card].setVisible(under[card].is_seen)

    def raised(self, spot: Spot, count: int) -> QPointF:
        """Where the first of them is when it is only picked up."""
        lie = self._scene.lies[self._cards(spot, count)[0]]
        return QPointF(lie.x, lie.y - RAISED * self._geometry.card_width)

    def bring(self, spot: Spot, count: int, corner: QPointF) -> None:
        """Move them so that the first has its upper left corner at `corner`."""
        cards, lies, items = self._cards(spot, count), self._scene.lies, self._scene.items_by_card
        first = lies[cards[0]]
        for card in cards:
            lie = lies[card]
            items[card].setPos(corner.x() + lie.x - first.x, corner.y() + lie.y - first.y)

    def send_home(self, spot: Spot, count: int) -> None:
        """Let them glide back to where they were."""
        self._scene.animate(together(self._cards(spot, count), HOME))

    def _cards(self, spot: Spot, count: int) -> tuple[Card, ...]:
        return self._session.position[spot].cards[-count:]

    @property
    def _session(self) -> Session:
        session = self._scene.session
        assert session is not None
        return session

    @property
    def _geometry(self) -> Geometry:
        geometry = self._scene.geometry
        assert geometry is not None
        return geometry
