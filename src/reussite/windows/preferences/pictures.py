"""A choice among things that are seen: a row of pictures, each with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from reussite.api.records import Felt
from reussite.table.background import background_pixmap
from reussite.table.cards.deck import BACK
from reussite.table.cards.faces import PIXELS
from reussite.table.theme import Theme
from reussite.windows.appearance import back_element
from reussite.windows.preferences.rows import Caption, ChoiceItem, ChoiceRow, Kept, Row
from reussite.windows.widgets.chrome import text_share

T = TypeVar("T", bool, int, str)

BACK_SIZE: Final = QSize(40, 56)  # pixels of a picture beside text of the usual size
FELT_SIZE: Final = QSize(56, 39)
_NO_BAR: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_CLOTH: Final = 400.0  # pixels of the table whose cloth is shown


class WholeItems(QStyledItemDelegate):
    """Marks what is chosen behind its picture too, not behind its name alone."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.showDecorationSelected = True

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = self.parent()
        grid = view.gridSize() if isinstance(view, QListView) else QSize()
        return grid if grid.isValid() else super().sizeHint(option, index)


class Pictures(QListWidget):
    """As high as it takes to show all of them, in as many lines as they need.

    :param size: pixels of a picture beside text of the usual size.
    :param scrolls: lines that do not fit into `most` pixels are reached by scrolling.
    """

    def __init__(self, size: QSize, *, scrolls: bool = False) -> None:
        super().__init__()
        self.most: int | None = None
        self.setItemDelegate(WholeItems(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSpacing(4)
        self.setIconSize(size * text_share())
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else _NO_BAR
        self.setVerticalScrollBarPolicy(bar)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(_NO_BAR)

    def blank(self) -> QIcon:
        """What takes the room of a picture until that is drawn."""
        empty = QPixmap(self.iconSize())
        empty.fill(Qt.GlobalColor.transparent)
        return QIcon(empty)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the height that is needed."""
        self.executeDelayedItemsLayout()
        around = self.height() - self.viewport().height()
        height = self.contentsSize().height() + max(around, 2 * self.frameWidth())
        self.setFixedHeight(height if self.most is None else min(height, self.most))


class PictureRow(ChoiceRow[T]):
    """One of several, by a click, a double-click or Enter; arrows only look at them.

    :param draw: makes the picture of a value, when the row is seen first.
    :param size: pixels of a picture beside text of the usual size.
    """

    def __init__(
        self,
        kept: Kept[T],
        options: Sequence[ChoiceItem[T]],
        name: str,
        draw: Callable[[T], QIcon],
        size: QSize,
    ) -> None:
        Row.__init__(self, name)
        self._kept = kept
        self._options = options
        self._draw: Callable[[T], QIcon] = draw
        self._is_drawn = False
        self.pictures = Pictures(size)
        self.pictures.setAccessibleName(name)
        for option in options:
            self.pictures.addItem(QListWidgetItem(self.pictures.blank(), option.text))
        caption = Caption(name)
        caption.setBuddy(self.pictures)
        caption.clicked.connect(self.pictures.setFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        column.addWidget(caption)
        column.addWidget(self.pictures)
        self.refresh()
        for chosen in (self.pictures.itemClicked, self.pictures.itemActivated):
            chosen.connect(lambda item: self._choose(self.pictures.row(item)))

    def refresh(self) -> None:
        values = [option.value for option in self._options]
        value = self._kept.value
        at = values.index(value if value in values else self._kept.usual)
        self.pictures.setCurrentRow(at)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_drawn:
            self._is_drawn = True
            for row, option in enumerate(self._options):
                self.pictures.item(row).setIcon(self._draw(option.value))
        self.pictures.fit()


def picture_of_back(look: Theme, name: str) -> QIcon:
    """A back of our decks."""
    drawing = replace(look, foreign=None, back=back_element(name)).drawing()
    height = round(BACK_SIZE.height() * text_share() * 2)
    image = QImage(round(height / drawing.aspect), height, PIXELS)
    image.fill(0)
    drawing.draw(image, BACK, QRectF(image.rect()))
    return picture_icon(QPixmap.fromImage(image))


def picture_size() -> QSize:
    """The pixels of a table in small, sharp on fine screens too."""
    return FELT_SIZE * (2 * text_share())


def picture_of_felt(felt: Felt) -> QIcon:
    """A cloth as a whole table shows it, in small."""
    whole = background_pixmap(felt, _CLOTH, _CLOTH * 0.7)
    small = QPixmap(picture_size())
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(small.rect(), whole)
    painter.end()
    return picture_icon(small)


def picture_icon(picture: QPixmap) -> QIcon:
    """A picture for a row; its colours are what is chosen, and stay so where it is marked."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
