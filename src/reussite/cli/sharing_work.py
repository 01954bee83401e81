"""What commands for many games have in common: who does the work, and how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, TypeVar

from reussite.cli.answers import BadThingError, WrongUsageError
from reussite.cli.arguments import CommandOption, Given
from reussite.i18n.messages import filled, one_line, quoted
from reussite.i18n.qt_core import QCoreApplication, QLocale
from reussite.workers import MOST_JOBS, Workers, WorkersError, at_work

translate = QCoreApplication.translate

T = TypeVar("T")

JOBS: Final = CommandOption(
    "--jobs",
    lambda: translate("CommandLine", "share the work among so many processes"),
    value="N",
)
DASK: Final = CommandOption(
    "--dask",
    lambda: translate("CommandLine", "share it among the workers of a Dask cluster that you trust"),
    value="ADDRESS",
)

_BETWEEN_NEWS: Final = 0.2  # seconds


@contextmanager
def workers_for(given: Given) -> Iterator[Workers]:
    """The workers that --jobs or --dask ask for; without either, this process."""
    jobs, dask = _jobs(given), given.value(DASK.name)
    if jobs > 1 and dask is not None:
        raise WrongUsageError(
            translate("CommandLine", "--jobs and --dask exclude each other: leave one out.")
        )
    try:
        with at_work(jobs=jobs, dask=dask) as workers:
            yield workers
    except WorkersError as error:
        raise BadThingError(_problem(error, dask or "")) from error


def _jobs(given: Given) -> int:
    typed = given.value(JOBS.name)
    if typed is None:
        return 1
    if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= MOST_JOBS:
        return int(typed)
    problem = translate("CommandLine", "“%1” is no number of processes: write 1 to %2.")
    raise WrongUsageError(filled(problem, quoted(typed), str(MOST_JOBS)))


def _problem(error: WorkersError, address: str) -> str:
    return filled(_problems()[error.problem], quoted(address), one_line(error.told))


def _problems() -> Mapping[str, str]:
    return {
        "cluster-not-installed": translate(
            "CommandLine", "--dask needs Dask: install it with “pip install reussite[cluster]”."
        ),
        "cluster-unreachable": translate(
            "CommandLine",
            "The cluster %1 does not answer (%2): check that its scheduler runs there.",
        ),
        "cluster-without-workers": translate(
            "CommandLine", "The cluster %1 has no workers: start some with “dask worker %1”."
        ),
        "cluster-lacks-program": translate(
            "CommandLine",
            "The workers of %1 need the same version of Réussite as this one (%2).",
        ),
    }


def watched(answers: Iterable[T], total: int) -> Iterator[T]:
    """The answers as they come; on a terminal, a line says how far they are."""
    if not sys.stderr.isatty():
        yield from answers
        return
    line, said = "", 0.0
    try:
        for number, answer in enumerate(answers, start=1):
            now = time.monotonic()
            if now - said >= _BETWEEN_NEWS:
                line, said = _how_far(number, total), now
                print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
            yield answer
    finally:
        if line:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _how_far(number: int, total: int) -> str:
    locale = QLocale()
    shown = filled(
        translate("CommandLine", "%1 of %2"), locale.toString(number), locale.toString(total)
    )
    return f"{shown} ({100 * number // total} %)"
