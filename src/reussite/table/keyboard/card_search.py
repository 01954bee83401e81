"""Finding a card by typing its name: `7h`, `10s`, `qd`."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from reussite.kernel.cards import Card
from reussite.kernel.piles import Spot
from reussite.table.keyboard.focus import TableFocus
from reussite.table.keyboard.keys import chords
from reussite.table.speech.announcer import Announcer
from reussite.table.speech.card_names import about, listed
from reussite.table.speech.pile_descriptions import PileDescriptions
from reussite.table.surface import Surface

translate = QCoreApplication.translate

Key, Modifier = Qt.Key, Qt.KeyboardModifier
_CARD: Final = re.compile(r"(10|1|[A2-9TJQK])([SHDC])")
_BEGINNING: Final = re.compile(r"10?|[A2-9TJQK]")
_ALONE: Final = (Key.Key_Shift, Key.Key_CapsLock, Key.Key_AltGr)


class CardSearch:
    """Listens to the keys that name a card, and takes the cursor there.

    Only what can be seen is found. Of twin cards the first is found, then the other one.
    """

    def __init__(self, view: Surface, attention: TableFocus, announcer: Announcer) -> None:
        self._view = view
        self._focus = attention
        self._announcer = announcer
        self._typed: str | None = None

    @property
    def is_on(self) -> bool:
        """Whether a name is being typed."""
        return self._typed is not None

    def begin(self) -> None:
        self._typed = ""
        self._announcer.answer(translate("Speech", "Find a card: rank and suit"))

    def stop(self) -> None:
        self._typed = None

    def wants(self, event: QKeyEvent) -> bool:
        """Shortcuts stay what they are."""
        return not event.modifiers() & (Modifier.ControlModifier | Modifier.AltModifier)

    def hear(self, event: QKeyEvent) -> None:
        """A key of the name."""
        if event.key() in _ALONE or self._typed is None:
            return
        names = (chord.rpartition("+")[2] for chord in chords(event))
        letter = next((name for name in names if len(name) == 1), "")
        typed = self._typed + letter
        self._typed = None
        if named := _CARD.fullmatch(typed):
            rank = {"1": "A", "10": "T"}.get(named[1], named[1])
            self._find(Card.parse(rank + named[2]))
        elif letter and _BEGINNING.fullmatch(typed):
            self._typed = typed
        else:
            self._announcer.answer(translate("Speech", "No card found"))

    def _find(self, face: Card) -> None:
        session = self._focus.session
        assert session is not None
        phrases = PileDescriptions(session, self._view.access)
        name = phrases.card_name(face)
        found = _places(phrases, face)
        if not found:
            self._announcer.answer(about(name, translate("Speech", "not visible", "a card")))
            return
        cursor = self._focus.cursor
        here = (cursor.spot, cursor.depth)
        at = found.index(here) + 1 if here in found else 0
        spot, depth = found[at % len(found)]
        cursor.go(spot)
        cursor.look(depth)
        self._focus.moved()
        is_top = depth == session.position[spot].height - 1
        where = [phrases.place(spot), translate("Speech", "top", "a card") if is_top else ""]
        self._announcer.answer(about(name, listed(where)))


def _places(phrases: PileDescriptions, face: Card) -> list[tuple[Spot, int | None]]:
    """Where cards with this face can be seen: pile and depth."""
    position = phrases.position
    cards = [card for card in sorted(position.cards) if card.face == face.face]
    return [(spot, position[spot].cards.index(c)) for c in cards for spot in phrases.seen(c)]
