"""The real program, in which a player joins a tournament and plays every round by the book.

    competitor.py FOLDER NAME ROUNDS

Names are typed, buttons clicked, cards dragged. It says a line of JSON whenever the standings that
its window shows have changed and all rounds are played, until somebody ends it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTreeWidget
from support.desk import Desk, Seconds
from support.games import WINS

from reussite import app
from reussite.cli import OpenTable
from reussite.kernel.moves import Move
from reussite.windows.widgets import first_picture

if TYPE_CHECKING:
    from reussite.windows.main import MainWindow
    from reussite.windows.tournaments.window import TournamentsWindow

BETWEEN_MS = 5
LEFT = Qt.MouseButton.LeftButton


def cells(shown: QTreeWidget) -> list[list[str]]:
    """The texts of a list."""
    items = [shown.topLevelItem(number) for number in range(shown.topLevelItemCount())]
    return [[item.text(c) for c in range(shown.columnCount())] for item in items if item]


class Competitor:
    """Does what is to be done next, whatever is open."""

    def __init__(self, window: MainWindow, name: str, rounds: int) -> None:
        self._window = window
        self._name = name
        self._rounds = rounds
        self._time = Seconds()
        self._said: object = None
        self.go_on()

    def go_on(self) -> None:
        QTimer.singleShot(BETWEEN_MS, self.go_on)
        if (dialog := self._dialog("NameDialog")) is not None:
            self._type_name(dialog)
        elif (tournaments := self._tournaments()) is not None:
            self._look_at(tournaments)
        elif self._window.controller.session.is_over:
            self._window.actions_by_key["tournaments"].trigger()
        else:
            self._play()

    def _dialog(self, kind: str) -> QDialog | None:
        found = [
            dialog
            for dialog in self._window.findChildren(QDialog)
            if type(dialog).__name__ == kind and dialog.isVisible()
        ]
        return found[0] if found else None

    def _tournaments(self) -> TournamentsWindow | None:
        return self._dialog("TournamentsWindow")  # type: ignore[return-value]

    def _type_name(self, dialog: QDialog) -> None:
        QTest.keyClicks(dialog.name, self._name)  # type: ignore[attr-defined]
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)

    def _look_at(self, shown: TournamentsWindow) -> None:
        if shown.seen.tournament is None or not shown.seen.is_complete:
            return
        if shown.play_next.isEnabled():
            QTest.mouseClick(shown.play_next, LEFT)
            return
        standings = cells(shown.standings)
        if standings != self._said and sum(bool(mine) for mine in shown.seen.mine) == self._rounds:
            self._said = standings
            line = {
                "standings": standings,
                "others": cells(shown.others),
                "told": shown.told.text(),
            }
            os.write(1, json.dumps(line).encode() + b"\n")

    def _play(self) -> None:
        session = self._window.controller.session
        moves = WINS[session.code].split()
        if len(session.log) < len(moves):
            desk = Desk(self._window.view, session, self._time)
            desk.play(Move.parse(moves[len(session.log)]))


def main() -> int:
    folder, name, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    late = first_picture.after_first_picture

    def begin(widget: object, act: object) -> None:
        def play() -> None:
            act()  # type: ignore[operator]
            window = widget.window()  # type: ignore[attr-defined]
            window.competitor = Competitor(window, name, rounds)

        late(widget, play)  # type: ignore[arg-type]

    setattr(app, "after_first_picture", begin)  # noqa: B010  # it only imports it
    return app.run(OpenTable(file=folder))


if __name__ == "__main__":
    sys.exit(main())
