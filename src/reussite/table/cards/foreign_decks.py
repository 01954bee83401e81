"""Decks of KDE and AisleRiot that are installed on this system, as optional themes.

Nothing here is needed by a table with one of our own decks. A deck is examined before it is
offered: a large one takes up to a second, so that is done in steps. What was found out is kept in
the settings, and a table with such a deck only reads the file.
"""

from __future__ import annotations

import configparser
import statistics
import time
import zlib
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import QByteArray, QLocale, QRectF, QStandardPaths
from PySide6.QtGui import QImage, QPainter

from reussite.kernel.cards import factory_order
from reussite.table.cards.deck import BACK, Drawing

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

STEP: Final = 0.008  # seconds of examining at a time: half a frame
LARGEST: Final = 32 << 20  # bytes
BACKS: Final = ("back", "back_c1", "blue_back", "red_back", "green_back")
FLATTEST, TALLEST = 1.2, 1.75  # cards with other shapes look wrong on our tables
UNLIKE_KDE: Final = 0.05  # cards may differ by so much in shape
UNLIKE_GRID: Final = 0.06  # and in size from the cells of a grid
STRIPS: Final = (0.36, 0.24)  # fans of decks whose index stacks the suit under the rank
_GZIP: Final = b"\x1f\x8b"
_GRID: Final = (13, 5)
_WIDEST: Final = 4  # cards side by side, at least: wider ones are whole drawings

_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
_SUITS: Final = ("spade", "heart", "diamond", "club")
_FACES: Final = [(_RANKS[card.rank - 1], _SUITS[card.suit]) for card in factory_order(1)]
# How elements are called: as KDE does, and AisleRiot in the past; or as AisleRiot does now.
_NAMES: Final = {
    "kde": [f"{rank}_{suit}" for rank, suit in _FACES],
    "gnome": [f"{suit}_{rank}" for rank, suit in _FACES],
}


class ForeignDeckError(Exception):
    """A deck cannot be used.

    :ivar problem: why, as a code.
    :ivar detail: what it is about.
    """

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail


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
        if names not in _NAMES or not FLATTEST <= ratio <= TALLEST:
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
        parser.read(index, encoding="utf-8")
        group = parser["KDE Backdeck"]
        file = index.parent / group["SVG"]
    except (OSError, UnicodeDecodeError, configparser.Error, KeyError):
        return None
    name = group.get("Name", index.parent.name)
    for language in (QLocale().name(), QLocale().name().split("_")[0]):
        name = group.get(f"Name[{language}]", name)
        if f"Name[{language}]" in group:
            break
    return InstalledDeck(f"kde:{index.parent.name}", name, file)


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
    renderer = _renderer(_content(file))
    yield None
    names = yield from _naming(renderer)
    bounds = []
    end = time.perf_counter() + STEP
    for name in _NAMES[names]:
        bounds.append(renderer.boundsOnElement(name))
        if time.perf_counter() >= end:
            yield None
            end = time.perf_counter() + STEP
    aspect = _aspect(names, bounds, renderer.viewBoxF())
    back = next((back for back in BACKS if renderer.elementExists(back)), "")
    yield Foreign(file, names, back, aspect)


def _content(file: Path) -> bytes:
    try:
        if file.stat().st_size > LARGEST:
            raise ForeignDeckError("deck-too-large", file.name)
        content = file.read_bytes()
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


def _renderer(content: bytes) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(content)) or not renderer.isValid():
        raise ForeignDeckError("deck-no-drawing")
    return renderer


def _naming(renderer: QSvgRenderer) -> Generator[None, None, str]:
    """Which of the two ways its elements are called."""
    missing: list[str] = []
    for way, names in _NAMES.items():
        end = time.perf_counter() + STEP
        for name in names:
            if not renderer.elementExists(name):
                missing.append(name)
                break
            if time.perf_counter() >= end:
                yield None
                end = time.perf_counter() + STEP
        else:
            return way
    raise ForeignDeckError("deck-cards-missing", missing[0])


def _aspect(names: str, bounds: list[QRectF], box: QRectF) -> float:
    """The shape of its cards, where they are all alike."""
    if any(area.width() <= 0 or area.height() <= 0 for area in bounds):
        raise ForeignDeckError("deck-empty-card")
    aspect = statistics.median(area.height() / area.width() for area in bounds)
    unlike = sum(_is_unlike(names, area, aspect, box) for area in bounds)
    if unlike:
        raise ForeignDeckError("deck-unlike-cards", str(unlike))
    if not FLATTEST <= aspect <= TALLEST:
        raise ForeignDeckError("deck-shape", f"{aspect:.2f}")
    if statistics.median(area.width() for area in bounds) > box.width() / _WIDEST:
        raise ForeignDeckError("deck-unlike-cards", str(len(bounds)))
    return aspect


def _is_unlike(names: str, area: QRectF, aspect: float, box: QRectF) -> bool:
    if names == "kde":  # cards lie anywhere, at any scale
        return abs(area.height() / area.width() / aspect - 1) > UNLIKE_KDE
    columns, rows = _GRID
    return (
        abs(area.width() * columns / box.width() - 1) > UNLIKE_GRID
        or abs(area.height() * rows / box.height() - 1) > UNLIKE_GRID
    )


# Drawing them.


class ForeignDeck:
    """Draws an examined deck. What it does not have, and every empty place, is drawn as in ours.

    A deck that was changed or taken away since then is drawn as ours altogether.
    """

    def __init__(self, foreign: Foreign, ours: Drawing) -> None:
        self._ours = ours
        self._elements = (*_NAMES[foreign.names], foreign.back)
        self._renderer: QSvgRenderer | None = None
        self._is_broken = False
        try:
            self._content = _content(foreign.file)
        except ForeignDeckError:
            self._content, self._is_broken = b"", True
        self.edge: str | None = None  # its corners are its own
        self.aspect: float = ours.aspect if self._is_broken else foreign.aspect
        self.key: str = (
            f"{zlib.crc32(self._content):08x} {len(self._content)} {foreign.texts[1:]} {ours.key}"
        )

    def draw(self, image: QImage, number: int, area: QRectF) -> None:
        renderer = self._parsed()
        element = self._elements[number] if number <= BACK else ""
        if renderer is None or not element or not renderer.elementExists(element):
            self._ours.draw(image, number, area)
            return
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, element, area)
        painter.end()

    def _parsed(self) -> QSvgRenderer | None:
        if self._renderer is None and not self._is_broken:
            try:
                self._renderer = _renderer(self._content)
            except ForeignDeckError:
                self._is_broken = True
        return self._renderer
