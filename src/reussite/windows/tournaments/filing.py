"""Games that end are filed in the tournaments they belong to, now or when the folder is back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QObject, Signal

from reussite.game.game_file import game_text
from reussite.game.session import Session
from reussite.i18n import messages
from reussite.i18n.tournaments import folder_problem, tournament_problem
from reussite.paths import tournaments
from reussite.plugins.host import PluginHost
from reussite.tournament.entries import Entered, Entries, FilingOutcome
from reussite.tournament.form import TournamentError

translate = QCoreApplication.translate


def entries() -> Entries:
    """The tournaments of this player."""
    return Entries(tournaments())


class Filing(QObject):
    """Files what ends on the table.

    :ivar filed: something was filed, or waits.
    """

    filed = Signal()

    def __init__(self, plugins: PluginHost, tell: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._plugins = plugins
        self._tell = tell
        self._entries = entries()

    def take(self, session: Session, started: datetime | None) -> None:
        """A game ended: file it in every tournament that has it as a round."""
        mine = [
            entered
            for entered in self._entries.all()
            if session.code in self._entries.rounds(entered, self._plugins.variants)
        ]
        if not mine:
            return
        moment = started or datetime.now(UTC)
        text = game_text(session, started=moment)
        for entered in mine:
            self._keep(entered, session.code, moment, text)
        self.file_waiting()

    def _keep(self, entered: Entered, code: str, started: datetime, text: str) -> None:
        try:
            self._entries.keep(entered, code, started, text)
        except OSError as error:
            told = translate("Tournaments", "Could not save the result: %1")
            self._tell(messages.filled(told, messages.one_line(error.strerror or str(error))))

    def file_waiting(self, *, quietly: bool = False) -> None:
        """File what waits, where its folder is there.

        :param quietly: say nothing about what goes on waiting.
        """
        outcomes = self._entries.file_waiting(self._plugins.variants)
        told = [sentence for outcome in outcomes if (sentence := _told(outcome, quietly))]
        if told:
            self._tell("\n".join(dict.fromkeys(told)))
        if outcomes:
            self.filed.emit()


def _told(outcome: FilingOutcome, quietly: bool) -> str:
    name = messages.one_line(outcome.name or outcome.waiting.folder.name)
    if outcome.error is None:
        return messages.filled(translate("Tournaments", "Filed for %1."), name)
    if quietly:
        return ""
    told = translate("Tournaments", "The result for %1 will be filed as soon as possible. %2")
    if isinstance(outcome.error, TournamentError):
        return messages.filled(told, name, tournament_problem(outcome.error))
    return messages.filled(told, name, folder_problem(outcome.error))
