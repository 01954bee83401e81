"""Everything a plugin may use: one screen of names.

A plugin imports from here and from nowhere else in Réussite. What is not listed here may change
at any time; what is listed changes only with `API_VERSION`.
"""

from reussite.api.advisers import Advice, Adviser, Question, Reason
from reussite.api.hooks import hookimpl
from reussite.api.records import CardDeck, DealStarted, Ending, Felt, Result
from reussite.kernel.cards import ACE, JACK, KING, QUEEN, Card, Suit
from reussite.kernel.choosers import (
    Chooser,
    Touch,
    only_from,
    to_cell,
    to_discard,
    to_empty_column,
    to_foundation,
    to_longest_column,
    to_partner,
    to_waste,
)
from reussite.kernel.layout import Edge, Fan, Group, Layout, Slot, block, place, row
from reussite.kernel.moves import Move, Refusal
from reussite.kernel.pile_rules import (
    ALL_OPEN,
    ANY_CARD,
    ONE_APART,
    ONE_APART_ROUND,
    ONE_HIGHER,
    ONE_HIGHER_ROUND,
    ONE_LOWER,
    ONE_LOWER_ROUND,
    ONLY_ACES,
    ONLY_KINGS,
    OTHER_COLOUR,
    SAME_SUIT,
    TOP_ONLY,
    Base,
    Depth,
    Fit,
    PileRule,
    ace_of,
    packed,
)
from reussite.kernel.piles import HAND, STOCK, WASTE, Kind, Pile, Spot
from reussite.kernel.position import Position
from reussite.kernel.rules import Rules
from reussite.kernel.scoring import Scoring, Unit
from reussite.kernel.steps import Carry, Face, Mark, Outcome, Reveal, Step, Transition
from reussite.kernel.variant import (
    AUTO_PLACE,
    DOUBLE_CLICK,
    DROP_HELP,
    RULE_REMINDERS,
    SEND_UP,
    Choice,
    Game,
    Option,
    Options,
    Preference,
    Variant,
    text,
)

API_VERSION = "1.0"

__all__ = [  # noqa: RUF022  # in the order of a first reading
    # Things
    "Card", "Suit", "ACE", "JACK", "QUEEN", "KING", "Pile", "Kind", "Spot",
    "STOCK", "WASTE", "HAND", "Position", "Move", "Refusal", "Transition",
    # Layout
    "Layout", "Slot", "Group", "Fan", "Edge", "place", "row", "block",
    # Rules
    "Rules", "PileRule", "Fit", "Base", "Depth", "Outcome",
    "SAME_SUIT", "OTHER_COLOUR", "ONE_LOWER", "ONE_HIGHER", "ONE_APART",
    "ONE_LOWER_ROUND", "ONE_HIGHER_ROUND", "ONE_APART_ROUND",
    "ANY_CARD", "ONLY_ACES", "ONLY_KINGS", "ace_of",
    "TOP_ONLY", "ALL_OPEN", "packed",
    # Steps
    "Step", "Carry", "Reveal", "Mark", "Face",
    # Scoring
    "Scoring", "Unit",
    # Gestures
    "Chooser", "Touch", "only_from",
    "to_foundation", "to_longest_column", "to_empty_column", "to_cell",
    "to_waste", "to_discard", "to_partner",
    # Options, preferences
    "Option", "Choice", "Options",
    "Preference", "DOUBLE_CLICK", "AUTO_PLACE", "DROP_HELP", "RULE_REMINDERS", "SEND_UP",
    # The game and its hooks
    "Variant", "text", "hookimpl", "DealStarted", "Result", "Ending", "API_VERSION",
    # Advice
    "Adviser", "Question", "Game", "Advice", "Reason",
    # Looks
    "CardDeck", "Felt",
]  # fmt: skip
