"""How quick the rules are: legal moves and playing one, against plain hand-written scans.

    python tests/benchmarks/kernel.py

The scans below are what one would write first for these two games: every face-up card against
every pile. They find the same moves, which is checked before anything is measured.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
sys.path.insert(0, str(Path(__file__).parents[2] / "plugins"))

from double_solitaire import DOUBLE_SOLITAIRE as DS
from forty_thieves import FORTY_THIEVES as FT
from freecell import FREECELL as FC
from reussite.game.session import Session
from reussite.kernel.cards import Card
from reussite.kernel.moves import Move
from reussite.kernel.piles import STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.variant import Game, Variant
from reussite.testing.player import chosen

GAMES = 8  # played to find the positions
MOVES = 150  # of each of them at the most
ROUNDS = 3  # the quickest counts

Scan = Callable[[Position], list[Move]]


class Decision(NamedTuple):
    """A position and the move played there."""

    position: Position
    move: Move


# By hand: Double Solitaire and Quarante Voleurs.


def scan_double_solitaire(position: Position) -> list[Move]:
    moves = []
    if position[STOCK].down:
        moves.append(Move(STOCK, WASTE))
    for source, pile in position:
        if source is STOCK:
            continue
        most = len(pile.up) if source.kind is Kind.TABLEAU else min(1, len(pile.up))
        for count in range(1, most + 1):
            card = pile.up[-count]
            for target, onto in position:
                if target is not source and _ds_takes(card, source, count, target, onto):
                    moves.append(Move(source, target, count))
    if not position[STOCK].down and position[WASTE].up:
        moves.append(Move(WASTE, STOCK, len(position[WASTE].up)))
    return moves


def _ds_takes(card: Card, source: Spot, count: int, target: Spot, onto: Pile) -> bool:
    if target.kind is Kind.TABLEAU:
        if not onto.up:
            return not onto.down and card.rank == 13
        top = onto.up[-1]
        return card.is_red != top.is_red and card.rank == top.rank - 1
    if target.kind is not Kind.FOUNDATION or source.kind is Kind.FOUNDATION or count > 1:
        return False
    if not onto.up:
        return card.rank == 1 and card.suit == target.number // 2
    return card.suit is onto.up[-1].suit and card.rank == onto.up[-1].rank + 1


def scan_forty_thieves(position: Position) -> list[Move]:
    moves = []
    if position[STOCK].down:
        moves.append(Move(STOCK, WASTE))
    for source, pile in position:
        if not pile.up:
            continue
        card = pile.up[-1]
        for target, onto in position:
            if target is not source and _ft_takes(card, source, target, onto):
                moves.append(Move(source, target))
    return moves


def _ft_takes(card: Card, source: Spot, target: Spot, onto: Pile) -> bool:
    if target.kind is Kind.TABLEAU:
        return not onto.up or (card.suit is onto.up[-1].suit and card.rank == onto.up[-1].rank - 1)
    if target.kind is not Kind.FOUNDATION or source.kind is Kind.FOUNDATION:
        return False
    if not onto.up:
        return card.rank == 1 and card.suit == target.number % 4
    return card.suit is onto.up[-1].suit and card.rank == onto.up[-1].rank + 1


SCANS: dict[str, Scan] = {"DS": scan_double_solitaire, "FT": scan_forty_thieves}


# Measuring.


def decisions(game: Game, games: int) -> list[Decision]:
    """What a player by chance met."""
    met = []
    for number in range(games):
        chance = Random(number)
        session = Session(game.numbered(number), now=lambda: 0.0)
        for _ in range(MOVES):
            if not (moves := session.legal()):
                break
            move = chosen(moves, 2, chance)
            met.append(Decision(session.position, move))
            session.play(move)
    return met


def speeds(*ways: Callable[[Decision], object], met: list[Decision]) -> list[float]:
    """How many decisions a second each way makes, in turn and at the best of some rounds.

    Time of this process only, so that a busy machine does less harm.
    """
    best = [float("inf")] * len(ways)
    for _ in range(ROUNDS):
        for number, way in enumerate(ways):
            start = time.process_time()
            for decision in met:
                way(decision)
            best[number] = min(best[number], time.process_time() - start)
    return [len(met) / seconds for seconds in best]


def by_rules(game: Game) -> Callable[[Decision], object]:
    legal, play = game.rules.legal, game.rules.play
    return lambda decision: (legal(decision.position), play(*decision))


def by_hand(game: Game, scan: Scan) -> Callable[[Decision], object]:
    play = game.rules.play
    return lambda decision: (scan(decision.position), play(*decision))


def by_declared_rules(game: Game) -> Callable[[Decision], object]:
    """Every place against every other, asked of the declared rules; nothing is played."""
    refusal = game.rules.declared_refusal

    def ask(decision: Decision) -> None:
        position = decision.position
        for source, pile in position:
            for count in range(1, max(1, len(pile.up)) + 1):
                for target in position.places:
                    refusal(position, Move(source, target, count))

    return ask


def bytes_per_level(variant: Variant) -> float:
    """How much one more step that can be taken back weighs, over a whole history."""
    session = Session(variant.game().numbered(1), now=lambda: 0.0)
    chance = Random(1)
    levels = 0
    session.play(session.legal()[0])  # what is made once is made now
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    while levels < (variant.undo_limit or 100) - 1 and (moves := session.legal()):
        session.play(chosen(moves, 1, chance))
        levels += 1
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / max(1, levels)


def report(games: int = GAMES) -> Iterator[str]:
    """The lines of the report, as they are measured."""
    yield "legal moves + playing one, per second of this process"
    for variant in (DS, FT, FC):
        game = variant.game()
        met = decisions(game, games)
        (asked,) = speeds(by_declared_rules(game), met=met[:: len(met) // 50])
        if scan := SCANS.get(variant.family):
            check(game, scan, met)
            rules, hand = speeds(by_rules(game), by_hand(game, scan), met=met)
            compared = f"   scan by hand {hand:7,.0f}, {rules / hand:4.1f} times slower"
        else:
            (rules,) = speeds(by_rules(game), met=met)
            compared = ""
        yield f"  {variant.family} {rules:8,.0f}   all declared rules {asked:5,.0f}{compared}"
    yield "bytes for each level of undo"
    yield "  " + "   ".join(f"{v.family} {bytes_per_level(v):,.0f}" for v in (DS, FT, FC))


def check(game: Game, scan: Scan, met: Iterable[Decision]) -> None:
    """The scan finds what the rules find."""
    for position, _ in met:
        assert set(scan(position)) == set(game.rules.legal(position)), position


def main() -> int:
    for line in report():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
