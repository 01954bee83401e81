"""Plays on a real screen and writes, for each action, how many different pictures of the screen
were seen while its cards moved. `test_frames_on_screen.py` runs it on an X server of its own.

The actions come as arguments, after the code of the deal. Time passes by itself, but many times
as slowly as usual: a busy machine that draws few pictures still draws these.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from reussite.game.session import UNDO, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.paths import resources
from reussite.table.background import DEFAULT_FELT
from reussite.table.theme import Theme
from reussite.table.view import TableView
from reussite.testing.playthroughs import bundled_variants

SLOWER_DEAL, SLOWER = 10, 30


class Screen:
    """The pictures that were seen on it."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.seen: set[bytes] = set()
        view.table.animator._time.valueChanged.connect(self.look)

    def look(self) -> None:
        """Take a picture from the X server, once what moved is drawn."""
        self.view.viewport().repaint()
        image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
        self.seen.add(bytes(image.constBits()))

    def watch(self) -> int:
        """How many pictures differ until nothing moves."""
        self.seen.clear()
        while self.view.is_moving:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return len(self.seen)


def main(code: str, *actions: str) -> None:
    application = QApplication([])
    assert application.platformName() == "xcb"
    view = TableView(Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT))
    view.resize(1000, 640)
    view.show()
    view.animated = True
    view.table.animator.stretch = SLOWER_DEAL
    session = Session(parse_code(code, bundled_variants()), now=lambda: 0.0)
    screen = Screen(view)
    view.open(session)
    print("deal", screen.watch(), flush=True)
    view.table.animator.stretch = SLOWER
    for action in actions:
        if action == UNDO:
            view.show_undone(session.undo())
        else:
            view.show_played(session.play(Move.parse(action)))
        print(action, screen.watch(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
