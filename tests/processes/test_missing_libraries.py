"""Where the system lacks a library of Qt's, the program says which package to install.

A file that is no library takes the place of the missing one: the loader refuses it, as it would
refuse one that is not there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux leaves them to the system"
)


def started(
    *typed: str, lacking: str, folder: Path, **variables: str
) -> subprocess.CompletedProcess[str]:
    """What came of a start on a system without this library, and with only these displays."""
    (folder / lacking).write_text("no library\n")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "reussite", *typed],
        env=environment | {"LD_LIBRARY_PATH": str(folder), "LANGUAGE": "en"} | variables,
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (["--version"], "reussite 0."),
        (["--help"], "--new FAMILY"),
        (["variants"], "FreeCell"),
        (["deal", "FC1-N-AAAAAAB"], "FC1-N-AAAAAAB"),
        (["play", "DS1-D1N-AAAAAAB", "t4>f2"], "Moves: 1"),
    ],
)
def test_commands_work_without_qt(typed: list[str], answer: str, tmp_path: Path) -> None:
    ended = started(*typed, lacking="libglib-2.0.so.0", folder=tmp_path, LANGUAGE="fr")
    assert ended.returncode == 0, ended.stderr
    assert answer in ended.stdout


@pytest.mark.parametrize("typed", [[], ["--self-test"], ["--demo", "picture.png"]])
def test_without_glib_one_sentence_names_its_package(typed: list[str], tmp_path: Path) -> None:
    ended = started(*typed, lacking="libglib-2.0.so.0", folder=tmp_path, DISPLAY=":0")
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert "libglib-2.0.so.0" in ended.stderr
    assert "apt install libglib2.0-0" in ended.stderr


@pytest.mark.parametrize(
    ("display", "soname", "package"),
    [
        ("DISPLAY", "libxcb-cursor.so.0", "libxcb-cursor0"),
        ("DISPLAY", "libxcb-shape.so.0", "libxcb-shape0"),
        ("DISPLAY", "libxcb-xkb.so.1", "libxcb-xkb1"),
        ("WAYLAND_DISPLAY", "libwayland-cursor.so.0", "libwayland-cursor0"),
    ],
)
def test_a_window_that_cannot_open_names_the_package(
    display: str, soname: str, package: str, tmp_path: Path
) -> None:
    ended = started(lacking=soname, folder=tmp_path, **{display: ":0"})
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert soname in ended.stderr
    assert package in ended.stderr


def test_an_unknown_kind_of_display_is_named(tmp_path: Path) -> None:
    ended = started(lacking="unused", folder=tmp_path, QT_QPA_PLATFORM="television")
    assert ended.returncode == 1
    assert ended.stderr == "reussite: Qt cannot use this display: television\n"
