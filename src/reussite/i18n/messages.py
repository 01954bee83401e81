"""Sentences that the command line and the windows both say, in the player's language.

Only QtCore's translation is used: no widgets, no application object. Every sentence stands as a
literal inside `translate(...)`, or the translation tools do not find it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from reussite.i18n.qt_core import QT_TRANSLATE_NOOP, QCoreApplication, QLocale
from reussite.kernel.codes import CodeError
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Variant,
)

if TYPE_CHECKING:
    from pathlib import Path

    from reussite.plugins.plugin import Plugin, PluginError
    from reussite.system_libraries import Library

translate = QCoreApplication.translate

_NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
_KEPT_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_BLANKS: Final = re.compile(rf"[^\S{_KEPT_SPACES}]+")
_LONGEST_QUOTE: Final = 60  # characters of somebody else's text inside a sentence


class Counted:
    """Sentences with a number, in the plural form that the language has for it.

    `Counted.tr("… %n card(s) …", "", number)`: only in a call that looks like this do the
    translation tools see a plural; the name before the dot becomes its context.
    """

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        translated = translate("Counted", text, comment, number)
        # English needs no translation: what comes back as it is still has its "(s)".
        return translated.replace("(s)", "" if number == 1 else "s")


def games(number: int) -> str:
    """So many games: `1 game`, `5 games`."""
    return Counted.tr("%n game(s)", "", number)


# Deal codes.


SAMPLE_CODE: Final = "DS1-D1N-AAAAAAB"


def code_problem(error: CodeError, sample: str = SAMPLE_CODE) -> str:
    """What is wrong with a deal code, and what would be right.

    :param sample: a code as it could be written.
    """
    found, known = quoted(error.found), error.known
    if error.problem == "code-empty":
        told = translate("Code", "Enter a deal code, such as %1.")
        return filled(told, sample)
    if error.problem == "code-form":
        told = translate("Code", "“%1” is not a deal code. A deal code looks like %2.")
        return filled(told, found, sample)
    if problem := _CODE_PROBLEMS.get(error.problem):
        return problem(found, known)
    return filled(translate("Code", "This is not a valid deal code (%1)."), error.problem)


_CODE_PROBLEMS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "code-family": lambda found, known: (
        filled(translate("Code", "Unknown game “%1”. Use one of %2."), found, known)
        if known.count(",") < _MOST_FAMILIES
        else filled(translate("Code", "Unknown game code “%1”."), found)
    ),
    "code-version": lambda found, known: filled(
        translate("Code", "Unknown version “%1”. This program deals %2."), found, known
    ),
    "code-options": lambda found, known: (
        filled(translate("Code", "Unknown option “%1”. Use one of %2."), found, known)
        if found
        else filled(translate("Code", "The option is missing. Use one of %1."), known)
    ),
    "code-length": lambda found, known: (
        filled(
            translate("Code", "The number “%1” must have %2 characters."),
            found,
            known,
        )
        if found
        else filled(translate("Code", "The number of %1 characters at the end is missing."), known)
    ),
    "code-letter": lambda found, _known: filled(
        translate("Code", "The number cannot contain “%1”. Use A to Z and 2 to 7."), found
    ),
    "code-no-microsoft": lambda found, known: filled(
        translate("Code", "%2 has no Microsoft deals. Use seven letters instead of %1."),
        found,
        known,
    ),
    "code-microsoft-range": lambda found, known: (
        filled(translate("Code", "There is no Microsoft deal #%1. Use #1 to #%2."), found, known)
        if found
        else filled(translate("Code", "Enter a number from 1 to %1 after #."), known)
    ),
    "code-several": lambda found, _known: filled(
        translate("Code", "The text contains several deal codes: %1. Keep only one."), found
    ),
}
_MOST_FAMILIES: Final = 24  # that a sentence names


# Plugins and settings.


def plugin_problem(error: PluginError) -> str:
    """Why a plugin is left out, and what can be done."""
    detail = one_line(error.detail)
    if problem := _PLUGIN_PROBLEMS.get(error.problem):
        return filled(translate("Plugin", problem), detail)
    return filled(
        translate("Plugin", "The plugin could not be loaded (%1). Report this to its author."),
        str(error),
    )


_PLUGIN_PROBLEMS: Final[Mapping[str, str]] = {
    "plugin-raised": QT_TRANSLATE_NOOP(
        "Plugin", "The plugin failed when it was started (%1). Report this to its author."
    ),
    "plugin-name-taken": QT_TRANSLATE_NOOP(
        "Plugin", "Another plugin is already called %1. Rename one of them."
    ),
    "plugin-family-taken": QT_TRANSLATE_NOOP(
        "Plugin", "Another plugin already provides %1. Turn one of them off."
    ),
    "plugin-unknown-hook": QT_TRANSLATE_NOOP(
        "Plugin", "The plugin uses an unknown hook (%1). Report this to its author."
    ),
    "plugin-faulty-variant": QT_TRANSLATE_NOOP(
        "Plugin",
        "A variant of the plugin did not pass the checks (%1). Report this to its author.",
    ),
    "plugin-nonsense": QT_TRANSLATE_NOOP(
        "Plugin",
        "The plugin returned an object that is not a variant (%1). Report this to its author.",
    ),
    "plugin-no-toml": QT_TRANSLATE_NOOP("Plugin", "The file %1 is missing."),
    "plugin-bad-toml": QT_TRANSLATE_NOOP(
        "Plugin", "Could not read plugin.toml (%1). Report this to the author."
    ),
    "plugin-bad-name": QT_TRANSLATE_NOOP(
        "Plugin",
        "“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.",
    ),
    "plugin-no-version": QT_TRANSLATE_NOOP(
        "Plugin", "The file plugin.toml does not state a version. Report this to the author."
    ),
    "plugin-no-api": QT_TRANSLATE_NOOP(
        "Plugin", 'The file plugin.toml lacks api_version. Add: api_version = "%1".'
    ),
    "plugin-other-api": QT_TRANSLATE_NOOP(
        "Plugin",
        "The plugin needs version %1 of the plugin interface. Update the plugin or Réussite.",
    ),
    "plugin-stuck": QT_TRANSLATE_NOOP(
        "Plugin", "It stopped responding last time. Turn it on to try again."
    ),
}


def plugin_slow(plugin: str, seconds: int) -> str:
    """A plugin kept the player waiting."""
    told = Counted.tr("The plugin %1 took %n second(s) to respond.", "", seconds)
    offer = translate("Plugin", "You can turn it off in the preferences, under Plugins.")
    return f"{filled(told, plugin)} {offer}"


def plugin_stuck(plugin: str) -> str:
    """A plugin never came back in an earlier run, and is left out in this one."""
    told = translate("Plugin", "The plugin %1 stopped responding last time and was turned off.")
    offer = translate("Plugin", "You can turn it on in the preferences, under Plugins.")
    return f"{filled(told, plugin)} {offer}"


def rules_failed(plugin: str, detail: str) -> str:
    """The rules of a plugin raised something while they were asked."""
    return filled(
        translate(
            "Plugin", "The plugin %1 failed (%2). Your game is kept. Undo, or play another game."
        ),
        plugin,
        quoted(detail),
    )


def settings_problem(code: str, path: Path) -> str:
    """What went wrong with the settings file."""
    if problem := _SETTINGS_PROBLEMS.get(code):
        return filled(translate("Settings", problem), one_line(str(path)))
    return filled(translate("Settings", "There is a problem with the settings (%1)."), code)


_SETTINGS_PROBLEMS: Final[Mapping[str, str]] = {
    "settings-kept-aside": QT_TRANSLATE_NOOP(
        "Settings",
        "The settings file is damaged, so the defaults are used. It was renamed to %1.",
    ),
    "settings-damaged": QT_TRANSLATE_NOOP(
        "Settings",
        "The settings file %1 is damaged and could not be renamed. The defaults are used. "
        "Repair or remove the file.",
    ),
    "settings-unreadable": QT_TRANSLATE_NOOP(
        "Settings",
        "Could not read the settings file %1. The defaults are used. Check the permissions of "
        "the file and its folder.",
    ),
    "settings-not-written": QT_TRANSLATE_NOOP(
        "Settings",
        "Could not save the settings to %1. Check the permissions of its folder.",
    ),
    "settings-disk-full": QT_TRANSLATE_NOOP(
        "Settings",
        "Could not save the settings to %1: the disk is full. Free some space.",
    ),
}


# What plugins say.


def variant_text(variant: Variant, english: str, number: int | None = None) -> str:
    """A text of a variant in the player's language; English where no translation is known.

    The plugin's own translations stand in a context named after the family. The preferences that
    all variants share are the program's own words.

    :param number: what its `%n` stands for.
    """
    if shared := _SHARED_TEXTS.get(english):
        return translate("Preference", shared)
    if number is None:
        return one_line(translate(variant.family, english)) if english else ""
    translated = one_line(translate(variant.family, english, "", number))
    return translated.replace("(s)", "" if number == 1 else "s")


def name_in_lists(variant: Variant) -> str:
    """How lists of games name a variant."""
    return variant_text(variant, variant.list_name or variant.name)


def plugin_texts(plugin: Plugin) -> Iterator[str]:
    """Every text about a plugin itself that it must translate, in English, each once."""
    yield from (text for text in dict.fromkeys((plugin.title, plugin.description)) if text)


def variant_texts(variant: Variant) -> Iterator[str]:
    """Every text of a variant that its plugin must translate, in English, each once."""
    texts = [variant.name, variant.list_name, variant.summary, *variant.sentences.values()]
    for option in variant.options:
        texts += [option.name, *(choice.name for choice in option.choices)]
        texts += [choice.explanation for choice in option.choices]
    for preference in variant.preferences:
        texts += [preference.name, preference.explanation]
    texts += [slot.name for slot in variant.layout.slots]
    texts += [group.name for group in variant.layout.groups]
    for options in variant.all_options:
        texts += variant.scoring(options).parts
    yield from (text for text in dict.fromkeys(texts) if text and text not in _SHARED_TEXTS)


_SHARED_TEXTS: Final[Mapping[str, str]] = {
    DOUBLE_CLICK.name: QT_TRANSLATE_NOOP("Preference", "Double-click moves a card"),
    DOUBLE_CLICK.explanation: QT_TRANSLATE_NOOP(
        "Preference", "A double-click sends a card to the best place that accepts it."
    ),
    AUTO_PLACE.name: QT_TRANSLATE_NOOP("Preference", "Automatic placement"),
    AUTO_PLACE.explanation: QT_TRANSLATE_NOOP(
        "Preference", "A card dropped anywhere on the table goes to the best place."
    ),
    DROP_HELP.name: QT_TRANSLATE_NOOP("Preference", "Placement help"),
    DROP_HELP.explanation: QT_TRANSLATE_NOOP(
        "Preference", "While you drag cards, every place that accepts them lights up."
    ),
    RULE_REMINDERS.name: QT_TRANSLATE_NOOP("Preference", "Interactive rules"),
    RULE_REMINDERS.explanation: QT_TRANSLATE_NOOP(
        "Preference", "If a move is refused, a short message tells you which rule forbids it."
    ),
    SEND_UP.name: QT_TRANSLATE_NOOP("Preference", "Send all up"),
    SEND_UP.explanation: QT_TRANSLATE_NOOP(
        "Preference", "Adds a menu item and a key that move all possible cards to the foundations."
    ),
}


# Places, scores and times.


def pile_name(spot: Spot) -> str:
    """A place as the player knows it; places of one kind are counted from 1."""
    return filled(translate("Pile", _PILE_NAMES[spot.kind]), str(spot.number + 1))


_PILE_NAMES: Final[Mapping[Kind, str]] = {
    Kind.STOCK: QT_TRANSLATE_NOOP("Pile", "Stock"),
    Kind.WASTE: QT_TRANSLATE_NOOP("Pile", "Waste"),
    Kind.FOUNDATION: QT_TRANSLATE_NOOP("Pile", "Foundation %1"),
    Kind.TABLEAU: QT_TRANSLATE_NOOP("Pile", "Column %1"),
    Kind.CELL: QT_TRANSLATE_NOOP("Pile", "Cell %1"),
    Kind.RESERVE: QT_TRANSLATE_NOOP("Pile", "Reserve %1"),
    Kind.PEAK: QT_TRANSLATE_NOOP("Pile", "Place %1"),
    Kind.DISCARD: QT_TRANSLATE_NOOP("Pile", "Discard"),
    Kind.HAND: QT_TRANSLATE_NOOP("Pile", "Hand"),
}

_DOLLARS_LAST: Final = (
    QLocale.Language.Catalan,
    QLocale.Language.French,
    QLocale.Language.Russian,
)


def score(value: int, unit: Unit, locale: QLocale) -> str:
    """A score as the language writes it: `1,220`, `$416`, `-104 $`; always with a hyphen-minus."""
    sign = "-" if value < 0 else ""
    amount = locale.toString(abs(value))
    if unit is Unit.POINTS:
        return sign + amount
    if locale.language() in _DOLLARS_LAST:
        return f"{sign}{amount}{_NO_BREAK_SPACE}$"
    return f"{sign}${amount}"


def per_cent(value: float, decimals: int = 0) -> str:
    """A share of a hundred as the language writes it: `100%`, `66,7 %`."""
    number = QLocale().toString(float(value), "f", decimals)
    return filled(translate("Numbers", "%1%", "per cent"), number)


def duration(ms: int) -> str:
    """Played time in whole seconds: `4:07`, `1:02:03`."""
    minutes, seconds = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


# What the system lacks.


def libraries_missing(libraries: Collection[Library]) -> str:
    """Why Qt cannot start here, and what to install."""
    sonames = [library.soname for library in libraries]
    packages = dict.fromkeys(library.package for library in libraries)
    return filled(
        translate("CommandLine", "Qt cannot start because %1 is missing. On Debian and Ubuntu: %2"),
        ", ".join(sonames),
        f"sudo apt install {' '.join(packages)}",
    )


# Putting sentences together.


def filled(text: str, *values: str) -> str:
    """The text with `%1`, `%2` replaced, so that translations may change their order."""
    return re.sub(r"%([1-9])", lambda found: values[int(found[1]) - 1], text)


def one_line(text: str) -> str:
    """Somebody else's text, safe to be shown: in one line, and as it is.

    Characters that cannot be seen, or that turn a text round, are replaced by one that can be seen.
    """
    if text.isprintable() and "  " not in text:
        return text.strip(" ")
    return "".join(
        c if c.isprintable() or c in _KEPT_SPACES else "\N{REPLACEMENT CHARACTER}"
        for c in _BLANKS.sub(" ", text).strip()
    )


def tool_tip(text: str) -> str:
    """Somebody else's text, safe as a tool tip: Qt takes one with a tag for markup."""
    line = one_line(text)
    if "<" not in line:
        return line
    import html  # not at every start

    return html.escape(line, quote=False)


def quoted(text: str) -> str:
    """A piece of somebody else's text that keeps a sentence to one short line."""
    line = one_line(text)
    return line if len(line) <= _LONGEST_QUOTE else line[:_LONGEST_QUOTE] + "…"
