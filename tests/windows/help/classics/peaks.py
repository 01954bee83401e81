"""The numbers on the pages about TriPeaks."""

from __future__ import annotations

from support.help_view import earned, opening, piles, scores, variants

from reussite.api import Kind
from reussite.testing import lay, points

DRAW = -points(variants()["PEAKS"], lay(variants()["PEAKS"], s0="2D", w0="9H", p18="8S"), "s0>w0")


def examples() -> list[int]:
    _, first, second, third, drawn, again = earned("peaks-chain")
    chain = [6, 9, 8, 9, 10, first, second, third, first + second + third]
    chain += [-drawn, 6, again, scores("peaks-chain")[4], DRAW, again, scores("peaks-chain")[-1]]
    corner = [2, *earned("peaks-corner")[1:], scores("peaks-corner")[-1]]
    covered = [4, 6, 5, 5, 4, 5, earned("peaks-covered")[-1]]
    one, two, last = earned("peaks-tops")
    tops = [3, 6, 1, one - 1, one, 7, 2, two - 2, two, 8, 3, last - 3, last, one, two, last]
    return [*chain, *corner, *covered, *tops, scores("peaks-tops")[-1], 2]


def answers() -> list[int]:
    cards = sum(piles(opening("PEAKS"), Kind.PEAK))
    chain = sum(range(1, cards + 1))
    one, two, last = (value - place for place, value in enumerate(earned("peaks-tops"), start=1))
    tops = one + two + last
    return [DRAW, DRAW, cards, chain, one, two, last, tops, chain, tops, chain + tops]


NUMBERS = {"PEAKS-examples": examples, "PEAKS-faq": answers}
