"""Make the sounds of the table: short, our own, and each different by ear.

Run it to write the files beside it anew: `python resources/sounds/make_sounds.py`. They come out
the same on every machine.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050  # samples a second
LOUDEST = 0.5  # of what a sample can hold

Wave = list[float]


def tone(hertz: float, seconds: float, *, to: float | None = None, decay: float = 5.0) -> Wave:
    """A soft tone, which may glide to another, and dies away."""
    made, phase, count = [], 0.0, round(seconds * RATE)
    for n in range(count):
        share = n / count
        now = hertz + ((to or hertz) - hertz) * share
        phase += 2 * math.pi * now / RATE
        body = math.sin(phase) + 0.3 * math.sin(2 * phase)
        made.append(body * math.exp(-decay * share) * fade(n, count))
    return made


def brush(seconds: float, *, dark: float, decay: float = 6.0, seed: int = 1) -> Wave:
    """Paper on cloth: noise, the darker the nearer `dark` is to 1."""
    noise, last, made = random.Random(seed), 0.0, []
    count = round(seconds * RATE)
    for n in range(count):
        last = dark * last + (1 - dark) * noise.uniform(-1, 1)
        made.append(last * math.exp(-decay * n / count) * fade(n, count) / (1 - dark) ** 0.5)
    return made


def fade(n: int, count: int) -> float:
    """No click at the beginning or the end."""
    edge = min(90, count // 4)
    return min(1.0, n / edge, (count - n) / edge)


def after(*waves: Wave, gap: float = 0.0) -> Wave:
    silence = [0.0] * round(gap * RATE)
    made: Wave = []
    for number, part in enumerate(waves):
        made += (silence if number else []) + part
    return made


def together(*waves: Wave) -> Wave:
    longest = max(map(len, waves))
    return [sum(part[n] for part in waves if n < len(part)) for n in range(longest)]


SOUNDS: dict[str, Callable[[], Wave]] = {
    "picked-up": lambda: tone(520, 0.09, to=780),
    "carried": lambda: tone(1040, 0.035, decay=3),
    "laid-down": lambda: together(tone(210, 0.11, to=150), brush(0.07, dark=0.8)),
    "drawn": lambda: brush(0.16, dark=0.35, decay=3, seed=2),
    "refused": lambda: after(tone(165, 0.09, decay=2), tone(139, 0.13, decay=2), gap=0.03),
    "turned-over": lambda: after(brush(0.05, dark=0.2, seed=3), tone(660, 0.08), gap=0.02),
    "won": lambda: after(tone(523, 0.13), tone(659, 0.13), tone(784, 0.13), tone(1047, 0.35)),
}


def written(path: Path, samples: Wave) -> None:
    peak = max(abs(sample) for sample in samples)
    numbers = [round(32767 * LOUDEST * sample / peak) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def write_all(folder: Path) -> None:
    for name, make in SOUNDS.items():
        written(folder / f"{name}.wav", make())


if __name__ == "__main__":
    write_all(Path(__file__).parent)
