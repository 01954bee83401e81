"""Asking advisers: nobody peeks, and only what can be seen to be true is believed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import VARIANTS

from reussite.api.advisers import Advice, Adviser, Question, Reason
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import RECYCLED
from reussite.kernel.variant import Game
from reussite.paths import bundled_plugins
from reussite.plugins import advising
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.testing import lay


def game(family: str) -> Game:
    return VARIANTS[family].game()


def hidden(position: Position) -> list[int]:
    return [at for at, pile in enumerate(position.piles) if pile.down]


def permuted(position: Position, chance: random.Random) -> Position:
    """The same table to whoever sees only what lies open."""
    cards = [card for at in hidden(position) for card in position.piles[at].down]
    chance.shuffle(cards)
    piles = list(position.piles)
    for at in hidden(position):
        size = len(piles[at].down)
        piles[at] = Pile(tuple(cards[:size]), piles[at].up)
        del cards[:size]
    return Position(position.places, tuple(piles), position.marks)


@given(st.integers(0, 1 << 30), st.integers(0, 1 << 30))
def test_advisers_are_told_the_same_however_hidden_cards_lie(deal: int, seed: int) -> None:
    dealt = game("DS").numbered(deal).opening().after
    other = permuted(dealt, random.Random(seed))
    told = [
        advising.request(game("DS"), position, random.Random(seed)) for position in (dealt, other)
    ]
    assert told[0] == told[1]


def test_unseen_cards_lie_differently_each_time() -> None:
    dealt = game("DS").numbered(1).opening().after
    chance = random.Random(1)
    worlds = {advising.unseen_dealt(dealt, chance) for _ in range(5)}
    assert len(worlds) == 5
    assert all(sorted(world.cards) == sorted(dealt.cards) for world in worlds)


def test_a_stock_that_was_the_waste_has_been_seen() -> None:
    seen = lay(game("DS"), s0="2H 3H 4H", t0="-5C 6C", marks={RECYCLED: 1})
    told = advising.unseen_dealt(seen, random.Random(3))
    assert told[STOCK] == seen[STOCK]


def test_nothing_is_dealt_anew_where_all_cards_lie_open() -> None:
    dealt = game("FC").numbered(7).opening().after
    assert not advising.has_unseen(dealt)
    assert len(json.loads(advising.request(game("FC"), dealt, random.Random(1)))["worlds"]) == 1


# What is believed.


def line(**changed: object) -> bytes:
    told = {"move": "t0>f0", "reason": "goes-up", "card": int(Card.parse("AS")), "line": []}
    return json.dumps({**told, **changed}).encode()


def test_a_legal_move_is_believed() -> None:
    table = lay(game("FC"), t0="2S AS", t1="KH")
    hint = advising.believed(line(), game("FC"), table)
    assert hint == advising.Hint(Move.parse("t0>f0"), Reason.GOES_UP, Card.parse("AS"), False)


def test_a_move_that_the_rules_refuse_is_not_believed() -> None:
    table = lay(game("FC"), t0="2S AS", t1="KH")
    assert advising.believed(line(move="t0>t1"), game("FC"), table) is None


def test_nonsense_is_not_believed() -> None:
    table = lay(game("FC"), t0="2S AS", t1="KH")
    for told in (b"", b"\xff", b"[]", b"{}", b'{"move": 3}', line(reason="x"), line(card="AS")):
        assert advising.believed(told, game("FC"), table) is None


def test_a_line_that_wins_is_played_before_it_is_said() -> None:
    up = {f"f{at}": [f"{rank}{suit}" for rank in "A23456789TJQ"] for at, suit in enumerate("SHDC")}
    table = lay(game("FC"), up, t0="KS", t1="KH", t2="KD", t3="KC")
    moves = ["t0>f0", "t1>f1", "t2>f2", "t3>f3"]
    king = int(Card.parse("KS"))
    won = advising.believed(line(card=king, line=moves), game("FC"), table)
    lied = advising.believed(line(card=king, line=moves[:3]), game("FC"), table)
    assert won is not None
    assert won.wins
    assert lied is not None
    assert not lied.wins


def test_no_line_wins_where_cards_are_unseen() -> None:
    up = {f"f{2 * at}": [f"{r}{suit}" for r in "A23456789TJQK"] for at, suit in enumerate("SHDC")}
    up |= {f"f{2 * at + 1}": up[f"f{2 * at}"][:-1] for at in range(4)}
    table = lay(game("DS"), up, t0="-KS KH", t1="KD", t2="KC")
    moves = ["t0>f3", "t0>f1", "t1>f5", "t2>f7"]
    told = line(move="t0>f3", card=int(Card.parse("KH", 1)), line=moves)
    hint = advising.believed(told, game("DS"), table)
    assert hint is not None
    assert not hint.wins


def test_a_reason_names_no_card_that_lies_face_down() -> None:
    table = lay(game("DS"), t0="-5C 6C", t1="7H")
    told = line(move="t0>t1", reason="frees", card=int(Card.parse("5C")))
    hint = advising.believed(told, game("DS"), table)
    assert hint is not None
    assert hint.card == Card.parse("6C")


# Several ways in which unseen cards may lie.


def test_what_is_advised_most_often_comes_first() -> None:
    moves = iter(["t0>t1", "t0>t1", "t0>t2", "t0>t1"])

    def advise(_question: Question) -> list[Advice]:
        return [Advice(Move.parse(next(moves)), Reason.TURNS_UP)]

    table = lay(game("DS"), t0="-5C 6C", t1="7H", t2="7D", s0="2C")
    told = json.loads(advising.request(game("DS"), table, random.Random(1)))
    said = list(advising.answers(told, VARIANTS["DS"], [Adviser("me", "Me", advise)]))
    assert [answer["move"] for answer in said] == ["t0>t1", "t0>t2"]


# The bundled plugin.


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.toml")


def host(settings: Settings) -> PluginHost:
    found = PluginHost(settings, bundled=bundled_plugins())
    found.load_folders()
    return found


def test_advice_is_bundled_but_off(settings: Settings) -> None:
    plugins = host(settings)
    (advice,) = (plugin for plugin in plugins.found if plugin.name == "advice")
    assert advice.state.value == "off"
    assert not plugins.has_advisers
    assert advice.module is None


def test_switched_on_it_advises_and_reset_switches_it_off(settings: Settings) -> None:
    plugins = host(settings)
    (advice,) = (plugin for plugin in plugins.found if plugin.name == "advice")
    assert plugins.agree(advice)
    assert plugins.has_advisers
    later = host(settings)
    assert later.has_advisers
    assert all(plugin.module is None for plugin in later.found if plugin.name == "advice")
    later.reset()
    assert not later.has_advisers


def test_the_search_wins_a_game_and_every_move_is_legal(settings: Settings) -> None:
    plugins = host(settings)
    (advice,) = (plugin for plugin in plugins.found if plugin.name == "advice")
    plugins.agree(advice)
    ((_, adviser),) = plugins.ask("reussite_advisers", Adviser)
    deal = game("FC").numbered(1)
    position = deal.opening().after
    first = next(iter(adviser.advise(Question(deal.game, position, 20.0, lambda: True))))
    hint = advising.believed(json.dumps(advising._answer(first)).encode(), deal.game, position)
    assert hint is not None
    assert hint.wins
    assert position[Spot.parse("t0")] == deal.opening().after[Spot.parse("t0")]
