"""The wheel and the source archive, tried in an environment of their own."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import dev
import freezing
from workshop import BUILD, DIST, NAME, PackagingError, fresh, run, told, version


def build() -> list[Path]:
    """Both, in dist; then installed from the wheel and tested."""
    dev.provide(dev.OFFSCREEN)  # to try it out
    freezing.environment()  # has the locked build tools
    made = fresh(BUILD / "wheel")
    run([freezing.python(), "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", made])
    DIST.mkdir(exist_ok=True)
    files = [Path(shutil.copy(file, DIST)) for file in sorted(made.iterdir())]
    if not any(file.name.startswith(f"{NAME}-{version()}") for file in files):
        raise PackagingError(f"{files} are not of version {version()}")
    for file in files:
        told(file)
    return files


def try_out(wheel: Path) -> str:
    """Install the wheel as pipx does, and let it test itself; its answer."""
    with tempfile.TemporaryDirectory(prefix="reussite-wheel-") as folder:
        home = Path(folder)
        python = home / "venv" / "bin" / "python"
        run([freezing.interpreter(), "-m", "venv", home / "venv"])
        pip: list[str | Path] = [python, "-m", "pip", "install", "--no-input"]
        run([*pip, "--require-hashes", "-r", dev.RUN_LOCK])
        run([*pip, "--no-deps", "--no-index", wheel])
        variables = {"REUSSITE_HOME": str(home / "home"), "XDG_DATA_HOME": str(home / "share")}
        program = home / "venv" / "bin" / NAME
        told_by = run([program, "--self-test"], variables, folder=home)
        run([program, "--install-desktop-entry"], variables, folder=home)
        entry = home / "share" / "applications" / f"{NAME}.desktop"
        if f"Exec={program} %f" not in entry.read_text(encoding="utf-8"):
            raise PackagingError(f"the menu entry does not start {program}")
        run([program, "--remove-desktop-entry"], variables, folder=home)
        if entry.exists():
            raise PackagingError("the menu entry stays after it was removed")
    return told_by
