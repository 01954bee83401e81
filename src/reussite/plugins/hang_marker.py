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
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

from reussite.atomic_writing import alone, write_atomically
from reussite.plugins.process import Fate, Process, fate_of, this_process
from reussite.reading import read_regular_text

LIMIT: Final = 2.0  # seconds of one call
BETWEEN_LOOKS: Final = 0.5  # seconds
_WALK: Final = 0.05  # seconds: far longer than a look takes
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


class _Note(NamedTuple):
    """What is known of one plugin.

    :param calls: the processes in which it was called and has not come back, with the seconds for
        which it has not answered; 0: it is being started.
    """

    slow: Slow | None
    calls: Mapping[Process, int]

    def settled(self) -> _Note:
        """With what became of the processes: where one ended before the plugin came back, the
        plugin is stuck. Where the machine was restarted while the plugin was being started, as
        after a power cut, nothing is known of it."""
        slow, calls = self.slow, {}
        for process, seconds in self.calls.items():
            fate = fate_of(process)
            if fate is Fate.RUNNING:
                calls[process] = seconds
            elif seconds or fate is Fate.ENDED:
                slow = Slow(max(seconds, slow.seconds if slow is not None else 0), stuck=True)
        return _Note(slow, calls)

    def without_this_process(self) -> _Note:
        here = this_process()
        return self._replace(calls={p: s for p, s in self.calls.items() if p != here})


class SlowNotes:
    """What is known of plugins that took too long, by identity, in a file of its own: the thread
    writes it while the program may be writing its settings.

    Several programs may write it at the same time. Each writes only of its own calls, into what
    the file holds then.

    :param path: the file; None keeps everything in memory.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._known: dict[str, _Note] | None = None
        self._written = True

    def of(self, identity: str) -> Slow | None:
        """What is known of a plugin. That another program is calling it now says nothing."""
        with self._lock:
            if self._known is None:
                self._known = self._read()
            note = self._known.get(identity)
        if note is None:
            return None
        note = note.settled()
        seconds = note.calls.get(this_process(), 0)
        return Slow(seconds, stuck=True) if seconds else note.slow

    def starts(self, identity: str) -> None:
        """It is being started here: should it end the program, it is stuck."""
        self._change(identity, lambda note: _calling(note, 0))

    def is_started(self, identity: str) -> None:
        """It came back from that; what was noted meanwhile stays until the call has ended."""

        def change(note: _Note) -> _Note:
            return note if note.calls.get(this_process()) else note.without_this_process()

        self._change(identity, change)

    def hangs(self, identity: str, seconds: int) -> None:
        """It has not answered here for so long."""
        self._change(identity, lambda note: _calling(note, seconds))

    def came_back(self, identity: str, seconds: int) -> None:
        """It answered here after so long."""

        def change(note: _Note) -> _Note:
            elsewhere = note.without_this_process()
            if note.slow is not None and note.slow.stuck:
                return elsewhere
            return elsewhere._replace(slow=Slow(seconds))

        self._change(identity, change)

    def is_told(self, identity: str) -> None:
        """The player was told of it."""

        def change(note: _Note) -> _Note:
            return note._replace(slow=note.slow._replace(told=True)) if note.slow else note

        self._change(identity, change)

    def forget(self, identity: str) -> None:
        """Forget how slow it was; calls of programs that are running still count."""
        self._change(identity, lambda note: note._replace(slow=None))

    def _change(self, identity: str, change: Callable[[_Note], _Note]) -> None:
        with self._lock, self._alone():
            if self._known is None or self._written:
                self._known = self._read()
            before = self._known.get(identity, _Note(None, {}))
            note = self._known[identity] = change(before.settled())
            if note == _Note(None, {}):
                del self._known[identity]
            if note != before:
                self._write(self._known)

    def _alone(self) -> AbstractContextManager[None]:
        if self._path is None:
            return nullcontext()
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
        return alone(self._path)

    def _read(self) -> dict[str, _Note]:
        if self._path is None:
            return self._known or {}
        return _read(self._path)

    def _write(self, notes: Mapping[str, _Note]) -> None:
        if self._path is None:
            return
        import json  # seldom needed

        text = json.dumps({name: _facts(note) for name, note in notes.items()}, indent=1)
        try:
            write_atomically(self._path, text.encode("ascii"))
        except OSError:  # then it is named again the next time
            self._written = False
        else:
            self._written = True


def _calling(note: _Note, seconds: int) -> _Note:
    return note._replace(calls={**note.calls, this_process(): seconds})


def _facts(note: _Note) -> dict[str, object]:
    slow = note.slow._asdict() if note.slow is not None else {}
    calls = [{**process._asdict(), "seconds": seconds} for process, seconds in note.calls.items()]
    return {**slow, "calls": calls}


def _read(path: Path) -> dict[str, _Note]:
    """The notes of earlier runs; none where the file cannot be read as such."""
    try:
        text = read_regular_text(path, _LARGEST)
    except (OSError, ValueError):
        return {}
    import json  # seldom needed

    try:
        return {str(identity): _note(facts) for identity, facts in json.loads(text).items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
        return {}


def _note(facts: Mapping[str, Any]) -> _Note:
    slow = None
    if "seconds" in facts:
        slow = Slow(int(facts["seconds"]), bool(facts["stuck"]), bool(facts["told"]))
    calls = {
        Process(int(call["pid"]), str(call["started"]), str(call["boot"])): int(call["seconds"])
        for call in facts.get("calls", [])
    }
    return _Note(slow, calls)


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
            with self._lock, _undisturbed():
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
        notes.hangs(identity, seconds)  # first: whoever reads the warning may kill
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
            notes.came_back(identity, int(now - call.began))


# A frame is marked with something that lives and dies with it: its address may be that of a later
# frame, and keeping it would keep the windows that called it. Only debuggers ask for this flag.


def _mark(frame: FrameType) -> None:
    frame.f_trace_lines = False


def _is_marked(frame: FrameType) -> bool:
    return not frame.f_trace_lines


WATCHDOG: Final = Watchdog()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Other threads wait a little longer than it takes to walk through their frames, which must
    not end meanwhile."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_WALK)
    try:
        time.sleep(0)  # whoever waited impatiently has a turn, and then waits as long
        yield
    finally:
        sys.setswitchinterval(usual)
