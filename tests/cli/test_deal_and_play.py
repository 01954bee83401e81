"""deal, legal and play: the contract that other programs rely on."""

from __future__ import annotations

from typing import Any

import pytest
from support.command_line import Ask, vectors

WINS = vectors("wins")
DEALS = vectors("deals")
DEAL_KEYS = ["code", "variant", "piles", "score", "unit", "moves"]
PLAY_KEYS = [*DEAL_KEYS, "won", "refused"]
RELAXED = next(game for game in WINS if game["code"].startswith("FC1-R"))
TIMED = RELAXED["code"].replace("-R-", "-N-")

# deal


@pytest.mark.parametrize("vector", DEALS, ids=lambda vector: vector["code"])
def test_deal_reproduces_the_published_tables(ask: Ask, vector: dict[str, Any]) -> None:
    said = ask("deal", vector["code"], "--json")
    assert (said.status, said.err) == (0, "")
    assert said.document["piles"] == vector["piles"]
    assert said.document["code"] == vector["code"]


def test_deal_has_the_documented_keys(ask: Ask) -> None:
    dealt = ask("deal", "DS1-D1N-AAAAAAB", "--json").document
    assert list(dealt) == DEAL_KEYS
    assert (dealt["variant"], dealt["score"], dealt["unit"], dealt["moves"]) == (
        "DS",
        0,
        "points",
        0,
    )


def test_a_vegas_deal_costs_its_price(ask: Ask) -> None:
    dealt = ask("deal", "DS1-D3V-AAAAAAB", "--json").document
    assert (dealt["score"], dealt["unit"]) == (-104, "dollars")
    assert "Score: -$104" in ask("deal", "DS1-D3V-AAAAAAB").out


def test_options_never_change_the_cards(ask: Ask) -> None:
    tables = [
        ask("deal", f"DS1-{options}-Q7XK2MD", "--json").document["piles"]
        for options in ("D1N", "D1V", "D3N", "D3V")
    ]
    assert all(table == tables[0] for table in tables)


def test_deal_shows_a_table_for_people(ask: Ask) -> None:
    said = ask("deal", "ft1-n-aaaaaab")
    assert said.status == 0
    lines = said.out.splitlines()
    assert lines[0] == "FT1-N-AAAAAAB  Quarante Voleurs"
    (column,) = [line for line in lines if line.startswith("Column 10")]
    cards = ask("deal", "ft1-n-aaaaaab", "--json").document["piles"]["t9"]
    assert column.split() == ["Column", "10", "t9", *cards]
    assert lines[-2:] == ["Score: 0", "Moves: 0"]
    assert max(map(len, lines)) <= 100


CANONICAL = "DS1-D1N-BHMOTXY"


@pytest.mark.parametrize(
    "typed",
    [
        "ds1-d1n-bhmotxy",
        "DS1D1NBHMOTXY",
        "DS1 D1N BHMOTXY",
        " DS1-D1N-BHMOTXY\n",
        "DS1\u00a0D1N\u00a0BHMOTXY",
        "DS1\u2013D1N\u2014BHMOTXY",  # en dash, em dash
        "DS1\u2010D1N\u2011BHMOTXY",  # hyphen, no-break hyphen
        "DS1\u2212D1N\u2212BHMOTXY",  # minus sign
        "D\u0405" + "1-D1N-\u0412\u041d\u041c\u041e\u0422\u0425\u0423",  # Cyrillic look-alikes
        "d\u0455" + "1-d1n-\u0432\u043d\u043c\u043e\u0442\u0445\u0443",  # small ones
        "DS1-D1N-8HM0TXY",
    ],
    ids=ascii,
)
def test_a_code_may_be_typed_in_many_ways(ask: Ask, typed: str) -> None:
    assert ask("deal", typed, "--json").document["code"] == CANONICAL


def test_a_microsoft_deal_is_dealt_by_its_number(ask: Ask) -> None:
    assert ask("deal", "fc1n#11982", "--json").document["code"] == "FC1-N-#11982"


@pytest.mark.parametrize("command", ["deal", "legal", "play"])
@pytest.mark.parametrize(
    ("code", "about"),
    [
        ("", "Enter a deal code"),
        ("hello there", "“hello there”"),
        ("XX1-N-AAAAAAB", "XX"),
        ("DS7-D1N-AAAAAAB", "DS7"),
        ("DS1-D9N-AAAAAAB", "D9N"),
        ("DS1-D1N-AAAAAA", "7"),
        ("DS1-D1N-AAAAAA9", "“9”"),
        ("DS1-D1N-#5", "#5"),
        ("FC1-N-#2147483648", "#2147483647"),
        ("DS1\nD1N\rX", "X"),
        ("\udcff\udcfe", "not a deal code"),
    ],
    ids=ascii,
)
def test_a_wrong_code_gets_one_line_and_nothing_else(
    ask: Ask, command: str, code: str, about: str
) -> None:
    said = ask(command, code, "--json")
    assert (said.status, said.out) == (1, "")
    assert about in said.complaint


# legal


def test_legal_lists_the_moves_in_the_order_of_the_program(ask: Ask) -> None:
    moves = ["s0>w0", "t0>t7", "t3>f2", "t3>f6"]
    said = ask("legal", "FT1-N-AAAAAAB", "--json")
    assert (said.status, said.err) == (0, "")
    assert said.document == {"legal": moves}
    assert ask("legal", "FT1-N-AAAAAAB").out.split() == moves


def test_legal_after_moves(ask: Ask) -> None:
    after = ask("legal", "FT1-N-AAAAAAB", "--after", "t3>f2 s0>w0", "--json").document["legal"]
    assert "t3>f2" not in after
    moves = "t3>f2\n  s0>w0\n"
    read = ask("legal", "FT1-N-AAAAAAB", "--after", "-", "--json", stdin=moves)
    assert read.document["legal"] == after


def test_legal_and_play_agree(ask: Ask) -> None:
    code = "FT1-N-AAAAAAB"
    legal = ask("legal", code, "--json").document["legal"]
    for source in range(10):
        move = f"t{source}>t{(source + 7) % 10}"
        assert ask("play", code, move, "--json").status == (0 if move in legal else 1)


def test_legal_after_a_refused_move_says_which(ask: Ask) -> None:
    said = ask("legal", "FT1-N-AAAAAAB", "--after", "s0>w0 t0>t0", "--json")
    assert (said.status, said.out) == (1, "")
    assert said.complaint == ("Move 2 (t0>t0) was refused (same-place): The card is already there.")


def test_nothing_is_legal_after_the_win(ask: Ask) -> None:
    won = ask("legal", RELAXED["code"], "--after", RELAXED["moves"], "--json")
    assert won.document == {"legal": []}


# play


@pytest.mark.parametrize("game", WINS, ids=lambda game: game["code"])
def test_the_published_wins_are_won_with_their_scores(ask: Ask, game: dict[str, Any]) -> None:
    said = ask("play", game["code"], "-", "--json", stdin=game["moves"])
    assert (said.status, said.err) == (0, "")
    played = said.document
    assert list(played) == PLAY_KEYS
    assert (played["score"], played["moves"]) == (game["score"], game["actions"])
    assert played["won"] is True
    assert played["refused"] is None
    foundations = [pile for spot, pile in played["piles"].items() if spot.startswith("f")]
    assert {len(pile) for pile in foundations} == {13}


def test_moves_may_be_given_in_any_way(ask: Ask) -> None:
    moves = WINS[0]["moves"].split()[:20]
    code = WINS[0]["code"]
    ways = [
        ask("play", code, *moves, "--json"),
        ask("play", "--json", code, " ".join(moves)),
        ask("play", code, *moves[:7], "--json", *moves[7:]),
        ask("play", code, "-", "--json", stdin="\n".join(moves)),
        ask("play", code, *moves[:7], "-", "--json", stdin=" ".join(moves[7:])),
    ]
    assert {said.out for said in ways} == {ways[0].out}
    assert ways[0].document["moves"] == 20


def test_a_long_input_is_read_whole(ask: Ask) -> None:
    moves = "s0>w0 " + "undo redo " * 30_000
    played = ask("play", "FT1-N-AAAAAAB", "-", "--json", stdin=moves).document
    assert (played["moves"], played["refused"]) == (1, None)


def test_no_moves_leave_the_dealt_table(ask: Ask) -> None:
    played = ask("play", "FT1-N-AAAAAAB", "-", "--json").document
    assert {key: played[key] for key in DEAL_KEYS} == ask(
        "deal", "FT1-N-AAAAAAB", "--json"
    ).document


def test_undo_takes_back_and_redo_plays_again(ask: Ask) -> None:
    code = "FT1-N-AAAAAAB"
    once = ask("play", code, "t3>f2", "--json").document
    again = ask("play", code, "t3>f2", "undo", "redo", "--json").document
    assert again == once
    back = ask("play", code, "t3>f2", "undo", "--json").document
    assert (back["score"], back["moves"]) == (0, 1)


def test_every_undo_costs_in_freecell_and_redo_gives_nothing_back(ask: Ask) -> None:
    move = "t0>c0"
    assert ask("play", TIMED, move, "undo", "--json").document["score"] == -100
    assert ask("play", TIMED, move, "undo", "redo", "--json").document["score"] == -100


def test_playing_stops_at_the_first_refused_move(ask: Ask) -> None:
    said = ask("play", "FT1-N-AAAAAAB", "s0>w0", "t3>f2", "t0>t1", "s0>w0", "--json")
    assert said.status == 1
    played = said.document
    assert played["moves"] == 2
    assert played["refused"] == {
        "number": 3,
        "move": "t0>t1",
        "rule": "same-suit",
        "message": "A card goes on a card of its suit.",
    }
    assert said.complaint == (
        "Move 3 (t0>t1) was refused (same-suit): A card goes on a card of its suit."
    )


def test_a_refused_move_leaves_a_table_to_read(ask: Ask) -> None:
    said = ask("play", "FT1-N-AAAAAAB", "s0>w0", "t0>t1")
    assert said.status == 1
    assert said.complaint.startswith("Move 2 (t0>t1)")
    assert said.out.splitlines()[-3:] == ["Score: 0", "Moves: 1", "Won: no"]


@pytest.mark.parametrize(
    ("actions", "number", "rule"),
    [
        (["undo"], 1, "nothing-to-undo"),
        (["redo"], 1, "nothing-to-redo"),
        (["s0>w0", "undo", "undo"], 3, "nothing-to-undo"),
        (["s0>w0", "undo", "s0>w0", "redo"], 4, "nothing-to-redo"),
        (["s0>w0"] * 101 + ["undo"] * 101, 65, "no-more-passes"),
        (["q9>t0"], 1, "no-move"),
        (["s0>w0", "nonsense"], 2, "no-move"),
        (["t0>t1*0"], 1, "no-move"),
        (["T0>T1"], 1, "no-move"),
        (["t99>t0"], 1, "no-such-place"),
        (["s0>w0*3"], 1, "draw-count"),
        (["t0>t1*2"], 1, "only-top"),
        (["s0>t0"], 1, "stock-only-draws"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_refused_names_its_number_and_its_rule(
    ask: Ask, actions: list[str], number: int, rule: str
) -> None:
    said = ask("play", "FT1-N-AAAAAAB", *actions, "--json")
    assert said.status == 1
    refused = said.document["refused"]
    assert (refused["number"], refused["rule"]) == (number, rule)
    assert refused["move"] == actions[number - 1]
    assert refused["message"] in said.complaint


def test_undo_ends_at_its_limit(ask: Ask) -> None:
    there_and_back = ["w0>s0*59" if number % 60 == 59 else "s0>w0" for number in range(240)]
    played = ask("play", "DS1-D1N-AAAAAAB", *there_and_back, *["undo"] * 201, "--json").document
    assert played["refused"]["rule"] == "undo-limit"
    assert played["refused"]["number"] == 240 + 201
    assert played["refused"]["message"] == "Only the last 200 actions can be undone."


def test_a_long_nonsense_is_not_repeated_whole(ask: Ask) -> None:
    said = ask("play", "FT1-N-AAAAAAB", "x" * 10_000)
    assert said.status == 1
    assert len(said.complaint) < 250


def test_after_the_win_nothing_more_is_accepted(ask: Ask) -> None:
    for more in ("undo", "t0>t1"):
        refused = ask("play", RELAXED["code"], RELAXED["moves"], more, "--json").document["refused"]
        assert (refused["number"], refused["rule"]) == (RELAXED["actions"] + 1, "game-won")


# The clock.


@pytest.mark.parametrize(
    ("elapsed", "seconds"),
    [("0", 400), ("1", 400), ("999", 400), ("1000", 399), ("398999", 2), ("399999", 1)],
)
def test_a_timed_win_is_paid_for_the_seconds_that_the_clock_shows(
    ask: Ask, elapsed: str, seconds: int
) -> None:
    said = ask("play", TIMED, "-", "--elapsed", elapsed, "--json", stdin=RELAXED["moves"])
    assert said.status == 0
    assert said.document["score"] == RELAXED["score"] + 15 * seconds


def test_without_a_played_time_the_whole_clock_is_left(ask: Ask) -> None:
    played = ask("play", TIMED, RELAXED["moves"], "--json").document
    assert played["score"] == RELAXED["score"] + 6000


@pytest.mark.parametrize("elapsed", ["400000", "400001", "999999999999999"])
def test_at_the_limit_the_first_move_comes_too_late(ask: Ask, elapsed: str) -> None:
    said = ask("play", TIMED, RELAXED["moves"], "--elapsed", elapsed, "--json")
    assert said.status == 1
    played = said.document
    assert (played["score"], played["moves"], played["won"]) == (0, 0, False)
    assert (played["refused"]["number"], played["refused"]["rule"]) == (1, "time-over")


def test_without_a_clock_any_time_may_pass(ask: Ask) -> None:
    said = ask("play", RELAXED["code"], RELAXED["moves"], "--elapsed", "400000", "--json")
    assert said.document["score"] == RELAXED["score"]


@pytest.mark.parametrize("elapsed", ["-1", "1.5", "soon", "", "9" * 5000, "\u0663"])
def test_a_played_time_is_a_whole_number_of_milliseconds(ask: Ask, elapsed: str) -> None:
    said = ask("play", TIMED, "--elapsed", elapsed)
    assert (said.status, said.out) == (2, "")
    assert "milliseconds" in said.complaint
