"""The codes of all rules that the program itself can refuse with.

A variant brings the sentences of its own codes (`Variant.sentences`); those listed here have
theirs in the program, in every language.
"""

from __future__ import annotations

from typing import Final

#: Given by the declared rules of a pile.
RULE_CODES: Final = frozenset(
    {
        # How a card must fit on the one under it.
        "same-suit",
        "other-colour",
        "one-lower",
        "one-higher",
        "one-apart",
        "no-building",
        # What an empty place takes.
        "any-card",
        "only-aces",
        "only-kings",
        "own-ace",
        # What may be lifted, and where it may go.
        "only-top",
        "face-down",
        "not-a-run",
        "still-covered",
        "not-so-many",
        "too-many",
        "one-at-a-time",
        "cell-full",
        "pile-full",
        "between-foundations",
        "between-cells",
        "no-taking-back",
        "not-from-there",
        "takes-nothing",
        "no-pairs",
        "not-in-hand",
        "not-onto-stock",
        "not-onto-waste",
        "no-such-place",
        "same-place",
        # Stock and waste.
        "stock-only-draws",
        "stock-only-deals",
        "stock-empty",
        "stock-not-empty",
        "nothing-left",
        "draw-count",
        "whole-waste",
        "no-more-passes",
    }
)

#: Given by the game as it is played, or played again from a log.
GAME_CODES: Final = frozenset(
    {
        "game-won",
        "game-ended",
        "game-paused",
        "time-over",
        "too-many-actions",
        "undo-limit",
        "nothing-to-undo",
        "nothing-to-redo",
        "no-move",
        "time-backwards",
        "rules-failed",
        "no-place",
        "drag-it-down",
        "no-stock",
        "no-waste",
        "no-cells",
        "no-foundations",
    }
)

CORE_CODES: Final = RULE_CODES | GAME_CODES
