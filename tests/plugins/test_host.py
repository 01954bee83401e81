"""Whatever a plugin does wrong stays its own fault."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from reussite.paths import bundled_plugins
from reussite.plugins.discovery import folder_plugin
from reussite.plugins.fingerprint import fingerprint
from reussite.plugins.host import CHANGING, PluginHost
from reussite.plugins.plugin import Origin, Plugin, State
from reussite.settings import Settings

TOML = """\
name = "{name}"
version = "{version}"
api_version = "{api}"
families = ["{family}"]
description = "Made for a test"
"""

#: A variant like Quarante Voleurs under another family.
VARIANT = """\
from dataclasses import replace
from reussite.api import *
columns = row(Kind.TABLEAU, 4, x=0, y=1, fan=Fan.DOWN)
LAYOUT = Layout((place(Kind.STOCK, 0, 0), place(Kind.WASTE, 1, 0), *columns))

def deal():
    return [Carry(STOCK, Spot(Kind.TABLEAU, n)) for n in range(4)]

def rules(options):
    column = PileRule(takes=(Kind.TABLEAU, Kind.WASTE), build=(ONE_LOWER,))
    return Rules({{Kind.TABLEAU: column, Kind.WASTE: PileRule()}})

def refusing(rules):
    class Refusing(Rules):
        def objection(self, position, move):
            return Refusal("not-today")
    return lambda options: Refusing(rules(options).piles)

def scoring(options):
    return Scoring(points=lambda played: 0)

GAME = Variant("{family}", 1, "A game", LAYOUT, deal, rules, scoring)
"""

BRINGS = """
@hookimpl
def reussite_variants():
    return [GAME]
"""


THREE = ("double_solitaire", "forty_thieves", "freecell")


class Host:
    """Three bundled plugins, and those in a folder of the player's own, all agreed to."""

    def __init__(self, home: Path) -> None:
        self.root = home / "plugins"
        self.bundled = home / "bundled"
        self.settings = Settings(None)
        self.added: list[tuple[str, Path, str]] = []
        for name in THREE:
            (self.bundled / name).mkdir(parents=True)
            for file in ("__init__.py", "plugin.toml"):
                shutil.copy(bundled_plugins() / name / file, self.bundled / name)

    def add(
        self,
        folder: str,
        source: str = VARIANT + BRINGS,
        *,
        name: str | None = None,
        family: str = "MINE",
        version: str = "1.0",
        api: str = "1.0",
        toml: str = TOML,
    ) -> None:
        home = self.root / folder
        home.mkdir(parents=True)
        name = folder if name is None else name
        facts = toml.format(name=name, version=version, api=api, family=family)
        (home / "plugin.toml").write_text(facts, encoding="utf-8")
        text = source.replace("{{", "{").replace("}}", "}").replace("{family}", family)
        (home / "__init__.py").write_text(text, encoding="utf-8")
        self.settings.set("plugins", f"folder:{name}", version)
        self.added.append((name, home, version))

    def agree_to_added(self) -> None:
        """The player agrees to what was added, once, as its files are now."""
        for name, home, version in self.added:
            if self.settings.get("plugins", f"folder:{name}", "") == version:
                found = fingerprint(folder_plugin(home, Origin.FOLDER))
                self.settings.set("plugins", f"folder:{name}", f"{version} {found}")
        self.added.clear()

    def load(self, *, safe: bool = False) -> PluginHost:
        self.agree_to_added()
        plugins = PluginHost(self.settings, bundled=self.bundled, own=self.root, safe=safe)
        plugins.load_folders()
        return plugins


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    before = set(sys.modules)
    yield Host(tmp_path)
    for name in set(sys.modules) - before:
        if name.startswith(("reussite_folder_", "reussite_bundled_")):
            del sys.modules[name]


def plugin(plugins: PluginHost, name: str) -> Plugin:
    (found,) = (p for p in plugins.found if p.name == name and p.origin is Origin.FOLDER)
    return found


def state(plugin: Plugin) -> State:
    """Its state now: it changes where no type checker sees it."""
    return plugin.state


def assert_left_out(plugins: PluginHost, name: str, problem: str, detail: str = "") -> None:
    left_out = plugin(plugins, name)
    assert left_out.state is State.FAILED
    assert left_out.error is not None
    assert left_out.error.problem == problem
    assert detail in left_out.error.detail
    assert left_out.module is None
    assert plugins.variants.keys() == {"DS", "FT", "FC"}
    assert not any(p is left_out for p in plugins.brought_by.values())


# Bundled ones


def test_the_bundled_plugins_take_part(host: Host) -> None:
    plugins = host.load()
    assert plugins.variants.keys() == {"DS", "FT", "FC"}
    assert {p.state for p in plugins.found} == {State.ON}
    assert {p.origin for p in plugins.found} == {Origin.BUNDLED}
    assert [p.families for p in plugins.found] == [("DS",), ("FT",), ("FC",)]
    assert plugins.brought_by["DS"].name == "double_solitaire"


def test_everything_that_is_bundled_takes_part() -> None:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins())
    plugins.load_folders()
    assert plugins.variants.keys() >= {"DS", "FT", "FC"}
    assert {str(p.error): p.state for p in plugins.found} == {"None": State.ON}


def test_a_bundled_plugin_can_be_put_off_and_on_again(host: Host) -> None:
    plugins = host.load()
    freecell = plugins.brought_by["FC"]
    plugins.disable(freecell)
    assert plugins.variants.keys() == {"DS", "FT"}
    assert state(freecell) is State.OFF
    assert host.load().variants.keys() == {"DS", "FT"}
    plugins.agree(freecell)
    assert plugins.variants.keys() == {"DS", "FT", "FC"}


def test_a_bundled_family_stays_its_own_while_it_is_off(host: Host) -> None:
    plugins = host.load()
    plugins.disable(plugins.brought_by["FC"])
    host.add("mine", family="FC")
    again = host.load()
    assert again.variants.keys() == {"DS", "FT"}
    error = plugin(again, "mine").error
    assert error is not None
    assert error.problem == "plugin-family-taken"


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    plugins = PluginHost(Settings(None), bundled=tmp_path / "nowhere", own=tmp_path / "neither")
    plugins.load_folders()
    assert plugins.found == []


# Agreement


def test_nothing_of_a_stranger_is_imported_before_the_player_agrees(
    host: Host, tmp_path: Path
) -> None:
    trace = tmp_path / "imported"
    host.add("mine", f"open({str(trace)!r}, 'w').close()\n" + VARIANT + BRINGS)
    host.settings.forget("plugins")
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.state is State.NOT_AGREED
    assert (mine.version, mine.description) == ("1.0", "Made for a test")
    assert mine.families == ("MINE",)
    assert not trace.exists()
    assert "MINE" not in plugins.variants
    plugins.agree(mine)
    assert trace.exists()
    assert state(mine) is State.ON
    assert plugins.variant("MINE") is plugins.variants["MINE"]


def test_an_agreement_is_remembered(host: Host) -> None:
    host.add("mine")
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    assert plugins.brought_by["MINE"] is plugin(plugins, "mine")


def test_another_version_wants_another_agreement(host: Host) -> None:
    host.add("mine", version="1.1")
    host.settings.set("plugins", "folder:mine", "1.0")
    assert plugin(host.load(), "mine").state is State.NOT_AGREED


def test_changed_files_want_another_agreement(host: Host) -> None:
    host.add("mine")
    assert plugin(host.load(), "mine").state is State.ON
    (host.root / "mine" / "more.py").write_text("x = 1")
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.NOT_AGREED
    plugins.agree(plugin(plugins, "mine"))
    assert plugin(host.load(), "mine").state is State.ON


def test_an_agreement_without_files_is_asked_for_again(host: Host) -> None:
    host.add("mine")
    host.added.clear()  # as an older version wrote it: name and version
    assert plugin(host.load(), "mine").state is State.NOT_AGREED


def test_files_that_changed_during_the_question_are_not_agreed_to(host: Host) -> None:
    host.add("mine", "1 / 0")
    host.settings.forget("plugins")
    plugins = host.load()
    mine = plugin(plugins, "mine")
    seen = fingerprint(mine)
    (host.root / "mine" / "more.py").write_text("x = 1")
    assert not plugins.agree(mine, seen)
    assert state(mine) is State.NOT_AGREED
    assert plugin(host.load(), "mine").state is State.NOT_AGREED


def test_an_author_may_trust_a_folder_while_it_changes(host: Host) -> None:
    host.add("mine")
    host.load()
    host.settings.set("plugins", CHANGING, ["folder:mine"])
    (host.root / "mine" / "more.py").write_text("x = 1")
    assert plugin(host.load(), "mine").state is State.ON


def test_a_folder_is_trusted_while_it_changes_until_it_is_switched_off(host: Host) -> None:
    host.add("mine")
    plugins = host.load()
    mine = plugin(plugins, "mine")
    plugins.trust_changes(mine, is_trusted=True)
    plugins.trust_changes(mine, is_trusted=True)
    assert host.settings.texts("plugins", CHANGING) == ["folder:mine"]
    plugins.disable(mine)
    assert host.settings.texts("plugins", CHANGING) == []
    plugins.agree(mine)
    assert not plugins.trusts_changes(mine)


def test_a_copy_is_not_trusted_while_it_changes(host: Host) -> None:
    host.add("mine")
    host.load()
    host.settings.set("plugins", CHANGING, ["folder:mine"])
    shutil.copytree(host.root / "mine", host.root / "a_copy")
    plugins = host.load()
    states = {p.folder.name: p.state for p in plugins.found if p.folder is not None}
    assert (states["a_copy"], states["mine"]) == (State.NOT_AGREED, State.ON)


def test_only_the_players_own_folder_is_trusted_while_it_changes(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, entry("far", lambda: None))
    plugins = host.load()
    plugins.load_installed()
    for other in plugins.found:
        plugins.trust_changes(other, is_trusted=True)
        host.settings.set("plugins", CHANGING, [other.identity])
        assert not plugins.trusts_changes(other)
        host.settings.forget("plugins", CHANGING)
    elsewhere = plugins.in_folder(host.bundled / "freecell" / ".." / "freecell")
    assert not plugins.can_trust_changes(elsewhere)


def test_what_another_program_switched_off_is_left_out(host: Host) -> None:
    host.add("aaa")
    host.add("bbb", family="OTHER")
    plugins = host.load()
    plugins.leave_out_disabled()
    assert plugins.variants.keys() >= {"MINE", "OTHER", "FC"}
    for identity in ("folder:aaa", "bundled:freecell"):
        host.settings.set("plugins", identity, "off")
    plugins.leave_out_disabled()
    assert plugins.variants.keys() == {"DS", "FT", "OTHER"}
    assert state(plugin(plugins, "aaa")) is State.OFF
    assert plugin(plugins, "aaa").module is None


@pytest.mark.parametrize("copy", ["a_backup", "mine_backup"])
def test_a_copy_neither_replaces_nor_silences_the_agreed_plugin(host: Host, copy: str) -> None:
    host.add("mine", WATCHER.replace("{trouble}", "pass"))
    host.load()
    shutil.copytree(host.root / "mine", host.root / copy)
    plugins = host.load()
    mine, second = sorted(
        (p for p in plugins.found if p.name == "mine"),
        key=lambda p: p.folder is not None and p.folder.name == copy,
    )
    assert (mine.state, second.state) == (State.ON, State.NOT_AGREED)
    plugins.agree(second)
    plugins.disable(second)
    plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    assert mine.module is not None
    assert mine.module.seen == [("D", 5)]
    assert [p.state for p in host.load().found if p.folder == mine.folder] == [State.ON]


FORGED = "<b>1.0</b>, signed by the Réussite team"


@pytest.mark.parametrize(
    ("facts", "about"),
    [
        (f'version = "{FORGED}"', "version"),
        ('version = "1.0 or so"', "version"),
        (f'version = "{"1" * 41}"', "version"),
        ('version = "1.0"\ntitle = "a\\u202eb"', "title"),
        ('version = "1.0"\ntitle = "a\\u0000b"', "title"),
        (f'version = "1.0"\ntitle = "{"x" * 61}"', "title"),
        (f'version = "1.0"\ndescription = "{"x" * 301}"', "description"),
        ('version = "1.0"\nfamilies = ["<b>"]', "families"),
    ],
)
def test_facts_that_deceive_are_not_shown(host: Host, facts: str, about: str) -> None:
    host.add("mine", "1 / 0", toml=f'name = "mine"\napi_version = "1.0"\n{facts}\n')
    plugins = host.load()
    assert_left_out(plugins, "mine", "plugin-bad-toml", about)
    assert plugin(plugins, "mine").version in ("1.0", "")


@pytest.mark.parametrize(
    "version", ["1", "1.0", "2026.12.1", "1.0rc1", "1.0.dev3", "1!2.0+local.1"]
)
def test_usual_versions_are_taken(host: Host, version: str) -> None:
    host.add("mine", version=version)
    assert plugin(host.load(), "mine").state is State.ON


def test_an_agreement_is_about_where_a_plugin_comes_from_as_well(host: Host) -> None:
    host.add("mine")
    host.settings.forget("plugins")
    host.settings.set("plugins", "installed:mine", "1.0")
    assert plugin(host.load(), "mine").state is State.NOT_AGREED


def test_a_plugin_put_off_stays_off(host: Host) -> None:
    host.add("mine")
    plugins = host.load()
    plugins.disable(plugin(plugins, "mine"))
    assert "MINE" not in plugins.variants
    assert plugin(host.load(), "mine").state is State.OFF


def test_safe_mode_leaves_out_everything_that_is_not_bundled(host: Host) -> None:
    host.add("mine")
    plugins = host.load(safe=True)
    plugins.load_installed()
    assert {p.origin for p in plugins.found} == {Origin.BUNDLED}


# What goes wrong on import


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("raise ZeroDivisionError('at once')", "ZeroDivisionError: at once"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("import sys; sys.exit()", "SystemExit"),
        ("raise BaseException('of another kind')", "BaseException: of another kind"),
        ("def broken(:\n", "SyntaxError"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("raise ValueError('two\\n  lines')", "ValueError: two lines"),
        ("1 / 0", "ZeroDivisionError"),
        ("class E(Exception):\n    def __str__(self): raise self\nraise E", "E"),
    ],
)
def test_a_plugin_that_cannot_be_imported_is_left_out(host: Host, source: str, told: str) -> None:
    host.add("mine", source)
    plugins = host.load()
    assert_left_out(plugins, "mine", "plugin-raised", told)
    assert "reussite_folder_mine" not in sys.modules


def test_the_player_may_still_interrupt(host: Host) -> None:
    host.add("mine", "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        host.load()


def test_a_failed_plugin_does_not_hurt_the_next(host: Host) -> None:
    host.add("aaa", "1 / 0")
    host.add("bbb", family="OTHER")
    plugins = host.load()
    assert plugin(plugins, "aaa").state is State.FAILED
    assert plugin(plugins, "bbb").state is State.ON
    assert plugins.variants.keys() == {"DS", "FT", "FC", "OTHER"}


# What goes wrong with hooks


def test_a_misspelt_hook_is_an_error_and_not_a_silence(host: Host) -> None:
    host.add("mine", VARIANT + BRINGS.replace("reussite_variants", "reussite_varients"))
    assert_left_out(host.load(), "mine", "plugin-unknown-hook", "reussite_varients")


def test_a_hook_with_an_argument_that_there_is_not_is_an_error(host: Host) -> None:
    host.add("mine", VARIANT + BRINGS.replace("variants()", "variants(colour)"))
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.FAILED
    assert plugins.variants.keys() == {"DS", "FT", "FC"}


@pytest.mark.parametrize("nonsense", ["None", "7", "True", "print"])
def test_variants_that_are_no_list_are_nonsense(host: Host, nonsense: str) -> None:
    host.add("mine", VARIANT + BRINGS.replace("[GAME]", nonsense))
    assert_left_out(host.load(), "mine", "plugin-nonsense", "reussite_variants gave")


@pytest.mark.parametrize("nonsense", ["[None]", "'text'", "[GAME, 7]", "{{1: 2}}", "[Variant]"])
def test_lists_of_no_variants_are_faulty(host: Host, nonsense: str) -> None:
    host.add("mine", VARIANT + BRINGS.replace("[GAME]", nonsense))
    assert_left_out(host.load(), "mine", "plugin-faulty-variant", "is no Variant")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("raise ValueError('no games today')", "no games today"),
        ("raise SystemExit", "SystemExit"),
        ("yield GAME; raise OSError('midway')", "midway"),
    ],
)
def test_a_hook_that_raises_leaves_its_plugin_out(host: Host, source: str, told: str) -> None:
    host.add("mine", VARIANT + BRINGS.replace("return [GAME]", source))
    assert_left_out(host.load(), "mine", "plugin-raised", told)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("family='m'", "two to eight letters"),
        ("family='TOOLONGNAME'", "two to eight letters"),
        ("family='МОЯ'", "two to eight letters"),
        ("family=7", "two to eight letters"),
        ("version=0", "whole number from 1"),
        ("version='1'", "whole number from 1"),
        ("name=''", "the name is empty"),
        ("packs=0", "one to four packs"),
        ("undo_limit=-1", "undo limit"),
        ("layout=Layout(())", "no places"),
        ("layout=Layout(LAYOUT.slots + LAYOUT.slots[:1])", "laid out twice"),
        ("layout=Layout((*LAYOUT.slots, place(Kind.HAND, 9, 9)))", "dealer's hand"),
        ("layout=Layout((*LAYOUT.slots, place(Kind.CELL, 9, 9)))", "no rule for cell piles"),
        ("layout=Layout((*LAYOUT.slots, place(Kind.TABLEAU, 99, 9, number=9)))", "outside"),
        ("rules=refusing(rules)", "no legal move"),
        ("deal=lambda: [Carry(STOCK, Spot(Kind.TABLEAU), 99)]", "99 cards"),
        ("scoring=lambda options: Scoring(points=lambda played: None)", "no whole number"),
        ("scoring=lambda options: 1 / 0", "ZeroDivisionError"),
        ("rules=lambda options: None", "AttributeError"),
        ("options=(Option('draw', 'Draw', ()),)", "choices with different letters"),
        ("options=(Option('draw', 'Draw', (Choice('d', 'x'),)),)", "a letter A-Z"),
        ("options=(Option('draw', '', (Choice('D', 'x'),)),)", "lacks a name"),
        ("options=(Option('My Draw', 'x', (Choice('D', 'x'),)),)", "is no key"),
        ("preferences=(AUTO_PLACE, AUTO_PLACE)", "used twice"),
        ("time_limit=lambda options: 0", "time limit"),
    ],
)  # fmt: skip
def test_a_faulty_variant_is_not_offered(host: Host, change: str, told: str) -> None:
    source = VARIANT + BRINGS.replace("[GAME]", f"[replace(GAME, {change})]")
    host.add("mine", source)
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.state is State.FAILED
    assert mine.error is not None
    assert told in str(mine.error)
    assert plugins.variants.keys() == {"DS", "FT", "FC"}


def test_all_that_is_wrong_with_a_variant_is_told_at_once(host: Host) -> None:
    host.add("mine", VARIANT + BRINGS.replace("[GAME]", "[replace(GAME, version=0, packs=9)]"))
    error = plugin(host.load(), "mine").error
    assert error is not None
    assert "version" in error.detail
    assert "packs" in error.detail


# Names and families


def test_a_family_that_is_taken_is_refused(host: Host) -> None:
    host.add("mine", family="FT")
    plugins = host.load()
    assert_left_out(plugins, "mine", "plugin-family-taken", "FT")
    assert plugins.brought_by["FT"].origin is Origin.BUNDLED


def test_a_family_that_the_plugin_itself_brings_twice_is_refused(host: Host) -> None:
    host.add("mine", VARIANT + BRINGS.replace("[GAME]", "[GAME, replace(GAME)]"))
    assert_left_out(host.load(), "mine", "plugin-family-taken", "MINE")


def test_of_two_plugins_with_one_family_the_first_keeps_it(host: Host) -> None:
    host.add("aaa")
    host.add("bbb")
    plugins = host.load()
    assert plugins.brought_by["MINE"].name == "aaa"
    error = plugin(plugins, "bbb").error
    assert error is not None
    assert error.problem == "plugin-family-taken"


def test_a_plugin_with_the_name_of_a_bundled_one_is_refused(host: Host) -> None:
    host.add("freecell", family="OTHER")
    plugins = host.load()
    assert_left_out(plugins, "freecell", "plugin-name-taken", "freecell")


def test_of_two_plugins_with_one_name_the_first_is_taken(host: Host) -> None:
    host.add("aaa", name="twin", family="ONE")
    host.add("bbb", name="twin", family="OTHER")
    plugins = host.load()
    twins = [p for p in plugins.found if p.name == "twin"]
    assert [p.state for p in twins] == [State.ON, State.NOT_AGREED]
    plugins.agree(twins[1])
    assert state(twins[0]) is State.ON
    assert state(twins[1]) is State.FAILED
    assert twins[1].error is not None
    assert twins[1].error.problem == "plugin-name-taken"
    assert "OTHER" not in plugins.variants


def test_names_of_two_plugins_do_not_leak_into_each_other(host: Host) -> None:
    helper = "from . import helper\nassert helper.WORD == '{word}'\n"
    for folder, family in (("aaa", "ONE"), ("bbb", "OTHER")):
        host.add(folder, helper.replace("{word}", folder) + VARIANT + BRINGS, family=family)
        (host.root / folder / "helper.py").write_text(f"WORD = {folder!r}\n", encoding="utf-8")
    plugins = host.load()
    assert plugins.variants.keys() >= {"ONE", "OTHER"}
    assert "helper" not in sys.modules


@pytest.mark.parametrize(
    "name", ["My Game", "игра", "a" * 1000, "UPPER", "7seas", "with-dash", "../etc", "a.b", " "]
)
def test_a_bad_name_is_refused(host: Host, name: str) -> None:
    host.add("mine", name=name)
    (bad,) = (p for p in host.load().found if p.origin is Origin.FOLDER)
    assert bad.state is State.FAILED
    assert bad.error is not None
    assert bad.error.problem == "plugin-bad-name"
    assert len(str(bad.error)) < 100


# plugin.toml


@pytest.mark.parametrize(
    ("api", "fits"),
    [("1.0", True), ("1.1", False), ("2.0", False), ("0.9", False), ("", False), ("1", False),
     ("1.0.0", False), ("one", False)],
)  # fmt: skip
def test_a_plugin_for_another_interface_is_not_imported(host: Host, api: str, fits: bool) -> None:
    host.add("mine", VARIANT + BRINGS if fits else "1 / 0", api=api)
    plugins = host.load()
    if fits:
        assert plugin(plugins, "mine").state is State.ON
    else:
        problem = "plugin-other-api" if api else "plugin-no-api"
        assert_left_out(plugins, "mine", problem, api)


@pytest.mark.parametrize(
    ("toml", "problem"),
    [
        ("name = ", "plugin-bad-toml"),
        ("\x00", "plugin-bad-toml"),
        ('name = "mine"\napi_version = "1.0"\n', "plugin-no-version"),
        ('name = "mine"\nversion = 1\napi_version = "1.0"\n', "plugin-no-version"),
        ('name = "mine"\nversion = "1.0"\n', "plugin-no-api"),
        ("", "plugin-no-version"),
    ],
)
def test_a_faulty_plugin_toml_leaves_its_plugin_unread(host: Host, toml: str, problem: str) -> None:
    host.add("mine", "1 / 0", toml=toml)
    assert_left_out(host.load(), "mine", problem)


def test_a_folder_without_plugin_toml_is_named(host: Host) -> None:
    host.add("mine")
    (host.root / "mine" / "plugin.toml").unlink()
    assert_left_out(host.load(), "mine", "plugin-no-toml")


def test_a_folder_without_init_is_no_plugin(host: Host) -> None:
    (host.root / "notes").mkdir(parents=True)
    assert {p.origin for p in host.load().found} == {Origin.BUNDLED}


# Watching


WATCHER = """
from reussite.api import hookimpl
seen = []

@hookimpl
def reussite_move_played(deal, score):
    seen.append((deal, score))
    {trouble}
"""


@pytest.mark.parametrize("trouble", ["1 / 0", "raise SystemExit", "raise BaseException"])
def test_a_watcher_that_raises_does_not_hurt_the_others(
    host: Host, caplog: pytest.LogCaptureFixture, trouble: str
) -> None:
    host.add("aaa", WATCHER.replace("{trouble}", "pass"))
    host.add("bbb", WATCHER.replace("{trouble}", trouble))
    host.add("ccc", WATCHER.replace("{trouble}", "pass"))
    plugins = host.load()
    with caplog.at_level(logging.ERROR):
        plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    for name in ("aaa", "bbb", "ccc"):
        module = plugin(plugins, name).module
        assert module is not None
        assert module.seen == [("D", 5)]
    assert "bbb failed in reussite_move_played" in caplog.text


def test_what_a_watcher_returns_is_ignored(host: Host) -> None:
    host.add("mine", WATCHER.replace("{trouble}", "return 'nonsense'"))
    host.add("other", WATCHER.replace("{trouble}", "pass"))
    plugins = host.load()
    plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    module = plugin(plugins, "other").module
    assert module is not None
    assert module.seen == [("D", 5)]


def test_a_watcher_put_off_hears_nothing(host: Host) -> None:
    host.add("mine", WATCHER.replace("{trouble}", "pass"))
    plugins = host.load()
    mine = plugin(plugins, "mine")
    assert mine.module is not None
    seen = mine.module.seen
    plugins.disable(mine)
    plugins.tell("reussite_move_played", deal="D", transition=None, score=5)
    assert seen == []


# Help pages


def with_pages(returned: str) -> str:
    hook = f"""
from pathlib import Path
HERE = Path(__file__).parent

@hookimpl
def reussite_help_pages(language):
    {returned}
"""
    return VARIANT + BRINGS + hook.replace("{", "{{").replace("}", "}}")


def test_help_comes_in_the_language_else_in_english(host: Host) -> None:
    host.add("mine", with_pages("return [HERE / language / 'MINE.md']"))
    for language in ("en", "bg"):
        page = host.root / "mine" / language / "MINE.md"
        page.parent.mkdir()
        page.write_text("# A game")
    plugins = host.load()
    assert plugins.help_pages("bg", "MINE") == host.root / "mine" / "bg" / "MINE.md"
    assert plugins.help_pages("fr", "MINE") == host.root / "mine" / "en" / "MINE.md"
    assert plugins.help_pages("fr", "NONE") is None


@pytest.mark.parametrize(
    "returned",
    ["return None", "return 7", "return [7]", "1 / 0", "raise SystemExit", "return ['/etc']",
     "return [HERE / 'OTHER.md']", "return []"],
)  # fmt: skip
def test_nonsense_for_help_pages_is_no_help_page(host: Host, returned: str) -> None:
    host.add("mine", with_pages(returned))
    plugins = host.load()
    assert plugin(plugins, "mine").state is State.ON
    assert plugins.help_pages("en", "MINE") is None


# Installed ones


def installed(monkeypatch: pytest.MonkeyPatch, *entries: Any) -> None:  # noqa: ANN401
    monkeypatch.setattr(metadata, "entry_points", lambda group: list(entries))


def entry(name: str, load: object, *, version: str = "2.0") -> SimpleNamespace:
    dist = SimpleNamespace(version=version, metadata={"Summary": "From far away"}, files=None)
    return SimpleNamespace(name=name, dist=dist, load=load)


def test_an_installed_plugin_is_read_when_its_family_is_wanted(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.add("mine")
    loaded = plugin(host.load(), "mine").module
    (host.root / "mine" / "__init__.py").unlink()
    installed(monkeypatch, entry("far", lambda: loaded))
    far = Plugin("far", Origin.INSTALLED, "2.0")
    host.settings.set("plugins", "installed:far", f"2.0 {fingerprint(far)}")
    plugins = host.load()
    assert "MINE" not in plugins.variants
    assert plugins.variant("DS") is not None
    assert not any(p.origin is Origin.INSTALLED for p in plugins.found)
    assert plugins.variant("MINE") is not None
    assert plugins.brought_by["MINE"].origin is Origin.INSTALLED
    assert plugins.brought_by["MINE"].description == "From far away"


def test_an_installed_plugin_is_not_imported_before_the_player_agrees(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, entry("far", lambda: 1 / 0))
    plugins = host.load()
    plugins.load_installed()
    plugins.load_installed()
    (far,) = (p for p in plugins.found if p.origin is Origin.INSTALLED)
    assert far.state is State.NOT_AGREED
    plugins.agree(far)
    assert state(far) is State.FAILED
    assert far.error is not None
    assert far.error.problem == "plugin-raised"


@pytest.mark.parametrize(
    ("found", "problem"),
    [
        (entry("Far Away", lambda: None), "plugin-bad-name"),
        (SimpleNamespace(name="far", dist=None, load=lambda: None), "plugin-no-version"),
        (entry("far", lambda: None, version="<b>1.0</b>"), "plugin-no-version"),
        (entry("far", lambda: None, version="1.0\n2"), "plugin-no-version"),
        (entry("far", lambda: None, version="1." + "0" * 60), "plugin-no-version"),
    ],
)
def test_an_installed_plugin_without_good_facts_is_left_out(
    host: Host, monkeypatch: pytest.MonkeyPatch, found: object, problem: str
) -> None:
    installed(monkeypatch, found)
    plugins = host.load()
    plugins.load_installed()
    (far,) = (p for p in plugins.found if p.origin is Origin.INSTALLED)
    assert far.state is State.FAILED
    assert far.error is not None
    assert far.error.problem == problem


@pytest.mark.parametrize(
    ("summary", "shown"),
    [
        ("A patience,\n  as in\t1900", "A patience, as in 1900"),
        ("signed\u202eetavirp", ""),
        ("nul\0", ""),
        ("long " * 61, ""),
    ],
)
def test_an_odd_summary_of_an_installed_plugin_is_not_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch, summary: str, shown: str
) -> None:
    found = entry("far", lambda: None)
    found.dist.metadata["Summary"] = summary
    installed(monkeypatch, found)
    plugins = host.load()
    plugins.load_installed()
    (far,) = (p for p in plugins.found if p.origin is Origin.INSTALLED)
    assert far.state is State.NOT_AGREED
    assert far.description == shown
