"""The numbers of the pages about Canfield, as its rules have them."""

from __future__ import annotations

from support.help_view import counts, earned, opening, pack, piles, scores, variants

from reussite.api import Kind

FAMILY = "CANF"


def rules() -> list[int]:
    cards, table = pack(FAMILY), opening(FAMILY)
    suits, (reserve,) = len(piles(table, Kind.FOUNDATION)), piles(table, Kind.RESERVE)
    columns, (stock,) = piles(table, Kind.TABLEAU), piles(table, Kind.STOCK)
    game = variants()[FAMILY]
    draws = [game.game().rules.draw, game.game(game.choose(draw="D1")).rules.draw]
    dealt = [reserve, cards, reserve, suits, suits - 1, len(columns), columns[0], stock]
    return [*dealt, 2, 13, 7, 8, *draws, earned("canf-base")[1], 10 * cards]


def examples() -> list[int]:
    first, *_, last = scores("canf-base")
    ups = earned("canf-base")[1:]
    base = [first, len(ups), ups[0], first, len(ups), ups[0], last]
    taken, *_ = drawn = counts("canf-stock")
    waste = drawn[3]
    stock = [taken, 8, taken, waste, 2 * taken - waste, 4, 5]
    return [*base, 7, 8, counts("canf-column")[1], 10, 9, 5, *stock]


def answers() -> list[int]:
    (reserve,) = piles(opening(FAMILY), Kind.RESERVE)
    ten = earned("canf-base")[1]
    start = variants()[FAMILY].game().scoring.start
    return [9, 9, 8, reserve, ten, start, pack(FAMILY), ten, ten * pack(FAMILY)]


NUMBERS = {"CANF": rules, "CANF-examples": examples, "CANF-faq": answers}
