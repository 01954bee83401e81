"""Facts told to plugins that watch, and what plugins add beside variants."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from reussite.kernel.scoring import Unit


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    TIME = "time"
    GIVEN_UP = "given-up"
    ENDED = "ended"  # by the rules, which know no winning there: a game for points
    LOST = "lost"  # by the rules


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal lies on the table.

    :param code: its canonical deal code.
    :param variant: the family.
    """

    code: str
    variant: str


@dataclass(frozen=True, slots=True)
class Result:
    """A game that ended.

    :param elapsed_ms: milliseconds of played time.
    :param moves: accepted actions; undo never lowers it.
    :param take_backs: cards taken back from foundations and not undone.
    :param hints: how often the player was shown a move.
    """

    code: str
    variant: str
    ending: Ending
    score: int
    unit: Unit
    elapsed_ms: int
    moves: int
    take_backs: int
    hints: int = 0


@dataclass(frozen=True, slots=True)
class CardDeck:
    """A deck of cards, drawn as one SVG.

    :param key: its name in the settings: small letters, digits and `_`.
    :param name: what the player reads, in English.
    :param file: the SVG, with an element for each face, `1_spade` to `king_club`, and `back`. The
        marks of empty places are the program's own.
    """

    key: str
    name: str
    file: Path


@dataclass(frozen=True, slots=True)
class Felt:
    """A cloth and the colours that go with it, all as `#rrggbb`.

    :param key: its name in the settings: small letters, digits and `_`.
    :param name: what the player reads, in English.
    :param centre: of the cloth; `edge` is what it darkens to.
    :param chrome: ground of menu, tool bar and status bar; `text` is what is written on it.
    :param slot: marks of empty places.
    :param accent: rings around places that accept a card.
    :param card_edge: edge line of the cards, where the usual one would not be seen; None: that.
    """

    key: str
    name: str
    centre: str
    edge: str
    chrome: str
    text: str
    slot: str
    accent: str
    card_edge: str | None = None
