"""The options of a game, and in a sentence what each choice changes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGroupBox, QLabel, QVBoxLayout, QWidget

from reussite.i18n import messages
from reussite.kernel.variant import Choice, Option, Options, Variant
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.wrapping import WrappedRadio

translate = QCoreApplication.translate


class OptionRows(QWidget):
    """The options of one variant as radio buttons.

    Signal `chosen` tells that the player chose.
    """

    chosen = Signal()

    def __init__(self, variant: Variant, options: Options) -> None:
        super().__init__()
        self._variant = variant
        self._groups: dict[str, QButtonGroup] = {}
        self.explanations: dict[str, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for option in variant.options:
            self._add(option, column)
        if not variant.options:
            nothing = PlainLabel(translate("NewGame", "This game has no options."))
            nothing.setWordWrap(True)
            column.addWidget(nothing)
        column.addStretch(1)
        self.show_options(options)

    def _add(self, option: Option, column: QVBoxLayout) -> None:
        name = messages.variant_text(self._variant, option.name)
        column.addWidget(_wrapped(name))
        box = QGroupBox()
        box.setAccessibleName(name)
        rows = QVBoxLayout(box)
        group = self._groups[option.key] = QButtonGroup(self)
        for choice in option.choices:
            button = WrappedRadio(messages.variant_text(self._variant, choice.name))
            button.setObjectName(choice.letters)
            explanation = self._explanation(choice)
            button.setToolTip(messages.tool_tip(explanation))
            button.setAccessibleDescription(explanation)
            group.addButton(button)
            rows.addWidget(button)
        explained = self.explanations[option.key] = _wrapped("")
        explained.setVisible(any(choice.explanation for choice in option.choices))
        rows.addWidget(explained)
        group.buttonClicked.connect(lambda _button: self.chosen.emit())
        group.buttonToggled.connect(lambda _button, _on: self._explain(option))
        group.buttonToggled.connect(lambda _button, _on: reach_chosen(group.buttons()))
        column.addWidget(box)

    def _explanation(self, choice: Choice) -> str:
        return messages.variant_text(self._variant, choice.explanation)

    def _explain(self, option: Option) -> None:
        """Say what the chosen way of this option changes."""
        button = self._groups[option.key].checkedButton()
        for choice in option.choices:
            if button is not None and choice.letters == button.objectName():
                self.explanations[option.key].setText(self._explanation(choice))

    @property
    def options(self) -> Options:
        checked = {key: group.checkedButton() for key, group in self._groups.items()}
        letters = {key: button.objectName() for key, button in checked.items() if button}
        return self._variant.choose(**letters)

    def show_options(self, options: Options) -> None:
        for key, group in self._groups.items():
            for button in group.buttons():
                button.setChecked(button.objectName() == options[key])
            reach_chosen(group.buttons())

    @property
    def buttons(self) -> list[QAbstractButton]:
        """From top to bottom."""
        return [button for group in self._groups.values() for button in group.buttons()]


def reach_chosen(buttons: Iterable[QAbstractButton]) -> None:
    """Of buttons that exclude each other the Tab key reaches the chosen one; arrows the others."""
    policies = Qt.FocusPolicy
    for button in buttons:
        button.setFocusPolicy(policies.StrongFocus if button.isChecked() else policies.ClickFocus)


def _wrapped(text: str) -> QLabel:
    """Text that the group or a button of it says to readers."""
    label = PlainLabel(text)
    label.setAccessibleName(" ")
    label.setWordWrap(True)
    return label
