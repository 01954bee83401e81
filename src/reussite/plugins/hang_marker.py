"""Naming a plugin that takes too long.

A thread looks now and then at what the main thread is doing; the plugins themselves are not asked
or counted, so that playing costs nothing. Without a third-party plugin there is no thread.

An endless loop cannot be stopped from inside. It is named on standard error and noted on disk, so
that the next start leaves the plugin out. A single step of C code that never lets Python go on,
such as a hopeless regular expression, keeps this thread waiting too: it is named when it ends.
"""

from __future__ import annotations

import atexit
import logging
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from reussite.atomic_writing import write_atomically
from reussite.reading import read_regular_text

LIMIT: Final = 2.0  # seconds of one call
BETWEEN_LOOKS: Final = 0.5  # seconds
FILE_NAME: Final = "slow-plugins.json"  # beside the folder of the player's plugins
_LARGEST: Final = 1 << 20  # bytes of that file
_KERNEL: Final = "reussite.kernel."

log = logging.getLogger(__name__)


class Slow(NamedTuple):
    """A plugin that took too long once.

    :param seconds: how long; at least so long where it did not come back.
    :param stuck: whether it did not come back before the program ended.
    :param told: whether the player was told.
    """

    seconds: int
    stuck: bool = False
    told: bool = False


class SlowNotes:
    """What is known of plugins that took too long, by identity, in a file of its own: the thread
    writes it while the program may be writing its settings.

    :param path: the file; None keeps everything in memory.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._read: dict[str, Slow] | None = None

    def of(self, identity: str) -> Slow | None:
        with self._lock:
            return self._notes().get(identity)

    def put(self, identity: str, slow: Slow) -> None:
        with self._lock:
            self._notes()[identity] = slow
            self._write()

    def forget(self, identity: str) -> None:
        with self._lock:
            if self._notes().pop(identity, None) is not None:
                self._write()

    def _notes(self) -> dict[str, Slow]:
        if self._read is None:
            self._read = {} if self._path is None else _read(self._path)
        return self._read

    def _write(self) -> None:
        if self._path is not None:
            import json  # seldom needed

            facts = {identity: slow._asdict() for identity, slow in self._notes().items()}
            with suppress(OSError):  # then it is named again the next time
                write_atomically(self._path, json.dumps(facts, indent=1).encode("ascii"))


def _read(path: Path) -> dict[str, Slow]:
    """The notes of earlier runs; none where the file is no such thing."""
    try:
        text = read_regular_text(path, _LARGEST)
    except (OSError, ValueError):
        return {}
    import json  # seldom needed

    try:
        facts = json.loads(text)
        return {
            identity: Slow(int(note["seconds"]), bool(note["stuck"]), bool(note["told"]))
            for identity, note in facts.items()
        }
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}


class _Call(NamedTuple):
    """A call into rules or a plugin that was seen running."""

    began: float
    root: str | None
    told: bool = False


class Watchdog:
    """Looks at the main thread of this process."""

    def __init__(self) -> None:
        self._plugins: dict[str, tuple[str, SlowNotes]] = {}
        self._call: _Call | None = None
        self._thread: threading.Thread | None = None
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._given_up = False

    def watch(self, root: str, identity: str, notes: SlowNotes) -> None:
        """Look out for the modules of this plugin.

        :param root: the name of its module or package.
        """
        self._plugins[root] = (identity, notes)
        if self._thread is None:
            self._thread = threading.Thread(target=self._go_on, name="watchdog", daemon=True)
            self._thread.start()
            atexit.register(self.rest)

    def give_up(self) -> None:
        """The player interrupted a plugin that is being started: it counts as stuck."""
        self._given_up = True

    def rest(self) -> None:
        """The program ends by itself, so that no plugin can be stuck."""
        self._ended.set()
        with self._lock:
            if not self._given_up:
                self._note_end(time.monotonic())

    def _go_on(self) -> None:
        main = threading.main_thread().ident
        assert main is not None
        while not self._ended.wait(BETWEEN_LOOKS):
            with self._lock:
                frames = sys._current_frames()  # noqa: SLF001  # documented, and made for this
                self.look(frames.get(main), time.monotonic())
                del frames  # or they live until the next look

    def look(self, frame: FrameType | None, now: float) -> None:
        """Look at what runs in this frame."""
        outermost, root, where = self._seen(frame)
        if self._call is None or outermost is None or not _is_marked(outermost):
            self._note_end(now)
            self._call = None if outermost is None else _Call(now, root)
            if outermost is not None:
                _mark(outermost)
            return
        call = self._call = self._call._replace(root=root or self._call.root)
        if not call.told and call.root is not None and now - call.began >= LIMIT:
            self._call = call._replace(told=True)
            self._tell(call.root, int(now - call.began), where)

    def _seen(self, frame: FrameType | None) -> tuple[FrameType | None, str | None, str]:
        """The outermost call into rules or a plugin, the plugin, and where it is now."""
        outermost: FrameType | None = None
        root: str | None = None
        where = ""
        while frame is not None:
            module = str(frame.f_globals.get("__name__", ""))
            if (first := module.partition(".")[0]) in self._plugins:
                where = where or f"{frame.f_code.co_filename}:{frame.f_lineno}"
                outermost, root = frame, first
            elif module.startswith(_KERNEL):
                outermost = frame
            frame = frame.f_back
        return outermost, root, where

    def _tell(self, root: str, seconds: int, where: str) -> None:
        identity, notes = self._plugins[root]
        notes.put(identity, Slow(seconds, stuck=True))  # first: whoever reads the warning may kill
        log.warning(
            "plugin %s has not answered for %d seconds, at %s. It cannot be stopped from here: "
            "if it does not go on, end the program, and the next start leaves it out.",
            identity,
            seconds,
            where,
        )

    def _note_end(self, now: float) -> None:
        """A call that was told of came back."""
        call, self._call = self._call, None
        if call is not None and call.told and call.root is not None:
            identity, notes = self._plugins[call.root]
            notes.put(identity, Slow(int(now - call.began)))


# A frame is marked with something that lives and dies with it: its address may be that of a later
# frame, and keeping it would keep the windows that called it. Only debuggers ask for this flag.


def _mark(frame: FrameType) -> None:
    frame.f_trace_lines = False


def _is_marked(frame: FrameType) -> bool:
    return not frame.f_trace_lines


WATCHDOG: Final = Watchdog()
