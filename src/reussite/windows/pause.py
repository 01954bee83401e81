"""Pausing: when the game rests, and the curtain over its hidden cards."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from reussite.api.records import Felt
from reussite.windows.widgets import chrome
from reussite.windows.widgets.plain_label import PlainLabel

translate = QCoreApplication.translate


class RestReason(Enum):
    """Why a game rests."""

    PLAYER = "player"
    OUT_OF_SIGHT = "out of sight"
    DIALOG = "dialog"
    LEAVING = "leaving"
    WATCHING = "watching"
    READING = "reading"


class Pause(QObject):
    """Keeps why the game rests.

    A dialog that is answered lets the game go on, and so does the table after the help was read:
    the player is there. After the window was out
    of sight, or another game was watched, a timed game waits for the player to say so.

    Signal `changed` tells whether the game rests; it comes again when the cards are to be hidden,
    or shown, while it does.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reasons: set[RestReason] = set()
        self._is_timed = False

    @property
    def is_on(self) -> bool:
        return bool(self._reasons)

    @property
    def is_timed(self) -> bool:
        """Whether the game has a clock that runs out: its cards are hidden in every rest."""
        return self._is_timed

    @property
    def is_asked_for(self) -> bool:
        """Whether the game waits for the player to say that it goes on."""
        return RestReason.PLAYER in self._reasons

    @property
    def hides(self) -> bool:
        """Whether the cards are hidden."""
        return self.is_on and (self._is_timed or self.is_asked_for)

    def begin(self, reason: RestReason) -> None:
        self._become(self._reasons | {reason})

    def end(self, reason: RestReason) -> None:
        """A reason is gone by itself."""
        left = self._reasons - {reason}
        away = reason in (RestReason.OUT_OF_SIGHT, RestReason.WATCHING) and reason in self._reasons
        if self._is_timed and away:
            left |= {RestReason.PLAYER}
        self._become(left)

    def resume(self) -> None:
        """The player is ready; an open dialog still holds the game, and so does watching."""
        self._become(self._reasons & {RestReason.DIALOG, RestReason.WATCHING, RestReason.READING})

    def renew(self, *, timed: bool) -> None:
        """Another game lies on the table."""
        hid, self._is_timed = self.hides, timed
        self._become(self._reasons & {RestReason.DIALOG, RestReason.OUT_OF_SIGHT}, hid=hid)

    def _become(self, reasons: set[RestReason], *, hid: bool | None = None) -> None:
        before = self.is_on, self.hides if hid is None else hid
        self._reasons = reasons
        if (self.is_on, self.hides) != before:
            self.changed.emit(self.is_on)


class Curtain(QFrame):
    """Lies over the hidden cards of a game that rests; only its button lets the game go on."""

    resume_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "curtain")
        panel = QFrame()
        panel.setProperty("role", "panel")
        self.heading = PlainLabel()
        self.heading.setProperty("role", "heading")
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setAutoDefault(True)  # Enter presses it, too
        self.button.clicked.connect(self.resume_asked)
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(32, 24, 32, 24)
        inner.setSpacing(16)
        inner.addWidget(self.heading)
        inner.addWidget(self.button)
        outer = QVBoxLayout(self)
        outer.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self.button)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.heading.setText(translate("Pause", "Paused"))
        self.button.setText(translate("Pause", "Resume"))

    def apply_felt(self, felt: Felt) -> None:
        chrome.apply_palette(self, felt)

    def arrange(self, area: QRect) -> None:
        self.setGeometry(area)
