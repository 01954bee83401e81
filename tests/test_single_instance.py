"""One program for each folder: the first keeps the games, later ones hand over and leave.

Run as a program of its own, this file starts as the program does and says where it stands:
`test_instance.py FOLDER PATIENCE`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QSocketNotifier
from pytestqt.qtbot import QtBot

from reussite.single_instance import address as addresses
from reussite.single_instance import first_program
from reussite.single_instance.address import address_of
from reussite.single_instance.first_program import LOCK_NAME, Elsewhere, First, enter
from reussite.single_instance.listener import MOST_GUESTS, Listener
from reussite.single_instance.requests import LONGEST_CALL, TAKEN, Request, understood, written

TOP = Path(__file__).parents[1]
NOTHING = Request()
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


class Table:
    """A first program that listens, with what later starts asked it for."""

    def __init__(self, folder: Path) -> None:
        entered = enter(folder, Request())
        assert isinstance(entered, First)
        self.first = entered
        self.requests: list[Request] = []
        assert entered.address is not None
        self.listener = Listener(entered.address, self.requests.append)

    def next(self) -> list[Request]:
        """What is asked for next."""
        while not self.requests:
            QCoreApplication.processEvents()
        asked = list(self.requests)
        self.requests.clear()
        return asked

    def look(self) -> list[Request]:
        """What was asked for so far."""
        for _ in range(3):
            QCoreApplication.processEvents()
        return self.requests

    def close(self) -> None:
        self.listener.close()
        self.first.close()


@pytest.fixture
def table(qtbot: QtBot, folder: Path) -> Iterator[Table]:
    table = Table(folder)
    yield table
    table.close()


def later(folder: Path, request: Request = NOTHING) -> Callable[[], Elsewhere]:
    """A later start, in a program of its own; gives what waits for what it is told."""
    started = program(folder, request=request)

    def told() -> Elsewhere:
        name = said(started)
        ended(started)
        return Elsewhere[str(name)]

    return told


def call(folder: Path) -> socket.socket:
    """A connection to the first program, whatever it wants."""
    place = address_of(folder)
    assert place is not None
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(LONG)
    connection.connect(place)
    return connection


def is_answered(table: Table, folder: Path) -> bool:
    """Whether a later start is heard, and told so."""
    with call(folder) as guest:
        guest.sendall(written(Request()))
        return table.next() == [Request()] and guest.recv(100) == TAKEN


# The first and the second


def test_the_first_program_keeps_the_folder(table: Table, folder: Path) -> None:
    assert (folder / LOCK_NAME).exists()
    assert table.listener.is_listening
    assert table.look() == []


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
    table: Table, folder: Path, request_: Request
) -> None:
    second = later(folder, request_)
    assert table.next() == [request_]
    assert second() is Elsewhere.HANDED_OVER
    assert table.look() == []


def test_a_file_is_handed_over_by_its_absolute_path(table: Table, folder: Path) -> None:
    second = later(folder, Request(file=Path("game.reussite")))
    assert table.next() == [Request(file=Path.cwd() / "game.reussite")]
    assert second() is Elsewhere.HANDED_OVER


def test_several_starts_are_all_heard(table: Table, folder: Path) -> None:
    asked = [Request(code=f"FC1-N-#{number}") for number in range(1, 6)]
    starts = [later(folder, request) for request in asked]
    requests: list[Request] = []
    while len(requests) < len(asked):
        requests += table.next()
    assert sorted(requests) == sorted(asked)
    assert {start() for start in starts} == {Elsewhere.HANDED_OVER}


def test_when_the_first_does_not_answer_the_second_is_told_so(table: Table, folder: Path) -> None:
    assert enter(folder, Request(code="x"), patience=AT_ONCE) is Elsewhere.UNANSWERED
    assert table.look() == []  # nobody waits for it any more: the second plays it by itself
    assert table.look() == []


def test_a_first_program_that_is_still_starting_is_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the lock and does not listen yet, for longer than an answer may take."""
    first = enter(folder, Request())
    assert isinstance(first, First)
    seconds = count()
    sleeps = count(1)

    class Time:
        monotonic = staticmethod(lambda: float(next(seconds)))

        @staticmethod
        def sleep(_seconds: float) -> None:
            assert isinstance(first, First)
            if next(sleeps) == 3:
                first.close()

    monkeypatch.setattr(first_program, "time", Time)
    entered = enter(folder, Request(), patience=AT_ONCE, starting=LONG)
    assert isinstance(entered, First)
    entered.close()


def test_where_nobody_listens_the_second_is_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "LONGEST_ADDRESS", 10)
    first = enter(folder, Request())
    assert isinstance(first, First)
    assert first.address is None
    assert enter(folder, Request(), patience=AT_ONCE) is Elsewhere.UNANSWERED
    first.close()


def test_when_the_first_leaves_another_takes_its_place(folder: Path) -> None:
    first = enter(folder, Request())
    assert isinstance(first, First)
    second = program(folder)
    first.close()
    assert said(second) == "first"
    assert not isinstance(enter(folder, Request(), patience=AT_ONCE), First)
    ended(second)
    first.close()


def test_two_folders_have_nothing_to_do_with_each_other(table: Table, tmp_path: Path) -> None:
    other = enter(tmp_path / "other", Request())
    assert isinstance(other, First)
    other.close()
    assert table.look() == []


def test_a_folder_is_the_same_by_every_path(table: Table, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(folder)
    second = later(tmp_path / "link")
    assert table.next() == [Request()]
    assert second() is Elsewhere.HANDED_OVER


def test_where_no_lock_can_be_had_whoever_listens_is_the_first(qtbot: QtBot, folder: Path) -> None:
    folder.mkdir()
    (folder / LOCK_NAME).mkdir()  # nothing that could be locked
    first = Table(folder)
    assert first.listener.is_listening
    second = later(folder)
    assert first.next() == [Request()]
    assert second() is Elsewhere.HANDED_OVER
    first.close()


def test_where_there_can_be_no_folder_the_program_starts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    first = enter(tmp_path / "file" / "folder", Request())
    assert isinstance(first, First)
    assert first.address is None
    first.close()


def test_without_qts_network_library_later_starts_are_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = enter(folder, Request())
    assert isinstance(first, First)
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert enter(folder, Request(), patience=AT_ONCE, starting=LONG) is Elsewhere.UNANSWERED
    first.close()


def test_a_lock_file_of_nobody_is_no_lock(folder: Path) -> None:
    """A power cut may leave it empty, a home folder may bring it from another computer."""
    folder.mkdir()
    for left in (b"", b"12\nreussite\nelsewhere\n\nfffff\n"):
        (folder / LOCK_NAME).write_bytes(left)
        first = enter(folder, Request(), patience=AT_ONCE)
        assert isinstance(first, First)
        first.close()


def test_a_socket_that_was_taken_away_is_made_again(
    table: Table, folder: Path, runtime: Path
) -> None:
    (path,) = runtime.glob("*.sock")
    path.unlink()
    while not path.exists():
        QCoreApplication.processEvents()
    second = later(folder)
    assert table.next() == [Request()]
    assert second() is Elsewhere.HANDED_OVER


# Who may call


def test_the_socket_is_open_to_the_same_user_only(table: Table, runtime: Path) -> None:
    (address,) = runtime.glob("*.sock")
    assert not address.stat().st_mode & 0o077
    assert stat.S_IMODE(runtime.stat().st_mode) == 0o700


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
    assert isinstance(first, First)
    assert first.address is not None
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
def test_what_is_no_request_is_ignored(table: Table, folder: Path, line: bytes) -> None:
    with call(folder) as guest:
        guest.sendall(line)
        for _ in range(3):
            assert table.look() == []
        with suppress(ConnectionResetError):
            assert guest.recv(100) == b""
    assert is_answered(table, folder)


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


def test_a_request_may_come_in_pieces(table: Table, folder: Path) -> None:
    with call(folder) as guest:
        for byte in written(Request(code="FC1-N-#11982"))[:-1]:
            guest.send(bytes([byte]))
            assert table.look() == []
        guest.send(b"\n")
        assert table.next() == [Request(code="FC1-N-#11982")]
        assert guest.recv(100) == TAKEN


def test_whoever_says_nothing_keeps_nobody_out(table: Table, folder: Path) -> None:
    silent = []
    for _ in range(MOST_GUESTS * 3):
        silent.append(call(folder))
        table.look()
    assert is_answered(table, folder)
    for guest in silent:
        guest.close()
    for _ in range(MOST_GUESTS):
        assert table.look() == []


def test_noise_never_hurts(table: Table, folder: Path) -> None:
    chance = Random(5)
    for _ in range(200):
        with call(folder) as guest:
            with suppress(OSError):
                guest.sendall(chance.randbytes(chance.randrange(300)))
            assert table.look() == []
    table.look()
    assert is_answered(table, folder)


# Programs


def program(
    folder: Path, patience: float = LONG, request: Request = NOTHING
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, __file__, str(folder), str(patience), written(request)],
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


def test_a_killed_program_leaves_no_lock_and_no_deaf_socket(
    qtbot: QtBot, folder: Path, runtime: Path
) -> None:
    first = program(folder)
    assert said(first) == "first"
    first.kill()
    assert first.wait() == -signal.SIGKILL
    ended(first)
    assert list(runtime.glob("*.sock"))  # left behind
    second = Table(folder)
    third = later(folder, Request(family="DS"))
    assert second.next() == [Request(family="DS")]
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


def main(folder: Path, patience: float, line: bytes) -> None:
    """Say where it stands; the first listens until its input ends, then says how many called."""
    request = understood(line)
    assert request is not None
    entered = enter(folder, request, patience=patience)
    if isinstance(entered, Elsewhere):
        print(json.dumps(entered.name), flush=True)
        return
    application = QCoreApplication([])
    calls: list[Request] = []
    assert entered.address is not None
    listener = Listener(entered.address, calls.append)
    assert listener.is_listening
    notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
    notifier.activated.connect(application.quit)
    print(json.dumps("first"), flush=True)  # it listens now
    application.exec()
    print(json.dumps(len(calls)), flush=True)
    listener.close()
    entered.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), os.fsencode(sys.argv[3]))
