"""Which key means what: layouts, CapsLock, NumLock, schemes, the player's own keys."""

from __future__ import annotations

import string

import pytest
from PySide6.QtCore import Qt
from support.typist import key_of, pressed

from reussite.table.a11y.preferences import AccessPreferences, Scheme
from reussite.table.keyboard import keys
from reussite.table.keyboard.commands import MEANINGS, KeyCommand, Order
from reussite.table.keyboard.keys import KeyMap, canonical, chords, latin_letter, shown

Key, Modifier = Qt.Key, Qt.KeyboardModifier

pytestmark = pytest.mark.usefixtures("qapp")

LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
PLACES = [*range(24, 34), *range(38, 47), *range(52, 59)]  # of these letters, as X11 counts
CODES = dict(zip(LATIN, PLACES, strict=True))
LAYOUTS = {
    "russian": "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "bulgarian": ",УЕИШЩКСДЗЬЯАОЖГТНВЮЙЪЭФХП",
    "bulgarian phonetic": "ЯВЕРТЪУИОПАСДФГХЙКЛЗЬЦЖБНМ",
    "ukrainian": "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ",
    "greek": ";ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ",
}
LETTERS = [
    (c, k)
    for c in KeyCommand
    for k in KeyMap(AccessPreferences()).keys(c)
    if k[-1] in LATIN and k[-2:-1] in ("", "+")
]


def order(map_: KeyMap, chord: str) -> Order | None:
    return map_.order(pressed(*key_of(chord)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("command", "chord"), LETTERS, ids=[f"{c}-{k}" for c, k in LETTERS])
def test_a_letter_key_means_the_same_under_every_layout(
    layout: str, command: KeyCommand, chord: str
) -> None:
    letter = chord[-1]
    char = LAYOUTS[layout][LATIN.index(letter)]
    _, modifiers = key_of(chord)
    for text in (char.lower(), char.upper(), ""):  # CapsLock changes nothing but the text
        event = pressed(ord(char), modifiers, code=CODES[letter], text=text)
        assert KeyMap(AccessPreferences()).order(event) == Order(command), (char, text)


@pytest.mark.parametrize(("command", "chord"), LETTERS)
def test_a_russian_letter_is_known_where_the_platform_tells_no_place(
    command: KeyCommand, chord: str
) -> None:
    char = LAYOUTS["russian"][LATIN.index(chord[-1])]
    event = pressed(ord(char), key_of(chord)[1])
    assert KeyMap(AccessPreferences()).order(event) == Order(command)


def test_the_bulgarian_layout_is_supposed_where_bulgarian_is_written() -> None:
    expected = dict(zip(LAYOUTS["bulgarian"], LATIN, strict=True))
    del expected[","]
    assert expected == keys._BULGARIAN


@pytest.mark.parametrize("letter", string.ascii_uppercase)
def test_a_latin_letter_goes_by_what_it_types(letter: str) -> None:
    """French and Dvorak keyboards have letters elsewhere: there the print on the key counts."""
    assert latin_letter(pressed(ord(letter), code=CODES["Q"])) == letter


def test_french_digits_need_no_shift() -> None:
    map_ = KeyMap(AccessPreferences())
    for n, char in enumerate("&é\"'(-è_çà"):
        event = pressed(ord(char.upper()), code=10 + n, text=char)
        assert map_.order(event) == Order(KeyCommand.COLUMN, n + 1)
        shifted = pressed(ord("1234567890"[n]), Modifier.ShiftModifier, code=10 + n)
        assert map_.order(shifted) == Order(KeyCommand.COLUMN, n + 1)


@pytest.mark.parametrize(
    ("char", "modifiers", "code", "command"),
    [
        ("/", Modifier.NoModifier, 61, KeyCommand.FIND),
        ("/", Modifier.ShiftModifier, 51, KeyCommand.FIND),  # Russian: Shift and backslash
        (".", Modifier.NoModifier, 61, KeyCommand.FIND),  # the Russian key where / is
        ("Б", Modifier.NoModifier, 61, KeyCommand.FIND),  # the Bulgarian one
        ("-", Modifier.NoModifier, 20, KeyCommand.FEWER),
        ("+", Modifier.ShiftModifier, 21, KeyCommand.MORE),
        ("=", Modifier.NoModifier, 21, KeyCommand.MORE),
        ("-", Modifier.NoModifier, 61, KeyCommand.FEWER),  # German
    ],
)
def test_signs_are_found_by_character_and_by_place(
    char: str, modifiers: Qt.KeyboardModifier, code: int, command: KeyCommand
) -> None:
    event = pressed(ord(char), modifiers, code=code, text=char)
    assert KeyMap(AccessPreferences()).order(event) == Order(command)


NUMLOCK = {
    "0": (Key.Key_0, Key.Key_Insert),
    "1": (Key.Key_1, Key.Key_End),
    "2": (Key.Key_2, Key.Key_Down),
    "3": (Key.Key_3, Key.Key_PageDown),
    "4": (Key.Key_4, Key.Key_Left),
    "5": (Key.Key_5, Key.Key_Clear),
    "6": (Key.Key_6, Key.Key_Right),
    "7": (Key.Key_7, Key.Key_Home),
    "8": (Key.Key_8, Key.Key_Up),
    "9": (Key.Key_9, Key.Key_PageUp),
    ".": (Key.Key_Period, Key.Key_Delete),
}


@pytest.mark.parametrize("key", NUMLOCK)
def test_the_keypad_scheme_does_not_care_about_numlock(key: str) -> None:
    map_ = KeyMap(AccessPreferences(scheme=Scheme.NUMPAD))
    keypad = Modifier.KeypadModifier
    with_lock, without = (map_.order(pressed(k, keypad)) for k in NUMLOCK[key])
    assert with_lock is not None
    assert with_lock == without
    assert f"Num+{key}" in map_.keys(with_lock.command)


def test_elsewhere_the_keypad_types_digits_or_moves_as_numlock_says() -> None:
    map_ = KeyMap(AccessPreferences())
    keypad = Modifier.KeypadModifier
    assert map_.order(pressed(Key.Key_4, keypad)) == Order(KeyCommand.COLUMN, 4)
    assert map_.order(pressed(Key.Key_Left, keypad)) == Order(KeyCommand.LEFT)
    assert map_.order(pressed(Key.Key_Enter, keypad)) == Order(KeyCommand.ACT)
    assert map_.order(pressed(Key.Key_Plus, keypad)) == Order(KeyCommand.MORE)


def test_the_main_keys_stay_in_the_keypad_scheme() -> None:
    map_ = KeyMap(AccessPreferences(scheme=Scheme.NUMPAD))
    for command in KeyCommand:
        standard = KeyMap(AccessPreferences()).keys(command)
        assert standard == [key for key in map_.keys(command) if "Num+" not in key]


@pytest.mark.parametrize("scheme", Scheme)
def test_every_command_has_a_key_and_a_meaning_in_every_scheme(scheme: Scheme) -> None:
    map_ = KeyMap(AccessPreferences(scheme=scheme))
    assert set(MEANINGS) == set(KeyCommand)
    assert [command for command in KeyCommand if not map_.keys(command)] == []
    columns = {o.number for o in map_._orders.values() if o.command is KeyCommand.COLUMN}
    assert columns == set(range(1, 11))
    assert len(map_.rows()) == len(KeyCommand)
    assert all(meaning and text for meaning, text in map_.rows())


def test_the_left_hand_reaches_ten_columns() -> None:
    map_ = KeyMap(AccessPreferences(scheme=Scheme.LEFT_HAND))
    shift = Modifier.ShiftModifier
    assert map_.order(pressed(Key.Key_Exclam, shift, code=10)) == Order(KeyCommand.COLUMN, 6)
    assert map_.order(pressed(Key.Key_1, code=10)) == Order(KeyCommand.COLUMN, 1)
    assert order(map_, "A") == Order(KeyCommand.LEFT)
    assert order(map_, "Alt+A") == Order(KeyCommand.UPWARDS)
    # The first key of a Bulgarian row types a comma.
    assert map_.order(pressed(Key.Key_Comma, code=24)) == Order(KeyCommand.PREVIOUS_GROUP)


def test_the_player_may_give_keys_another_meaning() -> None:
    map_ = KeyMap(
        AccessPreferences(keys={"shift+g": "deal", "A": "", "g": "column 7", "num++": "moves"})
    )
    assert order(map_, "Shift+G") == Order(KeyCommand.DEAL)
    assert order(map_, "D") == Order(KeyCommand.DEAL)
    assert order(map_, "A") is None
    assert order(map_, "G") == Order(KeyCommand.COLUMN, 7)
    plus = pressed(Key.Key_Plus, Modifier.KeypadModifier)
    assert map_.order(plus) == Order(KeyCommand.MOVES)


@pytest.mark.parametrize("text", ["", "nonsense", "deal 3", "column", "column x", "column ³"])
def test_an_unknown_meaning_takes_the_key_away(text: str) -> None:
    assert Order.parse(text) is None
    map_ = KeyMap(AccessPreferences(keys={"A": text}))
    assert order(map_, "A") is None


@pytest.mark.parametrize(
    "text",
    [Order(KeyCommand.DEAL).text, Order(KeyCommand.COLUMN, 10).text, Order(KeyCommand.FIND).text],
)
def test_the_text_of_an_order_reads_back(text: str) -> None:
    parsed = Order.parse(text)
    assert parsed is not None
    assert parsed.text == text


@pytest.mark.parametrize(
    ("written", "known"),
    [
        ("shift+g", "Shift+G"),
        (" Ctrl + left ", "Ctrl+Left"),
        ("alt+ctrl+X", "Ctrl+Alt+X"),
        ("+", "+"),
        ("num++", "Num++"),
        ("pgup", "PgUp"),
        ("/", "/"),
    ],
)
def test_keys_are_read_as_players_write_them(written: str, known: str) -> None:
    assert canonical(written) == known


def test_a_key_is_shown_as_the_system_writes_it() -> None:
    assert shown("Ctrl+Left") == "Ctrl+Left"
    assert shown("Num+5") == "keypad 5"


def test_keys_of_the_desktop_are_left_alone() -> None:
    assert list(chords(pressed(Key.Key_D, Modifier.MetaModifier))) == []


@pytest.mark.parametrize("chord", ["Ctrl+D", "Alt+D", "Ctrl+Z", "Ctrl+S", "Tab", "F1", "F10"])
def test_keys_of_the_window_mean_nothing_here(chord: str) -> None:
    assert order(KeyMap(AccessPreferences()), chord) is None
