"""A Wayland desktop of its own for a test: the compositor sway, on a screen that nobody sees.

Everything it starts it also ends, and only that.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from struct import pack
from typing import Any, Final

from accessibility.desktop import ROOT, end, wait

SIZE: Final = (1280, 800)  # of the screen, in pixels
WHITE: Final = 0xF0  # all three colours of a card's face are at least this bright
EMPTY: Final = b"\x3f\x3f\x3f"  # the desktop where no window is
NOBODY: Final = 65534  # sway does not run as root


@dataclass(frozen=True)
class Picture:
    """What the screen shows.

    :ivar pixels: three bytes each: red, green, blue.
    """

    width: int
    height: int
    pixels: bytes

    def is_white(self, x: float, y: float) -> bool:
        """Whether the pixel at these shares of the width and the height is as white as a card."""
        at = 3 * (round(y * self.height) * self.width + round(x * self.width))
        return min(self.pixels[at : at + 3]) >= WHITE

    def is_filled(self) -> bool:
        """Whether nothing of the empty desktop is seen in the corners."""
        at = 3 * (self.width * (self.height - 2) + self.width - 2)
        return EMPTY not in (self.pixels[:3], self.pixels[at : at + 3])

    def white_share(self) -> float:
        """How much of a coarse grid is as white as a card."""
        grid = [(x / 40, y / 25) for x in range(40) for y in range(25)]
        return sum(self.is_white(x, y) for x, y in grid) / len(grid)

    def changed(self, other: Picture) -> tuple[int, int, int, int] | None:
        """The smallest rectangle with all pixels that differ: left, top, right, bottom."""
        line = 3 * self.width
        rows = [
            y
            for y in range(self.height)
            if self.pixels[y * line : (y + 1) * line] != other.pixels[y * line : (y + 1) * line]
        ]
        if not rows:
            return None
        columns = [
            x
            for y in rows
            for x in range(self.width)
            for at in [y * line + 3 * x]
            if self.pixels[at : at + 3] != other.pixels[at : at + 3]
        ]
        return min(columns), rows[0], max(columns), rows[-1]


class Pointer:
    """A mouse of its own: a client of the protocol `wlr-virtual-pointer`, spoken by hand.

    A message is the number of an object, its length and kind, and the arguments in 32 bits each.
    """

    DISPLAY, REGISTRY, MAKER, MOUSE = 1, 2, 3, 4  # numbers of objects
    LEFT: Final = 0x110

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._send(self.DISPLAY, 1, pack("=I", self.REGISTRY))
        protocol = b"zwlr_virtual_pointer_manager_v1"
        name = self._name_of(protocol)
        text = pack("=I", len(protocol) + 1) + protocol + b"\0"
        self._send(self.REGISTRY, 0, pack("=I", name) + text + pack("=II", 1, self.MAKER))
        self._send(self.MAKER, 0, pack("=II", 0, self.MOUSE))

    def move(self, x: float, y: float) -> None:
        """Go to these shares of the screen."""
        extent = 10_000
        place = (round(x * extent), round(y * extent), extent, extent)
        self._send(self.MOUSE, 1, pack("=IIIII", self._now(), *place))
        self._send(self.MOUSE, 4, b"")

    def button(self, *, is_down: bool) -> None:
        """Press the left button, or release it."""
        self._send(self.MOUSE, 2, pack("=III", self._now(), self.LEFT, is_down))
        self._send(self.MOUSE, 4, b"")

    def close(self) -> None:
        self._socket.close()

    def _name_of(self, protocol: bytes) -> int:
        """The number by which the compositor offers a protocol."""
        received = b""
        while protocol not in received:
            received += self._socket.recv(65536)
        before = received.index(protocol) - 8  # the number, the length of the text, the text
        return int.from_bytes(received[before : before + 4], sys.byteorder)

    def _send(self, number: int, kind: int, arguments: bytes) -> None:
        self._socket.sendall(pack("=II", number, (8 + len(arguments)) << 16 | kind) + arguments)

    @staticmethod
    def _now() -> int:
        return time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF


@dataclass
class Wayland:
    """A running compositor with the program on it.

    :ivar environment: what programs on it need to find it.
    :ivar pointer: its mouse.
    """

    folder: Path
    environment: dict[str, str]
    pointer: Pointer
    _stack: ExitStack

    def start(self, *command: str, log: str) -> subprocess.Popen[bytes]:
        """Start a program on it, which ends with it at the latest."""
        out = (self.folder / log).open("ab")
        self._stack.callback(out.close)
        process = subprocess.Popen(command, env=self.environment, stdout=out, stderr=out)
        self._stack.callback(end, process)
        return process

    def run(self, *command: str, seconds: float = 60) -> bytes:
        """What a program prints."""
        return subprocess.run(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
        ).stdout

    def read(self, log: str) -> str:
        return (self.folder / log).read_text("utf-8", "replace")

    def picture(self) -> Picture:
        kind, size, _depth, pixels = self.run("grim", "-t", "ppm", "-").split(b"\n", 3)
        assert kind == b"P6"
        width, height = map(int, size.split())
        return Picture(width, height, pixels)

    def wait(self, for_what: Callable[[Picture], bool], name: str) -> Picture:
        """The first picture of which something is so."""
        seen: list[Picture] = []

        def is_so() -> bool:
            seen[:] = [self.picture()]
            return for_what(seen[0])

        wait(is_so, name=f"{name}\n{self.read('reussite.log')}", seconds=120)
        return seen[0]

    def settled(self) -> Picture:
        """The picture as soon as several in a row are the same."""
        same = [self.picture()]

        def is_same() -> bool:
            time.sleep(0.1)
            now = self.picture()
            same[:] = [*same, now] if now == same[0] else [now]
            return len(same) > 5

        wait(is_same, name="a picture that stays", seconds=120)
        return same[0]

    def type(self, *keys: str) -> None:
        """Keys with their modifiers, such as `ctrl+c`, as the keyboard sends them."""
        for chord in keys:
            *modifiers, key = chord.split("+")
            held = [word for modifier in modifiers for word in ("-M", modifier)]
            let_go = [word for modifier in modifiers for word in ("-m", modifier)]
            self.run("wtype", "-s", "100", *held, "-k", key, *let_go)

    def windows(self) -> list[dict[str, Any]]:
        """The program's windows, as the compositor describes them."""
        tree = json.loads(self.run("swaymsg", "-rt", "get_tree"))
        return [node for node in _nodes(tree) if node.get("app_id") == "reussite"]


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in [*node["nodes"], *node["floating_nodes"]]:
        yield from _nodes(child)


@contextmanager
def wayland(code: str, *, scale: float = 1) -> Iterator[Wayland]:
    """A new desktop with the program, whose window fills the screen and shows this deal."""
    folder = Path(tempfile.mkdtemp(prefix="reussite-wayland-"))
    folder.chmod(0o755)  # for the compositor's user
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    config = folder / "config"
    config.write_text(
        f"output HEADLESS-1 resolution {SIZE[0]}x{SIZE[1]} position 0 0 scale {scale}\n"
        "default_border none\nxwayland disable\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK", "DBUS_SESSION_BUS_ADDRESS")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {
        "XDG_RUNTIME_DIR": str(runtime),
        "XDG_SESSION_TYPE": "wayland",
        "HOME": str(folder),
        "REUSSITE_HOME": str(folder / "reussite"),
        "QT_QPA_PLATFORM": "wayland",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": os.pathsep.join(str(ROOT / part) for part in ("src", "plugins")),
        "WLR_BACKENDS": "headless",
        "WLR_RENDERER": "pixman",
        "WLR_LIBINPUT_NO_DEVICES": "1",
    }
    compositor = ["sway", "-c", str(config)]
    if os.geteuid() == 0:
        os.chown(runtime, NOBODY, NOBODY)
        as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        compositor = [*as_nobody, *compositor]
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        sway = subprocess.Popen(
            compositor, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        stack.callback(end, sway)
        wait(lambda: any(runtime.glob("sway-ipc.*.sock")), name="sway")
        wait(lambda: any(runtime.glob("wayland-?")), name="its display")
        display = next(runtime.glob("wayland-?"))
        environment["SWAYSOCK"] = str(next(runtime.glob("sway-ipc.*.sock")))
        environment["WAYLAND_DISPLAY"] = display.name
        pointer = Pointer(display)
        stack.callback(pointer.close)
        made = Wayland(folder, environment, pointer, stack)
        made.start("wtype", "-s", "3600000", "-k", "Shift_L", log="keyboard.log")  # always there
        made.start(sys.executable, "-X", "faulthandler", "-m", "reussite", code, log="reussite.log")
        made.wait(lambda seen: seen.white_share() > 0.1, "cards")
        made.wait(lambda seen: seen.is_filled(), "a window as large as the screen")
        made.settled()
        yield made
