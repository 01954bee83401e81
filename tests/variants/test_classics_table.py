"""The classics played with the mouse: pairs, chains, dealt rows, and pictures that keep up."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support import desk as harness
from support.desk import Desk
from table.test_whole_games import act

from classics import VARIANTS
from classics.canfield import CANFIELD
from classics.golf import GOLF
from classics.pyramid import PYRAMID
from classics.spider import SPIDER
from classics.tri_peaks import TRI_PEAKS
from reussite.api import Variant
from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind, Spot
from reussite.testing import playthroughs

D0 = Spot(Kind.DISCARD)
P = tuple(Spot(Kind.PEAK, number) for number in range(28))
T = tuple(Spot(Kind.TABLEAU, number) for number in range(10))
RECORDED = Path(__file__).parents[1] / "playthroughs"
EVERY = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.family)


class PairsDesk(Desk):
    """A mouse that lays one card of a pair on the other."""

    def way(self, move: Move) -> QPoint:
        landing = move.lands_on(move.source)
        return super().way(Move(move.source, landing, move.count))


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "VARIANTS", {variant.family: variant for variant in VARIANTS})


def dragged(desk: Desk, move: str) -> None:
    desk.drag(Move.parse(move))


# Pairs


def test_one_card_of_a_pair_is_dragged_onto_the_other(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p21="6H", p22="7C", p24="QS", w0="AD")
    dragged(desk, "p21+p22>d0")
    dragged(desk, "w0+p24>d0")
    assert desk.done == ["p21+p22>d0", "w0+p24>d0"]
    assert desk.refused == []
    desk.assert_picture()


def test_the_other_card_of_a_pair_may_be_dragged_as_well(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p0="2H", p21="6H", p24="7C")
    lies = [desk.lie_point(desk.cards(spot)[0]) for spot in (P[24], P[21])]
    goal = desk.take(P[24]) + (lies[1] - lies[0]).toPoint()
    desk.move_to(goal)
    assert desk.lit() == {P[21]}
    desk.release(goal)
    assert desk.done == ["p21+p24>d0"]


def test_all_partners_of_a_held_card_light_up(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p21="6H", p23="7C", p25="7S", p27="8D", w0="7H")
    desk.take(P[21])
    assert desk.lit() == {WASTE, P[23], P[25]}


def test_why_two_cards_make_no_pair_is_told(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p21="6H", p24="8C")
    dragged(desk, "p21+p24>d0")
    assert [refusal.code for refusal in desk.refused] == ["make-thirteen"]
    assert desk.done == []
    desk.view.settle()
    desk.assert_picture()


def test_a_card_that_is_no_king_stays_off_the_discard(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p21="6H", p24="KC", p26="KD")
    dragged(desk, "p21>d0")
    assert [refusal.code for refusal in desk.refused] == ["king-alone"]
    dragged(desk, "p24>d0")
    desk.click(desk.point(P[26]))
    assert desk.done == ["p24>d0", "p26>d0"]


def test_a_card_under_others_is_not_picked_up(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p15="6H", p21="2C", w0="7C")
    scene = desk.view.table
    assert scene.geometry is not None
    x, y = scene.geometry.slots[P[15]][:2]
    desk.press(QPoint(round(x + 20), round(y + 10)))
    desk.move_to(QPoint(round(x + 60), round(y + 40)))
    assert [refusal.code for refusal in desk.refused] == ["still-covered"]
    assert not desk.view.is_holding


def test_a_double_click_takes_a_pair(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p0="2H", p21="6H", p24="7C")
    desk.double_click(desk.point(P[24]))
    assert desk.done == ["p21+p24>d0"]


def test_an_empty_place_of_a_pyramid_is_no_target(qtbot: QtBot) -> None:
    desk = PairsDesk.with_table(qtbot, PYRAMID, p0="2H", p21="6H")
    dragged(desk, "p21>p24")
    assert desk.asked == []
    assert desk.refused == []


# Chains on the waste


def test_cards_are_clicked_or_dragged_onto_the_waste(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, GOLF, w0="7C", t0="5S 6H", t1="8C", t2="9D")
    desk.click(desk.point(T[0]))
    assert desk.done == ["t0>w0"]
    desk.take(T[0])
    assert desk.lit() == {WASTE}
    desk.view.drop_held()
    dragged(desk, "t0>w0")
    dragged(desk, "t2>w0")
    assert desk.done == ["t0>w0", "t0>w0"]
    assert [refusal.code for refusal in desk.refused] == ["one-apart"]


def test_a_card_turns_up_in_the_picture_when_nothing_covers_it(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, TRI_PEAKS, w0="7C", p0="-2C", p9="-8D", p18="6H", p19="7S")
    desk.click(desk.point(P[18]))
    desk.click(desk.point(P[19]))
    desk.assert_picture()
    desk.click(desk.point(P[9]))
    assert desk.done == ["p18>w0", "p19>w0", "p9>w0"]


# Rows, runs, reserves


def test_a_tap_on_the_stock_deals_a_row(qtbot: QtBot) -> None:
    desk = Desk.laid(qtbot, "SPIDER1-S4-AAAAAAB")
    desk.click(desk.stock_point())
    assert desk.done == ["s0>t*"]
    desk.assert_picture()


def test_why_no_row_is_dealt_is_told(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, SPIDER, t0="9S", s0="2S")
    desk.click(desk.stock_point())
    assert [refusal.code for refusal in desk.refused] == ["empty-column"]


def test_a_whole_run_is_shown_leaving(qtbot: QtBot) -> None:
    king_to_two = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    desk = Desk.with_table(qtbot, SPIDER, t0=f"-4S {king_to_two}", t1="-5S AS")
    desk.view.animated = True
    dragged(desk, "t1>t0")
    assert desk.view.is_moving
    desk.view.finish()
    assert desk.session.position[Spot(Kind.FOUNDATION, 0)].height == 13
    desk.assert_picture()
    desk.view.show_undone(desk.session.undo())
    desk.view.finish()
    desk.assert_picture()


def test_a_space_is_shown_being_filled_from_the_reserve(qtbot: QtBot) -> None:
    desk = Desk.with_table(
        qtbot, CANFIELD, f0="8H", r0="-2C -3C 4D", t0="9H", t1="TS", t2="KC", t3="QC"
    )
    desk.view.animated = True
    dragged(desk, "t0>t1")
    desk.view.finish()
    assert str(desk.session.position[T[0]].top) == "4D"
    desk.assert_picture()


# Whole games


@pytest.mark.sample(6)
@EVERY
def test_random_gestures_keep_cards_and_picture(qtbot: QtBot, variant: Variant, full: bool) -> None:
    chance = random.Random(variant.family)
    game = variant.game(chance.choice(variant.all_options))
    desk = PairsDesk.laid(qtbot, game.numbered(5).code, size=(800, 510))
    cards = sorted(desk.session.position.cards)
    for _ in range(400 if full else 80):
        desk.view.animated = chance.random() < 0.5
        act(desk, chance)
        assert sorted(desk.session.position.cards) == cards
        if chance.random() < 0.5:
            desk.view.settle()
            desk.assert_picture()
        if desk.session.is_over:
            desk.open(Session(desk.session.deal, now=desk.time))


@pytest.mark.parametrize("family", ["GOLF", "PEAKS", "PYRA", "SPIDER"])
def test_a_recorded_game_is_won_with_the_mouse(qtbot: QtBot, family: str) -> None:
    games = [playthroughs.read(p.read_text("utf-8")) for p in playthroughs.files(RECORDED)]
    game = next(game for game in games if game.won and game.code.startswith(family))
    desk = PairsDesk.laid(qtbot, game.code)
    for line in game.lines:
        desk.play(Move.parse(line.action))
        assert desk.session.log[-1].text == line.action
    desk.assert_picture()
    assert desk.session.is_won
    assert desk.session.score == game.lines[-1].score
    desk.view.animated = True
    desk.view.celebrate()
    assert desk.view.is_moving
    desk.view.finish()
    desk.assert_picture()


@EVERY
@pytest.mark.parametrize("size", [(1280, 710), (800, 510)])
def test_nothing_lies_outside_the_table(
    qtbot: QtBot, variant: Variant, size: tuple[int, int]
) -> None:
    """On the fresh deal and after many moves; every face-up card shows its index."""
    desk = Desk.laid(qtbot, variant.game().numbered(3).code, size=size)
    chance = random.Random(3)
    for step in range(60):
        moves = desk.session.legal()
        if not moves:
            break
        desk.session.play(chance.choice(moves))
        if step % 20 == 0:
            desk.view.settle()
            assert_inside(desk)
    desk.view.settle()
    assert_inside(desk)


def assert_inside(desk: Desk) -> None:
    scene = desk.view.table
    assert scene.geometry is not None
    width, height = scene.geometry.card_size
    for card, lie in scene.lies.items():
        if lie.spot.kind is not Kind.HAND:
            assert 0 <= lie.x <= scene.geometry.width - width, card
            assert 0 <= lie.y <= scene.geometry.height - height, card
    for spot, pile in desk.session.position:
        if spot in (STOCK, D0) or len(pile.up) < 2:
            continue
        seen = [scene.lies[card] for card in pile.up if scene.lies[card].is_seen]
        for lower, upper in pairwise(seen):
            step = max(upper.x - lower.x, upper.y - lower.y)
            assert step >= 0.12 * width, (spot, step)
