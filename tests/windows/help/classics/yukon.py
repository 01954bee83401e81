"""The numbers on the pages about Yukon."""

from __future__ import annotations

from support.help_view import counts, earned, opening, pack, scores

ACE, TURNED, TWO, BACK, AGAIN = earned("yukon-back")


def examples() -> list[int]:
    known = scores("yukon-back")
    return [
        *(10, 9, 2, counts("yukon-heap")[-1], 1, earned("yukon-heap")[-1]),
        *(3, 5, 7, earned("yukon-king")[1], 5),
        *(7, 7, 8, earned("yukon-up")[-1]),
        *(ACE, 5, 6, 2, TURNED, TWO, 3, -BACK, AGAIN),
        *(ACE, TURNED, TWO, -BACK, AGAIN, known[-1], ACE, TURNED, TWO, known[3]),
    ]


def answers() -> list[int]:
    cards = pack("YUKON")
    hidden = sum(len(pile.down) for _, pile in opening("YUKON"))
    won = cards * ACE + hidden * TURNED
    return [hidden, -BACK, AGAIN, cards, hidden, cards, ACE, hidden, TURNED, won]


NUMBERS = {"YUKON-examples": examples, "YUKON-faq": answers}
