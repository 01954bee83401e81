"""Headings of a table that do not run into one another."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHeaderView

_AIR: Final = 3  # pixels at both sides of a heading


def air_headings(header: QHeaderView) -> None:
    """Keep a heading at the right of its column apart from one at the left of the next."""
    header.setHighlightSections(False)
    header.setStyleSheet(
        f"QHeaderView::section {{ padding-left: {_AIR}px; padding-right: {_AIR}px }}"
    )
