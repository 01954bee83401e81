"""A long random session: variant, deck, language, felt and size change while cards are moving."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from reussite.i18n import languages
from reussite.kernel.variant import Variant
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.windows.appearance import (
    BACKS,
    CONTRASTS,
    DECKS,
    INDEXES,
    LETTERS,
    SCHEMES,
    SECTION,
    ZOOMS,
)
from reussite.windows.main import MainWindow

Open = Callable[..., MainWindow]

pytestmark = pytest.mark.usefixtures("as_the_desktop_has_it")

SWITCHES = 200
ALLOWED = 5 << 20  # bytes: what the session may hold more in the end than after a while
SIZES = ((1000, 700), (800, 600), (640, 480), (1280, 800), (300, 200))


class Player:
    """Somebody who changes everything all the time."""

    def __init__(self, window: MainWindow, settings: Settings, plugins: PluginHost) -> None:
        self.window = window
        self.settings = settings
        self.plugins = plugins
        self.chance = random.Random(7)
        self.variants: list[Variant] = list(plugins.variants.values())

    def switch(self) -> None:
        """Something else, and an action whose animation is cut short by the next one."""
        self.chance.choice((self.variant, self.look, self.look, self.language, self.size))()
        self.act()
        for _ in range(self.chance.randrange(4)):
            QApplication.processEvents()

    def variant(self) -> None:
        variant = self.chance.choice(self.variants)
        options = self.chance.choice(variant.all_options)
        self.window.chooser.open(variant.game(options).numbered(self.chance.randrange(1 << 35)))

    def look(self) -> None:
        choices: dict[str, tuple[str | int | bool, ...]] = {
            "deck": DECKS,
            "index": INDEXES,
            "back": BACKS,
            "letters": ("", *LETTERS),
            "felt": tuple(self.window.appearance.felts),
            "dark_felt": tuple(self.window.appearance.felts),
            "scheme": SCHEMES,
            "contrast": CONTRASTS,
            "left_handed": (True, False),
            "zoom": ZOOMS,
            "text_size": (100, 150, 300),
        }
        key = self.chance.choice(tuple(choices))
        self.settings.set(SECTION, key, self.chance.choice(choices[key]))
        self.window.apply_theme()

    def language(self) -> None:
        languages.choose(self.chance.choice(languages.CODES), self.settings, self.plugins)

    def size(self) -> None:
        self.window.resize(*self.chance.choice(SIZES))

    def act(self) -> None:
        session = self.window.controller.session
        moves = session.legal()
        if moves and self.chance.random() < 0.7:
            self.window.view.play(self.chance.choice(moves))
        elif session.can_undo:
            self.window.controller.undo()


def held() -> int:
    """Bytes that are held once everything that may go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def resident() -> int:
    """Bytes of memory in use, Qt's included."""
    pages = Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * 4096


def test_a_long_session_leaves_no_warning_and_no_leak(
    settings: Settings, opened: Open, plugins: PluginHost
) -> None:
    window = opened(settings)
    player = Player(window, settings, plugins)
    for variant in player.variants:  # rules become tables when they are first asked, once
        for options in variant.all_options:
            game = variant.game(options)
            game.rules.legal(game.numbered(0).opening().after)
    for _ in range(SWITCHES // 3):  # most variants, decks and languages once
        player.switch()
    window.view.finish()
    items = len(window.view.table.items())
    tracemalloc.start()
    before = held()
    for _ in range(SWITCHES):
        player.switch()
        session = window.controller.session
        assert set(session.position.cards) <= set(window.view.table.items_by_card)
    window.view.finish()
    after = held()
    tracemalloc.stop()
    assert after - before < ALLOWED
    window.chooser.open(player.variants[0].game().numbered(1), animate=False)
    assert len(window.view.table.items()) <= max(items, 400)
    scene, position = window.view.table, window.controller.session.position
    for card in position.cards:
        lie, item = scene.lies[card], scene.items_by_card[card]
        assert (item.pos().x(), item.pos().y()) == (lie.x, lie.y)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
def test_wearing_one_look_after_another_holds_no_pictures_of_the_last(
    settings: Settings, opened: Open
) -> None:
    window = opened(settings)

    def wear(count: int) -> None:
        for n in range(count):
            settings.set(SECTION, "deck", DECKS[n % len(DECKS)])
            settings.set(SECTION, "back", BACKS[n % len(BACKS)])
            window.apply_theme()
            QApplication.processEvents()

    wear(40)
    gc.collect()
    before = resident()
    wear(40)
    gc.collect()
    assert resident() - before < ALLOWED
