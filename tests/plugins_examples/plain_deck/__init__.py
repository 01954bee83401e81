"""Cards with nothing but rank and suit; `draw.py` has drawn them."""

from __future__ import annotations

from pathlib import Path

from reussite.api import CardDeck, hookimpl, text

PLAIN = CardDeck(key="plain", name=text("Plain"), file=Path(__file__).parent / "deck.svg")


@hookimpl
def reussite_decks() -> list[CardDeck]:
    return [PLAIN]
