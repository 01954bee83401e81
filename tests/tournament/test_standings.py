"""Standings follow from the set of results alone."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import VARIANTS, WINS, dealt
from support.tournaments import (
    BEGUN,
    CODES,
    CUP,
    given_up_text,
    made,
    open_text,
    put,
    standings,
    won_text,
)

from reussite.game.checking import Check, Played
from reussite.game.game_file import game_text
from reussite.i18n.tournaments import refused_result
from reussite.tournament.folder import Found, file_result
from reussite.tournament.form import Attempts, Points, Tournament
from reussite.tournament.names import is_player
from reussite.tournament.standings import Results, Standings

DAY = timedelta(days=1)


def rows(found: Standings) -> list[tuple[int, str, int]]:
    return [(row.place, row.player, row.points) for row in found.rows]


def test_the_better_score_is_first_then_the_quicker_game(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "Anna", "a.reussite", won_text(CODES[0], ms=900))
    put(folder, "Ben", "b.reussite", won_text(CODES[0], ms=500))
    put(folder, "Cora", "c.reussite", won_text(CODES[0], ms=500))
    put(folder, "Dan", "d.reussite", given_up_text(CODES[0]))
    found = standings(folder)
    placed = [(place, attempt.player) for place, attempt in found.rounds[0]]
    assert placed == [(1, "Ben"), (1, "Cora"), (3, "Anna"), (4, "Dan")]
    assert [row.player for row in found.rows] == ["Ben", "Cora", "Anna", "Dan"]
    assert [row.won for row in found.rows] == [1, 1, 1, 0]


def test_places_earn_points_and_ties_share_the_better_one(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup", replace(CUP, points=Points.PLACES))
    for player, ms in {"Anna": 500, "Ben": 500, "Cora": 900}.items():
        put(folder, player, "a.reussite", won_text(CODES[0], ms=ms))
    put(folder, "Cora", "b.reussite", won_text(CODES[1]))
    assert rows(standings(folder)) == [(1, "Anna", 3), (1, "Ben", 3), (3, "Cora", 2)]


def test_the_first_attempt_counts_or_the_best(tmp_path: Path) -> None:
    texts = {
        "early": given_up_text(CODES[0], started=BEGUN),
        "late": won_text(CODES[0], started=BEGUN + DAY),
    }
    for attempts, counted in {Attempts.FIRST: "early", Attempts.BEST: "late"}.items():
        folder = made(tmp_path / attempts, replace(CUP, attempts=attempts))
        for name, text in texts.items():
            put(folder, "Anna", f"{name}.reussite", text)
        ((placed,), *_) = standings(folder).rounds
        assert placed.attempt.file == f"results/Anna/{counted}.reussite"


def test_of_two_attempts_of_one_second_the_shorter_counts(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "Anna", "a.reussite", given_up_text(CODES[0], 4))
    put(folder, "Anna", "b.reussite", given_up_text(CODES[0], 2))
    ((placed,), *_) = standings(folder).rounds
    assert placed.attempt.moves == 2


def test_a_conflict_copy_is_the_same_attempt(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    text = won_text(CODES[0])
    file_result(folder, "Anna", CODES[0], BEGUN, text.encode())
    before = standings(folder)
    for name in ("x.sync-conflict-20261201-ABC.reussite", "y (conflicted copy).reussite", "z.orig"):
        put(folder, "Anna", name, text)
    after = standings(folder)
    assert (after.rounds, after.rows, after.refused) == (before.rounds, before.rows, ())


def test_undo_is_refused_where_it_is_not_allowed(tmp_path: Path) -> None:
    undone = f"{_first_move(CODES[0])} undo"
    for allowed in (True, False):
        folder = made(tmp_path / str(allowed), replace(CUP, undo=allowed))
        put(folder, "Anna", "a.reussite", won_text(CODES[0], before=undone))
        found = standings(folder)
        assert [refused.reason for refused in found.refused] == [] if allowed else ["result-undo"]
        assert len(found.rows) is int(allowed)


def _first_move(code: str) -> str:
    return WINS[code].split()[0]


def test_what_is_refused_is_named_with_its_reason(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    text = won_text(CODES[0])
    put(folder, "Anna", "half.reussite", text[: len(text) // 2])
    put(folder, "Anna", "forged.reussite", text.replace('"score": 7', '"score": 8'))
    put(folder, "Anna", "open.reussite", open_text(CODES[0]))
    put(folder, "Anna", "other.reussite", won_text("FC1-R-AAAAAAF"))
    put(folder, "Anna", "future.reussite", text.replace('"version": 1', '"version": 2'))
    put(folder, "Anna", "notes.txt", "bring cake")
    reasons = {
        refused.file.rpartition("/")[2]: refused.reason or (refused.error and refused.error.problem)
        for refused in standings(folder).refused
    }
    assert reasons == {
        "half.reussite": "file-not-json",
        "forged.reussite": "file-result",
        "open.reussite": "result-open",
        "other.reussite": "result-other-round",
        "future.reussite": "file-newer",
    }
    assert standings(folder).ignored == ("results/Anna/notes.txt",)
    assert standings(folder).rows == ()


def test_a_game_with_hints_does_not_count() -> None:
    results = Results(CUP, lambda _file: b"")
    played = Check(VARIANTS)(won_text(CODES[0]).encode())._replace(hints=2)
    results.add(Found("Anna", "results/Anna/a.reussite", (0, 0, 0)), played)
    (refused,) = results.standings().refused
    assert (refused.reason, refused.hints) == ("result-hints", 2)


def test_a_hint_in_a_file_is_found(tmp_path: Path) -> None:
    session = dealt(CODES[0])
    session.act(_first_move(CODES[0]))
    session.take_hint()
    session.give_up()
    folder = made(tmp_path / "cup")
    put(folder, "Anna", "a.reussite", game_text(session, started=BEGUN))
    (refused,) = standings(folder).refused
    assert (refused.reason, refused.hints) == ("result-hints", 1)
    assert refused_result(refused, VARIANTS) == "Played with 1 hint: here such games do not count."


def test_mutated_names_write_nothing_outside(tmp_path: Path, full: bool) -> None:
    """Whatever a player or a file is called, nothing outside the folder is read or written."""
    chance = Random(22)
    folder = made(tmp_path / "cup")
    odd = ["..", "/", "\\", "\0", "\n", "a", "é", "\u202e", " ", ".", "CON", "\ud800", "~", "$HOME"]
    (tmp_path / "secret.reussite").write_text(won_text(CODES[0]))
    for _ in range(2000 if full else 200):
        name = "".join(chance.choice(odd) for _ in range(chance.randint(1, 6)))
        if is_player(name):
            file = file_result(folder, name, CODES[0], BEGUN, b"{}")
            assert file.startswith("results/")
        else:
            with pytest.raises(ValueError, match="no name"):
                file_result(folder, name, CODES[0], BEGUN, b"{}")
        way = folder / "results" / "Anna" / f"{chance.randrange(9)}.reussite"
        way.parent.mkdir(exist_ok=True)
        if not os.path.lexists(way):
            way.symlink_to(tmp_path / chance.choice(["secret.reussite", ".", "cup", "none"]))
    outside = {path.name for path in tmp_path.iterdir()} - {"home"}
    assert outside == {"cup", "secret.reussite"}
    found = standings(folder)
    assert found.rows == ()
    assert all(not refused.file.startswith("results/Anna/") for refused in found.refused)


def test_names_that_differ_in_case_or_form_are_one_player(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    put(folder, "zoë", "a.reussite", won_text(CODES[0]))
    put(folder, "Zoe\u0308", "b.reussite", won_text(CODES[1]))
    found = standings(folder)
    assert [(row.player, row.rounds) for row in found.rows] == [("Zoë", 2)]
    assert found.spellings == {"Zoë": ("Zoë", "zoë")}


def test_a_clock_that_is_wrong_by_a_day_is_told_and_the_result_counts(tmp_path: Path) -> None:
    cup = replace(CUP, opens=BEGUN - DAY / 2, closes=BEGUN + DAY / 2)
    folder = made(tmp_path / "cup", cup)
    put(folder, "Anna", "a.reussite", won_text(CODES[0], started=BEGUN - DAY))
    put(folder, "Ben", "b.reussite", won_text(CODES[0], started=BEGUN + DAY))
    found = standings(folder)
    assert len(found.rows) == 2
    assert found.early == ("results/Anna/a.reussite",)
    assert found.late == ("results/Ben/b.reussite",)


def test_links_large_files_and_foreign_ones_are_named_and_not_read(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    outside = tmp_path / "outside.reussite"
    outside.write_text(won_text(CODES[0]))
    away = tmp_path / "away"
    away.mkdir()
    (away / "b.reussite").write_text(won_text(CODES[0]))
    put(folder, "Anna", "notes", "").unlink()
    (folder / "results/Anna/link.reussite").symlink_to(outside)
    (folder / "results/Ben").symlink_to(away)
    with put(folder, "Anna", "huge.reussite", b"").open("wb") as huge:
        huge.truncate((16 << 20) + 1)
    os.mkfifo(folder / "results/Anna/pipe.reussite")
    (folder / ".stfolder").mkdir()
    put(folder, "CON", "a.reussite", won_text(CODES[0]))
    found = standings(folder)
    assert found.rows == ()
    assert found.refused == ()
    assert found.ignored == (
        ".stfolder",
        "results/Anna/huge.reussite",
        "results/Anna/link.reussite",
        "results/Anna/pipe.reussite",
        "results/Ben",
        "results/CON",
    )


def test_a_result_is_never_written_over_or_outside(tmp_path: Path) -> None:
    folder = made(tmp_path / "cup")
    first = file_result(folder, "Anna", CODES[0], BEGUN, b"one")
    assert first == "results/Anna/FC1-R-AAAAAAC-20261201T200000Z.reussite"
    assert file_result(folder, "Anna", CODES[0], BEGUN, b"one") == first
    second = file_result(folder, "Anna", CODES[0], BEGUN, b"two")
    assert second.endswith("Z-2.reussite")
    assert (folder / first).read_bytes() == b"one"
    away = tmp_path / "away"
    away.mkdir()
    (folder / "results/Ben").symlink_to(away)
    with pytest.raises(PermissionError):
        file_result(folder, "Ben", CODES[0], BEGUN, b"one")
    assert not list(away.iterdir())
    with pytest.raises(ValueError, match="no name"):
        file_result(folder, "../Ben", CODES[0], BEGUN, b"one")


def test_results_are_played_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, cache = made(tmp_path / "cup"), tmp_path / "cache"
    put(folder, "Anna", "a.reussite", won_text(CODES[0]))
    put(folder, "Anna", "b.reussite", won_text(CODES[1]).replace('"score": 7', '"score": 8'))
    before = standings(folder, cache)

    def again(_check: Check, _content: bytes) -> Played:
        raise AssertionError("played again")

    monkeypatch.setattr(Check, "__call__", again)
    after = standings(folder, cache)
    assert (after.rows, after.rounds) == (before.rows, before.rounds)
    assert [r.error and str(r.error) for r in after.refused] == [
        r.error and str(r.error) for r in before.refused
    ]
    (cache / "results.sqlite3").write_bytes(b"damaged" * 1000)
    with pytest.raises(AssertionError, match="played again"):
        standings(folder, cache)


POOL: list[tuple[Found, Played]] = []


def pool() -> list[tuple[Found, Played]]:
    """Results of all kinds, each played once."""
    if not POOL:
        check = Check(VARIANTS)
        texts = [won_text(CODES[0], ms=ms) for ms in (400, 500)]
        texts += [given_up_text(CODES[0], moves) for moves in (1, 2, 3)]
        texts += [won_text(CODES[1]), won_text(CODES[1], started=BEGUN + DAY), open_text(CODES[2])]
        texts += [texts[0][:100], won_text(CODES[2])]
        for number, text in enumerate(texts):
            for player in ("Anna", "anna", "Ben"):
                found = Found(player, f"results/{player}/{number}.reussite", (0, 0, 0))
                POOL.append((found, check(text.encode())))
    return POOL


@given(st.sampled_from(list(Attempts)), st.sampled_from(list(Points)), st.data())
def test_the_order_of_arrival_does_not_matter(
    attempts: Attempts, points: Points, data: st.DataObject
) -> None:
    chosen = data.draw(st.lists(st.sampled_from(range(30)), unique=True))
    other = list(chosen)
    Random(data.draw(st.integers(0, 99))).shuffle(other)
    cup = Tournament("Cup", CODES, attempts, undo=True, points=points)

    def outcome(order: list[int]) -> str:
        results = Results(cup, lambda file: file.encode())
        for number in order:
            results.add(*pool()[number])
        return repr(results.standings())

    assert outcome(chosen) == outcome(other)
