"""The middle of the window: the table, and what may lie over it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reussite.table.view import TableView


class Overlay(Protocol):
    """Something over the table that finds its own place."""

    def arrange(self, area: QRect) -> None: ...


class TableArea(QWidget):
    """Keeps the table as large as itself and everything over it in its place."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view
        self._overlays: list[Overlay] = []
        self._below = 0
        view.setParent(self)
        self.setFocusProxy(view)

    def lay_over(self, overlay: Overlay) -> None:
        """Keep an overlay in its place from now on."""
        self._overlays.append(overlay)
        overlay.arrange(self.rect())

    def take_away(self, overlay: Overlay) -> None:
        self._overlays.remove(overlay)

    def keep_free(self, below: int) -> None:
        """Let the table end so many pixels above the lower edge."""
        self._below = below
        self._place_table()

    def _place_table(self) -> None:
        self._view.setGeometry(self.rect().adjusted(0, 0, 0, -self._below))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_table()
        for overlay in self._overlays:
            overlay.arrange(self.rect())
