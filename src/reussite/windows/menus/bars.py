"""The bars around the table: which of them the player wants to see, and what there is room for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from reussite.api.records import Felt
from reussite.settings import Settings
from reussite.windows import window_geometry
from reussite.windows.menus import actions
from reussite.windows.messages import Messages
from reussite.windows.status import StatusBar
from reussite.windows.widgets import chrome
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate

WIDE = 1000  # pixels; in a narrower window the bars show less


class ToolBar(QToolBar):
    """The actions that have a short name, and the name of the game.

    :param games: opens beside New.
    """

    def __init__(self, actions_by_key: Mapping[str, QAction], games: QMenu) -> None:
        super().__init__()
        self._games = games
        self.setMovable(False)
        for entry in actions.entries():
            if entry.short:
                self.addAction(actions_by_key[entry.key])
        filler = QWidget()
        filler.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(filler)
        self.game_name = PlainLabel()
        self.game_name.setProperty("role", "game")
        self.game_name.setContentsMargins(8, 0, 6, 0)
        self.addWidget(self.game_name)
        new = self.widgetForAction(actions_by_key["new_deal"])
        if isinstance(new, QToolButton):
            new.setMenu(games)
            new.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(translate("MainWindow", "Tool bar"))
        self._games.setTitle(translate("MainWindow", "Other games"))

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self, felt)
        self.setIconSize(chrome.icon_size())

    def set_wide(self, wide: bool) -> None:
        """Whether there is room for all of it."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if wide else style.ToolButtonIconOnly
        )


class Bars:
    """What is seen of tool bar and status bar; what the player chooses stands in the settings.

    :param switches: the actions `tool_bar`, `status_bar` and `time`.
    """

    KEYS = ("tool_bar", "status_bar", "time")

    def __init__(
        self,
        tools: ToolBar,
        status: StatusBar,
        switches: Mapping[str, QAction],
        settings: Settings,
        notices: Messages,
    ) -> None:
        self._tools = tools
        self._status = status
        self._switches = switches
        self._settings = settings
        self._messages = notices

    def take(self) -> None:
        """Show what the settings say."""
        for key in self.KEYS:
            shown = self._settings.get(window_geometry.SECTION, key, True)
            self._switches[key].setChecked(shown)
            self._show(key, shown)

    def keep(self, key: str, shown: bool) -> None:
        """Show it or not from now on."""
        self._show(key, shown)
        self._settings.set(window_geometry.SECTION, key, shown)
        self._messages.tell_settings_problem()

    def fit(self, width: int) -> None:
        """Show what there is room for in a window of this width."""
        wide = width >= WIDE * chrome.text_share()
        self._tools.set_wide(wide)
        self._status.set_wide(wide)

    def _show(self, key: str, shown: bool) -> None:
        if key == "time":
            self._status.set_time_shown(shown)
        else:
            {"tool_bar": self._tools, "status_bar": self._status}[key].setVisible(shown)
