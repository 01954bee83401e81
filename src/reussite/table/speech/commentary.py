"""Telling in words what happens on one table, however it was played."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QAccessible

from reussite.game.session import Session
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.steps import Transition
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.keyboard.focus import TableFocus
from reussite.table.speech.announcer import Announcer
from reussite.table.speech.move_results import MoveResults


class Refreshed(Protocol):
    """What readers know of the table, to be told again."""

    def refresh(self) -> None: ...


class ShowingSurface(Protocol):
    """What a commentary uses of the table's widget: it tells what it shows."""

    @property
    def access(self) -> AccessPreferences: ...

    @property
    def accessible(self) -> Refreshed | None: ...

    @property
    def is_holding(self) -> bool: ...

    @property
    def opened(self) -> SignalInstance: ...

    @property
    def shown(self) -> SignalInstance: ...

    @property
    def rejected(self) -> SignalInstance: ...


class Commentary(QObject):
    """Follows what the view shows.

    :ivar is_wanted: the player uses keys now; who plays with the mouse and without a reader wants
        no running commentary.
    """

    def __init__(
        self,
        view: ShowingSurface,
        announcer: Announcer,
        attention: TableFocus,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.is_wanted = False
        self._view = view
        self._announcer = announcer
        self._focus = attention
        announcer.breathed.connect(self._tell_names)
        view.opened.connect(self._opened)
        view.shown.connect(self._shown)
        view.rejected.connect(self._rejected)

    @property
    def _tells(self) -> bool:
        return self.is_wanted or QAccessible.isActive()

    def _opened(self, session: Session) -> None:
        self._focus.moved()
        if self._tells:
            self._announcer.say(MoveResults(session, self._view.access).game())

    def _shown(self, what: str, transition: Transition) -> None:
        cursor = self._focus.cursor
        if cursor.depth is not None and (
            transition.before[cursor.spot] is not transition.after[cursor.spot]
        ):
            cursor.look(None)
            self._focus.moved()
        if not self._announcer.is_breathing:
            self._tell_names()
        if self._tells:
            reports = self._reports
            tell = {
                "played": reports.played,
                "undone": reports.undone,
                "redone": reports.redone,
                "sent-up": reports.sent_up,
                "all-undone": reports.all_undone,
                "all-redone": reports.all_redone,
            }
            self._announcer.say(tell[what](transition), urgent=transition.won)

    def _rejected(self, move: Move, refusal: Refusal) -> None:
        if self._tells:
            reports = self._reports
            self._announcer.say(reports.refused(move, refusal), urgent=True)
            if self._view.is_holding and not reports.descriptions.is_brief:
                self._announcer.say(reports.put_back())

    def _tell_names(self) -> None:
        """After what happened, and where the cursor is now, the names that have changed."""
        if self._view.accessible is not None:
            self._view.accessible.refresh()

    @property
    def _reports(self) -> MoveResults:
        session = self._focus.session
        assert session is not None
        return MoveResults(session, self._view.access)
