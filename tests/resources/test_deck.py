"""The drawn decks: complete, of one size, legible, and what the generator draws."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DECKS = sorted((RESOURCES / "cards").glob("deck-*.svg"))
SUITS = ("club", "diamond", "heart", "spade")
RANKS = (*map(str, range(1, 11)), "jack", "queen", "king")
FACES = [f"{rank}_{suit}" for suit in SUITS for rank in RANKS]
BACKS = ["back", "back_red", "back_green", "back_plum", "back_slate"]
SLOTS = [
    "slot",
    *(f"slot_{suit}" for suit in SUITS),
    "slot_ace",
    "slot_king",
    "slot_recycle",
    "slot_norecycle",
    "slot_cell",
]
PAPER = "#fffdf8"


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def by_name(path: Path) -> str:
    return path.name


def test_the_default_the_four_colour_and_the_large_deck_are_there() -> None:
    names = {deck.name for deck in DECKS}
    assert {"deck-two.svg", "deck-four.svg", "deck-two-large.svg"} <= names


@pytest.mark.parametrize("deck", DECKS, ids=by_name)
def test_every_element_is_as_large_as_a_card(deck: Path, qapp: QApplication) -> None:
    renderer = QSvgRenderer(str(deck))
    assert renderer.isValid()
    for name in FACES + BACKS + SLOTS:
        assert renderer.elementExists(name), name
        bounds = renderer.boundsOnElement(name)
        size = (round(bounds.width(), 2), round(bounds.height(), 2))
        assert size == (240, 336), name


@pytest.mark.parametrize("deck", DECKS, ids=by_name)
def test_suits_stand_out_on_the_face(deck: Path) -> None:
    drawing = deck.read_text(encoding="utf-8")
    for suit in SUITS:
        face = next(line for line in drawing.splitlines() if f'id="2_{suit}"' in line)
        colours = set(re.findall(r'fill="(#[0-9a-f]{6})"', face))
        assert colours, suit
        assert all(contrast(colour, PAPER) >= 4.5 for colour in colours), (suit, colours)


def test_the_edge_colour_is_named_once_so_that_the_table_can_change_it() -> None:
    for deck in DECKS:
        assert deck.read_bytes().count(b"#b9b3a6") == 1


@pytest.mark.parametrize(
    ("program", "pattern"),
    [("cards/gen_deck.py", "deck-*.svg"), ("icons/gen_icon.py", "icon*.svg")],
)
def test_the_generator_draws_the_committed_files(
    program: str, pattern: str, tmp_path: Path
) -> None:
    source = RESOURCES / program
    subprocess.run([sys.executable, "-B", str(source), "--into", str(tmp_path)], check=True)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    committed = {path.name: path.read_bytes() for path in source.parent.glob(pattern)}
    assert drawn == committed
