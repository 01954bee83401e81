"""Deals that lay on the table before, to be laid there again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.variant import Deal
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.next_game import SECTION, described

translate = QCoreApplication.translate

KEY = "recent"
KEPT = 10


def recent_codes(settings: Settings) -> list[str]:
    """The codes of the deals left last, the latest first."""
    return settings.texts(SECTION, KEY)[:KEPT]


def remember_left(settings: Settings, code: str) -> None:
    """The player leaves this deal for another one."""
    others = [known for known in recent_codes(settings) if known != code]
    settings.set(SECTION, KEY, [code, *others][:KEPT])


class RecentMenu(QMenu):
    """Lists recent deals when it is opened.

    Signal `chosen` carries the Deal.
    """

    chosen = Signal(object)

    def __init__(self, settings: Settings, plugins: PluginHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._plugins = plugins
        self.aboutToShow.connect(self._fill)

    def retranslate(self) -> None:
        self.setTitle(translate("Recent", "Recent dea&ls"))

    def _fill(self) -> None:
        self.clear()
        for code in recent_codes(self._settings):
            if deal := self._deal(code):
                action = self.addAction(f"{code}    {described(deal)}")
                action.triggered.connect(lambda _checked, deal=deal: self.chosen.emit(deal))
        if self.isEmpty():
            self.addAction(translate("Recent", "No recent deals")).setEnabled(False)

    def _deal(self, code: str) -> Deal | None:
        """The deal of a code; None where its variant is not known any more."""
        try:
            return parse_code(code, self._plugins.variants)
        except CodeError:
            return None
