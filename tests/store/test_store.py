"""What a player does is on disk before it is seen, and is there again at the next start."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import (
    CODES,
    START,
    VARIANTS,
    WINS,
    Calendar,
    Watch,
    acted,
    dealt,
    given_up,
    played_by_chance,
    whole,
    won,
)

from reussite.api import Ending, Unit
from reussite.game.records import Balance, Contest, Statistics
from reussite.game.session import Action, Session
from reussite.kernel.codes import CodeError
from reussite.store.store import Store

FIRST_WIN = "FC1-R-AAAAAAA"
RELAXED = Contest("FC", 1, "R")
DRAW_ONE = Contest("DS", 1, "D1N")
VEGAS = Contest("DS", 1, "D1V")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "reussite.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path, now=Calendar())
    yield store
    assert store.take_problem() is None
    store.close()


def resumed(store: Store, family: str, watch: Watch | None = None) -> Session:
    """The open game of this family, taken up again."""
    saved = store.open_game(family)
    assert saved is not None
    session = saved.session(VARIANTS, now=watch or Watch())
    store.resume(saved, session)
    return session


def elsewhere(path: Path, family: str) -> Session:
    """The open game of this family as a program sees it that starts now."""
    store = Store.open(path)
    try:
        return resumed(store, family)
    finally:
        store.close()


# Resuming


@given(st.sampled_from(CODES), st.integers(0, 1 << 32), st.integers(0, 60))
def test_a_game_comes_back_exactly(
    tmp_path_factory: pytest.TempPathFactory, code: str, seed: int, length: int
) -> None:
    path = tmp_path_factory.mktemp("store") / "reussite.sqlite3"
    watch, chance = Watch(), Random(seed)
    session = dealt(code, watch)
    store = Store.open(path)
    store.set_open(session)
    for _, _text in zip(range(length), played_by_chance(session, chance, watch), strict=False):
        assert store.record_action(session)
    watch.tick(chance.choice((0, 777)))
    store.record_time(session)
    store.close()
    if not session.is_over:
        again = elsewhere(path, session.deal.variant.family)
        session.clock.pause()
        assert whole(again) == whole(session)


def test_every_action_is_on_disk_as_soon_as_it_is_recorded(store: Store, path: Path) -> None:
    watch = Watch()
    session = dealt("FC1-N-AAAAAAB", watch)
    store.set_open(session)
    play = played_by_chance(session, Random(2), watch)
    for _ in range(12):
        next(play)
        store.record_action(session)
        assert elsewhere(path, "FC").log == session.log


def test_a_resumed_game_goes_on_where_it_was(store: Store, path: Path) -> None:
    session = dealt("DS1-D1N-AAAAAAB")
    store.set_open(session)
    store.record_action(acted(session, "t7>t6 s0>w0 undo"))
    again = acted(resumed(store, "DS"), "redo s0>w0")
    store.record_action(again)
    assert whole(elsewhere(path, "DS")) == whole(again)
    assert len(again.log) == 5


def test_a_resumed_game_keeps_when_it_was_started(store: Store) -> None:
    session = dealt("DS1-D1N-AAAAAAB")
    store.set_open(session)
    assert store.started(session) is None
    store.record_action(acted(session, "t7>t6"))
    assert store.started(session) == START + timedelta(minutes=1)
    again = resumed(store, "DS")
    assert store.started(again) == store.started(session)


def test_an_untouched_deal_is_resumed_and_counts_for_nothing(store: Store, path: Path) -> None:
    watch = Watch()
    session = dealt("FC1-N-AAAAAAB", watch)
    store.set_open(session)
    session.clock.start()  # the deal has landed
    watch.tick(30_000)
    store.record_time(session)
    again = elsewhere(path, "FC")
    assert (again.code, again.log, again.clock.elapsed_ms) == (session.code, [], 30_000)
    assert not again.clock.is_running
    assert store.contests() == []
    store.give_up(session)
    assert store.recent() == []
    assert store.open_game("FC") is None
    assert not store.was_played(session.deal)


def test_each_variant_keeps_its_open_game(store: Store) -> None:
    games = [dealt(code) for code in ("DS1-D1N-AAAAAAB", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB")]
    for session in games:
        store.set_open(session)
        store.record_action(acted(session, str(session.legal()[0])))
    for session in games:
        assert whole(resumed(store, session.deal.variant.family)) == whole(session)
    last = store.last_open()
    assert last is not None
    assert last.code == "FC1-R-AAAAAAB"
    store.set_open(games[0])  # switched back
    last = store.last_open()
    assert last is not None
    assert last.code == "DS1-D1N-AAAAAAB"


def test_the_last_open_game_is_asked_for_among_known_variants(store: Store) -> None:
    for code in ("DS1-D1N-AAAAAAB", "FC1-R-AAAAAAB"):
        session = dealt(code)
        store.set_open(session)
    last = store.last_open(["DS", "FT"])
    assert last is not None
    assert last.code == "DS1-D1N-AAAAAAB"
    assert store.last_open(["FT"]) is None


def test_a_new_untouched_deal_takes_the_place_of_the_one_before(store: Store) -> None:
    for code in ("DS1-D1N-AAAAAAB", "DS1-D3V-AAAAAAC"):
        session = dealt(code)
        store.set_open(session)
    store.give_up(session)
    assert store.open_game("DS") is None


def test_a_begun_game_that_nobody_gave_up_comes_up_again(store: Store) -> None:
    lower, upper = dealt("DS1-D1N-AAAAAAB"), dealt("DS1-D1N-AAAAAAC")
    for session in (lower, upper):
        store.set_open(session)
        store.record_action(acted(session, "s0>w0"))
    assert resumed(store, "DS").code == upper.code
    store.give_up(upper)
    assert whole(resumed(store, "DS")) == whole(lower)


def test_a_restart_is_another_game(store: Store) -> None:
    first = given_up(store, "DS1-D1N-AAAAAAB")
    again = dealt("DS1-D1N-AAAAAAB")
    store.set_open(again)
    assert resumed(store, "DS").log == []
    store.record_action(acted(again, "s0>w0 s0>w0"))
    assert whole(resumed(store, "DS")) == whole(again)
    assert [game.moves for game in store.recent()] == [first.moves]


def test_a_game_of_a_variant_that_is_gone_stays_and_comes_back(store: Store, path: Path) -> None:
    session = dealt("FC1-R-AAAAAAB")
    store.set_open(session)
    store.record_action(acted(session, "t0>c0"))
    saved = store.open_game("FC")
    assert saved is not None
    with pytest.raises(CodeError, match="code-family"):
        saved.session({"DS": VARIANTS["DS"]}, now=Watch())
    other = dealt("DS1-D1N-AAAAAAB")
    store.set_open(other)
    store.record_action(acted(other, "s0>w0"))
    assert store.contests() == [Contest("DS", 1, "D1N"), Contest("FC", 1, "R")]
    assert whole(elsewhere(path, "FC")) == whole(session)


def test_a_game_that_cannot_be_played_again_is_set_aside(store: Store) -> None:
    session = dealt("DS1-D1N-AAAAAAB")
    store.set_open(session)
    store.record_action(acted(session, "s0>w0"))
    saved = store.open_game("DS")
    assert saved is not None
    assert store.set_aside(saved)
    assert store.open_game("DS") is None
    assert saved.id is not None
    assert store.game(saved.id) is not None  # nothing was thrown away


def test_a_game_from_a_file_is_written_with_all_its_actions(store: Store, path: Path) -> None:
    session = acted(dealt("DS1-D1N-AAAAAAB"), "t7>t6 s0>w0 undo")
    store.set_open(session, seen=True)
    assert whole(elsewhere(path, "DS")) == whole(session)
    assert store.is_seen_before(session)
    store.give_up(session)
    assert [game.seen_before for game in store.recent()] == [True]


# Ends


@pytest.mark.parametrize("family", ["DS", "FT", "FC"])
def test_a_win_is_recorded_with_the_winning_action(store: Store, family: str) -> None:
    code = next(code for code in WINS if code.startswith(family))
    session = won(code, store)
    assert store.open_game(family) is None
    (game,) = store.recent()
    assert game.ending is Ending.WON
    assert (game.code, game.score, game.unit) == (code, session.score, session.unit)
    assert (game.moves, game.undos, game.take_backs) == (session.moves, 0, session.take_backs)
    assert game.elapsed_ms == session.clock.elapsed_ms
    assert not game.seen_before


def test_the_end_of_a_game_counts_once_however_often_it_is_told(store: Store) -> None:
    session = won(FIRST_WIN, store)
    for _ in range(3):
        assert store.finish(session)
        assert store.give_up(session)
        assert store.record_action(session)
        assert store.record_time(session)
        assert store.set_open(session)
    assert len(store.recent()) == 1
    assert store.statistics(RELAXED).won == 1
    assert store.last_open() is None


def test_running_out_of_time_is_recorded_with_the_score_it_had(store: Store) -> None:
    watch = Watch()
    session = dealt("FC1-N-AAAAAAB", watch)
    store.set_open(session)
    session.clock.start()
    store.record_action(acted(session, str(session.legal()[0])))
    watch.tick(400_000)
    assert session.run_out()
    store.finish(session)
    (game,) = store.recent()
    assert (game.ending, game.elapsed_ms, game.score) == (Ending.TIME, 400_000, session.score)
    assert store.last_open() is None


def test_a_game_given_up_is_recorded_with_the_score_it_had(store: Store) -> None:
    session = given_up(store, "DS1-D1N-AAAAAAB", "t7>t6 s0>w0")
    assert session.ending is Ending.GIVEN_UP
    (game,) = store.recent()
    assert (game.ending, game.score, game.moves) == (Ending.GIVEN_UP, 5, 2)


def test_what_was_played_can_be_watched_and_saved_later(store: Store) -> None:
    sessions = [won(FIRST_WIN, store), given_up(store, "FC1-N-AAAAAAB", "t0>c0 undo redo")]
    for session, game in zip(sessions, store.games(), strict=True):
        saved = store.game(game.id)
        assert saved is not None
        again = saved.session(VARIANTS, now=Watch())
        assert whole(again) == whole(session)
    assert store.game(12345) is None


# Seen before


def test_a_code_that_was_played_before_is_marked_under_all_options(store: Store) -> None:
    given_up(store, "DS1-D1N-AAAAAAB")
    assert store.was_played(dealt("DS1-D3V-AAAAAAB").deal)
    assert not store.was_played(dealt("DS1-D1N-AAAAAAC").deal)
    given_up(store, "DS1-D3V-AAAAAAB")
    given_up(store, "FT1-N-AAAAAAB")  # the same number, other cards
    assert [game.seen_before for game in store.recent()] == [False, True, False]


def test_a_deal_that_was_only_looked_at_is_not_seen_before(store: Store) -> None:
    session = dealt("FC1-N-AAAAAAB")
    store.set_open(session)
    store.give_up(session)
    given_up(store, "FC1-N-AAAAAAB", "t0>c0")
    assert [game.seen_before for game in store.recent()] == [False]


def test_microsoft_deals_have_cards_of_their_own(store: Store) -> None:
    given_up(store, "FC1-N-#11982", "t0>c0")
    assert store.was_played(dealt("FC1-R-#11982").deal)
    assert not store.was_played(dealt("FC1-N-#11983").deal)


def test_cards_seen_before_are_left_out_of_best_score_and_time(store: Store) -> None:
    given_up(store, FIRST_WIN)
    session = won(FIRST_WIN, store, ms=10)
    figures = store.statistics(RELAXED)
    assert (figures.won, figures.best_score, figures.best_ms) == (1, 0, None)
    assert store.is_seen_before(session)
    assert store.recent()[0].seen_before


# Figures


def test_statistics_are_those_of_the_games_listed(store: Store) -> None:
    codes = [code for code in WINS if code.startswith("FC1-R")][:3]
    for code in codes:
        won(code, store)
    given_up(store, codes[0])
    given_up(store, "FC1-R-AAAAAZZ")
    won(codes[0], store)
    opened = dealt("FC1-R-ZZZZZZZ")
    store.set_open(opened)
    store.record_action(acted(opened, "t0>c0"))
    figures = Statistics(unfinished=1)
    for game in store.games(RELAXED):
        figures = figures.after(game)
    assert store.statistics(RELAXED) == figures
    assert (figures.played, figures.ended, figures.won) == (7, 6, 4)
    assert (figures.streak, figures.longest_streak) == (1, 3)


def test_options_are_never_put_in_one_heap(store: Store) -> None:
    for code in ("DS1-D1N-AAAAAAB", "DS1-D3N-AAAAAAB", "DS1-D1V-AAAAAAB", "FC1-R-AAAAAAB"):
        given_up(store, code)
    assert store.contests() == sorted(
        [DRAW_ONE, Contest("DS", 1, "D3N"), VEGAS, Contest("FC", 1, "R")]
    )
    assert all(store.statistics(contest).played == 1 for contest in store.contests())
    assert [game.contest for game in store.recent(VEGAS)] == [VEGAS]


def test_only_the_last_games_are_listed(store: Store) -> None:
    for _ in range(5):
        given_up(store, "DS1-D1N-AAAAAAB")
    assert [game.id for game in store.recent(limit=3)] == [5, 4, 3]
    assert [game.id for game in store.recent(DRAW_ONE, limit=2)] == [5, 4]
    assert [game.id for game in store.games()] == [1, 2, 3, 4, 5]


def test_vegas_dollars_add_up_over_games(store: Store) -> None:
    given_up(store, "DS1-D1V-AAAAAAB", "t7>f0")
    given_up(store, "DS1-D1V-AAAAAAC")
    given_up(store, "DS1-D3V-AAAAAAC")
    balance = store.balance(VEGAS)
    assert balance.dollars == -99 - 104
    assert balance.since == store.games(VEGAS)[0].ended_at
    assert store.balance(DRAW_ONE) == Balance()
    assert store.recent()[0].unit is Unit.DOLLARS


def test_the_balance_is_reset_without_the_games(store: Store) -> None:
    given_up(store, "DS1-D1V-AAAAAAB")
    assert store.reset_balance(VEGAS)
    assert store.balance(VEGAS).dollars == 0
    given_up(store, "DS1-D1V-AAAAAAC")
    assert store.balance(VEGAS).dollars == -104
    assert store.statistics(VEGAS).ended == 2


def test_a_reset_forgets_a_variant_but_not_which_deals_were_played(store: Store) -> None:
    given_up(store, "DS1-D1N-AAAAAAB")
    given_up(store, "DS1-D3V-AAAAAAC")
    given_up(store, "FC1-R-AAAAAAB", "t0>c0")
    opened = dealt("DS1-D1N-AAAAAAD")
    store.set_open(opened)
    store.record_action(acted(opened, "s0>w0"))
    assert store.reset("DS")
    assert [game.contest.family for game in store.recent()] == ["FC"]
    assert store.statistics(DRAW_ONE) == Statistics(unfinished=1)
    assert store.balance(Contest("DS", 1, "D3V")) == Balance()
    assert store.was_played(dealt("DS1-D1N-AAAAAAB").deal)
    store.record_action(acted(opened, "s0>w0"))  # the open game goes on
    store.give_up(opened)
    assert store.statistics(DRAW_ONE).ended == 1
    given_up(store, "DS1-D1N-AAAAAAB")
    assert store.recent()[0].seen_before


# Time of day


def test_dates_do_not_change_with_the_time_zone(store: Store, path: Path) -> None:
    given_up(store, "DS1-D1N-AAAAAAB")
    (before,) = store.recent()
    old = os.environ.get("TZ")
    try:
        for zone in ("Pacific/Kiritimati", "America/Los_Angeles", "UTC0"):
            os.environ["TZ"] = zone
            time.tzset()
            other = Store.open(path, now=Calendar())
            assert other.recent() == [before]
            other.close()
    finally:
        os.environ.pop("TZ", None)
        if old is not None:
            os.environ["TZ"] = old
        time.tzset()
    assert before.started == START + timedelta(minutes=1)
    assert before.started.utcoffset() == timedelta(0)


def test_games_are_listed_in_the_order_they_ended_whatever_the_calendar_says(path: Path) -> None:
    calendar = Calendar()
    store = Store.open(path, now=calendar)
    given_up(store, "DS1-D1N-AAAAAAB")
    calendar.moment -= timedelta(days=400)  # somebody sets the clock right
    given_up(store, "DS1-D1N-AAAAAAC")
    assert [game.code for game in store.games()] == ["DS1-D1N-AAAAAAB", "DS1-D1N-AAAAAAC"]
    store.close()


# The log


def test_a_log_survives_as_it_is(store: Store) -> None:
    session = dealt("DS1-D1N-AAAAAAB", watch := Watch())
    store.set_open(session)
    for ms, text in ((0, "t7>t6"), (2250, "s0>w0"), (5125, "undo"), (6000, "redo")):
        watch.seconds = 1000 + ms / 1000
        store.record_action(acted(session, text))
    saved = store.open_game("DS")
    assert saved is not None
    assert saved.actions == (
        Action(0, "t7>t6"),
        Action(2250, "s0>w0"),
        Action(5125, "undo"),
        Action(6000, "redo"),
    )
