"""Which model plays which family, and with which weights."""

from __future__ import annotations

from typing import Any, Final

from reussite.api import STOCK, WASTE, Card, Game, Kind, Move, Position, Spot

from . import cells, general, klondike, thieves
from .search import Act, Model

FACES: Final = 52

# Weights per variant, found by trying.

CELLS: Final = {
    "FC": cells.Weights(1, 1, 2, 1, 2, -3),
    "BAKER": cells.Weights(1, 1, 2, 1, 2, -3),
    "EIGHT": cells.Weights(1, 1, 2, 1, 1, -2),
}
KLONDIKES: Final = {
    "DS": klondike.Weights(1, 5, 0.5, 1, 2),
    "KL": klondike.Weights(1, 5, 0.5, 1, 2),
}
THIEVES: Final = {
    "FT": thieves.Weights(),
    "LIMITED": thieves.Weights(),
    "JOSE": thieves.Weights(),
}
_SUITS: Final = {1: (0, 1, 2, 3), 2: (0, 0, 1, 1, 2, 2, 3, 3)}


def model_of(game: Game, position: Position) -> tuple[Model[Any], Any]:
    """The model for a game, and the state that this position is in it."""
    family = game.variant.family
    if family in CELLS:
        return _cells(family, position)
    if family in KLONDIKES:
        return _klondike(family, game, position)
    if family in THIEVES:
        stock = _faces(position[STOCK].down[::-1])
        columns, heights = _columns(position), _heights(position)
        model = thieves.ThievesGame(THIEVES[family], stock, runs=family == "JOSE")
        return model, (columns, heights, _faces(position[WASTE].up), 0)
    return general.AnyGame(game), position


def _cells(family: str, position: Position) -> tuple[Model[Any], Any]:
    onto = cells.alternating() if family == "FC" else cells.in_suit()
    is_eight_off = family == "EIGHT"
    model = cells.CellGame(onto, CELLS[family], kings=is_eight_off, powers=not is_eight_off)
    held = tuple(
        pile.up[0] % FACES if pile.up else -1 for spot, pile in position if spot.kind is Kind.CELL
    )
    return model, (_columns(position), held, _heights(position))


def _klondike(family: str, game: Game, position: Position) -> tuple[Model[Any], Any]:
    rules, packs = game.rules, game.variant.packs
    model = klondike.KlondikeGame(
        KLONDIKES[family], packs=packs, draw=rules.draw, suits=_SUITS[packs]
    )
    columns = tuple(
        bytes((len(pile.down),)) + _faces(pile.cards)
        for spot, pile in position
        if spot.kind is Kind.TABLEAU
    )
    waste, stock = position[WASTE].up, position[STOCK].down
    passes = klondike.EVER
    if rules.passes is not None:
        passes = max(0, rules.passes - 1 - position.marked("recycled"))
    row = _faces((*waste, *reversed(stock)))
    return model, (columns, _heights(position), row, len(waste), passes)


def _columns(position: Position) -> tuple[bytes, ...]:
    return tuple(_faces(pile.cards) for spot, pile in position if spot.kind is Kind.TABLEAU)


def _heights(position: Position) -> tuple[int, ...]:
    return tuple(pile.height for spot, pile in position if spot.kind is Kind.FOUNDATION)


def _faces(cards: tuple[Card, ...]) -> bytes:
    return bytes(card % FACES for card in cards)


def move_of(act: Act) -> Move:
    """A move as the program knows it."""
    source, target, count = act
    first, _, second = source.partition("+")
    return Move(
        Spot.parse(first), Spot.parse(target), count, Spot.parse(second) if second else None
    )
