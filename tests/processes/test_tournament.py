"""Two programs with two homes share a tournament's folder."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from processes.programs import environment
from support.tournaments import CODES, made

COMPETITOR = Path(__file__).with_name("competitor.py")


@contextmanager
def competitor(home: Path, folder: Path, name: str) -> Iterator[subprocess.Popen[str]]:
    """A program whose player joins and plays, without animation."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text('[animation]\npace = "off"\n', encoding="utf-8")
    command = [sys.executable, str(COMPETITOR), str(folder), name, str(len(CODES))]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment(home), text=True)
    assert running.stdout is not None
    with running.stdout:
        try:
            yield running
        finally:
            running.kill()
            running.wait()


def standings(running: subprocess.Popen[str], players: int) -> dict[str, Any]:
    """What its window shows once so many players have played all rounds."""
    assert running.stdout is not None
    for line in running.stdout:
        said: dict[str, Any] = json.loads(line)
        rows = said["standings"]
        if len(rows) == players and all(row[3] == str(len(CODES)) for row in rows):
            return said
    raise AssertionError("the program has ended")


def asked(home: Path, folder: Path) -> str:
    command = [sys.executable, "-m", "reussite", "tournament", str(folder), "--json"]
    return subprocess.run(
        command, env=environment(home), capture_output=True, text=True, check=True
    ).stdout


def test_both_join_play_three_rounds_and_see_the_same_standings(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    homes = {"Anna": tmp_path / "anna", "Boris": tmp_path / "boris"}
    with ExitStack() as all_running:
        running = [
            all_running.enter_context(competitor(home, folder, name))
            for name, home in homes.items()
        ]
        seen = [standings(one, players=2) for one in running]
    assert seen[0] == seen[1]
    assert sorted(row[1] for row in seen[0]["standings"]) == ["Anna", "Boris"]
    assert [row[4] for row in seen[0]["standings"]] == ["3", "3"]  # all won
    files = sorted(path.name for path in (folder / "results").rglob("*.reussite"))
    assert len(files) == 6
    answers = {asked(home, folder) for home in homes.values()}
    assert len(answers) == 1  # byte for byte
    document = json.loads(answers.pop())
    assert document["refused"] == document["ignored"] == []
    assert [row["rounds"] for row in document["standings"]] == [3, 3]
