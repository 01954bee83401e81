"""Names of players: they are folders on every system, and one player is one whatever the case."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40  # characters
_SEPARATORS: Final = '/\\<>:"|?*'  # the first two, and what Windows has no names with
_RESERVED: Final = frozenset(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
    + [f"{name}{number}" for name in ("com", "lpt") for number in "0123456789¹²³"]
)


def tidied(name: str) -> str:
    """The name in its composed form, as it is shown and written."""
    return unicodedata.normalize("NFC", name)


def is_player(name: str) -> bool:
    """Whether a player may be called so."""
    name = tidied(name)
    return (
        1 <= len(name) <= LONGEST
        and not any(sign in _SEPARATORS for sign in name)
        and not has_control(name)
        and name[0] not in ". "
        and name[-1] not in ". "
        and name.strip() == name
        and name.partition(".")[0].rstrip().casefold() not in _RESERVED
    )


def same(name: str) -> str:
    """What is equal for all spellings of one player's name: case and normal form aside."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def has_control(text: str) -> bool:
    """Whether there are signs that are not shown, turn text round, or cannot be written."""
    return any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in text)
