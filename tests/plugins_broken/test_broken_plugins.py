"""Whatever a plugin does wrong, the program starts, other games play, and the plugin is named.

Each was agreed to first, as by a player who trusted it.
"""

from __future__ import annotations

import builtins
import locale
import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from plugins.test_host import Host, plugin
from plugins.test_host import host as host
from plugins_broken.kinds import (
    ADDING,
    GAME,
    HOOK,
    IN_PLAY,
    LEFT_OUT,
    NONSENSE,
    ODD,
    WATCHING,
    InPlay,
    LeftOut,
)
from support.games import Calendar

from reussite.game.session import Session
from reussite.i18n.messages import plugin_problem, rules_failed
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.plugins import contributed
from reussite.plugins.guard import error_text
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Origin, State
from reussite.store.open_games import OpenGames
from reussite.store.store import Store
from reussite.testing.conformance import check_variant


def begun(code: str, plugins: PluginHost) -> Session:
    return Session(parse_code(code, plugins.variants), now=lambda: 0.0)


@pytest.fixture
def path(host: Host, tmp_path: Path) -> Path:
    """A database with a game of another variant that goes on."""
    path = tmp_path / "reussite.sqlite3"
    store = Store.open(path, now=Calendar())
    session = begun("FT1-N-AAAAAAB", host.load())
    store.set_open(session)
    session.play(Move.parse("t3>f2"))
    assert store.record_action(session)
    store.close()
    return path


def assert_all_else_is_well(plugins: PluginHost, path: Path) -> None:
    """The bundled games are there, the saved one goes on, and a new one plays as ever."""
    assert {"DS", "FT", "FC"} <= plugins.variants.keys()
    store = Store.open(path, now=Calendar())
    games = OpenGames(store, plugins.variants, now=lambda: 0.0)
    resumed = games.last(plugins.variants.keys())
    assert resumed is not None
    assert (resumed.code, resumed.score) == ("FT1-N-AAAAAAB", 10)
    assert store.take_problem() is None
    store.close()
    session = begun("DS1-D1N-AAAAAAB", plugins)
    session.play(Move.parse("s0>w0"))
    session.undo()
    assert session.position is session.opening.after


def is_one_sentence(words: str) -> bool:
    return bool(re.fullmatch(r"[A-Z“].*[.]", words)) and "\n" not in words and len(words) < 500


# Left out at the start.


def test_there_are_at_least_thirty_kinds() -> None:
    titles = [kind.title for kind in (*LEFT_OUT, *IN_PLAY)]
    assert len(titles) >= 30


@pytest.mark.parametrize("kind", LEFT_OUT, ids=lambda kind: kind.title)
def test_a_broken_plugin_is_left_out_and_explained(host: Host, path: Path, kind: LeftOut) -> None:
    host.add("mine", kind.source, name=kind.name, family=kind.family, api=kind.api,
             toml=kind.toml)  # fmt: skip
    if not kind.toml:
        (host.root / "mine" / "plugin.toml").unlink()
    plugins = host.load()
    (left_out,) = (found for found in plugins.found if found.origin is Origin.FOLDER)
    assert left_out.state is State.FAILED
    assert left_out.error is not None
    assert left_out.error.problem == kind.problem
    words = plugin_problem(left_out.error)
    assert is_one_sentence(words)
    assert kind.told in words
    assert plugins.variants.keys() == {"DS", "FT", "FC"}
    assert_all_else_is_well(plugins, path)


def test_all_kinds_at_once_leave_the_program_as_it_is(host: Host, path: Path) -> None:
    for number, kind in enumerate(LEFT_OUT):
        folder = f"mine_{number}"
        name = folder if kind.name == "mine" else kind.name
        host.add(folder, kind.source, name=name, family=kind.family, api=kind.api,
                 toml=kind.toml or " ")  # fmt: skip
    host.add("sound", family="SOUND")
    plugins = host.load()
    assert plugins.variants.keys() == {"DS", "FT", "FC", "SOUND"}
    assert_all_else_is_well(plugins, path)


# Failing while it is played.


@pytest.fixture
def errors() -> list[BaseException]:
    return []


@pytest.mark.parametrize("kind", IN_PLAY, ids=lambda kind: kind.title)
def test_a_game_outlives_rules_that_fail(
    host: Host, path: Path, errors: list[BaseException], kind: InPlay
) -> None:
    host.add("mine", kind.source)
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.state is State.ON, mine.error
    session = begun("MINE1-N-AAAAAAB", plugins)
    session.guard.failed = errors.append
    before = session.position
    session.play(Move.parse("s0>w0"))
    first = session.position
    assert mine.module is not None
    mine.module.PLAYED.append(True)
    session.guard.ask(lambda: session.play(Move.parse("s0>w0")), None)
    session.legal()
    session.refusal(Move.parse("s0>w0"))
    session.tap()
    assert session.position is first  # nothing happened: the game is kept
    assert session.score == 0
    assert errors
    words = rules_failed("mine", error_text(errors[0]))
    assert is_one_sentence(words)
    assert kind.told in words
    session.undo()
    assert session.position is before
    assert_all_else_is_well(plugins, path)


def test_a_saved_game_whose_rules_fail_is_kept_for_another_time(host: Host, path: Path) -> None:
    host.add("mine")
    store = Store.open(path, now=Calendar())
    session = begun("MINE1-N-AAAAAAB", host.load())
    store.set_open(session)
    session.play(Move.parse("s0>w0"))
    store.record_action(session)
    store.close()
    assert_it_comes_back(host, path, there=True)

    source = (host.root / "mine" / "__init__.py").read_text(encoding="utf-8")
    for broken in ("1 / 0", "def broken(:"):
        (host.root / "mine" / "__init__.py").write_text(broken, encoding="utf-8")
        assert_it_comes_back(host, path, there=False)
    (host.root / "mine" / "__init__.py").rename(path.with_name("away.py"))
    assert_it_comes_back(host, path, there=False)
    (host.root / "mine" / "__init__.py").write_text(source, encoding="utf-8")
    assert_it_comes_back(host, path, there=True)


def assert_it_comes_back(host: Host, path: Path, *, there: bool) -> None:
    """The game and its record are on disk all the time, and playable with the plugin."""
    plugins = host.load()
    store = Store.open(path, now=Calendar())
    assert {contest.family for contest in store.contests()} == {"FT", "MINE"}
    games = OpenGames(store, plugins.variants, now=lambda: 0.0)
    if there:
        taken = games.take("MINE")
        assert taken is not None
        assert [action.text for action in taken.log] == ["s0>w0"]
    last = games.last([family for family in plugins.variants if family != "MINE"])
    assert last is not None
    assert last.code == "FT1-N-AAAAAAB"
    store.close()


# Odd, and harmless.


@pytest.fixture
def surroundings() -> Iterator[None]:
    """Put back whatever a test has let through."""
    path, environment, folder = list(sys.path), dict(os.environ), os.getcwd()
    length, deepest, spoken = builtins.len, sys.getrecursionlimit(), locale.setlocale(locale.LC_ALL)
    yield
    builtins.len = length
    sys.path[:] = path
    os.environ.update(environment)
    os.chdir(folder)
    sys.setrecursionlimit(deepest)
    locale.setlocale(locale.LC_ALL, spoken)


@pytest.mark.usefixtures("surroundings")
@pytest.mark.parametrize("title", ODD)
def test_what_a_plugin_changes_around_it_is_put_back(host: Host, path: Path, title: str) -> None:
    before = around()
    host.add("mine", ODD[title])
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    assert around() == before
    assert_all_else_is_well(plugins, path)


def around() -> tuple[object, ...]:
    return (
        list(sys.path),
        dict(os.environ),
        os.getcwd(),
        dict(vars(builtins)).keys(),
        builtins.len,
        sys.getrecursionlimit(),
        locale.setlocale(locale.LC_ALL),
        sys.stdout,
        sys.stderr,
    )


# Nonsense at every hook.


@pytest.mark.parametrize("body", NONSENSE)
@pytest.mark.parametrize("hook", ADDING)
def test_nonsense_at_a_hook_that_adds_adds_nothing(
    host: Host, path: Path, hook: str, body: str
) -> None:
    host.add("mine", GAME + HOOK.format(hook=hook, names=ADDING[hook], body=body))
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    assert plugins.help_pages("en", "MINE") is None
    assert contributed.decks(plugins) == {}
    assert contributed.felts(plugins) == {}
    assert_all_else_is_well(plugins, path)


@pytest.mark.parametrize("body", NONSENSE)
@pytest.mark.parametrize("hook", WATCHING)
def test_nonsense_at_a_hook_that_watches_is_not_heard(
    host: Host, path: Path, caplog: pytest.LogCaptureFixture, hook: str, body: str
) -> None:
    host.add("mine", GAME + HOOK.format(hook=hook, names=WATCHING[hook], body=body))
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        facts = dict.fromkeys(("deal", "transition", "score", "result"))
        plugins.tell(hook, **facts)
    if body in ("1 / 0", "raise SystemExit"):
        assert f"plugin mine failed in {hook}" in caplog.text
    assert_all_else_is_well(plugins, path)


# No memory leaks from game to game without being found.


@pytest.mark.parametrize(
    ("change", "check"),
    [
        ("scoring=lambda o: Scoring(points=lambda played: SEEN.append(0) or len(SEEN))", "same-"),
        ("deal=lambda: SEEN.append(0) or list(deal())[:: 1 if len(SEEN) % 3 else -1]", "deal"),
        ("rules=lambda o: SEEN.append(0) or Rules(rules(o).piles, draw=len(SEEN))", "same-afresh"),
    ],
)
def test_memory_that_leaks_from_game_to_game_is_found_by_the_check(
    host: Host, path: Path, change: str, check: str
) -> None:
    source = GAME.replace("[GAME]", f"[replace(GAME, {change})]")
    host.add("mine", "SEEN = []\n" + source)
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    found = [fault.check for fault in check_variant(plugins.variants["MINE"], examples=5)]
    assert any(name.startswith(check) for name in found), found
    assert_all_else_is_well(plugins, path)


def test_two_plugins_from_one_source_share_nothing(host: Host, path: Path) -> None:
    source = "SEEN = []\n" + GAME.replace("[GAME]", "[SEEN.append(0) or GAME]")
    host.add("one", source, family="ONE")
    host.add("two", source, family="TWO")
    plugins = host.load()
    modules = [plugin(plugins, name).module for name in ("one", "two")]
    assert [len(module.SEEN) for module in modules if module] == [1, 1]
    assert_all_else_is_well(plugins, path)
