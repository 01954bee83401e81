"""The portable builds: an archive that runs where it is unpacked, and the folder of an AppImage.

An AppImage is a small start program, the runtime, before a file system image. None of the package
registries that this project builds from has that runtime; every tool in them downloads it. So the
archive is what is built and tested here, and the AppImage only where `appimagetool` is installed
with a runtime of its own.
"""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import tarfile
from pathlib import Path

import freezing
from workshop import (
    BUILD,
    DIST,
    LINUX,
    NAME,
    PackagingError,
    epoch,
    fresh,
    put,
    run,
    settle,
    told,
    version,
)


def build() -> Path:
    """The archive, in dist."""
    freezing.freeze()
    name = f"{NAME}-{version()}-linux-{platform.machine()}"
    tree = fresh(BUILD / "portable" / name)
    freezing.copy_for_anywhere(tree / "program")
    put(tree / "install.sh", (LINUX / "install.sh").read_bytes(), 0o755)
    about = (LINUX / "portable.txt").read_text(encoding="utf-8")
    put(tree / "README.txt", about.replace("@VERSION@", version()))
    share = fresh(BUILD / "portable-files")
    freezing.linux_files(share)
    shutil.copytree(share / "doc" / NAME / "licences", tree / "licences")
    settle(tree)
    target = DIST / f"{name}.tar.gz"
    target.parent.mkdir(exist_ok=True)
    pack(tree, target)
    told(target)
    return target


def pack(tree: Path, target: Path) -> None:
    """An archive that says nothing of who packed it when."""

    def anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        return member

    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in [tree, *sorted(tree.rglob("*"))]:
            name = str(path.relative_to(tree.parent))
            archive.add(path, name, recursive=False, filter=anonymous)


def app_dir() -> Path:
    """The folder that an AppImage is made of; its AppRun works as it is."""
    freezing.freeze()
    tree = fresh(BUILD / "Reussite.AppDir")
    freezing.copy_for_anywhere(tree / "usr" / "lib" / NAME)
    freezing.linux_files(tree / "usr" / "share")
    program = f"usr/lib/{NAME}/{NAME}"
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    (tree / "AppRun").symlink_to(program)
    share = tree / "usr" / "share"
    shutil.copy(share / "applications" / f"{NAME}.desktop", tree)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", tree)
    (tree / ".DirIcon").symlink_to(f"{NAME}.png")
    settle(tree)
    return tree


def app_image() -> Path:
    """The AppImage, where the tool for it is installed."""
    tool = shutil.which("appimagetool")
    tree = app_dir()
    if tool is None:
        raise PackagingError(
            f"{tree} is ready, but appimagetool and its runtime are not here (no package registry "
            "has them): run it on that folder, or use make portable"
        )
    target = DIST / f"Reussite-{version()}-{platform.machine()}.AppImage"
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    target.parent.mkdir(exist_ok=True)
    run([tool, "--no-appstream", *(["--runtime-file", runtime] if runtime else []), tree, target])
    told(target)
    return target
