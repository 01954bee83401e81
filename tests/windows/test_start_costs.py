"""What a start costs before its first picture, counted without a clock: modules, files, queries.

`data/start.json` holds what there was when it was last looked at. Whoever makes a start cost more
(or less) finds out here, and writes the new list down on purpose:

    REUSSITE_NEW_COSTS=1 pytest tests/windows/test_start_costs.py
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "data" / "start.json"
ROOT = Path(__file__).parents[2]

COUNTED = """
import json, os, sqlite3, sys
files, statements = [], []
def heard(event, given):
    if event == "open" and isinstance(given[0], str):
        files.append(os.path.realpath(given[0]))
sys.addaudithook(heard)
connect = sqlite3.connect
def heard_connection(*given, **named):
    connection = connect(*given, **named)
    connection.set_trace_callback(statements.append)
    return connection
sqlite3.connect = heard_connection
from reussite import app
late = app.after_first_picture
def tell(widget, act):
    def first():
        print(json.dumps([sorted(sys.modules), files, statements]))
        act()
        app.QApplication.quit()
    late(widget, first)
app.after_first_picture = tell
sys.exit(app.run())
"""


def started(home: Path) -> dict[str, list[str]]:
    """What one start of the program took before its first picture."""
    ended = subprocess.run(
        [sys.executable, "-c", COUNTED],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    modules, files, statements = json.loads(ended.stdout)
    return {
        "modules": [name for name in modules if name.partition(".")[0] == "reussite"],
        "files": sorted(named for file in files if (named := place_of(Path(file), home))),
        "statements": [re.sub(r"\d{3,}", "…", " ".join(one.split())[:60]) for one in statements],
    }


def place_of(file: Path, home: Path) -> str:
    """A file of the program or of the player; empty for Python's and the system's own."""
    if "__pycache__" in file.parts or file.suffix in {".py", ".pyc"}:
        return ""
    for folder, name in ((home, "home"), (ROOT / "plugins", "plugins"), (ROOT, "")):
        if file.is_relative_to(folder.resolve()):
            if ".venv" in file.parts:
                return ""
            told = (Path(name) / file.relative_to(folder.resolve())).as_posix()
            return re.sub(r"-[0-9a-f]{8}\b|\.\d+\b", "", told)  # sums and process numbers
    return ""


@pytest.mark.parametrize("number", ["first", "second"])
def test_a_start_costs_what_was_written_down(number: str, home: Path) -> None:
    if number == "second":
        started(home)
    costs = started(home)
    if os.environ.get("REUSSITE_NEW_COSTS"):
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        new = json.dumps({**kept, number: costs}, indent=1, ensure_ascii=False)
        KEPT.write_text(f"{new}\n", "utf-8")
    assert costs == json.loads(KEPT.read_text("utf-8"))[number]
