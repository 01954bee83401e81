"""Asking the process that looks at decks of others, without waiting for it.

What comes back is checked like everything that others wrote.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QProcess
from PySide6.QtGui import QImage

from reussite.table.cards.deck_worker import (
    BACKS,
    EXAMINE,
    FLATTEST,
    HEADER,
    NAMES,
    TALLEST,
    WIDEST,
    ForeignDeckError,
    command,
)

MEMORY: Final = 1 << 30  # bytes
STEP: Final = 8  # milliseconds of waiting at a time: half a frame


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an answer may take.

    :param seconds: of time that passes.
    :param working: of the processor's time.
    """

    seconds: int
    working: int


EXAMINING: Final = Patience(60, 10)
DRAWING: Final = Patience(120, 60)  # large decks take seconds, and the table is played meanwhile

_PROBLEMS: Final = frozenset(
    {
        "deck-no-drawing",
        "deck-outside",
        "deck-cards-missing",
        "deck-empty-card",
        "deck-unlike-cards",
        "deck-shape",
        "deck-too-costly",
    }
)


def examine(
    content: bytes, patience: Patience = EXAMINING
) -> Generator[None, None, tuple[str, str, float]]:
    """How the elements of a deck are called, its back, and height of its cards in card widths.

    :raises ForeignDeckError: when it cannot be used.
    """
    came = bytearray()
    for piece in _exchanged({"do": EXAMINE}, content, 0, patience):
        came += piece
        yield None
    answer = _answer(came)
    names, back, aspect = answer.get("names"), answer.get("back"), answer.get("aspect")
    if names not in NAMES or back not in ("", *BACKS) or not isinstance(aspect, float):
        raise ForeignDeckError("deck-failed")
    if not FLATTEST <= aspect <= TALLEST:
        raise ForeignDeckError("deck-failed")
    return names, back, aspect


def draw(
    content: bytes,
    elements: Sequence[str],
    width: int,
    height: int,
    patience: Patience = DRAWING,
) -> Iterator[QImage | None]:
    """Pictures of these elements in their order, so many pixels wide and high; None between them.

    :raises ForeignDeckError: when they cannot be drawn.
    """
    if not (0 < width <= WIDEST and 0 < height <= WIDEST):
        raise ForeignDeckError("deck-too-costly")
    request = {"do": "draw", "elements": list(elements), "width": width, "height": height}
    each, left = width * height * 4, len(elements)
    came, has_begun = bytearray(), False
    for piece in _exchanged(request, content, each * left, patience):
        came += piece
        if not has_begun and (b"\n" in came or len(came) > HEADER):
            header, _, came = came.partition(b"\n")
            _answer(header + b"\n")
            has_begun = True
        while has_begun and left and len(came) >= each:
            yield _picture(bytes(came[:each]), width, height)
            del came[:each]
            left -= 1
        yield None
    if left or came:
        raise ForeignDeckError("deck-failed")


def _picture(pixels: bytes, width: int, height: int) -> QImage:
    image = QImage(pixels, width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()  # it outlives the bytes


def _answer(came: bytes | bytearray) -> dict[str, Any]:
    header, newline, rest = bytes(came).partition(b"\n")
    if not newline or rest or len(header) > HEADER:
        raise ForeignDeckError("deck-failed")
    try:
        answer = json.loads(header)
    except (ValueError, RecursionError) as error:
        raise ForeignDeckError("deck-failed") from error
    if not isinstance(answer, dict):
        raise ForeignDeckError("deck-failed")
    if problem := answer.get("problem"):
        known = problem if problem in _PROBLEMS else "deck-failed"
        raise ForeignDeckError(known, str(answer.get("detail", "")))
    return answer


def _exchanged(
    request: dict[str, Any], content: bytes, most: int, patience: Patience
) -> Iterator[bytes]:
    """What the process writes: a header and at most so many bytes.

    The process ends with this iterator, whether it is done or not.
    """
    program, *arguments = command()
    process = QProcess()
    process.setStandardErrorFile(QProcess.nullDevice())
    end = time.monotonic() + patience.seconds
    left = HEADER + most
    limits = {"seconds": patience.working, "memory": MEMORY}
    try:
        process.start(program, arguments)
        process.write(json.dumps({**request, **limits}).encode() + b"\n" + content)
        process.closeWriteChannel()
        is_running = True
        while is_running:
            process.waitForReadyRead(STEP)
            is_running = process.state() is not QProcess.ProcessState.NotRunning
            piece = bytes(process.readAllStandardOutput().data())
            left -= len(piece)
            if left < 0 or time.monotonic() > end:
                raise ForeignDeckError("deck-too-costly")
            yield piece
    finally:
        if process.state() is not QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished()
    if process.error() is QProcess.ProcessError.FailedToStart:
        raise ForeignDeckError("deck-failed", process.errorString())
    if process.exitStatus() is QProcess.ExitStatus.CrashExit:  # by one of its limits
        raise ForeignDeckError("deck-too-costly")
    if process.exitCode() != 0:
        raise ForeignDeckError("deck-failed")
