"""Choosing a deck by its picture: ours at once, those of others when they were looked through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QIcon, QPainter, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QVBoxLayout

from reussite.i18n import messages
from reussite.settings import Settings
from reussite.table.cards.deck_worker import ForeignDeckError
from reussite.table.cards.foreign_decks import Foreign, InstalledDeck, installed
from reussite.table.geometry import ASPECT
from reussite.table.theme import Theme
from reussite.windows.appearance import DECKS, SECTION, USUAL
from reussite.windows.preferences.deck_pictures import DeckPictures
from reussite.windows.preferences.pictures import Pictures, picture_icon
from reussite.windows.preferences.rows import Caption, Row
from reussite.windows.widgets.chrome import text_share
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate

_PICTURE: Final = QSize(96, 62)  # pixels beside text of the usual size
_WIDE: Final = 124  # pixels of a picture with its name
_NAME_LINES: Final = 2
_GREY: Final = "#808080"


def deck_names() -> Mapping[str, str]:
    """What our decks are called."""
    return {
        "two": translate("Deck", "Two colours"),
        "four": translate("Deck", "Four colours: warm and cool"),
        "familiar": translate("Deck", "Four colours: for all eyes"),
        "poker": translate("Deck", "Four colours: poker"),
    }


class DeckRow(Row):
    """Pictures of all decks; a click, a double-click or Enter chooses one.

    :param look: what the table wears now.
    :param brought: the decks of plugins.
    :param before_use: called when the player chooses one of others.
    :param say: tells readers of the screen what is written under the row.
    """

    def __init__(
        self,
        settings: Settings,
        look: Callable[[], Theme],
        brought: Callable[[], list[InstalledDeck]],
        before_use: Callable[[], object],
        say: Callable[[str], object],
    ) -> None:
        super().__init__(
            translate("Deck", "Deck"),
            translate("Deck", "Decks of KDE and AisleRiot appear here if they are installed."),
        )
        self._settings = settings
        self._look = look
        self._brought = brought
        self._before_use = before_use
        self._say = say
        self._keys: list[str] = []
        self._wished = ""  # a deck that is to be worn once it has been looked through
        self._themes: dict[str, InstalledDeck] = {}
        self._has_looked = False
        self._drawn_for: Theme | None = None
        self._drawing = DeckPictures(look, self)
        self._drawing.drawn.connect(self._show_picture)
        self._drawing.found_out.connect(self._found_out)
        self.list = Pictures(_PICTURE, scrolls=True)
        line = self.list.fontMetrics().lineSpacing()
        picture = self.list.iconSize()
        self.list.setGridSize(
            QSize(round(_WIDE * text_share()), picture.height() + _NAME_LINES * line + 14)
        )
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.name)
        self.list.setAccessibleDescription(self.explanation)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.hide()
        caption = Caption(self.name)
        caption.setBuddy(self.list)
        caption.clicked.connect(self.list.setFocus)
        explained = Caption(self.explanation, is_quiet=True)
        explained.keep_silent()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        for widget in (caption, self.list, self.message, explained):
            column.addWidget(widget)
        self._list_decks([])
        for chosen in (self.list.itemClicked, self.list.itemActivated):
            chosen.connect(lambda item: self.choose(self._keys[self.list.row(item)]))

    def fit(self, height: int) -> None:
        """Show as many lines as there is room for, at least one; the others by scrolling.

        :param height: pixels for the pictures.
        """
        self.list.most = max(height, self.list.gridSize().height() + 2 * self.list.frameWidth() + 4)
        self.list.fit()

    @property
    def searchable(self) -> str:
        names = (theme.name for theme in self._themes.values())
        return " ".join([self.name, self.explanation, *deck_names().values(), *names])

    # The pictures.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._has_looked:
            QTimer.singleShot(0, self, self.look_for_themes)
        self._draw()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._drawing.stop()

    def look_for_themes(self) -> None:
        """List the installed decks too, once."""
        if self._has_looked:
            return
        self._has_looked = True
        self._list_decks([*self._brought(), *installed()])
        self._drawn_for = None
        self._draw()

    def _draw(self) -> None:
        """Draw what the table would look like now, once that is seen."""
        look = self._look()
        if not self.isVisible():
            return
        if self._drawn_for is not None and _cards_alike(look, self._drawn_for):
            self._drawing.go_on()
            return
        self._drawn_for = look
        self._drawing.draw(self._themes, self.list.iconSize() * 2)

    def _show_picture(self, key: str, icon: QIcon) -> None:
        self.list.item(self._keys.index(key)).setIcon(icon)

    def _list_decks(self, themes: list[InstalledDeck]) -> None:
        self._themes = {theme.key: theme for theme in themes}
        brought = {theme.key: messages.one_line(theme.name) for theme in themes}
        names = {**deck_names(), **brought}
        self._keys = list(names)
        blank = _blank(self.list.iconSize() * 2)
        self.list.clear()
        for name in names.values():
            item = QListWidgetItem(blank, name)
            item.setToolTip(messages.tool_tip(name))
            self.list.addItem(item)
        self.refresh()
        self.list.fit()

    # Choosing one.

    @property
    def worn(self) -> str:
        """The deck in use."""
        if self._look().foreign is not None:
            return self._settings.get(SECTION, "theme", "")
        deck = self._settings.get(SECTION, "deck", USUAL["deck"])
        return deck if deck in DECKS else USUAL["deck"]

    def refresh(self) -> None:
        """Show which deck is in use, as it would look now."""
        for row, key in enumerate(self._keys):
            font = self.list.item(row).font()
            font.setBold(key == self.worn)
            self.list.item(row).setFont(font)
        if self.worn in self._keys and not self._wished:
            self.list.setCurrentRow(self._keys.index(self.worn))
        self._draw()

    def reset(self) -> None:
        self._wished = ""
        self._settings.forget(SECTION, "deck")
        self._forget_foreign()
        self._tell("")

    def _forget_foreign(self) -> None:
        self._settings.forget(SECTION, "foreign")
        self._settings.forget(SECTION, "theme")

    def choose(self, key: str) -> None:
        """Wear this deck, as the player wants; one of others when it has been looked through."""
        if key == self.worn:
            self._wished = ""
            self._tell("")
        elif key in DECKS:
            self._wished = ""
            self._tell("")
            self._forget_foreign()
            self._settings.set(SECTION, "deck", key)
            self.changed.emit()
            self.refresh()
        elif key != self._wished or self._drawing.found(key) is not None:
            self._wished = key
            self._use_wished(key)

    def _found_out(self, key: str) -> None:
        found = self._drawing.found(key)
        if isinstance(found, ForeignDeckError):
            item = self.list.item(self._keys.index(key))
            item.setToolTip(messages.tool_tip(deck_problem(found)))
        self._use_wished(key)

    def _use_wished(self, key: str) -> None:
        if key != self._wished:
            return
        found = self._drawing.found(key)
        if found is None:
            self._tell(translate("Deck", "Checking the deck…"))
            self._drawing.hurry(key)
            return
        self._wished = ""
        if isinstance(found, ForeignDeckError):
            self._tell(deck_problem(found))
            return
        self._tell("")
        self._use(key, found)

    def _use(self, key: str, found: Foreign) -> None:
        self._before_use()
        self._settings.set(SECTION, "foreign", found.texts)
        self._settings.set(SECTION, "theme", key)
        self.changed.emit()
        self.refresh()

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        if sentence:
            self._say(sentence)


def _blank(size: QSize) -> QIcon:
    """A card without a face: of a deck that is not drawn yet, or cannot be."""
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    card = QRectF(0, 0, size.height() / ASPECT, size.height()).adjusted(2, 2, -2, -2)
    card.moveCenter(QRectF(picture.rect()).center())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_GREY), 2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(card, 6, 6)
    painter.end()
    return picture_icon(picture)


def _cards_alike(one: Theme, other: Theme) -> bool:
    """Whether pictures of decks are the same on both."""
    facts = [
        (look.felt.card_edge, look.letters, look.is_heaped, look.is_dimmed) for look in (one, other)
    ]
    return facts[0] == facts[1]


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
