"""Games for a tournament: checked as everyone will check them, then filed. While the folder is not
there they wait in the player's home.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from reussite.atomic_writing import write_atomically
from reussite.game.checking import Check, Played
from reussite.game.checking import content_of as content_of_any
from reussite.game.file_form import GameFileError
from reussite.kernel.variant import Variant
from reussite.reading import read_regular
from reussite.tournament.folder import Found, file_result
from reussite.tournament.form import Tournament, TournamentError, read_tournament
from reussite.tournament.names import is_player, tidied
from reussite.tournament.standings import Refused, Results

_LARGEST: Final = 40 << 20  # bytes of a waiting result, a game file as text in JSON
_MOST_FOLDERS: Final = 1000


def filed(
    folder: Path,
    tournament: Tournament,
    path: Path,
    player: str,
    variants: Mapping[str, Variant],
) -> str | Refused:
    """File a finished game: where it lies in the folder now, or why it would not count. Raises
    OSError where the folder cannot be written."""
    content = content_of_any(path)
    if isinstance(content, GameFileError):
        return Refused(player, path.name, error=content)
    return filed_content(folder, tournament, content, player, variants)


def filed_content(
    folder: Path,
    tournament: Tournament,
    content: bytes,
    player: str,
    variants: Mapping[str, Variant],
) -> str | Refused:
    """Like `filed`, for the bytes of a game file."""
    played = Check(variants)(content)
    if refused := refusal(tournament, player, played):
        return refused
    assert played.code is not None
    assert played.started is not None
    return file_result(folder, player, played.code, played.started, content)


def refusal(tournament: Tournament, player: str, played: Played) -> Refused | None:
    """Why a game would not count."""
    results = Results(tournament, lambda _file: b"")
    results.add(Found(player, "game.reussite", (0, 0, 0)), played)
    refused = results.standings().refused
    return refused[0] if refused else None


class Entered(NamedTuple):
    """A tournament in which this player takes part.

    :param player: their name there.
    """

    folder: Path
    player: str


class Waiting(NamedTuple):
    """A result that is not filed yet.

    :param path: where it waits.
    """

    path: Path
    folder: Path
    player: str
    content: bytes


class Entries:
    """The tournaments of one player, and the results that wait for their folders.

    :param home: a folder in the player's own; it is made when something is written.
    """

    def __init__(self, home: Path) -> None:
        self._list = home / "entered.json"
        self._waiting = home / "waiting"

    def all(self) -> list[Entered]:
        """Those entered, in the order in which they were."""
        try:
            facts = json.loads(read_regular(self._list, 1 << 20))
            return [
                Entered(Path(folder), player)
                for folder, player in facts[:_MOST_FOLDERS]
                if isinstance(folder, str) and isinstance(player, str) and is_player(player)
            ]
        except (OSError, ValueError, TypeError, RecursionError):
            return []

    def enter(self, folder: Path, player: str) -> None:
        """Take part, under this name; raises OSError."""
        folder = folder.resolve()
        others = [entered for entered in self.all() if entered.folder != folder]
        self._write([*others, Entered(folder, tidied(player))])

    def leave(self, folder: Path) -> None:
        """Take part no more; what was filed stays there. Raises OSError."""
        self._write([entered for entered in self.all() if entered.folder != folder])

    def _write(self, entries: list[Entered]) -> None:
        facts = [[str(entered.folder), entered.player] for entered in entries]
        write_atomically(self._list, json.dumps(facts, indent=1).encode("utf-8"))

    # Results.

    def keep(self, entered: Entered, text: str) -> None:
        """Put a result aside until it is filed; raises OSError."""
        facts = {"folder": str(entered.folder), "player": entered.player, "game": text}
        content = json.dumps(facts).encode("utf-8")
        write_atomically(self._waiting / f"{sha256(content).hexdigest()}.json", content)

    def waiting(self) -> list[Waiting]:
        """The results that are not filed yet."""
        with suppress(OSError):
            return [
                found
                for path in sorted(self._waiting.glob("*.json"))
                if (found := _waiting(path)) is not None
            ]
        return []

    def file_waiting(
        self, variants: Mapping[str, Variant]
    ) -> list[tuple[Waiting, str | Refused | TournamentError | OSError]]:
        """Try to file all that waits, and say what became of each. What was filed, or would never
        count, waits no more; the latter stays with the other games of the player."""
        done: list[tuple[Waiting, str | Refused | TournamentError | OSError]] = []
        for result in self.waiting():
            answer: str | Refused | TournamentError | OSError
            try:
                tournament = read_tournament(result.folder, variants)
                answer = filed_content(
                    result.folder, tournament, result.content, result.player, variants
                )
                result.path.unlink()
            except (TournamentError, OSError) as error:
                answer = error
            done.append((result, answer))
        return done


def _waiting(path: Path) -> Waiting | None:
    try:
        facts = json.loads(read_regular(path, _LARGEST))
        folder, player, game = facts["folder"], facts["player"], facts["game"]
        if not is_player(player):
            return None
        return Waiting(path, Path(folder), player, game.encode("utf-8"))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
