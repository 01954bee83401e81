"""What can be told of a control without a mouse: its size, and how well its focus is seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QGraphicsView,
    QListView,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from support.pictures import changed, commonest, contrast, pixels

AROUND = 5  # pixels about a control in which its focus may be marked
PART = 3.0  # contrast that a mark needs
SHARP = 3  # times as many pixels, so that letters have their own colour somewhere
NO_FOCUS = Qt.FocusPolicy.NoFocus


_BY_ARROWS = (QRadioButton,)  # the Tab key comes to the chosen one only


@dataclass(frozen=True)
class Seen:
    """One control, measured.

    :ivar focus: pixels that change by 3:1 when it gets the focus, for each that a line of two
        pixels about it has: 1 or more is what WCAG 2.4.13 wants.
    """

    kind: str
    name: str
    size: QSize
    focus: float


def reached(window: QWidget) -> Iterator[QWidget]:
    """What keys reach; the table marks its focus itself and has tests of its own."""
    for control in window.findChildren(QWidget):
        if (
            control.isVisible()
            and control.isEnabled()
            and (control.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(control, _BY_ARROWS))
            and control.window() is window
            and not isinstance(control, QGraphicsView)
            and control.focusProxy() is None
        ):
            yield control


def kind(control: QWidget) -> str:
    """The first of its classes that Qt itself knows."""
    return next(c.__name__ for c in type(control).__mro__ if c.__module__.startswith("PySide6"))


def reach(control: QWidget) -> QSize:
    """A box is hit with its whole row, whose text does what it does."""
    row = control.parentWidget()
    if isinstance(control, (QCheckBox, QRadioButton)) and row is not None:
        return control.size().expandedTo(QSize(row.width(), 0)) if control.text() else row.size()
    return control.size()


def place(control: QWidget) -> QRect:
    """Where it is seen in its window."""
    return QRect(control.mapTo(control.window(), QPoint()), control.size())


def bring(control: QWidget) -> None:
    """Scroll until it is seen, as the Tab key does; a table of the help wakes up then."""
    control.setFocus(Qt.FocusReason.TabFocusReason)
    parent = control.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(control)
        parent = parent.parentWidget()
    QApplication.processEvents()


def seen_with(control: QWidget, *, focused: bool) -> QImage:
    """The control and what is around it."""
    if focused:
        control.setFocus(Qt.FocusReason.TabFocusReason)
    else:
        held = QApplication.focusWidget()
        if held is not None:
            held.clearFocus()
    QApplication.processEvents()
    assert control.hasFocus() is focused, control
    area = place(control).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    grabbed = control.window().grab(area.intersected(control.window().rect()))
    return grabbed.toImage().convertToFormat(QImage.Format.Format_RGB32)


def focus_share(control: QWidget) -> float:
    """How much of a line of two pixels about a control changes by 3:1 when it gets the focus.

    It is in view already.
    """
    before, after = seen_with(control, focused=False), seen_with(control, focused=True)
    deep = 2 * AROUND
    whole = after.rect()
    inner = whole.adjusted(deep, deep, -deep, -deep)
    strips = [
        QRect(0, 0, whole.width(), deep),
        QRect(0, max(deep, inner.bottom() + 1), whole.width(), deep),
        QRect(0, deep, deep, max(0, inner.height())),
        QRect(max(deep, inner.right() + 1), deep, deep, max(0, inner.height())),
    ]
    found = sum(changed(before, after, strip, PART) for strip in strips)
    return found / (4 * (control.width() + control.height()))


def row_contrasts(view: QAbstractItemView) -> tuple[float, float] | None:
    """Of the chosen row: its text on its ground, and its ground on that of the others.

    None where no row is chosen and seen.
    """
    index = view.currentIndex()
    row = view.visualRect(index)
    if not index.isValid() or not view.selectionModel().isSelected(index):
        return None
    if isinstance(view, QListView) and view.viewMode() is QListView.ViewMode.IconMode:
        row.setTop(row.top() + view.iconSize().height())  # its picture has its own colours
    row = row.intersected(view.viewport().rect())
    if row.height() < 12:
        return None
    image = QImage(row.size() * SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    view.viewport().render(image, QPoint(), QRegion(row))
    ground = commonest(pixels(image, image.rect()))
    text = max(contrast(colour, ground) for colour in set(pixels(image, image.rect())))
    base = view.palette().base().color().rgb() & 0xFFFFFF
    return text, contrast(ground, base)
