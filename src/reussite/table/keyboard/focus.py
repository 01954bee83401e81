"""Where the player is on the table: shown by a ring, and told to readers by name."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QWidget

from reussite.game.session import Session
from reussite.kernel.piles import STOCK, Spot
from reussite.table.areas import card_area, cards_area, pile_area, raised
from reussite.table.items.rings import FocusRing, HeldRing, Ring
from reussite.table.keyboard.cursor import Cursor
from reussite.table.mouse.drag_items import HELD_Z, RAISED
from reussite.table.mouse.peek import Peek
from reussite.table.preferences import TablePreferences
from reussite.table.speech.card_names import told
from reussite.table.speech.pile_descriptions import PileDescriptions, longest_lift
from reussite.table.surface import Surface

RINGS_Z: Final = 2 * HELD_Z  # above all cards: a covered one is outlined above its neighbours
PROBES: Final = (-1, -2)


class FocusMoved(Protocol):
    """What readers know of the table, told that the focus is elsewhere."""

    def focus_moved(self) -> None: ...


class FocusSurface(Surface, Protocol):
    """What the focus uses of the table's widget."""

    @property
    def accessible(self) -> FocusMoved | None: ...

    @property
    def preferences(self) -> TablePreferences: ...

    @property
    def peek(self) -> Peek: ...

    @property
    def is_holding(self) -> bool: ...

    def hasFocus(self) -> bool: ...

    def viewport(self) -> QWidget: ...

    def viewportTransform(self) -> QTransform: ...

    def bring_into_view(self, area: QRectF) -> None: ...


class TableFocus(QObject):
    """The cursor of one table as eyes and ears know it.

    Readers know piles by their number in reading order, and two probes, used in turn, for the card
    under the card cursor: a reader ignores a focus event on the object that it has already, so
    each probe keeps what it showed last.

    Signal `turned` tells that the cursor is elsewhere, or that what it is on looks different.
    """

    turned = Signal()

    def __init__(self, view: FocusSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._session: Session | None = None
        self._cursor: Cursor | None = None
        self._flip = 0
        self._targets: dict[int, tuple[Spot, int]] = dict.fromkeys(PROBES, (STOCK, 0))
        self._arrival = False
        self._is_ring_wanted = False
        self._focus = FocusRing()
        self._held = HeldRing()
        for n, ring in enumerate((self._held, self._focus)):
            ring.setZValue(RINGS_Z + n)
            ring.hide()
            view.table.addItem(ring)
        view.table.arranged.connect(self.place_rings)

    # The cursor.

    @property
    def session(self) -> Session | None:
        """The game on the table; another one begins with a cursor of its own."""
        session = self._view.table.session
        if session is not self._session:
            self._session = session
            self._cursor = Cursor(session.deal.variant.layout) if session is not None else None
        return session

    @property
    def cursor(self) -> Cursor:
        session = self.session
        assert session is not None
        assert self._cursor is not None
        height = session.position[self._cursor.spot].height
        if self._cursor.depth is not None and self._cursor.depth >= height:
            self._cursor.look(None)
        return self._cursor

    @property
    def count(self) -> int | None:
        """How many cards the card cursor takes with it; None: it is on the pile as a whole."""
        cursor = self.cursor
        assert self._session is not None
        if cursor.depth is None:
            return None
        return self._session.position[cursor.spot].height - cursor.depth

    def moved(self, *, by_group: bool = False) -> None:
        """The cursor is elsewhere now: show and tell it.

        :param by_group: it came from another group, whose name is told first.
        """
        cursor = self.cursor
        self._arrival = by_group
        if cursor.depth is not None:
            self._flip ^= 1
            self._targets[PROBES[self._flip]] = (cursor.spot, cursor.depth)
        self._look_closer(cursor)
        self.place_rings()
        if self._view.accessible is not None:
            self._view.accessible.focus_moved()
        self.turned.emit()

    def _look_closer(self, cursor: Cursor) -> None:
        """Let what the cursor is on be seen: scrolled to, and spread where a fan is tight."""
        view = self._view
        if cursor.depth is not None and view.preferences.spread and not view.is_holding:
            assert self._session is not None
            card = self._session.position[cursor.spot].cards[cursor.depth]
            view.peek.spread_at(cursor.spot, card)
        elif view.table.is_rearranged:
            view.peek.leave()
        area = self._area(self.key)
        if area is not None:
            view.bring_into_view(area)

    # For readers.

    @property
    def pile_count(self) -> int:
        return len(self.cursor.order) if self.session is not None else 0

    @property
    def key(self) -> int:
        """The number of the pile under the cursor, or the probe that shows the card."""
        cursor = self.cursor
        if cursor.depth is not None:
            return PROBES[self._flip]
        return cursor.order.index(cursor.spot)

    def name(self, key: int) -> str:
        """What is said of a pile or a probe."""
        phrases = self.phrases
        if phrases is None or self._view.table.is_covered:
            return ""
        if key < 0:
            spot, depth = self._targets[key]
            return phrases.card(spot, depth) if spot in phrases.position else ""
        spot = self.spot_of(key)
        if self._arrival and spot is self.cursor.spot:
            return told([phrases.group(spot), phrases.pile(spot)])
        return self.pile_name(key)

    def pile_name(self, key: int) -> str:
        """The phrase of a pile by itself."""
        phrases = self.phrases
        if phrases is None or self._view.table.is_covered:
            return ""
        return phrases.pile(self.spot_of(key))

    @property
    def phrases(self) -> PileDescriptions | None:
        session = self.session
        return PileDescriptions(session, self._view.access) if session is not None else None

    def identifier(self, key: int) -> str:
        """A name that no language changes, for programs."""
        return f"card{-key}" if key < 0 else str(self.spot_of(key))

    def is_held(self, key: int) -> bool:
        """Whether cards of this pile are in the hand."""
        held = self._view.table.gestures.held
        return held is not None and key >= 0 and self.spot_of(key) is held.spot

    def spot_of(self, key: int) -> Spot:
        """The pile with this number; for a probe, the one that its card lies in."""
        return self.cursor.order[key] if key >= 0 else self._targets[key][0]

    def card_of(self, key: int) -> tuple[Spot, int]:
        """The pile and the depth of the card that a probe shows."""
        return self._targets[key]

    def go_to(self, key: int) -> None:
        """A reader sets the focus."""
        cursor = self.cursor
        if key >= 0:
            cursor.go(self.spot_of(key))
            self.moved()
        elif key != self.key:
            spot, depth = self._targets[key]
            cursor.go(spot)
            cursor.look(depth)
            self._flip ^= 1  # this very probe shows it
            self.moved()

    def area(self, key: int) -> QRect:
        """Where a pile or a probe is, on the screen."""
        viewport = self._view.viewport()
        area = self._area(key)
        if area is None:
            return QRect()
        seen = self._view.viewportTransform().mapRect(area).toAlignedRect()
        inside = seen.intersected(viewport.rect())
        return inside.translated(viewport.mapToGlobal(QPoint(0, 0)))

    def _area(self, key: int) -> QRectF | None:
        """Where a pile or a probe is on the table."""
        scene = self._view.table
        if self.session is None or scene.geometry is None:
            return None
        if key >= 0:
            return pile_area(scene, self.spot_of(key))
        spot, depth = self._targets[key]
        return card_area(scene, spot, depth) if spot in scene.geometry.slots else None

    # For the eyes.

    def show_ring(self, wanted: bool) -> None:
        """Whether the ring is shown while the table has the focus."""
        self._is_ring_wanted = wanted
        self.place_rings()

    def place_rings(self) -> None:
        """Put the rings where they belong now."""
        scene = self._view.table
        visible = self.session is not None and scene.geometry is not None and not scene.is_covered
        held = scene.gestures.held
        self._held.setVisible(visible and held is not None)
        self._focus.setVisible(visible and self._is_ring_wanted and self._view.hasFocus())
        if visible and held is not None:
            _surround(self._held, self._held_area(held.spot, held.count))
        if self._focus.isVisible():
            area = self._focus_area()
            _surround(self._focus, area)
            self._view.bring_into_view(area)

    def _held_area(self, spot: Spot, count: int) -> QRectF:
        scene = self._view.table
        assert self._session is not None
        assert scene.geometry is not None
        height = self._session.position[spot].height
        area = cards_area(scene, spot, height - count, height)
        return raised(area, RAISED * scene.geometry.card_width)

    def _focus_area(self) -> QRectF:
        """One card, or the cards that Enter picks up from the pile."""
        scene, cursor = self._view.table, self.cursor
        assert self._session is not None
        if cursor.depth is not None:
            return card_area(scene, cursor.spot, cursor.depth)
        held = scene.gestures.held
        if held is not None and held.spot is cursor.spot:
            return self._held_area(held.spot, held.count)
        height = self._session.position[cursor.spot].height
        if not height:
            return pile_area(scene, cursor.spot)
        count = max(1, longest_lift(self._session, cursor.spot)) if held is None else 1
        return cards_area(scene, cursor.spot, height - count, height)


def _surround(ring: Ring, area: QRectF) -> None:
    ring.setPos(area.topLeft())
    ring.surround(area.width(), area.height())
