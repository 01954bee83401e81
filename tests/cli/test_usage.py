"""Usage, help, what the window is asked to open, and streams that break."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from support.command_line import Ask

from reussite import __version__
from reussite.cli import OpenTable, main
from reussite.cli.commands import COMMANDS
from reussite.plugins.host import PluginHost

# variants


def test_variants_are_described_with_their_options(ask: Ask) -> None:
    said = ask("variants", "--json")
    assert (said.status, said.err) == (0, "")
    described = {variant["family"]: variant for variant in said.document["variants"]}
    assert {"DS", "FT", "FC", "KL"} <= set(described)
    assert list(said.document) == ["variants"]
    assert described["DS"] == {
        "family": "DS",
        "version": 1,
        "name": "Double Solitaire",
        "plugin": "double_solitaire",
        "undo_limit": 200,
        "time_limit": None,
        "options": [
            {
                "key": "draw",
                "name": "Draw",
                "choices": [
                    {"letters": "D1", "name": "Easy: one card at a time"},
                    {"letters": "D3", "name": "Hard: three at a time"},
                ],
            },
            {
                "key": "scoring",
                "name": "Scoring",
                "choices": [
                    {"letters": "N", "name": "Normal: points"},
                    {"letters": "V", "name": "Vegas: dollars"},
                ],
            },
        ],
    }
    assert (described["FT"]["undo_limit"], described["FT"]["options"]) == (100, [])
    assert (described["FC"]["undo_limit"], described["FC"]["time_limit"]) == (None, 400)


def test_variants_are_listed_for_people(ask: Ask) -> None:
    said = ask("variants")
    assert said.status == 0
    assert "DS1  Double Solitaire" in said.out
    assert "D3  Hard: three at a time" in said.out
    assert "Undo: the last 100 actions" in said.out
    assert "Undo: the whole game" in said.out
    assert "Time limit: 400 seconds" in said.out


# Help and wrong usage.


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("asking", ["--help", "-h"])
def test_every_command_explains_itself(ask: Ask, name: str, asking: str) -> None:
    said = ask(name, asking)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"reussite {name}")
    for option in COMMANDS[name].options:
        assert option.name in said.out


def test_help_comes_before_everything_that_is_missing(ask: Ask) -> None:
    assert ask("deal", "--help").status == 0
    assert ask("play", "nonsense", "--help").status == 0


def test_help_of_the_program_lists_the_commands(ask: Ask) -> None:
    said = ask("--help")
    assert said.status == 0
    for name in ("variants", "deal", "legal", "play", "plugins", "--new", "--safe-mode"):
        assert name in said.out


def test_the_version_is_printed(ask: Ask) -> None:
    assert ask("--version").out == f"reussite {__version__}\n"


@pytest.mark.parametrize(
    ("typed", "about"),
    [
        (["varaints"], "Did you mean variants?"),
        (["xyzzy"], "See reussite --help."),
        (["deal"], "Use reussite deal CODE"),
        (["legal"], "Use reussite legal CODE"),
        (["play"], "Use reussite play CODE MOVES"),
        (["deal", "DS1-D1N-AAAAAAB", "extra"], "“extra”"),
        (["variants", "extra"], "“extra”"),
        (["deal", "--jsno", "DS1-D1N-AAAAAAB"], "Did you mean --json?"),
        (["deal", "--xyzzy"], "See reussite deal --help."),
        (["deal", "-j", "DS1-D1N-AAAAAAB"], "-j"),
        (["deal", "--json=yes", "DS1-D1N-AAAAAAB"], "takes no value"),
        (["play", "FC1-N-#1", "--elapsed"], "Use --elapsed MS."),
        (["legal", "FC1-N-#1", "--after"], "Use --after MOVES."),
        (["plugins", "--enable", "--json"], "Use --enable NAME."),
        (["--nwe", "DS"], "Did you mean --new?"),
        (["--new"], "Use --new FAMILY."),
        (["--demo"], "Use --demo PICTURE."),
        (["--safe-mode", "play"], "first: reussite play."),
        (["DS1-D1N-AAAAAAB", "--new", "DS"], "but not both"),
        (["DS1-D1N-AAAAAAB", "FT1-N-AAAAAAB"], "“FT1-N-AAAAAAB”"),
        (["-x"], "-x"),
        (["--line\nbreak"], "--line break"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_usage_is_told_in_one_line(ask: Ask, typed: list[str], about: str) -> None:
    said = ask(*typed)
    assert (said.status, said.out) == (2, "")
    assert about in said.complaint


def test_after_two_dashes_nothing_is_an_option(ask: Ask) -> None:
    assert ask("play", "--json", "FT1-N-AAAAAAB", "--", "--json").document["refused"]["rule"] == (
        "no-move"
    )


# What the window shall open.


def test_nothing_typed_opens_the_game_left_open() -> None:
    assert main([]) == OpenTable()


@pytest.mark.parametrize(
    ("typed", "opened"),
    [
        (["--new", "ft"], OpenTable(family="FT")),
        (["--new=DS", "--reset-window"], OpenTable(family="DS", reset_window=True)),
        (["--safe-mode"], OpenTable(safe_mode=True)),
        (["--demo", "out.png"], OpenTable(demo=Path("out.png"))),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_typed_is_opened(ask: Ask, typed: list[str], opened: OpenTable) -> None:
    said = ask(*typed)
    assert (said.out, said.err) == ("", "")
    assert said.opened == opened


@pytest.mark.parametrize(
    ("typed", "code", "is_safe"),
    [
        (["fc1 n aaaaaab"], "FC1-N-AAAAAAB", False),
        (["FC1-N-#617"], "FC1-N-#617", False),
        (["--safe-mode", "DS1-D1N-AAAAAAB"], "DS1-D1N-AAAAAAB", True),
    ],
)
def test_a_code_is_read_once_and_opened_as_a_deal(
    ask: Ask, typed: list[str], code: str, is_safe: bool
) -> None:
    said = ask(*typed)
    assert (said.out, said.err) == ("", "")
    assert said.opened is not None
    assert said.opened.deal is not None
    assert said.opened.deal.code == code
    assert said.opened.safe_mode is is_safe


def test_plugins_read_for_the_check_are_handed_on(ask: Ask) -> None:
    said = ask("DS1-D1N-AAAAAAB")
    assert said.opened
    assert isinstance(said.opened.plugins, PluginHost)
    assert "DS" in said.opened.plugins.variants
    assert said.opened.settings is not None


@pytest.mark.parametrize("typed", [["DS1-D9N-AAAAAAB"], ["DS1-D1N-A"], ["--new", "XX"], [""]])
def test_a_wrong_code_is_told_before_any_window_opens(ask: Ask, typed: list[str]) -> None:
    said = ask(*typed)
    assert (said.status, said.out) == (1, "")
    assert said.complaint


def test_a_file_is_opened_by_its_name(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "Été à Sofia България.reussite"
    file.write_text("{}", encoding="utf-8")
    assert ask(str(file)).opened == OpenTable(file=file)


def test_a_file_in_the_folder_needs_no_ending(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").write_text("{}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert ask("game").opened == OpenTable(file=Path("game"))


@pytest.mark.parametrize("name", ["none.reussite", "no/such/file", ".", "a" * 5000 + ".reussite"])
def test_what_cannot_be_read_is_told(
    ask: Ask, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = ask(f"./{name}")
    assert (said.status, said.out) == (1, "")
    assert "is neither a deal code nor a game file" in said.complaint


def test_a_pipe_is_no_game_file(ask: Ask, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.reussite"
    os.mkfifo(pipe)
    assert ask(str(pipe)).status == 1


# Settings that cannot be read.


def test_damaged_settings_are_told_and_kept_aside(ask: Ask, home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("= no toml", encoding="utf-8")
    said = ask("deal", "DS1-D1N-AAAAAAB", "--json")
    assert said.status == 0
    assert said.document["variant"] == "DS"
    assert (
        "The settings file is damaged, so the defaults are used. It was renamed to"
        in said.complaint
    )
    assert ask("deal", "DS1-D1N-AAAAAAB").err == ""


# Streams.


def test_a_reader_that_goes_away_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w", encoding="utf-8") as gone:
        monkeypatch.setattr("sys.stdout", gone)
        assert main(["variants"]) == 141
    assert capfd.readouterr().err == ""


def test_stopping_by_key_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Stopped(io.StringIO):
        def read(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Stopped())
    assert main(["play", "DS1-D1N-AAAAAAB", "-"]) == 130
    assert capsys.readouterr() == ("", "")


def test_no_standard_input_is_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "DS1-D1N-AAAAAAB", "-"]) == 0
