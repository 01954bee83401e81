"""A desktop of its own for a test: X server, window manager, message bus, accessibility bus.

Everything it starts it also ends, and only that.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SYSTEM_PYTHON: Final = "/usr/bin/python3"  # Debian's own: it has the bindings of the bus
LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"


def wait(for_what: Callable[[], bool], *, name: str, seconds: float = 120) -> None:
    """Until something is there; raises TimeoutError where it does not come."""
    end = time.monotonic() + seconds
    while not for_what():
        if time.monotonic() > end:
            raise TimeoutError(name)
        time.sleep(0.05)


@dataclass
class Desktop:
    """A running desktop.

    :ivar environment: what programs on it need to find it.
    """

    folder: Path
    environment: dict[str, str]
    _stack: ExitStack

    def start(
        self, *command: str, more: Mapping[str, str] | None = None, log: str = ""
    ) -> subprocess.Popen[bytes]:
        """Start a program on it, which ends with the desktop at the latest.

        :param log: the file, in the folder of the desktop, for what the program says.
        """
        environment = {**self.environment, **(more or {})}
        out = (self.folder / (log or f"{Path(command[0]).name}.log")).open("ab")
        self._stack.callback(out.close)
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
        self._stack.callback(end, process)
        return process

    def run(self, *command: str, seconds: float = 60) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        return subprocess.run(
            command,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    def read(self, log: str) -> str:
        return (self.folder / log).read_text("utf-8", "replace")

    def press(self, *keys: str) -> None:
        """Keys, as the keyboard sends them."""
        for key in keys:
            self.run("xdotool", "key", key)

    def has_window(self, title: str) -> bool:
        found = self.run("xdotool", "search", "--onlyvisible", "--name", title)
        return bool(found.stdout.strip())

    def focus(self, title: str) -> None:
        self.run("xdotool", "search", "--onlyvisible", "--name", title, "windowfocus")


@contextmanager
def desktop(folder: Path, *, reader: bool = False, manager: str = "openbox") -> Iterator[Desktop]:
    """A new desktop with its files in `folder`.

    :param reader: the bus tells programs that a screen reader is on.
    :param manager: the program that manages windows.
    """
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS")
    }
    environment |= {
        "XDG_RUNTIME_DIR": str(runtime),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / ".local" / "share"),  # where Orca looks for its settings
        "XDG_CONFIG_HOME": str(folder / ".config"),
        "REUSSITE_HOME": str(folder / "reussite"),
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": os.pathsep.join(str(ROOT / part) for part in ("src", "plugins")),
    }
    with ExitStack() as stack:
        made = Desktop(folder, environment, stack)
        environment["DISPLAY"] = f":{_first_line(made, 'Xvfb', _XVFB)}"
        environment["DBUS_SESSION_BUS_ADDRESS"] = _first_line(made, "dbus-daemon", _BUS)
        made.start(manager, *(["-c", str(_quiet_i3(folder))] if manager == "i3" else []))
        launch = [LAUNCHER, "--launch-immediately", "--a11y=1"]
        made.start(*launch, *(["--screen-reader=1"] if reader else []))
        wait(lambda: _is_managed(made), name="window manager")
        yield made


def _quiet_i3(folder: Path) -> Path:
    """Settings for i3, which asks for some at its first start."""
    settings = folder / "i3"
    settings.write_text("# i3 config file (v4)\nfont pango:monospace 8\n")
    return settings


_XVFB: Final = ("-displayfd", "{}", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset")
_BUS: Final = ("--session", "--nofork", "--print-address={}")


def _first_line(made: Desktop, program: str, arguments: tuple[str, ...]) -> str:
    """Start what writes one line to a descriptor once it is ready; that line."""
    reading, writing = os.pipe()
    out = (made.folder / f"{program}.log").open("ab")
    made._stack.callback(out.close)
    process = subprocess.Popen(
        [program, *(argument.format(writing) for argument in arguments)],
        env=made.environment,
        stdout=out,
        stderr=out,
        pass_fds=(writing,),
    )
    made._stack.callback(end, process)
    os.close(writing)
    with os.fdopen(reading) as lines:
        return lines.readline().strip()


def _is_managed(made: Desktop) -> bool:
    root = made.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")
    return "window id" in root.stdout


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a program to end, and end it where it does not."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
