"""QtCore, as far as the command line uses it: texts and numbers in the player's language.

Where the system lacks a library that Qt needs, the command line still works, in English.
"""

from __future__ import annotations

try:
    from PySide6.QtCore import (
        QCoreApplication,
        QLibraryInfo,
        QLocale,
        QTranslator,
        qInstallMessageHandler,
    )
except ImportError:
    from reussite.i18n.english_only import (  # type: ignore[assignment]  # as much of it as is used
        QCoreApplication,
        QLibraryInfo,
        QLocale,
        QTranslator,
        qInstallMessageHandler,
    )

__all__ = [
    "QT_TRANSLATE_NOOP",
    "QCoreApplication",
    "QLibraryInfo",
    "QLocale",
    "QTranslator",
    "qInstallMessageHandler",
]


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802  # lupdate knows this name
    """Mark a text of a table for translation; `translate` follows where it is said."""
    return text
