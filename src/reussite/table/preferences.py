"""What the player has switched on, as far as the table needs to know."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """Preferences of the variant on the table, and of all tables.

    :param double_click: a double-click sends a card to the best place.
    :param auto_place: a card dropped anywhere on the table goes to the best place.
    :param drop_help: places that accept the held cards light up.
    :param mark_last_move: the card that was moved last bears a mark.
    :param peek: a button held on a covered card, or on the waste, shows it.
    :param spread: resting on a card of a tight fan spreads it.
    """

    double_click: bool = True
    auto_place: bool = False
    drop_help: bool = True
    mark_last_move: bool = False
    peek: bool = True
    spread: bool = True
