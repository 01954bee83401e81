"""Sizes and start times of the packages, as ratios: what this machine is worth cancels out.

A start is counted from the call of the program until cards are on a virtual screen, with all
caches warm. Both programs of a pair start right after each other, so that both meet the same load.
On a busy machine the seconds of processor time say more than those of the clock.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import debian_package
import dev
import freezing
from screen import Screen, screen
from workshop import (
    BUILD,
    DIST,
    NAME,
    ROOT,
    PackagingError,
    megabytes,
    needs,
    run,
    size_of,
    version,
)

PAIRS = 15
CARDS = 0.04  # of the screen is white where cards lie
PAUSE = 0.004  # seconds between looks at the screen: looking takes from what it measures


def bench(options: Sequence[str]) -> None:
    """Print all figures (a number: so many pairs of starts)."""
    needs("Xvfb", "dpkg-deb")
    pairs = next((int(option) for option in options if option.isdigit()), PAIRS)
    package = DIST / f"{NAME}_{version()}_{debian_package.architecture()}.deb"
    if not package.exists():
        package = debian_package.build()
    tree = BUILD / "bench"
    run(["rm", "-rf", tree])
    run(["dpkg-deb", "--extract", package, tree])
    dev.set_up(dev=False)
    sizes(package, tree)
    starts(tree, pairs)


# Sizes.


def sizes(package: Path, tree: Path) -> None:
    installed = size_of([tree])
    qt = size_of(installed_qt())
    print(f"Installed size: {megabytes(installed)} with Python and everything else")
    print(f"  against the plain PySide6 wheels ({megabytes(qt)}): ratio {installed / qt:.2f}")
    print(f"Packed: {megabytes(package.stat().st_size)}, {package.name}")
    for file in sorted(DIST.glob(f"{NAME}*")):
        if file != package and file.is_file():
            print(f"        {megabytes(file.stat().st_size)}, {file.name}")


def installed_qt() -> Iterable[Path]:
    """What `pip install PySide6-Essentials` brings, without what was compiled later."""
    packages = next(freezing.ENVIRONMENT.glob("lib/python3*/site-packages"))
    for name in ("PySide6", "shiboken6"):
        for path in (packages / name).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and "files.dir" not in path.parts:
                yield path


# Starts.


def starts(tree: Path, pairs: int) -> None:
    home = tree / "usr" / "lib" / NAME
    if freezing.has_own_interpreter():  # whose path the program names
        freezing.put_starter(home, home / "bin" / freezing.interpreter_name())
    frozen = [str(home / NAME)]
    sources = {
        "the package": frozen,  # against itself: how far the measuring can be trusted
        "python -m reussite (.venv)": [str(dev.python()), "-P", "-m", NAME],
        "python -m reussite (Python of the package)": [str(freezing.python()), "-P", "-m", NAME],
    }
    path = {"PYTHONPATH": str(ROOT / "src")}
    with screen() as on, tempfile.TemporaryDirectory(prefix="reussite-bench-") as player:
        variables = dev.environment({**path, "DISPLAY": on.display, "REUSSITE_HOME": player})
        variables.pop("WAYLAND_DISPLAY", None)
        for command in sources.values():
            start(command, on, variables)  # fills the caches
        print(f"\nWarm start until cards are seen, {pairs} pairs each:")
        for name, command in sources.items():
            compare(name, frozen, command, lambda c: start(c, on, variables), pairs)


class Start(NamedTuple):
    """How long a start took: by the clock, and in processor time."""

    seconds: float
    processor: float


def compare(
    name: str,
    frozen: list[str],
    other: list[str],
    measure: Callable[[list[str]], Start],
    pairs: int,
) -> None:
    ours: list[Start] = []
    theirs: list[Start] = []
    for number in range(pairs):
        first, second = (ours, frozen), (theirs, other)
        for into, command in (first, second) if number % 2 else (second, first):
            into.append(measure(command))
    print(f"  package against {name}:")
    for what in ("seconds", "processor"):
        a = [getattr(each, what) for each in ours]
        b = [getattr(each, what) for each in theirs]
        ratio = statistics.median(x / y for x, y in zip(a, b, strict=True))
        print(f"    {what:9} ratio {ratio:.2f}   ({shown(a)} against {shown(b)})", flush=True)


def shown(values: list[float]) -> str:
    return f"{statistics.median(values):.3f} [{min(values):.3f}-{max(values):.3f}]"


def start(command: list[str], on: Screen, variables: dict[str, str]) -> Start:
    """One start, ended as soon as cards are seen."""
    on.wait("an empty screen", lambda: on.bright_share() < CARDS / 4)
    began = time.perf_counter()
    process = subprocess.Popen(
        command, env=variables, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    while on.bright_share() < CARDS:
        if time.perf_counter() - began > 60:
            process.kill()
            raise PackagingError(f"{command[0]} shows no cards")
        time.sleep(PAUSE)
    seconds = time.perf_counter() - began
    process.kill()  # what comes after the first picture is no part of the start
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Start(seconds, used.ru_utime + used.ru_stime)


if __name__ == "__main__":
    bench(sys.argv[1:])
