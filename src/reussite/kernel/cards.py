"""Cards and packs."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Self

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "SHDC"
ACE, JACK, QUEEN, KING = 1, 11, 12, 13
FACES: Final = 52


class Suit(IntEnum):
    """The four suits in their fixed order."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def is_red(self) -> bool:
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def letter(self) -> str:
        return SUIT_LETTERS[self]


SUITS: Final = tuple(Suit)


class Card(int):
    """One of the 52 cards of one pack.

    An integer, so that rules can be compiled into tables: pack * 52 + suit * 13 + rank - 1.
    The two aces of spades of a double pack are different cards with the same `face`.
    Text form: rank and suit, `AS`, `TD`; it does not tell the pack.
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: Suit, pack: int = 0) -> Card:
        """The card of this rank (1 to 13) and suit in the given pack (counted from 0)."""
        if not ACE <= rank <= KING:
            raise ValueError(f"a rank goes from 1 to 13, not {rank}")
        return cls(pack * FACES + suit * KING + rank - 1)

    @classmethod
    def parse(cls, text: str, pack: int = 0) -> Card:
        """The card written as `AS`, `TD`, `7H`; raises ValueError for anything else."""
        if len(text) != 2 or text[0] not in RANK_LETTERS or text[1] not in SUIT_LETTERS:
            raise ValueError(f"{text!r} is no card: rank A23456789TJQK, then suit SHDC")
        return cls.of(RANK_LETTERS.index(text[0]) + 1, Suit(SUIT_LETTERS.index(text[1])), pack)

    @property
    def face(self) -> int:
        """0 to 51: what is printed on it."""
        return int(self) % FACES

    @property
    def rank(self) -> int:
        """1 (ace) to 13 (king)."""
        return int(self) % KING + 1

    @property
    def suit(self) -> Suit:
        return SUITS[int(self) % FACES // KING]

    @property
    def pack(self) -> int:
        return int(self) // FACES

    @property
    def is_red(self) -> bool:
        return self.suit.is_red

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + self.suit.letter

    __repr__ = __str__

    def __copy__(self) -> Self:
        return self


def factory_order(packs: int) -> tuple[Card, ...]:
    """All cards as they leave the factory: pack by pack, ♠ ♥ ♦ ♣, ace to king."""
    return tuple(Card(number) for number in range(packs * FACES))


def printed_with(card: Card, suits: str) -> Card:
    """The card that lies in the place of `card` in a pack with fewer suits.

    The rank stays. The suits become those of `suits` in turn, and where several become one their
    cards count as cards of further packs, so that all of them remain different: with `S` alone
    one pack of 52 is the spades of four packs.

    :param suits: one, two or all four of the letters SHDC.
    """
    turn, suit = divmod(card.suit, len(suits))
    pack = card.pack * (len(SUIT_LETTERS) // len(suits)) + turn
    return Card.of(card.rank, SUITS[SUIT_LETTERS.index(suits[suit])], pack)


def spanned_packs(packs: int, suits: str) -> int:
    """How many packs the cards of `packs` packs count as once they are printed with `suits`."""
    return packs * (len(SUIT_LETTERS) // len(suits))
