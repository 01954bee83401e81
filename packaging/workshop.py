"""What all builds of packages share: places, the version, the date, and running tools."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import dev

ROOT = dev.ROOT
BUILD = ROOT / "build" / "packages"
DIST = ROOT / "dist"
LINUX = ROOT / "packaging" / "linux"
NAME = "reussite"
MADE_BY = {  # Debian packages that bring the tools
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "lintian": "lintian",
    "objdump": "binutils",
    "openbox": "openbox",
    "strip": "binutils",
    "xdotool": "xdotool",
}


class PackagingError(Exception):
    """Why there is no package, in one line."""


def version() -> str:
    """The program's version, from the one place that has it."""
    source = (ROOT / "src" / NAME / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    if found is None:
        raise PackagingError("src/reussite/__init__.py has no __version__")
    return found[1]


def epoch() -> int:
    """The date of what is packaged: that of the last commit, so that building again is the same."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        told = ""
    if told:
        return int(told)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)  # an unpacked source archive keeps it


def needs(*tools: str, libraries: Sequence[dev.Library] = ()) -> None:
    """See that these programs are here, from Debian's packages where that is allowed.

    :param libraries: what is needed beside them, told and installed in one go.
    """
    programs = [dev.Library(tool, MADE_BY[tool]) for tool in tools]
    dev.provide([*programs, *libraries])


def run(
    command: Sequence[str | Path],
    variables: Mapping[str, str] | None = None,
    *,
    folder: Path = ROOT,
) -> str:
    """Run a step and give what it printed; its last lines are told only if it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=dev.environment({"SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C.UTF-8"})
        | dict(variables or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        last = " / ".join(line.strip() for line in done.stdout.splitlines()[-4:])
        raise PackagingError(f"{command[0]} ended with {done.returncode}: {last}")
    return done.stdout


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def put(target: Path, content: str | bytes, mode: int = 0o644) -> Path:
    """Write a file, with the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content.encode() if isinstance(content, str) else content)
    target.chmod(mode)
    return target


def settle(tree: Path) -> None:
    """Give a tree the modes and dates that it has whoever builds it, and whenever."""
    seconds = epoch()
    for path in [tree, *sorted(tree.rglob("*"))]:
        if not path.is_symlink():
            executable = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def size_of(paths: Iterable[Path]) -> int:
    """The bytes of all files below these paths, links not followed."""
    return sum(
        file.lstat().st_size
        for path in paths
        for file in ([path] if path.is_file() else path.rglob("*"))
        if file.is_symlink() or file.is_file()
    )


def megabytes(size: int) -> str:
    """A size for the reader, in millions of bytes."""
    return f"{size / 1e6:.1f} MB"


def told(path: Path) -> None:
    """Say what was made."""
    size = size_of([path])
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    print(f"{shown}  {megabytes(size)}", flush=True)


def is_linux() -> bool:
    return sys.platform.startswith("linux")
