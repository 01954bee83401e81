"""Streets and Alleys, as somebody wrote it who had only the documentation."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from support.command_line import Ask

from reussite.cli.known import Known
from reussite.testing import lay, legal, why_not
from reussite.testing.playthroughs import files, read, replayed, write

STRANGER = Path(__file__).with_name("stranger")
PLUGIN = STRANGER / "streets_and_alleys"


@pytest.fixture
def known(ask: Ask, home: Path) -> Known:
    """The way from nothing: written, changed, switched on."""
    assert ask("new-variant", "streets_and_alleys").status == 0
    folder = home / "plugins" / "streets_and_alleys"
    shutil.copytree(PLUGIN, folder, dirs_exist_ok=True)
    assert ask("plugins", "--enable", "streets_and_alleys").status == 0
    return Known()


def test_it_took_less_than_a_hundred_lines() -> None:
    assert len((PLUGIN / "__init__.py").read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.usefixtures("known")
def test_it_passes_its_check(ask: Ask) -> None:
    said = ask("check", "streets_and_alleys")
    assert (said.status, said.err) == (0, ""), said.out


def test_it_is_played(ask: Ask, known: Known) -> None:
    dealt = ask("deal", "alleys1naaaaaab", "--json").document["piles"]
    assert [len(dealt[f"t{n}"]) for n in range(8)] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert not [card for pile in dealt.values() for card in pile if card.startswith("-")]
    first = legal(known.plugins.variants["ALLEYS"], known.deal("ALLEYS1-N-AAAAAAB").opening().after)
    assert ask("play", "ALLEYS1-N-AAAAAAB", first[0]).status == 0
    assert ask("--new", "ALLEYS").opened


@pytest.mark.parametrize("path", files(STRANGER), ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_it_went(known: Known, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = read(text)
    assert path.stem == game.code
    assert write(replayed(game, known.plugins.variants)) == text


def test_its_rules_are_those_of_the_game(known: Known) -> None:
    game = known.plugins.variants["ALLEYS"]
    position = lay(game, t0="8S", t1="7S", t2="7H", t3="6D 5C")
    assert why_not(game, position, "t1>t0") is None  # whatever the suit
    assert why_not(game, position, "t2>t0") is None
    assert why_not(game, position, "t3>t4*2") == "only-top"
    assert why_not(game, position, "t3>t4") is None  # any card starts a column
    assert why_not(game, position, "t0>t1") == "one-lower"


def test_its_sentences_are_there(ask: Ask, known: Known) -> None:
    said = ask("play", "ALLEYS1-N-AAAAAAB", "t0>t1*2", "--json").document["refused"]
    assert (said["rule"], said["message"]) == (
        "only-top",
        "Only the top card can be moved, one at a time.",
    )
