"""What there is to read in the help: pages of the variants, and pages about all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from reussite.i18n import languages, messages, refusals
from reussite.kernel.moves import Refusal
from reussite.kernel.pile_rules import ANY_CARD
from reussite.kernel.piles import STOCK
from reussite.kernel.variant import Game, Variant
from reussite.paths import resources
from reussite.plugins.host import PluginHost
from reussite.reading import PAGE, read_regular_text

translate = QCoreApplication.translate

RULES, EXAMPLES, FAQ = "rules", "examples", "faq"
KEYS, SCORING, CODES, TAKE_BACKS = "keys", "scoring", "codes", "take-backs"
BY_EAR = "by-ear"
TOURNAMENTS = "tournaments"
ABOUT_ALL: Final = (KEYS, BY_EAR, SCORING, CODES, TAKE_BACKS, TOURNAMENTS)

KeyRows = Callable[[], Iterable[tuple[str, str]]]


@dataclass(frozen=True)
class HelpPage:
    """One page.

    :param key: its name in the program.
    :param title: as in the list of pages.
    :param text: Markdown.
    :param folder: where it lies, and beside it what its examples name; None: it was made here.
    :param file: its name there, for links of other pages.
    """

    key: str
    title: str
    text: str
    folder: Path | None = None
    file: str = ""


class HelpLibrary:
    """Finds pages in the language spoken now.

    :param key_rows: what is done, and its keys.
    """

    def __init__(self, plugins: PluginHost, key_rows: KeyRows) -> None:
        self._plugins = plugins
        self._key_rows = key_rows

    @property
    def variants(self) -> list[Variant]:
        return list(self._plugins.variants.values())

    def pages(self, game: Game) -> list[HelpPage]:
        """All pages for a reader of this game."""
        return [*self._about_game(game), *self._about_all()]

    def _about_game(self, game: Game) -> Iterator[HelpPage]:
        titles = {
            RULES: translate("Help", "Rules"),
            EXAMPLES: translate("Help", "Examples"),
            FAQ: translate("Help", "FAQ"),
        }
        for key, title in titles.items():
            topic = "" if key == RULES else key
            family = game.variant.family
            file = self._plugins.help_pages(languages.spoken(), family, topic)
            if file is not None:
                yield HelpPage(key, title, _read(file), file.parent, file.name)
            elif key == RULES:
                yield HelpPage(key, title, summary(game))

    def _about_all(self) -> Iterator[HelpPage]:
        titles = {
            KEYS: translate("Help", "Keys"),
            BY_EAR: translate("Help", "Playing by ear"),
            SCORING: translate("Help", "Scoring"),
            CODES: translate("Help", "Deal codes"),
            TAKE_BACKS: translate("Help", "Cards taken back"),
            TOURNAMENTS: translate("Help", "Tournaments"),
        }
        for key in ABOUT_ALL:
            if key == KEYS:
                yield HelpPage(key, titles[key], key_table(self._key_rows()))
                continue
            file = general_page(key, languages.spoken())
            if file.is_file():
                yield HelpPage(key, titles[key], _read(file), file.parent, file.name)


def general_page(key: str, language: str) -> Path:
    """Where a page about all games lies."""
    return resources() / "help" / language / f"{key}.md"


def _read(file: Path) -> str:
    try:
        return read_regular_text(file, PAGE)
    except (OSError, UnicodeDecodeError):
        told = translate("Help", "Could not read the page %1.")
        return messages.filled(told, _plain(str(file)))


# Pages made here.


def key_table(rows: Iterable[tuple[str, str]]) -> str:
    """All keys, as a table in Markdown."""
    heading = (translate("Help", "Action"), translate("Help", "Keys"))
    lines = [heading, ("---", "---"), *rows]
    table = "\n".join(f"| {_cell(action)} | {_cell(keys)} |" for action, keys in lines)
    return f"# {translate('Help', 'Keys')}\n\n{table}\n"


def _cell(text: str) -> str:
    return text if text == "---" else _plain(text)


def _plain(text: str) -> str:
    """Text that means in Markdown what it says: many keys are signs of it, and names may be."""
    text = messages.one_line(text)
    return "".join(f"&#{ord(c)};" if c in "\\|*_`<>&[]#~+-!" else c for c in text)


def summary(game: Game) -> str:
    """What the program knows of a game without a page about it, as Markdown."""
    heading = f"# {_plain(messages.variant_text(game.variant, game.variant.name))}"
    reminder = translate(
        "Help", "If a move is not allowed, a short message tells you which rule forbids it."
    )
    return "\n\n".join((heading, _listed(_facts(game)), _listed(_rules(game)), reminder))


def _listed(lines: Iterable[str]) -> str:
    return "\n".join(f"- {_plain(line)}" for line in lines)


def _facts(game: Game) -> Iterator[str]:
    variant, locale = game.variant, QLocale()
    yield messages.filled(translate("Help", "Cards: %1"), locale.toString(52 * variant.packs))
    for option in variant.options:
        letters = game.options[option.key]
        choice = next(choice for choice in option.choices if choice.letters == letters)
        names = (messages.variant_text(variant, name) for name in (option.name, choice.name))
        yield messages.filled(translate("Help", "%1 – %2"), *names)
    if variant.undo_limit is None:
        yield translate("Help", "Every action can be undone")
    else:
        undone = translate("Help", "Actions that can be undone: %1")
        yield messages.filled(undone, locale.toString(variant.undo_limit))
    if game.time_limit is not None:
        seconds = translate("Help", "Seconds on the clock: %1")
        yield messages.filled(seconds, locale.toString(game.time_limit))


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
    told = (
        refusals.sentence(Refusal(code), game.variant) for code in codes if code != ANY_CARD.code
    )
    return list(dict.fromkeys(told))
