"""A game file named on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from windows.support import Seconds

from reussite.kernel.variant import Deal
from reussite.services.game_files import write_game
from reussite.services.session import Session
from reussite.windows.main import MainWindow

DealOf = Callable[[str], Deal]


def written(path: Path, deal: Deal, seconds: Seconds) -> Path:
    session = Session(deal, now=seconds)
    session.act(str(session.legal()[0]))
    seconds.pass_by(10)
    write_game(path, session)
    return path


def test_the_game_goes_on(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "a game.reussite", deal("FT1-N-AAAAAAB"), seconds)
    window.files.open(file)
    assert window.play.session.code == "FT1-N-AAAAAAB"
    assert window.status.moves.text == "1"
    assert window.status.time.text == "0:10"


def test_a_game_against_the_clock_waits_for_the_player(
    window: MainWindow, deal: DealOf, seconds: Seconds, tmp_path: Path
) -> None:
    file = written(tmp_path / "clock.reussite", deal("FC1-N-AAAAAAB"), seconds)
    window.files.open(file)
    assert window.curtain.isVisible()
    assert not window.play.session.clock.is_running
    assert window.play.session.clock.seconds_left == 390


def test_a_bad_file_is_explained_and_changes_nothing(window: MainWindow, tmp_path: Path) -> None:
    session = window.play.session
    (tmp_path / "bad.reussite").write_text("{}", "utf-8")
    for name in ("bad.reussite", "not there.reussite"):
        window.files.open(tmp_path / name)
        assert name in window.reminder.text
        assert window.play.session is session
