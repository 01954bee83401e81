"""Without a display the program says so instead of ending inside Qt."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("typed", [[], ["DS1-D1N-AAAAAAB"]])
def test_one_sentence_and_no_crash(typed: list[str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    ended = subprocess.run(
        [sys.executable, "-m", "reussite", *typed],
        env=environment | {"LC_ALL": "fr_FR.UTF-8", "LANGUAGE": "fr"},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert "écran" in ended.stderr
    assert "reussite --demo game.png" in ended.stderr
