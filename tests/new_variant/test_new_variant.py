"""A new variant is written in one go, and plays at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_line import Ask

from reussite.new_variant import NewVariantError, write

RUN_WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == sys.argv[1]:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import pytest
without = [] if sys.argv[1] == "nothing" else ["-p", "no:hypothesispytest"]
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *without, sys.argv[2]]))
"""


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_plugin_is_written_into_the_players_folder(ask: Ask, home: Path) -> None:
    said = ask("new-variant", "three_rows")
    assert (said.status, said.err) == (0, "")
    folder = home / "plugins" / "three_rows"
    assert files_in(folder) == {
        "plugin.toml",
        "__init__.py",
        "test_three_rows.py",
        "help/en/THREE.md",
        "help/en/THREE-examples.md",
        "locale/template.ts",
    }
    assert f"reussite check {folder}" in said.out
    assert "reussite plugins --enable three_rows" in said.out
    assert "reussite --new THREE" in said.out


def test_it_passes_its_check_and_plays(ask: Ask, home: Path) -> None:
    ask("new-variant", "three_rows")
    checked = ask("check", str(home / "plugins" / "three_rows"))
    assert checked.status == 0, checked.out
    assert checked.complaint == "three_rows now runs with your permissions."
    assert "no fault found" in checked.out
    assert ask("deal", "THREE1-N-AAAAAAB").status == 1  # checking is no agreement
    assert ask("plugins", "--enable", "three_rows").status == 0
    played = ask("play", "THREE1-N-AAAAAAB", "s0>w0", "--json")
    assert played.document["moves"] == 1
    assert ask("check", "three_rows").status == 0


@pytest.mark.parametrize("missing", ["nothing", "hypothesis"])
def test_its_own_test_passes(ask: Ask, home: Path, missing: str) -> None:
    ask("new-variant", "three_rows")
    folder = home / "plugins" / "three_rows"
    assert len((folder / "test_three_rows.py").read_text(encoding="utf-8").split("\n")) == 5
    ran = subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT, missing, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_it_may_be_written_elsewhere(ask: Ask, home: Path, tmp_path: Path) -> None:
    said = ask("new-variant", "mine", "--folder", str(tmp_path / "my plugins"))
    assert said.status == 0
    assert (tmp_path / "my plugins" / "mine" / "__init__.py").is_file()
    assert not home.exists()
    assert f"'{tmp_path}/my plugins/mine'" in said.out  # as a shell wants it
    assert f"To play it, move its folder to {home / 'plugins'}" in said.out


def test_the_family_may_be_named(ask: Ask, home: Path) -> None:
    assert ask("new-variant", "mine", "--family", "own").status == 0
    assert 'families = ["OWN"]' in (home / "plugins/mine/plugin.toml").read_text(encoding="utf-8")
    assert (home / "plugins/mine/help/en/OWN.md").is_file()


@pytest.mark.parametrize(
    ("name", "taken", "family"),
    [
        ("golf", (), "GOLF"),
        ("streets_and_alleys", (), "STREETS"),
        ("streets_and_alleys", ("STREETS",), "ALLEYS"),
        ("streets_and_alleys", ("STREETS", "ALLEYS"), "SAA"),
        ("thirteen_packs", (), "THIRTEEN"),
        ("incomprehensible", (), "INCOMPRE"),
        ("x_1", ("X",), None),
        ("a7", (), None),
        ("golf", ("GOLF", "G"), None),
    ],
)
def test_a_free_family_is_made_from_the_name(
    tmp_path: Path, name: str, taken: tuple[str, ...], family: str | None
) -> None:
    if family is not None:
        assert write(name, tmp_path, families=taken).family == family
        return
    with pytest.raises(NewVariantError, match="variant-no-family"):
        write(name, tmp_path, families=taken)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "about"),
    [
        (["Three Rows"], "is not a valid plugin name"),
        (["игра"], "is not a valid plugin name"),
        (["../up"], "is not a valid plugin name"),
        (["a" * 1000], "is not a valid plugin name"),
        ([""], "is not a valid plugin name"),
        (["class"], "The name class is already in use"),
        (["json"], "The name json is already in use"),
        (["freecell"], "The name freecell is already in use"),
        (["mine", "--family", "FC"], "already provides FC"),
        (["mine", "--family", "KL"], "already provides KL"),
        (["mine", "--family", "toolongname"], "is not a valid family"),
        (["mine", "--family", "МОЯ"], "is not a valid family"),
        (["x7"], "No unused family can be made from x7"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_one_line(
    ask: Ask, home: Path, typed: list[str], about: str
) -> None:
    said = ask("new-variant", *typed)
    assert (said.status, said.out) == (1, "")
    assert about in said.complaint
    assert not home.exists()


def test_nothing_is_written_over(ask: Ask, home: Path) -> None:
    ask("new-variant", "mine")
    file = home / "plugins" / "mine" / "__init__.py"
    file.write_text("changed", encoding="utf-8")
    said = ask("new-variant", "mine", "--family", "OTHER")
    assert said.status == 1
    assert file.read_text(encoding="utf-8") == "changed"
    said = ask("new-variant", "other", "--family", "MINE")
    assert "already provides MINE" in said.complaint
    (home / "plugins" / "third").mkdir()
    assert "already exists" in ask("new-variant", "third").complaint


def test_a_folder_that_cannot_be_made_is_told(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said = ask("new-variant", "mine", "--folder", str(tmp_path / "file"))
    assert said.status == 1
    assert "Could not write the plugin" in said.complaint


def test_half_a_plugin_is_never_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.move", full)
    with pytest.raises(NewVariantError, match="No space left"):
        write("mine", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_new_plugin_reads_as_the_bundled_ones_do(tmp_path: Path) -> None:
    """The four parts in their order, and nothing that the tools of this program complain of but
    its imports, which are kept short."""
    folder = write("mine", tmp_path).folder
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    parts = [text.index(f"# {part}: ") for part in ("Layout", "Rules", "Scoring", "Preferences")]
    assert parts == sorted(parts)
    root = Path(__file__).parents[2]
    for tool in (
        ["ruff", "check", "--ignore=I001"],
        ["ruff", "format", "--check"],
        ["mypy", "--strict"],
    ):
        ran = subprocess.run(
            [sys.executable, "-m", tool[0], *tool[1:], str(folder / "__init__.py")],
            cwd=root if tool[0] == "ruff" else tmp_path,
            env={**os.environ, "MYPYPATH": str(root / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        if "No module named" not in ran.stderr:
            assert ran.returncode == 0, ran.stdout
