"""One term for each thing: translations and help pages keep to `resources/locale/glossary.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from support.help_pages import pages, roots, text_of
from translations import Message, messages_in

from reussite.i18n.languages import CODES, ENGLISH
from reussite.paths import bundled_plugins, resources

GLOSSARY: Final[dict[str, Any]] = tomllib.loads(
    (resources() / "locale" / "glossary.toml").read_text(encoding="utf-8")
)
TERMS: Final[list[dict[str, str]]] = GLOSSARY["term"]
FOREIGN: Final = [code for code in CODES if code != ENGLISH]
# Texts in which the English word means something else, or none stands in the translation for it.
OTHER: Final = set(GLOSSARY.get("other", ()))


@cache
def pattern(value: str) -> re.Pattern[str]:
    """Any form of a term: what begins with one of its stems, "*" being any letters."""
    stems = (re.escape(stem).replace(r"\*", r"\w*") for stem in value.split("|"))
    return re.compile(rf"(?<!\w)(?:{'|'.join(stems)})", re.IGNORECASE)


@cache
def whole(term: str) -> re.Pattern[str]:
    """An English term, in the singular or plural, with a small or a capital letter."""
    return re.compile(rf"(?<![\w-]){re.escape(term)}(?:e?s)?(?![\w-])", re.IGNORECASE)


def catalogues(language: str) -> Iterator[Path]:
    yield resources() / "locale" / f"reussite_{language}.ts"
    yield from sorted(bundled_plugins().glob(f"*/locale/{language}.ts"))


def plain(text: str) -> str:
    """Without mnemonics, and every blank as a space."""
    return re.sub(r"&(?=\w)", "", text).replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " ")


def translated(language: str) -> Iterator[Message]:
    for file in catalogues(language):
        yield from messages_in(file)


def test_the_glossary_has_about_sixty_terms_in_every_language() -> None:
    assert len(TERMS) >= 58
    for term in TERMS:
        assert set(term) == set(CODES), term["en"]
    names = [term["en"] for term in TERMS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_use_the_terms(language: str) -> None:
    wrong = [
        f"{term['en']}: {message.source!r} is {form!r}"
        for message in translated(language)
        for term in TERMS
        if message.source not in OTHER and whole(term["en"]).search(plain(message.source))
        for form in message.translations
        if not pattern(term[language]).search(plain(form))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", FOREIGN)
def test_help_pages_use_the_terms(language: str) -> None:
    """A page has the term wherever the English page has it."""
    wrong = []
    for root in roots():
        for page in sorted((root / ENGLISH).glob("*.md")):
            english = plain(text_of(page))
            foreign = plain(text_of(root / language / page.name))
            wrong += [
                f"{page.stem}: {term['en']}"
                for term in TERMS
                if whole(term["en"]).search(english) and not pattern(term[language]).search(foreign)
            ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", CODES)
def test_no_text_uses_another_word_for_a_thing_that_has_a_term(language: str) -> None:
    shown = [form for message in translated(language) for form in message.translations]
    if language == ENGLISH:
        shown += [message.source for message in translated("fr")]
    shown += [text_of(page) for page in pages(language)]
    shown = [text.replace("Forty Thieves (Quarante Voleurs)", "") for text in shown]  # in lists
    for word in GLOSSARY["never"][language]:
        stem = word.removesuffix("*")
        end = "" if word.endswith("*") else r"(?!\w)"
        inner = re.escape(stem).replace(r"\*", r"\w*")
        found = re.compile(rf"(?<!\w){inner}{end}", 0 if stem[0].isupper() else re.IGNORECASE)
        assert not [text for text in shown if found.search(plain(text))], word


FRENCH_SPACE: Final = "\u202f"


def test_french_texts_have_a_narrow_no_break_space_before_double_signs() -> None:
    shown = [form for message in translated("fr") for form in message.translations]
    shown += [text_of(page) for page in pages("fr")]
    wrong = re.compile(rf"(?<=[^\s{FRENCH_SPACE}(])[ \N{{NO-BREAK SPACE}}]+[:;!?»]|\w[;!?»](?!\w)")
    shown = [text for text in shown if "* ? " not in text]  # the signs themselves, not as stops
    found = [(found[0], text) for text in shown if (found := wrong.search(text))]
    assert not found, found[:5]
