"""A game that was played, to be looked at action by action, forwards and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from reussite.game.session import REDO, UNDO, Action, Bookmark, Session
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Deal

MOST_BOOKMARKS: Final = 64
_CLOSEST: Final = 32  # actions between two bookmarks


class Shown(NamedTuple):
    """What a step changes on the table.

    :param is_undo: the transition is taken back rather than done.
    """

    transition: Transition
    is_undo: bool
    is_again: bool = False


class Replay:
    """Plays a list of actions on a session of its own, which nothing records.

    A step back turns to the nearest bookmark and goes forward from there, so that it is quick in
    a long game too.

    :ivar session: the game as it stands after `at` actions, its clock at the time of the last.
    """

    def __init__(self, deal: Deal, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self.session = Session(deal, now=lambda: 0.0)
        self._every = max(_CLOSEST, -(-len(self._actions) // MOST_BOOKMARKS))
        self._marks: list[Bookmark] = [self.session.bookmark()]

    @property
    def at(self) -> int:
        """How many actions have been done."""
        return len(self.session.log)

    @property
    def length(self) -> int:
        return len(self._actions)

    @property
    def is_at_end(self) -> bool:
        return self.at == self.length

    def forward(self) -> Shown | None:
        """Do the next action; None at the end. Raises what replaying raises."""
        if self.is_at_end:
            return None
        action = self._actions[self.at]
        shown = self._act(action)
        if self.at % self._every == 0 and len(self._marks) == self.at // self._every:
            self._marks.append(self.session.bookmark())
        return shown

    def back(self) -> Shown | None:
        """Take the last action back, whatever it was; None at the beginning."""
        if self.at == 0:
            return None
        now = self.session.bookmark()
        self.go_to(now.actions - 1)
        before = self.session.bookmark()
        done = self._act(self._actions[before.actions])
        self.session.turn_back_to(before)
        return Shown(done.transition, is_undo=not done.is_undo, is_again=done.is_undo)

    def go_to(self, number: int) -> None:
        """Stand after so many actions."""
        number = max(0, min(number, self.length))
        if number < self.at:
            self.session.turn_back_to(self._marks[number // self._every])
        while self.at < number:
            self.forward()

    def _act(self, action: Action) -> Shown:
        # The actions are known to be good: only undone ones go back in time, by a bookmark.
        self.session.clock.pause()
        self.session.clock.set(action.at_ms)
        transition = self.session.act(action.text)
        self.session.clock.pause()
        return Shown(transition, action.text == UNDO, action.text == REDO)
