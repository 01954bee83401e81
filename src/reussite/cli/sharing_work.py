"""What commands for many games have in common: who does the work, and how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from reussite.cli.answers import BadThingError, WrongUsageError
from reussite.cli.arguments import CommandOption, ParsedArguments
from reussite.i18n.messages import filled, games, one_line, quoted
from reussite.i18n.qt_core import QCoreApplication, QLocale

if TYPE_CHECKING:
    from reussite.workers import Workers, WorkersError

translate = QCoreApplication.translate

T = TypeVar("T")

JOBS: Final = CommandOption(
    "--jobs",
    lambda: translate("CommandLine", "number of processes to use"),
    value="N",
)
DASK: Final = CommandOption(
    "--dask",
    lambda: translate("CommandLine", "use the workers of a trusted Dask cluster"),
    value="ADDRESS",
)

_BETWEEN_NEWS: Final = 0.2  # seconds


@contextmanager
def workers_for(given: ParsedArguments) -> Iterator[Workers]:
    """The workers that --jobs or --dask ask for; without either, this process."""
    from reussite.workers import WorkersError, at_work  # not for every command

    jobs, dask = _jobs(given), given.value(DASK.name)
    if jobs > 1 and dask is not None:
        raise WrongUsageError(
            translate("CommandLine", "Use either --jobs or --dask, but not both.")
        )
    try:
        with at_work(jobs=jobs, dask=dask) as workers:
            yield workers
    except WorkersError as error:
        raise BadThingError(_problem(error, dask or "")) from error


def _jobs(given: ParsedArguments) -> int:
    from reussite.workers import MOST_JOBS

    typed = given.value(JOBS.name)
    if typed is None:
        return 1
    if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= MOST_JOBS:
        return int(typed)
    problem = translate("CommandLine", "“%1” is not a valid number of processes. Use 1 to %2.")
    raise WrongUsageError(filled(problem, quoted(typed), str(MOST_JOBS)))


def _problem(error: WorkersError, address: str) -> str:
    return filled(_problems()[error.problem], quoted(address), one_line(error.told))


def _problems() -> Mapping[str, str]:
    return {
        "cluster-not-installed": translate(
            "CommandLine", "--dask needs Dask. Install it with “pip install reussite[cluster]”."
        ),
        "cluster-unreachable": translate(
            "CommandLine",
            "The cluster %1 does not respond (%2). Check that its scheduler is running.",
        ),
        "cluster-without-workers": translate(
            "CommandLine", "The cluster %1 has no workers. Start some with “dask worker %1”."
        ),
        "cluster-lacks-program": translate(
            "CommandLine",
            "The workers of %1 must have the same version of Réussite as this computer (%2).",
        ),
    }


def watched(answers: Iterable[T], total: int) -> Iterator[T]:
    """The answers as they come; on a terminal, a line says how far they are."""
    with counting(total) as tell:
        for number, answer in enumerate(answers, start=1):
            tell(number)
            yield answer


@contextmanager
def counting(total: int | None = None) -> Iterator[Callable[[int], None]]:
    """What is to be told how many games are done; it says so on a terminal.

    :param total: how many there are; None: that is not known.
    """
    if not sys.stderr.isatty():
        yield lambda _number: None
        return
    said: float | None = None

    def tell(number: int) -> None:
        nonlocal said
        now = time.monotonic()
        if said is None or now - said >= _BETWEEN_NEWS:
            said = now
            print(f"\r{_how_far(number, total)}\x1b[K", end="", file=sys.stderr, flush=True)

    try:
        yield tell
    finally:
        if said is not None:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _how_far(number: int, total: int | None) -> str:
    locale = QLocale()
    if not total:
        return games(number)
    shown = filled(
        translate("CommandLine", "%1 of %2"), locale.toString(number), locale.toString(total)
    )
    return f"{shown} ({100 * number // total} %)"
