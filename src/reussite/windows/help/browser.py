"""A help page as it is read: text, and small live tables between its paragraphs."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QSizeF,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QDesktopServices,
    QFont,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import QApplication, QTextEdit, QWidget

from reussite.i18n.messages import filled
from reussite.kernel.variant import Variant
from reussite.table.theme import Theme
from reussite.testing.examples import FENCE, ExampleError, parse_example
from reussite.windows.help.example import ExamplePlayer
from reussite.windows.help.pages import HelpPage
from reussite.windows.widgets.chrome import text_share

translate = QCoreApplication.translate

WIDEST: Final = 720  # pixels of a table
_CONTROLS: Final = 110  # pixels of what is below it
_SCHEME: Final = "example"
_WEB: Final = ("http", "https")
_PAGE: Final = re.compile(r"[\w-]+\.md")  # in no folder
LINE_HEIGHT: Final = 125.0
COLUMN: Final = 640  # pixels of a line at most: longer ones are hard to follow
TEXT: Final = 14  # pixels of usual text
PER_CENT: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value

_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

log = logging.getLogger(__name__)


class HelpBrowser(QTextEdit):
    """Shows one page: a document with a caret, which reading keys move, and which begins at the
    top.

    Not a QTextBrowser, which readers know as a mere label. H and Shift+H go from heading to
    heading; Enter follows the link under the caret.

    Each example stands in the text as a picture of its size, and its table lies over it. Pages come
    from plugins too: a link opens a web page or another page of the help, and no file is read.

    Signals: `page_asked` names the file of the other page; `heading_reached` carries a heading in
    words, for readers.

    :param look: what tables are made of now.
    """

    page_asked = Signal(str)
    heading_reached = Signal(str)

    def __init__(
        self, variants: Mapping[str, Variant], look: Callable[[], Theme], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._variants = variants
        self._look = look
        self.players: list[ExamplePlayer] = []
        self._is_turning = False  # to another page
        self._is_arranging = False
        self._margin = 0.0  # right of the text
        self._take_font()
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self._pressed_link = ""
        self.document().setDocumentMargin(14)
        self.document().setIndentWidth(20)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._arrange)
        self.verticalScrollBar().valueChanged.connect(self._place)
        self.document().documentLayout().documentSizeChanged.connect(self._place)

    def _take_font(self) -> None:
        """Larger than that of buttons and lists: it is read for minutes."""
        font = QFont(QApplication.font())
        font.setPixelSize(round(TEXT * text_share()))
        self.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._take_font()

    def show_page(self, page: HelpPage) -> None:
        """Show this page from its beginning."""
        self._is_turning = True
        for player in self.players:
            player.stop()
            player.hide()
            player.deleteLater()
        self.players.clear()
        self.setMarkdown(FENCE.sub(lambda found: self._embed(found[1], page.folder), page.text))
        self._space_lines()
        self._margin = 0.0
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)
        self._is_turning = False
        self._arrange()
        self._later.start()  # once more when the scroll bar has come or gone

    def _embed(self, text: str, folder: Path | None) -> str:
        """Make the table of an example; what stands for it in the text."""
        try:
            example = parse_example(text, self._variants, folder or Path())
            example.check()
        except ExampleError:
            log.warning("an example in %s is left out", folder, exc_info=True)
            return ""
        player = ExamplePlayer(example, self._look(), self.viewport())
        for part in (player, *player.buttons):
            part.installEventFilter(self)
        self.players.append(player)
        return f"\n![ ]({_SCHEME}:{len(self.players) - 1})\n"

    def _space_lines(self) -> None:
        """A little more room than Qt's Markdown leaves between paragraphs and rows."""
        cursor = QTextCursor(self.document())
        block = self.document().begin()
        while block.isValid():
            if _example_in(block) is None:  # a quarter of a table would be much too much
                cursor.setPosition(block.position())
                form = block.blockFormat()
                form.setLineHeight(LINE_HEIGHT, PER_CENT)
                cursor.setBlockFormat(form)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """An empty picture where a table lies; nothing that a page names is read."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return ""
        nothing = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        nothing.fill(0)
        return nothing  # without one Qt would look for a file of that name

    def _follow(self, link: QUrl) -> None:
        """Open a web page or another page of the help, and nothing else."""
        if link.scheme() in _WEB and link.host():
            QDesktopServices.openUrl(link)
        elif link.isRelative() and not link.host() and not link.path() and link.hasFragment():
            self.scrollToAnchor(link.fragment())
        elif link.isRelative() and not link.host() and _PAGE.fullmatch(link.path()):
            self.page_asked.emit(link.path())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_link = self.anchorAt(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        is_link = bool(self.anchorAt(event.position().toPoint()))
        shape = Qt.CursorShape
        self.viewport().setCursor(shape.PointingHandCursor if is_link else shape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = self.anchorAt(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if link and link == self._pressed_link and not self.textCursor().hasSelection():
            self._follow(QUrl(link))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_H and not event.modifiers() & _COMMANDS:
            self.go_to_heading(+1 if plain else -1)
        elif plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if link := self.link_at_caret():
                self._follow(QUrl(link))
        else:
            super().keyPressEvent(event)

    def link_at_caret(self) -> str:
        """Where the link under the caret leads; empty: there is none."""
        cursor = self.textCursor()
        before = cursor.charFormat().anchorHref()
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        return cursor.charFormat().anchorHref() or before

    def go_to_heading(self, by: int) -> bool:
        """Put the caret on the next heading, or the one before; whether there is one."""
        block = self.textCursor().block()
        while True:
            block = block.next() if by > 0 else block.previous()
            if not block.isValid():
                return False
            if level := block.blockFormat().headingLevel():
                cursor = self.textCursor()
                cursor.setPosition(block.position())
                self.setTextCursor(cursor)
                self.ensureCursorVisible()
                told = translate("Help", "%1, heading %2", "a heading, its level")
                self.heading_reached.emit(filled(told, block.text(), str(level)))
                return True

    # Where the tables lie.

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._is_arranging = True  # the text flows anew first
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give every table the width there is, and its place in the text that height."""
        if self._is_turning:
            return
        margin = self.document().documentMargin()
        self._limit_lines()
        width = min(WIDEST, int(self.viewport().width() - 2 * margin - 2))
        highest = self.viewport().height() - _CONTROLS
        self._is_arranging = True
        for number, block in self._places():
            height = self.players[number].set_width(max(width, 200), highest)
            self._reserve(block, QSizeF(max(width, 200), height + 8))
        self._is_arranging = False
        # A table of text may be a pixel wider than the window: its columns are rounded up.
        needs_bar = self.horizontalScrollBar().maximum() > 1
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if needs_bar else policy.ScrollBarAlwaysOff
        )
        self._place()

    def _limit_lines(self) -> None:
        """Let text end where a line would grow too long; tables may be wider."""
        margin = self.document().documentMargin()
        longest = COLUMN * text_share()
        free = max(0.0, self.viewport().width() - 2 * margin - longest)
        if free == self._margin:
            return
        self._margin = free
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            if cursor.currentTable() is None and _example_in(block) is None:
                form = block.blockFormat()
                form.setRightMargin(free)
                cursor.setBlockFormat(form)
            block = block.next()
        cursor.endEditBlock()

    def _reserve(self, block: QTextBlock, size: QSizeF) -> None:
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        form = cursor.charFormat().toImageFormat()
        if (form.width(), form.height()) != (size.width(), size.height()):
            form.setWidth(size.width())
            form.setHeight(size.height())
            cursor.setCharFormat(form)

    def _place(self) -> None:
        """Lay the tables over their places; those that are seen wake up."""
        if self._is_turning or self._is_arranging:
            return
        layout = self.document().documentLayout()
        up = self.verticalScrollBar().value()
        for number, block in self._places():
            area = layout.blockBoundingRect(block)
            player = self.players[number]
            player.move(QPoint(round(area.x()), round(area.y()) - up))
            player.show()
            if self.isVisible() and player.geometry().intersects(self.viewport().rect()):
                player.wake()

    def _places(self) -> Iterator[tuple[int, QTextBlock]]:
        block = self.document().begin()
        while block.isValid():
            number = _example_in(block)
            if number is not None and number < len(self.players):
                yield number, block
            block = block.next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A table that gets the focus by a key comes into view."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._bring_into_view(watched)
        return super().eventFilter(watched, event)

    def _bring_into_view(self, part: QWidget) -> None:
        player: QWidget | None = part
        while player is not None and not isinstance(player, ExamplePlayer):
            player = player.parentWidget()
        if player is None:
            return
        top, bottom = player.y(), player.y() + player.height()
        bar = self.verticalScrollBar()
        if bottom > self.viewport().height():
            bar.setValue(bar.value() + min(top, bottom - self.viewport().height()))
        elif top < 0:
            bar.setValue(bar.value() + top)


def _example_in(block: QTextBlock) -> int | None:
    """The number of the example whose place this block is."""
    iterator = block.begin()
    while not iterator.atEnd():
        form = iterator.fragment().charFormat()
        if form.isImageFormat():
            scheme, _, number = QTextImageFormat(form.toImageFormat()).name().partition(":")
            if scheme == _SCHEME and number.isdecimal():
                return int(number)
        iterator += 1
    return None
