"""`reussite check` proves that a plugin keeps the rules, or says what shows that it does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_line import Ask

from reussite.new_variant import write


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    return write("mine", tmp_path / "plugins", family="MINE").folder


def change(folder: Path, old: str, new: str, file: str = "__init__.py") -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_bundled_plugin_is_proved_by_its_name(ask: Ask) -> None:
    said = ask("check", "forty_thieves")
    assert (said.status, said.err) == (0, "")
    assert said.out == "forty_thieves 1.0.0: no fault found.\n  FT1: 26 checks, 25 games played\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("return 10 *", "return (0.5 if played.move else 0) + 10 *", "MINE: whole-points: "),
        ("return 10 *", "return 0.5 *", "the scoring gives no whole number"),
        ('text("Mine")', '" "', "the name is empty"),
        ("range(COLUMNS)", "range(COLUMNS + 1)", "t7"),
        ("return Scoring", "raise SystemExit(7)\n    return Scoring", "SystemExit: 7"),
        ("def deal", "1 / 0\n\n\ndef deal", "ZeroDivisionError"),
    ],
)
def test_a_fault_is_explained(ask: Ask, plugin: Path, old: str, new: str, told: str) -> None:
    change(plugin, old, new)
    said = ask("check", str(plugin))
    assert said.status == 1
    assert told in said.out
    assert said.err.splitlines()[-1].startswith("reussite: mine: ")
    assert all(len(line) < 600 for line in said.out.splitlines())


def test_a_fault_shows_the_code_and_the_moves(ask: Ask, plugin: Path) -> None:
    change(plugin, "return 10 *", "return (0.5 if played.move else 0) + 10 *")
    said = ask("check", str(plugin))
    (line,) = (line for line in said.out.splitlines() if "whole-points" in line)
    assert "on MINE1-N-" in line or "on laid" in line


def test_a_failure_names_its_line(ask: Ask, plugin: Path) -> None:
    change(plugin, "# Scoring", "1 / 0\n# Scoring")
    said = ask("check", str(plugin))
    line = 1 + (plugin / "__init__.py").read_text(encoding="utf-8").splitlines().index("1 / 0")
    assert f"{plugin / '__init__.py'}:{line}" in said.out


def test_an_error_in_play_names_the_authors_line_and_all_of_them_when_asked(
    ask: Ask, plugin: Path
) -> None:
    change(plugin, "return 10 *", "return (tens(played) if played.move else 10) *")
    change(plugin, "def points", "def tens(played):\n    return [10][1]\n\n\ndef points")
    file = plugin / "__init__.py"
    lines = file.read_text(encoding="utf-8").splitlines()
    line = 1 + lines.index("    return [10][1]")
    said = ask("check", str(plugin))
    assert f"IndexError was raised: list index out of range ({file}:{line}, in tens)" in said.out
    assert "reussite/kernel" not in said.out
    told = ask("check", str(plugin), "--traceback").out
    assert f"  {file}:{line}, in tens: return [10][1]" in told
    assert ", in points: return (tens(played) if played.move else 10) *" in told


def test_an_endless_answer_is_ended_and_named(
    ask: Ask, plugin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reussite.cli.plugin_check.PATIENCE", 0.2)
    change(plugin, "return 10 *", "while played.move:\n        pass\n    return 10 *")
    said = ask("check", str(plugin))
    assert said.status == 1
    assert "no answer within 0.2 seconds" in said.out
    assert f"{plugin / '__init__.py'}:" in said.out


def test_a_move_without_a_gesture_is_found(ask: Ask, plugin: Path) -> None:
    """A rule set that asks for other cards than the hand brings."""
    mute = """class Mute(Rules):
    def move_onto(self, position, source, onto, count=1):
        return Move(source, onto, count + 1)


def rules("""
    change(plugin, "def rules(", mute)
    change(plugin, "return Rules(", "return Mute(")
    change(plugin, "from reussite.api import (", "from reussite.api import (\n    Move,")
    said = ask("check", str(plugin))
    assert "MINE: reachable: " in said.out
    assert "nothing that a player does with the mouse asks for it" in said.out


def test_sources_and_translations_are_checked_too(ask: Ask, plugin: Path) -> None:
    change(
        plugin,
        "from reussite.api import (",
        "from reussite.kernel.position import Position\nfrom reussite.api import (",
    )
    change(plugin, "# Scoring", "def reussite_felts():\n    return []\n\n\n# Scoring")
    change(plugin, "version=1,", 'version=1,\n    sentences={"not-here": "Never here."},')
    (plugin / "locale" / "fr.ts").write_text("<TS/>", encoding="utf-8")
    said = ask("check", str(plugin))
    assert said.status == 1
    for told in (
        "imports reussite.kernel.position: plugins import only reussite.api",
        "reussite_felts is never called: mark it with @hookimpl",
        'MINE: "Never here." cannot be translated: write text("…") around it',
        "locale/fr.ts: fr.qm is missing",
    ):
        assert told in said.out
    change(plugin, "def reussite_variants", "def reussite_variant")
    assert "reussite_variant is no hook; did you mean reussite_variants?" in (
        ask("check", str(plugin)).out
    )


def test_memory_that_leaks_from_game_to_game_is_found(ask: Ask, plugin: Path) -> None:
    change(plugin, "return 10 *", "SEEN.append(1)\n    return len(SEEN) + 10 *")
    change(plugin, "def points", "SEEN: list[int] = []\n\n\ndef points")
    said = ask("check", str(plugin))
    assert said.status == 1
    assert "MINE: same-again: counted again, the same move is worth other points" in said.out


def test_pages_and_facts_are_checked_too(ask: Ask, plugin: Path) -> None:
    change(plugin, '["MINE"]', '["MINE", "YOURS"]', "plugin.toml")
    change(plugin, "score: 0", "score: 5", "help/en/MINE-examples.md")
    (plugin / "help/en/MINE.md").unlink()
    said = ask("check", str(plugin))
    assert said.status == 1
    lines = said.out.splitlines()
    assert lines == [
        "MINE: help: no page tells its rules; bring help/en/MINE.md",
        "MINE: help: MINE-examples.md: ExampleError: the score is 0, not 5",
        "plugin.toml: families says MINE YOURS, but the plugin brings MINE",
    ]
    assert said.err.splitlines()[-1] == "reussite: mine: Problems found: 3."


def test_decks_and_cloths_are_checked_too(ask: Ask, plugin: Path) -> None:
    more = """

@hookimpl
def reussite_felts():
    return [7]


@hookimpl
def reussite_decks():
    raise ValueError("no cards")
"""
    file = plugin / "__init__.py"
    file.write_text(file.read_text(encoding="utf-8") + more, encoding="utf-8")
    said = ask("check", str(plugin))
    assert said.out.splitlines() == [
        "reussite_decks: ValueError: no cards",
        "reussite_felts: 7 is no Felt",
    ]


def test_a_plugin_for_a_newer_program_is_not_run(ask: Ask, plugin: Path, tmp_path: Path) -> None:
    change(plugin, '"1.0"', '"1.9"', "plugin.toml")
    change(plugin, "# Layout", f"open({str(tmp_path / 'ran')!r}, 'w')\n# Layout")
    said = ask("check", str(plugin))
    assert said.status == 1
    assert "needs version 1.9 of the plugin interface" in said.out
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("named", ["no_such_plugin", "./nowhere", "/"])
def test_what_is_no_plugin_is_told(ask: Ask, named: str) -> None:
    said = ask("check", named)
    assert (said.status, said.out) == (1, "")
    assert re.search("Unknown plugin|no plugin", said.complaint)


def test_a_plugin_nobody_agreed_to_is_checked_only_where_its_folder_is_named(
    ask: Ask, home: Path, tmp_path: Path
) -> None:
    folder = write("mine", home / "plugins").folder
    change(folder, "# Layout", f"open({str(tmp_path / 'ran')!r}, 'w').close()\n# Layout")
    said = ask("check", "mine")
    assert (said.status, said.out) == (1, "")
    assert said.complaint == (
        f"The plugin mine is not trusted yet. Check its folder {folder} instead, or turn "
        "the plugin on."
    )
    assert not (tmp_path / "ran").exists()
    assert ask("check", str(folder)).status == 0
    assert (tmp_path / "ran").exists()
    assert not (home / "settings.toml").exists()  # checking is no agreement


def test_a_working_copy_is_checked_beside_the_plugin_in_use(
    ask: Ask, home: Path, plugin: Path
) -> None:
    write("mine", home / "plugins", family="MINE")
    ask("plugins", "--enable", "mine")
    change(plugin, "range(4)", "range(3)")
    assert ask("check", str(plugin)).status == 0
    assert len(ask("deal", "MINE1-N-AAAAAAB", "--json").document["piles"]["t0"]) == 4


# Python without assertions


@pytest.mark.parametrize(
    ("new", "status", "told"),
    [
        ("return 10 *", 0, "mine 0.1.0: no fault found."),
        ("return (0.5 if played.move else 0) + 10 *", 1, "MINE: whole-points: "),
    ],
)
def test_checking_without_assertions_finds_as_much(
    home: Path, plugin: Path, new: str, status: int, told: str
) -> None:
    change(plugin, "return 10 *", new)
    said = subprocess.run(
        [sys.executable, "-m", "reussite", "check", str(plugin)],
        env={**os.environ, "PYTHONOPTIMIZE": "1"},
        cwd=home.parent,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (said.returncode, "Traceback" in said.stderr) == (status, False), said.stderr
    assert told in said.stdout
