"""Nothing is lost: the window comes back with the game as it was, several games stay open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.games import VARIANTS, acted, dealt, whole, won
from support.window import (
    CTRL,
    ENGLISH,
    Seconds,
    almost_won,
    is_open,
    play,
    press,
    shown,
    winning_move,
)

from reussite.app import begin, main_window
from reussite.cli import OpenTable
from reussite.game.records import Contest
from reussite.kernel.codes import parse_code
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.store.open_games import OpenGames
from reussite.store.store import Store
from reussite.windows.dialogs.confirm import LeaveQuestion, WaitingQuestion
from reussite.windows.main import MainWindow
from reussite.windows.statistics.window import StatisticsWindow


@dataclass
class Starts:
    """Starts the program again and again on one folder; a start ends the one before."""

    qtbot: QtBot
    plugins: PluginHost
    settings: Settings
    pictures: Path
    path: Path
    seconds: Seconds = field(default_factory=Seconds)
    store: Store | None = None
    window: MainWindow | None = None

    def __call__(self, asked: OpenTable | None = None, *, killed: bool = False) -> MainWindow:
        self.end(killed=killed)
        self.store = Store.open(self.path)
        window = self.window = main_window(
            self.settings, self.plugins, cache=self.pictures, now=self.seconds, store=self.store
        )
        self.qtbot.addWidget(window)
        window.view.animated = False
        window.resize(1280, 800)
        window.show()
        begin(window, asked, self.settings, self.plugins)
        return window

    def end(self, *, killed: bool = False) -> None:
        if self.window is not None and not killed:
            self.window.close()
        if self.store is not None and not killed:
            self.store.close()


@pytest.fixture
def start(
    qtbot: QtBot,
    plugins: PluginHost,
    settings: Settings,
    pictures: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Starts]:
    from PySide6.QtCore import QLocale

    before = QLocale()
    QLocale.setDefault(ENGLISH)
    starts = Starts(qtbot, plugins, settings, pictures, home / "reussite.sqlite3")
    yield starts
    starts.end()
    QLocale.setDefault(before)


def opened(window: MainWindow, code: str) -> None:
    window.chooser.open(parse_code(code, window.plugins.variants))


@pytest.mark.parametrize("killed", [False, True])
def test_the_game_comes_back_as_it_was(start: Starts, killed: bool) -> None:
    window = start()
    opened(window, "DS1-D3N-AAAAAAB")
    play(window, "s0>w0*3", "s0>w0*3", "t4>f2", "s0>w0*3")
    window.controller.undo()
    window.controller.undo()
    window.controller.redo()
    window.controller.session.clock.pause()
    before = whole(window.controller.session)
    numbers = window.status.score.text, window.status.moves.text
    window = start(killed=killed)
    assert whole(window.controller.session) == before
    assert (window.status.score.text, window.status.moves.text) == numbers
    assert window.actions_by_key["undo"].isEnabled()
    assert window.actions_by_key["redo"].isEnabled()
    window.controller.redo()
    assert window.controller.session.moves == 4


def test_an_untouched_deal_comes_back(start: Starts) -> None:
    code = start().controller.session.code
    assert start().controller.session.code == code
    assert start(killed=True).controller.session.code == code


def test_a_clock_waits_behind_hidden_cards(start: Starts) -> None:
    window = start()
    opened(window, "FC1-N-AAAAAAB")
    play(window, str(window.controller.session.legal()[0]))
    start.seconds.pass_by(10)
    window = start()
    assert window.curtain.isVisible()
    assert not window.controller.session.clock.is_running
    start.seconds.pass_by(100)
    assert window.controller.session.clock.seconds_left == 390
    window.curtain.button.click()
    assert window.controller.session.clock.is_running


def test_an_untouched_deal_against_the_clock_waits_too(start: Starts) -> None:
    window = start()
    opened(window, "FC1-N-AAAAAAB")
    start.seconds.pass_by(7)
    window = start()
    assert window.curtain.isVisible()
    assert window.controller.session.clock.seconds_left == 393


def test_a_win_is_recorded_once_and_never_announced_again(start: Starts) -> None:
    window = start()
    game = parse_code("DS1-D1N-AAAAAAA", window.plugins.variants).game
    window.controller.take_up(almost_won(game, start.seconds))
    window.view.play(winning_move(game))
    assert window.end_panel is not None
    window = start()
    assert window.end_panel is None
    assert not window.controller.session.is_over
    window = start(killed=True)
    assert start.store is not None
    assert [game.is_won for game in start.store.games()] == [True]
    assert start.store.statistics(Contest("DS", 1, "D1N")).played == 1


def test_time_that_is_up_is_recorded_once(start: Starts) -> None:
    window = start()
    opened(window, "FC1-N-AAAAAAB")
    play(window, str(window.controller.session.legal()[0]))
    start.seconds.pass_by(400)
    window.controller.look_at_clock()
    window.controller.look_at_clock()
    window = start()
    assert window.end_panel is None
    assert start.store is not None
    assert [game.ending for game in start.store.games()] == ["time"]


# Several games.


def test_another_variant_lets_the_game_wait(start: Starts) -> None:
    window = start()
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0", "t4>f2")
    start.seconds.pass_by(30)
    double = window.controller.session
    window.chooser.offer(parse_code("FT1-N-AAAAAAB", window.plugins.variants))
    assert not is_open(window, LeaveQuestion)
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    play(window, "s0>w0")
    start.seconds.pass_by(50)
    window.chooser.resume_waiting("DS")
    assert whole(window.controller.session) == whole(double)
    assert window.status.time.text == "0:30"
    assert start.store is not None
    assert start.store.games() == []


def test_waiting_games_outlive_the_program(start: Starts) -> None:
    window = start()
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0", "t4>f2")
    double = whole(window.controller.session)[1:8]
    opened(window, "FT1-N-AAAAAAB")
    play(window, "s0>w0")
    window = start(killed=True)
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    menu = window.menus.open_games
    menu.aboutToShow.emit()
    (entry,) = menu.actions()
    assert entry.text().startswith("DS1-D1N-AAAAAAB")
    entry.trigger()
    assert whole(window.controller.session)[1:8] == double
    menu.aboutToShow.emit()
    (entry,) = menu.actions()
    assert entry.text().startswith("FT1-N-AAAAAAB")


def test_another_deal_of_a_waiting_variant_is_asked_about(start: Starts) -> None:
    window = start()
    opened(window, "FT1-N-AAAAAAB")
    play(window, "s0>w0")
    opened(window, "DS1-D1N-AAAAAAB")
    new = parse_code("FT1-N-AAAAAAC", window.plugins.variants)
    window.chooser.offer(new)
    shown(window, WaitingQuestion).stay.click()
    assert window.controller.session.code == "DS1-D1N-AAAAAAB"
    window.chooser.offer(new)
    shown(window, WaitingQuestion).resume.click()
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    assert window.controller.session.moves == 1
    opened(window, "DS1-D1N-AAAAAAB")
    window.chooser.offer(new)
    shown(window, WaitingQuestion).go.click()
    assert window.controller.session.code == "FT1-N-AAAAAAC"
    assert start.store is not None
    assert [(game.code, game.ending) for game in start.store.games()] == [
        ("FT1-N-AAAAAAB", "given-up")
    ]


def test_a_code_at_the_start_keeps_the_open_game(start: Starts) -> None:
    window = start()
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0")
    window = start(OpenTable(deal=parse_code("FT1-N-AAAAAAB", start.plugins.variants)))
    assert window.controller.session.code == "FT1-N-AAAAAAB"
    window.chooser.resume_waiting("DS")
    assert window.controller.session.moves == 1
    window = start(OpenTable(deal=parse_code("DS1-D1N-AAAAAAC", start.plugins.variants)))
    assert window.controller.session.code == "DS1-D1N-AAAAAAB"
    shown(window, LeaveQuestion).go.click()
    assert window.controller.session.code == "DS1-D1N-AAAAAAC"


def test_a_code_at_the_start_of_the_open_game_goes_on_with_it(start: Starts) -> None:
    window = start()
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0")
    window = start(OpenTable(deal=parse_code("DS1-D1N-AAAAAAB", start.plugins.variants)))
    assert window.controller.session.moves == 1
    assert not is_open(window, LeaveQuestion)


# Trouble.


def test_a_damaged_store_is_told_once_and_the_game_goes_on(start: Starts, home: Path) -> None:
    home.mkdir()
    start.path.write_bytes(b"no database" * 1000)
    window = start()
    window.messages.tell_store_problem()
    assert "are damaged" in window.toast.text
    play(window, str(window.controller.session.legal()[0]))
    assert "are damaged" in window.toast.text  # a move does not wipe it away
    window.toast.dismiss(by_player=True)
    window.messages.tell_store_problem()
    assert window.toast.text == ""
    code = window.controller.session.code
    window = start()
    assert window.controller.session.code == code
    assert window.controller.session.moves == 1


def test_a_store_of_another_program_is_left_alone(start: Starts, home: Path) -> None:
    import sqlite3

    home.mkdir()
    with sqlite3.connect(start.path) as connection:
        connection.execute("CREATE TABLE things (id)")
    connection.close()
    content = start.path.read_bytes()
    window = start()
    window.messages.tell_store_problem()
    assert "was not created by Réussite" in window.toast.text
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0", "t4>f2")
    opened(window, "FT1-N-AAAAAAB")
    window.chooser.resume_waiting("DS")  # as long as the program runs nothing is lost
    assert window.controller.session.moves == 2
    assert start.path.read_bytes() == content


@pytest.mark.parametrize("moment", ["deal", "drag", "move", "celebration"])
def test_closing_at_any_moment_keeps_the_game(start: Starts, moment: str) -> None:
    window = start()
    window.view.animated = True
    deal = parse_code("DS1-D1N-AAAAAAB", window.plugins.variants)
    window.chooser.open(deal, animate=True)
    if moment != "deal":
        window.view.finish()
        play(window, "s0>w0")
    if moment == "drag":
        window.view.finish()
        from support.desk import Desk
        from support.desk import Seconds as Stamps

        from reussite.kernel.piles import Spot

        Desk(window.view, window.controller.session, Stamps()).take(Spot.parse("t4"))
        assert window.view.is_holding
    if moment == "celebration":
        game = deal.game
        window.controller.take_up(almost_won(game, start.seconds))
        window.view.play(winning_move(game))
        assert window.view.is_moving
    window.close()
    assert not window.view.is_holding
    again = start()
    if moment == "celebration":
        assert again.end_panel is None
        assert not again.controller.session.is_over
    else:
        assert again.controller.session.code == deal.code
        assert again.controller.session.moves == (moment != "deal")


def test_the_end_of_the_desktops_session_may_be_cancelled(start: Starts) -> None:
    window = start()
    opened(window, "DS1-D1N-AAAAAAB")
    play(window, "s0>w0")
    start.seconds.pass_by(12)
    window.be_ready_to_leave()
    play(window, "t4>f2")  # it goes on after all
    assert window.controller.session.moves == 2
    start.seconds.pass_by(3)
    window.be_ready_to_leave()
    window = start(killed=True)
    assert window.controller.session.moves == 2
    assert window.controller.session.clock.elapsed_ms == 15_000


def test_a_clock_rests_when_the_desktops_session_may_end(start: Starts) -> None:
    window = start()
    opened(window, "FC1-N-AAAAAAB")
    start.seconds.pass_by(12)
    window.be_ready_to_leave()
    assert window.curtain.isVisible()
    window.curtain.button.click()
    assert window.controller.session.clock.is_running


def test_a_long_game_that_waits_tells_how_far_it_is_played_again(home: Path) -> None:
    store = Store.open(home / "reussite.sqlite3")
    store.set_open(acted(dealt("DS1-D1N-AAAAAAB"), "s0>w0 " + "undo redo " * 1500))
    shares: list[float] = []
    games = OpenGames(store, VARIANTS, now=Seconds(), tell=shares.append)
    session = games.take("DS")
    store.close()
    assert session is not None
    assert len(session.log) == 3001
    assert shares == sorted(shares)
    assert len(shares) == 5
    assert (shares[0], shares[-1]) == (0, 1)


def test_the_statistics_count_damaged_figures_again_and_say_so(start: Starts) -> None:
    window = start()
    window.activateWindow()
    start.qtbot.waitUntil(window.isActiveWindow)
    assert start.store is not None
    won("FC1-R-AAAAAAA", start.store)
    assert start.store._connection is not None
    start.store._connection.execute("UPDATE totals SET won = 'x'")
    press(window, Qt.Key.Key_T, CTRL)
    statistics = shown(window, StatisticsWindow)
    figures = {figure.name: figure.value for figure in statistics.shown}
    assert (figures["Played"], figures["Won"]) == ("1", "1")
    assert window.toast.text.startswith("The saved games were damaged.")
