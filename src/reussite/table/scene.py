"""The table: places, cards, and the one way to make them show a position."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Game
from reussite.table.animation.animator import MOVING_Z, Animator
from reussite.table.animation.motions import (
    STRETCH,
    UNDO,
    Pace,
    Timing,
    appearing,
    leaving,
    motions,
    shaking,
    timings_of_move,
    together,
)
from reussite.table.arrangement import Lie, arrange
from reussite.table.background import background_pixmap
from reussite.table.cards.deck import BACK
from reussite.table.cards.faces import Faces, Lift
from reussite.table.geometry import Geometry
from reussite.table.items.card import CardItem
from reussite.table.items.counts import Counts
from reussite.table.items.pile import PileItem
from reussite.table.mouse.drag_items import DragItems
from reussite.table.mouse.drop_highlights import DropHighlights
from reussite.table.mouse.gestures import Gestures
from reussite.table.mouse.hit_test import HitTest
from reussite.table.theme import Theme

if TYPE_CHECKING:
    from reussite.table.items.last_move import LastMove

SHAKE_WIDTH: Final = 0.05  # of a refused card, in card widths


class TableScene(QGraphicsScene):
    """Shows one session. The picture follows the position: `settle` makes it equal to the
    session's position, whatever was shown before, and every animation ends in it.

    Signal `arranged` tells that cards lie elsewhere than before, or will once they have landed.
    """

    arranged = Signal()

    def __init__(self, look: Theme) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = look
        self.session: Session | None = None
        self.pace = Pace.NORMAL
        self.is_covered = False
        self.is_rearranged = False  # whether cards lie elsewhere than usual, to be looked at
        self.gestures = Gestures(self, self)
        self.animator = Animator(self)
        self.hit_test = HitTest(self)
        self.drop_highlights = DropHighlights(self, self.hit_test)
        self.counts = Counts(self)
        self.drag_items = DragItems(self)
        self._size = QSizeF(800, 600)
        self._dpr = 1.0
        self._geometry: Geometry | None = None
        self._faces: Faces | None = None
        self._felt: QPixmap | None = None
        self._cards: dict[Card, CardItem] = {}
        self._piles: dict[Spot, PileItem] = {}
        self._lies: Mapping[Card, Lie] = {}
        self._last_move: LastMove | None = None

    # What lies on the table.

    def open(self, session: Session, *, animate: bool) -> None:
        """Lay the table of this session, dealing the cards where it is fresh."""
        self.animator.finish()
        self.drop_highlights.clear()
        known = self.session.game if self.session is not None else None
        self.session = session
        self.gestures.forget()
        if known is None or not _lies_alike(known, session.game):
            self._lay_places(session)
        self._lay_out()
        opening = session.opening
        if animate and self.is_animated and session.position is opening.after:
            self._deal(opening)
        else:
            self.settle()
            self.animator.ended.emit()

    def _deal(self, opening: Transition) -> None:
        """The pack glides along the piles and leaves each pile's cards behind."""
        from reussite.table.animation.dealing import dealing, pack_of  # nothing moves at start-up

        assert self._geometry is not None
        before, position = arrange(opening.before, self._geometry), opening.after
        self._show_at_once(position)
        start = next(iter(before.values()))
        ways = dealing(
            opening,
            self._cards,
            self._lies,
            QPointF(start.x, start.y),
            self._geometry.card_width,
        )
        for way in ways:  # each is seen from when the pack leaves it
            way.item.hide()
            way.item.turn(False)
        for n, item in enumerate(pack_of(ways)):
            item.lift_to(Lift.FOLLOWING if n else Lift.HELD)
        self._show_stock(position, moving={way.item.card for way in ways})
        self.animator.start(ways, lambda: self._show_at_once(position))

    def settle(self) -> None:
        """Show exactly the position of the session; nothing moves afterwards."""
        was_running = self.animator.is_running
        self.animator.finish()
        if self.session is not None and (self.is_rearranged or not was_running):
            self._show_at_once(self.session.position)

    def show_played(self, played: Transition) -> None:
        """Move the cards of an action that the session has accepted."""
        self._begin_showing()
        if self._geometry is not None:
            lies = arrange(played.after, self._geometry)
            width = self._geometry.card_width
            self.animate(timings_of_move(played, self._cards, lies, width))

    def show_undone(self, undone: Transition) -> None:
        """Bring the cards of an action back to where they were before it."""
        self._begin_showing()
        cards = [card for flight in undone.flights() for card in flight.cards]
        turned = [card for spot in undone.revealed for card in undone.after[spot].up[:1]]
        self.animate(together([*cards, *turned], UNDO))

    def show_redone(self, redone: Transition) -> None:
        """Do again, as quickly as it was undone."""
        self.show_undone(redone)

    def _begin_showing(self) -> None:
        """What still moves lands; cards in the hand fly on from there."""
        self.animator.finish()
        self.gestures.placed()

    def animate(self, timings: Mapping[Card, Timing]) -> None:
        """Bring all cards to where they lie in the session's position, these on their ways."""
        if self.session is None or self._geometry is None:
            return
        lies = arrange(self.session.position, self._geometry)
        if not self.is_animated or self.is_covered:
            self._show_at_once(self.session.position)
            self._let_appear(timings)
            return
        width = self._geometry.card_width
        ways = motions(self._cards, lies, timings, width)
        moving = {way.item for way in ways}
        for card, lie in lies.items():
            item = self._cards[card]
            if item not in moving:
                item.lift_to(Lift.RESTING)
            if lie.is_seen and card not in timings:
                item.show()  # the others appear when they set off: shadows would add up
        self._lies = lies
        self.is_rearranged = False
        self._show_stock(self.session.position, moving=timings)
        position = self.session.position
        self.animator.start(ways, lambda: self._show_at_once(position))
        self.arranged.emit()

    def _let_appear(self, cards: Iterable[Card]) -> None:
        """Cards that lie where they go already: those who want no motion still see which."""
        if self.pace is not Pace.REDUCED or self.is_covered or self.session is None:
            self.animator.ended.emit()
            return
        position = self.session.position
        seen = [self._cards[card] for card in cards if self._lies[card].is_seen]
        self.animator.start(appearing(seen), lambda: self._show_at_once(position))

    def _show_at_once(self, position: Position) -> None:
        self.is_rearranged = False
        if self._geometry is not None and self._faces is not None:
            self._put(arrange(position, self._geometry), position)

    def _put(self, lies: Mapping[Card, Lie], position: Position) -> None:
        """Show every card where `lies` says."""
        self._lies = lies
        for card, lie in lies.items():
            item = self._cards[card]
            item.lift_to(Lift.RESTING)
            item.lie_flat()
            item.turn(lie.is_up)
            item.setPos(lie.x, lie.y)
            item.setZValue(lie.z)
            item.setVisible(lie.is_seen and not self.is_covered)
        for card in self._cards.keys() - lies.keys():
            self._cards[card].hide()  # a table laid by hand need not hold every card
        self._show_stock(position)
        self.arranged.emit()

    def rearrange(self, lies: Mapping[Card, Lie]) -> None:
        """Let some cards lie elsewhere than usual, until `rearrange_back` or anything else that
        shows the position; what lies where the pointer is follows."""
        if self.session is None:
            return
        self.animator.finish()
        position, geometry = self.session.position, self._geometry
        self._lies = changed = {**self._lies, **lies}
        self.is_rearranged = True

        def land() -> None:
            if self.is_rearranged and self._geometry is geometry:
                self._put(changed, position)
            else:
                self._show_at_once(position)

        ways = (
            motions(self._cards, changed, {}, geometry.card_width)
            if self.is_animated and geometry is not None
            else []
        )
        self.animator.start(ways, land)
        self.arranged.emit()

    def rearrange_back(self) -> None:
        """All cards lie as usual again."""
        self.animator.finish()
        self.animate({})

    def cover(self, is_covered: bool) -> None:
        """Hide the cards, for a pause: a resize must not uncover them either."""
        self.gestures.let_go()
        self.is_covered = is_covered
        self.settle()

    # Cards that say something.

    def shake(self, spot: Spot, count: int) -> None:
        """Shake the cards of a refused move, where nothing is in the hand."""
        if not self.is_animated or self.is_covered or self._geometry is None:
            return
        self.animator.finish()
        assert self.session is not None
        swing = SHAKE_WIDTH * self._geometry.card_width
        ways = [
            shaking(self._cards[card], self._lies[card].z, swing)
            for card in self.session.position[spot].cards[-count:]
            if self._lies[card].is_seen
        ]
        position = self.session.position
        self.animator.start(ways, lambda: self._show_at_once(position))

    def celebrate(self) -> bool:
        """All won cards leave the foundations, or wherever the game ends, and lie there again in
        the end; whether any does."""
        if not self.is_animated or self.is_covered or not self._geometry or not self.session:
            return False
        self.animator.finish()
        position = self.session.position
        up = [pile.cards for spot, pile in position if spot.kind is Kind.FOUNDATION]
        piles = up or [pile.cards for _, pile in position]
        width = self._geometry.card_width
        ways = leaving(([self._cards[card] for card in pile] for pile in piles), width)
        for way in ways:  # those that wait keep their order
            way.item.setZValue(MOVING_Z + way.order)
        self.animator.start(ways, lambda: self._show_at_once(position))
        return bool(ways)

    # Marks.

    @property
    def last_move(self) -> LastMove | None:
        """The mark on the card that was moved last, where it is wanted."""
        return self._last_move

    def mark_last_move(self, wanted: bool) -> None:
        """Whether the card that was moved last bears a mark."""
        if wanted is (self._last_move is not None):
            return
        if self._last_move is not None:
            self.arranged.disconnect(self._last_move.show)
            self._last_move.take_off()
            self._last_move = None
            return
        from reussite.table.items.last_move import LastMove  # not at start-up

        self._last_move = LastMove(self)
        self.arranged.connect(self._last_move.show)
        self._last_move.show()

    # Size, pictures, cloth.

    def resize(self, size: QSizeF, dpr: float) -> None:
        """The table has another size: everything is in its new place at once, and sharp soon."""
        if size.isEmpty() or (size == self._size and dpr == self._dpr and self._geometry):
            return
        self._size, self._dpr = size, dpr
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self._felt = None
        if self.session is not None:
            self.gestures.let_go()
            self._lay_out()
            self.settle()
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    @property
    def geometry(self) -> Geometry | None:
        return self._geometry

    @property
    def faces(self) -> Faces:
        """The pictures in use, once a table is laid."""
        assert self._faces is not None
        return self._faces

    @property
    def lies(self) -> Mapping[Card, Lie]:
        """How every card lies once nothing moves."""
        return self._lies

    @property
    def items_by_spot(self) -> Mapping[Spot, PileItem]:
        return self._piles

    @property
    def items_by_card(self) -> Mapping[Card, CardItem]:
        return self._cards

    def sharpen(self) -> Iterator[None]:
        """Make the pictures of this size sharp, a few milliseconds at each step."""
        faces = self._faces
        if faces is None or faces.is_sharp:
            return
        seen = [card for card, lie in self._lies.items() if lie.is_seen and lie.is_up]
        for made in faces.render_slices(seen):
            if self._faces is not faces:
                return
            if made:
                self._dress(made)
            yield

    @property
    def is_sharp(self) -> bool:
        return self._faces is None or self._faces.is_sharp

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth."""
        if self._felt is None:
            self._felt = background_pixmap(
                self.theme.felt, self._size.width(), self._size.height(), self._dpr
            )
        area = QRectF(rect)
        source = QRectF(area.topLeft() * self._dpr, area.size() * self._dpr)
        painter.drawPixmap(area, self._felt, source)

    @property
    def is_animated(self) -> bool:
        """Whether cards move."""
        return self.pace in STRETCH

    def apply_pace(self, pace: Pace) -> None:
        """Move cards so quickly from now on."""
        self.pace = pace
        self.animator.stretch = STRETCH.get(pace, 1.0)
        if not self.is_animated:
            self.animator.finish()

    def apply_theme(self, look: Theme) -> None:
        """Another deck, cloth or hand. Pictures that stay the same are not made again."""
        self.theme = look
        self._felt = None
        if self._faces is not None:
            drawing = look.drawing()
            if drawing.key != self._faces.deck.key:
                dpr, width = self._dpr, self._faces.width
                self._faces = Faces(drawing, width, dpr, cache=look.cache)
        if self.session is not None:
            self.gestures.let_go()
            self._lay_out()
            self.settle()
        self.invalidate(self.sceneRect())

    def _lay_places(self, session: Session) -> None:
        if self._last_move is not None:
            self._last_move.take_off()
        for item in (*self._piles.values(), *self._cards.values()):
            self.removeItem(item)
        variant = session.deal.variant
        self._piles = {spot: PileItem(spot) for spot in variant.layout.spots}
        for spot, place in self._piles.items():
            place.setVisible(spot.kind is not Kind.PEAK)  # outlines would show through each other
        self._cards = {card: CardItem(card) for card in session.game.cards}
        for item in (*self._piles.values(), *self._cards.values()):
            self.addItem(item)

    def _lay_out(self) -> None:
        assert self.session is not None
        drawing = self._faces.deck if self._faces is not None else self.theme.drawing()
        self._geometry = geometry = Geometry(
            self.session.deal.variant.layout,
            self._size.width(),
            self._size.height(),
            dpr=self._dpr,
            mirrored=self.theme.is_mirrored,
            up=self.theme.strips[0],
            up_min=self.theme.strips[1],
            heaped=self.theme.is_heaped,
            aspect=drawing.aspect,
            zoom=self.theme.zoom,
        )
        if self._faces is None:
            self._faces = Faces(drawing, geometry.card_width, self._dpr, cache=self.theme.cache)
        else:
            self._faces = self._faces.scaled(geometry.card_width, self._dpr)
        self._dress(None)
        for spot, item in self._piles.items():
            rect = geometry.slots[spot]
            item.setPos(rect.x, rect.y)

    def _dress(self, made: frozenset[int] | None) -> None:
        """Give the cards their pictures; only the faces numbered in `made`, if given."""
        faces = self._faces
        assert faces is not None
        for card, item in self._cards.items():
            number = card.face if item.is_up else BACK
            if made is None or number in made:
                item.show_face(faces, item.is_up, item.lift)
        if made is None or any(number > BACK for number in made):
            for spot, pile in self._piles.items():
                pile.emblem = self._emblem(spot)
                self._show_place(pile)

    def _show_place(self, pile: PileItem) -> None:
        look = self.theme
        pile.show_place(self.faces, look.felt.slot, strong=look.is_strong)

    def _emblem(self, spot: Spot) -> str:
        assert self.session is not None
        rules, position = self.session.game.rules, self.session.position
        if spot is STOCK:
            if WASTE not in position and rules.deals_to is Kind.WASTE:
                return "slot"
            return "slot_recycle" if self.session.may_recycle() else "slot_norecycle"
        if spot.kind is Kind.CELL:
            return "slot_cell"
        emblem = rules.piles[spot.kind].base.emblem(spot)
        return f"slot_{emblem}" if emblem else "slot"

    def _show_stock(self, position: Position, moving: Container[Card] = ()) -> None:
        if self._faces is None or self._geometry is None:
            return
        if STOCK in position:
            stock, emblem = self._piles[STOCK], self._emblem(STOCK)
            if stock.emblem != emblem:
                stock.emblem = emblem
                self._show_place(stock)
        self.counts.show(position, moving)


def _lies_alike(one: Game, other: Game) -> bool:
    """Whether two games need the same places and cards on the table."""
    return one.variant is other.variant and one.suits == other.suits
