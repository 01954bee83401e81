"""The hooks a plugin can implement.

The first five add things. The rest only watch: they are told what happened and what they return is
ignored. Wrappers run around the hooks of all plugins, but what they make of the variants of another
plugin is ignored too: no plugin can change the rules of another's game.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from reussite.api.advisers import Adviser
from reussite.api.hooks import hookspec
from reussite.api.records import CardDeck, DealStarted, Felt, Result
from reussite.kernel.steps import Transition
from reussite.kernel.variant import Variant


@hookspec
def reussite_variants() -> Iterable[Variant]:  # type: ignore[empty-body]  # a specification
    """Return the variants this plugin adds to the New Game window.

    Called once: of bundled plugins when one of their families is wanted, of others at start-up.
    Each variant is checked before it is offered; a plugin with one that fails is left out and
    named in Preferences > Plugins.
    """


@hookspec
def reussite_help_pages(language: str) -> Iterable[Path]:  # type: ignore[empty-body]
    """Return Markdown pages about its variants in `language`, each named after one: `FT.md` has
    its rules, `FT-examples.md` examples, `FT-faq.md` questions with their answers.

    :param language: a two-letter code such as `bg`; return nothing for a language the plugin
        does not have, and English is asked for next.
    """


@hookspec
def reussite_decks() -> Iterable[CardDeck]:  # type: ignore[empty-body]
    """Return the decks of cards that this plugin adds to those of the program.

    Called when decks are offered or one of them is worn. What is no deck is left out.
    """


@hookspec
def reussite_felts() -> Iterable[Felt]:  # type: ignore[empty-body]
    """Return the cloths that this plugin adds to those of the program.

    Called when cloths are offered or one of them is worn. One with colours that cannot be told
    apart is left out.
    """


@hookspec
def reussite_advisers() -> Iterable[Adviser]:  # type: ignore[empty-body]
    """Return advisers whom the player can ask for a move.

    Called in a process of its own, which ends with the answers: whatever an adviser does there,
    the program goes on.
    """


@hookspec
def reussite_deal_started(deal: DealStarted) -> None:
    """A new deal lies on the table."""


@hookspec
def reussite_move_played(deal: DealStarted, transition: Transition, score: int) -> None:
    """A move was played: the position has changed, the animation may still run."""


@hookspec
def reussite_move_undone(deal: DealStarted, transition: Transition, score: int) -> None:
    """`transition` was taken back: the table shows its `before` again."""


@hookspec
def reussite_deal_ended(result: Result) -> None:
    """The game was won, ran out of time, or was given up for another one."""
