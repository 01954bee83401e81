"""What the eye sees while cards move: every kind of motion, frame by frame."""

from __future__ import annotations

import json
from functools import partial
from itertools import takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.frames import FRAME, assert_smooth, between, film

from double_solitaire import DOUBLE_SOLITAIRE
from reussite.api import Variant
from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.table.animation.motions import Pace, Timing, within
from reussite.table.cards.faces import Lift
from reussite.testing.playthroughs import bundled_variants

TESTS = Path(__file__).parents[2]
PLAYTHROUGHS = TESTS / "playthroughs"
WINS = json.loads((TESTS / "data" / "wins.json").read_text("utf-8"))["games"]
COLUMN = Spot(Kind.TABLEAU, 0)
ACTIONS = 300  # of recorded wins, for each variant


def wins_of(family: str) -> list[dict[str, str]]:
    return [game for game in WINS if game["code"].startswith(family)]


def asks(desk: Desk, text: str) -> None:
    """Play a move without a pointer."""
    desk.view.play(Move.parse(text))
    assert desk.session.log[-1].text == text


@pytest.mark.parametrize("family", ["DS", "FT", "FC"])
def test_no_action_of_a_won_game_lands_at_once(qtbot: QtBot, family: str) -> None:
    """Ways differ in length from one action to the next."""
    left = ACTIONS
    for game in wins_of(family):
        desk = Desk.laid(qtbot, game["code"], animated=True)
        desk.view.finish()
        for number, text in enumerate(game["moves"].split()[:left]):
            frames = film(desk.view, partial(asks, desk, text))
            assert_smooth(desk.view, frames, (game["code"], number, text))
            left -= 1
        if not left:
            break
    assert left == 0, "too few recorded wins"
    desk.assert_picture()


def rows(desk: Desk) -> None:
    """A deal."""
    desk.view.open(Session(desk.session.deal, now=desk.time))


def take_away(desk: Desk) -> None:
    """Carry the uppermost card of a column to the table's far lower corner."""
    desk.take(COLUMN)
    desk.move_to(corner(desk))


def let_go(desk: Desk) -> None:
    desk.release(corner(desk))


def corner(desk: Desk) -> QPoint:
    return desk.view.rect().bottomRight() - QPoint(20, 20)


def undo(desk: Desk) -> None:
    desk.view.show_undone(desk.session.undo())


def redo(desk: Desk) -> None:
    desk.view.show_redone(desk.session.redo())


#: A game, the moves before, and what is looked at.
KINDS = {
    "deal": ("DS1-D1N-AAAAAAA", "", rows),
    "deal of FreeCell": ("FC1-R-AAAAAAA", "", rows),
    "move": ("DS1-D1N-AAAAAAA", "", lambda desk: asks(desk, "t8>t3")),
    "draw": ("DS1-D1N-AAAAAAA", "t8>t3", lambda desk: asks(desk, "s0>w0")),
    "draw of three": ("DS1-D3N-AAAAAAA", "", lambda desk: asks(desk, "s0>w0*3")),
    "refused shake": ("FC1-R-AAAAAAA", "", lambda desk: desk.view.table.shake(COLUMN, 1)),
    "drop home": ("FC1-R-AAAAAAA", "take", let_go),
    "undo": ("DS1-D1N-AAAAAAA", "t8>t3", undo),
    "undo of a draw": ("DS1-D3N-AAAAAAA", "s0>w0*3", undo),
    "redo": ("DS1-D1N-AAAAAAA", "t8>t3 undo", redo),
}


@pytest.mark.parametrize("what", KINDS)
@pytest.mark.parametrize("size", [(800, 510), (1280, 710), (1920, 990)], ids=str)
def test_every_kind_of_motion_is_seen(qtbot: QtBot, what: str, size: tuple[int, int]) -> None:
    code, before, act = KINDS[what]
    desk = Desk.laid(qtbot, code, size=size, animated=True)
    prepare(desk, before)
    frames = film(desk.view, lambda: act(desk))
    if what.startswith("deal"):
        frames = frames[1:]  # the table before was another
    assert_smooth(desk.view, frames)
    desk.assert_picture()


@pytest.mark.parametrize("what", KINDS)
def test_nothing_is_seen_in_between_where_motion_is_off(qtbot: QtBot, what: str) -> None:
    code, before, act = KINDS[what]
    desk = Desk.laid(qtbot, code, animated=True)
    prepare(desk, before)
    desk.view.pace = Pace.OFF
    frames = film(desk.view, lambda: act(desk))
    assert between(frames) == 0
    desk.assert_picture()


def by_family() -> dict[str, Variant]:
    return {variant.family: variant for variant in bundled_variants().values()}


def prepare(desk: Desk, moves: str) -> None:
    desk.view.finish()
    for text in moves.split():
        if text == "undo":
            undo(desk)
        elif text == "redo":
            redo(desk)
        elif text == "take":
            take_away(desk)
        else:
            asks(desk, text)
        desk.view.finish()


#: A recorded game, and the first action of it that is of this kind.
RECORDED = {
    "recycle": ("KL1-D3P3N-AAAAAAB", "w0>s0"),
    "recycle of two packs": ("DS1-D1N-AAAAAAA", "w0>s0"),
    "dealt row": ("SPIDER1-S4-AAAAAAB", "s0>t*"),
    "reveal": ("SPIDER1-S4-AAAAAAB", "t2>t8"),
}


@pytest.mark.parametrize("what", RECORDED)
def test_what_happens_in_recorded_games_is_seen(qtbot: QtBot, what: str) -> None:
    """The action, its undo and its redo."""
    code, wanted = RECORDED[what]
    desk = Desk.laid(qtbot, "DS1-D1N-AAAAAAA", animated=True)
    desk.open(Session(parse_code(code, by_family()), now=desk.time))
    lines = (PLAYTHROUGHS / f"{code}.txt").read_text("utf-8").splitlines()[1:]
    texts = [line.split()[0] for line in lines]
    before = list(takewhile(lambda text: not text.startswith(wanted), texts))
    prepare(desk, " ".join(before))
    for act in (partial(asks, desk, texts[len(before)]), partial(undo, desk), partial(redo, desk)):
        assert_smooth(desk.view, film(desk.view, act))
        desk.assert_picture()


def test_many_cards_that_follow_one_another_set_off_sooner() -> None:
    cards = [Card.parse(f"{rank}S") for rank in "A23456789TJQK"]
    slow = {card: Timing(n * 300, 200) for n, card in enumerate(cards)}
    quick = within(1200, slow)
    assert max(timing.begin + timing.length for timing in quick.values()) == 1200
    assert [timing.begin for timing in quick.values()] == sorted(
        {timing.begin for timing in quick.values()}
    )
    few = dict(list(slow.items())[:3])
    assert within(1200, few) == few


def test_a_dropped_card_keeps_its_shadow_until_it_is_home(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "FC1-R-AAAAAAA", animated=True)
    desk.view.finish()
    item = desk.view.table.items_by_card[desk.cards(COLUMN)[-1]]
    take_away(desk)
    let_go(desk)
    clock = desk.view.table.animator._time
    clock.pause()
    for now in range(0, clock.duration(), FRAME):
        clock.setCurrentTime(now)
        assert item.lift is Lift.HELD
    desk.view.finish()
    assert item.lift is Lift.RESTING
    desk.assert_picture()


@pytest.mark.parametrize("size", [(800, 510), (1280, 710), (1920, 990)], ids=str)
def test_a_win_lets_every_card_leave(qtbot: QtBot, size: tuple[int, int]) -> None:
    """All cards, each seen on its way and gone in the end, within four seconds."""
    suits = {f"f{n}": suit for n, suit in enumerate("SSHHDDCC")}
    piles = {f: " ".join(rank + suit for rank in "A23456789TJQK") for f, suit in suits.items()}
    desk = Desk.with_table(qtbot, DOUBLE_SOLITAIRE, **piles)
    desk.view.resize(*size)
    desk.view.animated = True
    frames = film(desk.view, desk.view.celebrate)
    assert_smooth(desk.view, frames)
    assert len(frames) * FRAME <= 4100
    assert set().union(*frames) == set(desk.session.position.cards)
    assert len(frames[-2]) <= 1
    desk.assert_picture()
