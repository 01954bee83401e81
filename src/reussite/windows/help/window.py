"""The help window: rules, examples and answers for each game, and pages about all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, qVersion
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMessageBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from reussite import __version__
from reussite.i18n import messages
from reussite.kernel.variant import Game, Variant
from reussite.table.theme import Theme
from reussite.windows.dialogs.confirm import make_roomy
from reussite.windows.help.browser import HelpBrowser
from reussite.windows.help.pages import RULES, HelpLibrary, HelpPage
from reussite.windows.widgets.dress import SPACE
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.window_geometry import FRAME

translate = QCoreApplication.translate

SIZE: Final = QSize(920, 680)
_LIST_WIDTH: Final = 180


class HelpWindow(QDialog):
    """A window beside the game. It is not modal: the table may be played with the rules in sight.

    Signal `read` tells whether it is read: from when it comes to the front until it is closed.

    :param look: what the tables of examples are made of now.
    :ivar page: what is shown.
    """

    read = Signal(bool)

    def __init__(self, library: HelpLibrary, look: Callable[[], Theme], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._library = library
        self._variants = {variant.family: variant for variant in library.variants}
        self._game: Game | None = None
        self._pages: list[HelpPage] = []
        self.games = QComboBox()
        self.games_label = PlainLabel()
        self.games_label.setBuddy(self.games)
        self.list = QListWidget()
        self.list.setItemDelegate(TallRows(self.list))
        self.browser = HelpBrowser(self._variants, look, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self._speak()
        self.games.currentIndexChanged.connect(self._choose_game)
        self.list.currentRowChanged.connect(self._turn_to)
        self.buttons.rejected.connect(self.reject)
        self.browser.page_asked.connect(self._open_page)
        self.finished.connect(lambda _: self.read.emit(False))
        self.browser.heading_reached.connect(self._announce)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.games_label)
        column.addWidget(self.games)
        column.addWidget(self.list, 1)
        column.addWidget(self.buttons)
        self.games.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.buttons.setCenterButtons(True)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(left)
        halves.addWidget(self.browser)
        halves.setStretchFactor(0, 0)
        halves.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        whole.addWidget(halves)
        self.resize(SIZE.boundedTo(self.screen().availableSize() - FRAME))
        wide = max(_LIST_WIDTH, self.fontMetrics().averageCharWidth() * 22)
        halves.setSizes([wide, self.width() - wide])

    # What is shown.

    @property
    def page(self) -> HelpPage:
        return self._pages[self.list.currentRow()]

    def open_at(self, game: Game, key: str = RULES) -> None:
        """Show a page for a reader of this game."""
        self._game = game
        self.games.blockSignals(True)
        self.games.setCurrentIndex(self.games.findData(game.variant.family))
        self.games.blockSignals(False)
        self._show_pages(key)
        self.show()
        self.activateWindow()
        self.browser.setFocus()

    def _show_pages(self, key: str) -> None:
        assert self._game is not None
        self._pages = self._library.pages(self._game)
        keys = [page.key for page in self._pages]
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([page.title for page in self._pages])
        self.list.setCurrentRow(keys.index(key) if key in keys else 0)
        self.list.blockSignals(False)
        self._turn_to(self.list.currentRow())

    def _turn_to(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            self.browser.show_page(self._pages[row])

    def _open_page(self, file: str) -> None:
        """Another page of this list, which a link names."""
        for row, page in enumerate(self._pages):
            if page.file == file and page.folder == self.page.folder:
                self.list.setCurrentRow(row)

    def _announce(self, text: str) -> None:
        """To readers; the caret that moved tells them only the line."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _choose_game(self) -> None:
        variant: Variant = self._variants[self.games.currentData()]
        self._game = variant.game()
        self._show_pages(self.page.key)

    # The language.

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._speak()
            if self._pages:
                self._show_pages(self.page.key)
        elif event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.read.emit(True)

    def _speak(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(translate("Help", "Help"))
        self.games_label.setText(translate("Help", "Game"))
        self.games.setAccessibleName(self.games_label.text())
        self.list.setAccessibleName(translate("Help", "Pages"))
        self.browser.setAccessibleName(translate("Help", "Page"))
        self.games.blockSignals(True)
        chosen = self.games.currentIndex()
        self.games.clear()
        for family, variant in self._variants.items():
            self.games.addItem(messages.name_in_lists(variant), family)
        self.games.setCurrentIndex(max(chosen, 0))
        self.games.blockSignals(False)


def about(parent: QWidget) -> QMessageBox:
    """What this program is."""
    box = QMessageBox(parent)
    box.setWindowTitle(translate("Help", "About Réussite"))
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    box.setText(messages.filled(translate("Help", "Réussite %1"), __version__))
    box.setInformativeText(
        messages.filled(
            translate(
                "Help",
                "Patience games for the desktop. Free software under the MIT licence. "
                "Built with Qt %1 and PySide6, used under the LGPL 3.",
            ),
            qVersion() or "",
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    make_roomy(box)
    return box
