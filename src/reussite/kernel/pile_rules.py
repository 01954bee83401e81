"""What one kind of pile takes and gives, put together from small named tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from reussite.kernel.cards import ACE, KING, Card, Suit
from reussite.kernel.piles import Kind, Spot

# Two-card tests: may `card` lie on `onto`?


@dataclass(frozen=True, slots=True)
class Fit:
    """A named test between a card and the card under it; `code` tells the player what failed."""

    code: str
    holds: Callable[[Card, Card], bool] = field(repr=False)


SAME_SUIT: Final = Fit("same-suit", lambda card, onto: card.suit is onto.suit)
OTHER_COLOUR: Final = Fit("other-colour", lambda card, onto: card.is_red is not onto.is_red)
ONE_LOWER: Final = Fit("one-lower", lambda card, onto: card.rank == onto.rank - 1)
ONE_HIGHER: Final = Fit("one-higher", lambda card, onto: card.rank == onto.rank + 1)
ONE_APART: Final = Fit("one-apart", lambda card, onto: abs(card.rank - onto.rank) == 1)

# The same round the corner: an ace follows a king, and a king an ace.

ONE_LOWER_ROUND: Final = Fit("one-lower", lambda card, onto: (onto.rank - card.rank) % KING == 1)
ONE_HIGHER_ROUND: Final = Fit("one-higher", lambda card, onto: (card.rank - onto.rank) % KING == 1)
ONE_APART_ROUND: Final = Fit(
    "one-apart", lambda card, onto: (card.rank - onto.rank) % KING in (1, KING - 1)
)

# Tests for an empty place: may `card` be the first there?


@dataclass(frozen=True, slots=True)
class Base:
    """A named test of the first card of a place.

    :param emblems: what the empty place shows, by its number: a suit (`spade`, …), `ace`, `king`,
        `cell` or nothing.
    """

    code: str
    holds: Callable[[Card, Spot], bool] = field(repr=False)
    emblems: tuple[str, ...] = ("",)

    def emblem(self, spot: Spot) -> str:
        return self.emblems[spot.number % len(self.emblems)]


ANY_CARD: Final = Base("any-card", lambda _card, _spot: True)
ONLY_ACES: Final = Base("only-aces", lambda card, _spot: card.rank == ACE, ("ace",))
ONLY_KINGS: Final = Base("only-kings", lambda card, _spot: card.rank == KING, ("king",))

_SUIT_NAMES: Final = ("spade", "heart", "diamond", "club")


def ace_of(suits: str) -> Base:
    """The ace of the suit that belongs to the place: `ace_of("SSHHDDCC")` for eight places."""
    wanted = tuple(Suit("SHDC".index(letter)) for letter in suits)
    return Base(
        "own-ace",
        lambda card, spot: card.rank == ACE and card.suit is wanted[spot.number % len(wanted)],
        tuple(_SUIT_NAMES[suit] for suit in wanted),
    )


# Depth: how many cards may be lifted from a pile at once?


@dataclass(frozen=True, slots=True)
class Depth:
    """Which cards of a pile can be lifted together with all cards on them.

    :param code: the rule that refuses more.
    :param deep: whether more than the top card can ever be lifted.
    :param run: how the lifted cards must fit on each other; empty: any face-up cards do.
    """

    code: str
    deep: bool
    run: tuple[Fit, ...] = ()


TOP_ONLY: Final = Depth("only-top", deep=False)
ALL_OPEN: Final = Depth("face-down", deep=True)


def packed(*run: Fit) -> Depth:
    """Only cards that form a proper run down to the top card."""
    return Depth("not-a-run", deep=True, run=run)


@dataclass(frozen=True, slots=True)
class PileRule:
    """What one kind of pile takes and gives.

    :param takes: the kinds of pile it takes cards from; empty: nothing is ever laid here.
    :param base: which card may be the first.
    :param build: how a card must fit on the top card.
    :param lifts: which cards may be lifted from here.
    :param capacity: how many cards it holds at the most.
    :param at_once: how many cards one move may lay here; None: one on foundations and cells,
        any number elsewhere.
    :param pairs: how two top cards of the piles in `takes` must fit each other to come here
        together, whatever lies here; the tests must not care which card is which. Empty: no
        pairs.
    """

    takes: tuple[Kind, ...] = ()
    base: Base = ANY_CARD
    build: tuple[Fit, ...] = ()
    lifts: Depth = TOP_ONLY
    capacity: int | None = None
    at_once: int | None = None
    pairs: tuple[Fit, ...] = ()

    def most_at_once(self, kind: Kind) -> int | None:
        if self.at_once is None and kind in (Kind.FOUNDATION, Kind.CELL):
            return 1
        return self.at_once
