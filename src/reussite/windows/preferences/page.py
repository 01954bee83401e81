"""A page of the Preferences window."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGroupBox, QScrollArea, QVBoxLayout, QWidget

from reussite.windows.preferences.rows import Caption, Row

_BETWEEN: Final = 24  # pixels between rows that lie side by side
_AROUND: Final = 48  # the margins of a page and its boxes
_LEAST_LETTERS: Final = 30  # of the usual width, for each of them


class Pair(QWidget):
    """Rows side by side, one below the other where there is too little room."""

    def __init__(self, *rows: Row) -> None:
        super().__init__()
        self.rows = rows
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(_BETWEEN)
        for row in rows:
            self._line.addWidget(row, 1, Qt.AlignmentFlag.AlignTop)

    def fit(self, width: int) -> None:
        """Lie as it is best in so many pixels."""
        wanted = _LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        needed = sum(max(wanted, row.minimumSizeHint().width()) + _BETWEEN for row in self.rows)
        is_wide = needed <= width
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        self._line.setSpacing(_BETWEEN if is_wide else 6)


class RowGroup(QWidget):
    """Rows that belong together, under a title of any length."""

    def __init__(self, title: str, parts: tuple[Row | Pair, ...]) -> None:
        super().__init__()
        self.title = title
        self.pairs = [part for part in parts if isinstance(part, Pair)]
        self.rows = [
            row for part in parts for row in (part.rows if isinstance(part, Pair) else (part,))
        ]
        heading = Caption(title)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.keep_silent()  # the box has the same name
        box = QGroupBox()
        box.setAccessibleName(title)
        inner = QVBoxLayout(box)
        for part in parts:
            inner.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(2)
        column.addWidget(heading)
        column.addWidget(box, 1)

    def show_rows(self, shown: list[Row]) -> bool:
        """Show these rows only; whether there are any."""
        for row in self.rows:
            row.setVisible(row in shown)
        for pair in self.pairs:
            pair.setVisible(any(row in shown for row in pair.rows))
        self.setVisible(bool(shown))
        return bool(shown)


class Page(QScrollArea):
    """Groups of rows, in as much height as there is; `key` is its name in the program."""

    key: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self._groups: list[RowGroup] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows are reached, and bring it along
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(6, 2, 6, 6)
        self._column.addStretch(1)
        self.setWidget(content)

    @staticmethod
    def named() -> str:
        """What the player reads in the list of pages."""
        raise NotImplementedError

    def add_group(self, title: str, *parts: Row | Pair, stretch: int = 0) -> RowGroup:
        """A box with these rows; with `stretch` it takes the height that is left over."""
        group = RowGroup(title, parts)
        for row in group.rows:
            row.changed.connect(self.follow)
        self._groups.append(group)
        last = self._column.count() - 1
        self._column.insertWidget(last, group, stretch)
        if stretch:
            self._column.setStretch(last + 1, 0)
        return group

    def take_away(self, group: RowGroup) -> None:
        """Remove a group."""
        self._groups.remove(group)
        group.hide()
        group.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for pair in [pair for group in self._groups for pair in group.pairs]:
            pair.fit(self.viewport().width() - _AROUND)

    @property
    def rows(self) -> list[Row]:
        return [row for group in self._groups for row in group.rows]

    def row(self, name: str) -> Row:
        """The row with this name."""
        return next(row for row in self.rows if row.name == name)

    def follow(self) -> None:
        """Make what was chosen hold; it is kept already."""

    def reset(self) -> None:
        """Forget all that the player chose here."""
        for row in self.rows:
            row.reset()
        self.follow()
        self.refresh()

    def go_on_from(self, before: Page) -> None:
        """Turn to what the same page was turned to before it was made anew."""

    def refresh(self) -> None:
        """Show what holds now."""
        for row in self.rows:
            row.refresh()

    def search(self, wanted: str) -> bool:
        """Show only rows that have all words of `wanted`; whether there are any."""
        parts = wanted.casefold().split()
        found = [group.show_rows(self._matching(group, parts)) for group in self._groups]
        return any(found)

    def _matching(self, group: RowGroup, parts: list[str]) -> list[Row]:
        context = f"{self.named()} {group.title}"
        return [row for row in group.rows if has_all(f"{context} {row.searchable}", parts)]


def has_all(text: str, parts: list[str]) -> bool:
    """Whether a text has all of these, small or capital."""
    folded = text.casefold()
    return all(part in folded for part in parts)
