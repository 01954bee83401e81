"""Every shortcut there is, of the table and of the window, on keyboards with other letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.typist import key_of, pressed

from reussite.table.a11y.preferences import AccessPreferences, Scheme
from reussite.table.keyboard.keys import KeyMap
from reussite.windows.main import MainWindow
from reussite.windows.menus import actions

PRESS, OVERRIDE = QKeyEvent.Type.KeyPress, QKeyEvent.Type.ShortcutOverride
SHIFT, KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier
NONE = Qt.KeyboardModifier.NoModifier

# The main block row by row, as X11 counts its keys: what each key types, then what it types with
# Shift.
ROWS = (range(10, 22), range(24, 36), range(38, 49), range(52, 62))
LAYOUTS = {
    "american": (
        "1234567890-= qwertyuiop[] asdfghjkl;' zxcvbnm,./",
        '!@#$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:" ZXCVBNM<>?',
    ),
    "russian": (
        "1234567890-= йцукенгшщзхъ фывапролджэ ячсмитьбю.",
        '!"№;%:?*()_+ ЙЦУКЕНГШЩЗХЪ ФЫВАПРОЛДЖЭ ЯЧСМИТЬБЮ,',
    ),
    "bulgarian": (
        "1234567890-. ,уеишщксдзц; ьяаожгтнвмч юйъэфхпрлб",
        '!?+"%=:/_№$€ ыУЕИШЩКСДЗЦ§ ЬЯАОЖГТНВМЧ ЮЙЪЭФХПРЛБ',
    ),
    "bulgarian phonetic": (
        "1234567890-= явертъуиопшщ асдфгхйкл;' зьцжбнм,./",
        '!@№$%€§*()–+ ЯВЕРТЪУИОПШЩ АСДФГХЙКЛ:" ЗѝЦЖБНМ„“?',
    ),
}
CYRILLIC = [layout for layout in LAYOUTS if layout != "american"]


class Key(NamedTuple):
    """A key of the main block."""

    code: int
    plain: str
    shifted: str


def block(layout: str) -> list[Key]:
    codes = [code for row in ROWS for code in row]
    plain, shifted = (text.replace(" ", "") for text in LAYOUTS[layout])
    return [Key(*key) for key in zip(codes, plain, shifted, strict=True)]


def typed(
    key: Key,
    modifiers: Qt.KeyboardModifier,
    *,
    caps: bool = False,
    tells_place: bool = True,
    kind: QKeyEvent.Type = PRESS,
) -> QKeyEvent:
    """The event of a key, as X11 makes it: the character counts Shift, and CapsLock only for
    letters, in the text."""
    has_shift = bool(modifiers & SHIFT)
    char = key.shifted if has_shift else key.plain
    text = char.swapcase() if caps else char
    code = key.code if tells_place else 0
    return pressed(ord(char.upper()), modifiers, code=code, text=text, kind=kind)


def ways(chord: str, layout: str) -> Iterator[tuple[Key, Qt.KeyboardModifier]]:
    """How a shortcut is pressed on this keyboard: the key at its place, and what types its sign."""
    sign = chord[-1]
    modifiers = key_of(chord)[1] if len(chord) > 1 else NONE
    for american, here in zip(block("american"), block(layout), strict=True):
        if sign.lower() == american.plain:
            yield here, modifiers
        elif sign == american.shifted:
            yield here, modifiers | SHIFT
    if sign.isalnum():
        return  # these go by their places alone
    for key in block(layout):
        if sign == key.plain:
            yield key, modifiers
        elif sign == key.shifted:
            yield key, modifiers | SHIFT


def is_in_block(chord: str) -> bool:
    """Whether its key is one of letters, digits and signs; all others are the same everywhere."""
    return "Num+" not in chord and (len(chord) == 1 or chord[-2] == "+")


# The table.

ORDERS = [
    (scheme, chord)
    for scheme in Scheme
    for chord in KeyMap(AccessPreferences(scheme=scheme))._orders
]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("caps", [False, True], ids=["", "CapsLock"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_of_the_table_works_under_every_layout(layout: str, caps: bool) -> None:
    seen = 0
    for scheme, chord in ORDERS:
        map_ = KeyMap(AccessPreferences(scheme=scheme))
        if not is_in_block(chord):
            continue
        wanted = map_._orders[chord]
        found = [map_.order(typed(*way, caps=caps)) for way in ways(chord, layout)]
        if chord[-1].isalnum():
            assert found == [wanted], (scheme, chord)
        else:
            # A sign by its place or by its character; in one scheme Shift and a digit is a column.
            assert wanted in found, (scheme, chord)
        seen += 1
    assert seen > 100


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lock", [NONE, KEYPAD], ids=["", "keypad"])
def test_every_other_key_of_the_table_is_the_same_on_all_keyboards(
    lock: Qt.KeyboardModifier,
) -> None:
    """Arrows and the like; NumLock off makes the keypad's arrows of them."""
    seen = 0
    for scheme, chord in ORDERS:
        if is_in_block(chord) or "Num+" in chord:
            continue
        key, modifiers = key_of(chord.replace("Enter", "Return"))
        map_ = KeyMap(AccessPreferences(scheme=scheme))
        if lock and (scheme is Scheme.NUMPAD or key in (Qt.Key.Key_Escape, Qt.Key.Key_Space)):
            continue  # there the keypad has meanings of its own; and it has no such keys
        assert map_.order(pressed(key, modifiers | lock)) == map_._orders[chord], (scheme, chord)
        seen += 1
    assert seen >= 30


NUMLOCK = {
    "0": "Ins", "1": "End", "2": "Down", "3": "PgDown", "4": "Left", "5": "Clear", "6": "Right",
    "7": "Home", "8": "Up", "9": "PgUp", ".": "Del",
}  # fmt: skip


@pytest.mark.usefixtures("qapp")
def test_every_key_of_the_keypad_works_with_and_without_numlock() -> None:
    map_ = KeyMap(AccessPreferences(scheme=Scheme.NUMPAD))
    keypad = [chord for chord in map_._orders if chord.startswith("Num+")]
    assert len(keypad) == 16
    for chord in keypad:
        name = chord.removeprefix("Num+")
        for key in (name, NUMLOCK.get(name, name)):
            event = pressed(key_of(key)[0] if key != "Clear" else Qt.Key.Key_Clear, KEYPAD)
            assert map_.order(event) == map_._orders[chord], (chord, key)


# The window.


@pytest.fixture
def triggered(window: MainWindow) -> list[str]:
    """Which actions were asked for; none of them does anything."""
    asked: list[str] = []
    for key, action in window.actions_by_key.items():
        action.triggered.disconnect()
        action.setCheckable(False)
        action.setEnabled(True)
        action.triggered.connect(lambda *_, key=key: asked.append(key))
    window.view.wished.disconnect()
    return asked


def shortcuts() -> list[tuple[str, str]]:
    """Every action with each of its keys, but for those that are the table's as well."""
    return [
        (entry.key, keys.toString())
        for entry in actions.entries()
        if not entry.at_table
        for keys in actions.common(actions.sequences(entry))
    ]


def send(window: MainWindow, override: QKeyEvent, press: QKeyEvent) -> None:
    """As a platform does: whoever keeps a key from the shortcuts gets it whatever it types."""
    override.ignore()
    QApplication.sendEvent(window.view, override)
    if not override.isAccepted():
        QApplication.sendEvent(window.view, press)  # Qt looks for a shortcut first
        return
    window.view.keyPressEvent(press)
    if not press.isAccepted():
        window.keyPressEvent(press)


@pytest.mark.usefixtures("qapp")
def test_every_action_of_the_table_that_has_keys_is_among_them() -> None:
    entries = actions.entries()
    with_keys = {entry.key for entry in entries if entry.shortcuts and not entry.at_table}
    assert {key for key, _ in shortcuts()} == with_keys
    assert len(with_keys) >= 20
    table = KeyMap(AccessPreferences())._orders
    others = [keys.toString() for e in entries if e.at_table for keys in actions.sequences(e)]
    assert others
    assert set(others) <= set(table)


@pytest.mark.parametrize("caps", [False, True], ids=["", "CapsLock"])
@pytest.mark.parametrize(
    ("layout", "tells_place"),
    # The Russian layout is supposed where the place is not told and nothing is Bulgarian.
    [*((layout, True) for layout in CYRILLIC), ("russian", False)],
)
def test_every_shortcut_of_the_window_works_under_every_layout(
    window: MainWindow, triggered: list[str], layout: str, caps: bool, tells_place: bool
) -> None:
    seen = set()
    for wanted, chord in shortcuts():
        triggered.clear()
        if not is_in_block(chord):
            continue
        if chord[-1].isalpha():
            for way in ways(chord, layout):
                override, press = (
                    typed(*way, caps=caps, tells_place=tells_place, kind=kind)
                    for kind in (OVERRIDE, PRESS)
                )
                send(window, override, press)
            assert triggered == [wanted], chord
        elif tells_place:
            for way in ways(chord, layout):
                QApplication.sendEvent(window.view, typed(*way, caps=caps))
                # What Qt finds by the character itself goes another way.
                if way[0].plain == chord[-1]:
                    QTest.keyClick(window.view, *key_of(chord))
            assert set(triggered) == {wanted}, chord
        seen.add(wanted)
    assert len(seen) >= (12 if tells_place else 10)


def test_the_bulgarian_key_that_types_a_comma_is_the_one_for_quitting(
    window: MainWindow, triggered: list[str]
) -> None:
    """Qt would open the preferences for the comma, if the table did not keep the key from it."""
    control, comma = Qt.KeyboardModifier.ControlModifier, ord(",")
    for code in (24, 59, 0):
        send(
            window,
            pressed(comma, control, code=code, kind=OVERRIDE),
            pressed(comma, control, code=code),
        )
    assert triggered == ["quit", "preferences", "preferences"]


def test_every_shortcut_of_the_window_works_as_it_is_written(
    window: MainWindow, triggered: list[str]
) -> None:
    for wanted, chord in shortcuts():
        triggered.clear()
        window.view.setFocus()
        QTest.keyClick(window.view, *key_of(chord))
        assert triggered == [wanted], chord


def test_a_latin_letter_asks_for_no_action_by_its_place(
    window: MainWindow, triggered: list[str]
) -> None:
    """On a French keyboard A is where Q is elsewhere; it must not quit."""
    control = Qt.KeyboardModifier.ControlModifier
    for char, code in (("A", 24), ("W", 52), (";", 59), ("!", 61)):
        QApplication.sendEvent(window.view, pressed(ord(char), control, code=code))
    assert triggered == []
    QApplication.sendEvent(window.view, pressed(0xC0, control, code=19))  # à, where 0 is
    assert triggered == ["zoom_reset"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("layout", CYRILLIC)
def test_a_key_that_is_no_letter_elsewhere_is_none_here(layout: str) -> None:
    """Bulgarian and Russian have more letters than English: those beside the English ones are not
    taken for the same letters of the other layout."""
    map_ = KeyMap(AccessPreferences())
    for american, here in zip(block("american"), block(layout), strict=True):
        if here.plain.isalpha() and not american.plain.isalnum() and american.plain not in ",/":
            assert map_.order(typed(here, NONE)) is None, here
