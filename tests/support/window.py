"""What the tests of the windows share: a clock, a witness, and hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from reussite.game.session import Session
from reussite.kernel.moves import Move
from reussite.kernel.variant import Game
from reussite.testing import begin, lay
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow

Dialog = TypeVar("Dialog", bound=QDialog)

ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@dataclass
class Seconds:
    """A monotonic clock that a test moves by hand."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Watcher:
    """Stands for the plugins that are told what happens."""

    told: list[tuple[str, dict[str, object]]] = field(default_factory=list)

    def __call__(self, hook: str, **facts: object) -> None:
        self.told.append((hook, facts))

    @property
    def hooks(self) -> list[str]:
        return [hook for hook, _ in self.told]


Now = Callable[[], float]

KINGS = {
    "DS": "SSHHDDCC",
    "FT": "SHDCSHDC",
    "FC": "SHDC",
}


def almost_won(game: Game, now: Now) -> Session:
    """A game that is won by moving the last king, on the first column, to its foundation."""
    suits = KINGS[game.variant.family]
    piles = {
        f"f{number}": [f"{rank}{suit}" for rank in "A23456789TJQK"]
        for number, suit in enumerate(suits)
    }
    last = len(suits) - 1
    king = piles[f"f{last}"].pop()
    return begin(game, lay(game, {**piles, "t0": [king]}), now=now)


def winning_move(game: Game) -> Move:
    return Move.parse(f"t0>f{len(KINGS[game.variant.family]) - 1}")


def press(
    widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key pressed and let go in this window, where its focus is."""
    QTest.keyClick(widget.focusWidget() or widget, key, modifiers)


def press_at_place(window: QWidget, key: int, code: int, modifiers: Qt.KeyboardModifier) -> None:
    """A key of a keyboard with another layout, known by its place."""
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers, code, 0, 0, chr(key), False, 1)
    QApplication.sendEvent(window.focusWidget() or window, event)


def shown(window: MainWindow, kind: type[Dialog]) -> Dialog:
    """The dialog of this kind that is open now."""
    (found,) = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    return found


def is_open(window: MainWindow, kind: type[QDialog]) -> bool:
    return any(dialog.isVisible() for dialog in window.findChildren(kind))


def running(parent: QObject) -> list[str]:
    """Everything below `parent` that would wake the program up."""
    timers = [timer for timer in parent.findChildren(QTimer) if timer.isActive()]
    moving = [
        animation
        for animation in parent.findChildren(QVariantAnimation)
        if animation.state() is QVariantAnimation.State.Running
    ]
    return [repr(found.parent()) for found in (*timers, *moving)]


def play(window: MainWindow, *moves: str) -> None:
    """Gestures that ask for these moves."""
    for text in moves:
        window.view.play(Move.parse(text))


def preferences_of(window: MainWindow) -> PreferencesWindow:
    """The Preferences window, opened as a player does."""
    press(window, Qt.Key.Key_Comma, CTRL)
    return shown(window, PreferencesWindow)
