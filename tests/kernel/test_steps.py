"""Steps are the only things that change piles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position, describe
from reussite.kernel.steps import (
    Carry,
    Face,
    Flight,
    Mark,
    Reveal,
    Step,
    StepError,
    Transition,
    apply,
)

T0, T1, T2 = (Spot(Kind.TABLEAU, number) for number in range(3))
PLACES = {spot: at for at, spot in enumerate((STOCK, WASTE, T0, T1, T2))}


def pile(text: str) -> Pile:
    cards = text.split()
    down = tuple(Card.parse(card[1:]) for card in cards if card.startswith("-"))
    return Pile(down, tuple(Card.parse(card) for card in cards if not card.startswith("-")))


def table(**piles: str) -> Position:
    return Position(PLACES, tuple(pile(piles.get(spot, "")) for spot in PLACES))


def test_carried_cards_keep_their_order() -> None:
    after = apply(table(t0="9S 8H 7S", t1="TD"), [Carry(T0, T1, 2)])
    assert describe(after[T1]) == ["TD", "8H", "7S"]
    assert describe(after[T0]) == ["9S"]


def test_three_drawn_cards_are_turned_over_one_by_one() -> None:
    after = apply(table(s0="-KS -3C -2H -AS"), [Carry(STOCK, WASTE, 3)])
    assert describe(after[WASTE]) == ["AS", "2H", "3C"]  # the first drawn lowest, the last on top
    assert describe(after[STOCK]) == ["-KS"]


def test_a_packet_turned_over_twice_lies_as_before() -> None:
    before = table(s0="-3C -2H -AS")
    drawn = apply(before, [Carry(STOCK, WASTE, 3)])
    assert apply(drawn, [Carry(WASTE, STOCK, 3, Face.DOWN)]) == before


def test_one_by_one_or_at_once_the_waste_lies_the_same() -> None:
    before = table(s0="-3C -2H -AS")
    assert apply(before, [Carry(STOCK, WASTE)] * 3) == apply(before, [Carry(STOCK, WASTE, 3)])


def test_face_down_cards_can_be_dealt_face_down() -> None:
    after = apply(table(s0="-3C -2H -AS"), [Carry(STOCK, T0, 2, Face.DOWN)])
    assert describe(after[T0]) == ["-2H", "-AS"]


def test_an_uncovered_card_turns_up() -> None:
    after = apply(table(t0="-4C -7H QS", t1="KD"), [Carry(T0, T1), Reveal(T0)])
    assert describe(after[T0]) == ["-4C", "7H"]


def test_marks_are_counted_and_sorted() -> None:
    after = apply(table(), [Mark("b"), Mark("a"), Mark("b")])
    assert after.marks == (("a", 1), ("b", 2))


def test_untouched_piles_are_shared_and_the_first_table_is_left_alone() -> None:
    before = table(s0="-AS", t0="QS", t1="KD")
    after = apply(before, [Carry(T0, T1)])
    assert after[STOCK] is before[STOCK]
    assert describe(before[T0]) == ["QS"]


@pytest.mark.parametrize(
    "step",
    [
        Carry(T0, T1, 0),
        Carry(T0, T1, 3),
        Carry(T2, T1),
        Carry(T0, T1, 1, Face.DOWN),
        Reveal(T0),
        Reveal(T2),
        Reveal(T1),
    ],
    ids=str,
)
def test_steps_that_make_no_sense_stop_at_once(step: Step) -> None:
    with pytest.raises(StepError):
        apply(table(t0="-7H QS", t1="KD"), [step])


@st.composite
def carries(draw: st.DrawFn) -> tuple[Position, list[Carry]]:
    """A table and steps that are possible on it."""
    before = position = table(s0="-3C -2H -AS -KD", t0="-4C -7H QS JD", t1="KS QD")
    steps = []
    for _ in range(draw(st.integers(0, 12))):
        source = draw(st.sampled_from([spot for spot, pile in position if not pile.is_empty]))
        lying = position[source]
        count = draw(st.integers(1, len(lying.up or lying.down)))
        target = draw(st.sampled_from([spot for spot in PLACES if spot is not source]))
        faces = [Face.UP] if position[target].up else list(Face)
        step = Carry(source, target, count, draw(st.sampled_from(faces)))
        steps.append(step)
        position = apply(position, [step])
    return before, steps


@given(carries())
def test_no_step_loses_or_doubles_a_card(played: tuple[Position, list[Carry]]) -> None:
    before, steps = played
    after = apply(before, steps)
    assert sorted(after.cards) == sorted(before.cards)


@given(carries())
def test_the_flights_of_a_transition_are_its_carried_cards(
    played: tuple[Position, list[Carry]],
) -> None:
    before, steps = played
    transition = Transition(before, None, tuple(steps), apply(before, steps))
    flights = list(transition.flights())
    assert [(f.source, f.target, len(f.cards), f.face) for f in flights] == [
        (step.source, step.target, step.count, step.face) for step in steps
    ]
    if flights:
        lying = transition.after[flights[-1].target]
        assert lying.cards[-len(flights[-1].cards) :] == flights[-1].cards
    assert transition.carried() == tuple(card for flight in flights for card in flight.cards)


def test_a_transition_tells_what_was_carried_turned_up_and_marked() -> None:
    before = table(t0="-7H QS", t1="KD")
    steps = (Carry(T0, T1), Reveal(T0), Mark("turned"))
    played = Transition(before, Move(T0, T1), steps, apply(before, steps))
    queen = Card.parse("QS")
    assert list(played.flights()) == [Flight((queen,), T0, T1, Face.UP, Face.UP)]
    assert played.carried(Kind.TABLEAU, Kind.TABLEAU) == (queen,)
    assert played.carried(Kind.WASTE) == ()
    assert played.carried(target=Kind.FOUNDATION) == ()
    assert played.revealed == (T0,)
    assert played.marked == ("turned",)
