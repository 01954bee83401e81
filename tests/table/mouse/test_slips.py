"""Hands that shake: a press that slips is a click, in every way of playing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from support.desk import Desk
from table.keyboard.test_keys_games import FIRST_WINS, played

from double_solitaire import DOUBLE_SOLITAIRE as DS
from freecell import FREECELL as FC
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences

SLIP = 14
WAYS = [(SLIP, 0), (-SLIP, 0), (0, SLIP), (0, -SLIP), (10, 9)]


def slipped(
    desk: Desk, point: QPoint, way: tuple[int, int] = (SLIP, 0), *, after: int = 2000
) -> None:
    """A press whose pointer moves a little before the button goes up."""
    desk.stamp += after
    desk.press(point)
    desk.move_to(point + QPoint(*way) / 2)
    desk.move_to(point + QPoint(*way))
    desk.stamp += 30
    desk.release(point + QPoint(*way))


@pytest.mark.parametrize("way", WAYS)
def test_a_press_that_slips_is_a_click(qtbot: QtBot, way: tuple[int, int]) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", rest="s0")
    slipped(desk, desk.point(Spot(Kind.TABLEAU, 0)), way)
    assert desk.done == ["t0>f0"]
    desk.assert_picture()


@pytest.mark.parametrize("way", WAYS)
def test_at_the_edge_of_the_stock_it_is_a_click_on_the_stock(
    qtbot: QtBot, way: tuple[int, int]
) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", rest="s0")
    middle = desk.stock_point()
    assert desk.view.table.geometry is not None
    width, height = desk.view.table.geometry.card_size
    half = (round(width / 2) - 4, round(height / 2) - 4)
    edge = middle + QPoint(*(half[n] * (way[n] > 0) - half[n] * (way[n] < 0) for n in (0, 1)))
    slipped(desk, edge, way)
    assert desk.done == ["s0>w0"]


def test_two_slipping_presses_are_a_double_click(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t1="9S 8H", t2="9C", rest="s0")
    point = desk.point(Spot(Kind.TABLEAU, 1))
    slipped(desk, point)
    slipped(desk, point + QPoint(5, 5), after=100)
    assert desk.done == ["t1>t2"]


def test_a_card_that_cannot_be_lifted_shakes_as_for_a_click(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, FC, t1="9S 2H", rest="t7")
    slipped(desk, desk.point(Spot(Kind.TABLEAU, 1), 2), (0, 12))
    assert desk.refused == []
    point = desk.point(Spot(Kind.TABLEAU, 1), 2)
    desk.press(point)
    desk.move_to(point + QPoint(30, 0))
    assert len(desk.refused) == 1


def test_farther_than_the_slack_is_a_drag(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", rest="s0")
    slipped(desk, desk.point(Spot(Kind.TABLEAU, 0)), (17, 0))
    assert desk.done == []
    desk.view.access = AccessPreferences(slack=32)
    slipped(desk, desk.point(Spot(Kind.TABLEAU, 0)), (31, 0))
    assert desk.done == ["t0>f0"]


def test_there_and_back_is_a_drag(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", rest="s0")
    point = desk.point(Spot(Kind.TABLEAU, 0))
    desk.press(point)
    desk.move_to(point + QPoint(60, 0))
    desk.move_to(point)
    desk.release(point)
    assert desk.done == []


def test_without_slack_it_is_the_platforms_drag(qtbot: QtBot) -> None:
    desk = Desk.with_table(qtbot, DS, t0="AS", rest="s0")
    desk.view.access = AccessPreferences(slack=0)
    slipped(desk, desk.point(Spot(Kind.TABLEAU, 0)))
    assert desk.done == []


def by_clicks(desk: Desk, move: Move, way: tuple[int, int]) -> None:
    """Pick up and put down by two presses that slip; or one on the stock."""
    if Kind.STOCK in (move.source.kind, move.target.kind):
        slipped(desk, desk.stock_point(), way)
        return
    slipped(desk, on(desk, move.source, move.count), way)
    held = desk.view.table.gestures.held
    assert held is not None
    assert held.count == move.count
    target = desk.session.position[move.target]
    slipped(desk, on(desk, move.target, 1 if target.cards else 0), way)


def on(desk: Desk, spot: Spot, count: int) -> QPoint:
    return desk.point(spot, max(1, count))


@pytest.mark.sample(2)
@pytest.mark.parametrize("code", FIRST_WINS)
def test_a_game_is_won_with_every_press_slipping(qtbot: QtBot, code: str) -> None:
    """Move cards with two clicks, as people with a tremor use it."""
    game = FIRST_WINS[code]
    desk = Desk.laid(qtbot, str(game["code"]))
    desk.view.access = AccessPreferences(click_click=True)
    for number, move in enumerate(played(str(game["moves"]))):
        before = len(desk.done)
        by_clicks(desk, move, WAYS[number % len(WAYS)])
        assert len(desk.done) == before + 1, (number, move)
    assert desk.session.is_won
