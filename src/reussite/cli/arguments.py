"""Arguments of a command: declared once, then read and explained from the same declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from reussite.cli.answers import PROGRAM, Answer, OpenTable, WrongUsageError
from reussite.i18n.messages import filled, quoted
from reussite.i18n.qt_core import QCoreApplication

translate = QCoreApplication.translate

HELP: Final = ("--help", "-h")


@dataclass(frozen=True, slots=True)
class CommandOption:
    """Something written with two dashes.

    :param about: what it does, in the player's language.
    :param value: what stands for its value in the help; empty: it is a switch.
    """

    name: str
    about: Callable[[], str]
    value: str = ""

    @property
    def usage(self) -> str:
        return f"{self.name} {self.value}".rstrip()


@dataclass(frozen=True, slots=True)
class Command:
    """What can be written after the name of the program.

    :param name: empty for what opens the table.
    :param about: what it does, in the player's language.
    :param run: does it.
    :param words: what it takes beside options, as the help shows it.
    :param least: how many such words it needs.
    :param most: how many it takes at the most; None: any number.
    """

    name: str
    about: Callable[[], str]
    run: Callable[[ParsedArguments], Answer | OpenTable]
    words: str = ""
    least: int = 0
    most: int | None = 0
    options: tuple[CommandOption, ...] = ()

    @property
    def full_name(self) -> str:
        return f"{PROGRAM} {self.name}".rstrip()

    @property
    def usage(self) -> str:
        options = (f"[{option.usage}]" for option in self.options)
        return " ".join(part for part in (self.full_name, self.words, *options) if part)


@dataclass(frozen=True, slots=True)
class ParsedArguments:
    """What was typed.

    :param words: what is no option, in order.
    :param values: what was given for each option, in order; empty texts for a switch.
    """

    words: list[str] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)

    def __contains__(self, option: str) -> bool:
        return option in self.values

    def value(self, option: str) -> str | None:
        """The value of an option, the last where it was given twice; None without."""
        return self.values[option][-1] if option in self.values else None


def read(command: Command, typed: Iterable[str]) -> ParsedArguments:
    """What was typed after the command; raises WrongUsageError.

    Whoever asks for help gets it, whatever else is missing.
    """
    given = ParsedArguments()
    rest = iter(typed)
    for word in rest:
        if word == "--":
            given.words.extend(rest)
        elif word.startswith("-") and len(word) > 1:
            name, value = _option(command, word, rest)
            given.values.setdefault(name, []).append(value)
        else:
            given.words.append(word)
    if HELP[0] not in given:
        _count_words(command, given)
    return given


def _option(command: Command, word: str, rest: Iterable[str]) -> tuple[str, str]:
    name, has_value, value = word.partition("=")
    if name in HELP:
        return HELP[0], ""
    known = {option.name: option for option in command.options}
    option = known.get(name)
    if option is None:
        raise WrongUsageError(_unknown_option(command, name, known))
    if not option.value:
        if has_value:
            raise WrongUsageError(
                filled(
                    translate("CommandLine", "%1 takes no value. Remove “%2”."),
                    name,
                    quoted(value),
                )
            )
        return name, ""
    if not has_value:
        value = next(iter(rest), "--")
    if value.startswith("--"):
        raise WrongUsageError(
            filled(translate("CommandLine", "A value is missing. Use %1."), option.usage)
        )
    return name, value


def _unknown_option(command: Command, name: str, known: Mapping[str, CommandOption]) -> str:
    if near := nearest(name, [*known, HELP[0]]):
        return filled(
            translate("CommandLine", "Unknown option %1. Did you mean %2?"),
            quoted(name),
            near,
        )
    return filled(
        translate("CommandLine", "Unknown option %1. See %2 --help."),
        quoted(name),
        command.full_name,
    )


def _count_words(command: Command, given: ParsedArguments) -> None:
    count = len(given.words)
    if count < command.least:
        raise WrongUsageError(
            filled(translate("CommandLine", "An argument is missing. Use %1."), command.usage)
        )
    if command.most is not None and count > command.most:
        raise WrongUsageError(
            filled(
                translate("CommandLine", "Unexpected argument “%1”. Use %2."),
                quoted(given.words[command.most]),
                command.usage,
            )
        )


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    from difflib import get_close_matches  # only after a slip

    return next(iter(get_close_matches(word, list(known), n=1)), None)


def explained(command: Command, others: Iterable[Command] = ()) -> str:
    """The help of a command.

    :param others: the commands to be named below it.
    """
    lines = [command.usage, "", command.about()]
    switches = [(option.usage, option.about()) for option in command.options]
    switches.append((HELP[0], translate("CommandLine", "show this help and exit")))
    lines += ["", translate("CommandLine", "Options:"), *_two_columns(switches)]
    if named := [(other.name, other.about()) for other in others]:
        lines += ["", translate("CommandLine", "Commands (each has its own --help):")]
        lines += _two_columns(named)
    return "\n".join(lines)


def _two_columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(left) for left, _ in rows)
    return [f"  {left:{width}}  {right}" for left, right in rows]


JSON: Final = CommandOption("--json", lambda: translate("CommandLine", "print one JSON document"))
