#!/usr/bin/env python3
"""List every sentence that can be shown, with its place and what shows it.

    make words [ARGS="--language fr"]

The list is written to build/words.md: for each part of the program its texts, each with the file
and line it comes from and the command or picture (of `make pictures`) that shows it; with a
language, each text is followed by its translation. Texts of plugins, help pages, the manual page
and the packages' descriptions follow.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from translations import ROOT, TEXTS_OF_QT, catalogues, messages_in

from reussite.i18n.languages import CODES, ENGLISH

LIST: Final = ROOT / "build" / "words.md"
RUN: Final = "reussite"
MARKS: Final = ("translate", "QT_TRANSLATE_NOOP")  # by which the tools know a text
SHOWN_BY: Final = {
    "Access": "picture preferences-access",
    "Actions": "pictures menu-game, menu-move, menu-view, menu-help",
    "Animation": "picture preferences-animation",
    "App": "an installation without games",
    "Appearance": "picture preferences-appearance",
    "Calendar": "picture calendar",
    "Chart": "picture statistics",
    "Check": f"{RUN} check FOLDER",
    "Code": f"{RUN} deal DS1-D3X-AAAAAAB; picture by-wrong-code",
    "CommandLine": f"{RUN} --help; {RUN} COMMAND --help; {RUN} play; {RUN} plugins",
    "Compare": "picture compare",
    "Confirm": "pictures leave-question, waiting-question, unsaved-question",
    "Counted": f"{RUN} variants; {RUN} verify FILE; picture reminder",
    "Deck": "picture preferences-appearance",
    "Demo": f"{RUN} --demo",
    "DesktopEntry": f"{RUN} --install-desktop-entry; {RUN} --remove-desktop-entry",
    "EndPanel": "pictures end-won, end-time",
    "Felt": "picture preferences-appearance",
    "Files": "picture save-as; Game > Open a game file",
    "FirstGame": "picture first-game",
    "GameFile": f"{RUN} verify FILE",
    "Games": "picture statistics-games",
    "Help": "pictures help-rules, about",
    "Hints": "Move > Hint (with an advice plugin turned on)",
    "Keyboard": "picture preferences-keyboard",
    "Keys": "picture preferences-keyboard; picture help-keys",
    "Language": "picture preferences-language",
    "MainWindow": "pictures table-DS, long-message",
    "MovesList": "picture moves-list",
    "NewGame": "pictures new-game, by-code",
    "NewVariant": f"{RUN} new-variant NAME",
    "Numbers": "picture statistics",
    "OpenGames": "picture menu-game",
    "Pause": "picture paused",
    "Picture": "Game > Save picture",
    "Pile": f"{RUN} deal DS1-D1N-AAAAAAB",
    "Playing": "picture preferences-playing",
    "Plugin": f"{RUN} plugins; picture preferences-plugins",
    "Plugins": "pictures preferences-plugins, plugin-classics, plugin-question",
    "Preference": "picture preferences-playing",
    "Preferences": "pictures preferences-playing, preferences-nothing",
    "QAbstractFileIconProvider": "picture save-as",
    "QFileDialog": "picture save-as",
    "Recent": "picture menu-game",
    "Refusal": f"{RUN} play DS1-D1N-AAAAAAB MOVE; picture reminder; plugins/README.md",
    "SelfTest": f"{RUN} --self-test",
    "Settings": "a settings file that is damaged; picture long-message",
    "Speech": "a screen reader; pictures table-list, status-message",
    "Statistics": "pictures statistics, reset-question",
    "StatusBar": "pictures table-DS, not-saved, urgent",
    "Steps": "picture help-examples",
    "Store": "saved games that are damaged or cannot be written; picture not-saved",
    "Survey": f"{RUN} survey --help",
    "TableList": "picture table-list",
    "Tournament": f"{RUN} tournament --help",
    "Tournaments": "Game > Tournaments",
    "Watch": "picture watch",
}
"""For each part of the program, the command or picture that shows its texts."""


class Shown(NamedTuple):
    """A text that somebody can read.

    :param part: of the program, or the file it stands in.
    :param place: the file and line.
    :param how: the command or picture that shows it.
    """

    part: str
    text: str
    place: str
    how: str


def everything() -> Iterator[Shown]:
    """Every text that can be shown, in English."""
    yield from of_the_program()
    yield from of_plugins()
    yield from of_pages()
    yield from of_documents()


def of_the_program() -> Iterator[Shown]:
    """Windows, messages, the command line: what is translated."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if any(f"{mark}(" in source for mark in (*MARKS, ".tr")):
            for part, text, line in texts_in(source):
                yield Shown(part, text, f"{path.relative_to(ROOT)}:{line}", how_shown(part))
    for part, text in TEXTS_OF_QT:
        yield Shown(part, text, "packaging/translations.py", how_shown(part))


def how_shown(part: str) -> str:
    """The command or picture for a part; a part without one is listed, and fails the tests."""
    return SHOWN_BY.get(part, "?")


def texts_in(source: str) -> Iterator[tuple[str, str, int]]:
    """Each call such as `translate("Part", "Text")` or `Part.tr("%n text(s)", "", 1)`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        literals = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
        if isinstance(node.func, ast.Name) and node.func.id in MARKS:
            part, text = (*literals, None, None)[:2]
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
            owner = node.func.value
            part = owner.id if isinstance(owner, ast.Name) else None
            text = next(iter(literals), None)
        else:
            continue
        if isinstance(part, str) and isinstance(text, str):
            yield part, text, node.lineno


def of_plugins() -> Iterator[Shown]:
    """Names, options and sentences of the bundled plugins."""
    with tempfile.TemporaryDirectory() as drafts:
        for catalogue in catalogues(Path(drafts))[1:]:
            file = catalogue.file("fr")
            for message in messages_in(file):
                place = str(catalogue.folder.parent.relative_to(ROOT))
                yield Shown(message.context, message.source, place, "picture new-game")


def of_pages() -> Iterator[Shown]:
    """Every paragraph of the help."""
    pages = [*(ROOT / "resources" / "help" / ENGLISH).glob("*.md")]
    pages += (ROOT / "plugins").glob(f"*/help/{ENGLISH}/*.md")
    for page in sorted(pages):
        yield from paragraphs(page, f"Help > {page.stem}")


def of_documents() -> Iterator[Shown]:
    """What maintainers, writers of plugins and package managers show."""
    for name, how in (
        ("README.md", "the project's page"),
        ("plugins/README.md", "the guide for plugins"),
    ):
        yield from paragraphs(ROOT / name, how)
    manual = ROOT / "packaging" / "linux" / "reussite.1.in"
    for number, line in enumerate(manual.read_text(encoding="utf-8").splitlines(), start=1):
        if line and not line.startswith("."):
            place = f"{manual.relative_to(ROOT)}:{number}"
            yield Shown(manual.name, line, place, "man reussite")
    metainfo = ROOT / "packaging" / "linux" / "reussite.metainfo.xml"
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for element in ET.parse(metainfo).iter():
        if element.text and element.text.strip() and language not in element.attrib:
            text = " ".join(element.text.split())
            place = str(metainfo.relative_to(ROOT))
            yield Shown(metainfo.name, text, place, "a software centre")


def paragraphs(page: Path, how: str) -> Iterator[Shown]:
    """The paragraphs, items and rows of a page in Markdown, without its code."""
    text = re.sub(
        r"```.*?```", lambda code: "\n" * code[0].count("\n"), page.read_text("utf-8"), flags=re.S
    )
    number = 1
    for block in re.split(r"(\n\s*\n|\n(?=[-|] ))", text):
        if block.strip():
            place = f"{page.relative_to(ROOT)}:{number}"
            yield Shown(str(page.relative_to(ROOT)), " ".join(block.split()), place, how)
        number += block.count("\n")


def translated(language: str) -> dict[tuple[str, str], str]:
    """The translation of each text of each part."""
    with tempfile.TemporaryDirectory() as drafts:
        return {
            (message.context, message.source): " / ".join(message.translations)
            for catalogue in catalogues(Path(drafts))
            for message in messages_in(catalogue.file(language))
        }


def written(shown: Sequence[Shown], translations: dict[tuple[str, str], str]) -> Iterator[str]:
    """The list, as lines."""
    yield f"# {len(shown)} texts that can be shown"
    part = ""
    for entry in shown:
        if entry.part != part:
            part = entry.part
            yield from ("", f"## {part}", "", f"Shown by: {entry.how}", "")
        yield f"- {entry.text}  ({entry.place})"
        if translation := translations.get((entry.part, entry.text)):
            yield f"  - {translation}"


def main(arguments: Sequence[str]) -> int:
    """Write the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--language", choices=[code for code in CODES if code != ENGLISH])
    wish = parser.parse_args(arguments)
    shown = [*sorted(of_the_program()), *of_plugins(), *of_pages(), *of_documents()]
    LIST.parent.mkdir(exist_ok=True)
    translations = translated(wish.language) if wish.language else {}
    LIST.write_text("\n".join(written(shown, translations)) + "\n", encoding="utf-8")
    print(f"{len(shown)} texts are in {LIST.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
