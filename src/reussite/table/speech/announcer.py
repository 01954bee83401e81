"""Telling the player in words what happened, for ears and eyes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from reussite.table.a11y.preferences import AccessPreferences, Telling, Verbosity
from reussite.table.a11y.readers import way_of
from reussite.table.speech.card_names import capital, sentences

REMEMBERED = 50  # messages


class Notes(Protocol):
    """Says something to readers that know no announcements."""

    def notify(self, text: str) -> None: ...


class SpeakingSurface(Protocol):
    """What an announcer uses of the table's widget."""

    @property
    def access(self) -> AccessPreferences: ...

    @property
    def accessible(self) -> Notes | None: ...

    @property
    def said(self) -> SignalInstance: ...

    @property
    def answered(self) -> SignalInstance: ...

    def window(self) -> QWidget: ...


class Announcer(QObject):
    """Says one thing at a time.

    What is said within one `breath` becomes one announcement: of two quick ones, a reader may cut
    off the first. It goes out from the window, because some readers listen only to what has a
    native handle, and never twice in the same words.

    The view's signal `said` carries every message, `answered` those that a key asked for: they are
    for the eyes, too. Signal `breathed` tells that a breath has ended and all of it is said.
    """

    breathed = Signal()

    def __init__(self, view: SpeakingSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._parts: list[str] = []
        self._is_urgent = False
        self._breaths = 0
        self._acts: list[Callable[[], None]] = []
        self._history: deque[str] = deque(maxlen=REMEMBERED)
        self._older = 0

    @contextmanager
    def breath(self) -> Iterator[None]:
        """What is said inside is told as one, at the end."""
        self._breaths += 1
        try:
            yield
        finally:
            self._breaths -= 1
            if not self._breaths:
                self._speak()
                self.breathed.emit()
                acts, self._acts = self._acts, []
                for act in acts:
                    act()

    @property
    def is_breathing(self) -> bool:
        return self._breaths > 0

    def after_breath(self, act: Callable[[], None]) -> None:
        """Do it once all of the breath is said; at once outside of one."""
        if self._breaths:
            self._acts.append(act)
        else:
            act()

    def has_just_said(self, text: str) -> bool:
        """Whether this is a part of what is being said, or of what was said last."""
        core = text.rstrip(".!")
        return any(core in said for said in (*self._parts, *list(self._history)[-1:]))

    def say(self, text: str, *, urgent: bool = False, as_written: bool = False) -> None:
        """Tell the player.

        :param urgent: interrupt what is being read.
        :param as_written: whole sentences, of which one may begin with the name of a file: no
            letter is made a capital.
        """
        core = text.rstrip(".!")
        if text and not any(core in part or capital(core) in part for part in self._parts):
            is_brief = self._view.access.verbosity is Verbosity.BRIEF
            if not as_written and (self._parts or not is_brief):
                text = capital(text)
            self._parts.append(text)
            self._is_urgent |= urgent
        if not self._breaths:
            self._speak()

    def answer(self, text: str) -> None:
        """Tell the player what a key asked for; it is also shown as text."""
        self.say(text)
        self._view.answered.emit(text)

    def repeat(self, *, older: bool = False) -> bool:
        """Say the last message again, or the one before what was repeated last."""
        self._older = self._older + 1 if older else 0
        if self._older >= len(self._history):
            return False
        text = self._history[-1 - self._older]
        self._tell(text, urgent=False)
        self._view.answered.emit(text)
        return True

    def _speak(self) -> None:
        parts, urgent = self._parts, self._is_urgent
        self._parts, self._is_urgent = [], False
        if not parts:
            return
        text = parts[0] if len(parts) == 1 else sentences(part.rstrip(".") for part in parts)
        self._history.append(text)
        self._older = 0
        self._tell(text, urgent=urgent)

    def _tell(self, text: str, *, urgent: bool) -> None:
        self._view.said.emit(text)
        telling = way_of(self._view.access.telling)
        if telling is Telling.OFF:
            return
        host = self._view.accessible
        if telling is Telling.NOTIFY and host is not None:
            host.notify(text)
            return
        event = QAccessibleAnnouncementEvent(self._view.window(), text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
