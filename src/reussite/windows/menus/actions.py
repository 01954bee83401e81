"""Everything the player can ask the window for: one list, with its keys.

Menus, tool bar, shortcuts and the table of keys in the help are all made from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate

Standard = QKeySequence.StandardKey
Shortcut = QKeySequence.StandardKey | str


class Menu(Enum):
    """Where an action is found."""

    GAME = "game"
    MOVE = "move"
    VIEW = "view"
    HELP = "help"


class Entry(NamedTuple):
    """One thing that can be asked for.

    :param key: its name in the program.
    :param text: as in the menu, with its mnemonic.
    :param shortcuts: what is pressed for it; the first is shown in the menu.
    :param short: as on the tool bar; empty: it is not there.
    :param icon: its picture in the resources.
    :param switches: whether it switches something on and off.
    :param at_table: whether its keys count only while the table has the focus.
    :param begins_group: whether the menu has a line above it.
    :param role: where macOS wants it.
    """

    key: str
    menu: Menu
    text: str
    shortcuts: tuple[Shortcut, ...] = ()
    short: str = ""
    icon: str = ""
    switches: bool = False
    at_table: bool = False
    begins_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


MENUS: Final = Qt.Key.Key_F10  # opens them; Alt and a letter mean something else to a left hand


def menu_titles() -> Mapping[Menu, str]:
    """The menus from left to right."""
    return {
        Menu.GAME: translate("Actions", "&Game"),
        Menu.MOVE: translate("Actions", "&Move"),
        Menu.VIEW: translate("Actions", "&View"),
        Menu.HELP: translate("Actions", "&Help"),
    }


def entries() -> tuple[Entry, ...]:
    """All actions, in the order of the menus."""
    return (*_game(), *_move(), *_view(), *_help())


def _game() -> tuple[Entry, ...]:
    return (
        Entry(
            "new_deal",
            Menu.GAME,
            translate("Actions", "&New deal"),
            (Standard.New, "Ctrl+N"),
            short=translate("Actions", "New"),
            icon="new",
        ),
        Entry("new", Menu.GAME, translate("Actions", "New &game…"), ("F2", "Ctrl+Shift+N")),
        Entry(
            "restart",
            Menu.GAME,
            translate("Actions", "&Restart this deal"),
            ("Ctrl+R",),
            short=translate("Actions", "Restart"),
            icon="restart",
        ),
        Entry("enter_code", Menu.GAME, translate("Actions", "&Enter a deal code…"), ("Ctrl+E",)),
        Entry(
            "copy_code",
            Menu.GAME,
            translate("Actions", "&Copy the deal code"),
            (Standard.Copy, "Ctrl+C"),
            icon="copy",
        ),
        Entry(
            "deal_of_the_day",
            Menu.GAME,
            translate("Actions", "Deal of the &day"),
            ("Ctrl+D",),
            begins_group=True,
        ),
        Entry("calendar", Menu.GAME, translate("Actions", "Dail&y calendar…"), ("Ctrl+Shift+D",)),
        Entry("next_number", Menu.GAME, translate("Actions", "Ne&xt number"), ("Ctrl+PgDown",)),
        Entry(
            "previous_number", Menu.GAME, translate("Actions", "Pre&vious number"), ("Ctrl+PgUp",)
        ),
        Entry(
            "open",
            Menu.GAME,
            translate("Actions", "&Open a game file…"),
            (Standard.Open, "Ctrl+O"),
            begins_group=True,
        ),
        Entry(
            "save_as",
            Menu.GAME,
            translate("Actions", "Save &as…"),
            (Standard.SaveAs, "Ctrl+Shift+S"),
        ),
        Entry(
            "copy_picture",
            Menu.GAME,
            translate("Actions", "Copy a p&icture of the table"),
            ("Ctrl+Shift+C",),
        ),
        Entry("save_picture", Menu.GAME, translate("Actions", "Save a picture of the ta&ble…")),
        Entry(
            "statistics",
            Menu.GAME,
            translate("Actions", "S&tatistics…"),
            ("Ctrl+T",),
            begins_group=True,
        ),
        Entry("compare", Menu.GAME, translate("Actions", "Co&mpare games…")),
        Entry("tournaments", Menu.GAME, translate("Actions", "To&urnaments…")),
        Entry(
            "pause",
            Menu.GAME,
            translate("Actions", "&Pause"),
            ("P",),
            switches=True,
            at_table=True,
            begins_group=True,
        ),
        Entry(
            "preferences",
            Menu.GAME,
            translate("Actions", "Pre&ferences…"),
            (Standard.Preferences, "Ctrl+,"),
            begins_group=True,
            role=QAction.MenuRole.PreferencesRole,
        ),
        Entry(
            "quit",
            Menu.GAME,
            translate("Actions", "&Quit"),
            (Standard.Quit, "Ctrl+Q"),
            begins_group=True,
            role=QAction.MenuRole.QuitRole,
        ),
    )


def _move() -> tuple[Entry, ...]:
    return (
        Entry(
            "undo",
            Menu.MOVE,
            translate("Actions", "&Undo"),
            (Standard.Undo, "Ctrl+Z"),
            short=translate("Actions", "Undo"),
            icon="undo",
        ),
        Entry(
            "redo",
            Menu.MOVE,
            translate("Actions", "&Redo"),
            (Standard.Redo, "Ctrl+Y"),
            short=translate("Actions", "Redo"),
            icon="redo",
        ),
        Entry(
            "undo_all",
            Menu.MOVE,
            translate("Actions", "Undo to the &start"),
            ("Ctrl+Backspace",),
        ),
        Entry(
            "redo_all",
            Menu.MOVE,
            translate("Actions", "Redo to the &end"),
            ("Ctrl+Shift+Backspace",),
        ),
        Entry(
            "draw",
            Menu.MOVE,
            translate("Actions", "&Draw from the stock"),
            ("D",),
            at_table=True,
            begins_group=True,
        ),
        Entry("send_up", Menu.MOVE, translate("Actions", "Send &all up"), ("Ctrl+U",)),
    )


def hint() -> Entry:
    """What is there only while a plugin that advises takes part."""
    return Entry("hint", Menu.MOVE, translate("Actions", "&Hint"), ("F3",), begins_group=True)


def _view() -> tuple[Entry, ...]:
    return (
        Entry(
            "full_screen",
            Menu.VIEW,
            translate("Actions", "&Full screen"),
            ("F11", Standard.FullScreen),
            switches=True,
        ),
        Entry(
            "zoom_in",
            Menu.VIEW,
            translate("Actions", "&Larger cards"),
            (Standard.ZoomIn, "Ctrl++", "Ctrl+="),
            begins_group=True,
        ),
        Entry(
            "zoom_out",
            Menu.VIEW,
            translate("Actions", "S&maller cards"),
            (Standard.ZoomOut, "Ctrl+-"),
        ),
        Entry("zoom_reset", Menu.VIEW, translate("Actions", "&Default size"), ("Ctrl+0",)),
        Entry(
            "tool_bar",
            Menu.VIEW,
            translate("Actions", "&Tool bar"),
            switches=True,
            begins_group=True,
        ),
        Entry("status_bar", Menu.VIEW, translate("Actions", "&Status bar"), switches=True),
        Entry("time", Menu.VIEW, translate("Actions", "T&ime"), switches=True),
        Entry(
            "table_list",
            Menu.VIEW,
            translate("Actions", "Table &as list"),
            ("F7",),
            switches=True,
            begins_group=True,
        ),
    )


def _help() -> tuple[Entry, ...]:
    return (
        Entry(
            "how_to_play",
            Menu.HELP,
            translate("Actions", "&How to play"),
            ("F1", Standard.HelpContents),
            short=translate("Actions", "Rules"),
            icon="rules",
        ),
        Entry("keys", Menu.HELP, translate("Actions", "&Keys"), ("Shift+F1",)),
        Entry(
            "about",
            Menu.HELP,
            translate("Actions", "&About Réussite"),
            begins_group=True,
            role=QAction.MenuRole.AboutRole,
        ),
    )


def key_rows(made: Mapping[str, QAction]) -> list[tuple[str, str]]:
    """What is done by which keys of the window, for the help.

    :param made: the actions by key, whose keys the player may have changed.
    """
    native = QKeySequence.SequenceFormat.NativeText
    listed = (*entries(), hint()) if hint().key in made else entries()
    rows = (
        (plain(entry.text), [keys.toString(native) for keys in common(made[entry.key].shortcuts())])
        for entry in listed
    )
    named = [(text, ", ".join(keys)) for text, keys in rows if keys]
    return [
        *named,
        (translate("Actions", "Open the menu bar"), QKeySequence(MENUS).toString(native)),
    ]


def common(keys: Sequence[QKeySequence]) -> list[QKeySequence]:
    """Those that a keyboard has. Qt counts media keys and the like among the usual ones of some
    actions: they work, but are worth a word only where there are no others."""
    return [each for each in keys if not is_rare(each)] or list(keys)


def is_rare(keys: QKeySequence) -> bool:
    """Whether few keyboards have it."""
    if not keys.count():
        return False
    key: Qt.Key = keys[0].key()  # type: ignore[index]  # the stubs do not know that it can
    return Qt.Key.Key_F13 <= key <= Qt.Key.Key_F35 or key >= Qt.Key.Key_Hyper_L


def sequences(entry: Entry) -> list[QKeySequence]:
    """The keys of an entry on this system, each once."""
    found: list[QKeySequence] = []
    for shortcut in entry.shortcuts:
        if isinstance(shortcut, str):
            candidates = [QKeySequence(shortcut)]
        else:
            candidates = QKeySequence.keyBindings(shortcut)
        found += [keys for keys in candidates if keys not in found]
    return found


def plain(text: str) -> str:
    """A menu text without mnemonic and dots."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def made(entry: Entry, owner: QObject, table: QWidget) -> QAction:
    """The action of an entry.

    :param table: what must have the focus for keys that count only there.
    """
    action = QAction(owner)
    action.setObjectName(entry.key)
    action.setShortcuts(sequences(entry))
    action.setCheckable(entry.switches)
    action.setMenuRole(entry.role)
    action.setIconVisibleInMenu(False)
    if entry.at_table:
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.addAction(action)
    name(action, entry)
    return action


def name(action: QAction, entry: Entry) -> None:
    """Give an action its texts, in the language spoken now."""
    action.setText(entry.text)
    if entry.short:
        action.setIconText(entry.short)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{plain(entry.text)} ({keys})")


def asked_by_key(event: QKeyEvent, actions: Iterable[QAction]) -> QAction | None:
    """The action that a key asks for by its place, where Qt has found none by its character.

    Shortcuts go by key, not by character: Undo is the same key for everyone. On a keyboard with
    Latin letters only digits have other places, and signs another need of Shift.
    """
    from reussite.table.keyboard.keys import chords  # not at start-up

    typed, is_latin = chr(event.key() & 0xFFFF), event.key() < 0x100
    pressed = [
        QKeySequence(chord)
        for chord in chords(event)
        if not is_latin or chord[-1].isalnum() or chord[-1] == typed
    ]
    known = [(keys, action) for action in actions for keys in action.shortcuts()]
    found = (action for wanted in pressed for keys, action in known if keys == wanted)
    return next(found, None)
