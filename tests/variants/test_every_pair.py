"""No column, rank or suit behaves differently from its siblings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.kernel.cards import RANK_LETTERS
from reussite.kernel.piles import Kind
from reussite.kernel.variant import Variant
from reussite.testing import lay, legal, why_not

FACES = [rank + suit for rank, suit in product(RANK_LETTERS, "SHDC")]

# By hand: what lies under a card of a column, and of a foundation.
ONE_HIGHER = {
    "A": "2", "2": "3", "3": "4", "4": "5", "5": "6", "6": "7", "7": "8",
    "8": "9", "9": "T", "T": "J", "J": "Q", "Q": "K", "K": None,
}  # fmt: skip
OTHER_COLOUR = {"S": "HD", "C": "HD", "H": "SC", "D": "SC"}


def alternating(card: str, onto: str) -> bool:
    return ONE_HIGHER[card[0]] == onto[0] and onto[1] in OTHER_COLOUR[card[1]]


def down_in_suit(card: str, onto: str) -> bool:
    return ONE_HIGHER[card[0]] == onto[0] and card[1] == onto[1]


def up_in_suit(card: str, onto: str) -> bool:
    return ONE_HIGHER[onto[0]] == card[0] and card[1] == onto[1]


COLUMNS = [(DS, alternating), (FT, down_in_suit), (FC, alternating)]


@pytest.mark.parametrize(("variant", "fits"), COLUMNS, ids=["DS", "FT", "FC"])
def test_a_column_takes_of_all_pairs_those_that_fit(
    variant: Variant, fits: Callable[[str, str], bool]
) -> None:
    for card, onto in permutations(FACES, 2):
        position = lay(variant, t0=f"{other_than(card, onto)} {card}", t1=onto)
        assert ("t0>t1" in legal(variant, position)) is fits(card, onto), (card, onto)


def other_than(*cards: str) -> str:
    """A card to lie under the others, so that their column does not become empty."""
    return next(card for card in ("KS", "KH", "KD") if card not in cards)


@pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)
def test_a_foundation_takes_of_all_pairs_those_that_fit(variant: Variant) -> None:
    for card, onto in permutations(FACES, 2):
        position = lay(variant, t0=card, f0=onto)
        allowed = why_not(variant, position, "t0>f0") is None
        assert allowed is up_in_suit(card, onto), (card, onto)


def suits_of(variant: Variant) -> str:
    """The suit of each foundation, by hand."""
    return "SSHHDDCC" if variant is DS else "SHDCSHDC"


@pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)
def test_every_column_gives_to_every_other(variant: Variant) -> None:
    columns = [spot for spot in variant.layout.spots if spot.kind is Kind.TABLEAU]
    lower = "7S" if variant is FT else "7H"
    for source, target in permutations(columns, 2):
        position = lay(variant, {source: f"KH {lower}", target: "8S"})
        assert f"{source}>{target}" in legal(variant, position)
        refused = lay(variant, {source: "KH 7C", target: "8S"})
        assert f"{source}>{target}" not in legal(variant, refused)


@pytest.mark.parametrize("variant", [DS, FT], ids=lambda variant: variant.family)
def test_the_waste_gives_to_every_column_and_foundation(variant: Variant) -> None:
    for spot in variant.layout.spots:
        if spot.kind is Kind.TABLEAU:
            position = lay(variant, {spot: "8S", "w0": "7S" if variant is FT else "7H"})
            assert f"w0>{spot}" in legal(variant, position)
        if spot.kind is Kind.FOUNDATION:
            ace = f"A{suits_of(variant)[spot.number]}"
            position = lay(variant, {spot: ace, "w0": f"2{ace[1]}"})
            assert f"w0>{spot}" in legal(variant, position)


@pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)
@pytest.mark.parametrize("card", FACES)
def test_every_card_on_every_empty_place(variant: Variant, card: str) -> None:
    """What each kind of empty place takes, by hand."""
    suits = suits_of(variant)
    position = lay(variant, t0=f"{other_than(card)} {card}")
    taken = {move.partition(">")[2] for move in legal(variant, position)}
    for spot in variant.layout.spots:
        match spot.kind:
            case Kind.FOUNDATION:
                expected = card == f"A{suits[spot.number]}"
            case Kind.TABLEAU:
                expected = spot != "t0" and (variant is not DS or card[0] == "K")
            case Kind.CELL:
                expected = True
            case _:
                expected = False
        assert (spot in taken) is expected, spot
