"""The New game dialog: a variant, its options, and a random deal or one with a code."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from reussite.i18n import messages
from reussite.kernel.code_search import LONGEST, find_code
from reussite.kernel.codes import CodeError
from reussite.kernel.variant import Deal, Game, Options, Variant
from reussite.settings import Settings
from reussite.windows.next_game import described, first_options, random_deal, remember
from reussite.windows.widgets.chrome import text_share
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.widgets.wrapping import WrappedRadio, large_boxes, wrap_rows
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_LIST_WIDTH = 210
_LIST_SHARE = 0.4  # of the width, at most
_SIZE = QSize(640, 460)


class OptionRows(QWidget):
    """The options of one variant as radio buttons.

    Signal `chosen` tells that the player chose.
    """

    chosen = Signal()

    def __init__(self, variant: Variant, options: Options) -> None:
        super().__init__()
        self._variant = variant
        self._groups: dict[str, QButtonGroup] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for option in variant.options:
            name = messages.variant_text(variant, option.name)
            column.addWidget(_wrapped(name))
            box = QGroupBox()
            box.setAccessibleName(name)
            rows = QVBoxLayout(box)
            group = self._groups[option.key] = QButtonGroup(self)
            for choice in option.choices:
                button = WrappedRadio(messages.variant_text(variant, choice.name))
                button.setObjectName(choice.letters)
                group.addButton(button)
                rows.addWidget(button)
            group.buttonClicked.connect(lambda _button: self.chosen.emit())
            column.addWidget(box)
        if not variant.options:
            column.addWidget(_wrapped(translate("NewGame", "This game has no options.")))
        column.addStretch(1)
        self.show_options(options)

    @property
    def options(self) -> Options:
        checked = {key: group.checkedButton() for key, group in self._groups.items()}
        letters = {key: button.objectName() for key, button in checked.items() if button}
        return self._variant.choose(**letters)

    def show_options(self, options: Options) -> None:
        for key, group in self._groups.items():
            for button in group.buttons():
                button.setChecked(button.objectName() == options[key])


def _wrapped(text: str) -> QLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    return label


class NewGameDialog(QDialog):
    """Chooses a deal. Nothing on the table changes before it is accepted.

    Signal `chosen` carries the Deal.
    """

    chosen = Signal(object)

    def __init__(
        self,
        variants: Mapping[str, Variant],
        settings: Settings,
        *,
        game: Game | None,
        by_code: bool = False,
        won: Callable[[Game], list[int]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._variants = variants
        self._settings = settings
        self._game = game
        self._coded: Deal | None = None
        self._won = won  # the deals of a game that have been won; None: nobody knows any
        self.only_won = QCheckBox(translate("NewGame", "Only deals that have been won"))
        self.only_won.hide()
        self.setWindowTitle(translate("NewGame", "New game"))
        self.list = QListWidget()
        self.list.setItemDelegate(TallRows(self.list))
        self.list.setAccessibleName(translate("NewGame", "Game"))
        self.options = QScrollArea()
        self.options.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.random = QRadioButton(translate("NewGame", "&Random deal"))
        self.by_code = QRadioButton(translate("NewGame", "Deal &code:"))
        self.code = QLineEdit()
        self.message = PlainLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.ok = self.buttons.addButton(
            translate("NewGame", "&Deal"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._fill()
        self._set_up_code()
        self._lay_out()
        self._connect()
        self._show_variant()
        (self.by_code if by_code else self.random).setChecked(True)
        self._look_at_code()
        (self.code if by_code else self.list).setFocus()

    # What it is made of.

    def _fill(self) -> None:
        named = [(messages.variant_text(v, v.name), family) for family, v in self._variants.items()]
        for name, family in sorted(named, key=lambda entry: entry[0].casefold()):
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, family)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        if self._game is not None:
            self._select(self._game.variant)

    def _set_up_code(self) -> None:
        self.code.setMaxLength(LONGEST)
        self.code.setAccessibleName(translate("NewGame", "Deal code"))
        self.message.setWordWrap(True)
        lines = self.message.fontMetrics().lineSpacing() * 2
        self.message.setMinimumHeight(lines)  # nothing jumps when a sentence comes or goes
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        size = QSize(_SIZE * text_share()).boundedTo(self.screen().availableSize() - FRAME)
        wide = round(_LIST_WIDTH * text_share())
        self.list.setFixedWidth(min(wide, round(size.width() * _LIST_SHARE)))
        wrap_rows(self.list)
        self.list.setSpacing(2)
        self.options.setWidgetResizable(True)
        self.options.setFrameShape(QFrame.Shape.NoFrame)
        self.options.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if text_share() > 1:
            for button in (self.random, self.by_code):
                button.setStyle(large_boxes())
        upper = QHBoxLayout()
        upper.addWidget(self.list)
        upper.addWidget(self.options, 1)
        coded = QHBoxLayout()
        coded.addWidget(self.by_code)
        coded.addWidget(self.code, 1)
        column = QVBoxLayout(self)
        column.addLayout(upper, 1)
        column.addWidget(self.random)
        column.addWidget(self.only_won)
        column.addLayout(coded)
        column.addWidget(self.message)
        column.addWidget(self.buttons)
        self.ok.setDefault(True)
        self.resize(size)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._choose_variant)
        self.list.itemDoubleClicked.connect(self._accept_if_right)
        self.random.toggled.connect(self._look_at_code)
        self.by_code.clicked.connect(lambda _checked: self.code.setFocus())
        self.code.textEdited.connect(self._turn_to_code)
        self.code.textChanged.connect(self._look_at_code)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # What is chosen.

    @property
    def variant(self) -> Variant | None:
        item = self.list.currentItem()
        return None if item is None else self._variants[item.data(Qt.ItemDataRole.UserRole)]

    @property
    def _sample(self) -> str:
        """A code of the chosen game."""
        return messages.SAMPLE_CODE if self.game is None else self.game.numbered(1).code

    @property
    def game(self) -> Game | None:
        variant = self.variant
        rows = self.options.widget()
        return variant.game(rows.options) if variant and isinstance(rows, OptionRows) else None

    @property
    def deal(self) -> Deal | None:
        """What would be dealt now; None while the code is wrong."""
        if self.by_code.isChecked():
            return self._coded
        if self.game is None:
            return None
        if self.only_won.isChecked() and not self.only_won.isHidden() and self._won is not None:
            import secrets  # only where a deal is made

            return self.game.numbered(secrets.choice(self._won(self.game)))
        return random_deal(self.game)

    def _offer_won(self) -> None:
        """Deals that have been won can be asked for where some are known."""
        is_known = self._won is not None and self.game is not None and bool(self._won(self.game))
        self.only_won.setVisible(is_known)
        self.only_won.setEnabled(self.random.isChecked())

    def accept(self) -> None:
        """Hand over the deal; the dialog is gone before anything else happens."""
        deal = self.deal
        if deal is not None:
            super().accept()
            remember(self._settings, deal)
            self.chosen.emit(deal)

    def _accept_if_right(self) -> None:
        if self.ok.isEnabled():
            self.accept()

    def _select(self, variant: Variant) -> None:
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == variant.family:
                self.list.setCurrentRow(row)

    def _choose_variant(self) -> None:
        """The player chose another variant in the list: its code is not meant any more."""
        if self._coded is not None and self._coded.variant is self.variant:
            return
        self.random.setChecked(True)
        self._show_variant()

    def _show_variant(self) -> None:
        variant = self.variant
        if variant is None:
            return
        is_on_table = self._game is not None and self._game.variant is variant
        options = self._game.options if self._game and is_on_table else None
        rows = OptionRows(variant, options or first_options(self._settings, variant))
        rows.chosen.connect(self._choose_options)
        self.options.setWidget(rows)
        self.code.setPlaceholderText(self._sample)
        self._offer_won()

    def _choose_options(self) -> None:
        """Other options make another code of the same cards."""
        game = self.game
        self.code.setPlaceholderText(self._sample)
        if self._coded is not None and game is not None and self.by_code.isChecked():
            self.code.setText(self._coded.under(game.options).code)
        self._offer_won()

    # The code.

    def _turn_to_code(self) -> None:
        self.by_code.setChecked(True)

    def _look_at_code(self) -> None:
        """Read what is typed, show what it names or what is wrong, at the field."""
        self._offer_won()
        self._coded = None
        if not self.by_code.isChecked():
            self._say("", wrong=False)
            self.ok.setEnabled(self.variant is not None)
            return
        try:
            deal = find_code(self.code.text(), self._variants)
        except CodeError as error:
            told = messages.code_problem(error, self._sample)
            self._say(told, wrong=error.problem != "code-empty")
            self.ok.setEnabled(False)
            return
        self._coded = deal
        self._say(f"{deal.code}\n{described(deal)}", wrong=False)
        self._show_deal(deal)
        self.ok.setEnabled(True)

    def _show_deal(self, deal: Deal) -> None:
        """Variant and options as the code has them."""
        if deal.variant is not self.variant:
            self._select(deal.variant)
            self._show_variant()
        rows = self.options.widget()
        if isinstance(rows, OptionRows):
            rows.show_options(deal.game.options)

    def _say(self, text: str, *, wrong: bool) -> None:
        palette = QPalette(self.palette())
        if wrong:
            palette.setColor(QPalette.ColorRole.WindowText, _error_colour(palette))
        self.message.setPalette(palette)
        self.message.setText(text)
        self.code.setAccessibleDescription(text)


def _error_colour(palette: QPalette) -> QColor:
    """A red that reads on light and on dark dialogs."""
    is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return QColor("#ff9d94" if is_dark else "#a81c1c")
