"""The kernel beside open_spiel's Klondike of one pack, which is written in C++.

`report()` asks both from the same Python, in turn. The games are not alike: theirs has one pack and
deals its face-down cards by chance when they turn up; ours has two. A move is: which moves there
are, and playing one; which one was drawn before.

    python open_spiel.py theirs|ours    prints moves a second
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

HERE = Path(__file__)
ROOT = HERE.parents[3]
ENVIRONMENT = ROOT / "build" / "open_spiel"
ROUNDS = 7
GAMES, MOVES = 40, 150


def report() -> Iterator[str]:
    """The lines of the comparison; what is missing is installed below `build`."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        base = shutil.which("python3", path="/usr/bin:/bin") or sys.executable
        subprocess.run([base, "-m", "venv", ENVIRONMENT], check=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--no-deps", "open_spiel", "numpy",
             "absl-py", "attrs", "ml-collections", "pyyaml", "pluggy"],
            check=True, stdout=sys.stderr,
        )  # fmt: skip
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        for side, speeds in (("ours", ours), ("theirs", theirs)):
            said = subprocess.run(
                [python, HERE, side], check=True, stdout=subprocess.PIPE, text=True
            )
            speeds.append(float(said.stdout))
    version = subprocess.run([python, "--version"], stdout=subprocess.PIPE, text=True, check=True)
    yield f"legal moves + playing one, per second, {version.stdout.strip()}, n={ROUNDS}"
    for name, speeds in (("Réussite, two packs", ours), ("open_spiel, one pack", theirs)):
        yield (
            f"  {name:22}{statistics.median(speeds):10,.0f}"
            f"   [{min(speeds):,.0f} - {max(speeds):,.0f}]"
        )
    paired = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    yield f"  ratio {paired:.2f} (median of pairs)"


def theirs() -> float:
    import pyspiel  # type: ignore[import-not-found]  # not installed everywhere

    game = pyspiel.load_game("solitaire")
    moves = 0
    seconds = 0.0
    for number in range(GAMES):
        chance, state = Random(number), game.new_initial_state()
        acts: list[tuple[bool, int]] = []
        played = 0
        while not state.is_terminal() and played < MOVES:
            by_chance = state.is_chance_node()
            choices = (
                [a for a, _ in state.chance_outcomes()] if by_chance else state.legal_actions()
            )
            acts.append((by_chance, chance.choice(choices)))
            played += not by_chance
            state.apply_action(acts[-1][1])
        state = game.new_initial_state()
        start = time.process_time()
        for by_chance, act in acts:
            if not by_chance:
                state.legal_actions()
            state.apply_action(act)
        seconds += time.process_time() - start
        moves += played
    return moves / seconds


def ours() -> float:
    sys.path.insert(0, str(ROOT / "tests"))
    from benchmarks import kernel  # finds the sources

    from double_solitaire import DOUBLE_SOLITAIRE

    game = DOUBLE_SOLITAIRE.game()
    met = kernel.decisions(game, GAMES)
    (speed,) = kernel.speeds(kernel.by_rules(game), met=met)
    return speed


if __name__ == "__main__":
    print({"ours": ours, "theirs": theirs}[sys.argv[1]]())
