"""More well-known games, one module each; together they use all that the interface offers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import Variant, hookimpl

from .aces_up import ACES_UP
from .agnes import AGNES
from .calculation import CALCULATION
from .castle import CASTLE
from .cotillion import ROYAL_COTILLION
from .diplomat import DIPLOMAT
from .easthaven import EASTHAVEN
from .flower_garden import FLOWER_GARDEN
from .fourteens import FOURTEENS
from .gypsy import GYPSY
from .king_albert import KING_ALBERT
from .osmosis import OSMOSIS
from .poker import POKER_SQUARES
from .russian import RUSSIAN
from .seahaven import SEAHAVEN
from .simple_simon import SIMPLE_SIMON
from .sir_tommy import SIR_TOMMY
from .spiderette import SPIDERETTE
from .thirteens import THIRTEENS
from .westcliff import WESTCLIFF

VARIANTS = (
    RUSSIAN, SPIDERETTE, GYPSY, FLOWER_GARDEN, WESTCLIFF, KING_ALBERT, SIMPLE_SIMON, SIR_TOMMY,
    ACES_UP, OSMOSIS, ROYAL_COTILLION, THIRTEENS, FOURTEENS, EASTHAVEN, DIPLOMAT,
    SEAHAVEN, CASTLE, AGNES, POKER_SQUARES, CALCULATION,
)  # fmt: skip
HELP = Path(__file__).parent / "help"


@hookimpl
def reussite_variants() -> tuple[Variant, ...]:
    return VARIANTS


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (HELP / language).glob("*.md")
