"""The cloth, the colours, and what there is around the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reussite.api.records import Felt
from reussite.i18n import messages
from reussite.settings import Settings
from reussite.windows import window_geometry
from reussite.windows.appearance import OF_PLUGIN, SECTION, USUAL
from reussite.windows.preferences.felts import FeltRow
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page, Pair
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept, Row, SwitchRow

translate = QCoreApplication.translate

_TEXT_SIZES = (100, 110, 125, 150, 175, 200, 250, 300)  # per cent


class AppearancePage(Page):
    """What `windows.appearance` reads, except the cards."""

    key = "appearance"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Appearance")

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__()
        self._owner = owner
        self._settings = settings
        self.add_group(translate("Appearance", "Table"), *self._table())
        self.add_group(translate("Appearance", "Window"), *self._window())

    def _choice(
        self, key: str, options: list[ChoiceItem[str]], name: str, explanation: str = ""
    ) -> ChoiceRow[str]:
        return ChoiceRow(Kept(self._settings, SECTION, key, USUAL[key]), options, name, explanation)

    def _felt(self, key: str, name: str) -> FeltRow:
        known = {felt.key: felt for felt in self._owner.appearance.felts.values()}
        felts = [ChoiceItem(key, felt_name(felt)) for key, felt in known.items()]
        return FeltRow(
            self._settings,
            key,
            known,
            felts,
            name,
            lambda sentence: self._owner.view.say(sentence, as_written=True),
        )

    def _table(self) -> list[Row | Pair]:
        return [
            self._felt("felt", translate("Appearance", "Felt")),
            self._felt("dark_felt", translate("Appearance", "Felt in dark mode")),
            Pair(
                self._choice(
                    "scheme",
                    [
                        ChoiceItem("system", translate("Appearance", "Follow system")),
                        ChoiceItem("light", translate("Appearance", "Light")),
                        ChoiceItem("dark", translate("Appearance", "Dark")),
                    ],
                    translate("Appearance", "Colour scheme"),
                    translate("Appearance", "The table and windows follow the system at once."),
                ),
                self._choice(
                    "contrast",
                    [
                        ChoiceItem("system", translate("Appearance", "Follow system")),
                        ChoiceItem("normal", translate("Appearance", "Normal")),
                        ChoiceItem("high", translate("Appearance", "High")),
                    ],
                    translate("Appearance", "Contrast"),
                    translate("Appearance", "High contrast uses a black table and clear marks."),
                ),
            ),
        ]

    def _window(self) -> list[Row | Pair]:
        names = {
            "tool_bar": translate("Appearance", "Tool bar"),
            "status_bar": translate("Appearance", "Status bar"),
            "time": translate("Appearance", "Time in the status bar"),
        }
        return [
            Pair(
                ChoiceRow(
                    Kept(self._settings, SECTION, "text_size", 100),
                    [ChoiceItem(size, messages.per_cent(size)) for size in _TEXT_SIZES],
                    translate("Appearance", "Text size"),
                ),
                SwitchRow(
                    Kept(self._settings, SECTION, "left_handed", False),
                    translate("Appearance", "Left-handed"),
                    translate("Appearance", "Mirrors the table, with the stock on the right."),
                ),
            ),
            Pair(
                *(
                    SwitchRow(Kept(self._settings, window_geometry.SECTION, key, True), name)
                    for key, name in names.items()
                )
            ),
        ]

    def follow(self) -> None:
        self._owner.apply_theme()
        self._owner.apply_bars()
        self._owner.messages.tell_settings_problem()


def felt_name(felt: Felt) -> str:
    """What the player calls a cloth."""
    names = {
        "green": translate("Felt", "Green"),
        "blue": translate("Felt", "Blue"),
        "burgundy": translate("Felt", "Burgundy"),
        "slate": translate("Felt", "Slate"),
        "sage": translate("Felt", "Sage, light"),
        "sand": translate("Felt", "Sand, light"),
    }
    return names.get(felt.key) or translate(felt.key.partition(OF_PLUGIN)[0], felt.name)
