"""The player's own keys, for the actions of the window and for the orders of the table.

Keys are texts such as `Ctrl+N` and `Shift+G`, as in the settings: those of actions stand in the
section `shortcuts` by action, those of the table in the section `keys` by key.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from reussite.i18n import messages
from reussite.settings import Settings
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.keyboard.commands import MEANINGS, KeyCommand, Order
from reussite.table.keyboard.keys import KeyMap, canonical, shown
from reussite.windows.access_settings import KEYS_SECTION, kept_access
from reussite.windows.menus import actions

translate = QCoreApplication.translate

SECTION: Final = "shortcuts"
COLUMNS: Final = 10
# One and the same, asked for in two ways: they may share a key.
_SAME: Final = {
    "pause": KeyCommand.PAUSE,
    "draw": KeyCommand.DEAL,
    "undo": KeyCommand.UNDO,
    "redo": KeyCommand.REDO,
}


@dataclass(frozen=True)
class Wish:
    """Something that can be asked for by keys.

    :param key: the action, or the order as the settings write it.
    :param text: what the player reads.
    """

    key: str
    text: str
    menu: actions.Menu | None = None

    @property
    def order(self) -> Order | None:
        """What it means to the table; None: it is an action of the window."""
        return Order.parse(self.key) if self.menu is None else None


def wishes() -> list[Wish]:
    """All of them, in the order of menus and then of the table's list."""
    found = [Wish(entry.key, actions.plain(entry.text), entry.menu) for entry in actions.entries()]
    for command, meaning in MEANINGS.items():
        if command is KeyCommand.COLUMN:
            found += [_column(number) for number in range(1, COLUMNS + 1)]
        else:
            found.append(Wish(Order(command).text, meaning()))
    return found


def _column(number: int) -> Wish:
    text = translate("Keys", "Go to column %1; put the cards down there")
    return Wish(Order(KeyCommand.COLUMN, number).text, messages.filled(text, str(number)))


class Shortcuts:
    """All keys as they are now, and changes of them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._entries = {entry.key: entry for entry in actions.entries()}
        self.wishes = wishes()

    def keys(self, wish: Wish) -> list[str]:
        """What is pressed for it."""
        if wish.order is not None:
            return KeyMap(kept_access(self._settings)).chords_of(wish.order)
        if wish.key in self._settings.section(SECTION):
            return self._settings.texts(SECTION, wish.key)
        return self._usual(wish)

    def _usual(self, wish: Wish) -> list[str]:
        if wish.order is not None:
            scheme = kept_access(self._settings).scheme
            return KeyMap(AccessPreferences(scheme=scheme)).chords_of(wish.order)
        return [_text(keys) for keys in actions.sequences(self._entries[wish.key])]

    def is_changed(self, wish: Wish) -> bool:
        return set(self.keys(wish)) != set(self._usual(wish))

    def owners(self, key: str, *, other_than: Wish) -> list[Wish]:
        """What else this key asks for already."""
        chord = _chord(key)
        return [
            wish
            for wish in self.wishes
            if wish != other_than
            and not _are_same(wish, other_than)
            and chord in map(_chord, self.keys(wish))
        ]

    def give(self, wish: Wish, keys: Iterable[str]) -> None:
        """Exactly these keys ask for it from now on."""
        wanted = list(dict.fromkeys(keys))
        if wish.order is None:
            wanted = [key.replace("Enter", "Return") for key in wanted]  # the one beside letters
            if set(wanted) == set(self._usual(wish)):
                self._settings.forget(SECTION, wish.key)
            else:
                self._settings.set(SECTION, wish.key, wanted)
            return
        chords = [_chord(key) for key in wanted]
        for chord in self.keys(wish):
            if chord not in chords:
                self._settings.set(KEYS_SECTION, chord, "")
        for chord in chords:
            if chord in self._usual(wish):
                self._settings.forget(KEYS_SECTION, chord)
            else:
                self._settings.set(KEYS_SECTION, chord, wish.order.text)

    def take(self, key: str, owners: Iterable[Wish]) -> None:
        """This key asks for none of these any more."""
        chord = _chord(key)
        for wish in owners:
            self.give(wish, [known for known in self.keys(wish) if _chord(known) != chord])

    def reset(self, wish: Wish) -> None:
        """Its usual keys."""
        self.give(wish, self._usual(wish))

    def reset_all(self) -> None:
        self._settings.forget(SECTION)
        self._settings.forget(KEYS_SECTION)


def shown_keys(keys: Iterable[str]) -> str:
    """Keys as this system writes them, without those that few keyboards have, where there are
    others."""
    known = list(keys)
    common = [key for key in known if not actions.is_rare(QKeySequence(key))] or known
    return ", ".join(shown(_chord(key)) for key in common)


def _text(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def _chord(key: str) -> str:
    """A key as the table names it: there is one Enter."""
    return canonical(key.replace("Return", "Enter"))


def _are_same(one: Wish, other: Wish) -> bool:
    return any(
        action.order is None
        and table.order is not None
        and _SAME.get(action.key) is table.order.command
        for action, table in ((one, other), (other, one))
    )
