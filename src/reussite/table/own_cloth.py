"""A colour or a picture of the player's own as the cloth, with marks that are seen on it.

In the settings a colour is itself, `#335577`, and a picture is the name of our copy of it,
`picture-0123456789ab.jpg`: the file that was chosen may go. The copy is no larger than tables are.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter, QPixmap

from reussite.api.records import Felt
from reussite.atomic_writing import write_atomically
from reussite.colours import contrast, linear, mixed
from reussite.reading import NoFileError, TooLargeError, read_regular
from reussite.table.background import PaintedFelt

LARGEST_MB: Final = 20  # of a file that is chosen
LARGEST_SIDE: Final = 8000  # pixels of its picture
KEPT_SIDE: Final = 2560  # pixels of our copy
_MEMORY_MB: Final = 256  # that a picture may take while it is read
_FORMATS: Final = ("png", "jpeg", "webp")
_JPEG: Final = b"\xff\xd8"  # how its files begin
_QUALITY: Final = 90  # per cent, of our copy
_UNDER: Final = "#232a35"  # what is seen through a picture that has clear places

_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_NAME: Final = re.compile(r"picture-[0-9a-f]{12}\.jpg")

# The least contrasts of the cloths that come with the program.
SEEN: Final = 3.5  # marks of empty places, as strong as decks draw them, and rings
CARDS_SEEN: Final = 3.05  # the paper of cards, or their edge
READABLE: Final = 11.0  # texts on what is around the table
ACCENT_READABLE: Final = 5.6  # the accent there
SLOT_STRENGTH: Final = 0.70
_PAPER: Final = "#fffdf8"
_EDGES: Final = (None, "#6f6a5e", "#4a463d", "#2b2923", "#000000")
_USUAL_EDGE: Final = "#b9b3a6"

_DARKENING: Final = (0.40, 0.32, 0.24, 0.16, 0.08, 0.0)  # of a dark cloth, to its edge
_FADING: Final = (0.12, 0.08, 0.04, 0.0)  # of a light one
_STEPS: Final = tuple(n / 50 for n in range(51))
_SIDE: Final = 256  # pixels of the small picture in which the lightest place is looked for


class PictureError(Exception):
    """A file is not taken as a cloth.

    :ivar problem: `unreadable`, `no-file`, `too-large`, `too-wide`, `no-picture` or `not-kept`.
    :ivar detail: what the system says, if anything.
    """

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail


@dataclass(frozen=True, kw_only=True)
class PictureFelt(PaintedFelt):
    """A picture as the cloth.

    :param picture: its file, which covers the table.
    :param veil: how much of black lies over it, so that marks are seen on it, 0 to 1.
    """

    picture: Path
    veil: float

    def paint(self, pixmap: QPixmap) -> None:
        """Cover all of a table in the picture's own proportions, and lay the veil over it."""
        pixmap.fill(QColor(self.centre))
        try:
            image = _kept(self.picture)
        except PictureError:  # it was there when the cloth was put on
            return
        table = QRectF(pixmap.rect())
        share = min(image.width() / table.width(), image.height() / table.height())
        seen = QRectF(0, 0, table.width() * share, table.height() * share)
        seen.moveCenter(QRectF(image.rect()).center())
        veil = QColor("#000000")
        veil.setAlphaF(self.veil)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(table, image, seen)
        painter.fillRect(table, veil)
        painter.end()


def is_colour(name: str) -> bool:
    return _COLOUR.fullmatch(name) is not None


def is_picture(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def own_felt(name: str, folder: Path) -> Felt | None:
    """The cloth with this name in the settings; None where it is none, or its picture is gone.

    :param folder: where our copies of pictures lie.
    """
    if is_colour(name):
        return felt_of_colour(name)
    if not is_picture(name) or not os.path.isfile(folder / name):
        return None
    try:
        return _felt_of_picture(folder / name)
    except PictureError:
        return None


# Colours.


@lru_cache(maxsize=64)
def felt_of_colour(colour: str) -> Felt:
    """This colour with light or dark marks, whichever are seen better on it.

    A colour between the two becomes a little darker or lighter, as far as the marks need it.
    """
    light, dark = (_slot_contrast(slot, colour) for slot in ("#ffffff", "#000000"))
    ways = ((_dark, "#000000"), (_light, "#ffffff"))
    for step in _STEPS:
        for make, towards in ways if light >= dark else ways[::-1]:
            if felt := make(colour, mixed(colour, towards, step)):
                return felt
    raise AssertionError(colour)  # marks are seen on black, and on white


def _dark(key: str, colour: str) -> Felt | None:
    accents, edges = ("#ffd257", "#fff0b8", "#ffffff"), _darker(colour, _DARKENING)
    text = mixed(colour, "#ffffff", 0.9)
    chrome = _first(
        (mixed(colour, "#000000", max(0.5, step)) for step in _STEPS),
        lambda chrome: contrast(text, chrome) >= READABLE,
    )
    return _made(key, colour, edges, chrome, text, ("#ffffff",), accents)


def _light(key: str, colour: str) -> Felt | None:
    accents = ("#0b5fbf", "#0a468c", "#082f5e", "#04182f")
    edges = _darker(colour, _FADING)
    text = mixed(colour, "#000000", 0.85)
    chrome = _first(
        (mixed(colour, "#ffffff", max(0.7, step)) for step in _STEPS),
        lambda chrome: contrast(text, chrome) >= READABLE,
    )
    slots = (mixed(colour, "#000000", 0.75), "#000000")
    return _made(key, colour, edges, chrome, text, slots, accents)


def _darker(colour: str, shares: Iterable[float]) -> list[str]:
    return [mixed(colour, "#000000", share) for share in shares]


def _made(
    key: str,
    colour: str,
    edges: Iterable[str],
    chrome: str | None,
    text: str,
    slots: Iterable[str],
    accents: Iterable[str],
) -> Felt | None:
    """The cloth with the first of each on which everything is seen; None where there is none."""
    if chrome is None:
        return None
    around = chrome
    for edge in edges:
        grounds = (colour, edge)

        def slot_is_seen(slot: str, grounds: tuple[str, ...] = grounds) -> bool:
            return all(_slot_contrast(slot, ground) >= SEEN for ground in grounds)

        def ring_is_seen(accent: str, grounds: tuple[str, ...] = grounds) -> bool:
            is_read = contrast(accent, around) >= ACCENT_READABLE
            return is_read and all(contrast(accent, ground) >= SEEN for ground in grounds)

        slot, accent = _first(slots, slot_is_seen), _first(accents, ring_is_seen)
        if slot is not None and accent is not None:
            edge_of_cards = _card_edge(*grounds)
            return Felt(key, "", colour, edge, chrome, text, slot, accent, edge_of_cards)
    return None


def _card_edge(*grounds: str) -> str | None:
    """The edge line of cards that is seen here; None: the usual one, or their paper is."""
    for edge in _EDGES:
        colours = (_PAPER, edge or _USUAL_EDGE)
        if all(max(contrast(one, each) for one in colours) >= CARDS_SEEN for each in grounds):
            return edge
    return _EDGES[-1]


def _first(choices: Iterable[str], is_right: Callable[[str], bool]) -> str | None:
    return next((choice for choice in choices if is_right(choice)), None)


def _slot_contrast(slot: str, ground: str) -> float:
    return contrast(mixed(ground, slot, SLOT_STRENGTH), ground)


# Pictures.


def take_picture(path: Path, folder: Path) -> str:
    """Keep a copy of this picture, scaled down, in our folder; its name in the settings.

    Raises PictureError.
    """
    content = _jpeg(_read(path))
    name = f"picture-{hashlib.sha256(content).hexdigest()[:12]}.jpg"
    try:
        write_atomically(folder / name, content)
    except OSError as error:
        raise PictureError("not-kept", error.strerror or str(error)) from error
    return name


def forget_pictures(folder: Path, but: Iterable[str]) -> None:
    """Remove our copies, except those that are in use."""
    kept = set(but)
    with suppress(OSError):
        for name in os.listdir(folder):
            if is_picture(name) and name not in kept:
                with suppress(OSError):
                    (folder / name).unlink()


@lru_cache(maxsize=4)
def _felt_of_picture(path: Path) -> PictureFelt:
    """Marks are light, and the veil is as thick as the lightest place needs it."""
    lightest, mean = _lights(_kept(path))
    veil = next(step for step in _STEPS if _are_seen(mixed(lightest, "#000000", step)))
    ground = mixed(mean, "#000000", veil)
    under = next(felt for step in _STEPS if (felt := _dark("", mixed(ground, "#000000", step))))
    facts = {**asdict(under), "key": path.name, "card_edge": None}
    return PictureFelt(**facts, picture=path, veil=veil)


def _are_seen(ground: str) -> bool:
    return (
        _slot_contrast("#ffffff", ground) >= SEEN
        and contrast("#ffd257", ground) >= SEEN
        and contrast(_PAPER, ground) >= CARDS_SEEN
    )


def _lights(image: QImage) -> tuple[str, str]:
    """The colour of the lightest place of a picture, and the mean of all."""
    small = image.scaled(
        _SIDE,
        _SIDE,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB888)
    width, line, data = 3 * small.width(), small.bytesPerLine(), bytes(small.constBits())
    rows = [data[y * line : y * line + width] for y in range(small.height())]
    pixels = b"".join(rows)
    channels = [pixels[n::3] for n in range(3)]
    red, green, blue = (
        [share * linear(n) for n in range(256)] for share in (0.2126, 0.7152, 0.0722)
    )
    lightest = max(
        set(zip(*channels, strict=True)),
        key=lambda each: red[each[0]] + green[each[1]] + blue[each[2]],
    )
    mean = [round(sum(channel) / len(channel)) for channel in channels]
    return QColor(*lightest).name(), QColor(*mean).name()


@lru_cache(maxsize=2)
def _kept(path: Path) -> QImage:
    """Our copy of a picture; raises PictureError."""
    return _read(path)


def _read(path: Path) -> QImage:
    """The picture in a file, no larger than we keep it; raises PictureError."""
    try:
        content = read_regular(path, LARGEST_MB << 20)
    except (NoFileError, IsADirectoryError) as error:
        raise PictureError("no-file") from error
    except TooLargeError as error:
        raise PictureError("too-large") from error
    except OSError as error:
        raise PictureError("unreadable", error.strerror or str(error)) from error
    if content.startswith(_JPEG) and not _is_whole(content):
        raise PictureError("no-picture")
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return _decoded(QImageReader(buffer))


def _decoded(reader: QImageReader) -> QImage:
    reader.setAutoTransform(True)
    kind, size = bytes(reader.format().data()).decode(), reader.size()
    if kind not in _FORMATS or size.isEmpty():
        raise PictureError("no-picture")
    if max(size.width(), size.height()) > LARGEST_SIDE:
        raise PictureError("too-wide")
    if max(size.width(), size.height()) > KEPT_SIDE:
        reader.setScaledSize(_fitted(size))
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(_MEMORY_MB)
    try:
        image = reader.read()
    finally:
        QImageReader.setAllocationLimit(before)
    if image.isNull():
        takes_much = 8 * size.width() * size.height() > _MEMORY_MB << 20
        raise PictureError("too-wide" if takes_much else "no-picture")
    return image


def _fitted(size: QSize) -> QSize:
    small = size.scaled(KEPT_SIDE, KEPT_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    return small.expandedTo(QSize(1, 1))


def _is_whole(jpeg: bytes) -> bool:
    """Whether the scan ends: the rest of one that was cut off would be grey."""
    at = 2
    while at + 4 <= len(jpeg) and jpeg[at] == 0xFF:
        if jpeg[at + 1] == 0xDA:
            return jpeg.find(b"\xff\xd9", at) >= 0
        at += 1 if jpeg[at + 1] == 0xFF else 2 + int.from_bytes(jpeg[at + 2 : at + 4], "big")
    return False


def _jpeg(image: QImage) -> bytes:
    opaque = QImage(image.size(), QImage.Format.Format_RGB32)
    opaque.fill(QColor(_UNDER))
    painter = QPainter(opaque)
    painter.drawImage(0, 0, image)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    if not writer.write(opaque):
        raise PictureError("not-kept", writer.errorString())
    return bytes(buffer.data().data())
