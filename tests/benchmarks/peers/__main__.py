"""Réussite beside its peers on one screen: medians, least, most, n, and ratios.

`python tests/benchmarks/peers [--rounds N] [--quick] [--only peers|own]`. Nothing is asserted; the
report is printed and kept in `tests/benchmarks/results` under the date. Réussite is measured as
its packages bring it, and as it lies here.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.peers import open_spiel
from benchmarks.peers.programs import (
    KEY_Z,
    PLAYED,
    PROGRAMS,
    PYTHON,
    REUSSITE,
    Program,
    Running,
    evict,
    install,
)
from benchmarks.peers.screen import (
    HEIGHT,
    WIDTH,
    Area,
    Screen,
    changed,
    differing,
    screen,
    wait_until,
)

Figures = dict[str, dict[str, list[float]]]  # by figure, by program

QUIET = 1.0  # seconds without a change: the table is dealt
NEARLY = 0.01  # of the pixels differ from the settled table: it looks dealt
CARDS = Area(0, 110, WIDTH, 560)  # in every program: below its bars, above its status bar
OTHER_SIZES = ((1000, 700), (1180, 760), (1040, 720), (1240, 790), (960, 680), (1200, 740))


def started(
    program: Program, on: Screen, home: Path, *, is_first: bool = False
) -> tuple[Running, float]:
    """The program, and seconds from its start to the dealt table."""
    before = on.pixels()
    start = time.perf_counter()
    running = Running(program, on, home, is_first=is_first)
    frames: list[tuple[float, bytes]] = []
    last, changed_at = before, start
    while time.perf_counter() - changed_at < QUIET or not frames:
        now = on.pixels()
        if now != last:
            changed_at = time.perf_counter()
            frames.append((changed_at - start, now))
            last = now
        if time.perf_counter() - start > 30:
            break
        time.sleep(0.001)
    dealt = next((at for at, frame in frames if changed(frame, last) <= NEARLY), 0.0)
    return running, dealt


def draggable(program: Program, on: Screen) -> tuple[int, int] | None:
    """A point where a card can be taken: what is dragged from there follows the pointer."""
    for x, y in program.grips:
        on.input.move(x, y)
        time.sleep(0.1)
        target = Area(x + 85, y + 175, 40, 40)
        resting = on.pixels(target)
        on.input.button(down=True)
        _glide(on, x, y, range(1, 12))
        time.sleep(0.15)
        follows = changed(resting, on.pixels(target))
        _glide(on, x, y, range(11, -1, -1))
        on.input.button(down=False)
        time.sleep(0.7)
        if follows > 0.5:
            return x, y
    return None


def _glide(on: Screen, x: int, y: int, steps: range) -> None:
    for step in steps:
        on.input.move(x + 10 * step, y + 18 * step)
        time.sleep(0.008)


def drag_delays(on: Screen, point: tuple[int, int], steps: int) -> list[float]:
    """Milliseconds from a move of the mouse to the first changed pixel, card in hand."""
    x, y = point
    on.input.move(x, y)
    on.input.button(down=True)
    for step in range(1, 12):
        on.input.move(x + 5 * step, y + 9 * step)
        time.sleep(0.01)
    time.sleep(0.1)
    delays = []
    for step in range(steps):
        to_x, to_y = x + 55 + (step % 20) * 7, y + 99 + (step % 2) * 5
        near = Area(to_x - 90, to_y - 60, 200, 120)
        before = _resting(on, near)
        on.input.move(to_x, to_y)
        delay = wait_until(lambda: on.pixels(near) != before, 0.5)  # noqa: B023  # asked at once
        if delay is not None:
            delays.append(delay * 1000)
    on.input.move(x, y)
    time.sleep(0.05)
    on.input.button(down=False)
    time.sleep(0.6)
    return delays


def _resting(on: Screen, area: Area) -> bytes:
    """The pixels of an area once nothing has moved there for three frames."""
    last, since = on.pixels(area), time.perf_counter()
    while time.perf_counter() - since < 0.05:
        now = on.pixels(area)
        if now != last:
            last, since = now, time.perf_counter()
        time.sleep(0.002)
    return last


def settling(on: Screen, act: Callable[[], None], seconds: float = 2.0) -> float | None:
    """Milliseconds from an act to the last change among the cards; clocks below go on."""
    start = time.perf_counter()
    last = on.pixels(CARDS)
    changed_at: float | None = None
    act()
    while time.perf_counter() - start < seconds:
        now = on.pixels(CARDS)
        if now != last:
            last, changed_at = now, time.perf_counter()
        if changed_at is not None and time.perf_counter() - changed_at > 0.7:
            break
    return None if changed_at is None else (changed_at - start) * 1000


def resizing(on: Screen, size: tuple[int, int]) -> tuple[float, float] | None:
    """Milliseconds from another size of the window to the cards in their places, and to the last
    change."""
    window = on.windows.uppermost()
    if window is None:
        return None
    frames = []
    last = on.pixels()
    start = changed_at = time.perf_counter()
    on.windows.resize(window, *size)
    while time.perf_counter() - changed_at < 0.7 and time.perf_counter() - start < 3:
        now = on.pixels()
        if now != last:
            changed_at = time.perf_counter()
            frames.append((changed_at - start, now))
            last = now
        time.sleep(0.001)
    if not frames:
        return None
    right = next(at for at, frame in frames if differing(frame, last) <= NEARLY)
    return right * 1000, frames[-1][0] * 1000


def measure_start(
    program: Program, on: Screen, home: Path, figures: Figures, *, idle: float
) -> None:
    """The start, and the program at rest: nothing is ever done here."""
    running, dealt = started(program, on, home)
    try:
        figures["warm start to a dealt table, s"][program.name].append(dealt)
        time.sleep(0.5)
        figures["memory after the deal, MiB PSS"][program.name].append(running.memory() / 1024)
        measure_idle(running, on, figures, program.name, "idle", idle)
    finally:
        running.stop()


def measure_play(
    program: Program, on: Screen, home: Path, figures: Figures, *, idle: float
) -> None:
    """The program under a player's hand."""
    running, _ = started(program, on, home)
    try:
        if point := draggable(program, on):
            if delays := drag_delays(on, point, 40):
                figures["drag, event to pixel, ms"][program.name].append(statistics.median(delays))
            assert program.stock is not None
            on.input.click(*program.stock)
            time.sleep(0.8)
            settled = settling(on, lambda: on.input.key(KEY_Z, control=True))
            if settled is not None:
                figures["undo key to settled, ms"][program.name].append(settled)
            measure_idle(running, on, figures, program.name, "idle, the clock runs", idle)
        if (window := on.windows.uppermost()) is not None:
            on.windows.loosen(window)
            time.sleep(1)
            for size in OTHER_SIZES:
                if times := resizing(on, size):
                    right, settled = times
                    figures["resize to cards in their places, ms"][program.name].append(right)
                    figures["resize to the last change, ms"][program.name].append(settled)
    finally:
        running.stop()


def measure_idle(
    running: Running, on: Screen, figures: Figures, name: str, when: str, seconds: float
) -> None:
    """What it does while nobody does anything.

    A wake-up is a burst of work after at least a fiftieth of a second of rest: that the threads of
    a program and the X server talk to each other within it costs no further one.
    """
    if not seconds:
        return
    on.input.move(WIDTH - 5, HEIGHT // 2)
    time.sleep(1)
    busy, switches = running.work()
    bursts, rested = 0, True
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        time.sleep(0.02)
        later, more = running.work()
        bursts += more != switches and rested
        rested, switches = more == switches, more
    figures[f"{when}, % of a processor"][name].append(100 * (later - busy) / seconds)
    figures[f"{when}, wake-ups a second"][name].append(bursts / seconds)


def measure_cold(program: Program, on: Screen, home: Path, figures: Figures) -> None:
    evict(program)
    running, dealt = started(program, on, home)
    running.stop()
    figures["cold start to a dealt table, s"][program.name].append(dealt)


def report(figures: Figures) -> str:
    lines = [
        "Medians with the least and the most of n, the ratio of the medians Réussite / program, "
        "and the median of the ratios of each round.",
    ]
    for figure, by_program in figures.items():
        lines += [
            "",
            f"## {figure}",
            "",
            "| program | median | least | most | n | ratio | paired |",
        ]
        lines.append("|---|---|---|---|---|---|---|")
        ours = by_program.get(REUSSITE.name) or [0.0]
        for name, values in by_program.items():
            middle = statistics.median(values)
            ratio = f"{statistics.median(ours) / middle:.2f}" if middle else "-"
            lines.append(
                f"| {name} | {middle:.3g} | {min(values):.3g} | {max(values):.3g} "
                f"| {len(values)} | {ratio} | {_paired(ours, values)} |"
            )
    return "\n".join(lines) + "\n"


def _paired(ours: list[float], theirs: list[float]) -> str:
    """The median of the ratios of values that were measured one after the other."""
    if len(ours) != len(theirs) or not all(theirs):
        return "-"
    return f"{statistics.median(a / b for a, b in zip(ours, theirs, strict=True)):.2f}"


def title(rounds: int) -> str:
    system = " ".join(platform.freedesktop_os_release()["PRETTY_NAME"].split()[:3])
    return (
        f"# Measured on {date.today():%Y-%m-%d}: {_processor()}, {platform.machine()}, {system}, "
        f"Python {platform.python_version()}, {rounds} rounds\n"
    )


def own_figures(on: Screen | None) -> str:
    """What only this program is asked: the short measurements, on the screen of the peers."""
    here = Path(__file__).parent.parent
    environment = dict(os.environ if on is None else on.environment)
    parts = ["## Réussite alone", ""]
    for name in ("table", "kernel", "store"):
        print(f"measuring {name}", file=sys.stderr)
        said = subprocess.run(
            [PYTHON, str(here / f"{name}.py")],
            env=environment, stdout=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
        parts += [f"### {name}", "", "```", said.stdout.rstrip(), "```", ""]
    print("measuring beside open_spiel", file=sys.stderr)
    parts += ["### kernel beside open_spiel", "", "```", *open_spiel.report(), "```", ""]
    return "\n".join(parts)


def _processor() -> str:
    names = [
        line.split(":")[1].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return f"{len(names)} × {names[0]}" if names else "unknown processor"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--quick", action="store_true", help="three rounds, shorter idling")
    parser.add_argument("--only", choices=("peers", "own"), help="one half of the report")
    chosen = parser.parse_args()
    rounds = 3 if chosen.quick else chosen.rounds
    install()
    text = title(rounds)
    with screen() as on:
        if chosen.only != "own":
            text += "\n" + report(beside_peers(on, rounds, idle=3 if chosen.quick else 10))
        if chosen.only != "peers":
            text += "\n" + own_figures(on)
    print(text)
    results = Path(__file__).parent.parent / "results"
    results.mkdir(exist_ok=True)
    part = f"-{chosen.only}" if chosen.only else ""
    (results / f"peers-{date.today():%Y-%m-%d}{part}.md").write_text(text, encoding="utf-8")
    return 0


def beside_peers(on: Screen, rounds: int, *, idle: float) -> Figures:
    figures: Figures = defaultdict(lambda: defaultdict(list))
    homes = Path(tempfile.mkdtemp(prefix="reussite-peers-"))
    try:
        for program in PROGRAMS:  # the first start fills caches and is not counted
            for use in ("rests", "plays"):
                running, _ = started(program, on, homes / use / program.name, is_first=True)
                running.stop()
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
            for program in PROGRAMS:
                home = homes / "rests" / program.name
                measure_start(program, on, home, figures, idle=idle if number % 3 == 0 else 0)
            for program in PLAYED:
                home = homes / "plays" / program.name
                measure_play(program, on, home, figures, idle=idle if number % 3 == 0 else 0)
            if number % 2 == 0:
                for program in PROGRAMS:
                    measure_cold(program, on, homes / "rests" / program.name, figures)
    finally:
        shutil.rmtree(homes, ignore_errors=True)
    return figures


if __name__ == "__main__":
    raise SystemExit(main())
