"""A player who has nothing but a keyboard, at a real table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.desk import Desk

from reussite.api import Variant
from reussite.kernel.moves import Move
from reussite.kernel.piles import Spot
from reussite.kernel.variant import Game
from reussite.table.a11y.preferences import AccessPreferences

NONE = Qt.KeyboardModifier.NoModifier


def key_of(chord: str) -> tuple[Qt.Key, Qt.KeyboardModifier]:
    """The key and the modifiers of `Shift+I`."""
    combination = QKeySequence(chord)[0]  # type: ignore[index]
    return combination.key(), combination.keyboardModifiers()


def pressed(
    key: int,
    modifiers: Qt.KeyboardModifier = NONE,
    *,
    code: int = 0,
    text: str = "",
    kind: QEvent.Type = QEvent.Type.KeyPress,
) -> QKeyEvent:
    """A key event as a platform makes it; `code` is the key's place as X11 counts."""
    return QKeyEvent(kind, key, modifiers, code, 0, 0, text)


@dataclass
class Typist:
    """Presses keys, and keeps what is said and what is wished for."""

    desk: Desk
    said: list[str] = field(default_factory=list)
    wishes: list[str] = field(default_factory=list)
    offered: list[list[Move]] = field(default_factory=list)

    @classmethod
    def at(cls, desk: Desk, qtbot: QtBot, access: AccessPreferences | None = None) -> Typist:
        view = desk.view
        if access is not None:
            view.access = access
        typist = cls(desk)
        view.said.connect(typist.said.append)
        assert view.keyboard  # made with the first key, or now
        view.wished.connect(typist.grant)
        view.moves_wanted.connect(typist.offered.append)
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus, timeout=30_000)
        return typist

    @classmethod
    def with_table(
        cls,
        qtbot: QtBot,
        game: Variant | Game,
        access: AccessPreferences | None = None,
        *,
        rest: str | None = None,
        **piles: str,
    ) -> Typist:
        return cls.at(Desk.with_table(qtbot, game, rest=rest, **piles), qtbot, access)

    def grant(self, wish: str) -> None:
        """What a window would do."""
        self.wishes.append(wish)
        session, view = self.desk.session, self.desk.view
        if wish == "undo":
            view.show_undone(session.undo())
        elif wish == "redo":
            view.show_redone(session.redo())

    def press(self, *chords: str) -> None:
        for chord in chords:
            QTest.keyClick(self.desk.view, *key_of(chord))

    def send(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.desk.view, event)

    @property
    def last(self) -> str:
        """What was said last."""
        return self.said[-1] if self.said else ""

    @property
    def spot(self) -> Spot:
        return self.desk.view.keyboard.focus.cursor.spot

    @property
    def here(self) -> str:
        """What a reader says of where the player is."""
        attention = self.desk.view.keyboard.focus
        return attention.name(attention.key)

    @property
    def held(self) -> str:
        """The cards in the hand, bottom first."""
        held = self.desk.view.table.gestures.held
        if held is None:
            return ""
        return " ".join(map(str, self.desk.cards(held.spot)[-held.count :]))

    @property
    def done(self) -> list[str]:
        return self.desk.done


def interface(thing: object) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(thing)  # type: ignore[arg-type]
    assert found is not None
    return found


def name(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [node.child(n) for n in range(node.childCount())]


@contextmanager
def reader_running() -> Iterator[None]:
    """As when a screen reader is on."""
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)
