"""The guide for authors keeps its word: every block of code in it is run."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from support.command_line import Ask

from reussite.api import API_VERSION
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.testing.conformance import CHECKS, check_variant
from reussite.testing.examples import parse_example

GUIDE = Path(__file__).parents[2] / "plugins" / "README.md"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = FENCE.findall(GUIDE.read_text(encoding="utf-8"))
CODE = [code for language, code in BLOCKS if language == "python"]
GAME = "".join(code for code in CODE if "from lanes" not in code)
TESTS = [code for code in CODE if "from lanes" in code]


def blocks(language: str) -> list[str]:
    return [code for said, code in BLOCKS if said == language]


def test_every_block_is_of_a_kind_that_is_run() -> None:
    assert {language for language, _ in BLOCKS} == {"sh", "toml", "python", "example"}
    assert not re.search(r"^    \S", FENCE.sub("", GUIDE.read_text(encoding="utf-8")), re.MULTILINE)


@pytest.fixture
def lanes(ask: Ask, home: Path) -> Path:
    """What the first lines of the guide write, checked on the way."""
    for block in blocks("sh"):
        for line in block.splitlines():
            shell = shlex.shlex(line, posix=True, punctuation_chars=True)  # `>` would redirect
            shell.wordchars += "*#"
            program, *arguments = shell
            assert program == "reussite"
            said = ask(*arguments)
            assert said.status == 0, (line, said.err)
    return home / "plugins" / "lanes"


def test_the_first_lines_write_what_the_guide_lists(lanes: Path) -> None:
    listed = re.findall(
        r"^\| `([a-z_/A-Z.-]+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE
    )
    written = {str(path.relative_to(lanes)) for path in lanes.rglob("*") if path.is_file()}
    assert {path for path in written if "__pycache__" not in path} <= set(listed)
    assert (lanes / "plugin.toml").read_text(encoding="utf-8") == blocks("toml")[0]


def test_the_game_of_the_guide_passes_and_plays(ask: Ask, lanes: Path) -> None:
    (lanes / "__init__.py").write_text(GAME, encoding="utf-8")
    (lanes / "help/en/LANES-examples.md").unlink()
    said = ask("check", "lanes")
    assert (said.status, said.err) == (0, ""), said.out
    played = ask("play", "LANES1-S-AAAAAAB", "--json", "t0>c0").document
    assert (played["variant"], played["moves"]) == ("LANES", 1)


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("lanes")
    module.__file__ = str(tmp_path / "lanes" / "__init__.py")
    exec(compile(GAME, module.__file__, "exec"), vars(module))
    monkeypatch.setitem(__import__("sys").modules, "lanes", module)
    return module


def test_the_game_conforms_under_both_options(module: ModuleType) -> None:
    assert check_variant(module.LANES, examples=6) == []
    assert [options.letters for options in module.LANES.all_options] == ["A", "S"]


@pytest.mark.usefixtures("module")
def test_the_tests_of_the_guide_pass() -> None:
    ran = 0
    for code in TESTS:
        names: dict[str, object] = {}
        exec(compile(code, "test_lanes.py", "exec"), names)
        for name, test in names.items():
            if name == "test_conformance":
                assert callable(test)
                for check in list(CHECKS)[:3]:
                    test(check)
            elif name.startswith("test_"):
                assert callable(test)
                test()
                ran += 1
    assert ran == 2


def test_the_examples_of_the_guide_go_as_they_say(module: ModuleType, tmp_path: Path) -> None:
    for block in blocks("example"):
        parse_example(block, {"LANES": module.LANES}, tmp_path).check()


def test_the_facts_of_the_guide_are_of_now() -> None:
    facts, project = (tomllib.loads(block) for block in blocks("toml"))
    assert facts["api_version"] == API_VERSION
    assert project["project"]["entry-points"]["reussite"] == {"lanes": "lanes"}
    assert project["build-system"]["build-backend"] == "hatchling.build"


def test_a_reader_needs_about_ten_minutes() -> None:
    """At 200 words a minute, without the tables at the end that are looked up."""
    text = GUIDE.read_text(encoding="utf-8").split("## Refusal codes")[0]
    prose = FENCE.sub("", text)
    words = len(re.findall(r"\w+", re.sub(r"^\|.*$", "", prose, flags=re.MULTILINE)))
    assert words <= 2000, words


def test_what_the_guide_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", GUIDE.read_text(encoding="utf-8")):
        assert (GUIDE.parent / target).is_file(), target


def test_the_game_of_the_guide_is_none_that_is_bundled() -> None:
    plugins = PluginHost(Settings(None), bundled=GUIDE.parent)
    plugins.load_folders()
    assert "LANES" not in plugins.variants
