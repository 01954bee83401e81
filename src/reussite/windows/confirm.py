"""Asking before a game that was started is thrown away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


class LeaveQuestion(QMessageBox):
    """Give up the game on the table? Enter, Esc and the close button keep it.

    Signal `agreed` tells that the game may go.
    """

    agreed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(translate("Confirm", "Give up this game?"))
        self.setText(translate("Confirm", "The game on the table is not finished."))
        self.setInformativeText(translate("Confirm", "Give it up for another one?"))
        self.go = self.addButton(
            translate("Confirm", "Give up the game"), QMessageBox.ButtonRole.AcceptRole
        )
        self.stay = self.addButton(
            translate("Confirm", "Keep playing"), QMessageBox.ButtonRole.RejectRole
        )
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.finished.connect(self._answer)

    def _answer(self, _result: int) -> None:
        if self.clickedButton() is self.go:
            self.agreed.emit()
