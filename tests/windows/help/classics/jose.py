"""The numbers of the pages about Josephine, as its rules have them."""

from __future__ import annotations

from support.help_view import earned, opening, pack, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.piles import STOCK

FAMILY = "JOSE"
_, _, BACK, _, UP = earned("jose-back")
FROM_WASTE = earned("jose-stock")[1]


def rules() -> list[int]:
    columns = piles(opening(FAMILY), Kind.TABLEAU)
    suits = len(piles(opening(FAMILY), Kind.FOUNDATION))
    dealt = [pack(FAMILY), len(columns), columns[0], opening(FAMILY)[STOCK].height, suits]
    return [*dealt, 7, 8, variants()[FAMILY].game().rules.draw, UP, FROM_WASTE, -BACK, 0]


def examples() -> list[int]:
    run = [9, 8, 7, 10, 1, 5, 4, 4, 5, 6]
    back = [2, UP, 3, 4, -BACK, 2, UP, 2, UP, -BACK, UP, scores("jose-back")[-1]]
    return [*run, 7, 8, FROM_WASTE, *back]


def answers() -> list[int]:
    cards = pack(FAMILY)
    return [FROM_WASTE, -BACK, UP, cards, UP, cards * UP, FROM_WASTE]


NUMBERS = {"JOSE": rules, "JOSE-examples": examples, "JOSE-faq": answers}
