"""A colour or a picture of the player's own is chosen behind the other cloths."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QColorDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QWidget,
)
from support.window import preferences_of

from reussite.paths import own_cloths
from reussite.settings import Settings
from reussite.table.own_cloth import PictureFelt
from reussite.windows.main import MainWindow
from reussite.windows.preferences import PreferencesWindow
from reussite.windows.preferences.felts import FeltRow

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")


def row_of(window: MainWindow, name: str = "Felt") -> FeltRow:
    found = window.findChildren(PreferencesWindow)
    dialog = found[0] if found else preferences_of(window)
    dialog.turn_to("appearance")
    QApplication.processEvents()
    row = dialog.page("appearance").row(name)
    assert isinstance(row, FeltRow)
    return row


def click(row: FeltRow, text: str) -> None:
    (item,) = row.pictures.findItems(text, Qt.MatchFlag.MatchExactly)
    at = row.pictures.visualItemRect(item).center()
    QTest.mouseClick(row.pictures.viewport(), Qt.MouseButton.LeftButton, pos=at)


def accept(dialog: QWidget) -> None:
    button = dialog.findChildren(QDialogButtonBox)[0].buttons()[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose_colour(row: FeltRow, colour: str) -> None:
    click(row, "Own colour…")
    (dialog,) = row.findChildren(QColorDialog)
    line = next(line for line in dialog.findChildren(QLineEdit) if line.text().startswith("#"))
    line.selectAll()
    QTest.keyClicks(line, colour)
    accept(dialog)


def choose_picture(row: FeltRow, path: Path) -> None:
    click(row, "Own picture…")
    (dialog,) = row.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()


@pytest.fixture
def beach(tmp_path: Path) -> Path:
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("#d9c08a"))
    path = tmp_path / "beach.png"
    assert image.save(str(path))
    return path


def test_an_own_colour_is_worn_at_once_and_after_a_restart(
    settings: Settings, opened: Open, home: Path
) -> None:
    window = opened(settings)
    row = row_of(window)
    choose_colour(row, "#1f4e79")
    assert window.view.table.theme.felt.centre == "#1f4e79"
    assert row.pictures.currentItem().text() == "Own colour…"
    assert 'felt = "#1f4e79"' in (home / "settings.toml").read_text("utf-8")
    again = opened(Settings(home / "settings.toml"))
    assert again.view.table.theme.felt == window.view.table.theme.felt
    assert row_of(again).pictures.currentItem().text() == "Own colour…"
    click(row_of(again), "Sand, light")
    assert again.view.table.theme.felt.key == "sand"


def test_an_own_picture_is_worn_when_its_file_is_gone(
    settings: Settings, opened: Open, home: Path, beach: Path
) -> None:
    window = opened(settings)
    row = row_of(window)
    choose_picture(row, beach)
    worn = window.view.table.theme.felt
    assert isinstance(worn, PictureFelt)
    assert row.pictures.currentItem().text() == "Own picture…"
    beach.unlink()
    again = opened(Settings(home / "settings.toml"))
    assert again.view.table.theme.felt == worn
    assert not again.toast.text
    assert os.listdir(own_cloths()) == [worn.key]


def test_light_and_dark_have_pictures_of_their_own(
    settings: Settings, opened: Open, beach: Path, tmp_path: Path
) -> None:
    window = opened(settings)
    row_of(window).take(beach)
    night = QImage(30, 30, QImage.Format.Format_RGB32)
    night.fill(QColor("#101830"))
    assert night.save(str(tmp_path / "night.png"))
    row_of(window, "Felt in dark mode").take(tmp_path / "night.png")
    assert len(os.listdir(own_cloths())) == 2
    row_of(window).take(tmp_path / "night.png")
    assert len(os.listdir(own_cloths())) == 1  # nobody wears the beach any more


def test_a_file_that_is_no_picture_is_refused_in_a_sentence_and_the_cloth_stays(
    settings: Settings, opened: Open, tmp_path: Path
) -> None:
    window = opened(settings)
    row = row_of(window)
    torn = tmp_path / "torn.png"
    torn.write_bytes(b"\x89PNG\r\n\x1a\n")
    choose_picture(row, torn)
    told = "This is not a PNG, JPEG or WebP picture, or it is damaged."
    assert row.message.isVisible()
    assert row.message.text() == told
    assert window.view.table.theme.felt.key == "green"
    assert row.pictures.currentItem().text() == "Green"
    click(row, "Blue")
    assert not row.message.isVisible()


def test_a_picture_that_is_gone_at_the_start_is_told_once(
    settings: Settings, opened: Open, home: Path, beach: Path
) -> None:
    window = opened(settings)
    row_of(window).take(beach)
    (own_cloths() / window.view.table.theme.felt.key).unlink()
    again = opened(Settings(home / "settings.toml"))
    assert again.view.table.theme.felt.key == "green"
    again.tell_lost_picture()
    assert again.toast.text == (
        "Your own picture could not be read, so the usual felt is shown instead."
    )
    again.toast.hide()
    again.apply_theme()
    assert not again.toast.isVisible()
