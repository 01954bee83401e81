"""Help while playing: how this game is played, and all keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl, qVersion
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMessageBox,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from reussite import __version__, words
from reussite.kernel.moves import Refusal
from reussite.kernel.piles import STOCK
from reussite.kernel.rules import ANY_CARD
from reussite.kernel.variant import Game

translate = QCoreApplication.translate


class _Page(QDialog):
    """A window beside the game; it is not modal, so a clock runs on."""

    def __init__(self, title: str, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(content)
        column.addWidget(buttons)
        self.resize(600, 520)
        content.setFocus()


class HowToPlay(_Page):
    """The page that the variant's plugin has about it, else what the program knows itself.

    :param page: a Markdown file.
    """

    def __init__(self, game: Game, page: Path | None, parent: QWidget) -> None:
        self.browser = QTextBrowser()
        self.browser.setOpenExternalLinks(True)
        if page is not None:
            self.browser.setSource(
                QUrl.fromLocalFile(str(page)), QTextDocument.ResourceType.MarkdownResource
            )
        if self.browser.document().isEmpty():
            self.browser.setMarkdown(summary(game))
        super().__init__(translate("Help", "How to play"), self.browser, parent)


def summary(game: Game) -> str:
    """What the program knows of a game without a page about it, as Markdown."""
    heading = f"# {words.variant_text(game.variant, game.variant.name)}"
    reminder = translate(
        "Help", "A move that is not allowed is refused, and a short sentence says by which rule."
    )
    return "\n\n".join((heading, _listed(_facts(game)), _listed(_rules(game)), reminder))


def _listed(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _facts(game: Game) -> Iterator[str]:
    variant, locale = game.variant, QLocale()
    yield words.filled(translate("Help", "Cards: %1"), locale.toString(52 * variant.packs))
    for option in variant.options:
        letters = game.options[option.key]
        choice = next(choice for choice in option.choices if choice.letters == letters)
        names = (words.variant_text(variant, name) for name in (option.name, choice.name))
        yield words.filled(translate("Help", "%1 – %2"), *names)
    if variant.undo_limit is None:
        yield translate("Help", "Every action can be undone")
    else:
        undone = translate("Help", "Actions that can be undone: %1")
        yield words.filled(undone, locale.toString(variant.undo_limit))
    if game.time_limit is not None:
        seconds = translate("Help", "Seconds on the clock: %1")
        yield words.filled(seconds, locale.toString(game.time_limit))


def _rules(game: Game) -> list[str]:
    """The sentences that refused moves would be answered with."""
    rules = game.rules
    codes = [
        code
        for rule in rules.piles.values()
        if rule.takes
        for code in (rule.base.code, *(fit.code for fit in rule.build), rule.lifts.code)
    ]
    if rules.passes is not None and STOCK in game.variant.places:
        codes.append("no-more-passes")
    told = (words.sentence(Refusal(code), game.variant) for code in codes if code != ANY_CARD.code)
    return list(dict.fromkeys(told))


class KeyTable(_Page):
    """All keys, from the one list of actions.

    :param rows: what is done, and its keys.
    """

    def __init__(self, rows: Iterable[tuple[str, str]], parent: QWidget) -> None:
        self.rows = tuple(rows)
        self.table = QTableWidget(len(self.rows), 2)
        self.table.setHorizontalHeaderLabels(
            [translate("Help", "Action"), translate("Help", "Keys")]
        )
        for line, row in enumerate(self.rows):
            for column, text in enumerate(row):
                self.table.setItem(line, column, QTableWidgetItem(text))
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(
            1, QHeaderView.ResizeMode.ResizeToContents
        )
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        super().__init__(translate("Help", "Keys"), self.table, parent)


def about(parent: QWidget) -> QMessageBox:
    """What this program is."""
    box = QMessageBox(parent)
    box.setWindowTitle(translate("Help", "About Réussite"))
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    box.setText(words.filled(translate("Help", "Réussite %1"), __version__))
    box.setInformativeText(
        words.filled(
            translate(
                "Help",
                "Patience on the desktop, one plugin per variant. Free software under the MIT "
                "licence. Made with Qt %1 and PySide6, used under the LGPL 3.",
            ),
            qVersion() or "",
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    return box
