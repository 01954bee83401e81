"""The games that were begun and go on: one lies on the table, those of other variants wait."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from reussite.game.records import SavedGame
from reussite.game.session import ReplayError, Session
from reussite.kernel.variant import Variant
from reussite.plugins.guard import error_text
from reussite.store.queries import contest_of
from reussite.store.store import Store


class LostGameError(Exception):
    """A stored game that cannot be played again.

    It stays on disk; where its rules failed it is tried again next time.

    :ivar code: its deal code.
    :ivar detail: what its rules raised; empty: they are other rules than it was played under.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Waiting(NamedTuple):
    """A game that was begun and does not lie on the table."""

    family: str
    code: str


class OpenGames:
    """Finds the games that wait, and takes them up again exactly where they were.

    A game left in this run of the program is kept as it is: it outlives even a disk on which
    nothing can be written.

    :param variants: the known ones by family.
    :param now: monotonic seconds.
    :param tell: is told which share of a long game was played again, and in the end 1.
    """

    def __init__(
        self,
        store: Store,
        variants: Mapping[str, Variant],
        *,
        now: Callable[[], float],
        tell: Callable[[float], object] = lambda _share: None,
    ) -> None:
        self._store = store
        self._variants = variants
        self._now = now
        self._tell = tell
        self._aside: dict[str, Session] = {}

    def put_aside(self, session: Session) -> None:
        """Let a game wait, its clock at rest."""
        session.clock.pause()
        self._store.record_time(session)
        self._aside[session.deal.variant.family] = session

    def waiting(self, family: str) -> Waiting | None:
        """The game of this variant that waits."""
        if (session := self._aside.get(family)) is not None:
            return Waiting(family, session.code)
        saved = self._store.open_game(family)
        return Waiting(family, saved.code) if saved is not None and saved.actions else None

    def all_waiting(self, families: Collection[str]) -> list[Waiting]:
        """The games that wait of these variants."""
        codes = self._store.begun_codes()
        codes |= {family: session.code for family, session in self._aside.items()}
        return [Waiting(family, codes[family]) for family in families if family in codes]

    def take(self, family: str) -> Session | None:
        """The game of this variant that waits, with all its history; raises LostGameError."""
        if (session := self._aside.pop(family, None)) is not None:
            return session
        saved = self._store.open_game(family)
        return self._replayed(saved) if saved is not None and saved.actions else None

    def last(self, families: Collection[str]) -> Session | None:
        """The game to begin with: the one that lay on the table last, begun or not, of these
        variants. Raises LostGameError."""
        saved = self._store.last_open(families)
        return None if saved is None else self._replayed(saved)

    def last_family(self) -> str | None:
        """The variant of the game that lay on the table last, known here or not."""
        saved = self._store.last_open()
        return None if saved is None else contest_of(saved.code).family

    def _replayed(self, saved: SavedGame) -> Session:
        try:
            session = self.played_again(saved)
        except LostGameError as error:
            if isinstance(error.__cause__, ReplayError):
                self._store.set_aside(saved)
            raise
        self._store.resume(saved, session)
        return session

    def played_again(self, saved: SavedGame) -> Session:
        """A stored game, to be looked at; raises LostGameError."""
        try:
            session = saved.session(self._variants, now=self._now, go_on=self._go_on)
        except KeyboardInterrupt:
            raise
        except ReplayError as error:
            raise LostGameError(saved.code) from error
        except BaseException as error:  # its plugin may raise anything
            raise LostGameError(saved.code, error_text(error)) from error
        finally:
            self._tell(1.0)
        return session

    def _go_on(self, share: float) -> bool:
        self._tell(share)
        return True
