"""Index letters of other languages, put into the drawing of a deck.

Every drawing of ours holds the letters of all languages and tells how wide they are, so a deck
with other letters is the same text with a few names and numbers changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"

# What stands in the place of A, J, Q and K, as the drawing names it. `Pe` and `De` are Cyrillic;
# its A, Ve, Ka and Te look like Latin A, B, K and T.
LETTERS: Final[Mapping[str, Mapping[bytes, bytes]]] = {
    ENGLISH: {},
    "fr": {b"J": b"V", b"Q": b"D", b"K": b"R"},
    "bg": {b"J": b"B", b"Q": b"De", b"K": b"Pe"},
    "ru": {b"A": b"T", b"J": b"B", b"Q": b"De"},
}

_WIDTH: Final = re.compile(rb'<g id="g(\w+)" data-width="([\d.]+)"')
# A letter with its place and size and, in an index row, how far behind it the suit stands.
_USE: Final = re.compile(
    rb'#g([AJQK])" transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)"'
    rb'(?:([^>]*/><g transform="translate\()[\d.]+)?'
)
_MIDDLE: Final = 120  # of a card, in units of the drawing
_ON_SLOTS: Final = b"0.84"  # how large the letters on empty places are


def with_letters(drawing: bytes, language: str) -> bytes:
    """The drawing with the index letters of this language; unknown ones have English letters."""
    letters = LETTERS.get(language)
    if not letters:
        return drawing
    widths = {name: float(width) for name, width in _WIDTH.findall(drawing)}

    def changed(use: re.Match[bytes]) -> bytes:
        old, x, y, scale, behind = use.groups()
        letter = letters.get(old, old)
        width = widths[letter] * float(scale)
        if scale == _ON_SLOTS:
            x = _number(_MIDDLE - width / 2)
        text = b'#g%s" transform="translate(%s %s)scale(%s)"' % (letter, x, y, scale)
        return text if behind is None else text + behind + _number(width)

    return _USE.sub(changed, drawing)


def _number(value: float) -> bytes:
    return f"{value:.1f}".removesuffix(".0").encode()
