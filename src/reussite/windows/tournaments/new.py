"""Making a tournament."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reussite.i18n import messages
from reussite.i18n.tournaments import folder_problem
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.tournament.folder import make
from reussite.tournament.form import (
    LONGEST_NAME,
    MOST_ROUNDS,
    Attempts,
    Points,
    Tournament,
    drawn_rounds,
    is_name,
)
from reussite.windows.game_controller import GameController
from reussite.windows.next_game import described
from reussite.windows.widgets.chrome import box_height, target
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.wrapping import clear_boxes
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate


class NewOwner(Protocol):
    """What making a tournament uses of the main window."""

    plugins: PluginHost
    controller: GameController


class Rules(QScrollArea):
    """What is asked; as high as all of it where the screen has the room."""

    def __init__(self, asked: QWidget) -> None:
        super().__init__()
        self._asked = asked
        self.setWidget(asked)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        asked = self._asked.sizeHint().expandedTo(self._asked.minimumSizeHint())
        width = asked.width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, max(asked.height(), self._asked.heightForWidth(width)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())


class NewTournamentDialog(QDialog):
    """Asks for the rules of a tournament and its folder, and makes it.

    Signal `made` tells the folder.
    """

    made = Signal(str)

    def __init__(self, owner: NewOwner, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner = owner
        self.setWindowTitle(translate("Tournaments", "New tournament"))
        self.name = QLineEdit(translate("Tournaments", "Our tournament"))
        self.name.setMaxLength(LONGEST_NAME)
        self.game = QComboBox()
        for variant in owner.plugins.variants.values():
            self.game.addItem(messages.name_in_lists(variant), variant.family)
        self.options = QComboBox()
        self.count = QSpinBox()
        self.count.setRange(1, MOST_ROUNDS)
        self.count.setValue(5)
        self.count.setMinimumHeight(target())
        self.attempts = QComboBox()
        self.attempts.addItem(translate("Tournaments", "First attempt"), str(Attempts.FIRST))
        self.attempts.addItem(translate("Tournaments", "Best attempt"), str(Attempts.BEST))
        self.points = QComboBox()
        self.points.addItem(translate("Tournaments", "Sum of scores"), str(Points.SUM))
        self.points.addItem(translate("Tournaments", "Places"), str(Points.PLACES))
        self.undo = QCheckBox(translate("Tournaments", "Undo is &allowed"))
        self.undo.setChecked(True)
        self.undo.setMinimumHeight(box_height())
        self.undo.setStyle(clear_boxes())
        self.folder = QLineEdit()
        self.choose = QPushButton(translate("Tournaments", "&Choose…"))
        self.choose.setAutoDefault(False)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self.game.currentIndexChanged.connect(lambda _index: self._show_options())
        self.choose.clicked.connect(self._ask_for_folder)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        if owner.controller.has_session:
            family = owner.controller.session.deal.variant.family
            self.game.setCurrentIndex(max(0, self.game.findData(family)))
        self._show_options()

    def _lay_out(self) -> None:
        where = QWidget()
        row = QHBoxLayout(where)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose)
        form = QFormLayout()
        form.addRow(translate("Tournaments", "&Name"), self.name)
        form.addRow(translate("Tournaments", "&Game"), self.game)
        form.addRow(translate("Tournaments", "&Options"), self.options)
        form.addRow(translate("Tournaments", "&Rounds"), self.count)
        form.addRow(translate("Tournaments", "&What counts"), self.attempts)
        form.addRow(translate("Tournaments", "&Points"), self.points)
        form.addRow("", self.undo)
        form.addRow(translate("Tournaments", "&Folder"), where)
        self.folder.setAccessibleName(translate("Tournaments", "Folder"))
        explained = PlainLabel(
            translate(
                "Tournaments",
                "Share the folder as you like: with a sync program, on a network drive or a stick. "
                "Everyone who can write to it can take part.",
            )
        )
        explained.setWordWrap(True)
        rules = QWidget()
        inner = self._inner = QVBoxLayout(rules)
        inner.setContentsMargins(4, 4, 4, 4)  # for the ring around what has the focus
        inner.addLayout(form)
        inner.addWidget(explained)
        self._rules = Rules(rules)
        self._form = form
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._rules, 1)
        column.addWidget(self.told)
        column.addWidget(self.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for row in range(self._form.rowCount()):
            field = self._form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            label = self._form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            shown = label.widget() if label is not None else None
            if field is not None and shown is not None:
                shown.setMinimumHeight(field.sizeHint().height())  # beside the field's middle
        for changed in (self._form, self._inner):
            changed.invalidate()
        self._rules.updateGeometry()
        room = self.screen().availableSize() - FRAME
        self.resize(self._column.totalSizeHint().boundedTo(room))

    def _show_options(self) -> None:
        self.options.clear()
        variant = self._owner.plugins.variants.get(self.game.currentData())
        for options in variant.all_options if variant else ():
            name = described(Deal(variant.game(options), 0)) if variant else ""
            self.options.addItem(name, options.letters)
        self.options.setEnabled(self.options.count() > 1)

    def _ask_for_folder(self) -> None:
        dialog = QFileDialog(self, translate("Tournaments", "A folder for the tournament"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()

    def accept(self) -> None:
        folder = self.folder.text().strip()
        variant = self._owner.plugins.variants.get(self.game.currentData())
        if not is_name(self.name.text()):
            self.told.setText(translate("Tournaments", "The tournament needs a name."))
            return
        if not folder or variant is None:
            self.told.setText(translate("Tournaments", "Choose a folder for the tournament."))
            return
        options = variant.all_options[max(0, self.options.currentIndex())]
        tournament = Tournament(
            name=self.name.text(),
            rounds=drawn_rounds(variant.game(options), self.count.value()),
            attempts=Attempts(self.attempts.currentData()),
            undo=self.undo.isChecked(),
            points=Points(self.points.currentData()),
        )
        try:
            make(Path(folder), tournament)
        except FileExistsError:
            self.told.setText(
                translate(
                    "Tournaments", "The folder already contains a tournament. Choose another one."
                )
            )
            return
        except OSError as error:
            self.told.setText(folder_problem(error))
            return
        super().accept()
        self.made.emit(folder)
