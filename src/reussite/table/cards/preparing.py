"""Getting pictures of a deck ready while the program goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from reussite.table.cards.deck import Drawing


class Preparing(QObject):
    """Prepares the pictures that somebody wants to draw; the last wish counts.

    Signal `ready` tells that they can be drawn now.
    """

    ready = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wish: tuple[str, Sequence[int], tuple[int, int]] | None = None
        self._steps: Iterator[frozenset[int]] | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._step)

    def are_ready(self, drawing: Drawing, numbers: Sequence[int], size: tuple[int, int]) -> bool:
        """Whether these pictures can be drawn; else they will be."""
        if all(drawing.is_ready(number, size) for number in numbers):
            return True
        wish = (drawing.key, numbers, size)
        if wish != self._wish:
            self._wish = wish
            self._steps = drawing.prepare(numbers, size)
            self._next.start()
        return False

    def stop(self) -> None:
        """Nobody wants them any more."""
        self._wish = self._steps = None

    def _step(self) -> None:
        if self._steps is None:
            return
        if next(self._steps, None) is not None:
            self._next.start()
            return
        self.stop()
        self.ready.emit()
