"""Press, click, double-click, drag, drop: one object per gesture.

Nothing here decides legality: a gesture ends in asking for a move that the rules judge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QApplication

from reussite.game.session import PAUSED, Session
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.table.mouse.drag_items import DragItems
from reussite.table.mouse.drop_highlights import DropHighlights
from reussite.table.mouse.hit_test import Grip, HitTest, zone_of
from reussite.table.preferences import TablePreferences

Play = Callable[[Move], Refusal | None]

LONG_PRESS: Final = 500  # ms; whoever holds the button so long wants to look, not to play
SLACK: Final = 16  # pixels
TAP_ROOM: Final = 40  # pixels between two taps of a finger that count as a double-tap


@dataclass(slots=True, eq=False)
class Press:
    """The button is down and it is not known yet what this will be.

    :param time: milliseconds of the event, 0 if unknown.
    :param follows: the first click, where this may be the second of a double-click.
    :ivar slipped: how far the pointer has been from where the button went down.
    """

    point: QPointF
    grip: Grip | None
    time: int
    follows: Clicked | None
    slipped: float = 0.0


@dataclass(slots=True, eq=False)
class Clicked:
    """A click that a second one may follow, making a double-click.

    :param moved: whether it has moved its card: then the second does nothing more.
    """

    grip: Grip
    point: QPointF
    time: int
    moved: bool


@dataclass(slots=True, eq=False)
class Drag:
    """Cards are in the hand.

    :param offset: from the pointer to the upper left corner of the first held card.
    :param moves: the legal moves of exactly these cards.
    :param press: what it began with; a hand that only slipped meant a click.
    """

    spot: Spot
    count: int
    offset: QPointF
    moves: list[Move]
    press: Press
    hot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """Cards picked up by a key or a click; they stay raised until it is said where they go.

    :param is_chosen: the player said how many; else as many of them go as the target takes.
    """

    spot: Spot
    count: int
    is_chosen: bool = False


class GestureScene(Protocol):
    """What gestures use of the scene: its parts for the mouse, and its outline."""

    @property
    def session(self) -> Session | None: ...

    @property
    def hit_test(self) -> HitTest: ...

    @property
    def drag_items(self) -> DragItems: ...

    @property
    def drop_highlights(self) -> DropHighlights: ...

    def sceneRect(self) -> QRectF: ...

    def shake(self, spot: Spot, count: int) -> None: ...


class Gestures(QObject):
    """Turns what the pointer does on one table into moves asked for.

    One state says what is under way: a press, a drag, cards picked up by a key or a click, or
    nothing. Whatever ends it goes through `let_go` or, where a move was accepted, `placed`.

    Signals: `refused` carries a refusal that names no move; `picked_up` tells that cards are in the
    hand, `carried` that they are over another place that would take them, or are other ones now.

    :ivar play: plays a move, legal or not; why it is refused, else None.
    """

    refused = Signal(object)
    picked_up = Signal()
    carried = Signal()

    def __init__(self, scene: GestureScene, parent: QObject) -> None:
        super().__init__(parent)
        self.preferences = TablePreferences()
        self.slack = SLACK  # pixels by which a press may slip and still be a click
        self.play: Play = lambda _move: PAUSED
        self._scene = scene
        self._now: Press | Drag | Held | None = None
        self._is_down = False  # the button, since a press that was told here
        self._last: Clicked | None = None

    @property
    def is_holding(self) -> bool:
        return isinstance(self._now, Drag | Held)

    @property
    def is_dragging(self) -> bool:
        return isinstance(self._now, Drag)

    @property
    def is_pressed(self) -> bool:
        """Whether the button is down and this may still become a click."""
        return isinstance(self._now, Press)

    @property
    def held(self) -> Held | None:
        """What was picked up by a key or a click."""
        return self._now if isinstance(self._now, Held) else None

    def hold(self, held: Held) -> None:
        """Pick these cards up, or other ones than before, without a pointer that carries them."""
        self._scene.drop_highlights.clear()
        was_holding, self._now = self.is_holding, held
        (self.carried if was_holding else self.picked_up).emit()
        self._scene.drag_items.pick_up(held.spot, held.count)
        self._scene.drag_items.bring(
            held.spot, held.count, self._scene.drag_items.raised(held.spot, held.count)
        )
        if self.preferences.drop_help:
            self._scene.drop_highlights.show(
                {move.lands_on(held.spot) for move in self.moves_of(held)}
            )

    def moves_of(self, held: Held) -> list[Move]:
        """The legal moves of held cards, or of the uppermost of them where nobody chose how
        many."""
        return [
            move
            for move in self._session.legal()
            if move.takes_from(held.spot)
            and (move.count == held.count or (move.count < held.count and not held.is_chosen))
        ]

    def forget(self) -> None:
        """Another game lies on the table: what was clicked before means nothing."""
        self.let_go()
        self._last = None

    def let_go(self) -> bool:
        """Whatever is under way ends without a move; whether cards were in the hand."""
        gesture = self._end()
        if gesture is None:
            return False
        self._scene.drag_items.send_home(gesture.spot, gesture.count)
        return True

    def placed(self) -> None:
        """The table changes: held cards move on from where they are, and a press means nothing
        any more."""
        self._end()

    def _end(self) -> Drag | Held | None:
        """Nothing is under way any more; what was in the hand."""
        gesture, self._now = self._now, None
        if not isinstance(gesture, Drag | Held):
            return None
        self._scene.drop_highlights.clear()
        return gesture

    # The pointer.

    def press(
        self, point: QPointF, time: int, *, is_second: bool = False, is_touch: bool = False
    ) -> None:
        """The button goes down.

        :param time: milliseconds of the event, 0 if unknown.
        :param is_second: the platform counts it as the second press of a double-click.
        :param is_touch: a finger does it, which is less exact.
        """
        self._is_down = True
        if self.let_go():
            return
        follows, self._last = self._last, None
        room = max(TAP_ROOM if is_touch else 2 * QApplication.startDragDistance(), self.slack)
        if follows is not None and not (
            _is_near(follows.point, point, room) and (is_second or _is_soon(follows.time, time))
        ):
            follows = None
        self._now = Press(point, self._scene.hit_test.grip(point), time, follows)

    def move(self, point: QPointF) -> None:
        """The pointer moves with the button down."""
        gesture = self._now
        press = gesture.press if isinstance(gesture, Drag) else gesture
        if isinstance(press, Press):
            press.slipped = max(press.slipped, distance_between(press.point, point))
        if isinstance(gesture, Press):
            distance = (point - gesture.point).manhattanLength()
            if distance >= QApplication.startDragDistance():
                self._pick_up(gesture, point)
        elif isinstance(gesture, Drag):
            self._scene.drag_items.bring(gesture.spot, gesture.count, point + gesture.offset)
            self._warm(gesture)

    def release(self, point: QPointF, time: int) -> None:
        """The button goes up."""
        gesture, self._is_down = self._now, False
        if isinstance(gesture, Drag) and not self.is_slip(gesture.press.slipped):
            self._drop(gesture, point)
            return
        self.let_go()  # a key may have picked cards up meanwhile
        press = gesture.press if isinstance(gesture, Drag) else gesture
        if isinstance(press, Press) and press.grip is not None:
            is_long = bool(time and press.time) and time - press.time >= LONG_PRESS
            if not is_long:
                self._click(press, press.grip, point, time)

    def is_slip(self, way: float) -> bool:
        """Whether a press that moved so far is still a click."""
        return way <= self.slack

    @property
    def has_slipped(self) -> bool:
        """Whether cards are being dragged, but so little that it may be a click."""
        return isinstance(self._now, Drag) and self.is_slip(self._now.press.slipped)

    def lose_button(self) -> None:
        """The button went up unseen: as if it had been let go outside the table."""
        if self._is_down:
            self._is_down = False
            self.let_go()

    # Clicks.

    def _click(self, press: Press, grip: Grip, point: QPointF, time: int) -> None:
        if grip.spot.kind is Kind.STOCK:
            self._tap(press.point if self.is_slip(press.slipped) else point)
            return
        follows = press.follows
        if follows is None:
            moved = self._single(grip)
            self._last = Clicked(grip, press.point, time, moved)
        elif not follows.moved and self._is_there(follows.grip):
            self._double(follows.grip)

    def _tap(self, point: QPointF) -> None:
        """A tap on the stock. Every one counts, however quick; a shaky one counts too."""
        grip = self._scene.hit_test.grip(point)
        if grip is None or grip.spot.kind is not Kind.STOCK:
            return
        if move := self._session.tap():
            self.play(move)

    def _single(self, grip: Grip) -> bool:
        """A click acts at once: it does not wait for a second one. Whether the card moved."""
        choosers = self._session.deal.variant.click
        move = self._session.choose(choosers, grip.spot, 1) if grip.count == 1 else None
        if move is None:
            self._shake(grip)
            return False
        return self.play(move) is None

    def _double(self, grip: Grip) -> None:
        """The second click belongs to the card of the first."""
        session = self._session
        if not self.preferences.double_click:
            self._shake(grip)
        elif move := session.choose(session.deal.variant.double_click, grip.spot, grip.count):
            self.play(move)
        else:
            self._shake(grip)
            self.refused.emit(session.best_refusal(grip.spot, grip.count))

    def _shake(self, grip: Grip) -> None:
        """A click finds no place for these cards."""
        self._scene.shake(grip.spot, grip.count)

    def _is_there(self, grip: Grip) -> bool:
        """Whether there was a card, and it still lies where it was taken hold of."""
        cards = self._session.position[grip.spot].cards
        return 0 < grip.count <= len(cards) and cards[-grip.count] is grip.card

    # Dragging.

    def _pick_up(self, press: Press, point: QPointF) -> None:
        grip = press.grip
        if grip is not None and grip.spot.kind is Kind.STOCK:
            return
        session = self._session
        is_taken = grip is not None and bool(grip.count)
        refusal = session.lift_refusal(grip.spot, grip.count) if grip and is_taken else None
        if (refusal or not is_taken) and self.is_slip(press.slipped):
            return  # it is a click still
        self._now = None
        if grip is None or not is_taken:
            return
        if refusal:
            self.refused.emit(refusal)
            return
        corner = self._scene.drag_items.corner(grip.spot, grip.count)
        legal = [
            move
            for move in session.legal()
            if move.count == grip.count and move.takes_from(grip.spot)
        ]
        drag = Drag(grip.spot, grip.count, corner - press.point, legal, press)
        self._now = drag
        self.picked_up.emit()
        self._scene.drag_items.pick_up(grip.spot, grip.count)
        self._scene.drag_items.bring(grip.spot, grip.count, point + drag.offset)
        if self.preferences.drop_help:
            self._scene.drop_highlights.show({move.lands_on(grip.spot) for move in legal})
        self._warm(drag)

    def _warm(self, drag: Drag) -> None:
        """Show which place would take the cards if they were let go now."""
        move = self._accepting(drag)
        hot = move.lands_on(drag.spot) if move else None
        if hot is not drag.hot:
            drag.hot = hot
            if hot is not None:
                self.carried.emit()
            if self.preferences.drop_help:
                self._scene.drop_highlights.show_hot(hot)

    def _accepting(self, drag: Drag) -> Move | None:
        """Of the piles that the first held card overlaps, the accepting one with most overlap."""
        by_zone: dict[Spot | Kind, Move] = {}
        for move in drag.moves:
            by_zone.setdefault(zone_of(move.lands_on(drag.spot)), move)
        for zone, _ in self._scene.hit_test.overlaps(self._lead(drag)):
            if zone in by_zone:
                return by_zone[zone]
        return None

    def _lead(self, drag: Drag) -> QRectF:
        return self._scene.drag_items.area(drag.spot, drag.count)

    def _drop(self, drag: Drag, point: QPointF) -> None:
        self._scene.drop_highlights.clear()
        move = self._dropped(drag, point)
        if move is None:
            self.let_go()
        else:
            self.play(move)

    def _dropped(self, drag: Drag, point: QPointF) -> Move | None:
        """The move that this drop asks for; None where the cards just go home."""
        if not self._scene.sceneRect().contains(point):
            return None
        if move := self._accepting(drag):
            return move
        overlaps = self._scene.hit_test.overlaps(self._lead(drag))
        under = overlaps[0][0] if overlaps else None
        if under == zone_of(drag.spot):
            return None
        if self.preferences.auto_place:
            choosers = self._session.deal.variant.auto_place
            if move := self._session.choose(choosers, drag.spot, drag.count):
                return move
        if under is None:
            return None
        return self._telling(drag, under)

    def _telling(self, drag: Drag, zone: Spot | Kind) -> Move:
        """The refused move whose reason helps most: among foundations, the one nearest to taking
        the card."""
        rules, position = self._session.game.rules, self._session.position
        if isinstance(zone, Spot):
            return rules.move_onto(position, drag.spot, zone, drag.count)
        spots = [spot for spot in position.places if spot.kind is zone and spot is not drag.spot]
        moves = [Move(drag.spot, spot, drag.count) for spot in spots]
        far = ("same-suit", "own-ace")  # another suit's place
        for move in moves:
            refusal = self._session.refusal(move)
            if refusal and refusal.code not in far:
                return move
        return moves[0]

    @property
    def _session(self) -> Session:
        session = self._scene.session
        assert session is not None
        return session


def distance_between(one: QPointF, other: QPointF) -> float:
    """In pixels."""
    way = one - other
    return hypot(way.x(), way.y())


def _is_near(one: QPointF, other: QPointF, room: int) -> bool:
    return distance_between(one, other) <= room


def _is_soon(before: int, now: int) -> bool:
    """Whether two times of events, 0 where unknown, are those of a double-click."""
    return bool(before and now) and now - before <= QApplication.doubleClickInterval()
