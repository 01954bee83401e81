"""How wide the cards of Réussite and its peers are, in windows of the same sizes.

`python tests/benchmarks/peers/widths.py [--keep FOLDER]`. Every program is started on a virtual
screen of the size in question, without a frame and as large as the screen, with the bars it comes
with; the width is counted in the pixels it shows. The table is kept in `tests/benchmarks/results`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.peers.programs import AISLERIOT, KPATIENCE, SOURCE, Program, Running, install
from benchmarks.peers.screen import Area, Screen, screen

SIZES = ((1280, 800), (1920, 1080), (2560, 1440))
GAMES = {
    "Klondike": ("KL1-D1P1N-AAAAAAB", "klondike.scm", "klondike"),
    "FreeCell": ("FC1-R-AAAAAAB", "freecell.scm", "freecell"),
    "Forty Thieves": ("FT1-N-AAAAAAB", "forty-thieves.scm", None),  # KPatience has none
}
QUIET = 2.5  # seconds without a change: dealt, and drawn as sharply as it will be
FACE = 180  # no colour of a pixel of a card's face is darker
EDGE = 6  # pixels: no line round a card is as wide
CLOTH = 60  # colours of one place of the cloth differ less
NARROWEST = 30  # pixels: what is shorter is no card


def programs(game: str) -> Iterator[Program]:
    code, aisleriot, kpatience = GAMES[game]
    yield replace(SOURCE, command=(*SOURCE.command, code), name="Réussite", first=())
    yield replace(AISLERIOT, command=(*AISLERIOT.command, "--variation", aisleriot))
    if kpatience is not None:
        yield replace(KPATIENCE, command=(KPATIENCE.command[0], "--gametype", kpatience))


def settle(on: Screen, before: bytes) -> None:
    """Wait until a table is seen, and nothing changes any more but a clock in the lower tenth."""
    area = _without_clock(on)
    last, changed_at = before, time.perf_counter()
    end = changed_at + 40
    while time.perf_counter() < end:
        time.sleep(0.2)
        if (now := on.pixels(area)) != last:
            last, changed_at = now, time.perf_counter()
        elif last != before and time.perf_counter() - changed_at > QUIET:
            return


def _without_clock(on: Screen) -> Area:
    return Area(0, 0, on.width, on.height * 9 // 10)


def card_width(on: Screen) -> int:
    """The commonest length of a row of face pixels between two card edges, edges included.

    Rows that cross pips or index are cut short; those above and below them are whole.
    """
    top, bottom = on.height // 4, on.height * 9 // 10
    lengths: Counter[int] = Counter()
    for y in range(top, bottom):
        lengths.update(_runs(on.pixels(Area(0, y, on.width, 1))))
    # Within a tenth of the widest: shorter ones lie between two pips.
    often = {length: count for length, count in lengths.items() if count >= 20}
    widest = max(often)
    return max(
        (length for length in often if length > widest * 0.9), key=lambda length: often[length]
    )


def _runs(row: bytes) -> Iterator[int]:
    width = len(row) // 4
    pixels = [tuple(row[x * 4 : x * 4 + 3]) for x in range(width)]
    bright = [min(pixel) >= FACE for pixel in pixels]
    start = None
    for x, is_face in enumerate([*bright, False]):
        if is_face and start is None:
            start = x
        elif not is_face and start is not None:
            if NARROWEST <= x - start < width // 5:
                yield x - start + _edge(pixels, x, +1) + _edge(pixels, start - 1, -1)
            start = None


def _edge(pixels: list[tuple[int, ...]], x: int, step: int) -> int:
    """Pixels of the line round a card: those unlike the cloth a little further out."""
    out = x + EDGE * step
    if not 0 <= out < len(pixels):
        return 0
    wide = 0
    for at in range(x, out, step):
        if max(abs(a - b) for a, b in zip(pixels[at], pixels[out], strict=True)) <= CLOTH:
            break
        wide += 1
    return wide if wide < EDGE else 0


def measured(on: Screen, game: str, home: Path, keep: Path | None) -> Iterator[tuple[str, int]]:
    for program in programs(game):
        before = on.pixels(_without_clock(on))
        running = Running(program, on, home / program.name)
        try:
            settle(on, before)
            if keep is not None:
                _keep(on, keep / f"{game}-{program.name}-{on.width}.ppm")
            yield program.name, card_width(on)
        finally:
            running.stop()


def _keep(on: Screen, file: Path) -> None:
    pixels = on.pixels(Area(0, 0, on.width, on.height))
    rgb = bytearray(on.width * on.height * 3)
    for n in range(3):
        rgb[n::3] = pixels[2 - n :: 4]
    file.write_bytes(f"P6 {on.width} {on.height} 255\n".encode() + rgb)


def report(widths: dict[tuple[str, int], dict[str, int]]) -> str:
    names = ("Réussite", AISLERIOT.name, KPATIENCE.name)
    lines = [
        f"# Width of a card, in pixels, on {date.today():%Y-%m-%d}",
        "",
        "Measured by `tests/benchmarks/peers/widths.py` on virtual screens as large as the window:",
        "each program without a frame, filling the screen, with the bars it comes with; counted is",
        "the commonest length of a row of pixels over a card, its edge line included.",
        "",
        "| game | window | " + " | ".join(names) + " | ours / the widest other |",
        "|---|---|---|---|---|---|",
    ]
    for (game, width), by_program in widths.items():
        height = dict(SIZES)[width]
        ours = by_program[names[0]]
        widest = max(by_program[name] for name in names[1:] if name in by_program)
        cells = " | ".join(str(by_program.get(name, "–")) for name in names)
        lines.append(f"| {game} | {width}×{height} | {cells} | {ours / widest:.2f} |")
    lines += ["", "– KPatience has no Forty Thieves."]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="a folder for pictures of what was measured")
    chosen = parser.parse_args()
    install()
    widths: dict[tuple[str, int], dict[str, int]] = {}
    with tempfile.TemporaryDirectory() as home:
        for size in SIZES:
            with screen(size=size) as on:
                for game in GAMES:
                    found = dict(measured(on, game, Path(home), chosen.keep))
                    print(size, game, found, file=sys.stderr)
                    widths[game, size[0]] = found
    text = report(dict(sorted(widths.items(), key=lambda item: list(GAMES).index(item[0][0]))))
    print(text)
    results = Path(__file__).parent.parent / "results"
    (results / f"widths-{date.today():%Y-%m-%d}.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
