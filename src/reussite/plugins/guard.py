"""Calling the code of a plugin: whatever it raises is caught and told as its fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_LONGEST = 300  # characters of what an error says


class Guard:
    """Asks the rules of a plugin, and answers in their place where they fail.

    :ivar failed: told of every error. None: errors go through, for whoever asks has a border of
        his own.
    """

    def __init__(self, failed: Callable[[BaseException], None] | None = None) -> None:
        self.failed = failed

    def ask(self, question: Callable[[], T], otherwise: T) -> T:
        """The answer; `otherwise` where there is none but an error."""
        if self.failed is None:
            return question()
        try:
            return question()
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a plugin may raise anything, SystemExit included
            self.failed(error)
            return otherwise


def error_text(error: BaseException) -> str:
    """An error in one line; its words are the plugin's as well, and may fail again."""
    try:
        words = " ".join(str(error).split())[:_LONGEST]
    except KeyboardInterrupt:
        raise
    except BaseException:
        words = ""
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def shown(thing: object) -> str:
    """A value of a plugin in a few characters, whatever it says of itself."""
    return Guard(lambda _error: None).ask(lambda: f"{thing!r:.60}", object.__repr__(thing))
