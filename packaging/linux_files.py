#!/usr/bin/env python3
"""Write what a Linux package has beside the program: menu entry, icons, kind of file, metadata,
man page and licences.

    python packaging/linux_files.py SHARE [command of the entry]

Run by the environment that the program is frozen from: the variants, the options and the versions
are asked of the program itself, so that none can be forgotten here.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import distribution, version
from pathlib import Path
from xml.sax.saxutils import escape

from reussite import __version__, desktop_entry
from reussite.cli.arguments import Command, CommandOption
from reussite.cli.commands import COMMANDS, WINDOW
from reussite.paths import bundled_plugins
from reussite.plugins.host import PluginHost
from reussite.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
LICENCES = ROOT / "packaging" / "licences"
SCREENSHOTS = {
    "double-solitaire": "Double Solitaire in the middle of a game",
    "forty-thieves": "Quarante Voleurs, in French",
    "freecell": "FreeCell",
}
PLACE = "REUSSITE_SCREENSHOTS_URL"  # where whoever publishes a package shows the pictures


def date() -> str:
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    return datetime.fromtimestamp(seconds, tz=UTC).strftime("%Y-%m-%d")


def filled(text: str, **values: str) -> str:
    """The text with every `@NAME@` replaced; an unknown one is an error."""
    return re.sub(r"@([A-Z]+)@", lambda found: values[found[1]], text)


# Metadata for software centres.


def metainfo(screenshots: str | None) -> str:
    """The metadata; with pictures where these have a web address, which they must have."""
    template = (LINUX / "reussite.metainfo.xml").read_text(encoding="utf-8")
    shown = "".join(_screenshots(screenshots)) if screenshots else ""
    return filled(template, VERSION=__version__, DATE=date(), SCREENSHOTS=shown)


def _screenshots(place: str) -> Iterator[str]:
    yield "  <screenshots>\n"
    for number, (name, caption) in enumerate(SCREENSHOTS.items()):
        kind = "" if number else ' type="default"'
        yield f"    <screenshot{kind}>\n      <caption>{escape(caption)}</caption>\n"
        address = escape(f"{place.rstrip('/')}/{name}.png")
        yield f'      <image type="source" width="1280" height="720">{address}</image>\n'
        yield "    </screenshot>\n"
    yield "  </screenshots>\n"


# The man page.


def man_page() -> str:
    """The man page, its options and commands from their declarations."""
    template = (LINUX / "reussite.1.in").read_text(encoding="utf-8")
    return filled(
        template,
        VERSION=__version__,
        DATE=date(),
        OPTIONS="\n".join(_options(WINDOW.options)),
        COMMANDS="\n".join(_commands(COMMANDS.values())),
    )


def _options(options: Iterable[CommandOption]) -> Iterator[str]:
    for option in options:
        value = f' " " \\fI{roff(option.value)}\\fR' if option.value else ""
        yield f".TP\n.BR {roff(option.name)}{value}\n{_sentence(option.about())}"


def _commands(commands: Iterable[Command]) -> Iterator[str]:
    for command in commands:
        words = f" {command.words}" if command.words else ""
        yield f".TP\n\\fB{roff(command.name)}\\fR{roff(words)}\n{_sentence(command.about())}"
        for option in command.options:
            value = f" \\fI{roff(option.value)}\\fR" if option.value else ""
            yield f".RS\n.TP\n\\fB{roff(option.name)}\\fR{value}"
            yield f"{_sentence(option.about())}\n.RE"


def _sentence(text: str) -> str:
    text = text.rstrip(".")
    return f"{roff(text[0].upper() + text[1:])}."


def roff(text: str) -> str:
    """Text as a man page wants it: no hyphen instead of a minus, no line that is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


# Licences.


def licences() -> Iterator[tuple[str, str]]:
    """Name and text of everything whose terms come along."""
    notices = (LICENCES / "NOTICES.md").read_text(encoding="utf-8")
    yield (
        "NOTICES.md",
        filled(
            notices,
            VERSION=__version__,
            QT=version("PySide6-Essentials"),
            PYSIDE=version("PySide6-Essentials"),
            PYTHON=platform.python_version(),
            **{name.upper(): version(name) for name in ("pyinstaller", *NAMED)},
        ),
    )
    yield "LICENSE", (ROOT / "LICENSE").read_text(encoding="utf-8")
    for file in sorted(LICENCES.glob("*.txt")):
        yield file.name, file.read_text(encoding="utf-8")
    for name in NAMED:
        yield f"{name}.txt", _licence_of(name)
    yield "PyInstaller.txt", _licence_of("pyinstaller")
    yield "Python.txt", (Path(os.__file__).parent / "LICENSE.txt").read_text(encoding="utf-8")


NAMED = ("pluggy", "platformdirs", "tomlkit")


def _licence_of(name: str) -> str:
    found = distribution(name)
    for file in found.files or ():
        if file.name.startswith(("LICENSE", "COPYING")):
            return Path(str(found.locate_file(file))).read_text(encoding="utf-8")
    raise SystemExit(f"{name} comes without the text of its licence")


# All of it.


def write(share: Path, command: list[str]) -> None:
    plugins = PluginHost(Settings(None), bundled=bundled_plugins(), safe=True)
    plugins.load_folders()
    desktop_entry.write(share, command, plugins)
    info = share / "metainfo" / "org.reussite.reussite.metainfo.xml"
    _put(info, metainfo(os.environ.get(PLACE)).encode())
    _put(share / "man" / "man1" / "reussite.1.gz", gzip.compress(man_page().encode(), 9, mtime=0))
    for name, text in licences():
        _put(share / "doc" / "reussite" / "licences" / name, text.encode())


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2:] or ["reussite"])
