"""Game files: what is written reads back, and every lie is refused with what it is and where."""

from __future__ import annotations

import json
import os
import pickle
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import (
    CODES,
    START,
    VARIANTS,
    WINS,
    Watch,
    acted,
    dealt,
    played_by_chance,
    whole,
    won,
)

from double_solitaire import DOUBLE_SOLITAIRE as DS
from reussite import __version__
from reussite.api import Ending
from reussite.game import file_form, game_file
from reussite.game.file_form import GameFileError
from reussite.game.game_file import (
    LARGEST,
    GameFile,
    game_text,
    parse_game,
    read_game,
    write_game,
)
from reussite.game.ranking import Verdict, verify
from reussite.game.records import ReadingStoppedError
from reussite.game.session import MOST_ACTIONS, Action, Session
from reussite.i18n.file_errors import game_file_problem
from reussite.kernel.moves import Refusal
from reussite.kernel.scoring import Scoring

FIRST_WIN = "FC1-R-AAAAAAA"


def example() -> Session:
    """The game that stands in the description of the format."""
    watch = Watch()
    session = dealt("DS1-D1N-AAAAAAB", watch)
    for ms, text in ((0, "t7>t6"), (2250, "s0>w0"), (5125, "undo"), (6000, "redo")):
        watch.seconds = 1000 + ms / 1000
        session.act(text)
    return session


def timed(ms: int = 1000, code: str = "FC1-N-AAAAAAB") -> Session:
    """A game against the clock, so many milliseconds after its first action."""
    watch = Watch()
    session = acted(dealt(code, watch), "t0>c0")
    watch.tick(ms)
    return session


def facts(session: Session | None = None) -> dict[str, Any]:
    read = json.loads(game_text(session or example(), started=START))
    assert isinstance(read, dict)
    return read


def parsed(content: object) -> GameFile:
    """What is read in bytes, a text, or a value written as JSON."""
    if not isinstance(content, bytes | str):
        content = json.dumps(content)
    if isinstance(content, str):
        content = content.encode("utf-8")
    return parse_game(content, VARIANTS, now=Watch())


def refused(content: object) -> GameFileError:
    with pytest.raises(GameFileError) as caught:
        parsed(content)
    is_sentence(game_file_problem(caught.value))
    return caught.value


def is_sentence(words: str) -> None:
    assert re.fullmatch(r"[A-Z“].*[.)]", words), words
    assert not re.search(r"%\d|\(s\)", words), words
    assert words.isprintable()
    assert len(words) < 250


# Writing


def test_a_file_is_written_as_documented() -> None:
    assert facts() == {
        "format": "reussite-game",
        "version": 1,
        "code": "DS1-D1N-AAAAAAB",
        "program": __version__,
        "started": "2026-11-29T20:08:10+00:00",
        "actions": [[0, "t7>t6"], [2250, "s0>w0"], [5125, "undo"], [6000, "redo"]],
        "elapsed_ms": 6000,
        "ended": None,
        "result": {"score": 5, "unit": "points", "moves": 2, "won": False},
    }


def test_a_file_has_an_action_a_line() -> None:
    lines = game_text(example()).splitlines()
    assert '  [2250, "s0>w0"],' in lines
    assert lines[0] == '{"format": "reussite-game",'


@given(st.sampled_from(CODES), st.integers(0, 1 << 32), st.integers(0, 80))
def test_every_game_reads_back(code: str, seed: int, length: int) -> None:
    watch, chance = Watch(), Random(seed)
    session = dealt(code, watch)
    for _ in zip(range(length), played_by_chance(session, chance, watch), strict=False):
        pass
    watch.tick(chance.choice((0, 1234)))
    text = game_text(session, started=START)
    session.clock.pause()
    read = parsed(text)
    assert whole(read.session) == whole(session)
    assert game_text(read.session, started=read.game.started) == text
    assert read.program == __version__


@pytest.mark.parametrize("code", [FIRST_WIN, "FT1-N-AAAAAAB"])
def test_a_won_game_reads_back(code: str) -> None:
    session = won(code)
    read = parsed(game_text(session))
    assert whole(read.session) == whole(session)
    assert read.game.ending is Ending.WON


def test_what_is_wrong_with_a_file_can_be_told_to_another_process() -> None:
    error = GameFileError(problem="file-value", key="result.score", line=3, found="x")
    told = pickle.loads(pickle.dumps(error))
    assert (str(told), told.key, told.found) == (str(error), "result.score", "x")


def test_the_time_bonus_is_that_of_the_winning_action() -> None:
    code = FIRST_WIN.replace("-R-", "-N-")
    watch = Watch()
    session = dealt(code, watch)
    for text in WINS[FIRST_WIN].split():
        watch.tick(1000)
        session.act(text)
    left = 400 - session.log[-1].at_ms // 1000
    assert session.score == 7200 + 15 * left
    content = facts(session)
    assert parsed(content).session.score == session.score
    content["actions"][-1][0] += 3000
    content["elapsed_ms"] += 3000
    error = refused(content)
    assert (error.problem, error.key) == ("file-result", "result.score")
    assert error.expected == str(session.score - 45)


def test_a_game_out_of_time_reads_back_ended() -> None:
    session = timed(400_000)
    assert facts(session)["ended"] == "time"  # whether or not somebody looked at the clock
    session.run_out()
    read = parsed(game_text(session))
    assert read.session.ending is Ending.TIME
    assert read.session.refusal(session.game.rules.legal(session.position)[0])


def test_a_game_given_up_reads_back_ended() -> None:
    session = example()
    session.give_up()
    assert parsed(game_text(session)).session.ending is Ending.GIVEN_UP


def test_an_untouched_deal_reads_back() -> None:
    session = dealt("FC1-N-#11982")
    read = parsed(game_text(session))
    assert whole(read.session) == whole(session)


def test_a_file_is_replaced_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "une partie à 1185 – игра.reussite"
    write_game(path, dealt("DS1-D1N-AAAAAAB"))
    before = path.read_bytes()

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_game(path, example())
    assert path.read_bytes() == before
    assert list(tmp_path.glob("*")) == [path]
    monkeypatch.undo()
    write_game(path, example())
    assert whole(read_game(path, VARIANTS, now=Watch()).session)[0] == "DS1-D1N-AAAAAAB"


def test_a_game_too_long_to_be_read_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_file, "LARGEST", 100)
    with pytest.raises(OSError, match="large"):
        write_game(tmp_path / "long.reussite", example())
    assert list(tmp_path.glob("*.reussite")) == []


def test_a_moment_is_written_in_utc() -> None:
    local = datetime.fromisoformat("2026-11-29T22:08:10+02:00")
    text = game_text(example(), started=local)
    assert json.loads(text)["started"] == "2026-11-29T20:08:10+00:00"
    assert parsed(text).game.started == local
    assert parsed(facts() | {"started": "2026-11-29T22:08:10+02:00"}).game.started == START


# Damaged texts


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "file-empty"),
        (b" \r\n\t\n", "file-empty"),
        (b"{}", "file-other-format"),
        (b"[]", "file-other-format"),
        (b"null", "file-other-format"),
        (b'"reussite-game"', "file-other-format"),
        (b'{"format": "chess"}', "file-other-format"),
        (b'{"format": ["reussite-game"]}', "file-other-format"),
        (game_text(example()).encode("utf-16"), "file-utf-16"),
        (game_text(example()).encode("utf-16-be"), "file-utf-16"),
        (game_text(example()).encode("utf-16-le"), "file-utf-16"),
        (game_text(example()).encode("utf-8-sig"), "file-byte-order-mark"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "file-not-utf-8"),
        (Random(1).randbytes(4096), "file-not-utf-8"),
        (b"\x80\x04\x95cos\nsystem\n(S'true'\ntR.", "file-not-utf-8"),
        (b"SQLite format 3\0", "file-not-json"),
        (b"<html>", "file-not-json"),
        (b'{"format": "reussite-game"', "file-not-json"),
        (b"[" * 100_000, "file-too-deep"),
        (b'{"a":' * 100_000, "file-too-deep"),
        (b"[" * 100_000 + b"]" * 100_000, "file-too-deep"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_game_is_refused(content: bytes, problem: str) -> None:
    assert refused(content).problem == problem


def test_half_a_file_is_refused_where_it_ends() -> None:
    text = game_text(example())
    half = text[: text.index(', "s0>w0"')]
    error = refused(half)
    lines = half.splitlines()
    assert error.problem == "file-not-json"
    assert (error.line, error.column) == (len(lines), len(lines[-1]) + 1)
    assert f"line {error.line}" in game_file_problem(error)


@pytest.mark.parametrize("length", range(0, len(game_text(example())) - 2, 7))
def test_a_file_cut_anywhere_is_refused(length: int) -> None:
    refused(game_text(example())[:length])


def test_a_wrong_letter_is_found_by_line_and_column() -> None:
    text = game_text(example()).replace('"elapsed_ms"', "elapsed_ms")
    error = refused(text)
    assert error.problem == "file-not-json"
    assert text.splitlines()[error.line - 1][error.column - 1 :].startswith("elapsed_ms")


def test_a_wrong_byte_is_found_by_line_and_column() -> None:
    content = game_text(example()).encode("utf-8").replace(b"t7>t6", b"t7\xfft6")
    error = refused(content)
    assert error.problem == "file-not-utf-8"
    line = content.splitlines()[error.line - 1]
    assert line[error.column - 1 :].startswith(b"\xff")


def test_line_ends_of_another_system_mean_nothing() -> None:
    text = game_text(example())
    assert whole(parsed(text.replace("\n", "\r\n")).session) == whole(parsed(text).session)


def test_a_key_that_stands_twice_is_refused() -> None:
    text = game_text(example()).replace('"version": 1', '"version": 1, "version": 1')
    assert (refused(text).problem, refused(text).key) == ("file-key-twice", "version")
    text = game_text(example()).replace('"score": 5', '"score": 500, "score": 5')
    assert (refused(text).problem, refused(text).key) == ("file-key-twice", "score")


# Wrong forms


def test_a_file_of_a_newer_program_says_so() -> None:
    error = refused(facts() | {"version": 999, "further": True})
    assert (error.problem, error.found) == ("file-newer", "999")
    assert "Update" in game_file_problem(error)


@pytest.mark.parametrize("version", [0, -1])
def test_versions_that_never_were(version: int) -> None:
    assert refused(facts() | {"version": version}).problem == "file-version"


@pytest.mark.parametrize("key", facts())
def test_every_key_is_needed(key: str) -> None:
    error = refused({name: value for name, value in facts().items() if name != key})
    assert error.problem == ("file-other-format" if key == "format" else "file-key-missing")
    assert error.key == ("" if key == "format" else key)


@pytest.mark.parametrize("key", facts()["result"])
def test_every_result_is_needed(key: str) -> None:
    content = facts()
    del content["result"][key]
    error = refused(content)
    assert (error.problem, error.key) == ("file-key-missing", f"result.{key}")


def test_keys_that_this_version_does_not_know_are_refused() -> None:
    content = facts() | {"comment": "great"}
    assert (refused(content).problem, refused(content).key) == ("file-key-unknown", "comment")
    content = facts()
    content["result"]["rank"] = 1
    assert (refused(content).problem, refused(content).key) == ("file-key-unknown", "result.rank")


HUGE = "1" + "0" * 5000


def with_value(key: str, text: str) -> str:
    """The example with this JSON text as the value of a key, or of the first action."""
    content = facts()
    if key.startswith("actions"):
        content["actions"] = "HERE" if key == "actions" else [["HERE", "t7>t6"]]
        if key == "actions[0]":
            content["actions"] = ["HERE"]
        if key == "actions[0][1]":
            content["actions"] = [[0, "HERE"]]
    elif key.startswith("result."):
        content["result"][key.removeprefix("result.")] = "HERE"
    else:
        content[key] = "HERE"
    return json.dumps(content).replace('"HERE"', text)


@pytest.mark.parametrize(
    ("key", "kind", "wrong"),
    [
        ("version", "whole-number", ['"1"', "true", "1.0", "NaN", "null", HUGE, "[1]"]),
        ("code", "text", ["1", "null", '["DS1-D1N-AAAAAAB"]']),
        ("program", "text", ["1.0", "null", "{}"]),
        (
            "started",
            "moment",
            [
                '""',
                '"yesterday"',
                '"2026-11-29"',
                '"2026-11-29T20:08:10"',
                '"2026-13-29T20:08:10+00:00"',
                '"0001-01-01T00:00:00+23:00"',
                '"9999-12-31T23:59:59-23:00"',
            ],
        ),
        ("started", "text", ["0", "null"]),
        ("actions", "list", ["{}", "null", '"s0>w0"', "5"]),
        (
            "actions[0]",
            "time-and-action",
            ['"s0>w0"', "[]", "[0]", '[0, "s0>w0", 1]', "{}", "null", "[[]]"],
        ),
        (
            "actions[0][0]",
            "whole-number",
            ["0.0", '"0"', "false", "null", "NaN", "Infinity", "-Infinity", HUGE, "1e9", "[]"],
        ),
        ("actions[0][1]", "text", ["0", "null", "[]", "true"]),
        ("elapsed_ms", "whole-number", ["6000.0", '"6000"', "true", "null", "NaN", HUGE]),
        ("ended", "text", ["0", "false", "[]"]),
        ("ended", "ending", ['"gone"', '""', '"WON"']),
        ("result", "object", ["[]", "null", "5"]),
        ("result.score", "whole-number", ["5.0", '"5"', "true", "null", "NaN", "1e400", HUGE]),
        ("result.unit", "text", ["1", "null"]),
        ("result.moves", "whole-number", ["2.0", "true", "null"]),
        ("result.won", "yes-or-no", ["0", "null", '"false"']),
    ],
)
def test_values_of_another_kind_are_refused(key: str, kind: str, wrong: list[str]) -> None:
    for text in wrong:
        error = refused(with_value(key, text))
        assert (error.problem, error.key, error.expected) == ("file-value", key, kind), text


# Wrong games


def test_an_unknown_variant_is_named() -> None:
    error = refused(facts() | {"code": "SPIDER1-N-AAAAAAB"})
    assert error.problem == "file-code"
    assert "SPIDER" in game_file_problem(error)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "code-empty"),
        ("hello", "code-form"),
        ("DS2-D1N-AAAAAAB", "code-version"),
        ("DS1-D2N-AAAAAAB", "code-options"),
        ("DS1-D1N-AAAAAA", "code-length"),
        ("DS1-D1N-AAAAAA9", "code-letter"),
        ("DS1-D1N-#11982", "code-no-microsoft"),
        ("FC1-N-#0", "code-microsoft-range"),
        ("FC1-N-#99999999999999999999", "code-microsoft-range"),
        ("\ud800", "code-form"),
    ],
)
def test_a_wrong_code_is_refused(code: str, problem: str) -> None:
    error = refused(facts() | {"code": code})
    assert error.problem == "file-code"
    assert error.code_error is not None
    assert error.code_error.problem == problem


@pytest.mark.parametrize(
    "code",
    ["ds1-d1n-aaaaaab", "DS1D1NAAAAAAB", " DS1-D1N-AAAAAAB", "DS1-D1N-AAAAAA8", "DS01-D1N-AAAAAAB"],
)
def test_a_code_in_a_file_stands_in_its_canonical_form(code: str) -> None:
    error = refused(facts() | {"code": code})
    assert (error.problem, error.expected) == ("file-code-form", "DS1-D1N-AAAAAAB")


@pytest.mark.parametrize(
    ("texts", "number", "rule"),
    [
        (["t0>t1"], 1, "other-colour"),
        (["s0>w0", "s0>w0", "s0>w0*3"], 3, "draw-count"),
        (["s0>w0", "t0>t99"], 2, "no-such-place"),
        (["undo"], 1, "nothing-to-undo"),
        (["s0>w0", "redo"], 2, "nothing-to-redo"),
        (["s0>w0", "hunt"], 2, "no-move"),
        (["s0>w0", ""], 2, "no-move"),
        (["s0>w0 "], 1, "no-move"),
        (["UNDO"], 1, "no-move"),
        (["__import__('os').abort()"], 1, "no-move"),
        (["s0>w0*99999999"], 1, "no-move"),
        (["s0>w0\ud800"], 1, "no-move"),
    ],
)
def test_an_action_that_the_rules_refuse_is_named(texts: list[str], number: int, rule: str) -> None:
    error = refused(facts() | {"actions": [[0, text] for text in texts]})
    assert (error.problem, error.number, error.found) == ("file-action", number, texts[-1])
    assert error.refusal is not None
    assert error.refusal.code == rule
    assert error.code == "DS1-D1N-AAAAAAB"
    assert f"Action {number}" in game_file_problem(error)


@pytest.mark.parametrize("times", [[0, 5, 4], [0, 0, -1], [-1, 0, 0]])
def test_times_that_go_backwards_are_refused(times: list[int]) -> None:
    error = refused(facts() | {"actions": [[ms, "s0>w0"] for ms in times]})
    assert error.refusal is not None
    assert error.refusal.code == "time-backwards"
    assert f"Action {error.number}" in game_file_problem(error)


def test_several_actions_in_one_millisecond_are_fine() -> None:
    assert parsed(facts(acted(dealt("DS1-D1N-AAAAAAB"), "s0>w0 s0>w0")))


@pytest.mark.parametrize(("ms", "is_refused"), [(399_999, False), (400_000, True), (10**11, True)])
def test_an_action_at_the_limit_of_the_clock_is_refused(ms: int, is_refused: bool) -> None:
    content = facts(timed(0)) | {"actions": [[ms, "t0>c0"]], "elapsed_ms": ms}
    if not is_refused:
        assert parsed(content).session.clock.seconds_left == 1
        return
    error = refused(content)
    assert (error.problem, error.number) == ("file-action", 1)
    assert error.refusal is not None
    assert error.refusal.code == "time-over"


def test_an_action_after_the_win_is_refused() -> None:
    content = facts(won(FIRST_WIN))
    for text in ("undo", "f0>t0"):
        error = refused(content | {"actions": [*content["actions"], [content["elapsed_ms"], text]]})
        assert error.refusal is not None
        assert error.refusal.code == "game-won"


@pytest.mark.parametrize("elapsed_ms", [5999, 0, -1])
def test_less_time_than_the_last_action_is_refused(elapsed_ms: int) -> None:
    error = refused(facts() | {"elapsed_ms": elapsed_ms})
    assert (error.problem, error.expected) == ("file-elapsed-short", "6000")


def test_negative_time_without_any_action_is_refused() -> None:
    content = facts(dealt("DS1-D1N-AAAAAAB")) | {"elapsed_ms": -1}
    assert refused(content).problem == "file-elapsed-short"


def test_more_time_than_the_clock_has_is_refused() -> None:
    error = refused(facts(timed(400_000)) | {"elapsed_ms": 400_001})
    assert (error.problem, error.expected) == ("file-elapsed-over", "400000")


@pytest.mark.parametrize(
    ("key", "lie"), [("score", 6), ("unit", "dollars"), ("moves", 3), ("won", True)]
)
def test_a_result_that_differs_is_refused(key: str, lie: object) -> None:
    content = facts()
    content["result"][key] = lie
    error = refused(content)
    assert (error.problem, error.key) == ("file-result", f"result.{key}")
    assert (error.found, error.expected) == (json.dumps(lie), json.dumps(facts()["result"][key]))
    told = game_file_problem(error)
    assert "result." not in told
    if key in ("score", "moves"):
        assert str(lie) in told
        assert error.expected in told


@pytest.mark.parametrize(
    ("session", "ended"),
    [
        (example, "won"),
        (example, "time"),
        (timed, "time"),
        (lambda: timed(400_000), None),
        (lambda: timed(400_000), "given-up"),
        (lambda: timed(400_000), "won"),
        (lambda: won(FIRST_WIN), None),
        (lambda: won(FIRST_WIN), "given-up"),
    ],
)
def test_an_end_that_differs_is_refused(session: Callable[[], Session], ended: str | None) -> None:
    error = refused(facts(session()) | {"ended": ended})
    assert (error.problem, error.found) == ("file-ended", json.dumps(ended))


def test_rules_that_fail_are_the_plugins_fault() -> None:
    def failing(_options: object) -> Scoring:
        raise SystemExit("the plugin is angry")

    broken = replace(DS, scoring=failing)
    with pytest.raises(GameFileError) as caught:
        parse_game(game_text(example()).encode(), {"DS": broken}, now=Watch())
    assert caught.value.problem == "file-rules-failed"
    assert "angry" in game_file_problem(caught.value)


# Files that are none


def unreadable(path: Path) -> str:
    with pytest.raises(GameFileError) as caught:
        read_game(path, VARIANTS)
    is_sentence(game_file_problem(caught.value))
    return caught.value.problem


def test_files_that_are_none_are_refused_at_once(tmp_path: Path) -> None:
    assert unreadable(tmp_path / "nothing.reussite") == "file-missing"
    assert unreadable(tmp_path / ("long" * 100)) == "file-missing"
    assert unreadable(Path("nul\0nul")) == "file-missing"
    assert unreadable(tmp_path) == "file-no-file"
    (tmp_path / "file").touch()
    assert unreadable(tmp_path / "file" / "below") == "file-missing"
    assert unreadable(tmp_path / "file") == "file-empty"
    os.mkfifo(tmp_path / "pipe")
    assert unreadable(tmp_path / "pipe") == "file-no-file"
    assert unreadable(Path("/dev/zero")) == "file-no-file"
    (tmp_path / "loop").symlink_to("loop")
    assert unreadable(tmp_path / "loop") == "file-unreadable"


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.reussite"
    with path.open("wb") as file:
        file.truncate(200 << 20)
    assert unreadable(path) == "file-too-large"


def test_the_limit_itself_may_be_reached(tmp_path: Path) -> None:
    path = tmp_path / "large.reussite"
    content = game_text(example()).encode()
    path.write_bytes(content + b" " * (LARGEST - len(content)))
    assert whole(read_game(path, VARIANTS).session)[0] == "DS1-D1N-AAAAAAB"
    with path.open("ab") as file:
        file.write(b" ")
    assert unreadable(path) == "file-too-large"


def test_long_files_say_how_far_they_are_and_can_be_stopped() -> None:
    session = acted(dealt("DS1-D1N-AAAAAAB"), "s0>w0 " + "undo redo " * 1500)
    content = game_text(session).encode()
    shares: list[float] = []

    def go_on(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    with pytest.raises(ReadingStoppedError):
        parse_game(content, VARIANTS, go_on=go_on)
    assert shares == sorted(shares)
    assert len(shares) == 3
    assert 0 <= shares[0] < shares[2] < 1


def test_every_problem_has_a_sentence_of_its_own() -> None:
    files = (game_file.__file__, file_form.__file__)
    source = "".join(Path(file).read_text(encoding="utf-8") for file in files)
    problems = set(re.findall(r'"(file-[a-z0-9-]+)"', source))
    assert len(problems) > 20
    sentences = {
        game_file_problem(
            GameFileError(
                problem,
                key="result.score",
                line=1,
                column=2,
                number=3,
                found="x",
                expected="text",
                refusal=None if problem != "file-action" else dealt(CODES[0]).undo_refusal(),
                variant=DS,
            )
        )
        for problem in problems
    }
    assert len(sentences) == len(problems) - 1  # a result and an end differ in the same words
    for words in sentences:
        is_sentence(words)


# Comparing


def saved(folder: Path, name: str, session: Session) -> Path:
    path = folder / f"{name}.reussite"
    write_game(path, session)
    return path


def test_files_of_one_code_are_ranked(tmp_path: Path) -> None:
    def after(texts: str, ms: int = 0) -> Session:
        watch = Watch()
        session = acted(dealt("DS1-D1N-AAAAAAB", watch), texts)
        watch.tick(ms)
        return session

    paths = [
        saved(tmp_path, "slow", after("t7>f0", ms=500)),
        saved(tmp_path, "more moves", after("t7>f0 s0>w0")),
        saved(tmp_path, "best", after("t7>f0")),
        saved(tmp_path, "none", after("s0>w0")),
        saved(tmp_path, "same", after("t7>f0")),
        saved(tmp_path, "other code", dealt("DS1-D3N-AAAAAAB")),
    ]
    assert [found.rank for found in verify(paths, VARIANTS)] == [4, 3, 1, 5, 1, 1]


def test_games_with_take_backs_come_after_those_without(tmp_path: Path) -> None:
    played, rest = Session(dealt("FT1-N-AAAAAAB").deal, now=Watch()), WINS["FT1-N-AAAAAAB"]
    taken = None
    for text in rest.split():
        played.act(text)
        backs = [move for move in played.legal() if str(move).startswith("f")]
        if backs:
            taken = backs[0]
            break
    assert taken is not None
    without = Session(played.deal, now=Watch())
    played.play(taken)
    assert played.take_backs == 1
    acted(without, "s0>w0")
    paths = [saved(tmp_path, "with", played), saved(tmp_path, "without", without)]
    found = verify(paths, VARIANTS)
    assert [verdict.rank for verdict in found] == [2, 1]
    assert [verdict.result and verdict.result.take_backs for verdict in found] == [1, 0]


def test_a_bad_file_gets_no_rank_and_takes_none(tmp_path: Path) -> None:
    forged = tmp_path / "forged.reussite"
    forged.write_text(game_text(example()).replace('"score": 5', '"score": 5000'))
    good = saved(tmp_path, "good", example())
    found = verify([forged, tmp_path / "missing", good], VARIANTS)
    assert [verdict.rank for verdict in found] == [None, None, 1]
    assert [verdict.is_valid for verdict in found] == [False, False, True]
    assert [verdict.code for verdict in found] == ["DS1-D1N-AAAAAAB", None, "DS1-D1N-AAAAAAB"]
    assert [error_of(verdict) for verdict in found] == ["file-result", "file-missing", ""]


def error_of(verdict: Verdict) -> str:
    return verdict.error.problem if verdict.error else ""


def test_nothing_to_compare() -> None:
    none: Iterable[Path] = []
    assert verify(none, VARIANTS) == []


def test_moments_are_read_as_utc() -> None:
    moment = parsed(facts()).game.started
    assert moment is not None
    assert moment.tzinfo is UTC


def test_more_actions_than_a_game_can_have_are_refused_in_words() -> None:
    session = acted(dealt("DS1-D1N-AAAAAAB"), "s0>w0")
    facts = json.loads(game_text(session))
    facts["actions"] += [[0, "undo"], [0, "redo"]] * (MOST_ACTIONS // 2)
    with pytest.raises(GameFileError) as raised:
        parse_game(json.dumps(facts).encode(), VARIANTS)
    assert raised.value.problem == "file-too-many-actions"
    assert "100001 actions" in game_file_problem(raised.value)


def test_a_game_takes_no_more_actions_than_its_file_may_hold() -> None:
    session = dealt("DS1-D1N-AAAAAAB")
    session.log += [Action(0, "s0>w0")] * (MOST_ACTIONS - 1)
    session.act("s0>w0")
    assert session.undo_refusal() == Refusal("too-many-actions")
    assert session.legal() == []
