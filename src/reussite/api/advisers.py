"""What advisers are: who may be asked for a move, what they are told, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.position import Position
from reussite.kernel.variant import Game


class Reason(StrEnum):
    """Why a move is advised; the program has a sentence for each, in the player's language."""

    GOES_UP = "goes-up"  # the card goes to its foundation
    TURNS_UP = "turns-up"  # a card that lies face down is turned up
    FREES = "frees"  # the card lies free afterwards
    EMPTIES = "empties"  # the place is empty afterwards
    FINDS_PLACE = "finds-place"  # the card lies where it fits
    DRAWS = "draws"  # the next cards of the stock are seen
    TURNS_OVER = "turns-over"  # the waste becomes the stock again


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is advised.

    :param card: what the reason is about; None where it is about none.
    :param looked: how many positions were looked at for it, for who compares advisers.
    :param line: the moves that win the game, this one first; empty: the adviser knows none. The
        program plays them for itself before it says so, and never where cards lie face down.
    """

    move: Move
    reason: Reason
    card: Card | None = None
    line: tuple[Move, ...] = ()
    looked: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A position for which a move is wanted.

    :param game: the variant under its options.
    :param position: the table. Nobody peeks: cards that the player has not seen were dealt anew
        among their places, by chance.
    :param seconds: how long the answers may take.
    :param go_on: False as soon as nobody waits for more answers.
    :param steps: how many positions may be looked at, for answers that are the same on every
        machine; None: as many as time allows.
    """

    game: Game
    position: Position
    seconds: float
    go_on: Callable[[], bool]
    steps: int | None = None


@dataclass(frozen=True, slots=True)
class Adviser:
    """Somebody who can be asked for a move. It is asked in a process of its own.

    :param key: its name in the program: small letters, digits and `_`.
    :param name: what the player reads, in English.
    :param advise: gives advice one by one, the best first, for as long as it is asked.
    :param families: the variants that it knows; empty: all.
    :param won: the numbers of deals of a game that are known to have been won; None: it knows none.
    """

    key: str
    name: str
    advise: Callable[[Question], Iterable[Advice]]
    families: tuple[str, ...] = ()
    won: Callable[[Game], Iterable[int]] | None = None

    def knows(self, family: str) -> bool:
        """Whether it may be asked about this variant."""
        return not self.families or family in self.families
