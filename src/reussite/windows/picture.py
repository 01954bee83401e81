"""A picture of the table, or of the result, with its deal code below: to be shown to others."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QLocale,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication

from reussite.api.records import Ending, Felt
from reussite.atomic_writing import write_atomically
from reussite.game.session import Session
from reussite.i18n import messages
from reussite.table.view import TableView
from reussite.windows.widgets import chrome

translate = QCoreApplication.translate

_MARGIN = 14  # pixels around the words
_TITLE = 18  # pixels of the first line; the second is a little smaller
_LINE = 15


def caption(session: Session) -> tuple[str, str]:
    """What stands below the table: the game and how it ended, its code and how it stands."""
    variant = session.deal.variant
    name = messages.variant_text(variant, variant.name)
    ended = {
        Ending.WON: translate("EndPanel", "You won!"),
        Ending.TIME: translate("EndPanel", "Time is up"),
    }
    title = name
    if session.ending in ended:
        told = translate("Picture", "%1 – %2", "a game, how it ended")
        title = messages.filled(told, name, ended[session.ending])
    line = messages.filled(
        translate("EndPanel", "%1 · Score %2 · Moves %3 · Time %4"),
        session.code,
        messages.score(session.score, session.unit, QLocale()),
        QLocale().toString(session.moves),
        messages.duration(session.clock.elapsed_ms),
    )
    return title, line


def picture(view: TableView, felt: Felt, session: Session) -> QImage:
    """The table as it is seen, and the caption below it on the colours of its cloth."""
    table = view.grab().toImage()
    ratio = table.devicePixelRatio()
    width, height = view.width(), view.height()
    lines = list(zip(caption(session), (_font(_TITLE, bold=True), _font(_LINE)), strict=True))
    room = QRect(0, 0, width - 2 * _MARGIN, height)
    flags = Qt.TextFlag.TextWordWrap
    tall = [QFontMetrics(font).boundingRect(room, flags, text).height() for text, font in lines]
    below = sum(tall) + 2 * _MARGIN
    whole = QImage(table.width(), table.height() + round(below * ratio), table.format())
    whole.setDevicePixelRatio(ratio)
    whole.fill(QColor(felt.chrome))
    painter = QPainter(whole)
    painter.drawImage(0, 0, table)
    painter.setPen(QColor(felt.text))
    top = height + _MARGIN
    for (text, font), needed in zip(lines, tall, strict=True):
        painter.setFont(font)
        painter.drawText(QRectF(_MARGIN, top, room.width(), needed), flags, text)
        top += needed
    painter.end()
    return whole


def write_picture(path: Path, image: QImage) -> None:
    """Write a PNG file; raises OSError where that cannot be."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    write_atomically(path, bytes(buffer.data().data()))


def _font(pixels: int, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(round(pixels * chrome.text_share()))
    font.setBold(bold)
    return font
