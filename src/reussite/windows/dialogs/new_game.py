"""The New game window: a game, its options, and a random deal or one with a code."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPalette, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from reussite.i18n import messages
from reussite.kernel.code_search import LONGEST, find_code
from reussite.kernel.codes import CodeError
from reussite.kernel.variant import Deal, Game, Variant
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.theme import Theme
from reussite.windows.new_game.facts import all_facts
from reussite.windows.new_game.game_list import GameList, scaled
from reussite.windows.new_game.option_rows import OptionRows, reach_chosen
from reussite.windows.new_game.pictures import SIZE, TablePictures
from reussite.windows.next_game import described, first_options, random_deal, remember
from reussite.windows.widgets.chrome import box_height, text_share
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.wrapping import clear_boxes
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_SETTLED = 900  # ms without a key, and a code is typed
_LIST_WIDTH = 380
_LIST_SHARE = 0.48  # of the width, at most
_SIZE = QSize(860, 640)
_PICTURE = SIZE / 2  # of the chosen game
_FOR_PICTURE = 560  # pixels of height, and there is room for it


class NewGameDialog(QDialog):
    """Chooses a deal. Nothing on the table changes before it is accepted.

    Signals: `chosen` carries the Deal; `rules_asked` the Game whose rules are to be read.

    :param look: what the pictures of the tables are made of.
    """

    chosen = Signal(object)
    rules_asked = Signal(object)

    def __init__(
        self,
        plugins: PluginHost,
        settings: Settings,
        look: Theme,
        *,
        game: Game | None,
        by_code: bool = False,
        won: Callable[[Game], list[int]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._variants = plugins.variants
        self._settings = settings
        self._facts = all_facts(plugins, look.cache)
        stamps = {family: facts.stamp for family, facts in self._facts.items()}
        self._pictures = TablePictures(look, stamps)
        self._game = game
        self._coded: Deal | None = None
        self._won = won  # the deals of a game that have been won; None: nobody knows any
        self.only_won = QCheckBox(translate("NewGame", "Only deals that have been won"))
        self.only_won.hide()
        self.setWindowTitle(translate("NewGame", "New game"))
        self.filter = QLineEdit()
        self.list = GameList(
            self._facts, settings, picture=self._pictures.kept_of, draw=self._draw_picture
        )
        self.picture = PlainLabel()
        self.name = PlainLabel()
        self.summary = PlainLabel()
        self.rules = QPushButton(translate("NewGame", "R&ules"))
        self.options = QScrollArea()
        self.random = QRadioButton(translate("NewGame", "&Random deal"))
        self.by_code = QRadioButton(translate("NewGame", "Deal &code:"))
        self.code = QLineEdit()
        self.message = PlainLabel()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.ok = self.buttons.addButton(
            translate("NewGame", "&Deal"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._set_up_list()
        self._set_up_code()
        self._lay_out()
        self._connect()
        self._show_variant()
        (self.by_code if by_code else self.random).setChecked(True)
        self._look_at_code()
        self._order()
        (self.code if by_code else self.list).setFocus()

    # What it is made of.

    def _set_up_list(self) -> None:
        self.filter.setPlaceholderText(translate("NewGame", "Find a game"))
        self.filter.setAccessibleName(translate("NewGame", "Find a game"))
        self.filter.setClearButtonEnabled(True)
        self.filter.installEventFilter(self)
        for label in (self.name, self.summary):
            label.setWordWrap(True)
            label.setAccessibleName(" ")  # the row of the list says it
        self.rules.setAutoDefault(False)  # Enter deals
        if self._game is None or not self.list.choose(self._game.variant.family):
            self.list.choose_first()

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
        wide = min(wide, round(size.width() * _LIST_SHARE))
        self.filter.setFixedWidth(wide)
        self.list.setFixedWidth(wide)
        self.options.setWidgetResizable(True)
        self.options.setFrameShape(QFrame.Shape.NoFrame)
        self.options.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.picture.setVisible(size.height() >= _FOR_PICTURE * text_share())
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        for button in (self.random, self.by_code, self.only_won):
            button.setMinimumHeight(box_height())
            button.setStyle(clear_boxes())
        column = QVBoxLayout(self)
        upper = QHBoxLayout()
        upper.addLayout(self._made_games())
        upper.addLayout(self._made_details(), 1)
        coded = QHBoxLayout()
        coded.addWidget(self.by_code)
        coded.addWidget(self.code, 1)
        column.addLayout(upper, 1)
        column.addWidget(self.random)
        column.addWidget(self.only_won)
        column.addLayout(coded)
        column.addWidget(self.message)
        column.addWidget(self.buttons)
        self.ok.setDefault(True)
        self.resize(size)

    def _made_games(self) -> QVBoxLayout:
        games = QVBoxLayout()
        games.addWidget(self.filter)
        games.addWidget(self.list, 1)
        return games

    def _made_details(self) -> QVBoxLayout:
        details = QVBoxLayout()
        details.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        named = QHBoxLayout()
        named.addWidget(self.name, 1)
        named.addWidget(self.rules)
        details.addLayout(named)
        details.addWidget(self.summary)
        details.addWidget(self.options, 1)
        return details

    def _connect(self) -> None:
        self.filter.textChanged.connect(self.list.show_only)
        self.list.currentRowChanged.connect(self._choose_variant)
        self.list.itemDoubleClicked.connect(self._accept_if_right)
        self.rules.clicked.connect(lambda: self.rules_asked.emit(self.game))
        self.random.toggled.connect(self._look_at_code)
        self.by_code.clicked.connect(lambda _checked: self.code.setFocus())
        self.code.textEdited.connect(self._turn_to_code)
        self.code.textChanged.connect(self._look_at_code)
        self.code.editingFinished.connect(self._tell)
        self._settled.timeout.connect(self._tell)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _order(self) -> None:
        """The Tab key goes from the game to its options, the code and the deal; of buttons that
        exclude each other it reaches the chosen one."""
        rows = self.options.widget()
        options = rows.buttons if isinstance(rows, OptionRows) else []
        deals = (self.random, self.only_won, self.by_code, self.code)
        leaving = (self.ok, self.buttons.button(QDialogButtonBox.StandardButton.Cancel), self.rules)
        for before, after in pairwise((self.filter, self.list, *options, *deals, *leaving)):
            QWidget.setTabOrder(before, after)
        reach_chosen((self.random, self.by_code))

    # What is chosen.

    @property
    def variant(self) -> Variant | None:
        family = self.list.family
        return None if family is None else self._variants.get(family)

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
        self._order()
        self._show_details(variant)

    def _show_details(self, variant: Variant) -> None:
        facts = self._facts.get(variant.family)
        self.name.setText(messages.variant_text(variant, variant.name))
        if facts is not None:
            told = (facts.figures, facts.sentence)
            self.summary.setText("\n".join(part for part in told if part))
        if not self.picture.isHidden():
            self._draw_picture(variant.family)
            image = self._pictures.kept_of(variant.family) or QImage(
                SIZE, QImage.Format.Format_RGB32
            )
            shown = scaled(image, _PICTURE, self.devicePixelRatioF())
            self.picture.setPixmap(QPixmap.fromImage(shown))

    def _draw_picture(self, family: str) -> None:
        """Only here is a plugin imported for its picture, once."""
        if self._pictures.kept_of(family) is None and family in self._variants:
            self._pictures.draw(self._variants[family])

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
        reach_chosen((self.random, self.by_code))
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
            self.filter.clear()
            self.list.choose(deal.variant.family)
            self._show_variant()
        rows = self.options.widget()
        if isinstance(rows, OptionRows):
            rows.show_options(deal.game.options)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down in the filter go through the games."""
        if watched is self.filter and isinstance(event, QKeyEvent):
            up_and_down = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
            if event.type() is QEvent.Type.KeyPress and event.key() in up_and_down:
                self.list.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def _say(self, text: str, *, wrong: bool) -> None:
        palette = QPalette(self.palette())
        if wrong:
            palette.setColor(QPalette.ColorRole.WindowText, _error_colour(palette))
        self.message.setPalette(palette)
        self.message.setText(text)
        self._settled.start()

    def _tell(self) -> None:
        """Readers say what is wrong with a code once it is typed, not after every letter."""
        self._settled.stop()
        if self.code.accessibleDescription() != self.message.text():
            self.code.setAccessibleDescription(self.message.text())


def _error_colour(palette: QPalette) -> QColor:
    """A red that reads on light and on dark dialogs."""
    is_dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return QColor("#ff9d94" if is_dark else "#a81c1c")
