"""Whole games won by keys alone, in every way there is to move a card by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from table.desk import Desk
from table.typist import Typist

from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.table.access import Access
from reussite.table.phrases import longest_lift

WINS = json.loads((Path(__file__).parent.parent / "data" / "wins.json").read_text("utf-8"))["games"]
FIRST_WINS = {game["code"].rpartition("-")[0]: game for game in reversed(WINS)}


class Ways:
    """Different keys for the same move, one after the other."""

    def __init__(self, typist: Typist, *, direct: bool) -> None:
        self._typist = typist
        self._direct = direct
        self._turn = cycle(range(4))

    def play(self, move: Move) -> None:
        way = next(self._turn)
        if STOCK in (move.source, move.target):
            self._draw(way)
        elif self._direct and self._has_direct_keys(move):
            self._typist.press(self._digit(move.source), self._second(move))
        elif move.target.kind is Kind.FOUNDATION and way % 2:
            self._go(move.source, way)
            self._typist.press("A")
        else:
            self._go(move.source, way)
            self._take(move)
            self._lay(move, way)

    def _draw(self, way: int) -> None:
        if way % 2:
            self._typist.press("D")
        else:
            self._typist.press("S", "Return")

    def _go(self, spot: Spot, way: int) -> None:
        """By its own key, or by walking."""
        press = self._typist.press
        if spot.kind is Kind.TABLEAU and way < 2:
            press(self._digit(spot))
        elif spot.kind is Kind.WASTE and way < 2:
            press("W")
        elif spot.kind is Kind.CELL and way < 2:
            while self._typist.spot is not spot:
                press("C")
        else:
            self._walk(spot, way)

    def _walk(self, spot: Spot, way: int) -> None:
        cursor = self._typist.desk.view.keyboard.attention.cursor
        if way == 2:
            self._typist.press("Ctrl+Home")
        by = cursor.order.index(spot) - cursor.order.index(cursor.spot)
        self._typist.press(*["Right" if by > 0 else "Left"] * abs(by))

    def _take(self, move: Move) -> None:
        self._typist.press("Space")
        longest = longest_lift(self._typist.desk.session, move.source)
        if self._is_open(move):  # else as many go as fit
            self._typist.press(*["-"] * (longest - move.count))

    def _is_open(self, move: Move) -> bool:
        return self._typist.desk.session.position[move.target].is_empty

    def _lay(self, move: Move, way: int) -> None:
        press = self._typist.press
        if move.target.kind is Kind.FOUNDATION:
            press("F")
        elif move.target.kind is Kind.TABLEAU and way != 3:
            press(self._digit(move.target))
        else:
            press("Ctrl+Home")
            while self._typist.spot is not move.target:
                press("Ctrl+Right" if self._is_lit(move.target) else "Right")
            press("Return")

    def _is_lit(self, spot: Spot) -> bool:
        """Whether the legal targets after the cursor include this one."""
        view = self._typist.desk.view
        return spot in view.keyboard.hand.targets

    def _has_direct_keys(self, move: Move) -> bool:
        """Two keys say neither how many go to an empty column, nor which cell is meant."""
        session = self._typist.desk.session
        return (
            move.source.kind is Kind.TABLEAU
            and move.target.kind is not Kind.CELL
            and (not self._is_open(move) or longest_lift(session, move.source) == move.count)
        )

    def _second(self, move: Move) -> str:
        return "F" if move.target.kind is Kind.FOUNDATION else self._digit(move.target)

    def _digit(self, spot: Spot) -> str:
        return str((spot.number + 1) % 10)


def played(text: str) -> Iterator[Move]:
    return (Move.parse(move) for move in text.split())


@pytest.mark.parametrize("direct", [False, True], ids=["cursor", "direct"])
@pytest.mark.parametrize("game", FIRST_WINS.values(), ids=FIRST_WINS)
def test_a_whole_game_is_won_by_keys(
    qtbot: QtBot, game: dict[str, str | int], direct: bool
) -> None:
    desk = Desk.laid(qtbot, str(game["code"]))
    typist = Typist.at(desk, qtbot, Access(direct_moves=direct))
    ways = Ways(typist, direct=direct)
    for move in played(str(game["moves"])):
        ways.play(move)
        assert Move.parse(desk.done[-1]) == move, typist.said[-3:]
    desk.assert_picture()
    assert desk.session.is_won
    assert desk.session.score == game["score"]
    assert desk.refused == []
    assert "You won" in typist.last
