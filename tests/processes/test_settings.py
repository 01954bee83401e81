"""Settings between programs: the window and the command line beside it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from processes.programs import environment, heard, program

#: root may search every folder, unless it gives that right away.
BOUND = (
    ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"]
    if sys.platform == "linux" and os.geteuid() == 0
    else []
)
UNREADABLE = "The defaults are used. Check the permissions of the file and its folder."


def command(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BOUND, sys.executable, "-m", "reussite", *arguments],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_what_the_command_line_switches_off_stays_off_when_the_window_writes(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with program(home, "--look") as (running, said):
        heard(said)
        assert command(home, "plugins", "--disable", "freecell").returncode == 0
        running.terminate()
        assert running.wait(30) == 0
    kept = tomllib.loads((home / "settings.toml").read_text("utf-8"))
    assert kept["plugins"]["bundled:freecell"] == "off"
    assert kept["window"]["geometry"]  # the window wrote last


def without_settings(tmp_path: Path, where: str) -> Path:
    """A home in which no settings can be."""
    home = tmp_path / ("x" * 300 if "long" in where else "home")
    if "file" in where:
        home.touch()
    elif "search" in where:
        home.mkdir(mode=0)
    return home


PLACES = ["may not be searched", "path too long", "is a file"]


@pytest.mark.parametrize("where", PLACES)
def test_a_command_says_that_there_are_no_settings_and_answers(tmp_path: Path, where: str) -> None:
    asked = command(without_settings(tmp_path, where), "plugins")
    assert asked.returncode == 0
    assert "freecell" in asked.stdout
    (complaint,) = asked.stderr.splitlines()
    assert complaint.endswith(UNREADABLE)


@pytest.mark.parametrize("where", PLACES)
def test_a_window_says_that_there_are_no_settings_and_plays(tmp_path: Path, where: str) -> None:
    home = without_settings(tmp_path, where)
    with program(home, "--look", bound=BOUND) as (running, said):
        line = heard(said)
        assert line["told"].endswith(UNREADABLE)
        assert line["code"].startswith("DS1-D1N-")
        running.terminate()
        assert running.wait(30) == 0
