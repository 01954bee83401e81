"""Moving cards. An animation decides nothing: it may be cut short at any moment, and what it
ends in was known before its first frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from reussite.table.cards.faces import Lift
from reussite.table.items.card import CardItem

LINEAR: Final = QEasingCurve(QEasingCurve.Type.Linear)
OUT_CUBIC: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
OUT_QUAD: Final = QEasingCurve(QEasingCurve.Type.OutQuad)
OUT_SINE: Final = QEasingCurve(QEasingCurve.Type.OutSine)

MOVING_Z: Final = 1_000_000  # above everything that lies


@dataclass(slots=True, eq=False)
class Motion:
    """One card's way.

    :param begin: milliseconds after the start of the animation.
    :param length: milliseconds.
    :param turns: the face shows or hides half-way.
    :param is_up: the side that shows in the end.
    :param order: of two cards in the air, the one with the higher order is above.
    :param rest_z: where it lies in the end.
    :param path: where the card is at a fraction 0 to 1 of its way, if not straight.
    :param fades: the card does not move but appears where it is.
    :param vanishes: the card grows by so much of its size, fades, and is gone in the end.
    :param uncovers: what lies under the card, and shows from when it sets off.
    """

    item: CardItem
    start: QPointF
    goal: QPointF
    begin: int
    length: int
    curve: QEasingCurve = field(default_factory=lambda: OUT_CUBIC)
    turns: bool = False
    is_up: bool = True
    order: int = 0
    rest_z: int = 0
    path: Callable[[float], QPointF] | None = None
    fades: bool = False
    vanishes: float | None = None
    uncovers: CardItem | None = None
    _is_off: bool = False
    _is_turned: bool = False

    def at(self, elapsed: float) -> bool:
        """Put the card where it belongs after `elapsed` ms; whether its way has ended."""
        passed = elapsed - self.begin
        if passed < 0:
            return False
        if not self._is_off:
            self._is_off = True
            self.item.setZValue(MOVING_Z + self.order)
            self.item.show()
            if self.uncovers is not None:
                self.uncovers.show()
        if passed >= self.length:
            self._land()
            return True
        share = passed / self.length
        eased = self.curve.valueForProgress(share)
        if self.fades:
            self.item.setOpacity(eased)
            return False
        if self.path is not None:
            self.item.setPos(self.path(eased))
        else:
            self.item.setPos(self.start + (self.goal - self.start) * eased)
        if self.turns:
            self._turn(share)
        if self.vanishes is not None:
            self.item.setOpacity(1 - share)
            self.item.grow(1 + self.vanishes * share)
        return False

    def _land(self) -> None:
        self.item.setPos(self.goal)
        self.item.setZValue(self.rest_z)
        self.item.lift_to(Lift.RESTING)  # a card from the hand keeps its shadow until here
        if self.turns:
            self.item.turn(self.is_up)
        self.right_itself()
        if self.vanishes is not None:
            self.item.hide()

    def right_itself(self) -> None:
        """The card is opaque and has its whole size, whatever it did on its way."""
        self.item.setOpacity(1)
        if self.turns or self.vanishes is not None:
            self.item.lie_flat()

    def _turn(self, share: float) -> None:
        """The card grows narrow, changes its side, and grows wide again."""
        if share >= 0.5 and not self._is_turned:
            self._is_turned = True
            self.item.turn(self.is_up)
        self.item.narrow(max(abs(1.0 - 2.0 * share), 0.02))


class Animator(QObject):
    """Runs one animation at a time; one clock moves all cards.

    Signal `ended` tells that the last one has run to its end or was cut short.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stretch = 1.0  # how much longer everything takes than usual
        self._motions: list[Motion] = []
        self._settle: Callable[[], None] | None = None
        self._time = QVariantAnimation(self)
        self._time.valueChanged.connect(self._show)
        self._time.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        return self._settle is not None

    def start(self, motions: Iterable[Motion], settle: Callable[[], None]) -> None:
        """Move the cards, then call `settle`, which shows the position itself."""
        while self.is_running:
            self.finish()  # what waited for its end may have begun something else
        ways = list(motions)
        length = max((motion.begin + motion.length for motion in ways), default=0)
        if length:
            self._set_clock(length)
        self._motions = ways
        self._settle = settle
        if length:
            self._time.start()
        else:
            self.finish()

    def _set_clock(self, length: int) -> None:
        """Wind the clock back. It tells each change of its ends as time that has passed, so
        nothing may listen yet: cards would be at the end of their ways before they set off."""
        assert self._settle is None
        self._time.setCurrentTime(0)
        self._time.setStartValue(0.0)
        self._time.setEndValue(float(length))
        self._time.setDuration(max(1, round(length * self.stretch)))

    def finish(self) -> None:
        """Land whatever still moves at once."""
        settle, self._settle = self._settle, None
        if settle is None:
            return
        self._time.stop()
        for motion in self._motions:
            motion.right_itself()
        self._motions = []
        settle()
        self.ended.emit()

    def _show(self, elapsed: float) -> None:
        if self._settle is not None:
            self._motions = [motion for motion in self._motions if not motion.at(elapsed)]
