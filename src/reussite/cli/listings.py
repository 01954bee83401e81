"""The commands that list what there is: variants and plugins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reussite.cli.answers import Answer, WrongUsageError, document
from reussite.cli.arguments import JSON, Command, CommandOption, ParsedArguments
from reussite.cli.known import Known
from reussite.i18n.messages import (
    Counted,
    filled,
    name_in_lists,
    one_line,
    plugin_problem,
    settings_problem,
    variant_text,
)
from reussite.i18n.qt_core import QCoreApplication
from reussite.kernel.variant import Variant
from reussite.plugins.plugin import Plugin, State

translate = QCoreApplication.translate

# reussite variants


def _variants(given: ParsedArguments) -> Answer:
    known = Known.for_command()
    known.plugins.load_installed()
    variants = known.plugins.variants.values()
    if "--json" in given:
        return Answer(document({"variants": [_variant_facts(v, known) for v in variants]}))
    return Answer("\n\n".join("\n".join(_variant_lines(v, known)) for v in variants))


def _variant_facts(variant: Variant, known: Known) -> dict[str, object]:
    return {
        "family": variant.family,
        "version": variant.version,
        "name": variant_text(variant, variant.name),
        "plugin": known.plugins.brought_by[variant.family].name,
        "undo_limit": variant.undo_limit,
        "time_limit": variant.game().time_limit,
        "options": [
            {
                "key": option.key,
                "name": variant_text(variant, option.name),
                "choices": [
                    {"letters": choice.letters, "name": variant_text(variant, choice.name)}
                    for choice in option.choices
                ],
            }
            for option in variant.options
        ],
    }


def _variant_lines(variant: Variant, known: Known) -> Iterator[str]:
    yield f"{variant.tag}  {name_in_lists(variant)}"
    for option in variant.options:
        yield f"  {variant_text(variant, option.name)}:"
        for choice in option.choices:
            yield f"    {choice.letters}  {variant_text(variant, choice.name)}"
    if (limit := variant.undo_limit) is None:
        yield "  " + translate("CommandLine", "Undo: the whole game")
    else:
        yield "  " + Counted.tr("Undo: the last %n action(s)", "", limit)
    if (seconds := variant.game().time_limit) is None:
        yield "  " + translate("CommandLine", "Time limit: none")
    else:
        yield "  " + Counted.tr("Time limit: %n second(s)", "", seconds)
    plugin = known.plugins.brought_by[variant.family].name
    yield "  " + filled(translate("CommandLine", "Plugin: %1"), plugin)


VARIANTS: Final = Command(
    "variants",
    lambda: translate("CommandLine", "List the variants with their options."),
    run=_variants,
    options=(JSON,),
)

# reussite plugins

WHILE_CHANGING: Final = "--while-changing"


def _plugins(given: ParsedArguments) -> Answer:
    known = Known.for_command()
    known.plugins.load_installed()
    changing = WHILE_CHANGING in given
    if changing and "--enable" not in given:
        usage = f"--enable NAME {WHILE_CHANGING}"
        raise WrongUsageError(
            filled(translate("CommandLine", "A value is missing. Use %1."), usage)
        )
    complaints = [_enable(known, name, changing) for name in given.values.get("--enable", [])]
    complaints += [_disable(known, name) for name in given.values.get("--disable", [])]
    found = known.plugins.found
    if "--json" in given:
        text = document({"plugins": [_plugin_facts(plugin, known) for plugin in found]})
    else:
        text = "\n".join(line for plugin in found for line in _plugin_lines(plugin, known))
    return Answer(text, " ".join(filter(None, complaints)))


def _enable(known: Known, name: str, changing: bool) -> str:
    """Take the player's word as agreement; what went wrong, or nothing.

    :param changing: the agreement goes on while the plugin's files change.
    """
    plugin = known.plugin(name)
    if changing and not known.plugins.can_trust_changes(plugin):
        problem = translate(
            "CommandLine",
            "Only a plugin in your plugins folder, in a folder with its own name, can"
            " be trusted while it changes. %1 is not one.",
        )
        return filled(problem, plugin.name)
    if changing:
        known.plugins.trust_changes(plugin, is_trusted=True)
    if plugin.state is not State.FAILED or known.plugins.is_stuck(plugin):
        known.plugins.agree(plugin)
    if plugin.error:
        problem = translate("CommandLine", "The plugin %1 was not turned on. %2")
        return filled(problem, plugin.name, plugin_problem(plugin.error))
    return _unwritten(known)


def _disable(known: Known, name: str) -> str:
    known.plugins.disable(known.plugin(name))
    return _unwritten(known)


def _unwritten(known: Known) -> str:
    problem = known.settings.take_problem()
    return settings_problem(*problem) if problem else ""


def _plugin_facts(plugin: Plugin, known: Known) -> dict[str, object]:
    facts: dict[str, object] = {
        "name": plugin.name,
        "origin": plugin.origin,
        "version": plugin.version,
        "state": plugin.state,
        "variants": list(plugin.families),
        "problem": plugin_problem(plugin.error) if plugin.error else None,
    }
    if known.plugins.trusts_changes(plugin):
        facts["while_changing"] = True  # named only where it holds: the other keys are a contract
    return facts


def _plugin_lines(plugin: Plugin, known: Known) -> Iterator[str]:
    families = " ".join(plugin.families)
    yield one_line(f"{plugin.name} {plugin.version}  {families}")
    yield f"  {plugin.origin}, {plugin.state}"
    if known.plugins.trusts_changes(plugin):
        yield "  " + translate("CommandLine", "trusted even when its files change")
    if plugin.error:
        yield f"  {plugin_problem(plugin.error)}"


PLUGINS: Final = Command(
    "plugins",
    lambda: translate("CommandLine", "List the plugins, or turn them on and off."),
    run=_plugins,
    options=(
        CommandOption(
            "--enable",
            lambda: translate(
                "CommandLine", "trust a plugin with its current files, and turn it on"
            ),
            value="NAME",
        ),
        CommandOption(
            "--disable", lambda: translate("CommandLine", "turn a plugin off"), value="NAME"
        ),
        CommandOption(
            WHILE_CHANGING,
            lambda: translate(
                "CommandLine",
                "with --enable: keep trusting your own plugin when its files change",
            ),
        ),
        JSON,
    ),
)
