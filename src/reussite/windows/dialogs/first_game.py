"""The question of the first start: which of the main games to play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reussite.kernel.variant import Variant
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.store.store import Store
from reussite.table.a11y.preferences import Scan
from reussite.table.theme import Theme
from reussite.windows.access_settings import kept_access
from reussite.windows.menus.last_games import MAIN
from reussite.windows.new_game.facts import GameFacts, all_facts
from reussite.windows.new_game.game_list import scaled
from reussite.windows.new_game.pictures import SIZE, TablePictures
from reussite.windows.next_game import SECTION, first_options, random_deal, remember
from reussite.windows.widgets.chrome import text_share
from reussite.windows.widgets.dress import GROUP, SPACE, air
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

_TILE = 232  # pixels of width beside text of the usual size
_LOWEST = 48  # pixels of a picture's height
_KEEP = Qt.AspectRatioMode.KeepAspectRatio
_AROUND = 12  # pixels between the edge of a tile and what it shows


def is_first_start(settings: Settings, store: Store) -> bool:
    """Whether nobody has chosen or begun a game here. Who plays with a switch is not asked: the
    list of moves leads to the other games."""
    is_new = not settings.get(SECTION, "family", "") and not store.begun_codes()
    return is_new and not store.contests() and kept_access(settings).scan is Scan.OFF


class FirstGameDialog(QDialog):
    """Shows the main games as pictures. The table keeps its deal where none is chosen.

    Signals: `chosen` carries the Deal; `more_asked`: the player wants to see all games.
    """

    chosen = Signal(object)
    more_asked = Signal()

    def __init__(
        self,
        plugins: PluginHost,
        settings: Settings,
        look: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        facts = all_facts(plugins, look.cache)
        pictures = TablePictures(look, {family: each.stamp for family, each in facts.items()})
        self.setWindowTitle(translate("FirstGame", "Welcome to Réussite"))
        self.tiles: list[GameTile] = []
        wide = self._tile_width()
        for family in MAIN:
            variant = plugins.variant(family)
            if variant is not None and family in facts:
                if pictures.kept_of(family) is None:
                    pictures.draw(variant)
                tile = GameTile(facts[family], pictures.kept_of(family) or QImage(), wide)
                tile.clicked.connect(partial(self._deal, variant))
                self.tiles.append(tile)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.more = self.buttons.addButton(
            translate("FirstGame", "&All games…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.more.clicked.connect(self._ask_for_more)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()

    def _tile_width(self) -> int:
        room = (self.screen().availableSize() - FRAME).width() - 2 * GROUP
        return min(round(_TILE * text_share()), (room - (len(MAIN) - 1) * SPACE) // len(MAIN))

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        air(column)
        question = PlainLabel(translate("FirstGame", "Which game would you like to play first?"))
        font = question.font()
        font.setBold(True)
        question.setFont(font)
        column.addWidget(question)
        row = self._row = QHBoxLayout()
        for tile in self.tiles:
            row.addWidget(tile)
        column.addLayout(row)
        later = PlainLabel(translate("FirstGame", "All games are in the Game menu."))
        later.setWordWrap(True)
        column.addWidget(later)
        column.addWidget(self.buttons)
        for button in self.buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Enter chooses a game
        if self.tiles:
            self.tiles[0].setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_screen()
        super().showEvent(event)

    def _fit_screen(self) -> None:
        """Where large texts need the room, pictures get smaller."""
        room = self.screen().availableSize() - FRAME
        for tile in self.tiles:
            tile.take_height()
        self._row.invalidate()
        over = self._column.totalMinimumSize().height() - room.height()
        if over > 0:
            for tile in self.tiles:
                tile.lower_picture(over)
            self._row.invalidate()
        self.resize(self._column.totalSizeHint().boundedTo(room))

    def _deal(self, variant: Variant, _checked: bool = False) -> None:
        deal = random_deal(variant.game(first_options(self._settings, variant)))
        self.accept()
        remember(self._settings, deal)
        self.chosen.emit(deal)

    def _ask_for_more(self) -> None:
        self.accept()
        self.more_asked.emit()


class GameTile(QPushButton):
    """A game to choose: the picture of its table, its name and what it is like.

    :param picture: of its table; an empty one where there is none.
    :param width: of the whole, in pixels.
    """

    def __init__(self, facts: GameFacts, picture: QImage, width: int) -> None:
        super().__init__()
        self.family = facts.family
        self.setAccessibleName(facts.title)
        told = (facts.figures.replace(" · ", ", "), facts.sentence)
        self.setAccessibleDescription(". ".join(part for part in told if part))
        self.setAutoDefault(False)  # none of them comes first
        self._picture = picture
        self.shown = PlainLabel()
        self._show_picture(SIZE.scaled(width - 2 * _AROUND, SIZE.height(), _KEEP))
        name = PlainLabel(facts.title)
        font = name.font()
        font.setBold(True)
        name.setFont(font)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(_AROUND, _AROUND, _AROUND, _AROUND)
        column.setSpacing(SPACE)
        column.addWidget(self.shown, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (name, PlainLabel(facts.figures), PlainLabel(facts.sentence)):
            label.setWordWrap(True)
            label.setFixedWidth(width - 2 * _AROUND)
            label.setFixedHeight(label.heightForWidth(width - 2 * _AROUND))
            column.addWidget(label)
        column.addStretch(1)
        for label in self.findChildren(PlainLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setAccessibleName(" ")  # the tile says it
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def lower_picture(self, by: int) -> None:
        """Take this many pixels from its height; all of them where too few would be left."""
        size = self.shown.minimumSize()
        size = size.scaled(size.width(), max(size.height() - by, 0), _KEEP)
        self.shown.setVisible(size.height() >= _LOWEST)
        self._show_picture(size)
        self.take_height()

    def take_height(self) -> None:
        """Stay as high as what it shows: a sheet of styles takes it for a button like any other."""
        self.ensurePolished()
        self._column.invalidate()
        self.setMinimumHeight(self._column.minimumSize().height())

    def _show_picture(self, size: QSize) -> None:
        image = scaled(self._picture, size, self.devicePixelRatioF())
        self.shown.setPixmap(QPixmap.fromImage(image))
        self.shown.setFixedSize(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, too, chooses it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()
