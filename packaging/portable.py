"""The portable build: an archive that runs where it is unpacked, with an installer."""

from __future__ import annotations

import gzip
import platform
import shutil
import tarfile
from pathlib import Path

import freezing
from workshop import BUILD, DIST, LINUX, NAME, epoch, fresh, put, settle, told, version


def build() -> Path:
    """The archive, in dist."""
    freezing.freeze()
    name = f"{NAME}-{version()}-linux-{platform.machine()}"
    tree = fresh(BUILD / "portable" / name)
    freezing.copy_for_anywhere(tree / "program")
    put(tree / "install.sh", (LINUX / "install.sh").read_bytes(), 0o755)
    about = (LINUX / "portable.txt").read_text(encoding="utf-8")
    about = about.replace("@VERSION@", version())
    put(tree / "README.txt", about.replace("@GLIBC@", freezing.needed_glibc(tree / "program")))
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
