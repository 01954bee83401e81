"""A third-party plugin: built as a wheel, installed beside Réussite, agreed to, and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).with_name("project")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the paths in an environment are others")


def run(*command: str | Path, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if home is not None:
        env["REUSSITE_HOME"] = str(home)
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without fetching anything."""
    folder = tmp_path_factory.mktemp("wheel")
    project = folder / "project"
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns("__pycache__"))
    built = run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"),
        *("--no-build-isolation", "--wheel-dir", folder, project),
    )
    assert built.returncode == 0, built.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """A clean environment with Réussite, borrowed from the one of these tests, and the wheel."""
    home = tmp_path_factory.mktemp("environment") / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    (site,) = home.glob("lib/python*/site-packages")
    borrowed = sysconfig.get_path("purelib")
    (site / "borrowed.pth").write_text(f"import site; site.addsitedir({borrowed!r})\n")
    installed = run(
        *(sys.executable, "-m", "pip", "--python", python, "install"),
        *("--quiet", "--no-deps", "--no-index", "--no-compile", wheel),
    )
    assert installed.returncode == 0, installed.stderr
    assert (site / "flower_garden" / "__init__.py").is_file()
    return python


def test_the_wheel_holds_the_plugin_and_names_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        (facts,) = (name for name in names if name.endswith("entry_points.txt"))
        assert "[reussite]\nflower_garden = flower_garden" in opened.read(facts).decode()
    assert "flower_garden/__init__.py" in names
    assert "flower_garden/help/en/BLOOMS.md" in names


def test_it_is_found_agreed_to_and_played(python: Path, tmp_path: Path) -> None:
    def ask(*arguments: str, status: int = 0) -> dict[str, Any]:
        said = run(python, "-m", "reussite", *arguments, home=tmp_path)
        assert said.returncode == status, said.stderr
        return dict(json.loads(said.stdout)) if "--json" in arguments and not status else {}

    (found,) = (
        plugin for plugin in ask("plugins", "--json")["plugins"] if plugin["origin"] == "installed"
    )
    assert found == {
        "name": "flower_garden",
        "origin": "installed",
        "version": "2.1",
        "state": "not yet agreed",
        "variants": [],
        "problem": None,
    }
    ask("deal", "BLOOMS1-N-AAAAAAB", status=1)
    ask("plugins", "--enable", "flower_garden")
    legal = ask("legal", "BLOOMS1-N-AAAAAAB", "--json")["legal"]
    played = ask("play", "BLOOMS1-N-AAAAAAB", legal[0], "--json")
    assert (played["variant"], played["moves"], played["refused"]) == ("BLOOMS", 1, None)
    ask("plugins", "--disable", "flower_garden")
    ask("deal", "BLOOMS1-N-AAAAAAB", status=1)


@pytest.mark.fuzz
def test_it_passes_its_check(python: Path, tmp_path: Path) -> None:
    run(python, "-m", "reussite", "plugins", "--enable", "flower_garden", home=tmp_path)
    said = run(python, "-m", "reussite", "check", "flower_garden", home=tmp_path)
    assert said.returncode == 0, said.stdout
    assert said.stdout.startswith("flower_garden 2.1: no fault found.")
