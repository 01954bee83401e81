"""The whole table at one moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NoReturn

from reussite.kernel.cards import Card
from reussite.kernel.piles import Pile, Spot

Marks = tuple[tuple[str, int], ...]


class Position:
    """All piles at one moment, never changed: a move makes a new position.

    It holds exactly what the player expects undo to bring back. Untouched piles are shared
    between positions.

    :ivar places: index of each spot in `piles`; one mapping shared by all positions of a variant.
    :ivar piles: the piles, in the order of the layout.
    :ivar marks: facts that no pile shows (such as how often the waste was turned), counted by
        name, sorted.
    """

    __slots__ = ("marks", "piles", "places")

    places: Mapping[Spot, int]
    piles: tuple[Pile, ...]
    marks: Marks

    def __init__(
        self, places: Mapping[Spot, int], piles: tuple[Pile, ...], marks: Marks = ()
    ) -> None:
        _set_places(self, places)
        _set_piles(self, piles)
        _set_marks(self, marks)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a position never changes")

    def __getitem__(self, spot: Spot) -> Pile:
        """The pile on `spot`; raises KeyError where the variant has no such place."""
        return self.piles[self.places[spot]]

    def __contains__(self, spot: object) -> bool:
        return spot in self.places

    def __iter__(self) -> Iterator[tuple[Spot, Pile]]:
        return zip(self.places, self.piles, strict=True)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.piles == other.piles
            and self.marks == other.marks
            and self.places == other.places
        )

    def __hash__(self) -> int:
        return hash((self.piles, self.marks))

    def __repr__(self) -> str:
        return " ".join(f"{spot}={describe(pile)}" for spot, pile in self if not pile.is_empty)

    def marked(self, name: str) -> int:
        """How often a `Mark` of this name was made; 0 if never."""
        for known, times in self.marks:
            if known == name:
                return times
        return 0

    @property
    def cards(self) -> list[Card]:
        """Every card on the table, pile by pile."""
        return [card for pile in self.piles for card in pile.cards]


# Setting slots through their descriptors keeps construction quick and the rest frozen.
_set_places: Final = Position.__dict__["places"].__set__
_set_piles: Final = Position.__dict__["piles"].__set__
_set_marks: Final = Position.__dict__["marks"].__set__


def describe(pile: Pile) -> list[str]:
    """The cards of a pile as text, bottom first, face-down ones with a dash: `["-7H", "QS"]`."""
    return [f"-{card}" for card in pile.down] + [str(card) for card in pile.up]
