"""The rules of Double Solitaire, row by row."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite.game.session import Session
from reussite.kernel.cards import Card, factory_order
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import describe
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Game
from reussite.testing import (
    auto_place,
    begin,
    click,
    double_click,
    lay,
    legal,
    play,
    points,
    why_not,
)

EASY, HARD = DS.game(DS.choose(draw="D1")), DS.game(DS.choose(draw="D3"))
VEGAS = DS.game(DS.choose(draw="D1", scoring="V"))
HARD_VEGAS = DS.game(DS.choose(draw="D3", scoring="V"))

SUITS_OF_PLACES = "SSHHDDCC"
WINS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "wins.json").read_text("utf-8")
)["games"]
WON_GAMES = [game for game in WINS if game["code"].startswith("DS1")]


def column(number: int) -> Spot:
    return Spot(Kind.TABLEAU, number)


# Table


def test_nine_columns_of_one_to_nine_cards_the_last_of_each_face_up() -> None:
    opening = DS.game().numbered(7).opening().after
    columns = [opening[column(number)] for number in range(9)]
    assert [pile.height for pile in columns] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [len(pile.up) for pile in columns] == [1] * 9
    assert sum(pile.height for pile in columns) == 45
    assert sum(len(pile.down) for pile in columns) == 36


def test_the_other_59_cards_are_the_stock_face_down_and_the_waste_is_empty() -> None:
    opening = DS.game().numbered(7).opening().after
    assert len(opening[STOCK].down) == 59
    assert not opening[STOCK].up
    assert opening[WASTE].is_empty


def test_eight_foundations_in_four_rows_of_two() -> None:
    slots = [slot for slot in DS.layout.slots if slot.spot.kind is Kind.FOUNDATION]
    rows = {y: [s.spot for s in slots if s.y == y] for y in sorted({s.y for s in slots})}
    assert list(rows.values()) == [["f0", "f1"], ["f2", "f3"], ["f4", "f5"], ["f6", "f7"]]


def test_cards_are_dealt_row_by_row_and_the_next_of_the_pack_is_drawn_next() -> None:
    pack = factory_order(2)
    opening = DS.game().opening(pack).after
    assert opening[column(0)].cards == (pack[0],)
    assert opening[column(1)].cards == (pack[1], pack[9])
    assert opening[column(8)].cards == tuple(pack[n] for n in (8, 16, 23, 29, 34, 38, 41, 43, 44))
    drawn = play(DS, opening, "s0>w0")
    assert drawn[WASTE].top == pack[45]


# Columns


def test_a_column_takes_the_other_colour_one_lower() -> None:
    position = lay(DS, t0="8S", t1="7H", t2="7D", t3="7C", t4="6H", t5="9H", t6="8H")
    onto_the_eight = [move for move in legal(DS, position) if move.endswith(">t0")]
    assert onto_the_eight == ["t1>t0", "t2>t0"]


@pytest.mark.parametrize("number", range(9))
def test_every_empty_column_takes_a_king_and_nothing_else(number: int) -> None:
    other = "t1" if number == 0 else "t0"
    for card in factory_order(2):
        position = lay(DS, {other: str(card)})
        assert (why_not(DS, position, f"{other}>t{number}") is None) is (card.rank == 13), card
        position = lay(DS, w0=str(card))
        assert (why_not(DS, position, f"w0>t{number}") is None) is (card.rank == 13), card


def test_a_king_comes_to_an_empty_column_by_drag_click_and_double_click() -> None:
    position = lay(DS, w0="KH", t0="KS QD", t1="9C")
    assert why_not(DS, position, "w0>t2") is None
    assert why_not(DS, position, "t0>t2*2") is None
    assert click(DS, position, "w0") is None  # a click only goes to the foundation
    assert double_click(DS, position, "w0") == "w0>t2"
    assert auto_place(DS, position, "w0") == "w0>t2"


@pytest.mark.parametrize("rank", "A23456789TJQ")
def test_no_gesture_brings_anything_but_a_king_to_an_empty_column(rank: str) -> None:
    position = lay(DS, w0=f"{rank}H")
    to_columns = [move for move in legal(DS, position) if ">t" in move]
    assert to_columns == []
    assert why_not(DS, position, "w0>t0") == "only-kings"
    for gesture in (double_click, auto_place):
        assert ">t" not in (gesture(DS, position, "w0") or "")


# Runs


def test_any_face_up_card_moves_with_all_cards_on_it() -> None:
    position = lay(DS, t0="-4C 9H 8S 7D 6C", t1="9D", t2="TS", t3="8C", t4="7H")
    assert [move for move in legal(DS, position) if move.startswith("t0>")] == [
        "t0>t4",
        "t0>t3*2",
        "t0>t1*3",
        "t0>t2*4",
    ]
    after = play(DS, position, "t0>t1*3")
    assert describe(after[column(1)]) == ["9D", "8S", "7D", "6C"]
    assert describe(after[column(0)]) == ["-4C", "9H"]


def test_only_the_first_card_of_a_run_has_to_fit() -> None:
    position = lay(DS, t0="9H 8S", t1="TC", t2="9D")
    assert why_not(DS, position, "t0>t1*2") is None
    assert why_not(DS, position, "t0>t2*2") == "other-colour"


def test_a_card_lying_face_down_moves_with_nothing() -> None:
    position = lay(DS, t0="-9H 8S", t1="TC")
    assert why_not(DS, position, "t0>t1*2") == "face-down"


def test_an_uncovered_face_down_card_turns_up_by_itself() -> None:
    position = lay(DS, t0="-4C -7H 8S", t1="9H")
    after = play(DS, position, "t0>t1")
    assert describe(after[column(0)]) == ["-4C", "7H"]


def test_one_action_turns_up_one_card() -> None:
    position = lay(DS, t0="-4C -AH AS")
    after = play(DS, position, "t0>f0")
    assert describe(after[column(0)]) == ["-4C", "AH"]


# Waste


def test_the_waste_gives_its_top_card_only() -> None:
    position = lay(DS, w0="AS 7H", t0="8S", t1="2D")
    assert [move for move in legal(DS, position) if move.startswith("w0")] == ["w0>t0", "w0>s0*2"]
    assert why_not(DS, position, "w0>t0*2") == "only-top"


def test_the_waste_takes_nothing_from_the_table() -> None:
    position = lay(DS, w0="8S", t0="7H", f0="AS")
    assert why_not(DS, position, "t0>w0") == "not-onto-waste"
    assert why_not(DS, position, "f0>w0") == "not-onto-waste"


# Foundations


@pytest.mark.parametrize("number", range(8))
def test_an_empty_foundation_takes_the_ace_of_its_suit_only(number: int) -> None:
    for card in factory_order(2):
        position = lay(DS, w0=str(card))
        allowed = why_not(DS, position, f"w0>f{number}") is None
        assert allowed is (str(card) == f"A{SUITS_OF_PLACES[number]}"), card


def test_a_foundation_builds_up_in_suit_one_card_at_a_time() -> None:
    position = lay(DS, f0="AS 2S", t0="3S", t1="3C", t2="4S", t3="4H 3S")
    assert [move for move in legal(DS, position) if ">f" in move] == ["t0>f0", "t3>f0"]
    assert why_not(DS, lay(DS, f0="AS", t0="3S 2S"), "t0>f0*2") == "one-at-a-time"


def test_an_ace_is_legal_on_both_places_of_its_suit_and_the_first_is_preferred() -> None:
    position = lay(DS, t0="AS")
    assert legal(DS, position) == ["t0>f0", "t0>f1"]
    assert click(DS, position, "t0") == "t0>f0"


def test_the_second_ace_of_spades_takes_the_second_place() -> None:
    position = lay(DS, f0="AS", t0="AS")
    assert legal(DS, position) == ["t0>f1"]
    assert click(DS, position, "t0") == "t0>f1"


def test_a_card_that_both_places_take_goes_to_the_first() -> None:
    position = lay(DS, f4="AD", f5="AD", t0="2D")
    assert legal(DS, position) == ["t0>f4", "t0>f5"]
    assert click(DS, position, "t0") == "t0>f4"
    assert double_click(DS, position, "t0") == "t0>f4"
    assert auto_place(DS, position, "t0") == "t0>f4"


@pytest.mark.parametrize(("from_", "to"), list(permutations(range(8), 2)))
def test_no_card_goes_from_foundation_to_foundation(from_: int, to: int) -> None:
    position = lay(DS, {f"f{from_}": f"A{SUITS_OF_PLACES[from_]}"})
    assert why_not(DS, position, f"f{from_}>f{to}") == "between-foundations"


def test_a_foundation_gives_its_top_card_back_to_a_column_that_accepts_it() -> None:
    position = lay(DS, f0="AS 2S", t0="3H", t1="3C")
    assert legal(DS, position) == ["f0>t0"]
    assert why_not(DS, position, "f0>t0*2") == "only-top"
    assert why_not(DS, position, "f0>t1") == "other-colour"
    assert why_not(DS, position, "f0>t2") == "only-kings"


def test_only_dragging_takes_a_card_back() -> None:
    position = lay(DS, f0="AS 2S", t0="3H")
    assert click(DS, position, "f0") is None
    assert double_click(DS, position, "f0") is None
    assert auto_place(DS, position, "f0") is None


# Stock


def test_draw_one_turns_one_card_to_the_waste() -> None:
    after = play(EASY, lay(EASY, s0="-3C -2H -AS"), "s0>w0")
    assert describe(after[WASTE]) == ["AS"]
    assert describe(after[STOCK]) == ["-3C", "-2H"]


def test_draw_three_turns_three_the_first_lowest_and_only_the_last_playable() -> None:
    position = lay(HARD, s0="-KC -AH -2D -AS", t0="3S", t1="2C")
    after = play(HARD, position, "s0>w0*3")
    assert describe(after[WASTE]) == ["AS", "2D", "AH"]
    from_waste = [move for move in legal(HARD, after) if move.startswith("w0")]
    assert from_waste == ["w0>t1", "w0>f2", "w0>f3"]


def test_the_card_below_is_freed_once_the_last_has_been_played() -> None:
    position = lay(HARD, w0="AS 2D AH", t0="3S")
    assert why_not(HARD, position, "w0>t0") == "one-lower"
    after = play(HARD, position, "w0>f2")
    assert [move for move in legal(HARD, after) if move.startswith("w0>t")] == ["w0>t0"]


@pytest.mark.parametrize(
    ("stock", "move", "waste"),
    [("-2H -AS", "s0>w0*2", ["AS", "2H"]), ("-2H", "s0>w0", ["2H"])],
    ids=["two left", "one left"],
)
def test_draw_three_takes_what_is_left(stock: str, move: str, waste: list[str]) -> None:
    position = lay(HARD, s0=stock)
    assert legal(HARD, position) == [move]
    assert click(HARD, position, "s0") == move
    after = play(HARD, position, move)
    assert describe(after[WASTE]) == waste
    assert after[STOCK].is_empty


def test_a_full_waste_shows_its_last_three_cards() -> None:
    (waste,) = [slot for slot in DS.layout.slots if slot.spot is WASTE]
    assert waste.shows == 3


@pytest.mark.parametrize("game", [EASY, HARD], ids=["easy", "hard"])
def test_the_waste_turns_back_into_the_stock_in_the_original_order(game: Game) -> None:
    position = lay(game, s0="-8C -7H -6S -5D -4C -3H -2S", t0="KS")
    before = position
    while position[STOCK].height:
        position = play(game, position, legal(game, position)[0])
    assert click(game, position, "s0") == "w0>s0*7"
    again = play(game, position, "w0>s0*7")
    assert again[STOCK] == before[STOCK]
    assert again[WASTE].is_empty


@pytest.mark.parametrize("game", [EASY, HARD], ids=["easy", "hard"])
def test_in_normal_scoring_the_waste_is_turned_over_without_limit(game: Game) -> None:
    position = lay(game, s0="-2S")
    for _ in range(30):
        position = play(game, position, "s0>w0 w0>s0")
    assert legal(game, position) == ["s0>w0"]


@pytest.mark.parametrize("game", [VEGAS, HARD_VEGAS], ids=["draw 1", "draw 3"])
def test_in_vegas_the_stock_is_gone_through_once(game: Game) -> None:
    position = game.numbered(1).opening().after
    while position[STOCK].height:
        position = play(game, position, legal(game, position)[0])
    asked = click(game, position, "s0")
    assert asked == "w0>s0*59"
    assert why_not(game, position, asked) == "no-more-passes"
    assert why_not(game, position, "s0>w0") == "no-more-passes"
    assert not any(move.startswith("w0>s0") for move in legal(game, position))


def test_a_tap_on_an_empty_stock_with_an_empty_waste_does_nothing() -> None:
    position = lay(DS, t0="KS")
    asked = click(DS, position, "s0")
    assert asked is not None
    assert why_not(DS, position, asked) == "nothing-left"


# Normal scoring


def test_a_game_starts_with_no_points() -> None:
    session = Session(DS.game().numbered(1), now=lambda: 0.0)
    assert (session.score, session.unit) == (0, Unit.POINTS)


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "AS"}, "t0>f0", 10),
        ({"w0": "AS"}, "w0>f0", 10),
        ({"w0": "7H", "t0": "8S"}, "w0>t0", 5),
        ({"w0": "KH"}, "w0>t0", 5),
        ({"t0": "-2C 7H", "t1": "8S"}, "t0>t1", 5),
        ({"t0": "-2C AS"}, "t0>f0", 15),
        ({"t0": "9C 7H", "t1": "8S"}, "t0>t1", 0),
        ({"t0": "7H 6S 5D", "t1": "8S"}, "t0>t1*3", 0),
        ({"f0": "AS", "t0": "2H"}, "f0>t0", 0),
        ({"s0": "AS"}, "s0>w0", 0),
        ({"w0": "AS"}, "w0>s0", -100),
        ({"w0": "AS 2S 3S"}, "w0>s0*3", -100),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_move_is_worth_in_points(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(EASY, lay(EASY, piles), move) == worth
    assert begin(EASY, lay(EASY, piles)).score == 0


def test_turning_the_waste_over_at_30_points_gives_0_and_undo_gives_30_again() -> None:
    session = begin(EASY, lay(EASY, t0="AS", t1="2S", t2="3S", s0="KD"))
    for move in ("t0>f0", "t1>f0", "t2>f0", "s0>w0"):
        session.play(Move.parse(move))
    assert session.score == 30
    session.play(Move.parse("w0>s0"))
    assert session.score == 0
    session.undo()
    assert session.score == 30
    session.redo()
    assert session.score == 0


def test_turning_the_waste_over_costs_a_hundred_where_there_are_more() -> None:
    spades = " ".join(f"{rank}S" for rank in "KQJT98765432A")
    session = begin(EASY, lay(EASY, t0=spades, s0="KD"))
    for _ in range(13):
        session.play(Move.parse("t0>f0"))
    session.play(Move.parse("s0>w0"))
    assert session.score == 130
    session.play(Move.parse("w0>s0"))
    assert session.score == 30


def test_taking_a_card_back_costs_nothing_and_placing_it_again_pays_again() -> None:
    session = begin(EASY, lay(EASY, t0="AS", t1="2H"))
    scores = []
    for move in ("t0>f0", "f0>t1", "t1>f0", "f0>t1", "t1>f1"):
        session.play(Move.parse(move))
        scores.append(session.score)
    assert scores == [10, 10, 20, 20, 30]
    assert session.take_backs == 2


@pytest.mark.parametrize("game", WON_GAMES, ids=lambda game: game["code"])
def test_a_won_game_is_1220_and_5_for_each_waste_to_column_less_what_turning_over_cost(
    game: dict[str, Any],
) -> None:
    session = Session(parse_code(game["code"], {"DS": DS}), now=lambda: 0.0)
    cost = to_columns = 0
    for text in game["moves"].split():
        before = session.score
        session.play(Move.parse(text))
        cost += max(0, before - session.score)
        to_columns += text.startswith("w0>t")
    assert session.is_won
    assert session.take_backs == 0
    assert session.score == 1220 + 5 * to_columns - cost == game["score"]
    assert session.moves == len(game["moves"].split()) == game["actions"]


# Vegas scoring


def test_a_vegas_game_starts_at_104_dollars_below_zero() -> None:
    session = Session(VEGAS.numbered(1), now=lambda: 0.0)
    assert (session.score, session.unit) == (-104, Unit.DOLLARS)


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "AS"}, "t0>f0", 5),
        ({"w0": "AS"}, "w0>f0", 5),
        ({"t0": "-2C AS"}, "t0>f0", 5),
        ({"w0": "7H", "t0": "8S"}, "w0>t0", 0),
        ({"t0": "-2C 7H", "t1": "8S"}, "t0>t1", 0),
        ({"f0": "AS", "t0": "2H"}, "f0>t0", 0),
        ({"s0": "AS"}, "s0>w0", 0),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_move_is_worth_in_dollars(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(VEGAS, lay(VEGAS, piles), move) == worth


def stacked(game: Game) -> tuple[Card, ...]:
    """A pack with which one pass wins: all cards go up one after the other as they come free."""
    going_up = iter(factory_order(2))
    columns = [[next(going_up) for _ in range(number + 1)] for number in range(9)]
    pack = [columns[number][number - line] for line in range(9) for number in range(line, 9)]
    left = list(going_up)
    draw = game.rules.draw
    for start in range(0, len(left), draw):
        pack += left[start : start + draw][::-1]  # the last drawn is the first to be played
    return tuple(pack)


def one_pass(session: Session) -> Iterator[int]:
    """Send up whatever goes up, else draw; gives the score after each move."""
    while not session.is_over:
        moves = session.legal()
        up = [move for move in moves if move.target.kind is Kind.FOUNDATION]
        session.play((up or moves)[0])
        yield session.score


@pytest.mark.parametrize("game", [VEGAS, HARD_VEGAS], ids=["draw 1", "draw 3"])
def test_a_vegas_game_won_without_take_backs_brings_416_dollars(game: Game) -> None:
    session = begin(game, game.opening(stacked(game)).after)
    scores = list(one_pass(session))
    assert session.is_won
    assert session.score == scores[-1] == 416
    up = 104
    assert -104 + 5 * up == 416
    assert sorted(set(scores)) == list(range(-104 + (5 if scores[0] > -104 else 0), 417, 5))


def test_dollars_are_below_zero_up_to_20_cards_and_above_from_the_21st() -> None:
    session = begin(VEGAS, VEGAS.opening(stacked(VEGAS)).after)
    by_cards = dict(enumerate(sorted({session.score, *one_pass(session)})))
    assert by_cards[20] == -4
    assert by_cards[21] == 1


# Undo


def test_of_201_actions_200_can_be_taken_back() -> None:
    session = Session(DS.game().numbered(1), now=lambda: 0.0)
    tables = []
    for _ in range(201):
        tables.append(session.position)
        session.play(next(m for m in session.legal() if STOCK in (m.source, m.target)))
    for _ in range(200):
        session.undo()
    assert session.position is tables[1]
    assert session.undo_refusal() == Refusal("undo-limit")
    with pytest.raises(IllegalMoveError, match="undo-limit"):
        session.undo()
    assert session.moves == 201
