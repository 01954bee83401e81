"""The command for tournaments, declared; what it does is read only when it is asked for."""

from __future__ import annotations

from typing import Final

from reussite.cli.answers import Answer
from reussite.cli.arguments import JSON, Command, CommandOption, ParsedArguments
from reussite.cli.sharing_work import DASK, JOBS
from reussite.i18n.qt_core import QCoreApplication

translate = QCoreApplication.translate


def _tournament(given: ParsedArguments) -> Answer:
    from reussite.cli.tournament_command import tournament

    return tournament(given)


TOURNAMENT: Final = Command(
    "tournament",
    lambda: translate(
        "CommandLine",
        "Verify the results of a tournament and show its standings, or create a new one.",
    ),
    run=_tournament,
    words="FOLDER | new FOLDER [CODE…]",
    least=1,
    most=None,
    options=(
        JSON,
        CommandOption(
            "--add",
            lambda: translate("CommandLine", "add a finished game"),
            value="FILE",
        ),
        CommandOption("--player", lambda: translate("CommandLine", "who played it"), value="NAME"),
        JOBS,
        DASK,
        CommandOption("--name", lambda: translate("CommandLine", "new: its name"), value="NAME"),
        CommandOption(
            "--rounds", lambda: translate("CommandLine", "new: number of random deals"), value="N"
        ),
        CommandOption(
            "--variant",
            lambda: translate("CommandLine", "new: their family, such as DS or DS-D1N"),
            value="FAMILY[-OPTIONS]",
        ),
        CommandOption(
            "--attempts",
            lambda: translate("CommandLine", "new: which attempt counts, first or best"),
            value="WHICH",
        ),
        CommandOption(
            "--no-undo", lambda: translate("CommandLine", "new: games with an undo do not count")
        ),
        CommandOption(
            "--points",
            lambda: translate("CommandLine", "new: sum of scores, or places"),
            value="sum|places",
        ),
    ),
)
