#!/usr/bin/env python3
"""Take the pictures for software centres from the program itself, without a display.

    make screenshots

Games played up to a point where there is something to see, one of them in French; the pictures
are kept in packaging/linux/screenshots and shown there under the captions of the metadata.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before Qt is imported

from PySide6.QtWidgets import QApplication

from reussite.app import found_plugins, main_window, qt_application
from reussite.demo import quiet_offscreen
from reussite.i18n import languages
from reussite.kernel.codes import parse_code
from reussite.kernel.moves import Move
from reussite.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "tests" / "data" / "wins.json"
FOLDER = ROOT / "packaging" / "linux" / "screenshots"
SIZE = (1280, 720)  # 16:9, as software centres want it
SECONDS_A_MOVE = 2.3


class Shot(NamedTuple):
    """A picture: of a game, after a share of its moves, in a language."""

    name: str
    code: str
    share: float
    language: str


SHOTS = (
    Shot("double-solitaire", "DS1-D1N-AAAAAAB", 0.6, "en"),
    Shot("forty-thieves", "FT1-N-AAAAAAB", 0.3, "fr"),
    Shot("freecell", "FC1-R-AAAAAAB", 0.45, "en"),
)


def take(shot: Shot, moves: list[str]) -> None:
    """Play the moves in the real window and keep what it shows."""
    settings = Settings(None)
    settings.set(languages.SECTION, languages.KEY, shot.language)
    plugins = found_plugins(settings, own=None, safe=True)
    seconds = 0.0
    deal = parse_code(shot.code, plugins.variants)
    languages.follow(settings, plugins)
    window = main_window(settings, plugins, cache=None, now=lambda: seconds)
    window.view.animated = False
    window.resize(*SIZE)
    window.show()
    window.chooser.open(deal, animate=False)
    for move in moves[: round(shot.share * len(moves))]:
        window.view.play(Move.parse(move))
        seconds += SECONDS_A_MOVE
    QApplication.processEvents()
    FOLDER.mkdir(parents=True, exist_ok=True)
    window.grab().toImage().save(str(FOLDER / f"{shot.name}.png"))
    window.close()


def main() -> int:
    qt_application()
    games = json.loads(GAMES.read_text(encoding="utf-8"))["games"]
    moves = {game["code"]: game["moves"].split() for game in games}
    for shot in SHOTS:
        with quiet_offscreen():
            take(shot, moves[shot.code])
        print(FOLDER / f"{shot.name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
