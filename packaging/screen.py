"""A screen that nobody sees, to start packages on: a virtual X server, and its picture.

The server keeps its picture in a file of a simple, old format; reading that is quicker than asking
the server, and needs nothing installed.
"""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from workshop import NAME, PackagingError

SIZE = (1280, 800)
CARD_WHITE = 0xF0  # all three colours of a card's face are at least this bright


class Screen:
    """The picture of a running server.

    :param display: its name, such as `:77`.
    """

    def __init__(self, display: str, file: Path) -> None:
        self.display = display
        with file.open("rb") as stream:
            self._memory = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._memory[:100])
        self._width, self._height, self._line = header[4], header[5], header[12]
        self._start = header[0] + header[19] * 12

    def picture(self) -> bytes:
        """All pixels, four bytes each: blue, green, red, nothing."""
        return self._memory[self._start : self._start + self._line * self._height]

    def bright_share(self) -> float:
        """How much of a coarse grid over the screen is as white as a card's face."""
        points = [
            self._start + y * self._line + 4 * x
            for y in range(4, self._height, 32)
            for x in range(4, self._width, 32)
        ]
        memory = self._memory
        bright = sum(min(memory[at : at + 3]) >= CARD_WHITE for at in points)
        return bright / len(points)

    def save(self, file: Path) -> None:
        """Write the picture as a PNG file."""
        rows = bytearray()
        picture = self.picture()
        for y in range(self._height):
            row = picture[y * self._line : y * self._line + 4 * self._width]
            pixels = bytearray(3 * self._width)
            pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
            rows += b"\0" + pixels
        size = struct.pack(">2I5B", self._width, self._height, 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", size), (b"IDAT", zlib.compress(bytes(rows), 6)), (b"IEND", b""))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks))

    def wait(self, what: str, is_so: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until something is so; raises when that takes too long."""
        end = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > end:
                raise PackagingError(f"waited {seconds:.0f} s in vain for {what}")
            time.sleep(0.05)

    def settled(self, quiet: float = 0.4) -> bytes:
        """The picture as soon as it has not changed for a while."""
        before, since = self.picture(), time.monotonic()
        end = since + 10
        while time.monotonic() - since < quiet and time.monotonic() < end:
            time.sleep(0.05)
            now = self.picture()
            if now != before:
                before, since = now, time.monotonic()
        return before


def _chunk(kind: bytes, content: bytes) -> bytes:
    crc = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc)


def difference(one: bytes, other: bytes) -> int:
    """How many pixels of two pictures are not the same."""
    pairs = zip(memoryview(one).cast("I"), memoryview(other).cast("I"), strict=True)
    return sum(a != b for a, b in pairs)


@contextmanager
def screen(*, manager: str | None = None) -> Iterator[Screen]:
    """A server of its own, ended afterwards.

    :param manager: a window manager to run on it.
    """
    with tempfile.TemporaryDirectory(prefix="reussite-screen-") as folder:
        reader, writer = os.pipe()
        geometry = f"{SIZE[0]}x{SIZE[1]}x24"
        server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", geometry),
                *("-fbdir", folder, "-nolisten", "tcp", "-ac", "-noreset"),
            ],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as told:
            display = f":{told.readline().strip()}"
        helpers = []
        try:
            if display == ":":
                raise PackagingError("Xvfb does not start")
            if manager:
                variables = {**os.environ, "DISPLAY": display}
                helpers.append(
                    subprocess.Popen(
                        [manager],
                        env=variables,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                    )
                )
            yield Screen(display, Path(folder) / "Xvfb_screen0")
        finally:
            for process in [*helpers, server]:
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(10)


# The program on it.


def xdotool(on: Screen, *words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": on.display},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


def window(on: Screen, seconds: float = 30.0) -> str:
    """The number of the program's window, as soon as cards are drawn in it.

    The first start asks over it which game to play; Esc keeps the one on the table.
    """
    found: list[str] = []

    def is_there() -> bool:
        found[:] = xdotool(on, "search", "--onlyvisible", "--class", f"^{NAME}$").split()
        return bool(found) and on.bright_share() > 0.02

    on.wait("the program's window", is_there, seconds)
    on.settled()
    time.sleep(1)  # the question comes after the first picture
    is_there()
    if len(found) > 1:
        xdotool(on, "key", "Escape")
        on.wait("an answer to the first question", lambda: is_there() and len(found) == 1, 20)
        on.settled()
    return found[-1]


def title(on: Screen, number: str) -> str:
    return xdotool(on, "getwindowname", number)


def close(on: Screen, number: str) -> None:
    """Leave the program with its key; again where the window was not listening yet."""

    def is_closed() -> bool:
        if not xdotool(on, "search", "--onlyvisible", "--class", f"^{NAME}$"):
            return True
        xdotool(on, "windowactivate", "--sync", number)
        xdotool(on, "key", "Escape")  # a question over it
        xdotool(on, "key", "ctrl+q")
        time.sleep(0.5)
        return False

    on.wait("the window to close", is_closed, 20)
