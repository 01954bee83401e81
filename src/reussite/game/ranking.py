"""Games of the same deal, compared: files are played again and ranked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from reussite.api.records import Result
from reussite.game.file_form import GameFileError
from reussite.game.game_file import read_game
from reussite.game.records import ranks
from reussite.kernel.variant import Variant


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


def verify(paths: Iterable[Path], variants: Mapping[str, Variant]) -> list[Verdict]:
    """Play files again and rank those that share a code, in the order they were named."""
    verdicts = [_verdict(path, variants) for path in paths]
    by_code: dict[str, list[int]] = {}
    for at, verdict in enumerate(verdicts):
        if verdict.result is not None:
            by_code.setdefault(verdict.result.code, []).append(at)
    for places in by_code.values():
        results = [result for at in places if (result := verdicts[at].result)]
        for at, rank in zip(places, ranks(results), strict=True):
            verdicts[at] = replace(verdicts[at], rank=rank)
    return verdicts


def _verdict(path: Path, variants: Mapping[str, Variant]) -> Verdict:
    try:
        result = read_game(path, variants).session.result()
    except GameFileError as error:
        return Verdict(path, code=error.code or None, error=error)
    return Verdict(path, code=result.code, result=result)
