"""`reussite survey`: the same result however it is worked out."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import Ask

from reussite.cli.survey import wilson


def survey(ask: Ask, out: Path, *more: str) -> tuple[str, str]:
    said = ask("survey", "FT", "--deals", "1-6", "--player", "careful", "--out", str(out), *more)
    assert said.status == 0, said.err
    lines = [line for line in said.out.splitlines() if not line.startswith("Positions a second")]
    return "\n".join(lines), out.read_text("utf-8")


def test_it_says_what_a_variant_is_like(ask: Ask, tmp_path: Path) -> None:
    told, written = survey(ask, tmp_path / "a.csv")
    assert told.startswith("6 deals of FT-N\nWon: ")
    assert written.splitlines()[0] == "code,player,seconds,won,score,moves,choices,nodes"
    assert len(written.splitlines()) == 7


def test_two_workers_find_the_same(ask: Ask, tmp_path: Path) -> None:
    assert survey(ask, tmp_path / "a.csv") == survey(ask, tmp_path / "b.csv", "--jobs", "2")


def test_what_was_interrupted_is_gone_on_with(ask: Ask, tmp_path: Path) -> None:
    whole = survey(ask, tmp_path / "a.csv")
    rows = (tmp_path / "a.csv").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "b.csv").write_text("".join(rows[:3]) + rows[3][:9], "utf-8")
    assert survey(ask, tmp_path / "b.csv") == whole


def test_a_deal_is_not_played_twice(ask: Ask, tmp_path: Path) -> None:
    survey(ask, tmp_path / "a.csv")
    text = (tmp_path / "a.csv").read_text("utf-8")
    changed = text.replace(",0,", ",1,", 1)
    (tmp_path / "a.csv").write_text(changed, "utf-8")
    assert survey(ask, tmp_path / "a.csv")[1] == changed


@pytest.mark.parametrize(
    ("option", "value"),
    [("--deals", "5-1"), ("--deals", "x"), ("--player", "me"), ("--seconds", "0"), ("--jobs", "0")],
)
def test_what_makes_no_sense_is_refused(ask: Ask, option: str, value: str) -> None:
    said = ask("survey", "FT", option, value)
    assert said.status == 2
    assert value in said.err


def test_a_file_of_something_else_is_left_alone(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("dear diary\ntoday\n", "utf-8")
    said = ask("survey", "FT", "--deals", "1", "--out", str(tmp_path / "a.csv"))
    assert said.status == 1
    assert (tmp_path / "a.csv").read_text("utf-8") == "dear diary\ntoday\n"


def test_nobody_advises_before_the_plugin_is_on(ask: Ask, tmp_path: Path) -> None:
    said = ask("survey", "FC", "--player", "advice")
    assert said.status == 1
    assert "reussite plugins --enable advice" in said.err


def test_the_interval_is_that_of_wilson() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
