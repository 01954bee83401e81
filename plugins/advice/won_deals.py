"""Deals that have been won, each with the moves that won it.

A file for each game, `won/DS-D1N.xz`: for each deal its number (5 bytes), how many moves there are
(2 bytes), and for each move its place among the legal ones (1 byte).
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from reussite.api import Game, Move

_FOLDER: Final = Path(__file__).parent / "won"
_NUMBER, _LENGTH = 5, 2  # bytes
SAME_CARDS: Final = {"FC-N": "FC-R"}  # the clock changes no move


def _file(game: Game) -> Path:
    name = f"{game.variant.family}-{game.options.letters}"
    return _FOLDER / f"{SAME_CARDS.get(name, name)}.xz"


def packed(game: Game, won: Iterable[tuple[int, Iterable[Move]]]) -> bytes:
    """These deals as they stand in a file."""
    parts = []
    for number, moves in won:
        position, places = game.numbered(number).opening().after, bytearray()
        for move in moves:
            places.append(game.rules.legal(position).index(move))
            position = game.rules.play(position, move).after
        parts.append(number.to_bytes(_NUMBER, "big") + len(places).to_bytes(_LENGTH, "big"))
        parts.append(bytes(places))
    return lzma.compress(b"".join(parts), preset=9)


def _kept(game: Game) -> Iterator[tuple[int, bytes]]:
    try:
        content = lzma.decompress(_file(game).read_bytes())
    except FileNotFoundError:
        return
    at = 0
    while at < len(content):
        number = int.from_bytes(content[at : at + _NUMBER], "big")
        at += _NUMBER
        length = int.from_bytes(content[at : at + _LENGTH], "big")
        at += _LENGTH
        yield number, content[at : at + length]
        at += length


def won_deals(game: Game) -> list[int]:
    """The numbers of the deals of this game that have been won."""
    return [number for number, _ in _kept(game)]


def solution(game: Game, number: int) -> list[Move]:
    """The moves that win this deal; raises KeyError where none are kept."""
    places = dict(_kept(game))[number]
    position, moves = game.numbered(number).opening().after, []
    for place in places:
        move = game.rules.legal(position)[place]
        moves.append(move)
        position = game.rules.play(position, move).after
    return moves
