"""Files that others wrote: no pipe, device or folder is waited for, nothing endless is read."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.python_process import SOURCES

from reussite.game.file_form import GameFileError
from reussite.game.game_file import read_game
from reussite.plugins.discovery import folder_plugin, plugin_folders
from reussite.plugins.host import PluginHost
from reussite.plugins.plugin import Origin, State
from reussite.reading import (
    NoFileError,
    TooLargeError,
    read_regular,
    read_regular_text,
    read_toml,
)
from reussite.settings import Settings
from reussite.store.store import Store

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")

Put = Callable[[Path], object]

ODD: dict[str, Put] = {
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "folder": Path.mkdir,
}


@pytest.fixture(params=ODD)
def odd(request: pytest.FixtureRequest) -> Put:
    """Puts something in the place of a file that is none."""
    return ODD[request.param]


def test_what_is_no_file_is_not_read(tmp_path: Path, odd: Put) -> None:
    odd(tmp_path / "it")
    with pytest.raises((NoFileError, IsADirectoryError)):
        read_regular(tmp_path / "it", 100)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "it"
    file.write_bytes(b"12345")
    assert read_regular(file, 5) == b"12345"
    with pytest.raises(TooLargeError):
        read_regular(file, 4)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system has no /proc")
def test_a_file_that_says_it_is_empty_is_read_no_further_than_its_limit() -> None:
    with pytest.raises(TooLargeError):
        read_regular(Path("/proc/self/status"), 10)


def test_a_name_that_no_file_can_have_is_a_missing_file() -> None:
    with pytest.raises(FileNotFoundError):
        read_regular(Path("a\0b"), 5)


def test_line_ends_of_all_systems_are_read(tmp_path: Path) -> None:
    (tmp_path / "it").write_bytes(b"a\r\nb\rc\n")
    assert read_regular_text(tmp_path / "it", 10) == "a\nb\nc\n"


# TOML


@pytest.mark.parametrize(
    "text",
    [
        "a." * 20_000 + "a = 1",
        "x = {" + "a." * 20_000 + "a = 1}",
        "[" + "a." * 20_000 + "a]",
        'b = """\n"""\n' + "a . " * 10_000 + "a = 1",
        "'a'." * 10_000 + "a = 1",
        '# """\n' + "a." * 20_000 + "a = 1",
        "x = " + "[" * 20_000,
        "x = " + "{a=" * 20_000,
        '"' + '\\"' * 30_000,
        "x = " + "1" * 60_000,
    ],
    ids=range(10),
)
def test_deep_nesting_is_refused_before_it_is_built(tmp_path: Path, text: str) -> None:
    (tmp_path / "it").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"parts|deeply|Unterminated|digits"):
        read_toml(tmp_path / "it")


def test_usual_toml_is_read(tmp_path: Path) -> None:
    text = 'a.b = "x.y.z.x.y.z.x.y.z.x.y.z.x.y.z [[[["  # ]]]\nc = [[1, 2], [{d = \'"\'}]]\n'
    (tmp_path / "it").write_text(text, encoding="utf-8")
    assert read_toml(tmp_path / "it") == {
        "a": {"b": "x.y.z.x.y.z.x.y.z.x.y.z.x.y.z [[[["},
        "c": [[1, 2], [{"d": '"'}]],
    }


# Whoever reads


def test_a_plugin_toml_that_is_no_file_leaves_its_plugin_out(tmp_path: Path, odd: Put) -> None:
    folder = tmp_path / "plugins" / "mine"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("1 / 0")
    odd(folder / "plugin.toml")
    plugins = PluginHost(Settings(None), bundled=tmp_path / "none", own=tmp_path / "plugins")
    plugins.load_folders()
    (mine,) = plugins.found
    assert mine.state is State.FAILED
    assert mine.error is not None
    assert mine.error.problem == "plugin-bad-toml"


def test_a_plugin_toml_that_is_too_large_leaves_its_plugin_out(tmp_path: Path) -> None:
    (tmp_path / "plugin.toml").write_text(f'title = "{"x" * 2_000_000}"')
    plugin = folder_plugin(tmp_path, Origin.FOLDER)
    assert plugin.error is not None
    assert plugin.error.problem == "plugin-bad-toml"


def test_code_that_is_no_file_is_no_plugin(tmp_path: Path, odd: Put) -> None:
    (tmp_path / "mine").mkdir()
    odd(tmp_path / "mine" / "__init__.py")
    assert plugin_folders(tmp_path) == []


def test_settings_that_are_no_file_are_kept_aside(tmp_path: Path, odd: Put) -> None:
    odd(tmp_path / "settings.toml")
    settings = Settings(tmp_path / "settings.toml")
    assert settings.problem is not None
    assert settings.problem[0] == "settings-kept-aside"
    settings.set("a", "b", 1)
    assert Settings(tmp_path / "settings.toml").get("a", "b", 0) == 1


@pytest.mark.parametrize("ending", ["", "-wal", "-journal", "-shm"])
def test_a_database_that_is_no_file_is_left_alone(tmp_path: Path, odd: Put, ending: str) -> None:
    odd(tmp_path / f"games.sqlite{ending}")
    store = Store.open(tmp_path / "games.sqlite")
    assert not store.is_saving
    problem = store.take_problem()
    assert problem is not None
    assert problem.code == "store-unusable"
    store.close()


def test_a_game_file_that_is_no_file_is_said_to_be_none(tmp_path: Path, odd: Put) -> None:
    odd(tmp_path / "a.reussite")
    with pytest.raises(GameFileError) as raised:
        read_game(tmp_path / "a.reussite", {})
    assert raised.value.problem == "file-no-file"


def test_a_command_answers_beside_pipes_in_the_place_of_every_file(tmp_path: Path) -> None:
    folder = tmp_path / "plugins" / "mine"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    os.mkfifo(folder / "plugin.toml")
    os.mkfifo(tmp_path / "settings.toml")
    told = subprocess.run(
        [sys.executable, "-m", "reussite", "plugins"],
        env={**os.environ, "PYTHONPATH": SOURCES, "REUSSITE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "mine" in told.stdout
    assert told.returncode == 0, told.stderr
