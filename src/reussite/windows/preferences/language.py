"""The language of all texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reussite.i18n import languages, messages
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept

translate = QCoreApplication.translate


class LanguagePage(Page):
    """The system's language or one of ours; a change needs no restart."""

    def __init__(self, settings: Settings, plugins: PluginHost) -> None:
        super().__init__("language", translate("Preferences", "Language"))
        self._settings = settings
        self._plugins = plugins
        names = {language.code: language.name for language in languages.LANGUAGES}
        system = names[languages.systems_language()]
        self.language = ChoiceRow(
            Kept(settings, languages.SECTION, languages.KEY, ""),
            [
                ChoiceItem("", messages.filled(translate("Language", "As the system: %1"), system)),
                *(ChoiceItem(code, name) for code, name in names.items()),
            ],
            translate("Language", "Language of all texts"),
            translate("Language", "Index letters of the cards follow it, unless you chose others."),
        )
        self.add_group(translate("Preferences", "Language"), self.language)

    def follow(self) -> None:
        languages.follow(self._settings, self._plugins)
