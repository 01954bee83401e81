"""Picking cards up and putting them down without dragging them.

Keys, click–click play, readers and lists all end here, and all of it ends in asking for a move that
the session judges.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, SignalInstance

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.choosers import Chooser, to_foundation
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.piles import Kind, Spot
from reussite.kernel.variant import Game
from reussite.table.mouse.gestures import Gestures, Held
from reussite.table.speech.announcer import Announcer
from reussite.table.speech.card_names import SUIT_NAMES, about, suit_of_place
from reussite.table.speech.move_results import MoveResults
from reussite.table.speech.pile_descriptions import distinct, longest_lift
from reussite.table.surface import Surface

translate = QCoreApplication.translate

# Of several refusals, the first says most; then any other; then the last.
_TELLING: Final = ("too-many", "", "one-at-a-time")

_MISSING: Final = {
    Kind.STOCK: Refusal("no-stock"),
    Kind.WASTE: Refusal("no-waste"),
    Kind.CELL: Refusal("no-cells"),
    Kind.FOUNDATION: Refusal("no-foundations"),
}


def missing_pile(game: Game, kind: Kind) -> Refusal:
    """Why a key for a pile of this kind does nothing: the game has none, or not so many."""
    if any(spot.kind is kind for spot in game.variant.layout.spots):
        return Refusal("no-such-place")
    return _MISSING.get(kind, Refusal("no-such-place"))


class PlayingSurface(Surface, Protocol):
    """What a selection uses of the table's widget: it plays moves."""

    @property
    def refused(self) -> SignalInstance: ...

    def play(self, move: Move) -> Refusal | None: ...


class Selection:
    """The player's hand over one table.

    Where the player did not say how many cards, as many go as the target takes.
    """

    def __init__(self, view: PlayingSurface, announcer: Announcer) -> None:
        self._view = view
        self._announcer = announcer

    @property
    def held(self) -> Held | None:
        return self._gestures.held

    @property
    def targets(self) -> list[Spot]:
        """Where the held cards may go, each once, in the order of the layout."""
        held = self.held
        moves = self._gestures.moves_of(held) if held is not None else []
        return list(dict.fromkeys(m.lands_on(held.spot) for m in moves)) if held else []

    # Picking up.

    def pick_up(self, spot: Spot, count: int | None = None) -> bool:
        """Take cards; without `count`, the longest run that the rules let go."""
        session = self._session
        if session.position[spot].is_empty:
            self._say(about(self._reports.descriptions.place(spot), translate("Speech", "empty")))
            return False
        wanted = count if count is not None else max(1, longest_lift(session, spot))
        if refusal := session.lift_refusal(spot, wanted):
            self._refuse(refusal)
            return False
        self._gestures.hold(Held(spot, wanted, is_chosen=count is not None))
        moves = distinct(session, self._gestures.moves_of(Held(spot, wanted, count is not None)))
        targets = [move.lands_on(spot) for move in moves]
        self._say(self._reports.picked(self._cards(spot, wanted), targets))
        return True

    def change_count(self, by: int) -> bool:
        """Hold more or fewer cards; False where there is not one more or one fewer."""
        held = self.held
        if held is None or held.count + by < 1:
            return False
        count = held.count + by
        if count > self._session.position[held.spot].height:
            return False
        if refusal := self._session.lift_refusal(held.spot, count):
            self._refuse(refusal)
            return True
        self._gestures.hold(Held(held.spot, count, is_chosen=True))
        self._say(self._reports.counted(self._cards(held.spot, count)))
        return True

    def put_back(self) -> bool:
        """The held cards go home; whether there were any."""
        if not self._gestures.let_go():
            return False
        self._say(self._reports.put_back())
        return True

    # Putting down. Each answers where cards went, or None.

    def put_down(self, target: Spot) -> Spot | None:
        """Lay the held cards on a pile; on a foundation, any one of them is meant."""
        held = self.held
        if held is None:
            return None
        if target is held.spot:
            self.put_back()
            return None
        return self._lay_held(held, self._zone(target))

    def put_on(self, kind: Kind) -> Spot | None:
        """Lay the held cards on the first pile of this kind that takes them."""
        held, spots = self.held, self._spots(kind)
        if held is None:
            return None
        if not spots:
            self._refuse(missing_pile(self._session.game, kind))
            return None
        return self._lay_held(held, spots)

    def move(self, source: Spot, targets: Iterable[Spot]) -> Spot | None:
        """Move as many cards as fit, without picking them up first."""
        self._gestures.let_go()
        count = max(1, longest_lift(self._session, source))
        if self._session.position[source].is_empty:
            self.pick_up(source)  # says that there is nothing
            return None
        return self._lay(Held(source, count), tuple(targets))

    def _lay_held(self, held: Held, targets: tuple[Spot, ...]) -> Spot | None:
        """Lay down what fits of the cards in the hand; the others go back, and that is said."""
        pile = self._session.position[held.spot]
        place = self._lay(held, targets)
        rest = held.count - (pile.height - self._session.position[held.spot].height)
        if place is not None and 0 < rest < held.count:
            self._say(self._reports.returned(rest))
        return place

    def _lay(self, held: Held, targets: tuple[Spot, ...]) -> Spot | None:
        by_place: dict[Spot, list[Move]] = {}
        for move in self._gestures.moves_of(held):
            by_place.setdefault(move.lands_on(held.spot), []).append(move)
        place = next((spot for spot in targets if spot in by_place), None)
        if place is None:
            return self._ask(self._most_telling(held, targets), held.spot)
        return self._ask(max(by_place[place], key=lambda move: move.count), held.spot)

    def _most_telling(self, held: Held, targets: tuple[Spot, ...]) -> Move:
        """Of moves that are all refused, the one whose reason helps most."""
        counts = (held.count,) if held.is_chosen else range(held.count, 0, -1)
        rules, position = self._session.game.rules, self._session.position
        moves = [
            rules.move_onto(position, held.spot, target, count)
            for target in targets
            for count in counts
        ]

        def rank(move: Move) -> tuple[bool, int]:
            refusal = self._session.refusal(move)
            code = refusal.code if refusal else ""
            return self._is_foreign(move), _TELLING.index(code if code in _TELLING else "")

        return min(moves, key=rank)

    def _is_foreign(self, move: Move) -> bool:
        """Whether it leads to a foundation of another suit than the card's."""
        suit = suit_of_place(self._session.game, move.target)
        card = self._session.position[move.source].up[-move.count]
        return bool(suit) and suit != SUIT_NAMES[card.suit]

    def _zone(self, target: Spot) -> tuple[Spot, ...]:
        """What counts as one target: all foundations, else each pile."""
        return self._spots(target.kind) if target.kind is Kind.FOUNDATION else (target,)

    # Moves without a hand. Each answers where cards went, or None.

    def deal(self) -> Spot | None:
        """Draw from the stock, or turn the waste over."""
        self._gestures.let_go()
        move = self._session.tap()
        if move is None:
            self._refuse(missing_pile(self._session.game, Kind.STOCK))
            return None
        return self._ask(move)

    def upwards(self, spot: Spot) -> Spot | None:
        """The top card of a pile to its foundation."""
        if self.held is not None:
            return self.put_on(Kind.FOUNDATION)
        card = self._session.position[spot].top
        if card is None:
            self.pick_up(spot)  # says that there is nothing
            return None
        if move := self._chosen((to_foundation,), spot, 1):
            return self._ask(move)
        foundations = self._spots(Kind.FOUNDATION)
        if spot.kind is Kind.FOUNDATION or not foundations:
            self._nowhere(card)
            return None
        return self._ask(self._most_telling(Held(spot, 1), foundations))

    def best(self, spot: Spot, count: int | None = None) -> Spot | None:
        """What a double-click does with a card, or with the best part of a pile."""
        self._gestures.let_go()
        session = self._session
        pile = session.position[spot]
        if not pile.up or session.is_over or (count or 0) > len(pile.up):
            self.pick_up(spot, count)  # says why not
            return None
        choosers = session.deal.variant.double_click
        counts = [count] if count else [*range(longest_lift(session, spot), 0, -1)]
        move = None if count else self._chosen((to_foundation,), spot, 1)
        for number in counts:
            move = move or self._chosen(choosers, spot, number)
        if move is not None:
            return self._ask(move)
        touched = count or max(counts, default=1)
        if refusal := session.length_refusal(spot, touched):
            self._refuse(refusal)
        else:
            self._nowhere(pile.up[-touched])
        return None

    def play(self, move: Move) -> Spot | None:
        """A move chosen from a list."""
        self._gestures.let_go()
        return self._ask(move)

    # Asking and saying.

    def _ask(self, move: Move, held: Spot | None = None) -> Spot | None:
        if self._view.play(move) is not None or move.target.is_every:
            return None
        return move.lands_on(held or move.source)

    def _chosen(self, choosers: Iterable[Chooser], spot: Spot, count: int) -> Move | None:
        return self._session.choose(choosers, spot, count)

    def _cards(self, spot: Spot, count: int) -> tuple[Card, ...]:
        return self._session.position[spot].up[-count:]

    def _spots(self, kind: Kind) -> tuple[Spot, ...]:
        return tuple(spot for spot in self._session.position.places if spot.kind is kind)

    def _refuse(self, refusal: Refusal) -> None:
        self._say(self._reports.refused_lift(refusal), urgent=True)
        self._view.refused.emit(refusal)

    def _nowhere(self, card: Card) -> None:
        self._say(self._reports.nowhere(card), urgent=True)

    def _say(self, text: str, *, urgent: bool = False) -> None:
        self._announcer.say(text, urgent=urgent)

    @property
    def _reports(self) -> MoveResults:
        return MoveResults(self._session, self._view.access)

    @property
    def _gestures(self) -> Gestures:
        return self._view.table.gestures

    @property
    def _session(self) -> Session:
        session = self._view.table.session
        assert session is not None
        return session
