"""How long things take and in which order cards fly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import repeat
from math import ceil, cos, hypot, pi, sin, sqrt
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF

from reussite.kernel.cards import Card
from reussite.kernel.piles import Kind
from reussite.kernel.steps import Flight, Transition
from reussite.table.animation.animator import LINEAR, OUT_CUBIC, OUT_QUAD, OUT_SINE, Motion
from reussite.table.arrangement import Lie
from reussite.table.items.card import CardItem


class Pace(StrEnum):
    """How quickly cards move; the value is its name in the settings."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    REDUCED = "reduced"  # nothing moves: cards appear where they go


#: How much longer than usual things take, where cards move at all.
STRETCH: Final[Mapping[Pace, float]] = MappingProxyType(
    {Pace.FAST: 0.5, Pace.NORMAL: 1.0, Pace.SLOW: 2.0}
)

# Milliseconds.
DRAW, DRAW_STAGGER = 180, 60
RECYCLE = 220
FLIP = 180
UNDO = 140
REFAN = 120
HOME = 220
FADE = 100
SHAKE, SWINGS = 240, 3
LEAVING, LEAVING_STAGGER, LEAVING_WHOLE = 1000, 28, 4000
# How far a card that leaves goes, in card widths, and how much it grows, in parts of its size.
DRIFT, GROWTH = 0.3, 0.25
DRIFTING: Final = (
    200  # pixels of a card's width; larger cards float no farther, or they would flash
)
GOLDEN_ANGLE: Final = pi * (3 - sqrt(5))
ACTION = 1200  # no action of the player takes longer to see, however many cards follow
FRAME: Final = 16  # ms between two pictures of a usual screen
GENTLEST, STEEPEST = 1.5, 3.0  # how much faster than on average a card sets off
STRIDE: Final = 0.95  # card widths that a card goes at most between two pictures
NEARLY_THERE: Final = 0.6  # part of a move after which an uncovered card turns up


class Timing(NamedTuple):
    """When one card goes, how long it takes and how it slows down."""

    begin: int
    length: int
    curve: QEasingCurve = OUT_CUBIC
    order: int = 0


def move_length(distance: float) -> int:
    """Milliseconds for a move over so many card widths."""
    return round(min(max(130 + 22 * distance, 150), 300))


def _eased(steepness: float) -> QEasingCurve:
    """Sets off at `steepness` times the mean speed, 1.5 to 3, and slows down to the end, never
    faster than at first; 3 is OutCubic."""
    if steepness >= STEEPEST:
        return OUT_CUBIC
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    curve.addCubicBezierSegment(
        QPointF(1 / 3, steepness / 3), QPointF(2 / 3, 1.0), QPointF(1.0, 1.0)
    )
    return curve


def followed(timing: Timing, distance: float) -> Timing:
    """The timing for a way of so many card widths that the eye can follow: a card that goes
    further than its own width between two pictures looks as if it jumped."""
    if distance <= 0:
        return timing
    length = max(timing.length, ceil(GENTLEST * FRAME * distance / STRIDE))
    steepest = length * STRIDE / (FRAME * distance)
    if steepest >= STEEPEST:
        return timing
    return timing._replace(length=length, curve=_eased(max(steepest, GENTLEST)))


def motions(
    items: Mapping[Card, CardItem],
    lies: Mapping[Card, Lie],
    timings: Mapping[Card, Timing],
    card_width: float,
) -> list[Motion]:
    """The ways of all cards that do not lie yet as `lies` says; untimed ones just close ranks."""
    ways = []
    for card, lie in lies.items():
        item = items[card]
        start, goal = item.pos(), QPointF(lie.x, lie.y)
        turns = item.is_up is not lie.is_up
        timing = timings.get(card)
        if start == goal and not turns:
            continue
        if timing is None and not (lie.is_seen or item.isVisible()):
            continue
        timing = timing or Timing(0, FLIP if turns else REFAN, OUT_QUAD)
        timing = followed(timing, hypot(*(goal - start).toTuple()) / card_width)
        ways.append(
            Motion(
                item,
                start,
                goal,
                timing.begin,
                timing.length,
                timing.curve,
                turns=turns,
                is_up=lie.is_up,
                order=timing.order,
                rest_z=lie.z,
            )
        )
    return ways


def timings_of_move(
    played: Transition,
    items: Mapping[Card, CardItem],
    lies: Mapping[Card, Lie],
    card_width: float,
) -> dict[Card, Timing]:
    """The carried cards together, those from the stock one by one; then what follows by itself,
    and what was uncovered turns up."""
    timed: dict[Card, Timing] = {}
    latest = drawn = 0
    for flight in played.flights():
        begin = 0
        if flight.source.kind is Kind.STOCK:
            begin = drawn * DRAW_STAGGER
            drawn += len(flight.cards)
        elif _follows(flight, played) and not timed.keys() & flight.cards:
            begin = round(latest * NEARLY_THERE)
        timed |= _timings_of_flight(flight, items, lies, card_width, begin)
        latest = max([latest, *(begin + timed[card].length for card in flight.cards)])
    for spot in played.revealed:
        for card in played.after[spot].up[:1]:
            timed.setdefault(card, Timing(round(latest * NEARLY_THERE), FLIP, OUT_QUAD))
    return within(ACTION, timed)


def within(whole: int, timed: dict[Card, Timing]) -> dict[Card, Timing]:
    """The same, set off closer after one another where all would take longer than `whole`."""
    last = max((timing.begin for timing in timed.values()), default=0)
    longest = max((timing.length for timing in timed.values()), default=0)
    if last + longest <= whole:
        return timed
    share = max(0, whole - longest) / last
    return {
        card: timing._replace(begin=round(timing.begin * share)) for card, timing in timed.items()
    }


def _follows(flight: Flight, played: Transition) -> bool:
    """Whether these cards go by themselves, after those that were moved."""
    return played.move is not None and not played.move.takes_from(flight.source)


def _timings_of_flight(
    flight: Flight,
    items: Mapping[Card, CardItem],
    lies: Mapping[Card, Lie],
    card_width: float,
    begin: int,
) -> dict[Card, Timing]:
    if flight.source.kind is Kind.STOCK:
        return {
            card: Timing(begin + n * DRAW_STAGGER, DRAW, order=n)
            for n, card in enumerate(flight.cards)
        }
    if flight.target.kind is Kind.STOCK:
        return {card: Timing(0, RECYCLE, order=n) for n, card in enumerate(flight.cards)}
    lead = flight.cards[0]
    start = items[lead].pos()
    distance = hypot(lies[lead].x - start.x(), lies[lead].y - start.y()) / card_width
    length = move_length(distance)
    return {card: Timing(begin, length, order=n) for n, card in enumerate(flight.cards)}


def together(cards: Iterable[Card], length: int) -> dict[Card, Timing]:
    """All at once, for taking back and going home."""
    return {card: Timing(0, length, order=n) for n, card in enumerate(cards)}


def appearing(items: Iterable[CardItem], begins: Iterable[int] = repeat(0)) -> list[Motion]:
    """Cards appear where they are: for those whom motion makes ill, and where it would flash."""
    return [
        Motion(
            item,
            QPointF(item.pos()),
            QPointF(item.pos()),
            begin,
            FADE,
            OUT_QUAD,
            order=n,
            rest_z=round(item.zValue()),
            fades=True,
        )
        for n, (item, begin) in enumerate(zip(items, begins, strict=False))
    ]


def shaking(item: CardItem, z: int, swing: float) -> Motion:
    """A card swings to and fro where it lies."""
    home = QPointF(item.pos())
    return Motion(
        item,
        home,
        home,
        0,
        SHAKE,
        OUT_SINE,
        rest_z=z,
        path=lambda share: home + QPointF(swing * (1 - share) * sin(2 * pi * SWINGS * share), 0),
    )


def leaving(piles: Iterable[Iterable[CardItem]], card_width: float) -> list[Motion]:
    """Pile after pile opens like a blossom: card after card, the uppermost first, floats off a
    little, each in another direction than the one before, grows and fades.

    Cards that fly over the table one after another let their faces flicker all along the way.
    Where they fade close to their pile many are seen through each other, and nothing flashes.
    """
    cards = [
        (item, below)
        for pile in piles
        if (down := list(pile)[::-1])
        for item, below in zip(down, [*down[1:], None], strict=True)
    ]
    stagger = min(LEAVING_STAGGER, (LEAVING_WHOLE - LEAVING) / max(1, len(cards)))
    return [
        Motion(
            item,
            QPointF(item.pos()),
            item.pos() + _petal(n) * DRIFT * min(card_width, DRIFTING),
            round(n * stagger),
            LEAVING,
            LINEAR,
            order=len(cards) - n,
            vanishes=GROWTH,
            uncovers=below,
        )
        for n, (item, below) in enumerate(cards)
    ]


def _petal(number: int) -> QPointF:
    """A direction; the golden angle never leads two cards the same way."""
    return QPointF(cos(number * GOLDEN_ANGLE), sin(number * GOLDEN_ANGLE))
