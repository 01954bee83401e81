"""Deals known to be won: every one is, by the moves that are kept."""

from __future__ import annotations

import pytest
from support.games import VARIANTS

from advice.won_deals import packed, solution, won_deals
from reussite.kernel.variant import Game

KEPT = {"DS-D1N": 500, "DS-D3N": 450}  # at least
SAMPLE = 3  # of each list; all are replayed in full


def game(name: str) -> Game:
    family, letters = name.split("-")
    variant = VARIANTS[family]
    return next(variant.game(way) for way in variant.all_options if way.letters == letters)


@pytest.mark.parametrize("name", [*KEPT, "FC-R", "FC-N"])
def test_the_moves_that_are_kept_win(name: str) -> None:
    numbers = won_deals(game(name))
    for number in numbers[:: max(1, len(numbers) // SAMPLE)]:
        position = game(name).numbered(number).opening().after
        for move in solution(game(name), number):
            assert game(name).rules.refusal(position, move) is None
            position = game(name).rules.play(position, move).after
        assert game(name).rules.is_won(position)


@pytest.mark.parametrize(("name", "least"), KEPT.items())
def test_there_are_many_and_each_once(name: str, least: int) -> None:
    numbers = won_deals(game(name))
    assert len(numbers) == len(set(numbers)) >= least


def test_of_games_without_a_list_none_are_known() -> None:
    assert won_deals(game("DS-D1V")) == []


def test_what_is_packed_is_read_back() -> None:
    (number,) = won_deals(game("DS-D1N"))[:1]
    moves = solution(game("DS-D1N"), number)
    assert packed(game("DS-D1N"), [(number, moves)])
