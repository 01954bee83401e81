"""tournament.toml: what it may say, and how everything else is refused."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from support.games import VARIANTS

from reussite.i18n.tournaments import tournament_problem
from reussite.tournament.form import (
    FILE,
    Attempts,
    Points,
    Tournament,
    TournamentError,
    parsed_tournament,
    read_tournament,
    tournament_text,
)
from reussite.tournament.names import is_player, same

GOOD = """format = "reussite-tournament"
version = 1
name = "Winter Cup"
rounds = ["FC1-R-AAAAAAC", "FC1-N-#11982"]
attempts = "first"
undo = true
points = "sum"
opens = 2026-12-01T18:00:00Z
closes = 2026-12-08T18:00:00Z
"""


def test_a_good_file_is_read() -> None:
    assert parsed_tournament(GOOD.encode(), VARIANTS) == Tournament(
        "Winter Cup",
        ("FC1-R-AAAAAAC", "FC1-N-#11982"),
        Attempts.FIRST,
        True,
        Points.SUM,
        datetime(2026, 12, 1, 18, tzinfo=UTC),
        datetime(2026, 12, 8, 18, tzinfo=UTC),
    )


@pytest.mark.parametrize("name", ["Winter Cup", 'Кубок "зимы"', "a\\b", "é" * 80])
def test_what_is_written_is_read_again(name: str) -> None:
    moment = datetime(2026, 12, 1, 18, tzinfo=UTC)
    cup = Tournament(name, ("FC1-R-AAAAAAC",), Attempts.BEST, False, Points.PLACES, moment)
    assert parsed_tournament(tournament_text(cup).encode(), VARIANTS) == cup


def test_a_round_of_a_variant_that_is_not_known_here_is_kept() -> None:
    text = GOOD.replace("FC1-R-AAAAAAC", "XYZZY3-A1-AAAAAAC")
    assert parsed_tournament(text.encode(), VARIANTS).rounds[0] == "XYZZY3-A1-AAAAAAC"


@pytest.mark.parametrize(
    ("old", "new", "problem", "key"),
    [
        ('format = "reussite-tournament"', 'format = "other"', "tournament-other-format", "format"),
        ("version = 1", "version = 2", "tournament-newer", "version"),
        ("version = 1", "version = 0", "tournament-version", "version"),
        ("version = 1", "version = true", "tournament-value", "version"),
        ("undo = true\n", "", "tournament-key-missing", "undo"),
        ("undo = true", "undo = true\nprize = 5", "tournament-key-unknown", "prize"),
        ("undo = true", "undo = 1", "tournament-value", "undo"),
        ('"Winter Cup"', '""', "tournament-value", "name"),
        ('"Winter Cup"', '"a\\u0007b"', "tournament-value", "name"),
        ('"Winter Cup"', f'"{"a" * 81}"', "tournament-value", "name"),
        ('"FC1-R-AAAAAAC", "FC1-N-#11982"', "", "tournament-value", "rounds"),
        ('"FC1-R-AAAAAAC"', "7", "tournament-value", "rounds[0]"),
        ("FC1-R-AAAAAAC", "fc1-r-aaaaaac", "tournament-code", "rounds[0]"),
        ("FC1-R-AAAAAAC", "FC1-X-AAAAAAC", "tournament-code", "rounds[0]"),
        ("FC1-R-AAAAAAC", "../../etc", "tournament-code", "rounds[0]"),
        ("FC1-N-#11982", "FC1-R-AAAAAAC", "tournament-round-twice", "rounds[1]"),
        ('"first"', '"last"', "tournament-value", "attempts"),
        ('"sum"', "[]", "tournament-value", "points"),
        ("2026-12-01T18:00:00Z", "2026-12-01T18:00:00", "tournament-value", "opens"),
        ("2026-12-01T18:00:00Z", "2026-12-09T18:00:00Z", "tournament-closes-first", "closes"),
        ("name =", "name", "tournament-not-toml", ""),
        ("name =", f"deep = {'[' * 99}{']' * 99}\nname =", "tournament-not-toml", ""),
    ],
)
def test_a_bad_value_is_named(old: str, new: str, problem: str, key: str) -> None:
    assert old in GOOD
    with pytest.raises(TournamentError) as error:
        parsed_tournament(GOOD.replace(old, new).encode(), VARIANTS)
    assert (error.value.problem, error.value.key) == (problem, key)
    assert "%" not in tournament_problem(error.value)


def test_a_thousand_rounds_are_the_limit() -> None:
    codes = [f"FC1-N-#{number}" for number in range(1, 1002)]
    listed = GOOD.replace('["FC1-R-AAAAAAC", "FC1-N-#11982"]', str(codes[:1000]))
    assert len(parsed_tournament(listed.encode(), VARIANTS).rounds) == 1000
    with pytest.raises(TournamentError, match="rounds"):
        parsed_tournament(
            GOOD.replace('["FC1-R-AAAAAAC", ', f"{codes}"[:-1] + ", ").encode(), VARIANTS
        )


def test_what_is_no_regular_file_of_a_mebibyte_is_not_read(tmp_path: Path) -> None:
    def problem() -> str:
        with pytest.raises(TournamentError) as error:
            read_tournament(tmp_path, VARIANTS)
        assert tournament_problem(error.value)
        return error.value.problem

    assert problem() == "tournament-missing"
    path = tmp_path / FILE
    path.write_text(GOOD + "#" * (1 << 20))
    assert problem() == "tournament-too-large"
    path.unlink()
    (tmp_path / "elsewhere").write_text(GOOD)
    path.symlink_to(tmp_path / "elsewhere")
    assert problem() == "tournament-link"
    path.unlink()
    path.mkdir()
    assert problem() == "tournament-no-file"
    path.rmdir()
    os.mkfifo(path)
    assert problem() == "tournament-no-file"


def test_mutated_files_are_refused_in_words_or_read(full: bool) -> None:
    """Whatever stands there, it is read as what it says, or refused with a sentence."""
    chance = Random(22)
    good = GOOD.encode()
    odd = [b"\0", b"\xff", b'"', b"[", b"]", b"=", b"\n", b"..", b"/", "é".encode(), b"9" * 400]
    for _ in range(2000 if full else 200):
        content = bytearray(good)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(content) + 1)
            match chance.randrange(3):
                case 0:
                    content[at:at] = chance.choice(odd)
                case 1:
                    del content[at : at + chance.randint(1, 20)]
                case _:
                    content[at : at + 1] = bytes([chance.randrange(256)])
        try:
            read = parsed_tournament(bytes(content), VARIANTS)
        except TournamentError as error:
            told = tournament_problem(error)
            assert told.endswith((".", ")"))
            assert "%" not in told.replace("%1", "?") or "%" in content.decode("latin-1")
        else:
            assert parsed_tournament(tournament_text(read).encode(), VARIANTS) == read


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", ".a", "a.", " a", "a ", "a/b", "a\\b", "a\0b", "a\nb", "a:b", "CON", "nul.txt",
     "com1", "a" * 41, "a\u202eb", "\ud800", "a\u2028"],
)  # fmt: skip
def test_a_name_that_some_system_has_no_folder_for_is_refused(name: str) -> None:
    assert not is_player(name)


@pytest.mark.parametrize("name", ["Анна", "é" * 40, "e\u0301", "a.b", "console", "Zoë 2"])
def test_other_names_are_good(name: str) -> None:
    assert is_player(name)


def test_case_and_normal_form_make_no_other_player() -> None:
    assert same("ZOË") == same("zoë") == same("Zoe\u0308") != same("Zoe")
