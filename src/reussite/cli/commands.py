"""All commands, and the one that is no command: opening the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from reussite import __version__
from reussite.cli.answers import PROGRAM, Answer
from reussite.cli.arguments import HELP, Command, Given, Option, explained, read
from reussite.cli.listings import PLUGINS, VARIANTS
from reussite.cli.playing import DEAL, LEGAL, PLAY
from reussite.cli.verifying import VERIFY
from reussite.cli.window import OpenTable, asked_for

translate = QCoreApplication.translate

COMMANDS: Final = {
    command.name: command for command in (VARIANTS, DEAL, LEGAL, PLAY, VERIFY, PLUGINS)
}


def answer(argv: list[str]) -> Answer | OpenTable:
    """Do what was typed; raises WrongUsageError or BadThingError where nothing is to be done."""
    name, *rest = argv
    if command := COMMANDS.get(name):
        given = read(command, rest)
        return Answer(explained(command)) if HELP[0] in given else command.run(given)
    return _window(read(WINDOW, argv))


def _window(given: Given) -> Answer | OpenTable:
    if HELP[0] in given:
        return Answer(explained(WINDOW, COMMANDS.values()))
    if "--version" in given:
        return Answer(f"{PROGRAM} {__version__}")
    return asked_for(given, COMMANDS)


WINDOW: Final = Command(
    "",
    lambda: translate(
        "CommandLine", "Open the table: the game left open, or a deal code or game file."
    ),
    run=_window,
    words="[CODE or FILE]",
    most=1,
    options=(
        Option(
            "--new",
            lambda: translate("CommandLine", "a random deal of a family, such as DS"),
            value="FAMILY",
        ),
        Option("--reset-window", lambda: translate("CommandLine", "forget where the window was")),
        Option("--safe-mode", lambda: translate("CommandLine", "without third-party plugins")),
        Option(
            "--demo",
            lambda: translate("CommandLine", "play a demonstration and leave a picture of it"),
            value="PICTURE",
        ),
        Option("--version", lambda: translate("CommandLine", "print the version")),
    ),
)
