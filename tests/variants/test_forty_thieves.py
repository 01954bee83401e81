"""The rules of Quarante Voleurs, row by row."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from forty_thieves import FORTY_THIEVES as FT
from reussite.game.session import Session
from reussite.kernel.cards import factory_order
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.kernel.position import describe
from reussite.kernel.scoring import Unit
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

SUITS_OF_PLACES = "SHDCSHDC"
DATA = Path(__file__).parents[1] / "data"
PRINTED: dict[str, Any] = json.loads((DATA / "forty_thieves_1185.json").read_text("utf-8"))
WINS: list[dict[str, Any]] = json.loads((DATA / "wins.json").read_text("utf-8"))["games"]
WON_GAMES = [game for game in WINS if game["code"].startswith("FT1")]


def column(number: int) -> Spot:
    return Spot(Kind.TABLEAU, number)


def filled(cards: str) -> dict[str, str]:
    """One card in each column."""
    return {f"t{number}": card for number, card in enumerate(cards.split())}


# Table


def test_ten_columns_of_four_all_face_up() -> None:
    opening = FT.game().numbered(7).opening().after
    for number in range(10):
        assert len(opening[column(number)].up) == 4
        assert not opening[column(number)].down


def test_64_cards_are_the_stock_face_down_and_the_waste_is_empty() -> None:
    opening = FT.game().numbered(7).opening().after
    assert len(opening[STOCK].down) == 64
    assert opening[WASTE].is_empty


def test_eight_foundations_in_one_row_above_the_columns() -> None:
    foundations = [slot for slot in FT.layout.slots if slot.spot.kind is Kind.FOUNDATION]
    columns = [slot for slot in FT.layout.slots if slot.spot.kind is Kind.TABLEAU]
    assert {slot.y for slot in foundations} == {0}
    assert {slot.y for slot in columns} == {1}
    assert [slot.spot.number for slot in sorted(foundations, key=lambda slot: slot.x)] == list(
        range(8)
    )


def test_cards_are_dealt_row_by_row_and_the_next_of_the_pack_is_drawn_next() -> None:
    pack = factory_order(2)
    opening = FT.game().opening(pack).after
    assert opening[column(0)].cards == (pack[0], pack[10], pack[20], pack[30])
    assert opening[column(9)].cards == (pack[9], pack[19], pack[29], pack[39])
    assert play(FT, opening, "s0>w0")[WASTE].top == pack[40]


# Moving cards


def test_one_card_at_a_time_even_where_two_lie_in_sequence() -> None:
    position = lay(FT, t0="9S 8S", t1="TS", t2="9S 7S")
    assert why_not(FT, position, "t0>t1*2") == "only-top"
    assert not any("*" in move for move in legal(FT, position))


def test_a_column_takes_the_same_suit_one_lower() -> None:
    columns = {"t0": "8S", "t1": "7S", "t2": "7C", "t3": "7H", "t4": "6S", "t5": "9S", "t6": "8S"}
    kings = {"t7": "KH", "t8": "KD", "t9": "KC"}
    position = lay(FT, columns | kings)
    assert [move for move in legal(FT, position) if move.endswith(">t0")] == ["t1>t0"]


@pytest.mark.parametrize("card", ["KS", "QS", "2S", "AS", "2H"])
def test_nothing_goes_on_an_ace(card: str) -> None:
    assert why_not(FT, lay(FT, t0="AS", t1=card), "t1>t0") is not None


@pytest.mark.parametrize("number", range(10))
def test_every_empty_column_takes_any_card_from_a_column_or_the_waste(number: int) -> None:
    other = "t1" if number == 0 else "t0"
    for card in factory_order(2):
        position = lay(FT, {other: f"KH {card}", "w0": "KD"})
        assert why_not(FT, position, f"{other}>t{number}") is None
        assert why_not(FT, lay(FT, w0=str(card)), f"w0>t{number}") is None


def test_an_empty_column_takes_a_card_back_from_a_foundation() -> None:
    assert why_not(FT, lay(FT, f0="AS"), "f0>t0") is None


def test_the_waste_gives_its_top_card_only() -> None:
    position = lay(FT, w0="8S 3D", t0="9S", t1="4D")
    assert "w0>t1" in legal(FT, position)
    assert "w0>t0" not in legal(FT, position)
    assert why_not(FT, position, "w0>t0*2") == "only-top"


# Foundations


@pytest.mark.parametrize("number", range(8))
def test_an_empty_foundation_takes_the_ace_of_its_suit_only(number: int) -> None:
    for card in factory_order(2):
        allowed = why_not(FT, lay(FT, w0=str(card)), f"w0>f{number}") is None
        assert allowed is (str(card) == f"A{SUITS_OF_PLACES[number]}"), card


def test_a_foundation_builds_up_in_suit() -> None:
    position = lay(FT, f0="AS 2S", t0="3S", t1="3C", t2="4S")
    assert [move for move in legal(FT, position) if ">f" in move] == ["t0>f0"]


def test_an_ace_is_legal_on_both_places_of_its_suit_and_the_first_is_preferred() -> None:
    position = lay(FT, w0="AD")
    assert [move for move in legal(FT, position) if ">f" in move] == ["w0>f2", "w0>f6"]
    assert click(FT, position, "w0") == "w0>f2"
    assert click(FT, lay(FT, f2="AD", w0="AD"), "w0") == "w0>f6"


def test_no_card_goes_from_foundation_to_foundation() -> None:
    assert why_not(FT, lay(FT, f0="AS"), "f0>f4") == "between-foundations"


def test_a_foundation_gives_its_top_card_back_to_a_column_that_accepts_it() -> None:
    columns = filled("KH KD KC KS QH QD QC QS JH JD")
    position = lay(FT, columns | {"f0": "AS 2S", "t0": "3S", "t1": "3C"})
    assert [move for move in legal(FT, position) if move.startswith("f0")] == ["f0>t0"]
    assert why_not(FT, position, "f0>t1") == "same-suit"


def test_only_dragging_takes_a_card_back() -> None:
    position = lay(FT, f0="AS 2S", t0="3S")
    assert click(FT, position, "f0") is None
    assert double_click(FT, position, "f0") is None
    assert auto_place(FT, position, "f0") is None


# Stock


def test_a_tap_turns_one_card_to_the_waste() -> None:
    position = lay(FT, s0="-KS -AH")
    assert click(FT, position, "s0") == "s0>w0"
    assert describe(play(FT, position, "s0>w0")[WASTE]) == ["AH"]


def test_the_stock_is_never_gone_through_again() -> None:
    session = Session(FT.game().numbered(1), now=lambda: 0.0)
    for _ in range(64):
        session.play(Move(STOCK, WASTE))
    tap = session.game.rules.tap(session.position)
    assert tap is not None
    assert session.refusal(tap) == Refusal("no-more-passes")
    assert session.refusal(Move(STOCK, WASTE)) == Refusal("no-more-passes")
    with pytest.raises(IllegalMoveError, match="no-more-passes"):
        session.play(tap)
    assert session.moves == len(session.log) == 64  # the refused tap is no action


# Scoring


def test_a_game_starts_with_no_points() -> None:
    session = Session(FT.game().numbered(1), now=lambda: 0.0)
    assert (session.score, session.unit) == (0, Unit.POINTS)


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "AS"}, "t0>f0", 10),
        ({"w0": "AS"}, "w0>f4", 10),
        ({"f0": "AS", "t0": "2S"}, "t0>f0", 10),
        ({"w0": "7S", "t0": "8S"}, "w0>t0", 5),
        ({"w0": "7S"}, "w0>t9", 5),
        ({"f0": "AS", "t0": "2S"}, "f0>t0", -15),
        ({"f0": "AS"}, "f0>t0", -15),
        ({"t0": "9S 7S", "t1": "8S"}, "t0>t1", 0),
        ({"t0": "9S 7S"}, "t0>t1", 0),
        ({"s0": "AS"}, "s0>w0", 0),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_move_is_worth(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(FT, lay(FT, piles), move) == worth


def test_taking_a_card_back_costs_15_or_what_is_there() -> None:
    session = begin(FT, lay(FT, t0="2S", t1="AS"))
    scores = []
    for move in ("t1>f0", "f0>t0", "t0>f0", "t0>f0"):
        session.play(Move.parse(move))
        scores.append(session.score)
    assert scores == [10, 0, 10, 20]
    session.play(Move.parse("f0>t0"))
    assert session.score == 5
    session.undo()
    assert session.score == 20


def test_undo_of_a_take_back_gives_the_exact_score_again() -> None:
    session = begin(FT, lay(FT, t0="2S", t1="AS"))
    session.play(Move.parse("t1>f0"))
    session.play(Move.parse("f0>t0"))
    assert session.score == 0
    session.undo()
    assert session.score == 10


@pytest.mark.parametrize("game", WON_GAMES, ids=lambda game: game["code"])
def test_a_won_game_is_1040_and_5_for_each_waste_to_column(game: dict[str, Any]) -> None:
    session = Session(parse_code(game["code"], {"FT": FT}), now=lambda: 0.0)
    moves = game["moves"].split()
    for text in moves:
        session.play(Move.parse(text))
    assert session.is_won
    assert session.score == 1040 + 5 * sum(text.startswith("w0>t") for text in moves)
    assert session.score == game["score"]


# The printed table


def printed_session() -> Session:
    return begin(FT, lay(FT, PRINTED["piles"]))


def test_the_printed_table_has_exactly_five_legal_moves() -> None:
    position = printed_session().position
    assert legal(FT, position) == ["s0>w0", "t0>t7", "t2>t1", "t4>t5", "t7>t6"]
    tops = {text: describe(position[Spot.parse(text)])[-1] for text in ("t0", "t2", "t4", "t7")}
    assert tops == {"t0": "2H", "t2": "8H", "t4": "JS", "t7": "3H"}


def test_the_printed_table_is_won_with_1185_points_in_277_actions() -> None:
    session = printed_session()
    scores = [session.score]
    for text in PRINTED["moves"]:
        assert not session.is_over
        session.play(Move.parse(text))
        scores.append(session.score)
    assert session.is_won
    assert session.score == 1185
    assert session.moves == len(PRINTED["moves"]) == 277
    assert scores == PRINTED["scores"]
    assert sum(text.startswith("w0>t") for text in PRINTED["moves"]) == 29


# Undo


def test_of_101_actions_100_can_be_taken_back() -> None:
    session = Session(parse_code(WON_GAMES[0]["code"], {"FT": FT}), now=lambda: 0.0)
    tables = []
    for text in WON_GAMES[0]["moves"].split()[:101]:
        tables.append(session.position)
        session.play(Move.parse(text))
    for _ in range(100):
        session.undo()
    assert session.position is tables[1]
    assert session.undo_refusal() == Refusal("undo-limit")
    assert session.moves == 101
