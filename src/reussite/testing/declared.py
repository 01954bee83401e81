"""Checks of what a variant declares, before a card is moved.

Each takes the variant and gives a sentence for its author about everything that is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from itertools import combinations
from typing import Final

from reussite.kernel.cards import Card
from reussite.kernel.codes import parse_code
from reussite.kernel.deals import MICROSOFT_NUMBERS, NUMBERS
from reussite.kernel.layout import Layout, Slot, overlap
from reussite.kernel.piles import HAND, Kind
from reussite.kernel.position import Position
from reussite.kernel.scoring import MOST_EACH, MOST_POINTS, Scoring, Unit, is_score
from reussite.kernel.variant import Deal, Variant
from reussite.plugins import checks
from reussite.testing.player import all_up

GRID: Final = (40, 20)  # columns and rows
NUMBERS_TRIED: Final = (0, 1, 12345, NUMBERS - 1)


def offer(variant: Variant) -> Iterator[str]:
    yield from checks.faults(variant)


def labels(variant: Variant) -> Iterator[str]:
    texts = {"the variant's name": variant.name}
    for option in variant.options:
        texts[f"the name of option {option.key!r}"] = option.name
        for choice in option.choices:
            texts[f"the name of choice {choice.letters!r}"] = choice.name
    for preference in variant.preferences:
        texts[f"the name of preference {preference.key!r}"] = preference.name
        texts[f"the explanation of preference {preference.key!r}"] = preference.explanation
    for code, sentence in variant.sentences.items():
        texts[f"the sentence for {code!r}"] = sentence
    for what, words in texts.items():
        if not isinstance(words, str) or not words.strip():
            yield f"{what} is missing"
    for preference in variant.preferences:
        if type(preference.default) is not bool:
            yield f"preference {preference.key!r} is neither on nor off by default"


def layout(variant: Variant) -> Iterator[str]:
    slots = variant.layout.slots
    for slot in slots:
        if not (0 <= slot.x <= GRID[0] and 0 <= slot.y <= GRID[1]):
            yield f"{slot.spot} lies outside the grid, at {slot.x}, {slot.y}"
    for one, other in combinations(slots, 2):
        if one.spot is other.spot:
            yield f"{one.spot} is laid out twice"
        elif overlap(one, other) and not _is_peak(one, other):
            yield f"{one.spot} and {other.spot} overlap"
    numbers: dict[Kind, list[int]] = {}
    for slot in slots:
        numbers.setdefault(slot.spot.kind, []).append(slot.spot.number)
    for kind, found in numbers.items():
        if sorted(found) != list(range(len(found))):
            yield f"the places {kind.letter} are not numbered from 0 without a gap"
    yield from _lengths(variant.layout)


def _is_peak(one: Slot, other: Slot) -> bool:
    """Whether the later one may lie over the earlier: not where it would hide it."""
    same = (one.x, one.y) == (other.x, other.y)
    return one.spot.kind is other.spot.kind is Kind.PEAK and not same


def _lengths(layout: Layout) -> Iterator[str]:
    for name in ("gap", "group_gap", "row_gap"):
        least, most = getattr(layout, name)
        if not 0 <= least <= most:
            yield f"{name} is not a smallest and a largest length: {least}, {most}"
    if layout.margin < 0 or layout.fan_room < 0:
        yield "the margin and the room for fans are not below 0"
    for slot in layout.slots:
        if slot.shows is not None and slot.shows < 1:
            yield f"{slot.spot} shows no card"


def codes(variant: Variant) -> Iterator[str]:
    ways = Counter(options.letters for options in variant.all_options)
    for letters, times in ways.items():
        if times > 1:
            yield f"{times} combinations of options write the same letters {letters}"
    for options in variant.all_options:
        deals = [Deal(variant.game(options), number) for number in NUMBERS_TRIED]
        if variant.microsoft:
            deals += [Deal(variant.game(options), n, True) for n in MICROSOFT_NUMBERS[:: 1 << 30]]
        for deal in deals:
            if parse_code(deal.code, {variant.family: variant}) != deal:
                yield f"{deal.code} reads back as another deal"


def deal(variant: Variant) -> Iterator[str]:
    tables: dict[tuple[int, str, str], Position] = {}
    ranks: dict[tuple[int, str], list[int]] = {}
    for options in variant.all_options * 2:  # twice: a deal may be made any number of times
        game = variant.game(options)
        way = " ".join((options.letters if variant.deals_by_options else "", *game.first_names))
        for number in NUMBERS_TRIED:
            numbered = game.numbered(number)
            position = numbered.opening().after
            yield from _whole(position, game.cards, numbered.code)
            if tables.setdefault((number, game.suits, way), position) != position:
                yield f"{numbered.code} does not always deal the same cards"
            dealt = [card.rank for card in position.cards]
            if ranks.setdefault((number, way), dealt) != dealt:
                yield f"{numbered.code} deals other ranks than under other options"


def _whole(position: Position, cards: tuple[Card, ...], code: str) -> Iterator[str]:
    if sorted(position.cards) != list(cards):
        yield f"{code} does not deal every card exactly once"
    if HAND in position and not position[HAND].is_empty:
        yield f"{code} leaves {position[HAND].height} cards in the dealer's hand"


def scoring(variant: Variant) -> Iterator[str]:
    for options in variant.all_options:
        game = variant.game(options)
        for fault in _amounts(game.scoring):
            yield f"with {options.letters}, {fault}"
        limit = game.time_limit
        if limit is not None and (type(limit) is not int or limit < 1):
            yield f"with {options.letters}, the time limit {limit!r} is neither None nor seconds"
        if game.scoring.second_bonus and limit is None:
            yield f"with {options.letters}, seconds are paid but no clock runs"


def _amounts(scoring: Scoring) -> Iterator[str]:
    for name in ("start", "undo_price", "second_bonus"):
        if type(getattr(scoring, name)) is not int:
            yield f"{name} is not a whole number: {getattr(scoring, name)!r}"
            return
    if not is_score(scoring.start) or max(scoring.undo_price, scoring.second_bonus) > MOST_EACH:
        yield f"start, prices and bonuses stay below {MOST_POINTS} and {MOST_EACH} points"
    if scoring.undo_price < 0 or scoring.second_bonus < 0:
        yield "the price of undoing and the bonus for a second are not below 0"
    if not isinstance(scoring.unit, Unit):
        yield f"{scoring.unit!r} is no unit"
    floor = scoring.floor
    if floor is None:
        return
    if type(floor) is not int:
        yield f"the floor is not a whole number: {floor!r}"
    elif scoring.start < floor:
        yield f"a game starts at {scoring.start}, below its floor {floor}"


def sentences(variant: Variant, known: Container[str]) -> Iterator[str]:
    """Codes that the declared rules can refuse with."""
    for options in variant.all_options:
        for kind, rule in variant.game(options).rules.piles.items():
            fits = (*rule.build, *rule.lifts.run)
            for code in (rule.base.code, rule.lifts.code, *(fit.code for fit in fits)):
                if code not in known and code not in variant.sentences:
                    yield f"no sentence says what {code!r} means, a rule of {kind.name.lower()}"


def winning(variant: Variant) -> Iterator[str]:
    for options in variant.all_options:
        game = variant.game(options)
        opening = game.numbered(0).opening().after
        for what, position, won in (
            ("the fresh deal", opening, False),
            ("the table with every card on the foundations", all_up(game), True),
        ):
            if position is None:
                continue
            answer = game.rules.is_won(position)
            if type(answer) is not bool:
                yield f"is_won answers {answer!r}, which is neither True nor False"
            elif answer is not won:
                yield f"{what} is {'not ' if won else ''}won"
