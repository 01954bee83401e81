"""What the player has set, in one readable file that belongs to the player.

Another program may write it meanwhile: the command line, a second window, an editor. So it is
read again before each change, and only what was changed here is changed there.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from reussite.atomic_writing import NO_ROOM, alone, write_atomically
from reussite.kernel.variant import Options, Preference, Variant
from reussite.reading import (
    NoFileError,
    TooLargeError,
    parsed_toml,
    read_regular_text,
)

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

T = TypeVar("T", bool, int, str)
Value = bool | int | float | str | list[int] | list[str] | dict[str, str]
Sections = dict[str, dict[str, Value]]
Change = tuple[str, str | None]  # a section and its key; None: the whole section

CLOCK: Final = "clock"  # the section of games against the clock
AT_DEAL: Final = "deal"  # when it starts: as soon as the deal lies,
WITH_ACTION: Final = "action"  # or with the first action
ALL_GAMES: Final = "games"  # the section of what holds for all variants without one of their own
LARGEST: Final = 1 << 20  # bytes


class UnreadableError(Exception):
    """The text is not a valid settings file."""


class Settings:
    """Preferences, agreements to plugins and the window's place, by section and key.

    A value of the wrong type counts as absent. Unknown sections and keys are kept, so that an
    older version does not lose what a newer one wrote; so are comments and the order.

    It may be larger than a `plugin.toml`: it is the player's own, holds sections of every variant
    and plugin there ever was, and one that is too large is kept aside with all that was set. At
    its largest it is read in a second or two; nesting is limited in the same way.

    :param path: the file; None keeps everything in memory.
    :ivar problem: what went wrong with the file, in a code for `reussite.i18n.messages`, and
        the path concerned: `settings-kept-aside` (not a settings file, moved),
        `settings-damaged` (not a settings file, and it cannot be moved), `settings-unreadable`
        (the system does not let it be read), `settings-disk-full` or `settings-not-written`.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._sections: Sections = {}
        self._unwritten: dict[Change, Value | None] = {}
        self.problem: tuple[str, Path] | None = None
        self._told_unwritable = False
        if path is not None:
            self._read(path)

    @property
    def path(self) -> Path | None:
        """The file; None: everything is in memory."""
        return self._path

    @property
    def is_written(self) -> bool:
        """Whether all that was set stands in the file."""
        return not self._unwritten

    def get(self, section: str, key: str, default: T) -> T:
        """The value, or the default where it is absent or of another type."""
        value = self._sections.get(section, {}).get(key, default)
        return value if type(value) is type(default) else default

    def numbers(self, section: str, key: str, count: int) -> tuple[int, ...] | None:
        """A list of exactly `count` whole numbers, or None."""
        value = self._sections.get(section, {}).get(key)
        if not isinstance(value, list) or len(value) != count:
            return None
        numbers = tuple(number for number in value if type(number) is int)
        return numbers if len(numbers) == count else None

    def texts(self, section: str, key: str) -> list[str]:
        """A list of texts; empty where absent."""
        value = self._sections.get(section, {}).get(key)
        return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []

    def section(self, section: str) -> Mapping[str, Value]:
        return self._sections.get(section, {})

    def set(self, section: str, key: str, value: Value) -> None:
        """Set and write to disk at once; one that cannot be written is told once."""
        before = self._sections.get(section, {}).get(key)
        if before != value or type(before) is not type(value):
            self._change((section, key), value)

    def forget(self, section: str, key: str | None = None) -> None:
        """Remove a value, or a whole section."""
        values = self._sections.get(section, {})
        if key is None or key in values:
            self._change((section, key), None)

    def read_again(self) -> bool:
        """Take in what another program wrote; whether anything is different now.

        What cannot be read is left alone: somebody may be in the middle of writing it.
        """
        if self._path is None:
            return False
        try:
            read = _sections_of(_text(self._path))
        except (OSError, UnreadableError):
            return False
        before, self._sections = self._sections, read
        for change, value in self._unwritten.items():
            _make_change(self._sections, change, value)
        return self._sections != before

    # What variants declare.

    def is_on(self, variant: Variant, preference: Preference) -> bool:
        """Whether the player has this preference on for this variant: as for all games, unless
        this one is an exception."""
        for_all = self.get(ALL_GAMES, preference.key, preference.default)
        return self.get(variant.family, preference.key, for_all)

    def last_options(self, variant: Variant) -> Options:
        """The options of the last new game of this variant, else its defaults."""
        letters = self.get(variant.family, "options", "")
        ways = {options.letters: options for options in variant.all_options}
        return ways.get(letters, variant.choose())

    # The file.

    def _read(self, path: Path) -> None:
        try:
            self._sections = _sections_of(_text(path))
        except UnreadableError:
            self.problem = _kept_aside(path)
        except OSError:
            self.problem = ("settings-unreadable", path)
            self._told_unwritable = True  # that follows from it

    def _change(self, change: Change, value: Value | None) -> None:
        self._unwritten.pop(change, None)  # the last change comes last
        self._unwritten[change] = value
        _make_change(self._sections, change, value)
        if self._path is None:
            return
        try:
            self._write(self._path)
        except OSError as error:
            if not self._told_unwritable:
                is_full = error.errno in NO_ROOM
                code = "settings-disk-full" if is_full else "settings-not-written"
                self.problem = (code, self._path)
            self._told_unwritable = True

    def _write(self, path: Path) -> None:
        """Bring what was changed here into what the file holds now."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with alone(path):
            try:
                text = _text(path)
                sections = _sections_of(text)
            except UnreadableError:
                self.problem = _kept_aside(path)
                text, sections = "", self._sections  # all that is known here is written anew
            for change, value in self._unwritten.items():
                _make_change(sections, change, value)
            write_atomically(path, _changed(text, self._unwritten, sections).encode("utf-8"))
        self._sections = sections
        self._unwritten.clear()

    def take_problem(self) -> tuple[str, Path] | None:
        """The problem to tell the player, once."""
        problem, self.problem = self.problem, None
        return problem


# The text of the file.


def _text(path: Path) -> str:
    """What stands in the file, nothing where there is none.

    Raises OSError where it cannot be read, UnreadableError where it is no text of that size.
    """
    try:
        return read_regular_text(path, LARGEST)
    except FileNotFoundError:
        return ""
    except (IsADirectoryError, NoFileError, TooLargeError, UnicodeDecodeError) as error:
        raise UnreadableError from error


def _sections_of(text: str) -> Sections:
    try:
        read = parsed_toml(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableError from error
    return {name: dict(values) for name, values in read.items() if isinstance(values, dict)}


def _make_change(sections: Sections, change: Change, value: Value | None) -> None:
    section, key = change
    if key is None:
        sections.pop(section, None)
    elif value is None:
        sections.get(section, {}).pop(key, None)
    else:
        sections.setdefault(section, {})[key] = value


def _changed(text: str, changes: Mapping[Change, Value | None], wanted: Sections) -> str:
    """The text with these changes made in it, everything else as the player wrote it.

    :param wanted: what it shall say then; it is written anew where the text cannot be changed.
    """
    import tomlkit  # 30 ms: not at start-up
    from tomlkit.exceptions import TOMLKitError

    with suppress(TOMLKitError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        document = tomlkit.parse(text)
        for (section, key), value in changes.items():
            _change_document(document, section, key, value)
        changed = tomlkit.dumps(document)
        if _sections_of(changed) == wanted:
            return changed
    return tomlkit.dumps(wanted)


def _change_document(
    document: TOMLDocument, section: str, key: str | None, value: Value | None
) -> None:
    import tomlkit

    values: Any = document.get(section)
    if key is None:
        document.pop(section, None)
    elif value is not None:
        if not isinstance(values, dict):
            document[section] = values = tomlkit.table()
        values[key] = value
    elif isinstance(values, dict):
        values.pop(key, None)


def _kept_aside(path: Path) -> tuple[str, Path]:
    """Move an unreadable file out of the way under a dated name; the problem to tell."""
    for number in range(1000):
        aside = path.with_name(f"{path.name}.damaged-{date.today():%Y-%m-%d}-{number}")
        if not os.path.lexists(aside):
            try:
                path.rename(aside)
            except OSError:
                break
            return "settings-kept-aside", aside
    return "settings-damaged", path
