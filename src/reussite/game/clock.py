"""Played time. The time of day never enters: `now` is a monotonic source given from outside."""

from __future__ import annotations

import math
from collections.abc import Callable


class Clock:
    """Counts played milliseconds, up to a limit where the game has one.

    :param now: monotonic seconds, such as `time.monotonic`.
    :param limit: seconds of a game; None: without limit.
    """

    def __init__(self, now: Callable[[], float], limit: int | None = None) -> None:
        self._now = now
        self._before_ms = 0
        self._since: float | None = None
        self.limit_ms = None if limit is None else limit * 1000

    @property
    def is_running(self) -> bool:
        return self._since is not None

    @property
    def elapsed_ms(self) -> int:
        """Played milliseconds, never more than the limit and never falling."""
        elapsed = self._before_ms
        if self._since is not None:
            elapsed += max(0, int((self._now() - self._since) * 1000))
        return elapsed if self.limit_ms is None else min(elapsed, self.limit_ms)

    @property
    def is_up(self) -> bool:
        """Whether the limit is reached; an action now comes too late."""
        return self.limit_ms is not None and self.elapsed_ms >= self.limit_ms

    @property
    def seconds_left(self) -> int:
        """As shown and as paid: the rest of the limit, rounded up; 0 without a limit."""
        return 0 if self.limit_ms is None else seconds_left(self.limit_ms, self.elapsed_ms)

    def start(self) -> None:
        """Start or go on; does nothing while it runs."""
        if self._since is None:
            self._since = self._now()

    def pause(self) -> None:
        """Hold; does nothing while it rests."""
        self._before_ms = self.elapsed_ms
        self._since = None

    def set(self, elapsed_ms: int) -> None:
        """Say how much was played before: for a game that is taken up again or replayed."""
        self._before_ms = elapsed_ms
        if self._since is not None:
            self._since = self._now()


def seconds_left(limit_ms: int, elapsed_ms: int) -> int:
    """Whole seconds left, rounded up, never below 0."""
    return max(0, math.ceil((limit_ms - elapsed_ms) / 1000))
