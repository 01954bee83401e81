"""Keys, words and ways to play for eyes, hands and ears that need them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from reussite.settings import Settings
from reussite.table.a11y.preferences import AccessPreferences, Scan, Scheme, Telling, Verbosity
from reussite.windows.access_settings import SECTION
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page
from reussite.windows.preferences.rows import ChoiceItem, ChoiceRow, Kept, SwitchRow

translate = QCoreApplication.translate

_SLACKS = (0, 8, 16, 24, 32, 48)  # pixels
_DWELLS = (500, 1000, 1500, 2000, 3000, 4000, 5000)  # ms


class AccessPage(Page):
    """Everything in `Access` but for single keys, which have a page of their own."""

    key = "access"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Accessibility")

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__()
        self._owner = owner
        self._settings = settings
        self._usual = AccessPreferences()
        self.add_group(translate("Access", "Playing"), *self._playing())
        self.add_group(translate("Access", "Sounds"), self._sounds())
        self.add_group(translate("Access", "Keys of the table"), *self._keys())
        self.add_group(translate("Access", "Screen readers"), *self._words())
        self.add_group(translate("Access", "Switch access"), *self._switches())

    def _switch(self, key: str, name: str, explanation: str = "") -> SwitchRow:
        return SwitchRow(
            Kept(self._settings, SECTION, key, bool(getattr(self._usual, key))), name, explanation
        )

    def _kept(self, key: str) -> Kept[str]:
        return Kept(self._settings, SECTION, key, str(getattr(self._usual, key)))

    def _playing(self) -> list[ChoiceRow[int] | SwitchRow]:
        return [
            self._switch(
                "click_click",
                translate("Access", "Move cards with two clicks"),
                translate(
                    "Access",
                    "Click cards to pick them up, then click where they should go. "
                    "Right-click a card to list its moves.",
                ),
            ),
            self._switch(
                "large_targets",
                translate("Access", "Large targets"),
                translate("Access", "Buttons, menu entries and rows are 44 pixels high at least."),
            ),
            ChoiceRow(
                Kept(self._settings, SECTION, "slack", self._usual.slack),
                [ChoiceItem(pixels, _pixels(pixels)) for pixels in _SLACKS],
                translate("Access", "Click tolerance"),
                translate(
                    "Access",
                    "If the pointer moves no farther than this, a press counts as a click, "
                    "not as a drag.",
                ),
            ),
        ]

    def _sounds(self) -> SwitchRow:
        return SwitchRow(
            Kept(self._settings, "sounds", "on", False),
            translate("Access", "Sounds of the cards"),
            translate(
                "Access",
                "Picked up, carried, laid down, drawn, refused, turned over and won each sound "
                "different. They need the Python package miniaudio.",
            ),
        )

    def _keys(self) -> list[ChoiceRow[str] | SwitchRow]:
        return [
            ChoiceRow(
                self._kept("scheme"),
                [
                    ChoiceItem(Scheme.STANDARD.value, translate("Access", "Both hands")),
                    ChoiceItem(
                        Scheme.NUMPAD.value, translate("Access", "Right hand, numeric keypad")
                    ),
                    ChoiceItem(Scheme.LEFT_HAND.value, translate("Access", "Left hand, W A S D")),
                ],
                translate("Access", "Keyboard layout"),
            ),
            self._switch(
                "direct_moves",
                translate("Access", "Direct moves"),
                translate("Access", "Press two keys to move: 3 7 moves from column 3 to column 7."),
            ),
        ]

    def _words(self) -> list[ChoiceRow[str] | SwitchRow]:
        return [
            ChoiceRow(
                self._kept("verbosity"),
                [
                    ChoiceItem(Verbosity.BRIEF.value, translate("Access", "Brief")),
                    ChoiceItem(Verbosity.NORMAL.value, translate("Access", "Normal")),
                    ChoiceItem(Verbosity.FULL.value, translate("Access", "Full")),
                ],
                translate("Access", "Verbosity"),
            ),
            self._switch("card_first", translate("Access", "Announce the card before its pile")),
            ChoiceRow(
                self._kept("telling"),
                [
                    ChoiceItem(Telling.AUTO.value, translate("Access", "Automatic")),
                    ChoiceItem(Telling.OFF.value, translate("Access", "Off")),
                    ChoiceItem(Telling.ANNOUNCE.value, translate("Access", "Announcements")),
                    ChoiceItem(
                        Telling.NOTIFY.value,
                        translate("Access", "Notifications (for Orca before version 45)"),
                    ),
                ],
                translate("Access", "Announce results"),
            ),
            self._switch(
                "tree",
                translate("Access", "Expose piles and cards to screen readers"),
                translate("Access", "Takes effect after a restart."),
            ),
        ]

    def _switches(self) -> list[ChoiceRow[str] | ChoiceRow[int]]:
        return [
            ChoiceRow(
                self._kept("scan"),
                [
                    ChoiceItem(Scan.OFF.value, translate("Access", "Off")),
                    ChoiceItem(Scan.ONE_SWITCH.value, translate("Access", "One switch")),
                    ChoiceItem(Scan.TWO_SWITCHES.value, translate("Access", "Two switches")),
                ],
                translate("Access", "Scan the legal moves"),
                translate(
                    "Access",
                    "With one switch, the list of moves advances by itself and any key "
                    "chooses a move. With two switches, Space advances and Enter chooses.",
                ),
            ),
            ChoiceRow(
                Kept(self._settings, SECTION, "dwell_ms", self._usual.dwell_ms),
                [ChoiceItem(ms, _seconds(ms)) for ms in _DWELLS],
                translate("Access", "Time on each move"),
            ),
        ]

    def follow(self) -> None:
        self._owner.apply_access()
        self._owner.apply_sounds()
        self._owner.messages.tell_settings_problem()


def _pixels(number: int) -> str:
    return translate("Access", "%1 pixels").replace("%1", QLocale().toString(number))


def _seconds(ms: int) -> str:
    number = QLocale().toString(ms / 1000, "f", 1)
    return translate("Access", "%1 s").replace("%1", number)
