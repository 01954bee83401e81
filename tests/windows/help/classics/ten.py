"""The numbers on the pages about Number Ten."""

from __future__ import annotations

from support.help_view import counts, earned, opening, pack, piles, scores

from reussite.api import Kind

TURNED, UP = earned("ten-empty")
ACE, TWO, FROM_WASTE, BACK = earned("ten-points")


def examples() -> list[int]:
    assert TWO == UP + TURNED
    return [
        *(8, 7, 9, 8, 7, 10, 1, earned("ten-run")[-1]),
        *(counts("ten-empty")[0], TURNED, UP, scores("ten-empty")[-1]),
        *(ACE, 2, UP, TURNED, FROM_WASTE, 2, 3, -BACK),
        *(ACE, UP, TURNED, FROM_WASTE, -BACK, scores("ten-points")[-1]),
    ]


def answers() -> list[int]:
    cards = pack("TEN")
    hidden = sum(len(pile.down) for spot, pile in opening("TEN") if spot.kind is Kind.TABLEAU)
    won = cards * UP + hidden * TURNED
    columns = len(piles(opening("TEN"), Kind.TABLEAU))
    return [
        *(-BACK, UP),
        *(cards, hidden, cards, UP, hidden, TURNED, won, FROM_WASTE),
        columns,
    ]


NUMBERS = {"TEN-examples": examples, "TEN-faq": answers}
