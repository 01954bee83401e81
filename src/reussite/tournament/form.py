"""The file `tournament.toml`: what it may say, reading and writing it."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Game, Variant
from reussite.reading import NoFileError, TooLargeError, parsed_toml, read_regular
from reussite.tournament.names import has_control

FILE: Final = "tournament.toml"
FORMAT: Final = "reussite-tournament"
VERSION: Final = 1
LARGEST: Final = 1 << 20  # bytes
LONGEST_NAME: Final = 80  # characters
MOST_ROUNDS: Final = 1000

_KEYS: Final = (
    "format", "version", "name", "rounds", "attempts", "undo", "points", "opens", "closes",
)  # fmt: skip
_OPTIONAL: Final = ("opens", "closes")
_CODE: Final = re.compile(
    r"[A-Z]{2,8}[1-9][0-9]{0,3}-[A-Z][A-Z0-9]{0,39}-(?:[A-Z2-7]{7}|#[1-9][0-9]{0,9})"
)
_UNKNOWN_HERE: Final = ("code-family", "code-version")


class Attempts(StrEnum):
    """Which of a player's games of a round counts."""

    FIRST = "first"
    BEST = "best"


class Points(StrEnum):
    """What the standings add up."""

    SUM = "sum"
    PLACES = "places"


class TournamentError(ValueError):
    """A folder that holds no tournament, or one that cannot be read here.

    :ivar problem: as a code for `reussite.i18n.tournaments`. Reading: `tournament-missing`,
        `tournament-unreadable`, `tournament-no-file`, `tournament-link`, `tournament-too-large`.
        Text: `tournament-not-utf-8`, `tournament-not-toml`. Form: `tournament-other-format`,
        `tournament-newer`, `tournament-version`, `tournament-key-missing`,
        `tournament-key-unknown`, `tournament-value`, `tournament-code`, `tournament-round-twice`,
        `tournament-closes-first`.
    :ivar key: the value it is about, such as `rounds[2]`, counted from 0.
    :ivar found: what the file says.
    :ivar expected: what it should say; with `tournament-value` the kind of value: `name`,
        `rounds`, `code`, `attempts`, `points`, `yes-or-no`, `moment`, `whole-number`.
    """

    def __init__(
        self, problem: str, *, key: str = "", found: object = "", expected: str = ""
    ) -> None:
        super().__init__(" ".join(filter(None, (problem, key))))
        self.problem = problem
        self.key = key
        self.found = str(found)[:200]
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Tournament:
    """What all players agreed on.

    :param rounds: canonical deal codes, none twice. Some may be of variants not known here.
    :param undo: whether a game with an action taken back counts.
    :param opens: games begun earlier are marked; UTC. None: no beginning. `closes`: likewise.
    """

    name: str
    rounds: tuple[str, ...]
    attempts: Attempts = Attempts.FIRST
    undo: bool = True
    points: Points = Points.SUM
    opens: datetime | None = None
    closes: datetime | None = None


def read_tournament(folder: Path, variants: Mapping[str, Variant]) -> Tournament:
    """The tournament in this folder; raises TournamentError."""
    return parsed_tournament(_content(folder / FILE), variants)


def is_tournament(path: Path) -> bool:
    """Whether this is a folder with such a file, good or not."""
    try:
        return (path / FILE).is_file()
    except (OSError, ValueError):
        return False


def _content(path: Path) -> bytes:
    if os.path.islink(path):  # it may lead anywhere
        raise TournamentError("tournament-link")
    try:
        return read_regular(path, LARGEST, follow=False)
    except (NoFileError, IsADirectoryError) as error:
        raise TournamentError("tournament-no-file") from error
    except TooLargeError as error:
        raise TournamentError("tournament-too-large", expected=str(LARGEST >> 20)) from error
    except (FileNotFoundError, NotADirectoryError) as error:
        raise TournamentError("tournament-missing") from error
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or str(error)
        raise TournamentError("tournament-unreadable", found=told) from error


def parsed_tournament(content: bytes, variants: Mapping[str, Variant]) -> Tournament:
    """Like `read_tournament`, for the bytes of the file."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise TournamentError("tournament-not-utf-8") from error
    try:
        facts = parsed_toml(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        told = str(error).partition("\n")[0]
        raise TournamentError("tournament-not-toml", found=told) from error
    return _tournament(facts, variants)


def _tournament(facts: dict[str, Any], variants: Mapping[str, Variant]) -> Tournament:
    _check_format(facts)
    for key in _KEYS:
        if key not in facts and key not in _OPTIONAL:
            raise TournamentError("tournament-key-missing", key=key)
    for key in facts:
        if key not in _KEYS:
            raise TournamentError("tournament-key-unknown", key=key)
    tournament = Tournament(
        name=_name(facts["name"]),
        rounds=_rounds(facts["rounds"], variants),
        attempts=Attempts(_one_of(facts, "attempts", Attempts)),
        undo=_yes_or_no(facts, "undo"),
        points=Points(_one_of(facts, "points", Points)),
        opens=_moment(facts, "opens"),
        closes=_moment(facts, "closes"),
    )
    check_times(tournament)
    return tournament


def check_times(tournament: Tournament) -> None:
    """Raise TournamentError where it closes before it opens."""
    if tournament.opens and tournament.closes and tournament.closes <= tournament.opens:
        raise TournamentError("tournament-closes-first", key="closes")


def _check_format(facts: dict[str, Any]) -> None:
    if facts.get("format") != FORMAT:
        raise TournamentError("tournament-other-format", key="format")
    version = facts.get("version")
    if version is None:
        raise TournamentError("tournament-key-missing", key="version")
    if type(version) is not int:
        raise _wrong("version", version, "whole-number")
    if version != VERSION:
        problem = "tournament-newer" if version > VERSION else "tournament-version"
        raise TournamentError(problem, key="version", found=version, expected=str(VERSION))


def _wrong(key: str, found: object, expected: str) -> TournamentError:
    return TournamentError("tournament-value", key=key, found=found, expected=expected)


def is_name(name: object) -> bool:
    """Whether a tournament may be called so."""
    return (
        isinstance(name, str)
        and 1 <= len(name) <= LONGEST_NAME
        and bool(name.strip())
        and not has_control(name)
    )


def _name(found: object) -> str:
    if not is_name(found):
        raise _wrong("name", found, "name")
    return str(found)


def _rounds(found: object, variants: Mapping[str, Variant]) -> tuple[str, ...]:
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_ROUNDS:
        raise _wrong("rounds", found, "rounds")
    for at, code in enumerate(found):
        if not isinstance(code, str):
            raise _wrong(f"rounds[{at}]", code, "code")
        check_code(code, variants, f"rounds[{at}]")
    check_each_once(found)
    return tuple(found)


def check_each_once(codes: Iterable[str]) -> None:
    """Raise TournamentError where a code stands twice among the rounds."""
    seen: set[str] = set()
    for at, code in enumerate(codes):
        if code in seen:
            raise TournamentError("tournament-round-twice", key=f"rounds[{at}]", found=code)
        seen.add(code)


def check_code(code: str, variants: Mapping[str, Variant], key: str) -> None:
    """Raise TournamentError for what is no canonical deal code. That of a variant which is not
    known here passes: other players have it."""
    if not _CODE.fullmatch(code):
        raise TournamentError("tournament-code", key=key, found=code)
    try:
        expected = parse_code(code, variants).code
    except CodeError as error:
        if error.problem in _UNKNOWN_HERE:
            return
        raise TournamentError("tournament-code", key=key, found=code) from error
    if expected != code:
        raise TournamentError("tournament-code", key=key, found=code, expected=expected)


def _one_of(facts: dict[str, Any], key: str, kind: type[StrEnum]) -> str:
    found = facts[key]
    if not isinstance(found, str) or found not in list(kind):
        raise _wrong(key, found, key)
    return found


def _yes_or_no(facts: dict[str, Any], key: str) -> bool:
    found = facts[key]
    if type(found) is not bool:
        raise _wrong(key, found, "yes-or-no")
    return found


def _moment(facts: dict[str, Any], key: str) -> datetime | None:
    found = facts.get(key)
    if found is None:
        return None
    if not isinstance(found, datetime) or found.tzinfo is None:
        raise _wrong(key, found, "moment")
    try:
        return found.astimezone(UTC)
    except OverflowError:
        raise _wrong(key, found, "moment") from None


def drawn_rounds(game: Game, count: int) -> tuple[str, ...]:
    """Random deals of a game, none twice."""
    import secrets  # only where one is made

    rounds: dict[str, None] = {}
    while len(rounds) < count:
        rounds[game.numbered(secrets.randbelow(NUMBERS)).code] = None
    return tuple(rounds)


def tournament_text(tournament: Tournament) -> str:
    """The file of a tournament, as `read_tournament` reads it."""
    import tomlkit  # only where one is made

    document = tomlkit.document()
    document["format"] = FORMAT
    document["version"] = VERSION
    document["name"] = tournament.name
    rounds = tomlkit.array()
    rounds.extend(tournament.rounds)
    document["rounds"] = rounds.multiline(len(tournament.rounds) > 4)
    document["attempts"] = str(tournament.attempts)
    document["undo"] = tournament.undo
    document["points"] = str(tournament.points)
    for key in _OPTIONAL:
        if (moment := getattr(tournament, key)) is not None:
            document[key] = moment
    return tomlkit.dumps(document)
