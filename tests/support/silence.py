"""The application as it was, whatever language a test let it speak."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication


@contextmanager
def put_back(application: QApplication) -> Iterator[None]:
    """Without any translator and with the same locale after the block."""
    before = QLocale()
    yield
    for translator in application.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.setParent(None)
    application.setProperty("reussite_language", None)
    QLocale.setDefault(before)
