"""A deck: one drawing with every face, the back and the marks of empty places."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter

from reussite.kernel.cards import FACES, factory_order
from reussite.table.geometry import ASPECT

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer  # loaded only when something must be rendered

BACK: Final = FACES  # the number of the back, after the faces 0 to 51
SLOTS: Final = (
    "slot",
    "slot_club",
    "slot_diamond",
    "slot_heart",
    "slot_spade",
    "slot_ace",
    "slot_king",
    "slot_recycle",
    "slot_norecycle",
    "slot_cell",
)
PICTURES: Final = BACK + 1 + len(SLOTS)
EDGE_COLOUR: Final = b"#b9b3a6"  # of the edge line in our own decks

# Paper, panels and rays of the courts in our own decks, by what they are in a dark room.
_DIMMED: Final = {b"#fffdf8": b"#e9e4da", b"#fbf2df": b"#e2d8c3", b"#f3e2bd": b"#dac9a3"}
# Inks that would not be read well enough on it any more, and what takes their place there.
_DIMMED_INKS: Final = {
    b"#b45c00": b"#9d5000",
    b"#d01843": b"#c5102f",
    b"#0c818b": b"#107072",
    b"#0a7a4b": b"#097347",
}

_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
_SUITS: Final = ("spade", "heart", "diamond", "club")


class Drawing(Protocol):
    """Something that draws cards, backs and the marks of empty places.

    Pictures are numbered: 0 to 51 as `Card.face`, then BACK, then SLOTS.
    """

    @property
    def key(self) -> str:
        """Tells this drawing from any other."""

    @property
    def edge(self) -> str | None:
        """The colour of an edge line to be drawn on cards and backs; None: they need none."""

    @property
    def aspect(self) -> float:
        """Height of a card in card widths."""

    @property
    def problem(self) -> Exception | None:
        """Why it is drawn as another one, if it is."""

    def is_ready(self, number: int, size: tuple[int, int]) -> bool:
        """Whether this picture can be drawn as it is, so many pixels wide and high; else another
        stands in for it until it is prepared."""

    def prepare(self, numbers: Sequence[int], size: tuple[int, int]) -> Iterator[frozenset[int]]:
        """Get these pictures ready, a few milliseconds at each step; which of them are so now."""

    def draw(self, image: QImage, number: int, area: QRectF) -> None:
        """Draw one picture into `area` of an image."""


class Deck:
    """The SVG of a deck of ours; it is parsed only when something must be rendered.

    :param file: an SVG with the elements of our decks.
    :param back: the element that is the back, such as `back_red`.
    :param edge: another colour, as `#rrggbb`, for the edge line of the cards.
    :param letters: the language of the index letters.
    :param dimmed: paper that does not dazzle in a dark room.
    :raises OSError: when the file cannot be read.
    """

    aspect: float = ASPECT
    problem: Exception | None = None

    def __init__(
        self,
        file: Path,
        *,
        back: str = "back",
        edge: str | None = None,
        letters: str = "en",
        dimmed: bool = False,
    ) -> None:
        content = file.read_bytes()
        for light, dim in (_DIMMED | _DIMMED_INKS).items() if dimmed else ():
            content = content.replace(light, dim)
        #: The colour that a whole pixel of the edge needs to be seen on a light cloth; None: none.
        self.edge = edge
        if edge is not None:
            content = content.replace(EDGE_COLOUR, edge.encode())
        if letters != "en":
            from reussite.table.cards.index_letters import with_letters  # seldom needed

            content = with_letters(content, letters)
        self._file = file
        self._content = content
        self._renderer: QSvgRenderer | None = None
        faces = (f"{_RANKS[card.rank - 1]}_{_SUITS[card.suit]}" for card in factory_order(1))
        self._elements = (*faces, back, *SLOTS)
        self.key: str = f"{zlib.crc32(content):08x} {len(content)} {back}"

    def is_ready(self, number: int, size: tuple[int, int]) -> bool:
        return True

    def prepare(self, numbers: Sequence[int], size: tuple[int, int]) -> Iterator[frozenset[int]]:
        return iter(())

    def draw(self, image: QImage, number: int, area: QRectF) -> None:
        """Draw one picture into `area` of an image; raises ValueError when the file is no deck."""
        if self._renderer is None:
            self._renderer = self._parse()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer.render(painter, self._elements[number], area)
        painter.end()

    def _parse(self) -> QSvgRenderer:
        from PySide6.QtSvg import QSvgRenderer

        renderer = QSvgRenderer(QByteArray(self._content))
        if not renderer.isValid() or not all(map(renderer.elementExists, self._elements)):
            raise ValueError(f"{self._file} is no deck of cards")
        return renderer
