"""What follows from the games that were played: figures, ranks, slices of time, export."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime, timedelta
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from support.games import START

from reussite.api import Ending, Unit
from reussite.game.records import (
    CSV_COLUMNS,
    Contest,
    GameRecord,
    Statistics,
    csv_text,
    rank_key,
    ranks,
    trend,
    write_csv,
)

WON, LOST, TIME = Ending.WON, Ending.GIVEN_UP, Ending.TIME


def record(
    ending: Ending = LOST,
    score: int = 100,
    *,
    elapsed_ms: int = 60_000,
    moves: int = 50,
    take_backs: int = 0,
    seen_before: bool = False,
    number: int = 1,
) -> GameRecord:
    return GameRecord(
        id=number,
        contest=Contest("DS", 1, "D1N"),
        code="DS1-D1N-AAAAAAB",
        started=START + timedelta(minutes=number),
        ended_at=START + timedelta(minutes=number, seconds=30),
        ending=ending,
        score=score,
        unit=Unit.POINTS,
        moves=moves,
        undos=2,
        take_backs=take_backs,
        elapsed_ms=elapsed_ms,
        seen_before=seen_before,
    )


def figures(*games: GameRecord) -> Statistics:
    statistics = Statistics()
    for game in games:
        statistics = statistics.after(game)
    return statistics


# Statistics


def test_nothing_played_has_no_rates_and_no_averages() -> None:
    none = figures()
    assert none.played == none.won == none.streak == 0
    assert (none.win_rate, none.average_score, none.average_ms, none.average_moves) == (None,) * 4
    assert (none.best_score, none.best_ms, none.best_moves) == (None,) * 3


def test_the_win_rate_is_of_games_that_ended() -> None:
    played = figures(record(WON), record(LOST), record(TIME), record(WON))
    assert (played.won, played.ended, played.win_rate) == (2, 4, 0.5)


@given(st.lists(st.builds(record, st.sampled_from(Ending), st.integers(-200, 8000))))
def test_the_win_rate_never_exceeds_one(games: list[GameRecord]) -> None:
    played = figures(*games)
    assert played.win_rate is None or 0 <= played.win_rate <= 1
    assert played.streak <= played.longest_streak <= played.won


def test_streaks_are_broken_by_whatever_is_no_win() -> None:
    played = figures(*map(record, (WON, WON, LOST, WON, WON, WON, TIME, WON)))
    assert (played.streak, played.longest_streak) == (1, 3)
    assert figures(record(WON), record(LOST)).streak == 0


def test_the_best_score_need_not_be_a_win() -> None:
    assert figures(record(WON, 900), record(LOST, 1000)).best_score == 1000


def test_the_best_score_may_be_negative() -> None:
    assert figures(record(LOST, -104), record(LOST, -99)).best_score == -99


def test_games_with_take_backs_are_left_out_of_the_best_score_only() -> None:
    played = figures(record(WON, 2000, take_backs=1, elapsed_ms=1000), record(WON, 900))
    assert (played.best_score, played.best_ms) == (900, 1000)
    assert played.average_score == 1450


def test_cards_seen_before_are_left_out_of_everything_best() -> None:
    played = figures(record(WON, 2000, seen_before=True, elapsed_ms=1, moves=1), record(WON, 900))
    assert (played.best_score, played.best_ms, played.best_moves) == (900, 60_000, 50)
    assert (played.won, played.average_ms) == (2, 30_000.5)


def test_time_and_moves_are_of_games_won() -> None:
    played = figures(record(LOST, elapsed_ms=1, moves=1), record(WON), record(WON, moves=70))
    assert (played.best_ms, played.best_moves) == (60_000, 50)
    assert (played.average_ms, played.average_moves) == (60_000, 60)


# Ranks


def test_ranked_by_score_then_time_then_moves() -> None:
    games = [
        record(score=100),
        record(score=300, elapsed_ms=70_000, moves=1),
        record(score=300, moves=51),
        record(score=300),
        record(score=900, take_backs=1),
    ]
    assert ranks(games) == [4, 3, 2, 1, 5]
    assert sorted(games, key=rank_key)[0] is games[3]


def test_equal_games_share_their_rank() -> None:
    assert ranks([record(score=5), record(score=9), record(score=9), record(score=1)]) == [
        3,
        1,
        1,
        4,
    ]
    assert ranks([]) == []


# Results over time


def test_a_trend_has_slices_of_equal_size() -> None:
    games = [record(WON if number % 2 else LOST, number, number=number) for number in range(1, 11)]
    slices = trend(games, 4)
    assert [part.ended for part in slices] == [3, 3, 3, 1]
    assert [part.won for part in slices] == [2, 1, 2, 0]
    assert [part.average_score for part in slices] == [2, 5, 8, 10]
    assert (slices[0].first, slices[-1].last) == (games[0].ended_at, games[-1].ended_at)


def test_a_trend_of_few_games_has_a_slice_for_each() -> None:
    assert [part.ended for part in trend([record(), record()], 50)] == [1, 1]
    assert trend([], 50) == []


@given(st.integers(0, 200), st.integers(1, 60))
def test_a_trend_leaves_no_game_out(games: int, most: int) -> None:
    slices = trend([record(number=number) for number in range(games)], most)
    assert sum(part.ended for part in slices) == games
    assert len(slices) <= most


# Export


def test_every_column_is_exported_as_documented() -> None:
    game = record(WON, 1220, take_backs=2, seen_before=True)
    (row,) = csv.DictReader(io.StringIO(csv_text([game])))
    assert tuple(row) == CSV_COLUMNS
    assert row == {
        "started": "2026-11-29T20:09:10+00:00",
        "ended": "2026-11-29T20:09:40+00:00",
        "code": "DS1-D1N-AAAAAAB",
        "family": "DS",
        "version": "1",
        "options": "D1N",
        "result": "won",
        "score": "1220",
        "unit": "points",
        "elapsed_ms": "60000",
        "moves": "50",
        "undos": "2",
        "take_backs": "2",
        "seen_before": "1",
    }


def test_dates_are_exported_in_utc() -> None:
    (row,) = csv.DictReader(io.StringIO(csv_text([record()])))
    assert datetime.fromisoformat(row["ended"]).tzinfo == UTC


def test_an_export_is_a_file_in_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "партии é.csv"
    write_csv(path, [record(), record()])
    assert path.read_bytes().decode("utf-8") == csv_text([record(), record()])
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3
    assert [file.name for file in tmp_path.glob("*.csv")] == [path.name]
