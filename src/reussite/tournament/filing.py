"""Games for a tournament: checked as everyone will check them, then filed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from reussite.game.checking import Check, Played
from reussite.game.checking import content_of as content_of_any
from reussite.game.file_form import GameFileError
from reussite.kernel.variant import Variant
from reussite.tournament.folder import Found, file_result
from reussite.tournament.form import Tournament
from reussite.tournament.standings import RefusedFile, Results


def filed(
    folder: Path,
    tournament: Tournament,
    path: Path,
    player: str,
    variants: Mapping[str, Variant],
) -> str | RefusedFile:
    """File a finished game: where it lies in the folder now, or why it would not count. Raises
    OSError where the folder cannot be written."""
    content = content_of_any(path)
    if isinstance(content, GameFileError):
        return RefusedFile(player, path.name, error=content)
    return filed_content(folder, tournament, content, player, variants)


def filed_content(
    folder: Path,
    tournament: Tournament,
    content: bytes,
    player: str,
    variants: Mapping[str, Variant],
) -> str | RefusedFile:
    """Like `filed`, for the bytes of a game file."""
    played = Check(variants)(content)
    if refused := refusal(tournament, player, played):
        return refused
    assert played.code is not None
    assert played.started is not None
    return file_result(folder, player, played.code, played.started, content)


def refusal(tournament: Tournament, player: str, played: Played) -> RefusedFile | None:
    """Why a game would not count."""
    results = Results(tournament, lambda _file: b"")
    results.add(Found(player, "game.reussite", (0, 0, 0)), played)
    refused = results.standings().refused
    return refused[0] if refused else None
