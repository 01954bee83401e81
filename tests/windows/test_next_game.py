"""Which game lies on the table when the program starts."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from reussite.app import first_deal, found_plugins, wanted_deal
from reussite.cli import OpenTable
from reussite.game.daily import deal_of_the_day
from reussite.kernel.codes import parse_code
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.next_game import described, random_deal, remember


def dealt(asked: OpenTable | None, settings: Settings, plugins: PluginHost) -> str:
    deal = wanted_deal(asked, settings, plugins) or first_deal(settings, plugins)
    assert deal is not None
    return deal.code


def test_the_first_start_deals_double_solitaire(settings: Settings, plugins: PluginHost) -> None:
    assert dealt(None, settings, plugins).startswith("DS1-D1N-")


def test_later_the_game_chosen_last(settings: Settings, plugins: PluginHost) -> None:
    remember(settings, parse_code("FC1-R-AAAAAAB", plugins.variants))
    assert dealt(None, settings, plugins).startswith("FC1-R-")


def test_a_code(settings: Settings, plugins: PluginHost) -> None:
    asked = OpenTable(deal=parse_code("FT1-N-AAAAAAB", plugins.variants))
    assert dealt(asked, settings, plugins) == "FT1-N-AAAAAAB"


def test_a_family_with_its_last_options(settings: Settings, plugins: PluginHost) -> None:
    settings.set("DS", "options", "D3V")
    assert dealt(OpenTable(family="DS"), settings, plugins).startswith("DS1-D3V-")


@pytest.mark.parametrize("family", ["GONE", "", "ds"])
def test_a_game_that_is_not_known_any_more(
    settings: Settings, plugins: PluginHost, family: str
) -> None:
    settings.set("game", "family", family)
    assert dealt(None, settings, plugins)


def test_options_that_are_not_known_any_more(settings: Settings, plugins: PluginHost) -> None:
    settings.set("DS", "options", "D7X")
    assert dealt(None, settings, plugins).startswith("DS1-D1N-")


def test_without_any_game_there_is_none(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reussite.app.bundled_plugins", lambda: tmp_path)
    assert first_deal(settings, found_plugins(settings, own=None, safe=True)) is None


def test_random_deals_differ(plugins: PluginHost) -> None:
    game = plugins.variants["DS"].game()
    assert len({random_deal(game).number for _ in range(50)}) == 50


def test_a_deal_is_described(plugins: PluginHost) -> None:
    deal = parse_code("DS1-D3V-AAAAAAB", plugins.variants)
    assert described(deal) == "Double Solitaire · Hard: three at a time · Vegas: dollars"


@pytest.mark.parametrize("today", [date(1970, 1, 1), date(1999, 12, 31), date.min])
def test_a_clock_before_the_first_deal_of_the_day_has_one_all_the_same(
    plugins: PluginHost, today: date
) -> None:
    for variant in plugins.variants.values():
        deal = deal_of_the_day(variant, today)
        assert parse_code(deal.code, plugins.variants) == deal
