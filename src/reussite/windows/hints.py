"""Hints: asking the advisers of plugins for a move, and showing it on the table.

Nothing of this exists before a plugin that advises takes part.
"""

from __future__ import annotations

import random
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from reussite.api.advisers import Reason
from reussite.game.session import Session
from reussite.i18n.messages import filled
from reussite.kernel.position import Position
from reussite.plugins.advising import LONGEST, MOST, PATIENCE, Hint, believed, command, request
from reussite.table.speech.card_names import card_name
from reussite.table.view import TableView

translate = QCoreApplication.translate

_PATIENCE_MS: Final = PATIENCE * 1000


class Playing(Protocol):
    """Who has the game on the table."""

    @property
    def session(self) -> Session: ...
    @property
    def is_held(self) -> bool: ...


class Tells(Protocol):
    """Who says a sentence over the table."""

    def tell(self, sentence: str, *, lasting: bool = True) -> None: ...


class Hints(QObject):
    """Asks for the game on the table, and shows one answer after the other.

    :ivar given: a hint was shown (Session).
    """

    given = Signal(object)

    def __init__(self, view: TableView, play: Playing, notices: Tells, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._play = play
        self._notices = notices
        self._process: QProcess | None = None
        self._position: Position | None = None  # what was asked about
        self._hints: list[Hint] = []
        self._shown = 0
        self._is_awaited = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._end)

    @property
    def is_asking(self) -> bool:
        """Whether an answer may still come."""
        return self._process is not None

    @property
    def process(self) -> QProcess | None:
        """Where the advisers are at work."""
        return self._process

    def ask(self) -> None:
        """Show the best move; asked again about the same table, the next best."""
        session = self._play.session
        if self._play.is_held or session.is_over:
            return
        if self._position is not session.position:
            self._begin(session)
        self._is_awaited = True
        self._show_next()

    def move_on(self, session: Session) -> None:
        """The table may have changed: what was asked about an earlier one counts no more."""
        if self._position is not None and self._position is not session.position:
            self.stop()

    def stop(self) -> None:
        """Nobody waits for answers, and no place is marked."""
        self._position = None
        self._is_awaited = False
        self._hints, self._shown = [], 0
        self._stop_process()
        self._view.table.drop_highlights.clear()

    def _begin(self, session: Session) -> None:
        self.stop()
        self._position = session.position
        process = self._process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        program, *arguments = command()
        asked = request(session.game, session.position, random.Random())
        process.start(program, arguments)
        process.write(asked)
        process.closeWriteChannel()
        self._patience.start()

    def _read(self) -> None:
        self._collect()
        process = self._process
        if process is not None and (len(self._hints) >= MOST or process.bytesAvailable() > LONGEST):
            self._stop_process()  # it might never end by itself
        self._show_next()

    def _collect(self) -> None:
        """The answers that came, as far as they are believed."""
        process, position = self._process, self._position
        if process is None or position is None:
            return
        while process.canReadLine() and len(self._hints) < MOST:
            line = bytes(process.readLine(LONGEST).data())
            hint = believed(line, self._play.session.game, position)
            if hint is not None and all(hint.move != other.move for other in self._hints):
                self._hints.append(hint)

    def _end(self) -> None:
        """No more answers come, whatever the reason."""
        if self._process is not None:
            self._collect()
            self._stop_process()
            self._show_next()

    def _stop_process(self) -> None:
        self._patience.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        if process.state() is not QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished()
        process.deleteLater()

    def _show_next(self) -> None:
        if not self._is_awaited:
            return
        if self._shown >= len(self._hints):
            if self._process is not None:
                return  # it is shown when it comes
            self._is_awaited = False
            if not self._hints:
                self._notices.tell(translate("Hints", "No hint was found."), lasting=False)
                return
            self._shown = 0  # from the best again
        hint = self._hints[self._shown]
        self._shown += 1
        self._is_awaited = False
        self.given.emit(self._play.session)  # first: what counts it clears the table of words
        self._view.finish()
        self._view.table.drop_highlights.show(
            [spot for spot in (hint.move.source, hint.move.target) if not spot.is_every]
        )
        self._notices.tell(sentence(hint), lasting=False)


def sentence(hint: Hint) -> str:
    """Why the move is good, for the player."""
    card = "" if hint.card is None else card_name(hint.card)
    said = {
        Reason.GOES_UP: translate("Hints", "Goes up: %1."),
        Reason.TURNS_UP: translate("Hints", "Turns a card up."),
        Reason.FREES: translate("Hints", "Frees: %1."),
        Reason.EMPTIES: translate("Hints", "Empties a place."),
        Reason.FINDS_PLACE: translate("Hints", "Finds a place: %1."),
        Reason.DRAWS: translate("Hints", "Draws from the stock."),
        Reason.TURNS_OVER: translate("Hints", "Turns the waste over."),
    }[hint.reason]
    why = filled(said, card) if card else said
    if not hint.wins:
        return why
    return filled(translate("Hints", "%1 This line wins."), why)
