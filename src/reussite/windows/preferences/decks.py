"""Choosing a deck: ours at once, installed ones after a look at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QVBoxLayout

from reussite.i18n import messages
from reussite.paths import resources
from reussite.settings import Settings
from reussite.table.cards.deck_worker import ForeignDeckError
from reussite.table.cards.foreign_decks import (
    STRIPS,
    Foreign,
    InstalledDeck,
    examined,
    installed,
)
from reussite.table.theme import Theme
from reussite.windows.appearance import DECKS, SECTION, USUAL
from reussite.windows.preferences.rows import Caption, Row
from reussite.windows.preferences.sample import Sample
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.widgets.wrapping import wrap_rows

translate = QCoreApplication.translate

_SHARE = 0.6  # of the page's height; the rest is for what stands below
_LINES = 6  # of the list that are seen at least
_GAP = 6  # pixels between list, picture and button


def deck_names() -> Mapping[str, str]:
    """What our decks are called."""
    return {
        "two": translate("Deck", "Two colours"),
        "four": translate("Deck", "Four colours: warm and cool"),
        "familiar": translate("Deck", "Four colours: for all eyes"),
        "poker": translate("Deck", "Four colours: poker"),
    }


class DeckRow(Row):
    """A list of decks, with a picture of the one that is looked at.

    :param look: what the table wears now.
    :param brought: the decks of plugins.
    :param before_use: called when the player chooses one of others.
    """

    def __init__(
        self,
        settings: Settings,
        look: Callable[[], Theme],
        brought: Callable[[], list[InstalledDeck]] = list,
        before_use: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(
            translate("Deck", "Deck"),
            translate("Deck", "Decks of KDE and AisleRiot appear here if they are installed."),
        )
        self._settings = settings
        self._look = look
        self._brought = brought
        self._before_use = before_use
        self._keys: list[str] = []
        self._wished = ""  # a deck that is to be worn once it has been looked at
        self._height = 0
        self._themes: dict[str, InstalledDeck] = {}
        self._has_looked = False
        self._examined: dict[str, Foreign | ForeignDeckError] = {}
        self._examining: Iterator[Foreign | None] | None = None
        self._step = QTimer(self, singleShot=True, interval=0)
        self._step.timeout.connect(self._examine_on)
        self.list = QListWidget()
        self.list.setItemDelegate(TallRows(self.list))
        self.list.setSpacing(2)
        self.list.setAccessibleName(self.name)
        self.list.setAccessibleDescription(self.explanation)
        wrap_rows(self.list)
        self.sample = Sample()
        self.use = QPushButton(translate("Deck", "&Use this deck"))
        self.use.setAutoDefault(False)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        explained = Caption(self.explanation, is_quiet=True)
        explained.keep_silent()
        for widget in (self.list, self.sample, self.message, explained):
            column.addWidget(widget)
        column.insertWidget(3, self.use, 0, Qt.AlignmentFlag.AlignLeft)
        self._list_decks([])
        self.list.currentRowChanged.connect(self._turn_to)
        self.use.clicked.connect(self._use)
        self.list.itemDoubleClicked.connect(lambda _item: self._use_when_seen())

    def fit(self, height: int) -> None:
        """Show some decks, as many as leave their picture in sight, and the backs and cloths below
        where the window is as high as at first.

        :param height: pixels for list and picture together.
        """
        self._height = height
        below = self.sample.sizeHint().height() + _GAP
        if self.use.isVisibleTo(self):
            below += self.use.sizeHint().height() + _GAP
        least = _LINES * self.list.fontMetrics().lineSpacing()
        air = 2 * self.list.spacing()
        rows = sum(self.list.sizeHintForRow(row) + air for row in range(self.list.count()))
        most = round(_SHARE * height) - below
        wanted = min(rows, max(least, most))
        self.list.setFixedHeight(wanted + 2 * self.list.frameWidth())
        if (rows_of_this := self.layout()) is not None:
            rows_of_this.activate()  # the page may have been laid out for the height before
        self.updateGeometry()

    @property
    def searchable(self) -> str:
        names = (theme.name for theme in self._themes.values())
        return " ".join([self.name, self.explanation, *deck_names().values(), *names])

    # The list.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._has_looked:
            QTimer.singleShot(0, self, self.look_for_themes)

    def look_for_themes(self) -> None:
        """List the installed decks too, once."""
        if self._has_looked:
            return
        self._has_looked = True
        self._list_decks([*self._brought(), *installed()])

    def _list_decks(self, themes: list[InstalledDeck]) -> None:
        self._themes = {theme.key: theme for theme in themes}
        brought = {theme.key: messages.one_line(theme.name) for theme in themes}
        names = {**deck_names(), **brought}
        self._keys = list(names)
        self.list.blockSignals(True)
        self.list.clear()
        for name in names.values():
            self.list.addItem(QListWidgetItem(name))
        self.list.blockSignals(False)
        self.refresh()
        self.fit(self._height)

    @property
    def worn(self) -> str:
        """The deck in use."""
        if self._look().foreign is not None:
            return self._settings.get(SECTION, "theme", "")
        deck = self._settings.get(SECTION, "deck", USUAL["deck"])
        return deck if deck in DECKS else USUAL["deck"]

    def refresh(self) -> None:
        """Show which deck is in use; one that is only looked at stays in sight."""
        if self.key not in self._themes:
            self._turn_to_worn()
        for row, key in enumerate(self._keys):
            font = self.list.item(row).font()
            font.setBold(key == self.worn)
            self.list.item(row).setFont(font)
        self._show(self.key or self.worn)

    def _turn_to_worn(self) -> None:
        if self.worn in self._keys:
            self.list.blockSignals(True)
            self.list.setCurrentRow(self._keys.index(self.worn))
            self.list.blockSignals(False)

    def reset(self) -> None:
        self._settings.forget(SECTION, "deck")
        self._forget_foreign()
        self._turn_to_worn()

    def _forget_foreign(self) -> None:
        self._settings.forget(SECTION, "foreign")
        self._settings.forget(SECTION, "theme")

    # Looking at one.

    @property
    def key(self) -> str:
        """The deck that is looked at."""
        row = self.list.currentRow()
        return self._keys[row] if 0 <= row < len(self._keys) else ""

    def turn_to(self, key: str) -> None:
        """Look at this deck, as the player does."""
        self.list.setCurrentRow(self._keys.index(key))

    def _turn_to(self) -> None:
        key = self.key
        self._examining = None
        if key in DECKS:
            self._wear_ours(key)
        elif key in self._themes:
            self._show(key)

    def _wear_ours(self, key: str) -> None:
        if key != self.worn:
            self._forget_foreign()
            self._settings.set(SECTION, "deck", key)
            self.changed.emit()
        self.refresh()

    def _show(self, key: str) -> None:
        """Show cards of this deck, or why it cannot be used."""
        found = self._examined.get(key)
        self.use.setVisible(key in self._themes and key != self.worn)
        self.use.setEnabled(isinstance(found, Foreign))
        self.message.clear()
        if key not in self._themes or key == self.worn:
            self.sample.show_look(self._look())
        elif isinstance(found, Foreign):
            self.sample.show_look(_with(self._look(), found))
        elif isinstance(found, ForeignDeckError):
            self.message.setText(deck_problem(found))
        else:
            self.message.setText(translate("Deck", "Checking the deck…"))
            self._examining = examined(self._themes[key].file)
            self._step.start()
        self.message.setVisible(bool(self.message.text()))

    def _examine_on(self) -> None:
        if self._examining is None:
            return
        key = self.key
        try:
            found = next(self._examining)
        except ForeignDeckError as error:
            self._examined[key] = error
        else:
            if found is None:
                self._step.start()
                return
            self._examined[key] = found
        self._examining = None
        self._show(key)
        self._use_wished()

    def _use_when_seen(self) -> None:
        """A double-click wears the deck, as soon as it has been looked at."""
        if self.key in self._themes:
            self._wished = self.key
            self._use_wished()

    def _use_wished(self) -> None:
        if self._wished == self.key and isinstance(self._examined.get(self.key), Foreign):
            self._wished = ""
            self._use()

    def _use(self) -> None:
        found = self._examined.get(self.key)
        if isinstance(found, Foreign):
            self._before_use()
            self._settings.set(SECTION, "foreign", found.texts)
            self._settings.set(SECTION, "theme", self.key)
            self.changed.emit()
            self.refresh()


def _with(look: Theme, foreign: Foreign) -> Theme:
    """The look with this deck instead; slots and what it lacks are ours."""
    deck = resources() / "cards" / "deck-two.svg"
    return replace(look, deck=deck, foreign=foreign, strips=STRIPS)


def deck_problem(error: ForeignDeckError) -> str:
    """Why a deck cannot be used."""
    if problem := _PROBLEMS.get(error.problem):
        return messages.filled(problem(), messages.one_line(error.detail))
    told = translate("Deck", "This deck cannot be used (%1).")
    return messages.filled(told, messages.one_line(str(error)))


_PROBLEMS: Final[Mapping[str, Callable[[], str]]] = {
    "deck-unreadable": lambda: translate(
        "Deck", "This deck cannot be used: its file cannot be read (%1)."
    ),
    "deck-too-large": lambda: translate(
        "Deck", "This deck cannot be used: its file %1 is too large."
    ),
    "deck-too-costly": lambda: translate(
        "Deck", "This deck cannot be used: it takes too much time or memory to draw."
    ),
    "deck-outside": lambda: translate(
        "Deck", "This deck cannot be used: it refers to another file (%1)."
    ),
    "deck-no-drawing": lambda: translate(
        "Deck", "This deck cannot be used: its file is not a valid SVG drawing."
    ),
    "deck-cards-missing": lambda: translate(
        "Deck", "This deck cannot be used: cards are missing (%1)."
    ),
    "deck-empty-card": lambda: translate(
        "Deck", "This deck cannot be used: some of its cards are empty."
    ),
    "deck-unlike-cards": lambda: translate(
        "Deck", "This deck cannot be used: its cards differ in size (%1 of 52)."
    ),
    "deck-shape": lambda: translate(
        "Deck",
        "This deck cannot be used: its cards have the wrong proportions (height "
        "%1 times the width).",
    ),
}
