"""Asking before a game that was started is thrown away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QSizePolicy, QSpacerItem, QWidget

from reussite.i18n import messages

translate = QCoreApplication.translate

_ROOM: Final = 64  # characters, with the icon
_TOGETHER: Final = "\N{WORD JOINER}"  # no line ends there
_BESIDE: Final = 80  # pixels that a box has around its texts


def make_roomy(box: QMessageBox) -> None:
    """Let a box with much to say be wide enough that it is read in few lines; by itself it is as
    narrow as its shortest text."""
    box.setTextFormat(Qt.TextFormat.PlainText)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)  # no name is taken for markup
    grid = box.layout()
    if isinstance(grid, QGridLayout):
        width = box.fontMetrics().averageCharWidth() * _ROOM
        width = min(width, box.screen().availableSize().width() - _BESIDE)
        room = QSpacerItem(width, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        grid.addItem(room, grid.rowCount(), 0, 1, grid.columnCount())


class KeepingQuestion(QMessageBox):
    """May something go? Enter, Esc and the close button keep it.

    Signal `agreed` tells that it may.
    """

    agreed = Signal()

    def offer(self, go: str, role: QMessageBox.ButtonRole, stay: str) -> None:
        """The two answers."""
        self.go = self.addButton(go, role)
        self.stay = self.addButton(stay, QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.finished.connect(self._answer)

    def _answer(self, _result: int) -> None:
        if self.clickedButton() is self.go:
            self.agreed.emit()


class LeaveQuestion(KeepingQuestion):
    """Give up the game on the table?

    :param again: to play the same deal from the beginning, not another one.
    """

    def __init__(self, parent: QWidget, *, again: bool = False) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(
            translate("Confirm", "Restart this deal?")
            if again
            else translate("Confirm", "Abandon this game?")
        )
        self.setText(
            translate("Confirm", "Play the same cards again from the beginning?")
            if again
            else translate("Confirm", "Abandon this game and deal another one?")
        )
        self.setInformativeText(
            translate(
                "Confirm", "The game on the table is not finished. It will count as abandoned."
            )
        )
        self.offer(
            translate("Confirm", "&Restart") if again else translate("Confirm", "&Abandon game"),
            QMessageBox.ButtonRole.AcceptRole,
            translate("Confirm", "&Keep playing"),
        )
        make_roomy(self)


class UnsavedQuestion(KeepingQuestion):
    """Quit although what was played is not on disk?

    :param is_tried_again: False: another program keeps the games, nothing is saved here.
    """

    def __init__(self, parent: QWidget, *, is_tried_again: bool = True) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(translate("Confirm", "Quit without saving?"))
        self.setText(translate("Confirm", "Your last moves are not saved."))
        self.setInformativeText(
            translate(
                "Confirm",
                "If you quit now, they are lost. Réussite tries to save them again after "
                "each move and when you quit.",
            )
            if is_tried_again
            else translate(
                "Confirm",
                "If you quit now, they are lost. Réussite is already running but does not respond.",
            )
        )
        self.offer(
            translate("Confirm", "&Quit anyway"),
            QMessageBox.ButtonRole.DestructiveRole,
            translate("Confirm", "Ca&ncel")
            if is_tried_again
            else translate("Confirm", "&Keep playing"),
        )
        make_roomy(self)


class WaitingQuestion(QMessageBox):
    """A game of this variant waits: go on with it, or give it up? Esc and the close button do
    nothing.

    Signals: `go_on` and `agreed`, which tells that the game may go.
    """

    go_on = Signal()
    agreed = Signal()

    def __init__(self, name: str, code: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(translate("Confirm", "Continue your unfinished game?"))
        told = translate(
            "Confirm", "You have an unfinished game: %1, %2.", "a variant, a deal code"
        )
        self.setText(messages.filled(told, name, code.replace("-", f"{_TOGETHER}-{_TOGETHER}")))
        self.setInformativeText(
            translate("Confirm", "Continue it, or abandon it and start another?")
        )
        self.resume = self.addButton(
            translate("Confirm", "&Continue"), QMessageBox.ButtonRole.AcceptRole
        )
        self.go = self.addButton(
            translate("Confirm", "&Abandon"), QMessageBox.ButtonRole.DestructiveRole
        )
        self.stay = self.addButton(
            translate("Confirm", "Ca&ncel"), QMessageBox.ButtonRole.RejectRole
        )
        self.setDefaultButton(self.resume)
        self.setEscapeButton(self.stay)
        make_roomy(self)
        self.finished.connect(self._answer)

    def _answer(self, _result: int) -> None:
        if self.clickedButton() is self.resume:
            self.go_on.emit()
        elif self.clickedButton() is self.go:
            self.agreed.emit()
