"""The language of all texts, and how cards move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reussite.i18n import languages, messages
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.table.animation.motions import Pace
from reussite.windows.appearance import desktop_wants_rest
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept

translate = QCoreApplication.translate


class GeneralPage(Page):
    """What is chosen once: the language, which needs no restart, and the pace of all that moves."""

    key = "general"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Language and animation")

    def __init__(self, owner: PreferencesOwner, settings: Settings, plugins: PluginHost) -> None:
        super().__init__()
        self._owner = owner
        self._settings = settings
        self._plugins = plugins
        self._language = Kept(settings, languages.SECTION, languages.KEY, "")
        self._followed = self._language.value
        self.add_group(translate("Preferences", "Language"), self._languages())
        self.add_group(translate("Preferences", "Animation"), self._pace())

    def _languages(self) -> ChoiceRow[str]:
        names = {language.code: language.name for language in languages.LANGUAGES}
        system = names[languages.systems_language()]
        return ChoiceRow(
            self._language,
            [
                ChoiceItem(
                    "", messages.filled(translate("Language", "System language (%1)"), system)
                ),
                *(ChoiceItem(code, name) for code, name in names.items()),
            ],
            translate("Language", "Language"),
            translate(
                "Language",
                "The index letters of the cards follow the language unless you choose others.",
            ),
        )

    def _pace(self) -> ChoiceRow[str]:
        usual = Pace.REDUCED if desktop_wants_rest() else Pace.NORMAL
        return ChoiceRow(
            Kept(self._settings, "animation", "pace", usual.value),
            [
                ChoiceItem(Pace.OFF.value, translate("Animation", "Off")),
                ChoiceItem(Pace.FAST.value, translate("Animation", "Fast")),
                ChoiceItem(Pace.NORMAL.value, translate("Animation", "Normal")),
                ChoiceItem(Pace.SLOW.value, translate("Animation", "Slow")),
                ChoiceItem(Pace.REDUCED.value, translate("Animation", "Reduced motion")),
            ],
            translate("Animation", "Animation speed"),
            translate(
                "Animation",
                "With reduced motion, cards appear at their new place without moving "
                "there. You never have to wait for an animation.",
            ),
        )

    def follow(self) -> None:
        if self._language.value != self._followed:
            self._followed = self._language.value
            languages.follow(self._settings, self._plugins)
        self._owner.apply_pace()
        self._owner.messages.tell_settings_problem()
