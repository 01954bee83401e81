"""The numbers of the pages about Klondike, as its rules have them."""

from __future__ import annotations

from support.help_view import earned, example, opening, pack, piles, scores, variants

from reussite.api import Kind
from reussite.kernel.piles import STOCK
from reussite.testing import lay, points

FAMILY = "KL"
KL = variants()[FAMILY]
THREE, VEGAS = KL.game(KL.choose(draw="D3")), KL.game(KL.choose(scoring="V"))
FROM_WASTE = points(KL, lay(KL, w0="7H", t0="8S"), "w0>t0")
RECYCLED, RECYCLED_THREE = (-points(game, lay(game, w0="7H"), "w0>s0") for game in (KL, THREE))
UP, _, BACK, TURNED = earned("kl-back")
PRICE = -VEGAS.scoring.start
DOLLARS = earned("kl-vegas")[0]


def rules() -> list[int]:
    columns = piles(opening(FAMILY), Kind.TABLEAU)
    suits = len(piles(opening(FAMILY), Kind.FOUNDATION))
    dealt = [len(columns), *columns[:2], columns[-1], sum(columns), opening(FAMILY)[STOCK].height]
    draws = [KL.game().rules.draw, THREE.rules.draw, THREE.rules.draw]
    paid = [UP, FROM_WASTE, TURNED, -BACK, RECYCLED, RECYCLED_THREE, 0]
    cards = pack(FAMILY)
    return [1, cards, cards, *dealt, suits, 7, 8, *draws, *paid, PRICE, DOLLARS, DOLLARS, 0]


def examples() -> list[int]:
    draw = example("kl-passes").deal.game.rules.draw
    passes = earned("kl-passes")
    lost = [-points for points in passes if points < 0]
    back = [2, UP, 3, 4, -BACK, 2, TURNED, 2, UP, -BACK, TURNED, scores("kl-back")[-1]]
    first, *_, last = scores("kl-vegas")
    vegas = [-first, -first, 2, 3, DOLLARS, 3, DOLLARS, 3, DOLLARS, DOLLARS, last - first, -last]
    won = [draw, 2, 3, max(scores("kl-passes")), *lost, 0]
    return [7, 8, 9, 10, 8, earned("kl-part")[-1], *won, *back, *vegas]


def answers() -> list[int]:
    thrice = KL.game(KL.choose(passes="P3")).rules.passes or 0
    draws = [RECYCLED, KL.game().rules.draw, RECYCLED_THREE, THREE.rules.draw]
    cards = pack(FAMILY)
    hidden = sum(len(pile.down) for spot, pile in opening(FAMILY) if spot.kind is Kind.TABLEAU)
    sums = [cards, hidden, cards, UP, hidden, TURNED, cards * UP + hidden * TURNED, FROM_WASTE]
    dollars = cards * DOLLARS - PRICE
    back = [-BACK, UP, DOLLARS]
    return [
        *(thrice - 1, *draws, 0, 60, 60, *back, *sums, cards, DOLLARS, PRICE, dollars, dollars),
    ]


NUMBERS = {"KL": rules, "KL-examples": examples, "KL-faq": answers}
