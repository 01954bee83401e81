"""Asking advisers: what they are told, and what is believed of what they answer.

`reussite --advise` reads a request, asks, and writes answers, a line of JSON each. An adviser that
dies, hangs or lies ends that process or is not believed: the program goes on.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from reussite.api.advisers import Advice, Adviser, Question, Reason
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Pile
from reussite.kernel.position import Position
from reussite.kernel.rules import RECYCLED
from reussite.kernel.variant import Game, Variant
from reussite.plugins.guard import Guard

FLAG: Final = "--advise"
LONGEST: Final = 1 << 20  # bytes of a request or an answer
SECONDS: Final = 2.0  # that advisers have for all their answers
PATIENCE: Final = 10  # seconds until somebody who still answers is stopped
MOST: Final = 20  # answers that are heard
WORLDS: Final = 4  # ways in which unseen cards are dealt
_LONGEST_LINE: Final = 10_000  # moves

# Nobody peeks.


def has_unseen(position: Position) -> bool:
    """Whether there are cards that the player has not seen."""
    return bool(_unseen(position))


def unseen_dealt(position: Position, chance: random.Random) -> Position:
    """The table with the unseen cards dealt anew among their places.

    What comes out depends on which cards are unseen, never on where they lie. The cards of a
    stock that was the waste have all been seen.
    """
    unseen = _unseen(position)
    cards = sorted(card for at in unseen for card in position.piles[at].down)
    chance.shuffle(cards)
    piles = list(position.piles)
    for at in unseen:
        down = len(piles[at].down)
        piles[at] = Pile(tuple(cards[:down]), piles[at].up)
        del cards[:down]
    return Position(position.places, tuple(piles), position.marks)


def _unseen(position: Position) -> list[int]:
    """The piles with cards that the player has not seen."""
    is_seen_stock = position.marked(RECYCLED) > 0
    return [
        at
        for spot, at in position.places.items()
        if position.piles[at].down and not (spot is STOCK and is_seen_stock)
    ]


# The request.


def request(
    game: Game, position: Position, chance: random.Random, seconds: float = SECONDS
) -> bytes:
    """What the process is told: the table, as often as unseen cards are dealt in it."""
    worlds = WORLDS if has_unseen(position) else 1
    told = {
        "family": game.variant.family,
        "version": game.variant.version,
        "options": game.options.letters,
        "seconds": seconds,
        "marks": [list(mark) for mark in position.marks],
        "worlds": [_piles(unseen_dealt(position, chance)) for _ in range(worlds)],
    }
    return json.dumps(told).encode() + b"\n"


def _piles(position: Position) -> dict[str, list[list[int]]]:
    return {
        str(spot): [[int(card) for card in pile.down], [int(card) for card in pile.up]]
        for spot, pile in position
        if not pile.is_empty
    }


def _laid(game: Game, told: Mapping[str, Any], marks: list[Any]) -> Position:
    def pile(spot: str) -> Pile:
        down, up = told.get(spot, ([], []))
        return Pile(tuple(map(Card, down)), tuple(map(Card, up)))

    places = game.variant.places
    return Position(
        places,
        tuple(pile(str(spot)) for spot in places),
        tuple((str(name), int(times)) for name, times in marks),
    )


def command() -> list[str]:
    """What starts the process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    start = "import sys; sys.path.append(sys.argv.pop(1)); import reussite.__main__ as m; m.main()"
    return [sys.executable, "-P", "-c", start, str(Path(__file__).parents[2]), FLAG]


# In the process.


def answers(
    told: Mapping[str, Any], variant: Variant, advisers: list[Adviser]
) -> Iterator[dict[str, Any]]:
    """What these advisers say to a request, the best first."""
    options = next(way for way in variant.all_options if way.letters == told["options"])
    game = variant.game(options)
    worlds = [_laid(game, piles, told["marks"]) for piles in told["worlds"]]
    seconds = float(told["seconds"]) / (len(worlds) * max(1, len(advisers)))
    for adviser in advisers:
        if len(worlds) == 1:
            for advice in adviser.advise(Question(game, worlds[0], seconds, _always)):
                yield _answer(advice)
        else:
            yield from _voted(adviser, game, worlds, seconds)


def _voted(
    adviser: Adviser, game: Game, worlds: list[Position], seconds: float
) -> Iterator[dict[str, Any]]:
    """What is advised in most ways in which the unseen cards may lie."""
    votes: Counter[str] = Counter()
    first: dict[str, dict[str, Any]] = {}
    for world in worlds:
        for rank, advice in enumerate(adviser.advise(Question(game, world, seconds, _always))):
            answer = _answer(advice)
            first.setdefault(answer["move"], {**answer, "line": []})
            votes[answer["move"]] += max(0, MOST - rank) ** 2
            if rank >= MOST:
                break
    for move, _ in votes.most_common():
        yield first[move]


def _always() -> bool:
    return True


def _answer(advice: Advice) -> dict[str, Any]:
    return {
        "move": str(advice.move),
        "reason": str(advice.reason),
        "card": None if advice.card is None else int(advice.card),
        "line": [str(move) for move in advice.line],
    }


# What is believed.


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice that can be followed.

    :param wins: it is proved that the game can be won from here with this move.
    """

    move: Move
    reason: Reason
    card: Card | None
    wins: bool


def believed(line: bytes, game: Game, position: Position) -> Hint | None:
    """What an answer says, where it is a legal move; None where it is nonsense.

    :param position: the table as it is now.
    """
    try:
        told = json.loads(line)
        move = Move.parse(told["move"])
        reason = Reason(told["reason"])
        card = None if told["card"] is None else _card(told["card"], game)
        moves = [Move.parse(text) for text in told["line"][:_LONGEST_LINE]]
    except (ValueError, KeyError, TypeError, RecursionError, AttributeError):
        return None
    guard = Guard(lambda _error: None)
    if not guard.ask(lambda: game.rules.refusal(position, move) is None, False):
        return None
    reason, card = _checked(reason, card, move, game, position)
    wins = bool(moves) and moves[0] == move and not has_unseen(position)
    return Hint(
        move, reason, card, wins and guard.ask(lambda: _is_win(game, position, moves), False)
    )


def _card(number: object, game: Game) -> Card:
    if type(number) is not int or number not in game.cards:
        raise ValueError("no card of this game")
    return Card(number)


def _checked(
    reason: Reason, card: Card | None, move: Move, game: Game, position: Position
) -> tuple[Reason, Card | None]:
    """The reason, as far as it can be seen on the table. A card that is named must lie open."""
    needs_card = reason in (Reason.GOES_UP, Reason.FREES, Reason.FINDS_PLACE)
    opened = {shown for pile in position.piles for shown in pile.up}
    if needs_card and card not in opened:
        top = position[move.source].top
        return (Reason.FINDS_PLACE, top) if top is not None else (Reason.DRAWS, None)
    return reason, card if needs_card else None


def _is_win(game: Game, position: Position, moves: list[Move]) -> bool:
    """Whether these moves win. A stock that was seen is known; the rest lies open."""
    for move in moves:
        if game.rules.refusal(position, move) is not None:
            return False
        position = game.rules.play(position, move).after
    return game.rules.is_won(position) is True
