"""What the examples of the classics show, and what their rules answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from reussite.api import Kind, Position, Variant
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.testing.examples import Example, parse_example


@cache
def variants() -> Mapping[str, Variant]:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    return plugins.variants


@cache
def example(name: str) -> Example:
    """An example of the classics, by the name of its file."""
    folder = bundled_plugins() / "classics" / "help" / "en"
    return parse_example(f"file: {name}.txt", variants(), folder)


def scores(name: str) -> list[int]:
    """The score at the beginning of an example, and after each step."""
    shown = example(name)
    return [shown.after(done).score for done in range(len(shown.steps) + 1)]


def earned(name: str) -> list[int]:
    """What each step of an example is worth, with the floor of the score."""
    known = scores(name)
    return [after - before for before, after in pairwise(known)]


def counts(name: str) -> list[int]:
    """How many cards each step of an example moves, or would move."""
    return [step.move.count for step in example(name).steps]


def bound(name: str, step: int) -> int:
    """How many cards may move together, in the place of this step, counted from 0."""
    shown = example(name)
    position = shown.after(step).position
    allowed = shown.deal.game.rules.limit(position, shown.steps[step].move)
    assert allowed is not None
    return allowed


def piles(position: Position, kind: Kind) -> list[int]:
    """How many cards lie in each place of a kind."""
    return [pile.height for spot, pile in position if spot.kind is kind]


def opening(family: str) -> Position:
    return variants()[family].game().numbered(0).opening().after


def pack(family: str) -> int:
    return 52 * variants()[family].packs
