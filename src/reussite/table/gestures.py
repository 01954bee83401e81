"""Press, click, double-click, drag, drop: one object per gesture.

Nothing here decides legality: a gesture ends in asking for a move that the rules judge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QApplication

from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.services.session import Session
from reussite.table.habits import Habits

if TYPE_CHECKING:
    from reussite.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Grip:
    """What lies under the pointer.

    :param card: None on an empty place.
    :param count: the card and those on it; 0 on an empty place.
    """

    spot: Spot
    card: Card | None
    count: int


@dataclass(slots=True, eq=False)
class Press:
    """The button is down and it is not known yet what this will be."""

    point: QPointF
    grip: Grip | None
    follows: Clicked | None


@dataclass(slots=True, eq=False)
class Clicked:
    """A click that another one may follow, making a double-click.

    :param grip: what the first click of the sequence was on.
    :param moved: whether the sequence has moved its card already: then it does nothing more.
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
    """

    spot: Spot
    count: int
    offset: QPointF
    moves: list[Move]
    hot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """Cards picked up by a key or a click; they stay raised until it is said where they go.

    :param is_chosen: the player said how many; else as many of them go as the target takes.
    """

    spot: Spot
    count: int
    is_chosen: bool = False


class Gestures(QObject):
    """Turns what the pointer does on one table into moves asked for.

    Signal `asked` carries a move, legal or not; `refused` a refusal that names no move.
    """

    asked = Signal(object)
    refused = Signal(object)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.habits = Habits()
        self._scene = scene
        self._now: Press | Drag | Held | None = None
        self._last: Clicked | None = None

    @property
    def is_holding(self) -> bool:
        return isinstance(self._now, Drag | Held)

    @property
    def held(self) -> Held | None:
        """What was picked up by a key or a click."""
        return self._now if isinstance(self._now, Held) else None

    def hold(self, held: Held) -> None:
        """Pick these cards up, or other ones than before, without a pointer that carries them."""
        self._scene.targets.clear()
        self._now = held
        self._scene.carried.pick_up(held.spot, held.count)
        self._scene.carried.bring(
            held.spot, held.count, self._scene.carried.raised(held.spot, held.count)
        )
        if self.habits.drop_help:
            self._scene.targets.show({move.lands_on(held.spot) for move in self.moves_of(held)})

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
        gesture, self._now = self._now, None
        if not isinstance(gesture, Drag | Held):
            return False
        self._scene.targets.clear()
        self._scene.carried.send_home(gesture.spot, gesture.count)
        return True

    # The pointer.

    def press(self, point: QPointF, time: int, *, is_second: bool = False) -> None:
        """The button goes down.

        :param time: milliseconds of the event, 0 if unknown.
        :param is_second: the platform counts it as the second press of a double-click.
        """
        if self.let_go():
            return
        follows = self._last
        self._last = None
        if follows is not None and not self._continues(follows, point, time, is_second):
            follows = None
        self._now = Press(point, self._scene.reach.grip(point), follows)

    def move(self, point: QPointF) -> None:
        """The pointer moves with the button down."""
        gesture = self._now
        if isinstance(gesture, Press):
            distance = (point - gesture.point).manhattanLength()
            if distance >= QApplication.startDragDistance():
                self._pick_up(gesture, point)
        elif isinstance(gesture, Drag):
            self._scene.carried.bring(gesture.spot, gesture.count, point + gesture.offset)
            self._warm(gesture)

    def release(self, point: QPointF, time: int) -> None:
        """The button goes up."""
        gesture, self._now = self._now, None
        if isinstance(gesture, Press) and gesture.grip is not None:
            self._click(gesture, gesture.grip, point, time)
        elif isinstance(gesture, Drag):
            self._drop(gesture, point)

    # Clicks.

    def _continues(self, last: Clicked, point: QPointF, time: int, is_second: bool) -> bool:
        near = (point - last.point).manhattanLength() < 2 * QApplication.startDragDistance()
        soon = bool(time and last.time) and (time - last.time <= QApplication.doubleClickInterval())
        return is_second or (near and soon)

    def _click(self, press: Press, grip: Grip, point: QPointF, time: int) -> None:
        if grip.spot.kind is Kind.STOCK:
            self._tap(point)
            return
        follows = press.follows
        if follows is None:
            moved = self._single(grip)
            self._last = Clicked(grip, press.point, time, moved)
            return
        moved = follows.moved or self._double(follows.grip)
        self._last = Clicked(follows.grip, press.point, time, moved)

    def _tap(self, point: QPointF) -> None:
        """A tap on the stock. Every one counts, however quick; a shaky one counts too."""
        grip = self._scene.reach.grip(point)
        if grip is None or grip.spot.kind is not Kind.STOCK:
            return
        if move := self._session.tap():
            self.asked.emit(move)

    def _single(self, grip: Grip) -> bool:
        """A click acts at once: it does not wait for a second one. Whether the card moved."""
        if grip.count != 1:
            return False
        choosers = self._session.deal.variant.click
        return self._ask(self._session.choose(choosers, grip.spot, grip.count), grip)

    def _double(self, grip: Grip) -> bool:
        if not self.habits.double_click or not grip.count:
            return False
        session = self._session
        move = session.choose(session.deal.variant.double_click, grip.spot, grip.count)
        if move is None and (refusal := session.length_refusal(grip.spot, grip.count)):
            self.refused.emit(refusal)
        return self._ask(move, grip)

    def _ask(self, move: Move | None, grip: Grip) -> bool:
        if move is None:
            return False
        self.asked.emit(move)
        return grip.card not in self._session.position[grip.spot].cards

    # Dragging.

    def _pick_up(self, press: Press, point: QPointF) -> None:
        grip = press.grip
        if grip is not None and grip.spot.kind is Kind.STOCK:
            return
        self._now = None
        if grip is None or not grip.count:
            return
        session = self._session
        if refusal := session.lift_refusal(grip.spot, grip.count):
            self.refused.emit(refusal)
            return
        corner = self._scene.carried.corner(grip.spot, grip.count)
        legal = [
            move
            for move in session.legal()
            if move.count == grip.count and move.takes_from(grip.spot)
        ]
        drag = Drag(grip.spot, grip.count, corner - press.point, legal)
        self._now = drag
        self._scene.carried.pick_up(grip.spot, grip.count)
        self._scene.carried.bring(grip.spot, grip.count, point + drag.offset)
        if self.habits.drop_help:
            self._scene.targets.show({move.lands_on(grip.spot) for move in legal})
        self._warm(drag)

    def _warm(self, drag: Drag) -> None:
        """Show which place would take the cards if they were let go now."""
        move = self._accepting(drag)
        hot = move.lands_on(drag.spot) if move else None
        if hot is not drag.hot:
            drag.hot = hot
            if self.habits.drop_help:
                self._scene.targets.show_hot(hot)

    def _accepting(self, drag: Drag) -> Move | None:
        """Of the piles that the first held card overlaps, the accepting one with most overlap."""
        by_zone: dict[Spot | Kind, Move] = {}
        for move in drag.moves:
            by_zone.setdefault(zone_of(move.lands_on(drag.spot)), move)
        for zone, _ in self._scene.reach.overlaps(self._lead(drag)):
            if zone in by_zone:
                return by_zone[zone]
        return None

    def _lead(self, drag: Drag) -> QRectF:
        return self._scene.carried.area(drag.spot, drag.count)

    def _drop(self, drag: Drag, point: QPointF) -> None:
        self._scene.targets.clear()
        move = self._dropped(drag, point)
        # The cards go home unless what is asked for takes them elsewhere.
        self._now = drag
        if move is not None:
            self.asked.emit(move)
        self.let_go()

    def placed(self) -> None:
        """The held cards are being moved by an accepted move: nothing is in the hand any more."""
        if self.is_holding:
            self._scene.targets.clear()
            self._now = None

    def _dropped(self, drag: Drag, point: QPointF) -> Move | None:
        """The move that this drop asks for; None where the cards just go home."""
        if not self._scene.sceneRect().contains(point):
            return None
        if move := self._accepting(drag):
            return move
        overlaps = self._scene.reach.overlaps(self._lead(drag))
        under = overlaps[0][0] if overlaps else None
        if under == zone_of(drag.spot):
            return None
        if self.habits.auto_place:
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


def zone_of(spot: Spot) -> Spot | Kind:
    """What counts as one target: the whole foundation area, else each pile."""
    return spot.kind if spot.kind is Kind.FOUNDATION else spot
