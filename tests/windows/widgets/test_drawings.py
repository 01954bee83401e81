"""Small drawings are drawn once and read as finished pixels afterwards."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reussite.paths import resources
from reussite.windows.widgets import drawings
from reussite.windows.widgets.drawings import KEPT, drawn, keep_in


@pytest.fixture
def folder(qtbot: QtBot, tmp_path: Path) -> Iterator[Path]:
    """Where drawings are kept for the length of a test."""
    assert QApplication.instance()
    keep_in(tmp_path / "kept")
    yield tmp_path / "kept"
    keep_in(None)


def svg(name: str = "undo") -> bytes:
    return (resources() / "icons" / f"{name}.svg").read_bytes()


def without_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("it was drawn again")

    monkeypatch.setattr(drawings, "QImageReader", fail)


def test_a_later_start_reads_what_an_earlier_one_drew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = drawn(svg(), 20)
    without_svg(monkeypatch)
    assert drawn(svg(), 20) == first
    assert first.width() == 20


@pytest.mark.parametrize("change", [b"", b"reussite icons 1\n", b"\0" * 4000])
def test_a_spoilt_file_is_drawn_again(folder: Path, change: bytes) -> None:
    first = drawn(svg(), 20)
    (file,) = folder.glob("icons-*")
    file.write_bytes(change)
    assert drawn(svg(), 20) == first


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_in_its_place_is_not_waited_for(folder: Path) -> None:
    first = drawn(svg(), 20)
    (file,) = folder.glob("icons-*")
    file.unlink()
    os.mkfifo(file)
    assert drawn(svg(), 20) == first


def test_another_size_or_colour_is_another_drawing(folder: Path) -> None:
    black = svg().replace(b"currentColor", b"#000000")
    white = svg().replace(b"currentColor", b"#ffffff")
    assert len({drawn(svg, side).size().width() for svg in (black,) for side in (20, 40)}) == 2
    assert drawn(black, 20) != drawn(white, 20)
    assert drawn(black, 20) != drawn(white, 20)  # nor when read


def test_without_a_folder_it_is_drawn_each_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_in(None)
    assert not drawn(svg(), 20).isNull()
    without_svg(monkeypatch)
    with pytest.raises(AssertionError, match="drawn again"):
        drawn(svg(), 20)


def test_what_is_no_drawing_is_empty_and_not_kept(folder: Path) -> None:
    assert drawn(b"no drawing", 20).isNull()
    assert not list(folder.glob("icons-*"))


def test_decks_and_drawings_do_not_push_each_other_out(folder: Path) -> None:
    folder.mkdir()
    decks = [folder / f"faces-{number}.argb" for number in range(6)]
    for deck in decks:
        deck.write_bytes(b"a deck")
    for side in range(1, KEPT + 20):
        drawn(svg(), side)
    assert all(deck.exists() for deck in decks)
    assert len(list(folder.glob("icons-*"))) == KEPT


def test_a_folder_that_cannot_be_written_does_no_harm(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    keep_in(tmp_path / "file")
    assert not drawn(svg(), 20).isNull()
    keep_in(None)


def test_qt_can_read_drawings_at_all(qtbot: QtBot) -> None:
    assert b"svg" in [bytes(kind.data()) for kind in QImageReader.supportedImageFormats()]
