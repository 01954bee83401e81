"""Where things that belong to the player lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

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


def _folders(*, settings: Path, data: Path, cache: Path) -> Folders:
    return Folders(
        settings=settings / "settings.toml",
        store=data / "reussite.sqlite3",
        plugins=data / "plugins",
        cache=cache,
    )
