"""Third-party plugins: nothing runs before the player agrees, and nothing they break spreads."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Ask

BUNDLED = Path(__file__).parents[2] / "plugins"
SOUND = (BUNDLED / "forty_thieves" / "__init__.py").read_text(encoding="utf-8")

TOML = """
name = "{name}"
version = "{version}"
api_version = "{api}"
families = ["{family}"]
"""

Install = Callable[..., Path]


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """A file to which every plugin here writes when it is imported."""
    return tmp_path / "imported"


@pytest.fixture
def install(home: Path, trace: Path) -> Install:
    """Lay a folder plugin where the player's own ones lie; nobody has agreed to it yet."""

    def installed(
        name: str, code: str, *, family: str = "XX", version: str = "1.0", api: str = "1.0"
    ) -> Path:
        folder = home / "plugins" / name
        folder.mkdir(parents=True)
        facts = TOML.format(name=name, version=version, family=family, api=api)
        (folder / "plugin.toml").write_text(facts, encoding="utf-8")
        (folder / "__init__.py").write_text(traced(name, code, trace), encoding="utf-8")
        return folder

    return installed


def traced(name: str, code: str, trace: Path) -> str:
    future = "from __future__ import annotations\n"
    leave_a_trace = f'with open({str(trace)!r}, "a") as trace:\n    trace.write("{name} ")\n'
    return future + leave_a_trace + code.replace(future, "")


def sound(family: str) -> str:
    return SOUND.replace('family="FT"', f'family="{family}"')


RAISES = "raise RuntimeError('out of cards')\n"
MISSPELT = """
from reussite.api import hookimpl

@hookimpl
def reussite_varaints():
    return []
"""
BROKEN = {
    "raises": (RAISES, "RuntimeError: out of cards"),
    "misspelt": (MISSPELT, "reussite_varaints"),
    "takes_family": (SOUND, "FT"),
}


def listed(ask: Ask) -> dict[str, dict[str, Any]]:
    said = ask("plugins", "--json")
    assert (said.status, said.err) == (0, "")
    assert list(said.document) == ["plugins"]
    return {plugin["name"]: plugin for plugin in said.document["plugins"]}


def test_the_bundled_plugins_are_on(ask: Ask) -> None:
    plugins = listed(ask)
    assert plugins["freecell"] == {
        "name": "freecell",
        "origin": "bundled",
        "version": "1.0.0",
        "state": "on",
        "variants": ["FC"],
        "problem": None,
    }
    assert set(plugins) == {
        "advice",
        "classics",
        "double_solitaire",
        "forty_thieves",
        "freecell",
        "gallery",
    }


def test_nothing_is_imported_before_agreement(ask: Ask, install: Install, trace: Path) -> None:
    for name, (code, _) in BROKEN.items():
        install(name, code)
    plugins = listed(ask)
    assert {plugins[name]["state"] for name in BROKEN} == {"not yet agreed"}
    assert {plugins[name]["problem"] for name in BROKEN} == {None}
    assert ask("variants", "--json").status == 0
    assert ask("deal", "XX1-N-AAAAAAB").status == 1
    assert ask("DS1-D1N-AAAAAAB").opened
    assert not trace.exists()


def test_three_broken_plugins_are_left_out_and_the_game_plays_on(
    ask: Ask, install: Install, trace: Path
) -> None:
    for name, (code, about) in BROKEN.items():
        install(name, code)
        said = ask("plugins", "--enable", name)
        assert said.status == 1
        assert f"The plugin {name} was not turned on." in said.complaint
        assert about in said.complaint
    assert set(trace.read_text(encoding="utf-8").split()) == set(BROKEN)

    plugins = listed(ask)
    for name, (_, about) in BROKEN.items():
        assert plugins[name]["state"] == "failed"
        assert plugins[name]["origin"] == "folder"
        assert about in plugins[name]["problem"]
    assert {plugins[name]["state"] for name in ("double_solitaire", "forty_thieves")} == {"on"}

    said = ask("play", "FT1-N-AAAAAAB", "t3>f2", "--json")
    assert (said.status, said.err) == (0, "")
    assert said.document["score"] == 10
    families = [variant["family"] for variant in ask("variants", "--json").document["variants"]]
    assert {"DS", "FC", "FT"} < set(families)
    assert len(set(families)) == len(families)


def test_a_failed_plugin_is_shown_with_its_problem(ask: Ask, install: Install) -> None:
    install("raises", RAISES)
    ask("plugins", "--enable", "raises")
    shown = ask("plugins").out
    assert "raises 1.0" in shown
    assert "folder, failed" in shown
    assert "out of cards" in shown


def test_enabling_is_agreement_and_disabling_takes_it_back(
    ask: Ask, install: Install, home: Path
) -> None:
    install("own_game", sound("OWN"), family="OWN")
    said = ask("plugins", "--enable", "own_game", "--json")
    assert (said.status, said.err) == (0, "")
    assert listed(ask)["own_game"]["state"] == "on"
    assert "own_game" in (home / "settings.toml").read_text(encoding="utf-8")
    assert ask("deal", "own1-n-aaaaaab", "--json").document["variant"] == "OWN"

    assert ask("plugins", "--disable", "own_game").status == 0
    assert listed(ask)["own_game"]["state"] == "off"
    assert ask("deal", "OWN1-N-AAAAAAB").status == 1


def test_the_window_can_be_started_without_third_party_plugins(ask: Ask, install: Install) -> None:
    install("own_game", sound("OWN"), family="OWN")
    ask("plugins", "--enable", "own_game")
    assert ask("OWN1-N-AAAAAAB").opened
    assert ask("OWN1-N-AAAAAAB", "--safe-mode").status == 1


def test_agreement_is_about_one_version(ask: Ask, install: Install, trace: Path) -> None:
    folder = install("own_game", sound("OWN"), family="OWN")
    ask("plugins", "--enable", "own_game")
    trace.unlink()
    facts = folder / "plugin.toml"
    facts.write_text(facts.read_text(encoding="utf-8").replace('"1.0"', '"1.1"', 1), "utf-8")
    assert listed(ask)["own_game"]["state"] == "not yet agreed"
    assert not trace.exists()


def test_an_author_is_not_asked_again_while_the_plugin_changes(
    ask: Ask, install: Install, home: Path
) -> None:
    folder = install("own_game", sound("OWN"), family="OWN")
    assert ask("plugins", "--enable", "own_game", "--while-changing").status == 0
    assert '"folder:own_game"' in (home / "settings.toml").read_text(encoding="utf-8")
    (folder / "more.py").write_text("x = 1\n", encoding="utf-8")
    plugin = listed(ask)["own_game"]
    assert (plugin["state"], plugin["while_changing"]) == ("on", True)
    assert "trusted even when its files change" in ask("plugins").out
    assert ask("plugins", "--disable", "own_game").status == 0
    assert ask("plugins", "--enable", "own_game").status == 0
    assert "while_changing" not in listed(ask)["own_game"]
    (folder / "more.py").write_text("x = 2\n", encoding="utf-8")
    assert listed(ask)["own_game"]["state"] == "not yet agreed"


@pytest.mark.usefixtures("distribution")
@pytest.mark.parametrize("name", ["freecell", "own_dist"])
def test_only_the_players_own_plugins_are_trusted_while_they_change(
    ask: Ask, name: str, trace: Path
) -> None:
    said = ask("plugins", "--enable", name, "--while-changing")
    assert said.status == 1
    assert "can be trusted while it changes" in said.complaint
    assert "while_changing" not in listed(ask)[name]
    assert not trace.exists()


def test_trust_while_changing_needs_a_plugin(ask: Ask) -> None:
    said = ask("plugins", "--while-changing")
    assert said.status == 2
    assert "--enable NAME --while-changing" in said.complaint


def test_a_bundled_plugin_can_be_switched_off_and_on(ask: Ask) -> None:
    assert ask("plugins", "--disable", "freecell").status == 0
    assert ask("deal", "FC1-N-AAAAAAB").status == 1
    assert ask("plugins", "--enable", "freecell").status == 0
    assert ask("deal", "FC1-N-AAAAAAB").status == 0


@pytest.mark.parametrize("option", ["--enable", "--disable"])
def test_an_unknown_plugin_is_told_with_the_known_ones(ask: Ask, option: str) -> None:
    said = ask("plugins", option, "no such\nthing", "--json")
    assert (said.status, said.out) == (1, "")
    assert said.complaint == (
        "Unknown plugin “no such thing”. "
        "Use one of advice, double_solitaire, forty_thieves, freecell, classics, gallery."
    )


def test_a_plugin_for_another_program_is_never_imported(
    ask: Ask, install: Install, trace: Path
) -> None:
    install("newer", sound("OWN"), api="1.1")
    install("other", sound("OWN"), api="2.0")
    for name in ("newer", "other"):
        said = ask("plugins", "--enable", name)
        assert said.status == 1
        assert "of the plugin interface. Update the plugin" in said.complaint
        assert listed(ask)[name]["state"] == "failed"
    assert not trace.exists()


def test_a_time_limit_is_checked_before_the_variant_is_offered(ask: Ask, install: Install) -> None:
    code = sound("OWN").replace("undo_limit=100", "time_limit=lambda _options: 'soon'")
    install("soon", code, family="OWN")
    assert "time limit" in ask("plugins", "--enable", "soon").complaint
    assert ask("variants").status == 0


def test_a_folder_without_facts_is_listed_as_failed(ask: Ask, home: Path) -> None:
    folder = home / "plugins" / "bare"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(RAISES, encoding="utf-8")
    bare = listed(ask)["bare"]
    assert bare["state"] == "failed"
    assert "plugin.toml" in bare["problem"]


def test_a_plugin_with_a_bundled_name_stays_out(ask: Ask, install: Install, trace: Path) -> None:
    install("freecell", sound("OWN"), family="OWN")
    said = ask("plugins", "--enable", "freecell")
    assert said.status == 1
    assert "bundled:freecell, folder:freecell" in said.complaint
    said = ask("plugins", "--enable", "folder:freecell")
    assert said.status == 1
    assert "already called freecell" in said.complaint
    assert not trace.exists()
    assert ask("deal", "FC1-N-AAAAAAB").status == 0


def test_names_and_families_of_bundled_plugins_stay_theirs_while_they_are_off(
    ask: Ask, install: Install
) -> None:
    install("freecell", sound("OWN"), family="OWN")
    install("takes_family", SOUND)
    ask("plugins", "--disable", "bundled:freecell", "--disable", "forty_thieves")
    said = ask("plugins", "--enable", "folder:freecell")
    assert "already called freecell" in said.complaint
    said = ask("plugins", "--enable", "takes_family")
    assert "already provides FT" in said.complaint
    assert ask("deal", "FT1-N-AAAAAAB").status == 1


def test_what_a_plugin_prints_never_gets_between_the_answers(ask: Ask, install: Install) -> None:
    install("talks", sound("OWN") + "\nprint('hello')\n", family="OWN")
    ask("plugins", "--enable", "talks")
    said = ask("deal", "OWN1-N-AAAAAAB", "--json")
    assert said.document["variant"] == "OWN"
    assert said.err == "hello\n"


@pytest.mark.parametrize("raised", ["ValueError('no card')", "SystemExit(7)", "OSError(5, 'io')"])
def test_rules_that_fail_while_playing_are_blamed_on_their_plugin(
    ask: Ask, install: Install, raised: str
) -> None:
    code = sound("OWN").replace(
        "    return (\n        10 *",
        f"    if played.move:\n        raise {raised}\n    return (\n        10 *",
    )
    install("fails", code, family="OWN")
    assert ask("plugins", "--enable", "fails").status == 0
    said = ask("play", "OWN1-N-AAAAAAB", "s0>w0", "--json")
    assert (said.status, said.out) == (1, "")
    assert said.complaint.startswith("The plugin fails failed (")
    assert ask("deal", "OWN1-N-AAAAAAB").status == 0


def test_an_agreement_that_cannot_be_kept_is_told(
    ask: Ask, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    install("own_game", sound("OWN"), family="OWN")
    monkeypatch.setattr(os, "fsync", full_disk)
    said = ask("plugins", "--enable", "own_game")
    assert said.status == 1
    assert "Could not save the settings" in said.complaint


# Plugins installed as distributions.

METADATA = "Metadata-Version: 2.1\nName: reussite-own\nVersion: 3.1\nSummary: An own game\n"
ENTRY_POINTS = "[reussite]\nown_dist = reussite_own_dist\n"
RECORD = """\
reussite_own_dist.py,,
reussite_own_data/rules.py,,
reussite_own_data/gone.py,,
__pycache__/reussite_own_dist.cpython-311.pyc,,
reussite_own-3.1.dist-info/METADATA,,
reussite_own-3.1.dist-info/RECORD,,
"""


@pytest.fixture
def distribution(tmp_path: Path, trace: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    site = tmp_path / "site"
    facts = site / "reussite_own-3.1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(METADATA, encoding="utf-8")
    (facts / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    module = site / "reussite_own_dist.py"
    module.write_text(traced("own_dist", sound("OWN"), trace), encoding="utf-8")
    (site / "reussite_own_data").mkdir()
    (site / "reussite_own_data" / "rules.py").write_text("x = 1\n", encoding="utf-8")
    (facts / "RECORD").write_text(RECORD, encoding="utf-8")
    monkeypatch.syspath_prepend(str(site))
    return site


@pytest.mark.usefixtures("distribution")
def test_an_installed_plugin_waits_for_agreement_too(ask: Ask, trace: Path) -> None:
    plugin = listed(ask)["own_dist"]
    assert (plugin["origin"], plugin["version"], plugin["state"]) == (
        "installed",
        "3.1",
        "not yet agreed",
    )
    assert not trace.exists()
    assert ask("plugins", "--enable", "own_dist").status == 0
    assert listed(ask)["own_dist"]["variants"] == ["OWN"]
    assert ask("deal", "OWN1-N-AAAAAAB", "--json").document["variant"] == "OWN"
    assert ask("--new", "own").opened
    variants = ask("variants", "--json").document["variants"]
    assert {"own_dist"} == {v["plugin"] for v in variants if v["family"] == "OWN"}


@pytest.mark.parametrize(
    ("changed", "state"),
    [
        ("reussite_own_dist.py", "not yet agreed"),
        ("reussite_own_data/rules.py", "not yet agreed"),
        ("reussite_own_data/gone.py", "not yet agreed"),
        ("reussite_own-3.1.dist-info/METADATA", "not yet agreed"),
        ("reussite_own-3.1.dist-info/RECORD", "not yet agreed"),  # no row of a RECORD
        ("__pycache__/reussite_own_dist.cpython-311.pyc", "on"),
        ("somebody_else.py", "on"),
    ],
)
def test_an_agreement_is_about_all_that_was_installed(
    ask: Ask, distribution: Path, changed: str, state: str
) -> None:
    ask("plugins", "--enable", "own_dist")
    assert listed(ask)["own_dist"]["state"] == "on"
    (distribution / changed).parent.mkdir(exist_ok=True)
    with open(distribution / changed, "a", encoding="utf-8") as file:
        file.write("\n")
    assert listed(ask)["own_dist"]["state"] == state


def test_what_python_compiles_anew_is_not_asked_about(ask: Ask, distribution: Path) -> None:
    ask("plugins", "--enable", "own_dist")
    with open(distribution / "reussite_own-3.1.dist-info" / "RECORD", "a") as file:
        file.write("__pycache__/reussite_own_dist.cpython-399.pyc,sha256=abc,5\n")
    assert listed(ask)["own_dist"]["state"] == "on"


def test_no_folder_of_plugins_is_made(ask: Ask, home: Path) -> None:
    ask("plugins")
    ask("variants")
    assert not home.exists()
