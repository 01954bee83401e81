"""The program on X11, under a window manager that stacks and one that tiles."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from accessibility.desktop import desktop, wait

pytestmark = pytest.mark.desktop


@pytest.mark.parametrize("manager", ["openbox", "i3"])
@pytest.mark.parametrize("how", ["module", "script"])
def test_its_window_has_its_name_however_started(how: str, manager: str, tmp_path: Path) -> None:
    starts = {
        "module": [sys.executable, "-m", "reussite"],
        "script": [str(Path(sys.executable).with_name("reussite"))],
    }
    with desktop(tmp_path, manager=manager) as made:
        made.start(*starts[how], "FC1-R-AAAAAAA", log="reussite.log")
        wait(lambda: made.has_window("FreeCell"), name="window")
        number = made.run("xdotool", "search", "--onlyvisible", "--name", "FreeCell").stdout.split()
        shown = made.run("xprop", "-id", number[-1], "WM_CLASS").stdout
        assert shown.strip() == 'WM_CLASS(STRING) = "reussite", "reussite"'


def test_a_tiling_window_manager_gives_it_the_whole_screen(tmp_path: Path) -> None:
    with desktop(tmp_path, manager="i3") as made:
        program = made.start(sys.executable, "-m", "reussite", "FC1-R-AAAAAAA", log="reussite.log")
        wait(lambda: made.has_window("FreeCell"), name="window")

        def fills_the_screen() -> bool:
            search = ("xdotool", "search", "--onlyvisible", "--name", "FreeCell")
            told = made.run(*search, "getwindowgeometry", "--shell").stdout
            sizes = dict(line.split("=") for line in told.splitlines() if "=" in line)
            return int(sizes.get("WIDTH", 0)) > 1250 and int(sizes.get("HEIGHT", 0)) > 720

        wait(fills_the_screen, name="the window on the whole screen")
        made.focus("FreeCell")
        made.press("ctrl+q")
        wait(lambda: program.poll() is not None, name="its end")
        assert program.returncode == 0, made.read("reussite.log")
