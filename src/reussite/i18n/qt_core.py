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
    "QCoreApplication",
    "QLibraryInfo",
    "QLocale",
    "QTranslator",
    "qInstallMessageHandler",
]
