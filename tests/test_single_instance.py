"""One program for each folder: the first keeps the games, later ones hand over and leave.

Run as a program of its own, this file starts as the program does and says where it stands:
`test_instance.py FOLDER PATIENCE`.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reussite.single_instance import first_program, unix_socket
from reussite.single_instance.first_program import LOCK_NAME, Door, Elsewhere, Request, enter
from reussite.single_instance.requests import LONGEST_CALL, TAKEN, understood, written
from reussite.single_instance.unix_socket import MOST_GUESTS, address_of

T = TypeVar("T")
TOP = Path(__file__).parents[1]
AT_ONCE = 0.05  # seconds: for answers that cannot come
LONG = 20.0  # seconds: for answers that come


@pytest.fixture(autouse=True)
def runtime(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A runtime folder of its own, with a short path."""
    folder = Path(tempfile.mkdtemp(prefix="r"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    yield folder
    for left in folder.iterdir():
        left.unlink()
    folder.rmdir()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "données d’игры"


@pytest.fixture
def door(folder: Path) -> Iterator[Door]:
    entered = enter(folder, Request())
    assert isinstance(entered, Door)
    entered.fileno()  # listens from now on at the latest
    yield entered
    entered.close()


def in_background(work: Callable[[], T]) -> Callable[[], T]:
    """Work in a thread; gives what waits for its result."""
    results: list[T] = []
    thread = threading.Thread(target=lambda: results.append(work()))
    thread.start()

    def result() -> T:
        thread.join(LONG)
        return results[0]

    return result


def heard(door: Door) -> list[Request]:
    """What comes in next, found as a window finds it: by watching one descriptor."""
    descriptor = door.fileno()
    assert descriptor is not None
    while select.select([descriptor], [], [], LONG)[0]:
        if requests := door.accept():
            return requests
    raise AssertionError("nobody called")


def call(folder: Path) -> socket.socket:
    """A connection to the door, whoever holds it."""
    address = address_of(folder)
    assert address is not None
    return unix_socket._connected(address, LONG)


# The first and the second


def test_the_first_program_keeps_the_folder(door: Door, folder: Path) -> None:
    assert (folder / LOCK_NAME).exists()
    assert door.fileno() is not None
    assert door.accept() == []


@pytest.mark.parametrize(
    "request_",
    [
        Request(),
        Request(code="ds1 d1n aaaaaab"),
        Request(code="DS1 – игра"),
        Request(family="FC"),
        Request(file=Path("/tmp/une partie é.reussite")),
        Request(file=Path("/tmp/\udcff.reussite")),
    ],
)
def test_a_second_start_hands_over_what_it_was_asked_for(
    door: Door, folder: Path, request_: Request
) -> None:
    second = in_background(lambda: enter(folder, request_, patience=LONG))
    assert heard(door) == [request_]
    assert second() is Elsewhere.HANDED_OVER
    assert door.accept() == []


def test_a_file_is_handed_over_by_its_absolute_path(door: Door, folder: Path) -> None:
    second = in_background(
        lambda: enter(folder, Request(file=Path("game.reussite")), patience=LONG)
    )
    assert heard(door) == [Request(file=Path.cwd() / "game.reussite")]
    assert second() is Elsewhere.HANDED_OVER


def test_several_starts_are_all_heard(door: Door, folder: Path) -> None:
    asked = [Request(code=f"FC1-N-#{number}") for number in range(1, 6)]
    starts = [
        in_background(lambda request=request: enter(folder, request, patience=LONG))  # type: ignore[misc]
        for request in asked
    ]
    requests: list[Request] = []
    while len(requests) < len(asked):
        requests += heard(door)
    assert sorted(requests) == sorted(asked)
    assert {start() for start in starts} == {Elsewhere.HANDED_OVER}


def test_when_the_first_does_not_answer_the_second_is_told_so(door: Door, folder: Path) -> None:
    assert enter(folder, Request(code="x"), patience=AT_ONCE) is Elsewhere.UNANSWERED
    assert door.accept() == []  # nobody waits for it any more: the second plays it by itself
    assert door.accept() == []


def test_a_first_program_that_is_still_starting_is_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the lock and does not listen yet, for longer than an answer may take."""
    first = enter(folder, Request())
    assert isinstance(first, Door)
    seconds = count()
    sleeps = count(1)

    class Time:
        monotonic = staticmethod(lambda: float(next(seconds)))

        @staticmethod
        def sleep(_seconds: float) -> None:
            assert isinstance(first, Door)
            if next(sleeps) == 3:
                first.close()

    monkeypatch.setattr(first_program, "time", Time)
    entered = enter(folder, Request(), patience=AT_ONCE, starting=LONG)
    assert isinstance(entered, Door)
    entered.close()


def test_where_nobody_listens_the_second_is_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unix_socket, "LONGEST_ADDRESS", 10)
    first = enter(folder, Request())
    assert isinstance(first, Door)
    assert first.fileno() is None
    assert first.accept() == []
    assert enter(folder, Request(), patience=AT_ONCE) is Elsewhere.UNANSWERED
    first.close()


def test_when_the_first_leaves_another_takes_its_place(folder: Path) -> None:
    first = enter(folder, Request())
    assert isinstance(first, Door)
    second = in_background(lambda: enter(folder, Request(), patience=LONG))
    first.close()
    entered = second()
    assert isinstance(entered, Door)
    assert enter(folder, Request(), patience=AT_ONCE) is Elsewhere.UNANSWERED
    entered.close()
    first.close()


def test_two_folders_have_nothing_to_do_with_each_other(door: Door, tmp_path: Path) -> None:
    other = enter(tmp_path / "other", Request())
    assert isinstance(other, Door)
    other.close()
    assert door.accept() == []


def test_a_folder_is_the_same_by_every_path(door: Door, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(folder)
    second = in_background(lambda: enter(tmp_path / "link", Request(), patience=LONG))
    assert heard(door) == [Request()]
    assert second() is Elsewhere.HANDED_OVER


def test_where_no_lock_can_be_had_whoever_listens_is_the_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    (folder / LOCK_NAME).mkdir()  # nothing that could be locked
    first = enter(folder, Request())
    assert isinstance(first, Door)
    assert first.fileno() is not None
    second = in_background(lambda: enter(folder, Request(), patience=LONG))
    assert heard(first) == [Request()]
    assert second() is Elsewhere.HANDED_OVER
    first.close()


def test_where_there_can_be_no_folder_the_program_starts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    first = enter(tmp_path / "file" / "folder", Request())
    assert isinstance(first, Door)
    assert first.fileno() is None
    first.close()


# Who may call


def test_the_door_is_open_to_the_same_user_only(door: Door, runtime: Path) -> None:
    (address,) = runtime.glob("*.sock")
    assert stat.S_IMODE(address.stat().st_mode) == 0o600
    assert stat.S_IMODE(runtime.stat().st_mode) == 0o700


def test_another_user_is_not_let_in(
    door: Door, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unix_socket, "_is_same_user", lambda _connection: False)
    with call(folder) as guest:
        guest.sendall(written(Request()))
        assert door.accept() == []
        assert door.accept() == []
        with suppress(ConnectionResetError):
            assert guest.recv(100) == b""


def test_a_runtime_folder_that_others_can_enter_is_not_used(
    runtime: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder.mkdir()
    own = Path(tempfile.mkdtemp(prefix="t"))
    monkeypatch.setenv("TMPDIR", str(own))
    runtime.chmod(0o755)
    address = address_of(folder)
    assert address is not None
    place = Path(address).parent
    assert place == own / f"reussite-{os.getuid()}"
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    place.chmod(0o777)  # as if somebody else had made it
    assert address_of(folder) is None
    place.rmdir()
    place.symlink_to(tmp_path)
    assert address_of(folder) is None
    place.unlink()
    own.rmdir()
    runtime.chmod(0o700)
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("TMPDIR", "relative")
    assert address_of(folder) is None


def test_a_long_path_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep = tmp_path / ("long" * 40)
    deep.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    own = Path(tempfile.mkdtemp(prefix="t"))
    monkeypatch.setenv("TMPDIR", str(own))
    first = enter(deep, Request())
    assert isinstance(first, Door)
    assert first.fileno() is not None
    first.close()
    (own / f"reussite-{os.getuid()}").rmdir()
    own.rmdir()


# What may be said


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b'{"raise": false}\n',
        b'{"raise": 1}\n',
        b'{"raise": true, "code": "x"}\n',
        b'{"code": ""}\n',
        b'{"code": 5}\n',
        b'{"code": null}\n',
        b'{"code": "a\\u0000b"}\n',
        b'{"file": "relative.reussite"}\n',
        b'{"file": ["/etc/passwd"]}\n',
        b'{"quit": "now"}\n',
        b"\x80\x04\x95cos\nsystem\n(S'true'\ntR.\n",
        b"\xff\xfe\n",
        b"[" * 50_000 + b"\n",
        b"x" * (LONGEST_CALL + 1),
    ],
)
def test_what_is_no_request_is_ignored(door: Door, folder: Path, line: bytes) -> None:
    with call(folder) as guest:
        guest.sendall(line)
        for _ in range(3):
            assert door.accept() == []
        with suppress(ConnectionResetError):
            assert guest.recv(100) == b""
    second = in_background(lambda: enter(folder, Request(), patience=LONG))
    assert heard(door) == [Request()]
    assert second() is Elsewhere.HANDED_OVER


@given(st.binary(max_size=200))
def test_any_line_is_a_request_or_nothing(line: bytes) -> None:
    request = understood(line)
    assert request is None or isinstance(request, Request)


@given(st.text(min_size=1).filter(lambda text: "\0" not in text))
def test_every_request_survives_as_a_line(text: str) -> None:
    for request in (Request(), Request(code=text), Request(family=text)):
        line = written(request)
        assert line.count(b"\n") == 1
        assert understood(line) == request


def test_a_request_may_come_in_pieces(door: Door, folder: Path) -> None:
    with call(folder) as guest:
        for byte in written(Request(code="FC1-N-#11982"))[:-1]:
            guest.send(bytes([byte]))
            assert door.accept() == []
        guest.send(b"\n")
        assert heard(door) == [Request(code="FC1-N-#11982")]
        assert guest.recv(100) == TAKEN


def test_whoever_says_nothing_keeps_nobody_out(door: Door, folder: Path) -> None:
    silent = []
    for _ in range(MOST_GUESTS * 3):
        silent.append(call(folder))
        door.accept()
    second = in_background(lambda: enter(folder, Request(), patience=LONG))
    assert heard(door) == [Request()]
    assert second() is Elsewhere.HANDED_OVER
    for guest in silent:
        guest.close()
    for _ in range(MOST_GUESTS):
        assert door.accept() == []


def test_noise_never_hurts(door: Door, folder: Path) -> None:
    chance = Random(5)
    for _ in range(200):
        with call(folder) as guest:
            with suppress(OSError):
                guest.sendall(chance.randbytes(chance.randrange(300)))
            assert door.accept() == []
    door.accept()
    second = in_background(lambda: enter(folder, Request(), patience=LONG))
    assert heard(door) == [Request()]
    assert second() is Elsewhere.HANDED_OVER


# Programs


def program(folder: Path, patience: float = LONG) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, __file__, str(folder), str(patience)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(TOP / "src")},
    )


def said(started: subprocess.Popen[str]) -> object:
    assert started.stdout is not None
    return json.loads(started.stdout.readline())


def ended(started: subprocess.Popen[str]) -> None:
    started.communicate("", timeout=LONG)


def test_a_killed_program_leaves_no_lock_and_no_deaf_socket(folder: Path, runtime: Path) -> None:
    first = program(folder)
    assert said(first) == "first"
    first.kill()
    assert first.wait() == -signal.SIGKILL
    ended(first)
    assert list(runtime.glob("*.sock"))  # left behind
    second = enter(folder, Request())
    assert isinstance(second, Door)
    third = in_background(lambda: enter(folder, Request(family="DS"), patience=LONG))
    assert heard(second) == [Request(family="DS")]
    assert third() is Elsewhere.HANDED_OVER
    second.close()


def test_a_stopped_program_is_not_waited_for_long(folder: Path) -> None:
    first = program(folder)
    assert said(first) == "first"
    first.send_signal(signal.SIGSTOP)
    try:
        assert enter(folder, Request(), patience=AT_ONCE) is Elsewhere.UNANSWERED
    finally:
        first.send_signal(signal.SIGCONT)
    ended(first)


def test_of_programs_started_at_once_exactly_one_is_the_first(folder: Path) -> None:
    programs = [program(folder) for _ in range(4)]
    told = [said(started) for started in programs]
    assert sorted(map(str, told)) == ["HANDED_OVER"] * 3 + ["first"]
    first = programs.pop(told.index("first"))
    for started in programs:
        ended(started)
    out, _ = first.communicate("", timeout=LONG)
    assert json.loads(out) == 3


def main(folder: Path, patience: float) -> None:
    """Say where it stands; the first listens until its input ends, then says how many called."""
    entered = enter(folder, Request(), patience=patience)
    if isinstance(entered, Elsewhere):
        print(json.dumps(entered.name), flush=True)
        return
    calls, descriptor = 0, entered.fileno()
    assert descriptor is not None
    print(json.dumps("first"), flush=True)  # it listens now
    while True:
        ready, _, _ = select.select([0, descriptor], [], [])
        calls += len(entered.accept())
        if 0 in ready:
            break
    print(json.dumps(calls), flush=True)
    entered.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
