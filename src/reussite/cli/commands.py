"""All commands, and what happens without one: the table opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reussite import __version__
from reussite.cli.answers import PROGRAM, Answer, OpenTable
from reussite.cli.arguments import HELP, Command, CommandOption, ParsedArguments, explained, read
from reussite.cli.authoring import CHECK, NEW_VARIANT
from reussite.cli.listings import PLUGINS, VARIANTS
from reussite.cli.playing import DEAL, LEGAL, PLAY
from reussite.cli.survey import SURVEY
from reussite.cli.tournaments import TOURNAMENT
from reussite.cli.verifying import VERIFY
from reussite.cli.window import asked_for
from reussite.i18n.qt_core import QCoreApplication

translate = QCoreApplication.translate

COMMANDS: Final = {
    command.name: command
    for command in (
        *(VARIANTS, DEAL, LEGAL, PLAY, VERIFY, TOURNAMENT, SURVEY),
        *(PLUGINS, NEW_VARIANT, CHECK),
    )
}


def answer(argv: list[str]) -> Answer | OpenTable:
    """Do what was typed; raises WrongUsageError or BadThingError where nothing is to be done."""
    name, *rest = argv
    if command := COMMANDS.get(name):
        given = read(command, rest)
        return Answer(explained(command)) if HELP[0] in given else command.run(given)
    return _window(read(WINDOW, argv))


def _window(given: ParsedArguments) -> Answer | OpenTable:
    if HELP[0] in given:
        return Answer(explained(WINDOW, COMMANDS.values()))
    if "--version" in given:
        return Answer(f"{PROGRAM} {__version__}")
    for name, do in _ERRANDS.items():
        if name in given:
            return do()
    return asked_for(given, COMMANDS)


def _self_test() -> Answer:
    from reussite.self_test import self_test  # brings widgets

    return self_test()


def _install_desktop_entry() -> Answer:
    from reussite import desktop_entry

    return desktop_entry.install()


def _remove_desktop_entry() -> Answer:
    from reussite import desktop_entry

    return desktop_entry.remove()


_ERRANDS: Final[dict[str, Callable[[], Answer]]] = {
    "--self-test": _self_test,
    "--install-desktop-entry": _install_desktop_entry,
    "--remove-desktop-entry": _remove_desktop_entry,
}

WINDOW: Final = Command(
    "",
    lambda: translate(
        "CommandLine", "Play patience: continue your last game, or open a deal code or game file."
    ),
    run=_window,
    words="[CODE or FILE]",
    most=1,
    options=(
        CommandOption(
            "--new",
            lambda: translate("CommandLine", "deal a random game of this family, such as DS"),
            value="FAMILY",
        ),
        CommandOption(
            "--reset-window",
            lambda: translate("CommandLine", "reset the position and size of the window"),
        ),
        CommandOption(
            "--safe-mode", lambda: translate("CommandLine", "start without third-party plugins")
        ),
        CommandOption(
            "--demo",
            lambda: translate("CommandLine", "play a demonstration game and save a picture of it"),
            value="PICTURE",
        ),
        CommandOption(
            "--self-test",
            lambda: translate("CommandLine", "check that Réussite works on this system"),
        ),
        CommandOption(
            "--install-desktop-entry",
            lambda: translate(
                "CommandLine", "add Réussite to the application menu (after pip or pipx)"
            ),
        ),
        CommandOption(
            "--remove-desktop-entry",
            lambda: translate("CommandLine", "remove Réussite from the application menu"),
        ),
        CommandOption("--version", lambda: translate("CommandLine", "print the version")),
    ),
)
