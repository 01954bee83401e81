"""The words of which phrases are made: cards, piles, and what joins them.

Nothing is glued together from pieces that depend on each other's grammar: a pattern such as
`%1 of spades` stands for one whole name, and clauses are only put one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from reussite.i18n.messages import filled, variant_text
from reussite.kernel.cards import Card, Suit
from reussite.kernel.layout import Group
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.variant import Game

translate = QCoreApplication.translate

_STOPS: Final = ("!", "?", "…")  # after which no other one is put


class Speech:
    """Phrases with a number, in the plural form that the language has for it.

    `Speech.tr("… %n card(s) …", "", number)`: only in a call that looks like this do the
    translation tools see a plural; the name before the dot becomes its context.
    """

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        translated = translate("Speech", text, comment, number)
        # English needs no translation: what comes back as it is still has its "(s)".
        return translated.replace("(s)", "" if number == 1 else "s")


# Cards.

_RANKS: Final[tuple[Callable[[], str], ...]] = (
    lambda: translate("Speech", "ace"),
    lambda: translate("Speech", "2"),
    lambda: translate("Speech", "3"),
    lambda: translate("Speech", "4"),
    lambda: translate("Speech", "5"),
    lambda: translate("Speech", "6"),
    lambda: translate("Speech", "7"),
    lambda: translate("Speech", "8"),
    lambda: translate("Speech", "9"),
    lambda: translate("Speech", "10"),
    lambda: translate("Speech", "jack"),
    lambda: translate("Speech", "queen"),
    lambda: translate("Speech", "king"),
)
_NAMES: Final[Mapping[Suit, Callable[[], str]]] = {
    Suit.SPADES: lambda: translate("Speech", "%1 of spades", "card: %1 is the rank"),
    Suit.HEARTS: lambda: translate("Speech", "%1 of hearts", "card: %1 is the rank"),
    Suit.DIAMONDS: lambda: translate("Speech", "%1 of diamonds", "card: %1 is the rank"),
    Suit.CLUBS: lambda: translate("Speech", "%1 of clubs", "card: %1 is the rank"),
}
_BRIEF_NAMES: Final[Mapping[Suit, Callable[[], str]]] = {
    Suit.SPADES: lambda: translate("Speech", "%1 spades", "card, said briefly: %1 is the rank"),
    Suit.HEARTS: lambda: translate("Speech", "%1 hearts", "card, said briefly: %1 is the rank"),
    Suit.DIAMONDS: lambda: translate("Speech", "%1 diamonds", "card, said briefly: %1 is the rank"),
    Suit.CLUBS: lambda: translate("Speech", "%1 clubs", "card, said briefly: %1 is the rank"),
}


def rank_name(card: Card) -> str:
    return _RANKS[card.rank - 1]()


def card_name(card: Card, *, brief: bool = False) -> str:
    """`7 of hearts`, briefly `7 hearts`."""
    return filled((_BRIEF_NAMES if brief else _NAMES)[card.suit](), rank_name(card))


# Piles, as they are called within a sentence.

_SUIT_PLACES: Final[Mapping[str, Callable[[], str]]] = {
    "spade": lambda: translate("Speech", "foundation spades"),
    "heart": lambda: translate("Speech", "foundation hearts"),
    "diamond": lambda: translate("Speech", "foundation diamonds"),
    "club": lambda: translate("Speech", "foundation clubs"),
}
_BRIEF_SUIT_PLACES: Final[Mapping[str, Callable[[], str]]] = {
    "spade": lambda: translate("Speech", "spades", "foundation, said briefly"),
    "heart": lambda: translate("Speech", "hearts", "foundation, said briefly"),
    "diamond": lambda: translate("Speech", "diamonds", "foundation, said briefly"),
    "club": lambda: translate("Speech", "clubs", "foundation, said briefly"),
}
_PLACES: Final[Mapping[Kind, Callable[[], str]]] = {
    Kind.STOCK: lambda: translate("Speech", "stock"),
    Kind.WASTE: lambda: translate("Speech", "waste"),
    Kind.FOUNDATION: lambda: translate("Speech", "foundation %1"),
    Kind.TABLEAU: lambda: translate("Speech", "column %1"),
    Kind.CELL: lambda: translate("Speech", "cell %1"),
    Kind.RESERVE: lambda: translate("Speech", "reserve %1"),
    Kind.PEAK: lambda: translate("Speech", "place %1"),
    Kind.DISCARD: lambda: translate("Speech", "discard"),
    Kind.HAND: lambda: translate("Speech", "hand"),
}
_GROUPS: Final[Mapping[Kind, Callable[[], str]]] = {
    Kind.STOCK: lambda: translate("Speech", "stock"),
    Kind.WASTE: lambda: translate("Speech", "waste"),
    Kind.FOUNDATION: lambda: translate("Speech", "foundations"),
    Kind.TABLEAU: lambda: translate("Speech", "columns"),
    Kind.CELL: lambda: translate("Speech", "cells"),
    Kind.RESERVE: lambda: translate("Speech", "reserve"),
    Kind.PEAK: lambda: translate("Speech", "places"),
    Kind.DISCARD: lambda: translate("Speech", "discard"),
    Kind.HAND: lambda: translate("Speech", "hand"),
}


def place_name(game: Game, spot: Spot, *, brief: bool = False) -> str:
    """`column 3`, `foundation hearts`, or what the variant calls it."""
    slot = next((slot for slot in game.variant.layout.slots if slot.spot is spot), None)
    if slot is not None and slot.name:
        return variant_text(game.variant, slot.name)
    if brief and spot.kind is Kind.TABLEAU:
        return str(spot.number + 1)
    if by_suit := (_BRIEF_SUIT_PLACES if brief else _SUIT_PLACES).get(suit_of_place(game, spot)):
        return by_suit()
    return filled(_PLACES[spot.kind](), str(spot.number + 1))


def numbered_place(spot: Spot) -> str:
    """`foundation 6`: which of two that have one name otherwise."""
    return filled(_PLACES[spot.kind](), str(spot.number + 1))


SUIT_NAMES: Final = ("spade", "heart", "diamond", "club")  # as emblems name them


def suit_of_place(game: Game, spot: Spot) -> str:
    """The suit that a foundation is for, as its emblem says; empty where it takes any."""
    rule = game.rules.piles.get(spot.kind)
    if spot.kind is not Kind.FOUNDATION or rule is None:
        return ""
    emblem = rule.base.emblem(spot)
    return emblem if emblem in SUIT_NAMES else ""


def group_name(game: Game, group: Group) -> str:
    """`columns`, `stock and waste`, or what the variant calls it."""
    if group.name:
        return variant_text(game.variant, group.name)
    kinds = list(dict.fromkeys(spot.kind for spot in group.spots))
    if kinds == [Kind.STOCK, Kind.WASTE]:
        return translate("Speech", "stock and waste")
    return listed(_GROUPS[kind]() for kind in kinds)


# Putting clauses together.


def listed(parts: Iterable[str]) -> str:
    """One after the other, as in a list: `column 2, column 6`."""
    return _joined(translate("Speech", "%1, %2", "two clauses or things of a list"), parts)


def told(parts: Iterable[str]) -> str:
    """One sentence after the other, without a stop at the end."""
    return sentences(map(capital, parts))


def sentences(parts: Iterable[str]) -> str:
    """As `told`, each sentence as it is written: one may begin with the name of a file."""
    whole = ""
    for part in filter(None, parts):
        if whole.endswith(_STOPS):
            whole = f"{whole} {part}"
        else:
            pattern = translate("Speech", "%1. %2", "two sentences")
            whole = filled(pattern, whole, part) if whole else part
    return whole


def about(thing: str, what: str) -> str:
    """A thing and what is said of it."""
    return filled(translate("Speech", "%1: %2", "a pile and what lies there"), thing, what)


def capital(text: str) -> str:
    """As it begins a sentence."""
    return text[:1].upper() + text[1:]


def _joined(pattern: str, parts: Iterable[str]) -> str:
    whole = ""
    for part in parts:
        if part:
            whole = filled(pattern, whole, part) if whole else part
    return whole
