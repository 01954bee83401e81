"""The program as a shell starts it: encodings, pipes, and no display."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support.command_line import ask_process, vectors

POOR = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
RELAXED = next(game for game in vectors("wins") if game["code"].startswith("FC1-R"))


def test_a_game_is_played_from_standard_input() -> None:
    said = ask_process("play", RELAXED["code"], "-", "--json", stdin=RELAXED["moves"])
    assert (said.status, said.err) == (0, "")
    assert (said.document["score"], said.document["won"]) == (RELAXED["score"], True)


@pytest.mark.parametrize("locale", [POOR, {"LC_ALL": "C"}], ids=["ascii", "C"])
def test_no_locale_is_too_poor_for_an_answer(locale: dict[str, str]) -> None:
    assert ask_process("play", "--help", env=locale).status == 0
    assert ask_process("deal", "DS1-D1V-AAAAAAB", env=locale).status == 0
    assert ask_process("variants", "--json", env=locale).document["variants"]
    said = ask_process("deal", "чужой", env=locale)
    assert said.status == 1
    assert "DS1-D1N-AAAAAAB" in said.complaint
    typed = "D\u0405" + "1-D1N-\u0412\u041d\u041c\u041e\u0422\u0425\u0423"
    said = ask_process("deal", typed, "--json", env={"LC_ALL": "C"})
    assert said.document["code"] == "DS1-D1N-BHMOTXY"


def test_what_is_no_text_at_all_is_no_code() -> None:
    said = ask_process("deal", b"\xff\xfe\xfd")
    assert said.status == 1
    assert said.complaint
    said = ask_process("play", "FT1-N-AAAAAAB", "-", "--json", stdin=b"s0>w0 \xff\xfe")
    assert (said.status, said.document["refused"]["rule"]) == (1, "no-move")


def test_a_reader_that_goes_away_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "reussite", "deal", "DS1-D1N-AAAAAAB"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    process.stdout.close()
    assert process.stderr
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) in (0, 141)


def test_wrong_usage_ends_with_two() -> None:
    assert ask_process("play").status == 2
    assert ask_process("verfy").status == 2


def test_commands_need_no_window_library() -> None:
    code = (
        "import sys; from reussite.cli import main;"
        "status = [main(typed) for typed in (['variants'], ['plugins'],"
        " ['play', 'FT1-N-AAAAAAB', 's0>w0'], ['FT1-N-AAAAAAB'])];"
        "drawn = [name for name in sys.modules if name in ('PySide6.QtGui', 'PySide6.QtWidgets')];"
        "sys.exit(f'{status} {drawn}' if drawn or status[:3] != [0, 0, 0] else 0)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
