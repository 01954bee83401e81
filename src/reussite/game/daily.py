"""The deals of the days: which day has which, which ones were won, and how many in a row."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from typing import Final

from reussite.game.records import GameRecord
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.deals import NUMBERS
from reussite.kernel.variant import Deal, Variant

FIRST_DAY: Final = date(2000, 1, 1)  # deal of the day number 0


class DayState(Enum):
    """What became of the deal of a day."""

    NEW = "new"
    PLAYED = "played"
    WON = "won"


@dataclass(frozen=True)
class Day:
    """The deal of one day, as it was played.

    :param best: the best score of the games won; None where none was.
    """

    state: DayState = DayState.NEW
    best: int | None = None


@dataclass(frozen=True)
class Streaks:
    """Days in a row whose deal was won.

    :param current: up to today, or up to yesterday while today's deal is not won.
    """

    current: int
    longest: int


def deal_of_the_day(variant: Variant, today: date) -> Deal:
    """The same deal for everybody on this day, under the variant's default options."""
    return variant.game().numbered((today - FIRST_DAY).days % NUMBERS)  # clocks can be wrong


def day_of(deal: Deal, today: date) -> date | None:
    """The day whose deal this is; None where it is none of those up to today."""
    if deal.microsoft or deal.game is not deal.variant.game():
        return None
    if deal.number > (today - FIRST_DAY).days:
        return None
    return FIRST_DAY + timedelta(days=deal.number)


def days(variant: Variant, games: Iterable[GameRecord], begun: str, today: date) -> dict[date, Day]:
    """The days up to today whose deal was played.

    :param games: those of the variant that ended.
    :param begun: the code of the one that goes on; empty: there is none.
    """
    found: dict[date, Day] = {}
    known = {variant.family: variant}
    for code, score in [*((game.code, _score(game)) for game in games), (begun, None)]:
        day = _day(code, known, today)
        if day is None:
            continue
        best = found.get(day, Day()).best
        if score is not None:
            best = score if best is None else max(best, score)
        found[day] = Day(DayState.PLAYED if best is None else DayState.WON, best)
    return found


def streaks(won: Collection[date], today: date) -> Streaks:
    """How many days in a row were won.

    :param won: the days whose deal was won, whenever that was.
    """
    won = frozenset(won)
    last = today if today in won else today - timedelta(days=1)
    longest = max((_length(won, day) for day in won if _after(day) not in won), default=0)
    return Streaks(_length(won, last), longest)


def _score(game: GameRecord) -> int | None:
    return game.score if game.is_won else None


def _day(code: str, known: Mapping[str, Variant], today: date) -> date | None:
    try:
        return day_of(parse_code(code, known), today)
    except CodeError:  # of another version: it was no deal of ours
        return None


def _after(day: date) -> date:
    return day + timedelta(days=1)


def _length(won: Collection[date], last: date) -> int:
    """Days in a row up to this one."""
    length = 0
    while last - timedelta(days=length) in won:
        length += 1
    return length
