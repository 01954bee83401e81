"""tournament: standings of a folder, a new one, and results for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Ask, ask_process
from support.tournaments import CODES, CUP, given_up_text, made, open_text, put, won_text


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """A tournament with two players, a forged result and a foreign file."""
    folder = made(tmp_path / "cup")
    put(folder, "Anna", "a.reussite", won_text(CODES[0]))
    put(folder, "Anna", "b.reussite", given_up_text(CODES[1]))
    put(folder, "Ben", "a.reussite", won_text(CODES[0], ms=400))
    put(folder, "Ben", "f.reussite", won_text(CODES[1]).replace('"score": 7', '"score": 8'))
    put(folder, "Ben", "notes.txt", "bring cake")
    return folder


def test_the_standings_have_the_documented_keys(ask: Ask, cup: Path) -> None:
    said = ask("tournament", str(cup), "--json")
    assert (said.status, said.err) == (0, "")
    document = said.document
    assert list(document) == ["name", "rounds", "standings", "refused", "ignored"]
    assert document["name"] == "Winter Cup"
    assert [entry["code"] for entry in document["rounds"]] == list(CODES)
    first, second = document["rounds"][0]["results"]
    assert list(first) == ["player", "place", "score", "elapsed_ms", "moves", "won", "file"]
    assert (first["player"], first["place"], first["won"]) == ("Ben", 1, True)
    assert (second["player"], second["file"]) == ("Anna", "results/Anna/a.reussite")
    assert [list(row) for row in document["standings"]] == [
        ["player", "place", "points", "rounds", "won"]
    ] * 2
    (refused,) = document["refused"]
    assert (refused["player"], refused["file"]) == ("Ben", "results/Ben/f.reussite")
    assert "The score is 8" in refused["reason"]
    assert document["ignored"] == ["results/Ben/notes.txt"]


def test_they_are_the_same_from_several_processes_and_the_second_time(
    ask: Ask, cup: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    alone = ask("tournament", str(cup), "--json").out
    assert ask("tournament", str(cup), "--json").out == alone
    monkeypatch.setenv("REUSSITE_HOME", str(tmp_path / "other home"))
    assert ask("tournament", str(cup), "--json", "--jobs=2").out == alone


def test_the_standings_are_told_in_lines(ask: Ask, cup: Path) -> None:
    lines = ask("tournament", str(cup)).out.splitlines()
    assert lines[0] == "Winter Cup"
    assert lines[1].startswith("  1  ")
    assert CODES[2] in lines
    assert lines[-1] == "Ignored: results/Ben/notes.txt"


def test_a_folder_that_is_no_tournament_is_named(ask: Ask, tmp_path: Path) -> None:
    said = ask("tournament", str(tmp_path))
    assert said.status == 1
    assert (
        said.complaint == f"{tmp_path}: The folder has no tournament.toml, or is not available now."
    )


def test_a_new_tournament_of_random_deals(ask: Ask, tmp_path: Path) -> None:
    folder = tmp_path / "new cup"
    command = ["tournament", "new", str(folder), "--name", "Cup", "--rounds=5"]
    said = ask(*command, "--variant=DS-D3V", "--attempts=best", "--points=places", "--no-undo")
    assert said.status == 0
    codes = said.out.split()
    assert len(set(codes)) == 5
    assert all(code.startswith("DS1-D3V-") for code in codes)
    text = (folder / "tournament.toml").read_text(encoding="utf-8")
    assert "undo = false" in text
    document = ask("tournament", str(folder), "--json").document
    assert [entry["code"] for entry in document["rounds"]] == codes
    again = ask(*command, "--variant=DS")
    assert again.status == 1
    assert "already contains a tournament" in again.complaint
    assert (folder / "tournament.toml").read_text(encoding="utf-8") == text


def test_a_new_tournament_of_named_deals(ask: Ask, tmp_path: Path) -> None:
    said = ask("tournament", "new", str(tmp_path), "fc1 r aaaaaac", "FC1-N-#11982", "--name=Cup")
    assert said.out.split() == ["FC1-R-AAAAAAC", "FC1-N-#11982"]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ([], 2),
        (["--name=Cup"], 2),
        (["--name=Cup", "--rounds=5"], 2),
        (["--name=Cup", "--rounds=0", "--variant=DS"], 2),
        (["--name=Cup", "--rounds=1001", "--variant=DS"], 2),
        (["--name=Cup", "--rounds=2", "--variant=DS", "FC1-R-AAAAAAC"], 2),
        (["--name=", "FC1-R-AAAAAAC"], 2),
        (["--name=Cup", "FC1-R-AAAAAAC", "--points=most"], 2),
        (["--name=Cup", "FC1-R-AAAAAAC", "FC1-R-AAAAAAC"], 1),
        (["--name=Cup", "no code"], 1),
        (["--name=Cup", "--rounds=2", "--variant=XYZZY"], 1),
    ],
)
def test_what_makes_no_tournament_is_refused(
    ask: Ask, tmp_path: Path, words: list[str], status: int
) -> None:
    said = ask("tournament", "new", str(tmp_path / "cup"), *words)
    assert said.status == status
    assert said.complaint
    assert not (tmp_path / "cup").exists()


def test_a_finished_game_is_filed(ask: Ask, tmp_path: Path) -> None:
    folder, file = made(tmp_path / "cup"), tmp_path / "game.reussite"
    file.write_text(won_text(CODES[0]), encoding="utf-8")
    said = ask("tournament", str(folder), "--add", str(file), "--player", "Анна")
    assert (said.status, said.err) == (0, "")
    assert said.out == "results/Анна/FC1-R-AAAAAAC-20261201T200000Z.reussite\n"
    assert (folder / said.out.strip()).read_bytes() == file.read_bytes()
    (row,) = ask("tournament", str(folder), "--json").document["standings"]
    assert row["player"] == "Анна"


@pytest.mark.parametrize(
    ("text", "player", "reason"),
    [
        (open_text(CODES[0]), "Anna", "The game has not ended."),
        (won_text("FC1-R-AAAAAAF"), "Anna", "is not a round of this tournament."),
        ("{}", "Anna", "game file"),
        (won_text(CODES[0]), "../Anna", "cannot be a player's name"),
    ],
)
def test_what_would_not_count_is_not_filed(
    ask: Ask, tmp_path: Path, text: str, player: str, reason: str
) -> None:
    folder, file = made(tmp_path / "cup"), tmp_path / "game.reussite"
    file.write_text(text, encoding="utf-8")
    said = ask("tournament", str(folder), "--add", str(file), "--player", player)
    assert said.status == 1
    assert reason in said.complaint
    assert not list((folder / "results").iterdir())


@pytest.mark.parametrize("words", [["--add=a"], ["--player=a"], ["--name=a"], ["more"]])
def test_words_that_do_not_belong_are_wrong_usage(ask: Ask, cup: Path, words: list[str]) -> None:
    said = ask("tournament", str(cup), *words)
    assert said.status == 2
    assert said.complaint


def test_a_tournament_needs_no_display_and_no_known_locale(cup: Path) -> None:
    bare = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "", "LC_ALL": "C"}
    said = ask_process("tournament", str(cup), "--json", env=bare)
    assert (said.status, said.err) == (0, "")
    assert json.loads(said.out)["name"] == CUP.name
