"""The numbers on the pages about Spider."""

from __future__ import annotations

from support.help_view import counts, earned, opening, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.piles import STOCK

START = variants()["SPIDER"].game().scoring.start
MOVE = -earned("spider-suit")[-1]
RUN = earned("spider-whole")[-1] + MOVE


def examples() -> list[int]:
    columns = len(piles(opening("SPIDER"), Kind.TABLEAU))
    made = START - scores("spider-suit")[-1]
    run = counts("spider-whole")[0]
    return [
        *(9, 8, 9, 8, 10, 1, 8, MOVE, START, made, scores("spider-suit")[-1]),
        *(5, 1, columns, -earned("spider-row")[1]),
        *(run, run + 1, START, MOVE, RUN, scores("spider-whole")[-1]),
    ]


def answers() -> list[int]:
    variant = variants()["SPIDER"]
    rows = opening("SPIDER")[STOCK].height // len(piles(opening("SPIDER"), Kind.TABLEAU))
    runs = len(piles(opening("SPIDER"), Kind.FOUNDATION))
    suits = [int(choice.letters[1:]) for choice in variant.options[0].choices]
    won = START + runs * RUN - 150 * MOVE
    return [*suits, rows, START, runs, MOVE, 150, START, runs, RUN, 150, won]


NUMBERS = {"SPIDER-examples": examples, "SPIDER-faq": answers}
