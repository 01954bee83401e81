"""The numbers of the pages about Baker's Game, as its rules have them."""

from __future__ import annotations

from support.help_view import bound, counts, earned, opening, pack, piles, scores, variants

from reussite.api import Kind, Position
from reussite.kernel.moves import Move
from reussite.testing import lay

FAMILY = "BAKER"


def permitted(cells: int, columns: int) -> int:
    """How many cards may move with so many free cells and empty columns."""
    taken = {f"c{n}": card for n, card in enumerate(["7H", "8D", "9C", "TS"][: 4 - cells])}
    filled = ["QH", "QD", "QC", "QS", "KH", "KD"][: 6 - columns]
    named = {f"t{2 + n}": card for n, card in enumerate(filled)}
    game = variants()[FAMILY]
    table: Position = lay(game, {**taken, **named, "t0": "3H", "t1": "4H"})
    return game.game().rules.limit(table, Move.parse("t0>t1")) or 0


def rules() -> list[int]:
    columns = piles(opening(FAMILY), Kind.TABLEAU)
    cells = len(piles(opening(FAMILY), Kind.CELL))
    suits = len(piles(opening(FAMILY), Kind.FOUNDATION))
    cards = pack(FAMILY)
    table = [len(columns), columns[0], columns.count(7), columns[-1], cells, 1, suits]
    moving = [7, 8, permitted(1, 0) - permitted(0, 0), permitted(0, 1)]
    return [cards, cards, *table, *moving, earned("baker-up")[1], 10 * cards]


def examples() -> list[int]:
    onto_empty, onto_ten = bound("baker-run", 0), bound("baker-run", 1)
    doubled = [onto_empty, onto_ten // onto_empty, onto_ten]
    run = [1, permitted(1, 0), 1, *doubled, counts("baker-run")[1], 10, onto_empty]
    ten = earned("baker-up")[1]
    return [7, 8, 7, 8, *run, 2, 3, 3, 4, ten, 2, ten, scores("baker-up")[-1]]


def answers() -> list[int]:
    run = [permitted(0, 0), 1, 2, permitted(2, 0), 1, permitted(2, 1)]
    ten = earned("baker-up")[1]
    return [*run, 7, 8, 1, ten, pack(FAMILY), ten, ten * pack(FAMILY)]


NUMBERS = {"BAKER": rules, "BAKER-examples": examples, "BAKER-faq": answers}
