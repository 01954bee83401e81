"""A process that reads a tournament again and again, so that no window waits for it.

What it is asked comes through a pipe, what it has seen goes back. It plays results again one after
the other, and says how it stands while it does so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeVar

from reussite.game.checking import players_bundled, players_variants
from reussite.kernel.variant import Variant
from reussite.paths import players_folders
from reussite.tournament.checked import Checking
from reussite.tournament.form import Tournament, TournamentError, read_tournament
from reussite.tournament.names import same
from reussite.tournament.remembered import Remembered
from reussite.tournament.standings import (
    Attempt,
    Placed,
    RefusedFile,
    Results,
    Standings,
    StandingsRow,
)
from reussite.workers import at_work, begin_working

T = TypeVar("T")

MOST_LISTED: Final = 500  # players, results and files: a longer list is cut off
_BETWEEN_NEWS: Final = 0.5  # seconds, while results are played again
_BETWEEN_LOOKS: Final = 2.0  # seconds, where nobody says that something changed
_SHARE: Final = 10  # of the time, looking takes one part at the most


@dataclass(frozen=True, slots=True)
class ReadingRequest:
    """What the window wants to be told.

    :param round: the number of the round whose results are listed, from 0.
    """

    round: int = 0


@dataclass(frozen=True, slots=True)
class Seen:
    """How a tournament stands, as much of it as a window shows.

    :param tournament: None where the folder holds none, which `problem` explains.
    :param mine: what the player has in each round.
    :param counted: how many results count in each round.
    :param results: of the round that was asked about.
    :param rows_count: of all players; `rows` are the first ones, and the player.
    :param refused_count: of all; `refused` are the first ones. `ignored_count`: likewise.
    :param is_complete: all that lies there was played again.
    """

    tournament: Tournament | None = None
    problem: TournamentError | OSError | None = None
    rows: tuple[StandingsRow, ...] = ()
    rows_count: int = 0
    mine: tuple[Attempt | None, ...] = ()
    counted: tuple[int, ...] = ()
    round: int = 0
    results: tuple[Placed, ...] = ()
    refused: tuple[RefusedFile, ...] = ()
    refused_count: int = 0
    ignored: tuple[str, ...] = ()
    ignored_count: int = 0
    spellings: tuple[tuple[str, ...], ...] = ()
    early: tuple[str, ...] = ()
    late: tuple[str, ...] = ()
    taken: int = 0
    is_complete: bool = True


def serve(pipe: Connection, folder: str, player: str) -> None:
    """Look at a folder until the pipe is closed or None comes through it.

    An `Asked` is answered at once; whatever else comes means: look again.
    """
    begin_working()
    reader = _Reader(pipe, Path(folder), player, players_variants())
    try:
        reader.run()
    except (EOFError, OSError):  # the window is gone
        pass
    finally:
        reader.remembered.close()


class _Reader:
    def __init__(
        self, pipe: Connection, folder: Path, player: str, variants: Mapping[str, Variant]
    ) -> None:
        self._pipe = pipe
        self._folder = folder
        self._me = same(player)
        self._variants = variants
        self.remembered = Remembered(players_folders().cache, players_bundled)
        self._asked = ReadingRequest()
        self._tournament: Tournament | None = None
        self._checking: Checking | None = None
        self._sent: Seen | None = None
        self._standings: Standings | None = None
        self._sent_at = 0.0

    def run(self) -> None:
        with at_work() as workers:
            self._workers = workers
            while True:
                begun = time.monotonic()
                self._send(self._look())
                took = time.monotonic() - begun
                if not self._wait(max(_BETWEEN_LOOKS, _SHARE * took)):
                    return

    def _wait(self, seconds: float) -> bool:
        """Wait until something is asked or time is over; False: the pipe is closed."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if not self._pipe.poll(left):
                return True
            asked = self._pipe.recv()
            if asked is None:
                return False
            if not isinstance(asked, ReadingRequest):
                return True
            self._asked = asked
            if self._sent is not None and self._sent.tournament and self._standings:
                self._send(self._seen(self._sent.tournament, self._standings))
        return True

    def _look(self) -> Seen:
        try:
            tournament = read_tournament(self._folder, self._variants)
            if self._checking is None or tournament != self._tournament:
                self._tournament = tournament
                self._checking = Checking(
                    self._folder,
                    tournament,
                    self._variants,
                    self._workers,
                    self.remembered,
                    keeps=True,
                )
            self._sent_at = time.monotonic()
            self._standings = self._checking.look(self._tell)
        except (TournamentError, OSError) as error:
            plain = error if isinstance(error, TournamentError) else OSError(*error.args)
            return Seen(problem=plain)
        return self._seen(tournament, self._standings)

    def _tell(self, results: Results) -> None:
        """How it stands while results are still played again."""
        if time.monotonic() - self._sent_at < _BETWEEN_NEWS or self._tournament is None:
            return
        while self._pipe.poll():
            asked = self._pipe.recv()
            if asked is None:
                raise EOFError
            if isinstance(asked, ReadingRequest):
                self._asked = asked
        seen = self._seen(self._tournament, results.standings(), taken=results.taken)
        self._send(seen)
        self._sent_at = time.monotonic()

    def _seen(
        self, tournament: Tournament, standings: Standings, *, taken: int | None = None
    ) -> Seen:
        number = min(self._asked.round, len(tournament.rounds) - 1)
        return Seen(
            tournament=tournament,
            rows=_first(standings.rows, lambda row: same(row.player) == self._me),
            rows_count=len(standings.rows),
            mine=tuple(self._mine(placed) for placed in standings.rounds),
            counted=tuple(len(placed) for placed in standings.rounds),
            round=number,
            results=_first(standings.rounds[number], lambda p: same(p.attempt.player) == self._me),
            refused=standings.refused[:MOST_LISTED],
            refused_count=len(standings.refused),
            ignored=standings.ignored[:MOST_LISTED],
            ignored_count=len(standings.ignored),
            spellings=tuple(standings.spellings.values())[:MOST_LISTED],
            early=standings.early[:MOST_LISTED],
            late=standings.late[:MOST_LISTED],
            taken=taken or 0,
            is_complete=taken is None,
        )

    def _mine(self, placed: tuple[Placed, ...]) -> Attempt | None:
        return next((p.attempt for p in placed if same(p.attempt.player) == self._me), None)

    def _send(self, seen: Seen) -> None:
        if repr(seen) != repr(self._sent):
            self._sent = seen
            self._pipe.send(seen)


def _first(listed: tuple[T, ...], is_mine: Callable[[T], bool]) -> tuple[T, ...]:
    """The first ones, and the player's own."""
    if len(listed) <= MOST_LISTED:
        return listed
    return (*listed[:MOST_LISTED], *filter(is_mine, listed[MOST_LISTED:]))
