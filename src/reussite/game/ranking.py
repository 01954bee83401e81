"""Games of the same deal, compared: files are played again and ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reussite.api.records import Result
from reussite.game.checking import Check, Played, checking, content_of, worker_lost
from reussite.game.file_form import GameFileError
from reussite.game.records import ranks
from reussite.kernel.variant import Variant

if TYPE_CHECKING:
    from reussite.workers import Workers

_TOGETHER: Final = 8  # files that a worker gets at once


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a file that was to be compared.

    :param code: None where the file has no good one.
    :param result: the game; None where the file is not good.
    :param rank: among the good files of the same code, 1 is the best; equal games share theirs.
    :param error: what is wrong with it first.
    """

    path: Path
    code: str | None = None
    result: Result | None = None
    rank: int | None = None
    error: GameFileError | None = None

    @property
    def is_valid(self) -> bool:
        return self.result is not None


def verify(
    paths: Iterable[Path],
    variants: Mapping[str, Variant],
    workers: Workers | None = None,
    *,
    watched: Callable[[Iterable[Played]], Iterable[Played]] = iter,
) -> list[Verdict]:
    """Play files again and rank those that share a code, in the order they were named.

    :param workers: who plays them again; None: this process.
    :param watched: is handed the games as they come, and hands them on.
    """
    named = list(paths)
    if workers is None:
        played: Iterable[Played] = map(Check(variants), map(content_of, named))
    else:
        check = checking(variants, is_here=workers.is_here)
        contents = map(content_of, named)
        played = workers.map(check, contents, together=_TOGETHER, lost=worker_lost)
    verdicts = [
        _verdict(path, found, variants) for path, found in zip(named, watched(played), strict=True)
    ]
    by_code: dict[str, list[int]] = {}
    for at, verdict in enumerate(verdicts):
        if verdict.result is not None:
            by_code.setdefault(verdict.result.code, []).append(at)
    for places in by_code.values():
        results = [result for at in places if (result := verdicts[at].result)]
        for at, rank in zip(places, ranks(results), strict=True):
            verdicts[at] = replace(verdicts[at], rank=rank)
    return verdicts


def _verdict(path: Path, played: Played, variants: Mapping[str, Variant]) -> Verdict:
    error = played.problem(variants)
    return Verdict(path, code=played.code, result=played.result, error=error)
