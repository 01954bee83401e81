"""Files changed in every way one can think of: no crash, no hang, no lie that is believed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from support.games import CODES, START, VARIANTS, Watch, dealt, played_by_chance, won

from reussite.game.file_form import GameFileError
from reussite.game.game_file import game_text, parse_game
from reussite.game.session import Session
from reussite.i18n.file_errors import game_file_problem
from reussite.kernel.codes import parse_code

VALUES: Final[tuple[object, ...]] = (
    0, 1, -1, 5, 2**31, 2**63, 10**11, 10**12, 10**400, 0.5, -0.0, 1e300, float("nan"),
    float("inf"), True, False, None, "", "won", "time", "given-up", "points", "dollars", "undo",
    "redo", "s0>w0", "t0>f0", "\0", "\ud800", "é" * 50, "x" * 5000, [], {}, [[]], [0, "undo"],
    {"format": "reussite-game"}, "DS1-D1N-AAAAAAB", "FC1-N-#1", "reussite-game",
)  # fmt: skip
PIECES: Final = (
    b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\0", b"\xff", b"\xc3", b"\xef\xbb\xbf",
    b"NaN", b"Infinity", b"1e999", b"-", b"9" * 5000, b"[" * 3000, b"\r\n", b"\xe2\x80\xa8",
    b'"undo"', b'[0, "undo"], ', b"true", b"null", b"//", b"\\u0000", b"\\ud800",
)  # fmt: skip


@pytest.fixture(scope="module")
def files() -> list[bytes]:
    """Good files of every variant: begun, timed, won, given up."""
    chance = Random(7)
    sessions = [dealt("DS1-D1N-AAAAAAB"), won("FC1-R-AAAAAAI")]
    for number, code in enumerate(CODES * 2):
        watch = Watch()
        session = dealt(code, watch)
        play = played_by_chance(session, chance, watch)
        for _ in zip(range(chance.randrange(60)), play, strict=False):
            pass
        watch.tick(chance.choice((0, 5000, 400_000)))
        if number % 3 == 0:
            session.give_up()
        sessions.append(session)
    return [game_text(session, started=START).encode() for session in sessions]


# Changing bytes


def flipped(content: bytes, chance: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(content: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(content))
    end = chance.randrange(start, len(content) + 1)
    return content[:start] if chance.randrange(2) else content[:start] + content[end:]


def repeated(content: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(content))
    end = min(len(content), start + chance.randrange(1, 80))
    return content[:end] + content[start:end] * chance.randrange(1, 4) + content[end:]


def inserted(content: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(content) + 1)
    return content[:at] + chance.choice(PIECES) + content[at:]


def digit_changed(content: bytes, chance: Random) -> bytes:
    places = [at for at, byte in enumerate(content) if chr(byte).isdigit()]
    at = chance.choice(places)
    return content[:at] + str(chance.randrange(10)).encode() + content[at + 1 :]


def encoded(content: bytes, chance: Random) -> bytes:
    return content.decode().encode(chance.choice(("utf-16", "utf-16-le", "utf-8-sig", "utf-32")))


# Changing values


def value_changed(content: bytes, chance: Random) -> bytes:
    facts = json.loads(content)
    parent, key = chance.choice(list(places_in(facts)))
    parent[key] = chance.choice(VALUES)
    return json.dumps(facts).encode()


def value_removed(content: bytes, chance: Random) -> bytes:
    facts = json.loads(content)
    parent, key = chance.choice(list(places_in(facts)))
    del parent[key]
    return json.dumps(facts).encode()


def number_shifted(content: bytes, chance: Random) -> bytes:
    """The likeliest lie: a better score, a shorter time, fewer moves."""
    facts = json.loads(content)
    numbers = [
        (parent, key) for parent, key in places_in(facts) if type(parent[key]) in (int, bool)
    ]
    parent, key = chance.choice(numbers)
    parent[key] = int(parent[key]) + chance.choice((-100, -5, -1, 1, 5, 100))
    return json.dumps(facts).encode()


def actions_changed(content: bytes, chance: Random) -> bytes:
    facts = json.loads(content)
    actions = facts["actions"]
    if len(actions) < 2:
        return value_changed(content, chance)
    one, other = chance.randrange(len(actions)), chance.randrange(len(actions))
    match chance.randrange(4):
        case 0:
            actions[one], actions[other] = actions[other], actions[one]
        case 1:
            actions[one][1] = actions[other][1]
        case 2:
            del actions[one]
        case 3:
            actions.insert(one, list(actions[other]))
    return json.dumps(facts).encode()


def places_in(value: dict[Any, Any] | list[Any]) -> Iterator[tuple[Any, Any]]:
    """Every value inside, as what holds it and its key there."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inner, dict | list):
            yield from places_in(inner)


CHANGES: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    flipped, cut, repeated, inserted, digit_changed, encoded,
    value_changed, value_removed, number_shifted, actions_changed,
)  # fmt: skip


def test_no_changed_file_is_believed_that_lies(files: list[bytes], full: bool) -> None:
    believed = 0
    for number in range(10_000 if full else 500):
        chance = Random(number)
        content = chance.choice(files)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            try:
                content = chance.choice(CHANGES)(content, chance)
            except (LookupError, TypeError, ValueError, RecursionError):
                break  # it is too broken already for this change
        believed += is_believed(content)
    assert believed > 10  # some changes change nothing, or a time that nothing hangs on


def is_believed(content: bytes) -> bool:
    """Whether a file is found good; then it is exactly what playing its actions gives."""
    try:
        read = parse_game(content, VARIANTS, now=Watch())
    except GameFileError as error:
        words = game_file_problem(error)
        assert words.isprintable()
        assert len(words) < 400
        return False
    told = json.loads(content)
    fresh = Session(parse_code(told["code"], VARIANTS), now=Watch())
    for at_ms, text in told["actions"]:
        fresh.clock.set(at_ms)
        fresh.act(text)
    assert told["code"] == read.session.code
    assert read.session.position == fresh.position
    assert told["result"] == {
        "score": fresh.score,
        "unit": fresh.unit,
        "moves": fresh.moves,
        "won": fresh.is_won,
    }
    assert told["elapsed_ms"] == read.session.clock.elapsed_ms
    assert (told["ended"] == "won") == fresh.is_won
    assert json.loads(game_text(read.session, started=read.game.started)) == told | {
        "program": json.loads(game_text(read.session))["program"],
        "started": json.loads(game_text(read.session, started=read.game.started))["started"],
    }
    return True
