"""The numbers of the pages about Golf, as its rules have them."""

from __future__ import annotations

from support.help_view import earned, example, opening, piles, scores

from reussite.api import Kind
from reussite.kernel.piles import STOCK, WASTE

FAMILY = "GOLF"


def rules() -> list[int]:
    columns = piles(opening(FAMILY), Kind.TABLEAU)
    waste, stock = opening(FAMILY)[WASTE], opening(FAMILY)[STOCK]
    dealt = [1, len(columns), len(columns), columns[0], waste.height, stock.height]
    first, last = earned("golf-won")
    left = example("golf-won").after(0).position[STOCK].height
    return [*dealt, 1, first, (last - first) // left]


def examples() -> list[int]:
    chain = [ten for ten in earned("golf-chain") if ten]
    turned = earned("golf-round")
    first, last = earned("golf-won")
    left = example("golf-won").after(0).position[STOCK].height
    each = (last - first) // left
    return [
        *(7, 6, 8, 5, 8, 9, 9, 8, len(chain), chain[0]),
        earned("golf-king")[-1],
        *(len(turned), turned[0], scores("golf-round")[-1]),
        *(6, 7, first, left, each, 2, first, left, each, scores("golf-won")[-1]),
    ]


def answers() -> list[int]:
    cards = sum(piles(opening(FAMILY), Kind.TABLEAU))
    stock = opening(FAMILY)[STOCK].height
    ten = earned("golf-won")[0]
    sums = [cards, cards, ten, cards * ten, ten, cards * ten, stock, ten, (cards + stock) * ten]
    return [stock, *sums]


NUMBERS = {"GOLF": rules, "GOLF-examples": examples, "GOLF-faq": answers}
