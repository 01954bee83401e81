"""Send all up, undo to the start, redo to the end: one picture, and an action for each."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from support.window import Watcher, play

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind
from reussite.kernel.variant import Deal
from reussite.windows.main import MainWindow

WINS = json.loads((Path(__file__).parent.parent / "data" / "wins.json").read_text("utf-8"))["games"]
DealOf = Callable[[str], Deal]


def near_the_end(window: MainWindow, deal: DealOf, family: str) -> Session:
    """A recorded win, up to where only moves to foundations are left."""
    game = next(game for game in WINS if str(game["code"]).startswith(family))
    moves = [Move.parse(text) for text in str(game["moves"]).split()]
    while moves[-1].target.kind is Kind.FOUNDATION:
        moves.pop()
    session = Session(deal(str(game["code"])), now=window.controller.session.clock._now)
    for move in moves:
        session.play(move)
    window.controller.take_up(session)
    return session


def send_up(window: MainWindow) -> None:
    window.actions_by_key["send_up"].trigger()
    window.view.finish()


def test_every_card_that_goes_up_is_played_as_an_action_of_its_own(
    window: MainWindow, deal: DealOf, watcher: Watcher
) -> None:
    session = near_the_end(window, deal, "FC1")
    before, told, score = len(session.log), len(watcher.hooks), session.score
    shown: list[str] = []
    window.view.shown.connect(lambda how, _whole: shown.append(how))
    send_up(window)
    assert session.is_won
    sent = session.log[before:]
    assert len(sent) > 1
    assert {Move.parse(action.text).target.kind for action in sent} == {Kind.FOUNDATION}
    assert shown == ["sent-up"]
    hooks = ["reussite_move_played"] * len(sent) + ["reussite_deal_ended"]
    assert watcher.hooks[told:] == hooks
    scores = [facts["score"] for _, facts in watcher.told[told:-1]]
    assert scores[-1] == session.score != score
    assert window.end_panel is not None


def test_nothing_goes_up_by_itself_and_one_undo_takes_one_card_back(
    window: MainWindow,
) -> None:
    send = window.actions_by_key["send_up"]
    assert send.isEnabled()  # an ace lies open in this deal
    send_up(window)
    session = window.controller.session
    first = [action.text for action in session.log]
    assert first
    assert session.next_up() is None
    assert not send.isEnabled()
    window.actions_by_key["undo"].trigger()
    assert [action.text for action in session.log] == [*first, "undo"]
    assert send.isEnabled()


def test_it_is_off_where_the_preference_says_so(window: MainWindow) -> None:
    window.settings.set("DS", "send_up", False)
    window.apply_preferences()
    assert not window.actions_by_key["send_up"].isEnabled()
    window.settings.set("DS", "send_up", True)
    window.apply_preferences()
    assert window.actions_by_key["send_up"].isEnabled()


def test_it_is_off_where_the_rules_send_nothing_up(window: MainWindow, deal: DealOf) -> None:
    window.controller.take_up(
        Session(deal("DS1-D1N-AAAAAAB"), now=window.controller.session.clock._now)
    )
    send_up(window)
    assert not window.actions_by_key["send_up"].isEnabled()
    window.controller.hold(True)
    window.actions_by_key["undo"].trigger()
    assert not window.actions_by_key["send_up"].isEnabled()


def test_everything_is_undone_without_a_question_and_redone(
    window: MainWindow, watcher: Watcher
) -> None:
    play(window, "s0>w0", "t4>f2", "s0>w0")
    session = window.controller.session
    there, score = session.position, session.score
    told = len(watcher.hooks)
    undo_all, redo_all = (window.actions_by_key[key] for key in ("undo_all", "redo_all"))
    assert undo_all.isEnabled()
    assert not redo_all.isEnabled()
    undo_all.trigger()
    window.view.finish()
    assert session.position is session.opening.after
    assert session.undos == 3
    assert watcher.hooks[told:] == ["reussite_move_undone"] * 3
    assert not undo_all.isEnabled()
    redo_all.trigger()
    window.view.finish()
    assert session.position is there
    assert session.score == score
    assert [action.text for action in session.log] == [
        *("s0>w0", "t4>f2", "s0>w0"),
        *["undo"] * 3,
        *["redo"] * 3,
    ]
    undo_all.trigger()
    window.actions_by_key["redo"].trigger()  # or one by one
    assert [str(session.last_move)] == ["s0>w0"]


def test_what_was_done_together_is_told_in_one_sentence(window: MainWindow) -> None:
    window.view.keyboard._commentary.is_wanted = True
    said: list[str] = []
    window.view.said.connect(said.append)
    play(window, "s0>w0", "s0>w0")
    said.clear()
    for key in ("undo_all", "redo_all", "send_up"):
        window.actions_by_key[key].trigger()
    assert said[:2] == ["Undone to the start", "Redone to the end"]
    assert said[2].endswith(" up")
