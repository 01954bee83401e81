"""Fourteen well-known games, one module each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from reussite.api import Variant, hookimpl

from .bakers_game import BAKERS_GAME
from .canfield import CANFIELD
from .eight_off import EIGHT_OFF
from .golf import GOLF
from .josephine import JOSEPHINE
from .klondike import KLONDIKE
from .limited import LIMITED
from .number_ten import NUMBER_TEN
from .pyramid import PYRAMID
from .scorpion import SCORPION
from .spider import SPIDER
from .streets import STREETS
from .tri_peaks import TRI_PEAKS
from .yukon import YUKON

VARIANTS = (
    KLONDIKE, SPIDER, YUKON, CANFIELD, GOLF, TRI_PEAKS, PYRAMID, BAKERS_GAME, EIGHT_OFF, SCORPION,
    JOSEPHINE, STREETS, NUMBER_TEN, LIMITED,
)  # fmt: skip
HELP = Path(__file__).parent / "help"


@hookimpl
def reussite_variants() -> tuple[Variant, ...]:
    return VARIANTS


@hookimpl
def reussite_help_pages(language: str) -> Iterator[Path]:
    return (HELP / language).glob("*.md")
