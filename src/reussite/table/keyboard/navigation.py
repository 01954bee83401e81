"""Moving about on the table by keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reussite.game.session import Session
from reussite.i18n import refusals
from reussite.kernel.piles import Kind, Spot
from reussite.table.keyboard.cursor import Cursor
from reussite.table.keyboard.focus import TableFocus
from reussite.table.keyboard.selection import Selection, missing_pile
from reussite.table.scene import TableScene
from reussite.table.speech.announcer import Announcer

translate = QCoreApplication.translate


class Navigation:
    """Takes the cursor from place to place, and tells where it is or that it goes no further."""

    def __init__(
        self, table: TableScene, attention: TableFocus, hand: Selection, announcer: Announcer
    ) -> None:
        self._table = table
        self._focus = attention
        self._selection = hand
        self._announcer = announcer

    # Steps.

    def sideways(self, by: int) -> None:
        """To the right is onwards, unless the table is laid for the left hand."""
        self.stepped(self._cursor.step(self._onwards(by)))

    def to_target(self, by: int) -> None:
        """To a pile that takes the cards in hand; with empty hands to any."""
        if self._selection.held is None:
            self.sideways(by)
        else:
            self.stepped(self._cursor.step(self._onwards(by), self._selection.targets))

    def deeper(self, by: int) -> None:
        """To the card under this one (1), or the one on it (-1)."""
        height = self._height
        self.stepped(self._cursor.deeper(height) if by > 0 else self._cursor.higher(height))

    def to_group(self, by: int) -> None:
        self.stepped(self._cursor.step_group(by), by_group=True)

    def to_end(self, spots: tuple[Spot, ...], at: int) -> None:
        """To the first (0) or last (-1) of some piles."""
        self.stepped(self._cursor.go(spots[at]))

    def look_at(self, count: int) -> None:
        """At the card that so many cards begin with."""
        if self._height:
            self.arrived(self._cursor.look(self._height - max(1, count)))
        else:
            self.edge()

    def to_place(self, spot: Spot) -> bool:
        """To a pile by its own key; False where the game has none."""
        if spot not in self._session.position:
            self.no_such_place(spot.kind)
            return False
        self.arrived(self._cursor.go(spot))
        return True

    def among(self, kind: Kind, by: int) -> bool:
        """Round the piles of one kind, passing by what is complete; False where there are none."""
        piles = self._cursor.of_kind(kind)
        piles = tuple(spot for spot in piles if not self._is_complete(spot)) or piles
        if not piles:
            self.no_such_place(kind)
            return False
        self.arrived(self._cursor.cycle(by, piles))
        return True

    # Where that led.

    def stepped(self, moved: bool, *, by_group: bool = False) -> None:
        """Tell where a step led."""
        if moved:
            self._focus.moved(by_group=by_group)
        else:
            self.edge()

    def arrived(self, moved: bool) -> None:
        """Tell where the cursor is; a reader says nothing of a focus that stays where it was."""
        if moved:
            self._focus.moved()
        else:
            self._announcer.say(self._focus.name(self._focus.key))

    def followed(self, target: Spot | None) -> None:
        """Cards went somewhere, and the cursor with them."""
        if target is not None and self._cursor.go(target):
            self._focus.moved()
        else:
            self._focus.place_rings()

    def edge(self) -> None:
        self._announcer.say(translate("Speech", "Edge", "nothing further in this direction"))

    def no_such_place(self, kind: Kind) -> None:
        """Tell that the game has no pile of this kind, or not so many."""
        refusal = missing_pile(self._session.game, kind)
        sentence = refusals.sentence(refusal, self._session.deal.variant)
        self._announcer.say(sentence, urgent=True)

    # Looking.

    def _onwards(self, by: int) -> int:
        return -by if self._table.theme.is_mirrored else by

    def _is_complete(self, spot: Spot) -> bool:
        """Whether no card of the game goes on this foundation any more."""
        if spot.kind is not Kind.FOUNDATION:
            return False
        position, rule = self._session.position, self._session.game.rules.piles[spot.kind]
        top = position[spot].top
        return top is not None and not any(
            all(fit.holds(card, top) for fit in rule.build) for card in position.cards
        )

    @property
    def _height(self) -> int:
        return self._session.position[self._cursor.spot].height

    @property
    def _cursor(self) -> Cursor:
        return self._focus.cursor

    @property
    def _session(self) -> Session:
        session = self._focus.session
        assert session is not None
        return session
