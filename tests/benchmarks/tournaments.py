"""How long a tournament takes to open, whether the table moves meanwhile, and what a cluster does.

    python tests/benchmarks/tournaments.py [open | table | cluster] [RESULTS]

open: a folder of 10,000 results the first and the second time. table: the longest turns of the
window's event loop while the standings of such a folder grow. cluster: 100,000 results by two
workers of a local Dask cluster: cost per result and memory as they go, and what a million takes.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path

if __name__ == "__main__":
    TOP = Path(__file__).parents[2]
    sys.path[:0] = [str(TOP / folder) for folder in ("src", "plugins", "tests")]

from support.games import VARIANTS, WINS
from support.tournaments import BEGUN, given_up_text, won_text

from reussite.tournament.checked import Checking
from reussite.tournament.folder import file_name, make
from reussite.tournament.form import Tournament, read_tournament
from reussite.tournament.remembered import Remembered
from reussite.tournament.standings import Results
from reussite.workers import at_work

CODES = tuple(code for code in WINS if code.startswith("FC1-R"))
ATTEMPTS = 5  # of each player in each round
MOVES = 10  # of a game given up
WINS_AMONG = 50  # one result in so many is a won game


def filled(folder: Path, results: int) -> None:
    """A tournament with so many results, no two of them the same."""
    make(folder, Tournament("Benchmark", CODES))
    short = {code: given_up_text(code, MOVES) for code in CODES}
    whole = {code: won_text(code) for code in CODES}
    usual = BEGUN.isoformat(timespec="seconds")
    for number in range(results):
        code = CODES[number % len(CODES)]
        player = number // (len(CODES) * ATTEMPTS)
        started = BEGUN + timedelta(seconds=number)
        text = (short if number % WINS_AMONG else whole)[code]
        home = folder / "results" / f"Player {player}"
        home.mkdir(exist_ok=True)
        content = text.replace(usual, started.isoformat(timespec="seconds"))
        (home / file_name(code, started)).write_text(content, encoding="utf-8")


def megabytes(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def looked(folder: Path, cache: Path, *, dask: str | None = None, every: int = 0) -> float:
    """Seconds until all results stand."""
    begun = last = time.monotonic()

    def told(results: Results) -> None:
        nonlocal last
        if every and results.taken % every == 0:
            now = time.monotonic()
            each = 1000 * (now - last) / every
            print(f"| {results.taken:,} | {each:.2f} | {megabytes(os.getpid()):.0f} |", flush=True)
            last = now

    with at_work(dask=dask) as workers:
        remembered = Remembered(cache, lambda _family: True)
        tournament = read_tournament(folder, VARIANTS)
        Checking(folder, tournament, VARIANTS, workers, remembered).look(told)
        remembered.close()
    return time.monotonic() - begun


def opening(folder: Path, cache: Path, results: int) -> None:
    filled(folder, results)
    first = looked(folder, cache)
    again = [looked(folder, cache) for _ in range(5)]
    print(f"{results:,} results: first {first:.1f} s, then {statistics.median(again):.2f} s "
          f"(median of 5, longest {max(again):.2f} s)")  # fmt: skip


def table(folder: Path, cache: Path, results: int) -> None:
    """Turns of the window's event loop, while a process reads and after that."""
    from PySide6.QtCore import QTimer

    from reussite.app import main_window, qt_application
    from reussite.kernel.codes import parse_code
    from reussite.paths import bundled_plugins
    from reussite.plugins.host import PluginHost
    from reussite.settings import Settings
    from reussite.tournament.reader import Seen

    os.environ["REUSSITE_HOME"] = str(cache)
    filled(folder, results)
    application = qt_application()
    settings = Settings(cache / "settings.toml")
    settings.set("tournaments", "player", "Anna")
    plugins = PluginHost(settings, bundled=bundled_plugins())
    plugins.load_folders()
    window = main_window(settings, plugins, cache=cache, now=time.monotonic)
    window.show()
    window.chooser.open(parse_code("FC1-R-AAAAAAB", plugins.variants), animate=False)
    window.open_tournament(folder)
    from reussite.windows.tournaments.window import TournamentsWindow

    shown = window.findChild(TournamentsWindow)
    assert shown is not None
    growing: list[Seen] = []
    shown._reading.seen.connect(growing.append)  # type: ignore[union-attr]
    turns: list[float] = []
    begun = last = time.monotonic()
    timer = QTimer()
    timer.start(0)
    work: list[float] = []

    def turn() -> None:
        nonlocal last
        now = time.monotonic()
        turns.append(1000 * (now - last))
        work.append(1000 * (time.thread_time() - turn.cpu))  # type: ignore[attr-defined]
        turn.cpu = time.thread_time()  # type: ignore[attr-defined]
        last = now
        if (growing and growing[-1].is_complete and growing[-1].tournament) or now - begun > 900:
            application.quit()

    turn.cpu = time.thread_time()  # type: ignore[attr-defined]
    timer.timeout.connect(turn)
    application.exec()
    timer.stop()
    partial = sum(not seen.is_complete for seen in growing)
    turns.sort()
    work.sort()
    print(
        f"{results:,} results stood after {time.monotonic() - begun:.0f} s, told {partial} times "
        f"before. {len(turns):,} turns: median {statistics.median(turns):.2f} ms, "
        f"99.9 % {turns[int(0.999 * len(turns))]:.1f} ms, longest {turns[-1]:.1f} ms; "
        f"processor time of a turn: 99.9 % {work[int(0.999 * len(work))]:.1f} ms, "
        f"longest {work[-1]:.1f} ms"
    )
    window.close()


def cluster(folder: Path, cache: Path, results: int) -> None:
    from support.cluster import local_cluster

    filled(folder, results)
    print("| results | ms each | MiB of the program |\n|---|---|---|")
    with local_cluster(2) as address:
        seconds = looked(folder, cache, dask=address, every=max(1, results // 10))
    each = seconds / results
    print(f"\n{results:,} results by two workers: {seconds:.0f} s, {1000 * each:.2f} ms each; "
          f"a million would take {1_000_000 * each / 60:.0f} minutes")  # fmt: skip


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else "open"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else {"cluster": 100_000}.get(what, 10_000)
    with tempfile.TemporaryDirectory() as place:
        run = {"open": opening, "table": table, "cluster": cluster}[what]
        run(Path(place, "cup"), Path(place, "home"), count)


if __name__ == "__main__":
    main()
