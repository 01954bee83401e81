"""How the player reaches the table: what eyes, hands and ears need of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Scheme(StrEnum):
    """Which keys do what."""

    STANDARD = "standard"
    NUMPAD = "numpad"  # the right hand alone, on the numeric keypad
    LEFT_HAND = "left-hand"  # the left hand alone, around W A S D


class Verbosity(StrEnum):
    """How much is said."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Telling(StrEnum):
    """How results reach a screen reader."""

    AUTO = "auto"  # as the screen reader that is there hears them
    OFF = "off"
    ANNOUNCE = "announce"
    NOTIFY = "notify"  # for readers that do not know announcements, such as Orca before 45


class Scan(StrEnum):
    """How the list of moves is played with one or two switches."""

    OFF = "off"
    ONE_SWITCH = "one-switch"  # it steps by itself, any key takes
    TWO_SWITCHES = "two-switches"  # Space steps, Enter takes


@dataclass(frozen=True)
class AccessPreferences:
    """Preferences of access; all of them may change at any time, but for `tree`.

    :param keys: changes to the scheme: an order such as `deal` by key, such as `Shift+G`; an empty
        order takes the key's meaning away.
    :param direct_moves: two keys make a move, as in `3 7` or `W 5`, instead of going to a column.
    :param click_click: the first click picks up, the second puts down.
    :param slack: pixels by which a press may slip and still be a click.
    :param large_targets: buttons and rows are 44 pixels high at least.
    :param card_first: phrases begin with the card, not with the pile.
    :param dwell_ms: how long one-switch scanning rests on an entry.
    :param tree: whether readers see piles and cards; without, only the list view is left to them.
        Qt asks once for each view, so a change counts from the next start on.
    """

    scheme: Scheme = Scheme.STANDARD
    keys: Mapping[str, str] = field(default_factory=dict)
    direct_moves: bool = False
    click_click: bool = False
    slack: int = 16
    large_targets: bool = False
    verbosity: Verbosity = Verbosity.NORMAL
    card_first: bool = False
    telling: Telling = Telling.AUTO
    scan: Scan = Scan.OFF
    dwell_ms: int = 1500
    tree: bool = True


DWELL_SHORTEST, DWELL_LONGEST = 500, 5000
