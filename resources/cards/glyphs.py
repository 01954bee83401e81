"""Suit marks and index letters, as outlines.

Suits stand in a box of 100 x 100 about the origin; letters are 100 high, their left edge at 0.
"""
# ruff: noqa: E501  (an outline stays on its line)

from __future__ import annotations

from typing import Final, NamedTuple

from svg import num

SUITS: Final = ("club", "diamond", "heart", "spade")
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

SUIT_OUTLINE: Final = {
    "heart": "M0 49C-9 33-48 14-48-17C-48-35-36-47-22-47C-11-47-3-40 0-28C3-40 11-47 22-47"
    "C36-47 48-35 48-17C48 14 9 33 0 49Z",
    "diamond": "M0-50C9-33 24-12 40 0C24 12 9 33 0 50C-9 33-24 12-40 0C-24-12-9-33 0-50Z",
    "spade": "M0-50C9-33 46-12 46 15C46 31 35 40 23 40C14 40 8 36 4 29C5 39 9 45 18 50H-18"
    "C-9 45-5 39-4 29C-8 36-14 40-23 40C-35 40-46 31-46 15C-46-12-9-33 0-50Z",
    "club": "M0-50C13-50 23-40 23-27C23-20 20-13 15-9C18-10.5 22-11 25-11C38-11 48-1 48 13"
    "C48 27 38 37 25 37C16 37 8 33 4 26C5 38 9 45 18 50H-18C-9 45-5 38-4 26"
    "C-8 33-16 37-25 37C-38 37-48 27-48 13C-48-1-38-11-25-11C-22-11-18-10.5-15-9"
    "C-20-13-23-20-23-27C-23-40-13-50 0-50Z",
}

STEM: Final = 17


class Letter(NamedTuple):
    """One index letter: `filled` outlines and centre lines `stroked` with the stem's width."""

    width: float
    filled: str = ""
    stroked: str = ""


LETTERS: Final = {
    "A": Letter(88, filled="M34 0H54L88 100H69L62 78H26L19 100H0ZM31.5 61H56.5L44 22Z"),
    "2": Letter(
        70, stroked="M9.5 33C9.5 18 20 8.5 35 8.5C51 8.5 61 18 61 31C61 42 55 50 46 58.5L11 91.5H68"
    ),
    "3": Letter(
        70,
        stroked="M7 23C12 13.5 21 8.5 33 8.5C48 8.5 58 16.5 58 28C58 40 49 47 36 47H27M36 47C51 47 61.5 55.5 61.5 68.5C61.5 83 50 91.5 34 91.5C20 91.5 10 86 5 76",
    ),
    "4": Letter(76, filled="M41 0H60V61H76V77H60V100H42V77H0V62ZM42 61V25L18 61Z"),
    "5": Letter(
        70,
        stroked="M62 8.5H19L15 45C21 40 28 37.5 36 37.5C52 37.5 61.5 48 61.5 63.5C61.5 80.5 50 91.5 33 91.5C20 91.5 11 86.5 5 77",
    ),
    "6": Letter(
        72,
        stroked="M60 17C54 11.5 47 8.5 39 8.5C21 8.5 9 25 9 56C9 78 20 91.5 36.5 91.5C52 91.5 63.5 80.5 63.5 64.5C63.5 49.5 53 39 38.5 39C24 39 9.5 48 9 64",
    ),
    "7": Letter(68, filled="M0 0H68V15L32 100H12L46 17H0Z"),
    "8": Letter(
        72,
        stroked="M36 47C22.5 47 13 39.5 13 28C13 16.5 22 8.5 36 8.5C50 8.5 59 16.5 59 28C59 39.5 49.5 47 36 47C20 47 8.5 55.5 8.5 69C8.5 83 19.5 91.5 36 91.5C52.5 91.5 63.5 83 63.5 69C63.5 55.5 52 47 36 47Z",
    ),
    "9": Letter(
        72,
        stroked="M12 83C18 88.5 25 91.5 33 91.5C51 91.5 63 75 63 44C63 22 52 8.5 35.5 8.5C20 8.5 8.5 19.5 8.5 35.5C8.5 50.5 19 61 33.5 61C48 61 62.5 52 63 36",
    ),
    "10": Letter(
        98,
        filled="M16 0H33V100H15V22L0 30V12Z",
        stroked="M70 8.5C55.5 8.5 49.5 25 49.5 50C49.5 75 55.5 91.5 70 91.5C84.5 91.5 90 75 90 50C90 25 84.5 8.5 70 8.5Z",
    ),
    "J": Letter(60, stroked="M22 8.5H51.5V66C51.5 82 43 91.5 29.5 91.5C17 91.5 8.5 83.5 8.5 68"),
    "Q": Letter(
        92,
        stroked="M46 8.5C24 8.5 8.5 25 8.5 50C8.5 75 24 91.5 46 91.5C68 91.5 83.5 75 83.5 50C83.5 25 68 8.5 46 8.5ZM52 66L86 101",
    ),
    "K": Letter(84, filled="M0 0H17.5V46L57 0H79L43 42L84 100H62.5L31 55L17.5 71V100H0Z"),
    "R": Letter(
        76, stroked="M8.5 100V8.5H38C55 8.5 64 18 64 31.5C64 45 55 54.5 38 54.5H8.5M38 54L66 100"
    ),
    "D": Letter(84, stroked="M8.5 8.5V91.5H34C61 91.5 75 76 75 50C75 24 61 8.5 34 8.5Z"),
    "T": Letter(80, filled="M0 0H80V17H48.5V100H31.5V17H0Z"),
    "Pe": Letter(80, filled="M0 0H80V100H62.5V17H17.5V100H0Z"),
    "De": Letter(
        90,
        filled="M21 0H77V73H90V100H73V90H17V100H0V73H7C16 58 21 36 21 0ZM38 17C37 40 34 59 27 73H59.5V17Z",
    ),
    "V": Letter(86, filled="M0 0H19L43 74L67 0H86L53 100H33Z"),
    "B": Letter(
        76,
        stroked="M8.5 8.5V91.5H40C57 91.5 66.5 82 66.5 69C66.5 56 57 47 40 47H8.5M40 47C54 47 62 39.5 62 28C62 16 54 8.5 40 8.5H8.5",
    ),
}

# What aces and courts bear. Cyrillic A, Ve, Ka and Te look like Latin A, B, K and T; Catalan is as
# English.
INDEX_LETTERS: Final = {
    "en": {"1": "A", "jack": "J", "queen": "Q", "king": "K"},
    "fr": {"1": "A", "jack": "V", "queen": "D", "king": "R"},
    "bg": {"1": "A", "jack": "B", "queen": "De", "king": "Pe"},
    "ru": {"1": "T", "jack": "B", "queen": "De", "king": "K"},
    "de": {"1": "A", "jack": "B", "queen": "D", "king": "K"},
}


def suit_definitions() -> str:
    """All suits, to be used as `s_club` and so on."""
    return "".join(f'<path id="s_{suit}" d="{d}"/>' for suit, d in SUIT_OUTLINE.items())


def letter_definitions() -> str:
    """The numbers, and the letters of all languages, to be used as `gA`.

    A drawing holds those of other languages too, and how wide each is: the program can put them
    in the place of its own.
    """
    return "".join(_definition(name) for name in LETTERS)


def _definition(name: str) -> str:
    letter = LETTERS[name]
    parts = ""
    if letter.filled:
        parts += f'<path d="{letter.filled}" fill-rule="evenodd" stroke="none"/>'
    if letter.stroked:
        parts += f'<path d="{letter.stroked}" fill="none" stroke-miterlimit="8"/>'
    return f'<g id="g{name}" data-width="{num(letter.width)}" stroke-width="{STEM}">{parts}</g>'


def letter_use(name: str, x: float, y: float, height: float, colour: str) -> str:
    """A letter with its upper left corner at (x, y)."""
    transform = f"translate({num(x)} {num(y)})scale({height / 100:g})"
    return f'<use xlink:href="#g{name}" transform="{transform}" fill="{colour}" stroke="{colour}"/>'
