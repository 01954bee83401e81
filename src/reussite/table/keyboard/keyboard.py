"""Playing by keys: what each command does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, SignalInstance
from PySide6.QtGui import QKeyEvent

from reussite.game.session import Session
from reussite.i18n import refusals
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.table.a11y.magnifier import Lens, MagnifiedSurface
from reussite.table.a11y.preferences import AccessPreferences, Verbosity
from reussite.table.keyboard import two_key_moves
from reussite.table.keyboard.card_search import CardSearch
from reussite.table.keyboard.commands import KeyCommand, Order
from reussite.table.keyboard.cursor import Cursor
from reussite.table.keyboard.focus import FocusMoved, FocusSurface, TableFocus
from reussite.table.keyboard.keys import KeyMap, types_a_sign
from reussite.table.keyboard.navigation import Navigation
from reussite.table.keyboard.selection import PlayingSurface, Selection
from reussite.table.mouse.click_click import ClickClick, ClickSurface
from reussite.table.speech.announcer import Announcer, Notes, SpeakingSurface
from reussite.table.speech.commentary import Commentary, Refreshed, ShowingSurface
from reussite.table.speech.move_results import MoveResults, verbosity_name
from reussite.table.speech.pile_descriptions import longest_lift

translate = QCoreApplication.translate


class Reader(Notes, Refreshed, FocusMoved, Protocol):
    """What a screen reader knows of the table."""


class KeyboardSurface(
    SpeakingSurface,
    ShowingSurface,
    FocusSurface,
    PlayingSurface,
    ClickSurface,
    MagnifiedSurface,
    Protocol,
):
    """What playing by keys uses of the table's widget, itself and by its parts."""

    access: AccessPreferences

    @property
    def accessible(self) -> Reader | None: ...

    @property
    def access_changed(self) -> SignalInstance: ...

    @property
    def wished(self) -> SignalInstance: ...

    def drop_held(self) -> None: ...


class Keyboard(QObject):
    """Plays one table by keys; it knows all that keys, words and readers need of it."""

    def __init__(self, view: KeyboardSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.announcer = Announcer(view, self)
        self.focus = TableFocus(view, self)
        self.selection = Selection(view, self.announcer)
        self.clicks = ClickClick(view, self.selection)
        self.map = KeyMap(view.access)
        self.search = CardSearch(view, self.focus, self.announcer)
        self.lens = Lens(view, self.focus, self.announcer)
        self._navigation = Navigation(view.table, self.focus, self.selection, self.announcer)
        self._commentary = Commentary(view, self.announcer, self.focus, self)
        self._source: Spot | Kind | None = None  # the first key of a direct move
        view.opened.connect(self._stop)

    def renew(self) -> None:
        """The player's preferences of access have changed."""
        self.map = KeyMap(self._view.access)
        self._stop()

    def _stop(self) -> None:
        """What was begun by keys means nothing any more."""
        self.search.stop()
        self._source = None

    # Events.

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key means something to the table, so that no shortcut may take it."""
        if self.focus.session is None or self._view.table.is_covered:
            return False
        if self.search.is_on:
            return self.search.wants(event)
        order = self.map.order(event)
        return order is not None and (
            order.command is not KeyCommand.PUT_BACK or self._can_put_back
        )

    def keeps(self, event: QKeyEvent) -> bool:
        """Whether no shortcut may take a key for the character that it types."""
        return self.wants(event) or types_a_sign(event)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing here."""
        if not self.wants(event):
            return False
        self._commentary.is_wanted = True
        with self.announcer.breath():
            if self.search.is_on:
                self.search.hear(event)
            elif order := self.map.order(event):
                self.obey(order)
            self.lens.follow()
        return True

    def obey(self, order: Order) -> None:
        """Do what a command says."""
        self.focus.show_ring(True)
        source, self._source = self._source, None
        goals = two_key_moves.targets(source, order, self._cursor) if source is not None else ()
        if source is not None and goals:
            self._move_directly(source, goals)
        elif order.command is KeyCommand.COLUMN:
            self._to_column(order.number)
        else:
            self._acts[order.command]()

    def rest(self) -> None:
        """The mouse is in use now: no ring, and fewer words."""
        self._commentary.is_wanted = False
        self._stop()
        self.focus.show_ring(False)

    @property
    def _can_put_back(self) -> bool:
        return self.selection.held is not None or self._source is not None or self.lens.is_open

    # Going, or putting down where one goes.

    def _to_column(self, number: int) -> None:
        columns = self._cursor.of_kind(Kind.TABLEAU)
        column = next((spot for spot in columns if spot.number == number - 1), None)
        if column is None:
            self._navigation.no_such_place(Kind.TABLEAU)
        elif self.selection.held is not None:
            self._navigation.followed(self.selection.put_down(column))
        else:
            self._to_place(column)

    def _to_place(self, spot: Spot) -> None:
        if self._navigation.to_place(spot) and spot is not STOCK:
            self._begin_move(spot)

    def _among(self, kind: Kind, by: int) -> None:
        if self.selection.held is not None:
            self._navigation.followed(self.selection.put_on(kind))
        elif self._navigation.among(kind, by) and kind is Kind.CELL:
            self._begin_move(kind)

    def _deeper(self, by: int) -> None:
        if self.selection.held is not None:
            self._count(by)
        else:
            self._navigation.deeper(by)

    def _count(self, by: int) -> None:
        if not self.selection.change_count(by):
            self._navigation.edge()

    # Direct moves.

    def _begin_move(self, source: Spot | Kind) -> None:
        if self._view.access.direct_moves:
            self._source = source

    def _move_directly(self, source: Spot | Kind, goals: tuple[Spot, ...]) -> None:
        if goals == (source,):
            self.announcer.say(self._reports.put_back())
            return
        if not isinstance(source, Spot):
            source = two_key_moves.fitting(self._session, source, goals, self._cursor)
        self._navigation.followed(self.selection.move(source, goals))

    # Playing.

    def _act(self) -> None:
        spot = self._cursor.spot
        if self.selection.held is not None:
            self._navigation.followed(self.selection.put_down(spot))
        elif spot is STOCK:
            self.selection.deal()
        else:
            self.selection.pick_up(spot, self.focus.count)
        self.focus.place_rings()

    def _upwards(self) -> None:
        """The card goes up; the cursor stays, unless it carries the card."""
        carries = self.selection.held is not None
        target = self.selection.upwards(self._cursor.spot)
        if carries:
            self._navigation.followed(target)

    def act_on(self, spot: Spot) -> None:
        """Pick up or put down on a pile, as a reader or a list asks for it."""
        self._commentary.is_wanted = True
        with self.announcer.breath():
            self._cursor.go(spot)
            self.focus.moved()
            self._act()

    def act_on_card(self, spot: Spot, depth: int) -> None:
        """The same for one card of a pile, if it is still there."""
        self._commentary.is_wanted = True
        with self.announcer.breath():
            self._cursor.go(spot)
            if depth < self._session.position[spot].height:
                self._cursor.look(depth)
            self._act()

    def play(self, move: Move) -> None:
        """A move chosen from a list."""
        self._commentary.is_wanted = True
        with self.announcer.breath():
            self._navigation.followed(self.selection.play(move))

    def _put_back(self) -> None:
        if self.lens.is_open:
            self.lens.close()
            return
        if not self.selection.put_back():
            self.announcer.say(self._reports.put_back())  # a direct move was begun
        self.focus.place_rings()

    def _list_moves(self) -> None:
        self._view.drop_held()
        self._view.moves_wanted.emit(self._session.legal())

    def _undo(self) -> None:
        self._wish("undo", self._session.undo_refusal())

    def _redo(self) -> None:
        self._wish("redo", self._session.redo_refusal())

    def _wish(self, key: str, refusal: Refusal | None) -> None:
        self._view.drop_held()
        if refusal is not None:
            sentence = refusals.sentence(refusal, self._session.deal.variant)
            self.announcer.say(sentence, urgent=True)
        else:
            self._view.wished.emit(key)

    def _pause(self) -> None:
        self._wish("pause", None)

    # Asking how things stand.

    def numbers(self) -> str:
        """Time, moves and score, in words."""
        return self._reports.numbers()

    def _read_pile(self) -> None:
        full = replace(self._view.access, verbosity=Verbosity.FULL, card_first=False)
        told = MoveResults(self._session, full).descriptions.whole(self._cursor.spot)
        self.announcer.answer(told)

    def _change_verbosity(self) -> None:
        levels = list(Verbosity)
        at = levels.index(self._view.access.verbosity)
        verbosity = levels[(at + 1) % len(levels)]
        self._view.access = replace(self._view.access, verbosity=verbosity)
        self._view.access_changed.emit(self._view.access)
        self.announcer.answer(verbosity_name(verbosity))

    def _repeat(self, *, older: bool) -> None:
        if not self.announcer.repeat(older=older):
            self._navigation.edge()

    # All of it.

    @property
    def _acts(self) -> Mapping[KeyCommand, Callable[[], object]]:
        hand, walk, cursor, reports = self.selection, self._navigation, self._cursor, self._reports
        answer = self.announcer.answer
        return {
            KeyCommand.LEFT: lambda: walk.sideways(-1),
            KeyCommand.RIGHT: lambda: walk.sideways(1),
            KeyCommand.UP: lambda: self._deeper(1),
            KeyCommand.DOWN: lambda: self._deeper(-1),
            KeyCommand.PREVIOUS_GROUP: lambda: walk.to_group(-1),
            KeyCommand.NEXT_GROUP: lambda: walk.to_group(1),
            KeyCommand.GROUP_START: lambda: walk.to_end(cursor.group.spots, 0),
            KeyCommand.GROUP_END: lambda: walk.to_end(cursor.group.spots, -1),
            KeyCommand.TABLE_START: lambda: walk.to_end(cursor.order, 0),
            KeyCommand.TABLE_END: lambda: walk.to_end(cursor.order, -1),
            KeyCommand.DEEPEST: lambda: walk.look_at(longest_lift(self._session, cursor.spot)),
            KeyCommand.TOP: lambda: walk.look_at(1),
            KeyCommand.PREVIOUS_TARGET: lambda: walk.to_target(-1),
            KeyCommand.NEXT_TARGET: lambda: walk.to_target(1),
            KeyCommand.STOCK: lambda: self._to_place(STOCK),
            KeyCommand.WASTE: lambda: self._to_place(WASTE),
            KeyCommand.CELL: lambda: self._among(Kind.CELL, 1),
            KeyCommand.CELL_BACK: lambda: self._among(Kind.CELL, -1),
            KeyCommand.FOUNDATION: lambda: self._among(Kind.FOUNDATION, 1),
            KeyCommand.FOUNDATION_BACK: lambda: self._among(Kind.FOUNDATION, -1),
            KeyCommand.ACT: self._act,
            KeyCommand.FEWER: lambda: self._count(-1),
            KeyCommand.MORE: lambda: self._count(1),
            KeyCommand.PUT_BACK: self._put_back,
            KeyCommand.DEAL: hand.deal,
            KeyCommand.UPWARDS: self._upwards,
            KeyCommand.BEST: lambda: hand.best(cursor.spot, self.focus.count),
            KeyCommand.MOVES: self._list_moves,
            KeyCommand.READ_PILE: self._read_pile,
            KeyCommand.READ_TABLE: lambda: answer(reports.table()),
            KeyCommand.READ_COLUMNS: lambda: answer(reports.columns()),
            KeyCommand.READ_FOUNDATIONS: lambda: answer(reports.foundations()),
            KeyCommand.READ_NUMBERS: lambda: answer(reports.numbers()),
            KeyCommand.FIND: self.search.begin,
            KeyCommand.REPEAT: lambda: self._repeat(older=False),
            KeyCommand.REPEAT_OLDER: lambda: self._repeat(older=True),
            KeyCommand.VERBOSITY: self._change_verbosity,
            KeyCommand.ZOOM: self.lens.turn,
            KeyCommand.UNDO: self._undo,
            KeyCommand.REDO: self._redo,
            KeyCommand.PAUSE: self._pause,
        }

    @property
    def _reports(self) -> MoveResults:
        return MoveResults(self._session, self._view.access)

    @property
    def _cursor(self) -> Cursor:
        return self.focus.cursor

    @property
    def _session(self) -> Session:
        session = self.focus.session
        assert session is not None
        return session
