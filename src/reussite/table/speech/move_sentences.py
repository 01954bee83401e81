"""Legal moves as sentences, for lists of them and for switches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reussite.game.session import Session
from reussite.i18n.messages import filled
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, Kind, Spot
from reussite.table.a11y.preferences import AccessPreferences
from reussite.table.speech.card_names import Speech, about, capital, numbered_place
from reussite.table.speech.pile_descriptions import PileDescriptions, distinct

translate = QCoreApplication.translate

MANY = 8  # more moves than these are offered pile by pile to switches


class MoveEntry(NamedTuple):
    """An entry of a list.

    :param does: what it stands for: a move, further choices, or an action of the window by name.
    """

    text: str
    does: Move | tuple[MoveEntry, ...] | str


def choices(
    session: Session, access: AccessPreferences, moves: Iterable[Move]
) -> tuple[MoveEntry, ...]:
    """The moves one by one, those that come to the same told once."""
    return tuple(
        MoveEntry(move_sentence(session, access, move), move) for move in distinct(session, moves)
    )


def choices_by_pile(
    session: Session, access: AccessPreferences, moves: Iterable[Move]
) -> tuple[MoveEntry, ...]:
    """The moves; where they are many, first the piles that they come from."""
    single = choices(session, access, moves)
    if len(single) <= MANY:
        return single
    phrases = PileDescriptions(session, access)
    piles: dict[Spot, list[MoveEntry]] = {}
    for choice in single:
        assert isinstance(choice.does, Move)
        piles.setdefault(choice.does.source, []).append(choice)
    return tuple(
        entries[0]
        if len(entries) == 1
        else MoveEntry(
            about(capital(phrases.place(spot)), Speech.tr("%n legal move(s)", "", len(entries))),
            tuple(entries),
        )
        for spot, entries in piles.items()
    )


def move_sentence(session: Session, access: AccessPreferences, move: Move) -> str:
    """`7 of hearts to 8 of spades, column 3 to column 5`."""
    if move.source is STOCK:
        return translate("Speech", "Draw from the stock")
    if move.target is STOCK:
        return translate("Speech", "Turn the waste over")
    phrases = PileDescriptions(session, access)
    position = session.position
    if move.partner is not None:
        places = (move.source, move.partner)
        pattern = translate("Speech", "%1 and %2, %3 and %4", "a pair of cards, two piles")
        cards = (phrases.top_name(spot) for spot in places)
        return capital(filled(pattern, *cards, *(phrases.place(spot) for spot in places)))
    card = phrases.card_name(position[move.source].up[-move.count])
    if move.count > 1:
        card = filled(Speech.tr("%1 and %n more", "cards that move", move.count - 1), card)
    source, target = phrases.place(move.source), phrases.place(move.target)
    if _has_twin(session, phrases, move):
        target = numbered_place(move.target)
    onto = position[move.target].top
    if onto is None or move.target.kind is Kind.FOUNDATION:
        pattern = translate("Speech", "%1, %2 to %3", "a card, from pile to pile")
        return capital(filled(pattern, card, source, target))
    pattern = translate("Speech", "%1 to %2, %3 to %4", "a card, another card, from pile to pile")
    return capital(filled(pattern, card, phrases.card_name(onto), source, target))


def _has_twin(session: Session, phrases: PileDescriptions, move: Move) -> bool:
    """Whether the cards may go to another place of the same name as well."""
    position = session.position
    if move.target.kind is not Kind.FOUNDATION or position[move.target].is_empty:
        return False
    name = phrases.place(move.target)
    return any(
        spot is not move.target
        and spot.kind is Kind.FOUNDATION
        and phrases.place(spot) == name
        and not position[spot].is_empty
        and session.refusal(Move(move.source, spot, move.count)) is None
        for spot in position.places
    )
