"""How much room the tables on a help page take, and leave."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from support.help_view import variants

from reussite.paths import bundled_plugins, resources
from reussite.table.background import DEFAULT_FELT
from reussite.table.geometry import CARD_MIN
from reussite.table.theme import Theme
from reussite.windows.help.browser import HelpBrowser
from reussite.windows.help.example import LEAST_GAP
from reussite.windows.help.pages import EXAMPLES, HelpPage


@pytest.fixture
def browser(qapp: QApplication, tmp_path: Path) -> Iterator[HelpBrowser]:
    look = Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT, tmp_path)
    parent = QWidget()
    made = HelpBrowser(variants(), lambda: look, parent)
    made.resize(680, 680)
    parent.show()
    yield made
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def show(browser: HelpBrowser, plugin: str, family: str) -> None:
    page = bundled_plugins() / plugin / "help" / "en" / f"{family}-examples.md"
    text = page.read_text(encoding="utf-8")
    browser.show_page(HelpPage(EXAMPLES, family, text, page.parent))
    QApplication.processEvents()


@pytest.mark.parametrize("family", ["PEAKS", "PYRA"])
def test_cards_that_cover_each_other_are_no_smaller_for_it(
    browser: HelpBrowser, family: str
) -> None:
    show(browser, "classics", family)
    for player in browser.players:
        player.wake()
        geometry = player.table.table.geometry
        assert geometry is not None
        assert geometry.card_size[0] >= CARD_MIN


@pytest.mark.parametrize("width", [480, 560, 680, 900])
def test_places_touch_neither_one_another_nor_the_edge(browser: HelpBrowser, width: int) -> None:
    browser.resize(width, 680)
    show(browser, "double_solitaire", "DS")
    player = browser.players[0]
    player.wake()
    geometry = player.table.table.geometry
    assert geometry is not None
    places = sorted(geometry.slots.values())
    assert min(place.x for place in places) >= LEAST_GAP
    assert max(place.x + place.width for place in places) <= geometry.width - LEAST_GAP
    for one, other in combinations(places, 2):
        beside = abs(other.x - one.x) - one.width
        below = abs(other.y - one.y) - one.height
        assert max(beside, below) >= LEAST_GAP


@pytest.mark.parametrize(("plugin", "family"), [("double_solitaire", "DS"), ("classics", "SPIDER")])
def test_the_text_goes_on_close_below_a_table(
    browser: HelpBrowser, plugin: str, family: str
) -> None:
    show(browser, plugin, family)
    layout = browser.document().documentLayout()
    places = list(browser._places())
    assert len(places) == len(browser.players) > 1
    up = browser.verticalScrollBar().value()
    for (number, block), _ in pairwise(places):
        player = browser.players[number]
        below = layout.blockBoundingRect(block.next()).top() - up
        room = below - player.geometry().bottom()
        assert 0 < room < 2 * browser.fontMetrics().lineSpacing()
