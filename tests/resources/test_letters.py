"""Index letters of other languages: put in at run time, drawn as the generator would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from reussite.kernel.cards import Card
from reussite.paths import resources
from reussite.table.cards.deck import SLOTS, Deck
from reussite.table.cards.index_letters import LETTERS, with_letters

CARDS = resources() / "cards"


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("index", ["normal", "large"])
@pytest.mark.parametrize("palette", ["two", "familiar"])
def test_letters_put_in_are_those_that_the_generator_draws(
    palette: str, index: str, language: str, tmp_path: Path
) -> None:
    wanted = tmp_path / "deck.svg"
    subprocess.run(
        [
            *(sys.executable, "-B", str(CARDS / "gen_deck.py"), "--palette", palette),
            *("--index", index, "--language", language, "-o", str(wanted)),
        ],
        check=True,
    )
    large = "-large" if index == "large" else ""
    ours = (CARDS / f"deck-{palette}{large}.svg").read_bytes()
    assert with_letters(ours, language) == wanted.read_bytes()


def test_unknown_languages_and_catalan_have_english_letters() -> None:
    drawing = (CARDS / "deck-two.svg").read_bytes()
    for language in ("ca", "xx", ""):
        assert with_letters(drawing, language) == drawing


def picture(deck: Deck, number: int) -> QImage:
    image = QImage(120, 168, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    deck.draw(image, number, QRectF(image.rect()))
    return image


@pytest.mark.parametrize(
    ("language", "changed"),
    [("fr", "JQK"), ("bg", "JQK"), ("ru", "AJQ")],
)
def test_only_the_cards_with_other_letters_change(
    language: str, changed: str, qapp: QApplication
) -> None:
    file = CARDS / "deck-two.svg"
    english, other = Deck(file), Deck(file, letters=language)
    assert english.key != other.key
    for rank in "A29TJQK":
        card = Card.parse(f"{rank}H")
        same = picture(english, card.face) == picture(other, card.face)
        assert same is (rank not in changed), rank
    ace = SLOTS.index("slot_ace") + 53
    assert (picture(english, ace) == picture(other, ace)) is ("A" not in changed)
