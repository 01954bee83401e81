"""Two keys make a move: `3 7` from column to column, `3 C` to a cell, `W 5`, `5 F`.

The first key names the source: a pile, or, of cells, any whose card goes where the second says.
"""

from __future__ import annotations

from reussite.game.session import Session
from reussite.kernel.piles import Kind, Spot
from reussite.table.keyboard.commands import KeyCommand, Order
from reussite.table.keyboard.cursor import Cursor

_KINDS = {KeyCommand.CELL: Kind.CELL, KeyCommand.FOUNDATION: Kind.FOUNDATION}


def targets(source: Spot | Kind, order: Order, cursor: Cursor) -> tuple[Spot, ...]:
    """Where the second key leads; empty where it is no such key."""
    if order.command is KeyCommand.COLUMN:
        columns = cursor.of_kind(Kind.TABLEAU)
        return tuple(spot for spot in columns if spot.number == order.number - 1)
    kind = _KINDS.get(order.command)
    if kind is None or kind is source:
        return ()
    return cursor.of_kind(kind)


def fitting(session: Session, kind: Kind, goals: tuple[Spot, ...], cursor: Cursor) -> Spot:
    """Of a kind of pile, the first with a card that goes there, else the one looked at."""
    moves = session.legal()
    sources = (m.source for m in moves if m.source.kind is kind and m.lands_on(m.source) in goals)
    return next(sources, cursor.spot)
