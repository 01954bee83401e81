"""The Flatpak manifest, with what it packs beside it.

It packs the frozen program of the portable archive, which is tested here; the Flatpak itself cannot
be built where we are, since its runtime is in no package registry.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import freezing
from workshop import BUILD, DIST, ROOT, PackagingError, fresh, is_linux, needs, settle, told

MANIFEST = ROOT / "packaging" / "flatpak" / "org.reussite.reussite.yaml"


def build() -> Path:
    """A folder to run flatpak-builder in."""
    if not is_linux():
        raise PackagingError("a Flatpak is packed on Linux")
    freezing.freeze()
    folder = fresh(DIST / "flatpak")
    freezing.copy_for_anywhere(folder / "program")
    freezing.linux_files(folder / "share")
    settle(folder)
    shutil.copy(MANIFEST, folder)
    check(folder / MANIFEST.name)
    told(folder)
    print(f"Then: flatpak-builder --user --install build-dir {MANIFEST.name}")
    return folder


def check(manifest: Path) -> None:
    """Let flatpak-builder read it: for an unknown key it only warns."""
    needs("flatpak-builder")
    state = f"--state-dir={BUILD / 'flatpak-state'}"
    command = ["flatpak-builder", state, "--show-manifest", str(manifest)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr.strip():
        raise PackagingError(f"flatpak-builder does not like the manifest: {done.stderr.strip()}")
