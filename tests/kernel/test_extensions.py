"""What games beyond building on columns need: pairs, dealt rows, covered places, fewer suits."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterable
from copy import copy
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reussite.api.records import Ending
from reussite.game.session import Action, Session
from reussite.kernel.cards import Card, factory_order, printed_with, spanned_packs
from reussite.kernel.choosers import Touch, to_discard, to_foundation, to_partner, to_waste
from reussite.kernel.layout import Layout, place, row
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.pile_rules import (
    ANY_CARD,
    ONE_APART,
    ONE_APART_ROUND,
    ONE_HIGHER_ROUND,
    ONE_LOWER_ROUND,
    ONLY_KINGS,
    SAME_SUIT,
    Base,
    Fit,
    PileRule,
)
from reussite.kernel.piles import STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import Scoring
from reussite.kernel.steps import Carry, Mark, Outcome, Reveal, Step, Transition, apply
from reussite.kernel.variant import Choice, Option, Options, Variant
from reussite.testing.strategies import positions, spots

D0, F0 = Spot(Kind.DISCARD), Spot(Kind.FOUNDATION)
P = tuple(Spot(Kind.PEAK, number) for number in range(8))
T = tuple(Spot(Kind.TABLEAU, number) for number in range(4))
EVERY_COLUMN = Spot.every(Kind.TABLEAU)
THIRTEEN = Fit("make-thirteen", lambda card, other: card.rank + other.rank == 13)
KING_ALONE = Fit("king-alone", lambda card, _onto: card.rank == 13)


def table(**piles: str) -> Position:
    """Piles bottom card first, a dash before cards that lie face down."""
    spots = [Spot.parse(name) for name in piles]
    laid = []
    for cards in piles.values():
        down = tuple(Card.parse(text[1:]) for text in cards.split() if text[0] == "-")
        laid.append(Pile(down, tuple(Card.parse(c) for c in cards.split() if c[0] != "-")))
    return Position({spot: at for at, spot in enumerate(spots)}, tuple(laid))


def why_not(rules: Rules, position: Position, move: str) -> str | None:
    refusal = rules.refusal(position, Move.parse(move))
    assert refusal == rules.declared_refusal(position, Move.parse(move))
    return refusal.code if refusal else None


def legal(rules: Rules, position: Position) -> list[str]:
    return [str(move) for move in rules.legal(position)]


def played(rules: Rules, position: Position, move: str) -> Transition:
    return rules.play(position, Move.parse(move))


# All places of a kind.


def test_all_places_of_a_kind_have_a_name_that_reads_back() -> None:
    assert str(EVERY_COLUMN) == "t*"
    assert Spot.parse("t*") is EVERY_COLUMN is copy(EVERY_COLUMN)
    assert pickle.loads(pickle.dumps(EVERY_COLUMN)) is EVERY_COLUMN
    assert EVERY_COLUMN.is_every
    assert not T[0].is_every
    assert EVERY_COLUMN.kind is Kind.TABLEAU


# Pairs and rows as text.

pairs = st.builds(Move, spots, spots, st.integers(1, 9999), spots)


@given(pairs)
def test_the_text_of_a_pair_reads_back(move: Move) -> None:
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize("text", ["p3+p7>d0", "w0+p0>d0", "s0>t*", "t1+t2>f0", "s0>t**2"])
def test_pairs_and_rows_are_written_as_they_are_read(text: str) -> None:
    assert str(Move.parse(text)) == text


def test_a_pair_has_no_order() -> None:
    assert Move(P[7], D0, partner=P[3]) == Move(P[3], D0, partner=P[7]) == Move.parse("p7+p3>d0")
    assert str(Move.parse("p0+w0>d0")) == "w0+p0>d0"
    assert str(Move.parse("p10+p9>d0")) == "p9+p10>d0"


@pytest.mark.parametrize("text", ["p3+>d0", "+p7>d0", "p3+p7", "p1+p2+p3>d0", "t*>t0", "s0+t*>d0"])
def test_what_is_no_pair_and_no_row_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        Move.parse(text)


def test_a_held_card_is_let_go_on_its_partner() -> None:
    pair = Move.parse("p3+p7>d0")
    assert pair.lands_on(P[3]) is P[7]
    assert pair.lands_on(P[7]) is P[3]
    assert Move.parse("t0>t1").lands_on(T[0]) is T[1]
    assert pair.takes_from(P[7])
    assert not pair.takes_from(D0)


# Pairs.


class Pairs(Rules):
    """Pyramid in small: two cards that make thirteen, kings alone."""

    def __init__(self, covered_by: dict[Spot, tuple[Spot, ...]] | None = None) -> None:
        discard = PileRule(
            takes=(Kind.PEAK, Kind.WASTE),
            base=Base("king-alone", lambda card, _spot: card.rank == 13),
            build=(KING_ALONE,),
            pairs=(THIRTEEN,),
        )
        super().__init__(
            {Kind.PEAK: PileRule(), Kind.WASTE: PileRule(), Kind.DISCARD: discard},
            covered_by=covered_by or {},
        )


def test_two_cards_that_fit_each_other_leave_together() -> None:
    position = table(w0="9H", d0="", p0="4S", p1="QD", p2="AC", p3="KS")
    assert legal(Pairs(), position) == ["w0+p0>d0", "p1+p2>d0", "p3>d0"]
    after = played(Pairs(), position, "p2+p1>d0").after
    assert [str(card) for card in after[D0].up] == ["QD", "AC"]
    assert after[P[1]].is_empty
    assert after[P[2]].is_empty


def test_why_a_pair_is_refused() -> None:
    position = table(w0="9H", d0="2C", p0="4S", p1="-QD", p2="AC", t0="5C")
    rules = Pairs()
    assert why_not(rules, position, "p0+p2>d0") == "make-thirteen"
    assert why_not(rules, position, "p1+p2>d0") == "face-down"
    assert why_not(rules, position, "p2+p2>d0") == "same-place"
    assert why_not(rules, position, "p2+d0>d0") == "same-place"
    assert why_not(rules, position, "p2+p7>d0") == "no-such-place"
    assert why_not(rules, position, "p0+p2>w0") == "no-pairs"
    assert why_not(rules, position, "w0+p0>d0*2") == "one-at-a-time"
    assert why_not(rules, position, "w0+t0>d0") == "not-from-there"
    assert why_not(rules, position, "p0>d0") == "king-alone"
    assert why_not(rules, position, "p0>p1") == "takes-nothing"
    assert why_not(rules, position, "w0+p0>d0") is None


def test_a_full_pile_takes_no_pair() -> None:
    rule = PileRule(takes=(Kind.PEAK,), pairs=(THIRTEEN,), capacity=2)
    rules = Rules({Kind.PEAK: PileRule(), Kind.DISCARD: rule})
    assert why_not(rules, table(d0="", p0="4S", p1="9D"), "p0+p1>d0") is None
    assert why_not(rules, table(d0="2C", p0="4S", p1="9D"), "p0+p1>d0") == "pile-full"


def test_both_piles_of_a_pair_turn_up_what_lay_under_it() -> None:
    rules = Pairs()
    position = table(d0="", p0="-3H 4S", p1="-5H -QD 9C")
    steps = played(rules, position, "p0+p1>d0").steps
    assert steps == (Carry(P[0], D0), Carry(P[1], D0), Reveal(P[0]), Reveal(P[1]))


def test_laying_a_card_on_another_asks_for_the_pair() -> None:
    rules, position = Pairs(), table(w0="9H", d0="", p0="4S", p1="QD")
    assert str(rules.move_onto(position, P[0], WASTE)) == "w0+p0>d0"
    assert str(rules.move_onto(position, P[0], P[1])) == "p0+p1>d0"
    assert str(rules.move_onto(position, P[0], D0)) == "p0>d0"
    assert str(rules.move_onto(position, P[0], P[0])) == "p0>p0"
    assert str(rules.move_onto(position, WASTE, STOCK)) == "w0>s0"


def test_choosers_find_pairs_and_what_leaves_alone() -> None:
    rules, position = Pairs(), table(w0="9H", d0="", p0="4S", p1="KD", p2="4H")
    assert str(to_partner(Touch(rules, position, WASTE))) == "w0+p0>d0"
    assert str(to_partner(Touch(rules, position, P[2]))) == "w0+p2>d0"
    assert str(to_discard(Touch(rules, position, P[1]))) == "p1>d0"
    assert to_discard(Touch(rules, position, P[0])) is None
    assert to_partner(Touch(rules, position, P[1])) is None
    assert to_waste(Touch(rules, position, P[1])) is None


# Covered places.

PEAK_OF_THREE = Layout(
    (
        place(Kind.WASTE, 0, 3),
        place(Kind.PEAK, 0.5, 0),
        *row(Kind.PEAK, 2, x=0, y=0.5, first=1),
        *row(Kind.TABLEAU, 2, x=0, y=1.2),
    )
)


def test_a_place_is_covered_by_later_ones_that_overlap_it() -> None:
    assert PEAK_OF_THREE.covered_by == {P[0]: (P[1], P[2])}
    assert [str(slot.spot) for slot in row(Kind.PEAK, 2, x=0, y=0, first=5)] == ["p5", "p6"]


def test_a_covered_card_is_not_in_play_before_all_over_it_are_gone() -> None:
    rules = Pairs(dict(PEAK_OF_THREE.covered_by))
    position = table(w0="QH", d0="", p0="AS", p1="KD", p2="KC")
    assert legal(rules, position) == ["p1>d0", "p2>d0"]
    assert why_not(rules, position, "w0+p0>d0") == "still-covered"
    assert rules.lift_refusal(position, P[0], 1) == Refusal("still-covered")
    assert rules.is_covered(position, P[0])
    one_left = played(rules, position, "p1>d0").after
    assert why_not(rules, one_left, "w0+p0>d0") == "still-covered"
    free = played(rules, one_left, "p2>d0").after
    assert legal(rules, free) == ["w0+p0>d0"]
    assert rules.lift_refusal(free, P[0], 1) is None


def test_a_card_turns_up_when_nothing_lies_over_it_any_more() -> None:
    rules = Pairs(dict(PEAK_OF_THREE.covered_by))
    position = table(s0="-2S", w0="", d0="", p0="-AS", p1="KD", p2="KC")
    first = played(rules, position, "p1>d0")
    assert first.steps == (Carry(P[1], D0),)
    assert played(rules, first.after, "s0>w0").steps == (Carry(STOCK, WASTE),)
    assert played(rules, first.after, "p2>d0").steps == (Carry(P[2], D0), Reveal(P[0]))


# Dealt rows.


def rows(kind: Kind = Kind.TABLEAU) -> Rules:
    return Rules({Kind.TABLEAU: PileRule(), Kind.WASTE: PileRule()}, passes=None, deals_to=kind)


def test_the_stock_deals_a_card_to_every_column_as_far_as_they_last() -> None:
    position = table(s0="-2S -3S -4S -5S -6S", t0="AH", t1="", t2="AC")
    assert legal(rows(), position) == ["s0>t*"]
    assert str(rows().tap(position)) == "s0>t*"
    first = played(rows(), position, "s0>t*")
    assert [str(card) for card in first.carried(Kind.STOCK)] == ["6S", "5S", "4S"]
    assert str(first.after[T[1]].top) == "5S"
    second = played(rows(), first.after, "s0>t*")
    assert second.steps == (Carry(STOCK, T[0]), Carry(STOCK, T[1]))
    assert second.after[STOCK].is_empty
    assert why_not(rows(), second.after, "s0>t*") == "no-more-passes"
    assert str(rows().tap(second.after)) == "s0>t*"


def test_why_a_dealt_row_is_refused() -> None:
    position = table(s0="-2S -3S", w0="", t0="AH", t1="")
    assert why_not(rows(), position, "s0>w0") == "stock-only-deals"
    assert why_not(rows(), position, "s0>t0") == "stock-only-deals"
    assert why_not(rows(), position, "s0>t**2") == "stock-only-deals"
    assert why_not(rows(), position, "s0>c*") == "no-such-place"
    assert why_not(rows(), position, "t0>t*") == "no-such-place"
    assert why_not(rows(Kind.CELL), position, "s0>c*") == "no-such-place"
    assert why_not(rows(Kind.WASTE), position, "s0>t*") == "stock-only-draws"
    assert why_not(rows(), table(s0="", w0="2C", t0=""), "w0>s0") == "no-more-passes"
    assert not rows().may_recycle(position)


# Round the corner.

RANKS = range(1, 14)


@pytest.mark.parametrize(
    ("fit", "ranks"),
    [
        (ONE_LOWER_ROUND, {(n - 1, n) for n in RANKS if n > 1} | {(13, 1)}),
        (ONE_HIGHER_ROUND, {(n + 1, n) for n in RANKS if n < 13} | {(1, 13)}),
        (ONE_APART, {(n, n + 1) for n in RANKS[:-1]} | {(n + 1, n) for n in RANKS[:-1]}),
        (
            ONE_APART_ROUND,
            {(n, n % 13 + 1) for n in RANKS} | {(n % 13 + 1, n) for n in RANKS},
        ),
    ],
    ids=["lower", "higher", "apart", "apart round"],
)
def test_which_ranks_are_neighbours(fit: Fit, ranks: set[tuple[int, int]]) -> None:
    cards = factory_order(1)
    found = {
        (card.rank, onto.rank) for card, onto in product(cards, cards) if fit.holds(card, onto)
    }
    assert found == ranks


# Fewer suits.


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("suits", ["SHDC", "SH", "S", "D", "HC"])
def test_with_fewer_suits_all_cards_remain_different(packs: int, suits: str) -> None:
    pack = factory_order(packs)
    printed = [printed_with(card, suits) for card in pack]
    assert [card.rank for card in printed] == [card.rank for card in pack]
    assert len(set(printed)) == len(pack)
    each = len(pack) // len(suits)
    assert Counter(card.suit.letter for card in printed) == dict.fromkeys(suits, each)
    assert {card.pack for card in printed} == set(range(spanned_packs(packs, suits)))
    assert suits != "SHDC" or tuple(printed) == pack


def variant_with_suits() -> Variant:
    def deal() -> Iterable[Step]:
        return (Carry(STOCK, T[n % 2]) for n in range(104))

    def rules(_options: Options) -> Rules:
        column = PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD, build=(SAME_SUIT,))
        return Rules({Kind.TABLEAU: column})

    suits = {"S1": "S", "S2": "SH", "S4": "SHDC"}
    choices = tuple(Choice(letters, letters) for letters in suits)
    return Variant(
        family="FEW",
        version=1,
        name="Few",
        packs=2,
        layout=Layout((place(Kind.STOCK, 0, 0), *row(Kind.TABLEAU, 2, x=1, y=0))),
        deal=deal,
        rules=rules,
        scoring=lambda _options: Scoring(lambda _played: 0),
        options=(Option("suits", "Suits", choices),),
        suits=lambda options: suits[options["suits"]],
    )


def test_the_same_number_deals_the_same_ranks_whatever_the_suits() -> None:
    variant = variant_with_suits()
    tables = [
        variant.game(options).numbered(7).opening().after.cards for options in variant.all_options
    ]
    assert len({tuple(card.rank for card in cards) for cards in tables}) == 1
    assert {card.suit.letter for card in tables[0]} == {"S"}
    assert {card.suit.letter for card in tables[1]} == {"S", "H"}
    for options, cards in zip(variant.all_options, tables, strict=True):
        assert tuple(sorted(cards)) == variant.game(options).cards
    assert tables[2] == variant.game(variant.choose(suits="S4")).numbered(7).opening().after.cards


def test_rules_know_the_cards_of_further_packs() -> None:
    game = variant_with_suits().game()
    position = game.numbered(7).opening().after
    assert legal(game.rules, position) == ["t0>t1", "t1>t0"]


# Winning otherwise.


class Emptying(Rules):
    def is_won(self, position: Position) -> bool:
        return all(pile.is_empty for spot, pile in position if spot.kind is Kind.TABLEAU)


def test_a_game_may_be_won_without_foundations() -> None:
    waste = PileRule(takes=(Kind.TABLEAU,), build=(ONE_APART,))
    rules = Emptying({Kind.TABLEAU: PileRule(), Kind.WASTE: waste})
    position = table(w0="5H", t0="7C 6S", t1="")
    first = played(rules, position, "t0>w0")
    assert not first.won
    assert played(rules, first.after, "t0>w0").won


class Leaving(Rules):
    """Kings leave for the foundation by themselves."""

    def consequences(self, played: Transition) -> Iterable[Step]:
        for spot, pile in played.after:
            if spot.kind is Kind.TABLEAU and pile.top and pile.top.rank == 13:
                yield Carry(spot, F0)


def test_cards_that_go_up_by_themselves_may_win() -> None:
    column = PileRule(takes=(Kind.TABLEAU,), base=ANY_CARD)
    foundation = PileRule(base=ONLY_KINGS)
    rules = Leaving({Kind.TABLEAU: column, Kind.FOUNDATION: foundation})
    up = " ".join(str(card) for card in factory_order(1) if card.rank < 13)
    position = table(f0=f"{up} KH KD KC", t0="KS", t1="")
    last = played(rules, position, "t0>t1")
    assert last.won
    assert last.steps == (Carry(T[0], T[1]), Carry(T[1], F0))


def test_a_mark_may_be_set_and_forgotten() -> None:
    position = table(t0="")
    twice = apply(position, [Mark("chain"), Mark("chain")])
    assert twice.marked("chain") == 2
    assert apply(twice, [Mark("chain", to=7)]).marked("chain") == 7
    assert apply(twice, [Mark("chain", to=0)]) == position


# Rules that nobody would play, on tables that nobody would lay.

KINDS = (Kind.WASTE, Kind.FOUNDATION, Kind.TABLEAU, Kind.PEAK, Kind.DISCARD)
FITS = (THIRTEEN, ONE_APART_ROUND, Fit("same-rank", lambda card, onto: card.rank == onto.rank))
pile_rules = st.builds(
    PileRule,
    takes=st.lists(st.sampled_from(KINDS), unique=True).map(tuple),
    base=st.sampled_from([ANY_CARD, ONLY_KINGS]),
    build=st.lists(st.sampled_from(FITS), max_size=1).map(tuple),
    capacity=st.sampled_from([None, None, 0, 1, 2, 3, 5]),
    pairs=st.lists(st.sampled_from(FITS), max_size=2).map(tuple),
)


class Choosy(Rules):
    def objection(self, position: Position, move: Move) -> Refusal | None:
        lucky = position[move.source].height % 3 == 0 or move.partner is P[1]
        return Refusal("out-of-luck") if lucky else None


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, Position]:
    packs = draw(st.integers(1, 2))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=1, unique=True))
    spots = [Spot(kind, number) for kind in kinds for number in range(draw(st.integers(1, 4)))]
    spots = [spot for spot in spots if spot.kind is not Kind.WASTE or spot is WASTE]
    if draw(st.booleans()):
        spots.append(STOCK)
    peaks = [spot for spot in spots if spot.kind is Kind.PEAK]
    covers = {
        spot: tuple(over)
        for n, spot in enumerate(peaks)
        if (over := draw(st.lists(st.sampled_from(peaks[n + 1 :] or [D0]), unique=True)))
        and over != [D0]
    }
    rules = draw(st.sampled_from([Rules, Choosy]))(
        {kind: draw(pile_rules) for kind in kinds},
        passes=draw(st.sampled_from([None, 1])),
        packs=packs,
        deals_to=draw(st.sampled_from([Kind.WASTE, Kind.TABLEAU, Kind.PEAK])),
        covered_by=covers,
    )
    places = {spot: at for at, spot in enumerate(draw(st.permutations(spots)))}
    return rules, draw(positions(places, packs))


def every_move(position: Position) -> list[Move]:
    spots = [*position.places, Spot(Kind.HAND), Spot(Kind.CELL, 3)]
    targets = [*spots, *(Spot.every(kind) for kind in Kind)]
    partners = [None, *spots]
    asked = product(spots, targets, range(-1, 3), partners)
    return list(dict.fromkeys(Move(a, b, n, p) for a, b, n, p in asked))


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_compiled_and_declared_rules_are_one_opinion(case: tuple[Rules, Position]) -> None:
    rules, position = case
    asked = every_move(position)
    declared = {move: rules.declared_refusal(position, move) for move in asked}
    assert all(rules.refusal(position, move) == declared[move] for move in asked)
    listed = rules.legal(position)
    at_most_two = {move for move in listed if move.count <= 2}
    assert at_most_two == {move for move in asked if declared[move] is None}
    assert len(set(listed)) == len(listed)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(tables())
def test_every_legal_move_can_be_played(case: tuple[Rules, Position]) -> None:
    rules, position = case
    places = position.places
    listed = rules.legal(position)
    in_order = sorted(listed, key=lambda m: (places[m.source], m.count, places.get(m.target, -1)))
    assert listed == in_order
    for move in listed:
        transition = rules.play(position, move)
        assert sorted(transition.after.cards) == sorted(position.cards)
        assert apply(position, transition.steps) == transition.after
        for spot in (move.source, move.partner):
            if spot is not None and STOCK not in (move.source, move.target):
                assert rules.lift_refusal(position, spot, move.count) is None


def test_a_click_on_a_foundation_finds_no_pair() -> None:
    foundation = PileRule(takes=(Kind.TABLEAU,), pairs=(THIRTEEN,), base=ONLY_KINGS)
    rules = Rules({Kind.TABLEAU: PileRule(), Kind.FOUNDATION: foundation})
    position = table(f0="", t0="9S", t1="4H")
    assert legal(rules, position) == ["t0+t1>f0"]
    assert to_foundation(Touch(rules, position, T[0])) is None


# Cards dealt first, and deals that look at the options.


def _with_deal(**changes: object) -> Variant:
    from dataclasses import replace

    from forty_thieves import FORTY_THIEVES

    return replace(FORTY_THIEVES, **changes)  # type: ignore[arg-type]


def test_named_cards_are_dealt_first_and_the_others_keep_their_order() -> None:
    plain, named = _with_deal(), _with_deal(dealt_first=lambda _options: ("AS", "KH", "AS"))
    before = plain.game().numbered(5).pack()
    after = named.game().numbered(5).pack()
    assert [str(card) for card in after[:3]] == ["AS", "KH", "AS"]
    assert after[0] != after[2]
    assert after[3:] == tuple(card for card in before if card not in after[:3])


def test_a_card_that_is_not_there_cannot_be_dealt_first() -> None:
    named = _with_deal(dealt_first=lambda _options: ("AS",) * 3)
    with pytest.raises(ValueError, match="AS is to be dealt first"):
        named.game().numbered(5).pack()


def test_a_deal_with_a_parameter_is_given_the_options() -> None:
    from freecell import FREECELL

    plain = _with_deal().deal

    def deal(options: Options) -> Iterable[Step]:
        assert options.letters == "N"
        return plain()  # type: ignore[call-arg]

    told = _with_deal(deal=deal)
    assert told.deals_by_options
    assert not FREECELL.deals_by_options
    assert (
        told.game().numbered(3).opening().after == _with_deal().game().numbered(3).opening().after
    )


# Games that end otherwise than by winning.


class _Ends(Rules):
    """As many drawn cards end the game as its subclass says."""

    drawn = 2
    outcome_then: Outcome | None = Outcome.ENDED

    def outcome(self, position: Position) -> Outcome | None:
        return self.outcome_then if position[WASTE].height >= self.drawn else None


def _ending(outcome: Outcome) -> Variant:
    from forty_thieves import FORTY_THIEVES

    class Ends(_Ends):
        outcome_then = outcome

    return _with_deal(rules=lambda options: Ends(dict(FORTY_THIEVES.rules(options).piles)))


@pytest.mark.parametrize(
    ("outcome", "ending"),
    [(Outcome.ENDED, Ending.ENDED), (Outcome.LOST, Ending.LOST), (Outcome.WON, Ending.WON)],
)
def test_the_rules_may_end_a_game(outcome: Outcome, ending: Ending) -> None:
    session = Session(_ending(outcome).game().numbered(1), now=lambda: 0.0)
    session.act("s0>w0")
    assert not session.is_over
    played = session.play(Move(STOCK, WASTE))
    assert session.ending is ending
    assert session.is_won is played.won is (outcome is Outcome.WON)
    assert played.over is (None if played.won else outcome)
    assert session.legal() == []
    assert not session.can_undo
    assert session.result().ending is ending


def test_a_game_that_the_rules_ended_is_found_so_again() -> None:
    game = _ending(Outcome.LOST).game()
    log = [Action(0, "s0>w0"), Action(5, "s0>w0")]
    session = Session.resumed(game.numbered(1), log, now=lambda: 0.0, elapsed_ms=5)
    assert session.ending is Ending.LOST


def test_an_outcome_that_is_none_is_the_rules_fault() -> None:
    variant = _ending("lost")  # type: ignore[arg-type]
    session = Session(variant.game().numbered(1), now=lambda: 0.0)
    session.act("s0>w0")
    with pytest.raises(TypeError, match="which is no Outcome"):
        session.act("s0>w0")
