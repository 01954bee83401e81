"""What a variant must keep true before it is offered: milliseconds at start-up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from math import prod

from reussite.kernel.cards import SUIT_LETTERS
from reussite.kernel.codes import parse_code
from reussite.kernel.layout import Layout
from reussite.kernel.piles import HAND, STOCK, Kind
from reussite.kernel.scoring import MOST_EACH, MOST_POINTS, Scoring, Unit, is_score
from reussite.kernel.steps import StepError
from reussite.kernel.variant import NOTHING_TO_CHOOSE, Game, Option, Preference, Variant

HARDEST = 3  # of difficulties
MOST_WAYS = 1000  # combinations of options
_MOST_LISTED = 1000  # of options, choices, preferences: whoever gives more never ends

_FAMILY = re.compile(r"[A-Z]{2,8}")
_LETTERS = re.compile(r"[A-Z][A-Z0-9]{0,3}")
_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


def faults(variant: object, *, in_full: bool = True) -> list[str]:
    """Everything that is wrong with a variant, in words for its author; empty when all is well.

    Raises whatever the variant raises.

    :param in_full: deal and compile the rules under every combination of options too: some
        milliseconds for each.
    """
    if not isinstance(variant, Variant):
        return [f"{variant!r:.60} is no Variant"]
    if found := [*_name_faults(variant), *_layout_faults(variant.layout), *_key_faults(variant)]:
        return found
    if not in_full:
        return []
    return [
        fault for options in variant.all_options for fault in _game_faults(variant.game(options))
    ]


def _name_faults(variant: Variant) -> Iterator[str]:
    if not isinstance(variant.family, str) or not _FAMILY.fullmatch(variant.family):
        yield "the family has two to eight letters A-Z"
    if type(variant.version) is not int or variant.version < 1:
        yield "the version is a whole number from 1"
    if not isinstance(variant.name, str) or not variant.name.strip():
        yield "the name is empty"
    if variant.packs not in (1, 2, 3, 4):
        yield "there are one to four packs"
    words = (variant.summary, variant.like, variant.list_name)
    if not all(isinstance(word, str) for word in words):
        yield "summary, like and list_name are texts"
    if type(variant.difficulty) is not int or not 0 <= variant.difficulty <= HARDEST:
        yield f"the difficulty is 0 to {HARDEST}"
    sentences = variant.sentences
    if not isinstance(sentences, Mapping) or not all(
        isinstance(words, str) for pair in sentences.items() for words in pair
    ):
        yield "the sentences are texts by refusal code"
    limit = variant.undo_limit
    if limit is not None and (type(limit) is not int or limit < 0):
        yield "the undo limit is None or a whole number"


def _preference_faults(variant: Variant) -> Iterator[str]:
    for preference in variant.preferences:
        if not isinstance(preference, Preference) or type(preference.default) is not bool:
            yield f"{preference!r:.60} is no preference that is on or off"
        elif not all(isinstance(words, str) for words in (preference.name, preference.explanation)):
            yield f"preference {preference.key!r} has words that are no text"


def _option_faults(option: Option) -> Iterator[str]:
    letters = [choice.letters for choice in option.choices]
    if not letters or len(set(letters)) < len(letters):
        yield f"option {option.key!r} needs choices with different letters"
    if not all(_LETTERS.fullmatch(letter) for letter in letters):
        yield f"option {option.key!r}: letters are a letter A-Z, then letters or digits"
    if not option.name.strip() or not all(choice.name.strip() for choice in option.choices):
        yield f"option {option.key!r} lacks a name for the player"
    if not all(isinstance(choice.explanation, str) for choice in option.choices):
        yield f"option {option.key!r} has an explanation that is no text"


def _length_faults(variant: Variant) -> Iterator[str]:
    """Faults of declared lists: each must be a sequence, as a generator can be read only once."""
    named = ("options", "preferences", "click", "double_click", "auto_place")
    for name in named:
        listed = getattr(variant, name)
        if not isinstance(listed, tuple) or len(listed) > _MOST_LISTED:
            yield f"{name} is a tuple of at most {_MOST_LISTED}"
    if not isinstance(variant.layout.slots, tuple) or len(variant.layout.slots) > _MOST_LISTED:
        yield f"the slots of the layout are a tuple of at most {_MOST_LISTED}"


def _way_faults(variant: Variant) -> Iterator[str]:
    for option in variant.options:
        if not isinstance(option, Option) or not isinstance(option.choices, tuple):
            yield f"{option!r:.60} is no option with a tuple of choices"
            return
    if prod(len(option.choices) for option in variant.options) > MOST_WAYS:
        yield f"there are more than {MOST_WAYS} combinations of options"


def _key_faults(variant: Variant) -> Iterator[str]:
    if found := [*_length_faults(variant), *_way_faults(variant)]:
        yield from found
        return
    if found := list(_preference_faults(variant)):
        yield from found
        return
    keys = [option.key for option in variant.options] + [p.key for p in variant.preferences]
    for key, times in Counter(keys).items():
        if not _KEY.fullmatch(key) or key == "options":
            yield f"{key!r} is no key: small letters, digits and _"
        if times > 1:
            yield f"the key {key!r} is used twice"
    for option in variant.options:
        yield from _option_faults(option)
    ways = [options.letters for options in variant.all_options]
    if len(set(ways)) < len(ways):
        yield "two combinations of options have the same letters"
    if not variant.options and ways != [NOTHING_TO_CHOOSE]:
        yield f"a variant without options writes {NOTHING_TO_CHOOSE}"


def _layout_faults(layout: Layout) -> Iterator[str]:
    spots = layout.spots
    if not spots:
        yield "the layout has no places"
    for spot, times in Counter(spots).items():
        if times > 1:
            yield f"the place {spot} is laid out twice"
        if spot.kind is Kind.HAND:
            yield "the dealer's hand is no place on the table"
    for slot in layout.slots:
        if not (0 <= slot.x <= 40 and 0 <= slot.y <= 20):
            yield f"the place {slot.spot} lies outside the grid"
    lying: dict[tuple[float, float], list[str]] = {}
    for slot in layout.slots:
        lying.setdefault((slot.x, slot.y), []).append(str(slot.spot))
    for (x, y), names in lying.items():
        if len(names) > 1:
            yield f"{' and '.join(names)} lie on each other, at {x:g}, {y:g}"


def _are_suits(suits: object) -> bool:
    letters = suits if isinstance(suits, str) else ""
    return (
        len(letters) in (1, 2, 4)
        and len(set(letters)) == len(letters)
        and set(letters) <= set(SUIT_LETTERS)
    )


def _game_faults(game: Game) -> Iterator[str]:
    if not _are_suits(game.suits):
        yield f"the suits are one, two or all four of {SUIT_LETTERS}, not {game.suits!r:.20}"
        return
    if found := [*_rule_faults(game), *_scoring_faults(game.scoring)]:
        yield from found
        return
    try:
        yield from _deal_faults(game)
    except StepError as error:
        yield str(error)


def _scoring_faults(scoring: Scoring) -> Iterator[str]:
    if not is_score(scoring.start) or not (scoring.floor is None or is_score(scoring.floor)):
        yield "the scoring starts and ends at whole numbers that are no larger than any score"
    for name in ("undo_price", "second_bonus"):
        price = getattr(scoring, name)
        if type(price) is not int or not 0 <= price <= MOST_EACH:
            yield f"{name} is a whole number from 0 to {MOST_EACH}"
    if not isinstance(scoring.unit, Unit):
        yield "the scoring counts points or dollars"


def _rule_faults(game: Game) -> Iterator[str]:
    rules, variant = game.rules, game.variant
    kinds = {spot.kind for spot in variant.layout.spots} - {Kind.STOCK}
    for kind in sorted(kinds - rules.piles.keys()):
        yield f"no rule for {kind.name.lower()} piles"
    for kind in sorted(rules.piles.keys() - kinds):
        yield f"a rule for {kind.name.lower()} piles, but none is laid out"
    if rules.deals_to not in {*kinds, Kind.WASTE}:
        yield f"the stock deals to {rules.deals_to.name.lower()} piles, but none is laid out"
    if (STOCK in variant.places) and Kind.WASTE in kinds and rules.draw < 1:
        yield "nothing is ever drawn from the stock"
    limit = game.time_limit
    if limit is not None and (type(limit) is not int or limit < 1):
        yield "the time limit is None or a whole number of seconds"


def _deal_faults(game: Game) -> Iterator[str]:
    deal = game.numbered(0)
    opening = deal.opening().after
    if sorted(opening.cards) != list(game.cards):
        yield "the deal does not hold every card exactly once"
    if HAND in opening and opening[HAND].height:
        yield "cards stay in the dealer's hand"
    if not (moves := game.rules.legal(opening)):
        yield "no legal move after the deal"
    for move in moves[:1]:
        game.rules.play(opening, move)
    if not is_score(game.scoring.points(deal.opening())):
        yield f"the scoring gives no whole number, or one beyond {MOST_POINTS}"
    if parse_code(deal.code, {game.variant.family: game.variant}) != deal:
        yield f"the code {deal.code} does not read back"
