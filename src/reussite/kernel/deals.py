"""The shuffle that belongs to a number. Contract: the same cards for everyone, for ever."""

from __future__ import annotations

from typing import Final

from reussite.kernel.cards import Card, Suit, factory_order

NUMBER_BITS: Final = 35
NUMBERS: Final = 1 << NUMBER_BITS
MICROSOFT_NUMBERS: Final = range(1, 1 << 31)

_64: Final = (1 << 64) - 1
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # RFC 4648 base32
NUMBER_LENGTH: Final = 7


def number_text(number: int) -> str:
    """Seven base32 letters, most significant first; raises ValueError outside 35 bits."""
    if not 0 <= number < NUMBERS:
        raise ValueError(f"a deal number has {NUMBER_BITS} bits, {number} has not")
    return "".join(_ALPHABET[number >> shift & 31] for shift in range(NUMBER_BITS - 5, -1, -5))


def parse_number(text: str) -> int:
    """The number of seven base32 letters; raises ValueError for anything else."""
    if len(text) != NUMBER_LENGTH:
        raise ValueError(f"a deal number has {NUMBER_LENGTH} letters, {text!r} has {len(text)}")
    number = 0
    for letter in text:
        number = number << 5 | _ALPHABET.index(letter)
    return number


def shuffled(tag: str, number: int, packs: int) -> tuple[Card, ...]:
    """The pack in the one order that belongs to `number`, first card to be dealt first.

    SplitMix64 with rejection sampling and Fisher-Yates. Not `random.shuffle`: a code printed
    today must deal the same cards on every machine and every later Python.

    :param tag: family and version, `DS1`: families never share an order.
    """
    cards = list(factory_order(packs))
    state = (int.from_bytes(tag.encode("ascii"), "big") * NUMBERS + number) & _64

    def next32() -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & _64
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _64
        return (z ^ z >> 31) >> 32

    for last in range(len(cards) - 1, 0, -1):
        size = last + 1
        fair = (1 << 32) - (1 << 32) % size
        while (drawn := next32()) >= fair:
            pass
        other = drawn % size
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


_MICROSOFT_SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


def microsoft_pack(number: int) -> tuple[Card, ...]:
    """The pack of a Microsoft FreeCell deal, first card to be dealt first.

    The classic generator: a 31-bit linear congruence, its upper half picking a card, the last
    card filling the gap. Raises ValueError outside 1 to 2147483647.
    """
    if number not in MICROSOFT_NUMBERS:
        raise ValueError(f"Microsoft deals are numbered 1 to {MICROSOFT_NUMBERS[-1]}")
    left = [Card.of(n // 4 + 1, _MICROSOFT_SUITS[n % 4]) for n in range(52)]
    state = number
    pack = []
    while left:
        state = (state * 214013 + 2531011) & 0x7FFFFFFF
        picked = (state >> 16) % len(left)
        pack.append(left[picked])
        left[picked] = left[-1]
        left.pop()
    return tuple(pack)
