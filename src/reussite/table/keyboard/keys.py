"""From pressed keys to commands: by the key's place where it does not type a Latin letter.

A key is written as its character or name after its modifiers: `Shift+G`, `Ctrl+Left`, `Num+4` for
the numeric keypad. Nothing depends on CapsLock, and on NumLock only what it is for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from reussite.table.a11y.preferences import AccessPreferences, Scheme
from reussite.table.keyboard.commands import MEANINGS, KeyCommand, Order

translate = QCoreApplication.translate

Key = Qt.Key
Modifier = Qt.KeyboardModifier

# Where keys are. Places are counted as Linux does; the main block is the same on Windows.

_FIRST_CODE: Final = 0 if sys.platform in ("win32", "darwin") else 8  # X11 and Wayland add 8
_LETTER_ROWS: Final = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_PLACES: Final[Mapping[int, str]] = {
    **{2 + n: digit for n, digit in enumerate("1234567890")},
    **{first + n: char for first, row in _LETTER_ROWS.items() for n, char in enumerate(row)},
    12: "-",
    13: "=",
    51: ",",
    53: "/",
}
# macOS gives no place, but a number for each key of the American keyboard.
_MAC_KEYS: Final[Mapping[int, str]] = {
    **dict(enumerate("ASDFHGZXCV")),
    **{11 + n: char for n, char in enumerate("BQWERYT123465=97-80")},
    31: "O",
    32: "U",
    34: "I",
    35: "P",
    37: "L",
    38: "J",
    40: "K",
    43: ",",
    44: "/",
    45: "N",
    46: "M",
}
# Where a platform tells no place, the usual layouts are supposed.
_RUSSIAN: Final = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
_BULGARIAN: Final = dict(zip("УЕИШЩКСДЗЬЯАОЖГТНВЮЙЪЭФХП", "WERTYUIOPASDFGHJKLZXCVBNM", strict=True))

# Signs that are known by their places, too.
_SIGNS: Final = ("-", "=", "/", ",")

# How keys are called.

_NAMES: Final[Mapping[int, str]] = {
    Key.Key_Left: "Left",
    Key.Key_Right: "Right",
    Key.Key_Up: "Up",
    Key.Key_Down: "Down",
    Key.Key_Home: "Home",
    Key.Key_End: "End",
    Key.Key_PageUp: "PgUp",
    Key.Key_PageDown: "PgDown",
    Key.Key_Space: "Space",
    Key.Key_Return: "Enter",
    Key.Key_Enter: "Enter",
    Key.Key_Escape: "Esc",
    Key.Key_Backspace: "Backspace",
    Key.Key_Insert: "Ins",
    Key.Key_Delete: "Del",
    **{Key.Key_F1.value + n: f"F{n + 1}" for n in range(12)},
}
_KEYPAD: Final[Mapping[int, str]] = {
    **{Key.Key_0.value + n: str(n) for n in range(10)},
    # The same keys without NumLock.
    Key.Key_Insert: "0",
    Key.Key_End: "1",
    Key.Key_Down: "2",
    Key.Key_PageDown: "3",
    Key.Key_Left: "4",
    Key.Key_Clear: "5",
    Key.Key_Right: "6",
    Key.Key_Home: "7",
    Key.Key_Up: "8",
    Key.Key_PageUp: "9",
    Key.Key_Delete: ".",
    Key.Key_Period: ".",
    Key.Key_Comma: ".",
    Key.Key_Plus: "+",
    Key.Key_Minus: "-",
    Key.Key_Asterisk: "*",
    Key.Key_Slash: "/",
    Key.Key_Enter: "Enter",
}
_MODIFIERS: Final = (
    (Modifier.ControlModifier, "Ctrl+"),
    (Modifier.AltModifier, "Alt+"),
    (Modifier.ShiftModifier, "Shift+"),
)


def latin_letter(event: QKeyEvent) -> str:
    """The letter A-Z on a key: the one it types, else the one that a Latin keyboard has there."""
    key = event.key()
    if Key.Key_A <= key <= Key.Key_Z:
        return chr(key)
    place = _place(event)
    if types_a_sign(event):
        return place
    if not _is_other_letter(key):
        return ""
    if _has_place(event):
        return place if place.isalpha() else ""
    language = QGuiApplication.inputMethod().locale().language()
    table = _BULGARIAN if language == QLocale.Language.Bulgarian else _RUSSIAN
    return table.get(chr(key), "")


def types_a_sign(event: QKeyEvent) -> bool:
    """Whether a letter key types none: where Q is elsewhere, Bulgarian typewriters have a comma."""
    return event.key() == Key.Key_Comma and _place(event) == "Q"


def chords(event: QKeyEvent) -> Iterator[str]:
    """What a pressed key may be called, the best name first."""
    modifiers, key = event.modifiers(), event.key()
    if modifiers & Modifier.MetaModifier:
        return
    prefix = "".join(name for modifier, name in _MODIFIERS if modifiers & modifier)
    unshifted = prefix.removesuffix("Shift+")
    place = _place(event)
    if modifiers & Modifier.KeypadModifier and key in _KEYPAD:
        yield f"{prefix}Num+{_KEYPAD[key]}"
    if place.isdigit():  # French keyboards have other characters there
        yield prefix + place
    if letter := latin_letter(event):
        yield prefix + letter
    elif name := _NAMES.get(key):
        yield prefix + name
    elif 0x20 < key < 0x80:  # a character that may need Shift: never two commands
        yield unshifted + chr(key)
    if place in _SIGNS:
        yield unshifted + place


def canonical(chord: str) -> str:
    """A key as a player may have written it, `shift+g`, in the way that `chords` writes it."""
    head, _, key = chord.replace(" ", "").rpartition("+")
    if not key and "+" in chord:
        head, key = head.removesuffix("+"), "+"
    given = {part.lower() for part in head.split("+")}
    prefix = "".join(name for _, name in _MODIFIERS if name[:-1].lower() in given)
    names = {name.lower(): name for name in _NAMES.values()}
    keypad = "Num+" if "num" in given else ""
    return prefix + keypad + names.get(key.lower(), key.upper())


def _place(event: QKeyEvent) -> str:
    """What an American keyboard has at the place of this key; empty where that is unknown."""
    if event.modifiers() & Modifier.KeypadModifier:
        return ""
    if not _has_place(event):
        return ""
    if sys.platform == "darwin":
        return _MAC_KEYS.get(event.nativeVirtualKey(), "")
    return _PLACES.get(event.nativeScanCode() - _FIRST_CODE, "")


def _has_place(event: QKeyEvent) -> bool:
    """Whether the platform tells the place of this key."""
    return bool(event.nativeVirtualKey() if sys.platform == "darwin" else event.nativeScanCode())


def _is_other_letter(key: int) -> bool:
    """Whether a key types a letter of another alphabet; Qt's named keys begin far above."""
    return 0x250 <= key < 0x1000000 and chr(key).isalpha()


# The schemes: for each command its keys, separated by blanks.

_STANDARD: Final[Mapping[KeyCommand, str]] = {
    KeyCommand.LEFT: "Left",
    KeyCommand.RIGHT: "Right",
    KeyCommand.UP: "Up",
    KeyCommand.DOWN: "Down",
    KeyCommand.PREVIOUS_GROUP: "Ctrl+Up Shift+F6",
    KeyCommand.NEXT_GROUP: "Ctrl+Down F6",
    KeyCommand.GROUP_START: "Home",
    KeyCommand.GROUP_END: "End",
    KeyCommand.TABLE_START: "Ctrl+Home",
    KeyCommand.TABLE_END: "Ctrl+End",
    KeyCommand.DEEPEST: "PgUp",
    KeyCommand.TOP: "PgDown",
    KeyCommand.PREVIOUS_TARGET: "Ctrl+Left",
    KeyCommand.NEXT_TARGET: "Ctrl+Right",
    KeyCommand.COLUMN: "1 2 3 4 5 6 7 8 9 0",
    KeyCommand.STOCK: "S",
    KeyCommand.WASTE: "W",
    KeyCommand.CELL: "C",
    KeyCommand.CELL_BACK: "Shift+C",
    KeyCommand.FOUNDATION: "F",
    KeyCommand.FOUNDATION_BACK: "Shift+F",
    KeyCommand.ACT: "Space Enter",
    KeyCommand.FEWER: "-",
    KeyCommand.MORE: "+ =",
    KeyCommand.PUT_BACK: "Esc",
    KeyCommand.DEAL: "D",
    KeyCommand.UPWARDS: "A",
    KeyCommand.BEST: "Shift+Enter",
    KeyCommand.MOVES: "M",
    KeyCommand.READ_PILE: "I",
    KeyCommand.READ_TABLE: "Shift+I",
    KeyCommand.READ_COLUMNS: "T",
    KeyCommand.READ_FOUNDATIONS: "B",
    KeyCommand.READ_NUMBERS: "K",
    KeyCommand.FIND: "/",
    KeyCommand.REPEAT: "R",
    KeyCommand.REPEAT_OLDER: "Shift+R",
    KeyCommand.VERBOSITY: "V",
    KeyCommand.ZOOM: "Z",
    KeyCommand.UNDO: "U",
    KeyCommand.REDO: "Shift+U",
    KeyCommand.PAUSE: "P",
}
_NUMPAD: Final[Mapping[KeyCommand, str]] = {
    KeyCommand.LEFT: "Num+4",
    KeyCommand.RIGHT: "Num+6",
    KeyCommand.UP: "Num+8",
    KeyCommand.DOWN: "Num+2",
    KeyCommand.PREVIOUS_GROUP: "Num+7",
    KeyCommand.NEXT_GROUP: "Num+9",
    KeyCommand.PREVIOUS_TARGET: "Num+1",
    KeyCommand.NEXT_TARGET: "Num+3",
    KeyCommand.ACT: "Num+5",
    KeyCommand.DEAL: "Num+0",
    KeyCommand.UNDO: "Num+.",
    KeyCommand.MORE: "Num++",
    KeyCommand.FEWER: "Num+-",
    KeyCommand.BEST: "Num+Enter",
    KeyCommand.MOVES: "Num+/",
    KeyCommand.READ_PILE: "Num+*",
}
# What these letters do otherwise is done by Alt and the letter.
_LEFT_HAND: Final[Mapping[KeyCommand, str]] = {
    KeyCommand.LEFT: "A",
    KeyCommand.RIGHT: "D",
    KeyCommand.UP: "W",
    KeyCommand.DOWN: "S",
    KeyCommand.PREVIOUS_GROUP: "Q",
    KeyCommand.NEXT_GROUP: "E",
    KeyCommand.PREVIOUS_TARGET: "Shift+A",
    KeyCommand.NEXT_TARGET: "Shift+D",
    KeyCommand.COLUMN: "1 2 3 4 5 Shift+1 Shift+2 Shift+3 Shift+4 Shift+5",
    KeyCommand.DEAL: "R Alt+D",
    KeyCommand.UNDO: "Z",
    KeyCommand.PUT_BACK: "X",
    KeyCommand.MOVES: "V",
    KeyCommand.BEST: "G",
    KeyCommand.READ_PILE: "Shift+S",
    KeyCommand.READ_TABLE: "Shift+W",
    KeyCommand.READ_NUMBERS: "Shift+T",
    KeyCommand.FIND: "Shift+G",
    KeyCommand.REDO: "Shift+Z",
    KeyCommand.PAUSE: "Shift+X",
    KeyCommand.TABLE_START: "Shift+Q",
    KeyCommand.TABLE_END: "Shift+E",
    KeyCommand.GROUP_START: "Alt+C",
    KeyCommand.GROUP_END: "Alt+T",
    KeyCommand.DEEPEST: "Alt+Q",
    KeyCommand.TOP: "Alt+E",
    KeyCommand.UPWARDS: "Alt+A",
    KeyCommand.WASTE: "Alt+W",
    KeyCommand.STOCK: "Alt+S",
    KeyCommand.REPEAT: "Alt+R",
    KeyCommand.ZOOM: "Alt+Z",
    KeyCommand.VERBOSITY: "Alt+V",
}
_ADDED: Final[Mapping[Scheme, Mapping[KeyCommand, str]]] = {
    Scheme.STANDARD: {},
    Scheme.NUMPAD: _NUMPAD,
    Scheme.LEFT_HAND: _LEFT_HAND,
}


class KeyMap:
    """The commands of all keys, as the player has set them."""

    def __init__(self, access: AccessPreferences) -> None:
        self._orders = dict([*_orders(_STANDARD), *_orders(_ADDED[access.scheme])])
        for chord, text in access.keys.items():
            self._orders.pop(canonical(chord), None)
            if order := Order.parse(text):
                self._orders[canonical(chord)] = order

    def order(self, event: QKeyEvent) -> Order | None:
        """What this key asks for."""
        return next((self._orders[c] for c in chords(event) if c in self._orders), None)

    def keys(self, command: KeyCommand) -> list[str]:
        """The keys of a command."""
        return [chord for chord, order in self._orders.items() if order.command is command]

    def chords_of(self, order: Order) -> list[str]:
        """The keys of one order."""
        return [chord for chord, known in self._orders.items() if known == order]

    def rows(self) -> list[tuple[str, str]]:
        """What is done by which keys, for the help."""
        return [
            (meaning(), ", ".join(map(shown, self.keys(command))))
            for command, meaning in MEANINGS.items()
            if self.keys(command)
        ]


def shown(chord: str) -> str:
    """A key as this system writes it."""
    head, keypad, key = chord.partition("Num+")
    native = QKeySequence.SequenceFormat.NativeText
    text = QKeySequence(head + key if keypad else chord).toString(native)
    if not keypad:
        return text
    return translate("Keys", "keypad %1").replace("%1", text)


def _orders(keys: Mapping[KeyCommand, str]) -> Iterator[tuple[str, Order]]:
    for command, chords_of in keys.items():
        for n, chord in enumerate(chords_of.split()):
            yield chord, Order(command, n + 1 if command is KeyCommand.COLUMN else 0)
