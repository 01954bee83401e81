"""The list of games to choose from: a picture and a few words of each, in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from reussite.i18n import messages
from reussite.settings import Settings
from reussite.windows.menus.last_games import main_and_last
from reussite.windows.new_game.facts import GameFacts
from reussite.windows.widgets.chrome import text_share

translate = QCoreApplication.translate

FAMILY: Final = Qt.ItemDataRole.UserRole
_ENTRY: Final = Qt.ItemDataRole.UserRole + 1
_PICTURE: Final = QSize(96, 64)  # pixels
_AIR: Final = 6
_LINES: Final = 2  # of the sentence, at most


class GameList(QListWidget):
    """Main games first, then the ones played last, then all others beside their relatives.

    :param facts: of all games, by family.
    :param picture: what is drawn of a family; None while there is nothing.
    :param draw: draws it; called when nothing else is to be done, for rows that are seen.
    """

    def __init__(
        self,
        facts: Mapping[str, GameFacts],
        settings: Settings,
        *,
        picture: Callable[[str], QImage | None],
        draw: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._facts = facts
        self._draw = draw
        self._wanted: list[str] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._draw_next)
        self.setItemDelegate(_GameRow(picture, self._want, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(translate("NewGame", "Game"))
        for heading, families in _sections(facts, settings):
            self._add(heading, families)

    def _add(self, heading: str, families: Sequence[str]) -> None:
        if not families:
            return
        title = QListWidgetItem(heading)
        title.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(title)
        for family in families:
            entry = self._facts[family]
            item = QListWidgetItem(entry.title)
            item.setData(FAMILY, family)
            item.setData(_ENTRY, entry)
            figures = entry.figures.replace(" · ", ", ")  # readers would say the dot
            told = ", ".join(part for part in (figures, entry.sentence) if part)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.title}: {told}")
            item.setToolTip(messages.tool_tip(entry.sentence))
            self.addItem(item)

    # What is chosen and what is seen.

    @property
    def family(self) -> str | None:
        item = self.currentItem()
        family = None if item is None else item.data(FAMILY)
        return family if isinstance(family, str) else None

    def choose(self, family: str) -> bool:
        """Make this game the chosen one; whether it is there."""
        for row in range(self.count()):
            if self.item(row).data(FAMILY) == family:
                self.item(row).setHidden(False)
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                return True
        return False

    def choose_first(self) -> None:
        """The first game that is seen, unless the chosen one is."""
        current = self.currentItem()
        if current is not None and not current.isHidden():
            return
        for row in range(self.count()):
            if self.item(row).data(FAMILY) and not self.item(row).isHidden():
                self.setCurrentRow(row)
                return

    def show_only(self, words: str) -> int:
        """Leave what has all these words in its name, its sentence or its group; how many games
        that are."""
        wanted = words.casefold().split()
        shown = 0
        heading: QListWidgetItem | None = None
        for row in range(self.count()):
            item = self.item(row)
            entry = item.data(_ENTRY)
            if entry is None:
                heading = item
                heading.setHidden(True)
                continue
            group = heading.text() if heading is not None else ""
            text = f"{entry.title} {entry.name} {entry.family} {entry.sentence} {group}".casefold()
            fits = all(word in text for word in wanted)
            item.setHidden(not fits)
            if fits:
                shown += 1
                if heading is not None:
                    heading.setHidden(False)
        self.choose_first()
        return shown

    # Pictures, one after the other.

    def _want(self, family: str) -> None:
        if family not in self._wanted:
            self._wanted.append(family)
            self._timer.start()

    def _draw_next(self) -> None:
        if not self._wanted:
            return
        self._draw(self._wanted.pop(0))
        self.viewport().update()
        if self._wanted:
            self._timer.start()


def _sections(
    facts: Mapping[str, GameFacts], settings: Settings
) -> Iterator[tuple[str, list[str]]]:
    main, last = main_and_last(settings, facts)
    yield translate("NewGame", "Main games"), main
    yield translate("NewGame", "Recently played"), last
    others = [family for family in facts if family not in {*main, *last}]
    leaders = {facts[family].like for family in facts} & facts.keys()
    for leader in _by_name(leaders, facts):
        kin = [f for f in others if leader in (f, facts[f].like)]
        first = [leader] if leader in kin else []
        heading = messages.filled(translate("NewGame", "Like %1"), facts[leader].short_title)
        yield heading, first + _by_name(set(kin) - {leader}, facts)
        others = [family for family in others if family not in kin]
    yield translate("NewGame", "Other games"), _by_name(others, facts)


def _by_name(families: Iterable[str], facts: Mapping[str, GameFacts]) -> list[str]:
    return sorted(families, key=lambda family: facts[family].title.casefold())


class _GameRow(QStyledItemDelegate):
    """Draws a picture, the name, packs and difficulty, and the sentence; or a heading."""

    def __init__(
        self,
        picture: Callable[[str], QImage | None],
        want: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._picture = picture
        self._want = want

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line = QFontMetrics(option.font).lineSpacing()
        if index.data(FAMILY) is None:
            return QSize(100, line + 2 * _AIR)
        words = line * (_LINES + 2)
        return QSize(100, max(words, _picture_size().height()) + 2 * _AIR)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect
        palette: QPalette = option.palette
        font = QFont(option.font)
        entry: GameFacts | None = index.data(_ENTRY)
        painter.save()
        if entry is None:
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            flags = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect.adjusted(_AIR, 0, -_AIR, -2), flags, index.data())
            painter.restore()
            return
        self._paint_ground(painter, option)
        self._paint_picture(painter, rect, entry.family)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        self._paint_words(painter, rect, entry, font)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        view = option.widget
        plain = QStyleOptionViewItem(option)
        plain.text = ""
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, plain, painter, view)

    def _paint_picture(self, painter: QPainter, rect: QRect, family: str) -> None:
        size = _picture_size()
        left = rect.left() + _AIR
        if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left = rect.right() - _AIR - size.width()
        place = QRect(left, rect.center().y() - size.height() // 2, size.width(), size.height())
        image = self._picture(family)
        if image is None:
            self._want(family)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, scaled(image, size, painter.device().devicePixelRatioF()))

    def _paint_words(self, painter: QPainter, rect: QRect, entry: GameFacts, font: QFont) -> None:
        left = _picture_size().width() + 2 * _AIR
        room = rect.adjusted(left, _AIR, -_AIR, -_AIR)
        line = QFontMetrics(font).lineSpacing()
        bold = QFont(font)
        bold.setBold(True)
        painter.setFont(bold)
        title = QFontMetrics(bold).elidedText(
            entry.title, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, title)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        figures = metrics.elidedText(entry.figures, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, line, 0, 0), Qt.AlignmentFlag.AlignLeft, figures)
        for number, words in enumerate(in_few_lines(entry.sentence, metrics, room.width())):
            place = room.adjusted(0, line * (number + 2), 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, words)


def in_few_lines(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """At most two lines of this width; what does not fit ends in dots."""
    first = ""
    words = text.split()
    while words and metrics.horizontalAdvance(f"{first} {words[0]}".strip()) <= width:
        first = f"{first} {words.pop(0)}".strip()
    rest = " ".join(words)
    elide = Qt.TextElideMode.ElideRight
    if not first:
        return [metrics.elidedText(rest, elide, width)] if rest else []
    return [first, metrics.elidedText(rest, elide, width)] if rest else [first]


def scaled(image: QImage, size: QSize, ratio: float) -> QImage:
    """The picture in so many device-independent pixels, sharp on this screen."""
    made = image.scaled(
        size * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    made.setDevicePixelRatio(ratio)
    return made


def _picture_size() -> QSize:
    return _PICTURE * min(text_share(), 1.5)
