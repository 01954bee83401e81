"""Whole games by real mouse events, the picture compared with the position after every action."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.desk import Desk

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Spot

WINS = json.loads((Path(__file__).parent.parent / "data" / "wins.json").read_text("utf-8"))["games"]
FIRST_WINS = {game["code"].rpartition("-")[0]: game for game in reversed(WINS)}


@pytest.mark.parametrize("game", FIRST_WINS.values(), ids=FIRST_WINS)
def test_a_whole_game_is_won_with_the_mouse(qtbot: QtBot, game: dict[str, str | int]) -> None:
    desk = Desk.laid(qtbot, str(game["code"]))
    for text in str(game["moves"]).split():
        desk.play(Move.parse(text))
        assert desk.session.log[-1].text == text
        desk.assert_picture()
    assert desk.session.is_won
    assert desk.session.score == game["score"]
    assert desk.refused == []


@pytest.mark.parametrize(
    "code", ["DS1-D1N-AAAAAAC", "DS1-D3V-AAAAAAD", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"]
)
def test_random_gestures_keep_cards_and_picture(qtbot: QtBot, code: str, full: bool) -> None:
    """Legal and illegal drags, clicks, double-clicks, taps, undo and redo, with and without
    animations running."""
    chance = random.Random(code)
    desk = Desk.laid(qtbot, code, size=(800, 510))
    cards = sorted(desk.session.position.cards)
    for _ in range(1500 if full else 260):
        desk.view.animated = chance.random() < 0.5
        act(desk, chance)
        assert sorted(desk.session.position.cards) == cards
        if chance.random() < 0.5:
            desk.view.settle()
            desk.assert_picture()
        if desk.session.is_over:
            desk.open(Session(desk.session.deal, now=desk.time))


def act(desk: Desk, chance: random.Random) -> None:
    """One random gesture."""
    session = desk.session
    spots = [spot for spot in session.position.places if spot.kind is not Kind.HAND]
    spot = chance.choice(spots)
    height = max(1, len(session.position[spot].up))
    count = chance.randint(1, height) if session.position[spot].up else 1
    match chance.choice(
        ("legal", "legal", "drag", "click", "double", "tap", "undo", "redo", "size")
    ):
        case "legal":
            if moves := session.legal():
                desk.play(chance.choice(moves))
        case "drag":
            point = desk.take(spot, count)
            goal = desk.point(chance.choice(spots)) if chance.random() < 0.9 else point * 9
            desk.move_to(goal)
            desk.release(goal)
        case "click":
            desk.click(desk.point(spot, count))
        case "double":
            desk.double_click(desk.point(spot, count))
        case "tap" if Spot(Kind.STOCK) in session.position:
            desk.click(desk.stock_point())
        case "undo" if session.can_undo:
            desk.view.show_undone(session.undo())
        case "redo" if session.can_redo:
            desk.view.show_redone(session.redo())
        case "size":
            desk.view.resize(chance.randint(640, 900), chance.randint(400, 600))
