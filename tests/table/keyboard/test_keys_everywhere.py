"""Every key command, wherever the player is: there is always an answer, and it is spoken."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.desk import Desk
from support.typist import Typist, key_of, pressed

from reussite.kernel.moves import Move
from reussite.kernel.piles import Spot
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.keyboard.commands import KeyCommand, Order
from reussite.table.keyboard.keyboard import Keyboard
from reussite.table.keyboard.keys import KeyMap

WINS = json.loads((Path(__file__).parents[2] / "data" / "wins.json").read_text("utf-8"))["games"]
RECORDED = {game["code"].rpartition("-")[0]: game for game in reversed(WINS)}
CODES = ["DS1-D1N-AAAAAAB", "DS1-D3V-AAAAAAD", "FT1-N-AAAAAAB", "FC1-R-AAAAAAB"]

ORDERS = [
    *(Order(KeyCommand.COLUMN, number) for number in range(1, 11)),
    *(Order(command) for command in KeyCommand if command is not KeyCommand.COLUMN),
]

_KEYS = KeyMap(AccessPreferences())
EVENTS = {order: pressed(*key_of(_KEYS.chords_of(order)[0])) for order in ORDERS}


def places(desk: Desk) -> list[tuple[Spot, int | None]]:
    """Where the cursor can be: on each pile as a whole, and on each card of it."""
    position, order = desk.session.position, desk.view.keyboard.focus.cursor.order
    return [(spot, depth) for spot in order for depth in (None, *range(position[spot].height))]


class Tried:
    """Gives one command at one place, and puts everything back as it was."""

    def __init__(self, typist: Typist) -> None:
        self.typist = typist
        self.desk = typist.desk
        self.keyboard: Keyboard = typist.desk.view.keyboard
        self.mark = self.desk.session.bookmark()

    def at(self, spot: Spot, depth: int | None, *orders: Order) -> None:
        """Go there, obey the orders, and see that the last one was answered."""
        typist, cursor = self.typist, self.keyboard.focus.cursor
        cursor.go(spot)
        cursor.look(depth)
        for order in orders:
            if order.command is KeyCommand.PUT_BACK and not self.keyboard.wants(EVENTS[order]):
                break  # with nothing begun, Esc is the window's
            typist.said.clear()
            typist.wishes.clear()
            typist.offered.clear()
            before = typist.here, cursor.spot, cursor.depth
            typist.send(EVENTS[order])
            after = typist.here, cursor.spot, cursor.depth
            was_told = any(typist.said) or bool(typist.wishes) or bool(typist.offered)
            went = before != after and bool(after[0])
            assert was_told or went, (spot, depth, [one.text for one in orders])
        self.put_back()

    def put_back(self) -> None:
        view, session = self.desk.view, self.desk.session
        self.keyboard.search.stop()
        self.keyboard.lens.close()
        view.drop_held()
        if len(session.log) != self.mark.actions:
            session.turn_back_to(self.mark)
            view.settle()


def begin(qtbot: QtBot, code: str, moves: str = "", *, direct: bool = True) -> Tried:
    typist = Typist.at(Desk.laid(qtbot, code), qtbot, AccessPreferences(direct_moves=direct))
    for text in moves.split():
        typist.desk.view.show_played(typist.desk.session.play(Move.parse(text)))
    return Tried(typist)


def try_everything(tried: Tried, chance: random.Random, *, full: bool) -> None:
    """Every command on every pile and depth, or a share of them; of those with cards in the hand,
    or after the first key of a direct move, always a share."""
    before = [(), (Order(KeyCommand.ACT),), (Order(KeyCommand.COLUMN, 5),)]
    for spot, depth in places(tried.desk):
        for order in ORDERS:
            for first in before:
                share = (0.2 if first else 1) if full else 0.02
                if chance.random() < share:
                    tried.at(spot, depth, *first, order)


@pytest.mark.parametrize("code", CODES)
def test_every_command_answers_on_every_pile_and_depth_of_a_deal(
    qtbot: QtBot, code: str, full: bool
) -> None:
    try_everything(begin(qtbot, code), random.Random(code), full=full)


@pytest.mark.parametrize("game", RECORDED.values(), ids=RECORDED)
def test_every_command_answers_on_every_pile_and_depth_half_way_to_a_win(
    qtbot: QtBot, game: dict[str, str | int], full: bool
) -> None:
    moves = str(game["moves"]).split()
    tried = begin(qtbot, str(game["code"]), " ".join(moves[: len(moves) // 2]))
    try_everything(tried, random.Random(str(game["code"])), full=full)


def test_the_best_move_of_a_face_down_card_is_refused_in_words(qtbot: QtBot) -> None:
    typist = Typist.at(Desk.laid(qtbot, "DS1-D1N-AAAAAAB"), qtbot)
    typist.press("5", "Up", "Up", "Shift+Return")
    assert typist.last.startswith("No: ")
    assert typist.done == []
