"""Places and points: they follow from the set of results alone, in whatever order they come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from reussite.api.records import Ending
from reussite.game.checking import Played
from reussite.game.file_form import GameFileError
from reussite.kernel.scoring import Unit
from reussite.tournament.folder import Found
from reussite.tournament.form import Attempts, Points, Tournament
from reussite.tournament.names import same

#: What is wrong with a file that merely lies beside the results: it is named, and no result.
_OF_OTHER_FILES: Final = frozenset(
    (
        *("file-empty", "file-utf-16", "file-byte-order-mark", "file-not-utf-8", "file-not-json"),
        *("file-too-deep", "file-key-twice", "file-other-format", "file-missing"),
        "file-unreadable",
    )
)


class Attempt(NamedTuple):
    """A game of a round that is good."""

    player: str
    file: str
    code: str
    score: int
    unit: Unit
    elapsed_ms: int
    moves: int
    won: bool
    started: datetime
    actions_size: int
    actions_digest: bytes


class RefusedFile(NamedTuple):
    """A file that does not count.

    :param reason: `result-open`, `result-other-round`, `result-undo`, `result-hints`, or empty
        where the game could not be played again, which `error` explains.
    """

    player: str
    file: str
    reason: str = ""
    error: GameFileError | None = None
    family: str = ""
    code: str = ""
    hints: int = 0


class Placed(NamedTuple):
    """A result that counts, with its place in the round."""

    place: int
    attempt: Attempt


class StandingsRow(NamedTuple):
    """A player in the standings."""

    player: str
    place: int
    points: int
    rounds: int
    won: int
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class Standings:
    """How a tournament stands.

    :param rounds: the results that count of each round, in order.
    :param spellings: of each player whose name is spelt in several ways, all of them.
    :param early: results that count and were begun before it opened, by the clock of the player;
        `late`: after it closed.
    """

    rounds: tuple[tuple[Placed, ...], ...]
    rows: tuple[StandingsRow, ...]
    refused: tuple[RefusedFile, ...]
    ignored: tuple[str, ...]
    spellings: dict[str, tuple[str, ...]] = field(default_factory=dict)
    early: tuple[str, ...] = ()
    late: tuple[str, ...] = ()


class Results:
    """Takes results one by one, in any order, and keeps of each player and round the one that
    counts.

    :param actions_of: the actions in a file, to be compared; asked only about two attempts of
        one player that began in the same second and are of the same length.
    """

    def __init__(self, tournament: Tournament, actions_of: Callable[[str], bytes]) -> None:
        self._tournament = tournament
        self._actions_of = actions_of
        self._numbers = {code: number for number, code in enumerate(tournament.rounds)}
        self._counted: list[dict[str, Attempt]] = [{} for _ in tournament.rounds]
        self._spellings: defaultdict[str, set[str]] = defaultdict(set)
        self._refused: list[RefusedFile] = []
        self._ignored: list[str] = []
        self.taken = 0

    def ignore(self, name: str) -> None:
        """Count something in the folder that is not a result."""
        self._ignored.append(name)

    def add(self, found: Found, played: Played) -> None:
        """A file was played again."""
        self.taken += 1
        error = played.error
        if error is not None and not found.is_named_as_game and error.problem in _OF_OTHER_FILES:
            self.ignore(found.file)
            return
        if error is not None and error.problem == "file-missing":
            return  # it was taken away since
        reason = self._why_not(played)
        if error is not None or reason:
            self._refused.append(
                RefusedFile(
                    found.player,
                    found.file,
                    reason,
                    error,
                    played.family,
                    played.code or "",
                    played.hints,
                )
            )
            return
        attempt = _attempt(found, played)
        self._spellings[same(found.player)].add(found.player)
        kept = self._counted[self._numbers[attempt.code]]
        player = same(found.player)
        if player not in kept or self._order(attempt, kept[player]) < 0:
            kept[player] = attempt

    def _why_not(self, played: Played) -> str:
        """Why a game that could be played again does not count; empty: it does."""
        if played.error is not None:
            return ""
        if not played.is_over:
            return "result-open"
        if played.code not in self._numbers:
            return "result-other-round"
        if played.hints > 0:
            return "result-hints"
        if played.undos and not self._tournament.undo:
            return "result-undo"
        return ""

    # Which attempt counts.

    def _order(self, one: Attempt, other: Attempt) -> int:
        """Below 0 where the first of two attempts of a player counts before the other."""
        if self._tournament.attempts is Attempts.BEST:
            keys = _merit(one), _merit(other)
            if keys[0] != keys[1]:
                return -1 if keys[0] < keys[1] else 1
        return self._earlier(one, other)

    def _earlier(self, one: Attempt, other: Attempt) -> int:
        keys = (one.started, one.actions_size), (other.started, other.actions_size)
        if keys[0] != keys[1]:
            return -1 if keys[0] < keys[1] else 1
        if one.actions_digest != other.actions_digest:
            texts = self._text(one), self._text(other)
            return -1 if texts < texts[::-1] else 1
        return -1 if (_merit(one), one.file) < (_merit(other), other.file) else 1

    def _text(self, attempt: Attempt) -> tuple[bytes, bytes]:
        return self._actions_of(attempt.file), attempt.actions_digest

    # The outcome.

    def standings(self) -> Standings:
        """How it stands with what was taken so far."""
        names = {key: min(spelt) for key, spelt in self._spellings.items()}
        rounds = tuple(tuple(self._placed(kept, names)) for kept in self._counted)
        opens, closes = self._tournament.opens, self._tournament.closes
        counted = [placed.attempt for placed_ones in rounds for placed in placed_ones]
        return Standings(
            rounds=rounds,
            rows=tuple(_rows(rounds, self._tournament.points)),
            refused=tuple(sorted(self._refused, key=lambda refused: refused.file)),
            ignored=tuple(sorted(self._ignored)),
            spellings={
                names[key]: tuple(sorted(spelt))
                for key, spelt in sorted(self._spellings.items())
                if len(spelt) > 1
            },
            early=tuple(sorted(a.file for a in counted if opens and a.started < opens)),
            late=tuple(sorted(a.file for a in counted if closes and a.started > closes)),
        )

    @staticmethod
    def _placed(kept: dict[str, Attempt], names: dict[str, str]) -> Iterator[Placed]:
        attempts = sorted(
            (attempt._replace(player=names[key]) for key, attempt in kept.items()),
            key=lambda attempt: (_merit(attempt), attempt.player),
        )
        yield from (Placed(place, attempt) for place, attempt in _with_places(attempts, _merit))


def _attempt(found: Found, played: Played) -> Attempt:
    result = played.result
    assert result is not None
    assert played.started is not None
    return Attempt(
        found.player,
        found.file,
        result.code,
        result.score,
        result.unit,
        result.elapsed_ms,
        result.moves,
        result.ending is Ending.WON,
        played.started,
        played.actions_size,
        played.actions_digest,
    )


def _merit(attempt: Attempt) -> tuple[int, int, int]:
    """Sorts the best first."""
    return -attempt.score, attempt.elapsed_ms, attempt.moves


def _with_places(
    ordered: Iterable[Attempt], key: Callable[[Attempt], object]
) -> Iterator[tuple[int, Attempt]]:
    place, before = 0, object()
    for number, one in enumerate(ordered, start=1):
        if key(one) != before:
            place, before = number, key(one)
        yield place, one


def _rows(rounds: tuple[tuple[Placed, ...], ...], points: Points) -> Iterator[StandingsRow]:
    sums: dict[str, StandingsRow] = {}
    for placed_ones in rounds:
        players = len(placed_ones)
        for place, attempt in placed_ones:
            row = sums.get(attempt.player, StandingsRow(attempt.player, 0, 0, 0, 0, 0))
            earned = attempt.score if points is Points.SUM else players - place + 1
            sums[attempt.player] = row._replace(
                points=row.points + earned,
                rounds=row.rounds + 1,
                won=row.won + attempt.won,
                elapsed_ms=row.elapsed_ms + attempt.elapsed_ms,
            )
    place, before = 0, (0, 0, 0)
    ordered = sorted(sums.values(), key=lambda row: (_total(row), row.player))
    for number, row in enumerate(ordered, start=1):
        if number == 1 or _total(row) != before:
            place, before = number, _total(row)
        yield row._replace(place=place)


def _total(row: StandingsRow) -> tuple[int, int, int]:
    return -row.points, -row.won, row.elapsed_ms
