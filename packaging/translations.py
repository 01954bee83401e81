#!/usr/bin/env python3
"""Bring the translation files up to date: texts into `.ts`, translations into `.qm`.

    python packaging/translations.py [--check]

The program's own texts go to `resources/locale`, those of each bundled plugin to its own
`locale` folder, where each language has one file. A text that is new is left unfinished in it and
named at the end: write its translation into the `.ts` file, by hand or with `pyside6-linguist`,
and run this again. English needs no translation but for its plural forms, which are written here.

`--check` changes nothing: it only names what is missing.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import PySide6

from reussite.i18n import messages
from reussite.i18n.languages import CODES, ENGLISH
from reussite.kernel.variant import Variant
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Plugin
from reussite.settings import Settings

ROOT: Final = Path(__file__).resolve().parent.parent
COMMAND: Final = "make translations"
TERRITORIES: Final = {"en": "en_US", "fr": "fr_FR", "bg": "bg_BG", "ca": "ca_ES", "ru": "ru_RU"}


# What Qt's own dialogs say and Qt's translations lack in some of our languages.
TEXTS_OF_QT: Final = (
    ("QFileDialog", "&Look in:"),
    ("QFileDialog", "Files of &type:"),
    ("QAbstractFileIconProvider", "Drive"),
    ("QAbstractFileIconProvider", "Folder"),
    ("QAbstractFileIconProvider", "File"),
    ("QAbstractFileIconProvider", "%1 File"),
)


class Catalogue(NamedTuple):
    """One set of translation files.

    :param folder: where they lie.
    :param prefix: what their names begin with, before the language.
    :param sources: Python files to be searched for texts.
    """

    folder: Path
    prefix: str
    sources: tuple[Path, ...]

    def file(self, language: str, suffix: str = ".ts") -> Path:
        return self.folder / f"{self.prefix}{language}{suffix}"


class Message(NamedTuple):
    """A text in one language.

    :param translations: one form, or as many as the language has plural forms.
    """

    context: str
    source: str
    comment: str
    has_plural: bool
    translations: tuple[str, ...]
    is_finished: bool


# What is translated.


def catalogues(drafts: Path) -> list[Catalogue]:
    """The program's texts and those of every bundled plugin.

    :param drafts: a folder for sources that the translation tools understand.
    """
    of_qt = drafts / "texts_of_qt.py"
    of_qt.write_text("\n".join(f"translate{text!r}" for text in TEXTS_OF_QT), encoding="utf-8")
    core = sorted((ROOT / "src").rglob("*.py"))
    found = [Catalogue(ROOT / "resources" / "locale", "reussite_", (*core, of_qt))]
    plugins = PluginHost(Settings(None), bundled=ROOT / "plugins")
    plugins.load_folders()
    for plugin in plugins.found:
        brought = [plugins.variants.get(family) for family in plugin.families]
        if plugin.error:
            print(f"The plugin {plugin.name} is left out: {plugin.error}", file=sys.stderr)
            continue
        assert plugin.folder is not None
        draft = drafts / f"{plugin.name}.py"
        calls = [*_calls(brought), *_calls_of(plugin)]
        draft.write_text("\n".join(calls), encoding="utf-8")
        found.append(Catalogue(plugin.folder / "locale", "", (draft,)))
    return found


def _calls(variants: Sequence[Variant | None]) -> Iterator[str]:
    """The texts of variants in calls such as the translation tools search for."""
    for variant in filter(None, variants):
        for text in messages.variant_texts(variant):
            if "%n" in text:
                yield f"{variant.family}.tr({text!r}, '', 1)"
            else:
                yield f"translate({variant.family!r}, {text!r})"


def _calls_of(plugin: Plugin) -> Iterator[str]:
    """The same for what stands in `plugin.toml`; the context is the plugin's name."""
    for text in messages.plugin_texts(plugin):
        yield f"translate({plugin.name!r}, {text!r})"


# Reading and writing.


def messages_in(file: Path) -> list[Message]:
    """What stands in a `.ts` file."""
    return [
        _message(context.findtext("name", ""), message)
        for context in ET.parse(file).iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ET.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        message.get("numerus") == "yes",
        tuple(forms or [translation.text or ""]),
        translation.get("type") is None,
    )


def update(catalogue: Catalogue) -> None:
    """Search the sources; keep what is translated already, and drop what is not said any more."""
    catalogue.folder.mkdir(exist_ok=True)
    for language in CODES:
        file = catalogue.file(language)
        _search(catalogue, language, file)
        if language == ENGLISH and _write_english(file):
            _search(catalogue, language, file)  # in the form that the tool writes


def _search(catalogue: Catalogue, language: str, file: Path) -> None:
    only_plurals = ["-pluralonly"] if language == ENGLISH else []
    _run(
        *("lupdate", *map(str, catalogue.sources), *only_plurals),
        *("-locations", "none", "-no-obsolete", "-silent"),
        *("-source-language", "en_US", "-target-language", TERRITORIES[language]),
        *("-ts", str(file)),
    )


def _write_english(file: Path) -> bool:
    """Write the plural forms of texts such as `%n card(s)`; whether any were missing."""
    tree = ET.parse(file)
    missing = [
        message
        for message in tree.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]
    for message in missing:
        source = message.findtext("source", "")
        translation = message.find("translation")
        assert translation is not None
        del translation.attrib["type"]
        for form, ending in zip(translation.iter("numerusform"), ("", "s"), strict=True):
            form.text = source.replace("(s)", ending)
    if missing:
        tree.write(file, encoding="utf-8", xml_declaration=True)
    return bool(missing)


def release(catalogue: Catalogue, folder: Path | None = None) -> list[Path]:
    """Make the `.qm` files, beside the `.ts` files or in another folder."""
    made = []
    for language in CODES:
        target = catalogue.file(language, ".qm")
        if folder is not None:
            target = folder / target.name
        _run("lrelease", "-silent", str(catalogue.file(language)), "-qm", str(target))
        made.append(target)
    return made


def _run(tool: str, *arguments: str) -> None:
    program = Path(PySide6.__file__).parent / tool
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tool} failed: {done.stdout}{done.stderr}")


# What is wrong.

PLACEHOLDER: Final = re.compile(r"%L?(?:n|\d)")


def faults(catalogue: Catalogue, language: str) -> Iterator[str]:
    """What is missing or cannot be right, each with the text it is about."""
    for message in messages_in(catalogue.file(language)):
        if fault := fault_of(message):
            file = catalogue.file(language)
            where = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
            comment = f" ({message.comment})" if message.comment else ""
            yield f"{where}: {message.context}: {message.source!r}{comment}: {fault}"


def fault_of(message: Message) -> str:
    """What is wrong with one translation; empty where nothing is."""
    if not message.is_finished or not all(message.translations):
        return "not translated"
    wanted = sorted(PLACEHOLDER.findall(message.source))
    for form in message.translations:
        found = sorted(PLACEHOLDER.findall(form))
        if found != wanted:
            return (
                f"{form!r} has {' '.join(found) or 'no'} where {' '.join(wanted) or 'none'} is due"
            )
        if "(s)" in form:
            return f"{form!r} is no plural form"
        if form != form.strip() and message.source == message.source.strip():
            return f"{form!r} has blanks at its ends"
    return ""


def main(arguments: Sequence[str]) -> int:
    """Bring everything up to date and name what is missing; 1 if anything is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    wish = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as drafts:
        found = catalogues(Path(drafts))
        if not wish.check:
            for catalogue in found:
                update(catalogue)
                release(catalogue)
    wrong = [
        fault for catalogue in found for language in CODES for fault in faults(catalogue, language)
    ]
    print("\n".join(wrong) or f"All texts are there in {', '.join(CODES)}.")
    if wrong:
        print(f"{len(wrong)} to be mended in the .ts files; then run `{COMMAND}` again.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
