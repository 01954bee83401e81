"""Finding text that is larger than what shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QListView,
    QMenuBar,
    QScrollArea,
    QTabBar,
    QTableView,
    QToolBar,
    QTreeView,
    QWidget,
)

from reussite.i18n.messages import tool_tip
from reussite.windows.widgets.elided import Elided


def cut_off(window: QWidget) -> list[str]:
    """What cannot be read in full in a window, each with the kind of widget it stands in."""
    shown = (w for w in [window, *window.findChildren(QWidget)] if w.isVisibleTo(window))
    return [f"{type(widget).__name__}: {text!r}" for widget in shown for text in _cut_in(widget)]


def _cut_in(widget: QWidget) -> Iterator[str]:
    for kind, find in _FINDERS.items():
        if isinstance(widget, kind):
            yield from find(widget)


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if isinstance(label, Elided):
        if text and (label.toolTip() != tool_tip(text) or not label.shown.strip("…")):
            yield text
        return
    if not text or label.pixmap().width():
        return
    room = label.contentsRect()
    if label.textFormat() is Qt.TextFormat.RichText or text.startswith("<"):
        if label.sizeHint().width() > label.width() and not label.wordWrap():
            yield text
        return
    flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    least = QRect(0, 0, room.width() if label.wordWrap() else 0, 0)
    needed = label.fontMetrics().boundingRect(least, flags, text)
    if needed.width() > room.width() or needed.height() > room.height() + 2:
        yield text


def _button(button: QAbstractButton) -> Iterator[str]:
    """A button wants as much as its text takes, whatever its style."""
    if not button.text() or not button.isVisible() or _shows_icon_only(button):
        return
    if button.hasHeightForWidth():
        is_cut = button.heightForWidth(button.width()) > button.height()
    else:
        is_cut = button.sizeHint().width() > button.width()
    if is_cut or _is_outside(button):
        yield button.text()


def _shows_icon_only(button: QAbstractButton) -> bool:
    bar = button.parentWidget()
    return (
        isinstance(bar, QToolBar) and bar.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    )


def _is_outside(widget: QWidget) -> bool:
    """Whether a part lies beyond its window, where nothing scrolls."""
    if _is_scrolled(widget):
        return False
    window = widget.window()
    corner = widget.mapTo(window, widget.rect().topLeft())
    return not window.rect().contains(QRect(corner, widget.size()))


def _is_scrolled(widget: QWidget) -> bool:
    """Whether it lies in something that scrolls."""
    parent = widget.parentWidget()
    while parent is not None and parent.objectName() != "qt_scrollarea_viewport":
        parent = parent.parentWidget()
    return parent is not None


def _area(area: QScrollArea) -> Iterator[str]:
    """What must be scrolled sideways is not read."""
    if area.horizontalScrollBar().maximum():
        yield f"{area.horizontalScrollBar().maximum()} pixels to the right"


def _box(box: QGroupBox) -> Iterator[str]:
    if box.title() and box.fontMetrics().horizontalAdvance(box.title()) > box.width() - 12:
        yield box.title()


def _combo(combo: QComboBox) -> Iterator[str]:
    text = combo.currentText()
    if text and combo.fontMetrics().horizontalAdvance(text) > combo.width() - 24:
        yield text


def _list(rows: QListView) -> Iterator[str]:
    model, metrics, room = rows.model(), rows.fontMetrics(), rows.viewport().width() - 4
    for number in range(model.rowCount()):
        text = str(model.index(number, 0).data() or "")
        area = QRect(0, 0, room if rows.wordWrap() else 0, 0)
        flags = Qt.TextFlag.TextWordWrap if rows.wordWrap() else Qt.TextFlag.TextSingleLine
        needed = metrics.boundingRect(area, flags, text)
        height = rows.visualRect(model.index(number, 0)).height()
        if needed.width() > room or needed.height() > height:
            yield text


def _tree(rows: QTreeView) -> Iterator[str]:
    """Cells end in dots where they must, and then say all of it in their tool tip; headings do
    not."""
    header, model = rows.header(), rows.model()
    for column in range(header.count()):
        heading = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        if rows.fontMetrics().horizontalAdvance(heading) > header.sectionSize(column):
            yield heading
    if rows.horizontalScrollBar().maximum():
        yield f"{rows.horizontalScrollBar().maximum()} pixels to the right"


def _table(rows: QTableView) -> Iterator[str]:
    if rows.horizontalScrollBar().maximum():
        yield f"{rows.horizontalScrollBar().maximum()} pixels to the right"


def _tabs(tabs: QTabBar) -> Iterator[str]:
    for number in range(tabs.count()):
        if tabs.tabSizeHint(number).width() > tabs.width():
            yield tabs.tabText(number)


def _menus(bar: QMenuBar) -> Iterator[str]:
    for action in bar.actions():
        place = bar.actionGeometry(action)
        if not bar.rect().contains(place):
            yield action.text()


_FINDERS: dict[type[QWidget], Callable[..., Iterator[str]]] = {
    QLabel: _label,
    QAbstractButton: _button,
    QScrollArea: _area,
    QGroupBox: _box,
    QComboBox: _combo,
    QListView: _list,
    QTreeView: _tree,
    QTableView: _table,
    QTabBar: _tabs,
    QMenuBar: _menus,
}
