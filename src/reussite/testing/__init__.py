"""For authors of variants: lay small tables, play on them, ask why a move is refused.

    position = lay(GAME, t0="8S", t1="7S", t2="7H")
    assert why_not(GAME, position, "t1>t0") == "other-colour"
    assert why_not(GAME, position, "t2>t0") is None

`reussite.testing.conformance` holds what every variant must keep true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.choosers import Chooser, Touch, choose
from reussite.kernel.moves import Move
from reussite.kernel.piles import EMPTY, STOCK, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Game, Variant

__all__ = [
    "auto_place",
    "begin",
    "click",
    "double_click",
    "lay",
    "legal",
    "play",
    "points",
    "why_not",
]

Cards = str | Iterable[str]

_NO_MARKS: Final[Mapping[str, int]] = {}
_NO_PILES: Final[Mapping[str, Cards]] = {}


def lay(
    game: Variant | Game,
    listed: Mapping[str, Cards] = _NO_PILES,
    /,
    *,
    rest: str | None = None,
    marks: Mapping[str, int] = _NO_MARKS,
    **named: Cards,
) -> Position:
    """A table with these piles, bottom card first: `lay(GAME, t0="-7H QS", w0="3D")`.

    A dash lays a card face down; on the stock all cards lie so, with or without one. The second
    card with the same face comes from the second pack. Raises ValueError where there is no such
    place, no such card, or no further pack.

    :param game: a variant stands for its default options.
    :param listed: piles by place, as JSON has them: `{"t0": ["-7H", "QS"]}`.
    :param rest: the place where all cards lie that are not named, under those that are; None:
        they are nowhere, so only dealt tables hold every card.
    :param marks: facts that no pile shows, with how often they were marked.
    """
    piles = {**listed, **named}
    places = _game(game).variant.places
    pack = _game(game).cards
    spots = {name: Spot.parse(name) for name in piles}
    if strange := [name for name, spot in spots.items() if spot not in places]:
        raise ValueError(f"{_game(game).variant.family} has no place {', '.join(strange)}")
    used: set[Card] = set()
    laid = {spots[name]: _pile(spots[name], cards, pack, used) for name, cards in piles.items()}
    if rest is not None:
        spot = Spot.parse(rest)
        left = tuple(card for card in pack if card not in used)
        laid[spot] = _under(left, laid.get(spot, EMPTY), face_down=spot.kind is Kind.STOCK)
    return Position(
        places, tuple(laid.get(spot, EMPTY) for spot in places), tuple(sorted(marks.items()))
    )


def why_not(game: Variant | Game, position: Position, move: str) -> str | None:
    """The code of the rule that refuses this move, such as `only-kings`; None where it is legal."""
    refusal = _game(game).rules.refusal(position, Move.parse(move))
    return refusal.code if refusal else None


def legal(game: Variant | Game, position: Position) -> list[str]:
    """All legal moves as text, in the order that the program uses."""
    return [str(move) for move in _game(game).rules.legal(position)]


def play(game: Variant | Game, position: Position, moves: str) -> Position:
    """The table after these moves, written with blanks between them."""
    rules = _game(game).rules
    for move in moves.split():
        position = rules.play(position, Move.parse(move)).after
    return position


def points(game: Variant | Game, position: Position, move: str) -> int:
    """What this move is worth, before any floor."""
    game = _game(game)
    return game.scoring.points(game.rules.play(position, Move.parse(move)))


def click(game: Variant | Game, position: Position, spot: str) -> str | None:
    """The move of a click on the top card of a pile, or a tap on the stock; None: it does nothing.

    A tap may ask for a move that is refused.
    """
    game = _game(game)
    if spot == STOCK:
        return _text(game.rules.tap(position))
    return _choice(game, position, spot, 1, game.variant.click)


def double_click(game: Variant | Game, position: Position, spot: str, count: int = 1) -> str | None:
    """The move of a double-click on a card with those on it, `count` together."""
    return _choice(game, position, spot, count, _game(game).variant.double_click)


def auto_place(game: Variant | Game, position: Position, spot: str, count: int = 1) -> str | None:
    """The move of the `count` top cards dropped beside all piles, with automatic placing on."""
    return _choice(game, position, spot, count, _game(game).variant.auto_place)


def begin(
    game: Variant | Game, position: Position, *, now: Callable[[], float] = lambda: 0.0
) -> Session:
    """A game that begins on this table, as `lay` makes one; no time passes if `now` is not given.

    It bears the code of deal 0, which deals other cards.
    """
    opening = Transition(position, None, (), position)
    return Session(_game(game).numbered(0), now=now, opening=opening)


def _choice(
    game: Variant | Game, position: Position, spot: str, count: int, choosers: tuple[Chooser, ...]
) -> str | None:
    touch = Touch(_game(game).rules, position, Spot.parse(spot), count)
    return _text(choose(choosers, touch))


def _text(move: Move | None) -> str | None:
    return None if move is None else str(move)


def _game(game: Variant | Game) -> Game:
    return game.game() if isinstance(game, Variant) else game


def _pile(spot: Spot, cards: Cards, pack: tuple[Card, ...], used: set[Card]) -> Pile:
    texts = cards.split() if isinstance(cards, str) else list(cards)
    down: list[Card] = []
    up: list[Card] = []
    for text in texts:
        card = _unused(text.removeprefix("-"), pack, used)
        if spot.kind is Kind.STOCK or text.startswith("-"):
            if up:
                raise ValueError(f"{spot}: {text} would lie face down on a card that is face up")
            down.append(card)
        else:
            up.append(card)
    return Pile(tuple(down), tuple(up))


def _unused(text: str, pack: tuple[Card, ...], used: set[Card]) -> Card:
    """The next card with this face."""
    face = Card.parse(text)
    cards = [card for card in pack if card.face == face]
    left = [card for card in cards if card not in used]
    if not left:
        raise ValueError(f"{text} is laid more often than there are such cards: {len(cards)}")
    used.add(left[0])
    return left[0]


def _under(cards: tuple[Card, ...], pile: Pile, *, face_down: bool) -> Pile:
    if face_down or pile.down:
        return Pile(cards + pile.down, pile.up)
    return Pile((), cards + pile.up)
