"""The deals of the days: which was won, and how many in a row."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from support.games import VARIANTS

from reussite.api.records import Ending
from reussite.game.daily import (
    FIRST_DAY,
    Day,
    DayState,
    Streaks,
    day_of,
    days,
    deal_of_the_day,
    streaks,
)
from reussite.game.records import Contest, GameRecord
from reussite.kernel.scoring import Unit

FREECELL = VARIANTS["FC"]
TODAY = date(2026, 12, 1)
YESTERDAY = date(2026, 11, 30)


def game(code: str, ending: Ending = Ending.WON, score: int = 7200) -> GameRecord:
    now = datetime(2026, 12, 1, tzinfo=UTC)
    contest = Contest("FC", 1, "N")
    return GameRecord(1, contest, code, now, now, ending, score, Unit.POINTS, 99, 0, 0, 0, False)


def code(day: date) -> str:
    return deal_of_the_day(FREECELL, day).code


def test_a_day_has_its_deal_and_a_deal_its_day() -> None:
    for day in (FIRST_DAY, date(2024, 2, 29), YESTERDAY, TODAY):
        assert day_of(deal_of_the_day(FREECELL, day), TODAY) == day


@pytest.mark.parametrize("text", ["FC1-R-AAAAAAA", "FC1-N-#1", "FC1-N-7777777"])
def test_other_options_microsofts_numbers_and_days_to_come_have_none(text: str) -> None:
    assert days(FREECELL, [game(text)], "", TODAY) == {}


def test_tomorrows_deal_is_none_of_today() -> None:
    assert days(FREECELL, [game(code(TODAY + timedelta(1)))], "", TODAY) == {}


def test_a_day_is_won_by_any_of_its_games_and_the_best_score_is_kept() -> None:
    games = [
        game(code(YESTERDAY), Ending.WON, 5000),
        game(code(YESTERDAY), Ending.GIVEN_UP, 9000),
        game(code(YESTERDAY), Ending.WON, 6000),
        game(code(YESTERDAY), Ending.WON, 4000),
    ]
    assert days(FREECELL, games, "", TODAY) == {YESTERDAY: Day(DayState.WON, 6000)}


def test_a_day_was_played_whose_game_was_given_up_or_goes_on() -> None:
    found = days(FREECELL, [game(code(YESTERDAY), Ending.GIVEN_UP)], code(TODAY), TODAY)
    assert found == {YESTERDAY: Day(DayState.PLAYED), TODAY: Day(DayState.PLAYED)}


@pytest.mark.parametrize(
    ("ago", "current", "longest"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),  # today can still be won
        ([2], 0, 1),
        ([0, 1, 2], 3, 3),
        ([0, 1, 3, 4, 5], 2, 3),
        (range(31), 31, 31),  # over the end of a month
        (range(334, 340), 0, 6),  # over the end of a year
    ],
)
def test_a_streak_is_of_days_in_a_row(ago: list[int], current: int, longest: int) -> None:
    won = [TODAY - timedelta(days) for days in ago]
    assert streaks(won, TODAY) == Streaks(current, longest)


def test_a_clock_that_was_set_back_does_not_lengthen_the_streak() -> None:
    assert streaks([TODAY + timedelta(1), TODAY], TODAY).current == 1
