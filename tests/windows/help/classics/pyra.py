"""The numbers on the pages about Pyramid."""

from __future__ import annotations

from support.help_view import earned, example, opening, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.piles import STOCK
from reussite.testing import lay, points

PYRAMID = variants()["PYRA"]
TABLE = lay(PYRAMID, p27="KS", w0="KD")
OUT, FROM_WASTE = points(PYRAMID, TABLE, "p27>d0"), points(PYRAMID, TABLE, "w0>d0")


def examples() -> list[int]:
    _, king, _, first, _, second = earned("pyra-covered")
    covered = [5, 8, 13, 8, 5, 5, 8, 8, 5, king, first, second, scores("pyra-covered")[-1], 9]
    left = scores("pyra-king")[-1]
    alone = [6, 6 + 6, 13, left // OUT, left // OUT, OUT, left]
    waste = [9, 13, 4, 9, 4, 4, 9, OUT, FROM_WASTE, earned("pyra-waste")[-1]]
    turned = [step for step in example("pyra-passes").steps if step.move.target is STOCK]
    times = len([step for step in turned if step.rule is None])
    return [
        *(*covered, *alone, *waste),
        *(times, 2, OUT, FROM_WASTE, scores("pyra-passes")[-1]),
    ]


def answers() -> list[int]:
    cards, stock = sum(piles(opening("PYRA"), Kind.PEAK)), opening("PYRA")[STOCK].height
    base = cards * OUT
    most = base + stock * FROM_WASTE
    return [13, cards, OUT, base, FROM_WASTE, stock, base, stock, FROM_WASTE, most]


NUMBERS = {"PYRA-examples": examples, "PYRA-faq": answers}
