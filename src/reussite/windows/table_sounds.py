"""What is heard of the table: each thing that happens has a sound of its own."""

from __future__ import annotations

from PySide6.QtCore import QObject

from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import STOCK
from reussite.kernel.steps import Transition
from reussite.paths import resources
from reussite.sounds import Sound, Sounds
from reussite.table.view import TableView


class TableSounds(QObject):
    """Listens to one table as long as sounds are wanted.

    :param sounds: what plays them.
    """

    def __init__(
        self, view: TableView, parent: QObject | None = None, sounds: Sounds | None = None
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._sounds = sounds or Sounds(resources() / "sounds")
        self.is_on = False
        gestures = view.table.gestures
        gestures.picked_up.connect(lambda: self._play(Sound.PICKED_UP))
        gestures.carried.connect(lambda: self._play(Sound.CARRIED))
        view.shown.connect(self._shown)
        view.rejected.connect(self._rejected)
        view.refused.connect(self._refused)
        self._was_rejected = False

    def turn(self, is_on: bool) -> None:
        """On or off; the thread and the device are there only while it is on."""
        if is_on and not self.is_on:
            self._view.keyboard.focus.turned.connect(self._turned)
        elif self.is_on and not is_on:
            self._view.keyboard.focus.turned.disconnect(self._turned)
            self._sounds.stop()
        self.is_on = is_on

    def _play(self, sound: Sound) -> None:
        if self.is_on:
            self._sounds.play(sound)

    def _turned(self) -> None:
        """The cursor of the keys is elsewhere now."""
        if self._view.is_holding:
            self._play(Sound.CARRIED)

    def _shown(self, what: str, done: Transition) -> None:
        is_drawn = what in ("played", "redone") and done.move is not None
        if is_drawn and done.move is not None and STOCK in (done.move.source, done.move.target):
            self._play(Sound.DRAWN)
        else:
            self._play(Sound.LAID_DOWN)
            if what in ("played", "redone", "sent-up") and turns_over(done):
                self._play(Sound.TURNED_OVER)
        if done.won and what in ("played", "sent-up"):
            self._play(Sound.WON)

    def _rejected(self, _move: Move, _refusal: Refusal) -> None:
        self._was_rejected = True
        self._play(Sound.REFUSED)

    def _refused(self, _refusal: Refusal) -> None:
        """A move that is rejected is refused as well: that is one sound."""
        was_rejected, self._was_rejected = self._was_rejected, False
        if not was_rejected:
            self._play(Sound.REFUSED)


def turns_over(done: Transition) -> bool:
    """Whether a card that lay face down shows its face now, where it lies."""
    return any(
        spot is not STOCK and len(done.after[spot].down) < len(pile.down)
        for spot, pile in done.before
    )
