"""What the window makes of gestures, and what plugins are told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from support.window import Seconds, Watcher, almost_won, play, press, winning_move

from reussite.api import DealStarted, Ending, Result
from reussite.game.session import Session
from reussite.kernel.variant import Deal
from reussite.settings import Settings
from reussite.table.preferences import TablePreferences
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def test_plugins_are_told_of_every_action(window: MainWindow, watcher: Watcher) -> None:
    play(window, "t4>f2")
    window.controller.undo()
    window.controller.redo()
    assert watcher.hooks == [
        "reussite_deal_started",
        "reussite_move_played",
        "reussite_move_undone",
        "reussite_move_played",
    ]
    deal = DealStarted("DS1-D1N-AAAAAAB", "DS")
    assert [facts["deal"] for _, facts in watcher.told] == [deal] * 4
    assert [facts.get("score") for _, facts in watcher.told] == [None, 15, 0, 15]


def test_plugins_are_told_nothing_of_a_refused_move(window: MainWindow, watcher: Watcher) -> None:
    play(window, "t0>t1")
    window.controller.undo()
    window.controller.redo()
    assert watcher.hooks == ["reussite_deal_started"]


def test_plugins_are_told_of_a_win_once(
    window: MainWindow, watcher: Watcher, deal: DealOf, seconds: Seconds
) -> None:
    game = deal("DS1-D1N-AAAAAAA").game
    window.controller.take_up(almost_won(game, seconds))
    window.view.play(winning_move(game))
    window.chooser.offer_again()
    ends = [facts["result"] for hook, facts in watcher.told if hook == "reussite_deal_ended"]
    (result,) = ends
    assert isinstance(result, Result)
    assert result.ending is Ending.WON
    assert (result.score, result.moves) == (10, 1)


def test_plugins_are_told_of_a_game_given_up(
    window: MainWindow, watcher: Watcher, deal: DealOf
) -> None:
    play(window, "s0>w0")
    window.chooser.open(deal("DS1-D3N-AAAAAAB"))
    assert watcher.hooks[-2:] == ["reussite_deal_ended", "reussite_deal_started"]


def test_the_picture_is_the_position(window: MainWindow) -> None:
    play(window, "t4>f2", "s0>w0", "s0>w0")
    window.controller.undo()
    lies = window.view.table.lies
    for spot, pile in window.controller.session.position:
        for card in pile.cards:
            assert lies[card].spot is spot


def test_preferences_of_the_variant_are_the_tables_habits(
    window: MainWindow, settings: Settings, deal: DealOf
) -> None:
    assert window.view.preferences == TablePreferences(
        double_click=True, auto_place=False, drop_help=True
    )
    settings.set("FT", "auto_place", True)
    settings.set("FT", "drop_help", False)
    window.chooser.open(deal("FT1-N-AAAAAAB"))
    assert window.view.preferences == TablePreferences(
        double_click=True, auto_place=True, drop_help=False
    )


def test_keys_of_the_table_reach_the_window(window: MainWindow) -> None:
    play(window, "s0>w0")
    press(window, Qt.Key.Key_U)
    assert window.controller.session.undos == 1
    press(window, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    assert [action.text for action in window.controller.session.log] == ["s0>w0", "undo", "redo"]


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_move_is_chosen_from_the_list(window: MainWindow) -> None:
    press(window, Qt.Key.Key_M)
    moves = window.moves_list
    assert moves.isVisible()
    assert len(moves.entries) > 3
    press(moves, Qt.Key.Key_Return)
    assert window.controller.session.moves == 1
    assert not moves.isVisible()


def test_preferences_of_access_are_kept(window: MainWindow, settings: Settings) -> None:
    press(window, Qt.Key.Key_V)
    assert settings.get("access", "verbosity", "") == "full"


def test_a_game_goes_on_where_it_was(window: MainWindow, deal: DealOf, seconds: Seconds) -> None:
    session = Session(deal("FT1-N-AAAAAAB"), now=seconds)
    session.act("s0>w0")
    seconds.pass_by(30)
    session.clock.pause()
    window.controller.take_up(session)
    assert window.status.moves.text == "1"
    assert window.status.time.text == "0:30"
    assert window.actions_by_key["undo"].isEnabled()
