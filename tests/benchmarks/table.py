"""How quickly the table draws: carrying a run, dealing, and fitting itself to another window.

    python tests/benchmarks/table.py

On the display there is, or offscreen. The window is 1280 by 800; everything is what a player
sees: the time goes from the event until the table has painted.
"""

from __future__ import annotations

import gc
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
sys.path.insert(0, str(Path(__file__).parents[2] / "plugins"))

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from double_solitaire import DOUBLE_SOLITAIRE
from reussite.game.session import Session
from reussite.kernel.piles import Kind, Spot
from reussite.paths import resources
from reussite.table.background import DEFAULT_FELT
from reussite.table.cards.deck import PICTURES
from reussite.table.theme import Theme
from reussite.table.view import TableView
from reussite.testing import begin, lay

STEPS: Final = 400  # of a drag
DEALS: Final = 5
SIZES: Final = ((1000, 700), (1180, 760), (900, 640), (1280, 800), (1100, 720), (1240, 780))
FRAME: Final = 1000 / 60  # ms
LONGEST: Final = 3.0  # seconds to wait for the table

Report = list[str]


class Paintings(QObject):
    """Notes when a widget is painted, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() is QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


class Table:
    """The table in a window of its own, with nothing around it."""

    def __init__(self, application: QApplication, cache: Path) -> None:
        self.application = application
        self.view = TableView(
            Theme(resources() / "cards" / "deck-two.svg", DEFAULT_FELT, cache=cache)
        )
        self.view.setWindowFlag(Qt.WindowType.BypassWindowManagerHint)  # its sizes are ours
        self.view.resize(1280, 800)
        self.view.show()
        self.paintings = Paintings()
        self.view.viewport().installEventFilter(self.paintings)
        self.settle(0.3)

    def settle(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.application.processEvents()
            time.sleep(0.001)

    def wait_for_painting(self, painted: int) -> None:
        """Until there is one more than there were."""
        end = time.perf_counter() + LONGEST
        while len(self.paintings.times) == painted:
            self.application.processEvents()
            if time.perf_counter() > end:
                raise TimeoutError("the table was not painted")

    def is_sharp(self) -> bool:
        """Whether every picture is drawn for this size; they may not be stored yet."""
        faces = self.view.table.faces
        return all(faces.sharp(number) is not None for number in range(PICTURES))

    def is_at_rest(self) -> bool:
        return self.view.table.is_sharp

    def rest(self) -> None:
        """Let it finish what it does when nobody asks for anything."""
        end = time.perf_counter() + LONGEST
        while not self.is_at_rest() and time.perf_counter() < end:
            self.settle(0.01)
        self.settle(0.1)

    def send(self, kind: QEvent.Type, point: QPoint) -> None:
        pressed = kind is not QEvent.Type.MouseButtonRelease
        viewport = self.view.viewport()
        event = QMouseEvent(
            kind,
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton if pressed else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)


def carrying(table: Table) -> Report:
    """A run of thirteen cards in the hand: from each move of the mouse until it is painted."""
    game = DOUBLE_SOLITAIRE.game()
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    session = begin(game, lay(game, t0=run), now=time.monotonic)
    table.view.open(session, animate=False)
    table.rest()
    scene = table.view.table
    lie = scene.lies[session.position[Spot(Kind.TABLEAU, 0)].up[0]]
    start = QPoint(round(lie.x) + 12, round(lie.y) + 6)
    table.send(QEvent.Type.MouseButtonPress, start)
    table.send(QEvent.Type.MouseMove, start + QPoint(30, 30))
    table.settle(0.3)
    assert table.view.is_holding, "the run was not taken"
    steps = []
    for step in range(STEPS):
        there = start + QPoint(40 + 7 * (step % 90), 30 + 2 * (step % 60))
        painted = len(table.paintings.times)
        began = time.perf_counter()
        table.send(QEvent.Type.MouseMove, there)
        table.wait_for_painting(painted)
        steps.append((time.perf_counter() - began) * 1000)
    table.send(QEvent.Type.MouseMove, start)
    table.send(QEvent.Type.MouseButtonRelease, start)
    table.settle(0.4)
    steps.sort()
    return [
        f"13 cards in the hand, a step: median {statistics.median(steps):.2f} ms, "
        f"99 of 100 within {steps[len(steps) * 99 // 100]:.2f} ms, "
        f"{1000 / statistics.mean(steps):.0f} updates a second"
    ]


def dealing(table: Table) -> Report:
    """The deal of 104 cards: its frames, and those that came late."""
    rates, dropped, worst = [], [], []
    for number in range(DEALS):
        session = Session(DOUBLE_SOLITAIRE.game().numbered(number), now=time.monotonic)
        table.paintings.times.clear()
        ended: list[None] = []
        table.view.dealt.connect(lambda: ended.append(None))  # noqa: B023  # asked in this round
        table.view.open(session, animate=True)
        while not ended:
            table.application.processEvents()
            time.sleep(0.0005)
        table.view.dealt.disconnect()
        gaps = [
            (after - before) * 1000
            for before, after in zip(
                table.paintings.times[1:], table.paintings.times[2:], strict=False
            )
        ]
        rates.append(1000 / statistics.mean(gaps))
        worst.append(max(gaps))
        dropped.append(sum(max(0, round(gap / FRAME) - 1) for gap in gaps))
    return [
        f"deal of 104 cards, {DEALS} times: {statistics.median(rates):.0f} frames a second, "
        f"dropped {', '.join(map(str, dropped))}, longest {statistics.median(worst):.0f} ms"
    ]


def fitting(table: Table) -> Report:
    """Another size of the window, never seen before: right at once, sharp soon after."""
    table.rest()
    right, sharp, longest = [], [], []
    for size in SIZES:
        table.rest()
        began = time.perf_counter()
        painted = len(table.paintings.times)
        table.view.resize(QSize(*size))
        table.wait_for_painting(painted)
        right.append((time.perf_counter() - began) * 1000)
        turns, is_sharp = [0.0], False
        while not table.is_at_rest() and time.perf_counter() - began < LONGEST:
            before = time.perf_counter()
            table.application.processEvents()
            turns.append((time.perf_counter() - before) * 1000)
            if not is_sharp and table.is_sharp():
                is_sharp = True
                sharp.append((time.perf_counter() - began) * 1000)
            time.sleep(0.0002)
        longest.append(max(turns))
    return [
        f"another size, {len(SIZES)} times: right after {statistics.median(right):.1f} ms, "
        f"sharp after {statistics.median(sharp or [math.nan]):.0f} ms, longest turn meanwhile "
        f"{statistics.median(longest):.1f} ms (most {max(longest):.1f})"
    ]


def report() -> Iterator[str]:
    application = QApplication(sys.argv[:1])
    gc.freeze()  # as the program does once its first picture is seen
    with tempfile.TemporaryDirectory() as cache:
        table = Table(application, Path(cache))
        yield f"on {QApplication.platformName()}, {table.view.width()}x{table.view.height()}"
        for measure in (carrying, dealing, fitting):
            yield from measure(table)
        table.view.close()


def main() -> int:
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for line in report():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
