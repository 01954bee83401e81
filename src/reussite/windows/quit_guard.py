"""Ending the program: nothing that was played is lost unasked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reussite.store.store import Store
from reussite.windows.dialogs.confirm import UnsavedQuestion
from reussite.windows.game_controller import GameController
from reussite.windows.pause import Pause, RestReason
from reussite.windows.status import StatusBar


class QuitGuard:
    """Sees to it that the game is on disk before a window closes, and asks where it is not."""

    def __init__(
        self, play: GameController, pause: Pause, store: Store, status: StatusBar, window: QWidget
    ) -> None:
        self._controller = play
        self._pause = pause
        self._store = store
        self._status = status
        self._window = window

    def is_kept(self) -> bool:
        """Whether what was played is on disk, or can be brought there now."""
        if not self._controller.has_session or not self._controller.session.is_started:
            return True
        if not self._store.is_saving:
            self._store.record_time(self._controller.session)
            self._status.show_saving(self._store.is_saving)
        return self._store.is_saving

    def ask(self) -> None:
        """Let the player close the window although not everything is on disk."""
        question = UnsavedQuestion(self._window, is_tried_again=self._store.is_kept)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.agreed.connect(self._window.close)
        question.open()

    def be_ready(self) -> None:
        """The desktop's session may end: nothing must be lost, and nothing must stand in the way
        of playing on."""
        if not self._controller.has_session:
            return
        if self._pause.is_timed and not self._controller.session.is_over:
            self._pause.begin(RestReason.PLAYER)
        else:
            self._store.record_time(self._controller.session)
