"""A table with a session on it, played by real mouse events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.api import Variant
from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.variant import Game
from reussite.paths import resources
from reussite.table.background import DEFAULT_FELT
from reussite.table.mouse.gestures import SLACK
from reussite.table.theme import Theme
from reussite.table.view import TableView
from reussite.testing import begin, lay

VARIANTS: Mapping[str, Variant] = {
    variant.family: variant for variant in (DOUBLE_SOLITAIRE, FORTY_THIEVES, FREECELL)
}
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
LOOK = Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT)


@dataclass
class Seconds:
    """A monotonic clock that a test moves by hand."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Desk:
    """The view, its session, and what a window would do with what the view asks for."""

    view: TableView
    session: Session
    time: Seconds
    asked: list[Move] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    stamp: int = 10_000

    @classmethod
    def laid(
        cls, qtbot: QtBot, code: str, *, size: tuple[int, int] = (1280, 710), animated: bool = False
    ) -> Desk:
        view = TableView(LOOK)
        qtbot.addWidget(view)
        view.resize(*size)
        view.animated = animated
        view.show()
        time = Seconds()
        session = Session(parse_code(code, VARIANTS), now=time)
        desk = cls(view, session, time)
        view.player = desk._play
        view.refused.connect(desk.refused.append)
        view.open(session)
        return desk

    @classmethod
    def with_table(
        cls, qtbot: QtBot, game: Variant | Game, *, rest: str | None = None, **piles: str
    ) -> Desk:
        """A table written out by hand; see `reussite.testing.lay`."""
        variant = game if isinstance(game, Variant) else game.variant
        desk = cls.laid(qtbot, variant.game().numbered(0).code)
        desk.open(begin(game, lay(game, rest=rest, marks={}, **piles), now=desk.time))
        return desk

    def open(self, session: Session) -> None:
        self.session = session
        self.view.open(session)

    def _play(self, move: Move) -> Refusal | None:
        self.asked.append(move)
        refusal = self.session.refusal(move)
        if refusal is None:
            self.view.show_played(self.session.play(move))
        return refusal

    # The mouse.

    def _send(self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton) -> None:
        held = LEFT if kind is not QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
        viewport = self.view.viewport()
        where = QPointF(point)
        event = QMouseEvent(kind, where, QPointF(viewport.mapToGlobal(point)), button, held, PLAIN)
        event.setTimestamp(self.stamp)
        QApplication.sendEvent(viewport, event)

    def press(self, point: QPoint, *, second: bool = False) -> None:
        kind = QEvent.Type.MouseButtonDblClick if second else QEvent.Type.MouseButtonPress
        self._send(kind, point, LEFT)

    def move_to(self, point: QPoint) -> None:
        self._send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton)

    def release(self, point: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, point, LEFT)

    def click(self, point: QPoint, *, after: int = 2000) -> None:
        """One click, so many milliseconds after the last; far enough to stand alone."""
        self.stamp += after
        self.press(point)
        self.stamp += 30
        self.release(point)

    def double_click(self, point: QPoint, *, drift: int = 0, after: int = 2000) -> None:
        """Two quick clicks, as the platform reports them."""
        self.click(point, after=after)
        self.stamp += 60
        second = point + QPoint(drift, drift)
        self.press(second, second=True)
        self.stamp += 30
        self.release(second)

    def take(self, spot: Spot, count: int = 1) -> QPoint:
        """Press on the first of the uppermost cards and move until they are in the hand."""
        self.stamp += 2000
        point = self.point(spot, count)
        self.press(point)
        far = max(QApplication.startDragDistance(), SLACK) + 2
        self.move_to(point + QPoint(far, 1))
        return point

    def drag(self, move: Move) -> None:
        """Drag cards so that the first lies on the target, and let them go."""
        point = self.take(move.source, move.count)
        goal = point + self.way(move)
        self.move_to(goal)
        self.release(goal)

    def way(self, move: Move) -> QPoint:
        """From where the cards lie to where they would."""
        scene = self.view.table
        start = self.lie_point(self.cards(move.source)[-move.count])
        target = self.cards(move.target)
        assert scene.geometry is not None
        goal = (
            self.lie_point(target[-1])
            if target
            else QPointF(*scene.geometry.slots[move.target][:2])
        )
        return (goal - start).toPoint()

    def play(self, move: Move) -> None:
        """Play a move the way a player with a mouse would."""
        if Kind.STOCK in (move.source.kind, move.target.kind):
            QTest.mouseClick(self.view.viewport(), LEFT, PLAIN, self.stock_point())
        else:
            self.drag(move)

    # Where things are.

    def cards(self, spot: Spot) -> tuple[Card, ...]:
        return self.session.position[spot].cards

    def lie_point(self, card: Card) -> QPointF:
        lie = self.view.table.lies[card]
        return QPointF(lie.x, lie.y)

    def point(self, spot: Spot, count: int = 1) -> QPoint:
        """A point on the visible strip of a card counted from the top; on an empty place, its
        middle."""
        scene = self.view.table
        assert scene.geometry is not None
        cards = self.cards(spot)
        width, height = scene.geometry.card_size
        if not cards:
            x, y = scene.geometry.slots[spot][:2]
            return QPoint(round(x + width / 2), round(y + height / 2))
        corner = self.lie_point(cards[-count])
        strip = height if count == 1 else self.lie_point(cards[-count + 1]).y() - corner.y()
        return QPoint(round(corner.x() + width / 2), int(corner.y() + max(1.0, strip / 2)))

    def stock_point(self) -> QPoint:
        return self.point(Spot(Kind.STOCK))

    # The picture.

    def lit(self) -> set[Spot]:
        """The places that are lit up."""
        return set(self.view.table.drop_highlights.rings)

    @property
    def done(self) -> list[str]:
        """All actions so far."""
        return [action.text for action in self.session.log]

    def assert_picture(self) -> None:
        """What is drawn is the session's position: every card, place, side, order and picture."""
        scene, position = self.view.table, self.session.position
        geometry = scene.geometry
        assert geometry is not None
        for spot, pile in position:
            if spot.kind is Kind.HAND:
                continue
            places = geometry.card_positions(spot, len(pile.down), len(pile.up))
            below = -1.0
            for n, card in enumerate(pile.cards):
                item = scene.items_by_card[card]
                assert (item.pos().x(), item.pos().y()) == places[n], (spot, card)
                assert item.is_up is (n >= len(pile.down)), (spot, card)
                assert item.zValue() > below, (spot, card)
                below = item.zValue()
                covered = n + 1 < len(places) and places[n + 1] == places[n]
                assert item.isVisible() is not covered, (spot, card)
                assert item.transform().isIdentity(), (spot, card)
                picture = scene.faces.face(card) if item.is_up else scene.faces.back()
                assert item.pixmap().cacheKey() == picture.cacheKey(), (spot, card)
        laid = set(position.cards)
        assert not any(item.isVisible() for c, item in scene.items_by_card.items() if c not in laid)
