"""A plugin that takes too long is named, and left out where it did not come back."""

from __future__ import annotations

import json
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
from reussite.plugins.process import Fate, Process, fate_of, this_process

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
    SlowNotes(tmp_path / FILE_NAME).came_back(IDENTITY, 7)
    notes = SlowNotes(tmp_path / FILE_NAME)
    assert notes.of(IDENTITY) == Slow(7)
    notes.is_told(IDENTITY)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) == Slow(7, told=True)
    notes.forget(IDENTITY)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


def test_two_that_write_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = SlowNotes(tmp_path / FILE_NAME), SlowNotes(tmp_path / FILE_NAME)
    assert one.of("folder:one") is other.of("folder:other") is None
    one.came_back("folder:one", 3)
    other.came_back("folder:other", 4)
    read = SlowNotes(tmp_path / FILE_NAME)
    assert (read.of("folder:one"), read.of("folder:other")) == (Slow(3), Slow(4))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{",
        '{"folder:mine": 7}',
        '{"folder:mine": {"seconds": "x"}}',
        '{"folder:mine": {"calls": [7]}}',
        '{"folder:mine": {"calls": [{"pid": 1e999}]}}',
        "\0",
    ],
)
def test_notes_that_are_none_are_no_notes(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


def test_notes_that_cannot_be_written_are_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    notes = SlowNotes(tmp_path / "file" / FILE_NAME)
    notes.came_back(IDENTITY, 3)
    notes.starts("folder:other")
    assert notes.of(IDENTITY) == Slow(3)


# The next start.


def note(host: Host, slow: Slow) -> None:
    host.root.mkdir(exist_ok=True)
    text = json.dumps({IDENTITY: slow._asdict()})
    (host.root.parent / FILE_NAME).write_text(text, encoding="utf-8")


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


# Other programs.


def in_another_process(do: Callable[[], object]) -> int:
    """Do this in a process that ends at once; its number."""
    if (child := os.fork()) == 0:
        try:
            do()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    return child


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    yield process
    process.kill()
    process.communicate()


def call_in(path: Path, process: Process, seconds: int = 0) -> None:
    """Note that a process is calling the plugin."""
    note = {"calls": [{**process._asdict(), "seconds": seconds}]}
    path.write_text(json.dumps({IDENTITY: note}), encoding="utf-8")


def process_of(child: subprocess.Popen[bytes]) -> Process:
    return Process(child.pid, start_time(child.pid), this_process().boot)


def start_time(pid: int) -> str:
    """As `ps` has it, in ticks since the machine was started."""
    return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[19]


def test_a_process_is_known_by_number_start_and_boot(sleeper: subprocess.Popen[bytes]) -> None:
    process = process_of(sleeper)
    assert fate_of(process) is fate_of(this_process()) is Fate.RUNNING
    assert fate_of(process._replace(started="1")) is Fate.ENDED  # its number was used before
    assert fate_of(process._replace(boot="of yesterday")) is Fate.RESTARTED
    sleeper.kill()
    os.waitid(os.P_PID, sleeper.pid, os.WEXITED | os.WNOWAIT)  # dead, and still listed
    assert fate_of(process) is Fate.ENDED
    sleeper.wait()
    assert fate_of(process) is Fate.ENDED


@pytest.mark.parametrize("seconds", [0, 5])
def test_what_another_program_is_calling_is_not_stuck(
    tmp_path: Path, sleeper: subprocess.Popen[bytes], seconds: int
) -> None:
    call_in(tmp_path / FILE_NAME, process_of(sleeper), seconds)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


@pytest.mark.parametrize("seconds", [0, 5])
def test_what_ended_another_program_is_stuck(
    tmp_path: Path, sleeper: subprocess.Popen[bytes], seconds: int
) -> None:
    call_in(tmp_path / FILE_NAME, process_of(sleeper), seconds)
    sleeper.kill()
    sleeper.wait()
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) == Slow(seconds, stuck=True)


def test_what_was_starting_when_the_machine_went_down_is_not_stuck(tmp_path: Path) -> None:
    call_in(tmp_path / FILE_NAME, Process(os.getpid(), "1", "of yesterday"))
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) is None


def test_what_had_not_answered_before_the_machine_went_down_is_stuck(tmp_path: Path) -> None:
    call_in(tmp_path / FILE_NAME, Process(os.getpid(), "1", "of yesterday"), 5)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) == Slow(5, stuck=True)


@pytest.mark.parametrize("do", ["starts", "is_started", "came_back", "is_told", "forget"])
def test_no_program_forgets_what_another_is_calling(
    tmp_path: Path, sleeper: subprocess.Popen[bytes], do: str
) -> None:
    call_in(tmp_path / FILE_NAME, process_of(sleeper))
    notes = SlowNotes(tmp_path / FILE_NAME)
    notes.starts(IDENTITY)
    getattr(notes, do)(IDENTITY, *([3] if do == "came_back" else []))
    notes.is_started(IDENTITY)
    sleeper.kill()
    sleeper.wait()
    slow = SlowNotes(tmp_path / FILE_NAME).of(IDENTITY)
    assert slow is not None
    assert slow.stuck


def test_a_start_that_another_program_did_not_survive_is_kept_by_the_next_writer(
    tmp_path: Path,
) -> None:
    notes = SlowNotes(tmp_path / FILE_NAME)
    notes.starts(IDENTITY)
    in_another_process(lambda: SlowNotes(tmp_path / FILE_NAME).starts(IDENTITY))
    notes.is_started(IDENTITY)
    assert SlowNotes(tmp_path / FILE_NAME).of(IDENTITY) == Slow(0, stuck=True)


# All of it, in processes that really hang, load or are killed.

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(host: Host, home: Path) -> Iterator[Start]:
    """Start a command, with a plugin to which the player has agreed."""
    started: list[subprocess.Popen[str]] = []

    def begun(*words: str, source: str = "") -> subprocess.Popen[str]:
        if source:
            host.root = home / "plugins"
            host.add("mine", source + VARIANT + BRINGS)
            host.agree_to_added()
            agreement = host.settings.get("plugins", "folder:mine", "")
            (home / "settings.toml").write_text(
                f'[plugins]\n"folder:mine" = "{agreement}"\n', encoding="utf-8"
            )
        process = subprocess.Popen(
            [sys.executable, "-m", "reussite", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield begun
    for process in started:
        process.kill()
        process.communicate()


HANGS = """
import sys
print("hanging", file=sys.stderr, flush=True)
while True:
    pass
"""

#: Loads until the test lets it go on.
LOADS = """
import os, sys, time
print("loading", file=sys.stderr, flush=True)
while not os.path.exists({go!r}):
    time.sleep(0.01)
"""


def line(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    return process.stderr.readline()


def listed(start: Start) -> str:
    said, complaints = start("plugins").communicate(timeout=120)
    assert complaints in ("", "loading\n")
    return said


def test_a_plugin_that_hangs_at_the_start_is_left_out_at_the_next(start: Start) -> None:
    hanging = start("variants", source=HANGS)
    assert line(hanging) == "hanging\n"
    assert line(hanging).startswith("plugin folder:mine has not answered for")
    hanging.kill()
    hanging.wait()
    assert "It stopped responding last time" in listed(start)


def test_two_commands_at_once_both_load_a_plugin_that_takes_its_time(
    start: Start, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    commands = [start("deal", "MINE1-N-AAAAAAB", source=LOADS.format(go=str(go)))]
    assert line(commands[0]) == "loading\n"
    commands.append(start("deal", "MINE1-N-AAAAAAB"))
    assert line(commands[1]) == "loading\n"
    go.touch()
    for command in commands:
        command.communicate(timeout=120)
        assert command.returncode == 0
    assert "folder, on" in listed(start)


def test_one_of_two_that_is_killed_while_it_loads_is_remembered(
    start: Start, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    killed = start("variants", source=LOADS.format(go=str(go)))
    other = start("variants")
    assert line(killed) == line(other) == "loading\n"
    killed.kill()
    killed.wait()
    go.touch()
    other.communicate(timeout=120)
    assert other.returncode == 0
    assert "It stopped responding last time" in listed(start)


def test_a_power_cut_while_a_plugin_loads_is_not_its_fault(
    start: Start, home: Path, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    cut = start("variants", source=LOADS.format(go=str(go)))
    assert line(cut) == "loading\n"
    cut.kill()
    cut.wait()
    go.touch()
    notes = home / FILE_NAME
    text = notes.read_text("ascii")
    assert this_process().boot in text
    notes.write_text(text.replace(this_process().boot, "of yesterday"), "ascii")
    assert "folder, on" in listed(start)
