"""Decks, cloths, sizes, and what there is around the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon, QResizeEvent

from reussite.api.records import Felt
from reussite.i18n import messages
from reussite.settings import Settings
from reussite.windows import window_geometry
from reussite.windows.appearance import OF_PLUGIN, SECTION, USUAL, ZOOMS
from reussite.windows.preferences.decks import DeckRow
from reussite.windows.preferences.felts import FeltRow
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.pictures import PictureRow, picture_of_back
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept, Row, SwitchRow

translate = QCoreApplication.translate

_TEXT_SIZES = (100, 110, 125, 150, 175, 200, 250, 300)  # per cent


class AppearancePage(Page):
    """Everything that `windows.appearance` reads."""

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__("appearance", translate("Preferences", "Appearance"))
        self._owner = owner
        self._settings = settings
        worn = owner.appearance
        self.deck = DeckRow(
            settings, lambda: worn.theme, lambda: worn.brought_decks, worn.try_foreign_deck
        )
        self.add_group(translate("Appearance", "Cards"), self.deck, *self._cards())
        self.add_group(translate("Appearance", "Table"), *self._table())
        self.add_group(translate("Appearance", "Size"), *self._sizes())
        self.add_group(translate("Appearance", "Window"), *self._bars())

    def _say(self, sentence: str) -> None:
        self._owner.view.say(sentence, as_written=True)

    def _choice(
        self, key: str, options: list[ChoiceItem[str]], name: str, explanation: str = ""
    ) -> ChoiceRow[str]:
        return ChoiceRow(Kept(self._settings, SECTION, key, USUAL[key]), options, name, explanation)

    def _pictures(
        self,
        key: str,
        options: list[ChoiceItem[str]],
        name: str,
        draw: Callable[[str], QIcon],
    ) -> PictureRow[str]:
        kept = Kept(self._settings, SECTION, key, USUAL[key])
        return PictureRow(kept, options, name, draw)

    def _cards(self) -> list[Row]:
        return [
            self._choice(
                "index",
                [
                    ChoiceItem("normal", translate("Appearance", "Normal")),
                    ChoiceItem("large", translate("Appearance", "Large")),
                ],
                translate("Appearance", "Card index"),
                translate("Appearance", "Rank and suit in the corner of the built-in decks."),
            ),
            self._choice(
                "letters",
                [
                    ChoiceItem("", translate("Appearance", "Same as language")),
                    ChoiceItem("en", "A K Q J"),
                    ChoiceItem("fr", "A R D V"),
                    ChoiceItem("bg", "А П Д В"),  # noqa: RUF001  # Cyrillic
                    ChoiceItem("ru", "Т К Д В"),  # noqa: RUF001
                ],
                translate("Appearance", "Index letters"),
            ),
            self._pictures(
                "back",
                [
                    ChoiceItem("blue", translate("Appearance", "Blue")),
                    ChoiceItem("red", translate("Appearance", "Red")),
                    ChoiceItem("green", translate("Appearance", "Green")),
                    ChoiceItem("plum", translate("Appearance", "Plum")),
                    ChoiceItem("slate", translate("Appearance", "Slate")),
                ],
                translate("Appearance", "Back"),
                lambda name: picture_of_back(self._owner.appearance.theme, name),
            ),
        ]

    def _table(self) -> list[Row]:
        known = {felt.key: felt for felt in self._owner.appearance.felts.values()}
        felts = [ChoiceItem(key, felt_name(felt)) for key, felt in known.items()]

        def row(key: str, name: str) -> FeltRow:
            return FeltRow(self._settings, key, known, felts, name, self._say)

        return [
            row("felt", translate("Appearance", "Felt")),
            row("dark_felt", translate("Appearance", "Felt in dark mode")),
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
            SwitchRow(
                Kept(self._settings, SECTION, "dim", False),
                translate("Appearance", "Dim cards in dark mode"),
                translate("Appearance", "Makes the paper of the built-in decks less bright."),
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
            SwitchRow(
                Kept(self._settings, SECTION, "left_handed", False),
                translate("Appearance", "Left-handed"),
                translate("Appearance", "Mirrors the table, with the stock on the right."),
            ),
        ]

    def _sizes(self) -> list[Row]:
        return [
            ChoiceRow(
                Kept(self._settings, SECTION, "zoom", 100),
                [ChoiceItem(zoom, messages.per_cent(zoom)) for zoom in ZOOMS],
                translate("Appearance", "Card size"),
                messages.filled(
                    translate(
                        "Appearance", "Above %1, the table is larger than the window and scrolls."
                    ),
                    messages.per_cent(100),
                ),
            ),
            ChoiceRow(
                Kept(self._settings, SECTION, "text_size", 100),
                [ChoiceItem(size, messages.per_cent(size)) for size in _TEXT_SIZES],
                translate("Appearance", "Text size"),
            ),
        ]

    def _bars(self) -> list[Row]:
        names = {
            "tool_bar": translate("Appearance", "Tool bar"),
            "status_bar": translate("Appearance", "Status bar"),
            "time": translate("Appearance", "Time in the status bar"),
        }
        return [
            SwitchRow(Kept(self._settings, window_geometry.SECTION, key, True), name)
            for key, name in names.items()
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        heading = 4 * self.fontMetrics().lineSpacing()  # of the group, with what is around it
        self.deck.fit(self.viewport().height() - heading)

    def follow(self) -> None:
        self._owner.apply_theme()
        self._owner.apply_bars()
        self.deck.refresh()
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
