"""What the player has set, in one readable file."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TypeVar

from reussite.kernel.variant import Options, Preference, Variant
from reussite.services.atomic_writing import write_atomically
from reussite.services.reading import read_toml

T = TypeVar("T", bool, int, str)
LARGEST = 1 << 20  # bytes
Value = bool | int | float | str | list[int] | list[str] | dict[str, str]


class Settings:
    """Preferences, agreements to plugins and the window's place, by section and key.

    A value of the wrong type counts as absent. Unknown sections and keys are kept, so that an
    older version does not lose what a newer one wrote.

    :param path: the file; None keeps everything in memory.
    :ivar problem: what went wrong with the file, in a code for `reussite.words`, and the path
        concerned: `settings-kept-aside` (unreadable, moved) or `settings-not-written`.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._sections: dict[str, dict[str, Value]] = {}
        self.problem: tuple[str, Path] | None = None
        self._told_unwritable = False
        if path is not None:
            self._read(path)

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
        values = self._sections.setdefault(section, {})
        if values.get(key) == value and type(values.get(key)) is type(value):
            return
        values[key] = value
        self._write()

    def forget(self, section: str, key: str | None = None) -> None:
        """Remove a value, or a whole section."""
        values = self._sections.get(section, {})
        if key is None:
            self._sections.pop(section, None)
        elif key in values:
            del values[key]
        else:
            return
        self._write()

    # What variants declare.

    def is_on(self, variant: Variant, preference: Preference) -> bool:
        """Whether the player has this preference on for this variant."""
        return self.get(variant.family, preference.key, preference.default)

    def last_options(self, variant: Variant) -> Options:
        """The options of the last new game of this variant, else its defaults."""
        letters = self.get(variant.family, "options", "")
        ways = {options.letters: options for options in variant.all_options}
        return ways.get(letters, variant.choose())

    # The file.

    def _read(self, path: Path) -> None:
        try:
            read = read_toml(path, LARGEST)
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self.problem = ("settings-kept-aside", _kept_aside(path))
            return
        self._sections = {
            name: dict(values) for name, values in read.items() if isinstance(values, dict)
        }

    def _write(self) -> None:
        if self._path is None:
            return
        import tomlkit  # 30 ms: not at start-up

        text = tomlkit.dumps(dict(sorted(self._sections.items())))
        try:
            write_atomically(self._path, text.encode("utf-8"))
        except OSError:
            if not self._told_unwritable:
                self.problem = ("settings-not-written", self._path)
            self._told_unwritable = True

    def take_problem(self) -> tuple[str, Path] | None:
        """The problem to tell the player, once."""
        problem, self.problem = self.problem, None
        return problem


def _kept_aside(path: Path) -> Path:
    """Move an unreadable file out of the way under a dated name; the path where it is now."""
    for number in range(1000):
        aside = path.with_name(f"{path.name}.damaged-{date.today():%Y-%m-%d}-{number}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError:
                return path
            return aside
    return path
