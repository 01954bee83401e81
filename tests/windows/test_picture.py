"""A picture of the table with its code: to the clipboard, and to a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from support.window import CTRL, SHIFT, almost_won, play, press, winning_move

from reussite.kernel.variant import Deal
from reussite.windows.main import MainWindow
from reussite.windows.picture import caption

DealOf = Callable[[str], Deal]


def colours(image: QImage, top: int, bottom: int) -> set[int]:
    return {image.pixel(x, y) for y in range(top, bottom) for x in range(0, image.width(), 3)}


def test_the_picture_shows_the_table_and_its_code_below(window: MainWindow) -> None:
    play(window, "t4>f2")
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    assert "DS1-D1N-AAAAAAB · Score 15 · Moves 1" in caption(window.controller.session)[1]
    image = QGuiApplication.clipboard().image()
    assert image.width() == window.view.width()
    table = window.view.grab().toImage()
    assert image.height() > table.height()
    assert image.copy(table.rect()).convertToFormat(table.format()) == table
    assert len(colours(image, table.height(), image.height())) > 10  # words, not the cloth alone


def test_it_is_saved_as_a_png_named_by_its_code(window: MainWindow, tmp_path: Path) -> None:
    window.actions_by_key["save_picture"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "DS1-D1N-AAAAAAB.png"
    dialog.fileSelected.emit(str(tmp_path / "mine"))
    dialog.close()
    kept = (tmp_path / "mine.png").read_bytes()
    assert kept.startswith(b"\x89PNG")
    assert QImage.fromData(kept).height() > window.view.height()


def test_a_picture_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "in the way").touch()
    window.actions_by_key["save_picture"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "in the way" / "x.png"))
    dialog.close()
    assert window.toast.text.startswith("Could not save x.png: ")


def test_the_picture_of_a_result_says_how_it_ended(window: MainWindow, deal: DealOf) -> None:
    game = deal("DS1-D1N-AAAAAAB").game
    window.controller.take_up(almost_won(game, lambda: 0.0))
    assert caption(window.controller.session)[0] == "Double Solitaire"
    window.view.play(winning_move(game))
    assert caption(window.controller.session)[0] == "Double Solitaire – You won!"


@pytest.mark.parametrize("key", ["copy_picture", "save_picture"])
def test_a_paused_table_shows_no_cards(window: MainWindow, key: str) -> None:
    press(window, Qt.Key.Key_P)
    assert window.actions_by_key[key].isEnabled()
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    image = QGuiApplication.clipboard().image()
    white = sum(image.pixelColor(x, 300).lightness() > 240 for x in range(image.width()))
    assert white == 0
