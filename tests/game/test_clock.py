"""Played time, with the time given from outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reussite.game.clock import Clock, seconds_left


class Watch:
    """Monotonic seconds that pass when told to."""

    def __init__(self) -> None:
        self.seconds = 1234.5

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_no_time_passes_before_the_start(watch: Watch) -> None:
    clock = Clock(watch)
    watch.seconds += 60
    assert clock.elapsed_ms == 0
    assert not clock.is_running


def test_time_passes_while_it_runs(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds += 1.25
    assert clock.elapsed_ms == 1250
    assert clock.is_running


def test_a_paused_clock_rests(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds += 2
    clock.pause()
    watch.seconds += 100
    assert clock.elapsed_ms == 2000
    clock.start()
    watch.seconds += 1
    assert clock.elapsed_ms == 3000


def test_starting_twice_does_not_start_anew(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds += 2
    clock.start()
    assert clock.elapsed_ms == 2000
    clock.pause()
    clock.pause()
    watch.seconds += 2
    assert clock.elapsed_ms == 2000


def test_a_clock_without_limit_is_never_up(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds += 10**9
    assert not clock.is_up
    assert clock.seconds_left == 0


def test_a_clock_is_up_at_its_limit_and_stays_there(watch: Watch) -> None:
    clock = Clock(watch, limit=400)
    clock.start()
    watch.seconds += 399.999
    assert not clock.is_up
    assert clock.seconds_left == 1
    watch.seconds += 0.001
    assert clock.is_up
    assert clock.seconds_left == 0
    watch.seconds += 5
    assert clock.elapsed_ms == 400_000


@pytest.mark.parametrize(
    ("elapsed_ms", "left"),
    [(0, 400), (1, 400), (1000, 399), (1001, 399), (399_001, 1), (400_000, 0), (500_000, 0)],
)
def test_seconds_left_are_rounded_up(elapsed_ms: int, left: int) -> None:
    assert seconds_left(400_000, elapsed_ms) == left


def test_a_game_taken_up_again_goes_on_where_it_was(watch: Watch) -> None:
    clock = Clock(watch, limit=400)
    clock.set(399_000)
    assert clock.seconds_left == 1
    clock.start()
    watch.seconds += 0.5
    assert clock.elapsed_ms == 399_500


def test_setting_a_running_clock_counts_from_there(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds += 10
    clock.set(1000)
    watch.seconds += 1
    assert clock.elapsed_ms == 2000


def test_a_source_that_falls_back_never_lowers_the_time(watch: Watch) -> None:
    clock = Clock(watch)
    clock.start()
    watch.seconds -= 100
    assert clock.elapsed_ms == 0
    clock.pause()
    assert clock.elapsed_ms == 0


@given(st.lists(st.tuples(st.sampled_from(["start", "pause", "wait"]), st.integers(0, 5000))))
def test_the_time_is_the_sum_of_what_passed_while_running(doings: list[tuple[str, int]]) -> None:
    watch = Watch()
    watch.seconds = 0.0
    clock = Clock(watch)
    running, expected = False, 0
    for doing, ms in doings:
        if doing == "wait":
            watch.seconds += ms / 1024  # exact in binary
            expected += ms if running else 0
        else:
            getattr(clock, doing)()
            running = doing == "start"
    assert abs(clock.elapsed_ms - expected * 1000 / 1024) <= len(doings) + 1
