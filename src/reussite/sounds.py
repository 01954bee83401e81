"""Playing short sounds in a thread of their own, which never delays the table.

`miniaudio` is wanted for it and may be missing, and so may a device: then nothing is heard.
"""

from __future__ import annotations

import logging
import threading
import wave
from array import array
from collections.abc import Callable, Generator
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from typing import Final

RATE: Final = 22050  # samples a second
MOST_WAITING: Final = 3  # more than these come too late to mean anything
_ENDS_AFTER: Final = 0.04  # seconds that a device still has to play what it was given

log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What is heard; the names of the files, too."""

    PICKED_UP = "picked-up"
    CARRIED = "carried"
    LAID_DOWN = "laid-down"
    DRAWN = "drawn"
    REFUSED = "refused"
    TURNED_OVER = "turned-over"
    WON = "won"


Play = Callable[["array[int]"], None]
Stream = Generator[bytes, int, None]


class Sounds:
    """Plays one sound after the other; those that come too fast are left out.

    :param folder: where the files are.
    :param device: makes what plays samples, in the thread; what it raises means silence.
    """

    def __init__(self, folder: Path, device: Callable[[], Play] | None = None) -> None:
        self._folder = folder
        self._device = device or miniaudio_device
        self._waiting: SimpleQueue[Sound | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def play(self, sound: Sound) -> None:
        """Have a sound played, soon; returns at once."""
        if self._waiting.qsize() >= MOST_WAITING:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._waiting.put(sound)

    def stop(self) -> None:
        """No more sounds; the thread ends after the one it plays."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread = None

    def _run(self) -> None:
        try:
            play: Play | None = self._device()
        except Exception as error:  # of a library or a driver of whatever kind
            log.info("no sounds: %s", error)
            play = None
        known: dict[Sound, array[int]] = {}
        while (sound := self._waiting.get()) is not None:
            if play is None:
                continue
            try:
                if sound not in known:
                    known[sound] = samples(self._folder / f"{sound}.wav")
                play(known[sound])
            except Exception as error:
                log.info("no sounds any more: %s", error)
                play = None


def samples(path: Path) -> array[int]:
    """The samples of one of our files."""
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


def miniaudio_device() -> Play:
    """What plays on the usual device of the system; raises where there is none."""
    import miniaudio  # type: ignore[import-not-found,import-untyped,unused-ignore]

    def play(sound: array[int]) -> None:
        ended = threading.Event()
        stream = _stream(sound, ended)
        next(stream)
        with miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE
        ) as device:
            device.start(stream)
            ended.wait(len(sound) / RATE + 1)
            threading.Event().wait(_ENDS_AFTER)

    return play


def _stream(sound: array[int], ended: threading.Event) -> Stream:
    """Gives a device what it asks for, and silence from the end on."""
    data, at = sound.tobytes(), 0
    wanted = yield b""
    while True:
        part = data[at : at + 2 * wanted]
        at += 2 * wanted
        if at >= len(data) + 2 * wanted:
            ended.set()
        wanted = yield part + bytes(2 * wanted - len(part))
