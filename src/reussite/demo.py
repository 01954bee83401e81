"""A whole game, played through the real window without a display, that leaves its pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from reussite import plain_imports  # noqa: F401
from reussite.i18n import languages, messages
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.settings import Settings
from reussite.windows.next_game import described

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow

translate = QCoreApplication.translate

SIZE: Final = (1280, 800)
MIDDLE: Final = 0.6  # of the game: there is more to see than at its end
SECONDS_A_MOVE: Final = 2.3
NO_FAULT: Final = "This plugin does not support propagateSizeHints()"

CODE: Final = "DS1-D1N-AAAAAAB"
MOVES: Final = """
t4>f2 t7>f0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f4 t6>f4 t2>f4 t2>t8 s0>w0 s0>w0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f6 w0>f1 s0>w0
s0>w0 s0>w0 w0>f0 w0>f2 t0>f0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f6 s0>w0 s0>w0 s0>w0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 t4>f2 t6>t4 t4>t6*2 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f0
s0>w0 w0>f4 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>t2 t6>t2*3 s0>w0 s0>w0 w0>t5 t7>t5 t3>t7 t8>t3*2
t8>t6 t8>t5 t3>t0*3 t3>t0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f0 w0>t2 w0>t0 t4>t0 t4>f7 w0>s0*45
s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 s0>w0 w0>f7 s0>w0 s0>w0 s0>w0 w0>f6 s0>w0 s0>w0 w0>f0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 s0>w0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 t7>f6 s0>w0 s0>w0 s0>w0
s0>w0 w0>f6 w0>t3 s0>w0 s0>w0 w0>t5 t2>t7*2 t2>f4 t7>t2*3 t7>f0 t1>f0 s0>w0 w0>t1 w0>t4 w0>t7
t5>t7*2 t5>f4 s0>w0 w0>s0*32 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f6 s0>w0 s0>w0 s0>w0 w0>f0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>f2 s0>w0
s0>w0 w0>f2 s0>w0 s0>w0 w0>f6 s0>w0 s0>w0 s0>w0 w0>f2 w0>t4 t6>t4*2 t5>t6*2 w0>t6 w0>t1 t6>t1*4
t6>f1 t6>t4 t2>t4*6 t4>t0*5 t4>f6 t0>t3*7 t0>f0 t5>f0 t5>t2 t1>t2*7 s0>w0 s0>w0 s0>w0 w0>s0*22
s0>w0 w0>f2 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 w0>t7 t8>t7 t8>f7 s0>w0 s0>w0
s0>w0 s0>w0 s0>w0 s0>w0 w0>f0 s0>w0 w0>t8 w0>t8 s0>w0 s0>w0 w0>t8 t7>t8*6 t7>t1 t7>t0 t7>t4
w0>t0 t2>t1*7 t2>f0 s0>w0 s0>w0 s0>w0 w0>s0*15 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0 s0>w0
s0>w0 w0>t4 w0>t4 t5>t4 t5>f5 t5>f6 s0>w0 s0>w0 w0>t1 s0>w0 s0>w0 w0>f5 w0>t2 w0>f5 w0>t2
t8>t2*10 t8>f4 t8>f3 t2>f3 t2>f1 t2>f5 t3>f3 t3>f7 t2>f7 t4>f5 t4>f7 s0>w0 s0>w0 w0>s0*8 s0>w0
s0>w0 w0>f3 t3>f3 t2>f3 t4>f3 t2>f7 t4>f7 t2>f4 t4>f4 t8>f4 t2>f7 t4>f6 s0>w0 w0>f3 s0>w0 s0>w0
w0>f1 t1>f1 t3>f1 t1>f5 t3>f5 t1>f1 t3>f1 t1>f5 t3>f3 t0>f5 t1>f1 t2>f5 t3>f7 t0>f1 t1>f3 t2>f6
t3>f4 t4>f3 w0>f3 t0>f5 t1>f1 t2>f4 t4>f6 w0>f4 t0>f1 t1>f5 t2>f6 t4>f3 t0>f5 s0>w0 s0>w0 w0>f1
s0>w0 w0>f7 w0>f7 t1>f7
"""


def record(picture: Path) -> int:
    """Play the demonstration; the exit status.

    :param picture: where the picture of the table goes; the one of the won game lies beside it.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with quiet_offscreen():
        return _record(picture)


@contextmanager
def quiet_offscreen(*others: str) -> Iterator[None]:
    """Leave out what Qt says of every window without a display: nobody can do anything about it,
    and it reads like a fault. Everything else is passed on.

    :param others: messages that are left out as well.
    """

    def tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message in (NO_FAULT, *others):
            return
        if before is not None:
            before(kind, context, message)
        else:
            print(message, file=sys.stderr, flush=True)

    before = qInstallMessageHandler(tell)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _record(picture: Path) -> int:
    from reussite.app import found_plugins, main_window, qt_application

    application = qt_application()
    settings = Settings(None)  # the player's own stay as they are
    plugins = found_plugins(settings, own=None, safe=True)
    languages.follow(settings, plugins)
    played = _PlayedTime()
    window = main_window(settings, plugins, cache=None, now=played.seconds)
    window.view.animated = False
    window.resize(*SIZE)
    window.show()
    window.chooser.open(parse_code(CODE, plugins.variants), animate=False)
    status = _play(window, played, picture)
    window.close()
    application.processEvents()
    return status


class _PlayedTime:
    """A clock that goes on with the moves: the demonstration takes no time itself."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def seconds(self) -> float:
        return self._seconds

    def go_on(self) -> None:
        self._seconds += SECONDS_A_MOVE


def _play(window: MainWindow, played: _PlayedTime, picture: Path) -> int:
    session = window.controller.session
    moves = MOVES.split()
    _say(translate("Demo", "Dealt %1: %2"), session.code, described(session.deal))
    for number, text in enumerate(moves, start=1):
        window.view.play(Move.parse(text))
        if session.moves != number:
            _say(translate("Demo", "Move %1 was refused: %2"), str(number), text)
            return 1
        played.go_on()
        if number == round(MIDDLE * len(moves)):
            _say(translate("Demo", "Moves: %1. Score: %2."), *_numbers(window))
            if not _keep(window, picture):
                return 1
    if not session.is_won:
        _say(translate("Demo", "The game was not won."))
        return 1
    _say(translate("Demo", "Won in %1 moves with a score of %2."), *_numbers(window))
    return 0 if _keep(window, picture.with_name(f"{picture.stem}-won.png")) else 1


def _numbers(window: MainWindow) -> tuple[str, str]:
    """Moves and score as the window shows them."""
    return window.status.moves.text, window.status.score.text


def _keep(window: MainWindow, picture: Path) -> bool:
    """Save what the window shows; whether that worked."""
    QApplication.processEvents()
    try:
        picture.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        saved = False
    else:
        saved = window.grab().save(str(picture), "PNG")
    kept = (
        translate("Demo", "Picture saved as %1")
        if saved
        else translate("Demo", "Could not write %1")
    )
    _say(kept, str(picture))
    return saved


def _say(text: str, *values: str) -> None:
    """Tell on standard output, in order even when that is a file."""
    print(messages.filled(text, *values), flush=True)
