"""The name of the player, asked once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from reussite.i18n import messages
from reussite.i18n.tournaments import name_problem
from reussite.tournament.folder import RESULTS
from reussite.tournament.names import LONGEST, is_player, same, tidied
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate


def is_taken(folder: Path, name: str) -> bool:
    """Whether somebody has results under this name there, however it is spelt."""
    try:
        return any(same(path.name) == same(name) for path in (folder / RESULTS).iterdir())
    except OSError:
        return False


class NameDialog(QDialog):
    """Asks under which name the player takes part, and says where another player has it already.

    Signal `chosen` tells the name.
    """

    chosen = Signal(str)

    def __init__(self, folder: Path, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = folder
        self._warned = ""
        self.setWindowTitle(translate("Tournaments", "Your name"))
        explained = PlainLabel(
            translate("Tournaments", "All players of the tournament see this name:")
        )
        explained.setWordWrap(True)
        self.name = QLineEdit(name)
        self.name.setMaxLength(2 * LONGEST)
        self.name.setAccessibleName(translate("Tournaments", "Your name"))
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(explained)
        column.addWidget(self.name)
        column.addWidget(self.told)
        column.addWidget(self.buttons)
        self.resize(420, self.sizeHint().height())
        if name:
            self._warn(name)

    def accept(self) -> None:
        name = tidied(self.name.text().strip())
        if not is_player(name):
            self.told.setText(name_problem(name))
            return
        if is_taken(self._folder, name) and self._warned != same(name):
            self._warn(name)
            return
        super().accept()
        self.chosen.emit(name)

    def _warn(self, name: str) -> None:
        if not is_taken(self._folder, name):
            return
        self._warned = same(name)
        told = translate(
            "Tournaments",
            "%1 has results in this tournament. If that is you, confirm. Otherwise, choose "
            "another name: results under one name count as those of one player.",
        )
        self.told.setText(messages.filled(told, messages.one_line(name)))
