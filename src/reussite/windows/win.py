"""The panel over the table when a game has ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reussite import words
from reussite.api.records import Ending, Felt, Result
from reussite.windows import chrome

translate = QCoreApplication.translate


class EndPanel(QFrame):
    """Score, moves and time of a game that was won or ran out of time, and what can be next.

    It blocks nothing, and Esc closes it.

    Signals: `new_asked`, `again_asked`, `closed`; `copy_asked` carries the text to be copied.
    """

    new_asked = Signal()
    again_asked = Signal()
    copy_asked = Signal(str)
    closed = Signal()

    def __init__(self, result: Result, parent: QWidget) -> None:
        super().__init__(parent)
        self._result = result
        self.score = words.score(result.score, result.unit, QLocale())
        self.moves = QLocale().toString(result.moves)
        self.time = words.duration(result.elapsed_ms)
        self.heading = QLabel(_heading(result))
        self.heading.setProperty("role", "heading")
        self.new = QPushButton(translate("EndPanel", "&New game"))
        self.again = QPushButton(translate("EndPanel", "&Same deal again"))
        self.copy = QPushButton(translate("EndPanel", "&Copy code and result"))
        self.new.clicked.connect(self.new_asked)
        self.again.clicked.connect(self.again_asked)
        self.copy.clicked.connect(lambda: self.copy_asked.emit(self.report))
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setProperty("role", "panel")
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(self.report)
        self._lay_out()
        self.setFocusProxy(self.new)

    def _lay_out(self) -> None:
        numbers = QGridLayout()
        numbers.setHorizontalSpacing(24)
        numbers.setVerticalSpacing(4)
        for line, (name, value) in enumerate(
            (
                (translate("EndPanel", "Score"), self.score),
                (translate("EndPanel", "Moves"), self.moves),
                (translate("EndPanel", "Time"), self.time),
            )
        ):
            label, number = QLabel(name), QLabel(value)
            label.setProperty("role", "quiet")
            number.setProperty("role", "value")
            numbers.addWidget(label, line, 1, Qt.AlignmentFlag.AlignLeft)
            numbers.addWidget(number, line, 2, Qt.AlignmentFlag.AlignRight)
        numbers.setColumnStretch(0, 1)
        numbers.setColumnStretch(3, 1)
        buttons = self._buttons
        buttons.setSpacing(10)
        for button in (self.new, self.again, self.copy):
            button.setAutoDefault(True)  # Enter presses it, too
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(16)
        column.addWidget(self.heading, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(numbers)
        column.addLayout(buttons)

    @property
    def report(self) -> str:
        """Code and result in one line."""
        return words.filled(
            translate("EndPanel", "%1 · Score %2 · Moves %3 · Time %4"),
            self._result.code,
            self.score,
            self.moves,
            self.time,
        )

    def dress(self, felt: Felt) -> None:
        chrome.wear(self, felt)

    def arrange(self, area: QRect) -> None:
        """In the middle of the table, a little above; its buttons below each other where the table
        is too narrow."""
        self._turn_buttons(QBoxLayout.Direction.LeftToRight)
        if self.sizeHint().width() > area.width():
            self._turn_buttons(QBoxLayout.Direction.TopToBottom)
        self.adjustSize()
        place = self.rect()
        place.moveCenter(area.center())
        place.moveTop(max(area.top(), area.top() + (area.height() - place.height()) * 2 // 5))
        self.setGeometry(place)

    def _turn_buttons(self, direction: QBoxLayout.Direction) -> None:
        self._buttons.setDirection(direction)
        if (whole := self.layout()) is not None:
            whole.invalidate()  # or the panel goes on to want what it wanted before

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _heading(result: Result) -> str:
    if result.ending is Ending.WON:
        return translate("EndPanel", "You won!")
    return translate("EndPanel", "The time is up")
