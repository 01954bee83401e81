"""The folder of a tournament: what lies in it, and adding to it. Nothing outside it is looked at.

Links are not followed, and files are never changed or removed.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from reussite.atomic_writing import DRAFT, NEW, write_new
from reussite.game.file_form import GameFileError
from reussite.game.game_file import LARGEST, SUFFIX
from reussite.reading import NoFileError, TooLargeError, read_regular
from reussite.tournament.form import FILE, Tournament, tournament_text
from reussite.tournament.names import is_player, tidied

RESULTS: Final = "results"
_MOST_NAMES: Final = 100  # of one result that is filed


@dataclass(frozen=True, slots=True)
class Found:
    """A file that may be a result.

    :param player: the name of its folder, composed.
    :param file: its path in the tournament, with slashes.
    :param stamp: what changes when the file does.
    """

    player: str
    file: str
    stamp: tuple[int, int, int]

    @property
    def is_named_as_game(self) -> bool:
        return self.file.lower().endswith(SUFFIX)


def found_results(folder: Path) -> Iterator[Found | str]:
    """The files that may be results, and the names of all else that lies there, in an order of
    their own. Raises OSError where the folder itself cannot be read."""
    with os.scandir(folder) as entries:
        top = sorted(entries, key=lambda entry: entry.name)
    for entry in top:
        if entry.name == RESULTS and _is_folder(entry):
            yield from _players(entry.path)
        elif not _is_known(entry):
            yield entry.name


def _is_known(entry: os.DirEntry[str]) -> bool:
    is_description = entry.name == FILE and entry.is_file(follow_symlinks=False)
    return is_description or is_draft(entry.name)


def _players(path: str) -> Iterator[Found | str]:
    for entry in _listed(path):
        name = f"{RESULTS}/{entry.name}"
        if _is_folder(entry) and is_player(entry.name):
            yield from _files(entry, name)
        elif not is_draft(entry.name):
            yield name


def _files(folder: os.DirEntry[str], inside: str) -> Iterator[Found | str]:
    player = tidied(folder.name)
    for entry in _listed(folder.path):
        if is_draft(entry.name):
            continue
        name = f"{inside}/{entry.name}"
        try:
            found = entry.stat(follow_symlinks=False)
        except OSError:  # it went away just now
            continue
        if stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST and _can_be_written(name):
            yield Found(player, name, (found.st_size, found.st_mtime_ns, found.st_ino))
        else:
            yield name


def _can_be_written(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def is_draft(name: str) -> bool:
    """Whether it is a file that is being written just now."""
    return name.startswith(DRAFT) and name.endswith(NEW)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir(follow_symlinks=False) and not _is_junction(entry.path)
    except OSError:
        return False


def _is_junction(path: str) -> bool:
    """Windows has links that are no symbolic ones."""
    ask = getattr(os.path, "isjunction", None)
    return ask is not None and bool(ask(path))


def _listed(path: str) -> list[os.DirEntry[str]]:
    """The entries of a folder; none where it is gone or cannot be read."""
    try:
        with os.scandir(path) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []


def content_of(folder: Path, file: str) -> bytes | GameFileError:
    """The bytes of a result, or why they cannot be read; a link is not followed."""
    try:
        return read_regular(os.path.join(folder, file), LARGEST, follow=False)
    except NoFileError:
        return GameFileError("file-no-file")
    except TooLargeError:
        return GameFileError("file-too-large", expected=str(LARGEST >> 20))
    except FileNotFoundError:
        return GameFileError("file-missing")
    except OSError as error:
        return GameFileError("file-unreadable", found=error.strerror or str(error))


# Writing.


def make(folder: Path, tournament: Tournament) -> None:
    """Make the folder of a tournament; raises OSError, FileExistsError where it is one already."""
    folder.mkdir(parents=True, exist_ok=True)
    write_new(folder / FILE, tournament_text(tournament).encode("utf-8"))
    (folder / RESULTS).mkdir(exist_ok=True)


def file_name(code: str, started: datetime, number: int = 1) -> str:
    """The name of a result, without a sign that some systems lack."""
    moment = started.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    return f"{code}-{moment}{'' if number == 1 else f'-{number}'}{SUFFIX}"


def file_result(folder: Path, player: str, code: str, started: datetime, content: bytes) -> str:
    """Add a result, and say where it lies in the folder; raises OSError.

    A file of this name stays as it is: where it holds the same, this is the answer, else the next
    free name is taken.
    """
    if not is_player(player):
        raise ValueError(f"{player!r} is no name of a player")
    inside = f"{RESULTS}/{_spelling_there(folder, player)}"
    home = folder / inside
    _check_inside(folder, home)
    if not (folder / FILE).is_file():
        raise FileNotFoundError(folder / FILE)  # whoever shares it is not there just now
    home.mkdir(parents=True, exist_ok=True)
    _check_inside(folder, home)
    for number in range(1, _MOST_NAMES):
        name = file_name(code, started, number)
        try:
            write_new(home / name, content)
        except FileExistsError:
            if content_of(folder, f"{inside}/{name}") != content:
                continue
        return f"{inside}/{name}"
    raise FileExistsError(str(home))


def _spelling_there(folder: Path, player: str) -> str:
    """The name as it is spelt in the folder already, in whatever normal form."""
    for entry in _listed(str(folder / RESULTS)):
        if tidied(entry.name) == tidied(player):
            return entry.name
    return tidied(player)


def _check_inside(folder: Path, home: Path) -> None:
    """No link on the way leads out of the folder."""
    root = os.path.realpath(folder)
    for path in (home.parent, home):
        expected = os.path.join(root, *path.relative_to(folder).parts)
        if os.path.realpath(path) != expected:
            raise PermissionError(f"{path} leads elsewhere")
