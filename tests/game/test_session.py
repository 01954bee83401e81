"""A game as it is played: history, score, counters."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.api import Ending
from reussite.game.session import Action, ReplayError, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.deals import NUMBERS
from reussite.kernel.moves import IllegalMoveError, Move, Refusal
from reussite.kernel.piles import STOCK
from reussite.kernel.position import Position
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Game, Variant
from reussite.testing import begin, lay
from reussite.testing.player import chosen

VARIANTS = {variant.family: variant for variant in (DS, FT, FC)}
GAMES = [variant.game(options) for variant in VARIANTS.values() for options in variant.all_options]
ALL = pytest.mark.parametrize("variant", [DS, FT, FC], ids=lambda variant: variant.family)
WINS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "wins.json").read_text("utf-8")
)["games"]


def started(code: str) -> Session:
    return Session(parse_code(code, VARIANTS), now=lambda: 0.0)


def won(family: str) -> Session:
    game = next(game for game in WINS if game["code"].startswith(family))
    session = started(game["code"])
    for text in game["moves"].split():
        session.play(Move.parse(text))
    return session


def fresh(variant: Variant) -> Session:
    return Session(variant.game().numbered(3), now=lambda: 0.0)


# Actions and what is none


@ALL
def test_a_fresh_game_has_no_history(variant: Variant) -> None:
    session = fresh(variant)
    assert (session.moves, session.undos, session.log) == (0, 0, [])
    assert not session.is_started
    assert session.undo_refusal() == Refusal("nothing-to-undo")
    assert session.redo_refusal() == Refusal("nothing-to-redo")
    assert session.last_move is None


@ALL
def test_a_refused_move_is_no_action(variant: Variant) -> None:
    session = fresh(variant)
    before = session.position
    for text in ("t0>t0", "t0>t99", "f0>f1", "t0>t1*50"):
        with pytest.raises(IllegalMoveError):
            session.play(Move.parse(text))
    assert session.position is before
    assert (session.moves, session.log) == (0, [])
    assert not session.can_undo
    assert not session.clock.is_running


def test_dropping_a_card_where_it_came_from_leaves_no_undo_step() -> None:
    session = begin(DS, lay(DS, t0="8S", t1="7H"))
    session.play(Move.parse("t1>t0"))
    assert session.refusal(Move.parse("t0>t0")) == Refusal("same-place")
    session.undo()
    assert not session.can_undo


def test_a_tap_on_the_exhausted_stock_leaves_the_redo_alone() -> None:
    session = begin(FT, lay(FT, s0="KD", t0="8S", t1="7S"))
    session.play(Move.parse("s0>w0"))
    session.play(Move.parse("t1>t0"))
    session.undo()
    with pytest.raises(IllegalMoveError, match="no-more-passes"):
        session.play(Move.parse("s0>w0"))
    assert session.can_redo


# Undo and redo


@ALL
def test_undo_brings_back_the_very_table_and_redo_the_next(variant: Variant) -> None:
    session = fresh(variant)
    before = session.position
    after = session.play(session.legal()[0]).after
    undone = session.undo()
    assert session.position is before is undone.before
    assert undone.after is after
    redone = session.redo()
    assert session.position is after is redone.after
    assert redone.before is before
    assert redone.steps == undone.steps


@ALL
def test_the_move_counter_is_not_lowered_by_undo_nor_raised_by_redo(variant: Variant) -> None:
    session = fresh(variant)
    session.play(session.legal()[0])
    session.play(session.legal()[0])
    assert session.moves == 2
    session.undo()
    session.undo()
    assert session.moves == 2
    session.redo()
    assert session.moves == 2
    session.play(session.legal()[0])
    assert session.moves == 3


@ALL
def test_a_new_action_forgets_what_could_be_redone(variant: Variant) -> None:
    session = fresh(variant)
    session.play(session.legal()[0])
    session.undo()
    session.play(session.legal()[-1])
    assert session.redo_refusal() == Refusal("nothing-to-redo")


def test_undo_of_a_draw_of_three_lays_the_cards_back_in_their_order() -> None:
    hard = DS.game(DS.choose(draw="D3"))
    session = Session(hard.numbered(1), now=lambda: 0.0)
    stock = session.position[STOCK]
    session.play(Move.parse("s0>w0*3"))
    session.undo()
    assert session.position[STOCK] == stock
    assert not session.position[STOCK].up


@ALL
def test_after_a_win_undo_is_closed_and_nothing_moves(variant: Variant) -> None:
    session = won(variant.family)
    assert session.ending is Ending.WON
    assert session.is_won
    assert session.is_over
    assert session.undo_refusal() == session.redo_refusal() == Refusal("game-won")
    assert session.legal() == []
    for move in session.game.rules.legal(session.position):
        assert session.refusal(move) == Refusal("game-won")
    with pytest.raises(IllegalMoveError, match="game-won"):
        session.undo()


@ALL
def test_a_won_game_is_not_given_up_and_does_not_run_out(variant: Variant) -> None:
    session = won(variant.family)
    session.give_up()
    assert not session.run_out()
    assert session.ending is Ending.WON


# Do n, undo k, redo j


def script(chance: Random, length: int) -> list[str]:
    """What to do: `play` any move, take back or do again some."""
    doings: list[str] = []
    while len(doings) < length:
        kind = chance.choice(("play", "play", "play", "undo", "redo"))
        times = chance.randrange(1, 300 if not chance.randrange(20) else 12)
        doings += [kind] * times
    return doings[:length]


def follow(session: Session, doings: list[str], chance: Random) -> list[tuple[Position, int]]:
    """Do what is possible of it; gives what should lie there, from a history of its own."""
    price = session.game.scoring.undo_price
    history: list[tuple[Position, int]] = [(session.position, session.score)]
    at = undos = 0
    limit = session.deal.variant.undo_limit
    for doing in doings:
        if doing == "undo" and at > 0 and (limit is None or len(history) - at <= limit):
            session.undo()
            at, undos = at - 1, undos + 1
        elif doing == "redo" and at < len(history) - 1:
            session.redo()
            at += 1
        elif doing == "play" and (moves := session.legal()):
            session.play(chosen(moves, 1, chance))
            at += 1
            history[at:] = [(session.position, session.score + price * undos)]
        else:
            continue
        assert session.position is history[at][0]
        assert session.score == history[at][1] - price * undos
        if session.is_over:
            break
    return history[: at + 1]


@settings(max_examples=max(5, settings().max_examples // 3))
@given(
    st.sampled_from(GAMES),
    st.integers(0, NUMBERS - 1),
    st.integers(0, 300),
    st.integers(0, 2**32),
)
def test_undo_and_redo_agree_with_playing_the_remaining_moves_anew(
    game: Game, number: int, length: int, seed: int
) -> None:
    chance = Random(seed)
    session = Session(game.numbered(number), now=lambda: 0.0)
    history = follow(session, script(chance, length), chance)
    remaining = remaining_moves(session)
    anew = Session(game.numbered(number), now=lambda: 0.0)
    for move in remaining:
        anew.play(move)
    assert anew.position == session.position == history[-1][0]
    price = game.scoring.undo_price * session.undos
    assert anew.score == session.score + price == history[-1][1]
    assert anew.take_backs == session.take_backs


def remaining_moves(session: Session) -> list[Move]:
    """The moves of the log that were not taken back."""
    done: list[str] = []
    undone: list[str] = []
    for action in session.log:
        if action.text == "undo":
            undone.append(done.pop())
        elif action.text == "redo":
            done.append(undone.pop())
        else:
            done.append(action.text)
            undone.clear()
    return [Move.parse(text) for text in done]


@ALL
def test_300_actions_all_the_way_back_and_forth_again(variant: Variant) -> None:
    session = fresh(variant)
    chance = Random(variant.family)
    tables, scores = [session.position], [session.score]
    while len(tables) <= 300 and (moves := session.legal()):
        session.play(chosen(moves, 0, chance))
        tables.append(session.position)
        scores.append(session.score)
    played = len(tables) - 1
    back = played if variant.undo_limit is None else min(played, variant.undo_limit)
    price = session.game.scoring.undo_price
    for n in range(1, back + 1):
        session.undo()
        assert session.position is tables[-1 - n]
        assert session.score == scores[-1 - n] - n * price
    assert not session.can_undo
    for n in range(back - 1, -1, -1):
        session.redo()
        assert session.position is tables[-1 - n]
        assert session.score == scores[-1 - n] - back * price
    assert not session.can_redo
    assert session.moves == played


@pytest.mark.parametrize(("variant", "limit"), [(DS, 200), (FT, 100), (FC, None)])
def test_how_many_actions_can_be_taken_back(variant: Variant, limit: int | None) -> None:
    assert variant.undo_limit == limit


def test_at_the_limit_undo_stops_and_redo_still_leads_all_the_way() -> None:
    session = begin(FT, lay(FT, t0="8S"))
    for n in range(150):
        session.play(Move.parse("t0>t1" if n % 2 == 0 else "t1>t0"))
    last = session.position
    for _ in range(100):
        session.undo()
    assert session.undo_refusal() == Refusal("undo-limit")
    for _ in range(100):
        session.redo()
    assert session.position is last
    assert session.redo_refusal() == Refusal("nothing-to-redo")


# Take-backs


def test_cards_taken_back_are_counted_and_undone_ones_are_not() -> None:
    session = begin(DS, lay(DS, t0="AS", t1="2H"))
    session.play(Move.parse("t0>f0"))
    session.play(Move.parse("f0>t1"))
    assert session.take_backs == 1
    session.undo()
    assert session.take_backs == 0
    session.redo()
    assert session.take_backs == session.result().take_backs == 1


# Endings and results


def test_a_game_given_up_is_over() -> None:
    session = fresh(DS)
    session.play(session.legal()[0])
    session.give_up()
    assert session.ending is Ending.GIVEN_UP
    assert session.refusal(Move.parse("s0>w0")) == Refusal("game-ended")
    assert session.undo_refusal() == Refusal("game-ended")
    assert not session.run_out()


def test_the_result_tells_what_the_window_shows() -> None:
    session = won("FT")
    result = session.result()
    assert (result.code, result.variant, result.ending) == (session.code, "FT", Ending.WON)
    assert (result.score, result.unit) == (session.score, Unit.POINTS)
    assert (result.moves, result.take_backs) == (session.moves, 0)


def test_a_game_that_goes_on_counts_as_given_up() -> None:
    assert fresh(DS).result().ending is Ending.GIVEN_UP
    assert fresh(DS).ending is None


# Time


class Watch:
    def __init__(self) -> None:
        self.seconds = 50.0

    def __call__(self) -> float:
        return self.seconds


def test_time_counts_from_the_first_action() -> None:
    watch = Watch()
    session = Session(DS.game().numbered(3), now=watch)
    watch.seconds += 30
    session.play(Move.parse("s0>w0"))
    watch.seconds += 2.5
    session.play(Move.parse("s0>w0"))
    session.undo()
    assert [(action.at_ms, action.text) for action in session.log] == [
        (0, "s0>w0"),
        (2500, "s0>w0"),
        (2500, "undo"),
    ]


def nearly_won() -> Position:
    """FreeCell with the king of clubs left, in a cell."""
    from_ace = "A23456789TJQK"
    return lay(
        FC,
        {f"f{n}": [rank + suit for rank in from_ace] for n, suit in enumerate("SHD")},
        f3=[rank + "C" for rank in from_ace[:-1]],
        c2="KC",
    )


def test_the_seconds_paid_are_the_seconds_that_the_win_shows() -> None:
    """However long the computer takes over the winning move."""
    ticks = (tick * 0.7 for tick in range(1000))
    session = begin(FC.game(), nearly_won(), now=lambda: next(ticks))
    session.clock.start()
    session.play(Move.parse("c2>f3"))
    assert session.is_won
    assert session.clock.elapsed_ms == session.log[-1].at_ms
    assert session.score == 3000 + 100 + 15 * session.clock.seconds_left


def test_the_time_stops_with_the_win() -> None:
    watch = Watch()
    last = "c2>f3"
    position = nearly_won()
    session = begin(FC.game(FC.choose(clock="R")), position, now=watch)
    session.clock.start()
    watch.seconds += 7
    session.play(Move.parse(last))
    watch.seconds += 7
    assert session.is_won
    assert session.result().elapsed_ms == session.log[-1].at_ms == 7000


# The log


def test_a_log_says_what_to_do() -> None:
    session = fresh(DS)
    session.act("s0>w0")
    session.act("undo")
    session.act("redo")
    assert [action.text for action in session.log] == ["s0>w0", "undo", "redo"]
    for nonsense in ("", "nothing", "t0", "s0 > w0"):
        with pytest.raises(ValueError, match="is no"):
            session.act(nonsense)
    with pytest.raises(IllegalMoveError, match="nothing-to-redo"):
        session.act("redo")


@settings(max_examples=max(5, settings().max_examples // 3))
@given(st.sampled_from(GAMES), st.integers(0, NUMBERS - 1), st.integers(0, 2**32))
def test_a_game_resumed_from_its_log_is_the_game(game: Game, number: int, seed: int) -> None:
    chance = Random(seed)
    watch = Watch()
    session = Session(game.numbered(number), now=watch)
    for doing in script(chance, 80):
        watch.seconds += chance.randrange(2000) / 1000
        if doing == "play" and (moves := session.legal()):
            session.play(chosen(moves, 1, chance))
        elif doing == "undo" and session.can_undo:
            session.undo()
        elif doing == "redo" and session.can_redo:
            session.redo()
    again = Session.resumed(session.deal, session.log, now=watch)
    assert again.log == session.log
    assert again.position == session.position
    assert again.score == session.score
    assert (again.moves, again.undos) == (session.moves, session.undos)
    assert (again.can_undo, again.can_redo) == (session.can_undo, session.can_redo)
    assert not again.clock.is_running
    while session.can_undo and again.can_undo:
        session.undo()
        again.undo()
        assert again.position == session.position


def test_a_resumed_game_keeps_the_time_that_passed_after_the_last_move() -> None:
    deal = DS.game().numbered(3)
    actions = [Action(0, "s0>w0"), Action(1500, "s0>w0")]
    now = lambda: 0.0  # noqa: E731
    assert Session.resumed(deal, actions, now=now).clock.elapsed_ms == 1500
    assert Session.resumed(deal, actions, now=now, elapsed_ms=9000).clock.elapsed_ms == 9000


@pytest.mark.parametrize(
    ("actions", "number", "code"),
    [
        ([(0, "s0>w0"), (5, "t0>t0")], 2, "same-place"),
        ([(0, "undo")], 1, "nothing-to-undo"),
        ([(0, "redo")], 1, "nothing-to-redo"),
        ([(0, "s0>w0"), (5, "hello")], 2, "no-move"),
        ([(0, "s0>w0"), (5, "s0>w0"), (4, "s0>w0")], 3, "time-backwards"),
    ],
)
def test_a_log_that_is_not_true_is_refused_at_its_action(
    actions: list[tuple[int, str]], number: int, code: str
) -> None:
    deal = DS.game().numbered(3)
    with pytest.raises(ReplayError) as refused:
        Session.resumed(deal, [Action(*action) for action in actions], now=lambda: 0.0)
    assert refused.value.number == number
    assert refused.value.refusal.code == code


def test_an_action_at_the_clocks_limit_is_not_believed() -> None:
    deal = FC.game().numbered(3)
    move = str(Session(deal, now=lambda: 0.0).legal()[0])
    assert Session.resumed(deal, [Action(399_999, move)], now=lambda: 0.0).moves == 1
    with pytest.raises(ReplayError, match="time-over"):
        Session.resumed(deal, [Action(400_000, move)], now=lambda: 0.0)
