"""verify: game files are played again, checked, and ranked."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from support.cluster import local_cluster
from support.command_line import Ask, ask_process, vectors

from double_solitaire import DOUBLE_SOLITAIRE
from forty_thieves import FORTY_THIEVES
from freecell import FREECELL
from reussite.game.game_file import game_text, write_game
from reussite.game.session import Session
from reussite.kernel.codes import parse_code

VARIANTS = {v.family: v for v in (DOUBLE_SOLITAIRE, FORTY_THIEVES, FREECELL)}
WINS = vectors("wins")
KEYS = [
    "file",
    "code",
    "valid",
    "score",
    "unit",
    "elapsed_ms",
    "moves",
    "won",
    "take_backs",
    "rank",
    "problem",
]


def played(code: str, texts: str, *, ms: int = 0) -> Session:
    """A game with these actions, so many milliseconds between them."""
    seconds = 0.0
    session = Session(parse_code(code, VARIANTS), now=lambda: seconds)
    for text in texts.split():
        seconds += ms / 1000
        session.act(text)
    return session


@pytest.fixture
def won(tmp_path: Path) -> Path:
    """A file of a won game."""
    game = next(game for game in WINS if game["code"].startswith("FC1-R"))
    path = tmp_path / "won.reussite"
    write_game(path, played(game["code"], game["moves"], ms=500))
    return path


def test_verify_has_the_documented_keys(ask: Ask, won: Path) -> None:
    said = ask("verify", str(won), "--json")
    assert (said.status, said.err) == (0, "")
    assert list(said.document) == ["files"]
    (facts,) = said.document["files"]
    assert list(facts) == KEYS
    game = next(game for game in WINS if game["code"] == facts["code"])
    moves = len(game["moves"].split())
    assert facts == {
        "file": str(won),
        "code": game["code"],
        "valid": True,
        "score": game["score"],
        "unit": "points",
        "elapsed_ms": 500 * (moves - 1),  # time counts from the first action
        "moves": moves,
        "won": True,
        "take_backs": 0,
        "rank": 1,
        "problem": None,
    }


@pytest.mark.parametrize("game", WINS[::5], ids=lambda game: game["code"])
def test_every_kind_of_won_game_is_good(ask: Ask, tmp_path: Path, game: dict[str, str]) -> None:
    path = tmp_path / "game.reussite"
    write_game(path, played(game["code"], game["moves"], ms=1000))
    (facts,) = ask("verify", str(path), "--json").document["files"]
    assert (facts["valid"], facts["won"], facts["score"]) == (True, True, game["score"])


def test_files_of_one_code_are_ranked(ask: Ask, tmp_path: Path) -> None:
    files = {
        "slow": played("DS1-D1N-AAAAAAB", "t7>f0 undo redo", ms=250),
        "best": played("DS1-D1N-AAAAAAB", "t7>f0"),
        "low": played("DS1-D1N-AAAAAAB", "s0>w0"),
        "vegas": played("DS1-D1V-AAAAAAB", "t7>f0"),
    }
    for name, session in files.items():
        write_game(tmp_path / f"{name}.reussite", session)
    paths = [str(tmp_path / f"{name}.reussite") for name in files]
    said = ask("verify", *paths, "--json")
    assert [facts["rank"] for facts in said.document["files"]] == [2, 1, 3, 1]
    assert said.document["files"][3]["unit"] == "dollars"
    lines = ask("verify", *paths).out.splitlines()
    assert lines[0] == "DS1-D1N-AAAAAAB"
    assert [line.split()[0] for line in lines] == [
        "DS1-D1N-AAAAAAB",
        "1",
        "2",
        "3",
        "DS1-D1V-AAAAAAB",
        "1",
    ]
    assert "best.reussite  15  0:00  1 move" in lines[1]
    assert "-$99" in lines[5]


def test_a_forged_file_is_named_with_what_is_wrong(ask: Ask, won: Path) -> None:
    forged = won.with_name("forged.reussite")
    content = json.loads(won.read_text(encoding="utf-8"))
    content["result"]["score"] += 1000
    forged.write_text(json.dumps(content), encoding="utf-8")
    said = ask("verify", str(won), str(forged), "--json")
    assert said.status == 1
    good, bad = said.document["files"]
    assert (good["valid"], good["rank"]) == (True, 1)
    assert (bad["valid"], bad["rank"], bad["score"], bad["won"]) == (False, None, None, None)
    assert bad["code"] == good["code"]
    assert bad["problem"] == "The score is 8200 in the file, but 7200 when the game is replayed."
    assert said.complaint == f"{forged}: {bad['problem']}"
    said = ask("verify", str(won), str(forged))
    assert said.status == 1
    assert said.out.splitlines()[-1] == f"{forged}: {bad['problem']}"


def test_an_impossible_action_is_named_with_its_number_and_rule(ask: Ask, won: Path) -> None:
    content = json.loads(won.read_text(encoding="utf-8"))
    content["actions"][2][1] = "t0>t0"
    won.write_text(json.dumps(content), encoding="utf-8")
    said = ask("verify", str(won))
    assert said.status == 1
    assert "Action 3 (t0>t0) was refused (same-place)" in said.complaint


def test_several_bad_files_are_told_in_one_line(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "empty.reussite").touch()
    said = ask("verify", str(tmp_path / "empty.reussite"), str(tmp_path / "none"), str(tmp_path))
    assert said.status == 1
    assert said.complaint.startswith("3 files could not be verified. The first is ")
    assert [line.rpartition(": ")[2] for line in said.out.splitlines()] == [
        "The file is empty.",
        "The file does not exist.",
        "This is a folder or a device, not a file.",
    ]


def test_a_file_of_an_unknown_variant_names_it(ask: Ask, won: Path) -> None:
    text = won.read_text(encoding="utf-8").replace("FC1-R", "XYZZY1-R")
    won.write_text(text, encoding="utf-8")
    assert "XYZZY" in ask("verify", str(won)).complaint


def test_names_of_any_kind_are_shown(ask: Ask, tmp_path: Path) -> None:
    for name in ("avec espace é.reussite", "игра.reussite", "-dash.reussite", "new\nline"):
        (tmp_path / name).write_text(game_text(played("FC1-R-AAAAAAB", "")), encoding="utf-8")
        said = ask("verify", str(tmp_path / name))
        assert (said.status, said.err) == (0, "")
        assert len(said.out.splitlines()) == 2


def test_a_file_name_that_looks_like_an_option(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_game(Path("--json"), played("FC1-R-AAAAAAB", ""))
    assert "--json" in ask("verify", "--", "--json").out


def test_without_a_file_the_usage_is_told(ask: Ask) -> None:
    said = ask("verify")
    assert said.status == 2
    assert "reussite verify FILE…" in said.complaint
    assert "--json" in ask("verify", "--help").out
    assert "verify" in ask("--help").out


def test_verify_needs_no_display_and_no_known_locale(won: Path) -> None:
    strange = won.rename(won.with_name("é и.reussite"))
    bare = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "", "LC_ALL": "C"}
    said = ask_process("verify", str(strange), "--json", env=bare)
    assert (said.status, said.err) == (0, "")
    assert said.document["files"][0]["valid"]


# Work shared among processes.


@pytest.fixture
def several(tmp_path: Path, won: Path) -> list[str]:
    """Twenty files: good ones, a forged one, one that is not there."""
    text = won.read_text(encoding="utf-8")
    paths = [tmp_path / f"{number}.reussite" for number in range(19)]
    for number, path in enumerate(paths):
        if number % 3:
            path.write_text(text, encoding="utf-8")
        else:
            write_game(path, played("DS1-D1N-AAAAAAB", "t7>f0", ms=number))
    paths[7].write_text(text.replace('"score": 7200', '"score": 7201'), encoding="utf-8")
    action = text.replace('"actions": [', '"actions": [[0, "t0>t0"],', 1)
    paths[8].write_text(action, encoding="utf-8")
    return [str(path) for path in [*paths, tmp_path / "none"]]


def test_the_answer_is_the_same_for_every_number_of_processes(ask: Ask, several: list[str]) -> None:
    alone = ask("verify", *several, "--json")
    shared = ask("verify", *several, "--json", "--jobs", "2")
    assert alone.status == 1
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)
    assert "was refused (same-place)" in alone.document["files"][8]["problem"]
    assert ask("verify", *several, "--jobs=2").out == ask("verify", *several).out


def test_the_answer_is_the_same_from_a_cluster(ask: Ask, several: list[str]) -> None:
    pytest.importorskip("distributed", reason="reussite[cluster] is not installed")
    alone = ask("verify", *several, "--json")
    with local_cluster(2) as address:
        shared = ask_process("verify", *several, "--json", "--dask", address)
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)


@pytest.mark.parametrize("number", ["0", "-1", "two", "257", "1e3", "٣"])
def test_a_number_of_processes_that_is_none_is_wrong_usage(
    ask: Ask, won: Path, number: str
) -> None:
    said = ask("verify", str(won), f"--jobs={number}")
    assert said.status == 2
    assert said.complaint == f"“{number}” is not a valid number of processes. Use 1 to 256."


def test_processes_and_a_cluster_exclude_each_other(ask: Ask, won: Path) -> None:
    said = ask("verify", str(won), "--jobs=2", "--dask=tcp://127.0.0.1:1")
    assert said.status == 2
    assert "but not both" in said.complaint


def test_a_cluster_that_is_not_there_is_named(ask: Ask, won: Path) -> None:
    pytest.importorskip("distributed", reason="reussite[cluster] is not installed")
    said = ask("verify", str(won), "--dask=nowhere at all")
    assert said.status == 1
    assert said.complaint.startswith("The cluster nowhere at all does not respond (")


def test_how_far_it_is_is_said_on_a_terminal_only(several: list[str]) -> None:
    there, here = pty.openpty()
    command = [sys.executable, "-m", "reussite", "verify", *several, "--jobs", "2"]
    ended = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=here, timeout=60, check=False, text=True
    )
    os.close(here)
    said = os.read(there, 10_000).decode()
    os.close(there)
    assert said.startswith("\r1 of 20 (5 %)\x1b[K")
    assert "\r\x1b[Kreussite: 3 files could not be verified" in said
    assert "%" not in ended.stdout
