"""The set-up: what an interrupt may not cut off, and an old environment that is kept."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Debian packages are Linux's")

INSTALLS = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
import dev

folder = Path(sys.argv[2])
dev.BUILD = folder
dev.LOG, dev.APT_LOG, dev.APT_RUNS = folder / "log", folder / "apt.log", folder / "apt-runs"
steps = f"echo Unpacking one; sleep 1; echo Setting up one; touch {folder}/installed"
try:
    dev.undisturbed(["sh", "-c", steps])
except KeyboardInterrupt:
    print("interrupted, installed:", (folder / "installed").exists(), dev.APT_RUNS.exists())
    sys.exit(130)
"""


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The set-up, of an empty folder."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    import dev

    root = dev.ROOT
    for name in ("ROOT", "VENV", "OLD_VENV", "RECORD", "BUILD", "LOG"):
        monkeypatch.setattr(dev, name, tmp_path / getattr(dev, name).relative_to(root))
    return dev


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_waits_until_packages_are_installed(
    number: signal.Signals, tmp_path: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", INSTALLS, str(PACKAGING), str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "  Unpacking one\n"  # progress is shown at once
        os.killpg(process.pid, number)  # as a terminal does
        rest = process.stdout.read()
    assert process.returncode == 130
    assert "  Setting up one\n" in rest
    assert "interrupted, installed: True False\n" in rest


def test_packages_are_installed_even_where_the_set_up_is_killed(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INSTALLS, str(PACKAGING), str(tmp_path)], stdout=subprocess.PIPE
    )
    assert process.stdout
    process.stdout.readline()
    process.kill()
    process.wait()
    process.stdout.close()
    end = time.monotonic() + 60
    while not (tmp_path / "installed").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert (tmp_path / "installed").exists()
    assert (tmp_path / "apt-runs").exists()  # by which the next run knows


def test_an_old_environment_is_kept_until_the_new_one_is_complete(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.VENV.mkdir()
    (dev.VENV / "works").touch()
    found = dev.Record("an old Python", str(dev.ROOT), "1", "", "1")

    def fails() -> None:
        assert (dev.OLD_VENV / "works").exists()
        dev.VENV.mkdir()
        raise dev.SetUpError("no network")

    monkeypatch.setattr(dev, "create_venv", fails)
    with pytest.raises(dev.SetUpError):
        dev.make(found, found._replace(python="a new Python"))
    assert (dev.VENV / "works").exists()
    assert not dev.OLD_VENV.exists()


def test_a_full_disk_and_a_folder_of_others_come_with_advice(dev: ModuleType) -> None:
    full = dev.told(OSError(28, "No space left on device", "/x/.venv"))
    assert full == "/x/.venv: No space left on device: make room on the disk, then try again."
    assert "copy the folder" in dev.told(OSError(30, "Read-only file system", "/x/build"))


def test_complaints_fit_a_terminal(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    dev.complain("a word " * 40 + "\n\n    sudo apt-get install " + "package " * 20)
    lines = capsys.readouterr().err.splitlines()
    assert all(len(line) <= 80 for line in lines[:-1])
    assert lines[-1].startswith("    sudo apt-get install package")  # to be copied as it is


def test_every_target_of_make_is_explained(dev: ModuleType) -> None:
    makefile = (PACKAGING.parent / "Makefile").read_text(encoding="utf-8")
    lists = re.findall(
        r"^(?:ERRANDS|PACKAGES) := (.*)$", makefile.replace("\\\n", " "), re.MULTILINE
    )
    explained = re.findall(r"^  make ([a-z-]+) ", dev.usage(), re.MULTILINE)
    assert sorted(" ".join(lists).split()) == sorted(explained)


@pytest.mark.parametrize("document", ["README.md", ".github/CONTRIBUTING.md"])
def test_documents_name_only_targets_that_there_are(dev: ModuleType, document: str) -> None:
    text = (PACKAGING.parent / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE))
    assert named
    assert named <= set(re.findall(r"^  make ([a-z-]+) ", dev.usage(), re.MULTILINE))
