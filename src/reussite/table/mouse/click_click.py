"""Click–click play: the first click picks up, the second puts down, and nobody has to drag."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, SignalInstance

from reussite.kernel.piles import Kind
from reussite.table.keyboard.selection import Selection
from reussite.table.mouse.gestures import Gestures, Held, distance_between
from reussite.table.mouse.hit_test import Grip
from reussite.table.surface import Surface


class ClickSurface(Surface, Protocol):
    """What clicks use of the table's widget."""

    @property
    def moves_wanted(self) -> SignalInstance: ...


class ClickClick:
    """What clicks mean while the player has this way of playing on.

    A click acts on release, and on what lay under both press and release, or under the press
    where the hand has only slipped. Cards may still be dragged while the hand is empty.
    """

    def __init__(self, view: ClickSurface, hand: Selection) -> None:
        self._view = view
        self._selection = hand
        self._pressed: Grip | None = None
        self._start = QPointF()
        self._slipped = 0.0
        self._puts_down: Held | None = None  # what was in the hand when the button went down

    def press(self, point: QPointF, time: int) -> None:
        """The left button goes down."""
        self._pressed = self._view.table.hit_test.grip(point)
        self._start, self._slipped = point, 0.0
        self._puts_down = self._selection.held
        if self._puts_down is None:
            self._gestures.press(point, time)  # it may become a drag

    def move(self, point: QPointF) -> None:
        """The pointer moves with the button down."""
        self._slipped = max(self._slipped, distance_between(self._start, point))
        if self._puts_down is None:
            self._gestures.move(point)

    def release(self, point: QPointF, time: int) -> None:
        """The left button goes up."""
        pressed, self._pressed = self._pressed, None
        puts_down, self._puts_down = self._puts_down, None
        self._slipped = max(self._slipped, distance_between(self._start, point))
        gestures = self._gestures
        is_click = gestures.is_pressed or gestures.has_slipped
        if puts_down is None and not is_click:
            self._gestures.release(point, time)  # it was a drag, or something else has ended it
            return
        if puts_down is None:
            self._gestures.lose_button()  # no click of the usual kind
        elif self._selection.held is not puts_down:
            return  # something else took the cards meanwhile
        is_slip = gestures.is_slip(self._slipped)
        if is_slip or pressed == self._view.table.hit_test.grip(point):
            self._clicked(pressed)

    def lose_button(self) -> None:
        """The button went up unseen."""
        if self._puts_down is not None and self._selection.held is self._puts_down:
            self._selection.put_back()
        self._pressed = self._puts_down = None
        self._gestures.lose_button()

    def list_moves(self, point: QPointF) -> None:
        """The right button: the moves of the card that it is on."""
        self._selection.put_back()
        grip = self._view.table.hit_test.grip(point)
        session = self._view.table.session
        if grip is None or session is None:
            return
        legal = session.legal()
        if grip.spot.kind is Kind.STOCK:
            moves = [move for move in legal if grip.spot in (move.source, move.target)]
        else:
            moves = [m for m in legal if m.takes_from(grip.spot) and m.count == grip.count]
        self._view.moves_wanted.emit(moves)

    def _clicked(self, grip: Grip | None) -> None:
        held = self._selection.held
        if held is None:
            self._begin(grip)
        elif grip is None or grip.spot.kind is Kind.STOCK:
            self._selection.put_back()
        elif grip.spot is not held.spot:
            self._selection.put_down(grip.spot)
        elif grip.count == held.count:
            self._selection.best(grip.spot, grip.count)
        else:
            self._begin(grip)  # another card of the same pile

    def _begin(self, grip: Grip | None) -> None:
        self._gestures.let_go()
        if grip is None:
            return
        if grip.spot.kind is Kind.STOCK:
            self._selection.deal()
        elif grip.count:
            self._selection.pick_up(grip.spot, grip.count)

    @property
    def _gestures(self) -> Gestures:
        return self._view.table.gestures
