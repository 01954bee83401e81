"""What the player has switched on, as far as the table needs to know."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """Preferences of the variant on the table.

    :param double_click: a double-click sends a card to the best place.
    :param auto_place: a card dropped anywhere on the table goes to the best place.
    :param drop_help: places that accept the held cards light up.
    """

    double_click: bool = True
    auto_place: bool = False
    drop_help: bool = True
