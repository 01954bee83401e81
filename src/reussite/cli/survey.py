"""`reussite survey`: what a variant is like, from many deals played by the computer."""

from __future__ import annotations

import csv
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from reussite.cli.answers import Answer, BadThingError, WrongUsageError
from reussite.cli.arguments import Command, CommandOption, ParsedArguments
from reussite.cli.known import Known
from reussite.cli.sharing_work import DASK, JOBS, workers_for
from reussite.cli.surveying import PLAYERS, SurveyedDeal, Task, has_adviser, play
from reussite.i18n.messages import Counted, duration, filled, quoted
from reussite.i18n.qt_core import QCoreApplication, QLocale
from reussite.kernel.codes import tidy
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Game

translate = QCoreApplication.translate

COLUMNS: Final = ("code", "player", "seconds", "won", "score", "moves", "choices", "nodes")
MOST_DEALS: Final = 1_000_000
_USUAL_DEALS: Final = "1-100"
_95: Final = 1.959964  # standard deviations


class SurveyRequest(NamedTuple):
    """What is to be surveyed."""

    game: Game
    deals: range
    player: str
    seconds: float
    out: Path | None


def _survey(given: ParsedArguments) -> Answer:
    asked = _asked(given)
    codes = [asked.game.numbered(number).code for number in asked.deals]
    done = _done(asked) if asked.out is not None else {}
    wanted = set(codes)
    outcomes = {code: outcome for code, outcome in done.items() if code in wanted}
    tasks = [Task(code, asked.player, asked.seconds) for code in codes if code not in done]
    progress = _Progress(len(codes), len(outcomes))
    with workers_for(given) as workers:
        for outcome in workers.map(play, tasks):
            if asked.out is not None:
                _write(asked, outcome)
            outcomes[outcome.code] = outcome
            progress.step()
    progress.end()
    return Answer("\n".join(_lines(asked, [outcomes[code] for code in codes])))


def _asked(given: ParsedArguments) -> SurveyRequest:
    known = Known.for_command()
    family, _, letters = given.words[0].partition("-")
    variant = known.variant(family)
    ways = {options.letters: options for options in variant.all_options}
    wanted = tidy(letters) or variant.all_options[0].letters
    if wanted not in ways:
        problem = translate("Survey", "%1 has no options %2. Use one of %3.")
        raise WrongUsageError(filled(problem, variant.family, quoted(letters), ", ".join(ways)))
    player = given.value("--player") or "careful"
    if player not in PLAYERS:
        problem = translate("Survey", "Unknown player “%1”. Use random, careful or advice.")
        raise WrongUsageError(filled(problem, quoted(player)))
    if player == "advice" and not has_adviser(variant.family):
        raise BadThingError(
            translate(
                "Survey",
                "No plugin gives hints. Turn one on with “reussite plugins --enable advice”.",
            )
        )
    out = given.value("--out")
    return SurveyRequest(
        variant.game(ways[wanted]),
        _deals(given.value("--deals") or _USUAL_DEALS),
        player,
        _seconds(given.value("--seconds") or "1"),
        None if out is None else Path(out),
    )


def _deals(typed: str) -> range:
    first, dash, last = typed.partition("-")
    last = last if dash else first
    numbers = [part for part in (first, last) if part.isascii() and part.isdigit()]
    if len(numbers) == 2 and int(first) <= int(last) < min(int(first) + MOST_DEALS, NUMBERS):
        return range(int(first), int(last) + 1)
    problem = translate("Survey", "“%1” is not a range of deals. Use two numbers, such as 1-1000.")
    raise WrongUsageError(filled(problem, quoted(typed)))


def _seconds(typed: str) -> float:
    try:
        seconds = float(typed)
    except ValueError:
        seconds = 0.0
    if 0 < seconds <= 3600:
        return seconds
    problem = translate("Survey", "“%1” is not a valid number of seconds. Use 0.1 to 3600.")
    raise WrongUsageError(filled(problem, quoted(typed)))


# The file.


def _done(asked: SurveyRequest) -> dict[str, SurveyedDeal]:
    """What an earlier run has written; a line that was cut off is written anew."""
    assert asked.out is not None
    try:
        text = asked.out.read_text("utf-8") if asked.out.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text or not text:
            asked.out.write_text(whole or ",".join(COLUMNS) + "\n", "utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unusable(asked.out) from error
    found = {}
    for row in csv.DictReader(whole.splitlines()):
        if tuple(row) != COLUMNS or None in row.values():
            raise _unusable(asked.out)
        if (row["player"], row["seconds"]) != (asked.player, f"{asked.seconds:g}"):
            continue
        try:
            found[row["code"]] = SurveyedDeal(
                code=row["code"],
                won=bool(int(row["won"])),
                score=int(row["score"]),
                moves=int(row["moves"]),
                choices=int(row["choices"]),
                nodes=int(row["nodes"]),
                took=0.0,
            )
        except ValueError as error:
            raise _unusable(asked.out) from error
    return found


def _write(asked: SurveyRequest, outcome: SurveyedDeal) -> None:
    assert asked.out is not None
    row = (outcome.code, asked.player, f"{asked.seconds:g}", int(outcome.won), *outcome[2:6])
    try:
        with asked.out.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(row)
    except OSError as error:
        raise _unusable(asked.out) from error


def _unusable(path: Path) -> BadThingError:
    problem = translate("Survey", "%1 cannot be continued. Choose another file with --out.")
    return BadThingError(filled(problem, quoted(str(path))))


# What is said.


class _Progress:
    """How far it is, on a terminal, and how long it takes still."""

    def __init__(self, whole: int, done: int) -> None:
        self._whole, self._done, self._first = whole, done, done
        self._began = time.monotonic()
        self._is_seen = sys.stderr.isatty()

    def step(self) -> None:
        self._done += 1
        if self._is_seen:
            each = (time.monotonic() - self._began) / (self._done - self._first)
            left = duration(int(each * (self._whole - self._done) * 1000))
            said = translate("Survey", "%1 of %2 deals, %3 left")
            told = filled(said, str(self._done), str(self._whole), left)
            print(f"\r\033[K{told}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._is_seen:
            print(file=sys.stderr)


def wilson(won: int, played: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 %, after Wilson."""
    share, square = won / played, _95 * _95
    middle = share + square / (2 * played)
    spread = _95 * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _quartiles(numbers: Sequence[int]) -> tuple[str, str, str]:
    if len(numbers) == 1:
        return (str(numbers[0]),) * 3
    low, middle, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return (
        QLocale().toString(low, "f", 0),
        QLocale().toString(middle, "f", 0),
        QLocale().toString(high, "f", 0),
    )


def _lines(asked: SurveyRequest, outcomes: Sequence[SurveyedDeal]) -> Iterator[str]:
    locale = QLocale()
    won = sum(outcome.won for outcome in outcomes)
    low, high = wilson(won, len(outcomes))
    yield Counted.tr("%n deal(s) of %1", "", len(outcomes)).replace(
        "%1", f"{asked.game.variant.family}-{asked.game.options.letters}"
    )
    yield filled(
        translate("Survey", "Won: %1 (%2 %, between %3 % and %4 % in 95 of 100 cases)"),
        locale.toString(won),
        *(locale.toString(100 * share, "f", 1) for share in (won / len(outcomes), low, high)),
    )
    quarters = translate("Survey", "%1 (a quarter below %2, a quarter above %3)")
    for title, numbers in (
        (translate("Survey", "Score: %1"), [outcome.score for outcome in outcomes]),
        (translate("Survey", "Moves: %1"), [outcome.moves for outcome in outcomes]),
    ):
        first, middle, third = _quartiles(numbers)
        yield filled(title, filled(quarters, middle, first, third))
    moves = sum(outcome.moves for outcome in outcomes)
    choices = sum(outcome.choices for outcome in outcomes) / moves if moves else 0.0
    yield filled(translate("Survey", "Legal moves at a time: %1"), locale.toString(choices, "f", 1))
    took = sum(outcome.took for outcome in outcomes)
    if took:
        nodes = sum(outcome.nodes for outcome in outcomes if outcome.took) / took
        yield filled(translate("Survey", "Positions a second: %1"), locale.toString(nodes, "f", 0))


SURVEY: Final = Command(
    "survey",
    lambda: translate("Survey", "Play many deals of a variant and show what it is like."),
    run=_survey,
    words="FAMILY",
    least=1,
    most=1,
    options=(
        CommandOption(
            "--deals",
            lambda: translate("Survey", "which deals, such as 1-1000"),
            value="FIRST-LAST",
        ),
        CommandOption(
            "--player",
            lambda: translate("Survey", "who plays: random, careful or advice"),
            value="PLAYER",
        ),
        CommandOption(
            "--seconds",
            lambda: translate("Survey", "how long advice may search for a deal"),
            value="SECONDS",
        ),
        CommandOption(
            "--out",
            lambda: translate(
                "Survey", "a file with a line for each deal; an existing one is continued"
            ),
            value="FILE.csv",
        ),
        JOBS,
        DASK,
    ),
)
