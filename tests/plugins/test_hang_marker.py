"""A plugin that takes too long is named, and left out where it did not come back."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType, ModuleType

import pytest
from plugins.test_host import BRINGS, VARIANT, Host, plugin
from plugins.test_host import host as host

from reussite.plugins.hang_marker import FILE_NAME, LIMIT, Slow, SlowNotes, Watchdog
from reussite.plugins.plugin import State

ROOT, IDENTITY = "reussite_folder_mine", "folder:mine"

Looks = Callable[[float], None]


@pytest.fixture
def notes(tmp_path: Path) -> SlowNotes:
    return SlowNotes(tmp_path / FILE_NAME)


@pytest.fixture
def dog(notes: SlowNotes, monkeypatch: pytest.MonkeyPatch) -> Watchdog:
    """One whose thread never looks: the tests do."""
    monkeypatch.setattr("threading.Thread.start", lambda _thread: None)
    dog = Watchdog()
    dog.watch(ROOT, IDENTITY, notes)
    return dog


@pytest.fixture
def caller() -> ModuleType:
    """Code of a plugin, which calls what it is given."""
    module = ModuleType(f"{ROOT}.rules")
    exec("def call(look, *times):\n    for time in times:\n        look(time)\n", vars(module))
    return module


def looks(dog: Watchdog) -> Looks:
    def look(now: float) -> None:
        dog.look(sys._getframe(1), now)

    return look


def test_one_long_call_is_named_and_noted(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    caller.call(looks(dog), 0.0, 1.0, LIMIT, LIMIT + 1)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "plugin folder:mine has not answered for 2 seconds, at <string>:3" in caplog.text
    assert "cannot be stopped from here" in caplog.text
    assert notes.of(IDENTITY) == Slow(2, stuck=True)


def test_one_that_comes_back_was_only_slow(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType
) -> None:
    caller.call(looks(dog), 0.0, 3.0)
    dog.look(sys._getframe(), 4.5)
    assert notes.of(IDENTITY) == Slow(4)


def test_many_short_calls_are_none_that_takes_long(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType
) -> None:
    for time in range(20):
        caller.call(looks(dog), float(time), time + 0.5)
    assert notes.of(IDENTITY) is None


def test_a_long_question_of_many_short_calls_is_one_that_takes_long(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType
) -> None:
    kernel = ModuleType("reussite.kernel.rules")
    exec("def legal(call, look):\n    for n in range(5): call(look, n)\n", vars(kernel))
    kernel.legal(caller.call, looks(dog))
    assert notes.of(IDENTITY) == Slow(2, stuck=True)


def test_rules_that_take_long_without_a_plugin_are_nobodys_fault(
    dog: Watchdog, notes: SlowNotes, caplog: pytest.LogCaptureFixture
) -> None:
    kernel = ModuleType("reussite.kernel.rules")
    exec("def legal(look):\n    for n in range(9): look(n)\n", vars(kernel))
    kernel.legal(looks(dog))
    assert caplog.text == ""
    assert notes.of(IDENTITY) is None


def test_nothing_that_runs_is_nothing_to_be_seen(dog: Watchdog, notes: SlowNotes) -> None:
    for time in range(9):
        dog.look(None, float(time))
        dog.look(sys._getframe(), float(time))
    assert notes.of(IDENTITY) is None


def test_a_program_that_ends_by_itself_left_nothing_stuck(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType
) -> None:
    caller.call(looks(dog), 0.0, 3.0)
    dog.rest()
    slow = notes.of(IDENTITY)
    assert slow is not None
    assert not slow.stuck


def test_one_that_the_player_interrupts_counts_as_stuck(
    dog: Watchdog, notes: SlowNotes, caller: ModuleType
) -> None:
    caller.call(looks(dog), 0.0, 3.0)
    dog.give_up()
    dog.rest()
    assert notes.of(IDENTITY) == Slow(3, stuck=True)


def test_watching_keeps_no_frame(dog: Watchdog, caller: ModuleType) -> None:
    """A frame that is kept keeps the windows that called it."""

    def held() -> Iterator[FrameType]:
        yield from (thing for thing in vars(dog).values() if isinstance(thing, FrameType))

    caller.call(looks(dog), 0.0, 1.0)
    assert not list(held())


# Notes.


def test_notes_are_read_again(tmp_path: Path) -> None:
    SlowNotes(tmp_path / FILE_NAME).put(IDENTITY, Slow(7, stuck=True, told=True))
    notes = SlowNotes(tmp_path / FILE_NAME)
    assert notes.of(IDENTITY) == Slow(7, stuck=True, told=True)
    notes.forget(IDENTITY)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


@pytest.mark.parametrize(
    "text",
    ["", "[]", "7", "{", '{"folder:mine": 7}', '{"folder:mine": {"seconds": "x"}}', "\0"],
)
def test_notes_that_are_none_are_no_notes(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


def test_notes_that_cannot_be_written_are_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    notes = SlowNotes(tmp_path / "file" / FILE_NAME)
    notes.put(IDENTITY, Slow(3))
    assert notes.of(IDENTITY) == Slow(3)


# The next start.


def note(host: Host, slow: Slow) -> None:
    host.root.mkdir(exist_ok=True)
    SlowNotes(host.root.parent / FILE_NAME).put(IDENTITY, slow)


def test_a_slow_plugin_takes_part_and_is_named_once(host: Host) -> None:
    host.add("mine")
    note(host, Slow(4))
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.state is State.ON
    assert plugins.take_slow() == [mine]
    assert plugins.take_slow() == []
    assert host.load().take_slow() == []
    assert plugins.slow(mine) == Slow(4, told=True)  # as the Plugins page shows it
    plugins.disable(mine)
    assert plugins.slow(mine) is None


def test_a_plugin_that_hung_is_not_started_again_by_itself(host: Host) -> None:
    host.add("mine", "raise SystemExit('never')")
    note(host, Slow(9, stuck=True))
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.state is State.FAILED
    assert str(mine.error) == "plugin-stuck: 9"
    assert plugins.is_stuck(mine)
    assert plugins.take_slow() == [mine]
    assert plugins.variants.keys() == {"DS", "FT", "FC"}


@pytest.mark.parametrize("ends", ["os._exit(7)", "raise KeyboardInterrupt"])
def test_one_that_ends_the_program_is_left_out_of_the_next_start(host: Host, ends: str) -> None:
    """As a broken extension does, before anybody could catch anything."""
    host.add("mine", f"import os\n{ends}")
    if (child := os.fork()) == 0:
        try:
            host.load()
        finally:
            os._exit(3)
    os.waitpid(child, 0)
    plugins = host.load()
    assert plugins.is_stuck(plugin(plugins, "mine"))
    assert plugins.variants.keys() == {"DS", "FT", "FC"}


def test_one_that_came_back_is_not_counted_as_stuck(host: Host) -> None:
    host.add("mine", "raise SystemExit('no')")
    host.load()
    assert SlowNotes(host.root.parent / FILE_NAME).of(IDENTITY) is None


def test_the_player_may_try_it_once_more(host: Host) -> None:
    host.add("mine")
    note(host, Slow(9, stuck=True))
    plugins = host.load()
    plugins.agree(plugin(plugins, "mine"))
    assert plugins.variant("MINE") is not None
    assert plugin(host.load(), "mine").state is State.ON


# All of it, in a process that really hangs.

HANGS = """
import sys, time
if {armed}:
    print("hanging", file=sys.stderr, flush=True)
    while True:
        pass
"""


def test_a_plugin_that_hangs_at_the_start_is_left_out_at_the_next(host: Host, home: Path) -> None:
    host.root = home / "plugins"
    host.add("mine", HANGS.replace("{armed}", "True") + VARIANT + BRINGS)
    host.agree_to_added()
    agreement = host.settings.get("plugins", "folder:mine", "")
    (home / "settings.toml").write_text(
        f'[plugins]\n"folder:mine" = "{agreement}"\n', encoding="utf-8"
    )
    ask = [sys.executable, "-m", "reussite"]
    hanging = subprocess.Popen(
        [*ask, "variants"], env=dict(os.environ), stderr=subprocess.PIPE, text=True
    )
    assert hanging.stderr is not None
    said = [hanging.stderr.readline(), hanging.stderr.readline()]
    hanging.kill()
    hanging.wait()
    hanging.stderr.close()
    assert said[0] == "hanging\n"
    assert said[1].startswith("plugin folder:mine has not answered for")
    again = subprocess.run(
        [*ask, "plugins"], env=dict(os.environ), capture_output=True, text=True, timeout=120
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert "It did not answer any more last time" in again.stdout
