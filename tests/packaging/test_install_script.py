"""The installer of the portable archive: for one user, and without a trace where it fails."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "linux" / "install.sh"
PROGRAM = """#!/bin/sh
# Has the two commands that the installer uses, and writes where the program does.
entry="$HOME/.local/share/applications/reussite.desktop"
case "$1" in
--install-desktop-entry) {install} ;;
--remove-desktop-entry) rm -f "$entry"; rmdir "$HOME/.local/share/applications" ;;
esac
"""
WORKS = 'mkdir -p "${entry%/*}" && echo entry > "$entry"'

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script for Linux")


@pytest.fixture
def player(tmp_path: Path) -> Path:
    """A home folder with nothing in it."""
    folder = tmp_path / "player"
    folder.mkdir()
    return folder


def archive(folder: Path, install: str = WORKS, version: str = "1") -> Path:
    """An unpacked archive with a small program in it."""
    program = folder / "program"
    program.mkdir(parents=True, exist_ok=True)
    (program / "version").write_text(version)
    starter = program / "reussite"
    starter.write_text(PROGRAM.replace("{install}", install))
    starter.chmod(0o755)
    script = folder / "install.sh"
    script.write_bytes(SCRIPT.read_bytes())
    return script


def ran(script: Path, player: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", str(script), *options],
        env={**os.environ, "HOME": str(player)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_it_installs_the_program_its_command_and_its_entry(player: Path, tmp_path: Path) -> None:
    assert ran(archive(tmp_path / "a"), player).returncode == 0
    command = player / ".local/bin/reussite"
    assert command.resolve() == player / ".local/opt/reussite/reussite"
    assert (player / ".local/share/applications/reussite.desktop").exists()


def test_removed_again_nothing_is_left(player: Path, tmp_path: Path) -> None:
    script = archive(tmp_path / "a")
    ran(script, player)
    assert ran(script, player, "--remove").returncode == 0
    assert list(player.iterdir()) == []


def test_what_others_put_beside_it_stays(player: Path, tmp_path: Path) -> None:
    other = player / ".local/bin/other"
    other.parent.mkdir(parents=True)
    other.touch()
    script = archive(tmp_path / "a")
    ran(script, player)
    ran(script, player, "--remove")
    assert [path for path in player.rglob("*") if path.is_file()] == [other]


def test_a_failed_installation_leaves_nothing(player: Path, tmp_path: Path) -> None:
    ended = ran(archive(tmp_path / "a", install="exit 1"), player)
    assert ended.returncode == 1
    assert "nothing is left" in ended.stderr
    assert list(player.iterdir()) == []


def test_a_failed_upgrade_leaves_the_version_that_was_there(player: Path, tmp_path: Path) -> None:
    ran(archive(tmp_path / "a", version="1"), player)
    ended = ran(archive(tmp_path / "b", install="exit 1", version="2"), player)
    assert ended.returncode == 1
    assert (player / ".local/opt/reussite/version").read_text() == "1"
    assert (player / ".local/bin/reussite").exists()
    assert sorted(path.name for path in (player / ".local/opt").iterdir()) == ["reussite"]


def test_a_full_disk_leaves_nothing(player: Path, tmp_path: Path) -> None:
    script = archive(tmp_path / "a")
    with (script.parent / "program" / "large").open("wb") as large:
        large.truncate(64 << 20)  # no room is taken by zeros that are not written
    limited = f"ulimit -f 1024; exec sh {script}"  # blocks: no file can become that large
    ended = subprocess.run(
        ["sh", "-c", limited], env={**os.environ, "HOME": str(player)}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert ended.returncode != 0
    assert list(player.iterdir()) == []


def test_an_interrupted_installation_leaves_nothing(player: Path, tmp_path: Path) -> None:
    waits = "echo here; kill -TERM $PPID; sleep 0.2"
    ended = ran(archive(tmp_path / "a", install=waits), player)
    assert ended.returncode == 130
    assert list(player.iterdir()) == []
