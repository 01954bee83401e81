"""The command for tournaments, declared; what it does is read only when it is asked for."""

from __future__ import annotations

from typing import Final

from reussite.cli.answers import Answer
from reussite.cli.arguments import JSON, Command, CommandOption, Given
from reussite.cli.sharing_work import DASK, JOBS
from reussite.i18n.qt_core import QCoreApplication

translate = QCoreApplication.translate


def _tournament(given: Given) -> Answer:
    from reussite.cli.tournament_command import tournament

    return tournament(given)


TOURNAMENT: Final = Command(
    "tournament",
    lambda: translate(
        "CommandLine",
        "Play the results of a tournament again and say how it stands; or make a new one.",
    ),
    run=_tournament,
    words="FOLDER | new FOLDER [CODE…]",
    least=1,
    most=None,
    options=(
        JSON,
        CommandOption(
            "--add",
            lambda: translate("CommandLine", "file a game that has ended"),
            value="FILE",
        ),
        CommandOption("--player", lambda: translate("CommandLine", "who played it"), value="NAME"),
        JOBS,
        DASK,
        CommandOption(
            "--name", lambda: translate("CommandLine", "new: what it is called"), value="NAME"
        ),
        CommandOption(
            "--rounds", lambda: translate("CommandLine", "new: so many random deals"), value="N"
        ),
        CommandOption(
            "--variant",
            lambda: translate("CommandLine", "new: of this family, such as DS or DS-D1N"),
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
