"""Looking closer without playing: a covered card while the button is held, a tight fan spread.

Nothing here is a move. A press that became a look is no click any more; everything else stays
with the gestures, which know nothing of this.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QApplication

from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind, Spot
from reussite.table.arrangement import Lie
from reussite.table.geometry import SIDEWAYS
from reussite.table.mouse.drag_items import HELD_Z
from reussite.table.mouse.hit_test import Grip
from reussite.table.preferences import TablePreferences
from reussite.table.surface import Surface

PEEK_AFTER: Final = 300  # ms of holding the button without moving
SPREAD_AFTER: Final = 250  # ms of resting on a card
WASTE_CARDS: Final = 10  # so many of the waste are shown at once
_LEAST: Final = 0.06  # strip of the other cards of a spread fan, in card widths
_WHOLLY: Final = 2  # so many strips of a spread fan are as wide as usual


class PeekSurface(Surface, Protocol):
    """What a look uses of the table's widget."""

    @property
    def preferences(self) -> TablePreferences: ...

    @property
    def is_holding(self) -> bool: ...

    @property
    def is_moving(self) -> bool: ...

    def finish(self) -> None: ...


class Peek(QObject):
    """What the player looks at on one table, as far as the preferences of its view want it."""

    def __init__(self, view: PeekSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._pressed_at: QPointF | None = None
        self._rests_at: QPointF | None = None
        self._rests_on: Grip | None = None
        self._is_peeking = False
        self._spread: Spot | None = None
        self._hold = QTimer(self, singleShot=True, interval=PEEK_AFTER)
        self._hold.timeout.connect(self._peek)
        self._rest = QTimer(self, singleShot=True, interval=SPREAD_AFTER)
        self._rest.timeout.connect(self._spread_out)

    @property
    def is_peeking(self) -> bool:
        return self._is_peeking

    @property
    def spread(self) -> Spot | None:
        """The pile whose fan is spread."""
        return self._spread if self._view.table.is_rearranged else None

    # The pointer.

    def press(self, point: QPointF) -> None:
        """The left button goes down."""
        self.stop()
        self._pressed_at = point
        if self._view.preferences.peek and not self._view.is_holding:
            self._hold.start()

    def move(self, point: QPointF, *, is_pressed: bool) -> None:
        """The pointer moves."""
        if not is_pressed:
            self.stop()  # the button may have gone up unseen
            self._hover(point)
        elif self._pressed_at is not None:
            way = (point - self._pressed_at).manhattanLength()
            if way >= QApplication.startDragDistance():
                self.stop()

    def release(self) -> bool:
        """The button goes up; whether the press only looked closer: then it is not a click."""
        was_peeking = self._is_peeking
        self.stop()
        return was_peeking

    def leave(self) -> None:
        """The pointer is not on the table any more."""
        self.stop()
        self._rests_on = self._rests_at = None
        self._rest.stop()
        self._close_up()

    def stop(self) -> None:
        """Nothing is looked at through a held button any more."""
        self._hold.stop()
        self._pressed_at = None
        if self._is_peeking:
            self._is_peeking = False
            if not self._view.is_holding:
                self._view.table.settle()

    # A covered card, or the waste.

    def _peek(self) -> None:
        scene, point = self._view.table, self._pressed_at
        if point is None or self._view.is_holding or self._view.is_moving:
            return
        grip = scene.hit_test.grip(point)
        if grip is None or grip.card is None or not scene.lies[grip.card].is_up:
            return
        if grip.spot.kind is Kind.WASTE:
            self._is_peeking = self._fan_waste(grip.spot)
        elif grip.count > 1:
            self._is_peeking = True
            scene.items_by_card[grip.card].setZValue(HELD_Z)

    def _fan_waste(self, spot: Spot) -> bool:
        """Show the uppermost cards of the waste side by side; whether there are several."""
        scene, geometry = self._view.table, self._view.table.geometry
        assert scene.session is not None
        assert geometry is not None
        cards = scene.session.position[spot].up[-WASTE_CARDS:]
        if len(cards) < 2:
            return False
        lie, (width, _) = scene.lies[cards[-1]], geometry.card_size
        strip = min(SIDEWAYS * width, (geometry.width - width) / (len(cards) - 1))
        left = min(lie.x, geometry.width - width - strip * (len(cards) - 1))
        if geometry.mirrored:
            left = max(0.0, lie.x - strip * (len(cards) - 1))
        for n, card in enumerate(cards):
            item = scene.items_by_card[card]
            item.setPos(round(left + n * strip), lie.y)
            item.setZValue(HELD_Z + n)
            item.show()
        return True

    # A tight fan.

    def _hover(self, point: QPointF) -> None:
        if not self._view.preferences.spread:
            return
        grip = self._view.table.hit_test.grip(point)
        self._rests_at = point
        if grip == self._rests_on:
            return
        self._rests_on = grip
        if grip is None or grip.spot is not self._spread:
            self._close_up()
        if grip is not None and grip.card is not None and grip.count > 1:
            self._rest.start()
        else:
            self._rest.stop()

    def _spread_out(self) -> None:
        if self._rests_at is None:
            return
        # What lay under the pointer may have left meanwhile.
        grip = self._rests_on = self._view.table.hit_test.grip(self._rests_at)
        if grip is not None and grip.card is not None and not self._view.is_holding:
            self.spread_at(grip.spot, grip.card)

    def spread_at(self, spot: Spot, card: Card) -> None:
        """Spread the fan of a pile at one of its cards, where it is too tight to be read."""
        scene = self._view.table
        if self._view.is_moving or scene.session is None or scene.is_covered:
            return
        if self._spread is not spot:
            self._close_up()
            self._view.finish()
        lies = self._spread_lies(spot, card)
        if lies:
            self._spread = spot
            scene.rearrange(lies)

    def _spread_lies(self, spot: Spot, card: Card) -> dict[Card, Lie]:
        """Where the cards on this one lie in the spread fan; nothing where it is wide enough."""
        scene, geometry = self._view.table, self._view.table.geometry
        assert scene.session is not None
        assert geometry is not None
        cards = scene.session.position[spot].cards
        above = cards[cards.index(card) :]
        tops = [scene.lies[one].y for one in above]
        width, height = geometry.card_size
        if len(above) < 2 or not scene.lies[card].is_up:
            return {}
        if not 0 < tops[1] - tops[0] < geometry.up_min * width - 1:
            return {}
        strips = _strips(
            len(above) - 1,
            wide=geometry.up * width,
            least=_LEAST * width,
            room=(tops[-1] - tops[0], geometry.height - height - tops[0]),
        )
        top, lies = tops[0], {}
        for one, strip in zip(above[1:], strips, strict=True):
            top += strip
            lies[one] = scene.lies[one]._replace(y=round(top), is_seen=True)
        return lies

    def _close_up(self) -> None:
        spot, self._spread = self.spread, None
        if spot is not None and not self._view.is_holding:
            self._view.table.rearrange_back()


def _strips(count: int, *, wide: float, least: float, room: tuple[float, float]) -> list[float]:
    """How much each of `count` cards shows: the first ones all they need, the others the rest.

    :param room: pixels that the strips take now, and those there are up to the table's edge.
    """
    for first in range(min(count, _WHOLLY), 0, -1):
        others = count - first
        needed = first * wide + others * least
        if others and needed <= room[1]:
            used = max(room[0], needed)
            return [wide] * first + [(used - first * wide) / others] * others
    used = max(room[0], min(count * wide, room[1]))
    return [used / count] * count
