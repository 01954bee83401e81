"""The tournaments a player takes part in, and results that wait for their folders.

All of it lies in the player's own home: a result is kept there first, then filed, so that none is
lost while the folder is away.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from reussite.atomic_writing import write_atomically
from reussite.kernel.variant import Variant
from reussite.reading import read_regular
from reussite.tournament.folder import file_result
from reussite.tournament.form import TournamentError, read_tournament
from reussite.tournament.names import is_player, tidied

LIST: Final = "entered.json"
WAITING: Final = "waiting"
_LARGEST: Final = 40 << 20  # bytes of a waiting result, a game file as text in JSON
_LARGEST_LIST: Final = 8 << 20  # bytes
_MOST: Final = 1000  # tournaments


class Entered(NamedTuple):
    """A tournament in which this player takes part.

    :param player: their name there.
    :param name: what it was called when it was entered.
    :param rounds: its codes then: known while the folder is away.
    """

    folder: Path
    player: str
    name: str
    rounds: tuple[str, ...]


class WaitingResult(NamedTuple):
    """A result that is not filed yet.

    :param path: where it waits.
    """

    path: Path
    folder: Path
    player: str
    code: str
    started: datetime
    content: bytes


class FilingOutcome(NamedTuple):
    """What became of a result that waited.

    :param name: of the tournament, where it is known.
    :param file: where it lies now; empty: it goes on waiting, because of `error`.
    """

    waiting: WaitingResult
    name: str = ""
    file: str = ""
    error: TournamentError | OSError | None = None


class Entries:
    """What one player has entered.

    :param home: a folder in the player's own; it is made when something is written.
    """

    def __init__(self, home: Path) -> None:
        self._list = home / LIST
        self._waiting = home / WAITING

    def all(self) -> list[Entered]:
        """Those entered, in the order in which they were."""
        try:
            facts = json.loads(read_regular(self._list, _LARGEST_LIST))
            return [
                Entered(
                    Path(entry["folder"]), entry["player"], entry["name"], tuple(entry["rounds"])
                )
                for entry in facts[:_MOST]
                if is_player(entry["player"])
            ]
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return []

    def entered(self, folder: Path) -> Entered | None:
        """What is known about this folder."""
        folder = _absolute(folder)
        return next((entered for entered in self.all() if entered.folder == folder), None)

    def enter(self, folder: Path, player: str, name: str, rounds: tuple[str, ...]) -> Entered:
        """Take part, under this name; raises OSError."""
        made = Entered(_absolute(folder), tidied(player), name, rounds)
        self._write([*(e for e in self.all() if e.folder != made.folder), made])
        return made

    def leave(self, folder: Path) -> None:
        """Take part no more; what was filed stays there. Raises OSError."""
        self._write([entered for entered in self.all() if entered.folder != _absolute(folder)])

    def rounds(self, entered: Entered, variants: Mapping[str, Variant]) -> tuple[str, ...]:
        """Its codes as they are now, or as they were last known."""
        with suppress(TournamentError, OSError):
            return read_tournament(entered.folder, variants).rounds
        return entered.rounds

    def _write(self, entries: list[Entered]) -> None:
        facts = [
            {
                "folder": str(entered.folder),
                "player": entered.player,
                "name": entered.name,
                "rounds": entered.rounds,
            }
            for entered in entries
        ]
        write_atomically(self._list, json.dumps(facts, indent=1).encode("utf-8"))

    # Results.

    def keep(self, entered: Entered, code: str, started: datetime, text: str) -> None:
        """Put a result aside until it is filed; raises OSError."""
        facts = {
            "folder": str(entered.folder),
            "player": entered.player,
            "code": code,
            "started": started.astimezone(UTC).isoformat(),
            "game": text,
        }
        content = json.dumps(facts).encode("utf-8")
        write_atomically(self._waiting / f"{sha256(content).hexdigest()}.json", content)

    def waiting(self) -> list[WaitingResult]:
        """The results that are not filed yet."""
        with suppress(OSError):
            paths = sorted(self._waiting.glob("*.json"))
            return [found for path in paths if (found := _waiting(path)) is not None]
        return []

    def file_waiting(self, variants: Mapping[str, Variant]) -> list[FilingOutcome]:
        """Try to file all that waits, and say what became of each."""
        return [self._filed(result, variants) for result in self.waiting()]

    def _filed(self, result: WaitingResult, variants: Mapping[str, Variant]) -> FilingOutcome:
        entered = self.entered(result.folder)
        name = entered.name if entered is not None else ""
        try:
            name = read_tournament(result.folder, variants).name
            file = file_result(
                result.folder, result.player, result.code, result.started, result.content
            )
        except (TournamentError, OSError) as error:
            return FilingOutcome(result, name, error=error)
        with suppress(OSError):
            result.path.unlink()
        return FilingOutcome(result, name, file)


def _absolute(folder: Path) -> Path:
    with suppress(OSError):
        return folder.resolve()
    return folder.absolute()


def _waiting(path: Path) -> WaitingResult | None:
    try:
        facts = json.loads(read_regular(path, _LARGEST))
        if not is_player(facts["player"]):
            return None
        return WaitingResult(
            path,
            Path(facts["folder"]),
            facts["player"],
            facts["code"],
            datetime.fromisoformat(facts["started"]),
            facts["game"].encode("utf-8"),
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
