"""Reading a tournament, and playing its results again in this process or in others."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from reussite.game.checking import Played, checking, worker_lost
from reussite.game.file_form import GameFileError
from reussite.kernel.variant import Variant
from reussite.tournament.folder import Found, content_of, found_results
from reussite.tournament.form import Tournament
from reussite.tournament.remembered import Remembered
from reussite.tournament.standings import Results, Standings
from reussite.workers import Workers

_TOGETHER: Final = 8  # files that a worker gets at once


class Checking:
    """The results of one folder, read again and again; only what is new is played again.

    :param remembered: results known from earlier runs.
    :param workers: who plays them.
    """

    def __init__(
        self,
        folder: Path,
        tournament: Tournament,
        variants: Mapping[str, Variant],
        workers: Workers,
        remembered: Remembered,
        *,
        keeps: bool = False,
    ) -> None:
        """:param keeps: what was read stays known by the stamp of its file, for the next look."""
        self._folder = folder
        self._tournament = tournament
        self._variants = variants
        self._workers = workers
        self._remembered = remembered
        self._known: dict[str, tuple[object, Played]] | None = {} if keeps else None

    def look(self, taken: Callable[[Results], object] = lambda _results: None) -> Standings:
        """How it stands now; raises OSError where the folder cannot be read.

        :param taken: told after each result that was played again.
        """
        results = Results(self._tournament, self._actions_of)
        waiting: deque[tuple[Found, bytes]] = deque()
        check = checking(self._variants, is_here=self._workers.is_here)
        contents = self._new_contents(results, waiting)
        played_again = self._workers.map(check, contents, together=_TOGETHER, lost=worker_lost)
        for played in played_again:
            found, digest = waiting.popleft()
            if digest:
                self._remembered.put(digest, played)
            self._take(results, found, played)
            taken(results)
        self._remembered.save()
        return results.standings()

    def _new_contents(
        self, results: Results, waiting: deque[tuple[Found, bytes]]
    ) -> Iterator[bytes | GameFileError]:
        """The contents that must be played again; all others are taken at once."""
        seen: set[str] = set()
        for found in found_results(self._folder):
            if isinstance(found, str):
                results.ignore(found)
                continue
            seen.add(found.file)
            if played := self._known_by_stamp(found):
                results.add(found, played)
                continue
            content = content_of(self._folder, found.file)
            digest = b"" if isinstance(content, GameFileError) else sha256(content).digest()
            if digest and (played := self._remembered.get(digest)):
                self._take(results, found, played)
                continue
            waiting.append((found, digest))
            yield content
        if self._known is not None:
            for file in self._known.keys() - seen:
                del self._known[file]

    def _known_by_stamp(self, found: Found) -> Played | None:
        known = self._known.get(found.file) if self._known is not None else None
        return known[1] if known is not None and known[0] == found.stamp else None

    def _take(self, results: Results, found: Found, played: Played) -> None:
        results.add(found, played)
        if self._known is not None:
            self._known[found.file] = (found.stamp, played)

    def _actions_of(self, file: str) -> bytes:
        content = content_of(self._folder, file)
        if isinstance(content, GameFileError):
            return b""
        actions = json.loads(content)["actions"]
        return json.dumps(actions, ensure_ascii=False, separators=(",", ":")).encode()
