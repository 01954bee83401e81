"""The language that a command answers in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reussite.cli.answers import PROGRAM
from reussite.i18n import languages
from reussite.i18n.qt_core import QCoreApplication, qInstallMessageHandler
from reussite.paths import players_folders
from reussite.reading import read_toml
from reussite.settings import LARGEST


@contextmanager
def players_language() -> Iterator[None]:
    """Speak the player's language as long as a command is being answered.

    Translations need Qt's application object. It is gone afterwards: a window makes its own.
    """
    language = _chosen(players_folders().settings) or languages.systems_language()
    is_needed = language != languages.ENGLISH and QCoreApplication.instance() is None
    own = _application() if is_needed else None
    try:
        languages.speak(language)
        yield
    finally:
        if own is not None:
            own.shutdown()


def _application() -> QCoreApplication:
    """Qt's application object, without its complaint about locales such as C: answers get by."""
    before = qInstallMessageHandler(lambda *_told: None)
    try:
        return QCoreApplication([PROGRAM])
    finally:
        qInstallMessageHandler(before)


def _chosen(path: Path) -> str:
    """The language that the settings file names, if it can be read.

    Here it is only looked at: what is wrong with it is told when a command reads it.
    """
    try:
        read = read_toml(path, LARGEST)
    except (OSError, ValueError, RecursionError):
        return ""
    section = read.get(languages.SECTION)
    code = section.get(languages.KEY) if isinstance(section, dict) else None
    return code if code in languages.CODES else ""
