"""What stands around the table can be read on every felt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reussite.api.records import Felt
from reussite.colours import mixed
from reussite.paths import resources
from reussite.table.background import FELTS
from reussite.table.own_cloth import felt_of_colour
from reussite.windows.dialogs.new_game import _error_colour
from reussite.windows.main import MainWindow
from reussite.windows.widgets import chrome

READABLE = 4.5  # contrast of text
VISIBLE = 3.0  # contrast of rings


def luminance(colour: str) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    found = QColor(colour)
    red, green, blue = linear(found.redF()), linear(found.greenF()), linear(found.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture(params=[*FELTS, "#ffffff", "#ff0000", "#808080", "#000000"])
def felt(request: pytest.FixtureRequest) -> Felt:
    return FELTS.get(request.param) or felt_of_colour(request.param)


def test_text_is_readable_on_every_felt(felt: Felt) -> None:
    for part in (0, 0.14, 0.24):  # at rest, under the pointer, pressed
        ground = mixed(felt.chrome, felt.text, part)
        assert contrast(felt.text, ground) >= READABLE
    assert contrast(mixed(felt.chrome, felt.text, chrome._QUIET), felt.chrome) >= READABLE


def test_the_focus_is_visible_on_every_felt(felt: Felt) -> None:
    for part in (0, 0.14):
        assert contrast(felt.accent, mixed(felt.chrome, felt.text, part)) >= VISIBLE


@pytest.mark.parametrize("window", ["#ffffff", "#efefef", "#353535", "#000000"])
def test_what_is_wrong_is_readable_in_every_theme(qtbot: QtBot, window: str) -> None:
    palette = QPalette(QColor(window), QColor(window))
    assert contrast(_error_colour(palette).name(), window) >= READABLE


def test_icons_have_the_colour_of_the_text(qtbot: QtBot, felt: Felt) -> None:
    for path in (resources() / "icons").glob("*.svg"):
        if b"currentColor" not in path.read_bytes():
            continue
        image = chrome.icon(path.stem, felt).pixmap(QSize(20, 20)).toImage()
        solid = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255
        }
        assert solid == {felt.text}


def test_a_missing_icon_is_none_and_no_error(qtbot: QtBot) -> None:
    assert chrome.icon("not there", FELTS["green"]).isNull()


def test_another_palette_of_the_desktop_changes_nothing(window: MainWindow) -> None:
    before = window.menuBar().grab().toImage()
    usual = QApplication.palette()
    QApplication.setPalette(QPalette(QColor("#ff00ff"), QColor("#00ff00")))
    try:
        assert window.menuBar().grab().toImage() == before
    finally:
        QApplication.setPalette(usual)


def test_the_felt_can_be_changed(window: MainWindow) -> None:
    window.apply_felt(FELTS["sand"])
    picture = window.menuBar().grab().toImage()
    assert picture.pixelColor(picture.width() - 2, 2).name() == FELTS["sand"].chrome
