"""The numbers of the pages about Eight Off, as its rules have them."""

from __future__ import annotations

from support.help_view import bound, counts, earned, example, opening, pack, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.moves import Move
from reussite.testing import lay

FAMILY = "EIGHT"


def rules() -> list[int]:
    cards, table = pack(FAMILY), opening(FAMILY)
    cells, columns = piles(table, Kind.CELL), piles(table, Kind.TABLEAU)
    taken = sum(cells)
    suits = len(piles(table, Kind.FOUNDATION))
    dealt = [len(cells), taken, cards, cards, len(columns), columns[0], 1, taken, taken, suits]
    return [*dealt, 7, 8, 1, earned("eight-up")[0], 10 * cards]


def examples() -> list[int]:
    before, after = example("eight-run").after(0).position, example("eight-run").after(2).position
    cells, later = piles(before, Kind.CELL), piles(after, Kind.CELL)
    run = counts("eight-run")[0]
    first, second = bound("eight-run", 0), bound("eight-run", 2)
    carried = [sum(cells), len(cells), cells.count(0), first, run, later.count(0), second]
    ups = [ten for ten in earned("eight-up") if ten]
    return [*carried, 2, 3, ups[0], len(ups), ups[0], scores("eight-up")[-1], 3, 4]


def answers() -> list[int]:
    game, table = variants()[FAMILY].game(), opening(FAMILY)
    cells = piles(table, Kind.CELL)
    dealt = game.rules.limit(table, Move.parse("t0>t1")) or 0
    most = game.rules.limit(lay(game, t0="7H", t1="8H"), Move.parse("t0>t1")) or 0
    ten = earned("eight-up")[0]
    run = [dealt - cells.count(0), cells.count(0), dealt, len(cells), most]
    return [*run, ten, pack(FAMILY), ten, ten * pack(FAMILY)]


NUMBERS = {"EIGHT": rules, "EIGHT-examples": examples, "EIGHT-faq": answers}
