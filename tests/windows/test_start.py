"""Starting and ending the program as a process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.games import acted, dealt

from reussite.store.store import Store
from reussite.windows.widgets.first_picture import after_first_picture

START = """
import os, signal, sys
from reussite import app
from PySide6.QtCore import QTimer
leave = app.leave_on_signals
def asked_to_leave(application):
    leave(application)
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.{name}))
app.leave_on_signals = asked_to_leave
sys.exit(app.run())
"""

FIRST_PICTURE = """
import json, sys
from reussite import app
late = app.after_first_picture
def look(widget, act):
    late(widget, lambda: (print(json.dumps(sorted(sys.modules))), app.QApplication.quit()))
app.after_first_picture = look
sys.exit(app.run())
"""

COMMAND = """
import sys
sys.argv = ["reussite", *{arguments!r}]
from reussite.__main__ import main
status = main()
assert status == 0, status
assert "PySide6.QtWidgets" not in sys.modules
assert "PySide6.QtGui" not in sys.modules
"""


def python(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_it_as_quitting_does(home: Path, name: str) -> None:
    ended = python(START.format(name=name))
    assert ended.returncode == 0, ended.stderr
    kept = tomllib.loads((home / "settings.toml").read_text("utf-8"))
    assert len(kept["window"]["geometry"]) == 4


LOOPING = """
import os, signal, sys
from reussite import app
from PySide6.QtCore import QTimer
leave = app.leave_on_signals
def loop():
    os.kill(os.getpid(), signal.{first})
    print("swallowed", flush=True)
    os.kill(os.getpid(), signal.{second})
    while True:
        pass
def asked_to_leave(application):
    leave(application)
    QTimer.singleShot(0, loop)
app.leave_on_signals = asked_to_leave
sys.exit(app.run())
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(
    ("first", "second"), [("SIGTERM", "SIGTERM"), ("SIGINT", "SIGHUP"), ("SIGHUP", "SIGINT")]
)
def test_while_a_plugin_loops_the_second_signal_ends_it(first: str, second: str) -> None:
    ended = python(LOOPING.format(first=first, second=second))
    assert ended.stdout == "swallowed\n"
    assert ended.returncode == -signal.Signals[second]


LOOPING_IN_C = """
import os, subprocess, sys
from reussite import app
go_on = app.end_at_the_second_signal
def loop():
    go_on()
    keep_asking = f"while kill -{name} {{os.getpid()}}; do sleep 0.3; done"
    none = subprocess.DEVNULL
    subprocess.Popen(["sh", "-c", keep_asking], stdout=none, stderr=none, start_new_session=True)
    print("loops", flush=True)
    sum(iter(int, 1))  # no end, and no step of Python
app.end_at_the_second_signal = loop
sys.exit(app.run())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="made for the system calls of Linux")
@pytest.mark.parametrize("name", ["TERM", "INT", "HUP"])
def test_while_a_plugin_loops_in_c_the_second_signal_of_a_kind_ends_it(name: str) -> None:
    ended = python(LOOPING_IN_C.format(name=name))
    assert ended.stdout == "loops\n"
    assert ended.returncode == -signal.Signals[f"SIG{name}"]


def test_the_first_picture_waits_for_nothing_slow() -> None:
    started = python(FIRST_PICTURE)
    assert started.returncode == 0, started.stderr
    loaded = set(json.loads(started.stdout))
    slow = {
        "importlib.metadata",
        "importlib.resources",
        "tomlkit",
        "asyncio",
        "socket",
        "PySide6.QtNetwork",
        "reussite.cli",
        "reussite.cli.commands",
        "reussite.windows.dialogs.new_game",
        "reussite.windows.help.window",
        "reussite.table.keyboard.keyboard",
    }
    assert loaded & slow == set()


@pytest.mark.parametrize("arguments", [["--version"], ["variants"], ["deal", "FT1-N-AAAAAAB"]])
def test_commands_need_no_widgets(arguments: list[str]) -> None:
    asked = python(COMMAND.format(arguments=arguments), QT_QPA_PLATFORM="none there")
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout


def test_the_demonstration_leaves_its_pictures(tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "new folder" / "demo.png"
    played = subprocess.run(
        [sys.executable, "-m", "reussite", "--demo", str(picture)],
        env={**os.environ, "QT_QPA_PLATFORM": "", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""  # whatever stands there looks like a fault
    assert "DS1-D1N-AAAAAAB" in played.stdout
    assert str(picture) in played.stdout
    for found in (picture, picture.with_name("demo-won.png")):
        assert QImage(str(found)).size().toTuple() == (1280, 800)
    assert not (home / "settings.toml").exists()


QUIET = """
from PySide6.QtCore import qWarning
from reussite.demo import quiet_offscreen
with quiet_offscreen():
    for told in ("This plugin does not support propagateSizeHints()", "Something else"):
        qWarning(told)
"""


def test_only_what_is_no_fault_is_left_out() -> None:
    assert python(QUIET).stderr.strip() == "Something else"


def test_a_demonstration_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    picture = tmp_path / "file" / "demo.png"
    played = subprocess.run(
        [sys.executable, "-m", "reussite", "--demo", str(picture)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert played.returncode == 1
    assert str(picture) in played.stdout


def test_what_waits_for_the_first_picture_is_done_where_nobody_sees_the_window(
    qtbot: QtBot,
) -> None:
    done = []
    minimised = QWidget()  # never painted
    qtbot.addWidget(minimised)
    after_first_picture(minimised, lambda: done.append(1))
    qtbot.waitUntil(lambda: done == [1], timeout=60_000)


LONG = """
import json, sys
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog
from PySide6.QtTest import QTest
from reussite import app
from reussite.game.session import Session

seen = []
lately = app.after_first_picture
played_again = Session.resumed.__func__


def handed_out(actions):
    for number, action in enumerate(actions):
        if number in (0, 3000):
            look(number)
        yield action


def look(number):
    bar = window.findChild(QProgressDialog)
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    bar.close()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    seen.append([number, window.has_been_painted, bar.isVisible(), bar.value(), bar.labelText()])


def resumed(cls, deal, actions, **rest):
    return played_again(cls, deal, handed_out(actions), **rest)


def later(widget, act):
    global window
    window = widget.window()
    window.has_been_painted = False

    def act_and_tell():
        window.has_been_painted = True
        act()
        session = window.controller.session
        bars = [bar for bar in window.findChildren(QProgressDialog) if bar.isVisible()]
        piles = [str(pile) for _, pile in session.position]
        print(json.dumps([seen, session.code, len(session.log), session.moves, piles, len(bars)]))
        window.close()

    lately(widget, act_and_tell)


app.after_first_picture = later
Session.resumed = classmethod(resumed)
sys.exit(app.run())
"""


def test_a_long_game_is_played_again_behind_the_first_picture(home: Path) -> None:
    """The window is painted before, a bar tells how far it is, no key counts meanwhile, and then
    the game lies there as it was left."""
    session = acted(dealt("DS1-D3N-AAAAAAB"), "s0>w0*3 " + "s0>w0*3 undo " * 2000 + "t4>f2")
    store = Store.open(home / "reussite.sqlite3")
    store.set_open(session)
    store.close()
    ended = python(LONG, LANGUAGE="en")
    assert ended.returncode == 0, ended.stderr
    seen, *table, bars = json.loads(ended.stdout)
    told = "Restoring your game…"
    assert seen == [[0, True, True, 0, told], [3000, True, True, seen[1][3], told]]
    assert 0 < seen[1][3] < 1000
    piles = [str(pile) for _, pile in session.position]
    assert table == [session.code, len(session.log), session.moves, piles]
    assert bars == 0
