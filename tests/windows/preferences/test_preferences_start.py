"""Nothing of preferences, other decks and looks closer is loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from pathlib import Path
from reussite import app
from reussite.i18n import languages
from reussite.settings import Settings

settings = Settings(Path(sys.argv[1]))
plugins = app.found_plugins(settings, own=None, safe=True)
application = app.qt_application()
languages.follow(settings, plugins)
window = app.main_window(settings, plugins, cache=Path(sys.argv[2]), now=lambda: 0.0)
window.resize(800, 600)
window.show()
window.chooser.open(plugins.variants["DS"].game().numbered(1), animate=False)
application.processEvents()
print("\\n".join(sys.modules))
"""
LATER = {
    "reussite.windows.preferences",
    "reussite.windows.menus.shortcuts",
    "reussite.plugins.contributed",
    "reussite.table.cards.foreign_decks",
    "reussite.table.cards.index_letters",
    "reussite.table.own_cloth",
    "reussite.table.items.last_move",
    "reussite.table.mouse.peek",
    "tomlkit",
    "configparser",
}


@pytest.mark.parametrize(
    ("text", "loaded"),
    [
        ("", set()),
        (
            '[appearance]\nfelt = "sand"\ndeck = "four"\nzoom = 90\n[animation]\npace = "slow"',
            set(),
        ),
        ('[appearance]\nfelt = "#1f4e79"', {"reussite.table.own_cloth"}),
        ('[appearance]\nletters = "ru"', {"reussite.table.cards.index_letters"}),
        ("[table]\nmark_last_move = true", {"reussite.table.items.last_move"}),
    ],
)
def test_the_start_loads_only_what_is_worn(text: str, loaded: set[str], tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(settings), str(tmp_path / "cache")],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert LATER & set(done.stdout.split()) == loaded
