"""The rules of FreeCell, row by row."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from freecell import FREECELL as FC
from reussite.api import Ending
from reussite.game.session import Session
from reussite.kernel.cards import Suit, factory_order
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position, describe
from reussite.kernel.scoring import Unit
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Game
from reussite.testing import (
    begin,
    lay,
    legal,
    points,
    why_not,
)

TIMED, RELAXED = FC.game(FC.choose(clock="N")), FC.game(FC.choose(clock="R"))
DATA = Path(__file__).parents[1] / "data"
WINS: list[dict[str, Any]] = json.loads((DATA / "wins.json").read_text("utf-8"))["games"]
WON_GAMES = [game for game in WINS if game["code"].startswith("FC1")]


def column(number: int) -> Spot:
    return Spot(Kind.TABLEAU, number)


class Time:
    """A watch that stands still until it is set."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_ms(self, milliseconds: float) -> None:
        self.seconds += milliseconds / 1000


def timed(position: Position, game: Game = TIMED) -> tuple[Session, Time]:
    """A game whose clock has just started."""
    time = Time()
    session = begin(game, position, now=time)
    session.clock.start()
    return session, time


def one_before_winning() -> Position:
    """All cards are up but the king of clubs."""
    suits = {"f0": "S", "f1": "H", "f2": "D"}
    full = {spot: " ".join(rank + suit for rank in "A23456789TJQK") for spot, suit in suits.items()}
    return lay(FC, full, f3="AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC", c2="KC")


def filled(cards: str) -> dict[str, str]:
    """One card in each column, from the left."""
    return {f"t{number}": card for number, card in enumerate(cards.split())}


# Table


def test_one_pack_all_face_up_seven_cards_in_four_columns_six_in_the_others() -> None:
    opening = FC.game().numbered(7).opening().after
    assert [len(opening[column(number)].up) for number in range(8)] == [7] * 4 + [6] * 4
    assert not any(pile.down for _, pile in opening)


def test_four_foundations_and_four_cells_lie_above_the_columns() -> None:
    rows = {kind: {s.y for s in FC.layout.slots if s.spot.kind is kind} for kind in Kind}
    assert rows[Kind.FOUNDATION] == rows[Kind.CELL] == {0}
    assert rows[Kind.TABLEAU] == {1}
    opening = FC.game().numbered(7).opening().after
    for number in range(4):
        assert opening[Spot(Kind.CELL, number)].is_empty
        assert opening[Spot(Kind.FOUNDATION, number)].is_empty


def test_cards_are_dealt_row_by_row() -> None:
    pack = factory_order(1)
    opening = FC.game().opening(pack).after
    assert opening[column(0)].cards == pack[0::8]
    assert opening[column(3)].cards == pack[3::8]
    assert opening[column(7)].cards == pack[7::8]


# Columns and cells


def test_a_column_takes_the_other_colour_one_lower() -> None:
    columns = {"t0": "8S", "t1": "7H", "t2": "7D", "t3": "7C", "t4": "6H", "t5": "9H", "t6": "8H"}
    position = lay(FC, columns, t7="KS")
    assert [move for move in legal(FC, position) if move.endswith(">t0")] == ["t1>t0", "t2>t0"]


@pytest.mark.parametrize("number", range(8))
def test_every_empty_column_takes_any_card_from_a_column_or_a_cell(number: int) -> None:
    other = "t1" if number == 0 else "t0"
    for card in factory_order(1):
        assert why_not(FC, lay(FC, {other: str(card)}), f"{other}>t{number}") is None
        assert why_not(FC, lay(FC, c0=str(card)), f"c0>t{number}") is None


def test_an_empty_column_takes_a_permitted_run() -> None:
    position = lay(FC, t0="KS QH JS")
    assert why_not(FC, position, "t0>t1*3") is None


@pytest.mark.parametrize("number", range(4))
def test_every_free_cell_takes_any_card_and_only_one(number: int) -> None:
    for card in factory_order(1):
        assert why_not(FC, lay(FC, t0=str(card)), f"t0>c{number}") is None
    position = lay(FC, {f"c{number}": "KH"}, t0="QS", t1="9S 8H")
    assert why_not(FC, position, f"t0>c{number}") == "cell-full"
    other = (number + 1) % 4
    assert why_not(FC, position, f"t1>c{other}*2") == "one-at-a-time"


def test_from_a_cell_to_a_column_or_a_foundation() -> None:
    columns = filled("KC KD QC QD JC JD TC TD")
    position = lay(FC, columns | {"c0": "9H", "c1": "AS"}, f1="AH 2H 3H 4H 5H 6H 7H 8H")
    assert [move for move in legal(FC, position) if move[0] == "c"] == ["c0>f1", "c0>t6", "c1>f0"]


def test_cell_to_cell_is_not_a_move() -> None:
    position = lay(FC, c0="9H")
    assert why_not(FC, position, "c0>c1") == "between-cells"
    assert not any(">c" in move for move in legal(FC, position))


# Foundations


@pytest.mark.parametrize(("number", "suit"), list(enumerate("SHDC")))
def test_every_foundation_has_its_suit_and_takes_its_ace(number: int, suit: str) -> None:
    for card in factory_order(1):
        allowed = why_not(FC, lay(FC, t0=str(card)), f"t0>f{number}") is None
        assert allowed is (str(card) == f"A{suit}"), card


def test_a_foundation_builds_up_in_suit_one_card_at_a_time() -> None:
    position = lay(FC, f0="AS", t0="2S", t1="2C", t2="3S")
    assert [move for move in legal(FC, position) if ">f" in move] == ["t0>f0"]
    assert why_not(FC, lay(FC, f0="AS", t0="3H 2S"), "t0>f0*2") == "one-at-a-time"


def test_no_card_is_taken_back() -> None:
    position = lay(FC, f0="AS 2S", t0="3H", t1="3D")
    assert not any(move.startswith("f0") for move in legal(FC, position))
    for target in ("t0", "t2", "c0"):
        assert why_not(FC, position, f"f0>{target}") == "no-taking-back"
    assert why_not(FC, position, "f0>f1") == "between-foundations"


# Runs: at most (free cells + 1) × 2^(empty columns), an empty destination not counted.

PERMITTED = {  # cells free: by number of empty columns beside the destination
    0: (1, 2, 4, 8),
    1: (2, 4, 8, 16),
    2: (3, 6, 12, 24),
    3: (4, 8, 16, 32),
    4: (5, 10, 20, 40),
}
RUN = ["KS", "QH", "JS", "TH", "9S", "8H", "7S", "6H", "5S", "4H", "3S", "2H", "AS"]


def with_run(length: int, *, cells: int, columns: int, onto: str | None) -> Position:
    """A run of `length` cards in the first column, so many free cells and empty columns.

    :param onto: the card on the second column; None: that column is empty and the destination.
    """
    minor = [card for card in factory_order(1) if card.suit in (Suit.DIAMONDS, Suit.CLUBS)]
    left = [str(card) for card in minor if str(card) != onto]
    laid = {"t0": " ".join(RUN[13 - length :])}
    if onto is not None:
        laid["t1"] = onto
    for number in range(4 - cells):
        laid[f"c{number}"] = left.pop()
    for number in range(2, 8 - columns):
        laid[f"t{number}"] = left.pop()
    return lay(FC, laid)


@pytest.mark.parametrize(("cells", "columns"), list(product(range(5), range(4))))
def test_a_run_onto_a_filled_column_at_the_limit_and_one_above(cells: int, columns: int) -> None:
    limit = PERMITTED[cells][columns]
    for length in {min(limit, 12), min(limit + 1, 12)}:
        lead = RUN[13 - length]
        onto = RUN[12 - length][0] + ("C" if lead[1] == "H" else "D")
        position = with_run(length, cells=cells, columns=columns, onto=onto)
        move = Move(column(0), column(1), length)
        expected = Refusal("too-many", limit) if length > limit else None
        assert TIMED.rules.refusal(position, move) == expected, (length, position)


@pytest.mark.parametrize(("cells", "columns"), list(product(range(5), range(1, 4))))
def test_a_run_onto_an_empty_column_at_the_limit_and_one_above(cells: int, columns: int) -> None:
    limit = PERMITTED[cells][columns - 1]
    for length in {min(limit, 13), min(limit + 1, 13)}:
        position = with_run(length, cells=cells, columns=columns - 1, onto=None)
        move = Move(column(0), column(1), length)
        expected = Refusal("too-many", limit) if length > limit else None
        assert TIMED.rules.refusal(position, move) == expected, (length, position)


@pytest.mark.parametrize(("cells", "columns"), list(product(range(5), range(4))))
def test_all_legal_lengths_of_a_run_are_those_within_the_limit(cells: int, columns: int) -> None:
    position = with_run(12, cells=cells, columns=columns, onto="KC")
    limit = PERMITTED[cells][columns]
    lengths = [n for n in range(1, 13) if why_not(FC, position, f"t0>t1*{n}") is None]
    assert lengths == ([12] if limit >= 12 else [])
    to_empty = [m for m in TIMED.rules.legal(position) if m.target == column(7)]
    if columns:
        most = PERMITTED[cells][columns - 1]
        assert [m.count for m in to_empty if m.source == column(0)] == list(
            range(1, min(most, 12) + 1)
        )


def test_a_single_card_needs_neither_cell_nor_column() -> None:
    position = with_run(1, cells=0, columns=0, onto="2D")
    assert why_not(FC, position, "t0>t1") is None


def test_only_a_properly_built_sequence_follows() -> None:
    position = lay(FC, t0="9S 8H 7H", t1="TD", t2="9C 8D 6S", t3="TH")
    assert why_not(FC, position, "t0>t1*3") == "not-a-run"
    assert why_not(FC, position, "t2>t3*3") == "not-a-run"


def test_one_run_move_is_one_action() -> None:
    session = begin(RELAXED, lay(FC, t0="9S 8H 7S", t1="TH"))
    session.play(Move.parse("t0>t1*3"))
    assert session.moves == 1
    assert describe(session.position[column(1)]) == ["TH", "9S", "8H", "7S"]
    session.undo()
    assert describe(session.position[column(0)]) == ["9S", "8H", "7S"]
    assert session.undo_refusal() == Refusal("nothing-to-undo")


# Scoring


def test_a_game_starts_with_no_points() -> None:
    session = Session(TIMED.numbered(1), now=lambda: 0.0)
    assert (session.score, session.unit) == (0, Unit.POINTS)


@pytest.mark.parametrize("source", ["t0", "c0"])
@pytest.mark.parametrize(
    ("rank", "worth"),
    [("A", 10), ("2", 20), ("3", 30), ("4", 40), ("5", 50), ("6", 60), ("7", 70), ("8", 80),
     ("9", 90), ("T", 100), ("J", 100), ("Q", 100), ("K", 100)],
)  # fmt: skip
def test_a_card_to_a_foundation_pays_by_its_rank(rank: str, worth: int, source: str) -> None:
    lower = "A23456789TJQK".partition(rank)[0]
    cards = f"2H {rank}S" if source == "t0" else f"{rank}S"
    position = lay(FC, {source: cards, "f0": [f"{card}S" for card in lower]}, t1="KD")
    assert points(FC, position, f"{source}>f0") == worth


@pytest.mark.parametrize(
    ("piles", "move", "worth"),
    [
        ({"t0": "8D AS"}, "t0>c0", 0),
        ({"t0": "8D 7S", "t1": "8H"}, "t0>t1", 0),
        ({"c0": "7S", "t1": "8H"}, "c0>t1", 0),
        ({"c0": "7S"}, "c0>t1", 0),
        ({"t0": "8D"}, "t0>c0", 100),
        ({"t0": "7S", "t1": "8H"}, "t0>t1", 100),
        ({"t0": "7S"}, "t0>t1", 100),
        ({"t0": "7S 6H", "t1": "8H"}, "t0>t1*2", 100),
        ({"t0": "AS"}, "t0>f0", 110),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_move_is_worth(piles: dict[str, str], move: str, worth: int) -> None:
    assert points(FC, lay(FC, piles), move) == worth


def test_every_column_pays_once_for_being_emptied() -> None:
    session = begin(RELAXED, lay(FC, filled("KD 3D 5D 7D 9D")))
    scores = []
    for move in ("t0>c0", "c0>t0", "t0>c0", "t1>c1", "c1>t0", "t0>c1", "t2>c2", "t3>t1", "t1>t3"):
        session.play(Move.parse(move))
        scores.append(session.score)
    assert scores == [100, 100, 100, 200, 200, 200, 300, 400, 400]


def test_all_eight_columns_can_pay() -> None:
    position = lay(FC, filled("AS 2S 3S 4S 5S 6S 7S 8S"))
    session = begin(RELAXED, position)
    for number in range(8):
        session.play(Move(column(number), Spot(Kind.FOUNDATION)))
    assert session.score == 10 * sum(range(1, 9)) + 800


def test_a_column_that_was_empty_from_the_start_pays_nothing_before_it_is_emptied() -> None:
    assert points(FC, lay(FC, t0="8D 7D"), "t0>t1") == 0


def test_an_emptied_column_that_is_undone_pays_again() -> None:
    session = begin(RELAXED, lay(FC, t0="8D"))
    session.play(Move.parse("t0>c0"))
    session.undo()
    assert session.score == -100
    session.play(Move.parse("t0>c1"))
    assert session.score == 0


def test_winning_pays_3000_and_15_for_each_second_that_the_clock_shows() -> None:
    session, time = timed(one_before_winning())
    time.pass_ms(1_500)
    assert session.clock.seconds_left == 399
    session.play(Move.parse("c2>f3"))
    assert session.is_won
    assert session.score == 100 + 3000 + 15 * 399


@pytest.mark.parametrize(
    ("played_ms", "seconds"),
    [(0, 400), (1, 400), (999, 400), (1000, 399), (1001, 399), (398_999, 2), (399_000, 1),
     (399_999, 1)],
)  # fmt: skip
def test_seconds_shown_and_seconds_paid_are_the_rest_rounded_up(
    played_ms: int, seconds: int
) -> None:
    time = Time()
    session = begin(TIMED, one_before_winning(), now=time)
    session.clock.set(played_ms)
    assert session.clock.seconds_left == seconds
    session.play(Move.parse("c2>f3"))
    assert session.score == 3100 + 15 * seconds


def test_the_relaxed_game_has_neither_clock_nor_bonus() -> None:
    session, time = timed(one_before_winning(), RELAXED)
    time.pass_ms(3_600_000)
    assert session.clock.limit_ms is None
    session.play(Move.parse("c2>f3"))
    assert session.is_won
    assert session.score == 3100


def test_an_undo_costs_100_beside_the_moves_own_points() -> None:
    session = begin(RELAXED, lay(FC, t0="8D AS"))
    session.play(Move.parse("t0>f0"))
    assert session.score == 10
    session.undo()
    assert session.score == -100  # FreeCell has no floor


def test_the_price_of_undoing_is_never_given_back() -> None:
    session = begin(RELAXED, lay(FC, t0="8D AS"))
    session.play(Move.parse("t0>f0"))
    for times in range(1, 4):
        session.undo()
        assert session.score == -100 * times
        session.redo()
        assert session.score == 10 - 100 * times
    session.play(Move.parse("t0>c0"))
    assert session.score == 10 - 300 + 100


@pytest.mark.parametrize("game", WON_GAMES, ids=lambda game: game["code"])
def test_a_won_game_brings_7200_without_clock(game: dict[str, Any]) -> None:
    session = Session(parse_code(game["code"], {"FC": FC}), now=lambda: 0.0)
    for text in game["moves"].split():
        session.play(Move.parse(text))
    assert session.is_won
    assert session.score == game["score"] == 4 * (10 * 45 + 4 * 100) + 8 * 100 + 3000


# Clock


def test_the_clock_runs_400_seconds() -> None:
    assert (TIMED.time_limit, RELAXED.time_limit) == (400, None)


def test_an_action_at_400_000_ms_or_later_is_refused() -> None:
    for played_ms in (400_000, 400_001, 500_000):
        session, time = timed(lay(FC, t0="8D AS"))
        time.pass_ms(played_ms)
        assert session.refusal(Move.parse("t0>f0")) == Refusal("time-over")
        with pytest.raises(IllegalMoveError, match="time-over"):
            session.play(Move.parse("t0>f0"))
        assert session.moves == 0


def test_the_last_millisecond_still_counts() -> None:
    session, time = timed(lay(FC, t0="8D AS"))
    time.pass_ms(399_999.5)
    session.play(Move.parse("t0>f0"))
    assert session.log[-1].at_ms == 399_999


def test_when_the_time_is_up_the_game_is_over_with_the_score_it_had() -> None:
    session, time = timed(lay(FC, t0="8D AS", t1="KD"))
    session.play(Move.parse("t0>f0"))
    time.pass_ms(400_000)
    assert session.run_out()
    assert session.ending is Ending.TIME
    assert session.score == 10
    assert session.result().elapsed_ms == 400_000


def test_nothing_can_be_moved_undone_or_redone_after_the_time_is_up() -> None:
    session, time = timed(lay(FC, t0="8D AS", t1="KD"))
    session.play(Move.parse("t0>f0"))
    session.play(Move.parse("t1>c0"))
    session.undo()
    time.pass_ms(400_000)
    for refusal in (
        session.refusal(Move.parse("t1>c0")),
        session.undo_refusal(),
        session.redo_refusal(),
    ):
        assert refusal == Refusal("time-over")
    assert session.legal() == []


def test_a_game_resumed_with_one_second_left_goes_on_for_one_second() -> None:
    time = Time()
    session = begin(TIMED, one_before_winning(), now=time)
    session.clock.set(399_000)
    session.clock.start()
    assert session.clock.seconds_left == 1
    time.pass_ms(999)
    assert session.clock.seconds_left == 1
    assert session.refusal(Move.parse("c2>f3")) is None
    time.pass_ms(1)
    assert session.clock.seconds_left == 0
    assert session.refusal(Move.parse("c2>f3")) == Refusal("time-over")


def test_a_win_in_the_last_instant_is_a_win() -> None:
    session, time = timed(one_before_winning())
    time.pass_ms(399_999)
    session.play(Move.parse("c2>f3"))
    time.pass_ms(5)
    assert not session.run_out()
    assert session.ending is Ending.WON
    assert session.score == 3100 + 15


# Undo: the whole game


def test_the_whole_game_can_be_taken_back() -> None:
    (game,) = (game for game in WON_GAMES if game["code"] == "FC1-R-AAAAAAB")
    session = Session(parse_code(game["code"], {"FC": FC}), now=lambda: 0.0)
    opening = session.position
    for text in game["moves"].split()[:-1]:
        session.play(Move.parse(text))
    while session.can_undo:
        session.undo()
    assert session.position is opening
    assert session.undo_refusal() == Refusal("nothing-to-undo")


def test_a_game_of_400_actions_can_be_taken_back() -> None:
    session = begin(RELAXED, lay(FC, t0="8D"))
    opening = session.position
    for _ in range(200):
        session.play(Move.parse("t0>c0"))
        session.play(Move.parse("c0>t0"))
    for _ in range(400):
        session.undo()
    assert session.position is opening


# Microsoft deals are played under the same rules


def test_microsoft_deals_have_the_same_clock_and_points() -> None:
    deal = parse_code("FC1-N-#11982", {"FC": FC})
    assert deal.game is TIMED
    assert deal.game.time_limit == 400


def test_marks_are_made_for_emptied_columns_only() -> None:
    played: Transition = RELAXED.rules.play(lay(FC, t0="8D", c0="9S"), Move.parse("c0>t1"))
    assert played.marked == ()
    played = RELAXED.rules.play(lay(FC, t0="8D", t1="9S"), Move.parse("t0>t1"))
    assert played.marked == ("emptied t0",)
