"""The window with all pages of preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.preferences.access import AccessPage
from reussite.windows.preferences.appearance import AppearancePage
from reussite.windows.preferences.cards import CardsPage
from reussite.windows.preferences.general import GeneralPage
from reussite.windows.preferences.keyboard import KeyboardPage
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.playing import PlayingPage
from reussite.windows.preferences.plugins import PluginsPage
from reussite.windows.widgets import chrome
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import TallRows

translate = QCoreApplication.translate

_SIZE = QSize(900, 720)
_FRAME = QSize(16, 48)  # of a window, around what is asked for
_LIST_SHARE = 0.34  # of the width, at most


class PreferencesWindow(QDialog):
    """Applies at once what is chosen, and keeps it across starts. Esc closes it.

    A page is made when it is turned to or searched: all of them at once take half a second.

    :param owner: the window that it belongs to.
    """

    def __init__(self, owner: PreferencesOwner, settings: Settings, plugins: PluginHost) -> None:
        super().__init__(owner if isinstance(owner, QWidget) else None)
        self._owner = owner
        self._settings = settings
        self._plugins = plugins
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setItemDelegate(TallRows(self.list))
        self.list.setSpacing(2)
        self.stack = QStackedWidget()
        self.nothing = PlainLabel()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.reset = QPushButton()
        self.close_button = QPushButton()
        self._makers = self._page_makers()
        self._made: dict[str, Page] = {}
        self._lay_out()
        self._speak()
        self.search.textChanged.connect(self._look_for)
        self.list.currentRowChanged.connect(self._turn_to)
        self.reset.clicked.connect(self._reset_page)
        self.close_button.clicked.connect(self.accept)
        self._take_size()
        self.list.setFocus()

    def _lay_out(self) -> None:
        for button in (self.reset, self.close_button):
            button.setAutoDefault(False)  # Enter belongs to the rows
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self.stack, 1)
        lower = QHBoxLayout()
        lower.addWidget(self.reset)
        lower.addStretch(1)
        lower.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addLayout(middle, 1)
        column.addLayout(lower)
        self.stack.addWidget(self.nothing)

    def _take_size(self) -> None:
        available = self.screen().availableGeometry().size() - _FRAME
        self.resize((_SIZE * chrome.text_share()).boundedTo(available))

    # Pages.

    def page(self, key: str) -> Page:
        """The page with this name in the program; made where it was not yet."""
        if key not in self._made:
            make = next(make for kind, make in self._makers.items() if kind.key == key)
            page = self._made[key] = make()
            self.stack.addWidget(page)
            self._order()
        return self._made[key]

    @property
    def pages(self) -> list[Page]:
        """All of them, in the order of the list."""
        return [self.page(key) for key in self._keys]

    @property
    def _keys(self) -> list[str]:
        return [kind.key for kind in self._makers]

    def turn_to(self, key: str) -> None:
        """Show this page."""
        self.list.setCurrentRow(self._keys.index(key))

    @property
    def current(self) -> Page:
        """The page in the list that is chosen."""
        return self.page(self._keys[max(0, self.list.currentRow())])

    def _speak(self) -> None:
        """Make everything anew in the language spoken now."""
        row = max(0, self.list.currentRow())
        held = self._focused()
        before, self._made = self._made, {}
        self.setWindowTitle(translate("Preferences", "Preferences"))
        self.search.setPlaceholderText(translate("Preferences", "Search preferences"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.list.setAccessibleName(translate("Preferences", "Pages"))
        self.nothing.setText(translate("Preferences", "No preferences found."))
        self.reset.setText(translate("Preferences", "&Restore defaults"))
        self.close_button.setText(translate("Preferences", "&Close"))
        self.list.blockSignals(True)
        self.list.clear()
        for kind in self._makers:
            self.list.addItem(QListWidgetItem(kind.named()))
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        for key, old in before.items():
            self.page(key).go_on_from(old)
            self.stack.removeWidget(old)
            old.deleteLater()
        self._fit_list()
        self._look_for(self.search.text())
        if held is not None and held < len(_reached(self.current)):
            _reached(self.current)[held].setFocus()

    def _focused(self) -> int | None:
        """Which control of the page has the focus, in their order; None: none of them."""
        focused = self.focusWidget()
        controls = _reached(self.current) if self._made else []
        return controls.index(focused) if focused in controls else None

    def _order(self) -> None:
        """The Tab key follows the picture: search, pages, what stands on them, then the buttons."""
        before: QWidget = self.search
        for after in (
            self.list,
            *(control for page in self._made_in_order() for control in _reached(page)),
            self.reset,
            self.close_button,
        ):
            QWidget.setTabOrder(before, after)
            before = after

    def _made_in_order(self) -> list[Page]:
        return [self._made[key] for key in self._keys if key in self._made]

    def _page_makers(self) -> Mapping[type[Page], Callable[[], Page]]:
        owner, settings, plugins = self._owner, self._settings, self._plugins
        return {
            PlayingPage: partial(PlayingPage, owner, settings, plugins),
            CardsPage: partial(CardsPage, owner, settings),
            AppearancePage: partial(AppearancePage, owner, settings),
            GeneralPage: partial(GeneralPage, owner, settings, plugins),
            KeyboardPage: partial(KeyboardPage, owner, settings),
            AccessPage: partial(AccessPage, owner, settings),
            PluginsPage: partial(PluginsPage, owner, settings, plugins),
        }

    def _turn_to(self, row: int) -> None:
        if 0 <= row < len(self._keys):
            self.stack.setCurrentWidget(self.page(self._keys[row]))

    def _look_for(self, wanted: str) -> None:
        """Show only pages and rows with these words."""
        found = [self._has(key, wanted) for key in self._keys]
        for row, is_found in enumerate(found):
            self.list.item(row).setHidden(not is_found)
        self.reset.setEnabled(any(found))
        if not any(found):
            self.stack.setCurrentWidget(self.nothing)
            return
        if not found[max(0, self.list.currentRow())]:
            self.list.setCurrentRow(found.index(True))
        self._turn_to(self.list.currentRow())

    def _has(self, key: str, wanted: str) -> bool:
        """Whether a page has these words; one that was not made yet has what is empty."""
        if not wanted.split() and key not in self._made:
            return True
        return self.page(key).search(wanted)

    def _reset_page(self) -> None:
        self.current.reset()
        self._owner.messages.tell_settings_problem()

    # Size and language.

    def _fit_list(self) -> None:
        wanted = self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 24
        self.list.setFixedWidth(min(wanted, round(self.width() * _LIST_SHARE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            # Not at once: the list that was chosen from is one of the things to be made anew.
            QTimer.singleShot(0, self, self._speak)
        elif event.type() is QEvent.Type.FontChange:
            self._fit_list()


def _reached(page: QWidget) -> list[QWidget]:
    """What the Tab key reaches on a page, in the order in which it was laid out."""
    return [
        control
        for control in page.findChildren(QWidget)
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus
        and control.window() is page.window()  # the list that a choice opens is one of its own
    ]
