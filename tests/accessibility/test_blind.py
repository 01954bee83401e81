"""Games won by players who hear, and see nothing.

All that they know comes from accessible names and announcements, all that they do are keys. One
thinks for itself and wins FreeCell; another has a book of won games, of every bundled variant, and
finds its way about the table by ear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support import desk as harness
from support.desk import Desk
from support.typist import interface, key_of, name, reader_running
from table.keyboard.test_keys_games import ALL_WINS, Won

from gallery import VARIANTS as GALLERY
from reussite.game.session import Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK
from reussite.table.speech.card_names import capital, card_name, place_name
from reussite.testing.playthroughs import bundled_variants

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS = ("spades", "hearts", "diamonds", "clubs")
RED = (1, 2)
COLUMNS, CELLS = 8, 4

Card = int  # suit * 13 + rank from 0
SPOKEN = re.compile(rf"({'|'.join(RANKS)}) of ({'|'.join(SUITS)})", re.IGNORECASE)


def heard(text: str) -> list[Card]:
    """The cards that are named in what was said."""
    return [
        SUITS.index(suit) * 13 + RANKS.index(rank.lower()) for rank, suit in SPOKEN.findall(text)
    ]


# Thinking.


class Board(NamedTuple):
    """What the player has in mind."""

    columns: tuple[tuple[Card, ...], ...]
    cells: tuple[Card, ...]
    up: tuple[int, ...]  # by suit, how many cards went up


class Step(NamedTuple):
    """One card's way; `source` and `target` are a column, or None for cells and foundations."""

    card: Card
    source: int | None
    target: int | None
    goes_up: bool = False


def fits(card: Card, onto: Card) -> bool:
    return (card // 13 in RED) != (onto // 13 in RED) and card % 13 + 1 == onto % 13


def open_cards(board: Board) -> Iterator[tuple[Card, int | None]]:
    for n, column in enumerate(board.columns):
        if column:
            yield column[-1], n
    for card in board.cells:
        yield card, None


def steps(board: Board) -> Iterator[Step]:
    """What can be done; a card that may go up for good goes up before all else."""
    candidates = list(open_cards(board))
    for card, source in candidates:
        if board.up[card // 13] == card % 13 and card % 13 <= min(board.up) + 1:
            yield Step(card, source, None, goes_up=True)
            return
    for card, source in candidates:
        if board.up[card // 13] == card % 13:
            yield Step(card, source, None, goes_up=True)
        empty = next((n for n, column in enumerate(board.columns) if not column), None)
        for n, column in enumerate(board.columns):
            if n != source and column and fits(card, column[-1]):
                yield Step(card, source, n)
        if empty is not None and not (source is not None and len(board.columns[source]) == 1):
            yield Step(card, source, empty)
        if source is not None and len(board.cells) < CELLS:
            yield Step(card, source, None)


def after(board: Board, step: Step) -> Board:
    columns, cells, up = list(board.columns), board.cells, board.up
    if step.source is None:
        cells = tuple(card for card in cells if card != step.card)
    else:
        columns[step.source] = columns[step.source][:-1]
    if step.goes_up:
        suit = step.card // 13
        up = (*up[:suit], up[suit] + 1, *up[suit + 1 :])
    elif step.target is None:
        cells = tuple(sorted((*cells, step.card)))
    else:
        columns[step.target] = (*columns[step.target], step.card)
    return Board(tuple(columns), cells, up)


def distance(board: Board) -> int:
    """How far it seems to be: cards to go up, and cards that lie on lower ones."""
    score = 4 * (52 - sum(board.up)) + 2 * len(board.cells)
    for column in board.columns:
        for n, card in enumerate(column):
            score += sum(2 for other in column[n + 1 :] if other % 13 > card % 13)
    return score


def plan(board: Board) -> list[Step]:
    """A way to win."""
    waiting: list[tuple[int, int, Board]] = [(distance(board), 0, board)]
    came: dict[tuple[object, ...], tuple[Board, Step] | None] = {alike(board): None}
    number = 0
    while waiting:
        _, _, now = heappop(waiting)
        if sum(now.up) == 52:
            return list(reversed(list(back(came, now))))
        for step in steps(now):
            then = after(now, step)
            if alike(then) not in came:
                came[alike(then)] = (now, step)
                number += 1
                heappush(waiting, (distance(then), number, then))
    raise AssertionError("no way to win was found")


def alike(board: Board) -> tuple[object, ...]:
    """Boards that differ only in the order of columns are one; the order itself counts for a
    plan, so it stays with the first one found."""
    return (frozenset(board.columns), board.cells)


def back(came: dict[tuple[object, ...], tuple[Board, Step] | None], board: Board) -> Iterator[Step]:
    while (before := came[alike(board)]) is not None:
        board, step = before
        yield step


# Hearing and pressing.


@dataclass
class Blind:
    """Nothing of the program is known to it but what it hears."""

    keys: QWidget
    focus: list[str] = field(default_factory=list)
    announced: list[str] = field(default_factory=list)

    def hear(self, event: object) -> None:
        if event.type() is QAccessible.Event.Focus:  # type: ignore[attr-defined]
            self.focus.append(name(event.accessibleInterface()))  # type: ignore[attr-defined]
        elif event.type() is QAccessible.Event.Announcement:  # type: ignore[attr-defined]
            self.announced.append(event.message())  # type: ignore[attr-defined]

    def press(self, *chords: str) -> None:
        for chord in chords:
            QTest.keyClick(self.keys, *key_of(chord))

    # Learning the table.

    def look_around(self) -> Board:
        """Walk over the whole table and listen."""
        columns: list[tuple[Card, ...]] = []
        self.press("Ctrl+Home")
        while not self.announced or self.announced[-1] != "Edge":
            place = self.focus[-1]
            if place.startswith("Column"):
                columns.append(self._listen_to_column())
            elif not place.endswith("empty"):
                raise AssertionError(f"not a fresh table: {place}")
            self.press("Right")
        assert len(columns) == COLUMNS
        return Board(tuple(columns), (), (0, 0, 0, 0))

    def _listen_to_column(self) -> tuple[Card, ...]:
        cards: list[Card] = []
        self.press("Up")
        while True:
            told = self.focus[-1]
            cards += heard(told)
            if ", 1 of " in told:
                return tuple(reversed(cards))
            self.press("Up")

    # Playing.

    def do(self, step: Step) -> None:
        """Carry one card, and hear at every turn whether all is as expected."""
        self._go_to(step)
        self.press("PgDown", "Space")
        assert self.announced[-1] == f"Picked {spoken(step.card)}", self.announced[-1]
        if step.goes_up:
            self.press("F")
        elif step.target is None:
            self.press("C")
        else:
            self.press(str(step.target + 1))
        told = self.announced[-1]
        assert heard(told)[0] == step.card, told
        assert not told.startswith("No"), told
        assert (" up" in told) is step.goes_up, told

    def _go_to(self, step: Step) -> None:
        if step.source is not None:
            self.press(str(step.source + 1))
            assert self.focus[-1].startswith(f"Column {step.source + 1}: ")
        else:
            self.press("C")
            for _ in range(CELLS):
                if self.focus[-1].startswith("Cell") and heard(self.focus[-1]) == [step.card]:
                    break
                self.press("C")
        assert heard(self.focus[-1])[0] == step.card


def spoken(card: Card) -> str:
    return f"{RANKS[card % 13]} of {SUITS[card // 13]}"


@contextmanager
def listening(
    qtbot: QtBot, code: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Blind, Session]]:
    """A player at a table; the session is for the test, to see in the end what came of it."""
    with reader_running():
        desk = Desk.laid(qtbot, code)
        view = desk.view
        interface(view)  # a reader has found the table
        player = Blind(view)
        send = QAccessible.updateAccessibility

        def overheard(event: object) -> None:
            player.hear(event)
            send(event)  # type: ignore[arg-type]

        monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(overheard))
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        yield player, desk.session


@pytest.mark.sample(1)
@pytest.mark.parametrize("code", ["FC1-R-AAAAAAA", "FC1-R-AAAAAAC"])
def test_a_game_is_won_by_ear(qtbot: QtBot, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(qtbot, code, monkeypatch) as (player, session):
        board = player.look_around()
        for step in plan(board):
            player.do(step)
        assert "You won" in player.announced[-1]
    assert session.is_won


# Games from a book.


class Line(NamedTuple):
    """What a book says of a move: from where to where, how many cards, the first of them.

    No cards: it is dealt from the stock, or the waste turned over.
    """

    source: str
    target: str
    cards: int
    card: str


def book(game: Won) -> Iterator[Line]:
    """A won game, as it would be printed."""
    session = Session(parse_code(str(game["code"]), bundled_variants()), now=lambda: 0.0)
    for text in str(game["moves"]).split():
        move = Move.parse(text)
        if STOCK in (move.source, move.target):
            yield Line("", "", 0, "")
        else:
            places = (move.source, move.lands_on(move.source))
            source, target = (capital(place_name(session.game, spot)) for spot in places)
            cards = session.position[move.source].up[-move.count :]
            yield Line(source, target, move.count, card_name(cards[0]))
        session.play(move)


class Reader(Blind):
    """Plays a game from a book."""

    order: list[str]
    holds = False

    def learn(self) -> None:
        """Walk over the table, and keep in mind what follows what."""
        self.press("Ctrl+Home")
        self.order = [self._place]
        while True:
            heard_before = len(self.announced)
            self.press("Right")
            if len(self.announced) > heard_before:
                assert self.announced[-1] == "Edge"
                break
            self.order.append(self._place)

    @property
    def _place(self) -> str:
        return self.focus[-1].partition(":")[0]

    def go(self, place: str) -> None:
        """By its own key, or by walking; of two places with one name, any."""
        assert place in self.order, place
        if not self.holds and (key := self._key(place)):
            self.press(key)
        else:
            if self.order.count(self._place) > 1:
                self.press("Ctrl+Home")
            way = self.order.index(place) - self.order.index(self._place)
            self.press(*["Right" if way > 0 else "Left"] * abs(way))
        assert self._place == place

    def _key(self, place: str) -> str:
        column = re.fullmatch(r"Column ([1-9]|10)", place)
        return column[1][-1] if column else {"Waste": "W"}.get(place, "")

    def play(self, line: Line) -> None:
        if not line.cards:
            self.press("D")
            assert not self.announced[-1].startswith("No"), self.announced[-1]
            return
        self.go(line.source)
        self.press("Space")
        while (held := self._held()) > line.cards:
            self.press("-")
        assert held == line.cards
        assert line.card.lower() in self.announced[-1].lower()
        self.holds = True
        if key := self._key(line.target):
            self.press(*[key] if key != "W" else ["W", "Return"])
        else:
            self.go(line.target)
            self.press("Return")
        self.holds = False
        assert not self.announced[-1].startswith("No"), self.announced[-1]
        assert line.card.lower() in self.announced[-1].lower()

    def _held(self) -> int:
        """How many cards are in the hand, as was said."""
        told = self.announced[-1]
        if found := re.match(r"(\d+) cards?: ", told):
            return int(found[1])
        found = re.search(r"^Picked .* and (\d+) more$", told)
        assert found or told.startswith("Picked "), told
        return 1 + (int(found[1]) if found else 0)


LONG = ("EIGHT", "JOSE", "LIMITED", "SPIDER", "STREETS", "TEN", "YUKON")
BY_EAR = bundled_variants().keys() - {variant.family for variant in GALLERY}  # those are many


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "family",
    [
        pytest.param(family, marks=[pytest.mark.fuzz] if family in LONG else [])
        for family in sorted(BY_EAR)
    ],
)
def test_a_game_of_every_classic_is_played_by_ear(
    qtbot: QtBot, family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "VARIANTS", bundled_variants())
    games = [game for code, game in ALL_WINS.items() if code.startswith(f"{family}1-")]
    game = min(games, key=lambda game: len(str(game["moves"])))
    lines = list(book(game))
    with listening(qtbot, str(game["code"]), monkeypatch) as (player, session):
        reader = Reader(player.keys, player.focus, player.announced)
        reader.learn()
        for line in lines:
            reader.play(line)
        assert "You won" in reader.announced[-1]
    assert session.is_won
