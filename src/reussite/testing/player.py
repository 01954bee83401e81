"""A player who chooses moves by chance, and the tables to sit down at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.deals import NUMBERS
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.pile_rules import PileRule
from reussite.kernel.piles import EMPTY, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Deal, Game, Variant

LONGEST_GAME = 100  # moves
LONGEST_ENDGAME = 24  # cards not yet on the foundations


@dataclass(frozen=True)
class Table:
    """Where a game begins.

    :param opening: the deal, or what was laid instead of it.
    :param is_laid: whether it is an endgame and not the deal that the code names.
    """

    deal: Deal
    opening: Transition
    is_laid: bool = False

    @cached_property
    def afresh(self) -> Game:
        """The same game with rules and scoring that nobody has asked before."""
        return Game(self.deal.variant, self.deal.game.options)

    @property
    def name(self) -> str:
        """What an author needs to find it again."""
        if self.is_laid:
            return f"{self.deal.game.options.letters}, laid: {self.opening.after!r}"
        return self.deal.code

    def begin(self) -> Session:
        """A game on which no time passes."""
        return Session(self.deal, now=lambda: 0.0, opening=self.opening)


@dataclass(frozen=True)
class Moment:
    """What a check sees: a game between two moves.

    :param session: the game, with `moves` played.
    :param played: the last of them; None on the fresh table.
    :param score_before: the score before it.
    :param answers: what was asked about this position already.
    """

    table: Table
    session: Session
    moves: tuple[Move, ...] = ()
    played: Transition | None = None
    score_before: int = 0
    answers: dict[object, dict[Move, Refusal | BaseException | None]] = field(
        default_factory=dict, repr=False
    )

    @property
    def game(self) -> Game:
        return self.table.deal.game

    @property
    def position(self) -> Position:
        return self.session.position


def seated(variant: Variant, chance: Random) -> Table:
    """Any deal under any options; one time in four an endgame, which can be won."""
    game = variant.game(chance.choice(variant.all_options))
    deal = game.numbered(chance.randrange(NUMBERS))
    if variant.microsoft and chance.randrange(4) == 3:
        deal = Deal(game, chance.randrange(1, 1 << 31), microsoft=True)
    if chance.randrange(4) == 3:
        cards = chance.randrange(1, LONGEST_ENDGAME)
        if end := endgame(game, cards):
            return Table(deal, Transition(end, None, (), end), is_laid=True)
    return Table(deal, deal.opening())


def moments(table: Table, chance: Random) -> Iterator[Moment]:
    """A game of a random length, move by move, by a player of random taste.

    It goes on as long as the variant plays by the rules itself; what it does wrong is for the
    checks to say.
    """
    session = table.begin()
    moment = Moment(table, session)
    eager = chance.randrange(4)  # how often in four a move to a foundation is preferred
    for _ in range(chance.randrange(LONGEST_GAME)):
        yield moment
        moves = session.legal()
        if not moves:
            return
        moment = played(moment, chosen(moves, eager, chance))
    yield moment


def chosen(moves: list[Move], eager: int, chance: Random) -> Move:
    upwards = [move for move in moves if move.target.kind is Kind.FOUNDATION]
    if upwards and chance.randrange(4) < eager:
        moves = upwards
    return moves[chance.randrange(len(moves))]


def played(moment: Moment, move: Move) -> Moment:
    """The moment after one more move."""
    session = moment.session
    before = session.score
    transition = session.play(move)
    return Moment(moment.table, session, (*moment.moves, move), transition, before)


def replayed(table: Table, moves: tuple[Move, ...]) -> Moment:
    """The moment after these moves; raises IllegalMoveError where one is refused."""
    moment = Moment(table, table.begin())
    for move in moves:
        moment = played(moment, move)
    return moment


# Endgames.


def endgame(game: Game, cards: int) -> Position | None:
    """A table with all cards on the foundations but for the last `cards`, which lie on columns.

    The cards can be played up one by one, so it can be won. None where the rules of the
    foundations do not take every card.
    """
    full = all_up(game)
    columns = [spot for spot in game.variant.places if spot.kind is Kind.TABLEAU]
    if full is None or not columns:
        return None
    piles = dict(full)
    foundations = [spot for spot in piles if spot.kind is Kind.FOUNDATION]
    taken = 0
    while taken < cards and any(piles[spot].up for spot in foundations):
        spot = max(foundations, key=lambda spot: len(piles[spot].up))
        column = columns[taken % len(columns)]
        *rest, card = piles[spot].up
        piles[spot] = Pile((), tuple(rest))
        piles[column] = Pile((), (*piles[column].up, card))
        taken += 1
    return Position(full.places, tuple(piles.values()))


def all_up(game: Game) -> Position | None:
    """The table with every card on the foundations, or None where their rules do not take them."""
    rule = game.rules.piles.get(Kind.FOUNDATION, PileRule())
    left = list(game.cards)
    piles: dict[Spot, Pile] = dict.fromkeys(game.variant.places, EMPTY)
    for spot in piles:
        if spot.kind is Kind.FOUNDATION:
            piles[spot] = Pile((), _built(rule, spot, left))
    if left:
        return None
    return Position(game.variant.places, tuple(piles.values()))


def _built(rule: PileRule, spot: Spot, left: list[Card]) -> tuple[Card, ...]:
    """The cards that this foundation takes one after the other; they are removed from `left`."""
    built: list[Card] = []
    while fitting := [card for card in left if _goes_up(rule, spot, built, card)]:
        left.remove(fitting[0])
        built.append(fitting[0])
    return tuple(built)


def _goes_up(rule: PileRule, spot: Spot, built: list[Card], card: Card) -> bool:
    if not built:
        return rule.base.holds(card, spot)
    return bool(rule.build) and all(fit.holds(card, built[-1]) for fit in rule.build)
