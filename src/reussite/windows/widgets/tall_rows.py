"""Rows of a list that a finger, or a hand that shakes, can hit."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from reussite.windows.widgets.chrome import TARGET, target

LEAST = 28  # pixels
LEAST_FOR_SWITCHES = 44  # pixels, where the list is played with switches
_AIR = 10  # above and below the text together


class TallRows(QStyledItemDelegate):
    """Gives every row of a list the height of a good target; `least` may change at any time."""

    least = LEAST

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        least = max(self.least, target() if target() > TARGET else 0)
        return QSize(hint.width(), max(least, hint.height() + _AIR))
