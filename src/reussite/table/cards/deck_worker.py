"""Looking at decks that others drew, in a process that may use only so much time and memory.

`reussite --draw-deck` reads a request and an SVG, and writes an answer and pictures. Its parent is
`reussite.table.cards.deck_process`. A drawing may be built so that it never ends, or takes all
memory there is: that ends this process, not the program.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from reussite.kernel.cards import factory_order

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtSvg import QSvgRenderer

FLAG: Final = "--draw-deck"
HEADER: Final = 4096  # bytes of a request or an answer, before what is drawn
EXAMINE: Final = "examine"
WIDEST: Final = 4096  # pixels of a picture
BACKS: Final = ("back", "back_c1", "blue_back", "red_back", "green_back")
FLATTEST, TALLEST = 1.2, 1.75  # cards with other shapes look wrong on our tables
UNLIKE_KDE: Final = 0.05  # cards may differ by so much in shape
UNLIKE_GRID: Final = 0.06  # and in size from the cells of a grid
_GRID: Final = (13, 5)
_WIDEST: Final = 4  # cards side by side, at least: wider ones are whole drawings
_LONGEST: Final = 60  # characters of a detail

_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
_SUITS: Final = ("spade", "heart", "diamond", "club")
_FACES: Final = [(_RANKS[card.rank - 1], _SUITS[card.suit]) for card in factory_order(1)]
# How elements are called: as KDE does, and AisleRiot in the past; or as AisleRiot does now.
NAMES: Final = {
    "kde": [f"{rank}_{suit}" for rank, suit in _FACES],
    "gnome": [f"{suit}_{rank}" for rank, suit in _FACES],
}

_PICTURE_SIGNS: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM")


_applications: list[QGuiApplication] = []


class ForeignDeckError(Exception):
    """A deck cannot be used.

    :ivar problem: why, as a code.
    :ivar detail: what it is about.
    """

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail


def work() -> int:
    """Answer the request that stands in the first line of the input; the exit status."""
    with open(0, "rb", closefd=False) as stream:
        request = json.loads(stream.readline(HEADER))
        content = stream.read()
    _limit(request["seconds"], request["memory"])
    try:
        answer, pictures = _answer(request, content)
    except ForeignDeckError as error:
        detail = error.detail[:_LONGEST]
        answer, pictures = {"problem": error.problem, "detail": detail}, iter(())
    except MemoryError:
        answer, pictures = {"problem": "deck-too-costly", "detail": ""}, iter(())
    with open(1, "wb", closefd=False) as stream:
        stream.write(json.dumps(answer).encode() + b"\n")
        for pixels in pictures:
            stream.write(pixels)
            stream.flush()
    os._exit(0)  # nothing is left to be tidied up


def _limit(seconds: int, memory: int) -> None:
    """This process ends when it uses more; its parent has a clock of its own."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    for kind, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_CORE, 0),
    ):
        try:
            resource.setrlimit(kind, (most, most))
        except (OSError, ValueError):
            continue  # some systems know no such limit, or have a lower one already


def _answer(request: Mapping[str, Any], content: bytes) -> tuple[dict[str, Any], Iterator[bytes]]:
    _refuse_outside(content)
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(["reussite", "-platform", "offscreen"])  # for texts in drawings
    renderer = _renderer(content)
    pictures: Iterator[bytes]
    if request["do"] == EXAMINE:
        answer, pictures = _examined(renderer), iter(())
    else:
        elements, width, height = request["elements"], request["width"], request["height"]
        for name in elements:
            if not renderer.elementExists(name):
                raise ForeignDeckError("deck-cards-missing", name)
        pictures = (_drawn(renderer, name, width, height) for name in elements)
        answer = {"width": width, "height": height, "pictures": len(elements)}
    _applications.append(application)  # it is needed as long as something is drawn
    return answer, pictures


def _renderer(content: bytes) -> QSvgRenderer:
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(content)) or not renderer.isValid():
        raise ForeignDeckError("deck-no-drawing")
    return renderer


def _drawn(renderer: QSvgRenderer, name: str, width: int, height: int) -> bytes:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, name, QRectF(image.rect()))
    painter.end()
    return bytes(image.constBits())


# What a drawing refers to.


def _refuse_outside(content: bytes) -> None:
    """Nothing but the deck's own file is ever read for it: no pictures, no styles.

    Qt would read any file that a drawing names. References are looked for by a parser, since
    `file:` can be written in many ways.
    """
    from xml.parsers import expat

    def element(name: str, attributes: dict[str, str]) -> None:
        kind = name.rpartition(":")[2]
        if kind == "a":
            return  # a link that nobody can click
        for key, value in attributes.items():
            if key.rpartition(":")[2].lower() == "href" and not _is_inside(kind, value):
                raise ForeignDeckError("deck-outside", value)

    def instruction(target: str, data: str) -> None:
        if target.lower() == "xml-stylesheet":
            raise ForeignDeckError("deck-outside", data)

    parser = expat.ParserCreate()
    parser.StartElementHandler = element
    parser.ProcessingInstructionHandler = instruction
    try:
        parser.Parse(content, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise ForeignDeckError("deck-no-drawing") from error


def _is_inside(kind: str, reference: str) -> bool:
    """Whether this is an element of the same drawing, or a picture within it."""
    if reference.startswith("data:"):
        return _is_picture(reference)
    return not reference or (reference.startswith("#") and kind != "image")


def _is_picture(data: str) -> bool:
    """A drawing within a drawing could again refer to anything, so it is none."""
    from PySide6.QtCore import QByteArray

    _, mark, encoded = data.rpartition("base64,")  # as Qt looks for it
    if not mark:
        return False
    decoded = bytes(QByteArray.fromBase64(QByteArray(encoded.encode("latin-1", "replace"))).data())
    return decoded.startswith(_PICTURE_SIGNS)


# Whether it is a deck.


def _examined(renderer: QSvgRenderer) -> dict[str, Any]:
    names = _naming(renderer)
    bounds = [renderer.boundsOnElement(name) for name in NAMES[names]]
    aspect = _aspect(names, bounds, renderer.viewBoxF())
    back = next((back for back in BACKS if renderer.elementExists(back)), "")
    return {"names": names, "back": back, "aspect": aspect}


def _naming(renderer: QSvgRenderer) -> str:
    """Which of the two ways its elements are called."""
    missing: list[str] = []
    for way, names in NAMES.items():
        lacking = next((name for name in names if not renderer.elementExists(name)), None)
        if lacking is None:
            return way
        missing.append(lacking)
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


def command() -> list[str]:
    """What starts this process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    # The folder of the program comes last, so that nothing in it hides a module of Python's own.
    start = "import sys; sys.path.append(sys.argv.pop(1)); import reussite.__main__ as m; m.main()"
    return [sys.executable, "-P", "-c", start, str(Path(__file__).parents[3]), FLAG]
