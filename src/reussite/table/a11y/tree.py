"""The table as a screen reader knows it: a flat list of piles, and two probes for single cards.

Rules that Qt and its binding ask for; `tests/table/test_accessible_traps.py` breaks each of them:

- Qt keeps a bare pointer to a registered interface. The nodes live in a pool, and their ids are
  given back before the table or the program goes.
- `interface_cast` answers with a pointer object, never with None.
- The factory may run while the table is still being made: the game is asked for when it is needed.
- Readers keep the ids of what is gone: every answer begins by asking whether the table is there.

The nodes are leaves, for some readers read all children of a list item aloud.
"""

from __future__ import annotations

from typing import Final, Protocol, cast
from weakref import ref

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from reussite.kernel.piles import Spot
from reussite.table.a11y.preferences import AccessPreferences, Telling
from reussite.table.a11y.readers import way_of
from reussite.table.keyboard.focus import PROBES, TableFocus

translate = QCoreApplication.translate

Event = QAccessible.Event
Text = QAccessible.Text
NOTE: Final = -3  # says what happened to readers that know no announcements
NOTHING: Final = shiboken6.VoidPtr(0)
PRESS: Final = QAccessibleActionInterface.pressAction
SET_FOCUS: Final = QAccessibleActionInterface.setFocusAction  # its text differs between versions


class Node(QAccessibleInterface, QAccessibleActionInterface):
    """A pile, a probe or the note. It belongs to no QObject.

    :param key: the number of the pile in reading order, or one of PROBES, or NOTE.
    """

    def __init__(self, table: TableAccessible, key: int) -> None:
        QAccessibleInterface.__init__(self)
        QAccessibleActionInterface.__init__(self)
        self.table: TableAccessible | None = table
        self.key = key
        self.last = table.plain_name(key)
        self._actions = shiboken6.VoidPtr(shiboken6.getCppPointer(self)[1])
        self.id = QAccessible.registerAccessibleInterface(self)

    @property
    def host(self) -> TableAccessible | None:
        """The list, as long as there is one and this is a child of it."""
        table = self.table
        return table if table is not None and table.has(self.key) else None

    # What it is.

    def isValid(self) -> bool:
        return self.host is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        host = self.host
        return host.window() if host is not None else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.host

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        role = QAccessible.Role
        return role.Notification if self.key == NOTE else role.ListItem

    def text(self, text: QAccessible.Text) -> str:
        host = self.host
        if host is None:
            return ""
        if text is Text.Name:
            return host.name(self.key)
        return host.identifier(self.key) if text is Text.Identifier else ""

    def setText(self, text: QAccessible.Text, words: str) -> None:
        pass

    def rect(self) -> QRect:
        host = self.host
        return host.area(self.key) if host is not None else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        host = self.host
        if host is None:
            state.invalid = 1
        elif self.key != NOTE:
            host.describe(self.key, state)
        return state

    # What can be done with it.

    def interface_cast(self, kind: QAccessible.InterfaceType) -> shiboken6.VoidPtr:  # type: ignore[override]
        return self._actions if kind is QAccessible.InterfaceType.ActionInterface else NOTHING

    def actionNames(self) -> list[str]:
        return [] if self.key == NOTE else [PRESS(), SET_FOCUS()]

    def doAction(self, action: str) -> None:
        host = self.host
        if host is not None and action in self.actionNames():
            host.act(self.key, presses=action == PRESS())

    def keyBindingsForAction(self, action: str) -> list[str]:
        return ["Space"] if action == PRESS() else []


class PressedByReaders(Protocol):
    """What plays when a reader presses a node."""

    @property
    def focus(self) -> TableFocus: ...

    def act_on(self, spot: Spot) -> None: ...

    def act_on_card(self, spot: Spot, depth: int) -> None: ...


class ReadSurface(Protocol):
    """What the list uses of the table's widget, which it is the interface of."""

    accessible: TableAccessible | None

    @property
    def access(self) -> AccessPreferences: ...

    @property
    def keyboard(self) -> PressedByReaders: ...

    @property
    def destroyed(self) -> SignalInstance: ...

    def accessibleName(self) -> str: ...

    def activateWindow(self) -> None: ...

    def hasFocus(self) -> bool: ...

    @property
    def is_holding(self) -> bool: ...

    def isEnabled(self) -> bool: ...

    def setFocus(self, reason: Qt.FocusReason) -> None: ...

    def viewport(self) -> QWidget: ...


class TableAccessible(QAccessibleWidget):
    """The list that holds the nodes: one for each view, as long as that lives.

    Qt knows interfaces by object and class description, and Python's classes are described anew
    when one of their methods is connected for the first time. Then Qt asks for another interface;
    the one before it retires.
    """

    def __init__(self, view: ReadSurface) -> None:
        widget = cast(QWidget, view)
        super().__init__(widget, QAccessible.Role.List, "")
        self._seen = ref(view)  # or a view would live as long as what Qt keeps of this
        self._pool: dict[int, Node] = {}
        self._is_gone = False
        self._note = ""
        if view.accessible is not None:
            view.accessible.dispose()
        view.accessible = self
        view.destroyed.connect(self.dispose)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.dispose)
        QTimer.singleShot(0, widget, self._wake)

    def _wake(self) -> None:
        """A reader that came later than the focus is told where that is."""
        if self.is_there:
            self.focus_moved()

    def dispose(self) -> None:
        """Give all ids back, before Qt looks for what Python no longer has."""
        if self._is_gone:
            return
        self._is_gone = True
        if application := QCoreApplication.instance():
            application.aboutToQuit.disconnect(self.dispose)  # which would keep the view for ever
        for node in self._pool.values():
            node.table = None
            QAccessible.deleteAccessibleInterface(node.id)
        self._pool.clear()
        view = self._seen()
        if view is not None and shiboken6.isValid(view) and view.accessible is self:
            view.accessible = None

    @property
    def is_there(self) -> bool:
        view = self._seen()
        return not self._is_gone and view is not None and shiboken6.isValid(view)

    @property
    def _view(self) -> ReadSurface:
        """The view, where it `is_there`."""
        view = self._seen()
        assert view is not None
        return view

    @property
    def attention(self) -> TableFocus:
        return self._view.keyboard.focus

    # The list.

    def isValid(self) -> bool:
        return self.is_there

    def childCount(self) -> int:
        return len(self._keys)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        keys = self._keys
        return self._node(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self._keys
        return keys.index(child.key) if isinstance(child, Node) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.is_there:
            return None
        # Of places that overlap the later one lies over the earlier.
        keys = reversed(range(self.attention.pile_count))
        at = (key for key in keys if self.area(key).contains(x, y))
        return next((self._node(key) for key in at), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.is_there or not self._view.hasFocus() or not self.attention.pile_count:
            return None
        return self._node(self.attention.key)

    def text(self, text: QAccessible.Text) -> str:
        if text is Text.Name and self.is_there:
            return self._view.accessibleName() or translate("Speech", "Card table")
        return super().text(text)

    @property
    def _keys(self) -> list[int]:
        """The children: piles, probes, and the note where it is used."""
        if not self.is_there or not self.attention.pile_count:
            return []
        note = [NOTE] if way_of(self._view.access.telling) is Telling.NOTIFY else []
        return [*range(self.attention.pile_count), *PROBES, *note]

    def _node(self, key: int) -> Node:
        node = self._pool.get(key)
        if node is None:
            node = self._pool[key] = Node(self, key)
        return node

    # What the nodes ask.

    def has(self, key: int) -> bool:
        """Whether there is such a child; a smaller game has fewer piles."""
        return key in self._keys

    def name(self, key: int) -> str:
        return self._note if key == NOTE else self.attention.name(key)

    def plain_name(self, key: int) -> str:
        """What a pile is called wherever the cursor came from."""
        return self.attention.pile_name(key) if key >= 0 else self.name(key)

    def identifier(self, key: int) -> str:
        return "note" if key == NOTE else self.attention.identifier(key)

    def area(self, key: int) -> QRect:
        if key == NOTE:
            return QRect(self._view.viewport().mapToGlobal(QPoint(0, 0)), QSize(1, 1))
        return self.attention.area(key)

    def describe(self, key: int, state: QAccessible.State) -> None:
        """The states of a pile or probe."""
        state.focusable = 1
        # Only then is a pile selected or not: else some readers say "not selected" of every one.
        state.selectable = int(self._view.is_holding)
        is_current = self.attention.key == key
        if key in PROBES and not is_current:
            state.invisible = 1
        if is_current:
            state.active = 1
            state.focused = int(self._view.hasFocus())
        state.selected = int(self.attention.is_held(key))
        state.disabled = int(not self._view.isEnabled())

    def act(self, key: int, *, presses: bool) -> None:
        """A reader sets the focus to a node, and maybe presses it."""
        self._view.activateWindow()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not presses:
            self.attention.go_to(key)
        elif key in PROBES:
            self._view.keyboard.act_on_card(*self.attention.card_of(key))
        else:
            self._view.keyboard.act_on(self.attention.spot_of(key))

    # What readers are told.

    def focus_moved(self) -> None:
        """The cursor or the focus is elsewhere now."""
        if not self.is_there or not self._view.hasFocus() or not self.attention.pile_count:
            return
        node = self._node(self.attention.key)
        node.last = self.plain_name(node.key)
        QAccessible.updateAccessibility(QAccessibleEvent(node, Event.Focus))

    def refresh(self) -> None:
        """Tell the names that have changed, but for that of the pile under the cursor: what
        happened there is announced, and some readers would say it twice."""
        if not self.is_there or not self.attention.pile_count:
            return
        for key, node in self._pool.items():
            if key < 0 or key == self.attention.key or not self.has(key):
                continue
            name = self.plain_name(key)
            if name != node.last:
                node.last = name
                QAccessible.updateAccessibility(QAccessibleEvent(node, Event.NameChanged))

    def notify(self, text: str) -> None:
        """Say something to readers that know no announcements."""
        self._note = text
        if self.is_there and self.has(NOTE):
            node = self._node(NOTE)
            QAccessible.updateAccessibility(QAccessibleEvent(node, Event.NameChanged))
            QAccessible.updateAccessibility(QAccessibleEvent(node, Event.ObjectShow))
