"""What the command line uses of QtCore where that cannot be loaded: English, and nothing else.

The classes have Qt's names and methods, and do what Qt does without any translation.
"""

from __future__ import annotations

from enum import Enum, auto


class QCoreApplication:
    """The application object, which translations would hang on; there never is one."""

    def __init__(self, _arguments: list[str]) -> None:
        """Do nothing: `instance` goes on returning None."""

    @staticmethod
    def instance() -> None:
        return None

    @staticmethod
    def translate(_context: str, text: str, _comment: str = "", number: int = -1) -> str:
        return text if number < 0 else text.replace("%n", str(number))

    def shutdown(self) -> None:
        """There is nothing to end."""


class QLocale:
    """Numbers as English writes them."""

    class Language(Enum):
        English = auto()
        Catalan = auto()
        French = auto()
        Russian = auto()

    def __init__(self, _name: str = "en") -> None:
        """English, whatever is named."""

    @classmethod
    def system(cls) -> QLocale:
        return cls()

    def uiLanguages(self) -> list[str]:  # noqa: N802
        return ["en"]

    def language(self) -> QLocale.Language:
        return QLocale.Language.English

    def toString(self, number: float, _format: str = "f", decimals: int = 0) -> str:  # noqa: N802
        return f"{number:,.{decimals}f}"


class QTranslator:
    """Translations of a file, which cannot be read without Qt."""

    def load(self, _file: str) -> bool:
        return False

    def translate(self, _context: str, _text: str) -> str:
        return ""


class QLibraryInfo:
    """Where Qt lies; nobody asks without an application object."""


def qInstallMessageHandler(_handler: object) -> None:  # noqa: N802
    """There are no messages of Qt."""
