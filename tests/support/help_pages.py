"""The pages of the help, and the numbers that stand on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from reussite.i18n.languages import CODES
from reussite.paths import bundled_plugins, resources

GENERAL: Final = resources() / "help"
CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
NUMBER: Final = re.compile(r"\d{1,3}(?:[,.\N{NO-BREAK SPACE}\u202f]\d{3})+(?!\d)|\d+")
EQUATION: Final = re.compile(r"\d[\d,.\s+−×]*=\s*−?[\d,.\s]*\d")


def roots() -> list[Path]:
    """Every folder that holds pages in one folder for each language."""
    plugins = sorted(bundled_plugins().glob("*/help"))
    return [GENERAL, *(root for root in plugins if (root / "en").is_dir())]


def pages(language: str) -> Iterator[Path]:
    for root in roots():
        yield from sorted((root / language).glob("*.md"))


def all_pages() -> list[Path]:
    return [page for language in CODES for page in pages(language)]


def named(path: Path) -> str:
    """For the names of tests: which page in which language."""
    return f"{path.stem}-{path.parent.name}"


LISTING = re.compile(r"^    .*$", re.MULTILINE)


def text_of(page: Path) -> str:
    """What is read on a page, without codes and examples."""
    return CODE.sub("", LISTING.sub("", page.read_text(encoding="utf-8")))


def value(number: str) -> int:
    """A number as some language writes it."""
    return int(re.sub(r"\D", "", number))


def numbers(page: Path) -> list[int]:
    """All numbers of a page, in their order."""
    return [value(number) for number in NUMBER.findall(text_of(page))]
