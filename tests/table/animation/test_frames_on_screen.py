"""Cards that move are seen on the screen of a real X server, not only by the scene."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from accessibility.desktop import desktop
from support.frames import SMOOTH

PLAYER = Path(__file__).with_name("screen_player.py")


@pytest.mark.fuzz
def test_every_action_is_seen_on_a_real_screen(tmp_path: Path) -> None:
    """Ways of other lengths one after another, as they once landed at once."""
    actions = ["t8>t3", "undo", "s0>w0", "undo", "t8>t3", "s0>w0"]
    with desktop(tmp_path) as made:
        told = made.run(sys.executable, str(PLAYER), "DS1-D1N-AAAAAAA", *actions, seconds=300)
    assert told.returncode == 0, told.stderr
    seen = [(action, int(count)) for action, count in map(str.split, told.stdout.splitlines())]
    assert [action for action, _ in seen] == ["deal", *actions]
    assert all(count >= SMOOTH for _, count in seen), seen
