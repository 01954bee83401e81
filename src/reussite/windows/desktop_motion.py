"""Whether the desktop asks programs to move nothing, before Qt 6.12 tells it."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

_TIME: Final = 2  # seconds that the desktop's settings may take
_GTK: Final = ("GNOME", "UNITY", "X-CINNAMON", "CINNAMON", "MATE", "BUDGIE", "PANTHEON", "XFCE")
_KEY: Final = ("org.gnome.desktop.interface", "enable-animations")


@cache
def asks_for_rest() -> bool:
    """Asked once: KDE keeps it in a file, the others in the settings that `gsettings` reads."""
    if not sys.platform.startswith("linux"):
        return False
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").upper().split(":")
    if "KDE" in desktops:
        return _kde_rests()
    return any(desktop in _GTK for desktop in desktops) and _gtk_rests()


def _kde_rests() -> bool:
    import configparser  # on this desktop only

    home = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    found = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        found.read(Path(home) / "kdeglobals", encoding="utf-8")
        return found.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (OSError, ValueError, configparser.Error):
        return False


def _gtk_rests() -> bool:
    import shutil  # on these desktops only
    import subprocess

    program = shutil.which("gsettings")
    if program is None:
        return False
    try:
        answer = subprocess.run(
            [program, "get", *_KEY], capture_output=True, text=True, timeout=_TIME, check=False
        )
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return False
    return answer.stdout.strip() == "false"
