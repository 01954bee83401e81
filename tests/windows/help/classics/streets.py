"""The numbers on the pages about Streets."""

from __future__ import annotations

from support.help_view import earned, pack, scores

UP, FROM_WASTE, BACK, _, AGAIN = earned("streets-back")


def examples() -> list[int]:
    _, first, _, _, second = earned("streets-stock")
    assert first == second
    return [
        *(7, 8, 8),
        *(9, 8, 8, 9, 10),
        *(6, first),
        *(3, UP, FROM_WASTE, 3, -BACK, 2, 2, AGAIN),
        *(UP, FROM_WASTE, -BACK, AGAIN, scores("streets-back")[-1]),
    ]


def answers() -> list[int]:
    cards = pack("STREETS")
    return [FROM_WASTE, -BACK, UP, cards, UP, cards * UP, FROM_WASTE]


NUMBERS = {"STREETS-examples": examples, "STREETS-faq": answers}
