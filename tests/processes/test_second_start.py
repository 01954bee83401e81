"""A second program beside one that does not answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from processes.programs import environment, heard, program, runtime

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


def test_beside_a_silent_first_the_second_plays_and_is_marked_as_not_saved(
    tmp_path: Path,
) -> None:
    with program(tmp_path, "--look") as (first, said):
        assert heard(said)["saving"] is True
        first.send_signal(signal.SIGSTOP)
        with program(tmp_path, "--look") as (second, told):
            line = heard(told)
            assert line["saving"] is False
            second.terminate()
            assert second.wait(30) == 0


def test_a_first_whose_socket_was_tidied_away_hears_the_second_all_the_same(
    tmp_path: Path,
) -> None:
    with program(tmp_path, "--look") as (first, said):
        heard(said)
        (socket,) = Path(runtime(tmp_path)).glob("*.sock")
        socket.unlink()
        second = subprocess.run(
            [sys.executable, "-m", "reussite"],
            env=environment(tmp_path),
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 0, second.stderr  # it handed over and left
        first.terminate()
        assert first.wait(30) == 0
