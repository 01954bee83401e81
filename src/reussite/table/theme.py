"""What a table wears: deck, cloth, hand and size."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from reussite.api.records import Felt
from reussite.table.cards.deck import Deck, Drawing

if TYPE_CHECKING:
    from reussite.table.cards.foreign_decks import Foreign


@dataclass(frozen=True, slots=True)
class Theme:
    """What the table is made of.

    :param deck: the SVG of the cards, one of our own.
    :param cache: a folder for finished pictures.
    :param letters: the language of the index letters.
    :param strips: of face-up cards in a fan, natural and squeezed, in card widths.
    :param is_heaped: face-down cards of a column lie in one heap that bears their number.
    :param foreign: another deck, which lends its faces.
    :param is_strong: marks of empty places are nearly opaque.
    :param is_dimmed: the paper of our own decks does not dazzle in a dark room.
    :param zoom: above 1 the table is larger than its window, below 1 the cards are smaller than
        there is room for.
    """

    deck: Path
    felt: Felt
    cache: Path | None = None
    back: str = "back"
    is_mirrored: bool = False
    letters: str = "en"
    strips: tuple[float, float] = (0.27, 0.20)
    is_heaped: bool = False
    foreign: Foreign | None = None
    is_strong: bool = False
    is_dimmed: bool = False
    zoom: float = 1.0

    def drawing(self) -> Drawing:
        """What draws the cards."""
        ours = Deck(
            self.deck,
            back=self.back,
            edge=self.felt.card_edge,
            letters=self.letters,
            dimmed=self.is_dimmed,
        )
        if self.foreign is None:
            return ours
        from reussite.table.cards.foreign_decks import ForeignDeck  # seldom needed

        return ForeignDeck(self.foreign, ours)
