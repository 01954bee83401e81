"""A virtual screen whose pixels are read from shared memory, with a mouse and a keyboard.

Nothing of the programs under test is asked: what they show is what counts.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import mmap
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

WIDTH, HEIGHT = 1280, 800
_ROW_STEP = 8  # every eighth row tells well enough what changed on the whole screen


# Every program gets the whole screen, so that all draw as much.
_MAXIMISED = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications>
    <application class="*" type="normal">
      <decor>no</decor><maximized>yes</maximized>
    </application>
  </applications>
</openbox_config>
"""


class Area(NamedTuple):
    """A rectangle on the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int


class Screen:
    """An X server without hardware; its frame buffer is a file in memory."""

    def __init__(self, display: int, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.name = f":{display}"
        self.width, self.height = size
        self._folder = tempfile.TemporaryDirectory()
        depth = f"{self.width}x{self.height}x24"
        self._server = subprocess.Popen(
            ["Xvfb", self.name, "-screen", "0", depth, "-fbdir", self._folder.name, "-noreset"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._buffer = _mapped(
            Path(self._folder.name, "Xvfb_screen0"), self.width * self.height * 4
        )
        header = struct.unpack(">25I", self._buffer[:100])
        self._start = header[0] + header[19] * 12  # header, then the colour map
        self._line = header[12]
        self.input = Input(self.name)
        self.windows = Windows(self.name)
        self.environment = {
            name: value
            for name, value in os.environ.items()
            # Bytecode that may not be written makes every start slow.
            if name not in ("PYTHONDONTWRITEBYTECODE", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        } | {"DISPLAY": self.name, "XDG_CURRENT_DESKTOP": ""}
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()
        self.environment["XDG_RUNTIME_DIR"] = self._folder.name
        settings = Path(self._folder.name, "openbox.xml")
        settings.write_text(_MAXIMISED, encoding="utf-8")
        self._manager = subprocess.Popen(
            ["openbox", "--config-file", str(settings)],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(1)

    def close(self) -> None:
        for process in (self._manager, self._bus, self._server):
            process.terminate()
            process.wait()
        self._buffer.close()
        self._folder.cleanup()

    def pixels(self, area: Area | None = None) -> bytes:
        """The pixels of an area, four bytes each; of the whole screen, every eighth row."""
        if area is None:
            rows = range(0, self.height, _ROW_STEP)
            x, width = 0, self.width
        else:
            rows = range(max(0, area.y), min(self.height, area.y + area.height))
            x, width = max(0, area.x), min(area.width, self.width - max(0, area.x))
        start, line = self._start, self._line
        return b"".join(
            self._buffer[start + y * line + x * 4 : start + y * line + (x + width) * 4]
            for y in rows
        )


def _mapped(file: Path, size: int) -> mmap.mmap:
    for _ in range(200):
        if file.exists() and file.stat().st_size > size:
            with file.open("rb") as opened:
                return mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        time.sleep(0.05)
    raise SystemExit("Xvfb did not start")


class Input:
    """Mouse and keyboard through the XTest extension."""

    def __init__(self, display: str) -> None:
        self._x11 = _library("X11")
        self._xtst = _library("Xtst")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        for name in ("XFlush", "XSync"):
            getattr(self._x11, name).argtypes = [ctypes.c_void_p] + (
                [ctypes.c_int] if name == "XSync" else []
            )
        self._xtst.XTestFakeMotionEvent.argtypes = [
            ctypes.c_void_p,
            *[ctypes.c_int] * 3,
            ctypes.c_ulong,
        ]
        self._xtst.XTestFakeButtonEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self._xtst.XTestFakeKeyEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        for _ in range(100):
            self._display = self._x11.XOpenDisplay(display.encode())
            if self._display:
                return
            time.sleep(0.05)
        raise SystemExit(f"no connection to display {display}")

    def move(self, x: int, y: int) -> None:
        self._xtst.XTestFakeMotionEvent(self._display, 0, x, y, 0)
        self._x11.XFlush(self._display)

    def button(self, *, down: bool) -> None:
        self._xtst.XTestFakeButtonEvent(self._display, 1, int(down), 0)
        self._x11.XFlush(self._display)

    def click(self, x: int, y: int) -> None:
        self.move(x, y)
        self.button(down=True)
        self.button(down=False)

    def key(self, symbol: int, *, control: bool = False) -> None:
        code = self._x11.XKeysymToKeycode(self._display, symbol)
        held = self._x11.XKeysymToKeycode(self._display, 0xFFE3) if control else None
        if held is not None:
            self._xtst.XTestFakeKeyEvent(self._display, held, 1, 0)
        self._xtst.XTestFakeKeyEvent(self._display, code, 1, 0)
        self._xtst.XTestFakeKeyEvent(self._display, code, 0, 0)
        if held is not None:
            self._xtst.XTestFakeKeyEvent(self._display, held, 0, 0)
        self._x11.XFlush(self._display)


class Windows:
    """The program's window, asked for another size as a window manager's frame would."""

    def __init__(self, display: str) -> None:
        x11 = self._x11 = _library("X11")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        x11.XInternAtom.restype = ctypes.c_ulong
        x11.XGetWindowProperty.argtypes = [
            *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_long, ctypes.c_long),
            *(ctypes.c_int, ctypes.c_ulong, *[ctypes.c_void_p] * 5),
        ]
        x11.XSendEvent.argtypes = [
            *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p),
        ]
        x11.XFree.argtypes = [ctypes.c_void_p]
        x11.XFlush.argtypes = [ctypes.c_void_p]
        self._display = x11.XOpenDisplay(display.encode())
        self._root = x11.XDefaultRootWindow(self._display)

    def uppermost(self) -> int | None:
        """The window that came last, as the window manager lists them."""
        kind, form = ctypes.c_ulong(), ctypes.c_int()
        count, left = ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.POINTER(ctypes.c_ulong)()
        self._x11.XGetWindowProperty(
            *(self._display, self._root, self._atom("_NET_CLIENT_LIST"), 0, 64, 0, 0),
            *(ctypes.byref(part) for part in (kind, form, count, left, data)),
        )
        windows = [data[number] for number in range(count.value)]
        if data:
            self._x11.XFree(data)
        return windows[-1] if windows else None

    def loosen(self, window: int) -> None:
        """No longer as large as the screen."""
        directions = ("_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ")
        self._tell(window, "_NET_WM_STATE", 0, *map(self._atom, directions))

    def resize(self, window: int, width: int, height: int) -> None:
        """Another size, in the upper left corner of the screen."""
        corner_and_all_four = 1 | 0xF << 8
        self._tell(window, "_NET_MOVERESIZE_WINDOW", corner_and_all_four, 0, 0, width, height)

    def _atom(self, name: str) -> int:
        return int(self._x11.XInternAtom(self._display, name.encode(), 0))

    def _tell(self, window: int, message: str, *values: int) -> None:
        event = _ClientMessage(
            33, 0, 1, self._display, window, self._atom(message), 32, (ctypes.c_long * 5)(*values)
        )
        padded = ctypes.create_string_buffer(bytes(event), 192)
        redirect_or_notify = 1 << 20 | 1 << 19
        self._x11.XSendEvent(self._display, self._root, 0, redirect_or_notify, padded)
        self._x11.XFlush(self._display)


class _ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


def _library(name: str) -> Any:  # noqa: ANN401  # functions of a shared library have no types
    found = ctypes.util.find_library(name)
    if found is None:
        raise SystemExit(f"lib{name} is missing")
    return ctypes.CDLL(found)


@contextmanager
def screen(display: int = 78, size: tuple[int, int] = (WIDTH, HEIGHT)) -> Iterator[Screen]:
    """A screen for the length of a block."""
    opened = Screen(display, size)
    try:
        yield opened
    finally:
        opened.close()


def changed(before: bytes, after: bytes) -> float:
    """The part of the pixels that differ, 0 to 1."""
    if before == after:
        return 0.0
    one, other = memoryview(before).cast("I"), memoryview(after).cast("I")
    differing = sum(a != b for a, b in zip(one, other, strict=True))
    return differing / max(1, len(one))


def differing(before: bytes, after: bytes, tolerance: int = 60) -> float:
    """The part of the pixels that differ plainly, 0 to 1: a card lies elsewhere, say.

    A picture that is scaled and one that was drawn for its size differ little.

    :param tolerance: what the green of two pixels may differ by, of 255.
    """
    one, other = before[1::4], after[1::4]
    if one == other:
        return 0.0
    count = sum(abs(a - b) > tolerance for a, b in zip(one, other, strict=True))
    return count / max(1, len(one))


def wait_until(condition: Callable[[], bool], seconds: float) -> float | None:
    """Seconds until the condition holds, looking without pause; None: it never did."""
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        if condition():
            return time.perf_counter() - start
    return None
