"""A plugin whose rules fail while a game is played: the game is kept, the plugin is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.desk import Seconds as Stamps
from support.games import whole
from support.window import play

from forty_thieves import FORTY_THIEVES
from reussite.kernel.choosers import Touch
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import Scoring
from reussite.kernel.steps import Step, Transition
from reussite.kernel.variant import Options, Variant
from reussite.windows.main import MainWindow


class Exploding:
    """What a plugin author got wrong, once it is lit."""

    def __init__(self) -> None:
        self.error: type[BaseException] | None = None

    def maybe(self) -> None:
        if self.error is not None:
            raise self.error("boom")


class ShakyRules(Rules):
    """Rules that fail when they are asked about a move, once the fuse is lit."""

    fuse: Exploding

    def objection(self, position: Position, move: Move) -> Refusal | None:
        self.fuse.maybe()
        return None


def shaky_rules(fuse: Exploding) -> Callable[[Options], Rules]:
    def rules(options: Options) -> Rules:
        sound = FORTY_THIEVES.rules(options)
        made = ShakyRules(piles=sound.piles, draw=sound.draw, passes=sound.passes)
        made.fuse = fuse
        return made

    return rules


def shaky_scoring(fuse: Exploding) -> Callable[[Options], Scoring]:
    def points(played: Transition) -> int:
        fuse.maybe()
        return 5

    return lambda _options: Scoring(points=points, floor=0)


def shaky_chooser(fuse: Exploding) -> Callable[[Touch], Move | None]:
    def choose(touch: Touch) -> Move | None:
        fuse.maybe()
        return None

    return choose


def shaky_deal(fuse: Exploding) -> Callable[[], Iterator[Step]]:
    def deal() -> Iterator[Step]:
        fuse.maybe()
        yield from FORTY_THIEVES.deal()  # type: ignore[call-arg]

    return deal


@pytest.fixture
def fuse() -> Exploding:
    return Exploding()


def broken(part: str, fuse: Exploding) -> Variant:
    """Forty Thieves, of which one part fails once the fuse is lit."""
    if part == "rules":
        return replace(FORTY_THIEVES, rules=shaky_rules(fuse))
    if part == "scoring":
        return replace(FORTY_THIEVES, scoring=shaky_scoring(fuse))
    if part == "chooser":
        return replace(FORTY_THIEVES, click=(shaky_chooser(fuse),))
    return replace(FORTY_THIEVES, deal=shaky_deal(fuse))


def lay(window: MainWindow, variant: Variant) -> None:
    window.chooser.open(variant.game().numbered(1))


def drag(window: MainWindow, move: str) -> None:
    Desk(window.view, window.controller.session, Stamps()).drag(Move.parse(move))


ERRORS = [ZeroDivisionError, SystemExit, RecursionError, MemoryError]


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("part", ["rules", "scoring"])
def test_the_game_is_kept(
    window: MainWindow, part: str, error: type[BaseException], fuse: Exploding
) -> None:
    lay(window, broken(part, fuse))
    play(window, "s0>w0", "s0>w0")
    before = whole(window.controller.session)
    fuse.error = error
    drag(window, "t1>t2")
    play(window, "s0>w0")
    session = window.controller.session
    assert whole(session)[:8] == before[:8]
    assert "forty_thieves" in window.toast.text
    assert f"{error.__name__}: boom" in window.toast.text
    assert not window.view.is_holding
    Desk(window.view, session, Stamps()).assert_picture()


@pytest.mark.parametrize("part", ["rules", "scoring"])
def test_undo_and_redo_still_work(window: MainWindow, part: str, fuse: Exploding) -> None:
    lay(window, broken(part, fuse))
    play(window, "s0>w0", "s0>w0")
    before = window.controller.session.position
    fuse.error = ZeroDivisionError
    play(window, "s0>w0")
    window.controller.undo()
    window.controller.undo()
    assert window.controller.session.position is window.controller.session.opening.after
    Desk(window.view, window.controller.session, Stamps()).assert_picture()
    window.controller.redo()
    window.controller.redo()
    assert window.controller.session.position is before
    assert [action.text for action in window.controller.session.log][2:] == ["undo"] * 2 + [
        "redo"
    ] * 2
    fuse.error = None  # its author has mended it
    play(window, "s0>w0")
    assert window.controller.session.moves == 3


def test_a_click_that_cannot_be_answered(window: MainWindow, fuse: Exploding) -> None:
    lay(window, broken("chooser", fuse))
    fuse.error = SystemExit
    desk = Desk(window.view, window.controller.session, Stamps())
    desk.click(desk.point(Spot.parse("t3")))
    assert "SystemExit: boom" in window.toast.text
    assert window.controller.session.moves == 0
    play(window, "s0>w0")
    assert window.controller.session.moves == 1


def test_a_deal_that_fails_is_not_laid(window: MainWindow, fuse: Exploding) -> None:
    play(window, "s0>w0")
    session = window.controller.session
    fuse.error = SystemExit
    lay(window, broken("deal", fuse))
    assert window.controller.session is session
    assert not session.is_over
    assert "forty_thieves" in window.toast.text
    play(window, "s0>w0")
    assert session.moves == 2


def test_other_variants_play(window: MainWindow, fuse: Exploding) -> None:
    lay(window, broken("rules", fuse))
    play(window, "s0>w0")
    fuse.error = ZeroDivisionError
    play(window, "s0>w0")
    window.toast.dismiss(by_player=True)
    window.chooser.open(window.plugins.variants["DS"].game().numbered(1))
    play(window, "s0>w0", "t4>f2")
    assert window.controller.session.moves == 2
    assert window.toast.text == ""
    window.chooser.resume_waiting("FT")
    assert window.controller.session.moves == 1


def test_the_players_interruption_is_no_fault_of_a_plugin(
    qtbot: QtBot, window: MainWindow, fuse: Exploding
) -> None:
    lay(window, broken("rules", fuse))
    fuse.error = KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        window.controller.session.legal()
