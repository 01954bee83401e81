#!/usr/bin/env python3
"""Prove that `make run` and `make test` work on a system that has nothing yet.

    sudo python3 packaging/bare.py [--fresh] [--keep] [run] [test]

A minimal Debian with Python and make is unpacked once into a folder outside
the source tree. Each command then gets a copy of it and a clone of what is
committed here, and is the first thing ever run there; after that it runs
again, which must install nothing. Packages are fetched the way this system
fetches them: its apt sources and pip settings are copied in.

The mounts a changed root needs are made in a namespace of their own, so they
vanish with the last process in it, whatever happens to this one.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path("/var/tmp/reussite-bare")
BASE = CACHE / "base"
FINISHED = CACHE / "base-finished"
SUITE = "bookworm"
CLONE = Path("root", "reussite")  # in the new root
SET_UP = re.compile(r"^(Installing|Making|Removing) ", re.MULTILINE)
PASSED = re.compile(r"^=+ .*\bpassed\b.* =+$|^\d+ passed\b.*$", re.MULTILINE)


class BareError(Exception):
    """Why the trial could not begin."""


# A bare Debian.


def base() -> None:
    """Unpack the bare system, once: its marker is written last."""
    if FINISHED.exists():
        return
    if shutil.which("debootstrap") is None:
        apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        quietly([*apt, "update"], allowed_to_fail=True)
        quietly([*apt, "install", "-y", "--no-install-recommends", "debootstrap"])
    shutil.rmtree(BASE, ignore_errors=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    print(f"Unpacking a bare {SUITE} into {BASE}", flush=True)
    options = ["--variant=minbase", "--include=python3,make"]
    quietly(["debootstrap", *options, SUITE, str(BASE), *mirror()], proxies())
    FINISHED.touch()


def mirror() -> list[str]:
    """Where this system gets that suite from; without one debootstrap asks its own default."""
    for source in apt_sources():
        text = source.read_text(encoding="utf-8", errors="replace")
        one_line = re.search(rf"^deb\s+(?:\[[^]]*\]\s+)?(\S+)\s+{SUITE}\s", text, re.MULTILINE)
        if one_line:
            return [one_line[1]]
        for stanza in re.split(r"\n\s*\n", text):
            field = dict(re.findall(r"^(\w[\w-]*):[ \t]*(.*)$", stanza, re.MULTILINE))
            if SUITE in field.get("Suites", "").split() and field.get("Enabled", "yes") != "no":
                return [str(field["URIs"]).split()[0]]
    return []


def apt_sources() -> list[Path]:
    """The files that say where apt fetches from."""
    folder = Path("/etc/apt/sources.list.d")
    files = [Path("/etc/apt/sources.list"), *sorted(folder.glob("*.list"))]
    return [path for path in [*files, *sorted(folder.glob("*.sources"))] if path.is_file()]


def proxies() -> dict[str, str]:
    """apt's proxies, for debootstrap, which does not read apt's settings."""
    found = {}
    for scheme in ("http", "https"):
        query = ["apt-config", "shell", "proxy", f"Acquire::{scheme}::Proxy"]
        told = subprocess.run(query, capture_output=True, text=True, check=False).stdout
        if told.strip():
            found[f"{scheme}_proxy"] = shlex.split(told)[0].partition("=")[2]
    return found


# One trial: a copy of it, with a clone in it.


class Round(NamedTuple):
    """What came of running a command once."""

    status: int
    seconds: float
    output: str
    packages: frozenset[str]


class Trial(NamedTuple):
    """A command that was the first one ever run on its system, and then the second."""

    command: str
    first: Round
    second: Round
    complaints: list[str]
    remark: str


def trial(name: str, *, keep: bool) -> Trial:
    """Run `make name` twice on a system of its own, and look at what it left."""
    root = CACHE / name
    shutil.rmtree(root, ignore_errors=True)
    quietly(["cp", "-a", "--reflink=auto", str(BASE), str(root)])
    for path in fetching_settings():
        copy_into(root, path)
    quietly(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(root / CLONE)])
    before = packages_in(root)
    command = f"make {name}"
    first = in_root(root, command)
    second = in_root(root, command)
    remark = f"{len(first.packages - before)} packages"
    complaints = list(complaints_about(first, second))
    if name == "run":
        picture = root / CLONE / "build" / "demo.png"
        complaint, size = judged(picture)
        complaints += [complaint] if complaint else []
        remark += f", picture {size}"
        if picture.exists():
            shutil.copy(picture, CACHE / "demo.png")
    else:
        summaries = PASSED.findall(first.output)
        complaints += [] if summaries else ["no test passed"]
        remark += f", {summaries[-1].strip('= ')}" if summaries else ""
    if not keep:
        shutil.rmtree(root)
    return Trial(command, first, second, complaints, remark)


def fetching_settings() -> Iterator[Path]:
    """The files by which apt and pip find their way out of this system."""
    apt = Path("/etc/apt")
    yield from apt_sources()
    yield from [apt / "auth.conf", *apt.glob("auth.conf.d/*")]
    yield from [*apt.glob("keyrings/*"), *apt.glob("trusted.gpg.d/*")]
    for settings in [apt / "apt.conf", *apt.glob("apt.conf.d/*")]:
        # Not the others: they call programs that a bare system does not have.
        if settings.is_file() and "Acquire" in settings.read_text(errors="replace"):
            yield settings
    home = Path.home()
    yield from [Path("/etc/pip.conf"), home / ".pip" / "pip.conf", home / ".netrc"]
    yield from [*Path("/etc/xdg/pip").glob("*"), *(home / ".config" / "pip").glob("*")]
    # Certificates of this place's own: installing ca-certificates adds them to Debian's.
    yield from Path("/usr/local/share/ca-certificates").glob("*.crt")
    yield from [Path("/etc/resolv.conf"), Path("/etc/hosts")]


def copy_into(root: Path, path: Path) -> None:
    """Copy a file of this system to the same place in the other; the user is root there."""
    home = Path.home()
    inside = Path("/root") / path.relative_to(home) if path.is_relative_to(home) else path
    target = root / inside.relative_to("/")
    if path.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copy(path, target)


def in_root(root: Path, command: str) -> Round:
    """Run a command in the clone there, with nothing of this environment but ways to fetch."""
    mounts = "mount -t proc proc $0/proc && mount --rbind /dev $0/dev"
    enter = 'exec chroot "$0" /usr/bin/env -i "$@"'
    kept = fetching_environment()
    for name, value in kept.items():
        if name.endswith(("_CERT", "_CERT_FILE", "_CA_BUNDLE")):
            copy_into(root, Path(value))
    variables = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "TERM": "dumb", **kept}
    assignments = [f"{name}={value}" for name, value in variables.items()]
    print(f"\n$ {command}    (in {root})", flush=True)
    began = time.monotonic()
    with subprocess.Popen(
        [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child"),
            *("sh", "-c", f"{mounts} && {enter}", str(root), *assignments),
            *("sh", "-c", f"cd /{CLONE} && {command}"),
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout
        lines = []
        for line in process.stdout:
            print(f"    {line}", end="", flush=True)
            lines.append(line)
    seconds = time.monotonic() - began
    return Round(process.returncode, seconds, "".join(lines), packages_in(root))


def fetching_environment() -> dict[str, str]:
    """The variables by which programs find their way out of this system."""
    names = re.compile(r"PIP_\w+|SSL_CERT_\w+|\w+_CA_BUNDLE|(?i:https?|no|all|ftp)_(?i:proxy)")
    return {name: value for name, value in os.environ.items() if names.fullmatch(name)}


def packages_in(root: Path) -> frozenset[str]:
    """The Debian packages a system has, with their versions."""
    status = (root / "var/lib/dpkg/status").read_text(encoding="utf-8", errors="replace")
    return frozenset(
        f"{name[1]} {version[1]}"
        for stanza in status.split("\n\n")
        if (name := re.search(r"^Package: (.*)$", stanza, re.MULTILINE))
        and (version := re.search(r"^Version: (.*)$", stanza, re.MULTILINE))
    )


# What must be so.


def complaints_about(first: Round, second: Round) -> Iterator[str]:
    """What went wrong, in the reader's words."""
    if first.status:
        yield f"the first run ended with {first.status}"
    if second.status:
        yield f"the second run ended with {second.status}"
    if not SET_UP.search(first.output):
        yield "the first run set nothing up: the system was not bare"
    if set_up_again := SET_UP.findall(second.output):
        yield f"the second run set up again: {', '.join(set_up_again)}"
    if first.packages != second.packages:
        yield "the second run changed the installed packages"


def judged(picture: Path) -> tuple[str, str]:
    """What is wrong with a PNG file, if anything, and its size in pixels."""
    if not picture.exists():
        return f"there is no {picture.name}", "missing"
    content = picture.read_bytes()
    if content[:8] != b"\x89PNG\r\n\x1a\n" or content[-8:-4] != b"IEND":
        return f"{picture.name} is no whole PNG file", "broken"
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    size = f"{width}×{height}"
    if width < 400 or height < 300:
        return f"{picture.name} is too small", size
    shades = len(set(zlib.decompress(b"".join(image_data(content)))))
    return (f"{picture.name} is nearly empty" if shades < 32 else ""), size


def image_data(content: bytes) -> Iterator[bytes]:
    """The compressed pixels of a PNG file, chunk by chunk."""
    at = 8
    while at < len(content):
        length = int.from_bytes(content[at : at + 4], "big")
        if content[at + 4 : at + 8] == b"IDAT":
            yield content[at + 8 : at + 8 + length]
        at += length + 12


def quietly(
    command: Sequence[str], extra: dict[str, str] | None = None, *, allowed_to_fail: bool = False
) -> None:
    """Run a step of the preparation; its last lines are told only if it fails."""
    done = subprocess.run(
        command,
        env={**os.environ, **(extra or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode and not allowed_to_fail:
        last = "\n".join(done.stdout.splitlines()[-5:])
        raise BareError(f"{shlex.join(command)} ended with {done.returncode}:\n{last}")


def table(trials: Sequence[Trial]) -> str:
    """All trials, a line each, and what is wrong under them."""
    lines = [f"{'command':12}{'first':>8}{'second':>8}   result", "-" * 72]
    for each in trials:
        verdict = "failed" if each.complaints else "works"
        times = f"{each.first.seconds:7.1f}s{each.second.seconds:7.1f}s"
        lines.append(f"{each.command:12}{times}   {verdict}: {each.remark}")
        lines += [f"{'':31}- {complaint}" for complaint in each.complaints]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Try the commands; 0 if all of them work."""
    parser = argparse.ArgumentParser(prog="bare.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("commands", nargs="*", metavar="run|test", help="all unless named")
    parser.add_argument("--fresh", action="store_true", help="unpack the bare system anew")
    parser.add_argument("--keep", action="store_true", help=f"leave the systems in {CACHE}")
    wish = parser.parse_args(arguments)
    commands = wish.commands or ["run", "test"]
    if unknown := set(commands) - {"run", "test"}:
        parser.error(f"only run and test are tried here, not {', '.join(unknown)}")
    if os.geteuid() != 0:
        print("Only root can change the root folder: sudo make bare", file=sys.stderr)
        return 1
    try:
        if wish.fresh:
            FINISHED.unlink(missing_ok=True)
        base()
        trials = [trial(command, keep=wish.keep) for command in commands]
    except (BareError, OSError) as error:
        print(f"Cannot try: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(f"\nOn a bare Debian {SUITE} with Python and make, the clone's first and second run:\n")
    print(table(trials))
    return 1 if any(each.complaints for each in trials) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
