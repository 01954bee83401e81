"""TriPeaks: three peaks to be played off, each card a neighbour of the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reussite.api import (
    ONE_APART_ROUND,
    STOCK,
    WASTE,
    Carry,
    Face,
    Fan,
    Kind,
    Layout,
    Mark,
    Options,
    PileRule,
    Position,
    Rules,
    Scoring,
    Spot,
    Step,
    Transition,
    Variant,
    place,
    row,
    text,
    to_waste,
)

# Layout: four rows that make three peaks, each row over the one before; below, stock and waste.

PEAKS = tuple(Spot(Kind.PEAK, number) for number in range(28))
TOPS = PEAKS[:3]
OPEN = PEAKS[18:]  # the last row

LAYOUT = Layout(
    slots=(
        *(place(Kind.PEAK, 1.5 + 3 * n, 0, number=n) for n in range(3)),
        *(place(Kind.PEAK, 1 + n + n // 2, 0.5, number=3 + n) for n in range(6)),
        *row(Kind.PEAK, 9, x=0.5, y=1, first=9),
        *row(Kind.PEAK, 10, x=0, y=1.5, first=18),
        place(Kind.STOCK, 2, 2.7),
        place(Kind.WASTE, 3, 2.7, fan=Fan.RIGHT, shows=12),
    ),
)


def deal() -> Iterator[Step]:
    """The peaks row by row, only the last row face up, and one card on the waste."""
    for peak in PEAKS:
        yield Carry(STOCK, peak, face=Face.UP if peak in OPEN else Face.DOWN)
    yield Carry(STOCK, WASTE)


# Rules: a chain on the waste, round the corner; won with nothing left of the peaks.

CHAIN = "chain"  # the mark that counts the cards played since the last draw


class PeakRules(Rules):
    """Adds how to win, and the length of the chain."""

    def consequences(self, played: Transition) -> Iterable[Step]:
        if played.carried(Kind.PEAK):
            yield Mark(CHAIN)
        elif played.before.marked(CHAIN):
            yield Mark(CHAIN, to=0)

    def is_won(self, position: Position) -> bool:
        return all(position[peak].is_empty for peak in PEAKS)


def rules(_options: Options) -> Rules:
    return PeakRules(
        piles={
            Kind.PEAK: PileRule(),
            Kind.WASTE: PileRule(takes=(Kind.PEAK,), build=(ONE_APART_ROUND,)),
        },
        draw=1,
        passes=1,
    )


# Scoring: the longer the chain, the dearer its next card; 15 for each peak, 30 for the last one.


def points(played: Transition) -> int:
    if not played.carried(Kind.PEAK):
        return -5 if played.move else 0
    topped = any(played.before[top].height > played.after[top].height for top in TOPS)
    peak = 30 if played.won else 15
    return played.after.marked(CHAIN) + (peak if topped else 0)


def scoring(_options: Options) -> Scoring:
    return Scoring(points=points)


TRI_PEAKS = Variant(
    family="PEAKS",
    version=1,
    name=text("TriPeaks"),
    summary=text("Clear three peaks by taking cards one higher or one lower."),
    difficulty=1,
    like="GOLF",
    layout=LAYOUT,
    deal=deal,
    rules=rules,
    scoring=scoring,
    click=(to_waste,),
    double_click=(to_waste,),
    auto_place=(to_waste,),
)
