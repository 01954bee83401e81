"""Every text is translated in every language, and the built files are those of the sources.

Where one of these fails because texts were added: run `make translations`, write what it names
into the .ts files, and run it again.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from translations import Catalogue, Message, catalogues, faults, messages_in, release, update

from reussite.i18n.languages import CODES

HOW = f"write them into the .ts files, then run `{translations.COMMAND}`"


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Catalogue]:
    return catalogues(tmp_path_factory.mktemp("drafts"))


@pytest.fixture(scope="module")
def renewed(
    found: list[Catalogue], tmp_path_factory: pytest.TempPathFactory
) -> list[tuple[Catalogue, Catalogue]]:
    """Each catalogue, and a copy of it that was brought up to date."""
    pairs = []
    for catalogue in found:
        folder = tmp_path_factory.mktemp("renewed")
        copy = catalogue._replace(folder=folder)
        for code in CODES:
            if catalogue.file(code).exists():
                shutil.copy(catalogue.file(code), copy.file(code))
        update(copy)
        pairs.append((catalogue, copy))
    return pairs


def said(message: Message) -> tuple[str, str, str]:
    return message.context, message.source, message.comment


def test_every_text_is_translated(renewed: list[tuple[Catalogue, Catalogue]]) -> None:
    missing = [
        fault.replace(str(copy.folder), str(catalogue.folder))
        for catalogue, copy in renewed
        for code in CODES
        for fault in faults(copy, code)
    ]
    assert not missing, "\n".join(["", *missing, HOW])


def test_the_files_hold_what_the_sources_say(renewed: list[tuple[Catalogue, Catalogue]]) -> None:
    for catalogue, copy in renewed:
        for code in CODES:
            file = catalogue.file(code)
            old = {said(message) for message in messages_in(file)} if file.exists() else set()
            new = {said(message) for message in messages_in(copy.file(code))}
            assert old == new, f"{file}: run `{translations.COMMAND}`: {sorted(old ^ new)}"


def test_the_built_files_are_those_of_the_sources(found: list[Catalogue], tmp_path: Path) -> None:
    for number, catalogue in enumerate(found):
        folder = tmp_path / str(number)
        folder.mkdir()
        for built in release(catalogue, folder):
            kept = catalogue.folder / built.name
            assert kept.is_file(), f"{kept} is missing: run `{translations.COMMAND}`"
            assert kept.read_bytes() == built.read_bytes(), f"run `{translations.COMMAND}`: {kept}"


def test_each_language_has_its_number_of_plural_forms(found: list[Catalogue]) -> None:
    forms = {"en": 2, "fr": 2, "bg": 2, "ca": 2, "ru": 3}
    for catalogue in found:
        for code in CODES:
            for message in messages_in(catalogue.file(code)):
                if message.has_plural:
                    assert len(message.translations) == forms[code], message


# What is found wrong.


def message(source: str, *translated: str, finished: bool = True) -> Message:
    return Message("Test", source, "", "%n" in source, translated, finished)


@pytest.mark.parametrize(
    "wrong",
    [
        message("Cards", ""),
        message("Cards", "Cartes", finished=False),
        message("Cards: %1", "Cartes"),
        message("%1 of %2", "%2 de %2"),
        message("%n card(s)", "%n carte", "cartes"),
        message("%n card(s)", "%n carte(s)", "%n cartes"),
        message("Cards", "Cartes "),
    ],
)
def test_a_faulty_translation_is_found(wrong: Message) -> None:
    assert translations.fault_of(wrong)


@pytest.mark.parametrize(
    "right",
    [message("%1 of %2", "%2 : %1"), message("%n card(s)", "%n carte", "%n cartes")],
)
def test_a_right_translation_is_left_alone(right: Message) -> None:
    assert not translations.fault_of(right)


# How they are written.


def all_translations(found: list[Catalogue], code: str) -> Iterator[tuple[str, str]]:
    for catalogue in found:
        for entry in messages_in(catalogue.file(code)):
            for translation in entry.translations:
                yield entry.source, translation


@pytest.mark.parametrize("code", CODES)
def test_a_sentence_stays_a_sentence(code: str, found: list[Catalogue]) -> None:
    """Stops, dots and mnemonics are kept: they mean something to the window."""
    for source, translation in all_translations(found, code):
        for end in (".", "…", "?", "!"):
            assert source.endswith(end) is translation.endswith(end), (source, translation)
        assert mnemonics(source) == mnemonics(translation), (source, translation)


def mnemonics(text: str) -> int:
    return len(re.findall(r"&[^&\s]", text.replace("&&", "")))


# Words that change before some names: de and d’, que and qu’, в and във.
CHANGING = {
    "fr": r"(?:de|du|des|que|jusque|le|la|se|ne|me|te|je|si|au|aux)",
    "ca": r"(?:de|del|dels|el|la|al|als|pel|pels|que es)",
    "bg": r"(?:в|с)",  # noqa: RUF001  # Cyrillic, as are those below
    "ru": r"(?:в|с|к|о|об)",  # noqa: RUF001
}
# Where it is a number, a folder, or what somebody typed, and never the name of a thing.
NUMBERS_AND_FOLDERS = {
    "The game lasts %1 milliseconds in the file, but the clock stops at %2.",
    "The game lasts %1 milliseconds in the file, but its last action is at %2.",
    "%1 of %2",
    "%1 points, %2 of %3 rounds played, %4 won",
    "%1, %2 of %3",
    "tournament.toml is too large: the limit is %1 MiB.",
    "%1 · pass %2 of %3",
    "%2 has no Microsoft deals. Use seven letters instead of %1.",
    "Above %1, the table is larger than the window and scrolls.",
    "The file is too large for a game file (more than %1 MiB).",
    "Step %1 of %2",
    "Step %1 of %2 · Score %3",
    "The number “%1” must have %2 characters.",
    "Enter a number from 1 to %1 after #.",
    "The disk with %1 is full. Free some space. Until then, this game is not being saved.",
    "The disk with %1 is full.",
    "The table is drawn in only %1 colours.",
    "of all finished games since %1",
    "saved in %1 bytes",
    "of all games finished since %1",
    "The number of %1 characters at the end is missing.",
    "Unknown value “%1” for %2. Use one of %3.",
    "The workers of %1 must have the same version of Réussite as this computer (%2).",
    "“%1” is not a valid number of rounds. Use 1 to %2.",
    "“%1” is not a valid number of processes. Use 1 to %2.",
    "%1 holds a tournament already: choose another folder.",
    "Filed for %1.",
    "%1 has no options %2. Use one of %3.",
    "%1 (a quarter below %2, a quarter above %3)",
    "You play as %1.",
    "%n deal(s) of %1",
    "The file was saved by a newer version of Réussite (format %1; this version reads %2). Update "
    "Réussite.",
    "%1 of %2 deals, %3 left",
}
OF_FOLDERS = {"App", "Check", "NewVariant", "SelfTest", "Settings", "Store"}


@pytest.mark.parametrize("code", CHANGING)
def test_no_word_that_some_names_change_stands_before_a_name(
    code: str, found: list[Catalogue]
) -> None:
    """`de %1` is wrong for an ace, `в %1` for what begins with a V: say it another way."""
    before = re.compile(rf"(?:^|[\s(«„“’]){CHANGING[code]} %\d", re.IGNORECASE)
    wrong = [
        (entry.source, translation)
        for catalogue in found
        for entry in messages_in(catalogue.file(code))
        for translation in entry.translations
        if before.search(translation)
        and entry.source not in NUMBERS_AND_FOLDERS
        and entry.context not in OF_FOLDERS
    ]
    assert not wrong


@pytest.mark.parametrize("code", ["bg", "ru"])
def test_no_latin_letter_hides_in_a_cyrillic_word(code: str, found: list[Catalogue]) -> None:
    mixed = re.compile(r"[\u0400-\u04ff][A-Za-z]|[A-Za-z][\u0400-\u04ff]")
    for _, translation in all_translations(found, code):
        assert not mixed.search(translation.replace("&", "")), translation


def test_french_has_narrow_spaces_before_its_signs(found: list[Catalogue]) -> None:
    for _, translation in all_translations(found, "fr"):
        assert not re.search(r"\w [;:!?»]|« ", translation), translation
