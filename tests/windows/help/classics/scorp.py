"""The numbers on the pages about Scorpion."""

from __future__ import annotations

from support.help_view import counts, earned, opening

from reussite.api import Kind
from reussite.kernel.piles import STOCK

TURNED = earned("scorp-heap")[-1]
WHOLE = earned("scorp-whole")[-1]


def examples() -> list[int]:
    last, suit = counts("scorp-whole")
    whole, dealt, _, back = earned("scorp-deal")
    return [
        *(7, 8, 7, 2, TURNED),
        *(5, 9, earned("scorp-king")[1], 5),
        *(last, 2, suit, WHOLE),
        *(whole, opening("SCORP")[STOCK].height, -dealt, 3, 4, back),
    ]


def answers() -> list[int]:
    stock = opening("SCORP")[STOCK].height
    dealt = -earned("scorp-deal")[1]
    hidden = sum(len(pile.down) for spot, pile in opening("SCORP") if spot.kind is Kind.TABLEAU)
    won = hidden * TURNED + 4 * WHOLE
    return [stock, stock, dealt, dealt, hidden, 4, hidden, TURNED, 4, WHOLE, won]


NUMBERS = {"SCORP-examples": examples, "SCORP-faq": answers}
