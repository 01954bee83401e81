"""What the player reads when a rule refuses a move.

A sentence states the rule; where the rule differs from variant to variant, the variant is asked for
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from reussite.i18n.messages import Counted, filled, variant_text
from reussite.i18n.qt_core import QT_TRANSLATE_NOOP, QCoreApplication
from reussite.kernel.moves import Refusal
from reussite.kernel.piles import Kind
from reussite.kernel.rules import Rules
from reussite.kernel.variant import Variant

translate = QCoreApplication.translate


def sentence(refusal: Refusal, variant: Variant) -> str:
    """What the player reads when a rule refuses a move."""
    code, number = refusal
    if plain := _PLAIN.get(code):
        return translate("Refusal", plain)
    if counted := _COUNTED.get(code):
        return counted(number or 0)
    if frozenset({code}) in _BUILDS:
        return _build_sentence(code, variant)
    if by_rules := _BY_RULES.get(code):
        return by_rules(variant)
    if own := variant.sentences.get(code):
        return variant_text(variant, own, (number or 0) if "%n" in own else None)
    return filled(translate("Refusal", "The rules do not allow this (%1)."), code)


_PLAIN: Final[Mapping[str, str]] = {
    # Empty places.
    "any-card": QT_TRANSLATE_NOOP("Refusal", "Any card may go on an empty place."),
    "own-ace": QT_TRANSLATE_NOOP("Refusal", "A foundation starts with the ace of its suit."),
    # What can be lifted.
    "only-top": QT_TRANSLATE_NOOP("Refusal", "Only the top card can be moved, one at a time."),
    "face-down": QT_TRANSLATE_NOOP("Refusal", "A face-down card cannot be moved."),
    "not-in-hand": QT_TRANSLATE_NOOP("Refusal", "These cards cannot be picked up."),
    "still-covered": QT_TRANSLATE_NOOP("Refusal", "Other cards still cover this one."),
    "no-taking-back": QT_TRANSLATE_NOOP("Refusal", "Cards on a foundation stay there."),
    # Where cards go.
    "no-such-place": QT_TRANSLATE_NOOP("Refusal", "There is no such pile on this table."),
    "no-stock": QT_TRANSLATE_NOOP("Refusal", "This game has no stock."),
    "no-waste": QT_TRANSLATE_NOOP("Refusal", "This game has no waste."),
    "no-cells": QT_TRANSLATE_NOOP("Refusal", "This game has no cells."),
    "no-foundations": QT_TRANSLATE_NOOP("Refusal", "This game has no foundations."),
    "no-place": QT_TRANSLATE_NOOP("Refusal", "There is no place for this card at the moment."),
    "drag-it-down": QT_TRANSLATE_NOOP(
        "Refusal", "To take a card back from a foundation, drag it or use the keyboard."
    ),
    "same-place": QT_TRANSLATE_NOOP("Refusal", "The card is already there."),
    "one-at-a-time": QT_TRANSLATE_NOOP("Refusal", "Only one card at a time can go there."),
    "cell-full": QT_TRANSLATE_NOOP("Refusal", "This cell is occupied."),
    "pile-full": QT_TRANSLATE_NOOP("Refusal", "This pile is full."),
    "takes-nothing": QT_TRANSLATE_NOOP("Refusal", "No card can go there."),
    "no-pairs": QT_TRANSLATE_NOOP("Refusal", "Cards cannot go there in pairs."),
    "no-building": QT_TRANSLATE_NOOP("Refusal", "No card can be placed on another one there."),
    "not-from-there": QT_TRANSLATE_NOOP("Refusal", "A card from that pile cannot go there."),
    "between-foundations": QT_TRANSLATE_NOOP(
        "Refusal", "A card cannot move from one foundation to another."
    ),
    "between-cells": QT_TRANSLATE_NOOP("Refusal", "A card cannot move from one cell to another."),
    "not-onto-stock": QT_TRANSLATE_NOOP("Refusal", "Cards cannot go back to the stock."),
    "not-onto-waste": QT_TRANSLATE_NOOP(
        "Refusal", "Only cards from the stock can go to the waste."
    ),
    # Stock and waste.
    "stock-only-draws": QT_TRANSLATE_NOOP(
        "Refusal", "Cards from the stock can only go to the waste."
    ),
    "stock-only-deals": QT_TRANSLATE_NOOP("Refusal", "The stock deals one card to every pile."),
    "stock-empty": QT_TRANSLATE_NOOP("Refusal", "The stock is empty. Turn the waste over first."),
    "nothing-left": QT_TRANSLATE_NOOP("Refusal", "The stock and the waste are empty."),
    "stock-not-empty": QT_TRANSLATE_NOOP(
        "Refusal", "The waste can be turned over only when the stock is empty."
    ),
    # The game as a whole.
    "game-won": QT_TRANSLATE_NOOP("Refusal", "You have already won this game."),
    "time-over": QT_TRANSLATE_NOOP("Refusal", "Time is up. No more moves are possible."),
    "game-ended": QT_TRANSLATE_NOOP("Refusal", "This game is over. No more moves are possible."),
    "game-paused": QT_TRANSLATE_NOOP("Refusal", "The game is paused."),
    "rules-failed": QT_TRANSLATE_NOOP("Refusal", "The rules of this game failed."),
    "nothing-to-undo": QT_TRANSLATE_NOOP("Refusal", "There is nothing to undo."),
    "nothing-to-redo": QT_TRANSLATE_NOOP("Refusal", "There is nothing to redo."),
    # Moves given as text.
    "time-backwards": QT_TRANSLATE_NOOP("Refusal", "This move is earlier than the one before it."),
    "no-move": QT_TRANSLATE_NOOP(
        "Refusal", "This is not a move. Use, for example, t3>f0, t2>t7*4, s0>w0, undo or redo."
    ),
    "too-many-actions": QT_TRANSLATE_NOOP(
        "Refusal", "This game has reached the maximum number of actions. Start another one."
    ),
}


_COUNTED: Final[Mapping[str, Callable[[int], str]]] = {
    "too-many": lambda number: Counted.tr("Only %n card(s) can move together now.", "", number),
    "draw-count": lambda number: Counted.tr(
        "The stock now deals %n card(s) at a time.", "", number
    ),
    "whole-waste": lambda number: Counted.tr(
        "The waste is turned over as a whole (%n card(s)).", "", number
    ),
    "not-so-many": lambda number: (
        Counted.tr("This pile has %n card(s).", "", number)
        if number
        else translate("Refusal", "There is no card to move.")
    ),
}

_BY_RULES: Final[Mapping[str, Callable[[Variant], str]]] = {
    "only-aces": lambda variant: (
        translate("Refusal", "Only an ace can go on an empty foundation.")
        if _based_kinds(variant, "only-aces") == {Kind.FOUNDATION}
        else translate("Refusal", "Only an ace can go on an empty place.")
    ),
    "only-kings": lambda variant: (
        translate("Refusal", "Only a king can go on an empty column.")
        if _based_kinds(variant, "only-kings") == {Kind.TABLEAU}
        else translate("Refusal", "Only a king can go on an empty place.")
    ),
    "not-a-run": lambda variant: _run_sentence(variant),
    "no-more-passes": lambda variant: (
        translate("Refusal", "You can go through the stock only once.")
        if {rules.passes for rules in _rule_sets(variant)} <= {1, None}
        else translate("Refusal", "You cannot go through the stock again.")
    ),
    "undo-limit": lambda variant: (
        Counted.tr("Only the last %n action(s) can be undone.", "", variant.undo_limit)
        if variant.undo_limit
        else translate("Refusal", "There is nothing to undo.")
    ),
}

# How a card must fit on the card under it: the sentence of the whole rule, where it is known
# which of a variant's rules refused, else of the one test.

_BUILDS: Final[Mapping[frozenset[str], str]] = {
    frozenset({"other-colour", "one-lower"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on the next higher card of the other colour."
    ),
    frozenset({"other-colour", "one-higher"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on the next lower card of the other colour."
    ),
    frozenset({"same-suit", "one-lower"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on the next higher card of the same suit."
    ),
    frozenset({"same-suit", "one-higher"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on the next lower card of the same suit."
    ),
    frozenset({"one-lower"}): QT_TRANSLATE_NOOP("Refusal", "A card goes on the next higher card."),
    frozenset({"one-higher"}): QT_TRANSLATE_NOOP("Refusal", "A card goes on the next lower card."),
    frozenset({"one-apart"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on the next higher or the next lower card."
    ),
    frozenset({"same-suit"}): QT_TRANSLATE_NOOP("Refusal", "A card goes on a card of its suit."),
    frozenset({"other-colour"}): QT_TRANSLATE_NOOP(
        "Refusal", "A card goes on a card of the other colour."
    ),
}

_RUNS: Final[Mapping[frozenset[str], str]] = {
    frozenset({"other-colour", "one-lower"}): QT_TRANSLATE_NOOP(
        "Refusal", "Cards move together only in falling order and alternating colours."
    ),
    frozenset({"same-suit", "one-lower"}): QT_TRANSLATE_NOOP(
        "Refusal", "Cards move together only in falling order and one suit."
    ),
    frozenset({"one-lower"}): QT_TRANSLATE_NOOP(
        "Refusal", "Cards move together only in falling order."
    ),
}


def _build_sentence(code: str, variant: Variant) -> str:
    builds = {
        (frozenset(fit.code for fit in rule.build), kind is Kind.FOUNDATION)
        for rules in _rule_sets(variant)
        for kind, rule in rules.piles.items()
        if any(fit.code == code for fit in rule.build)
    }
    whole, on_foundation = builds.pop() if len(builds) == 1 else (frozenset({code}), False)
    if on_foundation and whole == {"same-suit", "one-higher"}:
        return translate("Refusal", "A foundation takes the next higher card of its suit.")
    return translate("Refusal", _BUILDS.get(whole, _BUILDS[frozenset({code})]))


def _run_sentence(variant: Variant) -> str:
    runs = {
        frozenset(fit.code for fit in rule.lifts.run)
        for rules in _rule_sets(variant)
        for rule in rules.piles.values()
        if rule.lifts.code == "not-a-run"
    }
    if len(runs) == 1 and (known := _RUNS.get(runs.pop())):
        return translate("Refusal", known)
    return translate("Refusal", "Only cards that follow each other move together.")


def _based_kinds(variant: Variant, code: str) -> set[Kind]:
    """The kinds of pile whose empty places ask for this."""
    return {
        kind
        for rules in _rule_sets(variant)
        for kind, rule in rules.piles.items()
        if rule.base.code == code
    }


def _rule_sets(variant: Variant) -> Iterator[Rules]:
    return (variant.game(options).rules for options in variant.all_options)
