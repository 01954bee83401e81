"""The window follows settings that another program changes."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from reussite.settings import Settings
from reussite.windows.main import MainWindow
from reussite.windows.settings_watch import SettingsWatch


def test_a_setting_changed_elsewhere_is_taken_while_the_window_is_open(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    SettingsWatch(window)
    for felt in ("blue", "green", "blue"):  # the file is another one after each change
        Settings(home / "settings.toml").set("appearance", "felt", felt)
        qtbot.waitUntil(lambda: window.view.table.theme.felt.key == felt)  # noqa: B023


def test_a_setting_written_by_an_editor_is_taken(
    window: MainWindow, home: Path, qtbot: QtBot
) -> None:
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text('[appearance]\nfelt = "green"\n', "utf-8")
    SettingsWatch(window)
    (home / "settings.toml").write_text('[appearance]\nfelt = "blue"  # calm\n', "utf-8")
    qtbot.waitUntil(lambda: window.view.table.theme.felt.key == "blue")


def test_a_linked_file_is_followed(
    window: MainWindow, home: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    home.mkdir(exist_ok=True)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "own.toml").touch()
    (home / "settings.toml").symlink_to(tmp_path / "mine" / "own.toml")
    SettingsWatch(window)
    Settings(home / "settings.toml").set("appearance", "felt", "blue")
    qtbot.waitUntil(lambda: window.view.table.theme.felt.key == "blue")
