"""The program's place in the menu of a Linux desktop: its entry, icons, and the kind of its files.

A package of the system brings these files itself; a pip, pipx or portable installation writes
them below the player's home when asked, and takes them away again.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reussite.cli.answers import Answer, BadThingError
from reussite.i18n.languages import CODES
from reussite.i18n.messages import filled
from reussite.i18n.qt_core import QCoreApplication, QTranslator
from reussite.paths import resources

if TYPE_CHECKING:
    from reussite.kernel.variant import Variant
    from reussite.plugins.host import PluginHost

translate = QCoreApplication.translate

NAME: Final = "reussite"
FILE_ICON: Final = "application-vnd.reussite.game+json"
SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)  # pixels
LARGEST_SMALL: Final = 32  # up to here the drawing with fewer details is clearer


def install() -> Answer:
    """Write everything below the player's home."""
    from reussite.cli.known import Known  # reads the plugins: only for this

    share = _share()
    known = Known.for_command()
    try:
        write(share, own_command(), known.plugins)
    except OSError as error:
        raise BadThingError(_failed(error)) from error
    _refresh(share)
    done = translate("DesktopEntry", "Réussite was added to the application menu: %1")
    return Answer(filled(done, str(_entry(share))))


def remove() -> Answer:
    """Take everything away that `install` wrote."""
    share = _share()
    was_there = _entry(share).exists()
    try:
        for file in files(share):
            file.unlink(missing_ok=True)
    except OSError as error:
        raise BadThingError(_failed(error)) from error
    if was_there:
        _refresh(share)  # while the folders it looks through are still there
    for folder in sorted({file.parent for file in files(share)}, reverse=True):
        _remove_empty(folder, share)
    if not was_there:
        return Answer(translate("DesktopEntry", "Réussite has no menu entry of its own to remove."))
    return Answer(translate("DesktopEntry", "Réussite was removed from the application menu."))


def write(share: Path, command: Sequence[str], plugins: PluginHost) -> None:
    """Write all files below a folder such as `/usr/share`.

    :param command: what starts the program.
    :param plugins: their variants get an action each in the entry, to begin a new game.
    """
    source = resources() / "desktop"
    template = (source / "reussite.desktop").read_text(encoding="utf-8")
    names = {family: dict(_names(variant, plugins)) for family, variant in plugins.variants.items()}
    _put(_entry(share), entry(template, command, names).encode())
    _put(_mime(share), (source / "reussite.xml").read_bytes())
    for file, size, drawing in _icons(share):
        _put(file, drawing.read_bytes() if size is None else picture(drawing, size))


def files(share: Path) -> Iterator[Path]:
    """All files that `write` makes."""
    yield from (_entry(share), _mime(share))
    yield from (file for file, _, _ in _icons(share))


def _entry(share: Path) -> Path:
    return share / "applications" / f"{NAME}.desktop"


def _mime(share: Path) -> Path:
    return share / "mime" / "packages" / f"{NAME}.xml"


def _icons(share: Path) -> Iterator[tuple[Path, int | None, Path]]:
    """Every icon: the file, its size (None: any), and the drawing it is made from."""
    theme = share / "icons" / "hicolor"
    icons = resources() / "icons"
    file_drawing = resources() / "desktop" / "game-file.svg"
    for size in SIZES:
        folder = theme / f"{size}x{size}"
        drawing = icons / ("icon-small.svg" if size <= LARGEST_SMALL else "icon.svg")
        yield folder / "apps" / f"{NAME}.png", size, drawing
        yield folder / "mimetypes" / f"{FILE_ICON}.png", size, file_drawing
    yield theme / "scalable" / "apps" / f"{NAME}.svg", None, icons / "icon.svg"
    yield theme / "scalable" / "mimetypes" / f"{FILE_ICON}.svg", None, file_drawing


# The entry.


def entry(template: str, command: Sequence[str], names: Mapping[str, Mapping[str, str]]) -> str:
    """The entry with this command, and actions that begin a new game of each family.

    :param names: of the games, by family and language; `en` is for all other languages.
    """
    words = " ".join(_quoted(word) for word in command)
    own = {"Exec=": f"{words} %f", "TryExec=": _escaped(command[0])}
    lines = [
        next((key + value for key, value in own.items() if line.startswith(key)), line)
        for line in template.rstrip().splitlines()
    ]
    families = sorted(names, key=lambda family: names[family]["en"])
    if families:
        lines.append(f"Actions={''.join(f'new-{family};' for family in families)}")
    for family in families:
        lines += ["", f"[Desktop Action new-{family}]"]
        for language, name in names[family].items():
            key = "Name" if language == "en" else f"Name[{language}]"
            lines.append(f"{key}={_escaped(name)}")
        lines += [f"Icon={NAME}", f"Exec={words} --new {family}"]
    return "\n".join(lines) + "\n"


def _names(variant: Variant, plugins: PluginHost) -> Iterator[tuple[str, str]]:
    """The name of a variant in every language that its plugin speaks."""
    yield "en", variant.name
    folder = plugins.brought_by[variant.family].folder
    if folder is None:  # installed as a distribution
        return
    for language in CODES:
        translator = QTranslator()
        if translator.load(str(folder / "locale" / f"{language}.qm")):
            name = translator.translate(variant.family, variant.name)
            if name and name != variant.name:
                yield language, name


def _quoted(word: str) -> str:
    """A word of a command line as entries want it: quoted where needed, then escaped."""
    if re.fullmatch(r"[\w@+=:,./-]+", word):
        return word
    inside = re.sub(r'(["`$\\])', r"\\\1", word).replace("%", "%%")
    return _escaped(f'"{inside}"')


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def own_command() -> list[str]:
    """What starts this very program again."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = Path(sys.argv[0])
    if script.stem == NAME and script.is_file():
        return [str(script.absolute())]
    return [sys.executable, "-m", NAME]


# Icons.


def picture(drawing: Path, size: int) -> bytes:
    """A drawing as a PNG file of this many pixels."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs know only names
        raise OSError(f"{drawing} cannot be drawn")
    return bytes(content.data())


# Files.


def _share() -> Path:
    """Where the player's own desktop files lie."""
    if not sys.platform.startswith("linux"):
        raise BadThingError(
            translate(
                "DesktopEntry", "Menu entries are supported on Linux only. Pin the program instead."
            )
        )
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _remove_empty(folder: Path, share: Path) -> None:
    """Remove a folder and those above it as far as nothing is left in them."""
    while folder != share and folder.is_relative_to(share):
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent


def _refresh(share: Path) -> None:
    """Let the desktop read them anew; where a program for that is missing, it does later."""
    for command in (
        ["update-mime-database", str(share / "mime")],
        ["update-desktop-database", "-q", str(share / "applications")],
    ):
        with suppress(OSError):
            subprocess.run(command, capture_output=True, check=False)


def _failed(error: OSError) -> str:
    problem = translate("DesktopEntry", "Could not write %1: %2.")
    return filled(problem, str(error.filename or ""), error.strerror or str(error))
