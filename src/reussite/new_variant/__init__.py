"""Writing the plugin of a new variant, which plays at once.

What is written is a game of its own: its author changes it into the wanted one, part by part.
"""

from __future__ import annotations

import keyword
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

from reussite.api import API_VERSION
from reussite.new_variant.templates import FILES

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FAMILY: Final = re.compile(r"[A-Z]{2,8}")
_LONGEST_FAMILY: Final = 8


class NewVariantError(Exception):
    """Nothing was written.

    :ivar problem: why, as a code for whoever tells the player.
    :ivar detail: what it is about.
    """

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(f"{problem}: {detail}")
        self.problem = problem
        self.detail = detail


class Written(NamedTuple):
    """A plugin that was written.

    :param folder: where it lies.
    :param family: the beginning of its deal codes.
    """

    folder: Path
    family: str


def write(
    name: str,
    root: Path,
    *,
    names: Collection[str] = (),
    families: Collection[str] = (),
    family: str | None = None,
) -> Written:
    """Write a plugin into a folder of its own; raises NewVariantError.

    It is there as a whole or not at all.

    :param root: the folder of plugins to which it is added.
    :param names: names of plugins that are taken.
    :param families: families that are taken.
    :param family: the wanted family; None: one made from the name.
    """
    _check_name(name, names)
    chosen = _checked_family(family, families) if family else _free_family(name, families)
    folder = root / name
    if os.path.lexists(folder):
        raise NewVariantError("variant-folder-exists", str(folder))
    words = {
        "name": name,
        "family": chosen,
        "constant": name.upper(),
        "title": name.replace("_", " ").strip().capitalize(),
        "api_version": API_VERSION,
    }
    try:
        _write_files(folder, words)
    except OSError as error:
        raise NewVariantError("variant-not-written", f"{folder}: {error.strerror}") from error
    return Written(folder, chosen)


def _check_name(name: str, taken: Collection[str]) -> None:
    """The name is that of a plugin, and of a module that no other one hides."""
    if not _NAME.fullmatch(name):
        raise NewVariantError("variant-bad-name", name)
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in taken:
        raise NewVariantError("variant-name-taken", name)


def _checked_family(family: str, taken: Collection[str]) -> str:
    if not _FAMILY.fullmatch(family):
        raise NewVariantError("variant-bad-family", family)
    if family in taken:
        raise NewVariantError("variant-family-taken", family)
    return family


def _free_family(name: str, taken: Collection[str]) -> str:
    """The first family made from the name that nobody has."""
    for family in _families_of(name):
        if _FAMILY.fullmatch(family) and family not in taken:
            return family
    raise NewVariantError("variant-no-family", name)


def _families_of(name: str) -> Iterator[str]:
    """The whole name where it is short, its words, its initials, its beginning."""
    words = re.findall(r"[A-Z]+", name.upper())
    whole = "".join(words)
    if len(whole) <= _LONGEST_FAMILY:
        yield whole
    yield from (word[:_LONGEST_FAMILY] for word in words if len(word) > len("AND"))
    yield "".join(word[0] for word in words)[:_LONGEST_FAMILY]
    yield whole[:_LONGEST_FAMILY]


def _write_files(folder: Path, words: dict[str, str]) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-") as made:
        draft = Path(made) / folder.name
        for path, text in FILES.items():
            file = draft / Template(path).substitute(words)
            file.parent.mkdir(parents=True, exist_ok=True)
            filled = Template(text).substitute(words)
            file.write_text(filled, encoding="utf-8", newline="\n")
        shutil.move(draft, folder)
