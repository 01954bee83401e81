"""The cards: decks, backs, what stands in their corners, and their size."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent

from reussite.i18n import messages
from reussite.settings import Settings
from reussite.windows.appearance import SECTION, USUAL, ZOOMS
from reussite.windows.preferences.decks import DeckRow
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page, Pair
from reussite.windows.preferences.pictures import BACK_SIZE, PictureRow, picture_of_back
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept, SwitchRow

translate = QCoreApplication.translate


class CardsPage(Page):
    """What `windows.appearance` reads about cards."""

    key = "cards"

    @staticmethod
    def named() -> str:
        return translate("Appearance", "Cards")

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__()
        self._owner = owner
        self._settings = settings
        worn = owner.appearance
        self.deck = DeckRow(
            settings,
            lambda: worn.theme,
            lambda: worn.brought_decks,
            worn.try_foreign_deck,
            lambda sentence: owner.view.say(sentence, as_written=True),
        )
        self.add_group(
            translate("Appearance", "Cards"),
            self.deck,
            self._backs(),
            Pair(self._index(), self._letters()),
            Pair(self._size(), self._dimmed()),
        )

    def _choice(
        self, key: str, options: list[ChoiceItem[str]], name: str, explanation: str = ""
    ) -> ChoiceRow[str]:
        return ChoiceRow(Kept(self._settings, SECTION, key, USUAL[key]), options, name, explanation)

    def _backs(self) -> PictureRow[str]:
        return PictureRow(
            Kept(self._settings, SECTION, "back", USUAL["back"]),
            [
                ChoiceItem("blue", translate("Appearance", "Blue")),
                ChoiceItem("red", translate("Appearance", "Red")),
                ChoiceItem("green", translate("Appearance", "Green")),
                ChoiceItem("plum", translate("Appearance", "Plum")),
                ChoiceItem("slate", translate("Appearance", "Slate")),
            ],
            translate("Appearance", "Back"),
            lambda name: picture_of_back(self._owner.appearance.theme, name),
            BACK_SIZE,
        )

    def _index(self) -> ChoiceRow[str]:
        return self._choice(
            "index",
            [
                ChoiceItem("normal", translate("Appearance", "Normal")),
                ChoiceItem("large", translate("Appearance", "Large")),
            ],
            translate("Appearance", "Card index"),
            translate("Appearance", "Rank and suit in the corner of the built-in decks."),
        )

    def _letters(self) -> ChoiceRow[str]:
        return self._choice(
            "letters",
            [
                ChoiceItem("", translate("Appearance", "Same as language")),
                ChoiceItem("en", "A K Q J"),
                ChoiceItem("fr", "A R D V"),
                ChoiceItem("bg", "А П Д В"),  # noqa: RUF001  # Cyrillic
                ChoiceItem("ru", "Т К Д В"),  # noqa: RUF001
            ],
            translate("Appearance", "Index letters"),
        )

    def _size(self) -> ChoiceRow[int]:
        return ChoiceRow(
            Kept(self._settings, SECTION, "zoom", 100),
            [ChoiceItem(zoom, messages.per_cent(zoom)) for zoom in ZOOMS],
            translate("Appearance", "Card size"),
            messages.filled(
                translate(
                    "Appearance", "Above %1, the table is larger than the window and scrolls."
                ),
                messages.per_cent(100),
            ),
        )

    def _dimmed(self) -> SwitchRow:
        return SwitchRow(
            Kept(self._settings, SECTION, "dim", False),
            translate("Appearance", "Dim cards in dark mode"),
            translate("Appearance", "Makes the paper of the built-in decks less bright."),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_decks()

    def _fit_decks(self) -> None:
        """All that stands below the decks is in sight where the window is as high as at first."""
        content = self.widget()
        column = content.layout() if content is not None else None
        if column is None:
            return
        column.activate()
        viewport = self.viewport().size()
        needed = column.totalHeightForWidth(viewport.width())
        self.deck.fit(viewport.height() - needed + self.deck.list.height())

    def follow(self) -> None:
        self._owner.apply_theme()
        self.deck.refresh()
        self._owner.messages.tell_settings_problem()
