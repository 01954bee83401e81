"""How results reach the screen reader that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from reussite.table.a11y import readers
from reussite.table.a11y.preferences import Telling


@pytest.mark.parametrize(("version", "is_deaf"), [("43.1", True), ("44", True), ("45.2", False)])
def test_orca_hears_announcements_from_version_45_on(
    tmp_path: Path, version: str, is_deaf: bool
) -> None:
    file = tmp_path / "orca_platform.py"
    file.write_text(f'# version 2.1 of the License\nversion     = "{version}"\nrevision = ""\n')
    assert readers.is_deaf(readers.version_in([tmp_path / "nowhere", file])) is is_deaf


def test_without_orca_results_are_announced(tmp_path: Path) -> None:
    assert readers.version_in([tmp_path / "nowhere"]) is None
    assert not readers.is_deaf(None)


@pytest.mark.parametrize("chosen", [Telling.OFF, Telling.ANNOUNCE, Telling.NOTIFY])
def test_what_the_player_chose_holds(chosen: Telling) -> None:
    assert readers.way_of(chosen) is chosen


@pytest.mark.parametrize(("version", "way"), [(43, Telling.NOTIFY), (46, Telling.ANNOUNCE)])
def test_an_old_orca_that_is_on_gets_notes(
    monkeypatch: pytest.MonkeyPatch, version: int, way: Telling
) -> None:
    monkeypatch.setattr(readers, "_version_of_orca", lambda: version)
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    assert readers.way_of(Telling.AUTO) is way
