"""Every key, and how to change it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from reussite.i18n import messages
from reussite.settings import Settings
from reussite.table.keyboard.keys import chords
from reussite.windows.menus import actions
from reussite.windows.menus.shortcuts import Shortcuts, Wish, shown_keys
from reussite.windows.preferences.owner import PreferencesOwner
from reussite.windows.preferences.page import Page, has_all
from reussite.windows.preferences.rows import Row
from reussite.windows.widgets.plain_label import PlainLabel
from reussite.windows.widgets.tall_rows import TallRows
from reussite.windows.widgets.wrapping import Buttons

translate = QCoreApplication.translate

_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_LEAVING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
_ROWS = 9  # of the list that are always seen
_WISH = Qt.ItemDataRole.UserRole


class KeyField(QLineEdit):
    """Takes the next key that is pressed in it, whatever it means elsewhere; Tab leaves it.

    Signal `pressed` carries the key, such as `Ctrl+N`.
    """

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() not in _LEAVING
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING:
            event.ignore()
        elif event.key() not in _MODIFIERS:
            self.pressed.emit(_name(event))


def _name(event: QKeyEvent) -> str:
    """The key by its place where it types no Latin letter."""
    named = next(chords(event), "")
    usual = QKeySequence(event.keyCombination())
    return named or usual.toString(QKeySequence.SequenceFormat.PortableText)


class KeyList(Row):
    """The list of everything that has keys, and the field that changes those of one entry."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(translate("Keyboard", "Keys"))
        self._settings = settings
        self.shortcuts = Shortcuts(settings)
        self._key = ""  # pressed, but it belongs to something else
        self.tree = QTreeWidget()
        self.tree.setItemDelegate(TallRows(self.tree))
        self.field = KeyField()
        self.add = QPushButton(translate("Keyboard", "&Add key"))
        self.clear = QPushButton(translate("Keyboard", "C&lear"))
        self.usual = QPushButton(translate("Keyboard", "Restore &defaults"))
        self.message = PlainLabel()
        self._set_up()
        self._lay_out()
        self._fill()
        self.tree.currentItemChanged.connect(self._show_entry)
        self.field.pressed.connect(self._look_at)
        self.add.clicked.connect(self._take_over)
        self.clear.clicked.connect(lambda: self._change([]))
        self.usual.clicked.connect(self._reset_entry)
        self._select_first()

    def _set_up(self) -> None:
        self.tree.setAccessibleName(self.name)
        self.tree.setRootIsDecorated(False)
        self.tree.setHeaderLabels([translate("Keyboard", "Action"), translate("Keyboard", "Keys")])
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setWordWrap(True)
        self.tree.setMinimumHeight(_ROWS * self.tree.fontMetrics().lineSpacing())
        self.tree.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.field.setPlaceholderText(translate("Keyboard", "Press a key"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.message.setWordWrap(True)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tree, 1)
        column.addWidget(self.field)
        column.addWidget(Buttons(self.add, self.clear, self.usual))
        column.addWidget(self.message)

    def _fill(self) -> None:
        groups: dict[actions.Menu | None, QTreeWidgetItem] = {}
        titles = actions.menu_titles()
        for wish in self.shortcuts.wishes:
            if wish.menu not in groups:
                title = actions.plain(titles[wish.menu]) if wish.menu else self._table()
                groups[wish.menu] = group = QTreeWidgetItem([title])
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = group.font(0)
                font.setBold(True)
                group.setFont(0, font)
                self.tree.addTopLevelItem(group)
            item = QTreeWidgetItem([wish.text])
            item.setData(0, _WISH, wish)
            groups[wish.menu].addChild(item)
        self.tree.expandAll()
        self.refresh()

    def _table(self) -> str:
        return translate("Keyboard", "On the table")

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for group in self._groups() for item in _children(group)]

    def _groups(self) -> list[QTreeWidgetItem]:
        groups = (self.tree.topLevelItem(n) for n in range(self.tree.topLevelItemCount()))
        return [group for group in groups if group is not None]

    def _select_first(self) -> None:
        seen = [item for item in self._items() if not item.isHidden()]
        current = self.tree.currentItem()
        if seen and (current is None or current.isHidden()):
            self.tree.setCurrentItem(seen[0])

    # The entry that is chosen.

    @property
    def wish(self) -> Wish | None:
        item = self.tree.currentItem()
        found = item.data(0, _WISH) if item is not None else None
        return found if isinstance(found, Wish) else None

    def choose(self, key: str, *, at_table: bool = False) -> None:
        """Choose the action with this name, or the order of the table, as the player does."""
        for item in self._items():
            wish = item.data(0, _WISH)
            if wish.key == key and (wish.order is not None) is at_table:
                self.tree.setCurrentItem(item)

    def _show_entry(self) -> None:
        self._key = ""
        self.field.clear()
        self.message.clear()
        wish = self.wish
        for control in (self.field, self.clear, self.usual):
            control.setEnabled(wish is not None)
        self.add.setEnabled(False)

    def _look_at(self, key: str) -> None:
        """A key was pressed: give it to the entry, or say whose it is."""
        wish = self.wish
        if wish is None:
            return
        self.field.setText(shown_keys([key]))
        self._key = key
        owners = self.shortcuts.owners(key, other_than=wish)
        if owners:
            names = ", ".join(f"“{owner.text}”" for owner in owners)
            told = translate("Keyboard", "%1 is already used for “%2”. Use it here instead?")
            self._say(messages.filled(told, shown_keys([key]), names))
            self.add.setEnabled(True)
            return
        self._take_over()

    def _take_over(self) -> None:
        wish = self.wish
        if wish is None or not self._key:
            return
        self.shortcuts.take(self._key, self.shortcuts.owners(self._key, other_than=wish))
        self._change([*self.shortcuts.keys(wish), self._key])
        self._say(
            messages.filled(translate("Keyboard", "Keys of “%1”: %2"), wish.text, self._shown)
        )
        self._key = ""
        self.add.setEnabled(False)

    @property
    def _shown(self) -> str:
        return shown_keys(self.shortcuts.keys(self.wish)) if self.wish is not None else ""

    def _change(self, keys: list[str]) -> None:
        if self.wish is not None:
            self.shortcuts.give(self.wish, keys)
            self.changed.emit()
            self.refresh()

    def _reset_entry(self) -> None:
        wish = self.wish
        if wish is None:
            return
        self.shortcuts.reset(wish)
        self.changed.emit()
        self.refresh()
        owners = [o for key in self.shortcuts.keys(wish) for o in self._others(key, wish)]
        names = ", ".join(f"“{owner.text}”" for owner in dict.fromkeys(owners))
        told = translate("Keyboard", "Some of these keys are also used for “%1”.")
        self._say(messages.filled(told, names) if names else "")

    def _others(self, key: str, wish: Wish) -> list[Wish]:
        return self.shortcuts.owners(key, other_than=wish)

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.field.setAccessibleDescription(text)

    # As a row.

    @property
    def searchable(self) -> str:
        return " ".join([self.name, *(wish.text for wish in self.shortcuts.wishes)])

    def show_only(self, parts: list[str]) -> bool:
        """Show the entries with all these words; whether there are any."""
        is_found = False
        for item in self._items():
            text = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(not all(part in text for part in parts))
            is_found |= not item.isHidden()
        for group in self._groups():
            group.setHidden(all(child.isHidden() for child in _children(group)))
        self._select_first()
        return is_found

    def reset(self) -> None:
        self.shortcuts.reset_all()

    def refresh(self) -> None:
        for item in self._items():
            wish = item.data(0, _WISH)
            keys = shown_keys(self.shortcuts.keys(wish))
            item.setText(1, keys)
            spoken = keys or translate("Keyboard", "none", "of an action")
            item.setData(1, Qt.ItemDataRole.AccessibleTextRole, spoken)
            for column in (0, 1):
                item.setToolTip(column, messages.tool_tip(item.text(column)))
            font = item.font(1)
            font.setBold(self.shortcuts.is_changed(wish))
            item.setFont(1, font)


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (group.child(n) for n in range(group.childCount()))
    return [child for child in children if child is not None]


class KeyboardPage(Page):
    """One list for the window and the table."""

    key = "keyboard"

    @staticmethod
    def named() -> str:
        return translate("Preferences", "Keyboard")

    def __init__(self, owner: PreferencesOwner, settings: Settings) -> None:
        super().__init__()
        self._owner = owner
        self.keys = KeyList(settings)
        self.add_group(translate("Keyboard", "Keys"), self.keys, stretch=10)

    def go_on_from(self, before: Page) -> None:
        if isinstance(before, KeyboardPage) and (wish := before.keys.wish) is not None:
            self.keys.choose(wish.key, at_table=wish.order is not None)

    def follow(self) -> None:
        self._owner.apply_shortcuts()
        self._owner.apply_access()
        self._owner.messages.tell_settings_problem()

    def search(self, wanted: str) -> bool:
        parts = wanted.casefold().split()
        is_found = self.keys.show_only([] if has_all(self.named(), parts) else parts)
        for group in self._groups:
            group.show_rows(list(group.rows) if is_found else [])
        return is_found
