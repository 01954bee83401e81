"""Decks of KDE and AisleRiot that are installed on this system, as optional themes.

Nothing here is needed by a table with one of our own decks. A deck is examined before it is
offered, and drawn, by a process of its own; both may take seconds, so they are done in steps. What
was found out is kept in the settings, and the finished pictures on disk.
"""

from __future__ import annotations

import configparser
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QStandardPaths
from PySide6.QtGui import QImage, QPainter

from reussite.reading import TooLargeError, read_regular, read_regular_text
from reussite.table.cards import deck_process
from reussite.table.cards.deck import BACK, Drawing
from reussite.table.cards.deck_worker import FLATTEST, NAMES, TALLEST, ForeignDeckError

LARGEST: Final = 32 << 20  # bytes
STRIPS: Final = (0.36, 0.24)  # fans of decks whose index stacks the suit under the rank
_INDEX: Final = 64 << 10  # bytes of an index file
_NAME: Final = 60  # characters
_SIZES: Final = 2  # in which pictures are kept: they are asked for once, as a rule
_GZIP: Final = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class InstalledDeck:
    """A deck that was found; nothing of its drawing was looked at.

    :param key: its name in the settings: `kde:svg-oxygen`, `aisleriot:bonded`.
    """

    key: str
    name: str
    file: Path


@dataclass(frozen=True, slots=True)
class Foreign:
    """What must be known of a deck to draw it.

    :param names: how its elements are called, `kde` or `gnome`.
    :param back: the element of its back; empty: it has none.
    :param aspect: height of a card in card widths.
    """

    file: Path
    names: str
    back: str
    aspect: float

    @property
    def texts(self) -> list[str]:
        """As in the settings."""
        return [str(self.file), self.names, self.back, f"{self.aspect:.4f}"]

    @classmethod
    def parse(cls, texts: list[str]) -> Self | None:
        """What `texts` wrote; None for anything else."""
        try:
            file, names, back, aspect = texts
            ratio = float(aspect)
        except ValueError:
            return None
        if names not in NAMES or not FLATTEST <= ratio <= TALLEST:
            return None
        return cls(Path(file), names, back, ratio)


# Finding decks.


def installed() -> list[InstalledDeck]:
    """The decks on this system, each once: the first data folder with a name wins."""
    found: dict[str, InstalledDeck] = {}
    for theme in (*_kde_themes(), *_aisleriot_themes()):
        found.setdefault(theme.key, theme)
    return sorted(found.values(), key=lambda theme: theme.name.casefold())


def _data_folders(name: str) -> list[Path]:
    place = QStandardPaths.StandardLocation.GenericDataLocation
    option = QStandardPaths.LocateOption.LocateDirectory
    return [Path(folder) for folder in QStandardPaths.locateAll(place, name, option)]


def _kde_themes() -> Iterator[InstalledDeck]:
    for folder in _data_folders("carddecks"):
        for index in sorted(folder.glob("*/index.desktop")):
            if theme := _kde_theme(index):
                yield theme


def _kde_theme(index: Path) -> InstalledDeck | None:
    """What an index file says; None where it is none."""
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    try:
        parser.read_string(read_regular_text(index, _INDEX))
        group = parser["KDE Backdeck"]
        file = index.parent / group["SVG"]
    except (OSError, UnicodeDecodeError, configparser.Error, KeyError):
        return None
    name = group.get("Name", index.parent.name)
    for language in (QLocale().name(), QLocale().name().split("_")[0]):
        name = group.get(f"Name[{language}]", name)
        if f"Name[{language}]" in group:
            break
    return InstalledDeck(f"kde:{index.parent.name}", name[:_NAME], file)


def _aisleriot_themes() -> Iterator[InstalledDeck]:
    for place in ("aisleriot/cards", "gnome-games-common/cards"):
        for folder in _data_folders(place):
            for file in sorted((*folder.glob("*.svgz"), *folder.glob("*.svg"))):
                yield InstalledDeck(f"aisleriot:{file.stem}", _readable(file.stem), file)


def _readable(stem: str) -> str:
    name = stem.replace("_", " ").strip()
    return name[:1].upper() + name[1:]


# Examining them.


def examined(file: Path) -> Iterator[Foreign | None]:
    """Look through a deck, a little at each step: None until the last one.

    :raises ForeignDeckError: when it cannot be used.
    """
    content = _content(file)
    yield None
    names, back, aspect = yield from deck_process.examine(content)
    yield Foreign(file, names, back, aspect)


def _content(file: Path) -> bytes:
    try:
        content = read_regular(file, LARGEST)
    except TooLargeError as error:
        raise ForeignDeckError("deck-too-large", file.name) from error
    except OSError as error:
        raise ForeignDeckError("deck-unreadable", error.strerror or str(error)) from error
    return _unpacked(content, file.name) if content.startswith(_GZIP) else content


def _unpacked(content: bytes, name: str) -> bytes:
    """What a gzipped file holds, if it holds no more than is allowed."""
    unpacking = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    try:
        unpacked = unpacking.decompress(content, LARGEST)
    except zlib.error as error:
        raise ForeignDeckError("deck-no-drawing") from error
    if unpacking.unconsumed_tail:
        raise ForeignDeckError("deck-too-large", name)
    return unpacked


# Drawing them.


class ForeignDeck:
    """Draws an examined deck. What it does not have, and every empty place, is drawn as in ours.

    Pictures have to be prepared, in the size in which they are drawn; until then, and where that
    fails, they are drawn as ours. So is a deck that was changed or taken away since.

    :ivar problem: why it cannot be drawn, once that is known.
    """

    def __init__(self, foreign: Foreign, ours: Drawing) -> None:
        self._ours = ours
        self._elements = (*NAMES[foreign.names], foreign.back)
        self._prepared: dict[tuple[int, int], dict[int, QImage]] = {}
        self.problem: ForeignDeckError | None = None
        try:
            self._content = _content(foreign.file)
        except ForeignDeckError as error:
            self._content, self.problem = b"", error
        self.edge: str | None = None  # its corners are its own
        self.aspect: float = ours.aspect if self.problem is not None else foreign.aspect
        self.key: str = (
            f"{zlib.crc32(self._content):08x} {len(self._content)} {foreign.texts[1:]} {ours.key}"
        )

    def is_ready(self, number: int, size: tuple[int, int]) -> bool:
        if self.problem is not None or not self._has(number):
            return True
        return number in self._prepared.get(size, ())

    def prepare(self, numbers: Sequence[int], size: tuple[int, int]) -> Iterator[frozenset[int]]:
        wanted = [number for number in numbers if not self.is_ready(number, size)]
        if not wanted:
            return
        ready = self._prepared.setdefault(size, {})
        for oldest in [other for other in self._prepared if other != size][: 1 - _SIZES]:
            del self._prepared[oldest]
        elements = [self._elements[number] for number in wanted]
        following = iter(wanted)
        try:
            for picture in deck_process.draw(self._content, elements, *size):
                if picture is None:
                    yield frozenset()
                else:
                    number = next(following)
                    ready[number] = picture
                    yield frozenset([number])
        except ForeignDeckError as error:
            self.problem = error

    def draw(self, image: QImage, number: int, area: QRectF) -> None:
        size: QSize = area.size().toSize()
        picture = self._prepared.get((size.width(), size.height()), {}).get(number)
        if picture is None or self.problem is not None:
            self._ours.draw(image, number, area)
            return
        painter = QPainter(image)
        painter.drawImage(QPointF(area.topLeft()), picture)
        painter.end()

    def _has(self, number: int) -> bool:
        return number <= BACK and bool(self._elements[number])
