"""The rules of Baker's Game and Eight Off, row by row."""

from __future__ import annotations

import pytest

from classics.bakers_game import BAKERS_GAME as BAKER
from classics.eight_off import EIGHT_OFF as EIGHT
from reussite.kernel.cards import factory_order
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.position import Position
from reussite.testing import click, double_click, lay, legal, points, why_not

KINGS = ("KH", "KD", "KC", "QH", "QD", "QC")


def heights(position: Position, kind: Kind) -> list[int]:
    return [len(pile.up) for spot, pile in position if spot.kind is kind]


def kings_on(first: int, count: int) -> dict[str, str]:
    """Columns that take nothing of what is tried."""
    return {f"t{first + n}": KINGS[n] for n in range(count)}


def run(length: int) -> str:
    """So many spades from the nine downwards."""
    return " ".join(f"{rank}S" for rank in "98765432A"[:length])


# Baker's Game


def test_all_cards_lie_open_in_eight_columns() -> None:
    opening = BAKER.game().numbered(7).opening().after
    assert heights(opening, Kind.TABLEAU) == [7, 7, 7, 7, 6, 6, 6, 6]
    assert heights(opening, Kind.CELL) == [0] * 4
    pack = factory_order(1)
    dealt = BAKER.game().opening(pack).after
    assert dealt[Spot(Kind.TABLEAU, 0)].up[:2] == (pack[0], pack[8])


def test_bakers_columns_are_built_down_in_suit() -> None:
    position = lay(BAKER, t0="8S", t1="7S", t2="7H", t3="9S", c0="7C")
    assert [move for move in legal(BAKER, position) if move.endswith(">t0")] == ["t1>t0"]
    assert why_not(BAKER, position, "t2>t0") == "same-suit"
    assert why_not(BAKER, position, "t3>t0") == "one-lower"
    assert why_not(BAKER, position, "c0>t0") == "same-suit"


def test_in_bakers_game_any_card_goes_on_an_empty_column() -> None:
    position = lay(BAKER, t0="2S", c0="9D")
    assert why_not(BAKER, position, "t0>t1") is None
    assert why_not(BAKER, position, "c0>t1") is None


@pytest.mark.parametrize(
    ("cells", "empty_columns", "most"), [(0, 0, 1), (1, 0, 2), (3, 0, 4), (0, 1, 2), (1, 1, 4)]
)
def test_a_run_moves_as_far_as_its_cards_could_be_carried_one_by_one(
    cells: int, empty_columns: int, most: int
) -> None:
    taken = {f"c{n}": card for n, card in enumerate(("AH", "AD", "AC", "2D")[cells:])}
    columns = kings_on(2, 6 - empty_columns)
    for length, code in ((most, None), (most + 1, "too-many")):
        position = lay(BAKER, taken | columns, t0=run(length), t1="TS")
        assert why_not(BAKER, position, f"t0>t1*{length}") == code
    refusal = BAKER.game().rules.refusal(position, Move.parse(f"t0>t1*{most + 1}"))
    assert refusal == Refusal("too-many", most)


def test_a_cell_holds_one_card_and_nothing_comes_back_from_a_foundation() -> None:
    position = lay(BAKER, t0="5S", c0="9H", f0="AS 2S", t1="3S")
    assert why_not(BAKER, position, "t0>c0") == "cell-full"
    assert why_not(BAKER, position, "t0>c1") is None
    assert why_not(BAKER, position, "c0>c1") == "between-cells"
    assert why_not(BAKER, position, "f0>t1") == "no-taking-back"
    assert points(BAKER, position, "t1>f0") == 10


def test_gestures_of_bakers_game() -> None:
    position = lay(BAKER, t0="5S", t1="AS", t2="6S", t3="9D")
    assert click(BAKER, position, "t1") == "t1>f0"
    assert double_click(BAKER, position, "t0") == "t0>t2"
    assert double_click(BAKER, position, "t3") == "t3>c0"


# Eight Off


def test_six_cards_in_each_column_and_four_in_the_cells() -> None:
    opening = EIGHT.game().numbered(7).opening().after
    assert heights(opening, Kind.TABLEAU) == [6] * 8
    assert heights(opening, Kind.CELL) == [1, 1, 1, 1, 0, 0, 0, 0]
    pack = factory_order(1)
    assert EIGHT.game().opening(pack).after[Spot(Kind.CELL, 0)].top == pack[48]


def test_eight_off_builds_in_suit_and_wants_kings_on_empty_columns() -> None:
    position = lay(EIGHT, t0="8S", t1="7S", t2="7H", c0="KD", t3="KS QS")
    assert why_not(EIGHT, position, "t1>t0") is None
    assert why_not(EIGHT, position, "t2>t0") == "same-suit"
    assert why_not(EIGHT, position, "t1>t4") == "only-kings"
    assert why_not(EIGHT, position, "c0>t4") is None
    assert why_not(EIGHT, position, "t3>t4*2") is None


@pytest.mark.parametrize(("free", "most"), [(0, 1), (1, 2), (4, 5), (8, 9)])
def test_a_run_in_eight_off_is_one_longer_than_there_are_free_cells(free: int, most: int) -> None:
    cards = ("AH", "AD", "AC", "2D", "2H", "2C", "3D", "3H")
    taken = {f"c{n}": card for n, card in enumerate(cards[free:])}
    for length in range(1, 9):
        position = lay(EIGHT, taken, t0=run(length), t1="TS", t2="KH QH")
        code = why_not(EIGHT, position, f"t0>t1*{length}")
        assert code == (None if length <= most else "too-many")
        assert why_not(EIGHT, position, "t2>t3*2") == (None if most > 1 else "too-many")


def test_ten_points_for_every_card_that_goes_up_in_eight_off() -> None:
    position = lay(EIGHT, c0="AS", t0="AH")
    assert points(EIGHT, position, "c0>f0") == 10
    assert points(EIGHT, position, "t0>f1") == 10
    assert double_click(EIGHT, lay(EIGHT, t0="5S"), "t0") == "t0>c0"
