"""One folder with many games: imported when one of them is wanted, and what it says is so."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from classics import VARIANTS
from gallery import VARIANTS as GALLERY
from reussite import self_test
from reussite.api import Variant
from reussite.paths import bundled_plugins
from reussite.plugins.checks import faults
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import State
from reussite.settings import Settings
from reussite.testing import playthroughs

LANGUAGES = ("bg", "ca", "en", "fr", "ru")
MODULE = "reussite_bundled_classics"
OTHERS = ["DS", "FT", "FC", *(variant.family for variant in GALLERY)]


@pytest.fixture
def bundled(tmp_path: Path) -> Iterator[Path]:
    """A copy of the bundled plugins that a test may spoil."""
    before = set(sys.modules)
    for name in before:
        if name.startswith("reussite_bundled_"):
            del sys.modules[name]
    yield shutil.copytree(bundled_plugins(), tmp_path / "bundled")
    for name in set(sys.modules) - before:
        if name.startswith("reussite_bundled_"):
            del sys.modules[name]


def loaded(bundled: Path) -> PluginHost:
    plugins = PluginHost(Settings(None), bundled=bundled)
    plugins.load_folders()
    return plugins


def test_a_bundled_plugin_is_imported_when_a_family_of_it_is_wanted(bundled: Path) -> None:
    plugins = loaded(bundled)
    assert {plugin.name for plugin in plugins.found if plugin.state is not State.ON} == {"advice"}
    assert not any(name.startswith("reussite_bundled_") for name in sys.modules)
    assert "KL" in plugins.variants
    assert len(plugins.variants) == len(OTHERS) + len(VARIANTS)
    assert plugins.variants["DS"].name == "Double Solitaire"
    assert MODULE not in sys.modules
    assert plugins.variants["KL"].name == "Klondike"
    assert MODULE in sys.modules


def test_help_is_asked_of_a_plugin_that_was_not_imported_yet(bundled: Path) -> None:
    page = loaded(bundled).help_pages("ca", "KL")
    assert page == bundled / "classics" / "help" / "ca" / "KL.md"


def test_all_bundled_plugins_bring_what_they_say_and_pass_all_checks() -> None:
    plugins = loaded(bundled_plugins())
    said = {plugin.name: plugin.families for plugin in plugins.found}
    assert [variant.family for variant in plugins.variants.values()] == [
        family for families in said.values() for family in families
    ]
    assert {plugin.name: plugin.families for plugin in plugins.found} == said
    assert {str(plugin.error) for plugin in plugins.found} == {"None"}
    for variant in plugins.variants.values():
        assert faults(variant) == []


def test_a_plugin_that_does_not_bring_what_it_says_is_left_out_when_it_is_wanted(
    bundled: Path,
) -> None:
    toml = bundled / "classics" / "plugin.toml"
    toml.write_text(toml.read_text("utf-8").replace('"KL"', '"KLON", "KL"'), "utf-8")
    plugins = loaded(bundled)
    assert plugins.variants.get("KLON") is None
    (classics,) = (plugin for plugin in plugins.found if plugin.name == "classics")
    assert classics.state is State.FAILED
    assert str(classics.error) == "plugin-faulty-variant: KLON: missing"
    assert set(plugins.variants) == set(OTHERS)
    assert plugins.variant("KL") is None


def test_a_bundled_plugin_that_fails_leaves_the_others_alone(bundled: Path) -> None:
    (bundled / "classics" / "golf.py").write_text("1 / 0\n")
    plugins = loaded(bundled)
    assert [variant.family for variant in plugins.variants.values()] == OTHERS
    assert MODULE not in sys.modules


def test_the_self_test_names_a_bundled_plugin_that_fails(bundled: Path) -> None:
    assert "classics" in self_test._plugins(loaded(bundled))
    (bundled / "classics" / "golf.py").write_text("1 / 0\n")
    for name in [name for name in sys.modules if name.startswith("reussite_bundled_")]:
        del sys.modules[name]
    with pytest.raises(self_test.FaultError, match=r"classics: .*ZeroDivisionError"):
        self_test._plugins(loaded(bundled))


def test_of_two_bundled_plugins_with_one_family_the_first_keeps_it(bundled: Path) -> None:
    shutil.copytree(bundled / "freecell", bundled / "freecell_again")
    plugins = loaded(bundled)
    (again,) = (plugin for plugin in plugins.found if plugin.folder == bundled / "freecell_again")
    assert again.state is State.FAILED
    assert plugins.brought_by["FC"].folder == bundled / "freecell"


def test_a_plugin_that_is_off_brings_nothing(bundled: Path) -> None:
    plugins = loaded(bundled)
    plugins.disable(plugins.brought_by["KL"])
    assert "KL" not in plugins.variants
    assert set(plugins.variants) == set(OTHERS)
    (classics,) = (plugin for plugin in plugins.found if plugin.name == "classics")
    plugins.agree(classics)
    assert "KL" in plugins.variants


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.family)
def test_every_game_has_pages_with_rules_examples_and_questions(
    variant: Variant, language: str
) -> None:
    folder = bundled_plugins() / "classics" / "help" / language
    pages = [folder / f"{variant.family}{topic}.md" for topic in ("", "-examples", "-faq")]
    rules, examples, answers = (page.read_text(encoding="utf-8").splitlines() for page in pages)
    title = rules[0]
    assert title.startswith("# ")
    assert all(lines[0].startswith(title) for lines in (examples, answers))
    assert sum(line.startswith("## ") for line in rules) >= 2
    assert len(rules) > 12
    assert not any(line.endswith("?**") for line in rules), "questions have a page of their own"
    assert examples.count("```example") >= 2
    assert sum(line.endswith("?**") for line in answers) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_headed_by_the_name_of_its_game(language: str) -> None:
    folder = bundled_plugins() / "classics"
    root = ElementTree.parse(folder / "locale" / f"{language}.ts").getroot()
    for variant in VARIANTS:
        name = next(
            (
                message.findtext("translation")
                for context in root.findall("context")
                if context.findtext("name") == variant.family
                for message in context.findall("message")
                if message.findtext("source") == variant.name
            ),
            None,
        )
        page = folder / "help" / language / f"{variant.family}.md"
        assert page.read_text("utf-8").splitlines()[0] == f"# {name or variant.name}"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.family)
def test_every_game_has_a_recorded_win(variant: Variant) -> None:
    files = playthroughs.files(Path(__file__).parents[1] / "playthroughs")
    games = [playthroughs.read(file.read_text("utf-8")) for file in files]
    assert any(game.won for game in games if game.code.startswith(f"{variant.tag}-"))


def test_most_modules_are_short() -> None:
    modules = [bundled_plugins() / "classics" / f"{name}.py" for name in sorted(module_names())]
    sizes = sorted(len(path.read_text("utf-8").splitlines()) for path in modules)
    assert sizes[len(sizes) // 2] < 120
    assert len(sizes) == len(VARIANTS)


def module_names() -> set[str]:
    folder = bundled_plugins() / "classics"
    return {path.stem for path in folder.glob("*.py")} - {"__init__", "thieves"}
