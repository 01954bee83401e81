"""The gallery: what each of its games does that no pile rule says, and what all of them have."""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gallery import VARIANTS
from gallery.aces_up import ACES_UP
from gallery.calculation import CALCULATION
from gallery.cotillion import ROYAL_COTILLION
from gallery.fourteens import FOURTEENS
from gallery.osmosis import OSMOSIS
from gallery.russian import RUSSIAN
from gallery.simple_simon import SIMPLE_SIMON
from gallery.sir_tommy import SIR_TOMMY
from gallery.spiderette import SPIDERETTE
from gallery.thirteens import THIRTEENS
from reussite.api import Kind, Position, Spot, Variant
from reussite.kernel.deals import shuffled
from reussite.kernel.moves import Move
from reussite.paths import bundled_plugins
from reussite.testing import click, double_click, lay, legal, play, playthroughs, points, why_not
from reussite.testing.playthroughs import bundled_variants

FOLDER = bundled_plugins() / "gallery"
LANGUAGES = ("bg", "ca", "en", "fr", "ru")
EVERY = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.family)
#: Games that nobody has won for the record yet.
NOT_WON = {"AGNES", "GYPSY", "POKERSQ", "SIMON", "SIRTOM"}


# What all have.


@EVERY
def test_no_two_families_deal_alike(variant: Variant) -> None:
    """The shuffle keeps 29 bits of family and version."""
    others = [other for other in bundled_variants().values() if other.family != variant.family]
    ours = int.from_bytes(variant.tag.encode()) % (1 << 29)
    assert ours not in {int.from_bytes(other.tag.encode()) % (1 << 29) for other in others}
    for number in (0, 1):
        deal = shuffled(variant.tag, number, 1)
        assert all(deal != shuffled(other.tag, number, 1) for other in others)


@EVERY
def test_the_game_is_recorded_and_mostly_won(variant: Variant) -> None:
    files = playthroughs.files(Path(__file__).parents[1] / "playthroughs" / "gallery")
    games = [playthroughs.read(file.read_text("utf-8")) for file in files]
    recorded = [game for game in games if game.code.startswith(f"{variant.tag}-")]
    assert recorded
    assert any(game.won for game in recorded) is (variant.family not in NOT_WON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_headed_by_the_name_of_its_game(language: str) -> None:
    root = ElementTree.parse(FOLDER / "locale" / f"{language}.ts").getroot()
    for variant in VARIANTS:
        names = [
            message.findtext("translation") or variant.name
            for context in root.findall("context")
            if context.findtext("name") == variant.family
            for message in context.findall("message")
            if message.findtext("source") == variant.name
        ] or [variant.name]
        page = FOLDER / "help" / language / f"{variant.family}.md"
        assert page.read_text("utf-8").splitlines()[0] == f"# {names[0]}"


def test_half_of_the_modules_have_less_than_ninety_lines() -> None:
    files = {path for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "parts")}
    assert len(files) == len(VARIANTS)
    assert statistics.median(len(path.read_text("utf-8").splitlines()) for path in files) < 90


def test_every_family_of_the_manifest_is_there_once() -> None:
    families = Counter(variant.family for variant in VARIANTS)
    assert set(families.values()) == {1}
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)


# What each does.


def lies(position: Position, place: str) -> str:
    return str(position[Spot.parse(place)].top)


def test_russian_columns_take_heaps_in_suit_and_kings() -> None:
    table = lay(RUSSIAN, t0="8S", t1="7C", t2="KH 7S 2D")
    assert why_not(RUSSIAN, table, "t1>t0") == "same-suit"
    assert legal(RUSSIAN, table) == ["t2>t0*2", "t2>t3*3", "t2>t4*3", "t2>t5*3", "t2>t6*3"]


def test_spiderette_deals_no_row_beside_a_space_and_clears_whole_runs() -> None:
    run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    table = lay(SPIDERETTE, t0=f"-4S {run}", t1="AS", s0="2S 3S")
    assert why_not(SPIDERETTE, table, "s0>t*") == "empty-column"
    assert points(SPIDERETTE, table, "t1>t0") == 130
    assert lies(play(SPIDERETTE, table, "t1>t0"), "t0") == "4S"


def test_simple_simon_clears_whole_runs() -> None:
    table = lay(SIMPLE_SIMON, t0="KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", t1="AS")
    assert points(SIMPLE_SIMON, table, "t1>t0") == 130


def test_sir_tommy_draws_only_when_the_card_is_laid() -> None:
    table = lay(SIR_TOMMY, w0="7D", s0="2S", t0="3S")
    assert why_not(SIR_TOMMY, table, "s0>w0") == "lay-it-first"
    assert why_not(SIR_TOMMY, table, "w0>t0") is None
    assert why_not(SIR_TOMMY, table, "t0>t1") == "not-from-there"
    assert why_not(SIR_TOMMY, play(SIR_TOMMY, table, "w0>t0"), "s0>w0") is None


def test_the_foundations_of_calculation_count_up_by_one_to_four_past_the_king() -> None:
    table = lay(CALCULATION, f0="AS", f1="2H JS", f2="3D", f3="4C", t0="2D", t1="KS", t2="8S")
    assert legal(CALCULATION, table) == ["t0>f0", "t1>f1", "t2>f3"]
    assert why_not(CALCULATION, table, "t0>f1") == "by-steps"
    assert why_not(CALCULATION, play(CALCULATION, table, "t1>f1"), "t0>f1") is None
    whole = lay(CALCULATION, f0="AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", t0="AH")
    assert why_not(CALCULATION, whole, "t0>f0") == "pile-full"
    assert why_not(CALCULATION, lay(CALCULATION, w0="7D", s0="2S"), "s0>w0") == "lay-it-first"


def test_aces_up_takes_away_the_lower_card_of_a_suit() -> None:
    table = lay(ACES_UP, t0="KS", t1="AS", t2="QH", t3="2D 5H")
    assert legal(ACES_UP, table) == ["t0>d0", "t3>d0"]
    assert click(ACES_UP, table, "t0") == "t0>d0"
    last = lay(ACES_UP, t0="AS 2S", t1="AH", t2="AD", t3="AC 3S", rest="d0")
    assert not won_by(ACES_UP, last, "t0>d0")
    table = lay(ACES_UP, t0="AS", t1="AH 2S", t2="AD", t3="AC", rest="d0")
    assert won_by(ACES_UP, table, "t1>d0")


def won_by(variant: Variant, position: Position, move: str) -> bool:
    return variant.game().rules.play(position, Move.parse(move)).won


def test_a_row_of_osmosis_takes_what_the_row_above_has() -> None:
    table = lay(OSMOSIS, f0="7S KS", r0="7H", r1="KH", r2="2H")
    assert why_not(OSMOSIS, table, "r1>f1") == "base-rank"
    assert why_not(OSMOSIS, table, "r0>f2") == "base-rank"
    table = play(OSMOSIS, table, "r0>f1")
    assert why_not(OSMOSIS, table, "r2>f1") == "row-above"
    assert why_not(OSMOSIS, table, "r1>f1") is None


def test_the_right_wing_of_the_cotillion_is_filled_from_the_waste_then_the_stock() -> None:
    table = lay(ROYAL_COTILLION, f0="AS 3S", r0="5S", r1="7S", w0="KD", s0="2H")
    after = play(ROYAL_COTILLION, table, "r0>f0")
    assert (lies(after, "r0"), lies(after, "r2")) == ("KD", "2H")
    assert why_not(ROYAL_COTILLION, after, "r1>f0") is None


def test_thirteens_fill_their_places_and_fourteens_do_not() -> None:
    table = lay(THIRTEENS, r0="6S", r1="7D", r2="KH", s0="2S 3S")
    assert why_not(THIRTEENS, table, "s0>r*") == "fills-itself"
    assert click(THIRTEENS, table, "r2") == "r2>d0"
    assert double_click(THIRTEENS, table, "r0") == "r0+r1>d0"
    after = play(THIRTEENS, table, "r2>d0")
    assert (lies(after, "r2"), lies(after, "r3")) == ("3S", "2S")
    table = lay(FOURTEENS, t0="AS", t1="KD", t2="QH")
    assert legal(FOURTEENS, table) == ["t0+t1>d0"]


def test_no_game_of_the_gallery_takes_cards_back() -> None:
    for variant in VARIANTS:
        rules = variant.game().rules
        assert not any(Kind.FOUNDATION in rule.takes for rule in rules.piles.values())
