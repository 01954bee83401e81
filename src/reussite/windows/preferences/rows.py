"""Rows of a page: one preference each, bound to its place in the settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QMouseEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from reussite.colours import mixed
from reussite.settings import Settings
from reussite.windows.widgets.chrome import TARGET, target
from reussite.windows.widgets.tall_rows import LEAST
from reussite.windows.widgets.wrapping import clear_boxes

T = TypeVar("T", bool, int, str)

_QUIET = 0.72  # strength of explanations
_WALKING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_SHORTEST = 12  # characters that a list of choices always has room for


@dataclass(frozen=True)
class Kept(Generic[T]):
    """A place in the settings.

    :param usual: what holds where the player chose nothing.
    """

    settings: Settings
    section: str
    key: str
    usual: T

    @property
    def value(self) -> T:
        return self.settings.get(self.section, self.key, self.usual)

    def keep(self, value: T) -> None:
        self.settings.set(self.section, self.key, value)

    def forget(self) -> None:
        self.settings.forget(self.section, self.key)


class Row(QWidget):
    """One preference with its name and what it is about.

    Signal `changed` tells that the player chose something; it is kept already.
    """

    changed = Signal()

    def __init__(self, name: str, explanation: str = "") -> None:
        super().__init__()
        self.name = name
        self.explanation = explanation

    @property
    def searchable(self) -> str:
        """Everything that a search may look for."""
        return f"{self.name} {self.explanation}"

    def reset(self) -> None:
        """Forget what the player chose."""

    def refresh(self) -> None:
        """Show what holds now."""


class Caption(QLabel):
    """Text of any length beside a control, that does what a click on the control does."""

    clicked = Signal()

    def __init__(self, text: str, *, is_quiet: bool = False) -> None:
        super().__init__(text)
        self._is_quiet = is_quiet
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._take_colour()

    def _take_colour(self) -> None:
        """Quieter than other text, but no harder to read than 4.5:1."""
        if not self._is_quiet:
            return
        usual = QApplication.palette(self)
        roles = (QPalette.ColorRole.Window, QPalette.ColorRole.WindowText)
        ground, text = (usual.color(role).name() for role in roles)
        colour = QColor(mixed(ground, text, _QUIET))
        if self.palette().color(QPalette.ColorRole.WindowText) != colour:
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.PaletteChange):
            self._take_colour()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        super().mouseReleaseEvent(event)

    def keep_silent(self) -> None:
        """A control says it: readers that read whatever no control belongs to pass it by."""
        self.setAccessibleName(" ")


class SwitchRow(Row):
    """Something that is on or off."""

    def __init__(self, kept: Kept[bool], name: str, explanation: str = "") -> None:
        super().__init__(name, explanation)
        self._kept = kept
        self.setMinimumHeight(target() if target() > TARGET else LEAST)
        self.box = QCheckBox()
        self.box.setStyle(clear_boxes())
        self.box.setAccessibleName(name)
        self.box.setAccessibleDescription(explanation)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        for text, is_quiet in ((name, False), (explanation, True)):
            if text:
                caption = Caption(text, is_quiet=is_quiet)
                caption.keep_silent()
                caption.clicked.connect(self.box.click)
                texts.addWidget(caption)
        texts.addStretch(1)  # the name stays beside its box
        row.addLayout(texts, 1)
        self.refresh()
        self.box.clicked.connect(self._choose)

    def _choose(self, is_on: bool) -> None:
        self._kept.keep(is_on)
        self.changed.emit()

    def reset(self) -> None:
        self._kept.forget()

    def refresh(self) -> None:
        self.box.setChecked(self._kept.value)


class CalmList(QComboBox):
    """A list of choices that the wheel turns only where it has the focus: pages scroll past it.

    Keys open it; what they walk to counts once it is chosen.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_SHORTEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_letter = bool(event.text().strip()) and not event.modifiers() & _COMMANDS
        if event.key() in _WALKING or (is_letter and event.key() not in _CHOOSING):
            self.showPopup()
            view = self.view()
            if is_letter:
                view.keyboardSearch(event.text())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


@dataclass(frozen=True)
class ChoiceItem(Generic[T]):
    """One of several choices."""

    value: T
    text: str
    icon: QIcon | None = None


class ChoiceRow(Row, Generic[T]):
    """One of several."""

    def __init__(
        self, kept: Kept[T], options: Sequence[ChoiceItem[T]], name: str, explanation: str = ""
    ) -> None:
        super().__init__(name, explanation)
        self._kept: Kept[T] = kept
        self._options: Sequence[ChoiceItem[T]] = options
        self.list = CalmList()
        self.list.setAccessibleName(name)
        self.list.setAccessibleDescription(explanation)
        for option in options:
            self.list.addItem(option.icon or QIcon(), option.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        caption = Caption(name)
        caption.setBuddy(self.list)  # readers on Linux know a list by it alone
        caption.clicked.connect(self.list.setFocus)
        column.addWidget(caption)
        line = QHBoxLayout()
        line.addWidget(self.list, 3)
        line.addStretch(2)
        column.addLayout(line)
        if explanation:
            explained = Caption(explanation, is_quiet=True)
            explained.keep_silent()
            column.addWidget(explained)
        self.refresh()
        self.list.activated.connect(self._choose)

    @property
    def searchable(self) -> str:
        return " ".join([super().searchable, *(option.text for option in self._options)])

    def choose(self, value: T) -> None:
        """As the player does."""
        self._choose([option.value for option in self._options].index(value))
        self.refresh()

    def _choose(self, index: int) -> None:
        value = self._options[index].value
        if value != self._kept.value:
            self._kept.keep(value)
            self.changed.emit()

    def reset(self) -> None:
        self._kept.forget()

    def refresh(self) -> None:
        values = [option.value for option in self._options]
        value = self._kept.value
        self.list.setCurrentIndex(
            values.index(value if value in values else nearest(values, value, self._kept.usual))
        )


def nearest(values: Iterable[T], value: T, usual: T) -> T:
    """The choice nearest to a number; the usual one for anything else."""
    if isinstance(value, str):
        return usual
    return min(values, key=lambda known: abs(int(known) - int(value)))
