"""How games are played: what each variant lets the player choose, and what holds for all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout

from reussite.i18n import messages
from reussite.kernel.variant import Preference, Variant
from reussite.plugins.host import PluginHost
from reussite.settings import ALL_GAMES, AT_DEAL, CLOCK, WITH_ACTION, Settings
from reussite.table.preferences import TablePreferences
from reussite.windows.new_game.option_rows import OptionRows
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page, RowGroup
from reussite.windows.preferences.rows import (
    CalmList,
    Caption,
    ChoiceItem,
    ChoiceRow,
    Kept,
    Row,
    SwitchRow,
)

translate = QCoreApplication.translate


@dataclass(frozen=True)
class ForOneGame(Kept[bool]):
    """What holds for one game: as for all, unless the player chose otherwise for it."""

    @property
    def for_all(self) -> bool:
        return self.settings.get(ALL_GAMES, self.key, self.usual)

    @property
    def value(self) -> bool:
        return self.settings.get(self.section, self.key, self.for_all)

    def keep(self, value: bool) -> None:
        if value is self.for_all:
            self.forget()
        else:
            super().keep(value)


def _shared(variants: Iterable[Variant]) -> dict[Preference, Variant]:
    """Preferences that several variants have, each with one that does."""
    found: dict[Preference, list[Variant]] = {}
    for variant in variants:
        for preference in variant.preferences:
            found.setdefault(preference, []).append(variant)
    return {preference: having[0] for preference, having in found.items() if len(having) > 1}


class VariantChoice(Row):
    """Which variant the groups below are about."""

    def __init__(self, variants: list[Variant], chosen: Variant | None) -> None:
        super().__init__(translate("Playing", "Game"))
        self.variants = variants
        self.list = CalmList()
        self.list.setAccessibleName(self.name)
        for variant in variants:
            self.list.addItem(messages.name_in_lists(variant))
        if chosen in variants:
            self.list.setCurrentIndex(variants.index(chosen))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        caption = Caption(self.name)
        caption.setBuddy(self.list)
        column.addWidget(caption)
        column.addWidget(self.list)
        self.list.activated.connect(lambda _index: self.changed.emit())

    @property
    def searchable(self) -> str:
        names = (messages.name_in_lists(variant) for variant in self.variants)
        return " ".join([self.name, *names])

    @property
    def variant(self) -> Variant:
        return self.variants[self.list.currentIndex()]


class NextOptions(Row):
    """Under which options the next new game of a variant is offered."""

    def __init__(self, variant: Variant, settings: Settings) -> None:
        super().__init__(translate("Playing", "Options for new games"))
        self._variant = variant
        self._settings = settings
        self.options = OptionRows(variant, settings.last_options(variant))
        self.options.chosen.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.options)

    @property
    def searchable(self) -> str:
        texts = [self.name]
        for option in self._variant.options:
            texts += [option.name, *(choice.name for choice in option.choices)]
        return " ".join(messages.variant_text(self._variant, text) for text in texts)

    def _choose(self) -> None:
        self._settings.set(self._variant.family, "options", self.options.options.letters)
        self.changed.emit()

    def reset(self) -> None:
        self._settings.forget(self._variant.family, "options")

    def refresh(self) -> None:
        self.options.show_options(self._settings.last_options(self._variant))


class PlayingPage(Page):
    """Preferences and options of each variant, as its plugin declares them."""

    key = "playing"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Playing")

    def __init__(self, owner: PreferencesOwner, settings: Settings, plugins: PluginHost) -> None:
        super().__init__()
        self._owner = owner
        self._settings = settings
        self._of_variant: list[RowGroup] = []
        self._wanted = ""
        self._shared = _shared(plugins.variants.values())
        self.add_group(translate("Playing", "All games"), *self._of_all_games())
        variants = sorted(
            plugins.variants.values(),
            key=lambda variant: messages.name_in_lists(variant).casefold(),
        )
        on_table = owner.controller.session.deal.variant if owner.controller.has_session else None
        self.choice = VariantChoice(variants, on_table)
        if variants:
            self.add_group(translate("Playing", "Exceptions for one game"), self.choice)
            self.choice.changed.connect(self._show_variant)
            self._show_variant()

    def _of_all_games(self) -> list[Row]:
        usual = TablePreferences()
        return [
            *(
                SwitchRow(
                    Kept(self._settings, ALL_GAMES, preference.key, preference.default),
                    messages.variant_text(variant, preference.name),
                    messages.variant_text(variant, preference.explanation),
                )
                for preference, variant in self._shared.items()
            ),
            SwitchRow(
                Kept(self._settings, "table", "mark_last_move", usual.mark_last_move),
                translate("Playing", "Mark the last moved card"),
                translate("Playing", "A small coloured corner shows what was moved last."),
            ),
            SwitchRow(
                Kept(self._settings, "table", "peek", usual.peek),
                translate("Playing", "Peek at covered cards"),
                translate(
                    "Playing",
                    "Press and hold a covered face-up card, or the waste, to see all of it.",
                ),
            ),
            SwitchRow(
                Kept(self._settings, "table", "spread", usual.spread),
                translate("Playing", "Spread tight columns"),
                translate("Playing", "Hover over a card in a tight column to spread it."),
            ),
            ChoiceRow(
                Kept(self._settings, CLOCK, "starts", AT_DEAL),
                [
                    ChoiceItem(AT_DEAL, translate("Playing", "When the cards are dealt")),
                    ChoiceItem(WITH_ACTION, translate("Playing", "With the first move")),
                ],
                translate("Playing", "Clock starts"),
                translate(
                    "Playing",
                    "For games against the clock. A clock that waits can also be started with the "
                    "Start button below the table.",
                ),
            ),
        ]

    @property
    def variant(self) -> Variant:
        """The variant whose preferences are shown."""
        return self.choice.variant

    def show_variant(self, variant: Variant) -> None:
        """Show the preferences of this one."""
        self.choice.list.setCurrentIndex(self.choice.variants.index(variant))
        self._show_variant()

    def _show_variant(self) -> None:
        for box in self._of_variant:
            self.take_away(box)
        variant, settings = self.variant, self._settings
        switches = [
            SwitchRow(
                ForOneGame(settings, variant.family, preference.key, preference.default),
                messages.variant_text(variant, preference.name),
                # What stands above already is not explained again.
                ""
                if preference in self._shared
                else messages.variant_text(variant, preference.explanation),
            )
            for preference in variant.preferences
        ]
        name = messages.variant_text(variant, variant.name)
        self._of_variant = [self.add_group(name, *switches)] if switches else []
        if variant.options:
            title = translate("Playing", "Options for new games")
            self._of_variant.append(self.add_group(title, NextOptions(variant, settings)))
        self.search(self._wanted)

    def search(self, wanted: str) -> bool:
        self._wanted = wanted
        return super().search(wanted)

    def go_on_from(self, before: Page) -> None:
        if isinstance(before, PlayingPage) and before.variant in self.choice.variants:
            self.show_variant(before.variant)

    def follow(self) -> None:
        self.refresh()  # exceptions follow what holds for all
        self._owner.apply_preferences()
        self._owner.messages.tell_settings_problem()
