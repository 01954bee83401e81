"""What the table sounds like: a phrase for every pile and every card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication

from reussite.game.session import Session
from reussite.i18n.messages import filled
from reussite.kernel.cards import Card
from reussite.kernel.layout import Fan
from reussite.kernel.moves import Move
from reussite.kernel.piles import Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import RECYCLED, Rules
from reussite.kernel.variant import Game
from reussite.table.a11y.preferences import AccessPreferences, Verbosity
from reussite.table.mouse.peek import WASTE_CARDS
from reussite.table.speech.card_names import (
    Speech,
    about,
    capital,
    card_name,
    group_name,
    listed,
    place_name,
    rank_name,
    suit_of_place,
    told,
)

translate = QCoreApplication.translate

LONG_RUN: Final = 3  # so many cards in sequence are told by their ends


class PileDescriptions:
    """The phrases of one game, as short or long as the player wants them.

    They tell what a player who sees the table sees, and nothing that lies face down or covered.
    """

    def __init__(self, session: Session, access: AccessPreferences) -> None:
        self.session = session
        self.access = access

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def position(self) -> Position:
        return self.session.position

    @property
    def is_brief(self) -> bool:
        return self.access.verbosity is Verbosity.BRIEF

    @property
    def is_full(self) -> bool:
        return self.access.verbosity is Verbosity.FULL

    # Names.

    def card_name(self, card: Card) -> str:
        return card_name(card, brief=self.is_brief)

    def place(self, spot: Spot) -> str:
        """A pile within a sentence."""
        return place_name(self.game, spot)

    def places(self, spots: list[Spot]) -> str:
        """Where cards may go, twin places told once."""
        return listed(dict.fromkeys(self.place(spot) for spot in spots))

    def top_name(self, spot: Spot) -> str:
        """The card that shows on top of a pile, or what is there instead of one."""
        pile = self.position[spot]
        if pile.top is not None:
            return self.card_name(pile.top)
        return translate("Speech", "face down") if pile.down else translate("Speech", "empty")

    # Piles.

    def pile(self, spot: Spot) -> str:
        """The phrase of a pile."""
        contents = listed(self._contents(spot))
        if self.is_brief and spot.kind not in (Kind.TABLEAU, Kind.CELL):
            name = place_name(self.game, spot, brief=True)
            pattern = translate("Speech", "%1 %2", "a pile and what lies there, said briefly")
            return filled(pattern, name, contents)
        label = self._label(spot)
        if self.access.card_first:
            pattern = translate("Speech", "%1, %2", "what lies there, then the pile")
            phrase = filled(pattern, contents, label)
        else:
            phrase = about(label, contents)
        if self.is_brief:
            return phrase
        return told([phrase, *self._outlook(spot)])

    def whole(self, spot: Spot) -> str:
        """All cards of a pile that are seen, from the top."""
        pile = self.position[spot]
        if spot.kind in (Kind.STOCK, Kind.FOUNDATION) or not pile.up:
            return self.pile(spot)
        first = self.seen_from(spot)
        clauses = [self.card_name(card) for card in reversed(pile.cards[first:])]
        if self.game.rules.is_covered(self.position, spot):
            clauses.append(translate("Speech", "covered"))
        if under := first - len(pile.down):
            clauses.append(Speech.tr("%n under", "cards under the top one", under))
        if pile.down:
            clauses.append(Speech.tr("%n hidden", "face-down cards of a column", len(pile.down)))
        return told([about(self._label(spot), listed(clauses)), *self._outlook(spot)])

    def _label(self, spot: Spot) -> str:
        label = place_name(self.game, spot, brief=self.is_brief)
        if self.is_full:
            if spot.kind is Kind.TABLEAU and (height := self.position[spot].height):
                return listed([label, Speech.tr("%n card(s)", "", height)])
            if self._is_second(spot):
                return filled(translate("Speech", "%1, second", "of two places"), label)
        return label

    def _is_second(self, spot: Spot) -> bool:
        """Whether a place of the same suit comes before this one."""
        suit = suit_of_place(self.game, spot)
        return bool(suit) and any(
            other.number < spot.number and suit_of_place(self.game, other) == suit
            for other in self.position.places
            if other.kind is spot.kind
        )

    def _contents(self, spot: Spot) -> list[str]:
        pile = self.position[spot]
        if spot.kind is Kind.STOCK:
            return self._stock_contents(pile)
        if pile.is_empty:
            return self._nothing(spot)
        if spot.kind is Kind.FOUNDATION:
            return self._foundation_contents(spot, pile)
        if spot.kind in (Kind.WASTE, Kind.CELL, Kind.DISCARD):
            under = pile.height - 1
            clauses = [self.top_name(spot)]
            if under and not self.is_brief:
                clauses.append(Speech.tr("%n under", "cards under the top one", under))
            return clauses
        return self._column_contents(spot, pile)

    def _stock_contents(self, pile: Pile) -> list[str]:
        clauses = [str(pile.height) if self.is_brief else Speech.tr("%n card(s)", "", pile.height)]
        rules = self.game.rules
        if not pile.height:
            clauses = [translate("Speech", "empty")]
        if self.is_full and rules.passes is not None:
            left = max(0, rules.passes - 1 - self.position.marked(RECYCLED))
            clauses.append(filled(translate("Speech", "passes left: %1"), str(left)))
        return clauses

    def _nothing(self, spot: Spot) -> list[str]:
        clauses = [translate("Speech", "empty")]
        rule = self.game.rules.piles.get(spot.kind)
        if (
            self.is_full
            and rule
            and spot.kind is Kind.TABLEAU
            and (base := _BASES.get(rule.base.code))
        ):
            clauses.append(base())
        return clauses

    def _foundation_contents(self, spot: Spot, pile: Pile) -> list[str]:
        assert pile.top is not None
        suited = suit_of_place(self.game, spot)
        clauses = [rank_name(pile.top) if suited else self.card_name(pile.top)]
        if self.is_full and (found := self._next_up(spot)):
            card, where = found
            pattern = translate("Speech", "next %1", "card that a foundation waits for")
            clauses.append(filled(pattern, self.card_name(card)))
            if where is not None:
                pattern = translate("Speech", "in %1", "where a card lies")
                clauses.append(filled(pattern, self.place(where)))
        return clauses

    def _next_up(self, spot: Spot) -> tuple[Card, Spot | None] | None:
        """The card that a foundation takes next, and where it can be seen."""
        top, rule = self.position[spot].top, self.game.rules.piles[spot.kind]
        if top is None:
            return None
        wanted = [
            card
            for pile in self.position.piles
            for card in pile.cards
            if all(fit.holds(card, top) for fit in rule.build)
        ]
        for card in wanted:
            for where in self.seen(card):
                if where.kind is not Kind.FOUNDATION:
                    return card, where
        return (wanted[0], None) if wanted else None

    def _column_contents(self, spot: Spot, pile: Pile) -> list[str]:
        clauses = []
        told_of = 0
        if pile.up:
            run = run_length(self.game.rules, spot, pile)
            told_of = run  # what lies below fits no more, and is not what the top lies on
            clauses.append(self.cards(pile.up[-told_of:], in_sequence=run >= LONG_RUN))
        if rest := len(pile.up) - told_of:
            clauses.append(Speech.tr("%n more", "face-up cards of a column", rest))
        if self.game.rules.is_covered(self.position, spot):
            clauses.append(translate("Speech", "covered"))
        if pile.down and not self.is_brief and spot.kind is not Kind.PEAK:
            clauses.append(Speech.tr("%n hidden", "face-down cards of a column", len(pile.down)))
        elif pile.down and not pile.up:
            clauses.append(translate("Speech", "face down"))
        if self.is_full and told_of >= LONG_RUN:
            clauses.append(Speech.tr("%n in sequence", "face-up cards of a column", told_of))
        return clauses

    def cards(self, cards: tuple[Card, ...], *, in_sequence: bool) -> str:
        """Cards lying on each other, bottom first, told from the top."""
        top, bottom = self.card_name(cards[-1]), self.card_name(cards[0])
        if len(cards) == 1:
            return top
        if in_sequence:
            pattern = translate("Speech", "%1 to %2", "a run of cards: the top one, the bottom one")
            return filled(pattern, top, bottom)
        pattern = translate("Speech", "%1 on %2", "two cards, one lying on the other")
        return filled(pattern, top, bottom)

    def _outlook(self, spot: Spot) -> list[str]:
        """What can be done with a pile, where the player wants to hear all."""
        if not self.is_full or spot.kind in (Kind.STOCK, Kind.FOUNDATION):
            return []
        moves = [move for move in self.session.legal() if move.takes_from(spot)]
        clauses = []
        if spot.kind is Kind.TABLEAU and (count := longest_lift(self.session, spot)):
            clauses.append(Speech.tr("%n can move", "cards of a column", count))
        if targets := self.places([m.lands_on(spot) for m in distinct(self.session, moves)]):
            clauses.append(filled(translate("Speech", "Goes to %1", "list of piles"), targets))
        return clauses

    def group(self, spot: Spot) -> str:
        """The group that a pile belongs to."""
        groups = self.game.variant.layout.reading
        return capital(group_name(self.game, next(g for g in groups if spot in g.spots)))

    # Cards.

    def card(self, spot: Spot, depth: int) -> str:
        """The phrase of one card of a pile, counted from 0 at the bottom."""
        pile = self.position[spot]
        if not depth < pile.height:
            return ""
        phrase = self._face(spot, pile, depth)
        if self.is_brief:
            return phrase
        pattern = translate("Speech", "%1, %2 of %3", "a card, its number, how many")
        phrase = filled(pattern, phrase, str(depth + 1), str(pile.height))
        if not self.is_full or self.session.lift_refusal(spot, pile.height - depth):
            return phrase
        on_it = pile.height - depth - 1
        if not on_it:
            return listed([phrase, translate("Speech", "can move")])
        return listed([phrase, Speech.tr("can move with the %n card(s) on it", "", on_it)])

    def _face(self, spot: Spot, pile: Pile, depth: int) -> str:
        if depth < len(pile.down):
            return translate("Speech", "face down")
        if depth < self.seen_from(spot):
            return translate("Speech", "covered")
        return self.card_name(pile.cards[depth])

    def seen_from(self, spot: Spot) -> int:
        """From which card on those of a pile can be seen; what built a foundation is known."""
        pile = self.position[spot]
        slot = next(slot for slot in self.game.variant.layout.slots if slot.spot is spot)
        if spot.kind is Kind.FOUNDATION or (slot.fan is not Fan.NONE and slot.shows is None):
            return len(pile.down)
        shown = 1 if slot.fan is Fan.NONE else slot.shows or 1
        if spot.kind is Kind.WASTE:
            shown = max(shown, WASTE_CARDS)  # a held button shows them, too
        return max(len(pile.down), pile.height - shown)

    def seen(self, card: Card) -> list[Spot]:
        """Where this card lies, if it can be seen."""
        return [
            spot
            for spot, pile in self.position
            if spot.kind is not Kind.HAND
            and card in pile.up
            and pile.cards.index(card) >= self.seen_from(spot)
        ]


_BASES: Final[Mapping[str, Callable[[], str]]] = {
    "any-card": lambda: translate("Speech", "any card", "what an empty column takes"),
    "only-kings": lambda: translate("Speech", "kings only", "what an empty column takes"),
    "only-aces": lambda: translate("Speech", "aces only", "what an empty column takes"),
}


def run_length(rules: Rules, spot: Spot, pile: Pile) -> int:
    """How many cards from the top follow each other as the pile is built."""
    rule = rules.piles.get(spot.kind)
    if rule is None or not rule.build or not pile.up:
        return min(1, len(pile.up))
    length = 1
    for card, under in pairwise(reversed(pile.up)):
        if not all(fit.holds(card, under) for fit in rule.build):
            break
        length += 1
    return length


def longest_lift(session: Session, spot: Spot) -> int:
    """How many cards of a pile can be picked up at once; 0 if none."""
    counts = range(len(session.position[spot].up), 0, -1)
    return next((count for count in counts if session.lift_refusal(spot, count) is None), 0)


def distinct(session: Session, moves: Iterable[Move]) -> list[Move]:
    """Of moves to empty places that are alike, only the first."""
    kept: dict[tuple[Spot, int, object], Move] = {}
    for move in moves:
        where = move if move.partner is not None else _alike(session, move.target)
        kept.setdefault((move.source, move.count, where), move)
    return list(kept.values())


def _alike(session: Session, target: Spot) -> object:
    if target.is_every or not session.position[target].is_empty:
        return target
    return target.kind, suit_of_place(session.game, target)
