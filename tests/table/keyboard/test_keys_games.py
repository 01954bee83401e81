"""Whole games won by keys alone, of every bundled variant, in every way there is to move a card by
keys."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support import desk as harness
from support.desk import Desk
from support.typist import Typist
from variants.test_double_solitaire import stacked

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.paths import bundled_plugins
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.speech.pile_descriptions import longest_lift
from reussite.testing import begin, playthroughs
from reussite.testing.playthroughs import bundled_variants

TESTS = Path(__file__).parents[2]
WINS = json.loads((TESTS / "data" / "wins.json").read_text("utf-8"))["games"]
FIRST_WINS = {game["code"].rpartition("-")[0]: game for game in reversed(WINS)}
Won = Mapping[str, str | int]


def recorded_wins() -> dict[str, Won]:
    """By the code without its number, the shortest recorded win."""
    found: dict[str, Won] = {}
    games = [
        playthroughs.read(p.read_text("utf-8")) for p in playthroughs.files(TESTS / "playthroughs")
    ]
    for game in sorted(games, key=lambda game: -len(game.lines)):
        if game.won:
            moves = " ".join(line.action for line in game.lines)
            found[game.code.rpartition("-")[0]] = {
                "code": game.code, "moves": moves, "score": game.lines[-1].score,
            }  # fmt: skip
    return found


ALL_WINS = {**recorded_wins(), **FIRST_WINS}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "VARIANTS", bundled_variants())


class Ways:
    """Different keys for the same move, one after the other.

    :param direct: two keys make a move wherever they can.
    :param looks: now and then the cards are chosen by the card cursor.
    """

    def __init__(self, typist: Typist, *, direct: bool = False, looks: bool = False) -> None:
        self._typist = typist
        self._direct = direct
        self._looks = looks
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
            self._take(move, way)
            self._lay(move, way)

    def _draw(self, way: int) -> None:
        if way % 2:
            self._typist.press("D")
        else:
            self._typist.press("S", "Return")

    def _go(self, spot: Spot, way: int) -> None:
        """By its own key, or by walking."""
        press = self._typist.press
        if self._has_digit(spot) and way < 2:
            press(self._digit(spot))
        elif spot.kind is Kind.WASTE and way < 2:
            press("W")
        elif spot.kind is Kind.CELL and way < 2:
            while self._typist.spot is not spot:
                press("C")
        else:
            self._walk(spot, way)

    def _walk(self, spot: Spot, way: int) -> None:
        cursor = self._typist.desk.view.keyboard.focus.cursor
        if way == 2:
            self._typist.press("Ctrl+Home")
        by = cursor.order.index(spot) - cursor.order.index(cursor.spot)
        self._typist.press(*["Right" if by > 0 else "Left"] * abs(by))

    def _take(self, move: Move, way: int) -> None:
        """As many as fit go by themselves; to an empty place the player says how many."""
        press, longest = self._typist.press, longest_lift(self._session, move.source)
        if self._looks and way == 3 and longest - move.count > 3:
            press("PgUp", *["Down"] * (longest - move.count), "Space")  # by the card cursor
            return
        press("Space")
        if self._is_open(move) or self._fits_more(move):
            press(*["-"] * (longest - move.count))

    def _fits_more(self, move: Move) -> bool:
        """Whether the target would take more cards than those."""
        return any(
            other.source is move.source and other.target is move.target and other.count > move.count
            for other in self._session.legal()
        )

    def _is_open(self, move: Move) -> bool:
        return self._session.position[move.lands_on(move.source)].is_empty

    def _lay(self, move: Move, way: int) -> None:
        press, target = self._typist.press, move.lands_on(move.source)
        if target.kind is Kind.FOUNDATION:
            press("F")
        elif self._has_digit(target) and way != 3:
            press(self._digit(target))
        else:
            press("Ctrl+Home")
            while self._typist.spot is not target:
                press("Ctrl+Right" if self._is_lit(target) else "Right")
            press("Return")

    @property
    def _session(self) -> Session:
        return self._typist.desk.session

    def _is_lit(self, spot: Spot) -> bool:
        """Whether the legal targets after the cursor include this one."""
        view = self._typist.desk.view
        return spot in view.keyboard.selection.targets

    def _has_direct_keys(self, move: Move) -> bool:
        """Two keys say neither how many go to an empty column, nor which cell is meant."""
        session = self._session
        return (
            move.source.kind is Kind.TABLEAU
            and move.target.kind is not Kind.CELL
            and (not self._is_open(move) or longest_lift(session, move.source) == move.count)
        )

    def _second(self, move: Move) -> str:
        return "F" if move.target.kind is Kind.FOUNDATION else self._digit(move.target)

    def _has_digit(self, spot: Spot) -> bool:
        return spot.kind is Kind.TABLEAU and spot.number < 10

    def _digit(self, spot: Spot) -> str:
        return str((spot.number + 1) % 10)


def played(text: str) -> Iterator[Move]:
    return (Move.parse(move) for move in text.split())


def alike(one: Move, other: Move) -> bool:
    """Whether it is the same move; of foundations that take a card, keys choose the first."""
    if one.target.kind is Kind.FOUNDATION is other.target.kind:
        return one.source is other.source and one.count == other.count
    return one == other


def won_by_keys(qtbot: QtBot, game: Won, *, direct: bool) -> None:
    desk = Desk.laid(qtbot, str(game["code"]))
    typist = Typist.at(desk, qtbot, AccessPreferences(direct_moves=direct))
    ways = Ways(typist, direct=direct, looks=not direct)
    for move in played(str(game["moves"])):
        ways.play(move)
        assert alike(Move.parse(desk.done[-1]), move), typist.said[-3:]
    desk.assert_picture()
    assert desk.session.is_won
    assert desk.session.score == game["score"]
    assert desk.refused == []
    assert "You won" in typist.last


@pytest.mark.sample(5)
@pytest.mark.parametrize("game", ALL_WINS.values(), ids=ALL_WINS)
def test_a_whole_game_is_won_by_keys(qtbot: QtBot, game: Won) -> None:
    won_by_keys(qtbot, game, direct=False)


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", FIRST_WINS.values(), ids=FIRST_WINS)
def test_a_whole_game_is_won_by_two_keys_for_a_move(qtbot: QtBot, game: Won) -> None:
    won_by_keys(qtbot, game, direct=True)


def test_a_vegas_game_of_three_cards_at_a_time_is_won_by_keys(qtbot: QtBot) -> None:
    """One pass through a pack that lies well: deals that can be won so are hard to find."""
    variant = bundled_variants()["DS"]
    game = variant.game(variant.choose(draw="D3", scoring="V"))
    desk = Desk.laid(qtbot, game.numbered(0).code)
    desk.open(begin(game, game.opening(stacked(game)).after, now=desk.time))
    typist = Typist.at(desk, qtbot)
    ways = Ways(typist, looks=True)
    while not desk.session.is_over:
        moves = desk.session.legal()
        ways.play(next((m for m in moves if m.target.kind is Kind.FOUNDATION), moves[0]))
    assert desk.session.is_won
    assert desk.session.score == 416
    assert desk.refused == []
    assert "You won" in typist.last


def test_a_game_of_every_bundled_variant_is_won_by_keys() -> None:
    """Also with each way to draw and to score of Double Solitaire. The gallery's games know the
    same keys."""
    facts = tomllib.loads((bundled_plugins() / "gallery" / "plugin.toml").read_text("utf-8"))
    families = set(bundled_variants()) - set(facts["families"])
    assert {code.partition("1-")[0] for code in ALL_WINS} == families
    assert {"DS1-D1N", "DS1-D3N", "DS1-D1V"} <= set(ALL_WINS)
