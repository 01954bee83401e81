"""The sounds of the table: made by their script, short, and no two alike."""

from __future__ import annotations

import importlib.util
from itertools import combinations
from pathlib import Path

from reussite.paths import resources
from reussite.sounds import RATE, Sound, samples

FOLDER = resources() / "sounds"


def crossings(sound: Sound) -> float:
    """How often a second the wave crosses the middle: how high it is heard."""
    data = samples(FOLDER / f"{sound}.wav")
    found = sum(1 for n in range(1, len(data)) if (data[n - 1] < 0) is not (data[n] < 0))
    return found * RATE / len(data)


def test_every_sound_has_a_file_and_no_file_is_idle() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(Sound)


def test_they_are_what_the_script_makes(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.write_all(tmp_path)
    for sound in Sound:
        made, kept = (samples(folder / f"{sound}.wav") for folder in (tmp_path, FOLDER))
        assert len(made) == len(kept)
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_they_are_short() -> None:
    for sound in Sound:
        seconds = len(samples(FOLDER / f"{sound}.wav")) / RATE
        assert seconds < (0.8 if sound is Sound.WON else 0.3)


def test_no_two_are_alike() -> None:
    """In length or in height every two differ by a fifth of the larger at least."""
    for one, other in combinations(Sound, 2):
        lengths = [len(samples(FOLDER / f"{sound}.wav")) for sound in (one, other)]
        heights = [crossings(sound) for sound in (one, other)]
        assert any(min(pair) < 0.8 * max(pair) for pair in (lengths, heights)), (one, other)
