"""What the player can ask the table for by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class KeyCommand(StrEnum):
    """One thing to ask for; the value is its name in the settings."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    PREVIOUS_GROUP = "previous-group"
    NEXT_GROUP = "next-group"
    GROUP_START = "group-start"
    GROUP_END = "group-end"
    TABLE_START = "table-start"
    TABLE_END = "table-end"
    DEEPEST = "deepest"
    TOP = "top"
    PREVIOUS_TARGET = "previous-target"
    NEXT_TARGET = "next-target"
    COLUMN = "column"
    STOCK = "stock"
    WASTE = "waste"
    CELL = "cell"
    CELL_BACK = "cell-back"
    FOUNDATION = "foundation"
    FOUNDATION_BACK = "foundation-back"
    ACT = "act"
    FEWER = "fewer"
    MORE = "more"
    PUT_BACK = "put-back"
    DEAL = "deal"
    UPWARDS = "upwards"
    BEST = "best"
    MOVES = "moves"
    READ_PILE = "read-pile"
    READ_TABLE = "read-table"
    READ_COLUMNS = "read-columns"
    READ_FOUNDATIONS = "read-foundations"
    READ_NUMBERS = "read-numbers"
    FIND = "find"
    REPEAT = "repeat"
    REPEAT_OLDER = "repeat-older"
    VERBOSITY = "verbosity"
    ZOOM = "zoom"
    UNDO = "undo"
    REDO = "redo"
    PAUSE = "pause"


class Order(NamedTuple):
    """A command, with the column it means, counted from 1; 0 for all others."""

    command: KeyCommand
    number: int = 0

    @property
    def text(self) -> str:
        """As in the settings: `deal`, `column 3`."""
        return f"{self.command} {self.number}" if self.number else str(self.command)

    @classmethod
    def parse(cls, text: str) -> Order | None:
        """The order written as `deal` or `column 3`; None for anything else."""
        name, _, number = text.partition(" ")
        if name not in set(KeyCommand):
            return None
        command = KeyCommand(name)
        if command is not KeyCommand.COLUMN:
            return cls(command) if not number else None
        return cls(command, int(number)) if number.isascii() and number.isdigit() else None


MEANINGS: Final[Mapping[KeyCommand, Callable[[], str]]] = {
    KeyCommand.LEFT: lambda: translate("Keys", "Pile to the left"),
    KeyCommand.RIGHT: lambda: translate("Keys", "Pile to the right"),
    KeyCommand.UP: lambda: translate("Keys", "Next card down; pick up one more"),
    KeyCommand.DOWN: lambda: translate("Keys", "Next card up; pick up one fewer"),
    KeyCommand.PREVIOUS_GROUP: lambda: translate("Keys", "Previous group of piles"),
    KeyCommand.NEXT_GROUP: lambda: translate("Keys", "Next group of piles"),
    KeyCommand.GROUP_START: lambda: translate("Keys", "First pile of the group"),
    KeyCommand.GROUP_END: lambda: translate("Keys", "Last pile of the group"),
    KeyCommand.TABLE_START: lambda: translate("Keys", "First pile of the table"),
    KeyCommand.TABLE_END: lambda: translate("Keys", "Last pile of the table"),
    KeyCommand.DEEPEST: lambda: translate("Keys", "Lowest card that can move"),
    KeyCommand.TOP: lambda: translate("Keys", "Top card of the pile"),
    KeyCommand.PREVIOUS_TARGET: lambda: translate("Keys", "Previous pile that takes the cards"),
    KeyCommand.NEXT_TARGET: lambda: translate("Keys", "Next pile that takes the cards"),
    KeyCommand.COLUMN: lambda: translate("Keys", "Go to a column; put the cards down there"),
    KeyCommand.STOCK: lambda: translate("Keys", "Go to the stock"),
    KeyCommand.WASTE: lambda: translate("Keys", "Go to the waste"),
    KeyCommand.CELL: lambda: translate("Keys", "Next cell; put the card into a free one"),
    KeyCommand.CELL_BACK: lambda: translate("Keys", "Previous cell"),
    KeyCommand.FOUNDATION: lambda: translate("Keys", "Next foundation; put the card there"),
    KeyCommand.FOUNDATION_BACK: lambda: translate("Keys", "Previous foundation"),
    KeyCommand.ACT: lambda: translate("Keys", "Pick up or put down; draw from the stock"),
    KeyCommand.FEWER: lambda: translate("Keys", "One card fewer in hand"),
    KeyCommand.MORE: lambda: translate("Keys", "One card more in hand"),
    KeyCommand.PUT_BACK: lambda: translate("Keys", "Put the cards in hand back"),
    KeyCommand.DEAL: lambda: translate("Keys", "Draw from the stock"),
    KeyCommand.UPWARDS: lambda: translate("Keys", "This card to its foundation"),
    KeyCommand.BEST: lambda: translate("Keys", "Best move of this card (as with a double-click)"),
    KeyCommand.MOVES: lambda: translate("Keys", "List of legal moves"),
    KeyCommand.READ_PILE: lambda: translate("Keys", "Read this pile in full"),
    KeyCommand.READ_TABLE: lambda: translate("Keys", "Read the whole table"),
    KeyCommand.READ_COLUMNS: lambda: translate("Keys", "Read the top cards of the columns"),
    KeyCommand.READ_FOUNDATIONS: lambda: translate("Keys", "Read the foundations"),
    KeyCommand.READ_NUMBERS: lambda: translate("Keys", "Read time, moves and score"),
    KeyCommand.FIND: lambda: translate(
        "Keys", "Find a card (then type its rank and suit, such as 7H)"
    ),
    KeyCommand.REPEAT: lambda: translate("Keys", "Repeat the last message"),
    KeyCommand.REPEAT_OLDER: lambda: translate("Keys", "Repeat an earlier message"),
    KeyCommand.VERBOSITY: lambda: translate("Keys", "Change the verbosity"),
    KeyCommand.ZOOM: lambda: translate("Keys", "Magnify this card"),
    KeyCommand.UNDO: lambda: translate("Keys", "Undo"),
    KeyCommand.REDO: lambda: translate("Keys", "Redo"),
    KeyCommand.PAUSE: lambda: translate("Keys", "Pause or resume"),
}
