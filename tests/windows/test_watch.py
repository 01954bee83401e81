"""Watching a game: step by step on the table, while the own game rests and nothing is recorded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from support.games import WINS, Watch, played_by_chance, whole
from support.window import Seconds, Watcher, play, press

from reussite.game.game_file import write_game
from reussite.game.replay import Replay
from reussite.game.session import Action, Session
from reussite.kernel.variant import Deal
from reussite.windows.main import MainWindow
from reussite.windows.watch import Watch as Watched

DealOf = Callable[[str], Deal]
CODE = "FC1-R-AAAAAAA"


@pytest.fixture
def won(deal: DealOf) -> Session:
    """A game won by the book."""
    session = Session(deal(CODE), now=lambda: 0.0)
    for text in WINS[CODE].split():
        session.act(text)
    return session


def begun(window: MainWindow, session: Session) -> Watched:
    window.watch(session.deal, session.log, "a game")
    assert window.watching is not None
    return window.watching


def assert_shows(window: MainWindow, session: Session) -> None:
    """The picture is exactly the position of this session."""
    window.view.finish()
    lies = window.view.table.lies
    for spot, pile in session.position:
        for card in pile.cards:
            assert lies[card].spot is spot
            item = window.view.table.items_by_card[card]
            assert item.is_up is (card in pile.up)


# The replay itself.


@pytest.mark.parametrize("code", ["DS1-D3N-Q7XK2MD", "FT1-N-AAAAAAB", "FC1-N-AAAAAAB"])
def test_every_place_is_reached_from_every_other(code: str, deal: DealOf) -> None:
    chance, watch = Random(code), Watch()
    played = Session(deal(code), now=watch)
    stages = [whole(played)[1:7]]
    for _, _text in zip(range(300), played_by_chance(played, chance, watch), strict=False):
        stages.append(whole(played)[1:7])
    replay = Replay(played.deal, played.log)
    places = [chance.randrange(len(stages)) for _ in range(40)]
    for place in [0, len(stages) - 1, *places]:
        replay.go_to(place)
        assert whole(replay.session)[1:7] == (*stages[place][:5], played.log[:place])


def test_a_step_back_is_the_step_forward_turned_round(deal: DealOf) -> None:
    chance, watch = Random(3), Watch()
    played = Session(deal("DS1-D1N-AAAAAAB"), now=watch)
    for _ in zip(range(150), played_by_chance(played, chance, watch), strict=False):
        pass
    replay = Replay(played.deal, played.log)
    while (there := replay.forward()) is not None:
        back = replay.back()
        assert back is not None
        assert back.is_undo is not there.is_undo
        assert back.transition.before == there.transition.before
        assert back.transition.after == there.transition.after
        replay.forward()
    assert replay.session.position == played.position


# On the table.


def test_it_steps_forwards_and_back(window: MainWindow, won: Session) -> None:
    watch = begun(window, won)
    assert_shows(window, Session(won.deal, now=lambda: 0.0))
    for _ in range(5):
        watch.bar.forward.click()
    watch.bar.back.click()
    assert watch.replay.at == 4
    assert_shows(window, watch.replay.session)
    assert window.status.moves.text == "4"
    assert window.status.code.text == CODE
    watch.bar.last.click()
    assert watch.replay.session.is_won
    assert_shows(window, won)
    assert not watch.bar.forward.isEnabled()
    watch.bar.first.click()
    assert window.status.moves.text == "0"


def test_keys_step_too(window: MainWindow, won: Session) -> None:
    watch = begun(window, won)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Left)
    assert watch.replay.at == 1
    press(window, Qt.Key.Key_End)
    assert watch.replay.is_at_end
    press(window, Qt.Key.Key_Home)
    assert watch.replay.at == 0
    press(window, Qt.Key.Key_Escape)
    assert window.watching is None


def test_it_plays_by_itself_and_stops_at_the_end(window: MainWindow, won: Session) -> None:
    watch = begun(window, won)
    watch.bar.place_asked.emit(won.moves - 2)
    watch.bar.play.click()
    assert watch.plays
    watch._go_on()
    assert watch.plays
    watch._go_on()
    assert not watch.plays
    assert watch.replay.is_at_end
    assert not watch.bar.play.isChecked()
    watch.bar.play.click()  # once more from the beginning
    assert watch.replay.at == 0
    assert watch.plays
    watch.bar.play.click()
    assert not watch.plays


def test_the_speed_is_chosen(window: MainWindow, won: Session) -> None:
    watch = begun(window, won)
    waits = []
    for index in range(watch.bar.speed.count()):
        watch.bar.speed.setCurrentIndex(index)
        waits.append(watch.bar.between_ms)
    assert waits == [2000, 1000, 500, 250, 125]


def test_undo_and_redo_are_watched_as_they_were(window: MainWindow, deal: DealOf) -> None:
    session = Session(deal("DS1-D1N-AAAAAAB"), now=lambda: 0.0)
    for text in ("s0>w0", "s0>w0", "undo", "undo", "redo", "t4>f2", "undo"):
        session.act(text)
    watch = begun(window, session)
    for _ in session.log:
        watch.bar.forward.click()
        assert_shows(window, watch.replay.session)
    for _ in session.log:
        watch.bar.back.click()
        assert_shows(window, watch.replay.session)
    assert watch.replay.at == 0


def test_leaving_returns_to_the_own_game_exactly(
    window: MainWindow, won: Session, seconds: Seconds, watcher: Watcher
) -> None:
    play(window, "s0>w0", "t4>f2", "s0>w0")
    window.controller.undo()
    seconds.pass_by(20)
    before, told = whole(window.controller.session), list(watcher.hooks)
    session = window.controller.session
    watch = begun(window, won)
    seconds.pass_by(1000)
    watch.bar.last.click()
    window.view.play(window.controller.session.legal()[0])  # no way to play on meanwhile
    window.controller.undo()
    watch.bar.leave.click()
    assert window.watching is None
    assert window.controller.session is session
    assert whole(session) == before
    assert watcher.hooks == told
    assert_shows(window, session)
    assert window.status.time.text == "0:20"
    assert session.clock.is_running
    play(window, "s0>w0")
    assert session.moves == 4


def test_a_clock_waits_for_the_player_afterwards(
    window: MainWindow, won: Session, deal: DealOf, seconds: Seconds
) -> None:
    window.chooser.open(deal("FC1-N-AAAAAAB"))
    seconds.pass_by(10)
    watch = begun(window, won)
    assert not window.curtain.isVisible()
    seconds.pass_by(1000)
    watch.bar.leave.click()
    assert window.curtain.isVisible()
    assert window.controller.session.clock.seconds_left == 390
    window.curtain.button.click()
    assert window.controller.session.clock.is_running


def test_nothing_of_it_is_recorded(window: MainWindow, won: Session) -> None:
    watch = begun(window, won)
    watch.bar.last.click()
    watch.bar.leave.click()
    assert window._store.games() == []
    assert window._store.contests() == []


def test_a_file_of_a_game_that_ended_is_watched(
    window: MainWindow, won: Session, tmp_path: Path
) -> None:
    write_game(tmp_path / "won.reussite", won)
    window.files.open(tmp_path / "won.reussite")
    assert window.watching is not None
    assert window.watching.bar.title.text() == "won.reussite"
    assert window.watching.replay.length == len(won.log)


def test_another_game_ends_the_watching(window: MainWindow, won: Session, deal: DealOf) -> None:
    begun(window, won)
    window.chooser.open(deal("FT1-N-AAAAAAB"))
    assert window.watching is None
    assert window.view.isEnabled()
    assert_shows(window, window.controller.session)
    play(window, "s0>w0")
    assert window.controller.session.moves == 1


def test_a_second_game_can_be_watched_at_once(window: MainWindow, won: Session) -> None:
    begun(window, won)
    watch = begun(window, won)
    watch.bar.leave.click()
    assert window.watching is None
    assert window.view.geometry() == window.area.rect()


def test_an_empty_game_is_shown(window: MainWindow, deal: DealOf) -> None:
    window.watch(deal("FT1-N-AAAAAAB"), list[Action](), "nothing")
    assert window.watching is not None
    assert not window.watching.bar.forward.isEnabled()
    assert not window.watching.bar.last.isEnabled()
