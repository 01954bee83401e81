#!/usr/bin/env python3
"""Prove that the commands of the README work on systems that have nothing yet.

    sudo python3 packaging/bare.py [--suite bookworm] [--keep] [TRIAL ...]
    sudo python3 packaging/bare.py --table

A minimal Debian with Python, make and sudo is unpacked once for each suite, into a folder outside
the source tree. Each trial gets a copy of it and a clone of what is committed here, and its command
is the first thing ever run there. Packages are fetched the way this system fetches them: its
proxies and pip settings are copied in. The results are kept; --table prints them all.

The mounts a changed root needs are made in a namespace of their own, so they vanish with the last
process in it, whatever happens to this one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path("/var/tmp/reussite-bare")
RESULTS = CACHE / "results.json"
SUITES = ("bookworm", "trixie")
MIRROR = "http://deb.debian.org/debian"
PLAYER = "player"
SET_UP = re.compile(r"^(Installing|Making) ", re.MULTILINE)
PASSED = re.compile(r"^=+ .*\bpassed\b.* =+$|^\d+ passed\b.*$", re.MULTILINE)


class BareError(Exception):
    """Why a trial could not begin, or what did not end as it should."""


# A bare Debian.


def base(suite: str, *, with_python: bool = True) -> Path:
    """The bare system, unpacked once: its marker is written last."""
    folder = CACHE / (f"base-{suite}" if with_python else f"base-{suite}-without-python")
    finished = folder.with_name(f"{folder.name}-finished")
    if finished.exists():
        return folder
    if shutil.which("debootstrap") is None:
        apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        quietly([*apt, "update"], allowed_to_fail=True)
        quietly([*apt, "install", "-y", "--no-install-recommends", "debootstrap"])
    shutil.rmtree(folder, ignore_errors=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    print(f"Unpacking a bare {suite} into {folder}", flush=True)
    options = ["--variant=minbase", *(["--include=python3,make,sudo"] if with_python else [])]
    quietly(["debootstrap", *options, suite, str(folder), mirror()], proxies())
    finished.touch()
    return folder


def mirror(addition: str = "") -> str:
    """Where this system gets Debian from, if it is one.

    :param addition: to the name of the suite, such as `-security`.
    """
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    codename = re.search(r"^VERSION_CODENAME=(\w+)", release, re.MULTILINE)
    suite = f"{codename[1] if codename else 'none'}{addition}"
    for source in apt_sources() if re.search(r"^ID=debian$", release, re.MULTILINE) else ():
        text = source.read_text(encoding="utf-8", errors="replace")
        if found := re.search(rf"^deb\s+(?:\[[^]]*\]\s+)?(\S+)\s+{suite}\s", text, re.MULTILINE):
            return found[1]
        for stanza in re.split(r"\n\s*\n", text):
            field = dict(re.findall(r"^(\w[\w-]*):[ \t]*(.*)$", stanza, re.MULTILINE))
            if suite in field.get("Suites", "").split() and field.get("Enabled", "yes") != "no":
                return str(field["URIs"]).split()[0]
    return MIRROR + addition


def apt_sources() -> list[Path]:
    """The files that say where apt fetches from."""
    folder = Path("/etc/apt/sources.list.d")
    files = [Path("/etc/apt/sources.list"), *sorted(folder.glob("*.list"))]
    return [path for path in [*files, *sorted(folder.glob("*.sources"))] if path.is_file()]


def sources(suite: str) -> str:
    """What apt fetches from in the bare system."""
    return "".join(
        f"deb {mirror(addition if addition == '-security' else '')} {suite}{addition} main\n"
        for addition in ("", "-updates", "-security")
    )


def proxies() -> dict[str, str]:
    """apt's proxies, for debootstrap, which does not read apt's settings."""
    found = {}
    for scheme in ("http", "https"):
        query = ["apt-config", "shell", "proxy", f"Acquire::{scheme}::Proxy"]
        told = subprocess.run(query, capture_output=True, text=True, check=False).stdout
        if told.strip():
            found[f"{scheme}_proxy"] = shlex.split(told)[0].partition("=")[2]
    return found


# A copy of it, with a clone in it.


@dataclass(frozen=True)
class Round:
    """What came of running a command."""

    status: int
    seconds: float
    output: str


class System:
    """A Debian of its own in a folder.

    :param player: commands are run by a user who may use sudo, not by root.
    """

    def __init__(self, suite: str, name: str, *, player: bool = False) -> None:
        self.root = CACHE / f"{suite}-{name}"
        self.player = player
        self.home = Path("home", PLAYER) if player else Path("root")
        self.clone = self.home / "reussite"
        shutil.rmtree(self.root, ignore_errors=True)
        quietly(["cp", "-a", "--reflink=auto", str(base(suite)), str(self.root)])
        for path in fetching_settings():
            self.copy(path)
        (self.root / "etc/apt/sources.list").write_text(sources(suite))
        if player:
            self.run(f"useradd --create-home --shell /bin/sh {PLAYER}", by_root=True, folder="/")
            sudoers = self.root / "etc/sudoers.d" / PLAYER
            sudoers.write_text(f"{PLAYER} ALL=(ALL) NOPASSWD: ALL\n")
        quietly(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(self.root / self.clone)])
        if player:
            self.run(f"chown -R {PLAYER}: /{self.home}", by_root=True, folder="/")

    def copy(self, path: Path) -> None:
        """Copy a file of this system to the same place in the other."""
        copy_into(self.root, path, self.home)

    def run(
        self,
        command: str,
        *,
        by_root: bool = False,
        folder: str = "",
        on_line: Callable[[str], None] = lambda _line: None,
        **variables: str,
    ) -> Round:
        """Run a shell command in the clone, with nothing of this environment but ways to fetch.

        :param on_line: is told every line of its output.
        """
        mounts = "mount -t proc proc $0/proc && mount --rbind /dev $0/dev"
        user = f"--userspec={PLAYER} " if self.player and not by_root else ""
        kept = fetching_environment()
        for name, value in kept.items():
            if name.endswith(("_CERT", "_CERT_FILE", "_CA_BUNDLE")):
                self.copy(Path(value))
        environment = {
            "HOME": f"/{self.home}",
            "PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "TERM": "dumb",
            **kept,
            **variables,
        }
        began = time.monotonic()
        with subprocess.Popen(
            [
                *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c"),
                f'{mounts} && exec chroot {user}"$0" /usr/bin/env -i "$@"',
                *(str(self.root), *(f"{name}={value}" for name, value in environment.items())),
                *("sh", "-c", f"cd {folder or f'/{self.clone}'} && {command}"),
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
                on_line(line)
        return Round(process.returncode, time.monotonic() - began, "".join(lines))

    def packages(self) -> frozenset[str]:
        return packages_in(self.root)


def fetching_settings() -> Iterator[Path]:
    """The files by which apt and pip find their way out of this system."""
    apt = Path("/etc/apt")
    yield from [apt / "auth.conf", *apt.glob("auth.conf.d/*")]
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


def copy_into(root: Path, path: Path, home: Path = Path("root")) -> None:
    """Copy a file of this system to the same place in the other, whose user has that home."""
    inside = home / path.relative_to(Path.home()) if path.is_relative_to(Path.home()) else path
    target = root / str(inside).lstrip("/")
    if path.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copy(path, target)


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


# Trials: each gives remarks, or raises BareError.


def run_by(system: System) -> str:
    """`make run` without a display: a picture; the second run sets nothing up."""
    first = expected(system, "make run")
    if not SET_UP.search(first.output):
        raise BareError("the first run set nothing up: the system was not bare")
    packages = system.packages()
    second = expected(system, "make run")
    if again := SET_UP.findall(second.output):
        raise BareError(f"the second run set up again: {', '.join(again)}")
    if system.packages() != packages:
        raise BareError("the second run changed the installed packages")
    size = judged(system.root / system.clone / "build" / "demo.png")
    for arguments, status, words in REFUSED:
        done = system.run(f'make run ARGS="{arguments}"')
        if (done.status == 0) != (status == 0) or words not in done.output:
            raise BareError(f"make run ARGS={arguments!r} ended with {done.status}")
    return f"picture {size}; second run {second.seconds:.1f} s; arguments honoured or refused"


# Without a display: arguments, how they end, and what is said.
REFUSED = (
    ("--version", 0, "reussite 0."),
    ("--self-test", 0, "Everything works."),
    ("--demo /tmp/picture.png", 0, "/tmp/picture.png"),
    ("--install-desktop-entry", 0, "reussite.desktop"),
    ("--remove-desktop-entry", 0, ""),
    ("DS1-D1N-AAAAAAB", 1, "There is no display"),
    ("--new FC", 1, "There is no display"),
    ("--new NOBODY", 1, "NOBODY"),
)


def run_on_display(system: System) -> str:
    """`make run` on a screen: the window shows cards, and Ctrl+Q ends it well."""
    from screen import close, screen, window

    with screen(manager="openbox") as on:
        rounds: list[Round] = []
        player = threading.Thread(
            target=lambda: rounds.append(system.run("make run", DISPLAY=on.display))
        )
        player.start()
        number = window(on, seconds=900)
        picture = CACHE / f"{system.root.name}.png"
        on.save(picture)
        close(on, number)
        player.join()
    if rounds[0].status:
        raise BareError(f"make run ended with {rounds[0].status}")
    return f"window with cards ({judged(picture)}), closed with Ctrl+Q"


def run_tests(system: System) -> str:
    """`make test`, which leaves the checkout and the home folder alone."""
    home = system.root / system.home
    before = home_files(home)
    told = passed(expected(system, "make test"))
    status = ["git", "-c", "safe.directory=*", "-C", str(system.root / system.clone), "status"]
    asked = subprocess.run([*status, "--porcelain"], capture_output=True, text=True, check=True)
    strays = [*asked.stdout.split(), *sorted(home_files(home) - before)]
    if strays:
        raise BareError(f"the tests leave files: {' '.join(strays)}")
    return f"{told}; nothing left in the checkout or the home folder"


def home_files(home: Path) -> set[str]:
    """What lies in a home folder, but for the clone and what pip keeps."""
    names = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    return {name for name in names if not name.startswith(("reussite/", ".cache/pip/"))}


def run_desktop_tests(system: System) -> str:
    return passed(expected(system, "make test-desktop"))


def make_deb(system: System) -> str:
    """`make deb`, and what it says can be done with it."""
    output = expected(system, "make deb").output
    expected(system, "apt-get install -y -q ./dist/reussite_*.deb", by_root=True)
    expected(system, "reussite --self-test")
    glibc = re.search(r"needs (glibc \S+)", output)
    depends = expected(system, "dpkg-deb --field dist/reussite_*.deb Depends").output
    libc = re.search(r"libc6 \(>= ([\d.]+)\)", depends)
    if not glibc or not libc or numbers(libc[1]) < numbers(glibc[1].split()[1]):
        raise BareError(f"the package states {libc and libc[0]}, and needs {glibc and glibc[1]}")
    return f"installed, self-test passed; {glibc[1]}, stated {libc[0]}"


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


# What every desktop has, by the archive's own README.
DESKTOP = "libgl1 libegl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libfreetype6 libx11-xcb1"


def make_portable(system: System) -> str:
    """`make portable`; then, on another bare system, with a desktop's libraries and without."""
    from screen import close, screen, window

    expected(system, "make portable")
    suite = system.root.name.partition("-")[0]
    other = System(suite, "portable-elsewhere", player=system.player)
    archive = next((system.root / system.clone / "dist").glob("*.tar.gz"))
    shutil.copy(archive, other.root / other.clone)
    expected(other, f"mkdir here && tar -xf {archive.name} -C here --strip-components=1")
    expected(other, "here/program/reussite --version && here/program/reussite deal FC1-N-AAAAAAB")
    told = other.run("here/program/reussite", DISPLAY=":0")
    if told.status != 1 or "apt install" not in told.output or "libgl1" not in told.output:
        raise BareError(f"without libraries it ended with {told.status}: {told.output}")
    expected(other, f"apt-get -q update && apt-get install -qq -y {DESKTOP}", by_root=True)
    expected(other, "here/program/reussite --self-test && sh here/install.sh")
    with screen(manager="openbox") as on:
        rounds: list[Round] = []
        player = threading.Thread(
            target=lambda: rounds.append(
                other.run(f"/{other.home}/.local/bin/reussite", DISPLAY=on.display)
            )
        )
        player.start()
        number = window(on, seconds=120)
        close(on, number)
        player.join()
    expected(other, f"sh here/install.sh --remove && test ! -e /{other.home}/.local/opt")
    shutil.rmtree(other.root)
    if rounds[0].status:
        raise BareError(f"the installed program ended with {rounds[0].status}")
    return "elsewhere: names what is missing; with a desktop's libraries plays; removed again"


def make_wheel(system: System) -> str:
    return expected(system, "make wheel").output.strip().splitlines()[-1]


# A line of the first run, and so many seconds after it: Ctrl+C.
MOMENTS = (
    ("Installing Debian", 0.2),
    ("  Get:", 0.0),
    ("  Get:.*libgl", 0.0),
    ("  Unpacking", 0.0),
    ("  Unpacking", 1.5),
    ("  Setting up", 0.0),
    ("  Setting up", 0.7),
    ("Making .venv", 1.0),
    ("Installing the locked dependencies", 4.0),
    ("Installing Réussite itself", 0.3),
)
INTERRUPTED = """
import os, re, signal, subprocess, sys, threading
pattern, delay = re.compile(sys.argv[1]), float(sys.argv[2])
signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell in the background ignores it
process = subprocess.Popen(
    ["make", "run"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=0
)
for line in process.stdout:
    print(line, end="", flush=True)
    if pattern and pattern.match(line):
        pattern = None
        threading.Timer(delay, os.killpg, (process.pid, signal.SIGINT)).start()
sys.exit(abs(process.wait()))
"""


def interrupts(suite: str, player: bool) -> Iterator[str]:
    """`make run`, interrupted at each moment, and run again."""
    for number, (line, delay) in enumerate(MOMENTS, start=1):
        print(f"\n{number}. Interrupted {delay} s after “{line.strip()}”", flush=True)
        system = System(suite, "interrupts", player=player)
        script = system.root / "tmp" / "interrupted.py"
        script.write_text(INTERRUPTED)
        first = system.run(f"python3 /tmp/interrupted.py {shlex.quote(line)} {delay}")
        if first.status == 0:
            raise BareError(f"{number}: the interrupt came too late")
        if audit := system.run("dpkg --audit", by_root=True).output:
            raise BareError(f"{number}: dpkg is left half done: {audit}")
        expected(system, "make run")
        judged(system.root / system.clone / "build" / "demo.png")
        yield f"{number} {line.strip()} +{delay} s"


def run_interrupted(system: System) -> str:
    suite = system.root.name.partition("-")[0]
    return f"{len(list(interrupts(suite, system.player)))} moments, each followed by a good run"


def mend_dpkg(system: System) -> str:
    """Cut dpkg off with the whole system, as a power failure does; the next run repairs it."""

    def cut_off(line: str) -> None:
        if line.startswith("  Unpacking") and not cut:
            cut.append(line)
            for process in Path("/proc").glob("[0-9]*"):
                with suppress(OSError):  # it may just have ended
                    name = (process / "comm").read_text().strip()
                    if name == "dpkg" and (process / "root").readlink() == system.root:
                        os.kill(int(process.name), signal.SIGKILL)

    cut: list[str] = []
    first = system.run("make run", on_line=cut_off)
    if first.status == 0:
        raise BareError("dpkg was not cut off")
    second = expected(system, "make run")
    if audit := system.run("dpkg --audit", by_root=True).output:
        raise BareError(f"dpkg is still half done: {audit}")
    said = "dpkg --configure -a" in second.output
    return f"dpkg killed while unpacking; the next run works, {'said' if said else 'nothing said'}"


@dataclass(frozen=True)
class Trial:
    """What is tried on a system of its own.

    :ivar command: as the README or CONTRIBUTING prints it.
    :ivar player: it is run by a user with sudo, not by root.
    """

    command: str
    do: Callable[[System], str]
    player: bool = False
    display: bool = False


TRIALS = {
    "run": Trial("make run", run_by),
    "run-player": Trial("make run", run_by, player=True),
    "run-display": Trial("make run", run_on_display, player=True, display=True),
    "deb": Trial("make deb", make_deb, player=True),
    "portable": Trial("make portable", make_portable),
    "wheel": Trial("make wheel", make_wheel, player=True),
    "test": Trial("make test", run_tests),
    "test-desktop": Trial("make test-desktop", run_desktop_tests),
    "interrupts": Trial("make run, Ctrl+C", run_interrupted),
    "repair": Trial("make run, dpkg killed", mend_dpkg),
}


@dataclass(frozen=True)
class Result:
    """What came of a trial.

    :ivar commit: what was cloned.
    """

    suite: str
    trial: str
    commit: str
    seconds: float
    packages: int
    works: bool
    remark: str


def tried(suite: str, name: str, *, keep: bool) -> Result:
    """Do one trial, and keep its result."""
    trial = TRIALS[name]
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    system = System(suite, name, player=trial.player)
    before = system.packages()
    print(f"\n$ {trial.command}    (in {system.root})", flush=True)
    began = time.monotonic()
    try:
        works, remark = True, trial.do(system)
    except Exception as error:  # whatever it is, the other trials are done too
        works, remark = False, f"{type(error).__name__}: {error}"
    seconds = time.monotonic() - began
    more = len(system.packages() - before)
    if works and not keep:
        shutil.rmtree(system.root)
    result = Result(suite, name, commit, round(seconds), more, works, remark)
    kept = {f"{each.suite} {each.trial}": each for each in results()} | {f"{suite} {name}": result}
    RESULTS.write_text(json.dumps([asdict(each) for each in kept.values()], indent=1))
    return result


def results() -> list[Result]:
    """The last result of every trial."""
    if not RESULTS.exists():
        return []
    return [Result(**each) for each in json.loads(RESULTS.read_text(encoding="utf-8"))]


def table(done: Sequence[Result]) -> str:
    """All results as a table in Markdown."""
    lines = [
        "| Debian | Command | By | Display | Result | Seconds | Packages | |",
        "|---|---|---|---|---|---:|---:|---|",
    ]
    names = list(TRIALS)
    for each in sorted(done, key=lambda each: (each.suite, names.index(each.trial))):
        trial = TRIALS[each.trial]
        who = "user with sudo" if trial.player else "root"
        cells = [
            *(each.suite, f"`{trial.command}`", who, "yes" if trial.display else "no"),
            *("works" if each.works else "**fails**", f"{each.seconds:.0f}", str(each.packages)),
            f"{each.remark} ({each.commit})",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


# What must be so.


def expected(system: System, command: str, *, by_root: bool = False) -> Round:
    """Run what must work."""
    print(f"  $ {command}", flush=True)
    done = system.run(command, by_root=by_root)
    if done.status:
        last = " / ".join(line.strip() for line in done.output.splitlines()[-3:])
        raise BareError(f"{command} ended with {done.status}: {last}")
    return done


def passed(done: Round) -> str:
    """What pytest says at its end."""
    summaries = PASSED.findall(done.output)
    if not summaries:
        raise BareError("no test passed")
    return str(summaries[-1]).strip("= ")


def judged(picture: Path) -> str:
    """The size of a PNG file in pixels; raises where there is no picture to speak of."""
    if not picture.exists():
        raise BareError(f"there is no {picture.name}")
    content = picture.read_bytes()
    if content[:8] != b"\x89PNG\r\n\x1a\n" or content[-8:-4] != b"IEND":
        raise BareError(f"{picture.name} is not a whole PNG file")
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    if width < 400 or height < 300:
        raise BareError(f"{picture.name} is too small: {width}×{height}")
    if len(set(zlib.decompress(b"".join(image_data(content))))) < 32:
        raise BareError(f"{picture.name} is nearly empty")
    return f"{width}×{height}"


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


def main(arguments: Sequence[str]) -> int:
    """Do the trials; 0 if all of them work."""
    parser = argparse.ArgumentParser(prog="bare.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=f"of {', '.join(TRIALS)}")
    parser.add_argument("--suite", action="append", choices=SUITES, help="all unless named")
    parser.add_argument("--keep", action="store_true", help=f"leave the systems in {CACHE}")
    parser.add_argument("--table", action="store_true", help="print the results there are")
    wish = parser.parse_args(arguments)
    if unknown := set(wish.trials) - TRIALS.keys():
        parser.error(f"no such trial: {', '.join(sorted(unknown))}")
    if wish.table:
        print(table(results()))
        return 0
    if os.geteuid() != 0:
        print("Only root can change the root folder: sudo make bare", file=sys.stderr)
        return 1
    try:
        done = [
            tried(suite, name, keep=wish.keep)
            for suite in wish.suite or SUITES
            for name in wish.trials or TRIALS
        ]
    except (BareError, OSError) as error:
        print(f"Cannot try: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(f"\n{table(done)}")
    return 0 if all(each.works for each in done) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
