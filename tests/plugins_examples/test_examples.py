"""A plugin for each hook that is not about variants, used as a player would."""

from __future__ import annotations

import csv
import logging
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from double_solitaire import DOUBLE_SOLITAIRE
from reussite.api import CardDeck, Felt
from reussite.colours import contrast
from reussite.game.session import Session
from reussite.kernel.cards import FACES
from reussite.paths import resources
from reussite.plugins.contributed import deck_faults, decks, felt_faults, felts
from reussite.plugins.discovery import folder_plugin
from reussite.plugins.fingerprint import fingerprint
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Origin, State
from reussite.settings import Settings
from reussite.table.background import DEFAULT_FELT, FELTS
from reussite.table.cards.deck import Deck
from reussite.table.cards.foreign_decks import Foreign, ForeignDeck, examined
from reussite.table.theme import Theme
from reussite.table.view import TableView

HERE = Path(__file__).parent


class Host:
    """The example plugins in the player's own folder, and whatever else lies there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.settings = Settings(None)

    def add(self, name: str) -> None:
        shutil.copytree(HERE / name, self.root / name)
        self.agree(name)

    def agree(self, name: str) -> None:
        found = fingerprint(folder_plugin(self.root / name, Origin.FOLDER))
        self.settings.set("plugins", f"folder:{name}", f"1.0 {found}")

    def write(self, name: str, source: str) -> None:
        self.add("night_felt")
        (self.root / "night_felt").rename(self.root / name)
        toml = self.root / name / "plugin.toml"
        toml.write_text(toml.read_text("utf-8").replace("night_felt", name), "utf-8")
        (self.root / name / "__init__.py").write_text(source, "utf-8")
        self.agree(name)

    def load(self) -> PluginHost:
        plugins = PluginHost(self.settings, bundled=self.root / "none", own=self.root)
        plugins.load_folders()
        return plugins


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    before = set(sys.modules)
    yield Host(tmp_path / "plugins")
    for name in set(sys.modules) - before:
        if name.startswith("reussite_folder_"):
            del sys.modules[name]


# Results


def test_every_finished_game_becomes_a_line_of_a_table(host: Host) -> None:
    host.add("results_csv")
    plugins = host.load()
    session = Session(DOUBLE_SOLITAIRE.game().numbered(1), now=lambda: 0.0)
    session.act("s0>w0")
    session.give_up()
    plugins.tell("reussite_deal_ended", result=session.result())
    plugins.tell("reussite_deal_ended", result=session.result())
    with (host.root / "results_csv" / "results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2
    assert rows[0]["code"] == "DS1-D1N-AAAAAAB"
    assert (rows[0]["variant"], rows[0]["ending"], rows[0]["moves"]) == ("DS", "given-up", "1")
    assert (rows[0]["score"], rows[0]["unit"]) == ("0", "points")


def test_a_table_that_cannot_be_written_hurts_nobody(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    host.add("results_csv")
    plugins = host.load()
    (host.root / "results_csv" / "results.csv").mkdir()
    session = Session(DOUBLE_SOLITAIRE.game().numbered(1), now=lambda: 0.0)
    with caplog.at_level(logging.ERROR):
        plugins.tell("reussite_deal_ended", result=session.result())
    assert "results_csv failed in reussite_deal_ended" in caplog.text


# Cloths


def test_a_plugin_brings_a_cloth(host: Host) -> None:
    host.add("night_felt")
    found = felts(host.load())
    assert list(found) == ["night_felt:night"]
    assert found["night_felt:night"].centre == "#4a3f75"


def test_a_cloth_of_a_plugin_covers_the_table(host: Host, qtbot: QtBot) -> None:
    host.add("night_felt")
    night = felts(host.load())["night_felt:night"]
    view = TableView(Theme(resources() / "cards" / "deck-two.svg", night))
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    middle = view.grab().toImage().pixelColor(200, 114)
    assert abs(middle.red() - 0x4A) < 12
    assert abs(middle.blue() - 0x75) < 12


def sound_felt(**other: object) -> Felt:
    colours = {
        "centre": "#4a3f75", "edge": "#231d3d", "chrome": "#1b1730", "text": "#ece9f6",
        "slot": "#ffffff", "accent": "#ffd257",
    }  # fmt: skip
    return Felt(**{"key": "night", "name": "Night", **colours, **other})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({}, ""),
        ({"card_edge": "#6f6a5e"}, ""),
        ({"key": "Big Night"}, "its key is not made of"),
        ({"name": " "}, "its name is empty"),
        ({"centre": "violet"}, "'violet' is no colour"),
        ({"card_edge": "#12"}, "'#12' is no colour"),
        ({"text": 7}, "7 is no colour"),
        ({"text": "#1b1740"}, "cannot be read"),
        ({"slot": "#4a3f80"}, "marks of empty places are not seen on #4a3f75"),
        ({"accent": "#231d3d"}, "rings around places are not seen on #4a3f75"),
    ],
)
def test_a_cloth_on_which_nothing_is_seen_is_left_out(other: dict[str, object], told: str) -> None:
    found = "; ".join(felt_faults(sound_felt(**other)))
    assert told in found
    assert bool(found) is bool(told)


def test_our_own_cloths_would_pass() -> None:
    for own in FELTS.values():
        assert list(felt_faults(own)) == []


def test_contrast_goes_from_1_to_21() -> None:
    assert contrast("#123456", "#123456") == 1
    assert round(contrast("#000000", "#ffffff"), 3) == 21


# Decks


def plain(host: Host) -> CardDeck:
    host.add("plain_deck")
    return decks(host.load())["plain_deck:plain"]


def looked_through(deck: CardDeck) -> Foreign:
    *_, found = examined(deck.file)
    assert found is not None
    return found


def test_a_plugin_brings_a_deck_that_can_be_drawn(host: Host) -> None:
    found = looked_through(plain(host))
    assert (found.names, found.back) == ("kde", "back")
    assert abs(found.aspect - 1.4) < 0.01
    ours = Deck(resources() / "cards" / "deck-two.svg")
    drawing = ForeignDeck(found, ours)
    for _ in drawing.prepare(range(FACES + 1), (60, 84)):
        pass
    assert drawing.problem is None
    for number in range(FACES + 1):
        image = QImage(60, 84, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        drawing.draw(image, number, image.rect().toRectF())
        colours = {image.pixelColor(x, y).name() for x in range(60) for y in range(84)}
        assert len(colours) > 3, number


def test_a_table_wears_a_deck_of_a_plugin(host: Host, qtbot: QtBot) -> None:
    found = looked_through(plain(host))
    look = Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT, foreign=found)
    view = TableView(look)
    qtbot.addWidget(view)
    view.resize(800, 510)
    view.show()
    view.open(Session(DOUBLE_SOLITAIRE.game().numbered(1), now=lambda: 0.0), animate=False)
    assert view.table.faces.deck.key != Deck(look.deck).key


def test_what_draws_the_deck_draws_the_same_again(tmp_path: Path) -> None:
    namespace: dict[str, object] = {"__name__": "draw"}
    exec((HERE / "plain_deck" / "draw.py").read_text("utf-8"), namespace)
    drawing = namespace["drawing"]
    assert callable(drawing)
    assert drawing() == (HERE / "plain_deck" / "deck.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (CardDeck("plain", "Plain", HERE / "none.svg"), "its file is missing"),
        (CardDeck("plain", "Plain", str(HERE)), "its file is missing"),  # type: ignore[arg-type]
        (CardDeck("", "Plain", HERE / "test_examples.py"), "its key"),
        (CardDeck("plain", "", HERE / "test_examples.py"), "its name is empty"),
    ],
)
def test_what_is_no_deck_is_left_out(deck: CardDeck, told: str) -> None:
    assert told in "; ".join(deck_faults(deck))


# Plugins that give nonsense

NONSENSE = """
from reussite.api import Felt, hookimpl
NIGHT = Felt("night", "Night", *6 * ("#000000",))

@hookimpl
def reussite_felts():
    {felts}

@hookimpl
def reussite_decks():
    {decks}
"""


@pytest.mark.parametrize(
    "body",
    ["return None", "return 7", "return [7, None]", "1 / 0", "raise SystemExit",
     "return [NIGHT]", "yield NIGHT; raise OSError"],
)  # fmt: skip
def test_nonsense_is_left_out_and_the_others_stay(
    host: Host, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    host.write("aaa", NONSENSE.format(felts=body, decks=body))
    host.add("night_felt")
    plugins = host.load()
    with caplog.at_level(logging.ERROR):
        assert list(felts(plugins)) == ["night_felt:night"]
        assert decks(plugins) == {}
    assert "aaa" in caplog.text
    assert {plugin.state for plugin in plugins.found} == {State.ON}


def test_two_cloths_with_one_key_are_one(host: Host) -> None:
    source = (HERE / "night_felt" / "__init__.py").read_text("utf-8")
    host.write("twice", source.replace("[NIGHT]", "[NIGHT, NIGHT]"))
    assert list(felts(host.load())) == ["twice:night"]


def test_a_plugin_put_off_brings_no_cloth(host: Host) -> None:
    host.add("night_felt")
    plugins = host.load()
    plugins.disable(plugins.found[0])
    assert felts(plugins) == {}
