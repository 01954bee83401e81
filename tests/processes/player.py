"""The real program, played by a script with real gestures until somebody ends it.

    player.py [--look | --clock]

It says a line of JSON for what lies on the table at the start, and one for every action once it
has been shown as done. Each game is won by the book, some actions undone and done again, and the
next one is dealt. With `--look` it does nothing. With `--clock` it begins a timed game, lets the
clock run, and says the time that is shown whenever it changes.
"""

from __future__ import annotations

import json
import os
import sys
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from support.desk import Desk, Seconds
from support.games import WINS

from reussite import app
from reussite.game.session import REDO, UNDO, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.windows.dialogs.first_game import FirstGameDialog
from reussite.windows.widgets import first_picture

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow

CODES = [code for code in WINS if code.startswith("FC1-R")]
TIMED = "FC1-N-AAAAAAB"
BETWEEN_MS = 5  # actions: quicker than cards fly
CTRL = Qt.KeyboardModifier.ControlModifier


def script(number: int) -> tuple[str, list[str]]:
    """The code of a game, and its actions up to the win, some of them undone and done again."""
    code = CODES[number % len(CODES)]
    chance = Random(number)
    actions = []
    *moves, last = WINS[code].split()
    for move in moves:
        actions += [move, UNDO, REDO] if chance.randrange(6) == 0 else [move]
    return code, [*actions, last]


def facts(session: Session, shown: dict[str, str]) -> dict[str, object]:
    """What stands on the table: the game, and the numbers that the window shows."""
    return {
        "code": session.code,
        "actions": [action.text for action in session.log],
        "piles": [str(pile) for _, pile in session.position],
        "score": session.score,
        "moves": session.moves,
        "undos": session.undos,
        "can_undo": session.can_undo,
        "can_redo": session.can_redo,
        "won": session.is_won,
        "shown": shown,
    }


def number_of(window: MainWindow) -> int:
    """How many games had ended before the one on the table."""
    return len(window._store.games()) - window.controller.session.is_over


def say(kind: str, window: MainWindow) -> None:
    status = window.status
    shown = {"score": status.score.text, "moves": status.moves.text, "code": status.code.text}
    end = window.end_panel is not None
    line = {
        "kind": kind,
        "end": end,
        "number": number_of(window),
        "told": window.toast.text,
        "saving": not status.is_marked_unsaved,
        **facts(window.controller.session, shown),
    }
    os.write(1, json.dumps(line).encode() + b"\n")


class Player:
    """Plays on where the table stands."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._time = Seconds()
        window.controller.changed.connect(self._tell)
        self._told = len(window.controller.session.log)
        say("start", window)

    def go_on(self) -> None:
        """The next action of the script, or the next game."""
        QTimer.singleShot(BETWEEN_MS, self.go_on)
        window = self._window
        session = window.controller.session
        number = number_of(window)
        code, actions = script(number)
        if session.is_over or session.code != code:
            code, _ = script(number + session.is_over)
            window.chooser.open(parse_code(code, window.plugins.variants))
            self._told = 0
            return
        text = actions[len(session.log)]
        if text in (UNDO, REDO):
            key = Qt.Key.Key_Z if text == UNDO else Qt.Key.Key_Y
            QTest.keyClick(window, key, CTRL)
        else:
            self._desk.play(Move.parse(text))

    @property
    def _desk(self) -> Desk:
        return Desk(self._window.view, self._window.controller.session, self._time)

    def _tell(self, session: Session) -> None:
        if len(session.log) > self._told:
            self._told = len(session.log)
            say("done", self._window)


def watch_clock(window: MainWindow) -> None:
    """Let the clock of a timed game run, and say the seconds left whenever they change."""
    if window.controller.session.code != TIMED:
        window.chooser.open(parse_code(TIMED, window.plugins.variants), animate=False)
    window.pause.resume()
    looks = QTimer(window, interval=20)
    told = ""

    def look() -> None:
        nonlocal told
        if (text := window.status.time.text) != told:
            told = text
            say_time(window)

    looks.timeout.connect(look)
    looks.start()


def say_time(window: MainWindow) -> None:
    line = {"kind": "time", "left": int(window.status.time.text)}
    os.write(1, json.dumps(line).encode() + b"\n")


def main() -> int:
    late = first_picture.after_first_picture

    def begin(widget: object, act: object) -> None:
        def play() -> None:
            act()  # type: ignore[operator]
            window = widget.window()  # type: ignore[attr-defined]
            for question in window.findChildren(FirstGameDialog):
                question.reject()  # of the first start
            player = Player(window)
            window.player = player
            if "--clock" in sys.argv:
                watch_clock(window)
            elif "--look" not in sys.argv:
                player.go_on()

        late(widget, play)  # type: ignore[arg-type]

    setattr(app, "after_first_picture", begin)  # noqa: B010  # it only imports it
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
