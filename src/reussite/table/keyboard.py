"""Playing by keys: what each command does to cursor, hand and voice."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent

from reussite import words
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.steps import Transition
from reussite.services.session import Session
from reussite.table.access import Verbosity
from reussite.table.announcements import Announcer
from reussite.table.attention import Attention
from reussite.table.card_words import about, card_name, listed
from reussite.table.clicking import Clicking
from reussite.table.commands import Command, Order
from reussite.table.cursor import Cursor
from reussite.table.hand import Hand
from reussite.table.keys import KeyMap, chords
from reussite.table.phrases import longest_lift
from reussite.table.reports import Reports, verbosity_name
from reussite.table.zoom import Enlarged

if TYPE_CHECKING:
    from reussite.table.view import TableView

translate = QCoreApplication.translate

Modifier = Qt.KeyboardModifier

_CARD: Final = re.compile(r"(10|1|[A2-9TJQK])([SHDC])")
_CARD_BEGUN: Final = re.compile(r"10?|[A2-9TJQK]|")


class Keyboard(QObject):
    """Plays one table by keys, and tells in words what happens on it, however it was played."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.announcer = Announcer(view)
        self.attention = Attention(view)
        self.hand = Hand(view, self.announcer)
        self.clicks = Clicking(view, self.hand)
        self.map = KeyMap(view.access)
        self._sought: str | None = None  # the name of a card, as far as it is typed
        self._source: Spot | Kind | None = None  # the first key of a direct move
        self._is_in_use = False
        self._enlarged: Enlarged | None = None
        self.announcer.breathed.connect(self._tell_names)
        view.opened.connect(self._opened)
        view.shown.connect(self._shown)
        view.rejected.connect(self._rejected)

    def renew(self) -> None:
        """The player's preferences of access have changed."""
        self.map = KeyMap(self._view.access)
        self._sought = self._source = None

    # Events.

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key means something to the table, so that no shortcut may take it."""
        if not self._is_playable:
            return False
        if self._sought is not None:
            return not event.modifiers() & (Modifier.ControlModifier | Modifier.AltModifier)
        order = self.map.order(event)
        return order is not None and (order.command is not Command.PUT_BACK or self._can_put_back)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing here."""
        if not self.wants(event):
            return False
        self._is_in_use = True
        with self.announcer.breath():
            if self._sought is not None:
                self._seek(event)
            elif order := self.map.order(event):
                self.obey(order)
            self._follow()
        return True

    def obey(self, order: Order) -> None:
        """Do what a command says."""
        self.attention.show_ring(True)
        armed, self._source = self._source, None
        if armed is not None and (targets := self._direct_targets(armed, order)):
            self._move_directly(armed, targets)
            return
        if order.command is Command.COLUMN:
            self._to_column(order.number)
        else:
            self._acts[order.command]()

    def rest(self) -> None:
        """The mouse is in use now: no ring, and fewer words."""
        self._is_in_use = False
        self._sought = self._source = None
        self.attention.show_ring(False)

    @property
    def _is_playable(self) -> bool:
        return self.attention.session is not None and not self._view.table.is_covered

    @property
    def _can_put_back(self) -> bool:
        return (
            self.hand.held is not None
            or self._source is not None
            or (self._enlarged is not None and self._enlarged.isVisible())
        )

    # What is told.

    @property
    def _tells(self) -> bool:
        """Who plays with the mouse and without a reader wants no running commentary."""
        return self._is_in_use or QAccessible.isActive()

    def _opened(self, _session: Session) -> None:
        self._sought = self._source = None
        self.attention.moved()
        if self._tells:
            self.announcer.say(self._reports.game())

    def _shown(self, what: str, transition: Transition) -> None:
        cursor = self._cursor
        if cursor.depth is not None and (
            transition.before[cursor.spot] is not transition.after[cursor.spot]
        ):
            cursor.look(None)
            self.attention.moved()
        if not self.announcer.is_breathing:
            self._tell_names()
        if self._tells:
            tell = {
                "played": self._reports.played,
                "undone": self._reports.undone,
                "redone": self._reports.redone,
            }[what]
            self.announcer.say(tell(transition), urgent=transition.won)

    def _tell_names(self) -> None:
        """After what happened, and where the cursor is now, the names that have changed."""
        if self._view.accessible is not None:
            self._view.accessible.refresh()

    def _rejected(self, move: Move) -> None:
        refusal = self._session.refusal(move)
        if refusal is not None and self._tells:
            self.announcer.say(self._reports.refused(move, refusal), urgent=True)

    def _edge(self) -> None:
        self.announcer.say(translate("Speech", "Edge", "nothing further in this direction"))

    # Moving about.

    def _moved(self, moved: bool, *, by_group: bool = False) -> None:
        if moved:
            self.attention.moved(by_group=by_group)
        else:
            self._edge()

    def _sideways(self, by: int) -> None:
        """To the right is onwards, unless the table is laid for the left hand."""
        self._moved(self._cursor.step(-by if self._view.table.look.is_mirrored else by))

    def _to_target(self, by: int) -> None:
        if self.hand.held is None:
            self._sideways(by)
            return
        by = -by if self._view.table.look.is_mirrored else by
        self._moved(self._cursor.step(by, self.hand.targets))

    def _deeper(self, by: int) -> None:
        if self.hand.held is not None:
            self._count(by)
            return
        height = self._session.position[self._cursor.spot].height
        self._moved(self._cursor.deeper(height) if by > 0 else self._cursor.higher(height))

    def _count(self, by: int) -> None:
        if not self.hand.change_count(by):
            self._edge()

    def _group_edge(self, at: int) -> None:
        self._moved(self._cursor.go(self._cursor.group.spots[at]))

    def _table_edge(self, at: int) -> None:
        self._moved(self._cursor.go(self._cursor.order[at]))

    def _look_at(self, count: int) -> None:
        """At the card that so many cards begin with."""
        height = self._session.position[self._cursor.spot].height
        if not height:
            self._edge()
            return
        self._arrive(self._cursor.look(height - max(1, count)))

    def _to_column(self, number: int) -> None:
        columns = self._cursor.of_kind(Kind.TABLEAU)
        column = next((spot for spot in columns if spot.number == number - 1), None)
        if column is None:
            self._say_no_such_place()
        elif self.hand.held is not None:
            self._gone(self.hand.put_down(column))
        else:
            self._to_place(column)

    def _to_place(self, spot: Spot) -> None:
        if spot not in self._session.position:
            self._say_no_such_place()
            return
        if self._view.access.direct_moves and spot is not STOCK:
            self._source = spot
        self._arrive(self._cursor.go(spot))

    def _arrive(self, moved: bool) -> None:
        """Tell where the cursor is; a reader says nothing of a focus that stays where it was."""
        if moved:
            self.attention.moved()
        else:
            self.announcer.say(self.attention.name(self.attention.key))

    def _among(self, kind: Kind, by: int) -> None:
        """Walk the cells or foundations, or put the cards there."""
        if self.hand.held is not None:
            self._gone(self.hand.put_on(kind))
            return
        piles = self._cursor.of_kind(kind)
        if kind is Kind.FOUNDATION:
            piles = tuple(spot for spot in piles if not self._is_complete(spot)) or piles
        if not piles:
            self._say_no_such_place()
            return
        if self._view.access.direct_moves and kind is Kind.CELL:
            self._source = kind
        self._arrive(self._cursor.cycle(by, piles))

    def _is_complete(self, spot: Spot) -> bool:
        top = self._session.position[spot].top
        return top is not None and not any(
            all(fit.holds(card, top) for fit in self._session.game.rules.piles[spot.kind].build)
            for card in self._session.position.cards
        )

    def _say_no_such_place(self) -> None:
        self.announcer.say(
            words.sentence(Refusal("no-such-place"), self._session.deal.variant), urgent=True
        )

    def _gone(self, target: Spot | None) -> None:
        """Cards went somewhere, and the cursor with them."""
        if target is not None and self._cursor.go(target):
            self.attention.moved()
        else:
            self.attention.place_rings()

    # Direct moves.

    def _direct_targets(self, armed: Spot | Kind, order: Order) -> tuple[Spot, ...]:
        """Where the second key of a direct move leads; empty where it is no such key."""
        if order.command is Command.COLUMN:
            columns = self._cursor.of_kind(Kind.TABLEAU)
            return tuple(spot for spot in columns if spot.number == order.number - 1)
        kind = {Command.CELL: Kind.CELL, Command.FOUNDATION: Kind.FOUNDATION}.get(order.command)
        if kind is None or kind is armed:
            return ()
        return self._cursor.of_kind(kind)

    def _move_directly(self, armed: Spot | Kind, targets: tuple[Spot, ...]) -> None:
        if targets == (armed,):
            self.announcer.say(self._reports.put_back())
            return
        source = armed if isinstance(armed, Spot) else self._fitting(armed, targets)
        self._gone(self.hand.move(source, targets))

    def _fitting(self, kind: Kind, targets: tuple[Spot, ...]) -> Spot:
        """Of a kind of pile, the first with a card that goes there, else the one looked at."""
        moves = self._session.legal()
        sources = (
            m.source for m in moves if m.source.kind is kind and m.lands_on(m.source) in targets
        )
        return next(sources, self._cursor.spot)

    # Playing.

    def _act(self) -> None:
        spot = self._cursor.spot
        if self.hand.held is not None:
            self._gone(self.hand.put_down(spot))
        elif spot is STOCK:
            self.hand.deal()
        else:
            self.hand.pick_up(spot, self.attention.count)
        self.attention.place_rings()

    def _upwards(self) -> None:
        """The card goes up; the cursor stays, unless it carries the card."""
        carries = self.hand.held is not None
        target = self.hand.upwards(self._cursor.spot)
        if carries:
            self._gone(target)

    def act_on(self, spot: Spot) -> None:
        """Pick up or put down on a pile, as a reader or a list asks for it."""
        self._is_in_use = True
        with self.announcer.breath():
            self._cursor.go(spot)
            self.attention.moved()
            self._act()

    def act_on_card(self, spot: Spot, depth: int) -> None:
        """The same for one card of a pile, if it is still there."""
        self._is_in_use = True
        with self.announcer.breath():
            self._cursor.go(spot)
            if depth < self._session.position[spot].height:
                self._cursor.look(depth)
            self._act()

    def play(self, move: Move) -> None:
        """A move chosen from a list."""
        self._is_in_use = True
        with self.announcer.breath():
            self._gone(self.hand.play(move))

    def _put_back(self) -> None:
        if self._enlarged is not None and self._enlarged.isVisible():
            self._enlarged.hide()
            return
        if not self.hand.put_back():
            self.announcer.say(self._reports.put_back())  # a direct move was begun
        self.attention.place_rings()

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
            self.announcer.say(words.sentence(refusal, self._session.deal.variant), urgent=True)
        else:
            self._view.wished.emit(key)

    def _pause(self) -> None:
        if self._session.clock.limit_ms is None:
            self.announcer.say(translate("Speech", "This game has no clock"))
        else:
            self._wish("pause", None)

    # Asking how things stand.

    def _read_pile(self) -> None:
        full = replace(self._view.access, verbosity=Verbosity.FULL, card_first=False)
        self.announcer.say(Reports(self._session, full).phrases.pile(self._cursor.spot))

    def _change_verbosity(self) -> None:
        levels = list(Verbosity)
        at = levels.index(self._view.access.verbosity)
        verbosity = levels[(at + 1) % len(levels)]
        self._view.access = replace(self._view.access, verbosity=verbosity)
        self._view.access_changed.emit(self._view.access)
        self.announcer.say(verbosity_name(verbosity))

    def _repeat(self, *, older: bool) -> None:
        if not self.announcer.repeat(older=older):
            self._edge()

    # The enlarged card.

    def _zoom(self) -> None:
        if self._enlarged is not None and self._enlarged.isVisible():
            self._enlarged.hide()
            return
        if self._enlarged is None:
            self._enlarged = Enlarged(self._view.viewport())
        card = self._card_looked_at
        self._enlarged.enlarge(card, self._view.table.faces.deck)
        if card is not None:
            self.announcer.say(card_name(card))

    def _follow(self) -> None:
        """The enlarged card is the one under the cursor."""
        if self._enlarged is not None and self._enlarged.isVisible():
            self._enlarged.enlarge(self._card_looked_at, self._view.table.faces.deck)

    @property
    def _card_looked_at(self) -> Card | None:
        """The card under the cursor, if it can be seen."""
        cursor = self._cursor
        pile = self._session.position[cursor.spot]
        depth = cursor.depth if cursor.depth is not None else pile.height - 1
        first = max(self._reports.phrases.seen_from(cursor.spot), len(pile.down))
        return pile.cards[depth] if first <= depth < pile.height else None

    # Finding a card.

    def _begin_seeking(self) -> None:
        self._sought = ""
        self.announcer.say(translate("Speech", "Find a card: rank and suit"))

    def _seek(self, event: QKeyEvent) -> None:
        assert self._sought is not None
        if event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_AltGr):
            return
        names = (chord.rpartition("+")[2] for chord in chords(event))
        typed = next((name for name in names if len(name) == 1), "")
        sought = self._sought + typed
        if found := _CARD.fullmatch(sought):
            self._sought = None
            rank = {"1": "A", "10": "T"}.get(found[1], found[1])
            self._find(Card.parse(rank + found[2]))
        elif typed and _CARD_BEGUN.fullmatch(sought):
            self._sought = sought
        else:
            self._sought = None
            self.announcer.say(translate("Speech", "No card found"))

    def _find(self, face: Card) -> None:
        """Tell where the cards with this face lie, and go to the first; or on, to the next."""
        phrases = self._reports.phrases
        position = self._session.position
        cards = [card for card in sorted(position.cards) if card.face == face.face]
        found = [(spot, position[spot].cards.index(c)) for c in cards for spot in phrases.seen(c)]
        name = phrases.card_name(face)
        if not found:
            self.announcer.say(about(name, translate("Speech", "not to be seen", "a card")))
            return
        here = (self._cursor.spot, self._cursor.depth)
        at = (found.index(here) + 1) % len(found) if here in found else 0
        spot, depth = found[at]
        is_top = depth == position[spot].height - 1
        where = [phrases.place(spot), translate("Speech", "top", "a card") if is_top else ""]
        self._cursor.go(spot)
        self._cursor.look(depth)
        self.attention.moved()
        self.announcer.say(about(name, listed(where)))

    # All of it.

    @property
    def _acts(self) -> Mapping[Command, Callable[[], object]]:
        hand, cursor, reports = self.hand, self._cursor, self._reports
        say = self.announcer.say
        return {
            Command.LEFT: lambda: self._sideways(-1),
            Command.RIGHT: lambda: self._sideways(1),
            Command.UP: lambda: self._deeper(1),
            Command.DOWN: lambda: self._deeper(-1),
            Command.PREVIOUS_GROUP: lambda: self._moved(cursor.step_group(-1), by_group=True),
            Command.NEXT_GROUP: lambda: self._moved(cursor.step_group(1), by_group=True),
            Command.GROUP_START: lambda: self._group_edge(0),
            Command.GROUP_END: lambda: self._group_edge(-1),
            Command.TABLE_START: lambda: self._table_edge(0),
            Command.TABLE_END: lambda: self._table_edge(-1),
            Command.DEEPEST: lambda: self._look_at(longest_lift(self._session, cursor.spot)),
            Command.TOP: lambda: self._look_at(1),
            Command.PREVIOUS_TARGET: lambda: self._to_target(-1),
            Command.NEXT_TARGET: lambda: self._to_target(1),
            Command.STOCK: lambda: self._to_place(STOCK),
            Command.WASTE: lambda: self._to_place(WASTE),
            Command.CELL: lambda: self._among(Kind.CELL, 1),
            Command.CELL_BACK: lambda: self._among(Kind.CELL, -1),
            Command.FOUNDATION: lambda: self._among(Kind.FOUNDATION, 1),
            Command.FOUNDATION_BACK: lambda: self._among(Kind.FOUNDATION, -1),
            Command.ACT: self._act,
            Command.FEWER: lambda: self._count(-1),
            Command.MORE: lambda: self._count(1),
            Command.PUT_BACK: self._put_back,
            Command.DEAL: hand.deal,
            Command.UPWARDS: self._upwards,
            Command.BEST: lambda: hand.best(cursor.spot, self.attention.count),
            Command.MOVES: self._list_moves,
            Command.READ_PILE: self._read_pile,
            Command.READ_TABLE: lambda: say(reports.table()),
            Command.READ_COLUMNS: lambda: say(reports.columns()),
            Command.READ_FOUNDATIONS: lambda: say(reports.foundations()),
            Command.READ_NUMBERS: lambda: say(reports.numbers()),
            Command.FIND: self._begin_seeking,
            Command.REPEAT: lambda: self._repeat(older=False),
            Command.REPEAT_OLDER: lambda: self._repeat(older=True),
            Command.VERBOSITY: self._change_verbosity,
            Command.ZOOM: self._zoom,
            Command.UNDO: self._undo,
            Command.REDO: self._redo,
            Command.PAUSE: self._pause,
        }

    @property
    def _reports(self) -> Reports:
        return Reports(self._session, self._view.access)

    @property
    def _cursor(self) -> Cursor:
        return self.attention.cursor

    @property
    def _session(self) -> Session:
        session = self.attention.session
        assert session is not None
        return session
