"""The Debian package: the frozen program, without the libraries that Debian has itself."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import freezing
from workshop import (
    BUILD,
    DIST,
    LINUX,
    NAME,
    ROOT,
    epoch,
    fresh,
    put,
    run,
    settle,
    size_of,
    told,
    version,
)

TREE = BUILD / "deb"
MAINTAINER = "The Réussite authors <reussite@packages.invalid>"
SUMMARY = "patience with big, clear cards"
DESCRIPTION = """\
 Réussite is patience on the desktop: a quiet native window, big clear cards,
 no network, nothing to sign up for. It comes with Double Solitaire, Forty
 Thieves, FreeCell and more, each a plugin, and speaks Bulgarian, Catalan,
 English, French and Russian.
 .
 Every deal has a short code that anybody can play again, every action can be
 undone, and every refused move says which rule refused it.
 .
 This package needs no Python: it brings its own, and the parts of Qt it uses.
"""
# What ELF files don't say: where Qt looks for icons, and what files are.
SUGGESTED = "desktop-file-utils, hicolor-icon-theme, shared-mime-info"


def build(*, quick: bool = False) -> Path:
    """The package, in dist.

    :param quick: pack faster, and larger.
    """
    freezing.needs_for_freezing("dpkg-deb", "dpkg-shlibdeps")
    freezing.freeze()
    fresh(TREE)
    put_program()
    put_files()
    settle(TREE)
    put_control()
    settle(TREE)
    print("Packing", flush=True)
    target = DIST / f"{NAME}_{version()}_{architecture()}.deb"
    target.parent.mkdir(exist_ok=True)
    packing = ["-Zgzip", "-z3"] if quick else ["-Zxz", "--threads-max=1"]
    run(["dpkg-deb", "--root-owner-group", *packing, "--build", TREE, target])
    told(target)
    print(f"It needs glibc {freezing.needed_glibc(TREE / 'usr')}")
    return target


def architecture() -> str:
    return run(["dpkg", "--print-architecture"]).strip()


def put_program() -> None:
    home = TREE / "usr" / "lib" / NAME
    freezing.copy_for_system(home, Path("/usr/lib", NAME))
    for library in freezing.shared_objects(home):
        if ".so" in library.name:
            library.chmod(0o644)
    link = TREE / "usr" / "bin" / NAME
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{NAME}/{NAME}")


def put_files() -> None:
    """Everything beside the program."""
    share = TREE / "usr" / "share"
    freezing.linux_files(share, NAME)
    doc = share / "doc" / NAME
    put(doc / "copyright", (LINUX / "copyright").read_bytes())
    put(doc / "changelog.gz", gzip.compress(changelog().encode(), 9, mtime=0))
    news = (ROOT / "CHANGELOG.md").read_bytes()
    put(doc / "NEWS.md.gz", gzip.compress(news, 9, mtime=0))
    put(share / "lintian" / "overrides" / NAME, (LINUX / "lintian-overrides").read_bytes())


def changelog() -> str:
    """What Debian's tools want to read; the news for players are in NEWS.md."""
    date = format_datetime(datetime.fromtimestamp(epoch(), tz=UTC))
    return (
        f"{NAME} ({version()}) unstable; urgency=medium\n\n"
        f"  * Version {version()}: see NEWS.md.gz.\n\n -- {MAINTAINER}  {date}\n"
    )


def put_control() -> None:
    control = fresh(TREE / "DEBIAN")
    files = sorted(path for path in TREE.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(TREE)}\n"
        for file in files
    ]
    put(control / "md5sums", "".join(sums))
    fields = {
        "Package": NAME,
        "Version": version(),
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture(),
        "Maintainer": os.environ.get("REUSSITE_MAINTAINER", MAINTAINER),
        "Installed-Size": str(size_of([TREE / "usr"]) // 1024),
        "Depends": depends(),
        "Recommends": SUGGESTED,
        "Description": f"{SUMMARY}\n{DESCRIPTION.rstrip()}",
    }
    put(control / "control", "".join(f"{key}: {value}\n" for key, value in fields.items()))


def depends() -> str:
    """What all libraries of the program need from Debian, as its own tool finds out."""
    home = TREE / "usr" / "lib" / NAME
    work = fresh(BUILD / "shlibdeps")
    put(work / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    libraries = list(freezing.shared_objects(home))
    own = sorted({library.parent for library in libraries})
    found = run(
        [
            *("dpkg-shlibdeps", "-O", "--warnings=0"),
            *(f"-l{folder}" for folder in own),
            *(f"-e{library}" for library in libraries),
        ],
        folder=work,
    )
    shutil.rmtree(work)
    told_depends = re.search(r"^shlibs:Depends=(.*)$", found, re.MULTILINE)
    assert told_depends, found
    return told_depends[1]
