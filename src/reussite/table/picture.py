"""What the parts of a scene use of what lies on it; none imports the scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtWidgets import QGraphicsItem

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.piles import Spot
from reussite.table.arrangement import Lie
from reussite.table.cards.faces import Faces
from reussite.table.geometry import Geometry
from reussite.table.items.card import CardItem
from reussite.table.items.pile import PileItem
from reussite.table.theme import Theme


class Picture(Protocol):
    """Cards and places as they lie; None and empty before the first game.

    :ivar is_covered: the cards are hidden in a pause.
    """

    @property
    def session(self) -> Session | None: ...

    @property
    def geometry(self) -> Geometry | None: ...

    @property
    def theme(self) -> Theme: ...

    @property
    def faces(self) -> Faces: ...

    @property
    def lies(self) -> Mapping[Card, Lie]: ...

    @property
    def items_by_card(self) -> Mapping[Card, CardItem]: ...

    @property
    def items_by_spot(self) -> Mapping[Spot, PileItem]: ...

    @property
    def is_covered(self) -> bool: ...

    def addItem(self, item: QGraphicsItem) -> None: ...

    def removeItem(self, item: QGraphicsItem) -> None: ...
