"""What is remembered of the games that were played, and what follows from it. Values only.

`store.store` keeps them. Every figure says here what it counts, so that every label can.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from reussite.api.records import Ending
from reussite.atomic_writing import write_atomically
from reussite.game.session import Action, Session
from reussite.kernel.codes import parse_code
from reussite.kernel.scoring import Unit
from reussite.kernel.variant import Deal, Variant

LISTED: Final = 1000  # games that a list of the last ones shows
_ACTIONS_BETWEEN_NEWS: Final = 1000


class Contest(NamedTuple):
    """Games that can be compared: one variant, one version of its scoring, one choice of options.

    :param options: their letters as in a deal code, `D1N`.
    """

    family: str
    version: int
    options: str

    @classmethod
    def of(cls, deal: Deal) -> Contest:
        return cls(deal.variant.family, deal.variant.version, deal.game.options.letters)


class GameRecord(NamedTuple):
    """A game that ended.

    :param id: the key for `Store.game`, which gives what was played.
    :param started: when its first action was done, UTC.
    :param ended_at: UTC.
    :param moves: accepted actions; undo never lowers it.
    :param take_backs: cards taken back from foundations and not undone.
    :param elapsed_ms: milliseconds of played time.
    :param seen_before: these cards had been played before, under whatever options.
    """

    id: int
    contest: Contest
    code: str
    started: datetime
    ended_at: datetime
    ending: Ending
    score: int
    unit: Unit
    moves: int
    undos: int
    take_backs: int
    elapsed_ms: int
    seen_before: bool

    @property
    def is_won(self) -> bool:
        return self.ending is Ending.WON

    @property
    def is_clean(self) -> bool:
        """Whether its score may be the best one."""
        return not self.seen_before and not self.take_backs


class SavedGame(NamedTuple):
    """A game as it was written down: what it takes to play it again.

    :param actions: all of them, undo and redo included.
    :param elapsed_ms: milliseconds of played time, those after the last action included.
    :param started: when its first action was done, UTC; None: nothing was done yet.
    :param ending: None: it goes on.
    :param id: the game in the store; None: it is not there.
    :param place: its place among the open games of the store; None: it is not open.
    """

    code: str
    actions: tuple[Action, ...]
    elapsed_ms: int
    started: datetime | None = None
    ending: Ending | None = None
    seen_before: bool = False
    id: int | None = None
    place: int | None = None

    def session(
        self,
        variants: Mapping[str, Variant],
        *,
        now: Callable[[], float],
        go_on: Callable[[float], bool] = lambda _share: True,
    ) -> Session:
        """The game itself, played again, its clock at rest.

        Raises CodeError where the variant or its version is not known here, ReplayError at the
        first action that the rules refuse.

        :param now: monotonic seconds.
        :param go_on: see `handed_out`.
        """
        deal = parse_code(self.code, variants)
        return self.played(deal, handed_out(self.actions, go_on), now=now)

    def played(self, deal: Deal, actions: Iterable[Action], *, now: Callable[[], float]) -> Session:
        """Like `session`, for a deal that was read already and actions that come one by one."""
        session = Session.resumed(deal, actions, now=now, elapsed_ms=self.elapsed_ms)
        if self.ending is Ending.TIME:
            session.run_out()
        elif self.ending is Ending.GIVEN_UP:
            session.give_up()
        return session


class ReadingStoppedError(Exception):
    """The caller cancelled playing a long game again."""


def handed_out(actions: Sequence[Action], go_on: Callable[[float], bool]) -> Iterator[Action]:
    """The actions of a game one by one, to be played again.

    :param go_on: is told now and then which share was handed out; False stops it with
        ReadingStoppedError.
    """
    for at, action in enumerate(actions):
        if at % _ACTIONS_BETWEEN_NEWS == 0 and not go_on(at / len(actions)):
            raise ReadingStoppedError
        yield action


# Ranks.


class Ranked(Protocol):
    """A game that can be compared with others of its code or contest."""

    @property
    def score(self) -> int: ...
    @property
    def elapsed_ms(self) -> int: ...
    @property
    def moves(self) -> int: ...
    @property
    def take_backs(self) -> int: ...


def rank_key(game: Ranked) -> tuple[bool, int, int, int]:
    """Sorts the best first: by score, then time, then moves, all games with take-backs last."""
    return game.take_backs > 0, -game.score, game.elapsed_ms, game.moves


def ranks(games: Sequence[Ranked]) -> list[int]:
    """The rank of each game, in their order: 1 is the best, equal games share theirs."""
    keys = sorted(rank_key(game) for game in games)
    first = {key: at for at, key in reversed(list(enumerate(keys, start=1)))}
    return [first[rank_key(game)] for game in games]


# Statistics.


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of one contest.

    A game counts from its first action. What it scored counts when it has ended: won, out of
    time, or given up for another one.

    :param ended: games that have ended.
    :param unfinished: games that were begun and are still open.
    :param won: games won.
    :param streak: games won in a row up to now, in the order in which they ended.
    :param longest_streak: most games ever won in a row.
    :param score_sum: of all games that have ended.
    :param best_score: highest score of a game that has ended, won or not; never of one with
        take-backs or with cards seen before. None: there is no such game.
    :param won_ms: played milliseconds of all games won.
    :param best_ms: of the quickest game won with cards not seen before.
    :param won_moves: moves of all games won.
    :param best_moves: fewest moves of a game won with cards not seen before.
    """

    ended: int = 0
    unfinished: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    score_sum: int = 0
    best_score: int | None = None
    won_ms: int = 0
    best_ms: int | None = None
    won_moves: int = 0
    best_moves: int | None = None

    @property
    def played(self) -> int:
        """Games begun: ended or still open."""
        return self.ended + self.unfinished

    @property
    def win_rate(self) -> float | None:
        """Games won, of those that have ended: 0 to 1."""
        return self.won / self.ended if self.ended else None

    @property
    def notable_score(self) -> int | None:
        """The best score, where a game was won or scored anything; None: all were given up."""
        best = self.best_score
        return best if best is not None and (self.won or best > 0) else None

    @property
    def average_score(self) -> float | None:
        """Of all games that have ended."""
        return self.score_sum / self.ended if self.ended else None

    @property
    def average_ms(self) -> float | None:
        """Of all games won."""
        return self.won_ms / self.won if self.won else None

    @property
    def average_moves(self) -> float | None:
        """Of all games won."""
        return self.won_moves / self.won if self.won else None

    def after(self, game: GameRecord) -> Statistics:
        """The figures when one more game has ended."""
        more = replace(self, ended=self.ended + 1, score_sum=self.score_sum + game.score)
        if game.is_clean:
            more = replace(more, best_score=_most(self.best_score, game.score))
        return _with_win(more, game) if game.is_won else replace(more, streak=0)


def _with_win(figures: Statistics, game: GameRecord) -> Statistics:
    more = replace(
        figures,
        won=figures.won + 1,
        streak=figures.streak + 1,
        longest_streak=max(figures.longest_streak, figures.streak + 1),
        won_ms=figures.won_ms + game.elapsed_ms,
        won_moves=figures.won_moves + game.moves,
    )
    if game.seen_before:
        return more
    return replace(
        more,
        best_ms=_least(more.best_ms, game.elapsed_ms),
        best_moves=_least(more.best_moves, game.moves),
    )


def _most(known: int | None, new: int) -> int:
    return new if known is None else max(known, new)


def _least(known: int | None, new: int) -> int:
    return new if known is None else min(known, new)


class Balance(NamedTuple):
    """Dollars won and lost over all games of a contest that have ended.

    :param since: when it was set to nothing, or the first such game ended; None: never.
    """

    dollars: int = 0
    since: datetime | None = None


# Results over time.


class Slice(NamedTuple):
    """Some games that ended one after the other, for one point of a chart.

    :param first: when the first of them ended, UTC.
    :param last: when the last of them ended, UTC.
    """

    first: datetime
    last: datetime
    ended: int
    won: int
    average_score: float


def trend(games: Iterable[GameRecord], slices: int) -> list[Slice]:
    """Games cut into at most so many slices of equal size (the last may be smaller).

    :param games: oldest first.
    """
    listed = list(games)
    size = max(1, -(-len(listed) // slices))
    return [_slice(listed[at : at + size]) for at in range(0, len(listed), size)]


def _slice(games: Sequence[GameRecord]) -> Slice:
    return Slice(
        first=games[0].ended_at,
        last=games[-1].ended_at,
        ended=len(games),
        won=sum(game.is_won for game in games),
        average_score=sum(game.score for game in games) / len(games),
    )


# Export.

CSV_COLUMNS: Final = (
    "started",  # UTC, ISO 8601
    "ended",  # UTC, ISO 8601
    "code",
    "family",
    "version",
    "options",  # letters
    "result",  # won, time or given-up
    "score",
    "unit",  # points or dollars
    "elapsed_ms",  # played time
    "moves",
    "undos",
    "take_backs",
    "seen_before",  # 0 or 1
)


def csv_text(games: Iterable[GameRecord]) -> str:
    """Games as comma-separated values under the names of `CSV_COLUMNS`, a line each."""
    import csv  # not at every start

    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(CSV_COLUMNS)
    writer.writerows(_csv_row(game) for game in games)
    return text.getvalue()


def _csv_row(game: GameRecord) -> tuple[object, ...]:
    return (
        game.started.isoformat(),
        game.ended_at.isoformat(),
        game.code,
        *game.contest,
        game.ending,
        game.score,
        game.unit,
        game.elapsed_ms,
        game.moves,
        game.undos,
        game.take_backs,
        int(game.seen_before),
    )


def write_csv(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games for other programs, in UTF-8; raises OSError."""
    write_atomically(path, csv_text(games).encode("utf-8"))
