"""A desktop that asks for rest is followed before Qt tells it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reussite.settings import Settings
from reussite.table.animation.motions import Pace
from reussite.windows import desktop_motion
from reussite.windows.appearance import Appearance

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="desktops of Linux")


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    desktop_motion.asks_for_rest.cache_clear()
    yield
    desktop_motion.asks_for_rest.cache_clear()


def gsettings(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """A desktop like GNOME whose settings answer so."""
    program = folder / "gsettings"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")


@pytest.mark.parametrize(
    ("script", "rests"),
    [
        ('[ "$*" = "get org.gnome.desktop.interface enable-animations" ] && echo false', True),
        ("echo true", False),
        ("echo No such schema >&2; exit 1", False),
    ],
)
def test_gnome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, rests: bool) -> None:
    gsettings(tmp_path, monkeypatch, script)
    assert desktop_motion.asks_for_rest() is rests
    usual = Pace.REDUCED if rests else Pace.NORMAL
    assert Appearance(Settings(None), None).pace is usual


@pytest.mark.parametrize(
    ("text", "rests"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[General]\nname=x%y\n", False),
        ("no settings at all", False),
    ],
)
def test_kde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, rests: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    assert desktop_motion.asks_for_rest() is rests


def test_no_desktop_asks_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gsettings(tmp_path, monkeypatch, "echo false")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "")
    assert not desktop_motion.asks_for_rest()


def test_what_the_player_chose_counts_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gsettings(tmp_path, monkeypatch, "echo false")
    settings = Settings(None)
    settings.set("animation", "pace", "fast")
    assert Appearance(settings, None).pace is Pace.FAST
