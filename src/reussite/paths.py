"""Where files lie: the program's own, and the player's.

No `importlib.resources`: importing it costs 50 ms of the start.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).resolve().parent


def bundled_plugins() -> Path:
    """The folder that holds one folder per bundled variant."""
    return _place("plugins")


def resources() -> Path:
    """The folder of cards, icons and translations."""
    return _place("resources")


def _place(name: str) -> Path:
    """The first folder called `name` that exists, else where a source tree has it.

    A missing folder is no error here: whoever opens a file in it gets an error
    that names the file.
    """
    in_sources = _PACKAGE.parent.parent / name
    candidates = [_PACKAGE / "_bundled" / name]
    if frozen := getattr(sys, "_MEIPASS", None):
        candidates += [Path(frozen, "reussite", "_bundled", name), Path(frozen, name)]
    return next((folder for folder in candidates if folder.is_dir()), in_sources)


HOME_VARIABLE = "REUSSITE_HOME"


class Folders(NamedTuple):
    """The player's files. Nothing is made before it is needed.

    :param settings: the readable settings file.
    :param store: the database of games.
    :param plugins: folder plugins of the player's own.
    :param cache: pictures that can be made again.
    """

    settings: Path
    store: Path
    plugins: Path
    cache: Path


def players_folders() -> Folders:
    """The folders of this system's custom; all in one place where REUSSITE_HOME names it."""
    if home := os.environ.get(HOME_VARIABLE):
        root = Path(home).absolute()
        return _folders(settings=root, data=root, cache=root / "cache")
    from platformdirs import PlatformDirs  # quick only where it is needed

    custom = PlatformDirs("reussite", appauthor=False, roaming=True)
    return _folders(
        settings=custom.user_config_path,
        data=custom.user_data_path,
        cache=custom.user_cache_path,
    )


def tournaments() -> Path:
    """The folder of what a player has entered; it is made when something is written."""
    return players_folders().store.parent / "tournaments"


def own_cloths() -> Path:
    """The folder of pictures that the player chose as the cloth; it is made with the first."""
    return players_folders().store.parent / "cloths"


def takes_part() -> bool:
    """Whether the player has ever entered a tournament."""
    return os.path.isdir(tournaments())  # and no error where the home may not be searched


def _folders(*, settings: Path, data: Path, cache: Path) -> Folders:
    return Folders(
        settings=settings / "settings.toml",
        store=data / "reussite.sqlite3",
        plugins=data / "plugins",
        cache=cache,
    )
