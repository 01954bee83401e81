"""Draw the deck "Réussite": one SVG of 240 x 336 units a card.

    python gen_deck.py                    every deck that the program offers, beside this file
    python gen_deck.py --into FOLDER      the same, elsewhere
    python gen_deck.py --palette four --index large --language fr -o deck.svg

The drawing is a grid of 13 x 6 cards: clubs, diamonds, hearts, spades, backs, empty places.
Elements are named as in the card decks of KDE: `1_club` to `king_spade`, `back`, `back_red` …,
and our own `slot`, `slot_club` ….
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from backs import back, back_definitions, slots
from colours import BACKS, PALETTES
from courts import ray_definition
from faces import HEIGHT, WIDTH, blank, card, large_card
from glyphs import INDEX_LETTERS, RANKS, SUITS, letter_definitions, suit_definitions
from svg import group


@dataclass(frozen=True)
class Deck:
    """What can be chosen about a deck."""

    palette: str = "two"
    index: str = "normal"
    language: str = "en"


OFFERED: Final = {
    "deck-two.svg": Deck(),
    "deck-two-large.svg": Deck(index="large"),
    "deck-four.svg": Deck(palette="four"),
    "deck-four-large.svg": Deck(palette="four", index="large"),
    "deck-familiar.svg": Deck(palette="familiar"),
    "deck-familiar-large.svg": Deck(palette="familiar", index="large"),
    "deck-poker.svg": Deck(palette="poker"),
    "deck-poker-large.svg": Deck(palette="poker", index="large"),
}


def drawing(deck: Deck) -> str:
    """The whole SVG."""
    face = large_card if deck.index == "large" else card
    elements: list[tuple[str, int, int, str]] = []
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            content = face(rank, suit, deck.palette, deck.language)
            elements.append((f"{rank}_{suit}", column, row, content))
    for column, name in enumerate(BACKS):
        elements.append((f"back_{name}" if column else "back", column, 4, back(name)))
    for column, (name, content) in enumerate(slots(deck.language).items()):
        elements.append((name, column, 5, content))

    definitions = (
        suit_definitions()
        + letter_definitions()
        + group(blank(), 'id="blank"')
        + back_definitions()
        + ("" if deck.index == "large" else ray_definition())
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{13 * WIDTH}" height="{6 * HEIGHT}" viewBox="0 0 {13 * WIDTH} {6 * HEIGHT}">',
        f"<defs>{definitions}</defs>",
        *(
            group(content, f'id="{name}" transform="translate({x * WIDTH} {y * HEIGHT})"')
            for name, x, y, content in elements
        ),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the deck.")
    parser.add_argument("--into", type=Path, default=Path(__file__).parent, metavar="FOLDER")
    parser.add_argument("--palette", default="two", choices=list(PALETTES))
    parser.add_argument("--index", default="normal", choices=["normal", "large"])
    parser.add_argument("--language", default="en", choices=list(INDEX_LETTERS))
    parser.add_argument("-o", dest="file", type=Path, help="draw this one deck only")
    choice = parser.parse_args()
    if choice.file:
        decks = {choice.file: Deck(choice.palette, choice.index, choice.language)}
    else:
        decks = {choice.into / name: deck for name, deck in OFFERED.items()}
    for file, deck in decks.items():
        file.write_text(drawing(deck), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
