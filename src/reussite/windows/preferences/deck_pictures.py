"""Pictures of decks, a few cards of each: those of others are looked through and drawn one after
the other, by a process of their own, while the program goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from reussite.kernel.cards import Card
from reussite.paths import resources
from reussite.table.cards.deck import Drawing
from reussite.table.cards.deck_worker import ForeignDeckError
from reussite.table.cards.faces import PIXELS
from reussite.table.cards.foreign_decks import Foreign, ForeignDeck, InstalledDeck, examined
from reussite.table.theme import Theme
from reussite.windows.appearance import DECKS
from reussite.windows.preferences.pictures import picture_icon

CARDS: Final = ("AC", "TD", "QS", "KH")  # from below to the one that is seen whole
_NUMBERS: Final = tuple(Card.parse(text).face for text in CARDS)
_KEPT: Final = 100  # pictures

_Key = tuple[str, int, int, int]  # a deck as it is drawn, and the size
_drawn: dict[_Key, QImage] = {}  # while the program runs
_found: dict[tuple[Path, int], Foreign | ForeignDeckError] = {}  # of a file as it was written


class DeckPictures(QObject):
    """Draws decks and finds out whether those of others can be used.

    Signal `drawn` tells of a deck whose picture is there, `found_out` of one that was looked
    through.

    :param look: what the table wears now.
    """

    drawn = Signal(str, QIcon)
    found_out = Signal(str)

    def __init__(self, look: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._size = QSize(1, 1)
        self._decks: dict[str, InstalledDeck] = {}
        self._waiting: list[str] = []
        self._now = ""  # the deck that is worked on
        self._steps: Iterator[None] | None = None
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._step)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.stop)

    def found(self, key: str) -> Foreign | ForeignDeckError | None:
        """What is known of a deck of others; None: nothing yet."""
        deck = self._decks.get(key)
        return None if deck is None else _found.get(_stamp(deck.file))

    def draw(self, decks: dict[str, InstalledDeck], size: QSize) -> None:
        """Draw ours and these, in pixels of this size."""
        self.stop()
        self._decks, self._size = decks, size
        self._waiting = [*DECKS, *decks]
        self.go_on()

    def go_on(self) -> None:
        """Work at what is left."""
        if self._waiting or self._steps is not None:
            self._next.start()

    def stop(self) -> None:
        """Leave what is left for later; no process goes on."""
        self._next.stop()
        if self._steps is not None:
            self._steps = None
            self._waiting.insert(0, self._now)

    def hurry(self, key: str) -> None:
        """The player wants this one: it is next, and the one that is worked on comes last."""
        if key == self._now and self._steps is not None:
            return
        self.stop()
        rest = [one for one in self._waiting if one != key]
        if self._now in rest:
            rest.remove(self._now)
            rest.append(self._now)
        self._waiting = [key, *rest]
        self._next.start()

    def _step(self) -> None:
        if self._steps is None:
            if not self._waiting:
                return
            self._now = self._waiting.pop(0)
            self._steps = self._work(self._now)
        for _ in self._steps:
            self._next.start()
            return
        self._steps = None
        self.go_on()

    def _work(self, key: str) -> Iterator[None]:
        look = replace(self._look(), foreign=None)
        large = "-large" if look.is_heaped else ""
        if key in DECKS:
            deck = resources() / "cards" / f"deck-{key}{large}.svg"
            yield from self._picture(key, replace(look, deck=deck).drawing())
            return
        deck_of_others = self._decks[key]
        stamp = _stamp(deck_of_others.file)
        if stamp not in _found:
            yield from _look_through(deck_of_others.file, stamp)
            self.found_out.emit(key)
        found = _found[stamp]
        if isinstance(found, Foreign):
            yield from self._picture(key, ForeignDeck(found, look.drawing()))

    def _picture(self, key: str, drawing: Drawing) -> Iterator[None]:
        height = self._size.height()
        width = round(height / drawing.aspect)
        kept = (drawing.key, self._size.width(), width, height)
        if kept not in _drawn:
            for _ in drawing.prepare(_NUMBERS, (width, height)):
                yield
            image = QImage(self._size, PIXELS)
            image.fill(0)
            painter = QPainter(image)
            for n, number in enumerate(_NUMBERS):
                card = QImage(width, height, PIXELS)
                card.fill(0)
                drawing.draw(card, number, QRectF(card.rect()))
                left = n * (self._size.width() - width) / (len(_NUMBERS) - 1)
                painter.drawImage(QPointF(round(left), 0), card)
            painter.end()
            if drawing.problem is not None:
                return
            while len(_drawn) >= _KEPT:
                del _drawn[next(iter(_drawn))]
            _drawn[kept] = image
        self.drawn.emit(key, picture_icon(QPixmap.fromImage(_drawn[kept])))


def _look_through(file: Path, stamp: tuple[Path, int]) -> Iterator[None]:
    try:
        for found in examined(file):
            if found is not None:
                _found[stamp] = found
            yield
    except ForeignDeckError as error:
        _found[stamp] = error


def _stamp(file: Path) -> tuple[Path, int]:
    """A file as it is now."""
    try:
        return file, file.stat().st_mtime_ns
    except OSError:
        return file, 0
