"""What a finger, or a hand that shakes, must hit: 24 pixels, and 44 where the player wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from accessibility.test_names import WINDOWS
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QWidget,
)

from reussite.windows.main import MainWindow
from reussite.windows.widgets.chrome import LARGE_TARGET, TARGET, target

KINDS = (QAbstractButton, QComboBox, QLineEdit)


def small(window: QWidget, least: int) -> list[str]:
    """Controls and rows that are not as high as that, or not as wide."""
    found = []
    for control in window.findChildren(QWidget):
        if not control.isVisible() or isinstance(control.parent(), QScrollBar):
            continue
        if isinstance(control, KINDS) and not is_inner(control):
            size = reach(control)
            if min(size.width(), size.height()) < least:
                found.append(f"{control!r} {size}")
        if isinstance(control, QAbstractItemView) and control.model() is not None:
            index = control.model().index(0, 0)
            row = control.visualRect(index)
            if index.isValid() and row.isValid() and 0 < row.height() < least:
                found.append(f"row of {control!r} {row.height()}")
    return found


def is_inner(control: QWidget) -> bool:
    """Whether it is a part of another control, or too far from the player."""
    inner = ("qt_spinbox_lineedit", "qt_toolbar_ext_button")
    dock = control.objectName().startswith("qt_dockwidget")  # F7 and the menu do the same
    return dock or control.objectName() in inner or isinstance(control.parent(), QComboBox)


def reach(control: QWidget) -> QSize:
    """A box is hit with its whole row, whose text does what it does."""
    row = control.parentWidget()
    if isinstance(control, (QCheckBox, QRadioButton)) and row is not None:
        return row.size()
    return control.size()


@pytest.mark.parametrize("windows", WINDOWS, ids=lambda walk: walk.__name__)
def test_every_target_has_24_pixels(
    window: MainWindow, windows: Callable[[MainWindow], Iterator[QWidget]]
) -> None:
    for shown in windows(window):
        QApplication.processEvents()
        assert small(shown, 24) == []


@pytest.mark.usefixtures("as_the_desktop_has_it")
def test_large_targets_are_wanted_by_a_switch_of_their_own(window: MainWindow) -> None:
    window.settings.set("access", "large_targets", True)
    window.apply_access()
    buttons = [b for b in window.tools.findChildren(QAbstractButton) if b.isVisible()]
    wide = [b for b in buttons if b.objectName() != "qt_toolbar_ext_button"]
    assert wide
    assert min(button.height() for button in wide) >= target() == LARGE_TARGET == 44
    window.show_moves(window.controller.session.legal())
    row = window.moves_list.list.visualRect(window.moves_list.list.model().index(0, 0))
    assert row.height() >= 44
    window.moves_list.close()
    assert window.view.access.scan.value == "off"
    window.settings.set("access", "large_targets", False)
    window.apply_access()
    assert target() == TARGET
