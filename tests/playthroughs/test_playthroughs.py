"""Whole games, played again and compared; `make golden` writes them anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from reussite.testing import playthroughs
from reussite.testing.playthroughs import (
    Line,
    Playthrough,
    bundled_variants,
    file_name,
    read,
    write,
)

HERE = Path(__file__).parent
FILES = playthroughs.files(HERE)
GALLERY = playthroughs.files(HERE / "gallery")  # played again, but not counted: they are many


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*FILES, *GALLERY], ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    game = read(text(path))
    assert path.name == file_name(game.code)
    assert write(playthroughs.replayed(game, bundled_variants())) == text(path)


def test_the_recorded_positions_have_as_many_ways_on_as_ever_in_the_same_order() -> None:
    games = [read(text(path)) for path in FILES]
    assert playthroughs.ways(games, bundled_variants()) == text(HERE / playthroughs.WAYS)


def test_every_bundled_option_has_a_recorded_game() -> None:
    recorded = {read(text(path)).code.rpartition("-")[0] for path in FILES}
    three = [bundled_variants()[family] for family in ("DS", "FT", "FC")]
    codes = {
        variant.game(options).numbered(0).code.rpartition("-")[0]
        for variant in three
        for options in variant.all_options
    }
    assert codes <= recorded


def test_some_recorded_games_of_each_variant_are_won() -> None:
    games = [read(text(path)) for path in FILES]
    assert {game.code[:2] for game in games if game.won} >= {"DS", "FT", "FC"}


def test_a_playthrough_survives_its_text() -> None:
    game = Playthrough("FT1-N-AAAAAAB", (Line("s0>w0", 0), Line("undo", -100)), won=True)
    assert read(write(game)) == game
    assert write(game) == "FT1-N-AAAAAAB\ns0>w0        0\nundo      -100\nwon\n"


def test_regenerating_changes_nothing_while_the_rules_are_the_same(tmp_path: Path) -> None:
    for path in FILES[:3]:
        shutil.copy(path, tmp_path)
    playthroughs.main(["--regenerate", str(tmp_path)])
    for path in FILES[:3]:
        assert text(tmp_path / path.name) == text(path)


def test_a_game_whose_moves_are_refused_now_is_played_on(tmp_path: Path) -> None:
    old = Playthrough(
        "FT1-N-AAAAAAB", (Line("s0>w0", 7), Line("t0>t0", 9), Line("t1>t1", 9)), won=False
    )
    (tmp_path / file_name(old.code)).write_text(write(old))
    playthroughs.main(["--regenerate", str(tmp_path)])
    game = read(text(tmp_path / file_name(old.code)))
    assert game.lines[0] == Line("s0>w0", 0)
    assert len(game.lines) == 3
    assert playthroughs.replayed(game, bundled_variants()) == game


def test_a_new_game_is_always_the_same(tmp_path: Path) -> None:
    (path,) = (path for path in FILES if path.stem == "FC1-N-ms11982")
    playthroughs.main(["--regenerate", str(tmp_path), "--new", "FC1-N-#11982"])
    assert text(tmp_path / path.name) == text(path)
