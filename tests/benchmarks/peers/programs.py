"""The programs measured, and how each is started and asked to undo."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.peers.screen import Screen

KEY_Z = 0x7A
ROOT = Path(__file__).resolve().parents[3]

BARE_WINDOW = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.setStyleSheet("background: #2c7a57")
window.resize(1280, 760)
window.show()
sys.exit(application.exec())
"""


@dataclass(frozen=True)
class Program:
    """One program.

    :param first: what is typed besides at the first start, which is not measured.
    :param grips: points on cards that can be dragged, on a screen of 1280×800.
    :param stock: where the stock lies.
    :param reads: folders whose files are evicted from memory for a cold start.
    """

    name: str
    command: tuple[str, ...]
    first: tuple[str, ...] = ()
    grips: tuple[tuple[int, int], ...] = ()
    stock: tuple[int, int] | None = None
    reads: tuple[str, ...] = ()


PYTHON = str(ROOT / ".venv" / "bin" / "python")
NATIVE = ROOT / "build" / "packages" / "frozen" / "reussite"
_QT = tuple(str(path) for path in ROOT.glob(".venv/lib/python3*/site-packages/*"))


def native_command() -> tuple[str, ...]:
    """The program as its packages bring it, started as the installed command starts it."""
    interpreters = sorted((NATIVE / "bin").glob("python3*"))
    if not interpreters:
        return (str(NATIVE / "reussite"),)
    return (str(interpreters[0]), "-ISB", str(NATIVE / "start.py"))


# One deal, which later starts take up again.
_DEAL = ("DS1-D1N-AAAAAAB",)
REUSSITE = Program(
    "Réussite",
    native_command(),
    first=_DEAL,
    grips=((184, 160), (288, 180)),
    stock=(66, 165),
    reads=(str(NATIVE),),
)
SOURCE = Program(
    "Réussite, not built",
    (PYTHON, "-m", "reussite"),
    first=_DEAL,
    reads=(*_QT, str(ROOT / "src"), str(ROOT / "plugins"), str(ROOT / "resources")),
)
BARE = Program("bare PySide6 window", (PYTHON, "-c", BARE_WINDOW), reads=_QT)
AISLERIOT = Program(
    "AisleRiot",
    ("/usr/games/sol",),
    grips=((98, 430), (280, 500), (464, 540)),
    stock=(98, 180),
    reads=("/usr/share/aisleriot", "/usr/lib/*/aisleriot", "/usr/games/sol",
           "/usr/lib/*/libgtk-3*", "/usr/lib/*/libguile*", "/usr/lib/*/guile",
           "/usr/share/guile", "/usr/lib/*/librsvg*", "/usr/lib/*/libgdk*",
           "/usr/lib/*/libcairo*", "/usr/lib/*/libpango*"),
)  # fmt: skip
KPATIENCE = Program(
    "KPatience",
    ("/usr/games/kpat", "--gametype", "klondike"),
    grips=((208, 400), (352, 430), (500, 470), (640, 500)),
    stock=(208, 170),
    reads=("/usr/games/kpat", "/usr/share/kpat", "/usr/share/carddecks", "/usr/lib/*/libQt5*",
           "/usr/lib/*/libKF5*", "/usr/lib/*/qt5", "/usr/lib/*/libicu*"),
)  # fmt: skip
PROGRAMS = (REUSSITE, SOURCE, BARE, AISLERIOT, KPATIENCE)
PLAYED = (REUSSITE, AISLERIOT, KPATIENCE)


class Running:
    """A started program with everything it started."""

    def __init__(
        self, program: Program, screen: Screen, home: Path, *, is_first: bool = False
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        environment = screen.environment | {
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "REUSSITE_HOME": str(home / "reussite"),
            "KDE_DEBUG": "0",
            "NO_AT_BRIDGE": "1",
        }
        self.process = subprocess.Popen(
            program.command + (program.first if is_first else ()),
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def stop(self) -> None:
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                break
            try:
                self.process.wait(3)
                break
            except subprocess.TimeoutExpired:
                continue
        time.sleep(0.3)

    def members(self) -> list[int]:
        """The process and its descendants."""
        parents: dict[int, int] = {}
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = status.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(status.parent.name)] = int(fields[1])
        family = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in family} - family:
            family |= more
        return sorted(family)

    def memory(self) -> int:
        """Proportional memory, in KiB."""
        return sum(_pss(pid) for pid in self.members())

    def work(self) -> tuple[float, int]:
        """Processor seconds used and voluntary switches made so far."""
        seconds, switches = 0.0, 0
        for pid in self.members():
            for task in Path(f"/proc/{pid}/task").glob("*"):
                fields = (task / "stat").read_text().rpartition(")")[2].split()
                seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
                for line in (task / "status").read_text().splitlines():
                    if line.startswith("voluntary_ctxt_switches"):
                        switches += int(line.split()[1])
        return seconds, switches


def _pss(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def install() -> None:
    """Debian's packages of the peers, where they are missing and may be installed."""
    wanted = {"/usr/games/kpat": "kpat", "/usr/games/sol": "aisleriot", "/usr/bin/Xvfb": "xvfb",
              "/usr/bin/openbox": "openbox", "/usr/bin/dbus-daemon": "dbus"}  # fmt: skip
    missing = [package for file, package in wanted.items() if not Path(file).exists()]
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        raise SystemExit(f"Please install the programs to compare with: sudo {' '.join(command)}")
    print("Installing", ", ".join(missing), file=sys.stderr)
    subprocess.run(["apt-get", "update"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def evict(program: Program) -> None:
    """Let the system forget the program's files, so that its next start is a cold one."""
    for pattern in program.reads:
        base = Path("/")
        for found in base.glob(pattern.lstrip("/")):
            for file in found.rglob("*") if found.is_dir() else (found,):
                _forget(file)


def _forget(file: Path) -> None:
    if not file.is_file():
        return
    try:
        handle = os.open(file, os.O_RDONLY)
    except OSError:
        return
    try:
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)
