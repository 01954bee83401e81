"""Declared rules and the tables compiled from them are one opinion."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reussite.kernel.cards import RANK_LETTERS, Card, factory_order
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.pile_rules import (
    ALL_OPEN,
    ANY_CARD,
    ONE_HIGHER,
    ONE_LOWER,
    ONLY_ACES,
    ONLY_KINGS,
    OTHER_COLOUR,
    SAME_SUIT,
    TOP_ONLY,
    Base,
    Fit,
    PileRule,
    ace_of,
    packed,
)
from reussite.kernel.piles import STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.testing.strategies import positions

# What every test of two cards says, written by hand.

OTHER_SUITS = {"S": "HD", "H": "SC", "D": "SC", "C": "HD"}
NEXT_LOWER = {
    "A": "", "2": "A", "3": "2", "4": "3", "5": "4", "6": "5", "7": "6",
    "8": "7", "9": "8", "T": "9", "J": "T", "Q": "J", "K": "Q",
}  # fmt: skip
NEXT_HIGHER = {
    "A": "2", "2": "3", "3": "4", "4": "5", "5": "6", "6": "7", "7": "8",
    "8": "9", "9": "T", "T": "J", "J": "Q", "Q": "K", "K": "",
}  # fmt: skip
ALTERNATING = {
    rank + suit: {low + other for low in NEXT_LOWER[rank] for other in OTHER_SUITS[suit]}
    for rank, suit in product(RANK_LETTERS, "SHDC")
}
DOWN_IN_SUIT = {
    rank + suit: {low + suit for low in NEXT_LOWER[rank]}
    for rank, suit in product(RANK_LETTERS, "SHDC")
}
UP_IN_SUIT = {
    rank + suit: {high + suit for high in NEXT_HIGHER[rank]}
    for rank, suit in product(RANK_LETTERS, "SHDC")
}


@pytest.mark.parametrize(
    ("build", "table"),
    [
        ((OTHER_COLOUR, ONE_LOWER), ALTERNATING),
        ((SAME_SUIT, ONE_LOWER), DOWN_IN_SUIT),
        ((SAME_SUIT, ONE_HIGHER), UP_IN_SUIT),
        ((ONE_LOWER,), {c: {r + s for r in NEXT_LOWER[c[0]] for s in "SHDC"} for c in UP_IN_SUIT}),
    ],
    ids=["alternating", "down in suit", "up in suit", "down whatever suit"],
)
def test_every_pair_of_cards_of_both_packs_fits_as_the_table_says(
    build: tuple[Fit, ...], table: Mapping[str, set[str]]
) -> None:
    column = PileRule(takes=(Kind.TABLEAU,), base=ONLY_KINGS, build=build)
    rules = Rules({Kind.TABLEAU: column}, packs=2)
    for onto, card in product(factory_order(2), repeat=2):
        if onto != card:
            allowed = Move(T0, T1) in rules.legal(two_columns(card, onto))
            assert allowed is (str(card) in table[str(onto)]), (card, onto)


T0, T1, F0 = Spot(Kind.TABLEAU, 0), Spot(Kind.TABLEAU, 1), Spot(Kind.FOUNDATION, 0)
TWO_COLUMNS = {T0: 0, T1: 1}


def two_columns(card: Card, onto: Card) -> Position:
    return Position(TWO_COLUMNS, (Pile((), (card,)), Pile((), (onto,))))


@pytest.mark.parametrize(
    ("base", "number", "accepted"),
    [
        (ANY_CARD, 0, " ".join(map("".join, product("A23456789TJQK", "SHDC")))),
        (ONLY_ACES, 0, "AS AH AD AC"),
        (ONLY_KINGS, 0, "KS KH KD KC"),
        (ace_of("SSHHDDCC"), 0, "AS"),
        (ace_of("SSHHDDCC"), 1, "AS"),
        (ace_of("SSHHDDCC"), 2, "AH"),
        (ace_of("SSHHDDCC"), 5, "AD"),
        (ace_of("SSHHDDCC"), 7, "AC"),
        (ace_of("SHDC"), 2, "AD"),
        (ace_of("SHDC"), 7, "AC"),
    ],
    ids=str,
)
def test_every_card_starts_a_place_as_its_base_says(base: Base, number: int, accepted: str) -> None:
    target = Spot(Kind.FOUNDATION, number)
    rules = Rules(
        {
            Kind.TABLEAU: PileRule(),
            Kind.FOUNDATION: PileRule(takes=(Kind.TABLEAU,), base=base, build=(SAME_SUIT,)),
        },
        packs=2,
    )
    places = {T0: 0, target: 1}
    for card in factory_order(2):
        position = Position(places, (Pile((), (card,)), Pile()))
        expected = [Move(T0, target)] if str(card) in accepted.split() else []
        assert rules.legal(position) == expected, card


@pytest.mark.parametrize(
    ("base", "emblems"),
    [
        (ace_of("SSHHDDCC"), ["spade", "spade", "heart", "heart", "diamond"]),
        (ace_of("SHDC"), ["spade", "heart", "diamond", "club", "spade"]),
        (ONLY_KINGS, ["king"] * 5),
        (ONLY_ACES, ["ace"] * 5),
        (ANY_CARD, [""] * 5),
    ],
    ids=lambda value: getattr(value, "code", ""),
)
def test_an_empty_place_shows_what_it_takes(base: Base, emblems: list[str]) -> None:
    assert [base.emblem(Spot(Kind.FOUNDATION, number)) for number in range(5)] == emblems


# Rules that nobody would play, on tables that nobody would lay.

KINDS = (Kind.WASTE, Kind.FOUNDATION, Kind.TABLEAU, Kind.CELL, Kind.RESERVE)
FITS = (SAME_SUIT, OTHER_COLOUR, ONE_LOWER, ONE_HIGHER)
SAME_RANK = Fit("same-rank", lambda card, onto: card.rank == onto.rank)
EVEN_NUMBER = Base("even", lambda card, spot: (card.rank + spot.number) % 2 == 0)

fits = st.lists(st.sampled_from((*FITS, SAME_RANK)), max_size=2).map(tuple)
depths = st.one_of(st.sampled_from([TOP_ONLY, ALL_OPEN]), fits.map(lambda run: packed(*run)))
pile_rules = st.builds(
    PileRule,
    takes=st.lists(st.sampled_from(KINDS), unique=True).map(tuple),
    base=st.sampled_from([ANY_CARD, ONLY_ACES, ONLY_KINGS, ace_of("SHDC"), EVEN_NUMBER]),
    build=fits,
    lifts=depths,
    capacity=st.sampled_from([None, None, None, 0, 1, 2, 5]),
    at_once=st.sampled_from([None, None, None, 0, 1, 2, 5]),
)


class Choosy(Rules):
    """With a limit and an objection, both without sense."""

    def limit(self, position: Position, move: Move) -> int | None:
        return None if move.target.number == 1 else 2 - move.target.number % 2

    def objection(self, position: Position, move: Move) -> Refusal | None:
        return Refusal("no-sevens") if position[move.source].height == 7 else None


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, Position]:
    """Rules for any kinds of pile, and a table with such piles in any order."""
    packs = draw(st.integers(1, 2))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=1, unique=True))
    spots = [Spot(kind, number) for kind in kinds for number in range(draw(st.integers(1, 3)))]
    spots = [spot for spot in spots if spot.kind is not Kind.WASTE or spot is WASTE]
    if draw(st.booleans()):
        spots.append(STOCK)
    rules = draw(st.sampled_from([Rules, Choosy]))(
        {kind: draw(pile_rules) for kind in kinds},
        draw=draw(st.integers(1, 3)),
        passes=draw(st.sampled_from([None, 0, 1, 2])),
        packs=packs,
    )
    places = {spot: at for at, spot in enumerate(draw(st.permutations(spots)))}
    return rules, draw(positions(places, packs))


def every_move(position: Position) -> list[Move]:
    spots = [*position.places, Spot(Kind.PEAK, 7), Spot(Kind.HAND)]
    highest = max(pile.height for _, pile in position)
    return [Move(a, b, n) for a, b, n in product(spots, spots, range(-1, highest + 2))]


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_legal_moves_are_those_that_no_declared_rule_refuses(
    table: tuple[Rules, Position],
) -> None:
    rules, position = table
    asked = every_move(position)
    allowed = [move for move in asked if rules.declared_refusal(position, move) is None]
    assert set(rules.legal(position)) == set(allowed)
    assert len(rules.legal(position)) == len(allowed)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_the_compiled_rules_give_the_declared_reasons(table: tuple[Rules, Position]) -> None:
    rules, position = table
    for move in every_move(position):
        assert rules.refusal(position, move) == rules.declared_refusal(position, move), move


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_legal_moves_come_by_source_then_fewest_cards_then_target(
    table: tuple[Rules, Position],
) -> None:
    rules, position = table
    places = position.places
    moves = rules.legal(position)
    assert moves == sorted(moves, key=lambda m: (places[m.source], m.count, places[m.target]))


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_every_legal_move_can_be_played_and_lifted(table: tuple[Rules, Position]) -> None:
    rules, position = table
    for move in rules.legal(position):
        played = rules.play(position, move)
        assert sorted(played.after.cards) == sorted(position.cards)
        if STOCK not in (move.source, move.target):
            assert rules.lift_refusal(position, move.source, move.count) is None


class TwoAtOnce(Rules):
    """Two cards may go to the first column together; the second takes five, whatever else."""

    def limit(self, position: Position, move: Move) -> int | None:
        return 2 if move.target is T0 else None


def test_a_run_is_too_long_only_where_every_place_says_so() -> None:
    places = {T0: 0, T1: 1, F0: 2, Spot(Kind.RESERVE): 3}
    column = PileRule(takes=(Kind.FOUNDATION,))
    reserve = PileRule(takes=(Kind.FOUNDATION,), at_once=5)
    piles = {Kind.TABLEAU: column, Kind.FOUNDATION: PileRule(lifts=ALL_OPEN), Kind.RESERVE: reserve}
    rules = TwoAtOnce(piles)
    cards = tuple(factory_order(1)[:6])
    position = Position(
        places, (Pile((), (Card(40),)), Pile((), (Card(41),)), Pile((), cards), Pile())
    )
    assert Move(F0, Spot(Kind.RESERVE), 5) in rules.legal(position)
    assert rules.lift_refusal(position, F0, 5) is None
    limited = TwoAtOnce({**piles, Kind.RESERVE: PileRule()})
    only_first = Position({T0: 0, F0: 1}, (Pile(), Pile((), cards)))
    assert limited.lift_refusal(only_first, F0, 2) is None
    assert limited.lift_refusal(only_first, F0, 3) == Refusal("too-many", 2)
