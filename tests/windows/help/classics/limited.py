"""The numbers of the pages about Limited, as its rules have them."""

from __future__ import annotations

from support.help_view import earned, example, opening, pack, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.piles import STOCK

FAMILY = "LIMITED"
UP, *_, BACK = earned("limited-aces")
FROM_WASTE = earned("limited-stock")[1]
COLUMNS = piles(opening(FAMILY), Kind.TABLEAU)
THIEVES = len(piles(opening("FT"), Kind.TABLEAU))


def rules() -> list[int]:
    dealt = [len(COLUMNS), THIEVES, pack(FAMILY), len(COLUMNS), COLUMNS[0]]
    stock, suits = opening(FAMILY)[STOCK].height, len(piles(opening(FAMILY), Kind.FOUNDATION))
    draw = variants()[FAMILY].game().rules.draw
    return [*dealt, stock, suits, 7, 8, draw, UP, FROM_WASTE, -BACK, 0]


def examples() -> list[int]:
    moves = [step for step in example("limited-alone").steps if step.rule is None]
    alone = [9, 8, 7, 7, 2, 7, 8, 9, 10, len(moves), 3]
    up = earned("limited-aces").count(UP)
    aces = [2, up, UP, 2, 3, -BACK, up, UP, -BACK, scores("limited-aces")[-1]]
    return [*alone, 7, 8, FROM_WASTE, 5, 6, earned("limited-stock")[4], *aces]


def answers() -> list[int]:
    cards = pack(FAMILY)
    each = len(piles(opening(FAMILY), Kind.FOUNDATION)) // 4
    table = [len(COLUMNS) - THIEVES, len(COLUMNS), THIEVES]
    return [*table, each, -BACK, UP, cards, UP, cards * UP, FROM_WASTE]


NUMBERS = {"LIMITED": rules, "LIMITED-examples": examples, "LIMITED-faq": answers}
