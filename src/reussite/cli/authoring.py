"""The commands for authors of variants: write a new one, and check a plugin."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reussite.cli.answers import PROGRAM, Answer, BadThingError, tell
from reussite.cli.arguments import Command, CommandOption, ParsedArguments
from reussite.cli.known import Known
from reussite.i18n.messages import Counted, filled, one_line, plugin_problem, quoted
from reussite.i18n.qt_core import QCoreApplication
from reussite.paths import players_folders
from reussite.plugins.plugin import Origin, Plugin, PluginError, State

if TYPE_CHECKING:
    from reussite.new_variant import NewVariantError

translate = QCoreApplication.translate

# reussite new-variant


def _new_variant(given: ParsedArguments) -> Answer:
    from reussite.new_variant import NewVariantError, write

    known = Known.for_command()
    known.plugins.load_installed()
    found = known.plugins.found
    own = players_folders().plugins
    folder = given.value("--folder")
    family = given.value("--family")
    (name,) = given.words
    try:
        written = write(
            name,
            own if folder is None else Path(folder).absolute(),
            names={plugin.name for plugin in found},
            families={family for plugin in found for family in plugin.families},
            family=None if family is None else family.upper(),
        )
    except NewVariantError as error:
        raise BadThingError(_unwritten(error)) from error
    lines = [filled(translate("NewVariant", "Created %1."), str(written.folder))]
    lines += _next_steps(name, written.folder, written.family, own)
    return Answer("\n".join(lines))


def _next_steps(name: str, folder: Path, family: str, own: Path) -> Iterator[str]:
    yield translate(
        "NewVariant",
        "The game can be played already. Change its rules and help pages. Useful commands:",
    )
    steps = {
        f"{PROGRAM} check {shlex.quote(str(folder))}": translate("NewVariant", "check its rules"),
        f"{PROGRAM} plugins --enable {name} --while-changing": translate(
            "NewVariant", "trust it and turn it on"
        ),
        f"{PROGRAM} --new {family}": translate("NewVariant", "play it"),
    }
    for command, about in steps.items():
        yield f"  {command}    {about}"
    if folder.parent != own:
        yield filled(translate("NewVariant", "To play it, move its folder to %1."), str(own))


def _unwritten(error: NewVariantError) -> str:
    return filled(_NEW_VARIANT_PROBLEMS[error.problem](), quoted(error.detail))


_NEW_VARIANT_PROBLEMS: Final[Mapping[str, Callable[[], str]]] = {
    "variant-bad-name": lambda: translate(
        "NewVariant",
        "“%1” is not a valid plugin name. Use up to 40 lower-case letters, digits and _.",
    ),
    "variant-name-taken": lambda: translate(
        "NewVariant", "The name %1 is already in use. Choose another one."
    ),
    "variant-folder-exists": lambda: translate(
        "NewVariant", "%1 already exists. Choose another name or --folder."
    ),
    "variant-bad-family": lambda: translate(
        "NewVariant", "“%1” is not a valid family. Use two to eight letters from A to Z."
    ),
    "variant-family-taken": lambda: translate(
        "NewVariant", "Another plugin already provides %1. Choose another --family."
    ),
    "variant-no-family": lambda: translate(
        "NewVariant", "No unused family can be made from %1. Choose one with --family."
    ),
    "variant-not-written": lambda: translate(
        "NewVariant", "Could not write the plugin (%1). Choose another --folder."
    ),
}

NEW_VARIANT: Final = Command(
    "new-variant",
    lambda: translate(
        "NewVariant", "Create a plugin with a new variant that can be played at once."
    ),
    run=_new_variant,
    words="NAME",
    least=1,
    most=1,
    options=(
        CommandOption(
            "--folder",
            lambda: translate(
                "NewVariant", "where to create it (by default in your plugins folder)"
            ),
            value="FOLDER",
        ),
        CommandOption(
            "--family",
            lambda: translate("NewVariant", "the start of its deal codes: two to eight letters"),
            value="FAMILY",
        ),
    ),
)

# reussite check


def _check(given: ParsedArguments) -> Answer:
    from reussite.cli.plugin_check import faults_of, games_of  # brings the conformance kit

    (named,) = given.words
    known = Known.for_command()
    known.plugins.load_installed()
    plugin = _named_plugin(known, named)
    if plugin.origin is not Origin.BUNDLED and plugin.module is None:
        tell(filled(translate("Check", "%1 now runs with your permissions."), plugin.name))
    known.plugins.examine(plugin)
    with_frames = given.value("--traceback") is not None
    found = list(faults_of(plugin, known.plugins, with_frames=with_frames))
    if plugin.error:
        found[:0] = _explained(plugin.error, with_frames=with_frames)
    faults = [line for line in found if not line.startswith("  ")]
    if faults:
        count = Counted.tr("Problems found: %n.", "", len(faults))
        return Answer("\n".join(map(_on_one_line, found)), f"{plugin.name}: {count}")
    return Answer("\n".join(games_of(plugin, known.plugins)))


def _named_plugin(known: Known, named: str) -> Plugin:
    """The plugin in this folder, or the one with this name, if its code may run."""
    folder, found = Path(named), known.plugins.found
    is_name = any(named in (plugin.name, plugin.identity) for plugin in found)
    if os.sep in named or (folder.is_dir() and not is_name):
        if not (folder / "__init__.py").is_file():
            problem = translate("Check", "There is no plugin in %1: __init__.py is missing.")
            raise BadThingError(filled(problem, quoted(named)))
        return known.plugins.in_folder(folder.resolve())
    plugin = known.plugin(named)
    if plugin.state is State.NOT_AGREED:
        problem = translate(
            "Check",
            "The plugin %1 is not trusted yet. Check its folder %2 instead, or turn the plugin on.",
        )
        raise BadThingError(filled(problem, plugin.name, str(plugin.folder or "–")))
    return plugin


def _on_one_line(text: str) -> str:
    return text if text.startswith("  ") else one_line(text)


def _explained(error: PluginError, *, with_frames: bool) -> Iterator[str]:
    """Why a plugin is left out, and the author's line that raised where one did."""
    from reussite.cli.plugin_check import frame_lines
    from reussite.plugins.author_frames import author_line

    cause = error.__cause__
    where = "" if cause is None else author_line(cause)
    yield f"{plugin_problem(error)} {where}".rstrip()
    if cause is not None and with_frames:
        yield from frame_lines(cause)


CHECK: Final = Command(
    "check",
    lambda: translate("Check", "Check that the variants of a plugin follow the rules."),
    run=_check,
    words="PLUGIN",
    least=1,
    most=1,
    options=(
        CommandOption(
            "--traceback",
            lambda: translate("Check", "show every line of the plugin that an error passed"),
        ),
    ),
)
